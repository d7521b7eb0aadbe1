"""The six grounds of the veil: the seat's colour and its engraved rosettes, kept away from the words."""

import math
from dataclasses import dataclass

import numpy as np
import pygame

from art.paint import circle, faded, grid, picture, rgb, save

WIDTH, HEIGHT = 2560, 1440
UNIT = WIDTH / 1920
"""Pixels a layout unit."""
QUIET = ((600, 500, 720, 270), (150, 62, 720, 62), (1180, 62, 590, 62), (690, 860, 540, 60))
"""Where words stand, in layout units."""
ROSETTES = ((176, 14, 18, 0, 130), (300, 50, 12, 1, 110), (430, 70, 16, 1, 92), (590, 84, 20, 1, 74),
    (770, 92, 24, 1, 56), (960, 96, 28, 1, 40))
"""Radius, swing, petals, which tint, alpha."""


@dataclass(frozen=True)
class Ground:
    """One seat's ground: rim, dark and light colour with how much of each, two tints, petals more than usual."""

    rim: tuple[int, int, int]
    dark: str
    light: str
    shares: tuple[float, float]
    tints: tuple[str, str]
    petals: int


SEATS = {"anchor": Ground((34, 8, 4), "#7A1E0C", "#B1361B", (0.86, 0.88), ("#F7B49E", "#EE9478"), 2),
    "fish": Ground((3, 28, 26), "#1C7A67", "#37B096", (0.66, 0.66), ("#A8F0DC", "#78D8C0"), -4),
    "sun": Ground((46, 28, 2), "#C48A0C", "#FFC924", (0.44, 0.48), ("#FFE79A", "#F4CC58"), 6),
    "moon": Ground((22, 6, 28), "#37123F", "#5C2569", (1, 1.1), ("#E2B2F2", "#C58ADB"), -2),
    "star": Ground((9, 15, 46), "#232F96", "#3D50D8", (0.96, 0.96), ("#A9B4FA", "#8A98F4"), 0),
    "shell": Ground((30, 38, 38), "#B9C0B0", "#F1F6EC", (0.26, 0.32), ("#FFFFFF", "#D8E4DE"), 4)}


def paint():
    """Write `assets/ui/paintings/veil_<emblem>.jpg`."""
    for seat, ground in SEATS.items():
        save(veil(ground), f"ui/paintings/veil_{seat}.jpg")


def veil(ground):
    """A round light in the seat's colour, with six rings of engraving about the medallion."""
    x, y = grid(WIDTH, HEIGHT)
    far = np.sqrt(((x - WIDTH / 2) / UNIT) ** 2 + ((y - 380 * UNIT) / UNIT) ** 2) / 960
    share = np.clip(1 - far / 1.05, 0, 1)[..., None] ** 1.2
    dark, light = (np.array(rgb(c), np.float32) * k for c, k in zip((ground.dark, ground.light), ground.shares,
        strict=True))
    surface = picture(np.array(ground.rim, np.float32) * (1 - share) + (dark * 0.45 + light * 0.42) * share)
    quiet = _quiet()
    for radius, swing, petals, tint, alpha in ROSETTES:
        lines = _rosette(radius, swing, petals + ground.petals, ground.tints[tint])
        lines.blit(quiet, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        surface.blit(faded(lines, alpha), (0, 0))
    return surface


def _quiet():
    mask = pygame.Surface((WIDTH // 4, HEIGHT // 4), pygame.SRCALPHA)
    mask.fill((255, 255, 255, 255))
    for area in QUIET:
        pygame.draw.rect(mask, (255, 255, 255, 26), [v * UNIT / 4 for v in area], border_radius=18)
    return pygame.transform.smoothscale(pygame.transform.box_blur(mask, 9), (WIDTH, HEIGHT))


def _rosette(radius, swing, petals, tint):
    """Six waves about one circle, drawn twice as large and made small, so that the lines are fine and even."""
    sheet = pygame.Surface((WIDTH * 2, HEIGHT * 2), pygame.SRCALPHA)
    sheet.fill((*rgb(tint), 0))
    k = UNIT * 2
    for phase in range(6):
        shift = phase * math.pi / 3
        wave = [(x * k, y * k) for x, y in circle(960, 320, radius, 1400, lambda a, s=shift: swing * math.sin(petals
            * a + s))]
        pygame.draw.lines(sheet, (*rgb(tint), 255), True, wave, 3)
    return pygame.transform.smoothscale(sheet, (WIDTH, HEIGHT))
