"""The painting of the town by candlelight: all that never moves. Cards, coins, dice, pawns and names are pieces."""

import numpy as np
import pygame

from art.killmans_keep.town import CENTRE, CORNERS, HEIGHT, QUARTER, RIM, WIDTH
from art.paint import centred, dither, grid, multiply, noise, piece, rgb, save, soft, wood

SCALE = 2
"""Pixels a map unit: the board is this large in a window 3840 wide."""
GATES = ((0, -150), (0, 150), (-222, 0), (222, 0))
TORCHES = ((0, -174, 34), (0, -112, 34), (-250, 12, 34), (-194, 12, 34), (250, 12, 34), (194, 12, 34), (0, 132, 26),
    (0, 190, 34))
"""Where gate posts stand, from the middle of the ring, and how broad they are."""
CANDLE = (-148, -25)
"""The middle of the candle, from the middle of the ring."""


def paint():
    """Write `assets/killmans_keep/paintings/town.jpg`."""
    save(town(), "killmans_keep/paintings/town.jpg", 80)


def town():
    """The town, from the ground up to the light."""
    surface = wood(WIDTH * SCALE, HEIGHT * SCALE, "#3A2614", 60, 5, True)
    quarters(surface)
    walls(surface)
    ring(surface)
    lit(surface)
    corners(surface)
    return surface


def _art(name, width, height=0):
    return piece(f"killmans_keep/{name}", round(width * SCALE), round(height * SCALE))


def quarters(surface):
    """Ground, houses and what stands before them, quarter by quarter."""
    size = QUARTER
    for area, (x, y) in CORNERS.items():
        surface.blit(_art(f"quarter_{area}_ground", *size), (x * SCALE, y * SCALE))
    width, height = WIDTH * SCALE, HEIGHT * SCALE
    grain = noise(width, height, 130, 110, 9, 3) * .055 + noise(width, height, 8, 6, 10, 2) * .05
    multiply(surface, 1.04 - grain)
    for area, (x, y) in CORNERS.items():
        surface.blit(_art(f"quarter_{area}_town", *size), (x * SCALE, y * SCALE))
    for area, part in (("bank", "counter"), ("market", "stalls")):
        x, y = CORNERS[area]
        surface.blit(_art(f"quarter_{area}_{part}", *size), (x * SCALE, y * SCALE))


def walls(surface):
    """Walls part the quarters, from the ring to the rim; nothing crosses the middle."""
    z, (x, y) = SCALE, CENTRE
    across, upright = _art("wall_h", 400, 40), _art("wall_v", 34, 200)
    for top, bottom in ((RIM, y - 176), (y + 180, HEIGHT - RIM)):
        surface.blit(upright, ((x - 14) * z, top * z), (0, 0, 34 * z, (bottom - top) * z))
    for left, right in ((RIM, x - 250), (x + 250, WIDTH - RIM)):
        surface.blit(across, (left * z, (y - 20) * z), (0, 0, (right - left) * z, 40 * z))


def ring(surface):
    """The road, the island with the dice tray inside it, torches at its gates, and the candle."""
    z, (x, y) = SCALE, CENTRE
    island = pygame.Surface((400 * z, 264 * z), pygame.SRCALPHA)
    pygame.draw.ellipse(island, rgb("#483C2C"), (2 * z, 2 * z, 396 * z, 260 * z))
    centred(surface, island, x * z, y * z)
    _glow(surface, x - 120, y - 30, 190, 130, "#FFB054", 150)
    centred(surface, _art("road_ring", 540, 396), x * z, y * z)
    surface.blit(_art("dice_tray", 266, 169), ((x - 106) * z, (y - 76) * z))
    for dx, dy in GATES:
        _glow(surface, x + dx, y + dy, 90, 66, "#FFAA46", 90)
    for dx, foot, wide in TORCHES:
        torch = _art("gate_torch", wide)
        surface.blit(torch, ((x + dx) * z - torch.get_width() // 2, (y + foot) * z - torch.get_height()))
    centred(surface, _art("candle", 84, 126), (x + CANDLE[0]) * z, (y + CANDLE[1]) * z)
    _glow(surface, x - 148, y - 62, 130, 110, "#FFBE60", 110)


def lit(surface):
    """The candle lights the town; corners sink into the dark, and the Keep's plinth has a fire of its own."""
    width, height = surface.get_size()
    x, y = grid(width, height)
    far = np.hypot((x / width - .45) / .575, (y / height - .4583) / .625)
    dusk = np.clip((far - .5) / .7, 0, 1) ** 1.3
    multiply(surface, 1 - dusk[..., None] * np.array([62, 78, 84], np.float32) / 255)
    _glow(surface, CENTRE[0] - 140, CENTRE[1] - 40, 560, 360, "#FFA850", 34)
    _glow(surface, 912, 620, 250, 180, "#FFA848", 120)


def _glow(surface, x, y, across, down, colour, strength):
    """Add an oval of light."""
    wide, high = round(2 * across * SCALE), round(2 * down * SCALE)
    xs, ys = grid(wide, high)
    near = np.clip(1 - np.hypot(xs / wide * 2 - 1, ys / high * 2 - 1), 0, 1)
    fall = near * near * (3 - 2 * near) * strength / 255
    values = fall[..., None] * np.array(rgb(colour), np.float32)
    lit = np.clip(values + np.where(fall[..., None] > 0, dither(wide, high), 0), 0, 255).astype(np.uint8)
    corner = round((x - across) * SCALE), round((y - down) * SCALE)
    surface.blit(pygame.surfarray.make_surface(lit), corner, special_flags=pygame.BLEND_RGB_ADD)


def corners(surface):
    """The shadow of the frame, and brass plates on its corners."""
    z = SCALE
    edge = pygame.Surface(surface.get_size())
    edge.fill((255, 255, 255))
    pygame.draw.rect(edge, (90, 80, 76), edge.get_rect(), RIM * z + 4)
    edge = soft(edge, 14)
    surface.blit(edge, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    plate = _plate(64 * z)
    for right in (False, True):
        for low in (False, True):
            turned = pygame.transform.flip(plate, right, low)
            surface.blit(turned, ((WIDTH * z - 64 * z) if right else 0, (HEIGHT * z - 64 * z) if low else 0))


def _plate(side):
    """A brass corner, its tip at the upper left."""
    large = pygame.Surface((side * 2, side * 2), pygame.SRCALPHA)
    k = side * 2 / 64
    points = [(0, 0), (54, 0), (45, 14), (14, 45), (0, 54)]
    scaled = [(x * k, y * k) for x, y in points]
    pygame.draw.polygon(large, (*rgb("#241A14"), 255), [(x + 1.4 * k, y + 1.4 * k) for x, y in scaled])
    pygame.draw.polygon(large, (*rgb("#966E30"), 255), scaled)
    pygame.draw.polygon(large, (*rgb("#B98C42"), 255), [(x * .86 * k, y * .86 * k) for x, y in points])
    pygame.draw.lines(large, (*rgb("#241A14"), 255), True, scaled, round(1.6 * k))
    for x, y in ((17, 17), (38, 14.5), (14.5, 38)):
        pygame.draw.circle(large, rgb("#241A14"), (x * k, y * k), 3.6 * k)
        pygame.draw.circle(large, rgb("#ECCC82"), ((x - .7) * k, (y - .7) * k), 2.2 * k)
    return pygame.transform.smoothscale(large, (side, side))
