"""The end of the game in numbers: the race for Doubloons, what was earned, and what seats were best at."""

from collections.abc import Sequence
from typing import Any

from game.core.staging import Award, Cause, Chart, Row
from game.games.killmans_keep.components import FEROCITY, GOALS, VALUE
from game.games.killmans_keep.events import GoalTurnedIn, Moved, TurnBegan, TurnMissed
from game.games.killmans_keep.events_keep import Won
from game.games.killmans_keep.events_market import Exchanged, Sold, Traded
from game.games.killmans_keep.names import area_name, card_name
from game.games.killmans_keep.view import View
from game.kit.results import Most, given, growing
from game.words import _, dollars, later, plural


def audit(view: View) -> tuple[Row, ...]:
    """15.2: Doubloons rank, then money; what is left in the hands counts for nothing."""
    return (
        Row(_("Cards left"), view.held),
        Row(_("Money"), view.money, dollars),
        Row(_("Doubloons"), view.doubloons),
    )


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Doubloons, and money gained in the Market and by goals, by round."""
    seats = 1 + max((event.seat for event in events if isinstance(event, TurnBegan)), default=-1)
    if not seats:
        return ()
    coins, sales, goals = (growing(events, seats, _round, change) for change in (_coins, _sales, _rewards))
    return (
        Chart(_("Doubloons by round"), coins),
        Chart(_("Sold in the Market by round"), sales, dollars),
        Chart(_("Earned by goals by round"), goals, dollars),
    )


def _round(event: Any) -> str:
    return str(event.round) if isinstance(event, TurnBegan | TurnMissed) else ""


def _coins(event: Any) -> dict[int, int]:
    if isinstance(event, GoalTurnedIn):
        return {event.seat: GOALS[event.goal].doubloons}
    return {event.seat: 1} if isinstance(event, Exchanged) else {}


def _sales(event: Any) -> dict[int, int]:
    return {event.seat: event.price} if isinstance(event, Sold) else {}


def _rewards(event: Any) -> dict[int, int]:
    return {event.seat: event.cash} if isinstance(event, GoalTurnedIn) else {}


def _beaten(n: int, won: Sequence[Any]) -> str:
    """How many monsters, and which was the worst."""
    best = max(won, key=lambda event: (VALUE[event.card], FEROCITY[event.card]))
    words = plural("{n} monster defeated", "{n} monsters defeated", n)
    return _("{monsters}, even the {worst}").format(monsters=words, worst=card_name(best.card))


AWARDS = (
    Most(later("Monster hunter"), Won, _beaten),
    Most(
        later("Silver tongue"), Sold, lambda n, _sold: _("{sum} above base value").format(sum=dollars(n)),
        amount=lambda sale: sale.price - VALUE[sale.card],
    ),
    Most(later("Pride of the Guild"), GoalTurnedIn, lambda n, _goals: plural("{n} goal met", "{n} goals met", n)),
    Most(
        later("Best of friends"), Traded,
        lambda n, _trades: plural("{n} bargain sealed", "{n} bargains sealed", n),
        seats=lambda trade: (trade.seat, trade.partner),
    ),
)  # fmt: skip


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Who defeated most, sold dearest, served the Guild best and bargained most; ties give no award."""
    return given(events, AWARDS)


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
