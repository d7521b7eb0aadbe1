"""The action dial and the token that goes round on it."""

import math

from art.dark_water_salvage.seats import emblem
from art.dark_water_salvage.wash import CREAM, INK, MAGENTA, Art, path, smooth

ACTIONS = ("research", "move", "locate", "salvage")
"""Clockwise from the north."""
BRASS, SHADOW = "#CF9F45", "#7E5A1E"


def icon(a, kind, cx, cy, r, col):
    """The sign of an action."""

    def P(pts):
        return [(cx + x * r, cy + y * r) for x, y in pts]

    if kind == "research":  # sonar fan under a hull
        a.d(path(P([(-0.8, -0.55), (0.85, -0.55), (0.55, -0.12), (-0.55, -0.12)]), True), col)
        for q in (0.35, 0.66, 0.98):
            pts = [(cx + q * r * math.cos(t), cy - 0.1 * r + q * r * math.sin(t))
                for t in [math.radians(35 + 110 * i / 8) for i in range(9)]]
            a.d(smooth(pts), stroke=col, sw=r * 0.15)
    elif kind == "move":  # chevrons over a wave
        for dx in (-0.55, 0.0, 0.55):
            a.d(path(P([(dx - 0.28, -0.5), (dx + 0.2, -0.06), (dx - 0.28, 0.38)])), stroke=col, sw=r * 0.2)
        a.d(smooth(P([(-0.9, 0.78), (-0.5, 0.6), (-0.1, 0.8), (0.3, 0.62), (0.9, 0.8)])), stroke=col, sw=r * 0.15)
    elif kind == "locate":  # dividers' target
        a.circ(cx, cy, r * 0.62, "none", col, r * 0.17)
        a.circ(cx, cy, r * 0.18, col)
        for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            a.d(path(P([(x * 0.45, y * 0.45), (x, y)])), stroke=col, sw=r * 0.17)
    else:  # crane hook
        a.d(path(P([(-0.05, -1), (-0.05, -0.55)])), stroke=col, sw=r * 0.26)
        a.circ(cx - 0.05 * r, cy - 0.5 * r, r * 0.24, col)
        pts = [(cx - 0.02 * r + 0.56 * r * math.cos(t), cy + 0.36 * r + 0.54 * r * math.sin(t))
            for t in [math.radians(-82 + 262 * i / 12) for i in range(13)]]
        a.d(smooth(P([(-0.05, -0.4)]) + pts), stroke=col, sw=r * 0.28)
        a.poly(P([(-0.86, 0.44), (-0.58, -0.04), (-0.28, 0.44)]), col)


def brass_ring(a, cx, cy, r0, r1):
    a.circ(cx, cy, r1 + 1.5, "#06151F")
    a.circ(cx, cy, r1, a.lin(cx - r1, cy - r1, cx + r1, cy + r1, (0, "#FFF2C4"), (0.25, BRASS), (0.55, "#E9C677"),
        (0.8, SHADOW), (1, "#C69A46")))
    a.circ(cx, cy, (r0 + r1) / 2 + 0.5, "none", "#5C3F12", 1.1, 0.6)
    a.circ(cx, cy, r0, "#06151F")


def draw():
    """Write the dial, its token, and the signs by themselves."""
    dial()
    token()
    for kind in ACTIONS:
        a = Art(48, 48, 126, f"sign of the action {kind}, ink on nothing")
        icon(a, kind, 24, 24, 19, INK)
        a.save(f"glyph_{kind}")


def dial():
    a = Art(300, 300, 120, "action dial: Research (N) > Move (E) > Locate (S) > Salvage (W), clockwise")
    a.circ(154, 158, 140, "#06151F", op=0.35)
    brass_ring(a, 150, 150, 122, 140)
    for k in range(24):
        t = k * math.pi / 12
        a.line((150 + 125 * math.cos(t), 150 + 125 * math.sin(t)), (150 + (133 if k % 2 else 137) * math.cos(t),
            150 + (133 if k % 2 else 137) * math.sin(t)), "#4A3210", 1.8, 0)
    cols = (("#F7F1DF", "#E2D6B6"), ("#DCE9EC", "#B9D3DC"), ("#F7F1DF", "#E2D6B6"), ("#DCE9EC", "#B9D3DC"))
    for k in range(4):
        t0 = math.radians(-135 + 90 * k)
        arc = [(150 + 119 * math.cos(t0 + i * math.pi / 24), 150 + 119 * math.sin(t0 + i * math.pi / 24))
            for i in range(13)]
        inn = [(150 + 42 * math.cos(t0 + math.pi / 2 - i * math.pi / 24),
            150 + 42 * math.sin(t0 + math.pi / 2 - i * math.pi / 24)) for i in range(13)]
        a.poly(arc + inn, a.lin(60, 60, 240, 240, (0, cols[k][0]), (1, cols[k][1])), INK, 2)
        am = t0 + math.pi / 4
        icon(a, ACTIONS[k], 150 + 79 * math.cos(am), 150 + 79 * math.sin(am), 25, INK)
    for k in range(4):  # clockwise arrows across the joints
        te = math.radians(-45 + 90 * k)
        P = [(150 + 100 * math.cos(te + math.radians(q)), 150 + 100 * math.sin(te + math.radians(q))) for q in (-16,
            -10, -4, 2)]
        a.d(smooth(P), stroke="#FFF9E8", sw=10)
        a.d(smooth(P), stroke=MAGENTA, sw=6)
        c, s_ = math.cos(te + math.radians(4)), math.sin(te + math.radians(4))
        ax, ay = 150 + 100 * c, 150 + 100 * s_
        a.poly([(ax - s_ * 15, ay + c * 15), (ax + c * 11 + s_ * 2, ay + s_ * 11 - c * 2), (ax - c * 11 + s_ * 2,
            ay - s_ * 11 - c * 2)], MAGENTA, "#FFF9E8", 1.8)
    brass_ring(a, 150, 150, 30, 40)
    a.circ(150, 150, 29, a.lin(125, 125, 175, 175, (0, "#2E6A90"), (1, "#0E2E49")))
    emblem(a, "anchor", 150, 150, 19, "#E9C677")
    a.d("M44 92A122 122 0 0 1 120 32", stroke="#FFFFFF", sw=4, op=0.5)
    a.save("action_dial")


def token():
    a = Art(100, 100, 121, "action token: brass pointer with lens, sits on the current quadrant")
    a.circ(53, 56, 41, "none", "#06151F", 9, 0.35)
    a.circ(50, 50, 35, CREAM, op=0.35)
    a.d("M50 3A47 47 0 1 1 49.9 3ZM50 15A35 35 0 1 0 50.1 15Z", a.lin(10, 6, 90, 96, (0, "#FFF2C4"), (0.3, "#CF9F45"),
        (0.6, "#E9C677"), (1, "#7E5A1E")), INK, 2, eo=True)
    a.circ(50, 50, 35, "none", MAGENTA, 4)
    a.circ(50, 50, 38, "none", "#5C3F12", 1.2)
    for k in range(4):
        t = math.radians(45 + 90 * k)
        a.circ(50 + 41 * math.cos(t), 50 + 41 * math.sin(t), 3, "#7E5A1E", "#3A270A", 1)
    a.d("M18 34A36 36 0 0 1 42 12", stroke="#FFFFFF", sw=3, op=0.7)
    a.save("action_token")
