"""The end of the game in numbers: where the money came from, and how it grew."""

from typing import Any

from game.core.staging import Award, Cause, Chart, Row
from game.games.key_largo.components import DAY_NAMES, DAYS, DEEP, END_VALUE, JEWEL, KIND, START_MONEY
from game.games.key_largo.events import CashedOut, DayEnded, DiverLost, PlansRevealed, TreasureFound
from game.games.key_largo.events_ashore import Bought, DolphinsPaid, DrinksBought, Hired, Sold, ThiefHired
from game.games.key_largo.names import place_title
from game.games.key_largo.view import View
from game.kit.results import Best, Lines, Most, given
from game.words import _, dollars, later, plural


def audit(view: View) -> tuple[Row, ...]:
    """9.2: money in hand, unsold treasure, jewels, and the total, for each seat."""
    plain = "{:,}".format
    jewels = tuple(sum(END_VALUE[card] for card in cards if KIND[card] == JEWEL) for cards in view.cashed)
    units = tuple(sum(END_VALUE[card] for card in cards if KIND[card] != JEWEL) for cards in view.cashed)
    totals = tuple(money or 0 for money in view.money)
    in_hand = tuple(total - unit - jewel for total, unit, jewel in zip(totals, units, jewels, strict=True))
    return (
        Row(_("Money in hand"), in_hand, plain),
        Row(_("Goods, gold and artifacts, $20 a unit"), units, plain),
        Row(_("Jewels at face value"), jewels, plain),
        Row(_("Total"), totals, dollars),
    )


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Money by day."""
    return (Chart(_("Money by day"), _money(events), dollars),)


def _money(events: tuple[Any, ...]) -> Lines:
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


AWARDS = (
    Most(
        later("Deepest dive"), TreasureFound,
        lambda n, _found: plural("{n} treasure from deep water", "{n} treasures from deep water", n),
        amount=lambda event: event.depth == DEEP,
    ),
    Best(
        later("Best market day"), Sold, lambda sale: sale.amount,
        lambda sale: _("one sale of ${n}").format(n=sale.amount),
    ),
    Most(
        later("Friend of dolphins"), DolphinsPaid,
        lambda n, _trips: plural("{n} trip to the cove", "{n} trips to the cove", n),
    ),
    Most(
        later("Bravest of the brave"), DiverLost,
        lambda n, _lost: plural("lost {n} diver to the monsters", "lost {n} divers to the monsters", n),
    ),
)  # fmt: skip


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who raised most from the deep, sold best, loved the dolphins, and paid for courage; ties give no award."""
    return given(events, AWARDS)


def opening(events: tuple[Any, ...], seat: int) -> str:
    """3.2: where this seat sailed first."""
    first = next((event for event in events if isinstance(event, PlansRevealed)), None)
    return "" if first is None else _("First to {place}").format(place=place_title(first.places[seat]))


def luck() -> tuple[Cause, ...]:
    """What luck decides in this game."""
    return (
        Cause(("TreasureFound", "FoundNothing"), _("wreck draws"), "cards", "#2A7F8C"),
        Cause(("MonsterMet", "MonsterKilled", "DiverLost"), _("beasts"), "beast", "#46566B"),
        Cause(("ThiefHired", "StolenSeen", "Robbed"), _("thieves"), "mask", "#B9791A"),
        Cause(("EncounterDrawn", "EncounterPlayed"), _("encounters"), "person", "#6B7A2E"),
    )
