"""Plays stage directions over a table: one queue, one event at a time."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from game.core.telling import Act, Count, Direction, Large, Move
from game.ui.draw.motion import Motion, Tween
from game.ui.table.stage.timeline import Chain, Timed, Timeline, timeline


@dataclass(eq=False, slots=True)
class Playing:
    """An act, and how far it is in its own time, 0 to 1."""

    timed: Timed
    part: float = 0.0

    @property
    def act(self) -> Act:
        """The act that is played, as the game has given it."""
        return self.timed.act


class Stage:
    """The acts on the table and those that wait; pieces and money that wait for one are told when they set out."""

    def __init__(self) -> None:
        self.acts: list[Playing] = []
        """The acts that are drawn, in the order in which they began."""
        self.lines = 0
        """So many lines of the log may be read, by what has ended of what is played."""
        self._chain = Chain()
        self._due: dict[str, Callable[[], None] | None] = {}
        """What is announced before an event that waits, and what then is to be called."""
        self._large: list[Playing] = []
        """What stands large over the board, now or later."""
        self._ends: list[Tween] = []
        """What ends with each event, the next one first."""

    def begin(self, motion: Motion, directions: Iterable[Direction], on: object = None) -> tuple[Timeline, float]:
        """Play these after what is played now; return when they begin, and how much later than now that is.

        They stand still while the scene does that they are `on`. Where motion takes no time nothing is played.
        """
        if not motion.lasting(1):
            return Timeline((), ()), 0.0
        times = timeline(directions, self._chain, 1 / motion.lasting(1))
        if not times.ends:
            return times, 0.0
        wait = motion.remaining(self._ends[-1].end) if self._ends else 0.0
        self.lines = self.lines if self._ends else 0
        heralds = sorted(times.headings.items(), key=lambda each: each[1])
        for timed in sorted(times.acts, key=lambda each: each.begin):
            while heralds and heralds[0][1] <= timed.begin:  # before what it announces, even where a frame comes late
                self._herald(motion, *heralds.pop(0), wait, on)
            if not isinstance(timed.act, Move | Count):
                delay, playing = wait + timed.begin, Playing(timed)
                self._large += [playing] if isinstance(timed.act, Large) else []
                motion.last(timed.ms, partial(self._go, playing), delay=delay, on=on)
        for heading, due in heralds:
            self._herald(motion, heading, due, wait, on)
        for end, lines in zip(times.ends, times.lines, strict=True):
            then = partial(self._end, lines)
            self._ends.append(motion.last(0, lambda _part: None, delay=wait + end, then=then, on=on))
        return times, wait

    def _go(self, playing: Playing, part: float) -> None:
        """An act is so far; it is drawn from when it begins until it has ended."""
        playing.part = playing.timed.own(part)
        if 0 < part < 1 and playing not in self.acts:
            self.acts.append(playing)
        elif part >= 1 and playing in self.acts:
            self.acts.remove(playing)
        if part >= 1 and playing in self._large:
            self._large.remove(playing)

    def _end(self, lines: int) -> None:
        self.lines = max(self.lines, lines)
        del self._ends[:1]

    def before(self, heading: str, call: Callable[[], None]) -> bool:
        """Call this before the event that is announced so; False if none such waits."""
        if heading not in self._due:
            return False
        self._due[heading] = call
        return True

    def _herald(self, motion: Motion, heading: str, due_ms: float, wait: float, on: object) -> None:
        """Announce this when it is due; what comes after it waits for as long as the frame was late."""
        self._due[heading] = None
        at = motion.last(0, lambda _part: None, delay=wait + due_ms, on=on)
        if wait + due_ms <= 0:
            self._announce(heading)
            return

        def due() -> None:
            self.hold(motion, motion.late(at.begin))
            self._announce(heading)

        at.then = due

    def _announce(self, heading: str) -> None:
        call = self._due.pop(heading, None)
        if call:
            call()

    @property
    def busy(self) -> bool:
        """Whether any act is played or waits for its turn."""
        return bool(self._ends)

    @property
    def large(self) -> bool:
        """Whether something stands large over the board, or will before all is played."""
        return self.busy and bool(self._large)

    def hold(self, motion: Motion, ms: float) -> None:
        """Everything on the table waits for so many real ms, for a banner."""
        motion.shift(ms)

    def end_beat(self, motion: Motion) -> None:
        """Bring the event that is played to its end; the next one begins at once."""
        if self._ends:
            self.hold(motion, -motion.left(self._ends[0].end) - 1)  # nothing is left over by rounding
            motion.advance()
