"""A store of pictures that forgets the ones not used for longest when it grows over its room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame


class Later(Exception):
    """There is no time to make another picture now. What was made is kept, so the next attempt comes further."""


class Cache:
    """Pictures by key, at most `room` bytes of them."""

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
        """Make pictures until it is `late`, though one in any case; whoever asks for one more gets Later instead."""
        self._late, self._first = late, self.made
        try:
            yield
        finally:
            self._late = None

    @property
    def late(self) -> bool:
        """Whether this attempt is over time; never where nobody hurries."""
        return self._late is not None and self._late()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made when it is not there; Later where there is no time for that."""
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
        """Forget everything."""
        self._pictures.clear()
        self.bytes = 0


def size_of(picture: pygame.Surface) -> int:
    """Bytes of a picture's pixels."""
    return picture.get_pitch() * picture.get_height()
