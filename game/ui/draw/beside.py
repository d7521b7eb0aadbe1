"""Pictures that take longer than a frame are made beside the frames, on threads."""

from collections.abc import Callable
from concurrent.futures import Future
from threading import Thread

import pygame

from game.ui.draw.cache import Later

NAP = 0.001
"""Seconds between two looks at whether a picture is made."""

Coming = Future[pygame.Surface]
"""A picture on its way; errors of making it are raised by `result`."""


def made_beside(make: Callable[[], pygame.Surface]) -> Coming:
    """Begin to make a picture at once; `make` runs on a thread, so that it may use nothing that others change."""
    coming = Coming()
    Thread(target=fulfil, args=(coming, make), daemon=True).start()
    return coming


def fulfil(coming: Coming, make: Callable[[], pygame.Surface]) -> None:
    """Make the picture here and now."""
    try:
        coming.set_result(make())
    except Exception as error:
        coming.set_exception(error)


def wait_for(coming: Coming, late: Callable[[], bool]) -> None:
    """Wait until the picture is made, or making it has failed. Later when it is `late` before that."""
    while True:
        try:
            coming.exception(NAP)
        except TimeoutError:
            if late():
                raise Later from None
        else:
            return
