"""What a position of Key Largo is worth to each seat: all that `judgement` measures, weighed, and quickly."""

from game.core.judgement import Weights
from game.games.key_largo.bot.judgement import DEEP, MEASURES, MID, PURSE, SELLING, WEIGHTS, gear, waters
from game.games.key_largo.bot.worth import half_days_left
from game.games.key_largo.components import DAYS, END_VALUE, GOLD, KIND, QUANTITY
from game.games.key_largo.rules.state import State

WON = 600.0
"""Dollars that it is worth to come first, beside the money."""

HALF_DAYS = 2 * DAYS

_NAMES = tuple(MEASURES)
_GEAR = _NAMES.index("mid")

Team = tuple[float, float, float]
"""What a team is worth whatever the waters hold; its divers with one hose and with two."""


class Rating:
    """Rates positions by these weights; every table is by half-days left."""

    def __init__(self, weights: Weights) -> None:
        """Whatever hangs on the half-days alone is reckoned at once."""
        at = [weights.at(left / HALF_DAYS) for left in range(HALF_DAYS + 1)]
        self.money = _column(at, "money")
        self.purse = _column(at, "purse")
        self.jewels = _column(at, "jewels")
        self.units = _column(at, "units")
        self.kinds: list[tuple[float, float, float]] = [_kinds(row, left) for left, row in enumerate(at)]
        self.mid_waters = [left * weight / HALF_DAYS for left, weight in enumerate(_column(at, "mid waters"))]
        self.deep_waters = [left * weight / HALF_DAYS for left, weight in enumerate(_column(at, "deep waters"))]
        self.encounter = _column(at, "encounters")
        self.turn = _column(at, "turn")
        self.gear = [row[_GEAR:] for row in at]
        self.teams: list[dict[int, Team]] = [{} for _left in at]
        """The teams met so far; there are a few hundred."""

    def __call__(self, state: State) -> list[float]:
        """The money each seat will probably end with, but for what is the same for all; at the end, what it has.

        Then who comes first is held to be so much the richer: by how little does not count.
        """
        if state.phase == "over":
            best = max(state.money)
            return [money + (WON if money == best else 0.0) for money in state.money]
        left = half_days_left(state)
        teams, kits = self.teams[left], state.divers
        mid_left, deep_left = waters(state)
        mid_left, deep_left = mid_left * self.mid_waters[left], deep_left * self.deep_waters[left]
        by_money, by_purse, by_turn = self.money[left], self.purse[left], self.turn[left] / state.seats
        ratings = []
        for seat in range(state.seats):
            money = state.money[seat]
            one, two, three = kits[3 * seat], kits[3 * seat + 1], kits[3 * seat + 2]
            key = (one << 10) + (two << 5) + three
            team = teams.get(key)
            if team is None:
                team = teams[key] = self._team([one, two, three], left)
            worth, mid, deep = team
            worth += money * by_money + (money if money < PURSE else PURSE) * by_purse
            worth += mid * mid_left + deep * deep_left + self._hand(state.hands[seat], left)
            worth += state.held[seat].bit_count() * self.encounter[left]
            ratings.append(worth + (seat - state.first) % state.seats * by_turn)
        return ratings

    def _team(self, kits: list[int], left: int) -> Team:
        equipped = gear(kits)
        worth = sum([weight * each for weight, each in zip(self.gear[left], equipped, strict=True)])
        return worth * left / HALF_DAYS, equipped[MID], equipped[DEEP]

    def _hand(self, cards: tuple[int, ...], left: int) -> float:
        """What these cards are worth with as many half-days to sell them."""
        jewels = 0
        units = [0, 0, 0]
        for card in cards:
            kind = KIND[card]
            if kind <= GOLD:
                units[kind] += QUANTITY[card]
            else:
                jewels += END_VALUE[card]
        units.sort(reverse=True)
        most, next_most, least = units
        first, second, third = self.kinds[left]
        worth = (most + next_most + least) * self.units[left] + jewels * self.jewels[left]
        return worth + most * first + next_most * second + least * third


def _column(at: list[tuple[float, ...]], name: str) -> list[float]:
    """What this measure weighs."""
    return [row[_NAMES.index(name)] for row in at]


def _kinds(weights: tuple[float, ...], left: int) -> tuple[float, float, float]:
    """What a unit of the kind held most weighs, of the next and of the last, by how surely it can still be sold."""
    first, second, third = [
        weights[_NAMES.index(name)] * min(1.0, left / needed) for name, needed in SELLING.items()
    ]
    return first, second, third


HEARD = 0.6
"""How far who has been taught by both levels goes by what the Mates' games have taught."""

RATINGS = {level: Rating(weights) for level, weights in WEIGHTS.items()}
"""By the level whose games the weights are fitted to; and something between the two."""
RATINGS["deckhand+mate"] = Rating(WEIGHTS["deckhand"].towards(WEIGHTS["mate"], HEARD))
