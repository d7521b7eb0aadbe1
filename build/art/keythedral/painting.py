"""The floor of the minster: worn flagstones, and daylight on them. What lies there are pieces."""

import random

import numpy as np
import pygame

from art.keythedral.plan import HEIGHT, WIDTH
from art.paint import grid, noise, picture, save

SCALE = 2
"""Pixels a map unit."""
SHADE, STONE = (29, 32, 38), (45, 49, 58)
COURSE, FLAG = 96, 144
"""How high a row of flagstones is, and how wide one of them, in map units."""


def paint():
    """Write `assets/keythedral/paintings/floor.jpg`."""
    save(floor(), "keythedral/paintings/floor.jpg", 68)


def floor():
    """The flagstones, lit from the upper left."""
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    grain = .45 * noise(width, height, 420, 420, 3, 2) + .35 * noise(width, height, 60, 60, 4, 3)
    grain = grain + .2 * noise(width, height, 10, 8, 5, 2)
    base = np.array(SHADE) + (np.array(STONE) - np.array(SHADE)) * grain[..., None]
    xs, ys = grid(width, height)
    glow = np.exp(-(((xs - .26 * width) / (.44 * width)) ** 2 + ((ys - .3 * height) / (.52 * height)) ** 2))
    surface = picture(base * (.86 + .44 * glow[..., None] * np.array([1.1, 1.0, .82])))
    surface.blit(_joints(width, height), (0, 0))
    return surface


def _joints(width, height):
    """Every flagstone a little lighter or darker, with a worn edge."""
    chance, cover = random.Random(3), pygame.Surface((width, height), pygame.SRCALPHA)
    y = -20
    while y < height:
        high, x = (COURSE + chance.randint(-16, 14)) * SCALE, -chance.randint(0, FLAG) * SCALE
        while x < width:
            wide, tone = (FLAG + chance.randint(-34, 40)) * SCALE, chance.randint(-13, 12)
            fill = (255, 255, 255, tone) if tone > 0 else (0, 0, 0, -tone)
            pygame.draw.rect(cover, fill, (x, y, wide, high))
            ends = [(x, y), (x + wide, y + chance.randint(-4, 4)), (x + wide + chance.randint(-4, 4), y + high)]
            pygame.draw.lines(cover, (8, 9, 12, 110), False, ends, 5)
            pygame.draw.lines(cover, (255, 250, 235, 20), False, [(px - 4, py + 5) for px, py in ends], 2)
            x += wide
        y += high
    return cover
