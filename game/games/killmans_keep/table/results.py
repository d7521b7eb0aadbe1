"""The end of the game in numbers: the race for Doubloons, what was earned, and what seats were best at."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from game.core.staging import Award, Cause, Chart, Row, leader
from game.games.killmans_keep.components import VALUE
from game.games.killmans_keep.events import GoalTurnedIn, Moved, TurnBegan, TurnMissed
from game.games.killmans_keep.events_keep import Won
from game.games.killmans_keep.events_market import Exchanged, Sold, Traded
from game.games.killmans_keep.names import area_name, card_name
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural


def audit(view: View) -> tuple[Row, ...]:
    """15.2: Doubloons rank, then money; what is left in the hands counts for nothing."""
    return (
        Row(_("Cards left"), view.held),
        Row(_("Money"), view.money, dollars),
        Row(_("Doubloons"), view.doubloons),
    )


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Doubloons, and money gained in the Market and by goals, by round."""
    ends = _rounds(events)
    if not ends:
        return ()
    seats = 1 + max(event.seat for event in events if isinstance(event, TurnBegan))

    def lines(totals: Sequence[Counter[int]]) -> tuple[tuple[tuple[str, int], ...], ...]:
        return tuple(
            tuple((str(number), sums[seat]) for number, sums in enumerate(totals, 1)) for seat in range(seats)
        )

    coins, sales, goals = (list(each) for each in zip(*ends, strict=True))
    return (
        Chart(_("Doubloons by round"), lines(coins)),
        Chart(_("Sold in the Market by round"), lines(sales), dollars),
        Chart(_("Earned by goals by round"), lines(goals), dollars),
    )


def _rounds(events: tuple[Any, ...]) -> list[tuple[Counter[int], Counter[int], Counter[int]]]:
    """Doubloons, sales and rewards of each seat at the end of each round."""
    coins, sales, goals = Counter[int](), Counter[int](), Counter[int]()
    ends: list[tuple[Counter[int], Counter[int], Counter[int]]] = []
    now = 0
    for event in events:
        if isinstance(event, TurnBegan | TurnMissed) and event.round != now:
            if now:
                ends.append((coins.copy(), sales.copy(), goals.copy()))
            now = event.round
        elif isinstance(event, Exchanged | GoalTurnedIn):
            coins[event.seat] = event.doubloons
        if isinstance(event, Sold):
            sales[event.seat] += event.price
        elif isinstance(event, GoalTurnedIn):
            goals[event.seat] += event.cash
    return [*ends, (coins, sales, goals)] if now else []


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who defeated most, sold dearest, served the Guild best and bargained most; ties give no award."""
    found = []
    hunter = leader(Counter(event.seat for event in events if isinstance(event, Won)))
    if hunter is not None:
        beaten = [event for event in events if isinstance(event, Won) and event.seat == hunter]
        words = plural("{n} monster defeated", "{n} monsters defeated", len(beaten))
        best = max(beaten, key=lambda event: VALUE[event.card])
        found.append(Award(hunter, _("Monster hunter"), f"{words}, {card_name(best.card)}"))
    gains: Counter[int] = Counter()
    for event in events:
        if isinstance(event, Sold):
            gains[event.seat] += event.price - VALUE[event.card]
    haggler = leader({seat: gain for seat, gain in gains.items() if gain > 0})
    if haggler is not None:
        words = _("{sum} above base value").format(sum=dollars(gains[haggler]))
        found.append(Award(haggler, _("Silver tongue"), words))
    goals = Counter(event.seat for event in events if isinstance(event, GoalTurnedIn))
    member = leader(goals)
    if member is not None:
        words = plural("{n} goal met", "{n} goals met", goals[member])
        found.append(Award(member, _("Pride of the Guild"), words))
    bargains = Counter(
        seat for event in events if isinstance(event, Traded) for seat in (event.seat, event.partner)
    )
    dealer = leader(bargains)
    if dealer is not None:
        words = plural("{n} bargain sealed", "{n} bargains sealed", bargains[dealer])
        found.append(Award(dealer, _("Best of friends"), words))
    return tuple(found[:4])


def opening(events: tuple[Any, ...], seat: int) -> str:
    """3.3: where this seat walked first."""
    first = next((event for event in events if isinstance(event, Moved) and event.seat == seat), None)
    return "" if first is None else _("First to {place}").format(place=area_name(first.area))


def luck() -> tuple[Cause, ...]:
    """What luck decides in this game."""
    return (
        Cause(("Rolled", "Won", "Lost"), _("dice"), "die", "#2A7F8C", later=6),
        Cause(("MonsterMet",), _("monsters"), "beast", "#46566B"),
        Cause(("Drew", "DrewSeen"), _("draws"), "cards", "#B9791A"),
        Cause(("GoalTaken", "GoalSeen"), _("goals"), "flag", "#6B7A2E"),
    )
