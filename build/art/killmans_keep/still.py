"""The block of an artifact: a halo of candlelight, a table, and what lies on more than one of them."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect
from art.killmans_keep.wood import Wood

TINT = {"B": "#8C8168", "C": "#3B5674", "G": "#2B7A5F", "W": "#8C2A22", "K": "#B5761C", "A": "#4D2C7C"}
"""The ground of a category."""
BRASS, STEEL = "#C79438", "#AEB4B6"


def block(cat, seed, cx=140, cy=100, r0=58, r1=170, table=176, rays=0):
    t = TINT[cat]
    W = Wood(280, 220, seed)
    W.note("block, halo, table")
    W.fill(rect(0, 0, 280, 220), t)

    def sun(r, c, n=46, a=.08):
        W.fill([(cx + r * (1 + W.r.uniform(-a, a) + (a if i % 2 else -a)) * math.cos(i * 2 * math.pi / n),
            cy + r * .9 * (1 + W.r.uniform(-a, a) + (a if i % 2 else -a)) * math.sin(i * 2 * math.pi / n))
            for i in range(n)], c)
    sun(r0 * 1.75, mix(t, "#FFE2A0", .28))
    sun(r0 * 1.3, mix(t, "#FFE7A8", .52))
    sun(r0 * .9, mix(t, "#FFEDBE", .74))
    if rays:
        W.rays(cx, cy, r0 * 1.1, 220, rays, .3, 4.6)
    else:
        W.halo(cx, cy, r0, r1, 0, 4.8, .92, box=(-14, -6, 308, 232))
    if table:
        W.fill([(0, table + 4), (90, table - 2), (190, table), (280, table + 5), (280, 220), (0, 220)],
            mix(t, "#2A1A10", .55))
        W.fill([(40, table + 6), (140, table + 1), (236, table + 7), (200, 214), (70, 214)], mix(t, "#D9A862", .45))
        W.hatch(rect(-14, table + 4, 308, 50), 0, 5, lambda x, y: .3 + min(.6, abs(x - cx) / 170), wob=.8)
        W.ink([(-4, table + 4), (90, table - 2), (190, table), (284, table + 5)], 3.4, INK, (0, 0))
    return W


def shadow(W, cx, y, rx, ry=9):
    W.hatch(ellipse(cx + 14, y, rx, ry), 0, 3.2, .95)


def crystal(W, pts, c, facets, w=3.2):
    W.fill(pts, c)
    for f, t, tone in facets:
        W.fill(f, mix(c, "#FFFFFF", t) if t > 0 else mix(c, INK, -t))
        if tone:
            W.hatch(f, 62, 4.2, tone)
        W.outline(f, 2)
    W.outline(pts, w)


def star(W, x, y, s, c="#F5FFF6"):
    k = .2
    W.fill([(x, y - s), (x + s * k, y - s * k), (x + s, y), (x + s * k, y + s * k), (x, y + s), (x - s * k, y + s * k),
        (x - s, y), (x - s * k, y - s * k)], c)


def tube(cx0, cy0, cx1, cy1, r0, r1):
    """A slanted cylinder as a quad with rounded ends."""
    a = math.degrees(math.atan2(cy1 - cy0, cx1 - cx0))
    return ellipse(cx0, cy0, r0 * .45, r0, 90, 270, 10, a) + ellipse(cx1, cy1, r1 * .45, r1, -90, 90, 10, a)


def letter_k(W, cx, cy, s, c=INK, w=9):
    W.inks([[(cx - s * .42, cy - s), (cx - s * .42, cy + s)]], w * 1.1, c, (.04, .04), .03)
    W.inks([[(cx - s * .36, cy + s * .06), (cx + s * .6, cy - s)], [(cx - s * .16, cy - s * .06),
        (cx + s * .66, cy + s)]], w, c, (.04, .04), .03)


def link(W, x, y, rx, ry, rot, c, w=13):
    W.fill(ellipse(x, y, rx + w / 2, ry + w / 2, rot=rot), INK, 1, 0, [ellipse(x, y, rx - w / 2, ry - w / 2, rot=rot)])
    o, i = ellipse(x, y, rx + w / 2 - 2.6, ry + w / 2 - 2.6, rot=rot), ellipse(x, y, rx - w / 2 + 2.2,
        ry - w / 2 + 2.2, rot=rot)
    W.fill(o, c, 1, 0, [i])
    W.hatch([o, i], rot + 40, 3.6, lambda a, b: max(0, (a - x) / (rx * 2.2) + (b - y) / (ry * 2.0)))
    W.ink(ellipse(x, y, rx + 1, ry + 1, 190, 275, rot=rot), 2.4, "#EAF3F8")
