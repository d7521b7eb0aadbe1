"""Palms, upright and in the storm, bushes and rocks."""

import math
import random

from shapely.geometry import Polygon
from shapely.ops import unary_union

from art.forms import blob, ell, spl, stroke_poly, wob
from art.ink import FOAM, Svg, ink, lt, mix


def palm(name, seed, lean, H=96, n=9, wind=False):
    s = Svg(120, 130, "palm")
    r = random.Random(seed)
    bx, by = 60 - lean * 0.5, 124
    tx, ty = 60 + lean * 0.5, 126 - H
    tr = [(bx, by), (bx + lean * 0.12, by - H * 0.35), (tx - lean * 0.2, by - H * 0.72), (tx, ty)]
    s.shape(ell(bx + 10, by, 22, 4.5), "#12202E", 0.28)
    g = stroke_poly(tr, 4.6, 2.6)
    ink(s, g, "#A9804E", ow=1.2, d=2.4, hat=False)
    p = spl(tr, False, 6)
    s.lines([[(x - 3, y), (x, y + 1.4), (x + 3, y - 0.6)] for x, y in p[1:-1]], "#4A3020", 0.9, 0.6, False)
    fr = []
    angs = [-2.95, -2.45, -2.0, -1.25, -0.75, -0.25, 0.25, -3.4, 0.55, -1.62][: n + 1]
    for _i, a in enumerate(angs):
        fr.append((a + r.uniform(-0.1, 0.1), r.uniform(38, 46)))
    fr.sort(key=lambda t: math.sin(t[0]) + 0.2 * abs(math.cos(t[0])))
    for j, (a, L) in enumerate(fr):
        c_, s_ = math.cos(a), math.sin(a)
        side = 1 if c_ >= 0 else -1
        ex, ey = tx + c_ * L * 0.92 + side * 5, ty + s_ * L * 0.42 + L * 0.30
        mx, my = tx + c_ * L * 0.55, ty + s_ * L * 0.55 - L * 0.12
        if wind:  # everything streams to the left, away from the hurricane
            q = j / len(fr)
            mx, my = tx - 13 + c_ * L * 0.16, ty - 13 + 22 * q + s_ * 4
            ex, ey = tx - L * (0.95 + 0.12 * math.cos(j * 2.1)), ty - 16 + 34 * q + 5 * math.sin(j * 1.7)
            side = -1
        mid = spl([(tx, ty), (mx, my), (ex, ey)], False, 7)
        up, dn = [], []
        for k, (x, y) in enumerate(mid):
            t = k / (len(mid) - 1)
            w = 7.6 * math.sin(math.pi * min(1, t * 0.9 + 0.1)) * (1 if k % 2 == 0 else 0.5)
            up.append((x + side * 1.5, y - w * 0.5))
            dn.append((x - side * 2.0, y + w * 0.95))
        g = Polygon(up + dn[::-1]).buffer(0)
        lvl = j / len(fr)
        c = mix("#2A6644", "#6DB257", lvl * (1 if side < 0 else 0.72))
        ink(s, g, c, ow=0.9, d=2, hat=False, out="#16382C")
        s.line([mid[0], mid[len(mid) // 2], mid[-2]], "#D5E894", 0.8, 0.55)
    for dx, dy in ((-3, 4), (3, 5), (0, 7)):
        ink(s, ell(tx + dx, ty + dy, 2.6), "#8A5A2A", ow=0.8, d=1, hat=False)
    s.save(f"key_largo/{name}")


def bush(name, seed, cols):
    s = Svg(90, 64, "jungle bush")
    r = random.Random(seed)
    s.shape(ell(48, 55, 38, 6), "#12202E", 0.25)
    lumps = [(r.uniform(16, 74), r.uniform(22, 46), r.uniform(11, 17)) for _ in range(9)]
    lumps.sort(key=lambda q: q[1])
    for i, (x, y, k) in enumerate(lumps):
        c = cols[i * len(cols) // 9]
        g = unary_union([ell(x + math.cos(j * 0.785 + i) * k * 0.62, y + math.sin(j * 0.785 + i) * k * 0.5, k
            * r.uniform(0.36, 0.5)) for j in range(8)] + [ell(x, y, k * 0.8, k * 0.66)]).simplify(0.5)
        ink(s, g, c, ow=1, d=4, hat=False, out="#16382C", shade=0.36, rim=0.32)
        s.lines([[(x - k * 0.5 + q * 4, y - k * 0.3 + q * 1.5), (x - k * 0.3 + q * 4, y - k * 0.45 + q * 1.5),
            (x - k * 0.1 + q * 4, y - k * 0.3 + q * 1.5)] for q in range(2)], lt(c, 0.6), 1, 0.6)
    if seed % 2:
        for _ in range(6):
            x, y = r.uniform(18, 72), r.uniform(22, 46)
            s.shape(ell(x, y, 2.2), ("#E8634A", "#FFC924", "#F3A0B8")[seed % 3])
            s.shape(ell(x - 0.6, y - 0.6, 0.8), "#FFF6E0")
    s.save(f"key_largo/{name}")


def rock(name, seed):
    s = Svg(70, 50, "reef rock")
    x, y, _k = 34, 30, 1.25
    s.shape(ell(x, y + 12, 30, 5), FOAM, 0.8)
    g = wob(blob((x - 19, y + 9), (x - 14, y - 6), (x - 4, y - 16), (x + 10, y - 9), (x + 20, y + 6), (x, y + 13)),
        1.4, 6, seed)
    ink(s, g, "#97917E", ow=1.4, d=6, seed=seed)
    s.lines([[(x - 22, y + 13), (x - 10, y + 16), (x + 4, y + 14), (x + 20, y + 15)]], FOAM, 2, 0.9)
    s.save(f"key_largo/{name}")


def draw():
    palm("palm_a_storm", 1, -20, 90, 9, True)
    palm("palm_b_storm", 4, -34, 84, 8, True)
    palm("palm_c_storm", 9, -14, 74, 9, True)
    palm("palm_a", 1, 22)
    palm("palm_b", 4, -26, 88, 8)
    palm("palm_c", 9, 8, 76, 9)
    bush("bush_a", 1, ["#2F6A44", "#3F7D4E", "#57995A"])
    bush("bush_b", 2, ["#35704A", "#4B8C50", "#78B05C"])
    bush("bush_c", 3, ["#2A5E48", "#3A7A58", "#4E9468"])
    rock("rock_a", 2)
    rock("rock_b", 5)
