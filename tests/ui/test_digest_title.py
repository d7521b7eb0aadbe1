"""The heading over the events one has missed is not covered by the ring around the place that is lit."""

from game.ui.draw.measure import Rect
from game.ui.scenes.handover.digest_art import clear_of

WORDS = Rect(64, 550, 570, 44)
RIGHT = 1896


def test_words_under_the_ring_move_behind_it():
    tile = Rect(345, 370, 220, 190)
    x = clear_of(tile, WORDS, RIGHT)
    assert x > tile.right and x + WORDS.w <= RIGHT


def test_words_stay_where_nothing_covers_them():
    for place in (Rect(345, 100, 220, 190), Rect(1300, 500, 100, 100), Rect(0, 0, 0, 0)):
        assert clear_of(place, WORDS, RIGHT) == WORDS.x


def test_words_stay_on_the_screen():
    assert clear_of(Rect(345, 370, 220, 190), WORDS, 900) == WORDS.x
