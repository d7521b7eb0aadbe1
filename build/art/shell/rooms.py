"""The rooms behind the screens: title, shelf, plain room, and the wood of the table."""

import random

import numpy as np
import pygame

from art.paint import (
    fade_down,
    glow,
    light,
    multiply,
    noise,
    paper,
    picture,
    piece,
    put,
    rgb,
    save,
    turned,
    vignette,
    wood,
)
from art.shell.boxes import box

WIDTH, HEIGHT, Z = 1920, 1080, 2
"""A screen in layout units, and pixels a unit."""
LAMP = (330, 268)


def paint():
    """Write every room into `assets/ui/paintings`."""
    for name, scene in (("title", title), ("shelf", shelf), ("room", room), ("table", table), ("bar", bar),
            ("tray", tray), ("tray_closed", tray_closed), ("paper", sheet)):
        save(scene(), f"ui/paintings/{name}.jpg")


def _screen():
    return pygame.Surface((WIDTH * Z, HEIGHT * Z))


def _planks(surface, y, height, base, plank, seed, across=False, contrast=0.16):
    surface.blit(wood(WIDTH * Z, height * Z, base, plank, seed, across, contrast, Z), (0, y * Z))


def _strip(surface, colour, y, height):
    pygame.draw.rect(surface, rgb(colour), (0, y * Z, WIDTH * Z, height * Z))


def _lamps(*lamps):
    return [(x * Z, y * Z, radius * Z, colour) for x, y, radius, colour in lamps]


def room():
    """Ink-blue planks, lamplight from the upper left: behind settings, rules, results."""
    surface = _screen()
    _planks(surface, 0, HEIGHT, "#18323D", 150, 4)
    light(surface, _lamps((330, -40, 900, (0.75, 0.55, 0.3))), (0.52, 0.6, 0.66))
    vignette(surface)
    return surface


def shelf():
    """The wall with one board across it, and the dark wall below for the panel."""
    surface = _screen()
    _planks(surface, 0, 620, "#1E3E4E", 160, 14)
    _planks(surface, 600, 480, "#182F3A", 140, 15)
    _planks(surface, 556, 34, "#7A5230", 40, 19, across=True)
    _planks(surface, 590, 26, "#553520", 30, 18, across=True)
    _strip(surface, "#C98F58", 588, 3)
    _strip(surface, "#120A05", 616, 4)
    for y in (620, 92):
        fade_down(surface, 0, y * Z, WIDTH * Z, 70 * Z, 150, 1.6)
    lamps = ((240, -60, 620, (0.9, 0.62, 0.34)), (1000, 320, 700, (0.5, 0.4, 0.24)),
        (1720, 330, 300, (0.4, 0.32, 0.2)))
    light(surface, _lamps(*lamps), (0.66, 0.72, 0.78))
    vignette(surface, 0.38)
    return surface


def title():
    """The chest with its five boxes in lamplight; the menu hangs before it, so it is not part of the painting."""
    surface = _screen()
    _wall(surface)
    put(surface, piece("ui/porthole", 176 * Z), 578 * Z, 150 * Z, (6 * Z, 10 * Z), 12 * Z, 150)
    _chest(surface, 702, 128, 1190)
    surface.blit(piece("ui/rope_coil", 220 * Z), (560 * Z, 944 * Z))
    put(surface, piece("ui/die_ivory", 66 * Z), 1064 * Z, 990 * Z, (4 * Z, 5 * Z), 6 * Z, 100)
    for seat, x, y, width in (("star", 900, 1010, 62), ("sun", 968, 1030, 54)):
        coin = pygame.transform.smoothscale(piece(f"ui/emblem_{seat}", 240), (width * Z, round(width * 0.55 * Z)))
        put(surface, coin, x * Z, y * Z, (2 * Z, 5 * Z), 4 * Z, 140)
    lamps = ((*LAMP, 520, (1.0, 0.70, 0.36)), (1290, 440, 700, (1.02, 0.78, 0.5)), (666, 238, 200, (0.2, 0.28, 0.36)))
    light(surface, _lamps(*lamps), (0.3, 0.38, 0.46))
    vignette(surface, 0.42)
    _lamp(surface)
    return surface


def _wall(surface):
    _planks(surface, 0, 930, "#1F4152", 156, 4)
    _planks(surface, 0, 74, "#3A2A20", 90, 6, across=True)
    _strip(surface, "#120C08", 70, 8)
    fade_down(surface, 0, 78 * Z, WIDTH * Z, 90 * Z, 150)
    _planks(surface, 905, 175, "#4A3224", 58, 9, across=True, contrast=0.22)
    _strip(surface, "#16252B", 868, 40)
    _strip(surface, "#33606E", 868, 4)
    _strip(surface, "#0A1318", 902, 8)
    fade_down(surface, 0, 908 * Z, WIDTH * Z, 60 * Z, 120)


BOXES = (("keythedral", 452, -2, 212, 2), ("key_largo", -442, 2, 212, 2), ("keyflower", 238, -0.8, 214, 2),
    ("dark_water_salvage", -228, 0.8, 214, 2), ("killmans_keep", 0, 0, 244, 0))
"""The boxes in the chest, the middle one last: its offset, turn, width, and how deep it stands."""


def _chest(surface, x, y, width):
    """Back, five boxes, front: as deep as the drawings `chest_back` and `chest_front` make it."""
    k = width / 1200 * Z
    ground = pygame.Surface((round(width * 1.12 * Z) // 8, 170 * Z // 8), pygame.SRCALPHA)
    pygame.draw.ellipse(ground, (0, 0, 0, 210), ground.get_rect().inflate(-20, -14))
    ground = pygame.transform.smoothscale(pygame.transform.box_blur(ground, 6), (round(width * 1.12 * Z), 170 * Z))
    left, top = x * Z, y * Z
    surface.blit(ground, (left - width * 0.03 * Z, top + 775 * k))
    put(surface, piece("ui/chest_back", width * Z), left, top, (26 * Z, 22 * Z), 30 * Z, 150)
    for game, offset, angle, wide, deep in BOXES:
        image = box(game, round(wide * k))
        image = turned(image, angle) if angle else image
        across, down = left + (600 + offset) * k - image.get_width() / 2 + 8 * Z, top + 489 * k - image.get_height()
        put(surface, image, round(across), round(down + (deep + 1) * Z), (12 * Z, 8 * Z), 14 * Z, 170)
    lip = pygame.Surface((width * Z, 60 * Z), pygame.SRCALPHA)
    for row in range(60 * Z):
        line = (70 * k, row), (width * Z - 70 * k, row)
        pygame.draw.line(lip, (0, 0, 0, int(150 * (row / 60 / Z) ** 3)), *line)
    surface.blit(lip, (left, top + 498 * k - 60 * Z))
    surface.blit(piece("ui/chest_front", width * Z), (left, top))
    name = piece("ui/wordmark", round(772 * k))
    surface.blit(name, (round(left + 600 * k - name.get_width() / 2), round(top + 652 * k)))


def _lamp(surface):
    """The lamp, its halo, and the dust that dances in it."""
    x, y = LAMP[0] * Z, LAMP[1] * Z
    glow(surface, x, y, 420 * Z, (120, 76, 26), 2.2)
    glow(surface, x, y, 150 * Z, (110, 80, 34), 1.6)
    for colour, thick in (("#1C1004", 6), ("#B8801F", 2)):
        pygame.draw.line(surface, rgb(colour), (x - Z, 0), (x - Z, 60 * Z), thick * Z)
    surface.blit(piece("ui/lamp", 250 * Z), (x - 125 * Z, 44 * Z))
    glow(surface, x, y, 110 * Z, (90, 66, 30), 1.4)
    chance = random.Random(8)
    for _ in range(46):
        angle, far = chance.uniform(-0.2, 1.3), chance.uniform(130, 760) * Z
        mote = x + far * np.cos(angle), y + far * np.sin(angle)
        glow(surface, *mote, chance.choice([3, 4, 5]) * Z, (70, 52, 26), 1)


def _board(height, base, seed):
    """Polished wood in one piece, grain along it."""
    long, short = noise(WIDTH * Z, height * Z, 260 * Z, 5 * Z, seed, 4), noise(WIDTH * Z, height * Z, 90 * Z, 60 * Z,
        seed + 1, 3)
    return picture(np.array(rgb(base), np.float32) * (0.78 + 0.44 * (0.55 * long + 0.45 * short))[..., None])


def table():
    """The table top under mats and board, a little darker at its edges."""
    surface = _board(HEIGHT, "#16303B", 3)
    x, y = np.linspace(-1, 1, WIDTH * Z)[:, None], np.linspace(-1, 1, HEIGHT * Z)[None, :]
    multiply(surface, (1.12 - 0.35 * (x**2 * 0.6 + y**2 * 0.5)).astype(np.float32))
    return surface


def bar():
    """The bar at the top of a table, 64 units high."""
    surface = _board(64, "#1A3945", 11)
    multiply(surface, np.linspace(1, 0.73, 64 * Z, dtype=np.float32)[None, :].repeat(WIDTH * Z, 0))
    return surface


def tray():
    """The open tray at the bottom of a table, 228 units high."""
    surface = _board(228, "#2A1E18", 17)
    fade_down(surface, 0, 0, WIDTH * Z, 26 * Z, 120, 1)
    return surface


def tray_closed():
    """The tray with its lid on: planks and brass straps, nothing behind them."""
    surface = pygame.Surface((WIDTH * Z, 228 * Z))
    _planks(surface, 0, 228, "#3A2A20", 74, 12, across=True, contrast=0.2)
    fade_down(surface, 0, 2 * Z, WIDTH * Z, 26 * Z, 150)
    for x in (250, 1630):
        pygame.draw.rect(surface, rgb("#1C1004"), ((x - 2) * Z, 0, 50 * Z, 228 * Z))
        for column in range(46 * Z):
            share = column / (46 * Z)
            colour = [round(a + (b - a) * share) for a, b in zip(rgb("#8A6420"), rgb("#4A3210"), strict=True)]
            pygame.draw.line(surface, colour, (x * Z + column, 0), (x * Z + column, 228 * Z))
        pygame.draw.rect(surface, rgb("#C99A45"), ((x + 3) * Z, 0, 3 * Z, 228 * Z))
        for y in (26, 114, 202):
            for colour, radius, shift in (("#2A1904", 9, 1), ("#B8801F", 8, 0), ("#F7D27A", 4, -2)):
                pygame.draw.aacircle(surface, rgb(colour), ((x + 23 + shift) * Z, (y + shift) * Z), radius * Z)
    return surface


def sheet():
    """Paper for charts, rules and audits; cut a piece to size."""
    return paper(1152 * Z, 1000 * Z, "#F6EBCB", 3, 0.06, Z)
