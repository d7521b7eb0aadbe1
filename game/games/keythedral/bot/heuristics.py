"""Rules of thumb: what each part of a choice is worth to the seat that makes it, in points."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral.bot.indoors import weigh_acts
from game.games.keythedral.bot.lawyers import weigh_answers, weigh_bids, weigh_names, weigh_surcharge
from game.games.keythedral.bot.outdoors import weigh_calls, weigh_laying, weigh_places
from game.games.keythedral.bot.worth import prices_in
from game.games.keythedral.rules.state import State


def weigh(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What each of these is worth."""
    if state.phase in _WEIGH:
        return _WEIGH[state.phase](state, seat, legal)
    return weigh_names(state, seat, legal) if state.half is not None else weigh_answers(state, seat, legal)


def _relief(state: State, _seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """7.7: the dearest resource."""
    price = prices_in(state)
    return [price[action.colour] if isinstance(action, do.Take) else 0.0 for action in legal]


_WEIGH: dict[str, Callable[[State, Seat, Sequence[do.Action]], list[float]]] = {
    "act": weigh_acts, "place": weigh_places, "call": weigh_calls, "lay": weigh_laying, "bid": weigh_bids,
    "surcharge": weigh_surcharge, "relief": _relief,
}  # fmt: skip
"""By phase; in all others seats are asked for laws."""
