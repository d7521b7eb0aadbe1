"""Python's search for garbage waits for pauses, so that it is never in a frame."""

import gc
import weakref

import pytest

from game.ui.shell import garbage
from game.ui.shell.garbage import LONG_MS, SHORT_MS, Garbage


class Circle:
    """Only a search finds that nobody needs it."""

    def __init__(self):
        self.own = self


@pytest.fixture(name="searching")
def _searching(monkeypatch):
    """Somebody who looks for garbage, and what was asked of Python meanwhile."""
    looks = []
    monkeypatch.setattr(garbage.gc, "collect", lambda generation=2: looks.append(generation))
    monkeypatch.setattr(garbage.gc, "get_count", lambda: counts[0])
    counts = [(0, 0, 0)]
    return Garbage(), looks, counts


def test_a_window_looks_for_garbage_in_a_pause_and_python_never_by_itself():
    one = Garbage()
    one.begin()
    try:
        assert not gc.isenabled()
        gone = weakref.ref(Circle())
        one.expect()
        one.pause(LONG_MS - 1)
        assert gone() is not None, "there was no time for it"
        one.pause(None)
        assert gone() is None
    finally:
        one.end()
    assert gc.isenabled()


def test_what_is_new_is_looked_at_in_a_short_pause_where_it_is_much(searching):
    one, looks, counts = searching
    one.pause(None)
    counts[0] = (garbage.NEW, 0, 0)
    one.pause(0)
    assert looks == []
    one.pause(SHORT_MS)
    assert looks == [1]
    counts[0] = (garbage.FLOOD, 0, 0)
    one.pause(0)
    assert looks == [1, 1], "memory must not grow where there is never a pause"


def test_all_is_looked_at_after_many_looks_or_when_a_scene_was_left(searching):
    one, looks, counts = searching
    counts[0] = (0, 0, garbage.LOOKS)
    one.pause(SHORT_MS)
    assert looks == []
    one.pause(LONG_MS)
    assert looks == [2]
    counts[0] = (0, 0, 0)
    one.expect()
    one.pause(LONG_MS)
    one.pause(LONG_MS)
    assert looks == [2, 2], "once is enough"
