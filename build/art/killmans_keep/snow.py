"""The town under snow, at dusk: the same streets, roofs and squares white, the windows and torches as warm as ever."""

import random

import numpy as np
import pygame

from art.killmans_keep.painting import SCALE, corners, lit, quarters, ring, walls
from art.killmans_keep.town import CORNERS, HEIGHT, QUARTER, RIM, WIDTH
from art.paint import grid, multiply, noise, rgb, save, soft, wood

SNOW, SHADE = "#F0F6FC", "#7F9CC6"
"""Snow in the light and in the shade."""
COLD = np.array([.78, .92, 1.16], np.float32)
FLAKES = 420
COUNTER = (20, 296, 396, 378)
"""Where the counter lies: left, top, right, bottom in map units."""


def paint():
    """Write `maps/paintings/snow.webp`."""
    save(town(), "../maps/paintings/snow.webp", 74)


def town():
    """The town from the ground up, then the snow, then the lights."""
    size = WIDTH * SCALE, HEIGHT * SCALE
    surface = wood(*size, "#3A2614", 60, 5, True)
    quarters(surface)
    walls(surface)
    _drifts(surface)
    ring(surface)
    _snow(surface)
    _counter(surface)
    lit(surface)
    _flakes(surface)
    corners(surface)
    return surface


def _snow(surface):
    """What is pale lies white, ink stays ink, fire stays warm; thinner on the road, where people walk."""
    width, height = surface.get_size()
    pixels = pygame.surfarray.pixels3d(surface)
    colours = pixels.astype(np.float32)
    grey = colours @ np.array([.3, .55, .15], np.float32)
    warm = np.clip((colours[..., 0] - colours[..., 2] - 95) / 60, 0, 1) * np.clip((grey - 120) / 60, 0, 1)
    lies = noise(width, height, 150 * SCALE, 110 * SCALE, 31, 2)
    cover = np.clip((grey - 58) / 60, 0, 1) * np.clip(.72 + .5 * lies, 0, 1)
    cover *= (1 - .55 * _road(width, height)) * (1 - .92 * warm) * .86
    light = np.clip((grey - 40) / 150, 0, 1)[..., None]
    white = np.array(rgb(SHADE), np.float32) * (1 - light) + np.array(rgb(SNOW), np.float32) * light
    cold = (colours * .55 + grey[..., None] * .45) * COLD
    cold = cold * (1 - warm[..., None]) + colours * warm[..., None]
    pixels[:] = np.clip(cold + (white - cold) * cover[..., None], 0, 255).astype(np.uint8)


def _counter(surface):
    """The bank's counter was swept: what is written at it reads well."""
    x, y = grid(*surface.get_size())
    left, top, right, bottom = (edge * SCALE for edge in COUNTER)
    inside = np.clip(np.minimum(np.minimum(x - left, right - x), np.minimum(y - top, bottom - y)) / (10 * SCALE), 0, 1)
    multiply(surface, 1 - .5 * inside)


def _road(width, height):
    """1 on the ring of the road and the tray inside it, 0 elsewhere."""
    x, y = grid(width, height)
    far = np.hypot((x - width / 2) / (268 * SCALE), (y - height / 2) / (194 * SCALE))
    return np.clip((1.02 - far) / .05, 0, 1)


def _drifts(surface):
    """Low heaps along the foot of each quarter and of the walls."""
    chance, sheet = random.Random(12), pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    wide, high = QUARTER
    for left, top in CORNERS.values():
        for _ in range(46):
            x, y = left + chance.uniform(0, wide), top + high - chance.uniform(0, 16)
            if chance.random() < .4:
                x, y = left + chance.choice((6, wide - 6)) + chance.uniform(-10, 10), top + chance.uniform(0, high)
            w, h = chance.uniform(26, 84), chance.uniform(6, 14)
            area = pygame.Rect(0, 0, w * SCALE, h * SCALE)
            area.center = round(x * SCALE), round(y * SCALE)
            pygame.draw.ellipse(sheet, (*rgb("#F2F7FC"), 190), area)
    surface.blit(soft(sheet, 5 * SCALE), (0, 0))


def _flakes(surface):
    """A few flakes in the air, none larger than a cobble."""
    chance, sheet = random.Random(4), pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    width, height = surface.get_size()
    for _ in range(FLAKES):
        x, y = chance.uniform(RIM, width - RIM), chance.uniform(RIM, height - RIM)
        pygame.draw.circle(sheet, (250, 252, 255, chance.randrange(90, 190)), (x, y), chance.uniform(.7, 1.6) * SCALE)
    surface.blit(soft(sheet, 2), (0, 0))
