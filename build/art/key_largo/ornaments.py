"""Pennants, title ribbon, compass and chest."""

import math
import random

from shapely.geometry import Polygon

from art.forms import blob, ell, poly, rect, sh, spl, wob
from art.ink import CORAL, GOLD, INK, JEWEL, Svg, dk, ink, lt
from art.key_largo.cards import glint
from art.key_largo.jewels import gem
from art.key_largo.treasures import bar


def day_tags():
    for name, col in (("weekday", "#FFF3D4"), ("weekend", "#F3B48C")):
        s = Svg(84, 72, f"day pennant, {name}")
        g = wob(poly((4, 6), (80, 6), (78, 58), (42, 70), (6, 58)), 0.7, 8, 3)
        s.shape(sh(g, 2, 3.4), "#0A1A22", 0.35)
        s.shape(g.buffer(1.3), "#5A3A22")
        s.shape(g, s.lin(0, 6, 60, 70, lt(col, 0.6), col, dk(col, 0.14)))
        band = g.intersection(rect(0, 4, 84, 23))
        bc = "#2E6E80" if name == "weekday" else CORAL
        s.shape(band, s.lin(0, 4, 84, 26, lt(bc, 0.15), bc, dk(bc, 0.2)))
        s.lines([[(7, 30), (77, 30)]], dk(col, 0.4), 0.9, 0.6, False)
        s.shape(g.difference(sh(g, -3, -3)), dk(col, 0.7), 0.22)
        for x in (12, 72):
            s.shape(ell(x, 4, 4), "#8A5A34", 1, "#3B2216", 1)
        s.save(f"key_largo/day_tag_{name}")


def cartouche():
    s = Svg(330, 96, "title ribbon")
    for sg in (-1, 1):
        t = poly((165 + sg * 118, 34), (165 + sg * 160, 34), (165 + sg * 146, 56), (165 + sg * 160, 78),
            (165 + sg * 118, 78))
        ink(s, t, "#C79A4E", ow=1.8, d=4, hat=False)
        s.shape(poly((165 + sg * 118, 78), (165 + sg * 134, 78), (165 + sg * 118, 70)), "#5A3A1E")
    g = blob((32, 14), (165, 8), (298, 14), (300, 42), (298, 70), (165, 64), (32, 70), (30, 42), n=8)
    g = Polygon(spl([(32, 18), (100, 10), (165, 8), (230, 10), (298, 18)], False, 6)
        + spl([(298, 72), (230, 64), (165, 62), (100, 64), (32, 72)], False, 6))
    s.shape(sh(g, 3, 5), "#0A1A22", 0.35)
    ink(s, g, "#FFF1CE", ow=2, d=3, hat=False, out="#5A3A1E", grad=False)
    s.lines([spl([(38, 24), (100, 16), (165, 14), (230, 16), (292, 24)], False, 5), spl([(38, 65), (100, 58),
        (165, 56), (230, 58), (292, 65)], False, 5)], CORAL, 1.6, 0.85, False)
    s.save("key_largo/title_ribbon")


def compass():
    s = Svg(120, 120, "compass rose")
    s.shape(ell(60, 60, 44), "#FFF6E0", 0.12)
    for k in (46, 43, 30):
        s.shape(ell(60, 60, k).difference(ell(60, 60, k - 1)), "#FFF6E0", 0.7)
    for a in range(0, 360, 15):
        c, n = math.cos(math.radians(a)), math.sin(math.radians(a))
        s.line([(60 + 43 * c, 60 + 43 * n), (60 + 46 * c, 60 + 46 * n)], "#FFF6E0", 1.2, 0.8)
    for off, R, w in ((45, 34, 8), (0, 54, 10)):
        for k in range(4):
            a = math.radians(off + k * 90)
            tip = (60 + R * math.cos(a), 60 + R * math.sin(a))
            for sg, c in ((-1, "#FFF6E0"), (1, "#C4432B" if off == 0 else "#E3A83B")):
                p = (60 + w * math.cos(a + sg * 0.785), 60 + w * math.sin(a + sg * 0.785))
                s.shape(poly((60, 60), p, tip), c, 0.95, INK, 0.9)
    s.save("key_largo/compass")


def chest(full=True):
    s = Svg(220, 190, "treasure chest, open" if full else "treasure chest, open and empty")
    s.shape(ell(114, 176, 96, 11), "#0A1A22", 0.4)
    if full:
        glow = ("#FFE9A0", 0, 0.8), ("#FFD060", 0.5, 0.35), ("#FFD060", 1, 0)
        s.shape(ell(110, 78, 96, 62), s.rad(110, 84, 96, *glow))
    wood = "#8A4E2A"
    lid = Polygon(spl([(26, 78), (30, 34), (60, 14), (110, 8), (160, 14), (190, 34), (194, 78)], False, 6))
    ink(s, lid, dk(wood, 0.25), ow=2.4, d=8, seed=3, gap=4)
    inn = Polygon(spl([(36, 78), (42, 44), (68, 28), (110, 23), (152, 28), (178, 44), (184, 78)], False, 6))
    s.shape(inn, s.rad(110, 84, 90, *(("#E8A84A", "#4A2012") if full else ("#5A2E1A", "#2A120A"))))
    for x in (60, 160):
        ink(s, Polygon(spl([(x - 8, 78), (x - 7, 20), (x + 7, 16 if x < 100 else 18), (x + 8, 78)], False, 4)),
            "#D69A3A", ow=1.5, d=3, hat=False)
    if full:
        _treasure(s)
    body = poly((18, 84), (202, 84), (192, 172), (28, 172))
    ink(s, body, wood, ow=2.4, d=9, seed=6, gap=4.2)
    s.lines([[(20, 106), (200, 106)], [(23, 130), (197, 130)], [(26, 152), (194, 152)]], dk(wood, 0.6), 1.8, 0.8,
        False)
    for x in (40, 180):
        ink(s, poly((x - 11, 84), (x + 11, 84), (x + 9, 172), (x - 9, 172)), "#D69A3A", ow=1.6, d=4, hat=False)
        for y in (94, 118, 142, 163):
            s.shape(ell(x, y, 3), "#FFF0B8", 1, "#6E4A14", 1)
    ink(s, rect(16, 80, 188, 11, 3), "#D69A3A", ow=1.7, d=3, hat=False)
    ink(s, rect(92, 80, 36, 42, 6), "#E3B04A", ow=2, d=5, hat=False)
    s.shape(ell(110, 98, 6), INK)
    s.shape(poly((107, 100), (113, 100), (116, 114), (104, 114)), INK)
    for x, y, k in ((70, 58, 9), (142, 50, 12), (116, 60, 7)) if full else ():
        glint(s, x, y, k)
    s.save("key_largo/chest" if full else "key_largo/chest_empty")


def _treasure(s):
    r = random.Random(5)
    for _ in range(26):
        x, y = r.uniform(40, 180), r.uniform(62, 92)
        ink(s, ell(x, y, 9, 6.4), r.choice([GOLD, "#FFD75A", "#E0A412"]), ow=1.1, d=2, hat=False, out="#6A3F08")
    bar(s, 76, 80, 44, 2)
    gem(s, 132, 68, 15, JEWEL, 8)
    gem(s, 164, 82, 11, "#1FA36A", 6)
    gem(s, 104, 84, 10, "#3D6FD8", 6)


def draw():
    day_tags()
    cartouche()
    compass()
    chest()
    chest(full=False)
