"""Reveals: which moments over the whole table a step brings for a viewer, and how long they are shown."""

from collections.abc import Iterable

from game.core.telling import Reveal
from game.play.pace import REVEAL, REVEAL_REST
from game.play.playing import Playing


class Reveals:
    """The reveals still to be shown, one after the other.

    Those of a human's own step stay until somebody goes on; those of a bot's step end by themselves after a fixed time.
    """

    def __init__(self) -> None:
        self._queue: list[Reveal] = []
        self.waits = False
        """Whether the current one stays until somebody goes on."""
        self.age = 0.0
        """How long the current one has been shown, in ms at speed 1."""
        self.step = 0
        """The step they belong to."""

    @property
    def now(self) -> Reveal | None:
        """The current one; None = none."""
        return self._queue[0] if self._queue else None

    @property
    def still(self) -> bool:
        """Whether the current one has unfolded and only waits for somebody to go on."""
        return self.waits and self.age >= REVEAL

    def show(self, reveals: Iterable[Reveal], step: int, waits: bool) -> None:
        """Replace the queue by these reveals."""
        self._queue, self.step, self.waits, self.age = list(reveals), step, waits, 0.0

    def next(self) -> None:
        """Remove the current one."""
        del self._queue[:1]
        self.age = 0.0

    def clear(self) -> None:
        """Remove all of them."""
        self._queue.clear()

    def tick(self, ms: float) -> bool:
        """Let `ms` (at speed 1) pass; return whether the current one is over by itself."""
        self.age += ms
        return not self.waits and self.age >= REVEAL + REVEAL_REST


def found(
    playing: Playing, viewer: int | None, step: int, *, private: bool = False, parting: bool = False
) -> tuple[Reveal, ...]:
    """Return the reveals of the steps from `step` on for this viewer; `private` = only of private events.

    `parting`: the viewer's view closes with this step, so that those that wait for that are shown, too.
    """
    match = playing.match
    observation = match.seat(viewer, step)
    reveals = [
        playing.staging.reveal(told.event, observation.view, match.players)
        for told in observation.events
        if told.event.to is not None or not private
    ]
    return tuple(reveal for reveal in reveals if reveal is not None and (parting or not reveal.parting))
