"""A face on a larger face is the same face, elsewhere and in another size."""

from dataclasses import fields
from typing import get_args

import pytest

from game.core.faces import Art, Box, Face, Grid, Part, Passage, Polygon, Words, put

CORNERS = ((0.0, 1.0), (8.0, 2.0), (4.0, 6.0))
PARTS = (
    Art("ship", 1, 2, 30, 40, 0.5, 15.0, True, True, CORNERS),
    Words("Ahoy", 1, 2, 30, "title", "red", "centre", 40, ("Ahoy", "Belay"), 44),
    Passage("Ahoy there", 1, 2, 30, 40, "title", "red", "centre"),
    Box(1, 2, 30, 40, 5, "red", "blue", 6),
    Grid(1, 2, 3, 40, "ab", (("a", "red"),), "b"),
    Polygon(1, 2, CORNERS, "red", "blue", 6),
)
LENGTHS = {"x", "y", "w", "h", "size", "room", "most", "radius", "thick", "pitch"}


def test_every_kind_of_part_is_tried_and_none_of_its_fields_is_the_usual_one():
    assert {type(part) for part in PARTS} == set(get_args(Part))
    for part in PARTS:
        assert all(getattr(part, field.name) != field.default for field in fields(part))


@pytest.mark.parametrize("part", PARTS, ids=lambda part: type(part).__name__)
def test_a_part_is_moved_and_scaled_and_keeps_all_else(part):
    assert put(Face(100, 100, (part,)), 0, 0, 1) == [part]
    [moved] = put(Face(100, 100, (part,)), 7, 8, 2)
    for field in fields(part):
        old, new = getattr(part, field.name), getattr(moved, field.name)
        if field.name in LENGTHS:
            assert new == 2 * old + {"x": 7, "y": 8}.get(field.name, 0)
        elif field.name in ("corners", "within"):
            assert new == tuple((2 * x, 2 * y) for x, y in old)
        else:
            assert new == old
