"""Calls that are due at a time, and calls from other threads."""

from collections.abc import Callable, Sequence
from queue import SimpleQueue

from game.ui.shell.clock import Clock
from game.ui.widgets.base import Layer, Timer


class Timers:
    """The calls that wait for their time, and those that other threads have posted."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.waiting: list[Timer] = []
        """The timers that have neither run nor been cancelled."""
        self._posted: SimpleQueue[Callable[[], None]] = SimpleQueue()

    @property
    def moments(self) -> list[float]:
        """When each of them is due."""
        return [timer.due for timer in self.waiting]

    def after(self, ms: float, call: Callable[[], None], scene: Layer | None) -> Timer:
        """Call `call` in `ms` milliseconds, unless `scene` is left before that."""
        timer = Timer(self._clock.now() + ms, call, scene)
        self.waiting.append(timer)
        return timer

    def cancel(self, timer: Timer | None) -> None:
        """Cancel a timer; no effect if it is None or has run."""
        if timer in self.waiting:
            self.waiting.remove(timer)

    def drop(self, scenes: Sequence[Layer]) -> None:
        """Cancel the timers of these scenes."""
        self.waiting = [timer for timer in self.waiting if timer.layer not in scenes]

    def post(self, call: Callable[[], None]) -> None:
        """Call this when `run` is called next; for other threads."""
        self._posted.put(call)

    def run(self) -> None:
        """Call what was posted, then what is due, in order of time; a call may cancel one that comes after it."""
        while not self._posted.empty():
            self._posted.get()()
        now = self._clock.now()
        for timer in sorted((one for one in self.waiting if one.due <= now), key=lambda one: one.due):
            if timer in self.waiting:
                self.waiting.remove(timer)
                timer.call()
