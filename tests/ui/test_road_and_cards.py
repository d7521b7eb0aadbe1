"""What a town with a ring road and many cards asks of a table: ways round it, cards seen in part, cards seen small."""

import pygame
import pytest

from game.core.faces import Box, Face, Words
from game.ui.table.board.faces import READABLE, Printer
from game.ui.table.board.travel import passed
from tests.ui.sample_table import seated

RING = ((0.0, 0.0), (10.0, 0.0), (20.0, 0.0), (20.0, 10.0), (20.0, 20.0), (10.0, 20.0), (0.0, 20.0), (0.0, 10.0))
PALETTE = {"card": "#FFFFFF", "letters_of_it": "#FF0000", "small_card": "#00FF00"}


@pytest.mark.parametrize(
    ("start", "end", "way"),
    [
        ((1, 0), (20, 1), RING[1:2]),
        ((20, 1), (1, 0), RING[1:2]),
        ((0, 9), (10, 1), RING[:1]),
        ((0, 0), (20, 19), RING[1:4]),
        ((5, 0), (6, 0), ()),
        ((0, 12), (20, 12), (RING[6], RING[5], RING[4])),
        ((0, 8), (20, 8), RING[0:3]),
    ],
)
def test_along_a_ring_one_goes_the_shorter_way_round(start, end, way):
    assert passed((*RING, RING[0]), start, end) == way


def test_a_way_that_is_no_ring_is_gone_from_corner_to_corner():
    assert passed(RING, (0, 0), (20, 20)) == RING
    assert passed((), (0, 0), (20, 20)) == ()


def card(name, tag):
    """A white card with its name in red in the middle of its head."""
    head = Words(name, 80, 24, 20, "title", "letters_of_it", "centre", 134)
    return Face(160, 224, (Box(0, 0, 160, 224, 0, "card"), head), tag)


def letters(picture):
    """From where to where red letters stand, in pixels from the left."""
    red = [
        x
        for x in range(picture.get_width())
        for y in range(picture.get_height())
        if picture.get_at((x, y)).r > 200 > 120 > picture.get_at((x, y)).g
    ]
    return (min(red), max(red)) if red else None


def test_a_name_moves_into_the_strip_that_a_neighbour_leaves_in_sight():
    canvas = seated().app.canvas
    printer = Printer("none", PALETTE)
    whole = letters(printer.sprite(canvas, card("Rope", "Rope"), 160).picture)
    part = letters(printer.sprite(canvas, card("Rope", "Rope"), 160, strip=0.4).picture)
    assert whole[0] > 50
    assert part is not None
    assert part[1] <= 64
    bare = letters(printer.sprite(canvas, card("Rope", ""), 160, strip=0.4).picture)
    assert bare is not None and bare[1] <= 64, "a title stays where it has room"
    assert letters(printer.sprite(canvas, card("Rope", ""), 160, strip=0.1).picture) is None


@pytest.mark.parametrize("width", [round(100 * READABLE) - 1, round(100 * READABLE)])
def test_a_face_too_small_to_read_gives_way_to_its_small_one(width):
    canvas = seated().app.canvas
    small = Face(100, 140, (Box(0, 0, 100, 140, 0, "small_card"),))
    face = Face(100, 140, (Box(0, 0, 100, 140, 0, "card"),), "", small)
    colour = Printer("none", PALETTE).sprite(canvas, face, width).picture.get_at((20, 20))
    assert colour[:3] == pygame.Color("#00FF00" if width < 100 * READABLE else "#FFFFFF")[:3]
