"""The painted charts of the lakes, each made from its map: everything public that never changes. Boats are left out."""

from dataclasses import dataclass

import numpy as np
import pygame

from art.dark_water_salvage import chart, country, lettering
from art.dark_water_salvage.country import Country
from art.dark_water_salvage.lakes import FURTHER, LAKES
from art.dark_water_salvage.survey import STEP, Survey, blurred
from art.paint import dither, multiply, noise, raster, rgb, save

SCALE = 2
"""Pixels a map unit: the board is this large in a window 3840 wide."""


@dataclass(frozen=True)
class Look:
    """What a country looks like: land from north-west to south-east and its higher ground, water by depth, relief."""

    land: tuple[str, str, str]
    high: str
    water: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    relief: object
    trees: tuple[str, str]
    most: int


LOOKS = {
    "lowland": Look(("#F1E4BE", "#E9D9AE", "#DCC792"), "#D6C08A", (("#D9EDF2", "#BFDCE7"), ("#A0CADD", "#7FB2CC"),
        ("#3B76A0", "#265880")), country.hills, country.TREES, 460),
    "mountains": Look(("#E2E3CC", "#D3D6B8", "#BFC6A4"), "#AEB694", (("#D3EDE9", "#B7DDDA"), ("#93C8CB", "#6CA9B4"),
        ("#2F6C8C", "#1C4A6B")), country.mountains, country.PINES, 300),
    "moor": Look(("#E6DCC6", "#D8CBB4", "#C6B6A2"), "#B9A0A0", (("#DCEBEA", "#C2DAD8"), ("#A3C3C6", "#7FA6AE"),
        ("#44677E", "#2B4B63")), country.hills, country.HEATHS, 380),
    "fells": Look(("#DDE3C4", "#CBD6AC", "#B3C492"), "#9DB27E", (("#D2ECEF", "#B5D9E1"), ("#8FC3D2", "#67A1B8"),
        ("#2A6A8E", "#184A6C")), country.mountains, country.FIRS, 420)}
"""By the map's property `country`."""


def paint():
    """Write `assets/dark_water_salvage/paintings/<map>.jpg` and `maps/paintings/<map>.webp`."""
    for lake in LAKES:
        save(paint_lake(Survey(lake)), f"dark_water_salvage/paintings/{lake}.jpg")
    for lake in FURTHER:
        save(paint_lake(Survey(lake)), f"../maps/paintings/{lake}.webp", 72)


def paint_lake(survey):
    """One chart, from the water up to the folds of the paper."""
    look = LOOKS[str(survey.board.properties["country"])]
    surface = _ground(survey, look)
    kept = [(label.x - 6, label.y - 6, label.w + 12, label.h + 12) for label in survey.labels]
    land = Country(survey, kept, chart.BAND)
    for art in (look.relief(land), country.woods(land, look.trees, look.most)):
        _lay(surface, art)
    lettering.soundings(surface, survey, SCALE)
    lettering.features(surface, survey, SCALE)
    _lay(surface, chart.graticule(survey))
    lettering.cities(surface, survey, SCALE)
    lettering.waters(surface, survey, SCALE)
    _lay(surface, chart.frame(survey))
    lettering.margin(surface, survey, SCALE)
    lettering.furniture(surface, survey, SCALE, look)
    _paper(surface, survey.seed)
    return surface


def _lay(surface, art):
    surface.blit(raster(art.text(), *surface.get_size()), (0, 0))


def _ground(survey, look):
    """Water by depth, its contours, the land and its shore."""
    size = round(survey.width * SCALE), round(survey.height * SCALE)
    _slow, mid, fast = survey.waves
    depth, soft = survey.depths(2, 13), survey.depths(5, 12) + 0.10 * mid + 0.05 * fast
    depth, soft, land = (_large(field, size) for field in (depth, soft, survey.land))
    pixels = _wash(size, look.water[0])
    for level, tint in ((1.5, look.water[1]), (2.5, look.water[2])):
        _tint(pixels, _wash(size, tint), _above(depth, level))
    for level, colour, wide, alpha in ((1.5, "#5C93B2", 5, 0.30), (1.5, "#4F86A8", 1.6, 0.9), (2.5, "#17425F", 7, 0.32),
            (2.5, "#173F5C", 1.8, 0.95)):
        _tint(pixels, np.array(rgb(colour)), _line(depth, level, wide) * alpha)
    shallow = [(1.12, "#5C93B2", 0.55), (1.28, "#5C93B2", 0.5), (1.75, "#3F7798", 0.55), (2.0, "#3F7798", 0.5)]
    for level, colour, alpha in [*shallow, (2.25, "#2F6690", 0.5), (2.66, "#8FBFD6", 0.42), (2.8, "#8FBFD6", 0.38),
            (2.92, "#8FBFD6", 0.36)]:
        _tint(pixels, np.array(rgb(colour)), _line(soft, level, 1.1) * alpha)
    for level, alpha in ((-4.5, 0.55), (-10, 0.40), (-17, 0.26)):
        _tint(pixels, np.array(rgb("#3B6C84")), _line(land, level, 1.2) * alpha)
    _tint(pixels, _wash(size, look.land), _above(land, 0))
    for level, alpha in ((9, 0.35), (24, 0.30)):
        _tint(pixels, np.array(rgb(look.high)), _above(land, level) * alpha)
    _tint(pixels, np.array(rgb("#0B2233")), _line(land, 0, 1.9))
    brushed = 1 + 0.05 * (noise(*size, 60 * SCALE, 40 * SCALE, survey.seed, 4) - 0.5)
    values = pixels * brushed[..., None] + dither(*size)
    return pygame.surfarray.make_surface(np.clip(values, 0, 255).astype(np.uint8))


def _large(field, size):
    """The field at every pixel, with its steps smoothed away."""
    fields = blurred(field, 1)
    x, y = np.arange(size[0]) / (STEP * SCALE), np.arange(size[1]) / (STEP * SCALE)
    column, row = x.astype(int), y.astype(int)
    fx, fy = (x - column)[:, None], (y - row)[None, :]
    fx, fy = fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)
    upper = fields[np.ix_(column, row)] * (1 - fx) + fields[np.ix_(column + 1, row)] * fx
    lower = fields[np.ix_(column, row + 1)] * (1 - fx) + fields[np.ix_(column + 1, row + 1)] * fx
    return (upper * (1 - fy) + lower * fy).astype(np.float32)


def _wash(size, tints):
    """Tints that run from the north-west to the south-east."""
    along = (np.arange(size[0])[:, None] / size[0] + np.arange(size[1])[None, :] / size[1]) / 2
    colours = np.array([rgb(tint) for tint in tints], np.float32)
    places = np.linspace(0, 1, len(tints))
    return np.stack([np.interp(along, places, colours[:, channel]) for channel in range(3)], -1).astype(np.float32)


def _far(field, level):
    """How many pixels each pixel lies above the level, near it."""
    rise = np.hypot(*np.gradient(field))
    return (field - level) / np.maximum(rise, 1e-4)


def _above(field, level):
    return np.clip(_far(field, level) + 0.5, 0, 1)


def _line(field, level, wide):
    """A pen line along the level, `wide` map units."""
    return np.clip(wide * SCALE / 2 + 0.5 - np.abs(_far(field, level)), 0, 1)


def _tint(pixels, colour, share):
    pixels += (colour - pixels) * share[..., None]


def _paper(surface, seed):
    """Tooth, stains and folds: a chart that has been carried about."""
    width, height = surface.get_size()
    shade = 1 + 0.06 * (noise(width, height, 3, 3, seed + 5, 2) - 0.5)
    shade += 0.07 * (noise(width, height, 300, 240, seed, 4) - 0.5)
    for fold in (width // 3, 2 * width // 3):
        shade[fold - 8 : fold, :] *= (1 - 0.13 * np.linspace(0, 1, 8) ** 1.5)[:, None]
        shade[fold : fold + 6, :] *= (1 + 0.07 * np.linspace(1, 0, 6))[:, None]
    middle = height // 2
    shade[:, middle - 6 : middle] *= (1 - 0.10 * np.linspace(0, 1, 6) ** 1.5)[None, :]
    shade[:, middle : middle + 4] *= (1 + 0.06 * np.linspace(1, 0, 4))[None, :]
    multiply(surface, shade)
