"""What a trip to a wreck costs: the boat, the moves, a few tests, and the fee; the planner of an application (4)."""

from dataclasses import dataclass

from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import LOCATE_COST, RESEARCH_COST, SPACE_COST
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


@dataclass(frozen=True, slots=True)
class Plan:
    """What is planned, and what it costs; `research` is what tests usually take, 0 where the place is known.

    `locate` is what locating the wreck first would cost besides, which nobody has to; 0 where it is located.
    """

    title: str
    trip: Trip
    research: int
    locate: int

    @property
    def cost(self) -> int:
        """All of it, without locating."""
        return self.trip.cost + self.research

    def sums(self, words: str, researched: str) -> str:
        """The parts in these words; a place that is known takes no research, and none is named."""
        return (researched if self.research else words).format(
            hire=self.trip.hire,
            moves=self.trip.moves * SPACE_COST,
            tests=self.research,
            fee=self.trip.fee,
            total=self.cost,
        )


def plan(view: View, wreck: int) -> Plan:
    """A trip for a wreck, -1 = one to the middle of the lake; without advice."""
    lake = soundings(view.lake)
    possible, title = lake.water, _("A trip, for example")
    known = wreck >= 0 and (view.assist != "paper" or known_place(view, wreck) >= 0)
    if known:
        possible = candidates(view)[wreck] or lake.water
        title = _("To the {ship}").format(ship=names.wreck_name(view, wreck))
    trips = sorted((trip(lake, region) for region in numbers(possible)), key=lambda one: one.cost)
    tests = 0 if possible.bit_count() == 1 else USUAL_TESTS * RESEARCH_COST
    locate = 0 if wreck >= 0 and view.places[wreck] >= 0 else LOCATE_COST
    return Plan(title, trips[len(trips) // 2], tests, locate)


def plan_words(view: View, wreck: int) -> tuple[str, str]:
    """What a trip for a wreck costs, as a title and a sum."""
    found = plan(view, wreck)
    sums = found.sums(
        _("boat ${hire} + moves ${moves} + salvage ${fee} = ${total}"),
        _("boat ${hire} + moves ${moves} + research ${tests} + salvage ${fee} = ${total}"),
    )
    return found.title, _("{sum} (locating +${n})").format(sum=sums, n=found.locate) if found.locate else sums


def plan_notes(view: View, wreck: int) -> tuple[str, str]:
    """The same for the page of the wreck, where lines are short: the total in the title, the parts below it."""
    found = plan(view, wreck)
    title = _("A trip: ${total}").format(total=found.cost)
    if found.locate:
        title = _("A trip: ${total}, with locating ${more}").format(total=found.cost, more=found.cost + found.locate)
    return title, found.sums(
        _("boat ${hire}, moves ${moves}, salvage ${fee}"),
        _("boat ${hire}, moves ${moves}, research ${tests}, salvage ${fee}"),
    )
