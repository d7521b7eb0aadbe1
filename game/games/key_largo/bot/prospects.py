"""What may come, for hints: a View goes in, plain data comes out, and what is imagined on the way stays here."""

from functools import lru_cache

from game.core.chance import FastChance
from game.core.game import Seat
from game.games.key_largo.actions import PLANS, Plan
from game.games.key_largo.bot.mind import policy
from game.games.key_largo.rules.observation import imagine
from game.games.key_largo.view import View

DAYS_IMAGINED = 20
"""How many mornings a hint imagines to see who goes where."""


@lru_cache(maxsize=2)
def imagined_days(view: View, seat: Seat) -> tuple[tuple[Plan, ...], ...]:
    """What the rivals plan in each of the imagined days; the same for the same view."""
    days = []
    for day in range(DAYS_IMAGINED):
        chance = FastChance(day)
        world = imagine(view, chance)
        plans = [policy(world, rival, PLANS, chance) for rival in range(view.seats) if rival != seat]
        days.append(tuple(plan for plan in plans if isinstance(plan, Plan)))
    return tuple(days)
