"""The lake as the rules see it: which regions there are, what they are, and what lies in which direction.

A region is a number, row by row from the north-west: `row * columns + column`. Its name is row letter and column.
"""

from dataclasses import dataclass

SHALLOW, MEDIUM, DEEP = range(3)
DEPTHS = ("shallow", "medium", "deep")
CITY, FEATURE, LAND = "*", "<", " "
WATER = "SMD"
"""The sign of open water by depth."""

MOST_ROWS, MOST_COLUMNS = 9, 12
MOST_REGIONS = MOST_ROWS * MOST_COLUMNS
MOST_SONARS = 32

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""An answer of a city or feature sonar is a number into this, as seen from the place to the wreck."""


@dataclass(frozen=True, slots=True)
class City:
    """A city: its region, its name, and what a boat costs there in dollars."""

    region: int
    name: str
    hire: int


@dataclass(frozen=True, slots=True)
class Feature:
    """An underwater feature."""

    region: int
    name: str


@dataclass(frozen=True, slots=True)
class Lake:
    """Everything that the rules take from a map, as a value that equals another lake's when both play alike.

    `signs` has one sign a square: "*" a city, "<" a feature, S, M or D open water of that depth, " " land.
    `fees` has the cost of salvaging in each square, in dollars; 0 where nobody salvages.
    Sonars are numbered: the cities in this order, the features, shallow, medium, deep, and last the rumoured value.
    """

    columns: int
    signs: str
    cities: tuple[City, ...]
    features: tuple[Feature, ...]
    fees: tuple[int, ...]
