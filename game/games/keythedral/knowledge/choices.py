"""Which halves of a choice the table offers at once (`core.compound_choice`)."""

from game.core.compound_choice import Growth
from game.core.game import Seat
from game.games.keythedral.view import BID, HIRE, View


def whose(view: View) -> Seat:
    """Whose choices a table offers."""
    return view.actors[0] if view.seat is None else view.seat


def growth(_view: View) -> Growth:
    """How far choices are grown."""
    return Growth(goes_on)


def goes_on(_before: View, after: View) -> bool:
    """Everything is offered whole but what is paid cube by cube: bids, and the resources for a craftsman."""
    return after.half is not None and after.half.about not in (BID, HIRE)
