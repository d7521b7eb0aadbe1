"""What a position of Key Largo is worth to each seat: all that `judgement` measures, weighed, and quickly."""

from game.games.key_largo.components import DAYS, END_VALUE, GOLD, KIND, QUANTITY
from game.games.key_largo.judgement import DEEP, MEASURES, MID, PURSE, SELLING, WEIGHTS, gear, waters
from game.games.key_largo.state import State
from game.games.key_largo.worth import half_days_left

WON = 600.0
"""Dollars that it is worth to come first, beside the money."""

_NAMES = tuple(MEASURES)
_GEAR = _NAMES.index("mid")
_AT = tuple([WEIGHTS.at(left / (2 * DAYS)) for left in range(2 * DAYS + 1)])
"""By half-days left: what each measure weighs."""


def _by_left(name: str) -> tuple[float, ...]:
    return tuple([weights[_NAMES.index(name)] for weights in _AT])


_MONEY, _PURSE, _JEWELS, _UNITS = _by_left("money"), _by_left("purse"), _by_left("jewels"), _by_left("units")
_KINDS = tuple(
    [
        tuple([weights[_NAMES.index(name)] * min(1.0, left / needed) for name, needed in SELLING.items()])
        for left, weights in enumerate(_AT)
    ]
)
_MID_WATERS, _DEEP_WATERS = [
    [left * weight / (2 * DAYS) for left, weight in enumerate(_by_left(name))] for name in ("mid waters", "deep waters")
]
_ENCOUNTER, _TURN = _by_left("encounters"), _by_left("turn")

Team = tuple[float, float, float]
"""What a team is worth whatever the waters hold; its divers with one hose and with two."""

_TEAMS: tuple[dict[int, Team], ...] = tuple([{} for _left in _AT])
"""By half-days left: the teams met so far; there are a few hundred."""


def rate(state: State) -> list[float]:
    """The money each seat will probably end with, but for what is the same for all; when the game is over, what it has.

    Then who comes first is held to be so much the richer: by how little does not count.
    """
    if state.phase == "over":
        best = max(state.money)
        return [money + (WON if money == best else 0.0) for money in state.money]
    left = half_days_left(state)
    teams, kits = _TEAMS[left], state.divers
    mid_left, deep_left = waters(state)
    mid_left, deep_left = mid_left * _MID_WATERS[left], deep_left * _DEEP_WATERS[left]
    ratings = []
    for seat in range(state.seats):
        money = state.money[seat]
        one, two, three = kits[3 * seat], kits[3 * seat + 1], kits[3 * seat + 2]
        key = (one << 10) + (two << 5) + three
        team = teams.get(key)
        if team is None:
            team = teams[key] = _team([one, two, three], left)
        worth, mid, deep = team
        worth += money * _MONEY[left] + (money if money < PURSE else PURSE) * _PURSE[left]
        worth += mid * mid_left + deep * deep_left + _hand(state.hands[seat], left)
        worth += state.held[seat].bit_count() * _ENCOUNTER[left]
        ratings.append(worth + (seat - state.first) % state.seats * _TURN[left] / state.seats)
    return ratings


def _team(kits: list[int], left: int) -> Team:
    equipped = gear(kits)
    worth = sum([weight * each for weight, each in zip(_AT[left][_GEAR:], equipped, strict=True)])
    return worth * left / (2 * DAYS), equipped[MID], equipped[DEEP]


def _hand(cards: tuple[int, ...], left: int) -> float:
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
    first, second, third = _KINDS[left]
    worth = (most + next_most + least) * _UNITS[left] + jewels * _JEWELS[left]
    return worth + most * first + next_most * second + least * third
