"""What is told of events: log lines, sounds, headings, and banners to be acknowledged."""

from bisect import bisect_left
from dataclasses import replace
from operator import attrgetter

from game.core.seats import Told
from game.core.telling import Direction, Line
from game.play.playing import Playing
from game.play.showing.chronicle import chronicle
from game.play.showing.hud_state import LogLine


class Teller:
    """Puts events into words, and keeps sounds, headings and banners until they are played or read."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self.cues: list[str] = []
        self.heralds: list[LogLine] = []
        """Lines with a banner that nobody has acknowledged yet."""
        self._heading = ""
        self._read: dict[int | None, tuple[tuple[Told, ...], list[LogLine]]] = {}
        """What each viewer was told when its lines were last written, and these lines."""

    def lines(self, viewer: int | None, since: int = 0) -> tuple[LogLine, ...]:
        """Return the lines of the steps from `since` on that this viewer may know."""
        match = self._playing.match
        told, (read, lines) = match.told(viewer), self._read.get(viewer, ((), []))
        if read and (len(told) < len(read) or told[len(read) - 1] is not read[-1]):  # some of it was taken back
            read, lines = (), []
        lines += chronicle(self._playing.staging, told[len(read) :], match.players)
        self._read[viewer] = told, lines
        return tuple(lines[bisect_left(lines, since, key=attrgetter("step")) :])

    def directions(self, viewer: int | None, since: int) -> tuple[Direction, ...]:
        """Return how the events of the steps from `since` on are seen by this viewer."""
        match, direct = self._playing.match, self._playing.staging.direct
        lines, found = self.lines(viewer), []
        read = bisect_left(lines, since, key=attrgetter("step"))
        for told in match.told(viewer, since):
            read += read < len(lines) and lines[read].told[0] is told
            if (direction := direct(told.event, match.players)) is not None:
                found.append(replace(direction, lines=read))
        return tuple(found)

    def replay(self, viewer: int | None, entry: LogLine) -> tuple[Direction, ...]:
        """Return how this viewer sees the events of this line once more, with what it alone was told of them."""
        match, direct, mine, found = self._playing.match, self._playing.staging.direct, False, []
        since = entry.told[0].step if entry.told else match.step
        for told in match.told(viewer, since):
            direction = direct(told.event, match.players)
            mine = told in entry.told or (mine and direction is not None and direction.twin is not None)
            if mine and direction is not None:
                found.append(direction)
        return tuple(found)

    def last_words(self, step: int) -> str:
        """Return the first public line of this step, "" if there is none."""
        return next((line.line.text for line in self.lines(None, step) if line.step == step), "")

    def announce(self, lines: tuple[LogLine, ...]) -> None:
        """Remember the heading of a phase that begins in these lines."""
        for each in lines:
            if each.line.kind == "phase" and each.line.seat is None:
                self._heading = each.line.heading or each.line.group or self._heading

    def herald(self, step: int) -> Line | None:
        """Return the next banner whose step is on the screen; None if there is none or the game is over."""
        shown = (each.line for each in self.heralds if each.step < step)
        return None if self._playing.match.over else next(shown, None)

    def acknowledge(self) -> None:
        """Remove the banner that was read."""
        del self.heralds[:1]

    def take_heading(self) -> str:
        """Return the heading to be shown, once; "" = none."""
        heading, self._heading = self._heading, ""
        return heading

    def take_cues(self) -> tuple[str, ...]:
        """Return the names of the sounds since the last call."""
        cues, self.cues = tuple(self.cues), []
        return cues

    def hush(self) -> None:
        """Drop all sounds and the heading, because another seat looks now."""
        self.cues.clear()
        self._heading = ""
