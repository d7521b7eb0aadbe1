"""15.2: whether a lake can be played on: one that a map draws, or one that somebody has written into a save."""

from functools import lru_cache

from game.core.errors import BadOption
from game.core.plain import is_line
from game.games.dark_water_salvage.components import WRECKS
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
    Lake,
    region_name,
    soundings,
)
from game.words import _

MOST_PLACES = MOST_SONARS - len(DEPTHS) - 1
"""Cities and features: each is a sonar, as are the depths and the rumoured value."""
LARGEST_PRICE = 999
"""Dollars for a boat or for salvaging (ours; the printed ones have two digits)."""
LONGEST_TITLE = 40
"""Letters of a city's or a feature's name (ours)."""


def titled(title: str) -> bool:
    """Whether a place can be called so."""
    return bool(title.strip()) and is_line(title, LONGEST_TITLE)


@lru_cache(maxsize=16)
def check(lake: Lake) -> None:
    """BadOption with the first thing that is wrong with this lake; whoever computes with it may then rely on it."""
    problems = _shape(lake) or _places(lake) or unplayable(lake)
    if problems:
        raise BadOption(_("Nobody can play on this lake: {reason}.").format(reason=problems[0]))


def _shape(lake: Lake) -> list[str]:
    """What is wrong with the squares."""
    squares, columns = len(lake.signs), lake.columns
    rectangle = 1 <= columns <= MOST_COLUMNS and 0 < squares <= MOST_ROWS * columns and squares % columns == 0
    holds = {
        _("its squares are no rows and columns"): rectangle,
        _("its squares hold unknown signs"): set(lake.signs) <= {CITY, FEATURE, LAND, *WATER},
        _("it has fewer regions of open water than wrecks"): sum(map(lake.signs.count, WATER)) >= WRECKS,
        _("it has too many cities and features"): len(lake.cities) + len(lake.features) <= MOST_PLACES,
        _("its fees are not one for each square"): len(lake.fees) == squares,
    }
    return [words for words, sound in holds.items() if not sound]


def _places(lake: Lake) -> list[str]:
    """What is wrong with the cities, the features and the fees of a lake of sound squares."""
    wrong = []
    for places, sign in ((lake.cities, CITY), (lake.features, FEATURE)):
        drawn = [region for region, each in enumerate(lake.signs) if each == sign]
        if sorted(place.region for place in places) != drawn:
            wrong.append(_("its cities and features do not lie where its squares say"))
        if not all(titled(place.name) for place in places):
            wrong.append(_("a city or a feature has no name, or one of more than {n} letters").format(n=LONGEST_TITLE))
    priced = [lake.fees[region] for region, sign in enumerate(lake.signs) if sign in WATER]
    free = [lake.fees[region] for region, sign in enumerate(lake.signs) if sign not in WATER]
    if any(free) or not all(0 < price <= LARGEST_PRICE for price in [*priced, *(city.hire for city in lake.cities)]):
        wrong.append(_("a boat or salvaging there does not cost $1 to ${n}").format(n=LARGEST_PRICE))
    return wrong


def unplayable(lake: Lake) -> list[str]:
    """15.2: what of a lake of sound squares keeps people from playing on it, place by place."""
    return _namesakes(lake) + _cut_off(lake) + _twins(lake)


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
