"""How the game will probably end for each seat, from what it has, knows and may still pay for.

Each seat is taken to go for the wrecks it knows best, one after the other, as far as its money and the rounds reach;
who would come sooner to a wreck raises it more likely.
"""

import math

from game.core.game import Seat
from game.games.dark_water_salvage.applications import pool
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.state import State, balance
from game.games.dark_water_salvage.worth import TESTS, dollars, loans_to_come, rounds_left

TRIP, TEST = 11.5, 1.0
"""The dollars that raising a wreck costs, and finding it by each test still needed (some are in vain)."""
STEP, STUDY = 0.25, 0.4
"""The rounds that raising a wreck takes, and each test still needed."""
HURRY = 0.32
"""How much likelier the sooner of two seats is to raise a wreck: the rate by round."""
DOUBT = 23.0
"""How uncertain a final balance is in dollars, by the square root of the rounds left."""

Aim = tuple[int, float, float, float]
"""A wreck, how likely money and time reach so far, the seat's strength beside rivals, and the dollars it costs."""


def outlooks(state: State) -> list[float]:
    """By seat: the prestige to be expected, by so much less as debt is likely."""
    rounds = rounds_left(state)
    plans = [_plan(state, seat, rounds) for seat in range(state.seats)]
    rivalry = [0.0] * WRECKS
    for plan in plans:
        for wreck, _likely, strength, _cost in plan:
            rivalry[wreck] += strength
    doubt = DOUBT * math.sqrt(rounds)
    return [_outlook(state, seat, plan, rivalry, doubt) for seat, plan in enumerate(plans)]


def _outlook(state: State, seat: Seat, plan: list[Aim], rivalry: list[float], doubt: float) -> float:
    prestige, money = float(state.prestige[seat]), float(balance(state, seat))
    for wreck, likely, strength, cost in plan:
        share = likely * strength / rivalry[wreck]
        ship = SHIPS[state.ships[wreck]]
        prestige += share * (ship.salvaged + ship.located if state.unlocated >> wreck & 1 else ship.salvaged)
        money += share * (dollars(state.lake, state.masks[seat * WRECKS + wreck]) - cost)
    return prestige / (1 + math.exp(max(-30.0, min(30.0, -(money + 1) / doubt))))


def _plan(state: State, seat: Seat, rounds: int) -> list[Aim]:
    """What this seat may raise, the best known first."""
    first = seat * WRECKS
    masks = state.masks
    gone = ~state.sunk | state.barred[seat]
    known = sorted(
        [(TESTS[masks[first + wreck].bit_count()], wreck) for wreck in range(WRECKS) if not gone >> wreck & 1]
    )
    money = state.cash[seat] + (loans_to_come(state) + (pool(state) if state.phase == "apply" else 0)) / state.seats
    plan = []
    spent = 0.0
    for rank, (tests, wreck) in enumerate(known):
        cost = TRIP + TEST * tests
        spent += cost
        time = STEP * (rank + 1) + STUDY * tests
        likely = min(1.0, 1 + (money - spent) / cost, 1 + rounds - time)
        if likely <= 0:
            break
        plan.append((wreck, likely, likely * math.exp(-HURRY * time), cost))
    return plan
