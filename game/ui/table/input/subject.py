"""What the player's attention is on: the spot that is pointed at, and what is said of it."""

from game.core.table import Slip
from game.ui.table.panels.notebook import spot_of
from game.ui.table.view_state import ViewState


def pointed(view: ViewState) -> str:
    """Return the spot that is pointed at or focused, "" = none."""
    touch = view.touch
    for id in (touch.hovered, touch.focused if touch.keyboard else ""):
        if spot_of(id):
            return spot_of(id)
    return ""


def subject(view: ViewState) -> str:
    """Return the spot that the slip speaks of.

    It is left on the way to the slip, pointed at, has an open plate, or is focused, picked, or inspected last.
    """
    control = view.control
    shown = control.steering.spot or spot_of(view.touch.hovered) or control.verbs.opened or pointed(view)
    return shown or (view.look.picked[-1] if view.look.picked else view.inspected)


def slip_of(view: ViewState) -> Slip | None:
    """Return the slip to show now: of what one points at, else what helps to decide; None = the list of choices.

    What the focus stands on by itself is pointed at by nobody: the list with its keys is of more use. But a key means
    one thing: beside an open plate there is no list.
    """
    slips, control = view.told()[0].slips, view.control
    meant = control.steering.spot or view.touch.hovered or control.verbs.opened
    by_itself = not meant and control.by_itself(view.focus_id)
    return (None if by_itself else slips.get(subject(view))) or slips.get("")


def rule_of(view: ViewState) -> str:
    """Return the rule that speaks of what is pointed at."""
    assert view.table
    refusal = view.table.refusals.get(subject(view))
    slip = slip_of(view)
    return view.look.message_rule or (refusal.rule if refusal else "") or (slip.rule if slip else "")
