"""Nothing flashes: no large part of the screen goes light and dark more than three times within a second."""

import pygame
import pytest

from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_table import Worker

CELLS = (16, 9)
SWING = 0.1
"""A change of relative luminance that counts, when the darker side is below 0.8 (WCAG 2.3.1)."""
LARGE = 0.25
FRAME = 1000 / 60


class FlashMeter:
    """Watches coarse cells of the picture; a flash is a pair of opposing swings."""

    def __init__(self):
        self.last = None
        self.turns = [[] for _cell in range(CELLS[0] * CELLS[1])]
        """For each cell (moment, direction) of its swings."""
        self.worst = 0.0
        """The largest part of the screen that flashed more than three times within a second."""

    def watch(self, picture, now):
        small = pygame.transform.smoothscale(picture, CELLS)
        light = []
        for y in range(CELLS[1]):
            for x in range(CELLS[0]):
                r, g, b = ((part / 255) ** 2.2 for part in small.get_at((x, y))[:3])
                light.append(0.2126 * r + 0.7152 * g + 0.0722 * b)
        if self.last is None:
            self.last = light
        for cell, value in enumerate(light):
            change = value - self.last[cell]
            if abs(change) < SWING or min(value, self.last[cell]) > 0.8:
                continue
            turns = self.turns[cell]
            if not turns or (turns[-1][1] > 0) != (change > 0):
                turns.append((now, change))
            self.last[cell] = value
            while turns and turns[0][0] < now - 1000:
                turns.pop(0)
        flashing = sum(len(turns) // 2 > 3 for turns in self.turns)
        self.worst = max(self.worst, flashing / len(self.turns))


def test_the_meter_sees_a_strobe():
    meter = FlashMeter()
    picture = pygame.Surface((160, 90))
    for frame in range(60):
        picture.fill("white" if frame % 6 < 3 else "black")
        meter.watch(picture, frame * FRAME)
    assert meter.worst == 1


@pytest.mark.usefixtures("every_frame")
def test_a_table_of_bots_never_flashes():
    screen = Screen(key_largo("bbbb", "flash"), worker=Worker(nth=3), size=(1024, 640))
    meter = FlashMeter()
    step = screen.match.step
    for frame in range(9 * 60):
        screen.advance(FRAME)
        meter.watch(screen.app.surface, frame * FRAME)
    assert screen.match.step > step + 2, "the bots must have played for this to mean anything"
    assert meter.worst <= LARGE


@pytest.mark.usefixtures("every_frame")
def test_handing_the_table_over_does_not_flash():
    screen = Screen(key_largo("hhb", "flash"), worker=Worker(), size=(1024, 640))
    meter = FlashMeter()
    now = 0.0
    for _turn in range(2):
        for _frame in range(40):
            screen.advance(FRAME)
            meter.watch(screen.app.surface, now)
            now += FRAME
        screen.press("Space", "Space")
    assert meter.worst <= LARGE
