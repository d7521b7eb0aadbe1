"""The ten paintings of the board: sky, sea, island and scenery, one for each day. Everything movable is left out."""

import math
import random
from functools import cache

import numpy as np
import pygame

from art.forms import sh
from art.key_largo.island import coast, layers
from art.key_largo.place import BOARD, HEIGHT, HORIZON, ISLE, MIRRORED, PLACES, WIDTH
from art.key_largo.sea import Sea, outlines, paint_sky
from art.key_largo.weather import WEEK
from art.paint import ASSETS, centred, faded, grid, multiply, noise, piece, raster, rgb, save, smooth_shape, soft

SCALE = 2
"""Pixels a map unit: the board is this large in a window 3840 wide."""
LAMPS = (("tavern", 0.52, 0.60, 76, 70), ("tavern", 0.24, 0.30, 40, 36), ("shop", 0.49, 0.75, 70, 74),
    ("market", 0.50, 0.86, 92, 60), ("market", 0.45, 0.44, 40, 30))
"""Lit windows: the place, where in its picture, radius and strength."""


def paint():
    """Paint the ten days into `assets/key_largo/paintings`, those of another island beside its map."""
    sea = Sea(SCALE)
    for weather in WEEK:
        name, quality = f"key_largo/paintings/day_{weather.day}.jpg", 88
        if MIRRORED:
            name, quality = f"../maps/paintings/{ISLE}_{weather.day}.webp", 66
        save(paint_day(weather, sea), name, quality)


def paint_day(weather, sea):
    """One day, from back to front."""
    z = SCALE
    surface = pygame.Surface((WIDTH * z, HEIGHT * z))
    paint_sky(surface, weather, z)
    sea.paint(surface, weather)
    _horizon(surface, weather, z)
    _island(surface, z)
    _scenery(surface, weather, z)
    if weather.storm:
        _darken(surface, weather, z)
    if weather.spiral >= 240:
        _spiral(surface, weather, z)
    if weather.rain:
        _rain(surface, weather, z)
    _lightning(surface, weather, z)
    _rope(surface, z)
    _corners(surface)
    return surface


def _horizon(surface, weather, z):
    mood = weather.gloom > 0.65
    line = rgb("#8A84A4" if mood else "#DDF0EC")
    pygame.draw.line(surface, line, (0, HORIZON * z), (WIDTH * z, HORIZON * z), z)
    for x, width in ((1010, 60), (1040, 34), (30, 70)):
        profile = ((0, 1), (0.2, -6), (0.45, -11), (0.7, -5), (1, 1))
        points = [((x + width * along) * z, (HORIZON + up) * z) for along, up in profile]
        pygame.draw.polygon(surface, rgb("#3A3854" if mood else "#6F93A8"), points)


def _island(surface, z):
    size = WIDTH * z, HEIGHT * z
    surface.blit(_layer("contours", size), (0, 0))
    multiply(surface, 1 - 0.30 * smooth_shape(outlines(sh(coast(), 10, 16)), *size, z, 12 * z))
    for layer in ("reef", "beach", "jungle"):
        surface.blit(_layer(layer, size), (0, 0))
    land = smooth_shape(outlines(coast()), *size, z, 2 * z)
    brushed = 0.13 * (noise(*size, 60 * z, 30 * z, 5, 5) - 0.5) + 0.07 * (noise(*size, 9 * z, 5 * z, 6, 3) - 0.5)
    multiply(surface, 1 + land * brushed)
    surface.blit(_layer("canopy", size), (0, 0))


@cache
def _layer(name, size):
    """A layer of the island: Key Largo's is a drawing of its own, another island's is drawn here alone."""
    return raster(layers()[name].text(), *size) if MIRRORED else piece(f"key_largo/island_{name}", *size)


def _scenery(surface, weather, z):
    """Palms, bushes, rocks and the four places, the nearer over the farther."""
    things = [thing for thing in BOARD.spaces.values() if thing.kind == "Scenery"] + list(PLACES.values())
    for thing in sorted(things, key=lambda t: t.y + t.h - (6 if t.family == "place" else 0)):
        name = str(thing.properties["art"])
        wild = weather.wild and (ASSETS / "key_largo" / f"{name}_storm.svg").exists()
        image = piece(f"key_largo/{name}{'_storm' if wild else ''}", thing.w * z)
        if thing.family == "place":
            image = pygame.transform.flip(image, MIRRORED, False)
            if name != "place_cove":
                _ground_shadow(surface, thing, z)
            surface.blit(image, (thing.x * z, thing.y * z))
        elif thing.family == "palm":
            surface.blit(image, (thing.x * z, thing.y * z))
        else:
            centred(surface, image, thing.centre[0] * z, thing.centre[1] * z)


def _ground_shadow(surface, place, z):
    shade = pygame.Surface(((place.w + 80) * z, 90 * z), pygame.SRCALPHA)
    pygame.draw.ellipse(shade, (20, 34, 30, 105), (24 * z, 20 * z, place.w * 0.96 * z, 46 * z))
    surface.blit(soft(shade, 8 * z), ((place.x - 10) * z, (place.y + place.h - 48) * z))


def _darken(surface, weather, z):
    """Dusk under the clouds, darkest at the upper right; lit windows stay warm and throw light."""
    width, height = surface.get_size()
    x, y = grid(width, height)
    distance = np.sqrt((x / width - 0.98) ** 2 + (y / height - 0.10) ** 2)
    dusk = np.clip(0.50 + 0.50 * distance, 0.46, 0.94)[..., None]
    pixels = pygame.surfarray.pixels3d(surface)
    colours = pixels.astype(np.float32)
    grey = colours.mean(-1, keepdims=True)
    warm = np.clip((colours[..., 0:1] - colours[..., 2:3] - 62) / 40, 0, 1) * np.clip((grey - 120) / 50, 0, 1)
    warm *= smooth_shape(outlines(coast()), width, height, z, z)[..., None] * _near_places(width, height, z)
    dark = (colours * 0.62 + grey * 0.38) * np.array([0.86, 0.88, 1.04], np.float32) * dusk
    dark = dark * (1 - warm * 0.8) + colours * warm * 0.8
    pixels[:] = np.clip(colours + (dark - colours) * weather.storm, 0, 255).astype(np.uint8)
    del pixels
    for name, along, down, radius, strength in LAMPS:
        place = PLACES[name]
        patch = pygame.Surface((radius * 4 * z, radius * 4 * z))
        colour = tuple(int(strength * weather.storm * share) for share in (1, 0.66, 0.26))
        pygame.draw.circle(patch, colour, (radius * 2 * z, radius * 2 * z), radius * z)
        across = place.w * (1 - along if MIRRORED else along)
        corner = (place.x + across - radius * 2) * z, (place.y + place.h * down - radius * 2) * z
        surface.blit(soft(patch, radius * z // 2), corner, special_flags=pygame.BLEND_RGB_ADD)


def _near_places(width, height, z):
    near = np.zeros((width, height, 1), np.float32)
    for name in ("tavern", "shop", "market"):
        place = PLACES[name]
        left, top = int(place.x * z), int(place.y * z)
        near[left : left + int(place.w * z), top : top + int(place.w * 0.7 * z)] = 1
    return near


def _spiral(surface, weather, z):
    """The hurricane over the east, larger each day until its eye stands over the reef."""
    share = (weather.spiral - 240) / (1120 - 240)
    spiral = pygame.transform.rotozoom(_feathered(piece("key_largo/hurricane", weather.spiral * z)), -9, 1)
    x, y = 1216 + (1122 - 1216) * share, 70 + (112 - 70) * share
    centred(surface, faded(spiral, 235 - 20 * share), x * z, y * z)
    for form, x, y, width, alpha, since in (("b", 700, 106, 260, 150, 0.5), ("a", 1270, 300, 260, 120, 0.6)):
        if share > since:
            centred(surface, faded(piece(f"key_largo/cloud_storm_{form}", width * z), alpha), x * z, y * z)


def _feathered(image):
    """The image with an oval edge that dies away."""
    copy = image.copy()
    width, height = copy.get_size()
    x, y = grid(width, height)
    far = np.sqrt(((x / width - 0.5) / 0.5) ** 2 + ((y / height - 0.5) / 0.5) ** 2)
    alpha = pygame.surfarray.pixels_alpha(copy)
    alpha[:] = (alpha * np.clip((0.96 - far) / 0.42, 0, 1) ** 0.8).astype(np.uint8)
    del alpha
    return copy


def _rain(surface, weather, z):
    sheet = pygame.Surface(surface.get_size(), pygame.SRCALPHA)
    chance = random.Random(3)
    for _ in range(1700):
        x, y = chance.uniform(0, WIDTH * 1.15), chance.uniform(40, HEIGHT)
        near = max(0, 1 - math.hypot(x / WIDTH - 0.95, y / HEIGHT - 0.15) * 0.85)
        length, falls = chance.uniform(12, 34), chance.random() < (near + 0.12) * weather.rain
        if falls:
            start, end = (x * z, y * z), ((x - length * 0.62) * z, (y + length) * z)
            pygame.draw.line(sheet, (216, 226, 240, int(24 + 76 * near)), start, end, z)
    surface.blit(sheet, (0, 0))


def _lightning(surface, weather, z):
    for x, y, height, flip in ((1246, 108, 150, True), (838, 112, 86, False))[: weather.lightning]:
        bolt = pygame.transform.flip(piece("key_largo/lightning", 90 * z, height * z), flip, False)
        flash = pygame.Surface((260 * z, 260 * z), pygame.SRCALPHA)
        pygame.draw.circle(flash, (255, 246, 214, 70), (130 * z, 130 * z), 70 * z)
        centred(surface, soft(flash, 26 * z), x * z, (y + height / 2) * z)
        centred(surface, bolt, x * z, (y + height / 2) * z)


def _rope(surface, z):
    """The rope on which the ten pennants hang, sagging a little between them."""
    k, days = z * 2, BOARD["days"].points
    left, right, gap = days[0][0] - 49, days[-1][0] + 59, days[1][0] - days[0][0]
    sheet = pygame.Surface((WIDTH * k, 60 * k), pygame.SRCALPHA)
    steps = [left + (right - left) * i / 300 for i in range(301)]
    points = [(x, 17 + 8 * math.sin((x - left) / gap * math.pi) ** 2) for x in steps]
    for lower, colour, thick in ((2, "#1E2A30", 4), (0, "#7A5A34", 4), (-1, "#D9B478", 1)):
        line = [(x * k, (y + lower) * k) for x, y in points]
        pygame.draw.lines(sheet, rgb(colour), False, line, thick * k)
    surface.blit(pygame.transform.smoothscale(sheet, (WIDTH * z, 60 * z)), (0, 0))


def _corners(surface):
    width, height = surface.get_size()
    x, y = np.linspace(-1, 1, width, dtype=np.float32)[:, None], np.linspace(-1, 1, height, dtype=np.float32)[None, :]
    multiply(surface, 1 - 0.20 * np.clip(np.abs(x) ** 3 + np.abs(y) ** 3 - 0.45, 0, 1))
