"""Rules of thumb: what each action is worth in points, roughly, to somebody who knows what that seat may know.

No function here looks at what is hidden from the seat: playouts would learn to hope for what nobody knows.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Seat
from game.games.dark_water_salvage.actions import DONE, PASS, Action
from game.games.dark_water_salvage.applications import OUT, weigh_applications
from game.games.dark_water_salvage.components import LOCATE_COST, WRECKS
from game.games.dark_water_salvage.state import State
from game.games.dark_water_salvage.trips import Outlook, claim, likely_here

Weigh = Callable[[State, Seat, Sequence[Any]], list[float]]

LATER = -0.05
"""For waiting where nothing is planned any more."""
RUMOUR_WORTH = 4.0
"""The dollars by which one chooses better with a rumour known."""
FEW_TESTS = 3
"""A trip for study alone must leave money for so many tests."""
TESTS_LOOKED_AT, GOALS_LOOKED_AT = 5, 6
"""How many of the best the search chooses from."""
DEBT = 8.0
"""What it costs to end in debt by one's own last dollar."""


def weigh(state: State, seat: Seat, legal: Sequence[Action]) -> list[float]:
    """What each of these actions is worth to this seat now, in points more than doing nothing."""
    return WEIGH[state.phase](state, seat, legal)


def _city(state: State, seat: Seat, legal: Sequence[Any]) -> list[float]:
    """6: a city from which much can be learned, or a known wreck raised; both, if the money is there."""
    outlook = Outlook(state, seat)
    lake = state.lake
    worths = []
    for action in legal:
        region = action.region
        trips = outlook.trips(region, lake.hires[region])
        best, goal = max(((worth, goal) for goal, worth in trips.items()), default=(0.0, -1))
        cash = outlook.cash
        if best > 0:
            cash -= lake.hires[region] + lake.lake.fees[goal] + 2
        worths.append(max(0.0, best) + outlook.learning(lake.usable[region][0], max(0, cash)))
    return worths


def _research(state: State, seat: Seat, legal: Sequence[Any]) -> list[float]:
    """8: the test that brings most insight for its dollar, but never with the money of a trip that is worth more."""
    outlook = Outlook(state, seat)
    lake = state.lake
    here = state.pawns[seat]
    spare = outlook.cash - _kept(outlook, here)
    gains: dict[int, dict[int, float]] = {}
    if spare > 0:
        gains = {sonar: outlook.gains(sonar) for sonar in lake.usable[here] if sonar != lake.rumour}
        gains[lake.rumour] = _rumours(outlook) if lake.rumour in lake.usable[here] else {}
    worths = []
    for action in legal:
        if action is PASS:
            worths.append(0.0)
        elif action is DONE or not gains:
            worths.append(OUT)
        else:
            worths.append(gains[action.sonar].get(action.wreck, OUT))
    return _only_best(worths, TESTS_LOOKED_AT)


def _only_best(worths: list[float], most: int) -> list[float]:
    """The same with all but so many of the best left out."""
    if len(worths) <= most:
        return worths
    least = sorted(worths, reverse=True)[most - 1]
    return [worth if worth >= least else OUT for worth in worths]


def _kept(outlook: Outlook, here: int) -> int:
    """The dollars to be kept for the trip of this round; in the last round there is no other use for knowledge."""
    fees = outlook.lake.lake.fees
    boat = outlook.boat()
    trips = outlook.trips(here, boat)
    goal = max(trips, key=trips.__getitem__, default=-1)
    if goal >= 0 and trips[goal] > 0:
        return boat + outlook.way(here, goal) + fees[goal]
    return boat + 2 + min(filter(None, fees)) if outlook.rounds == 1 else 0


def _rumours(outlook: Outlook) -> dict[int, float]:
    """8.6: by wreck, what it is worth to know better what it brings: little, unless debt is near."""
    worth = RUMOUR_WORTH * outlook.dollar - outlook.price
    known = 1 << outlook.lake.rumour
    first = outlook.seat * WRECKS
    asked = outlook.state.asked[first : first + WRECKS]
    return {wreck: worth for wreck, mask in enumerate(outlook.masks) if mask and not asked[wreck] & known}


def _move(state: State, seat: Seat, legal: Sequence[Any]) -> list[float]:
    """9: to the wreck that brings most, else where much can be learned; else it stays."""
    outlook = Outlook(state, seat)
    here = state.pawns[seat]
    boat = outlook.boat()
    trips = outlook.trips(here, boat)
    if not any(worth > 0 for worth in trips.values()):
        _add_studies(outlook, trips, here, boat)
    staying = any(mask == 1 << here for mask in outlook.masks)
    worths = []
    for action in legal:
        if action is PASS:
            worths.append(0.0 if staying else LATER)
        elif action is DONE:
            worths.append(OUT if staying else 0.0)
        else:
            worths.append(trips.get(action.region, OUT))
    return _only_best(worths, GOALS_LOOKED_AT)


def _add_studies(outlook: Outlook, trips: dict[int, float], here: int, boat: int) -> None:
    """Trips to cities and features for what their sonars tell."""
    for number, sonar in enumerate(outlook.lake.sonars):
        if sonar.region < 0 or sonar.region == here:
            continue
        cost = boat + outlook.way(here, sonar.region)
        if outlook.cash - cost >= FEW_TESTS:
            trips[sonar.region] = outlook.learning(number, outlook.cash - cost) - outlook.price * cost


def _locate(state: State, seat: Seat, legal: Sequence[Any]) -> list[float]:
    """10: only what cannot be raised at once: a find is worth prestige, but it shows everybody the way."""
    here = state.pawns[seat]
    near = likely_here(state, seat, here)
    if not near or (state.cash[seat] >= state.lake.lake.fees[here] and 1 in near.values()):
        return [0.0 if action is PASS else OUT for action in legal]
    outlook = Outlook(state, seat)
    debt = DEBT if outlook.broke_by(LOCATE_COST) else 0.0
    return [
        0.0
        if action is PASS
        else OUT
        if action is DONE or action.wreck not in near
        else claim(outlook, action.wreck, near[action.wreck]) - debt
        for action in legal
    ]


def _salvage(state: State, seat: Seat, legal: Sequence[Any]) -> list[float]:
    """11: what surely lies here; on the off chance only what is worth the fee and the ban."""
    here = state.pawns[seat]
    near = likely_here(state, seat, here)
    if not near:
        return [0.0 if action is PASS else OUT for action in legal]
    outlook = Outlook(state, seat)
    fee = state.lake.lake.fees[here]
    debt = DEBT if outlook.broke_by(fee) else 0.0
    worths = []
    for action in legal:
        if action is PASS:
            worths.append(0.0)
        elif action is DONE or action.wreck not in near:
            worths.append(OUT)
        else:
            candidates = near[action.wreck]
            worth = outlook.attempt(action.wreck, candidates) - outlook.price * fee
            worths.append(worth - debt if candidates > 1 else worth)
    return worths


WEIGH: dict[str, Weigh] = {
    "apply": weigh_applications,
    "city": _city,
    "research": _research,
    "move": _move,
    "locate": _locate,
    "salvage": _salvage,
}
