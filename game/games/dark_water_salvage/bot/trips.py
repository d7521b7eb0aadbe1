"""Where to go: wrecks whose place is known or nearly so, and places from which much can be learned."""

from game.core.game import Seat
from game.games.dark_water_salvage.bot.worth import (
    INSIGHT,
    LONG,
    distances,
    insights_gained,
    peace,
    prospects,
    rounds_left,
    sights,
    stakes,
    use,
)
from game.games.dark_water_salvage.components import LOCATE_COST, SHIPS, WRECKS
from game.games.dark_water_salvage.lake import numbers
from game.games.dark_water_salvage.rules.sailing import hire
from game.games.dark_water_salvage.rules.state import State, balance

GAMBLE = 3
"""A wreck with at most so many candidates may be tried on the off chance."""
NEXT = 0.4
"""How much of a second wreck on the way counts."""
GIFT = 0.35
"""The share of a wreck's salvage that is given away by showing everybody where it lies."""
IDLE = 0.1
"""The share that is left of a test's worth for wrecks beyond those a seat may hope to raise."""


class Outlook:
    """What one seat makes of a position: computed once for a decision."""

    __slots__ = ("cash", "dollar", "lake", "masks", "price", "rounds", "seat", "spoils", "stakes", "state", "unsure")

    def __init__(self, state: State, seat: Seat) -> None:
        """The seat's own knowledge, and what a dollar is worth to it."""
        self.state, self.seat, self.lake = state, seat, state.lake
        self.cash = state.cash[seat]
        rounds = rounds_left(state)
        self.rounds = min(LONG, rounds)
        self.dollar = peace(state, seat, rounds)
        self.price = self.dollar + use(state, seat, rounds)
        self.masks = sights(state, seat)
        self.stakes = stakes(state, seat, self.masks, self.dollar)
        self.unsure: list[tuple[int, tuple[float, ...], float]] | None = None
        self.spoils: dict[int, float] | None = None

    def _unsure(self) -> list[tuple[int, tuple[float, ...], float]]:
        """(wreck, insight by sonar, worth) of all whose place is not known; worth less beyond those it can raise."""
        if self.unsure is not None:
            return self.unsure
        most = prospects(self.state, self.seat, self.rounds) + 1
        insight = INSIGHT[self.rounds]
        marks = [
            (worth * insight[mask.bit_count()], wreck, mask, worth)
            for wreck, (worth, mask) in enumerate(zip(self.stakes, self.masks, strict=True))
            if mask
        ]
        marks.sort(reverse=True)
        self.unsure = [
            (wreck, insights_gained(self.lake, mask, self.rounds), worth * max(IDLE, min(1.0, most - rank)))
            for rank, (_mark, wreck, mask, worth) in enumerate(marks)
            if mask & (mask - 1)
        ]
        return self.unsure

    def gains(self, sonar: int) -> dict[int, float]:
        """By wreck whose place is not known: what one test with this sonar is worth, its price taken off."""
        price = self.price
        return {wreck: worth * insights[sonar] - price for wreck, insights, worth in self._unsure()}

    def learning(self, sonar: int, cash: int) -> float:
        """What all tests with this sonar that are worth their price, and can be paid, are worth together."""
        price = self.price
        gains = []
        for _wreck, insights, worth in self._unsure():
            gain = worth * insights[sonar] - price
            if gain > 0.0:
                gains.append(gain)
        if len(gains) > cash:
            gains.sort(reverse=True)
            del gains[cash:]
        return sum(gains)

    def salvages(self) -> dict[int, float]:
        """By region: what trying the likeliest wreck there is worth once the pawn is there, and the fee paid."""
        if self.spoils is not None:
            return self.spoils
        found = self.spoils = {}
        fees, price = self.lake.fees, self.price
        for wreck, mask in enumerate(self.masks):
            if not mask or mask.bit_count() > GAMBLE:
                continue
            worth = self.attempt(wreck, mask.bit_count())
            for region in numbers(mask):
                net = worth - price * fees[region]
                if net > found.get(region, 0.0):
                    found[region] = net
        return found

    def attempt(self, wreck: int, candidates: int) -> float:
        """What trying to raise this wreck in one of so many regions is worth, the ban after a miss taken off."""
        worth = self.stakes[wreck]
        if candidates == 1:
            return worth
        return worth * (1 / candidates - INSIGHT[self.rounds][candidates] * (1 - 1 / candidates))

    def trips(self, start: int, boat: int) -> dict[int, float]:
        """By region: what a trip there is worth that can be paid with the fee; `boat` = what is to be paid first."""
        salvages = self.salvages()
        trips: dict[int, float] = {}
        if not salvages:
            return trips
        distance, fees, price = distances(self.lake), self.lake.fees, self.price
        ways = distance[start]
        for region, net in salvages.items():
            cost = boat + ways[region]
            left = self.cash - cost - fees[region]
            if left < 0 or region == start:
                continue
            beyond = 0.0
            onward = distance[region]
            for other, more in salvages.items():
                further = onward[other]
                if other != region and further + fees[other] <= left and more - price * further > beyond:
                    beyond = more - price * further
            trips[region] = net - price * cost + NEXT * beyond
        return trips

    def best_trip(self, start: int, boat: int) -> tuple[float, int]:
        """What the best of these trips is worth, and where it goes; (0, -1) when none is worth its price."""
        best, to = 0.0, -1
        for goal, worth in self.trips(start, boat).items():
            if worth > best:
                best, to = worth, goal
        return best, to

    def way(self, start: int, goal: int) -> int:
        """How many spaces it is from here to there."""
        return distances(self.lake)[start][goal]

    def boat(self) -> int:
        """What must be paid before the pawn can move."""
        return hire(self.state, self.seat)

    def broke_by(self, cost: float) -> bool:
        """Whether spending so much in the last round would end in debt that is not there yet."""
        left = balance(self.state, self.seat)
        return self.state.last and left - cost < 0 <= left


def claim(outlook: Outlook, wreck: int, candidates: int) -> float:
    """What locating a wreck is worth where the pawn is, which is one of so many regions where it may lie."""
    ship = SHIPS[outlook.state.ships[wreck]]
    gift = 0.0 if outlook.rounds == 1 else GIFT * ship.salvaged
    ban = outlook.stakes[wreck] * INSIGHT[outlook.rounds][candidates] * (1 - 1 / candidates)
    return (ship.located - gift) / candidates - ban - outlook.price * LOCATE_COST


def likely_here(state: State, seat: Seat, here: int) -> dict[int, int]:
    """By wreck that may well lie here: in how many regions it may lie."""
    first = seat * WRECKS
    open_to = state.sunk & ~state.barred[seat]
    return {
        wreck: mask.bit_count()
        for wreck, mask in enumerate(state.masks[first : first + WRECKS])
        if mask >> here & 1 and open_to >> wreck & 1 and mask.bit_count() <= GAMBLE
    }
