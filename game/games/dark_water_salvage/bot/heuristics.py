"""Rules of thumb: what sensible actions are worth in points, roughly, to somebody who knows what that seat may know.

No function here looks at what is hidden from the seat: playouts would learn to hope for what nobody knows.
"""

from collections.abc import Callable

from game.core.game import Seat
from game.games.dark_water_salvage.actions import DONE, LOCATE, PASS, RESEARCH, SAIL, SALVAGE, START, Action
from game.games.dark_water_salvage.bot.applications import weigh_applications
from game.games.dark_water_salvage.bot.trips import Outlook, claim, likely_here
from game.games.dark_water_salvage.components import LOCATE_COST, WRECKS
from game.games.dark_water_salvage.rules.state import State

Ideas = dict[Action, float]
"""What each action that is worth a look is worth, in points more than doing nothing."""

LATER = -0.05
"""For waiting where nothing is planned any more."""
RUMOUR_WORTH = 4.0
"""The dollars by which one chooses better with a rumour known."""
FEW_TESTS = 3
"""A trip for study alone must leave money for so many tests."""
CLEAR, POOR = 0.4, -0.4
"""Points above which a test is made without second thoughts, and below which tests and trips are not worth a look."""
DEBT = 8.0
"""What it costs to end in debt by one's own last dollar."""


def ideas(state: State, seat: Seat) -> Ideas:
    """The actions that are worth a look for this seat now; some of them may turn out not to be legal."""
    return IDEAS[state.phase](state, seat)


def _city(state: State, seat: Seat) -> Ideas:
    """6: a city from which much can be learned, or a known wreck raised; both, if the money is there."""
    outlook = Outlook(state, seat)
    lake = state.lake
    found: Ideas = {}
    for city in lake.lake.cities:
        region = city.region
        if region in state.pawns:
            continue
        best, goal = outlook.best_trip(region, lake.hires[region])
        cash = outlook.cash
        if goal >= 0:
            cash -= lake.hires[region] + lake.lake.fees[goal] + outlook.way(region, goal)
        found[START[region]] = best + outlook.learning(lake.usable[region][0], max(0, cash))
    return found


def _research(state: State, seat: Seat) -> Ideas:
    """8: the test that brings most insight for its dollar, but never with the money of a trip that is worth more."""
    gains, _money = tests(state, seat)
    if not gains:
        return {PASS: 0.0}
    gain, wreck, sonar = gains[0]
    best = RESEARCH[wreck][sonar]
    return {best: gain} if gain > CLEAR else {PASS: 0.0, best: gain}


def tests(state: State, seat: Seat) -> tuple[list[tuple[float, int, int]], int]:
    """8: (gain, wreck, sonar) of what is worth a look here, the best first, and the money that there is for tests."""
    outlook = Outlook(state, seat)
    rumour = state.lake.rumour
    here = state.pawns[seat]
    money = outlook.cash - _kept(outlook, here)
    if money <= 0:
        return [], 0
    gains = [
        (gain, wreck, sonar)
        for sonar in state.lake.usable[here]
        for wreck, gain in (_rumours(outlook) if sonar == rumour else outlook.gains(sonar)).items()
        if gain > POOR
    ]
    gains.sort(reverse=True)
    return gains, money


def _kept(outlook: Outlook, here: int) -> int:
    """The dollars to be kept for the trip of this round; in the last round there is no other use for knowledge."""
    fees = outlook.lake.lake.fees
    boat = outlook.boat()
    _worth, goal = outlook.best_trip(here, boat)
    if goal >= 0:
        return boat + outlook.way(here, goal) + fees[goal]
    return boat + 2 + min(filter(None, fees)) if outlook.rounds == 1 else 0


def _rumours(outlook: Outlook) -> dict[int, float]:
    """8.6: by wreck, what it is worth to know better what it brings: little, unless debt is near."""
    worth = RUMOUR_WORTH * outlook.dollar - outlook.price
    known = 1 << outlook.lake.rumour
    first = outlook.seat * WRECKS
    asked = outlook.state.asked[first : first + WRECKS]
    return {wreck: worth for wreck, mask in enumerate(outlook.masks) if mask and not asked[wreck] & known}


def _move(state: State, seat: Seat) -> Ideas:
    """9: to the wreck that brings most, else where much can be learned; else it stays."""
    outlook = Outlook(state, seat)
    here = state.pawns[seat]
    boat = outlook.boat()
    trips = outlook.trips(here, boat)
    if not any(worth > 0 for worth in trips.values()):
        _add_studies(outlook, trips, here, boat)
    staying = 1 << here in outlook.masks
    found: Ideas = {PASS: 0.0} if staying else {DONE: 0.0, PASS: LATER}
    for goal, worth in trips.items():
        if worth > POOR:
            found[SAIL[goal]] = worth
    return found


def _add_studies(outlook: Outlook, trips: dict[int, float], here: int, boat: int) -> None:
    """Trips to cities and features for what their sonars tell."""
    if outlook.cash - boat <= FEW_TESTS:
        return
    for number, sonar in enumerate(outlook.lake.sonars):
        if sonar.region < 0 or sonar.region == here:
            continue
        cost = boat + outlook.way(here, sonar.region)
        if outlook.cash - cost >= FEW_TESTS:
            trips[sonar.region] = outlook.learning(number, outlook.cash - cost) - outlook.price * cost


def _locate(state: State, seat: Seat) -> Ideas:
    """10: only what cannot be raised at once: a find is worth prestige, but it shows everybody the way."""
    here = state.pawns[seat]
    found: Ideas = {PASS: 0.0}
    near = likely_here(state, seat, here)
    if not near or (state.cash[seat] >= state.lake.lake.fees[here] and 1 in near.values()):
        return found
    outlook = Outlook(state, seat)
    debt = DEBT if outlook.broke_by(LOCATE_COST) else 0.0
    for wreck, candidates in near.items():
        if state.unlocated >> wreck & 1:
            found[LOCATE[wreck]] = claim(outlook, wreck, candidates) - debt
    return found


def _salvage(state: State, seat: Seat) -> Ideas:
    """11: what surely lies here; on the off chance only what is worth the fee and the ban."""
    here = state.pawns[seat]
    found: Ideas = {PASS: 0.0}
    near = likely_here(state, seat, here)
    if not near:
        return found
    outlook = Outlook(state, seat)
    fee = state.lake.lake.fees[here]
    debt = DEBT if outlook.broke_by(fee) else 0.0
    for wreck, candidates in near.items():
        worth = outlook.attempt(wreck, candidates) - outlook.price * fee
        found[SALVAGE[wreck]] = worth - debt if candidates > 1 else worth
    return found


IDEAS: dict[str, Callable[[State, Seat], Ideas]] = {
    "apply": weigh_applications,
    "city": _city,
    "research": _research,
    "move": _move,
    "locate": _locate,
    "salvage": _salvage,
}
