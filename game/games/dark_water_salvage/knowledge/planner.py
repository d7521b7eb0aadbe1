"""What a trip to a wreck costs: the boat, the moves, a few tests, and the fee; the planner of an application (4)."""

from dataclasses import dataclass

from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import RESEARCH_COST, SPACE_COST
from game.games.dark_water_salvage.knowledge.deduction import candidates
from game.games.dark_water_salvage.knowledge.evidence import answers, known_place
from game.games.dark_water_salvage.knowledge.routes import distance
from game.games.dark_water_salvage.lake import Soundings, numbers, soundings
from game.games.dark_water_salvage.view import View
from game.words import _

USUAL_TESTS = 3
"""How many tests a wreck takes as a rule; the text says so."""


@dataclass(frozen=True, slots=True)
class Trip:
    """The cheapest way to raise a wreck in one region: the boat of the nearest city, the moves, the fee, in dollars."""

    hire: int
    moves: int
    fee: int

    @property
    def cost(self) -> int:
        """Without any research."""
        return self.hire + self.moves * SPACE_COST + self.fee


def trip(lake: Soundings, region: int) -> Trip:
    """The cheapest trip from any city on an empty lake."""
    ways = [
        Trip(city.hire, distance(lake, 0, city.region, region), lake.lake.fees[region]) for city in lake.lake.cities
    ]
    return min((way for way in ways if way.moves), key=lambda way: (way.cost, way.hire))


def best_known(view: View) -> int:
    """The wreck whose place this seat knows best and may still raise; -1 = none, or nothing is marked on paper."""
    seat = view.seat
    if seat is None or view.assist == "paper":
        return -1
    found = [
        (possible.bit_count(), wreck)
        for wreck, possible in enumerate(candidates(view))
        if view.raised[wreck] < 0 and not view.barred[seat] >> wreck & 1
        if view.places[wreck] >= 0 or answers(view, wreck)
    ]
    return min(found)[1] if found else -1


def plan_words(view: View, wreck: int) -> tuple[str, ...]:
    """What a trip for a wreck costs, -1 = one to the middle of the lake; in sums, without advice."""
    lake = soundings(view.lake)
    possible, title = lake.water, _("A trip, for example")
    known = wreck >= 0 and (view.assist != "paper" or known_place(view, wreck) >= 0)
    if known:
        possible = candidates(view)[wreck] or lake.water
        title = _("A trip for the {ship}").format(ship=names.wreck_name(view, wreck))
    trips = sorted((trip(lake, region) for region in numbers(possible)), key=lambda one: one.cost)
    way = trips[len(trips) // 2]
    tests = 0 if possible.bit_count() == 1 else USUAL_TESTS * RESEARCH_COST
    sums = _("boat ${hire} + moves ${moves} + research ${tests} + salvage ${fee} = ${total}").format(
        hire=way.hire, moves=way.moves * SPACE_COST, tests=tests, fee=way.fee, total=way.cost + tests
    )
    return title, sums
