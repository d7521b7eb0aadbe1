"""15: which lake is played on. A Tiled map becomes a Lake here, or is refused with the name of what is wrong on it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from game.board.board import BadMap, Board, Space
from game.games.dark_water_salvage.components import SEATS, WRECKS
from game.games.dark_water_salvage.lake import (
    CITY,
    DEPTHS,
    FEATURE,
    LAND,
    MOST_COLUMNS,
    MOST_ROWS,
    WATER,
    City,
    Feature,
    Lake,
)
from game.games.dark_water_salvage.rules.soundness import LARGEST_PRICE, LONGEST_TITLE, MOST_PLACES, titled, unplayable
from game.games.dark_water_salvage.view import Assist
from game.words import _

_NAME = re.compile(r"region:([A-Z])([1-9][0-9]{0,3})")
_NEAR = 0.25
"""How far a rectangle may lie from its square of the grid, in squares."""


@cache
def great_lake() -> Lake:
    """The lake of the box, as its map draws it."""
    from game import paths  # noqa: PLC0415 - the map is asked for when a game is set up, not when one is listed
    from game.board.tiled import load_board  # noqa: PLC0415

    return _lake(load_board(paths.maps("lake.tmx")))


@dataclass(frozen=True, slots=True)
class Options:
    """The lake, and how much the notebook helps; the defaults are the game as printed."""

    lake: Lake = field(default_factory=great_lake)
    assist: Assist = "reasons"


def survey(options: Options, board: Board) -> Options:
    """These options for a game on this board. BadMap says object by object what must be mended first."""
    return replace(options, lake=_lake(board))


def _lake(board: Board) -> Lake:
    regions = [space for space in board.spaces.values() if space.kind == "Region"]
    squares, problems = _squares(regions)
    problems += [problem for space in regions for problem in _properties(space)]
    if not problems:
        lake = _drawn(squares)
        problems = _shortages(lake, board) + unplayable(lake)
    if problems:
        raise BadMap(Path(f"{board.id}.tmx"), problems)
    return lake


def _squares(regions: list[Space]) -> tuple[dict[tuple[int, int], Space], list[str]]:
    """The regions by row and column (from 0), as their names say, and which of them lie elsewhere."""
    squares, problems = {}, []
    for space in regions:
        match = _NAME.fullmatch(space.id)
        if match is None:
            problems.append(
                _("{name} is no name of a region; call it region:A1, row letter and column").format(name=space.id)
            )
            continue
        row, column = ord(match[1]) - ord("A"), int(match[2]) - 1
        if row >= MOST_ROWS or column >= MOST_COLUMNS:
            what = _("{name} lies too far out; a lake has at most {rows} rows and {columns} columns")
            problems.append(what.format(name=space.id, rows=MOST_ROWS, columns=MOST_COLUMNS))
            continue
        squares[row, column] = space
    return squares, problems + _misplaced(squares)


def _misplaced(squares: Mapping[tuple[int, int], Space]) -> list[str]:
    """Regions that do not lie in the square that their name says, by the size and the place of most others."""
    if not squares:
        return []
    wide, high = _middle(space.w for space in squares.values()), _middle(space.h for space in squares.values())
    left = _middle(space.x - column * wide for (_row, column), space in squares.items())
    top = _middle(space.y - row * high for (row, _column), space in squares.items())
    problems = []
    for (row, column), space in squares.items():
        x, y = space.centre
        aside, below = x - left - (column + 0.5) * wide, y - top - (row + 0.5) * high
        sized = abs(space.w - wide) <= _NEAR * wide and abs(space.h - high) <= _NEAR * high
        if not space.w or not space.h or not sized:
            problems.append(
                _("{name} is not as large as the other regions; all squares are alike").format(name=space.id)
            )
        elif abs(aside) > _NEAR * wide or abs(below) > _NEAR * high:
            what = _("{name} does not lie where its name says, row {row} and column {column}; move or rename it")
            problems.append(what.format(name=space.id, row=chr(ord("A") + row), column=column + 1))
    return problems


def _middle(numbers: Iterable[float]) -> float:
    ordered = sorted(numbers)
    return ordered[len(ordered) // 2]


def _properties(space: Space) -> list[str]:
    """What the properties of this region lack."""
    kind = space.properties.get("kind")
    if kind == "water":
        problems = [] if space.properties.get("depth") in DEPTHS else [_lack(space, "depth", ", ".join(DEPTHS))]
        return problems + _dollars(space, "fee")
    if kind == "city":
        return _title(space) + _dollars(space, "hire")
    if kind == "feature":
        return _title(space)
    return [_lack(space, "kind", "city, feature, water")]


def _title(space: Space) -> list[str]:
    title = space.properties.get("title")
    if isinstance(title, str) and titled(title.strip()):
        return []
    return [_lack(space, "title", _("its name, one line of at most {n} letters").format(n=LONGEST_TITLE))]


def _dollars(space: Space, name: str) -> list[str]:
    amount = space.properties.get(name)
    if isinstance(amount, int) and not isinstance(amount, bool) and 0 < amount <= LARGEST_PRICE:
        return []
    return [_lack(space, name, _("a whole number of dollars (type int), 1 to {n}").format(n=LARGEST_PRICE))]


def _lack(space: Space, name: str, wanted: str) -> str:
    has = space.properties.get(name)
    if has is None:
        return _("{region} has no property {name}; give it one: {wanted}").format(
            region=space.id, name=name, wanted=wanted
        )
    what = _('{region} has {name} = "{has}"; it can be: {wanted}')
    return what.format(region=space.id, name=name, has=has, wanted=wanted)


def _drawn(squares: Mapping[tuple[int, int], Space]) -> Lake:
    """The lake that these sound regions make; squares without one are land."""
    rows = 1 + max((row for row, _column in squares), default=0)
    columns = 1 + max((column for _row, column in squares), default=0)
    signs, fees = [LAND] * (rows * columns), [0] * (rows * columns)
    cities, features = [], []
    for (row, column), space in sorted(squares.items()):
        region, kind = row * columns + column, space.properties["kind"]
        title = str(space.properties.get("title", "")).strip()
        if kind == "city":
            signs[region] = CITY
            cities.append(City(region, title, int(space.properties["hire"])))
        elif kind == "feature":
            signs[region] = FEATURE
            features.append(Feature(region, title))
        else:
            signs[region] = WATER[DEPTHS.index(str(space.properties["depth"]))]
            fees[region] = int(space.properties["fee"])
    return Lake(columns, "".join(signs), tuple(cities), tuple(features), tuple(fees))


def _shortages(lake: Lake, board: Board) -> list[str]:
    """15.2: too little or too much of something."""
    problems = []
    water = sum(sign in WATER for sign in lake.signs)
    if water < WRECKS:
        what = _("the map has {n} regions of open water; the {wrecks} wrecks need one each")
        problems.append(what.format(n=water, wrecks=WRECKS))
    most = board.properties.get("max_players", max(SEATS))
    if not isinstance(most, int) or most not in SEATS:
        what = _("the map has max_players = {most}; it must be from {least} to {largest}")
        problems.append(what.format(most=most, least=min(SEATS), largest=max(SEATS)))
    elif len(lake.cities) < most:
        what = _("the map has {n} cities; {most} players need one each, or a smaller max_players")
        problems.append(what.format(n=len(lake.cities), most=most))
    if len(lake.cities) + len(lake.features) > MOST_PLACES:
        what = _("the map has more than {n} cities and features; make some of them water")
        problems.append(what.format(n=MOST_PLACES))
    return problems
