"""What wrecks, knowledge and money are worth to a salvager, in points of prestige, on average. All of it is ours.

Everything here comes from the box, the lake and what lies open on the table, so it knows nothing that a player may not
know.
"""

import math
from functools import lru_cache

from game.core.game import Seat
from game.games.dark_water_salvage import components as box
from game.games.dark_water_salvage.knowledge.routes import reach
from game.games.dark_water_salvage.lake import DEPTHS, MOST_REGIONS, Soundings
from game.games.dark_water_salvage.rules.state import State, balance

_CARDS = len(box.VALUE_CARDS)
LEFT = tuple(sum(card.salvaged[depth] for card in box.VALUE_CARDS) / _CARDS for depth in range(len(DEPTHS)))
"""What a wreck at each depth brings, in dollars."""
A_WRECK = 20.0
"""What it costs to raise a wreck, from the first test to the fee."""
REACH = 1.7
"""How many fair shares of the wrecks a seat may hope for."""
PACE = 1.2
"""How many wrecks a seat raises in a good round."""
BEST_USE = 0.5
"""Points that a dollar wins where money is what is lacking: less than one of the better wrecks gives for its price."""

PRIZE = (
    tuple(float(ship.salvaged) for ship in box.SHIPS),
    tuple(float(ship.salvaged + ship.located) for ship in box.SHIPS),
)
"""By ship: the prestige for raising it when it was located before, and when not."""

FAR = 99
"""The distance between regions without a way."""
LONG = 4
"""So many rounds and more are long enough for any plan."""


def _promise(index: int) -> float:
    """How much the initial value of cards with this rumour lies above or below the usual."""
    cards = [card.initial for card, rumour in zip(box.VALUE_CARDS, box.RUMOUR, strict=True) if rumour == index]
    return sum(cards) / len(cards) / (sum(card.initial for card in box.VALUE_CARDS) / len(box.VALUE_CARDS))


PROMISE = tuple(_promise(index) for index in range(len(box.RUMOURS)))
"""By rumour: what the wreck is worth beside a usual one."""


def _tests(candidates: int) -> float:
    """How many more tests it takes to know where a wreck lies that may lie in so many regions."""
    return 0.7 + 0.42 * math.log2(candidates) if candidates > 1 else 0.0


TESTS = tuple(_tests(candidates) for candidates in range(MOST_REGIONS + 1))
"""By candidates."""


def _insight(candidates: int, rounds: int) -> float:
    """The share of a wreck's worth that is in hand when so many regions are left for it and so many rounds to play.

    Every test that is still needed costs time in which a rival may come first; a try at random is better than nothing.
    """
    if candidates <= 1:
        return 1.0
    tests = TESTS[candidates]
    late = max(0.0, min(1.0, rounds - tests * 0.4))
    return max(0.6 / candidates, late * math.pow(0.88, tests))


INSIGHT = tuple(
    tuple(_insight(candidates, rounds) for candidates in range(MOST_REGIONS + 1)) for rounds in range(LONG + 1)
)
"""By rounds left and by candidates."""


@lru_cache(maxsize=1 << 14)
def insights_gained(lake: Soundings, mask: int, rounds: int) -> tuple[float, ...]:
    """By sonar: by how much it is expected to raise the insight into a wreck that may lie in these regions."""
    return tuple([insight_gained(lake, mask, sonar, rounds) for sonar in range(len(lake.masks))])


def insight_gained(lake: Soundings, mask: int, sonar: int, rounds: int) -> float:
    """By how much this sonar is expected to raise the insight into a wreck that may lie in these regions."""
    insight = INSIGHT[rounds]
    candidates = mask.bit_count()
    after = 0.0
    for answer in lake.masks[sonar]:
        left = (mask & answer).bit_count()
        after += left * insight[left]
    return after / candidates - insight[candidates]


@lru_cache(maxsize=1 << 14)
def dollars(lake: Soundings, mask: int) -> float:
    """What a wreck that lies in one of these regions brings."""
    regions = [region for region, depth in enumerate(lake.depths) if mask >> region & 1 and depth >= 0]
    return sum(LEFT[lake.depths[region]] for region in regions) / max(1, len(regions))


@lru_cache(maxsize=16)
def distances(lake: Soundings) -> tuple[tuple[int, ...], ...]:
    """By region and region: how many spaces the way is long when no pawn is in it."""
    regions = range(len(lake.depths))
    table = [[0 if start == goal else FAR for goal in regions] for start in regions]
    for start in regions:
        reached = 0
        for spaces in regions:
            fresh = reach(lake, 0, start, spaces) & ~reached
            reached |= fresh
            for goal in regions:
                if fresh >> goal & 1:
                    table[start][goal] = spaces
    return tuple(tuple(row) for row in table)


def rounds_left(state: State) -> int:
    """How many rounds are still to be played, this one included; 1 in the last."""
    if state.last:
        return 1
    return (state.bag_fives + state.bag_tens) // (box.CHIPS_A_PLAYER * state.seats) + 2


def loans_to_come(state: State) -> int:
    """The dollars that are still in the bag."""
    return box.FIVE * state.bag_fives + box.TEN * state.bag_tens


def peace(state: State, seat: Seat, rounds: int) -> float:
    """Points for a dollar of the final balance: many for whoever is about to end in debt, few for the rich."""
    hope = (balance(state, seat) + 11.0 * (rounds - 1)) / 12.0
    return 0.01 + 0.25 / (1 + math.exp(max(-6.0, min(6.0, hope))))


def use(state: State, seat: Seat, rounds: int) -> float:
    """Points that a dollar kept for a later round will win: none in the last, little for whoever has enough."""
    if rounds == 1:
        return 0.0
    need = A_WRECK * min(REACH * state.sunk.bit_count() / state.seats, PACE * (rounds - 1))
    return BEST_USE * min(1.0, need / (_means(state, seat) + 1.0))


def prospects(state: State, seat: Seat, rounds: int) -> float:
    """How many wrecks this seat may still hope to raise."""
    return min(_means(state, seat) / A_WRECK, REACH * state.sunk.bit_count() / state.seats, PACE * rounds)


def _means(state: State, seat: Seat) -> float:
    return state.cash[seat] + loans_to_come(state) / state.seats


def sights(state: State, seat: Seat) -> list[int]:
    """By wreck: where it may lie for this seat, less the regions that it knows to hold another; 0 = not to be had."""
    masks = state.masks[seat * box.WRECKS : seat * box.WRECKS + box.WRECKS]
    taken = 0
    for mask in masks:
        if not mask & (mask - 1):
            taken |= mask
    gone = ~state.sunk | state.barred[seat]
    for wreck, mask in enumerate(masks):
        if gone >> wreck & 1:
            masks[wreck] = 0
        elif mask & taken and mask & (mask - 1):
            masks[wreck] = mask & ~taken
    return masks


def stakes(state: State, seat: Seat, masks: list[int], dollar: float) -> list[float]:
    """By wreck: what raising it is worth, before costs; `dollar` = points for a dollar of the balance."""
    lake, unlocated, rumour = state.lake, state.unlocated, 1 << state.lake.rumour
    ships, asked = state.ships, state.asked
    first = seat * box.WRECKS
    found = [0.0] * box.WRECKS
    for wreck, mask in enumerate(masks):
        if mask:
            value = dollars(lake, mask) * dollar
            if asked[first + wreck] & rumour:
                value *= PROMISE[box.RUMOUR[state.cards[wreck]]]
            found[wreck] = PRIZE[unlocated >> wreck & 1][ships[wreck]] + value
    return found
