"""How far a seat has come with its goal, from what it knows."""

from dataclasses import dataclass

from game.core.game import Seat
from game.games.killmans_keep.components import DEEDS, GOALS
from game.games.killmans_keep.knowledge.goals import met, tally
from game.games.killmans_keep.view import View
from game.words import _, dollars


@dataclass(frozen=True, slots=True)
class Progress:
    """What there is of what a goal needs, and whether it is met now."""

    have: int
    need: int
    met: bool
    words: str
    """Such as "2 of 3 sold"."""


def own_progress(view: View) -> Progress | None:
    """The progress of the seat that looks; None without a goal."""
    if view.seat is None or view.goals[view.seat] < 0:
        return None
    number = view.goals[view.seat]
    goal, deeds = GOALS[number], list(view.deeds[view.seat])
    if goal.need == "cash":
        have, need = view.money[view.seat], goal.of
        words = _("{have} of {need}").format(have=dollars(have), need=dollars(need))
    elif goal.need in DEEDS:
        have, need = deeds[DEEDS.index(goal.need)], goal.number
        words = _(goal.done).format(have=min(have, need), need=need)
    else:
        have, need = tally(number, view.hand), goal.number
        words = _("{have} of {need}").format(have=min(have, need), need=need)
        if goal.need == "stars":
            words = _("{have} of {need} stars").format(have=min(have, need), need=need)
    return Progress(have, need, met(number, view.hand, view.money[view.seat], deeds), words)


def fills(view: View, seat: Seat | None, card: int) -> bool:
    """Whether with this card besides, a goal that is not met yet would be met."""
    if seat is None or seat != view.seat or view.goals[seat] < 0:
        return False
    number, money, deeds = view.goals[seat], view.money[seat], list(view.deeds[seat])
    if GOALS[number].need in (*DEEDS, "cash") or met(number, view.hand, money, deeds):
        return False
    return met(number, tuple(sorted((*view.hand, card))), money, deeds)
