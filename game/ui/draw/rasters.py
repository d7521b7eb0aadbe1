"""Drawings that will be shown soon are rasterised on a thread: one alone may take longer than is left of a frame."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

import pygame

from game.ui.draw.cache import Later
from game.ui.draw.scaling import NAP

MOST = 300
"""So many are expected at once; the first ones are given up for others."""

Drawing = tuple[Path, int, int]
"""Its file, and how many pixels it is to be wide and high."""


class Rasters:
    """The drawings that are expected: one after the other, in the order in which they were asked for."""

    def __init__(self) -> None:
        """Nothing begins before something is expected."""
        self._expected: dict[Drawing, Future[pygame.Surface]] = {}
        self._queue: SimpleQueue[tuple[Drawing, Future[pygame.Surface]]] = SimpleQueue()
        self._thread: Thread | None = None

    def expect(self, drawing: Drawing) -> None:
        """Rasterise this drawing when those that were asked for before are done."""
        if drawing in self._expected:
            return
        if len(self._expected) >= MOST:
            self._expected.pop(next(iter(self._expected))).cancel()
        future = self._expected[drawing] = Future[pygame.Surface]()
        self._queue.put((drawing, future))
        if self._thread is None:
            self._thread = Thread(target=_work, args=(self._queue,), name="drawings", daemon=True)
            self._thread.start()

    def forget(self) -> None:
        """Expect nothing any longer."""
        for future in self._expected.values():
            future.cancel()
        self._expected.clear()

    def take(self, drawing: Drawing, late: Callable[[], bool] | None) -> pygame.Surface | None:
        """Return an expected drawing once it is done, and forget it; None if the caller has to rasterise it.

        `late` tells when the time to wait for it is over: Later then. None = as soon as can be, so that one which has
        not begun is given up. Errors of reading are raised here.
        """
        future = self._expected.get(drawing)
        if future is None:
            return None
        while late and not _done(future):
            if late():
                raise Later
        del self._expected[drawing]
        return None if future.cancel() else future.result()


def rasterised(drawing: Drawing) -> pygame.Surface:
    """Return the drawing, as large as its own shape allows; it is not yet in the format of the window."""
    path, w, h = drawing
    return pygame.image.load_sized_svg(str(path), (w, h))


def _work(queue: "SimpleQueue[tuple[Drawing, Future[pygame.Surface]]]") -> None:
    while True:
        drawing, future = queue.get()
        if not future.set_running_or_notify_cancel():
            continue
        try:
            future.set_result(rasterised(drawing))
        except Exception as error:
            future.set_exception(error)


def _done(future: Future[pygame.Surface]) -> bool:
    """Whether it is done, after a nap at most."""
    try:
        future.exception(NAP)
    except TimeoutError:
        return False
    return True
