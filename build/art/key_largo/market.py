"""The Tourist Market, on a fair day and in the storm."""

import math

from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect
from art.ink import INK, Svg, dk, hatch, ink, lt, mix
from art.key_largo.buildings import barrel, box_crate, pier, planks, roof, window


def awning(s, x, y, w, h, c1, c2="#FFF3D6", n=5):
    """Striped awning with a scalloped edge, roof plane tilted to the viewer."""
    top = [(x + w * 0.1 + (w * 0.8) * i / n, y) for i in range(n + 1)]
    bot = [(x + w * i / n, y + h) for i in range(n + 1)]
    full = poly(top[0], top[-1], bot[-1], bot[0])
    scal = unary_union([ell((bot[i][0] + bot[i + 1][0]) / 2, y + h, w / n / 2, h * 0.3) for i in range(n)])
    s.shape(unary_union([full, scal]).buffer(1.4), mix(dk(c1, 0.7), INK, 0.3))
    for i in range(n):
        c = c1 if i % 2 == 0 else c2
        s.shape(ell((bot[i][0] + bot[i + 1][0]) / 2, y + h, w / n / 2, h * 0.3), dk(c, 0.22))
        s.shape(poly(top[i], top[i + 1], bot[i + 1], bot[i]), s.lin(0, y, 0, y + h, lt(c, 0.25), c, dk(c, 0.15)))
    s.shape(poly(top[n * 2 // 3], top[-1], bot[-1], bot[n * 2 // 3]), "#14202E", 0.16)
    s.shape(poly(top[0], top[-1], (top[-1][0], y + 1.6), (top[0][0], y + 1.6)), "#FFFFFF", 0.5)


def person(s, x, y, h, coat, hat="#F3DEB0", skirt=False):
    b = blob((x - h * 0.13, y), (x - h * 0.12, y - h * 0.5), (x, y - h * 0.68), (x + h * 0.12, y - h * 0.5),
        (x + h * (0.24 if skirt else 0.13), y), (x, y + h * 0.02))
    ink(s, b, coat, ow=0.9, d=1.6, hat=False)
    s.shape(ell(x, y - h * 0.76, h * 0.11), "#E9B98C", 1, dk(coat, 0.7), 0.6)
    s.shape(unary_union([ell(x, y - h * 0.83, h * 0.2, h * 0.05), ell(x, y - h * 0.88, h * 0.1, h * 0.09)]), hat, 1,
        dk(hat, 0.7), 0.6)


def market(storm=False):
    s = Svg(250, 200, "Tourist market: clock tower, three striped stalls, bunting, visitors")
    s.tol = 0.26
    pier(s, 128, 160, 116, 22, 6)
    ink(s, poly((22, 146), (212, 146), (220, 176), (14, 176)), "#D8BE8A", d=5, seed=4)
    s.lines([[(22 + i * 21, 148), (18 + i * 22, 174)] for i in range(1, 9)] + [[(20, 160), (216, 160)]], "#9A7A48",
        0.9, 0.5, False)
    # custom house behind
    planks(s, 118, 76, 90, 74, "#E3A887", 10, seed=3, ow=1.5)
    s.shape(rect(164, 76, 44, 74), "#5A2A22", 0.18)
    roof(s, [(110, 78), (124, 52), (200, 52), (218, 78)], "#3F7A78", 3, 5)
    for x in (128, 150, 172, 192):
        window(s, x, 88, 11, 17, "#BFE6E0", "#6A3A2A")
    # clock tower
    planks(s, 76, 40, 38, 110, "#F6E6C2", 5, seed=8, ow=1.6)
    s.shape(rect(97, 40, 17, 110), "#7A4A2A", 0.2)
    hatch(s, rect(102, 42, 11, 106), "#6A4026", 0.8, 3.4, op=0.4)
    ink(s, rect(72, 36, 46, 7), "#E3A83B", d=2, hat=False, ow=1.3)
    ink(s, rect(72, 84, 46, 5), "#E3A83B", d=2, hat=False, ow=1.2)
    ink(s, ell(95, 62, 14.5), "#FFFDF2", ow=1.8, d=0, hat=False, grad=False)
    s.shape(ell(95, 62, 14.5).difference(ell(95, 62, 12)), "#C4432B")
    for k in range(12):
        a = k * math.pi / 6
        s.line([(95 + 10.6 * math.cos(a), 62 + 10.6 * math.sin(a)), (95 + 8.4 * math.cos(a), 62 + 8.4 * math.sin(a))],
            INK, 1.1)
    s.lines([[(95, 62), (95, 54.5)], [(95, 62), (100.5, 65)]], INK, 1.9, 1, False)
    roof(s, [(68, 38), (95, 4), (122, 38)], "#C4432B", 4, 6)
    s.shape(poly((95, 5), (121, 38), (100, 38)), "#4A1710", 0.28)
    s.line([(95, 6), (95, -4 + 2)], "#E3A83B", 2)
    # bunting
    for a, b in () if storm else (((116, 46), (206, 58)), ((74, 50), (18, 106))):
        pts = [(a[0] + (b[0] - a[0]) * t / 8, a[1] + (b[1] - a[1]) * t / 8 + 14 * math.sin(math.pi * t / 8))
            for t in range(9)]
        s.line(pts, "#3B2A22", 1)
        for i in range(1, 8):
            (x1, y1), (x2, y2) = pts[i], pts[i + 1]
            mx, my = (x1 + x2) / 2, (y1 + y2) / 2
            s.shape(poly((mx - 3.6, my), (mx + 3.6, my), (mx, my + 8)),
                ("#C4432B", "#FFC924", "#37B096", "#FFF6E0")[i % 4], 1, "#3B2A22", 0.6)
    # stalls
    for k, (x, c) in enumerate(((16, "#C4432B"), (84, "#E3A83B"), (152, "#2E8C86"))):
        for px in (x + 5, x + 57):
            s.line([(px, 118), (px, 162)], "#5A3A24", 3)
        s.shape(rect(x + 6, 118, 50, 30), "#3B241A", 0.55)
        ink(s, rect(x + 3, 142, 57, 17), "#A87645", ow=1.3, d=3, hat=False)
        s.lines([[(x + 4, 150), (x + 59, 150)]], "#5A3A24", 0.9, 0.6, False)
        for j in range(5):
            cx = x + 10 + j * 10.5
            if k == 0:
                ink(s, ell(cx, 139, 4.8), ("#F0A030", "#7FB24A", "#D8502E")[j % 3], ow=0.9, d=2, hat=False)
            elif k == 1:
                ink(s, blob((cx - 3, 143), (cx - 4, 137), (cx - 1.6, 133), (cx - 2, 129), (cx + 2, 129),
                    (cx + 1.6, 133), (cx + 4, 137), (cx + 3, 143), n=4), ("#32A898", "#C9703A")[j % 2], ow=0.9, d=2,
                    hat=False)
            else:
                ink(s, rect(cx - 4, 134, 8, 9), ("#B98542", "#F3BA1E", "#A9197B")[j % 3], ow=0.9, d=2, hat=False)
        awning(s, x - 2, 100, 66, 22, c)
    storm or person(s, 80, 170, 27, "#3D6E9A", skirt=True)
    storm or person(s, 92, 172, 28, "#8A3A34", "#FFF6E0")
    storm or person(s, 146, 171, 26, "#F3E2C0", "#C4432B", True)
    box_crate(s, 24, 160, 15, 13)
    barrel(s, 212, 150, 12, 16)
    s.save("key_largo/place_market" + ("_storm" if storm else ""))


def draw():
    market()
    market(True)
