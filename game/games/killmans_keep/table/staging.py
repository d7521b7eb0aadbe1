"""Killman's Keep on the screen: one seat's View laid out as a Table."""

from collections.abc import Collection, Sequence

from game.board.board import Board
from game.core.compound_choice import Chain
from game.core.panels import NO_DESK, Desk
from game.core.player import Player
from game.core.staging import Bed, Staging
from game.core.table import Offer, Piece, Refusal, Spot, Table
from game.games.killmans_keep import names
from game.games.killmans_keep.components import AREAS, DOUBLOONS_TO_WIN, GOAL_FACE
from game.games.killmans_keep.knowledge.spots import copy_spot
from game.games.killmans_keep.looks.colours import APART, PALETTE
from game.games.killmans_keep.table.bargaining import amount, bargain, bargain_pieces
from game.games.killmans_keep.table.cover import cover
from game.games.killmans_keep.table.daily import daily
from game.games.killmans_keep.table.map_notes import map_notes
from game.games.killmans_keep.table.mats import mats
from game.games.killmans_keep.table.notebook import notes
from game.games.killmans_keep.table.offers import blind, buttons
from game.games.killmans_keep.table.offers import offers as write_offers
from game.games.killmans_keep.table.pieces import board_pieces
from game.games.killmans_keep.table.plates import brief, plates
from game.games.killmans_keep.table.results import audit, awards, charts, luck, opening
from game.games.killmans_keep.table.roads import along_road, road_spots
from game.games.killmans_keep.table.rule_pictures import figures
from game.games.killmans_keep.table.shelf import shelf
from game.games.killmans_keep.table.slips import slips
from game.games.killmans_keep.table.standing import odds, queue, race, standing
from game.games.killmans_keep.table.status import status
from game.games.killmans_keep.table.trays import in_tray
from game.games.killmans_keep.table.verbs import verbs_of
from game.games.killmans_keep.text.calls import call, stops, unasked
from game.games.killmans_keep.text.narration import narrate
from game.games.killmans_keep.text.prompts import asked, between, prompt, refusals, retreat, task
from game.games.killmans_keep.text.stages import stage
from game.games.killmans_keep.view import View
from game.words import _

STACK = 66.0
"""How high the stacks of Doubloons rise above their ground at first, in map units."""
LOOSE = ("ask:", "found:", "give:", "want:")
"""Cards outside of hands and piles, as their spots begin: what is asked for, found or offered."""

TOWN = "town"
"""The usual painting; others show the town in other colours."""


def lay_out(
    board: Board,
    view: View,
    chains: Sequence[Chain],
    picked: tuple[str, ...],
    players: Sequence[Player],
    _desk: Desk = NO_DESK,
) -> Table:
    """The table as this view's seat sees it, with the choices that it has."""
    offers = along_road(board, view, write_offers(view, chains, players))
    zones, cards = in_tray(view, offers, picked)
    offered = bargain_pieces(view)
    spots = _spots(board, view, players, offered) + buttons(view, offers, players, picked)
    loose = [piece.spot for piece in (*cards, *offered) if piece.spot.startswith(LOOSE)]
    return Table(
        clock=names.round_name(view.round) if view.round else _("Before the first round"),
        subtitle=_race(view, players),
        phases=(),
        prompt=prompt(view, players) if asked(view) or not chains else between(view),
        backdrop=board.painting(TOWN),
        pieces=(*board_pieces(board, view, players), *cards, *offered),
        spots=spots,
        mats=mats(view),
        trays=zones,
        slips=slips(view, players, loose, pale=board.painting(TOWN) != TOWN),
        offers=offers,
        refusals=_lying_refusals(view, offers, players, {spot.id for spot in spots}),
        notes=notes(view, players),
        verbs=verbs_of(view, offers),
        blind=blind(view),
        amount=amount(view, [chain.last for chain in chains]),
        status=status(view, players),
        plates=plates(view, offers, players),
        brief=brief(view),
        call=call(view, players),
        stops=stops(),
        unasked=unasked(view),
        bargain=bargain(view, players, offers, picked),
        retreat=retreat(view),
        race=race(),
        standing=standing(view),
        odds=odds(view),
        queue=queue(view),
        shelf=shelf(view),
    )


def _lying_refusals(
    view: View, offers: Sequence[Offer], players: Sequence[Player], lying: Collection[str]
) -> dict[str, Refusal]:
    """Why not, at the spots that lie on the table."""
    return {spot: why for spot, why in refusals(view, offers, players).items() if spot in lying}


def _race(view: View, players: Sequence[Player]) -> str:
    """Who is nearest to the fifth Doubloon, once it is near."""
    most = max(view.doubloons)
    if most < DOUBLOONS_TO_WIN - 1 or view.phase == "over":
        return ""
    near = [players[seat].name for seat in range(view.seats) if view.doubloons[seat] == most]
    return _("{names}: one Doubloon to go").format(names=", ".join(near))


def _spots(board: Board, view: View, players: Sequence[Player], offered: Sequence[Piece]) -> tuple[Spot, ...]:
    """Everything on the table that one can point at: areas, piles, cards and mats; and the points of the road."""
    spots = []
    for number, area in enumerate(AREAS):
        space, house = board[f"name:{area}"], board[f"house:{area}"]
        place = (house.x, house.y, house.w, house.h)
        name = names.area_name(number)
        spots.append(Spot(area, name, *space.centre, space.w + 12, space.h + 16, also=(place,)))
    spots += [Spot(spot, label, also=_stacks(board, spot)) for spot, label in _piles(view).items()]
    spots += [Spot(f"mat:{seat}", players[seat].name) for seat in range(view.seats)]
    spots += [Spot(piece.spot, names.card_name(int(piece.spot.split(":")[1]))) for piece in offered if piece.spot]
    return (*spots, *road_spots(board))


def _stacks(board: Board, spot: str) -> tuple[tuple[float, float, float, float], ...]:
    """The coins stand higher than the ground on which they are stacked."""
    if spot != "doubloons":
        return ()
    first, last = board["doubloons:1"], board["doubloons:3"]
    return ((first.x, first.y - STACK, last.x + last.w - first.x, STACK + first.h),)


def _piles(view: View) -> dict[str, str]:
    """The piles on the board and the cards in sight, by their spots."""
    found = {
        "keep-deck": _("the Keep deck"),
        "keep-top": names.card_name(view.monster) if view.monster >= 0 else _("the monster on the Keep"),
        "keep-discard": _("the Keep discard"),
        "goal-deck": _("the goals"),
        "goal-discard": _("the goal discard"),
        "doubloons": _("Doubloons"),
    }
    found |= {f"stall:{card}": names.card_name(card) for card in view.market}
    for card in view.hand:
        for copy in range(view.hand.count(card)):
            found[copy_spot("hand", card, copy)] = names.card_name(card)
    if view.seat is not None and view.goals[view.seat] >= 0:
        found["goal"] = names.card_name(GOAL_FACE + view.goals[view.seat])
    return found


STAGING = Staging(
    map="keep",
    map_notes=map_notes,
    spaces=(
        *("ring", "plinth", "monster", "market_row", "market_rows:1", "market_rows:2"),
        *("keep_deck", "keep_discard", "goal_deck", "goal_discard", "haggle", "battle", "battle:2", "price:doubloons"),
        *(f"{kind}:{area}" for kind in ("name", "house") for area in AREAS),
        *(f"pawn:{area}:{seat}" for area in AREAS for seat in range(1, 6)),
        *(f"left:{pile}" for pile in ("keep_deck", "keep_discard", "goal_deck", "goal_discard", "doubloons")),
        *(f"{row}:{number}" for row in ("stall", "doubloons") for number in range(1, 4)),
    ),
    lay_out=lay_out,
    narrate=narrate,
    direct=stage,
    cover=cover,
    task=task,
    audit=audit,
    charts=charts,
    awards=awards,
    opening=opening,
    daily=daily,
    luck=luck,
    figures=figures,
    bed=Bed(15, 0.94, 3, 0.22, hums=((825, 1.0), (1238, 0.7)), cracks=70),
    palette=PALETTE,
    apart=APART,
)
