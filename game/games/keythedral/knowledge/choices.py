"""Which halves of a choice the table offers at once (`core.compound_choice`)."""

from collections.abc import Sequence

from game.core.compound_choice import Growth
from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.knowledge.payment import price_of, spare, trade_price
from game.games.keythedral.view import BID, HIRE, TRADE, Half, View


def whose(view: View) -> Seat:
    """Whose choices a table offers."""
    return view.actors[0] if view.seat is None else view.seat


def growth(view: View) -> Growth:
    """How far choices are grown: whole, but bids; once somebody has begun to pay by hand, with all ways to pay."""
    return Growth(goes_on) if by_hand(view) else Growth(goes_on, thrifty)


def by_hand(view: View) -> Half | None:
    """6.2: the choice of cubes for a craftsman or the trader, one by one; None if none is being made."""
    return view.half if view.half is not None and view.half.about in (HIRE, TRADE) else None


def goes_on(_before: View, after: View) -> bool:
    """Everything is offered whole but a bid."""
    return after.half is not None and after.half.about != BID


def thrifty(view: View, actions: Sequence[do.Action]) -> Sequence[do.Action]:
    """6.2: craftsmen and the trader are paid with what can be spared; to pay otherwise is a choice made in parts."""
    half, seat = view.half, whose(view)
    if half is None or half.about not in (HIRE, TRADE):
        return actions
    paid = tuple(colour for colour in box.RESOURCES for _cube in range(half.paid[colour]))
    if half.about == HIRE:
        ways = {-1: spare(view, seat, price_of(view, seat, half.thing))}
    else:
        ways = {colour: spare(view, seat, trade_price(view, seat), colour) for colour in box.RESOURCES}
    return [action for action in actions if _fits(action, paid, ways)]


def _fits(action: do.Action, paid: tuple[int, ...], ways: dict[int, tuple[int, ...]]) -> bool:
    """Whether a choice paid in one of these ways goes on with this action; each way is that for one colour taken."""
    n = len(paid)
    if isinstance(action, do.Pay):
        return any(way[:n] == paid and way[n : n + 1] == (action.colour,) for way in ways.values())
    if isinstance(action, do.Take):
        return ways.get(action.colour) == paid
    return True
