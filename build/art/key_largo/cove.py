"""Dolphins Cove: the show, a calm hour, the storm."""

import math
import random

from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString
from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, stroke_poly, wob
from art.ink import CORAL, FOAM, INK, MID, Svg, dk, ink, lt
from art.key_largo.buildings import pier
from art.key_largo.market import person


def dolphin_shape(s, x, y, k=1.0, flip=1, a=0, col="#4F8FA8"):
    """A leaping dolphin about 70 wide at k=1."""

    def T(g):
        g = scale(g, k * flip, k, origin=(0, 0))
        g = rotate(g, a, origin=(0, 0))
        return translate(g, x, y)

    body = blob((-36, 9), (-30, 2), (-22, -6), (-8, -15), (8, -17), (22, -12), (30, -5), (40, 0), (43, 3), (38, 5),
        (30, 4), (20, 8), (6, 5), (-8, 5), (-20, 9), (-28, 14), n=6)
    fin = blob((-2, -15), (-6, -27), (-13, -30), (-12, -22), (-11, -14), n=5)
    tail = blob((-32, 10), (-40, 8), (-50, 13), (-46, 15), (-42, 17), (-40, 26), (-33, 20), (-29, 13), n=5)
    flip_ = blob((12, 3), (10, 13), (4, 20), (2, 12), (4, 3), n=5)
    ink(s, T(unary_union([tail, fin])), dk(col, 0.1), ow=1.4, d=2.5 * k, hat=False)
    g = T(body)
    ink(s, g, col, ow=1.5, d=3.4 * k, gap=3, hat=False)
    belly = blob((-24, 9), (-8, 3), (8, 2), (20, 3), (36, 3), (30, 5), (20, 8), (6, 5.4), (-8, 5.6), (-18, 9), n=5)
    s.shape(T(belly).intersection(g.buffer(-0.3)), "#EAF6F2", 0.95)
    s.shape(T(blob((-24, -1), (-8, -11), (8, -13), (20, -9), (8, -9.5), (-8, -6), (-20, 3), n=5)), "#BFE8EE", 0.75)
    ink(s, T(flip_), dk(col, 0.15), ow=1.2, d=2, hat=False)
    s.shape(T(ell(27, -3.2, 1.5)), INK)
    s.shape(T(ell(26.6, -3.7, 0.5)), "#FFFFFF")
    s.line(list(T(LineString([(41, 2.4), (34, 1.6), (30, 2)])).coords), INK, 1, 0.7)


def splash(s, x, y, k=1.0, seed=1):
    r = random.Random(seed)
    s.shape(ell(x, y, 20 * k, 4.6 * k), FOAM, 0.9)
    s.shape(ell(x, y + 0.8, 15 * k, 2.6 * k), MID, 0.7)
    for i in range(7):
        a = -math.pi * (0.15 + 0.7 * i / 6)
        L = r.uniform(9, 17) * k
        s.shape(stroke_poly([(x + math.cos(a) * 6 * k, y - 1), (x + math.cos(a) * L * 0.8, y + math.sin(a) * L)], 2
            * k, 0.5, False), FOAM, 0.9)
        s.shape(ell(x + math.cos(a) * L, y + math.sin(a) * L * 1.15, 1.2 * k), "#FFFFFF", 0.9)


def cove(mode="show"):
    """show: three dolphins leap; calm: nobody pays, fins and one curious head; storm: closed, breakers, no dolphins."""
    storm = mode == "storm"
    s = Svg(290, 180, f"Dolphins Cove: jetty with a white pavilion, dolphins ({mode}), coral rocks")
    # the bay water
    bay = wob(ell(150, 104, 132, 62), 3, 10, 3)
    s.shape(bay, s.rad(140, 92, 140, *((("#B8F0E2", 0, 1), ("#7FD8CE", 0.6, 0.95), ("#58BEC0", 1, 0)) if not storm
        else (("#7FA8AC", 0, 1), ("#5A8C98", 0.6, 0.95), ("#3C6E80", 1, 0)))))
    for k, op in ((0.86, 0.5), (0.66, 0.45), (0.45, 0.4)):
        g = scale(bay, k, k)
        L = list(g.exterior.coords)
        r = random.Random(int(k * 100))
        i = 0
        segs = []
        while i < len(L) - 6:
            n = r.randint(4, 9)
            if r.random() < 0.62:
                segs.append(L[i : i + n])
            i += n + r.randint(1, 3)
        s.lines([q for q in segs if len(q) > 2], FOAM, 1.5, op)
    # pavilion on its jetty (right)
    pier(s, 176, 112, 88, 18, 3, "#B98A5A")
    s.shape(ell(222, 132, 50, 7), "#0E4D6B", 0.25)
    for x in (192, 207, 236, 251):
        ink(s, rect(x - 1.8, 74, 3.6, 42), "#FFF8E6", ow=1.1, d=1.4, hat=False)
    s.shape(rect(190, 76, 64, 36), "#24505C", 0.28)
    ink(s, rect(186, 108, 72, 5), "#F3E2C0", ow=1.2, d=1.5, hat=False)
    s.lines([[(190 + i * 5, 100), (190 + i * 5, 109)] for i in range(14)], "#FFF8E6", 1.5, 1, False)
    s.line([(188, 99), (256, 99)], "#FFF8E6", 2.2)
    if not storm:
        person(s, 214, 109, 24, "#C4432B", "#FFF6E0", True)
        person(s, 230, 109, 25, "#35618A")
    else:  # canvas let down and laced between the posts
        for k, x in enumerate((193, 208, 222, 237)):
            g = wob(poly((x, 76), (x + 14, 76), (x + 15, 104 + k % 2 * 2), (x - 1, 106 - k % 2)), 0.7, 6, k + 3)
            ink(s, g, "#C9BFA4" if k % 2 else "#B8AE96", ow=1.2, d=3, seed=k, gap=3)
        s.lines([[(188, 96), (222, 99), (256, 95)], [(188, 86), (222, 88), (256, 85)]], "#5A4630", 1.4, 0.9)
    ink(s, rect(183, 70, 78, 6), "#FFF3D6", ow=1.3, d=2, hat=False)
    n = 6
    top = [(206 + 32 * i / n, 44) for i in range(n + 1)]
    bot = [(178 + 88 * i / n, 71) for i in range(n + 1)]
    s.shape(poly(top[0], top[-1], bot[-1], bot[0]).buffer(1.6), "#123C48")
    for i in range(n):
        c = "#2E8C96" if i % 2 == 0 else "#FFF6E0"
        s.shape(poly(top[i], top[i + 1], bot[i + 1], bot[i]), s.lin(0, 44, 0, 72, lt(c, 0.2), c, dk(c, 0.14)))
    s.shape(poly(top[4], top[-1], bot[-1], bot[4]), "#14202E", 0.2)
    ink(s, blob((206, 45), (212, 36), (222, 32), (232, 36), (238, 45), n=5), "#2E8C96", ow=1.4, d=3, hat=False)
    s.line([(222, 32), (222, 20)], "#3B2A22", 1.8)
    if storm:  # the flag stands out stiff to leeward, torn
        ink(s, poly((221, 20), (206, 17), (190, 21), (196, 24), (188, 28), (206, 30), (221, 28)), CORAL, ow=1, d=1.5,
            hat=False)
    else:
        ink(s, blob((223, 20), (230, 22), (238, 19), (238, 27), (230, 30), (223, 28), n=4), CORAL, ow=1, d=1.5,
            hat=False)
    # rocks
    for x, y, k, sd in ((40, 116, 1.1, 1), (62, 126, 0.7, 2), (24, 100, 0.7, 5)):
        g = wob(blob((x - 17 * k, y + 7 * k), (x - 13 * k, y - 6 * k), (x - 3 * k, y - 14 * k), (x + 9 * k, y - 8
            * k), (x + 17 * k, y + 6 * k), (x, y + 10 * k)), 0.8, 5, sd)
        ink(s, g, "#8F8A78", ow=1.4, d=5 * k, seed=sd)
        s.shape(ell(x, y + 9 * k, 21 * k, 3 * k), FOAM, 0.75)
    # dolphins
    if mode == "show":
        dolphin_shape(s, 120, 60, 1.05, 1, -22, "#4A87A6")
        splash(s, 78, 92, 1.0, 3)
        dolphin_shape(s, 150, 112, 0.92, -1, 14, "#5B9AB2")
        splash(s, 190, 130, 0.8, 6)
        splash(s, 112, 128, 0.7, 2)
        dolphin_shape(s, 84, 134, 0.62, 1, -12, "#4A87A6")
        splash(s, 58, 147, 0.6, 9)
    elif mode == "calm":
        for x, y, k, fl in ((100, 84, 1.0, 1), (146, 112, 0.8, -1), (84, 132, 0.62, 1)):  # fins drawing rings
            s.shape(ell(x, y + 2, 24 * k, 5 * k), "#2E93A4", 0.4)
            ink(s, blob((x - 13 * k * fl, y + 1), (x - 2 * k * fl, y - 5 * k), (x + 5 * k * fl, y - 17 * k),
                (x + 9 * k * fl, y - 15 * k), (x + 9 * k * fl, y + 1), n=5), "#3F7894", ow=1.4, d=3, hat=False)
            s.shape(ell(x, y + 3, 20 * k, 2.6 * k).difference(ell(x, y + 2, 17 * k, 1.6 * k)), FOAM, 0.9)
            s.lines([[(x - 30 * k, y + 7 * k), (x, y + 11 * k), (x + 30 * k, y + 7 * k)], [(x - 40 * k, y + 2),
                (x - 33 * k, y + 6 * k)], [(x + 40 * k, y + 2), (x + 33 * k, y + 6 * k)]], FOAM, 1.3, 0.7)
        hd = blob((116, 142), (118, 126), (126, 116), (138, 117), (146, 124), (156, 127), (155, 131), (144, 132),
            (138, 142), n=5)
        ink(s, hd, "#4A87A6", ow=1.5, d=4, hat=False)
        s.shape(blob((124, 141), (130, 131), (142, 130), (152, 130), (144, 132), (137, 141), n=4), "#EAF6F2", 0.95)
        s.shape(ell(137, 123, 1.9), INK)
        s.shape(ell(136.4, 122.4, 0.6), "#FFFFFF")
        s.line([(155, 129), (147, 129), (143, 127)], INK, 1, 0.7)
        s.shape(ell(127, 143, 22, 4), FOAM, 0.85)
        s.shape(ell(128, 143, 15, 2), MID, 0.7)
    else:
        for x, y, w, h, sd in ((46, 92, 34, 15, 1), (96, 74, 42, 18, 2), (144, 94, 46, 20, 3), (92, 116, 50, 22, 4),
                (150, 136, 54, 24, 5), (74, 146, 40, 17, 6)):
            wv = wob(blob((x - w, y + h * 0.4), (x - w * 0.5, y - h * 0.05), (x - w * 0.06, y - h * 0.62),
                (x + w * 0.26, y - h * 0.7), (x + w * 0.42, y - h * 0.4), (x + w * 0.22, y - h * 0.28), (x + w * 0.2,
                y), (x + w * 0.5, y + h * 0.22), (x + w, y + h * 0.4), (x, y + h * 0.46), n=5), 0.7, 6, sd)
            s.shape(wv, s.lin(x, y - h, x, y + h * 0.5, "#5C9AA8", ("#2F6A80", 0.6, 1), ("#2F6A80", 1, 0)), tol=0.4)
            s.shape(blob((x - w * 0.5, y - h * 0.05), (x - w * 0.06, y - h * 0.68), (x + w * 0.28, y - h * 0.78),
                (x + w * 0.48, y - h * 0.36), (x + w * 0.34, y - h * 0.3), (x + w * 0.22, y - h * 0.5),
                (x - w * 0.02, y - h * 0.4), n=5), "#FFFFFF", 0.95)
            r = random.Random(sd)
            for _ in range(6):
                s.shape(ell(x + r.uniform(0, w * 0.6), y - h * r.uniform(0.8, 1.5), r.uniform(1, 2.4)), "#FFFFFF",
                    0.9)
            s.lines([[(x - w * 0.7, y + h * 0.3), (x, y + h * 0.2), (x + w * 0.7, y + h * 0.34)]], FOAM, 1.5, 0.7)
        for x, y, k in ((180, 128, 1.5), (212, 134, 1.1), (250, 130, 1.4), (40, 112, 1.3)):
            splash(s, x, y, k, int(x))
    s.save("key_largo/place_cove" + ("" if mode == "show" else "_" + mode))


def draw():
    cove()
    cove("calm")
    cove("storm")
