"""How the game will probably end for each seat, from what it has, knows and may still pay for."""

import math

from game.games.dark_water_salvage.applications import pool
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.state import State, balance
from game.games.dark_water_salvage.worth import TESTS, dollars, loans_to_come, rounds_left

NEAR = 0.55
"""How much a wreck draws a seat less by each test that it still needs: the rate of an exponential decay."""
TRIP, TEST = 15.0, 8.0
"""The dollars that raising a wreck costs, and finding it by each test still needed (some are in vain)."""
PACE = 1.6
"""How many wrecks a seat raises in a good round."""
DOUBT = 12.0
"""How uncertain a final balance is in dollars, by the square root of the rounds left."""

PULL = tuple(math.exp(-NEAR * tests) for tests in TESTS)
COSTS = tuple(TRIP + TEST * tests for tests in TESTS)
"""By candidates: what these two come to."""


def outlooks(state: State) -> list[float]:
    """By seat: the prestige to be expected, by so much less as debt is likely."""
    rounds = rounds_left(state)
    shares = _shares(state, rounds)
    lake, masks, unlocated = state.lake, state.masks, state.unlocated
    rival = [1e-9] * WRECKS
    for pulls in shares:
        for wreck, pull in enumerate(pulls):
            rival[wreck] += pull
    raised = [(1 - math.exp(-total)) / total for total in rival]
    doubt = DOUBT * math.sqrt(rounds)
    found = []
    for seat, pulls in enumerate(shares):
        prestige, money = float(state.prestige[seat]), float(balance(state, seat))
        first = seat * WRECKS
        for wreck, pull in enumerate(pulls):
            if pull:
                likely = pull * raised[wreck]
                ship = SHIPS[state.ships[wreck]]
                prestige += likely * (ship.salvaged + ship.located if unlocated >> wreck & 1 else ship.salvaged)
                mask = masks[first + wreck]
                money += likely * (dollars(lake, mask) - COSTS[mask.bit_count()])
        found.append(prestige / (1 + math.exp(max(-30.0, min(30.0, -(money + 1) / doubt)))))
    return found


def _shares(state: State, rounds: int) -> list[list[float]]:
    """By seat and wreck: how many times this seat would come to raise it if nobody else did."""
    coming = (loans_to_come(state) + (pool(state) if state.phase == "apply" else 0)) / state.seats
    shares = []
    for seat in range(state.seats):
        first = seat * WRECKS
        open_to = state.sunk & ~state.barred[seat]
        counts = [mask.bit_count() for mask in state.masks[first : first + WRECKS]]
        pulls = [PULL[count] if open_to >> wreck & 1 else 0.0 for wreck, count in enumerate(counts)]
        total = sum(pulls)
        if total:
            bill = sum([pull * COSTS[count] for pull, count in zip(pulls, counts, strict=True)])
            means = min((state.cash[seat] + coming) / bill, PACE * rounds / total)
            pulls = [pull * means for pull in pulls]
        shares.append(pulls)
    return shares
