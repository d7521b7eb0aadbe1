"""Sky and sea of the board, painted for one day's weather."""

import random

import numpy as np
import pygame

from art.forms import polys
from art.key_largo.island import bands
from art.key_largo.place import HEIGHT, HORIZON, WIDTH
from art.paint import centred, faded, grid, noise, picture, piece, rgb, smooth_shape, soft

SUN = (402, 100)
ZENITH = {0.0: ("#4FB2DE", "#3F9FD2", "#4B9CCB", "#5C9CC2"), 0.3: ("#5FB4D4", "#4A9CC4", "#5A7FA8", "#4A3F63"),
    1.0: ("#5A5878", "#3E3858", "#2C2644", "#1E1832")}
SKYLINE = {0.0: ("#FFF3D0", "#FFF0D2", "#F8EBDA", "#E6DDD8"), 0.3: ("#FFF1CC", "#F2E2CA", "#B9A4B8", "#7A6A8C"),
    1.0: ("#D8A98C", "#9A7C8C", "#5F5578", "#3A3158")}
"""Sky colours from west to east, by gloom."""
DEPTHS = (0, 0.14, 0.34, 0.40, 0.62, 0.72, 0.86, 1)
WATER = {0.0: ("#0C4B6C", "#10587A", "#2690AA", "#43B0BC", "#5FC8C8", "#86DCD0", "#AEEEDE", "#D8FAEA"),
    0.3: ("#0B4362", "#0E4D6B", "#23809A", "#3FA6B3", "#58BBBE", "#7FD4CA", "#A6E8D8", "#D2F6E6"),
    1.0: ("#0A2336", "#0E3348", "#1D566A", "#2A6A78", "#3C8288", "#559A98", "#7AB4A8", "#B4D4C4")}
"""Sea colours from the deep to the foam, by gloom."""
HAZE = {0.0: ("#C8ECE8", "#B4DCE4"), 0.3: ("#BFE0DC", "#7F93AE"), 1.0: ("#6A6080", "#6A6080")}


def between(table, gloom):
    """A row of colours for this gloom, mixed from the two nearest rows."""
    keys = sorted(table)
    rows = np.array([[rgb(colour) for colour in table[key]] for key in keys], np.float32)
    flat = rows.reshape(len(keys), -1)
    mixed = [np.interp(gloom, keys, flat[:, k]) for k in range(flat.shape[1])]
    return np.array(mixed, np.float32).reshape(rows.shape[1:])


def spread(row, values, places=None):
    """Colours for values 0 to 1 along a row of colours."""
    places = np.linspace(0, 1, len(row)) if places is None else places
    return np.stack([np.interp(values, places, row[:, k]) for k in range(3)], -1).astype(np.float32)


def outlines(shape):
    """A shapely area as points for the brushes."""
    return [(list(p.exterior.coords), [list(hole.coords) for hole in p.interiors]) for p in polys(shape)]


def paint_sky(surface, weather, z):
    """The band above the horizon: gradient, sun, clouds, and the hurricane while it is still far."""
    width, height = WIDTH * z, HORIZON * z
    x = np.linspace(0, 1, width, dtype=np.float32)[:, None]
    y = np.linspace(0, 1, height, dtype=np.float32)[None, :]
    drift = np.clip(x * 0.94 + 0.05 * (noise(width, height, 90 * z, 26 * z, 4) - 0.5), 0, 1)
    share = (y**1.15)[..., None]
    colours = spread(between(ZENITH, weather.gloom), drift) * (1 - share)
    colours += spread(between(SKYLINE, weather.gloom), drift) * share
    colours *= (1 + 0.05 * (noise(width, height, 130 * z, 7 * z, 9) - 0.5))[..., None]
    surface.blit(picture(colours), (0, 0))
    if weather.gloom < 0.7:
        _sun(surface, weather, z)
    _clouds(surface, weather, z)


def _sun(surface, weather, z):
    strength = 1 - weather.gloom / 0.7
    halo = pygame.Surface((420 * z, 420 * z), pygame.SRCALPHA)
    for radius, alpha in ((190, 10), (150, 14), (110, 20), (74, 30), (46, 60)):
        pygame.draw.circle(halo, (255, 240, 190, round(alpha * strength * 1.25)), (210 * z, 210 * z), radius * z)
    centred(surface, soft(halo, 14 * z), SUN[0] * z, SUN[1] * z)
    disc = pygame.Surface((80 * z, 80 * z), pygame.SRCALPHA)
    pygame.draw.circle(disc, (255, 250, 224), (40 * z, 40 * z), 34 * z)
    disc = pygame.transform.smoothscale_by(disc, 0.5)
    centred(surface, faded(disc, 255 * min(1, 0.25 + strength)), SUN[0] * z, SUN[1] * z)


FAIR = (("a", 520, 98, 170, 235), ("b", 720, 102, 210, 230), ("a", 890, 96, 170, 220), ("b", 1120, 104, 190, 215),
    ("a", 90, 104, 150, 190), ("a", 1230, 98, 150, 200))
DARK = (("a", 1262, 100, 240, 245, 0.12), ("b", 1165, 104, 230, 225, 0.2), ("a", 1040, 98, 210, 190, 0.28),
    ("b", 900, 96, 240, 210, 0.4), ("a", 760, 92, 260, 225, 0.5), ("b", 690, 78, 300, 235, 0.62),
    ("a", 470, 84, 280, 225, 0.72), ("b", 250, 72, 260, 210, 0.82), ("a", 60, 82, 240, 190, 0.9))
"""Clouds (form, x, y, width, alpha), and for the dark ones the gloom at which they are there."""


def _clouds(surface, weather, z):
    for form, x, y, width, alpha in FAIR:
        cover = 1 - min(1, max(0, weather.gloom + x / WIDTH * 0.5 - 0.55) / 0.25)
        if cover > 0.05:
            centred(surface, faded(piece(f"key_largo/cloud_{form}", width * z), alpha * cover), x * z, y * z)
    if 0 < weather.spiral < 240:
        spiral = pygame.transform.rotozoom(piece("key_largo/hurricane", round(weather.spiral * 1.15) * z), -6, 1)
        centred(surface, faded(spiral, 150 + 90 * min(1, weather.gloom * 2)), 1216 * z, 62 * z)
    for form, x, y, width, alpha, gloom in DARK:
        cover = min(1, max(0, weather.gloom - gloom + 0.1) / 0.1)
        if cover > 0:
            centred(surface, faded(piece(f"key_largo/cloud_storm_{form}", width * z), alpha * cover), x * z, y * z)


class Sea:
    """The water around the island at z pixels a unit; what does not change with the weather is worked out once."""

    def __init__(self, z):
        self.z, self.width, self.height = z, WIDTH * z, HEIGHT * z
        coast, shallow, mid = bands()
        near = self._softened(mid, 3, 26)
        nearer = self._softened(shallow, 3, 20)
        self.shore = self._mask(coast.buffer(24), 16)
        self.land = self._mask(coast.buffer(12), 0)
        self.swell = noise(self.width, self.height, 150 * z, 26 * z, 3, 5)
        self.chop = noise(self.width, self.height, 44 * z, 8 * z, 8, 4)
        height = 0.36 * near + 0.36 * nearer + 0.28 * self.shore
        self.ground = height + 0.055 * (self.swell - 0.5) + 0.03 * (self.chop - 0.5)

    def _mask(self, shape, blur):
        return smooth_shape(outlines(shape), self.width, self.height, self.z, blur * self.z)

    def _softened(self, shape, little, much):
        return 0.6 * self._mask(shape, little) + 0.4 * self._mask(shape, much)

    def paint(self, surface, weather):
        """Water, haze at the horizon, the net of light over sand, the path of the sun, waves."""
        top = HORIZON * self.z
        colours = spread(between(WATER, weather.gloom), self.ground, DEPTHS)
        down = np.clip((np.arange(self.height, dtype=np.float32) - top) / (self.height - top), 0, 1)
        haze = np.exp(-down * 9)[None, :, None] * 0.55
        along = np.linspace(0, 1, self.width, dtype=np.float32)[:, None]
        colours = colours * (1 - haze) + spread(between(HAZE, weather.gloom), along) * haze
        colours *= (1.05 - 0.13 * down**1.5)[None, :, None]
        rough = 0.10 + 0.10 * weather.storm
        colours *= (1 + rough * (self.swell - 0.5) + rough * (self.chop - 0.5))[..., None]
        colours += (self._net() * (36 - 26 * weather.gloom))[..., None]
        if weather.gloom < 0.7:
            colours += self._sun_path()[..., None] * np.array([90, 74, 40], np.float32) * (1 - weather.gloom
                / 0.7) * 1.5
        surface.blit(picture(colours), (0, top), (0, top, self.width, self.height - top))
        self._waves(surface, weather)

    def _net(self):
        z = self.z
        one, other = noise(self.width, self.height, 30 * z, 15 * z, 21, 2), noise(self.width, self.height, 22 * z, 11
            * z, 27, 2)
        lines = np.clip(1 - np.abs(one - other) * 13, 0, 1) ** 2
        return lines * np.clip((self.ground - 0.52) / 0.3, 0, 1) * (1 - self.shore * 0.5)

    def _sun_path(self):
        x, y = grid(self.width, self.height)
        x, y = x / self.z, y / self.z
        inside = np.clip(1 - np.abs(x - SUN[0]) / (30 + (y - HORIZON) * 0.35), 0, 1)
        return inside * np.exp(-np.clip(y - HORIZON, 0, None) / 60) * np.clip((self.chop - 0.42) * 6, 0, 1)

    def _waves(self, surface, weather):
        """Short strokes, larger nearer the eye, drawn at twice the size."""
        chance, k = random.Random(5), self.z * 2
        sheet = pygame.Surface((WIDTH * k, (HEIGHT - HORIZON) * k), pygame.SRCALPHA)
        for _ in range(round(1500 + 1100 * weather.storm)):
            nearness = chance.random() ** 0.8
            x, y = chance.uniform(0, WIDTH), HORIZON + 3 + nearness * (HEIGHT - HORIZON - 6)
            length = (3 + 11 * nearness) * chance.uniform(0.7, 1.4) * (1 + 0.3 * weather.storm)
            rise = (0.5 + 1.6 * nearness) * (1 + 0.9 * weather.storm)
            foam, kind = chance.random() < 0.3 * weather.storm, chance.random()
            spot = min(self.width - 1, int(x * self.z)), int(y * self.z)
            if self.land[spot] > 0.4:
                continue
            left, base = x * k, (y - HORIZON) * k
            crest = [(-2, 0), (-1, -2), (0, -2.4), (1, -1.4), (2, 1)]
            points = [(left + a * length * k / 2, base + b * rise * k / 2) for a, b in crest]
            if foam:
                _foam(sheet, points, left, base, nearness, length, rise, k, chance)
            elif kind < 0.55:
                alpha = int(40 + 50 * nearness * (1.2 - self.ground[spot]))
                pygame.draw.lines(sheet, (244, 251, 246, alpha), False, points, k)
            else:
                low = [(px, py + 2 * k) for px, py in points]
                pygame.draw.lines(sheet, (8, 52, 76, int(34 + 46 * nearness)), False, low, k)
        size = self.width, self.height - HORIZON * self.z
        surface.blit(pygame.transform.smoothscale(sheet, size), (0, HORIZON * self.z))


def _foam(sheet, points, left, base, nearness, length, rise, k, chance):
    pygame.draw.lines(sheet, (236, 246, 240, chance.randint(90, 190)), False, points, round(k * 1.3))
    if nearness > 0.35:
        for _ in range(3):
            x, y = left + chance.uniform(-length, length) * k, base - chance.uniform(0, rise * 2.5) * k
            pygame.draw.circle(sheet, (236, 246, 240, 130), (x, y), chance.uniform(0.4, 1.1) * k)
