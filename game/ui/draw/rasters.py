"""Drawings that will be shown soon are rasterised on a thread: one alone may take longer than is left of a frame."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame

from game.ui.draw.beside import Coming, fulfil, wait_for

MOST = 300
"""So many are expected at once; the first ones are given up for others."""

Drawing = tuple[Path, int, int]
"""Its file, and how many pixels it is to be wide and high."""


class Rasters:
    """The drawings that are expected: one after the other, in the order in which they were asked for."""

    def __init__(self) -> None:
        """Nothing begins before something is expected."""
        self._expected: dict[Drawing, Coming] = {}
        self._queue: SimpleQueue[tuple[Drawing, Coming]] = SimpleQueue()
        self._thread: Thread | None = None

    def expect(self, drawing: Drawing) -> None:
        """Rasterise this drawing when those that were asked for before are done."""
        if drawing in self._expected:
            return
        if len(self._expected) >= MOST:
            self._expected.pop(next(iter(self._expected))).cancel()
        coming = self._expected[drawing] = Coming()
        self._queue.put((drawing, coming))
        if self._thread is None:
            self._thread = Thread(target=_work, args=(self._queue,), name="drawings", daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """Expect nothing any longer."""
        for coming in self._expected.values():
            coming.cancel()
        self._expected.clear()

    def take(self, drawing: Drawing, late: Callable[[], bool] | None) -> pygame.Surface | None:
        """Return an expected drawing once it is done, and forget it; None if the caller has to rasterise it.

        `late` tells when the time to wait for it is over: Later then. None = as soon as can be, so that one which has
        not begun is given up. Errors of reading are raised here.
        """
        coming = self._expected.get(drawing)
        if coming is None:
            return None
        if late is not None:
            wait_for(coming, late)
        del self._expected[drawing]
        return None if coming.cancel() else coming.result()


def rasterised(drawing: Drawing) -> pygame.Surface:
    """Return the drawing, as large as its own shape allows; it is not yet in the format of the window."""
    path, w, h = drawing
    return pygame.image.load_sized_svg(str(path), (w, h))


def _work(queue: "SimpleQueue[tuple[Drawing, Coming]]") -> None:
    while True:
        drawing, coming = queue.get()
        if coming.set_running_or_notify_cancel():
            fulfil(coming, partial(rasterised, drawing))
