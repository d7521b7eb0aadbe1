"""The ring road, its gates and the walls of the town."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.wood import Wood, form


def draw():
    """Write the drawings."""
    road()
    torch()
    wall_across()
    wall_upright()


def road():
    """A ring of cobbles, darker towards the Keep in the south-east."""
    W = Wood(540, 396, 160)
    cx, cy = 270, 198
    RO, ro, RI, ri = 252, 178, 192, 124
    W.fill([(x + 5, y + 8) for x, y in ellipse(cx, cy, RO + 6, ro + 6, n=72)], INK, .45, 0,
        [ellipse(cx + 5, cy + 8, RI - 8, ri - 8, n=72)])
    W.fill(ellipse(cx, cy, RO + 5, ro + 5, n=72), INK, 1, 0, [ellipse(cx, cy, RI - 5, ri - 5, n=72)])
    W.fill(ellipse(cx, cy, RO, ro, n=72), "#5A4A38", 1, 0, [ellipse(cx, cy, RI, ri, n=72)])
    rows = 4
    for k in range(rows):
        a0, b0 = RI + (RO - RI) * k / rows, ri + (ro - ri) * k / rows
        a1, b1 = RI + (RO - RI) * (k + 1) / rows, ri + (ro - ri) * (k + 1) / rows
        n = 62 + k * 6
        off = W.r.random()
        groups = {}
        for i in range(n):
            t0, t1 = 2 * math.pi * (i + off + .08) / n, 2 * math.pi * (i + off + .92 + W.r.uniform(-.06, .06)) / n
            m = (t0 + t1) / 2
            P = []
            for t, a, b in ((t0, a0 + 1.4, b0 + 1.2), (m, a0 + .8, b0 + .8), (t1, a0 + 1.4, b0 + 1.2),
                    (t1, a1 - 1.4, b1 - 1.2), (m, a1 - .6, b1 - .6), (t0, a1 - 1.4, b1 - 1.2)):
                P.append((cx + a * math.cos(t) + W.r.uniform(-.7, .7), cy + b * math.sin(t) + W.r.uniform(-.6, .6)))
            south_east = math.cos(m) * .5 + math.sin(m) * .6
            q = round(W.r.random() * 5)
            c = mix("#D9C49A", "#6A6772", round(max(0, min(1, .34 + south_east * .55)) * 8) / 8)
            c = mix(c, "#FFF3D0" if q > 2 else INK, (q % 3) * .05)
            groups.setdefault(c, []).append(P)
        for c, ps in groups.items():
            W.fills(ps, c)
    W.hatch([ellipse(cx, cy, RO, ro, n=72), ellipse(cx, cy, RI, ri, n=72)], 24, 5,
        lambda x, y: max(0, ((x - cx) / RO * .5 + (y - cy) / ro * .6) - .12) * .95)
    W.outline(ellipse(cx, cy, RO, ro, n=72), 4)
    W.outline(ellipse(cx, cy, RI, ri, n=72), 4)
    W.save("road_ring")


def torch():
    """A gate post with its torch."""
    W = Wood(48, 84, 161)
    W.hatch(ellipse(28, 77, 20, 5), 0, 3, .95)
    form(W, [(12, 78), (14, 34), (34, 34), (36, 78)], "#9A948A", 3, D=20, ang=84)
    form(W, rect(9, 28, 30, 9), "#B5AE9F", 2.6, D=10)
    W.inks([[(14, 50), (34, 50)], [(13, 64), (35, 64)], [(24, 38), (24, 50)], [(20, 50), (20, 64)]], 1.8)
    W.fill(ellipse(24, 16, 16, 16), "#FFD75E", .3)
    fl = smooth([(24, 0, 1), (31, 12), (31, 22), (24, 28), (17, 22), (17, 12)])
    W.fill(fl, "#F0871E")
    W.outline(fl, 2.4)
    W.fill(smooth([(24, 9), (28, 18), (24, 25), (20, 18)]), "#FFF0B0")
    W.save("gate_torch")


def wall_across():
    """The town wall, seen from the front."""
    W = Wood(400, 40, 190)
    W.hatch([(6, 20), (400, 20), (400, 40), (12, 40)], 0, 3, .9)
    b = rect(0, 10, 400, 20)
    W.fill(b, "#A79C86")
    W.hatch(b, 0, 3.6, lambda x, y: .1 + max(0, (y - 14) / 22))
    for k, y in enumerate((10, 17, 24)):
        W.inks([[(0, y), (400, y)]] + [[(x, y), (x + W.r.uniform(-1, 1), y + 6)] for x in range(8 + (k % 2) * 9, 400,
            19)], 1.6, INK, (0, 0))
    W.outline(rect(-4, 10, 408, 20), 2.6)
    for x in range(4, 400, 22):
        m = rect(x, 2, 12, 9)
        W.fill(m, "#C4B89C")
        W.hatch(m, 80, 3, lambda a, c, x=x: max(0, (a - x - 4) / 9))
        W.outline(m, 2.2)
    W.save("wall_h")


def wall_upright():
    """The town wall, seen from above its end."""
    W = Wood(34, 200, 191)
    W.hatch(rect(16, 0, 18, 200), 90, 3, .9)
    b = rect(5, 0, 18, 200)
    W.fill(b, "#A79C86")
    W.hatch(b, 90, 3.4, lambda x, y: .05 + max(0, (x - 11) / 14))
    W.inks([[(5, y), (23, y + W.r.uniform(-1, 1))] for y in range(6, 200, 13)], 1.6, INK, (0, 0))
    W.outline(rect(5, -4, 18, 208), 2.6)
    for y in range(4, 200, 22):
        m = rect(2, y, 9, 12)
        W.fill(m, "#D2C6A8")
        W.outline(m, 2.2)
        m = rect(17, y, 9, 12)
        W.fill(m, "#8F8674")
        W.outline(m, 2.2)
    W.save("wall_v")
