"""Key Largo on the screen: one seat's View laid out as a Table."""

from collections.abc import Sequence

from game.board.board import Board
from game.core.panels import NO_DESK, Desk
from game.core.player import Player
from game.core.staging import Bed, Cover, Fact, Staging, Variant
from game.core.table import Offer, Phase, Piece, Spot, Table
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.actions import Action
from game.games.key_largo.looks.colours import APART, PALETTE
from game.games.key_largo.table.daily import daily
from game.games.key_largo.table.map_notes import map_notes
from game.games.key_largo.table.notebook import notes
from game.games.key_largo.table.pieces import board_pieces, diver_pieces, mats
from game.games.key_largo.table.results import audit, awards, charts, luck, opening
from game.games.key_largo.table.reveals import reveal
from game.games.key_largo.table.rule_pictures import figures
from game.games.key_largo.table.slips import slips
from game.games.key_largo.table.spaces import SPACES
from game.games.key_largo.table.standing import queue, standing
from game.games.key_largo.table.trays import tray_pieces, trays
from game.games.key_largo.table.verbs import verbs_of
from game.games.key_largo.text.calls import call, stops
from game.games.key_largo.text.narration import narrate
from game.games.key_largo.text.offers import offers as write_offers
from game.games.key_largo.text.phases import PHASES, given
from game.games.key_largo.text.stages import stage
from game.games.key_largo.view import View
from game.kit.phases import stepper
from game.words import _, dollars, plural


def lay_out(
    board: Board,
    view: View,
    legal: Sequence[Action],
    picked: tuple[str, ...],
    players: Sequence[Player],
    _desk: Desk = NO_DESK,
) -> Table:
    """The table as this view's seat sees it, with the legal actions it may take."""
    offers = write_offers(view, legal, players)
    pieces = (
        *board_pieces(board, view, players),
        *diver_pieces(board, view),
        *tray_pieces(view, picked, offers),
    )
    return Table(
        clock=_("Day {n} · {day}").format(n=view.day + 1, day=names.day_name(view.day)),
        subtitle=_subtitle(view),
        phases=_phases(view),
        prompt=PHASES.prompt(view, players),
        backdrop=f"{board.painting('day')}_{view.day + 1}",
        pieces=pieces,
        spots=_spots(board, view, offers, pieces, players),
        mats=mats(view, players),
        trays=trays(view, offers),
        slips=slips(view, players),
        offers=offers,
        refusals=PHASES.refusals(view, offers, players),
        notes=notes(view, players),
        verbs=verbs_of(view, offers),
        stands_for=_CARDS if view.phase == "plan" else {},
        call=call(view, players),
        stops=stops(view),
        standing=standing(view),
        queue=queue(view),
    )


_CARDS = {f"place:{name}": f"card:{name}" for name in box.PLACES}
"""While one plans, a place of the island means its card."""


def _subtitle(view: View) -> str:
    left = box.DAYS - 1 - view.day
    if view.phase == "over":
        return _("the hurricane is over the island")
    if not left:
        return _("the hurricane is here")
    return plural("{n} day to the hurricane", "{n} days to the hurricane", left)


def _phases(view: View) -> tuple[Phase, ...]:
    now = 0 if view.phase == "plan" else 3 if view.phase == "over" else 1 + view.half
    steps = (_("Plans"), names.half_name(box.MORNING), names.half_name(box.AFTERNOON))
    return stepper(steps, now, ("", "glyph_morning", "glyph_afternoon"))


def _spots(
    board: Board, view: View, offers: Sequence[Offer], pieces: Sequence[Piece], players: Sequence[Player]
) -> tuple[Spot, ...]:
    """Everything one can point at: all wrecks, places and mats, and what pieces and offers name besides."""
    spots: dict[str, Spot] = {}
    for wreck in range(len(box.WRECK_DEPTHS[view.seats])):
        space = board[names.wreck_spot(view.seats, wreck)]
        spots[space.id] = Spot(space.id, names.wreck_name(view.seats, wreck), *space.centre, space.w, space.h)
    for place, name in enumerate(box.PLACES):
        if f"place:{name}" in board.spaces:
            space = board[f"place:{name}"]
            spots[space.id] = Spot(space.id, names.place_title(place), *space.centre, space.w, space.h)
    for seat in range(view.seats):
        spots[f"mat:{seat}"] = Spot(f"mat:{seat}", players[seat].name)
    sales = {spot: offer.label for offer in offers for spot in offer.path if spot.startswith("all:")}
    spots |= {spot: Spot(spot, label) for spot, label in sales.items()}
    named = [piece.spot for piece in pieces if piece.spot] + [spot for offer in offers for spot in offer.path]
    for spot in named:
        if spot not in spots:
            spots[spot] = Spot(spot, _label(spot, view), key=KEYS.get(spot, ""))
    return tuple(spots.values())


KEYS = {
    **{f"card:{name}": str(number) for number, name in enumerate(box.PLACES, 1)},
    "lose": "0",
}
"""Keys of the game's own, beside the numbers of the action list; a card keeps its digit while others are chosen."""


def _diver(number: int, view: View) -> str:
    """A diver of the visitor, and what he carries, by which one tells him from the others."""
    diver = view.divers[view.visitor][number] if view.visitor >= 0 else None
    gear = names.gear(diver.hoses, diver.trident, diver.weight) if diver is not None else ""
    label = _("Diver {n} ({gear})") if gear else _("Diver {n}")
    return label.format(n=number + 1, gear=gear)


def _label(spot: str, view: View) -> str:
    """What a spot of the tray or a button is called."""
    family, _colon, name = spot.partition(":")
    match family:
        case "card":
            label = names.place_title(box.PLACES.index(name))
        case "diver":
            label = _diver(int(name), view)
        case "treasure":
            label = names.listing((int(name),))
        case "back":
            label = names.water_card(int(name))
        case "encounter":
            label = names.encounter_name(int(name))
        case "kind":
            label = names.kind_name(box.KINDS.index(name))
        case "day":
            label = names.day_name(int(name) - 1)
        case "trident":
            label = _("Use the trident of diver {n}").format(n=int(name) + 1)
        case "item":
            label = names.item_name(box.ITEMS.index(name))
        case _:
            label = {
                "service:diver": _("Hire a diver"),
                "service:thief": _("Hire a thief"),
                "service:drinks": _("Drinks"),
                "lose": _("Lose the diver"),
                "drop": _("Drop the weight"),
            }[spot]
    return label


def cover() -> Cover:
    """What stands on the box."""
    return Cover(
        ink="#B1361B",
        tagline=_("ten days before the hurricane"),
        pitch=(
            _("Ten days are left before the hurricane, and the sea floor is full of treasure."),
            _("Each morning everybody plans two trips in secret: dive, hire, buy, sell, or watch dolphins."),
            _("Prices move with the number of ships, so go where the others are not. The richest wins."),
        ),
        minutes=60,
        weight=2,
        secrets=4,
        variants=_variants(),
        facts=_facts,
        hand_overs=box.DAYS,
    )


def _facts(seats: int) -> tuple[Fact, ...]:
    shallow, mid, deep = box.WRECK_COUNTS[seats]
    words = _("{n} players: {shallow} shallow, {mid} middle, {deep} deep")
    meaning = words.format(n=seats, shallow=shallow, mid=mid, deep=deep)
    return (Fact(_("Wrecks on the map"), meaning, f"{shallow} · {mid} · {deep}"),)


def _variants() -> tuple[Variant, ...]:
    off, on = _("off"), _("on")
    people = _("24 people one may meet at Dolphins Cove")
    return (
        Variant("encounters", _("Encounter cards"), ((False, off, _("the basic game")), (True, on, people))),
        Variant("thief", _("Thieves"), ((True, on, _("for hire at the tavern")), (False, off, _("nobody steals")))),
        Variant(
            "open_money",
            _("Open money"),
            ((True, on, _("everybody sees everybody’s money")), (False, off, _("each sees only their own"))),
        ),
    )


STAGING = Staging(
    map="island",
    spaces=SPACES,
    map_notes=map_notes,
    lay_out=lay_out,
    narrate=narrate,
    direct=stage,
    cover=cover,
    task=PHASES.task,
    given=given,
    audit=audit,
    charts=charts,
    awards=awards,
    opening=opening,
    daily=daily,
    luck=luck,
    reveal=reveal,
    score=dollars,
    figures=figures,
    bed=Bed(8, 0.88, 2, 0.45),
    palette=PALETTE,
    apart=APART,
)
