"""The lake as the rules see it: which regions there are, what they are, and what lies in which direction.

A region is a number, row by row from the north-west: `row * columns + column`. Its name is row letter and column.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

SHALLOW, MEDIUM, DEEP = range(3)
DEPTHS = ("shallow", "medium", "deep")
CITY, FEATURE, LAND = "*", "<", " "
WATER = "SMD"
"""The sign of open water by depth."""

MOST_ROWS, MOST_COLUMNS = 9, 12
MOST_REGIONS = MOST_ROWS * MOST_COLUMNS
MOST_SONARS = 32

DIRECTIONS = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
"""8.4: an answer of a city or feature sonar is a number into this, as seen from the place to the wreck."""
RUMOURED = "rumoured value"
"""8.7: the name of the sonar that is no place and no depth."""
NO, YES = range(2)
"""8.6: what a depth sonar answers."""


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

    def __hash__(self) -> int:
        """Of few fields: every question about a view looks up its lake."""
        return hash((self.columns, self.signs))


@dataclass(frozen=True, slots=True)
class Sonar:
    """A sonar card for research; `region` is the place it is named after, -1 for a depth and the rumoured value.

    The name of a city or feature is the map's; the others are English, for `narrate` and `table` to translate.
    """

    name: str
    kind: Literal["city", "feature", "depth", "rumour"]
    region: int


@dataclass(frozen=True, slots=True, eq=False)
class Soundings:
    """All that follows from a lake. Tuples are by region unless they say otherwise; a mask has one bit a region."""

    lake: Lake
    rows: int
    columns: int
    names: tuple[str, ...]
    """Such as "D5"."""
    places: tuple[str, ...]
    """The name of the city or feature there, else the region's."""
    depths: tuple[int, ...]
    """The depth of open water, -1 elsewhere."""
    hires: tuple[int, ...]
    """What a boat costs there, 0 outside cities."""
    fees: tuple[int, ...]
    """What salvaging costs there, 0 outside open water."""
    water: int
    """A mask of open water: where a wreck may lie."""
    free: int
    """A mask of all that is not land: where a pawn may be."""
    not_west: int
    not_east: int
    """Masks of all regions outside the first and the last column."""
    sonars: tuple[Sonar, ...]
    """By number."""
    rumour: int
    """The number of the rumoured value."""
    usable: tuple[tuple[int, ...], ...]
    """8.2: the sonars that can be used there."""
    answers: tuple[tuple[int, ...], ...]
    """By sonar, then by region: what it says of a wreck there; -1 for the rumoured value and outside open water."""
    masks: tuple[tuple[int, ...], ...]
    """By sonar, then by answer: where the wreck may lie then; () for the rumoured value."""

    def signature(self, region: int) -> tuple[int, ...]:
        """2.4: what a location card says: the answers of all sonars to a wreck there."""
        return tuple(answers[region] for answers in self.answers)


@lru_cache(maxsize=1 << 15)
def numbers(mask: int) -> tuple[int, ...]:
    """The numbers of the bits that are set, from the lowest up."""
    return tuple(number for number in range(mask.bit_length()) if mask >> number & 1)


def region_name(region: int, columns: int) -> str:
    """The row's letter and the column's number, such as "D5"."""
    return f"{chr(ord('A') + region // columns)}{region % columns + 1}"


def direction(place: int, wreck: int, columns: int) -> int:
    """8.4, 8.5: a number into DIRECTIONS; straight only within the place's own row or column."""
    down, right = wreck // columns - place // columns, wreck % columns - place % columns
    if not right:
        return 0 if down < 0 else 4
    if not down:
        return 2 if right > 0 else 6
    if right > 0:
        return 1 if down < 0 else 3
    return 7 if down < 0 else 5


@lru_cache(maxsize=16)
def soundings(lake: Lake) -> Soundings:
    """All that follows from this lake; the same object for equal lakes."""
    columns, regions = lake.columns, range(len(lake.signs))
    names = [region_name(region, columns) for region in regions]
    hires, places, depths = [0] * len(regions), names[:], [WATER.find(sign) for sign in lake.signs]
    for city in lake.cities:
        places[city.region], hires[city.region] = city.name, city.hire
    for feature in lake.features:
        places[feature.region] = feature.name
    sonars = _sonars(lake)
    answers = [_answers(lake, number, sonar, depths) for number, sonar in enumerate(sonars)]
    return Soundings(
        lake=lake,
        rows=len(regions) // columns,
        columns=columns,
        names=tuple(names),
        places=tuple(places),
        depths=tuple(depths),
        hires=tuple(hires),
        fees=lake.fees,
        water=sum(1 << region for region in regions if depths[region] >= 0),
        free=sum(1 << region for region in regions if lake.signs[region] != LAND),
        not_west=sum(1 << region for region in regions if region % columns),
        not_east=sum(1 << region for region in regions if (region + 1) % columns),
        sonars=sonars,
        rumour=len(sonars) - 1,
        usable=tuple(_usable(sonars, region, depths[region]) for region in regions),
        answers=tuple(answers),
        masks=tuple(map(_masks, sonars, answers)),
    )


def _sonars(lake: Lake) -> tuple[Sonar, ...]:
    return (
        *(Sonar(city.name, "city", city.region) for city in lake.cities),
        *(Sonar(feature.name, "feature", feature.region) for feature in lake.features),
        *(Sonar(name, "depth", -1) for name in DEPTHS),
        Sonar(RUMOURED, "rumour", -1),
    )


def _answers(lake: Lake, number: int, sonar: Sonar, depths: list[int]) -> tuple[int, ...]:
    """8.4, 8.6: what this sonar says of a wreck in each region."""
    if sonar.kind == "rumour":
        return (-1,) * len(depths)
    if sonar.kind == "depth":
        own = number - len(lake.cities) - len(lake.features)
        return tuple([-1 if depth < 0 else YES if depth == own else NO for depth in depths])
    place, columns = sonar.region, lake.columns
    return tuple([-1 if depth < 0 else direction(place, region, columns) for region, depth in enumerate(depths)])


def _masks(sonar: Sonar, answers: tuple[int, ...]) -> tuple[int, ...]:
    known = {"city": len(DIRECTIONS), "feature": len(DIRECTIONS), "depth": 2, "rumour": 0}[sonar.kind]
    return tuple([sum(1 << region for region, said in enumerate(answers) if said == answer) for answer in range(known)])


def _usable(sonars: tuple[Sonar, ...], region: int, depth: int) -> tuple[int, ...]:
    """8.2: in a city its own and the rumoured value, on a feature its own, in open water that of its depth."""
    rumour = len(sonars) - 1
    if depth >= 0:
        return (rumour - len(DEPTHS) + depth,)
    own = [number for number, sonar in enumerate(sonars) if sonar.region == region]
    in_city = any(sonars[number].kind == "city" for number in own)
    return (*own, rumour) if in_city else tuple(own)
