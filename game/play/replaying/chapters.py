"""The chapters of a game, by what its public clock says, and the moments that stand out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from game.core.steps import Steps
from game.play.showing.hud_state import LogLine

MOST_PINS = 26
"""So many moments at most have a pin; more would cover each other."""
WEIGHT = {"phase": 0, "decision": 1, "luck": 3, "money": 2}
SIGNS = {"decision": "flag", "luck": "die", "money": "coin", "phase": "clock"}


@dataclass(frozen=True, slots=True)
class Chapter:
    """A stretch of moments with a name; `first` is the place of its first moment."""

    name: str
    first: int


@dataclass(frozen=True, slots=True)
class Pin:
    """A moment that stands out: its place, its sign, whose deed it was (None = nobody's), and its words."""

    place: int
    sign: str
    seat: int | None
    words: str


Clock = Callable[[int], str]
"""What the clock of the table says at a place, "" = nothing."""


def chapters(clock: Clock, lines: Sequence[LogLine], moments: Sequence[int]) -> Steps[list[Chapter]]:
    """Find the chapters, a table at a time: where the clock says something else; by the log if it stands still."""
    names = yield from by_clock(clock, len(moments) - 1)
    return names if len(names) > 1 else by_headings(lines, moments)


def by_clock(clock: Clock, last: int) -> Steps[list[Chapter]]:
    """Find a chapter for each word of this clock; where it says nothing the chapter before goes on."""
    known: dict[int, str] = {}

    def at(place: int) -> Steps[str]:
        if place not in known:
            known[place] = clock(place)
            yield
        return known[place]

    marks = sorted({round(last * n / 24) for n in range(25)})
    found = [Chapter((yield from at(0)), 0)]
    for left, right in zip(marks, marks[1:], strict=False):  # noqa: RUF007 (pairs of places)
        begin = left
        while (yield from at(right)) != (yield from at(begin)):
            low, high = begin, right
            while high - low > 1:
                middle = (low + high) // 2
                low, high = (middle, high) if (yield from at(middle)) == (yield from at(begin)) else (low, middle)
            found.append(Chapter((yield from at(high)), high))
            begin = high
    return [chapter for chapter in found if chapter.name]


def by_headings(lines: Sequence[LogLine], moments: Sequence[int]) -> list[Chapter]:
    """Return a chapter for each heading of the log, the first of them from the beginning."""
    found: list[Chapter] = []
    for line in lines:
        if line.line.group and (not found or found[-1].name != line.line.group):
            found.append(Chapter(line.line.group, place_of(moments, line.step + 1) if found else 0))
    return found


def place_of(moments: Sequence[int], steps: int) -> int:
    """Return the place of the first moment after at least so many steps, or of the last one."""
    low, high = 0, len(moments) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (middle + 1, high) if moments[middle] < steps else (low, middle)
    return low


def pins(lines: Sequence[LogLine], moments: Sequence[int], most: int = MOST_PINS) -> list[Pin]:
    """Return the moments that stand out most, spread over the game: the weightiest of each of `most` stretches."""
    if len(moments) < 2:
        return []
    best: dict[int, tuple[int, LogLine]] = {}
    for line in lines:
        weight = 10 * WEIGHT[line.line.kind] + 5 * (line.line.face is not None) + min(abs(line.line.delta) // 20, 30)
        if line.line.seat is None or WEIGHT[line.line.kind] == 0:
            continue
        stretch = place_of(moments, line.step + 1) * most // len(moments)
        if stretch not in best or weight > best[stretch][0]:
            best[stretch] = (weight, line)
    apart, chosen = len(moments) // (2 * most), list[LogLine]()
    for _weight, line in sorted(best.values(), key=lambda each: -each[0]):
        if all(abs(line.step - other.step) > apart for other in chosen):
            chosen.append(line)
    return [
        Pin(place_of(moments, line.step + 1), SIGNS[line.line.kind], line.line.seat, line.line.text)
        for line in sorted(chosen, key=lambda one: one.step)
    ]
