"""The players' luggers with their emblems, and the ring that marks the day."""

import math

from shapely.affinity import rotate
from shapely.geometry import Polygon
from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, sh, spl, stroke_poly, wob
from art.ink import CORAL, FOAM, INK, SEATS, Svg, dk, hatch, ink, lt


def star(cx, cy, R, r_, n=5, rot=-90):
    return Polygon([(cx + (R if i % 2 == 0 else r_) * math.cos(math.radians(rot + i * 180 / n)), cy
        + (R if i % 2 == 0 else r_) * math.sin(math.radians(rot + i * 180 / n))) for i in range(2 * n)])


def emblem(name, cx, cy, k):
    """Seat emblem as one polygon; k is the half size."""

    def P(*pts):
        return Polygon([(cx + x * k, cy + y * k) for x, y in pts]).buffer(0)

    def E(x, y, a, b=None):
        return ell(cx + x * k, cy + y * k, a * k, (a if b is None else b) * k)

    def B(*pts):
        return blob(*[(cx + x * k, cy + y * k) for x, y in pts])

    if name == "brick":
        ringg = E(0, -0.74, 0.24).difference(E(0, -0.74, 0.11))
        shank = P((-0.1, -0.55), (0.1, -0.55), (0.12, 0.8), (-0.12, 0.8))
        bar = P((-0.46, -0.4), (0.46, -0.4), (0.46, -0.22), (-0.46, -0.22))
        arms = E(0, 0.12, 0.82, 0.8).difference(E(0, 0.02, 0.64, 0.62)).intersection(P((-1, 0.22), (1, 0.22),
            (1, 1.1), (-1, 1.1)))
        fl = unary_union([P((-0.98, 0.36), (-0.5, 0.2), (-0.62, 0.62)), P((0.98, 0.36), (0.5, 0.2), (0.62, 0.62))])
        return unary_union([ringg, shank, bar, arms, fl])
    if name == "seagreen":
        body = B((-0.95, 0.02), (-0.6, -0.34), (-0.05, -0.46), (0.38, -0.2), (0.56, 0), (0.38, 0.2), (-0.05, 0.44),
            (-0.6, 0.32))
        tail = P((0.42, 0), (1.0, -0.5), (0.86, 0), (1.0, 0.5))
        fin = B((-0.2, -0.4), (0.05, -0.72), (0.34, -0.62), (0.22, -0.3))
        g = unary_union([body, tail, fin]).difference(E(-0.58, -0.08, 0.1))
        return g.difference(stroke_poly([(cx - 0.34 * k, cy - 0.3 * k), (cx - 0.24 * k, cy), (cx - 0.34 * k, cy
            + 0.28 * k)], 0.045 * k))
    if name == "sun":
        return unary_union([E(0, 0, 0.46), *[P(*[(math.cos(math.radians(a + o)) * R, math.sin(math.radians(a + o))
            * R) for o, R in ((-13, 0.58), (0, 1.0), (13, 0.58))]) for a in range(0, 360, 36)]])
    if name == "plum":
        g = E(-0.06, 0, 0.88).difference(E(0.34, -0.14, 0.74))
        return unary_union([g, star(cx + 0.44 * k, cy - 0.2 * k, 0.3 * k, 0.13 * k)])
    if name == "bone":  # a scallop shell: seven ribs on a foot
        fan = P((0, 0.8), (0, 0.7), (0.1, 0.8))
        for i in range(-3, 4):  # a rib runs from the foot to a round lobe
            x, y = 1.42 * math.sin(i * 0.24), 0.75 - 1.42 * math.cos(i * 0.24)
            fan = unary_union([fan, P((-0.1, 0.8), (0.1, 0.8), (x + 0.2, y), (x - 0.2, y)), E(x, y, 0.21)])
        foot = P((-0.42, 0.62), (0.42, 0.62), (0.3, 0.94), (-0.3, 0.94))
        ribs = [stroke_poly([(cx, cy + 0.7 * k), (cx + 0.3 * i * k, cy - (0.66 - 0.05 * i * i) * k)], 0.035 * k)
            for i in (-2, -1, 0, 1, 2)]
        return unary_union([fan, foot]).difference(unary_union(ribs))
    if name == "neutral":  # a plain lifebuoy ring: belongs to nobody
        ring = E(0, 0, 0.86).difference(E(0, 0, 0.44))
        return ring.difference(unary_union([rotate(P((-0.06, -1), (0.06, -1), (0.06, 1), (-0.06, 1)), a,
            origin=(cx, cy)) for a in (45, 135)]))
    return star(cx, cy + 0.06 * k, k, 0.42 * k)


def pattern(name, g):
    """Edge pattern of a seat inside polygon g."""
    x0, y0, x1, y1 = g.bounds
    out = []
    if name == "seagreen":
        k = x0 - (y1 - y0)
        while k < x1 + 10:
            out.append(poly((k, y1), (k + 3, y1), (k + 3 + (y1 - y0), y0), (k + (y1 - y0), y0)))
            k += 7
    elif name == "sun":
        out = [ell(x, (y0 + y1) / 2 + (2 if i % 2 else -2), 1.9) for i,
            x in enumerate(range(int(x0), int(x1) + 6, 6))]
    elif name == "plum":
        out = [rect(x, y0, 2.6, y1 - y0) for x in range(int(x0), int(x1) + 6, 7)]
    elif name == "ultramarine":
        out = [stroke_poly([(x, y1 + 2), (x + 5, y0 + 2), (x + 10, y1 + 2)], 1.3, smooth=False)
            for x in range(int(x0) - 10, int(x1) + 10, 10)]
    return unary_union(out).intersection(g) if out else None


CREAM = "#FFF3D8"


def emblem_badge(seat):
    s = Svg(100, 100, f"seat emblem {seat}")
    col = SEATS[seat]
    fg = INK if seat in ("sun", "seagreen") else CREAM
    s.shape(ell(51, 52.5, 47), "#0A1A22", 0.45)
    s.shape(ell(50, 50, 46), INK)
    s.shape(ell(50, 50, 43.5), CREAM)
    s.shape(ell(50, 50, 40), s.lin(20, 10, 70, 92, lt(col, 0.3), (col, 0.45), dk(col, 0.25)))
    s.shape(ell(50, 50, 40).difference(sh(ell(50, 50, 40), -4, -4)), dk(col, 0.6), 0.4)
    s.shape(ell(50, 50, 40).difference(sh(ell(50, 50, 40), 2.4, 2.6)), lt(col, 0.8), 0.5)
    e = emblem(seat, 50, 50, 27)
    if fg == CREAM:
        s.shape(sh(e, 1.2, 1.8), dk(col, 0.6), 0.7)
    s.shape(e, fg)
    s.save(f"key_largo/emblem_{seat}")


def lugger(seat):
    s = Svg(200, 190, f"lugger of seat {seat}: one hull, emblem sail")
    col = SEATS[seat]
    # water shadow and wake
    s.shape(ell(108, 168, 84, 13), "#0B3145", 0.32)
    s.shape(wob(ell(100, 163, 86, 9), 2, 9, 4), FOAM, 0.8)
    s.shape(ell(104, 166, 70, 5), "#BFEDE4", 0.9)
    # masts and rigging
    for x0, y0, x1, y1, w in ((86, 146, 80, 14, 3), (150, 140, 152, 46, 2.3)):
        ink(s, stroke_poly([(x0, y0), (x1, y1)], w, w * 0.6, False), "#8A5A34", ow=1.2, d=1.8, hat=False)
    s.lines([[(80, 18), (14, 122)], [(80, 18), (132, 128)], [(152, 48), (182, 122)], [(152, 48), (92, 120)]],
        "#3B2A22", 1, 0.8, False)
    ink(s, stroke_poly([(44, 128), (2, 108)], 2.6, 1.4, False), "#8A5A34", ow=1.1, d=1, hat=False)
    # jib
    ink(s, blob((76, 26), (60, 62), (14, 112), (52, 112), (74, 116), n=6), "#F3E2BE", ow=1.5, d=5, seed=3, gap=4)
    # mizzen
    ink(s, blob((138, 58), (168, 50), (182, 92), (188, 124), (160, 122), (142, 118), n=6), "#F3E2BE", ow=1.5, d=6,
        seed=5, gap=4)
    # main lug sail, seat coloured
    yard = stroke_poly([(46, 36), (140, 20)], 2.2, 1.6, False)
    sail = blob((50, 38), (90, 30), (136, 23), (146, 56), (150, 92), (146, 122), (104, 126), (62, 122), (54, 84), n=7)
    g = ink(s, sail, col, ow=1.9, d=10, seed=2, gap=4.4, shade=0.32)
    s.lines([[(72, 35), (78, 80), (84, 123)], [(96, 30), (104, 80), (108, 125)], [(118, 27), (128, 74), (131, 124)]],
        dk(col, 0.55), 1, 0.45)
    band = g.intersection(rect(40, 106, 120, 12)).buffer(-0.4)
    s.shape(band, CREAM, 0.95)
    pt = pattern(seat, band)
    s.shape(pt if pt is not None else band.intersection(rect(40, 110, 120, 4)), dk(col, 0.1) if seat != "sun"
        else "#B07A00")
    if seat == "neutral":  # patched sailcloth
        for q in (poly((62, 44), (82, 41), (84, 58), (65, 61)), poly((120, 88), (144, 86), (143, 104), (122, 106)),
                poly((66, 86), (80, 86), (80, 102), (66, 102))):
            s.shape(q.intersection(g.buffer(-1)), lt(col, 0.5), 0.9, dk(col, 0.6), 1)
            s.lines([list(q.exterior.coords)], dk(col, 0.7), 1, 0.0 + 0.8, False)
    e = emblem(seat, 101, 70, 29)
    s.shape(e.buffer(2.2), dk(col, 0.62), 0.85)
    s.shape(e.buffer(0.4), INK if seat == "bone" else CREAM)
    s.lines([[(58 + i * 13, 96 + (i % 2)), (57 + i * 13, 102)] for i in range(7)], "#F7E4B8", 1.4, 0.8, False)
    ink(s, yard, "#9A6433", ow=1.1, d=1, hat=False)
    # pennant
    ink(s, blob((80, 8), (96, 11), (112, 7), (108, 13), (112, 18), (96, 19), (80, 17), n=4), col, ow=1.1, d=1.5,
        hat=False)
    # hull
    hull = Polygon(spl([(20, 120), (26, 128), (60, 134), (110, 135), (160, 130), (188, 120)], False, 6)
        + spl([(186, 134), (176, 152), (160, 163), (100, 167), (56, 163), (34, 148)], False, 6)).buffer(0)
    ink(s, hull, "#7A4A2C", ow=2, d=8, seed=9, gap=4)
    strake = Polygon(spl([(23, 126), (60, 139), (110, 141), (160, 136), (187, 126)], False, 6)
        + spl([(185, 134), (160, 146), (110, 151), (58, 148), (28, 135)], False, 6)).buffer(0).intersection(hull)
    s.shape(strake, s.lin(20, 0, 190, 0, lt(col, 0.25), col, dk(col, 0.3)))
    s.lines([[(23, 126), (60, 139), (110, 141), (160, 136), (187, 126)], [(28, 135), (58, 148), (110, 151),
        (160, 146), (185, 134)]], CREAM, 1.5, 0.9)
    s.lines([[(36, 146), (60, 156), (110, 159), (160, 154), (178, 148)]], "#3B2216", 1, 0.6)
    s.lines([spl([(20, 120), (26, 128), (60, 134), (110, 135), (160, 130), (188, 120)], False, 4)],
        lt("#7A4A2C", 0.6), 1.6, 0.9, False)
    # cabin, diver's ladder, crew
    ink(s, poly((112, 134), (112, 122), (140, 119), (142, 131)), "#C98F4A", ow=1.2, d=3, hat=False)
    s.shape(ell(127, 127, 3.4), "#FFE3A0", 1, INK, 1.2)
    for x, c in ((66, "#35618A"), (164, "#C4432B")):
        ink(s, blob((x - 5, 134), (x - 5, 124), (x, 119), (x + 5, 124), (x + 5, 134), n=4), c, ow=1, d=2, hat=False)
        s.shape(ell(x, 116, 4), "#E9B98C", 1, INK, 0.8)
        s.shape(unary_union([ell(x, 113.6, 5.6, 1.4), ell(x, 112, 3.2, 2.6)]), CREAM, 1, INK, 0.6)
    # bow wave
    s.shape(blob((24, 150), (36, 156), (52, 166), (90, 171), (60, 173), (30, 168), (18, 160), n=5), "#FFFFFF", 0.92)
    s.lines([[(60, 173), (100, 176), (150, 173), (182, 166)], [(150, 168), (178, 166), (196, 160)]], "#FFFFFF", 2,
        0.8)
    s.save(f"key_largo/lugger_{seat}")


def day_ring():
    s = Svg(120, 120, "day ring: a lifebuoy with a brass rim")
    o, i_ = ell(60, 60, 54), ell(60, 60, 42)
    s.shape(sh(o, 2.5, 4).difference(i_), "#0A1A22", 0.4)
    ring = o.difference(i_)
    ink(s, ring, "#FFF6E6", ow=2, d=4, hat=False, out="#5A1E14")
    for a in (45, 135, 225, 315):
        w = Polygon([(60, 60)] + [(60 + 70 * math.cos(math.radians(a + q)), 60 + 70 * math.sin(math.radians(a + q)))
            for q in range(-20, 21, 5)])
        seg = w.intersection(ring)
        s.shape(seg, s.lin(20, 16, 96, 104, "#E8705A", CORAL, "#8E2A1A"))
        hatch(s, seg.difference(sh(seg, -4, -4)), "#5A1E14", 0.9, 3, op=0.5)
    for a in range(22, 382, 45):
        p = [(60 + R * math.cos(math.radians(a + q)), 60 + R * math.sin(math.radians(a + q))) for R,
            q in ((56.5, -1), (58, 10), (57.5, 22), (56.5, 36), (56, 44))]
        s.line(p, "#6E4A22", 3.4)
        s.line(p, "#E3C07A", 1.8)
    s.shape(ell(60, 60, 43).difference(ell(60, 60, 41)), "#E3A83B", 1, "#6E4A22", 0.8)
    s.shape(ring.difference(sh(ring, 2.4, 2.8)), "#FFFFFF", 0.55)
    s.save("key_largo/day_ring")


def draw():
    for seat in SEATS:
        lugger(seat)
    emblem_badge("neutral")
    day_ring()
