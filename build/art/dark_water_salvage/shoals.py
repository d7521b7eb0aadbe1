"""The three underwater features of the tarn, and one for any other name."""

import math

from art.dark_water_salvage.features import rock
from art.dark_water_salvage.wash import DEEP, INK, Art, lens, path, polar, smooth

SLATE, STONE = "#4C5B66", "#CFCBBD"
FOAM = "#F7FBF6"


def draw():
    """Write the pictures."""
    the_cauldron()
    monks_stair()
    drowned_chapel()
    plain()


def the_cauldron():
    a = Art(160, 160, 31, "feature: The Cauldron, a whirlpool over a pit")
    a.d(smooth(a.blob(80, 82, 70, 60, 16, 0.06), True), DEEP, op=0.3)
    for k, colour in enumerate(("#8FBFD6", "#5B97BB", "#2F6690", "#1B476A", "#0E2E49", "#04121F")):
        r = 64 - k * 11
        a.oval(80 + k, 82 + k * 2, r, r * 0.82, colour, INK, 1.3)
    for arm in range(5):
        turn = arm * 72
        spiral = [polar(80 + t * 5, 82 + t * 10, 60 * (1 - t) + 4, turn + t * 300) for t in [i / 22 for i in range(21)]]
        a.ink([(x, 82 + (y - 82) * 0.84) for x, y in spiral], FOAM, 0.6, 3.8, 0.85)
    for turn in (200, 250, 300, 20):
        x, y = polar(80, 82, 66, turn)
        rock(a, x, y + 6, 9, 15)
    a.save("feature_the_cauldron")


def monks_stair():
    a = Art(160, 160, 32, "feature: Monk's Stair, steps that go down into the water")
    a.d(smooth(a.blob(80, 86, 70, 58, 16, 0.07), True), DEEP, op=0.3)
    tones = ("#E2DCC8", "#CFCBBD", "#AFC4C8", "#86AFC0", "#5C90AC", "#3A7193", "#22557A")
    for k, colour in enumerate(tones):
        x, y, wide = 28 + k * 6, 44 + k * 12.5, 60 + k * 3
        tread = a.wob([(x, y), (x + wide, y - 8), (x + wide + 7, y + 5), (x + 7, y + 13)], 0.8)
        riser = [tread[3], tread[2], (tread[2][0], tread[2][1] + 9), (tread[3][0], tread[3][1] + 9)]
        a.poly(riser, "#0B2233", op=0.55)
        a.hatch(riser, math.radians(86), 3.2, INK, 0.9, 0.6)
        a.poly(tread, colour, INK, 1.4)
        a.lines([((x + 14, y + 6), (x + wide * 0.5, y + 1))], INK, 0.9, 0.6, op=0.5)
    for x, y, h in ((30, 46, 34), (90, 38, 30)):
        a.poly(a.wob([(x - 6, y), (x + 6, y), (x + 5, y - h), (x - 5, y - h)], 0.6), STONE, INK, 1.5)
        a.hatch([(x, y), (x + 6, y), (x + 5, y - h), (x, y - h)], math.radians(70), 3, INK, 0.8, 0.6)
        a.poly([(x - 8, y - h), (x + 8, y - h), (x + 5, y - h - 7), (x - 5, y - h - 7)], "#E2DCC8", INK, 1.3)
    a.d(lens(22, 66, 66, 66, 2, 2) + lens(104, 62, 142, 60, -2, 2), FOAM, op=0.9)
    a.save("feature_monks_stair")


def drowned_chapel():
    a = Art(160, 160, 33, "feature: Drowned Chapel, its spire above the water")
    a.d(smooth(a.blob(80, 100, 70, 42, 16, 0.08), True), DEEP, op=0.35)
    nave = [(52, 84), (118, 78), (132, 96), (132, 126), (62, 134), (52, 110)]
    a.poly(nave, "#5C90AC", INK, 1.2, 0.75)  # what lies under water
    a.poly([(52, 84), (118, 78), (132, 96), (64, 104)], "#86AFC0", INK, 1.2, 0.8)
    a.lines([((58 + i * 11, 86 - i), (70 + i * 11, 102 - i)) for i in range(6)], INK, 0.9, 0.4, op=0.5)
    for x in (82, 98, 114):
        a.d(f"M{x} 124V112Q{x + 4} 105 {x + 8} 112V123Z", "#12344E", INK, 1, 0.85)
    a.poly([(34, 104), (60, 104), (60, 54), (34, 54)], a.lin(34, 0, 60, 0, (0, "#F1EDDF"), (0.5, STONE),
        (1, "#7E7A6C")), INK, 1.6)
    a.hatch([(50, 104), (60, 104), (60, 54), (50, 54)], math.radians(70), 3, INK, 0.9, 0.6)
    a.poly([(30, 55), (64, 55), (47, 12)], SLATE, INK, 1.6)
    a.hatch([(47, 55), (64, 55), (47, 12)], math.radians(64), 3, INK, 0.9, 0.6)
    a.d(path([(47, 12), (47, 0)]) + path([(42, 5), (52, 5)]), stroke=INK, sw=2.2)
    a.d("M42 82V70Q47 62 52 70V82Z", "#1E2C34", INK, 1.2)
    a.circ(47, 74, 3.4, "#C99B3E", INK, 1)
    a.d(lens(20, 104, 78, 103, 3, 2.6) + lens(26, 110, 70, 111, -2, 2) + lens(60, 132, 142, 127, 3, 2), FOAM, op=0.95)
    a.lines([((22, 108), (76, 107))], INK, 0.9, 1, op=0.6)
    a.save("feature_drowned_chapel")


def plain():
    a = Art(160, 160, 34, "any feature: a shoal with its contours")
    shape = a.blob(80, 84, 66, 54, 16, 0.1)
    for k, colour in enumerate(("#5B97BB", "#8FBFD6", "#BFDCE7", "#E4F1F4")):
        q = 1 - 0.22 * k
        ring = smooth([(80 + (x - 80) * q, 84 + (y - 84) * q - k * 2) for x, y in shape], True)
        a.d(ring, colour, "#173F5C", 1.4)
    for x, y, w, h in ((66, 88, 11, 24), (92, 92, 13, 32), (80, 100, 10, 16)):
        rock(a, x, y, w, h)
    a.d(lens(48, 92, 112, 94, 2, 2) + lens(60, 102, 104, 102, -2, 2), FOAM, op=0.9)
    a.save("feature_plain")
