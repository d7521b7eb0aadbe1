"""A store of pictures that forgets the ones not used for longest when it grows over its room."""

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class Cache:
    """Pictures by key, at most `room` bytes of them."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.bytes = 0
        self.made = 0
        """How many pictures were ever made: tests see by it that a still frame makes none."""
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The picture of this key, made when it is not there."""
        picture = self._pictures.get(key)
        if picture is not None:
            self._pictures.move_to_end(key)
            return picture
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
