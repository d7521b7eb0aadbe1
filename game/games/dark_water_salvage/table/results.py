"""The end of the game in numbers: debt and prestige, how they grew, and what seats were best at."""

from typing import Any

from game.core.staging import Award, Cause, Chart, Row
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.events import Collected, Located, Raised, Researched, RoundEnded, Sailed
from game.games.dark_water_salvage.knowledge.standing import balance
from game.games.dark_water_salvage.view import View
from game.kit.results import Best, Lines, Most, given
from game.words import _, dollars, later, plural


def audit(view: View) -> tuple[Row, ...]:
    """13.1, 13.2: money, salvage and loans, the balance, and prestige by what it was gained for."""
    seats = range(view.seats)
    located, raised = [0] * view.seats, [0] * view.seats
    for wreck in range(WRECKS):
        card = SHIPS[view.ships[wreck]]
        if view.located[wreck] >= 0:
            located[view.located[wreck]] += card.located
        if view.raised[wreck] >= 0:
            raised[view.raised[wreck]] += card.salvaged
    return (
        Row(_("Loans"), tuple(-view.loans[seat] for seat in seats), dollars),
        Row(_("Chips in hand"), view.cash, dollars),
        Row(_("Salvage"), view.salvage, dollars),
        Row(_("Balance, below zero in debt"), tuple(balance(view, seat) for seat in seats), dollars),
        Row(_("Prestige for locating"), tuple(located)),
        Row(_("Prestige for salvaging"), tuple(raised)),
        Row(_("Prestige"), view.prestige),
    )


def charts(events: tuple[Any, ...]) -> tuple[Chart, ...]:
    """Prestige, balance, cash and loans by round."""
    ends = [event for event in events if isinstance(event, RoundEnded)]
    if not ends:
        return ()
    seats = range(len(ends[0].cash))

    def lines(of: Any) -> Lines:
        return tuple(tuple((str(end.round + 1), of(end, seat)) for end in ends) for seat in seats)

    return (
        Chart(_("Prestige by round"), lines(lambda end, seat: end.prestige[seat])),
        Chart(_("Balance by round"), lines(balance), dollars),
        Chart(_("Cash by round"), lines(lambda end, seat: end.cash[seat]), dollars),
        Chart(_("Loans by round"), lines(lambda end, seat: end.loans[seat]), dollars),
    )


AWARDS = (
    Best(
        later("Best haul"), Raised, lambda haul: haul.value,
        lambda haul: _("the {ship}, ${value}").format(ship=names.ship_name(haul.ship), value=haul.value),
    ),
    Most(
        later("Pathfinder"), (Located, Raised),
        lambda n, _finds: plural("{n} wreck found first", "{n} wrecks found first", n),
        amount=lambda event: isinstance(event, Located) or bool(event.located),
    ),
    Most(later("Sharpest ear"), Researched, lambda n, _tests: plural("{n} test", "{n} tests", n)),
    Most(
        later("Longest wake"), Sailed, lambda n, _trips: plural("{n} region", "{n} regions", n),
        amount=lambda event: len(event.way) - 1,
    ),
)  # fmt: skip


def awards(events: tuple[Any, ...]) -> tuple[Award, ...]:
    """Whose haul was best, who found most, asked most and travelled farthest; ties give no award."""
    return given(events, AWARDS)


def opening(events: tuple[Any, ...], seat: int) -> str:
    """4.4: how much this seat asked the bank for first."""
    first = next((event for event in events if isinstance(event, Collected) and event.seat == seat), None)
    return "" if first is None else _("A first loan of {amount}").format(amount=dollars(first.asked))


def luck() -> tuple[Cause, ...]:
    """What luck decides in this game."""
    return (
        Cause(("LoansDrawn",), _("loan chips"), "coin", "#B9791A"),
        Cause(("Located", "NotHere", "LocationSeen"), _("where wrecks lay"), "ship", "#2A7F8C", hidden=True),
        Cause(("Answered",), _("what the sonar said"), "eye", "#46566B", hidden=True),
    )
