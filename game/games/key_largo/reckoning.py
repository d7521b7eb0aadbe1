"""The end of the game in numbers: where the money came from, and how it grew."""

from typing import Any

from game.games.key_largo.components import DAY_NAMES, DAYS, END_VALUE, JEWEL, KIND, START_MONEY
from game.games.key_largo.events import (
    Bought,
    CashedOut,
    DayEnded,
    DolphinsPaid,
    DrinksBought,
    Hired,
    Sold,
    ThiefHired,
)
from game.games.key_largo.view import View
from game.words import _


def audit(view: View) -> tuple[tuple[str, tuple[int, ...]], ...]:
    """9.2: money in hand, unsold treasure, jewels, and the total, for each seat."""
    jewels = tuple(sum(END_VALUE[card] for card in cards if KIND[card] == JEWEL) for cards in view.cashed)
    units = tuple(sum(END_VALUE[card] for card in cards if KIND[card] != JEWEL) for cards in view.cashed)
    totals = tuple(money or 0 for money in view.money)
    in_hand = tuple(total - unit - jewel for total, unit, jewel in zip(totals, units, jewels, strict=True))
    return (
        (_("Money in hand"), in_hand),
        (_("Goods, gold and artifacts, $20 a unit"), units),
        (_("Jewels at face value"), jewels),
        (_("Total"), totals),
    )


def history(events: tuple[Any, ...]) -> tuple[tuple[tuple[str, int], ...], ...]:
    """Each seat's money at the end of each day, as far as the events go; the last day includes the cash-out."""
    seats = 1 + max((event.seat for event in events if isinstance(event, (Sold, CashedOut, DolphinsPaid))), default=-1)
    money = [START_MONEY] * seats
    lines: list[list[tuple[str, int]]] = [[] for _seat in range(seats)]
    for event in events:
        if isinstance(event, (Sold, DolphinsPaid)):
            money[event.seat] += event.amount
        elif isinstance(event, (Hired, ThiefHired, DrinksBought, Bought)):
            money[event.seat] -= event.price
        elif isinstance(event, CashedOut):
            money[event.seat] = event.money
        elif isinstance(event, DayEnded) and event.day < DAYS - 1:
            for seat in range(seats):
                lines[seat].append((DAY_NAMES[event.day][:3], money[seat]))
    for seat in range(seats):
        lines[seat].append((DAY_NAMES[DAYS - 1][:3], money[seat]))
    return tuple(tuple(line) for line in lines)
