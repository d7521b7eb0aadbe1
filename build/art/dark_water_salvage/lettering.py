"""What is written on a chart, and the small pictures that go with it: names, prices, depths, letters and numbers.

Names and prices are the map's own. Words that a player's language decides are left to the table.
"""

import random
import re
from functools import cache
from importlib.resources import files

import pygame
from game.games.dark_water_salvage.looks.card_faces import DRAWN_LIKE

from art.dark_water_salvage.wash import CREAM, GREEN, INK, Art
from art.files import ASSETS
from art.paint import centred, piece, put, raster, rgb

pygame.font.init()
FAMILY = {"Serif": "font_source_serif_pro", "Sans": "font_source_sans_pro"}
FATHOMS = ((2, 9), (12, 27), (34, 71))
"""The soundings by depth."""
SOUNDING = [(20, 50), (92, 24), (28, 88), (88, 58), (58, 22)]
BOX = "dark_water_salvage"


@cache
def font(style, size):
    """A font such as "Serif-Bold", its size in pixels."""
    family, weight = style.split("-")
    return pygame.font.Font(str(files(FAMILY[family]) / "files" / f"Source{family}Pro-{weight}.ttf"), round(size))


def write(surface, words, style, size, colour, x, y, align=0.5, room=0.0, alpha=255):
    """One line with the middle of its letters at y; `align` 0 begins at x, 1 ends there. Returns its width."""
    image = font(style, size).render(words, True, rgb(colour))
    if room and image.get_width() > room:
        image = pygame.transform.smoothscale(image, (round(room), image.get_height()))
    image.set_alpha(alpha)
    surface.blit(image, (round(x - image.get_width() * align), round(y - image.get_height() / 2)))
    return image.get_width()


def drawing(square):
    """The picture of a city or a feature: its own, or the plain one."""
    own = re.sub("['’]", "", square.title.lower()).replace(" ", "_")
    name = f"{BOX}/{DRAWN_LIKE.get(f'{square.kind}_{own}', f'{square.kind}_{own}')}"
    return name if (ASSETS / f"{name}.svg").exists() else f"{BOX}/{square.kind}_plain"


def soundings(surface, survey, z):
    """Engraved depths in the water."""
    k, chance = survey.side / 120, random.Random(survey.seed)
    for s in survey.squares:
        if s.kind != "water":
            continue
        spots = SOUNDING[:]
        chance.shuffle(spots)
        colour, alpha = ("#D5E7F0", 150) if s.depth == 3 else ("#2B5A78", 165)
        for x, y in spots[:3]:
            fathoms = str(chance.randint(*FATHOMS[s.depth - 1]))
            right, down = s.x + (x + chance.randint(-5, 5)) * k, s.y + (y + chance.randint(-5, 5)) * k
            write(surface, fathoms, "Serif-It", 15 * min(1, k) * z, colour, right * z, down * z, alpha=alpha)


def features(surface, survey, z):
    """The underwater features."""
    k = survey.side / 112
    for s in survey.squares:
        if s.kind == "feature":
            middle = (s.x + survey.side / 2) * z, (s.y + survey.side / 2 - 10 * k) * z
            centred(surface, piece(drawing(s), 102 * k * z), *middle)


def cities(surface, survey, z):
    """Towns with their names and the price of a boat; names of features."""
    k = survey.side / 112
    for s in survey.squares:
        x, bottom = s.x + survey.side / 2, s.y + survey.side
        if s.kind == "city":
            aside = 12 * k * s.sides[0][0] if s.sides else 0
            centred(surface, piece(drawing(s), 114 * k * z), (x + aside) * z, (s.y + 36 * k) * z)
            _plate(surface, s.title, x, bottom - 42 * k, survey.side, z, "#FBF8EE", INK)
            centred(surface, piece(f"{BOX}/mark_city", 25 * k * z), (s.x + 20 * k) * z, (bottom - 16 * k) * z)
            left, wide = s.x + survey.side - 65 * k, 62 * k
            surface.blit(piece(f"{BOX}/hire_ticket", wide * z), (left * z, (bottom - 33 * k) * z))
            write(surface, f"${s.price}", "Sans-Bold", 21 * k * z, INK, (left + wide * 0.66) * z, (bottom - 16 * k) * z)
        elif s.kind == "feature":
            _plate(surface, s.title, x, bottom - 15 * k, survey.side, z, "#F4F8EE", GREEN, f"{BOX}/mark_feature")


def _plate(surface, words, x, y, side, z, fill, edge, mark=""):
    """A name on a plate, no wider than the square; a name with a mark is slanted."""
    size, high = 18 * side / 120, 24 * side / 120
    style, gap = ("Serif-SemiboldIt", high * 0.8) if mark else ("Serif-Semibold", 0)
    room = side - 8 - gap
    wide = min(font(style, size * z).size(words)[0] / z, room)
    whole = wide + gap + 9
    left = x - whole / 2
    art = Art(whole + 2, high + 2, 1, "plate")
    art.rect(1, 1, whole, high, fill, edge, 1.5, 4)
    surface.blit(raster(art.text(), (whole + 2) * z, (high + 2) * z), ((left - 1) * z, (y - high / 2 - 1) * z))
    if mark:
        centred(surface, piece(mark, high * 0.78 * z), (left + 3 + gap / 2) * z, y * z)
    ink = "#0E3B25" if mark else INK
    write(surface, words, style, size * z, ink, (left + gap + 4.5) * z, (y - 0.5) * z, 0, wide * z)


def waters(surface, survey, z):
    """Each region's name, and what salvaging costs there with one, two or three dots of depth."""
    k = survey.side / 120
    for s in survey.squares:
        if s.kind != "water":
            continue
        ink = "#FFFFFF" if s.depth == 3 else INK
        write(surface, s.name, "Sans-Semibold", 21 * k * z, ink, (s.x + 13 * k) * z, (s.y + 22 * k) * z, 0, alpha=225)
        right, y = s.x + survey.side - 13 * k, s.y + survey.side - 23 * k
        wide = write(surface, f"${s.price}", "Sans-Bold", 26 * k * z, ink, right * z, y * z, 1)
        _dots(surface, s.depth, right - wide / z - 7 * k, y + k, k, ink, z)


def _dots(surface, count, x, y, k, colour, z):
    """Dots to the left of x."""
    art = Art(30 * k, 8 * k, 1, "dots")
    for i in range(count):
        art.circ((26 - i * 9) * k, 4 * k, 3.2 * k, colour)
    surface.blit(raster(art.text(), 30 * k * z, 8 * k * z), (round((x - 29 * k) * z), round((y - 4 * k) * z)))


def margin(surface, survey, z):
    """Numbers of the columns and letters of the rows, on all four sides."""
    for column in range(survey.columns):
        x = (survey.left + (column + 0.5) * survey.side) * z
        for y in (18.5, survey.height - 18.5):
            write(surface, str(column + 1), "Serif-Bold", 21 * z, INK, x, y * z)
    for row in range(survey.rows):
        y = (survey.top + (row + 0.5) * survey.side) * z
        for x in (19, survey.width - 19):
            write(surface, "ABCDEFGHI"[row], "Serif-Bold", 21 * z, INK, x * z, y)


def furniture(surface, survey, z, look):
    """The title, the depths, and the rose, where the map has labels for them."""
    for label in survey.labels:
        x, y, w, h = label.x * z, label.y * z, label.w * z, label.h * z
        if label.id == "cartouche":
            surface.blit(piece(f"{BOX}/cartouche", w, h), (x, y))
            size, middle = label.h * 0.43 * z, (x + w / 2, y + h * 0.47)
            write(surface, survey.board.title, "Serif-Bold", size, INK, *middle, room=w * 0.8)
        elif label.id == "rose":
            surface.blit(piece(f"{BOX}/compass_rose", w, h), (x, y))
        elif label.id == "legend":
            put(surface, _legend(survey, label, z, look), round(x), round(y), (2 * z, 3 * z), 5 * z, 90)


def _legend(survey, label, z, look):
    """Swatches of the depths with their dots; their names and fees are left to the table."""
    depths = sorted({s.depth for s in survey.squares if s.kind == "water"})
    art = Art(label.w, label.h, 1, "legend")
    art.rect(1, 1, label.w - 2, label.h - 2, "#FBF8EE", INK, 1.5, 5)
    wide = (label.w - 18) / len(depths)
    places = [(depth, 9 + i * wide) for i, depth in enumerate(depths)]
    for depth, x in places:
        art.rect(x + 2, 10, wide - 4, label.h - 20, look.water[depth - 1][1 if depth == 1 else 0], INK, 1.2, 4)
    sheet = raster(art.text(), label.w * z, label.h * z)
    for depth, x in places:
        _dots(sheet, depth, x + 10 + 8 * depth, label.h / 2, 1, CREAM if depth == 3 else INK, z)
    return sheet
