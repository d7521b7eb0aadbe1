"""Cards without art and words, and their backs."""

import math

from art.killmans_keep.emblems import CAT, cat_glyph
from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.wood import Wood, form

EDGES = dict(zip(CAT, ("ring", "zig", "diag", "bars", "chev", "dots"), strict=True))
"""The pattern that is cut into the border: a second sign of the category."""


def draw():
    """Write the drawings."""
    for name, colour in CAT.items():
        frame(name, colour, EDGES[name])
    frame("monster", "#3A3034", "teeth")
    frame("goal", "#4F7A58", "diag")
    back_keep()
    back_goal()


def rrect(x, y, w, h, r):
    """A rectangle with round corners."""
    return ellipse(x + w - r, y + r, r, r, 270, 360, 6) + ellipse(x + w - r, y + h - r, r, r, 0, 90,
        6) + ellipse(x + r, y + h - r, r, r, 90, 180, 6) + ellipse(x + r, y + r, r, r, 180, 270, 6)


def frame(name, col, kind):
    """A card of 160 by 224 without art and words; its window is at (11, 37), 138 wide."""
    W = Wood(160, 224, 140)
    W.fill(rrect(0, 0, 160, 224, 12), INK)
    W.fill(rrect(2.2, 2.2, 155.6, 219.6, 10.5), col)
    # edge pattern, cut in the border
    dk = mix(col, INK, .5)
    L = []
    if kind == "diag":
        for k in range(-30, 60):
            L.append([(2, k * 8), (10, k * 8 - 8)])
            L.append([(150, k * 8), (158, k * 8 - 8)])
    elif kind == "bars":
        L = [[(2, 8 + k * 7), (9, 8 + k * 7)] for k in range(30)] + [[(151, 8 + k * 7), (158, 8 + k * 7)]
            for k in range(30)]
    elif kind == "zig":
        for x in (2, 151):
            L += [[(x + (7 if k % 2 else 0), 6 + k * 6), (x + (0 if k % 2 else 7), 12 + k * 6)] for k in range(35)]
    elif kind == "dots":
        W.fills([ellipse(x, 10 + k * 9.2, 2.1, 2.1, n=8) for k in range(23) for x in (5.6, 154.4)], dk)
    elif kind == "chev":
        for x in (2, 151):
            for k in range(20):
                L += [[(x, 8 + k * 11), (x + 3.6, 13 + k * 11)], [(x + 3.6, 13 + k * 11), (x + 7.2, 8 + k * 11)]]
    elif kind == "ring":
        W.fills([ellipse(x, 12 + k * 14, 2.6, 2.6, n=10) for k in range(15) for x in (5.6, 154.4)], dk)
        W.fills([ellipse(x, 12 + k * 14, 1.2, 1.2, n=8) for k in range(15) for x in (5.6, 154.4)], col)
    elif kind == "teeth":
        W.fills([[(2.4, 6 + k * 11), (9, 11 + k * 11), (2.4, 16 + k * 11)] for k in range(19)] + [[(157.6, 6 + k * 11),
            (151, 11 + k * 11), (157.6, 16 + k * 11)] for k in range(19)], "#E9DDC0")
    if L:
        W.inks(L, 2, dk, (0, 0), 0)
    W.fill(rrect(9, 8, 142, 208, 7), INK)
    W.fill(rrect(10.6, 9.6, 138.8, 204.8, 6), "#F8EFD8")
    W.hatch(rect(11, 40, 138, 174), 89, 6, lambda x, y: max(0, (y - 150) / 74) * .16, color="#B59E70")
    # title cartouche
    W.fill(rect(10.6, 9.6, 138.8, 26), mix(col, "#F8EFD8", .55) if name != "monster" else "#2B2420")
    W.ink([(11, 36), (149, 36)], 2.2, INK, (0, 0), 0)
    W.save(f"frame_{name}")


def back_keep():
    W = Wood(160, 224, 150)
    W.fill(rrect(0, 0, 160, 224, 12), INK)
    W.fill(rrect(2.5, 2.5, 155, 219, 10), "#6B6470")
    W.fill(rrect(8, 8, 144, 208, 7), INK)
    W.fill(rrect(10, 10, 140, 204, 6), "#34343C")
    W.rays(80, 118, 40, 170, 64, .2, 4, "#6F6E7E", box=(11, 11, 138, 202))
    W.fill(ellipse(80, 116, 46, 46), "#34343C")
    W.fill([(80 + (46 + (7 if i % 2 else -3)) * math.cos(i * math.pi / 22),
        116 + (46 + (7 if i % 2 else -3)) * math.sin(i * math.pi / 22)) for i in range(44)], "#E0A43C")
    W.fill(ellipse(80, 116, 41, 41), "#FFD98A")
    t = [(52, 150), (52, 104), (48, 104), (48, 90), (56, 90), (56, 96), (62, 96), (62, 90), (68, 90), (68, 74),
        (64, 74), (64, 62), (71, 62), (71, 67), (77, 67), (77, 62), (83, 62), (83, 67), (89, 67), (89, 62), (96, 62),
        (96, 74), (92, 74), (92, 90), (98, 90), (98, 96), (104, 96), (104, 90), (112, 90), (112, 104), (108, 104),
        (108, 150)]
    W.fill(t, "#26232A")
    W.hatch(t, 0, 3.6, lambda x, y: max(0, (84 - x) / 34), color="#8A8894")
    W.outline(t, 2.6)
    W.fill(smooth([(70, 150, 1), (70, 130), (80, 118), (90, 130), (90, 150, 1)]), "#FF9E2E")
    W.fill(smooth([(75, 150, 1), (75, 136), (80, 128), (85, 136), (85, 150, 1)]), "#FFE9A0")
    W.fills([rect(77, 80, 6, 10), rect(58, 112, 5, 9), rect(97, 112, 5, 9)], "#FFD75E")
    for x, y in [(26, 28), (134, 28), (26, 196), (134, 196)]:
        cat_glyph(W, "killman", x, y, 11, "#C9C3B4")
    W.outline(rrect(14, 14, 132, 196, 4), 2, "#C9C3B4", 1)
    W.save("back_keep")


def back_goal():
    W = Wood(160, 224, 151)
    W.fill(rrect(0, 0, 160, 224, 12), INK)
    W.fill(rrect(2.5, 2.5, 155, 219, 10), "#7E9C6A")
    W.fill(rrect(8, 8, 144, 208, 7), INK)
    W.fill(rrect(10, 10, 140, 204, 6), "#3E6B45")
    W.rays(80, 112, 34, 170, 56, .2, 4.2, "#2A4A33", box=(11, 11, 138, 202))
    form(W, smooth([(42, 66, 1), (62, 72), (80, 62), (98, 72), (118, 66, 1), (118, 112), (104, 142), (80, 164),
        (56, 142), (42, 112)]), "#E9DDB8", 3.4, D=34)
    W.inks([[(58, 134), (104, 84)], [(102, 134), (56, 84)]], 9, "#8E2B2B", (.05, .05))
    W.fill(ellipse(80, 110, 13, 13), INK)
    W.fill(ellipse(80, 110, 10.5, 10.5), "#E0A92F")
    W.outline(rrect(14, 14, 132, 196, 4), 2, "#CFE0B0", 1)
    for x, y in [(26, 28), (134, 28), (26, 196), (134, 196)]:
        W.fill([(x + (8 if i % 2 == 0 else 3.4) * math.sin(i * math.pi / 4),
            y - (8 if i % 2 == 0 else 3.4) * math.cos(i * math.pi / 4)) for i in range(8)], "#E0A92F")
    W.save("back_goal")
