"""15: which lake is played on. A Tiled map becomes a Lake here, or is refused with the name of what is wrong on it."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from game.board.board import BadMap, Board, Space
from game.games.dark_water_salvage.components import SEATS, WRECKS
from game.games.dark_water_salvage.knowledge.routes import reach
from game.games.dark_water_salvage.lake import (
    CITY,
    DEPTHS,
    FEATURE,
    LAND,
    MOST_COLUMNS,
    MOST_ROWS,
    MOST_SONARS,
    WATER,
    City,
    Feature,
    Lake,
    region_name,
    soundings,
)
from game.games.dark_water_salvage.view import Assist
from game.words import _

_NAME = re.compile(r"region:([A-Z])([1-9]\d*)")
_OTHER_SONARS = len(DEPTHS) + 1
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
        problems = _shortages(lake, board) + _namesakes(lake) + _cut_off(lake) + _twins(lake)
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
    return [] if isinstance(title, str) and title.strip() else [_lack(space, "title", _("its name"))]


def _dollars(space: Space, name: str) -> list[str]:
    amount = space.properties.get(name)
    if isinstance(amount, int) and not isinstance(amount, bool) and amount > 0:
        return []
    return [_lack(space, name, _("a whole number of dollars (type int), 1 or more"))]


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
    if len(lake.cities) + len(lake.features) + _OTHER_SONARS > MOST_SONARS:
        what = _("the map has more than {n} cities and features; make some of them water")
        problems.append(what.format(n=MOST_SONARS - _OTHER_SONARS))
    return problems


def _namesakes(lake: Lake) -> list[str]:
    """15.2: two places of one name, and places called as one of the other sonars is; capitals make no difference."""
    first: dict[str, int] = {}
    problems = []
    for sonar in reversed(soundings(lake).sonars):
        name = sonar.name.casefold()
        other = first.setdefault(name, sonar.region)
        if other == sonar.region:
            continue
        if other < 0:
            what = _("{region} is called {title} as a sonar of its own is; rename it")
            problems.append(what.format(region=_id(lake, sonar.region), title=sonar.name))
        else:
            what = _("{one} and {other} are both called {title}; rename one")
            problems.append(what.format(one=_id(lake, sonar.region), other=_id(lake, other), title=sonar.name))
    return problems


def _cut_off(lake: Lake) -> list[str]:
    """15.2: regions that no boat can reach from where most others lie."""
    regions = [region for region, sign in enumerate(lake.signs) if sign != LAND]
    parts = {region: reach(soundings(lake), 0, region, len(lake.signs)) | 1 << region for region in regions}
    most = max(parts.values(), key=int.bit_count, default=0)
    what = _("{name} cannot be reached by boat from most other regions; join them square by square")
    return [what.format(name=_id(lake, region)) for region in regions if not most >> region & 1]


def _twins(lake: Lake) -> list[str]:
    """15.2: regions that no sonar can tell apart."""
    deep = soundings(lake)
    first: dict[tuple[int, ...], int] = {}
    problems = []
    for region, sign in enumerate(lake.signs):
        if sign not in WATER:
            continue
        twin = first.setdefault(deep.signature(region), region)
        if twin != region:
            what = _("{one} and {other} give every sonar the same answers; change a depth, or move a city or feature")
            problems.append(what.format(one=_id(lake, twin), other=_id(lake, region)))
    return problems


def _id(lake: Lake, region: int) -> str:
    return f"region:{region_name(region, lake.columns)}"
