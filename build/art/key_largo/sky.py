"""Clouds, the hurricane, lightning."""

import math
import random

from shapely.geometry import Polygon, box
from shapely.ops import unary_union

from art.forms import ell, rect, sh
from art.ink import Svg, dk, hatch


def cloud(name, seed, storm=False):
    s = Svg(240, 90, "cloud")
    r = random.Random(seed)
    base = 74
    lumps = [(30 + i * 20 + r.uniform(-5, 5), base - r.uniform(2, 10) - 26 * math.sin(math.pi * (i + 0.5) / 10)
        * r.uniform(0.7, 1.15), r.uniform(15, 24) * (0.7 + 0.5 * math.sin(math.pi * (i + 0.5) / 10)))
        for i in range(10)]
    g = unary_union([ell(x, y, k, k * 0.86) for x, y, k in lumps] + [ell(120, base - 6, 114, 14), rect(40, 46, 150,
        26)]).intersection(box(0, 0, 240, base + 3))
    a, b, c = ("#FFFDF4", "#F3E4D0", "#C9BFC4") if not storm else ("#8A84A4", "#5F587E", "#393252")
    s.shape(g, s.lin(60, 0, 130, base, a, (b, 0.6), (c, 1)))
    for x, y, k in lumps[1:9:2]:
        e = ell(x, y, k, k * 0.86)
        s.shape(e.difference(sh(e, -k * 0.2, -k * 0.26)).intersection(g), c, 0.5)
        s.shape(e.difference(sh(e, k * 0.16, k * 0.2)).intersection(g), "#FFFFFF" if not storm else "#B8B2CC", 0.6)
    hatch(s, g.intersection(box(0, base - 22, 240, base)), dk(c, 0.4), 0.8, 4, 0, 0.4, seed)
    s.save(f"key_largo/{name}")


def hurricane():
    s = Svg(520, 300, "hurricane Katty seen obliquely: spiral arms around a pale eye")
    cx, cy, sq = 260, 150, 0.5
    s.shape(ell(cx, cy, 250, 136), s.rad(cx, cy, 250, ("#241B3C", 0, 0.95), ("#3A3158", 0.55, 0.8), ("#4A3F63", 1,
        0)))
    cols = [("#2A2142", 0.95), ("#4A3F6B", 0.95), ("#7A7298", 0.9), ("#B4AEC6", 0.85)]
    for layer, (c, op) in enumerate(cols):
        for arm in range(6):
            a0 = arm * math.pi / 3 + layer * 0.16
            pts = []
            for i in range(30):
                t = i / 29
                R = 22 + 225 * (1 - t) ** 1.15
                a = a0 + 4.6 * t
                pts.append((cx + R * math.cos(a), cy + R * sq * math.sin(a)))
            w0, w1 = (15, 11, 6.5, 2.6)[layer], (5, 3.4, 2.2, 1.2)[layer]
            # taper both ends: thin - thick - thin
            n = len(pts)
            left, right = [], []
            for i, (x, y) in enumerate(pts):
                p, q = pts[max(0, i - 1)], pts[min(n - 1, i + 1)]
                dx, dy = q[0] - p[0], q[1] - p[1]
                L = math.hypot(dx, dy) or 1
                w = (w1 + (w0 - w1) * (1 - i / n)) * math.sin(math.pi * min(1, (i + 0.6)
                    / (n * 0.22))) if i < n * 0.11 else w1 + (w0 - w1) * (1 - i / n)
                w *= 1 + 0.25 * math.sin(i * 1.7 + arm)
                left.append((x - dy / L * w, y + dx / L * w * 0.8))
                right.append((x + dy / L * w, y - dx / L * w * 0.8))
            s.shape(Polygon(left + right[::-1]).buffer(0), c, op, tol=0.5)
    for arm in range(6):  # cloud heads riding on the arms
        for i in range(2, 24, 3):
            tt = i / 29
            R = 22 + 225 * (1 - tt) ** 1.15
            a = arm * math.pi / 3 + 0.22 + 4.6 * tt
            x, y, k = cx + R * math.cos(a), cy + R * sq * math.sin(a), 4 + 11 * (1 - tt)
            e = unary_union([ell(x, y, k, k * 0.6), ell(x + k * 0.9, y + k * 0.15, k * 0.7, k * 0.45),
                ell(x - k * 0.9, y + k * 0.2, k * 0.6, k * 0.4)])
            s.shape(sh(e, 1.5, 2.5), "#1A1430", 0.45, tol=0.5)
            s.shape(e, "#6A6288", 0.95, tol=0.5)
            s.shape(e.intersection(sh(e, -k * 0.25, -k * 0.3)), "#A8A2BE", 0.8, tol=0.5)
    s.shape(ell(cx, cy, 30, 15), "#1A1430")
    s.shape(ell(cx, cy + 1, 22, 10.5), s.rad(cx - 4, cy - 2, 24, "#F7E9C0", ("#8A84A4", 0.6), ("#3A3158", 1)))
    s.save("key_largo/hurricane")
    s = Svg(120, 200, "lightning")
    z = [(70, 0), (48, 62), (64, 64), (36, 122), (52, 124), (20, 200)]
    s.lines([z], "#FFF6C8", 9, 0.25, False)
    s.lines([z], "#FFFBE6", 4, 0.95, False)
    s.lines([[(48, 62), (22, 90), (28, 110)], [(36, 122), (62, 150), (60, 170)]], "#FFFBE6", 2, 0.8, False)
    s.save("key_largo/lightning")


def draw():
    cloud("cloud_a", 3)
    cloud("cloud_b", 8)
    cloud("cloud_storm_a", 5, True)
    cloud("cloud_storm_b", 12, True)
    hurricane()
