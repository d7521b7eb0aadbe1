"""The tavern and the Old Salt shop, with the carpentry that other buildings share."""

import math
import random

from shapely.geometry import LineString

from art.forms import blob, ell, lines_of, poly, rect, wob
from art.ink import CORAL, FOAM, INK, Svg, dk, hatch, ink, lt


def planks(s, x, y, w, h, col, n=7, vertical=True, seed=1, ow=1.2):
    r = random.Random(seed)
    ink(s, rect(x, y, w, h), col, ow=ow, d=0, hat=False, rim=0)
    ls = []
    for i in range(1, n):
        if vertical:
            u = x + w * i / n + r.uniform(-0.4, 0.4)
            ls.append([(u, y + 1), (u + r.uniform(-0.4, 0.4), y + h - 1)])
        else:
            u = y + h * i / n + r.uniform(-0.3, 0.3)
            ls.append([(x + 1, u), (x + w - 1, u + r.uniform(-0.3, 0.3))])
    s.lines(ls, dk(col, 0.7), 0.9, 0.55, smooth=False)


def roof(s, pts, col, seed=1, rows=6, ow=1.6, d=5):
    """A shingled or thatched roof plane."""
    g = poly(*pts)
    ink(s, g, col, ow=ow, d=d, hat=False, seed=seed, shade=0.3)
    x0, y0, x1, y1 = g.bounds
    r = random.Random(seed)
    ls, tick = [], []
    for i in range(1, rows):
        y = y0 + (y1 - y0) * i / rows
        L = LineString([(x0 - 5, y + r.uniform(-0.5, 0.5)), (x1 + 5, y + r.uniform(-0.5, 0.5))])
        for q in lines_of(L.intersection(g.buffer(-1))):
            ls.append(list(q.coords))
            (ax, ay), (bx, _by) = q.coords[0], q.coords[-1]
            k = ax + (2 if i % 2 else 5)
            while k < bx - 1:
                tick.append([(k, ay), (k + r.uniform(-0.4, 0.4), ay + (y1 - y0) / rows * r.uniform(0.5, 0.85))])
                k += r.uniform(6, 9)
    s.lines(ls, dk(col, 0.65), 0.9, 0.6, smooth=False)
    tk = [t for t in tick if g.buffer(-0.6).contains(LineString(t))]
    s.lines(tk, dk(col, 0.7), 0.8, 0.5, smooth=False)
    return g


def window(s, x, y, w, h, glow="#FFD98A", frame="#5B3A26", shutters=None):
    if shutters:
        for xx in (x - w * 0.55, x + w):
            ink(s, rect(xx, y - 1, w * 0.5, h + 2), shutters, ow=0.9, d=0, hat=False, rim=0)
            s.lines([[(xx + 1, y + h * k / 5), (xx + w * 0.5 - 1, y + h * k / 5)] for k in range(1, 5)],
                dk(shutters, 0.6), 0.7, 0.6, False)
    ink(s, rect(x, y, w, h, 1), frame, ow=1.1, d=0, hat=False, rim=0)
    s.shape(rect(x + 1.4, y + 1.4, w - 2.8, h - 2.8), s.lin(x, y, x, y + h, lt(glow, 0.5), glow, dk(glow, 0.25)))
    s.lines([[(x + w / 2, y + 1), (x + w / 2, y + h - 1)], [(x + 1, y + h / 2), (x + w - 1, y + h / 2)]], frame, 1.2,
        1, False)


def pier(s, x, y, w, h, seed=1, col="#A87645", posts=True):
    """A wooden jetty seen obliquely: deck w x h, posts below."""
    if posts:
        for i in range(5):
            px = x + 4 + (w - 10) * i / 4
            ink(s, rect(px, y + h - 3, 5, 15), dk(col, 0.35), ow=1, d=2, hat=False)
            s.shape(ell(px + 3, y + h + 13, 8, 2.2), FOAM, 0.55)
    ink(s, poly((x - 2, y), (x + w, y), (x + w + 3, y + h), (x - 5, y + h)), col, ow=1.5, d=0, hat=False)
    r = random.Random(seed)
    ls = []
    n = int(w / 6)
    for i in range(1, n):
        u = x + w * i / n
        ls.append([(u, y + 1), (u + (i / n - 0.5) * 5 + r.uniform(-0.5, 0.5), y + h - 1)])
    s.lines(ls, dk(col, 0.65), 0.9, 0.7, smooth=False)
    s.shape(rect(x - 4, y + h - 3, w + 6, 3), dk(col, 0.5), 0.9)
    s.shape(rect(x - 2, y, w + 2, 1.6), lt(col, 0.6), 0.7)


def barrel(s, x, y, w=13, h=17, col="#9A6433"):
    g = blob((x, y + h * 0.1), (x + w / 2, y), (x + w, y + h * 0.1), (x + w * 1.08, y + h / 2), (x + w, y + h * 0.95),
        (x + w / 2, y + h), (x, y + h * 0.95), (x - w * 0.08, y + h / 2))
    ink(s, g, col, ow=1.1, d=3, gap=2.6)
    s.lines([[(x - 0.5, y + h * k), (x + w / 2, y + h * k + 2), (x + w + 0.5, y + h * k)] for k in (0.26, 0.72)],
        "#3A3230", 1.6, 0.9)
    s.shape(ell(x + w / 2, y + h * 0.1, w * 0.42, h * 0.09), lt(col, 0.35))


def box_crate(s, x, y, w, h, col="#B98542"):
    ink(s, rect(x, y, w, h), col, ow=1.1, d=2.5, hat=False)
    s.lines([[(x + 1, y + h / 3), (x + w - 1, y + h / 3)], [(x + 1, y + h * 0.66), (x + w - 1, y + h * 0.66)],
        [(x + 2, y + h - 2), (x + w - 2, y + 2)]], dk(col, 0.6), 0.9, 0.7, False)


def tavern():
    s = Svg(250, 200, "The Siren tavern: two floors, balcony, lit windows, mermaid sign")
    pier(s, 6, 158, 120, 22, 4)
    # stone base
    ink(s, poly((60, 150), (232, 150), (236, 176), (54, 176)), "#A99C86", d=5, seed=7)
    # side wing
    planks(s, 168, 104, 60, 52, "#E9C98F", 7, seed=5, ow=1.5)
    s.shape(rect(196, 104, 32, 52), "#5A3A24", 0.22)
    # main body
    planks(s, 76, 62, 96, 94, "#F3DEB0", 11, seed=3, ow=1.5)
    s.shape(poly((134, 62), (172, 62), (172, 156), (134, 156)), "#7A4A2A", 0.16)
    hatch(s, rect(146, 64, 25, 90), "#6A4026", 0.8, 3.6, op=0.35)
    # wing roof
    roof(s, [(162, 106), (172, 82), (222, 82), (238, 106)], "#9C3B28", 9, 4)
    # ground floor arcade shadow and door
    s.shape(rect(77, 112, 94, 10), "#3B241A", 0.4)
    for x in (88, 148):
        window(s, x, 124, 14, 20, "#FFC45E", "#6A3A22")
    ink(s, blob((112, 156), (112, 130), (115, 123), (124, 120), (133, 123), (136, 130), (136, 156), n=5), "#FFB347",
        ow=1.6, d=0, hat=False)
    s.shape(poly((124, 121), (136, 128), (136, 156), (124, 156)), "#7A2F1C", 0.9)
    s.lines([[(124, 122), (124, 156)]], INK, 1.2, 0.8, False)
    s.shape(ell(118, 158, 16, 3.4), "#FFD27A", 0.7)
    for x in (184, 206):
        window(s, x, 118, 13, 17, "#FFCF73", "#6A3A22", "#2E7C72")
    # balcony
    for x in (80, 110, 138, 168):
        s.line([(x, 108), (x, 156)], "#6A4026", 3)
        s.line([(x - 0.8, 108), (x - 0.8, 156)], "#C99A5C", 0.9, 0.8)
    for x in (88, 117, 146):
        window(s, x, 74, 13, 20, "#FFE0A0", "#6A3A22", "#2E7C72")
    ink(s, rect(70, 104, 108, 6), "#8A5A34", ow=1.3, d=2, hat=False)
    s.lines([[(72 + i * 6.5, 92), (72 + i * 6.5, 104)] for i in range(17)], "#F7EBCB", 1.6, 1, False)
    ink(s, rect(70, 90, 108, 3), "#F7EBCB", ow=1, d=0, hat=False)
    # hip roof, cupola
    roof(s, [(62, 64), (88, 26), (158, 26), (188, 64)], "#B5452D", 2, 6)
    s.shape(poly((140, 27), (158, 27), (187, 63), (158, 63)), "#4A1710", 0.28)
    ink(s, rect(112, 12, 22, 16), "#F3DEB0", d=4, hat=False)
    window(s, 118, 16, 9, 10, "#FFE0A0")
    roof(s, [(106, 14), (123, -1 + 3), (141, 14)], "#B5452D", 5, 3)
    ink(s, rect(164, 16, 11, 22), "#A8705A", d=3, hat=False)
    for i, (dx, dy, r) in enumerate(((0, -4, 4), (4, -11, 5.5))):
        s.shape(ell(170 + dx, 14 + dy, r, r * 0.8), "#FFF6E0", 0.5 - i * 0.15)
    # hanging mermaid sign
    s.line([(76, 70), (38, 70)], "#3B2A22", 3)
    s.line([(42, 70), (62, 60), (76, 52)], "#3B2A22", 1.6)
    ink(s, wob(ell(46, 94, 21, 20), 0.5, seed=4), "#1F5B6B", ow=2, d=4, hat=False)
    s.shape(ell(46, 94, 17.5, 16.5).difference(ell(46, 94, 16, 15)), "#E3A83B")
    s.lines([[(36, 71), (36, 77)], [(56, 71), (56, 77)]], "#3B2A22", 1.4, 1, False)
    s.shape(blob((40, 93), (43, 99), (50, 101), (54, 104), (60, 101), (57, 107), (48, 107), (38, 103), (37, 96)),
        "#6FD0B4")
    s.shape(blob((40, 95), (39, 89), (43, 86), (47, 88), (46, 94), (44, 99)), "#F2C8A0")
    s.shape(ell(43, 84, 3.6), "#F2C8A0")
    s.shape(blob((40, 81), (44, 79), (48, 82), (50, 90), (47, 87), (45, 84), (41, 84)), "#C4432B")
    # barrels, lanterns
    for x, y in ((62, 146), (72, 150), (214, 148)):
        barrel(s, x, y, 13, 17)
    box_crate(s, 196, 152, 16, 14)
    for x in (110, 139):
        s.shape(ell(x, 121, 6.5), "#FFD47A", 0.35)
        s.shape(ell(x, 121, 2.6), "#FFF1C0")
    s.save("key_largo/place_tavern")


def shop():
    s = Svg(250, 200, "Old Salt equipment shop: boat shed, diving-helmet sign, hoses, tridents, anchor")
    pier(s, 70, 164, 120, 20, 8)
    ink(s, poly((36, 150), (214, 150), (220, 172), (30, 172)), "#9A927F", d=5, seed=2)
    wall = "#6E93A0"
    # shed body, side lean-to
    planks(s, 160, 102, 52, 54, "#587C8A", 7, seed=1, ow=1.5)
    roof(s, [(152, 104), (158, 84), (206, 88), (222, 106)], "#6B5A4A", 6, 4)
    body = poly((50, 156), (50, 84), (108, 34), (166, 84), (166, 156))
    ink(s, body, wall, ow=1.8, d=6, seed=9)
    ls = []
    for i in range(1, 14):
        x = 50 + 116 * i / 14
        top = 84 - (50 * (x - 50) / 58 if x < 108 else 50 * (166 - x) / 58)
        ls.append([(x, top + 3), (x, 155)])
    s.lines(ls, dk(wall, 0.6), 0.9, 0.5, False)
    s.shape(poly((108, 36), (166, 84), (166, 156), (136, 156)), "#16323C", 0.18)
    # gable roof edges
    for pts, c in (([(40, 88), (106, 28), (112, 28), (52, 92)], "#B0532E"),
            ([(176, 88), (112, 28), (105, 28), (164, 92)], "#83371F")):
        ink(s, poly(*pts), c, ow=1.6, d=2, hat=False)
    # big doors open, dark interior with goods
    ink(s, rect(80, 106, 54, 50), "#1A2A2E", ow=1.8, d=0, hat=False, grad=False)
    s.shape(rect(82, 108, 50, 46), s.rad(106, 128, 34, "#B8742E", "#2A2A26"))
    for x in (90, 98, 124):
        s.line([(x, 154), (x, 122)], "#E8C468", 1.6)
        s.lines([[(x - 3.5, 126), (x - 3.5, 119)], [(x, 126), (x, 117)], [(x + 3.5, 126), (x + 3.5, 119)],
            [(x - 3.5, 126), (x + 3.5, 126)]], "#E8C468", 1.3, 1, False)
    for y in (140, 146, 151):
        s.line([(103, y), (111, y + 2), (119, y)], "#D9A45A", 3.4)
        s.line([(103, y - 0.8), (111, y + 1.2), (119, y - 0.8)], "#F6DDA2", 0.9)
    for x, c, _k in ((66, "#3E6470", -1), (134, "#34545F", 1)):
        planks(s, x, 106, 14, 50, c, 3, seed=x, ow=1.3)
        s.line([(x + 1, 150), (x + 13, 112)], dk(c, 0.4), 1.8, 0.8)
    # diving helmet sign over the door
    s.shape(ell(109, 79, 25), "#10222B", 0.25)
    ink(s, blob((88, 96), (86, 78), (94, 62), (108, 57), (122, 62), (130, 78), (128, 96), (108, 101)), "#D69A3A",
        ow=2, d=7, seed=8)
    ink(s, ell(108, 78, 12), "#8A5A22", ow=1.4, d=0, hat=False)
    s.shape(ell(108, 78, 9), s.rad(104, 74, 12, "#BFEFF0", "#1E5A68"))
    s.lines([[(99, 78), (117, 78)], [(108, 69), (108, 87)]], "#8A5A22", 1.5, 1, False)
    for a in range(8):
        s.shape(ell(108 + 11 * math.cos(a * 0.785), 78 + 11 * math.sin(a * 0.785), 1.1), "#FCE2A0")
    for x in (88, 128):
        ink(s, ell(x, 80, 5, 6.5), "#A8742C", ow=1.2, d=2, hat=False)
    ink(s, poly((84, 95), (132, 95), (136, 102), (80, 102)), "#B97F2E", ow=1.3, d=2, hat=False)
    # anchor, coil, weights, net
    s.line([(38, 118), (38, 160)], INK, 6)
    s.line([(38, 118), (38, 160)], "#7C8A90", 3.2)
    s.line([(24, 148), (28, 160), (38, 164), (48, 160), (52, 148)], INK, 6)
    s.line([(24, 148), (28, 160), (38, 164), (48, 160), (52, 148)], "#7C8A90", 3.2)
    s.line([(29, 126), (47, 126)], INK, 5)
    s.line([(29, 126), (47, 126)], "#A9823F", 2.8)
    s.shape(ell(38, 114, 5.5).difference(ell(38, 114, 2.6)), "#7C8A90", 1, INK, 1)
    for i in range(4):
        y = 160 - i * 4.6
        ink(s, ell(178, y, 15, 5.5), "#C98F4A", ow=1.1, d=2, hat=False)
        s.shape(ell(178, y - 0.6, 8, 2.6), "#3C2A1C")
    window(s, 178, 116, 14, 17, "#FFCF73", "#34302A")
    barrel(s, 199, 146, 13, 17, "#7A5A3A")
    ink(s, poly((150, 146), (160, 146), (163, 160), (147, 160)), "#5A6268", ow=1.2, d=3, hat=False)
    s.shape(ell(155, 144, 4).difference(ell(155, 144, 2)), "#5A6268", 1, INK, 0.8)
    # flag
    s.line([(108, 30), (108, 4)], "#3B2A22", 2.2)
    ink(s, blob((109, 5), (120, 8), (132, 4), (131, 16), (120, 19), (109, 17), n=5), CORAL, ow=1.2, d=2, hat=False)
    s.save("key_largo/place_shop")


def draw():
    tavern()
    shop()
