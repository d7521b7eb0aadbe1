"""Why somebody might choose this: goal, facts, rule and, in short, how it compares; of one View alone.

Dollars that nobody can know are what the contents of the box give on average (`worth`), chances those of `odds`.
"""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Seat
from game.core.player import Player
from game.core.telling import Reasons
from game.games.key_largo import actions as do
from game.games.key_largo.hints import ashore, plan, sea
from game.games.key_largo.view import View

Players = Sequence[Player]

_EXPLAIN: dict[type, Callable[[Any, View, Seat, Players], Reasons]] = {
    do.Anchor: sea.anchor,
    do.Dive: sea.dive,
    do.Stop: sea.stop,
    do.UseTrident: sea.use_trident,
    do.LoseDiver: sea.lose,
    do.DropWeight: sea.drop,
    do.Surface: sea.surface,
    do.Trip: ashore.trip,
    do.Hire: ashore.hire,
    do.Thief: ashore.thief,
    do.Take: ashore.take,
    do.Drinks: ashore.drinks,
    do.Look: ashore.look,
    do.Buy: ashore.buy,
    do.Put: ashore.put,
    do.CountAs: ashore.count_as,
    do.Sell: ashore.sell,
    do.Leave: ashore.leave,
    do.Play: ashore.play,
    do.Pass: ashore.let_be,
}

OWN = (do.Plan, do.Put, do.CountAs)
"""Choices that nobody else learns of when they are made (10.2, 8.7)."""


def explain(view: View, seat: Seat, actions: Sequence[do.Action], players: Players) -> Reasons | None:
    """Why this seat might do this, as far as the view knows; what was put into the basket before counts by itself."""
    action = actions[-1]
    if isinstance(action, OWN) and view.seat != seat:
        return None
    if isinstance(action, do.Plan):
        return plan.reasons(view, seat, action)
    return _EXPLAIN[type(action)](action, view, seat, players)
