"""What Key Largo lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.key_largo.actions import Action
from game.games.key_largo.beliefs import likelihood, secret, unseal
from game.games.key_largo.components import DAYS, END_VALUE, GOLD, KIND, QUANTITY
from game.games.key_largo.judgement import JUDGEMENT
from game.games.key_largo.state import DIVER, HAS_TRIDENT, HAS_WEIGHT, HOSES, State
from game.games.key_largo.thumb import WHIM, weigh
from game.games.key_largo.worth import KITS, half_days_left

SPAN = 150.0
"""Dollars by which an action must be worse than the best to be looked at last."""


COMPANY = 750.0
"""What a company without any divers earns from the first day to the last."""

PROSPECT = tuple(
    0.0
    if kit < DIVER
    else (130.0, 170.0, 370.0)[min(kit & HOSES, 2)]
    + (bool(kit & HAS_TRIDENT) * (45.0, 220.0, 150.0)[min(kit & HOSES, 2)])
    + bool(kit & HAS_WEIGHT) * 65.0
    for kit in KITS
)
"""What a diver adds to that, by what he carries. All these figures are fitted to the ends of a thousand games."""

THIRD_DIVER = 165.0
"""By how much less a third diver adds than the first two."""

SALE = ((14.0, 2), (12.0, 4), (11.0, 6))
"""What a unit still gains by being sold, and the half-days to be left for that, for the best kind in hand and so on."""

ENCOUNTER = 10.0
"""What an encounter card in hand is worth, as long as there is a day to play it."""


def rate(state: State) -> list[float]:
    """The money each seat will probably end with; exact when the game is over."""
    if state.phase == "over":
        return [float(money) for money in state.money]
    left = half_days_left(state)
    share = left / (2 * DAYS)
    kits = state.divers
    ratings = []
    for seat in range(state.seats):
        one, two, three = kits[3 * seat : 3 * seat + 3]
        company = COMPANY + PROSPECT[one] + PROSPECT[two] + PROSPECT[three]
        if one and two and three:
            company -= THIRD_DIVER
        rating = state.money[seat] + _hand(state.hands[seat], left) + share * company
        ratings.append(rating + ENCOUNTER * state.held[seat].bit_count() if left else rating)
    return ratings


def _hand(cards: Sequence[int], left: int) -> float:
    """What these cards will bring, with as many half-days to sell them."""
    worth = 0.0
    units = [0, 0, 0]
    for card in cards:
        worth += END_VALUE[card]
        if KIND[card] <= GOLD:
            units[KIND[card]] += QUANTITY[card]
    units.sort(reverse=True)
    for number, (gain, needed) in zip(units, SALE, strict=True):
        worth += number * gain * min(1.0, left / needed)
    return worth


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    worths = weigh(state, seat, legal)
    least = max(worths) - WHIM
    best, choice = -1e9, legal[0]
    for action, worth in zip(legal, worths, strict=True):
        if worth > least:
            mark = worth + chance.below(WHIM)
            if mark > best:
                best, choice = mark, action
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less."""
    worths = weigh(state, seat, legal)
    best = max(worths)
    return [max(1, int(255 * (1 - (best - worth) / SPAN))) for worth in worths]


def horizon(state: State) -> int:
    """The day, from 0; one more when the game is over."""
    return state.day if state.phase != "over" else state.day + 1


MIND = Mind(
    rate=rate,
    policy=policy,
    priors=priors,
    horizon=horizon,
    scale=300.0,
    secret=secret,
    unseal=unseal,
    likelihood=likelihood,
    judgement=JUDGEMENT,
)
