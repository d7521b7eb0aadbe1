"""Keyflower on the screen: one seat's View laid out as a Table."""

from collections.abc import Sequence
from dataclasses import replace

from game.board.board import Board
from game.core.compound_choice import Chain
from game.core.panels import NO_DESK, Desk
from game.core.player import Player
from game.core.staging import Bed, Staging
from game.core.table import Offer, Piece, Prompt, Refusal, Spot, Table
from game.games.keyflower import names
from game.games.keyflower.halves import COLOUR, COUNT, TILE
from game.games.keyflower.looks.colours import APART, PALETTE, SEASONS
from game.games.keyflower.table import laying, transport
from game.games.keyflower.table.cover import cover
from game.games.keyflower.table.daily import daily
from game.games.keyflower.table.ending import points_pieces
from game.games.keyflower.table.market import badges, group_spots, market_pieces
from game.games.keyflower.table.mats import mats
from game.games.keyflower.table.notebook import notes
from game.games.keyflower.table.offers import amount, blind, buttons
from game.games.keyflower.table.offers import offers as write_offers
from game.games.keyflower.table.pieces import tile_spots
from game.games.keyflower.table.places import ARRANGED, MOORED, WITH_SHIP, boards
from game.games.keyflower.table.results import audit, awards, charts, luck, opening
from game.games.keyflower.table.rule_pictures import figures
from game.games.keyflower.table.slips import slips
from game.games.keyflower.table.standing import race, standing
from game.games.keyflower.table.trays import in_tray, tray_spots
from game.games.keyflower.table.verbs import verbs_of
from game.games.keyflower.table.villages import village_pieces, village_spots
from game.games.keyflower.table.winter import winter_places
from game.games.keyflower.text.narration import narrate
from game.games.keyflower.text.phases import PHASES
from game.games.keyflower.text.stages import stage
from game.games.keyflower.view import View
from game.kit.phases import stepper
from game.kit.slips import Writer, slips_at
from game.words import _

SIGNS = tuple(f"season_{season}" for season in SEASONS)
THERE = (TILE, COLOUR, COUNT)
"""The stages at which a tile of a village, a colour and a number are chosen: what joins or pays lies on the market."""


def lay_out(
    board: Board,
    view: View,
    chains: Sequence[Chain],
    picked: tuple[str, ...],
    players: Sequence[Player],
    desk: Desk = NO_DESK,
) -> Table:
    """The table as this view's seat sees it, with the choices that it has."""
    offers = write_offers(view, chains, picked)
    zones, cards = in_tray(view, picked)
    pieces = _pieces(board, view, players, offers, picked)
    known = _spots(board, view, players, offers, picked)
    known |= {spot: replace(known[spot], also=places) for spot, places in badges(pieces).items()}
    spots = (*known.values(), *buttons(offers, set(known), picked, players))
    lying = {"", *(spot.id for spot in spots)}
    names_of = tuple(names.season_name(season) for season in range(4))
    return Table(
        clock=names_of[view.season],
        subtitle=_("open screens") if view.options.open_screens else "",
        phases=stepper(names_of, view.season if view.phase != "over" else 4, SIGNS),
        prompt=_prompt(view, offers, picked, players),
        backdrop="",
        pieces=(*pieces, *cards),
        spots=spots,
        mats=mats(view),
        race=race(view),
        standing=standing(view),
        trays=zones,
        slips=slips_at(lying, _slips(view, offers, players, picked)),
        offers=offers,
        refusals={spot: why for spot, why in _refusals(view, offers, players, picked).items() if spot in lying},
        notes=notes(view, players, desk.study),
        tab="notes" if view.worth and view.seat is not None else "",
        blind=blind(view),
        amount=amount(view, chains),
        verbs={**verbs_of(view, offers), **transport.verbs(offers)},
        ground=f"ground_{SEASONS[view.season]}",
        boards=boards(board, view, tuple(players), laying.laying(view, offers), transport.room(view, view.turn)),
        front=_front(view),
        wheel=laying.wheel(offers, picked),
        retreat=_("Take it back") if view.half is not None else "",
    )


def _prompt(view: View, offers: Sequence[Offer], picked: tuple[str, ...], players: Sequence[Player]) -> Prompt:
    """What is asked, also of what is held in the village."""
    prompt = PHASES.prompt(view, players)
    if laying.laying(view, offers) >= 0:
        return replace(prompt, text=laying.asked(view, offers, picked))
    held = transport.asked(view, picked) if view.phase == "carry" else ""
    return replace(prompt, text=held) if held else prompt


def _slips(
    view: View, offers: Sequence[Offer], players: Sequence[Player], picked: tuple[str, ...]
) -> dict[str, Writer]:
    """What writes what the inspector says, with what is told only while a tile or a resource is held."""
    found = slips(view, players) | transport.slips(view, picked)
    return found | laying.slips(view, offers, picked) if laying.laying(view, offers) >= 0 else found


def _refusals(
    view: View, offers: Sequence[Offer], players: Sequence[Player], picked: tuple[str, ...]
) -> dict[str, Refusal]:
    """Why something cannot be chosen; in the own village for what it is held over."""
    found = dict(PHASES.refusals(view, offers, players))
    if laying.laying(view, offers) >= 0:
        found |= laying.refusals(view, offers, picked)
    elif view.phase == "carry" and view.seat == view.turn:
        found |= transport.refusals(view, offers, picked)
    first = {offer.path[0] for offer in offers if offer.path}
    return {spot: why for spot, why in found.items() if spot not in first}


def _front(view: View) -> str:
    """What lies large: the village of whoever carries or lays, else the market."""
    if view.phase in ("carry", "expand", "allot"):
        return names.village(view.turn)
    if view.phase == "act" and view.half is not None and view.half.where > 0 and view.half.stage in THERE:
        return names.village(view.half.where - 1)
    return names.MARKET if view.phase != "over" else names.village(0)


def _pieces(
    board: Board, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> list[Piece]:
    found = [*market_pieces(board, view, players), *winter_places(board, view), *points_pieces(view)]
    for seat in range(view.seats):
        found += village_pieces(view, seat, transport.lays(view, picked) if seat == view.turn else {})
    if laying.laying(view, offers) >= 0:
        found += laying.pieces(view, offers, picked)
    if view.phase == "carry":
        found += transport.pieces(view, picked)
    return found


def _spots(
    board: Board, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> dict[str, Spot]:
    """Everything on the table that one can point at."""
    found = {spot.id: spot for spot in tray_spots(view)}
    found |= {spot.id: spot for spot in (*tile_spots(board, view), *group_spots(board, view))}
    found |= {spot.id: spot for spot in (*village_spots(view, players), *transport.spots(view))}
    if laying.laying(view, offers) >= 0:
        found |= {spot.id: spot for spot in laying.spots(view, offers, picked)}
    found |= {f"mat:{seat}": Spot(f"mat:{seat}", players[seat].name) for seat in range(view.seats)}
    return found


STAGING = Staging(
    map="market",
    spaces=(
        *(f"market:{size}:{n + 1}" for size in ARRANGED for n in range(size)),
        *(f"{where}:{most}:{n + 1}" for where in ("boat", "quay") for most in MOORED for n in range(most)),
        *(f"turn:{n}" for n in range(1, 5)),
        *(f"turn:{WITH_SHIP}:{n + 1}" for n in range(WITH_SHIP)),
        "supply",
        "aside",
    ),
    lay_out=lay_out,
    narrate=narrate,
    direct=stage,
    cover=cover,
    task=PHASES.task,
    audit=audit,
    charts=charts,
    awards=awards,
    opening=opening,
    daily=daily,
    luck=luck,
    figures=figures,
    bed=Bed(14, 0.9, 4, 0.25),
    hand_over="relaxed",
    palette=PALETTE,
    apart=APART,
)
