"""What Killman's Keep lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.killmans_keep.actions import Action
from game.games.killmans_keep.components import DOUBLOONS_TO_WIN
from game.games.killmans_keep.plans import DRAWING, NOTHING, WINNING, Tour, missing
from game.games.killmans_keep.state import State
from game.games.killmans_keep.thumb import weigh
from game.games.killmans_keep.worth import KEEPING, LOST_TURN, goal_gain, goal_hope

WHIM = 8
"""Dollars by which two actions may differ and still be chosen either way."""

SPAN = 60.0
"""Dollars by which an action must be worse than the best not to be looked at."""

DOUBLOON = 360.0
"""The dollars that a Doubloon is worth; this and the weights below were fitted to who won 1,500 games of two."""

IN_HAND = 0.8
PER_CARD = 4.0
"""What part of a card's worth in the hand counts, and dollars for having it at all: many cards are never sold."""

PLACE = 0.65
USUAL = 2 * DRAWING
MOST_AT_ONCE = 160.0
"""What part of what the next turn promises counts, beyond what any turn promises, and how much of it at most."""

MET = 0.25
HOPE = 57.0
"""What part of a goal's reward counts that is met, beside the promise; and what a goal is worth that is not."""

ENOUGH = 70.0
LAST_ONE = 145.0
ONE_STEP = 360.0
"""Dollars for owning all that victory costs; for lacking one Doubloon only; for being one turn away from it."""

MOST_MONEY = 100000.0
"""More dollars than anybody can own: among equal Doubloons they decide."""

WON = 6.0
"""Doubloons for having won, beyond all hope of those who have not."""


def rate(state: State) -> list[float]:
    """The Doubloons that each seat owns or could soon own; exact when the game is over."""
    if state.phase == "over":
        return [_final(state, seat) for seat in range(state.seats)]
    return [state.doubloons[seat] + _wealth(state, seat) / DOUBLOON for seat in range(state.seats)]


def _final(state: State, seat: Seat) -> float:
    """15.1: the fifth Doubloon wins; 15.2: the others by Doubloons, then by money."""
    won = WON if state.doubloons[seat] == DOUBLOONS_TO_WIN else 0.0
    return state.doubloons[seat] + state.money[seat] / MOST_MONEY + won


def _wealth(state: State, seat: Seat) -> float:
    """What the seat owns beside Doubloons, where it stands and how near it is, in dollars."""
    hand = state.hands[seat]
    wealth = state.money[seat] + IN_HAND * sum([KEEPING[card] for card in hand]) + PER_CARD * len(hand)
    promise = Tour(state, seat).promise(state.area[seat], NOTHING)
    wealth += PLACE * (min(MOST_AT_ONCE, promise) - USUAL)
    if state.goals[seat] >= 0:
        gain = goal_gain(state, seat)
        wealth += MET * gain if gain >= 0 else HOPE * goal_hope(state, seat)
    if state.skip >> seat & 1:
        wealth -= LOST_TURN
    if missing(state, seat) <= 0:
        wealth += ENOUGH
    if state.doubloons[seat] == DOUBLOONS_TO_WIN - 1:
        wealth += LAST_ONE
    return wealth + ONE_STEP if promise >= WINNING else wealth


def policy(state: State, seat: Seat, legal: Sequence[Action], chance: Chance) -> Action:
    """The best by rule of thumb, or one hardly worse."""
    if len(legal) == 1:
        return legal[0]
    best, choice = -1e9, legal[0]
    for action, worth in zip(legal, weigh(state, seat, legal), strict=True):
        mark = worth + chance.below(WHIM)
        if mark > best:
            best, choice = mark, action
    return choice


def priors(state: State, seat: Seat, legal: Sequence[Action]) -> list[int]:
    """255 for the best by rule of thumb, less for what is worth less, 0 for what is not worth a look."""
    worths = weigh(state, seat, legal)
    best = max(worths)
    return [max(0, int(255 * (1 - (best - worth) / SPAN))) for worth in worths]


TURN = 0.125
"""A turn as a part of a round: no round has more than five."""


def horizon(state: State) -> float:
    """The round and, as a part of it, the turn: so a round from now ends where it began, with the seat's next turn."""
    if state.phase == "over":
        return state.round + 1.0
    return state.round + TURN * ((state.active - state.first) % state.seats)


MIND = Mind(rate=rate, policy=policy, priors=priors, horizon=horizon, scale=1.0, paired=True)
