"""What the seat on the screen has missed since its last private view."""

from collections.abc import Collection, Sequence

from game.play.showing.chronicle import DIGEST, digest, happened, own_deed
from game.play.showing.hud_state import LogLine
from game.play.showing.shown import Shown


def told_again(showing: Shown) -> tuple[LogLine, ...]:
    """Return the most important of what the seat on the screen has missed, as much as the settings want.

    One thing that is public is not worth a digest of its own, unless people want all of it: a chip tells it.
    """
    told = digest(missed(showing), showing.most)
    alone = len(told) == 1 and not told[0].line.private and showing.most < DIGEST["full"]
    return () if alone else told


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
    steps = showing.playing.match.steps
    own = [line for line in lines if line.line.private or not own_deed(line, seat, steps)]
    there, full = showing.attendance, showing.most >= DIGEST["full"]
    seen = {line.step for line in own if there.saw(seat, line.step) or (not full and there.watched(line.step))}
    return tuple(happened(_to_the_end(own, seen)))


def _to_the_end(lines: Sequence[LogLine], seen: Collection[int]) -> list[LogLine]:
    """Return the private lines, those of steps that were not seen, and what the same seats did right after these.

    What others answer to a roll does not end it: it is told with what became of it. Nor does an answer that was not
    seen end what it answers: the toll for a move is told with the way back.
    """
    told, answers, going_on = list[LogLine](), list[LogLine](), set[int | None]()
    for line in lines:
        seat, phase = line.line.seat, line.line.kind == "phase"
        if line.step not in seen:
            going_on = {seat} if phase else going_on | {seat}
        elif line.line.private:
            pass
        elif phase or not going_on:
            answers, going_on = [], set()
            continue
        elif seat not in going_on:
            open_ = told[-1].line.kind == "luck" or bool(answers)
            answers, going_on = ([*answers, line], going_on) if open_ else ([], set())
            continue
        else:
            going_on = {seat}
        told += [*answers, line] if seat in going_on else [line]
        answers = []
    return told
