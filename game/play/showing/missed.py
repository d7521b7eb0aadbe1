"""What the seat on the screen has missed since its last private view."""

from game.play.showing.chronicle import digest, happened
from game.play.showing.hud_state import LogLine
from game.play.showing.shown import Shown


def told_again(showing: Shown) -> tuple[LogLine, ...]:
    """Return the most important of what the seat on the screen has missed, as much as the settings want."""
    return digest(missed(showing), showing.most)


def told_openly(showing: Shown) -> bool:
    """Return whether behind a lid nothing is told that the open table has not shown to all who are here.

    What it showed stands there as chips, too, to be seen again.
    """
    watched = showing.attendance.watched
    return showing.at.lift and all(not line.line.private and watched(line.step) for line in missed(showing))


def missed(showing: Shown) -> tuple[LogLine, ...]:
    """Return all that the seat on the screen has missed, from its own view; () if nothing is hidden here."""
    seat = showing.at.seat
    if seat is None or not showing.rules.veiled:
        return ()
    decision, lines = showing.playing.decision, showing.teller.lines(seat, showing.attendance.seen[seat])
    if decision.together:  # that others have sealed stands on their mats
        lines = tuple(line for line in lines if line.step < decision.round)
    own = [line for line in lines if line.line.private or line.line.seat != seat]
    saw = showing.attendance.saw
    told = tuple(happened([line for line in own if line.line.private or not saw(seat, line.step)]))
    one = len(told) == 1 and not told[0].line.private and showing.attendance.watched(told[0].step)
    return () if one else told  # one thing that everybody has just seen need not be told
