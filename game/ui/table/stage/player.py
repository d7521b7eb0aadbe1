"""Plays stage directions over a table: one queue, one event at a time."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from game.core.telling import Act, Count, Direction, Move
from game.ui.draw.motion import Motion
from game.ui.table.stage.timeline import Timeline, timeline


@dataclass(eq=False, slots=True)
class Playing:
    """An act, and how far it is, 0 to 1."""

    act: Act
    part: float = 0.0


class Stage:
    """The acts on the table and those that wait; pieces and money that wait for one are told when they set out."""

    def __init__(self) -> None:
        self.acts: list[Playing] = []
        """The acts that are drawn, in the order in which they began."""
        self._ends: list[float] = []
        """When each event ends, in ms of the motion's clock, the next one first."""

    def begin(self, motion: Motion, directions: Iterable[Direction]) -> tuple[Timeline, float]:
        """Play these after what is played now; return when they begin, and how much later than now that is.

        Where motion takes no time nothing is played.
        """
        times = timeline(directions)
        if not times.ends or not motion.lasting(1):
            return Timeline((), ()), 0.0
        wait = motion.remaining(self._ends[-1]) if self._ends else 0.0
        for timed in times.acts:
            if not isinstance(timed.act, Move | Count):
                delay = wait + timed.begin
                motion.last(timed.act.ms, partial(self._go, Playing(timed.act)), delay=delay)
        for end in times.ends:
            motion.last(0, lambda _part: None, delay=wait + end, then=self._end)
            self._ends.append(motion.then(wait + end))
        return times, wait

    def _go(self, playing: Playing, part: float) -> None:
        """An act is so far; it is drawn from when it begins until it has ended."""
        playing.part = part
        if 0 < part < 1 and playing not in self.acts:
            self.acts.append(playing)
        elif part >= 1 and playing in self.acts:
            self.acts.remove(playing)

    def _end(self) -> None:
        del self._ends[:1]

    @property
    def busy(self) -> bool:
        """Whether an event is played."""
        return bool(self._ends)

    def hold(self, motion: Motion, ms: float) -> None:
        """Everything on the table waits for so many real ms, for a banner."""
        motion.shift(ms)
        self._ends = [end + ms for end in self._ends]

    def end_beat(self, motion: Motion) -> None:
        """Bring the event that is played to its end; the next one begins at once."""
        if self._ends:
            self.hold(motion, -motion.left(self._ends[0]) - 1)  # nothing is left over by rounding
            motion.advance()
