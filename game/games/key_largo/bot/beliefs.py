"""What a bot believes of the plans that the others hold sealed."""

import math

from game.core.chance import Chance
from game.core.game import Seat
from game.games.key_largo.actions import PLANS, Plan
from game.games.key_largo.bot.plans import weigh_plans
from game.games.key_largo.rules.state import State

TEMPER = 60.0
"""Dollars by which a plan must be better than another to be e times as likely to be laid; so bots were found to lay."""

AFTERNOONS = tuple(tuple(plan for plan in PLANS if plan.morning == morning) for morning in range(5))
"""The plans by their morning."""


def secret(state: State) -> bool:
    """3.1: whether plans are being laid."""
    return state.phase == "plan"


def unseal(state: State, seat: Seat, chance: Chance) -> None:
    """3.1: while plans are laid, the others have theirs still to choose; later their afternoons are sensible ones."""
    if state.phase == "plan":
        for rival in range(state.seats):
            if rival != seat:
                state.plans[rival] = -1
                state.waiting |= 1 << rival
    elif state.half == 0 and state.phase != "over":
        for rival in range(state.seats):
            if rival != seat:
                state.plans[rival] = _sensible(state, rival, AFTERNOONS[state.places[rival]], chance)


def _chances(state: State, seat: Seat, plans: tuple[Plan, ...]) -> list[float]:
    """How likely a sensible player is to lay each of these plans."""
    worths = weigh_plans(state, seat, plans)
    best = max(worths)
    shares = [math.exp((worth - best) / TEMPER) for worth in worths]
    total = sum(shares)
    return [share / total for share in shares]


def _sensible(state: State, seat: Seat, plans: tuple[Plan, ...], chance: Chance) -> int:
    """One of these plans, as a State keeps it, each as likely as a sensible player is to lay it."""
    mark = chance.below(1 << 20) / (1 << 20)
    chosen = plans[-1]
    for plan, share in zip(plans, _chances(state, seat, plans), strict=True):
        mark -= share
        if mark < 0.0:
            chosen = plan
            break
    return 5 * chosen.morning + chosen.afternoon
