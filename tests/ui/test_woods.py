"""The wood of a table takes the colour of its box."""

import pygame
import pytest

from game.ui.scenes.start.title import Title
from game.ui.table import colours, materials


@pytest.fixture
def canvas(stage):
    return stage(Title()).app.canvas


def brightest(surface):
    """Which of red, green and blue is strongest, all its places together."""
    parts = pygame.transform.average_color(surface)[:3]
    return parts.index(max(parts))


def test_wood_is_dyed_in_the_colour_of_the_box_and_keeps_its_grain(canvas):
    area = (0, 0, 640, 360)
    with canvas.dressed(colours.TABLE):
        materials.planks(canvas, "table", area, "table_wood")
        usual = canvas.surface.subsurface(canvas.box(area)).copy()
    with canvas.dressed({**colours.TABLE, "table_wood": "#3C1E10"}):
        materials.planks(canvas, "table", area, "table_wood")
        dyed = canvas.surface.subsurface(canvas.box(area)).copy()
    assert brightest(usual) == 2 and brightest(dyed) == 0
    mean = pygame.transform.average_color(dyed)[:3]
    assert all(abs(part - wanted) < 8 for part, wanted in zip(mean, (0x3C, 0x1E, 0x10), strict=True))
    assert len({tuple(dyed.get_at((x, 40))) for x in range(0, 600, 7)}) > 10


def test_a_tray_is_brown_on_every_table(canvas):
    area = (0, 0, 640, 120)
    with canvas.dressed({**colours.TABLE, "tray_wood": "#102030"}):
        materials.planks(canvas, "tray", area, "tray_wood")
    assert brightest(canvas.surface.subsurface(canvas.box(area))) == 0
