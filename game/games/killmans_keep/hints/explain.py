"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone.

A choice is told with all its halves, the last of which everybody sees; nobody else learns of one that is only begun.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Seat
from game.core.seats import Player
from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.hints import artifacts as uses
from game.games.killmans_keep.hints import keep, market, trade, turn
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.view import View

SILENT = (
    do.Showing,
    do.Buying,
    do.Selling,
    do.Order,
    do.Trading,
    do.Trade,
    do.Give,
    do.Keep,
    do.Asking,
    do.Ask,
    do.Leave,
    do.Counter,
)
"""What nobody else sees (9.2, 11.3, 14.4)."""


def explain(view: View, seat: Seat, actions: Sequence[do.Action], players: Sequence[Player]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows."""
    case = Case(view, seat, tuple(actions), players)
    if view.seat != seat and isinstance(case.last, SILENT):
        return None
    used = case.find(do.Use)
    if used is not None and case.phase == "act":
        return uses.use(case, used.card)
    return _EXPLAIN[type(case.last)](case, case.last)


_EXPLAIN: dict[type, Callable[[Case, Any], Reasons]] = {
    do.Show: turn.show,
    do.Showing: turn.showing,
    do.Move: turn.move,
    do.EndTurn: turn.end_turn,
    do.TakeGoal: turn.take_goal,
    do.SwapGoal: turn.swap_goal,
    do.TurnIn: turn.turn_in,
    do.HandIn: turn.turn_in,
    do.PayToll: turn.pay_toll,
    do.TurnBack: turn.turn_back,
    do.Exchange: turn.exchange,
    do.Buying: market.buying,
    do.Buy: market.buy,
    do.Selling: market.selling,
    do.Sell: market.sell,
    do.BasePrice: market.base_price,
    do.Haggle: market.haggle,
    do.SetDie: market.set_die,
    do.Clear: market.clear,
    do.Draw: keep.draw,
    do.Fight: keep.fight,
    do.Flee: keep.flee,
    do.Use: keep.use,
    do.Pass: keep.let_be,
    do.Discard: keep.discard,
    do.Order: keep.order,
    do.Target: uses.target,
    do.Take: uses.take,
    do.Trading: trade.trading,
    do.Trade: trade.partner,
    do.Give: trade.card,
    do.Keep: trade.card,
    do.Ask: trade.card,
    do.Leave: trade.card,
    do.Asking: trade.asking,
    do.Propose: trade.propose,
    do.Accept: trade.accept,
    do.Refuse: trade.refuse,
    do.Counter: trade.counter,
    do.Insist: trade.insist,
}
