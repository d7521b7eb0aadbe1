"""Moments worth the whole table: which ones a step brings for whoever looks, and how long they stand."""

from collections.abc import Iterable

from game.core.telling import Reveal
from game.play.pace import REVEAL, REVEAL_REST
from game.play.playing import Playing


class Reveals:
    """Those still to be shown, one after the other.

    A human's own deed stands until somebody goes on; a bot's ends by itself, after the same time whatever it shows.
    """

    def __init__(self) -> None:
        self._queue: list[Reveal] = []
        self.waits = False
        """Whether somebody must go on."""
        self.age = 0.0
        """ms at speed 1 for which the one that stands now was shown."""
        self.step = 0
        """The step that brought them."""

    @property
    def now(self) -> Reveal | None:
        """The one that stands."""
        return self._queue[0] if self._queue else None

    @property
    def still(self) -> bool:
        """Whether it was shown and only waits for somebody to go on."""
        return self.waits and self.age >= REVEAL

    def show(self, reveals: Iterable[Reveal], step: int, waits: bool) -> None:
        """These stand from now on."""
        self._queue, self.step, self.waits, self.age = list(reveals), step, waits, 0.0

    def next(self) -> None:
        """The one that stood was seen."""
        del self._queue[:1]
        self.age = 0.0

    def clear(self) -> None:
        """Nothing is shown any more."""
        self._queue.clear()

    def tick(self, ms: float) -> bool:
        """Lets time pass; True when it has ended by itself."""
        self.age += ms
        return not self.waits and self.age >= REVEAL + REVEAL_REST


def found(playing: Playing, viewer: int | None, step: int, private: bool = False) -> tuple[Reveal, ...]:
    """What the steps from `step` on brought in the eyes of this viewer; `private` = only what nobody else knows."""
    match = playing.match
    observation = match.seat(viewer, step)
    reveals = [
        playing.staging.reveal(told.event, observation.view, match.players)
        for told in observation.events
        if told.event.to is not None or not private
    ]
    return tuple(reveal for reveal in reveals if reveal is not None)
