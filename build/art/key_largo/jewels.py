"""The jewels, one to seven stones, and the monster."""

import math
import random

from shapely.geometry import Polygon

from art.forms import blob, ell, poly, rect, sh, spl, stroke_poly
from art.ink import GOLD, JEWEL, MONSTER, Svg, dk, ink, lt
from art.key_largo.cards import WIN, H, W, frame, glint, light_rays, unframe


def gem(s, cx, cy, R, col, cut=8, sy=1.0):
    """A faceted gem seen from above: table, crown facets lit from the top left."""

    def ring(rr, off=0, n=cut):
        return [(cx + rr * math.cos(2 * math.pi * (i + off) / n - math.pi / 2), cy + rr * sy * math.sin(2 * math.pi
            * (i + off) / n - math.pi / 2)) for i in range(n)]

    o, m, t = ring(R, 0.5), ring(R * 0.8, 0), ring(R * 0.52, 0.5)
    s.shape(sh(Polygon(o), R * 0.1, R * 0.16), "#140414", 0.45)
    s.shape(Polygon(o).buffer(max(1.2, R * 0.05)), dk(col, 0.8))
    n = cut
    r = random.Random(int(cx * 7 + R))

    def facet(pts):
        mx, my = sum(p[0] for p in pts) / len(pts) - cx, sum(p[1] for p in pts) / len(pts) - cy
        v = -(mx * 0.7 + my * 0.75) / R + r.uniform(-0.18, 0.18)
        s.shape(poly(*pts), lt(col, min(0.85, 0.15 + v)) if v > 0 else dk(col, min(0.65, -v * 0.8)), 1, dk(col, 0.55),
            max(0.5, R * 0.018))

    for i in range(n):
        facet([o[i], o[(i + 1) % n], m[(i + 1) % n]])
        facet([o[i], m[(i + 1) % n], t[i]] if False else [o[i], m[(i + 1) % n], t[i], m[i]])
    s.shape(Polygon(t), s.lin(cx - R * 0.5, cy - R * 0.5, cx + R * 0.5, cy + R * 0.5, lt(col, 0.7), (col, 0.55),
        dk(col, 0.35)), 1, dk(col, 0.5), max(0.5, R * 0.02))
    s.shape(poly(t[-1], t[0], (cx + R * 0.1, cy - R * 0.05 * sy), (cx - R * 0.3, cy - R * 0.1 * sy)), "#FFFFFF", 0.5)
    glint(s, cx - R * 0.36, cy - R * 0.42 * sy, R * 0.34)


GEMS = {100: [(125, 172, 58, "#A9197B", 8)], 150: [(92, 182, 44, "#A9197B", 8), (166, 160, 38, "#3D6FD8", 6)],
    200: [(125, 130, 40, "#1FA36A", 8), (82, 204, 38, "#A9197B", 6), (170, 204, 38, "#3D6FD8", 8)],
    250: [(80, 128, 34, "#D8342E", 8), (170, 128, 34, "#1FA36A", 6), (80, 212, 34, "#3D6FD8", 6), (170, 212, 36,
    "#A9197B", 8)], 300: [(125, 170, 46, "#A9197B", 10), (64, 118, 27, "#D8342E", 6), (186, 118, 27, "#1FA36A", 8),
    (64, 226, 27, "#3D6FD8", 8), (186, 226, 27, "#E08A1E", 6)], 400: [(125, 172, 56, "#A9197B", 12), (125, 96, 22,
    "#D8342E", 6), (196, 132, 23, "#1FA36A", 8), (196, 216, 23, "#3D6FD8", 6), (125, 250 - 4, 20, "#E08A1E", 6),
    (54, 216, 23, "#2FB4C4", 8), (54, 132, 23, "#7A3AC8", 6)]}


def jewel(v):
    s = Svg(W, H, f"treasure: jewel, face value {v}")
    frame(s, JEWEL)
    s.shape(WIN, s.rad(125, 168, 165, "#F2A6D4", ("#8E1A6E", 0.5), ("#34083A", 1)))
    light_rays(s, 125, 170, "#FFE6F6", 0.16, 18, 0, 360, 240, v)
    for i in range(5):  # satin folds
        y = 84 + i * 44
        s.line([(18, y + 14), (80, y), (150, y + 22), (236, y + 2)], "#4A0A46", 2, 0.35)
        s.line([(18, y + 9), (80, y - 5), (150, y + 17), (236, y - 3)], "#FFC6E8", 1.6, 0.3)
    g = GEMS[v]
    if v == 400:
        ringo = ell(125, 172, 80, 84).difference(ell(125, 172, 73, 77))
        ink(s, ringo, GOLD, ow=1.4, d=2, hat=False)
    if v == 300:
        for a in g[1:]:
            s.line([(125, 170), (a[0], a[1])], "#6A3A08", 5)
            s.line([(125, 170), (a[0], a[1])], GOLD, 3)
    for x, y, R, c, n in g:
        if R > 24:
            ink(s, ell(x, y, R * 1.14), GOLD, ow=1.4, d=R * 0.1, hat=False)
            for k in range(6):
                a = k * math.pi / 3 + 0.3
                s.shape(ell(x + R * 1.08 * math.cos(a), y + R * 1.08 * math.sin(a), R * 0.09), "#FFF0B0", 1,
                    "#8A5A08", 0.8)
        gem(s, x, y, R, c, n)
    unframe(s, JEWEL)
    s.save(f"key_largo/treasure_jewel_{v}")


# ---- monster -------------------------------------------------------------------------------------
def tentacle(s, pts, w0, col, seed, suckers=1):
    g = stroke_poly(pts, w0, 1.6)
    ink(s, g, col, ow=2, d=w0 * 0.5, seed=seed, gap=3.4)
    p = spl(pts, False, 6)
    n = len(p)
    for i in range(2, n - 2, 2):
        (ax, ay), (bx, by) = p[i - 1], p[i + 1]
        L = math.hypot(bx - ax, by - ay) or 1
        w = w0 + (1.6 - w0) * i / n
        x, y = p[i][0] + suckers * (by - ay) / L * w * 0.5, p[i][1] - suckers * (bx - ax) / L * w * 0.5
        k = max(1.2, w * 0.34)
        s.shape(ell(x, y, k), "#F2B6A8", 1, "#3A0E28", 0.9)
        s.shape(ell(x, y, k * 0.45), "#8E3A50")


def monster():
    win = rect(20, 20, 210, 310, 8)
    s = Svg(W, H, "sea monster: kraken round a wreck lantern")
    frame(s, MONSTER, win)
    s.shape(win, s.rad(125, 150, 230, "#5E8F8A", ("#274058", 0.35), ("#1A1030", 0.8), ("#0C0618", 1)))
    light_rays(s, 125, -30, "#BFF0E0", 0.07, 7, 60, 120, 420, 2)
    for x, y, k in ((60, 60, 4), (70, 44, 6), (56, 38, 3), (190, 70, 5), (198, 54, 3.4)):
        s.shape(ell(x, y, k).difference(ell(x, y, k - 1.1)), "#CFF6EE", 0.7)
    c = "#7A2E5C"
    tentacle(s, [(70, 330), (30, 270), (36, 200), (72, 160), (64, 110), (36, 88), (44, 62), (66, 66)], 17, dk(c, 0.3),
        3, -1)
    tentacle(s, [(182, 330), (222, 270), (216, 200), (184, 158), (190, 108), (216, 84), (204, 58), (184, 66)], 17,
        dk(c, 0.3), 4, 1)
    head = blob((125, 92), (168, 116), (186, 166), (176, 216), (190, 260), (170, 300), (80, 300), (60, 260),
        (74, 216), (64, 166), (82, 116))
    ink(s, head, c, ow=2.4, d=14, seed=6, gap=4.2, out="#160616")
    for i in range(9):
        r = random.Random(i)
        s.shape(ell(r.uniform(92, 150), r.uniform(108, 150), r.uniform(3, 7), r.uniform(2, 5)), "#B8558A", 0.55)
    for x, d in ((96, 1), (154, -1)):
        s.shape(ell(x, 196, 25, 20, 12 * d), "#1A0618")
        s.shape(ell(x, 197, 20, 15.5, 12 * d), s.rad(x - 4, 191, 24, "#FFF6A8", ("#F3A21E", 0.55), ("#A8380E", 1)))
        s.shape(ell(x, 197, 4.6, 13), "#120410")
        s.shape(ell(x - 6, 191, 4, 3), "#FFFFFF", 0.95)
        s.line([(x - 26 * d, 172), (x, 172), (x + 24 * d, 184)], "#160616", 6)
        s.line([(x - 26 * d, 170), (x, 170), (x + 22 * d, 181)], "#B8558A", 2.4, 0.9)
    mouth = blob((100, 240), (125, 232), (150, 240), (144, 262), (125, 272), (106, 262))
    s.shape(mouth.buffer(2), "#160616")
    s.shape(mouth, "#2A0410")
    for i in range(5):
        x = 106 + i * 9.5
        s.shape(poly((x - 4.6, 240 - (2 - abs(i - 2)) * 2.4), (x + 4.6, 240 - (2 - abs(i - 2)) * 2.4), (x, 254)),
            "#FFF2D0", 1, "#160616", 0.8)
    tentacle(s, [(40, 335), (58, 296), (96, 288), (110, 306), (88, 322), (74, 308)], 16, c, 7, 1)
    tentacle(s, [(214, 335), (194, 296), (156, 290), (140, 306), (160, 324), (176, 310)], 16, c, 8, -1)
    unframe(s, MONSTER, win, False)
    s.save("key_largo/monster")


def draw():
    for value in GEMS:
        jewel(value)
    monster()
