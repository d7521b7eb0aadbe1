"""9: the village that grows: the places for new tiles, the tile that is held, how it is turned, and what fits."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.compound_choice import Chain
from game.core.table import Mood, Offer, Piece, Refusal, Slip, Spot
from game.games.keyflower import actions as do
from game.games.keyflower import names
from game.games.keyflower.halves import TURNED
from game.games.keyflower.knowledge.laying import least_wrong, touches
from game.games.keyflower.looks import tile_faces, village_faces
from game.games.keyflower.looks.hexagons import CORNERS, GRID, HIGH, SIDES, WIDE
from game.games.keyflower.table.places import empty_cells
from game.games.keyflower.table.villages import Lay, tile_pieces
from game.games.keyflower.text import laying as words
from game.games.keyflower.view import View
from game.kit.slips import Writer
from game.words import _

LEFT, RIGHT = "turn:left", "turn:right"
KEYS = {LEFT: "Q", RIGHT: "W"}
TRAY = "screen"
"""The zone of the new tiles."""
LIFT = 8.0
"""How far the held tile hovers above its place."""
HANDLE, ABOVE = 66.0, 30.0
"""How wide a handle is that turns it, and how far above its middle, so that its name is not covered."""
BARRED = 0.38
"""A sign of an edge because of which it fits nowhere stands so far towards that edge, clear of what lies beyond."""
Path = tuple[str, ...]


def laying(view: View, found: Sequence[Any]) -> int:
    """The seat that lays tiles here, and sees where; -1 = nobody does. `found` is what can be chosen."""
    return view.turn if view.phase == "expand" and found else -1


# ---- offers


def _whole(view: View, actions: Sequence[do.Action]) -> tuple[int, int, int]:
    """The tile, the cell and the turns of a whole choice, of which the first parts may be made already."""
    half = view.half
    parts: dict[type, Any] = {type(action): action for action in actions}
    tile = parts[do.Place].tile if do.Place in parts else half.aim if half else -1
    cell = parts[do.At].cell if do.At in parts else half.where if half else 0
    return tile, cell, parts[do.Turn].turns


def offers(view: View, chains: Sequence[Chain], picked: Path) -> tuple[Offer, ...]:
    """A tile, a place, and as many turns as one likes: "turn right" goes to the next rotation that fits."""
    found: dict[tuple[int, int], list[tuple[int, Chain]]] = {}
    for chain in chains:
        tile, cell, turns = _whole(view, chain.actions)
        found.setdefault((tile, cell), []).append((turns, chain))
    listed: dict[Path, Offer] = {}
    starts = [(begun(view, *there), ways) for there, ways in found.items()]
    starts += [(start[1:], ways) for start, ways in starts if only(view) >= 0]
    for start, ways in starts:
        tile, cell, _turns = _whole(view, ways[0][1].actions)
        paths = {(*start, *[RIGHT] * n): n for n in range(len(ways))}
        if picked[: len(start)] == start:
            further = _further(picked[len(start) :], start[-1], len(ways) > 1)
            paths |= {(*start, *more): _turned(more, len(ways)) for more in further}
        for path, n in paths.items():
            first, *then = ways[n][1].actions
            label, lines = words.label(tile), words.draft(view, tile, cell, ways[n][0])
            listed[path] = Offer(first, path, label, lines, then=tuple(then))
    return tuple(listed.values())


def begun(view: View, tile: int, cell: int) -> Path:
    """The spots that put this tile there, in the rotation that fits first."""
    return (names.cell_spot(cell),) if view.half is not None else (names.tile_spot(tile), names.cell_spot(cell))


def only(view: View) -> int:
    """The new tile that is held from the beginning, because there is no other to lay; -1 = none."""
    tiles = view.fresh[view.turn] if view.phase == "expand" and view.half is None and not view.beside[view.turn] else ()
    return tiles[0] if len(tiles) == 1 else -1


def _further(moves: Path, again: str, turnable: bool) -> Iterator[Path]:
    """What was done so far bit by bit, and then: turned left, turned right, or its place clicked again."""
    for n in range(1, len(moves) + 1):
        yield moves[:n]
    yield from ((*moves, more) for more in ((LEFT, RIGHT, again) if turnable else (again,)))


def _turned(moves: Path, ways: int) -> int:
    """Which of so many rotations has come up."""
    return sum(-1 if move == LEFT else 1 for move in moves) % ways


def held(view: View, found: Sequence[Offer], picked: Path) -> tuple[int, int | None, int]:
    """The tile that is held (-1 = none), its cell (None = nowhere yet) and its turns."""
    half = view.half
    if half is not None and half.stage == TURNED and not picked:
        picked = (names.cell_spot(half.where),)
    ready = next((offer for offer in found if offer.path == picked), None)
    if ready is not None:
        return _whole(view, (ready.action, *ready.then))
    tile = int(picked[0].removeprefix("tile:")) if picked and picked[0].startswith("tile:") else only(view)
    return (half.aim if half is not None else tile), None, 0


# ---- what is asked and seen


def asked(view: View, found: Sequence[Offer], picked: Path) -> str:
    """What the bar asks: of the tile that is held, where there is one."""
    tile, cell, _turns = held(view, found, picked)
    return words.asked(tile, cell is not None, len(view.fresh[view.turn]))


def wheel(found: Sequence[Offer], picked: Path) -> tuple[str, ...]:
    """What the wheel does over the held tile."""
    return (LEFT, RIGHT) if picked and turnable(found, picked) else ()


def new_tiles(view: View, picked: Path) -> list[Piece]:
    """9.1: the own new tiles in the tray, and whether they are held."""
    assert view.seat is not None
    holds = view.half.aim if view.half is not None and view.phase == "expand" else only(view)
    found = []
    for n, tile in enumerate(view.fresh[view.seat]):
        spot, face = names.tile_spot(tile), village_faces.new_card(tile, view.side[tile])
        mood: Mood = "chosen" if tile == holds or spot in picked else "plain"
        found.append(Piece(f"new:{tile}", face, TRAY, face.w, order=n, spot=spot, mood=mood))
    return found


def pieces(view: View, found: Sequence[Offer], picked: Path) -> Iterator[Piece]:
    """The places for new tiles, and the held tile as it would lie, with a sign on each edge that touches another."""
    seat, zone = view.turn, names.village(view.turn)
    tile, cell, turns = held(view, found, picked)
    fitting = places(view, found, tile)
    for each in empty_cells(view.villages[seat], view.cell):
        x, y = GRID.centre(names.axial(each))
        spot = names.cell_spot(each)
        if each != cell:
            face = village_faces.ghost(tile < 0 or each in fitting)
            yield Piece(f"cell:{each}", face, zone, WIDE, x, y, spot=spot)
    if cell is not None:
        yield from _held(view, tile, cell, turns, turnable(found, picked))
    elif tile >= 0:
        yield from _barred(view, tile, fitting)


def turnable(found: Sequence[Offer], picked: Path) -> bool:
    """Whether the held tile can be turned where it is."""
    return any(offer.path == (*picked, RIGHT) for offer in found)


def _barred(view: View, tile: int, fitting: set[int]) -> Iterator[Piece]:
    """A sign on each edge because of which the held tile fits in no rotation."""
    for cell in empty_cells(view.villages[view.turn], view.cell):
        touching = least_wrong(view, view.turn, tile, cell) if cell not in fitting else ()
        x, y = GRID.centre(names.axial(cell))
        for touch in touching:
            dx, dy = SIDES[touch.edge]
            at = x + dx * HIGH * BARRED, y + dy * HIGH * BARRED
            face, spot = village_faces.mark(False), names.cell_spot(cell)
            yield Piece(f"bar:{cell}:{touch.edge}", face, names.village(view.turn), 30, *at, layer=4, spot=spot)


def places(view: View, found: Sequence[Offer], tile: int) -> set[int]:
    """The cells in which this tile fits."""
    about = names.tile_spot(tile)
    return {
        int(spot.removeprefix("cell:"))
        for offer in found
        if view.half is not None or offer.path[0] == about
        for spot in offer.path
        if spot.startswith("cell:")
    }


def _held(view: View, tile: int, cell: int, turns: int, turnable: bool) -> Iterator[Piece]:
    zone, spot = names.village(view.turn), names.cell_spot(cell)
    x, y = GRID.centre(names.axial(cell))
    y -= LIFT
    for piece in tile_pieces(view, tile, zone, (x, y), turns, Lay(held=True)):
        yield replace(piece, spot=spot)
    yield Piece("held:rim", village_faces.held(), zone, WIDE, x, y, layer=5, spot=spot)
    for touch in touches(view, view.turn, tile, cell, turns):
        dx, dy = SIDES[touch.edge]
        at = x + dx * HIGH / 2, y + dy * HIGH / 2 + LIFT / 2
        if touch.fits:  # where edges need not match, those that do not have no sign
            yield Piece(f"held:{touch.edge}", village_faces.mark(True), zone, village_faces.MARK, *at, layer=6)
    if turnable:
        for handle, way in ((LEFT, -1), (RIGHT, 1)):
            face = village_faces.handle(way > 0, KEYS[handle])
            yield Piece(handle, face, zone, HANDLE, x + way * WIDE / 2, y - ABOVE, layer=7, spot=handle)


def spots(view: View, found: Sequence[Offer], picked: Path) -> Iterator[Spot]:
    """The places for new tiles, and the handles of the held one."""
    board = names.village(view.turn)
    _tile, cell, _turns = held(view, found, picked)
    for each in empty_cells(view.villages[view.turn], view.cell):
        x, y = GRID.centre(names.axial(each))
        at = x, y - (LIFT if each == cell else 0)
        yield Spot(names.cell_spot(each), words.place(view, each), *at, WIDE, HIGH, board=board, corners=CORNERS)
    for handle, way, said in ((LEFT, -1, _("Turn left")), (RIGHT, 1, _("Turn right"))):
        if cell is not None and turnable(found, picked):
            x, y = GRID.centre(names.axial(cell))
            at = x + way * WIDE / 2, y - LIFT - ABOVE
            yield Spot(handle, said, *at, HANDLE, HANDLE - 1, key=KEYS[handle], board=board)
        elif any(handle in offer.path for offer in found):
            yield Spot(handle, said, key=KEYS[handle])


def slips(view: View, found: Sequence[Offer], picked: Path) -> dict[str, Writer]:
    """What writes what is known of the places for the held tile."""
    tile, cell, turns = held(view, found, picked)
    if tile < 0:
        return {}
    about: dict[str, Writer] = {}
    for each in places(view, found, tile):
        here = turns if each == cell else next(_first(view, found, tile, each))
        about[names.cell_spot(each)] = partial(_slip, view, tile, each, here)
    return about


def _slip(view: View, tile: int, cell: int, turns: int) -> Slip:
    lines = words.draft(view, tile, cell, turns)[1], *words.about(view, tile, cell, turns)
    foot, picture = words.river(view, tile, cell, turns), tile_faces.whole(tile, view.side[tile])
    return Slip(names.tile_name(tile), "", picture, lines, (), foot, "9.2", bool(foot))


def _first(view: View, found: Sequence[Offer], tile: int, cell: int) -> Iterator[int]:
    """The turns in which the tile lies there before it is turned."""
    start = begun(view, tile, cell)
    return (_whole(view, (offer.action, *offer.then))[2] for offer in found if offer.path == start)


def refusals(view: View, found: Sequence[Offer], picked: Path) -> dict[str, Refusal]:
    """9.2: why the held tile does not fit somewhere; why a new tile cannot be laid at all."""
    tile, _cell, _turns = held(view, found, picked)
    fitting = places(view, found, tile)
    why: dict[str, Refusal] = {}
    for cell in empty_cells(view.villages[view.turn], view.cell):
        if tile < 0:
            why[names.cell_spot(cell)] = Refusal(_("Choose a new tile first."), "9.1")
        elif cell not in fitting:
            why[names.cell_spot(cell)] = Refusal(words.why_not(view, tile, cell), "9.2")
    if view.half is None:
        layable = {offer.path[0] for offer in found}
        for each in view.fresh[view.turn]:
            if names.tile_spot(each) not in layable:
                why[names.tile_spot(each)] = Refusal(words.nowhere(each), "9.3")
    return why
