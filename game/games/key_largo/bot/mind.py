"""What Key Largo lends to the bots: what a position is worth to each seat, and sensible moves."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Mind, Seat
from game.games.key_largo.actions import Action, Stop
from game.games.key_largo.bot.beliefs import secret, unseal
from game.games.key_largo.bot.heuristics import WHIM, gift, weigh
from game.games.key_largo.bot.judgement import JUDGEMENT
from game.games.key_largo.bot.plans import idle_plans
from game.games.key_largo.bot.rating import RATINGS
from game.games.key_largo.rules.state import State
from game.kit.priors import as_priors

SPAN = 150.0
"""Dollars by which an action must be worse than the best to be looked at last."""


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
    """255 for the best by rule of thumb, less for what is worth less; 0 for what nobody sensible does.

    That is a plan that goes somewhere in vain, and to keep a diver dry where there is no monster.
    """
    found = as_priors(weigh(state, seat, legal), SPAN, least=1)
    if state.phase == "plan":
        return [prior * (not idle) for prior, idle in zip(found, idle_plans(state, seat, legal), strict=True)]
    if gift(state, seat, legal):
        return [prior * (not isinstance(action, Stop)) for prior, action in zip(found, legal, strict=True)]
    return found


def horizon(state: State) -> int:
    """The day, from 0; one more when the game is over."""
    return state.day if state.phase != "over" else state.day + 1


def reach(_rounds: int) -> float:
    """Everybody looks to the end of the day: what comes then is judged better by `rate` than by playing it out."""
    return 1.0


MIND = Mind(
    rate=RATINGS["deckhand"],
    policy=policy,
    priors=priors,
    horizon=horizon,
    reach=reach,
    scale=300.0,
    secret=secret,
    unseal=unseal,
    judgement=JUDGEMENT,
    taught=RATINGS,
)
