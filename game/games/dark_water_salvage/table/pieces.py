"""The things on the chart: boats, wrecks that were found, and what this seat alone has marked."""

from collections.abc import Sequence
from dataclasses import replace

from game.board.board import Board, Space
from game.core.faces import Face
from game.core.panels import Desk
from game.core.player import Player
from game.core.table import Piece
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.evidence import answers, known_place
from game.games.dark_water_salvage.lake import DEEP, Soundings, numbers, soundings
from game.games.dark_water_salvage.looks import card_faces, marks
from game.games.dark_water_salvage.table import chart
from game.games.dark_water_salvage.view import View

GROUND, PRIVATE, WRECK, BOAT, NAME, JOT = range(6)
"""Layers of the board, from the bottom: nothing that moves or glows covers a name."""

BOAT_WIDTH = 84 / 120
BESIDE_WRECK = 58 / 120
MARK_WIDTH = 1.0
GLOW_WIDTH = 1.07
"""Widths in squares; a glow leaves what is written in its square free."""
CITY_PLATE, FEATURE_PLATE = 42 / 112, 15 / 112
"""How far above the foot of its square the middle of a name's plate lies, in squares, as it is painted."""


def board_pieces(board: Board, view: View, players: Sequence[Player], study: int, desk: Desk) -> list[Piece]:
    """Everything that lies on the chart; `study` is the wreck whose marks are shown, -1 = none."""
    lake = soundings(view.lake)
    pieces = _ground(board, lake)
    if view.seat is not None and study >= 0:
        pieces += _marks(board, view, lake, study)
        pieces += _annotations(board, view, lake, study, desk, players[view.seat].colour)
    pieces += _wrecks(board, view, lake, players)
    pieces += _boats(board, view, lake, players)
    return [*pieces, *_names(board, lake)]


def _lay(space: Space, id: str, face: Face, width: float, layer: int, dx: float = 0, dy: float = 0) -> Piece:
    """A piece on a square, `width` and shifts in squares."""
    x, y = space.centre
    return Piece(id, face, "board", width * space.w, x + dx * space.w, y + dy * space.h, layer=layer)


def _ground(board: Board, lake: Soundings) -> list[Piece]:
    if not chart.painting(board, lake):
        middle = board.width / 2, board.height / 2
        return [Piece("chart", chart.plain(board, lake), "board", board.width, *middle, layer=GROUND)]
    if "legend" not in board.spaces:
        return []
    space = board["legend"]
    face = chart.legend(lake, space.w, space.h)
    return [Piece("legend", face, "board", space.w, *space.centre, layer=GROUND)]


def _names(board: Board, lake: Soundings) -> list[Piece]:
    """The plates of cities and features, where the painting has them."""
    pieces = []
    for region in numbers(lake.free & ~lake.water):
        space, hire = board[names.region_spot(lake, region)], lake.hires[region]
        face = marks.name_plate(lake.places[region], bool(hire))
        down = 0.5 - (CITY_PLATE if hire else FEATURE_PLATE)
        pieces.append(_lay(space, f"name:{lake.names[region]}", face, 1.0, NAME, dy=down))
    return pieces


def _marks(board: Board, view: View, lake: Soundings, study: int) -> list[Piece]:
    """16: where the studied wreck may lie, and the crosses where it cannot; nothing where the player marks alone.

    A wreck of which nothing is known glows nowhere: it may lie anywhere.
    """
    if view.assist == "paper" or known_place(view, study) >= 0 or not (answers(view, study) or view.misses[study]):
        return []
    possible = candidates(view)[study]
    found = {place for wreck in range(WRECKS) if (place := known_place(view, wreck)) >= 0}
    pieces = []
    for region in numbers(lake.water):
        space = board[names.region_spot(lake, region)]
        if possible >> region & 1:
            pieces.append(_lay(space, f"glow:{lake.names[region]}", marks.candidate_mark(), GLOW_WIDTH, PRIVATE))
        elif region not in found:
            cross = marks.cross_mark(lake.depths[region] == DEEP)
            pieces.append(_lay(space, f"cross:{lake.names[region]}", cross, 26 / 120, PRIVATE))
    return pieces


def _annotations(board: Board, view: View, lake: Soundings, study: int, desk: Desk, colour: int) -> list[Piece]:
    """What the seat has pencilled in itself; it never lies over what the notebook marks."""
    pieces = []
    for region in numbers(lake.water):
        spot = names.region_spot(lake, region)
        sign = desk.annotations.get(f"{names.wreck_spot(study)} {spot}", "")
        if sign:
            face = marks.jot_mark(sign, colour)
            pieces.append(_lay(board[spot], f"jot:{lake.names[region]}", face, 34 / 120, JOT, -0.31, 0.31))
    return pieces


def _wrecks(board: Board, view: View, lake: Soundings, players: Sequence[Player]) -> list[Piece]:
    pieces = []
    for wreck in range(WRECKS):
        region = view.places[wreck]
        if region < 0:
            continue
        ship = names.wreck_name(view, wreck)
        if view.raised[wreck] >= 0:
            face = marks.cleared_mark(ship)
        else:
            finder = view.located[wreck]
            face = marks.located_mark(ship, players[finder].colour if finder >= 0 else -1)
        pieces.append(_lay(board[names.region_spot(lake, region)], f"wreck:{wreck}", face, MARK_WIDTH, WRECK))
    return pieces


def _boats(board: Board, view: View, lake: Soundings, players: Sequence[Player]) -> list[Piece]:
    """The boats from the farthest to the nearest; towns and what lies on the water stay in sight beside them."""
    pieces = []
    for seat, region in enumerate(view.pawns):
        if region < 0:
            continue
        space = board[names.region_spot(lake, region)]
        dx, dy = _berth(view, lake, region)
        width = BESIDE_WRECK if region in view.places else BOAT_WIDTH
        boat = _lay(space, f"boat:{seat}", card_faces.boat(players[seat].colour), width, BOAT, dx, dy)
        pieces.append(replace(boat, via=_passed(board, view, lake, region), floats=True))
    return sorted(pieces, key=lambda piece: piece.y)


def _passed(board: Board, view: View, lake: Soundings, region: int) -> tuple[tuple[float, float], ...]:
    """9.2: the middles of the regions between, for the boat that went last; a boat that lies still passes none."""
    if not view.way or view.way[-1] != region:
        return ()
    return tuple(board[names.region_spot(lake, passed)].centre for passed in view.way[1:-1])


def _berth(view: View, lake: Soundings, region: int) -> tuple[float, float]:
    """Where in its square a boat lies, in squares from the middle."""
    if lake.hires[region]:
        west = region % lake.lake.columns <= lake.lake.columns // 2
        return (0.24 if west else -0.24), -0.18
    if lake.depths[region] < 0:
        return 0.08, -0.14
    if region in view.places:
        return 0.24, -0.34
    return 0.0, -0.02
