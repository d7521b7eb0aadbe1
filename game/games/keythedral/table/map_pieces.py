"""The map: fields, buildings, fences and workers, and where something can be laid, built or sent."""

from collections.abc import Iterator, Sequence

from game.board.board import Board
from game.core.player import Player
from game.core.table import Offer, Piece, Spot
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.knowledge.counting import last_cottage
from game.games.keythedral.looks import fields
from game.games.keythedral.looks.fields import DIAGONAL, DIAMOND, OCTAGON, WIDE, scaled
from game.games.keythedral.table.places import Grid, grid, touched
from game.games.keythedral.view import View
from game.words import _

FIELD, BUILDING, FENCE, WORKER, MARK = range(1, 6)
OVER_RINGS = 9
"""Layers, from the bottom; the light on the floor lies below them."""
WORKER_WIDE, WORKER_AT = 0.43, (0.08, 0.1)
"""How wide a worker is, and how far its middle is from that of its field, in fields."""
GLOW = "glow"
SENDS = 1.25
"""A building whose worker goes next is larger by so much."""
AROUND = 1.22
"""The ring of a building lies so far outside its rim, which is in its owner's colour."""


def map_pieces(
    board: Board, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> Iterator[Piece]:
    """All that lies on the map."""
    at = grid(board, view)
    yield from _fields(at, view)
    yield from _buildings(at, view, players, picked)
    yield from _fences(at, view, players)
    yield from _workers(at, view, players)
    yield from _idle(at, view, players)
    yield from _open_places(at, view, players, offers, picked)


def _fields(at: Grid, view: View) -> Iterator[Piece]:
    for n, (cell, kind) in enumerate(zip(view.cell, view.kind, strict=True)):
        x, y = at.field(cell)
        spot, origin = names.cell_spot(cell), "stack" if n >= len(box.START_FIELDS) else ""
        face = fields.field(kind, sum(names.place(cell)) % 2)
        yield Piece(f"field:{n}", face, "board", at.size, x, y, layer=FIELD, spot=spot, origin=origin)


def _buildings(at: Grid, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    wide = at.size * 2 * DIAGONAL / WIDE
    x, y = at.gap(box.MIDDLE)
    yield Piece("keythedral", fields.keythedral(), "board", wide * 1.1, x, y, layer=BUILDING, spot="keythedral")
    for building in sorted(range(len(view.gap)), key=lambda each: names.place(view.gap[each])[1]):
        gap = view.gap[building]
        if gap < 0:
            continue
        seat, number = names.owner_of(building), names.number_of(building)
        sends = view.phase in ("place", "called") and building in view.line[:1]
        glow = GLOW if sends else "focus_glow" if names.gap_spot(gap) in picked else ""
        face = fields.building(players[seat].colour, number, view.house[building], glow)
        x, y = at.gap(gap)
        spot, origin = names.gap_spot(gap), f"cottage:{building}" if seat == view.seat else f"mat:{seat}"
        size, layer = (wide * SENDS, OVER_RINGS) if sends else (wide, BUILDING)
        yield Piece(f"home:{building}", face, "board", size, x, y, layer=layer, spot=spot, origin=origin)
    yield from _chosen(at, view, players, picked)


def _chosen(at: Grid, view: View, players: Sequence[Player], picked: tuple[str, ...]) -> Iterator[Piece]:
    """3.4: the cottage in the gap where it is about to be laid."""
    gap, building = picked_number(picked, "gap"), picked_cottage(view, picked)
    if gap >= 0 and building >= 0:
        colour = players[names.owner_of(building)].colour
        face = fields.building(colour, names.number_of(building), house=False, glow=GLOW)
        wide, spot = at.size * 2 * DIAGONAL / WIDE, names.gap_spot(gap)
        yield Piece(f"home:{building}", face, "board", wide, *at.gap(gap), layer=BUILDING, spot=spot)


def picked_cottage(view: View, picked: tuple[str, ...]) -> int:
    """3.4: the cottage that is picked, or the last one that whoever lays has; -1 = none."""
    building = picked_number(picked, "cottage")
    return building if building >= 0 else last_cottage(view)


def picked_number(picked: tuple[str, ...], family: str) -> int:
    """The number of the picked spot of this family; -1 = none is."""
    return next((int(spot.partition(":")[2]) for spot in picked if spot.startswith(f"{family}:")), -1)


def _fences(at: Grid, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    for edge, owner in enumerate(view.fence):
        if owner >= 0:
            x, y, angle = at.edge(view.gap[edge // box.CORNERS], edge % box.CORNERS)
            face, wide = fields.fence(players[owner].colour), at.size * fields.FENCE
            yield Piece(
                f"fence:{edge}", face, "board", wide, x, y, layer=FENCE, spot=names.edge_spot(edge),
                origin=f"mat:{owner}", angle=angle,
            )  # fmt: skip


def _workers(at: Grid, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    for field, building in enumerate(view.on):
        if building >= 0:
            x, y = at.field(view.cell[field])
            face = fields.worker(players[names.owner_of(building)].colour)
            dx, dy = WORKER_AT
            yield Piece(
                f"worker:{field}", face, "board", at.size * WORKER_WIDE, x + dx * at.size, y + dy * at.size,
                layer=WORKER, spot=names.cell_spot(view.cell[field]), origin=names.gap_spot(view.gap[building]),
            )  # fmt: skip


IDLE_WIDE, IDLE_AT = 0.17, (0.13, -0.13)
"""How wide a worker is that stayed idle, and how far from the middle of its building, in fields."""


def _idle(at: Grid, view: View, players: Sequence[Player]) -> Iterator[Piece]:
    """4.6: buildings that had their turn, and of which no worker found a field."""
    for building, sent in enumerate(view.sent):
        if sent and building not in view.on and building not in (*view.line, *view.crew * (view.circle > 0)):
            (x, y), (dx, dy) = at.gap(view.gap[building]), IDLE_AT
            face, spot = fields.idle(players[names.owner_of(building)].colour), names.gap_spot(view.gap[building])
            yield Piece(
                f"idle:{building}", face, "board", at.size * IDLE_WIDE, x + dx * at.size, y + dy * at.size,
                layer=WORKER, spot=spot,
            )  # fmt: skip


def _open_places(
    at: Grid, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> Iterator[Piece]:
    """Cells, gaps, fields and edges that can be chosen now, or would be with what is picked."""
    there, laid = set(view.cell), {gap for gap in view.gap if gap >= 0}
    for spot in dict.fromkeys(open_spots(offers, picked)):
        kind, _colon, number = spot.partition(":")
        if kind == "cell" and int(number) not in there:
            x, y = at.field(int(number))
            yield Piece(f"cell:{number}", fields.empty(spot in picked), "board", at.size, x, y, layer=0, spot=spot)
        elif kind == "gap" and int(number) not in laid and not (spot in picked and picked_cottage(view, picked) >= 0):
            x, y = at.gap(int(number))
            face = fields.empty_gap(len(touched(view, int(number))), spot in picked)
            wide = at.size * 2 * DIAGONAL / WIDE
            yield Piece(f"gap:{number}", face, "board", wide, x, y, layer=BUILDING, spot=spot)
        elif kind == "edge" and view.fence[int(number)] < 0:
            gap, corner = view.gap[int(number) // box.CORNERS], int(number) % box.CORNERS
            x, y, angle = at.edge(gap, corner)
            face = fields.fence(players[view.turn].colour) if spot in picked else fields.fence_place()
            wide = at.size * fields.FENCE
            yield Piece(f"edge:{number}", face, "board", wide, x, y, layer=FENCE, spot=spot, angle=angle)


def open_spots(offers: Sequence[Offer], picked: tuple[str, ...]) -> Iterator[str]:
    """The spots that are picked, and those that come next; after the last one those that could be picked instead."""
    yield from picked
    level = len(picked)
    if not any(offer.path[:level] == picked and len(offer.path) > level for offer in offers):
        level = max(0, level - 1)
    for offer in offers:
        if offer.path[:level] == picked[:level]:
            yield from offer.path[level : level + 1]


def called(view: View, number: int) -> tuple[str, ...]:
    """4.2, 4.4: the spots of the buildings that this number would send, and of the free fields they reach now."""
    own = range(number - 1, view.seats * box.COTTAGES, box.COTTAGES)
    sends = [building for building in own if not view.sent[building]]
    there = sorted({field for building in sends for field in free_fields(view, building)})
    homes = (names.gap_spot(view.gap[building]) for building in sends)
    return (*homes, *(names.cell_spot(view.cell[field]) for field in there))


def free_fields(view: View, building: int) -> list[int]:
    """4.4: the free fields to which no fence bars the way."""
    return [
        field
        for corner, field in enumerate(view.near[building])
        if field >= 0
        and view.on[field] < 0
        and (view.fence[building * box.CORNERS + corner] < 0 or view.stile == building)
    ]


def map_spots(
    board: Board, view: View, players: Sequence[Player], offers: Sequence[Offer], picked: tuple[str, ...]
) -> Iterator[Spot]:
    """All that one can point at on the map; the ring of a building lies under the fences that one chooses around it."""
    at = grid(board, view)
    k = at.size / WIDE
    octagon, diamond, around = scaled(OCTAGON, k), scaled(DIAMOND, k), scaled(DIAMOND, k * AROUND)
    named = dict.fromkeys(spot for offer in offers for spot in offer.path)
    for cell, kind in zip(view.cell, view.kind, strict=True):
        spot, label = names.cell_spot(cell), names.field_name(kind)
        label = _placed(label, names.field_place(cell)) if spot in named else label
        yield Spot(spot, label, *at.field(cell), at.size, at.size, corners=octagon, over=True)
    there = {gap: building for building, gap in enumerate(view.gap) if gap >= 0}
    edges_open = [int(spot[5:]) for spot in open_spots(offers, picked) if spot.startswith("edge:")]
    fencing = {view.gap[edge // box.CORNERS] for edge in edges_open if picked}
    wide = 2 * DIAGONAL * k
    for gap, building in there.items():
        label = building_label(view, players, building)
        size = wide * AROUND
        spot = names.gap_spot(gap)
        yield Spot(spot, label, *at.gap(gap), size, size, corners=around, over=gap not in fencing)
    yield Spot("keythedral", _("Keythedral"), *at.gap(box.MIDDLE), wide, wide, corners=diamond)
    for spot in named:
        family, _colon, number = spot.partition(":")
        if family == "cell" and int(number) not in view.cell:
            label, size = _beside(view, int(number)), at.size
            yield Spot(spot, label, *at.field(int(number)), size, size, corners=octagon, over=True)
        elif family == "gap" and int(number) not in there:
            label = beside(touched(view, int(number)), names.gap_place(int(number)))
            yield Spot(spot, label, *at.gap(int(number)), wide, wide, corners=diamond)
    edges = {f"edge:{edge}" for edge, owner in enumerate(view.fence) if owner >= 0}
    for spot in sorted(edges | {spot for spot in named if spot.startswith("edge:")}):
        yield _edge_spot(at, view, players, int(spot.removeprefix("edge:")))


def _beside(view: View, cell: int) -> str:
    """3.3: an empty cell by the fields beside it."""
    there = dict(zip(view.cell, view.kind, strict=True))
    return beside([there[cell + step] for step in box.AROUND if cell + step in there], names.field_place(cell))


def beside(kinds: Sequence[int], where: str) -> str:
    """3.3, 3.4: an empty place by the fields beside it; what is said of where it lies makes it the only one."""
    return _placed(_("beside {fields}").format(fields=names.fields_words(kinds) or _("a cottage")), where)


def _placed(name: str, where: str) -> str:
    return _("{name} ({where})").format(name=name, where=where)


def _edge_spot(at: Grid, view: View, players: Sequence[Player], edge: int) -> Spot:
    building, corner = divmod(edge, box.CORNERS)
    x, y, _angle = at.edge(view.gap[building], corner)
    off, thick = 0.115 * at.size, 0.075 * at.size
    sign = 1 if corner in (1, 2) else -1
    along, aside = (off, sign * off), (thick * 0.7, -sign * thick * 0.7)
    corners = (
        (along[0] + aside[0], along[1] + aside[1]), (along[0] - aside[0], along[1] - aside[1]),
        (-along[0] - aside[0], -along[1] - aside[1]), (-along[0] + aside[0], -along[1] + aside[1]),
    )  # fmt: skip
    size = 2 * (off + thick)
    label = edge_label(view, players, edge)
    return Spot(names.edge_spot(edge), label, x, y, size, size, corners=corners, over=True)


def edge_label(view: View, players: Sequence[Player], edge: int) -> str:
    """An edge by its building and its field; a fence by its owner, too."""
    building, corner = divmod(edge, box.CORNERS)
    field = view.near[building][corner]
    where = names.field_name(view.kind[field]) if field >= 0 else _("open land")
    of = building_label(view, players, building)
    if view.fence[edge] >= 0:
        words = _("fence of {name}: {building} to {field}")
        return words.format(name=players[view.fence[edge]].name, building=of, field=where)
    side = names.corner_name(corner)
    return _("{field}, {side}: {building}").format(building=of, side=side, field=where)


def building_label(view: View, players: Sequence[Player], building: int) -> str:
    """A building by its owner and number."""
    words = _("house {n} of {name}") if view.house[building] else _("cottage {n} of {name}")
    return words.format(n=names.number_of(building), name=players[names.owner_of(building)].name)
