"""Brushes for the paintings: noise, wood, paper, light and shadow. Pictures are pygame surfaces, numbers numpy arrays.

All sizes are pixels of the picture at hand; a scene is written in its own units and paints at `scale` pixels a unit.
"""

import io
import math
import os
import random
from functools import cache

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import numpy as np
import pygame
from PIL import Image

from art.files import ASSETS, write

pygame.display.init()
pygame.display.set_mode((1, 1))


def rgb(colour):
    """Three bytes of a colour written as #RRGGBB."""
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


@cache
def piece(name, width, height=0):
    """A drawing of `assets`, such as "ui/lamp", at this width; never change the surface it returns."""
    path = ASSETS / f"{name}.svg"
    if not height:
        own = pygame.image.load(path).get_size()
        height = round(width * own[1] / own[0])
    return pygame.image.load_sized_svg(path, (round(width), round(height)))


def raster(svg, width, height):
    """An SVG text as a picture."""
    return pygame.image.load_sized_svg(io.BytesIO(svg.encode()), (max(1, round(width)), max(1, round(height))))


def grid(width, height):
    """The x and the y of every pixel, ready to be combined."""
    return np.arange(width, dtype=np.float32)[:, None], np.arange(height, dtype=np.float32)[None, :]


def dither(width, height):
    """An ordered 4 x 4 pattern from 0 to 1: added before rounding down, it hides the steps of a soft gradient."""
    pattern = np.array([[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]], np.float32) / 16
    return np.tile(pattern, (width // 4 + 1, height // 4 + 1))[:width, :height, None]


def picture(values):
    """A surface from an array of colours (x, y, 3)."""
    width, height = values.shape[:2]
    return pygame.surfarray.make_surface(np.clip(values + dither(width, height), 0, 255).astype(np.uint8))


def multiply(surface, factor):
    """Darken or tint in place; the factor is one number a pixel or one a channel."""
    pixels = pygame.surfarray.pixels3d(surface)
    factor = factor[..., None] if factor.ndim == 2 else factor
    pixels[:] = np.clip(pixels * factor + dither(*surface.get_size()), 0, 255).astype(np.uint8)


def faded(surface, alpha):
    """A copy with its alpha taken down; 255 keeps it."""
    copy = surface.copy()
    copy.fill((255, 255, 255, round(alpha)), special_flags=pygame.BLEND_RGBA_MULT)
    return copy


def centred(surface, image, x, y):
    """Lay an image with its middle at (x, y)."""
    surface.blit(image, (round(x - image.get_width() / 2), round(y - image.get_height() / 2)))


def noise(width, height, cell, flat, seed, octaves=3):
    """Smooth noise from 0 to 1; lumps are `cell` wide and `flat` high, each octave half as large."""
    random_source = np.random.default_rng(seed)
    total, weight, strength = np.zeros((width, height), np.float32), 0.0, 1.0
    for _ in range(octaves):
        lattice = random_source.random((int(width / cell) + 4, int(height / flat) + 4), np.float32)
        total += strength * _stretched(lattice, width, height, cell, flat)
        weight += strength
        strength, cell, flat = strength / 2, max(1.5, cell / 2), max(1.5, flat / 2)
    return total / weight


def _stretched(lattice, width, height, cell, flat):
    xs, ys = np.arange(width, dtype=np.float32) / cell, np.arange(height, dtype=np.float32) / flat
    column, row = xs.astype(int), ys.astype(int)
    x, y = xs - column, ys - row
    x, y = (x * x * (3 - 2 * x))[:, None], (y * y * (3 - 2 * y))[None, :]
    top = lattice[np.ix_(column, row)] * (1 - x) + lattice[np.ix_(column + 1, row)] * x
    below = lattice[np.ix_(column, row + 1)] * (1 - x) + lattice[np.ix_(column + 1, row + 1)] * x
    return top * (1 - y) + below * y


def smooth_shape(polygons, width, height, scale=1.0, blur=0):
    """How much of each pixel lies in the polygons, 0 to 1, softened by `blur` pixels."""
    surface = pygame.Surface((width, height))
    for outside, holes in polygons:
        pygame.draw.polygon(surface, (255, 255, 255), [(x * scale, y * scale) for x, y in outside])
        for hole in holes:
            pygame.draw.polygon(surface, (0, 0, 0), [(x * scale, y * scale) for x, y in hole])
    return pygame.surfarray.array3d(soft(surface, blur))[..., 0].astype(np.float32) / 255


def soft(surface, radius):
    """The same, blurred; a wide blur is made small, which is as good and far quicker."""
    if radius < 1:
        return surface
    width, height = surface.get_size()
    step = 1 if radius < 8 else 4
    small = pygame.transform.smoothscale(surface, (max(1, width // step), max(1, height // step)))
    small = pygame.transform.gaussian_blur(small, max(1, round(radius / step)))
    return small if step == 1 else pygame.transform.smoothscale(small, (width, height))


def fade_down(surface, x, y, width, height, strength, power=2.0):
    """A shadow that falls from the edge at y and dies away downwards."""
    shade = pygame.Surface((width, height), pygame.SRCALPHA)
    for row in range(height):
        pygame.draw.line(shade, (0, 0, 0, int(strength * (1 - row / height) ** power)), (0, row), (width, row))
    surface.blit(shade, (x, y))


def put(surface, image, x, y, drop=(4, 8), blur=12, alpha=120):
    """Lay an image with the soft shadow it throws."""
    margin, step = blur * 2, 3
    width, height = image.get_width() + 2 * margin, image.get_height() + 2 * margin
    shade = pygame.Surface((width, height), pygame.SRCALPHA)
    shade.blit(image, (margin, margin))
    shade = pygame.transform.smoothscale(shade, (width // step, height // step))
    shade.fill((0, 0, 0, alpha), special_flags=pygame.BLEND_RGBA_MULT)
    for _ in range(2):
        shade = pygame.transform.box_blur(shade, max(1, blur // step))
    surface.blit(pygame.transform.smoothscale(shade, (width, height)), (x - margin + drop[0], y - margin + drop[1]))
    surface.blit(image, (x, y))


def turned(image, degrees):
    """The image turned, with smooth edges."""
    room = pygame.Surface((image.get_width() + 8, image.get_height() + 8), pygame.SRCALPHA)
    room.blit(image, (4, 4))
    double = pygame.transform.smoothscale_by(room, 2)
    return pygame.transform.smoothscale_by(pygame.transform.rotozoom(double, degrees, 1), 0.5)


def wood(width, height, base, plank, seed, across=False, contrast=0.16, scale=1.0):
    """Planks with grain and seams, upright or `across`; plank is their breadth in pixels before `scale`."""
    if across:
        return pygame.transform.rotate(wood(height, width, base, plank, seed, False, contrast, scale), 90)
    grain = np.ones((width, height), np.float32)
    for offset, (cell, length, share) in enumerate(((5, 200, 1.4), (16, 224, 1.0), (3, 270, 0.8))):
        grain += (noise(width, height, cell * scale, length * scale, seed + offset, 2) - 0.5) * contrast * share
    chance, x, breadth = random.Random(seed), 0.0, plank * scale
    x = -chance.randrange(0, plank // 2) * scale
    while x < width:
        wide, tone = breadth * chance.uniform(0.85, 1.15), chance.uniform(0.86, 1.12)
        left, right = max(0, round(x)), min(width, round(x + wide))
        if right > left:
            grain[left:right] *= tone * _seam(np.arange(left, right), x, x + wide, scale)[:, None]
        x += wide
    return picture(np.array(rgb(base), np.float32) * grain[..., None])


def _seam(xs, left, right, scale):
    gap = 0.5 * np.exp(-(((xs - right + scale) / (2.2 * scale)) ** 2))
    edge = 0.22 * np.exp(-(((xs - left - 2 * scale) / (1.6 * scale)) ** 2))
    slope = 0.12 * np.exp(-(((xs - right + 7 * scale) / (6 * scale)) ** 2))
    return 1 - gap + edge - slope


def paper(width, height, base, seed, amount=0.06, scale=1.0):
    """Old paper: stains, fibres and grain."""
    stains = noise(width, height, 90 * scale, 90 * scale, seed, 2) * 0.5
    fibres = noise(width, height, 22 * scale, 22 * scale, seed + 1, 2) * 0.3
    speck = noise(width, height, 4 * scale, 4 * scale, seed + 2, 1) * 0.25
    return picture(np.array(rgb(base), np.float32) * (1 - amount * (stains + fibres + speck))[..., None])


def light(surface, lamps, ambient):
    """Multiply by a light map: lamps are (x, y, radius, colour), 1 = as painted."""
    width, height = surface.get_size()
    x, y = grid(width, height)
    total = np.zeros((width, height, 3), np.float32) + np.array(ambient, np.float32)
    for centre_x, centre_y, radius, colour in lamps:
        distance = ((x - centre_x) ** 2 + (y - centre_y) ** 2) / radius**2
        total += (1 / (1 + distance * 2.2))[..., None] * np.array(colour, np.float32)
    multiply(surface, total)


def glow(surface, x, y, radius, colour, power=2.0):
    """Add a round light."""
    side = int(radius) * 2
    xs, ys = grid(side, side)
    fall = np.clip(1 - np.sqrt((xs - radius) ** 2 + (ys - radius) ** 2) / radius, 0, 1) ** power
    values = fall[..., None] * np.array(colour, np.float32)
    dots = np.where(fall[..., None] > 0, dither(side, side), 0)
    patch = pygame.surfarray.make_surface(np.clip(values + dots, 0, 255).astype(np.uint8))
    surface.blit(patch, (round(x - radius), round(y - radius)), special_flags=pygame.BLEND_RGB_ADD)


def vignette(surface, amount=0.5):
    """Darken towards the corners."""
    width, height = surface.get_size()
    x, y = np.linspace(-1, 1, width, dtype=np.float32)[:, None], np.linspace(-1, 1, height, dtype=np.float32)[None, :]
    multiply(surface, 1 - amount * np.clip((x**2 + y**2) * 0.8 - 0.25, 0, 1))


def circle(x, y, radius, steps=1400, wave=lambda angle: 0.0):
    """The points of a circle whose radius swings with the angle."""
    angles = [2 * math.pi * i / (steps - 1) for i in range(steps)]
    return [(x + (radius + wave(a)) * math.cos(a), y + (radius + wave(a)) * math.sin(a)) for a in angles]


def save(surface, name, quality=88):
    """Write a painting to `assets`: as JPEG, as WebP by its name, or, for one that ends in .png, with its alpha."""
    alpha = name.endswith(".png")
    kind = {".png": "PNG", ".webp": "WEBP"}.get(name[name.rindex(".") :], "JPEG")
    mode = "RGBA" if alpha else "RGB"
    pixels, stream = Image.frombytes(mode, surface.get_size(), pygame.image.tobytes(surface, mode)), io.BytesIO()
    pixels.save(stream, kind, quality=quality, optimize=True)
    write(ASSETS / name, stream.getvalue())
