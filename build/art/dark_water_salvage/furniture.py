"""What stands on the chart beside the lake: compass rose and cartouche."""

import math

from art.dark_water_salvage.letters import letters
from art.dark_water_salvage.wash import DEEP, INK, MAGENTA, Art, path, polar, smooth


def draw():
    """Write both."""
    rose()
    cartouche()


def rose():
    a = Art(200, 200, 130, "compass rose (magenta ring as on lake charts)")
    a.circ(100, 100, 76, "#F4F1E6", op=0.55)
    for r, w in ((76, 1.6), (66, 1), (70, 0.8)):
        a.circ(100, 100, r, "none", MAGENTA, w)
    d = ""
    for k in range(72):
        d += path([polar(100, 100, 70, 5 * k), polar(100, 100, 73 if k % 3 else 76, 5 * k)])
    a.d(d, stroke=MAGENTA, sw=1)
    for L, base in ((38, 22.5), (52, 45), (66, 0)):
        steps = [base + 90 * k for k in range(4)] if base != 22.5 else [22.5 + 45 * k for k in range(8)]
        for t in steps:
            c, s = math.cos(math.radians(t - 90)), math.sin(math.radians(t - 90))
            w = L * 0.16
            a.poly([(100, 100), (100 + c * L * 0.22 - s * w, 100 + s * L * 0.22 + c * w), (100 + c * L, 100 + s * L)],
                DEEP if base == 45 else INK, INK, 0.9)
            a.poly([(100, 100), (100 + c * L * 0.22 + s * w, 100 + s * L * 0.22 - c * w), (100 + c * L, 100 + s * L)],
                "#FBF8EE", INK, 0.9)
    a.circ(100, 100, 8, "#D9952B", INK, 1.4)
    a.circ(100, 100, 3, INK)
    a.d("M100 6L108 24Q100 19 92 24Z", MAGENTA, INK, 1)
    a.d("M100 6V24", stroke=INK, sw=1)
    for L, x, y in (("E", 187, 100), ("S", 100, 187), ("W", 13, 100)):
        a.d(letters(L, x, y, 24), INK)
    a.d(letters("N", 122, 14, 24), INK)
    a.save("compass_rose")


def cartouche():
    a = Art(560, 116, 131, "title cartouche: a scroll; the lake's name goes on it")
    a.d("M44 20H516Q530 20 530 34V90Q530 104 516 104H44Q30 104 30 90V34Q30 20 44 20Z", "#3A2C14", op=0.28)
    for m in (0, 1):

        def X(x, m=m):
            return 560 - x if m else x

        a.d(smooth([(X(46), 12), (X(14), 6), (X(2), 30), (X(14), 50), (X(34), 44), (X(34), 84), (X(14), 78), (X(2), 94),
            (X(16), 110), (X(46), 100)], True), "#D9C79A", INK, 1.8)
        a.circ(X(19), 29, 7, "#B89F68", INK, 1.4)
        a.circ(X(19), 29, 2.4, INK)
        a.circ(X(19), 94, 6, "#B89F68", INK, 1.4)
        a.circ(X(19), 94, 2, INK)
        a.hatch([(X(24), 46), (X(34), 44), (X(34), 84), (X(24), 80)], 0.1, 3, INK, 0.8, 0.5)
    a.d("M36 12Q280 4 524 12Q520 56 524 102Q280 110 36 102Q40 56 36 12Z", a.lin(36, 0, 524, 110, (0, "#FFFCF0"),
        (0.6, "#F6EFD9"), (1, "#E3D5AE")), INK, 2)
    a.d("M43 18Q280 10 517 18Q513 56 517 96Q280 104 43 96Q47 56 43 18Z", stroke=MAGENTA, sw=1.4)
    a.d("M47 22Q280 14 513 22Q509 56 513 92Q280 100 47 92Q51 56 47 22Z", stroke=INK, sw=0.8)
    a.save("cartouche")
