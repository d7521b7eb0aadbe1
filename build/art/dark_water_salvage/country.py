"""What grows and stands on the land of a chart: hills and woods, or mountains."""

import math
import random

from art.dark_water_salvage.wash import INK, Art, n, smooth

HILL = "#8C7443"
TREES = ("#4F6B4A", "#86A070")
PINES = ("#3E5A52", "#7C978A")
HEATHS = ("#5E5A4A", "#9A8F78")
FIRS = ("#33573F", "#6F9A66")


class Country:
    """Free places on the land of a survey; `kept` are boxes (x, y, w, h) that stay empty."""

    def __init__(self, survey, kept, band):
        self.survey, self.kept, self.band = survey, list(kept), band
        self.chance = random.Random(survey.seed)
        half = survey.side / 2
        cities = [s for s in survey.squares if s.kind == "city"]
        self.kept += [(s.x + half - 66, s.y + half - 64, 132, 128) for s in cities]
        self.tall = []

    def places(self, tries, margin, least):
        """Places at least `least` above the water, `margin` away from what is kept free."""
        wide, high = self.survey.width, self.survey.height
        for _ in range(tries):
            x, y = self.chance.uniform(self.band, wide - self.band), self.chance.uniform(self.band, high - self.band)
            inside = self.band + 9 < x < wide - self.band - 9 and self.band + 12 < y < high - self.band - 6
            free = not any(a - margin < x < a + w + margin and b - margin < y < b + h + margin
                for a, b, w, h in self.kept)
            if inside and free and self.survey.height_at(x, y) >= least:
                yield x, y


def hills(country):
    """Hachured mounds, the farther first."""
    art = Art(country.survey.width, country.survey.height, 16, "hills")
    mounds = []
    for x, y in country.places(1400, 12, 17):
        if all(math.hypot(x - p, y - q) >= 52 for p, q in country.tall):
            country.tall.append((x, y))
            mounds.append((y, x, country.chance.uniform(16, 28), country.chance.uniform(9, 16)))
    for y, x, w, h in sorted(mounds):
        top = [(x - w + 2 * w * i / 6, y - h * math.sin(math.pi * i / 6) * country.chance.uniform(0.75, 1.1))
            for i in range(1, 6)]
        ridge = [(x - w, y + 2), *top, (x + w, y + 3)]
        art.d(smooth([*ridge, (x + w * 0.3, y + 6), (x - w * 0.5, y + 5)], True), "#C9AE74", op=0.75)
        shade = [(p, q) for p, q in ridge if p >= x - 3]
        art.d(smooth([*shade, (x + w * 0.4, y + 5), (x + 2, y + 3)], True), HILL, op=0.35)
        art.d(smooth(ridge), stroke=HILL, sw=1.4)
        strokes = []
        for i in range(7):
            t = 0.48 + 0.5 * i / 7
            px, py = x - w + 2 * w * t, y - h * math.sin(math.pi * t) * 0.9
            strokes.append(((px, py), (px + 3 + 4 * t, py + h * 0.65 * (1.3 - t))))
        art.lines(strokes, HILL, 0.9, 0.6, op=0.8)
    return art


def mountains(country):
    """Ranges of peaks with snow on them, lit from the west, the farther first."""
    art = Art(country.survey.width, country.survey.height, 18, "mountains")
    peaks = []
    for x, y in country.places(2600, 14, 20):
        if all(math.hypot(x - p, (y - q) * 1.5) >= 46 for p, q in country.tall):
            country.tall.append((x, y))
            room = min(1, country.survey.height_at(x, y) / 40)
            peaks.append((y, x, room * country.chance.uniform(28, 40), room * country.chance.uniform(34, 50)))
    for y, x, w, h in sorted(peaks):
        _peak(art, x, y + h * 0.2, w, h, country.chance)
    return art


def _peak(art, x, y, w, h, chance):
    tip = (x + chance.uniform(-4, 4), y - h)
    west = [(x - w, y), (x - w * 0.66, y - h * 0.32), (x - w * 0.34, y - h * 0.6), tip]
    east = [tip, (x + w * 0.3, y - h * 0.64), (x + w * 0.62, y - h * 0.26), (x + w, y)]
    spine = [tip, (x + w * 0.06, y - h * 0.6), (x - w * 0.08, y - h * 0.32), (x + w * 0.1, y)]
    art.poly([*west, *east[1:]], "#C9CBBE", INK, 1.4)
    art.poly([*spine, *east[:0:-1]], "#6C7A80", op=0.9)
    art.hatch([*spine, *east[:0:-1]], math.radians(62), 3.4, INK, 0.8, 0.5, trim=0.2)
    snow = [(x - w * 0.34, y - h * 0.6), tip, (x + w * 0.3, y - h * 0.64), (x + w * 0.16, y - h * 0.56),
        (x + w * 0.06, y - h * 0.68), (x - w * 0.1, y - h * 0.52), (x - w * 0.2, y - h * 0.62)]
    art.poly(snow, "#FBFCF8", INK, 0.9)
    art.lines([((x - w * 0.5, y - h * 0.2), (x - w * 0.3, y - h * 0.44))], INK, 0.9, 0.5, op=0.5)


def woods(country, tones, most):
    """Little conifers in groves, lit from the west."""
    survey, chance = country.survey, country.chance
    trees = []
    slow, mid, _fast = survey.waves
    for x, y in country.places(6000, 2, 8.5):
        grove = mid[round(x / 6), round(y / 6)] + 0.6 * slow[round(x / 6), round(y / 6)] >= -0.16
        apart = all(abs(x - p) >= 8.5 or abs(y - q) >= 6.5 for q, p in trees)
        if grove and apart and all(math.hypot(x - p, (y - q) * 1.6) >= 22 for p, q in country.tall):
            trees.append((y, x))
    art = Art(survey.width, survey.height, 17, "woods")
    dark = lit = shade = ""
    for y, x in sorted(trees[:most]):
        s = chance.uniform(4.6, 7)
        dark += f"M{n(x - s * 0.55)} {n(y)}L{n(x)} {n(y - s * 1.9)}L{n(x + s * 0.55)} {n(y)}Z"
        lit += f"M{n(x - s * 0.5)} {n(y - 0.4)}L{n(x)} {n(y - s * 1.8)}L{n(x - 0.2)} {n(y - 0.4)}Z"
        shade += f"M{n(x - 1)} {n(y + 1)}h{n(s * 1.3)}"
    art.d(shade, stroke="#6E5A30", sw=1.6, op=0.4)
    art.d(dark, tones[0], "#26402F", 0.7)
    art.d(lit, tones[1])
    return art
