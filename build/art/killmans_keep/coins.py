"""Doubloons."""

import math

from art.killmans_keep.lines import INK, ellipse, path_d, rect, smooth
from art.killmans_keep.wood import Wood

TOWER = [(30, 66), (30, 58), (34, 58), (34, 36), (30, 36), (30, 24), (36, 24), (36, 29), (40, 29), (40, 24), (44, 24),
    (44, 29), (50, 29), (50, 24), (54, 24), (54, 29), (58, 29), (58, 24), (64, 24), (64, 36), (60, 36), (60, 58),
    (64, 58), (64, 66)]
"""The keep that is struck on the coin."""


def draw():
    """Write the drawings."""
    coin()
    socket()
    lying()


def coin():
    W = Wood(96, 96, 80)
    W.fill(W.jit(ellipse(50, 51, 43, 43), .4), INK)
    o = ellipse(47, 46, 42, 42, n=48)
    W.fill(o, "#E0A92F")
    W.shade(o, 10, light=(.64, .77), color="#FFF0B0", gap=2.8, pw=.7)
    W.shade(o, 30, gap=3.2, top=.8, color="#6B4A12")
    W.outline(o, 3)
    W.raw("".join(path_d([(47 + 36 * math.cos(a - .05), 46 + 36 * math.sin(a - .05)), (47 + 40.5 * math.cos(a),
        46 + 40.5 * math.sin(a)), (47 + 36 * math.cos(a + .05), 46 + 36 * math.sin(a + .05))])
        for a in [i * math.pi / 20 for i in range(40)]), "#6B4A12")
    W.outline(ellipse(47, 46, 34, 34), 2.4)
    W.fill([(x + 1.6, y + 1.6) for x, y in TOWER], "#FFF0B0")
    W.fill(TOWER, "#7A5312")
    W.fill(smooth([(42, 66, 1), (42, 52), (47, 46), (52, 52), (52, 66, 1)]), "#F5C64A")
    W.fills([rect(40, 38, 3, 7), rect(51, 38, 3, 7)], "#F5C64A")
    W.save("doubloon")


def socket():
    """An empty place on a mat."""
    W = Wood(96, 96, 81)
    W.fill(ellipse(48, 48, 43, 43, n=48), "#BFAE86")
    W.shade(ellipse(48, 48, 43, 43, n=48), 22, light=(.64, .77), gap=3.4, top=.8, color="#7A6748")
    W.outline(ellipse(48, 48, 43, 43, n=48), 3, "#7A6748", 1)
    t2 = [(48 + (x - 47) * .82, 49 + (y - 46) * .82) for x, y in TOWER]
    W.fill(t2, "#A8966C")
    W.save("doubloon_socket")


def lying():
    """A coin of a stack, seen from the side."""
    W = Wood(96, 60, 82)
    W.fill(ellipse(48, 34, 46, 22), INK)
    W.fill([(92, 24), *ellipse(48, 34, 44, 20, 0, 180, 24), (4, 24)], "#B07C1C")
    W.inks([[(48 + 44 * math.cos(a), 25 + 20 * math.sin(a)), (48 + 44 * math.cos(a), 34 + 20 * math.sin(a))]
        for a in [math.pi * i / 22 for i in range(1, 22)]], 1.8, "#4A3208", (0, 0))
    top = ellipse(48, 24, 44, 20, n=48)
    W.fill(top, "#E9B53C")
    W.shade(top, 8, light=(.64, .77), color="#FFF0B0", gap=2.8, pw=.7)
    W.shade(top, 22, gap=3, top=.7, color="#6B4A12")
    W.outline(top, 2.6)
    W.outline(ellipse(48, 24, 35, 15), 2, "#6B4A12", 1)
    tt = [(48 + (x - 47) * .8, 24 + (y - 45) * .4) for x, y in TOWER]
    W.fill(tt, "#7A5312")
    W.save("doubloon_flat")
