"""The coach (16): which sonar tells most about a wreck, for how much, from this seat's knowledge only."""

from dataclasses import dataclass

from game.games.dark_water_salvage.components import RESEARCH_COST, SPACE_COST
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.routes import blocked_for, distance
from game.games.dark_water_salvage.knowledge.standing import hire_of
from game.games.dark_water_salvage.lake import Soundings, soundings
from game.games.dark_water_salvage.view import View


@dataclass(frozen=True, slots=True)
class Advice:
    """One sonar for one wreck: how many candidates it leaves on average, and what it costs to use it."""

    sonar: int
    left: float
    moves: int
    """How many spaces away it can be used, 0 = here."""
    cost: int
    """In dollars: the test, and the boat and the way to it."""


def expected(lake: Soundings, sonar: int, possible: int) -> float:
    """How many of these candidates an answer of this sonar leaves on average."""
    count = possible.bit_count()
    if not count or sonar == lake.rumour:
        return float(count)
    return sum((possible & mask).bit_count() ** 2 for mask in lake.masks[sonar]) / count


def advice(view: View, seat: int, wreck: int) -> tuple[Advice, ...]:
    """Every affordable test that can tell something of this wreck: what leaves least first, then what costs least."""
    lake = soundings(view.lake)
    possible = candidates(view)[wreck]
    found = []
    for sonar in range(len(lake.sonars)):
        left = expected(lake, sonar, possible)
        if left >= possible.bit_count():
            continue
        way = nearest(view, lake, seat, sonar)
        if way is None:
            continue
        moves, cost = way
        if cost + RESEARCH_COST <= view.cash[seat]:
            found.append(Advice(sonar, left, moves, cost + RESEARCH_COST))
    return tuple(sorted(found, key=lambda one: (one.left, one.cost, one.sonar)))


def here(found: tuple[Advice, ...]) -> tuple[Advice, ...]:
    """Those that can be used where the boat lies."""
    return tuple(one for one in found if not one.moves)


def nearest(view: View, lake: Soundings, seat: int, sonar: int) -> tuple[int, int] | None:
    """The spaces and dollars to the nearest region where this sonar can be used; None = there is no way."""
    start = view.pawns[seat]
    if start < 0:
        return None
    if sonar in lake.usable[start]:
        return 0, 0
    blocked = blocked_for(seat, view.pawns)
    spaces = [
        distance(lake, blocked, start, region)
        for region, usable in enumerate(lake.usable)
        if sonar in usable and lake.free >> region & 1 and not blocked >> region & 1
    ]
    ways = [long for long in spaces if long]
    if not ways:
        return None
    return min(ways), hire_of(view, seat) + SPACE_COST * min(ways)
