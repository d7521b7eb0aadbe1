"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone.

A choice is told with all its halves, the last of which everybody sees; nobody else learns of one that is only begun.
"""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.hints import artifacts, keep, market, trade, turn
from game.games.killmans_keep.hints.choice import Case
from game.games.killmans_keep.view import View
from game.kit.reasons import Rows, reasons

SILENT = (do.Showing, do.Buying, do.Selling, do.Order, do.Trading, do.Trade, do.Give, do.Keep, do.Asking, do.Ask,
          do.Leave, do.Counter)  # fmt: skip
"""What nobody else sees (9.2, 11.3, 14.4)."""
ROWS: Rows = {**turn.ROWS, **market.ROWS, **keep.ROWS, **artifacts.ROWS, **trade.ROWS}


def explain(view: View, seat: Seat, actions: Sequence[do.Action], players: Sequence[Player]) -> Reasons | None:
    """Why this seat might do this, as far as the view knows."""
    case = Case(view, seat, tuple(actions), players)
    if view.seat != seat and isinstance(case.last, SILENT):
        return None
    if case.used() >= 0 and case.phase == "act":
        return reasons(artifacts.use(case, case.used()), case)
    return reasons(ROWS[type(case.last)], case)
