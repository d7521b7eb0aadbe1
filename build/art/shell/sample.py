"""The sea beside the settings: an island with a reef round it, and ripples; tokens sail on it."""

import math
import random

from art.pen import PREC, Svg, rrect, scallop, smooth, taper

W, H = 460, 470
SHORES = ((0, "#3FA6B3"), (26, "#8FDDD0"), (52, "#F1DDAF"), (74, "#3F7D4E"))
"""How far inside the reef each ring lies, and its colour."""
MIDDLE = (230, 300)


def shore(inset):
    """One ring round the island: fourteen bends, none alike."""
    points = []
    for i in range(14):
        turn = 2 * math.pi * i / 14
        x = (230 - inset * 1.5) * (1 + 0.06 * math.sin(i * 2.3)) * 0.64 * math.cos(turn)
        y = (170 - inset * 1.1) * (1 + 0.07 * math.sin(i * 1.7)) * 0.7 * math.sin(turn)
        points.append((MIDDLE[0] + x, MIDDLE[1] + y))
    return smooth(points)


def ripples(s, rng):
    """Light on the water, away from the island."""
    for _ in range(30):
        x, y = rng.uniform(10, 424), rng.uniform(20, 456)
        if abs(x - MIDDLE[0]) > 160 or abs(y - MIDDLE[1]) > 124:
            s.p(taper((x, y), (x + 26, y), 1.6, -3), "#BFEBDD", 0.7)


def draw():
    PREC[0] = 1
    rng = random.Random(3)
    s = Svg(W, H)
    s.note("the island of the settings' sample")
    s.p(rrect(0, 0, W, H, 12), s.lin(0, 0, W, H, (0, "#2F8F9C"), (1, "#0E4D6B")))
    ripples(s, rng)
    for inset, colour in SHORES:
        s.p(shore(inset), colour, 0.95)
    for _ in range(16):
        turn, far = rng.uniform(0, 2 * math.pi), rng.uniform(0, 1)
        x, y = MIDDLE[0] + 70 * far * math.cos(turn), MIDDLE[1] + 44 * far * math.sin(turn)
        s.p(scallop(x + 2, y + 3, 17, 13, 9, 0.1, 0.4, rng), "#1F4F33")
        s.p(scallop(x, y, 16, 12, 9, 0.1, 0.4, rng), "#3F7D4E")
        s.p(scallop(x - 4, y - 4, 8, 6, 7, 0.1, 0.4, rng), "#7DB870")
    s.p(rrect(1.5, 1.5, W - 3, H - 3, 11), st="#0A171E", sw=3)
    s.save("ui/sample_island")
