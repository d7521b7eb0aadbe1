"""What Dark Water Salvage measures of a position, and what each measure weighs; fitted to who comes first.

Prestige counts only for whoever is not in debt, so most of what is measured is measured by how surely that is so.
"""

import math
from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.dark_water_salvage.bot.worth import A_WRECK, INSIGHT, LEFT, LONG, loans_to_come, rounds_left
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.rules.state import State, balance

DOUBT = 20.0
"""How uncertain a final balance is in dollars, by the square root of the rounds left."""

FEW = 3
"""So many places left, and a wreck is nearly known."""

ROUNDS = 8
"""The most rounds of a game."""

MEASURES = {
    "prestige": "prestige",
    "solvent": "how surely the balance will not fall below 0",
    "secure": "the same, when all that it knows and can pay for is raised",
    "sure prestige": "prestige, by how surely the balance will not fall below 0",
    "secure prestige": "the same, when all that it knows and can pay for is raised",
    "cash": "dollars in hand",
    "balance": "dollars of the balance",
    "debt": "dollars by which the balance is below 0",
    "purse": "dollars in hand, up to the cost of three wrecks",
    "order": "the share of the others who come before it",
    "known": "wrecks whose place it knows and that it may raise",
    "prize": "the prestige of these",
    "sure prize": "the same, as far as there is money for it and by how secure it is then",
    "cargo": "the dollars of these",
    "nearly": "wrecks with two or three places left",
    "nearly prize": "the prestige of these",
    "insight": "the prestige of all wrecks, by how well it knows where they lie",
    "sole insight": "the same, as far as it knows more than the best informed rival",
    "share": "the same, shared with all others by what they know",
}
"""What each number means, by its name."""


def measures(state: State) -> list[Sequence[float]]:
    """By seat: the numbers of `MEASURES`."""
    rounds = rounds_left(state)
    doubt = DOUBT * math.sqrt(rounds)
    means = loans_to_come(state) / state.seats
    found: list[Sequence[float]] = []
    for seat, knowledge in enumerate(_knowledge(state, INSIGHT[min(LONG, rounds)])):
        known, prize, cargo = knowledge[:3]
        prestige, cash, money = state.prestige[seat], state.cash[seat], balance(state, seat)
        reach = min(1.0, (cash + means) / (A_WRECK * known)) if known else 0.0
        solvent = _likely((money + 1) / doubt)
        secure = _likely((money + 1 + reach * (cargo - A_WRECK * known)) / doubt)
        purse = (cash, money, -money if money < 0 else 0, min(cash, 3 * A_WRECK), state.order.index(seat) / state.seats)
        likely = (prestige, solvent, secure, prestige * solvent, prestige * secure)
        found.append((*likely, *purse, known, prize, prize * reach * secure, *knowledge[2:]))
    return found


def _likely(lead: float) -> float:
    return 1 / (1 + math.exp(-30.0 if lead > 30.0 else 30.0 if lead < -30.0 else -lead))


def _knowledge(state: State, insight: Sequence[float]) -> list[list[float]]:
    """By seat: known, prize, cargo, nearly, nearly prize, insight, sole insight, share."""
    masks, depths, seats = state.masks, state.lake.depths, range(state.seats)
    found = [[0.0] * 8 for _seat in seats]
    for wreck in range(WRECKS):
        if not state.sunk >> wreck & 1:
            continue
        ship = SHIPS[state.ships[wreck]]
        points = ship.salvaged + ship.located if state.unlocated >> wreck & 1 else ship.salvaged
        insights = [insight[masks[seat * WRECKS + wreck].bit_count()] for seat in seats]
        for seat in seats:
            if state.barred[seat] >> wreck & 1:
                insights[seat] = 0.0
        total, (second, best) = sum(insights), sorted(insights)[-2:]
        for seat, known in enumerate(insights):
            if not known:
                continue
            sums = found[seat]
            mask = masks[seat * WRECKS + wreck]
            count = mask.bit_count()
            if count == 1:
                sums[0] += 1
                sums[1] += points
                sums[2] += LEFT[depths[mask.bit_length() - 1]]
            elif count <= FEW:
                sums[3] += 1
                sums[4] += points
            sums[5] += points * known
            if known == best:
                sums[6] += points * (best - second)
            sums[7] += points * known * known / total
    return found


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES` for one seat."""
    return measures(state)[seat]


EARLY = 0.4
"""With a greater share of the game left the weights tell nothing (their fit is that of chance), least of all what a
dollar is worth in points; those for this share are used instead."""


def share_left(rounds: int) -> float:
    """The share of the game that so many rounds are, up to EARLY."""
    return min(EARLY, rounds / ROUNDS)


def left(state: State) -> float:
    """The share of the rounds that are still to be played, up to EARLY."""
    return share_left(rounds_left(state))


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "win", {"deckhand": str(FILE)})
