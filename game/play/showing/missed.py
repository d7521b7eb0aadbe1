"""What the seat on the screen has missed since its last private view."""

from collections.abc import Collection, Sequence

from game.play.showing.chronicle import DIGEST, digest, happened
from game.play.showing.hud_state import LogLine
from game.play.showing.shown import Shown


def told_again(showing: Shown) -> tuple[LogLine, ...]:
    """Return the most important of what the seat on the screen has missed, as much as the settings want."""
    return digest(missed(showing), showing.most)


def missed(showing: Shown) -> tuple[LogLine, ...]:
    """Return all that the seat on the screen has missed, from its own view; () if nothing is hidden here.

    What the open table has shown to all who are here is told only where people want all of it: it stands there as
    chips, too, to be seen again. But what somebody began unseen is told to its end.
    """
    seat = showing.at.seat
    if seat is None or not showing.rules.veiled:
        return ()
    decision, lines = showing.playing.decision, showing.teller.lines(seat, showing.attendance.seen[seat])
    if decision.together:  # that others have sealed stands on their mats
        lines = tuple(line for line in lines if line.step < decision.round)
    own = [line for line in lines if line.line.private or line.line.seat != seat]
    there, full = showing.attendance, showing.most >= DIGEST["full"]
    seen = {line.step for line in own if there.saw(seat, line.step) or (not full and there.watched(line.step))}
    return tuple(happened(_to_the_end(own, seen)))


def _to_the_end(lines: Sequence[LogLine], seen: Collection[int]) -> list[LogLine]:
    """Return the private lines, those of steps that were not seen, and what the same seat did right after these."""
    told, going_on = [], None
    for line in lines:
        if not line.line.private and line.step in seen and (line.line.kind == "phase" or line.line.seat != going_on):
            going_on = None
            continue
        if line.step not in seen:
            going_on = line.line.seat
        told.append(line)
    return told
