"""Banknotes and coins."""

import math

from shapely.geometry import Polygon

from art.forms import blob, ell, poly, rect, sh, wob
from art.ink import GOLD, INK, Svg, dk, hatch, lt, mix
from art.key_largo.ships import emblem

# ---- money -----------------------------------------------------------------------------------------
DIG = {"0": [[(0, -5), (-3, -3), (-3.2, 0), (-3, 3), (0, 5), (3, 3), (3.2, 0), (3, -3), (0, -5)]],
    "1": [[(-2.4, -3), (0.4, -5), (0.4, 5)], [(-2.2, 5), (3, 5)]],
    "2": [[(-3, -3), (-1.4, -4.9), (1.4, -4.9), (3, -2.8), (1.6, 0), (-3.2, 5), (3.2, 5)]],
    "5": [[(2.8, -5), (-2.4, -5), (-2.8, -0.6), (0.4, -1.4), (3.1, 1), (2.6, 4), (0, 5.1), (-3, 4)]]}


def digits(s, txt, cx, cy, k, col, sw):
    for i, c in enumerate(txt):
        ox = cx + (i - (len(txt) - 1) / 2) * k * 8.4
        for st in DIG[c]:
            sm = c in "0" or (c in "25" and len(st) > 5)
            pts = [(ox + x * k, cy + y * k) for x, y in st]
            s.line(pts, col, sw, 1, smooth=sm and c == "0")


def money():
    for v, col in ((10, "#7FA88A"), (20, "#C98A6A"), (50, "#6E9CB8"), (100, "#C9A24A"), (500, "#A8709A")):
        s = Svg(240, 112, f"banknote {v}")
        g = wob(rect(4, 4, 230, 102, 3), 0.7, 12, v)
        s.shape(sh(g, 2, 3), "#0A1A22", 0.35)
        s.shape(g, mix(dk(col, 0.7), INK, 0.3))
        s.shape(g.buffer(-1.2), s.lin(0, 0, 200, 112, "#FFF9E6", lt(col, 0.72), lt(col, 0.5)))
        fr = rect(12, 12, 214, 86, 4)
        s.shape(fr.difference(fr.buffer(-5)), col, 0.85)
        s.shape(fr.buffer(-6.5).difference(fr.buffer(-7.6)), dk(col, 0.45), 0.9)
        s.clip = fr.buffer(-8)
        ls = []
        for i in range(13):  # guilloche rosette bands
            ls.append([(x, 56 + (22 * math.sin(x / 17 + i * 0.48)) * math.cos(x / 61)) for x in range(16, 226, 3)])
        s.lines(ls, dk(col, 0.25), 0.7, 0.55, smooth=False, tol=0.3)
        s.clip = None
        for x in (44, 194):
            o = Polygon([(x + (22 + 2.4 * math.cos(a * 12)) * math.cos(a), 56 + (22 + 2.4 * math.cos(a * 12))
                * math.sin(a)) for a in [q * 6.283 / 96 for q in range(96)]])
            s.shape(o, dk(col, 0.5))
            s.shape(o.buffer(-2), "#FFF9E6")
            digits(s, str(v), x, 56, 1.5 if v >= 100 else 2.1, dk(col, 0.72), 3.4 if v >= 100 else 4.2)
        m = ell(120, 56, 31, 33)
        s.shape(m.buffer(2), dk(col, 0.5))
        s.shape(m, "#FFF9E6")
        s.shape(m.buffer(-2), s.lin(90, 24, 150, 90, lt(col, 0.5), col))
        # a small lugger engraving
        b = blob((100, 64), (120, 68), (142, 63), (136, 74), (106, 75), n=4)
        s.shape(poly((118, 34), (138, 60), (118, 62)), "#FFF9E6", 1, dk(col, 0.75), 1.2)
        s.shape(poly((115, 38), (115, 62), (102, 60)), "#FFF9E6", 1, dk(col, 0.75), 1.2)
        s.shape(b, dk(col, 0.55), 1, dk(col, 0.75), 1.2)
        s.line([(98, 78), (110, 76), (122, 79), (134, 76), (144, 78)], "#FFF9E6", 1.6)
        hatch(s, m.buffer(-3).intersection(rect(80, 20, 90, 18)), dk(col, 0.5), 0.7, 3, 0, 0.6, v)
        s.save(f"key_largo/note_{v}")
    for name, col in (("gold", GOLD), ("silver", "#B9C2C4"), ("copper", "#C97A4A")):
        s = Svg(100, 100, f"coin {name}")
        s.shape(ell(52, 54, 44), "#0A1A22", 0.4)
        s.shape(ell(50, 50, 44), mix(dk(col, 0.75), INK, 0.3))
        s.shape(ell(50, 50, 42), s.lin(16, 10, 80, 92, lt(col, 0.75), col, dk(col, 0.4)))
        s.shape(ell(50, 50, 34), dk(col, 0.4))
        s.shape(ell(51, 51.5, 33), s.lin(70, 90, 24, 16, lt(col, 0.4), col, dk(col, 0.2)))
        for a in range(0, 360, 10):
            s.line([(50 + 36 * math.cos(math.radians(a)), 50 + 36 * math.sin(math.radians(a))),
                (50 + 40 * math.cos(math.radians(a)), 50 + 40 * math.sin(math.radians(a)))], dk(col, 0.45), 1.1, 0.7)
        e = emblem("brick", 50, 50, 22)
        s.shape(sh(e, -1.2, -1.2), lt(col, 0.8))
        s.shape(sh(e, 1.2, 1.4), dk(col, 0.6))
        s.shape(e, col)
        s.save(f"key_largo/coin_{name}")


def draw():
    money()
