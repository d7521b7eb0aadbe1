"""A cache of pictures with a limit in bytes; the least recently used are removed first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame


class Later(Exception):
    """Raised when no time is left to make another picture in this frame; those made so far are kept."""


class Cache:
    """Pictures by key, of at most `room` bytes together."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self.made = 0
        """How many pictures were ever made: tests see by it that a still frame makes none."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._late: Callable[[], bool] | None = None
        self._first = 0
        """How many pictures had been made when the present attempt began."""

    @contextmanager
    def hurried(self, late: Callable[[], bool]) -> Iterator[None]:
        """Within this context `get` raises Later once it is `late` and at least one picture has been made."""
        before = self._late, self._first
        self._late, self._first = late, self.made
        try:
            yield
        finally:
            self._late, self._first = before

    @property
    def deadline(self) -> Callable[[], bool] | None:
        """Tells when the time of the present `hurried` context is over; None outside of one."""
        return self._late

    @property
    def late(self) -> bool:
        """Whether the time of the present `hurried` context is over; False outside of one."""
        return self._late is not None and self._late()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Return the picture of this key, made by `make` if it is missing. Later if there is no time to make it."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
        if self.made > self._first and self.late:
            raise Later
        picture = make()
        self.made += 1
        self._pictures[key] = picture
        self.bytes += size_of(picture)
        while self.bytes > self.room and len(self._pictures) > 1:
            _key, oldest = self._pictures.popitem(last=False)
            self.bytes -= size_of(oldest)
        return picture

    def __contains__(self, key: Hashable) -> bool:
        """Whether the picture of this key is there."""
        return key in self._pictures

    def clear(self) -> None:
        """Remove all pictures."""
        self._pictures.clear()
        self.bytes = 0


def size_of(picture: pygame.Surface) -> int:
    """Bytes of a picture's pixels."""
    return picture.get_pitch() * picture.get_height()
