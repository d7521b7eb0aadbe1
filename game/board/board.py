"""A board as plain data: what a map says, without saying what any of it means in a game."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from game.core.plain import LONGEST_LINE, LONGEST_NAME, one_line
from game.words import plural

MOST_PROBLEMS, LONGEST_PROBLEM = 20, LONGEST_LINE - LONGEST_NAME - len("seachest: " + ": .")
"""How many sentences are told of one map, and their length, so that each is one line with the name of its file."""

LANES, LIFE = "lanes", "life"
"""The layers that show how things go from place to place, and what stirs: maps that differ in them alone play alike."""

_PAINTING = re.compile("[a-z0-9_]{1,40}")

Value = str | int | float | bool
"""What a property of a map may be."""


class BadMap(Exception):
    """A map that cannot be played on; `problems` says which file, which object, and what to do."""

    def __init__(self, path: Path, problems: list[str]) -> None:
        more = len(problems) - MOST_PROBLEMS
        shown = [one_line(problem, LONGEST_PROBLEM) for problem in problems[:MOST_PROBLEMS]]
        if more > 0:
            shown.append(plural("there is {n} more problem", "there are {n} more problems", more))
        super().__init__("\n".join(f"{one_line(path.name, LONGEST_NAME)}: {problem}." for problem in shown))
        self.path = path
        self.problems = shown


@dataclass(frozen=True, slots=True)
class Space:
    """One named thing on a board. Its id is unique; places are in map units, y down.

    `kind` is its class on the map (Region, Slot, Track, ...), which also tells its shape. (x, y, w, h) is the box
    around it; `points` are its corners, or the steps of a track, in drawing order.
    """

    id: str
    kind: str
    layer: str
    x: float
    y: float
    w: float
    h: float
    points: tuple[tuple[float, float], ...]
    properties: Mapping[str, Value]
    links: tuple[str, ...]
    """The ids of the spaces it touches: its property `links`, separated by commas."""

    def number(self, name: str, default: float) -> float:
        """The number in this property; `default` where it has none."""
        value = self.properties.get(name)
        return default if value is None or isinstance(value, str) else value

    @property
    def centre(self) -> tuple[float, float]:
        """The middle of its box."""
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def family(self) -> str:
        """What its id begins with: "wreck" for "wreck:s1"."""
        return self.id.partition(":")[0]


@dataclass(frozen=True, slots=True)
class Board:
    """A map, loaded: every space under its id, in the order of the file, width by height map units."""

    id: str
    title: str
    width: int
    height: int
    properties: Mapping[str, Value]
    spaces: Mapping[str, Space]

    def __getitem__(self, space: str) -> Space:
        """The space with this id; KeyError when the map has none."""
        return self.spaces[space]

    def family(self, name: str) -> tuple[Space, ...]:
        """All spaces whose id begins with this name and a colon, in the order of the file."""
        return tuple(space for space in self.spaces.values() if space.family == name)

    def painting(self, usual: str = "") -> str:
        """The painting that the map names, in small letters, digits and underscores; `usual` where it names none."""
        named = self.properties.get("painting")
        return named if isinstance(named, str) and _PAINTING.fullmatch(named) else usual

    @property
    def digest(self) -> str:
        """A short fingerprint of everything above: two boards that play alike have the same one."""
        spaces = [
            (s.id, s.kind, s.layer, s.x, s.y, s.w, s.h, s.points, sorted(s.properties.items()))
            for s in sorted(self.spaces.values(), key=lambda space: space.id)
            if s.layer not in (LANES, LIFE)
        ]
        whole = (self.id, self.width, self.height, sorted(self.properties.items()), spaces)
        return hashlib.sha256(json.dumps(whole).encode()).hexdigest()[:16]
