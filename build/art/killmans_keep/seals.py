"""Seals of wax."""

import math

from art.killmans_keep.emblems import SEAT, emblem
from art.killmans_keep.lines import INK, ellipse, mix, smooth
from art.killmans_keep.wood import Wood

BLANK = (9, ("blank", "#8E2B2B"))


def draw():
    """Write the drawings."""
    for i, (name, colour) in [*enumerate(SEAT), BLANK]:
        seal(i, name, colour)
    empty()


def seal(i, name, col):
    W = Wood(120, 120, 120 + i)
    o = smooth([(60 + (50 + 5 * math.sin(k * 2.3 + i)) * math.cos(k * math.pi / 9),
        60 + (49 + 5 * math.cos(k * 1.7 + i)) * math.sin(k * math.pi / 9)) for k in range(18)])
    W.fill([(x + 4, y + 5) for x, y in o], INK)
    W.fill(o, col)
    W.shade(o, 9, light=(.64, .77), color=mix(col, "#FFF3CF", .6), gap=3.2, pw=.7)
    W.shade(o, 26, gap=3.6)
    W.outline(o, 3.4)
    c = ellipse(60, 60, 35, 35)
    W.fill(c, mix(col, INK, .25))
    W.shade(c, 10, light=(.64, .77), gap=3.2)
    W.outline(c, 2.8)
    if i < 9:
        emblem(W, i, 61.5, 61.5, 24, mix(col, INK, .65))
        emblem(W, i, 60, 60, 24, mix(col, "#FFF3CF", .72))
    else:
        W.inks([[(48, 60), (57, 71)], [(57, 71), (76, 46)]], 6, mix(col, "#FFF3CF", .2))
    W.save(f"seal_{name}")


def empty():
    """A place for a seal."""
    W = Wood(120, 120, 130)
    for k in range(24):
        W.ink(ellipse(60, 60, 48, 48, k * 15, k * 15 + 9, 4), 4, "#7A6748", (0, 0), 0)
    W.save("seal_empty")
