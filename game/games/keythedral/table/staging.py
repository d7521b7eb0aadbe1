"""Keythedral on the screen: one seat's View laid out as a Table."""

from collections.abc import Sequence

from game.board.board import Board
from game.core.compound_choice import Chain
from game.core.panels import NO_DESK, Desk
from game.core.player import Player
from game.core.staging import Bed, Staging
from game.core.table import Offer, Phase, Refusal, Spot, Table
from game.games.keythedral import components as box
from game.games.keythedral.knowledge.counting import seats_left
from game.games.keythedral.looks.colours import APART, PALETTE
from game.games.keythedral.table.cover import cover
from game.games.keythedral.table.daily import daily
from game.games.keythedral.table.keytown import beside_map, town_spots
from game.games.keythedral.table.map_pieces import map_pieces, map_spots
from game.games.keythedral.table.mats import mats
from game.games.keythedral.table.notebook import notes
from game.games.keythedral.table.offers import blind, buttons
from game.games.keythedral.table.offers import offers as write_offers
from game.games.keythedral.table.places import laying
from game.games.keythedral.table.results import audit, awards, charts, luck, opening
from game.games.keythedral.table.rule_pictures import figures
from game.games.keythedral.table.slips import open_slips, slips
from game.games.keythedral.table.standing import queue, race, standing
from game.games.keythedral.table.trays import in_tray, tray_spots
from game.games.keythedral.table.verbs import verbs_of
from game.games.keythedral.text.calls import call, stops
from game.games.keythedral.text.narration import narrate
from game.games.keythedral.text.phases import PHASES, prompt
from game.games.keythedral.text.stages import stage
from game.games.keythedral.view import View
from game.kit.phases import stepper
from game.kit.slips import slips_at
from game.words import _, plural

STEPS = {"season": 1, "collect": 1, "relief": 1, "act": 2, "answer": 2, "surcharge": 2, "precede": 3, "bid": 3}
"""By phase: the part of a round; what is not named belongs to the first."""


def lay_out(
    board: Board,
    view: View,
    chains: Sequence[Chain],
    picked: tuple[str, ...],
    players: Sequence[Player],
    desk: Desk = NO_DESK,
) -> Table:
    """The table as this view's seat sees it, with the choices that it has."""
    offers = write_offers(view, chains, players)
    shown = view.seat if view.seat is not None else view.turn
    trays, cards = in_tray(view, picked, players[shown].colour, offers)
    pieces = (*beside_map(board, view, players, picked), *map_pieces(board, view, players, offers, picked), *cards)
    known = _spots(board, view, players, offers, picked)
    spots = (*known.values(), *buttons(view, offers, set(known), picked))
    lying = {spot.id for spot in spots}
    told = slips(view, players) | open_slips(view, sorted({spot for offer in offers for spot in offer.path}))
    return Table(
        clock=_clock(view),
        subtitle=_subtitle(view),
        phases=_phases(view),
        prompt=prompt(view, players, picked),
        backdrop="floor",
        pieces=pieces,
        spots=spots,
        mats=mats(view, players),
        trays=trays,
        slips=slips_at(lying, told),
        offers=offers,
        refusals={spot: why for spot, why in _refusals(view, offers, players).items() if spot in lying},
        notes=notes(view, players, desk.study),
        verbs=verbs_of(view, offers),
        blind=blind(view),
        call=call(view, players),
        stops=stops(view),
        race=race(view),
        standing=standing(view),
        queue=queue(view),
        retreat=_("Take it back") if view.half is not None else "",
        wide=True,
    )


def _clock(view: View) -> str:
    if laying(view):
        return _("Set-up")
    return _("Round {n}").format(n=view.round)


def _subtitle(view: View) -> str:
    if laying(view):
        return plural("{n} field in the stack", "{n} fields in the stack", view.stack)
    return plural("{n} pane to go", "{n} panes to go", sum(seats_left(view)))


def _phases(view: View) -> tuple[Phase, ...]:
    if laying(view):
        return ()
    steps = (_("Workers"), _("Harvest"), _("Actions"), _("Start"))
    now = len(steps) if view.phase == "over" else STEPS.get(view.phase, 0)
    return stepper(steps, now, ("phase_work", "phase_harvest", "phase_actions", "phase_start"))


def _refusals(view: View, offers: Sequence[Offer], players: Sequence[Player]) -> dict[str, Refusal]:
    """Why something cannot be chosen."""
    first = {offer.path[0] for offer in offers if offer.path}
    return {spot: why for spot, why in PHASES.refusals(view, offers, players).items() if spot not in first}


def _spots(
    board: Board, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> dict[str, Spot]:
    """Everything on the table that one can point at."""
    found = {spot.id: spot for spot in map_spots(board, view, players, offers, picked)}
    found |= {spot.id: spot for spot in town_spots(board, view)}
    found |= {spot.id: spot for spot in tray_spots(view) if spot.id not in found}
    return found | {f"mat:{seat}": Spot(f"mat:{seat}", players[seat].name) for seat in range(view.seats)}


STAGING = Staging(
    map="keythedral",
    spaces=(
        "order", "fields", "draft", "stack", "reach", "rose", "level", "deck", "force", "store",
        *(f"order:{n}" for n in range(1, box.COTTAGES + 1)),
        *(f"tile:{size}:{n + 1}" for size in range(2, 6) for n in range(size)),
        *(f"craft:{n}" for n in range(1, 6)),
        *(f"law:{n + 1}" for n in range(box.LAWS_OPEN)),
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
    bed=Bed(16, 0.94, 2, 0.2, hums=((1760, 0.05), (2640, 0.03))),
    hand_over="relaxed",
    palette=PALETTE,
    apart=APART,
)  # fmt: skip
