"""The pawns: hooded figures with the emblem of their seat."""

from art.killmans_keep.emblems import CREAM, SEAT, emblem
from art.killmans_keep.lines import INK, ellipse, mix, smooth
from art.killmans_keep.wood import Wood


def draw():
    """Write the drawings."""
    for i, (name, colour) in enumerate(SEAT):
        pawn(i, name, colour)


def pawn(i, name, col):
    W = Wood(88, 116, 70 + i)
    W.hatch(ellipse(52, 104, 34, 9), 0, 3, .95)
    base = smooth([(14, 100), (20, 92), (44, 88), (68, 92), (74, 100), (66, 109), (44, 112), (22, 109)])
    body = smooth([(44, 38, 1), (60, 50), (66, 74), (72, 98, 1), (44, 106), (16, 98, 1), (22, 74), (28, 50)])
    hood = smooth([(44, 4, 1), (60, 14), (66, 32), (60, 48), (44, 54), (28, 48), (22, 32), (28, 14)])
    for p in (base, body, hood):
        W.outline(p, 7.5, INK, 1)
    for p in (base, body, hood):
        W.outline(p, 4.2, CREAM, 1)
    W.fill(base, mix(col, INK, .35))
    W.shade(base, 24, gap=3)
    W.outline(base, 2)
    W.fill(body, col)
    W.shade(body, 9, light=(.64, .77), color=mix(col, "#FFF3CF", .65), gap=3, ang=-30, pw=.7)
    W.shade(body, 30, gap=3.2, ang=70, top=1)
    W.inks([smooth([(34, 60), (30, 80), (27, 100)], False), smooth([(55, 62), (58, 82), (61, 100)], False)], 2.2)
    W.outline(body, 2.4)
    W.fill(hood, col)
    W.shade(hood, 8, light=(.64, .77), color=mix(col, "#FFF3CF", .65), gap=3, ang=-30, pw=.7)
    W.shade(hood, 24, gap=3.1, ang=60, top=1)
    W.fill(smooth([(44, 20), (55, 28), (55, 40), (44, 49), (33, 40), (33, 28)]), "#1A120D")
    W.fills([ellipse(39.5, 34, 2, 2.6, n=10), ellipse(48.5, 34, 2, 2.6, n=10)], "#FFE08A")
    W.outline(hood, 2.4)
    o = ellipse(44, 76, 16.5, 16.5)
    W.fill(o, INK)
    W.fill(ellipse(44, 76, 14.6, 14.6), CREAM)
    emblem(W, i, 44, 76, 11.5, mix(col, INK, .15) if name not in ("sun", "bone") else INK)
    W.save(f"pawn_{name}")
