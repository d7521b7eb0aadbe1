"""6: the village in which is carried: resources to pick up, tiles within reach, upgrades, and the sheet of it all."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from game.core.compound_choice import Chain
from game.core.table import Offer, Piece, Refusal, Slip, Spot, Verb
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.carrying import along, needs, ready, sole_payment, ways
from game.games.keyflower.looks import tile_faces, transport_sheet, village_faces
from game.games.keyflower.table.places import extent, village_place
from game.games.keyflower.table.villages import Lay, goods_places
from game.games.keyflower.text import transport as words
from game.games.keyflower.view import View
from game.kit.slips import Writer
from game.words import _

UPGRADE, STOP = "upgrade", "stop"
GAP, SHEET = 20.0, 0.96
"""How far the sheet lies beside the village, and its height in parts of it."""
PRICE_AT = (-50.0, -82.0)
"""Where on a tile the price of carrying something there stands."""
Path = tuple[str, ...]


def carrying(view: View) -> bool:
    """Whether somebody carries and upgrades."""
    return view.phase == "carry"


# ---- offers


def offers(view: View, chains: Sequence[Chain]) -> tuple[Offer, ...]:
    """A resource and the tile to which it is carried, over as many roads as it takes; upgrades; or nothing more."""
    found: list[Offer] = []
    for chain in chains:
        match chain.actions[0]:
            case do.CarryFrom(tile):
                found += _carries(view, tile, (chain.actions[0],))
            case do.Upgrade(tile):
                found.append(_upgrade(view, tile, chain.actions))
            case do.PayWith() as payment:
                found.append(Offer(payment, (words.pay_spot(payment),), words.payment(payment)))
            case do.Stop() as stop:
                found.append(Offer(stop, (STOP,), _("Done"), ends=words.left(view)))
    if any(isinstance(chain.actions[0], do.Step) for chain in chains):
        assert view.half is not None
        found += _carries(view, view.half.aim, ())
    return tuple(found)


def _carries(view: View, tile: int, first: tuple[do.Action, ...]) -> Iterator[Offer]:
    """Every resource on this tile to every tile within reach; `first` is what picks up there."""
    seat = view.turn
    for target, edges in ways(view, seat, tile, view.moves).items():
        stops = along(view, seat, tile, edges)
        for kind in box.GOODS:
            if not view.goods[tile * 4 + kind]:
                continue
            actions: list[do.Action] = [*first, do.STEP[kind][edges[0]]]
            for here, edge in zip(stops[1:], edges[1:], strict=False):
                actions += [do.CARRY_FROM[here], do.STEP[kind][edge]]
            yield Offer(
                actions[0],
                (names.good_spot(tile, kind), names.tile_spot(target)),
                words.carry(view, kind, target, len(edges)),
                (words.carry(view, kind, target, len(edges)), *words.after_carrying(view, kind, target)),
                quick=True,
                trail=tuple(names.tile_spot(stop) for stop in stops),
                numbered=True,
                then=tuple(actions[1:]),
            )


def _upgrade(view: View, tile: int, actions: tuple[do.Action, ...]) -> Offer:
    path: Path = (names.tile_spot(tile), UPGRADE)
    payment = next((action for action in actions if isinstance(action, do.PayWith)), None)
    if payment is not None:
        path = (*path, words.pay_spot(payment))
    pays = words.pays(payment or sole_payment(view, view.turn, tile))
    label = words.upgrade(tile, pays)
    brings = _("pays {what}").format(what=pays)
    lines = label, *words.upgraded(tile)
    return Offer(actions[0], path, label, lines, quick=True, then=actions[1:], verb=UPGRADE, brings=brings)


def verbs(found: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """What can be done with tiles: they are upgraded."""
    row = Verb(UPGRADE, _("Upgrade"), "upgrade_arrow", _("choose how you pay"))
    return {offer.path[0]: (row,) for offer in found if offer.verb == UPGRADE}


# ---- what is asked and seen


def asked(view: View, picked: Path) -> str:
    """What the bar asks while a resource is picked up; "" while none is."""
    lifted = _lifted(picked)
    return words.asked(view, lifted[1]) if lifted is not None and view.seat == view.turn else ""


def lays(view: View, picked: Path) -> dict[int, Lay]:
    """How the tiles of the village are shown in which is carried."""
    if not carrying(view):
        return {}
    seat, own = view.turn, view.seat == view.turn
    lifted = _lifted(picked)
    reach = ways(view, seat, lifted[0], view.moves) if lifted else {}
    return {
        tile: Lay(
            loose=own,
            needs=needs(view, seat, tile) if own and view.ups else (),
            glows=own and view.ups > 0 and ready(view, seat, tile) and not lifted,
            veiled=lifted is not None and tile not in reach and tile != lifted[0],
            picked=lifted[1] if lifted and lifted[0] == tile else -1,
        )
        for tile in view.villages[seat]
    }


def _lifted(picked: Path) -> tuple[int, int] | None:
    """The tile from which a resource is picked up, and its kind."""
    if not picked or not picked[0].startswith("good:"):
        return None
    _good, tile, kind = picked[0].split(":")
    return int(tile), int(kind)


def pieces(view: View, picked: Path) -> Iterator[Piece]:
    """The sheet, and the price of every tile within reach of what is picked up."""
    zone, seat = names.village(view.turn), view.turn
    yield sheet_piece(view)
    lifted = _lifted(picked)
    if lifted is None or view.seat != seat:
        return
    for tile, edges in ways(view, seat, lifted[0], view.moves).items():
        (x, y), (dx, dy) = village_place(view, seat, tile), PRICE_AT
        face = village_faces.steps_badge(len(edges))
        yield Piece(f"price:{tile}", face, zone, 58, x + dx, y + dy, layer=4, spot=names.tile_spot(tile))


def sheet_piece(view: View) -> Piece:
    """Steps and upgrades left, and what was done, beside the village."""
    seat = view.turn
    steps = sum(len(deed) == len(("good", "from", "to")) for deed in view.trip)
    done = len(view.trip) - steps
    face = transport_sheet.sheet(
        words.heads(), (view.moves, view.moves + steps), (view.ups, view.ups + done), words.deeds(view.trip)
    )
    x, y, _w, h = extent(view, seat, False)
    wide = h * face.w / face.h
    wide *= SHEET
    return Piece("transport", face, names.village(seat), wide, x - wide / 2 - GAP, y + h / 2, layer=1)


def room(view: View, seat: int) -> float:
    """How much wider than the village its board is while it shows the sheet."""
    if not carrying(view) or seat != view.turn:
        return 0.0
    h = extent(view, seat, False)[3]
    return h * transport_sheet.WIDE / transport_sheet.HIGH + 2 * GAP


def spots(view: View) -> Iterator[Spot]:
    """The resources that can be picked up."""
    if not carrying(view):
        return
    size, board = village_faces.TOKEN + 6, names.village(view.turn)
    for tile in view.villages[view.turn]:
        for kind, n, (x, y) in goods_places(view, tile, village_place(view, view.turn, tile)):
            name = words.lying(tile, kind, n)
            yield Spot(names.good_spot(tile, kind), name, x, y, size + 1, size, board=board)


def slips(view: View, picked: Path) -> dict[str, Writer]:
    """What writes what is worth knowing of the tiles while something is picked up: what they still need."""
    lifted = _lifted(picked)
    if lifted is None or not carrying(view):
        return {}
    return {names.tile_spot(tile): partial(_slip, view, tile, lifted[1]) for tile in view.villages[view.turn]}


def _slip(view: View, tile: int, held: int) -> Slip:
    picture, lines = tile_faces.whole(tile, view.side[tile]), words.wanting(view, tile, held)
    return Slip(names.tile_name(tile), "", picture, lines, (), "", "6.4")


def refusals(view: View, found: Sequence[Offer], picked: Path) -> dict[str, Refusal]:
    """6.2, 6.4: why something cannot be carried from or to a tile, or why it cannot be upgraded."""
    seat, first = view.turn, {offer.path[0] for offer in found}
    why: dict[str, Refusal] = {}
    lifted = _lifted(picked)
    reach = ways(view, seat, lifted[0], view.moves) if lifted else {}
    for tile in view.villages[seat]:
        spot = names.tile_spot(tile)
        if spot not in first and tile not in reach:
            why[spot] = words.unreached(view, *lifted, tile) if lifted else words.unready(view, tile)
        for kind in box.GOODS:
            good = names.good_spot(tile, kind)
            if view.goods[tile * 4 + kind] and good not in first:
                why[good] = words.stuck(view, tile)
    return why
