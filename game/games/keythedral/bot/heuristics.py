"""Rules of thumb: what each part of a choice is worth to the seat that makes it, in points."""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.keythedral import actions as do
from game.games.keythedral.bot.indoors import weigh_acts
from game.games.keythedral.bot.lawyers import weigh_answers, weigh_bids, weigh_names, weigh_surcharge
from game.games.keythedral.bot.outdoors import weigh_calls, weigh_laying, weigh_places
from game.games.keythedral.bot.worth import prices_in
from game.games.keythedral.rules.state import State


def weigh(state: State, seat: Seat, legal: Sequence[do.Action]) -> list[float]:
    """What each of these is worth."""
    phase = state.phase
    if phase == "act":
        return weigh_acts(state, seat, legal)
    if phase == "place":
        return weigh_places(state, seat, legal)
    if phase == "call":
        return weigh_calls(state, seat, legal)
    if phase == "lay":
        return weigh_laying(state, seat, legal)
    if phase == "bid":
        return weigh_bids(state, seat, legal)
    if phase == "surcharge":
        return weigh_surcharge(state, seat, legal)
    if phase == "relief":
        price = prices_in(state)
        return [price[action.colour] if isinstance(action, do.Take) else 0.0 for action in legal]
    return weigh_names(state, seat, legal) if state.half is not None else weigh_answers(state, seat, legal)
