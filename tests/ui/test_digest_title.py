"""The heading over the events one has missed is not covered by the ring around the place that is lit."""

from game.ui.draw.measure import Rect
from game.ui.scenes.handover.digest_art import Lit, clear_of, draw_line, draw_pointer
from tests.ui.at_screen import Screen, new_match

WORDS = Rect(64, 550, 570, 44)
RIGHT = 1896


def test_words_under_the_ring_move_behind_it():
    tile = Rect(345, 370, 220, 190)
    x = clear_of(Lit(tile), WORDS, RIGHT)
    assert x > tile.right and x + WORDS.w <= RIGHT


def test_words_stay_where_nothing_covers_them():
    for place in (Rect(345, 100, 220, 190), Rect(1300, 500, 100, 100), Rect(0, 0, 0, 0)):
        assert clear_of(Lit(place), WORDS, RIGHT) == WORDS.x


def test_words_stay_on_the_screen():
    assert clear_of(Lit(Rect(345, 370, 220, 190)), WORDS, 900) == WORDS.x


def test_the_ring_is_around_the_whole_of_a_mat_and_around_the_middle_of_a_house():
    strip, mat, house = Rect(640, 48, 420, 46), Rect(8, 76, 270, 186), Rect(200, 100, 300, 200)
    assert Lit(strip).ring.contains(strip) and Lit(strip).ring.h < 2 * strip.h
    framed = Lit(mat, mat=True)
    assert framed.ring.contains(mat) and framed.ring.h < 1.1 * mat.h and framed.framed
    assert Lit(house).ring.w == Lit(house).ring.h and Lit(house).ring.center == house.center


def white():
    """A canvas that is white all over."""
    canvas = Screen(new_match("hh"), (1280, 720)).app.canvas
    canvas.surface.fill("white")
    return canvas


def seen(canvas, area):
    return canvas.surface.subsurface(canvas.box(area)).copy()


def test_the_board_is_not_read_through_the_heading():
    canvas = white()
    draw_line(canvas, 600)
    heading = seen(canvas, Rect(64, 600 - 38 - 20, 40, 40))
    assert max(heading.get_at((3, y))[0] for y in range(heading.get_height())) < 40


def test_the_dots_to_the_place_do_not_run_through_the_heading():
    canvas, words = white(), Rect(900, 540, 500, 44)
    before = seen(canvas, words)
    draw_pointer(canvas, Rect(1300, 640, 300, 190), Lit(Rect(300, 300, 200, 150)), words.inflate(20, 20))
    assert seen(canvas, words).get_buffer().raw == before.get_buffer().raw
    draw_pointer(canvas, Rect(1300, 640, 300, 190), Lit(Rect(300, 300, 200, 150)), Rect(0, 0, 0, 0))
    assert seen(canvas, words).get_buffer().raw != before.get_buffer().raw
