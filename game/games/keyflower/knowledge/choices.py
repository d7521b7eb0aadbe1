"""Which halves of a choice the table offers at once (`core.compound_choice`)."""

from collections.abc import Sequence
from typing import Any

from game.core.compound_choice import Growth
from game.core.game import Seat
from game.games.keyflower.components import MIXED
from game.games.keyflower.halves import COLOUR, COUNT, PAYING, SECOND
from game.games.keyflower.knowledge.bidding import in_hand
from game.games.keyflower.view import View


def whose(view: View) -> Seat:
    """Whose choices a table offers."""
    return view.actors[0] if view.seat is None else view.seat


def growth(view: View) -> Growth:
    """How far choices are grown; of a turn whole ones only while nothing of one has been made by itself."""
    whole = view.half is None or view.phase != "act"
    return Growth(goes_on, few) if whole else Growth(lambda _before, _after: False)


def goes_on(_before: View, after: View) -> bool:
    """A bid or use is offered with its tile and number, a new tile with its place, an upgrade with what is paid."""
    half = after.half
    if after.phase == "expand" or (after.phase == "carry" and half is not None and half.stage == PAYING):
        return half is not None
    if after.phase != "act" or half is None:
        return False
    return (half.stage <= COUNT or half.stage == SECOND) and half.colour != MIXED


def few(view: View, actions: Sequence[Any]) -> Sequence[Any]:
    """Of bids and uses those with the least number, first in the colour of which most are there, and one losing group.

    Sven and Paulo, who can be spared least, come after all colours. All others begin with the tile, too, and are made
    part by part.
    """
    half = view.half
    if half is None or half.stage < COLOUR or view.phase != "act":
        return actions
    if half.stage in (COUNT, SECOND):
        return actions[:1]
    if half.stage == COLOUR:
        return sorted(actions, key=lambda action: (action.colour > MIXED, -in_hand(view, action.colour)))
    return actions[-1:] if half.joined else actions
