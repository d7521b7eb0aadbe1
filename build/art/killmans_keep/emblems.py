"""Signs of seats and categories, and stars."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, smooth
from art.killmans_keep.wood import Wood

SEAT = (("brick", "#B1361B"), ("seagreen", "#37B096"), ("sun", "#FFC924"), ("plum", "#5C2569"),
    ("ultramarine", "#3D50D8"), ("bone", "#F1F6EC"))
"""The seats' colours in the order of the shell."""
CAT = {"basic": "#DDE0CE", "cursed": "#476895", "gem": "#2DA278", "weapon": "#B01C17", "killman": "#F0A81E",
    "adventurer": "#50208E"}
CREAM = "#FBF1D8"


def on(c):
    """Ink on a light colour, cream on a dark one."""
    r, g, b = (int(c[i : i + 2], 16) for i in (1, 3, 5))
    return INK if (r * .3 + g * .59 + b * .11) > 130 else CREAM


def emblem(W, seat, cx, cy, s, col):
    """The emblem of a seat within radius s."""
    def P(pts):
        return [(cx + x * s, cy + y * s, *q) for x, y, *q in pts]
    if seat == 0:      # anchor
        W.ink(P([(0, -.5), (0, .72)]), s * .2, col, (0, 0), .02)
        W.fill(ellipse(cx, cy - s * .66, s * .22, s * .22, n=20), col, 1, 0, [ellipse(cx, cy - s * .66, s * .1, s * .1,
            n=14)])
        W.ink(P([(-.38, -.26), (.38, -.26)]), s * .17, col, (.1, .1), .02)
        W.ink(smooth(P([(-.72, .2), (-.5, .62), (0, .76), (.5, .62), (.72, .2)]), False), s * .2, col, (.1, .1), .02)
        for k in (-1, 1):
            W.fill(P([(k * .9, .34), (k * .5, .3), (k * .78, -.02)]), col)
    elif seat == 1:    # fish
        W.fill(smooth(P([(-.86, 0, 1), (-.4, -.42), (.1, -.44), (.5, -.1), (.88, -.42, 1), (.76, 0), (.88, .42, 1),
            (.5, .1), (.1, .44), (-.4, .42)])), col)
    elif seat == 2:    # sun disc
        W.fill(ellipse(cx, cy, s * .46, s * .46), col)
        for i in range(8):
            a = i * math.pi / 4
            W.fill([(cx + s * .56 * math.cos(a - .2), cy + s * .56 * math.sin(a - .2)), (cx + s * .96 * math.cos(a),
                cy + s * .96 * math.sin(a)), (cx + s * .56 * math.cos(a + .2), cy + s * .56 * math.sin(a + .2))], col)
    elif seat == 3:    # moon
        W.fill(ellipse(cx, cy, s * .84, s * .84, 42, 318, 30)[:] + ellipse(cx + s * .34, cy, s * .62, s * .62, 296, 64,
            24), col)
    elif seat == 5:    # shell
        lobes = [(-.86, .12), (-.94, -.3), (-.66, -.52), (-.52, -.78), (-.2, -.74), (0, -.92), (.2, -.74), (.52, -.78),
            (.66, -.52), (.94, -.3), (.86, .12)]
        W.fill(smooth(P([(-.2, .5, 1), *lobes, (.2, .5, 1), (.4, .84, 1), (-.4, .84, 1)])), col)
        tips = ((-.64, -.12), (-.34, -.48), (0, -.6), (.34, -.48), (.64, -.12))
        ribs = [P([(x * .18, .42), (x, y)]) for x, y in tips]
        W.inks(ribs, s * .12, on(col), (0, .3), 0)
    else:              # star
        W.fill([(cx + s * (.96 if i % 2 == 0 else .42) * math.sin(i * math.pi / 5),
            cy - s * (.96 if i % 2 == 0 else .42) * math.cos(i * math.pi / 5)) for i in range(10)], col)


def cat_glyph(W, cat, cx, cy, s, col):
    """The sign of a category within radius s."""
    def P(pts):
        return [(cx + x * s, cy + y * s, *q) for x, y, *q in pts]
    if cat == "basic":
        W.fill(ellipse(cx, cy, s * .62, s * .62), col, 1, 0, [ellipse(cx, cy, s * .38, s * .38)])
    elif cat == "cursed":
        W.fill(smooth(P([(-.95, 0, 1), (-.4, -.5), (.4, -.5), (.95, 0, 1), (.4, .5), (-.4, .5)])), col, 1, 0,
            [ellipse(cx, cy, s * .38, s * .38)])
        W.fill(ellipse(cx, cy, s * .2, s * .2), col)
        W.inks([P([(-.55, -.62), (-.7, -.9)]), P([(0, -.72), (0, -1)]), P([(.55, -.62), (.7, -.9)])], s * .16, col,
            (0, .2))
    elif cat == "gem":
        W.fills([P([(-.9, -.22), (-.5, -.7), (-.22, -.22)]), P([(-.36, -.72), (.36, -.72), (0, -.3)]),
            P([(.9, -.22), (.5, -.7), (.22, -.22)]), P([(-.86, -.08), (-.22, -.08), (-.04, .82)]),
            P([(.86, -.08), (.22, -.08), (.04, .82)]), P([(-.1, -.08), (.1, -.08), (0, .6)])], col)
    elif cat == "weapon":
        W.fill(P([(.86, -.9), (.8, -.5), (-.2, .42), (-.42, .2), (.5, -.82)]), col)
        W.ink(P([(-.72, .02), (-.02, .72)]), s * .22, col, (.1, .1), 0)
        W.ink(P([(-.4, .4), (-.82, .82)]), s * .26, col, (0, .1), 0)
    elif cat == "killman":
        W.fill(smooth(P([(-.72, -.8, 1), (.72, -.8, 1), (.7, .1), (0, .95, 1), (-.7, .1)])), col)
        k = CAT["killman"] if col != CAT["killman"] else INK
        W.ink(P([(-.24, -.56), (-.24, .4)]), s * .24, k, (0, 0), 0)
        W.ink(P([(-.2, -.02), (.34, -.54)]), s * .21, k, (0, 0), 0)
        W.ink(P([(-.12, -.12), (.36, .38)]), s * .21, k, (0, 0), 0)
    else:
        W.fill(smooth(P([(-.6, -.2), (-.5, -.6), (0, -.74), (.5, -.6), (.6, -.2), (.66, .5), (.5, .8), (-.5, .8),
            (-.66, .5)])), col)
        k = CAT["adventurer"] if col != CAT["adventurer"] else CREAM
        W.ink(P([(-.58, .02), (.58, .02)]), s * .13, k, (0, 0), 0)
        W.fill(P([(-.32, .24), (.32, .24), (.32, .62), (-.32, .62)]), k)
        W.fill(P([(-.1, -.08), (.1, -.08), (.1, .14), (-.1, .14)]), k)
        W.ink(smooth(P([(-.28, -.72), (-.24, -.98), (.24, -.98), (.28, -.72)]), False), s * .14, col, (0, 0), 0)


def draw():
    """Write the drawings."""
    for name, colour in CAT.items():
        category(name, colour)
    for i, (name, colour) in enumerate(SEAT):
        seat(i, name, colour)
    for number in (1, 2, 3):
        rarity(number)


def category(c, col):
    W = Wood(64, 64, 60)
    o = W.jit(ellipse(32, 32, 29, 29), .5)
    W.fill(o, INK)
    W.fill(ellipse(32, 32, 26.4, 26.4), CREAM)
    W.fill(ellipse(32, 32, 24, 24), col)
    W.shade(ellipse(32, 32, 24, 24), 16, gap=3.2, top=.55, color=mix(col, INK, .6))
    cat_glyph(W, c, 32, 32, 16, on(col))
    W.save(f"category_{c}")


def seat(i, n, col):
    W = Wood(64, 64, 61)
    W.fill(W.jit(ellipse(32, 32, 30, 30), .5), INK)
    W.fill(ellipse(32, 32, 27.4, 27.4), CREAM)
    W.fill(ellipse(32, 32, 25, 25), col)
    W.shade(ellipse(32, 32, 25, 25), 18, gap=3.2, top=.5, color=mix(col, INK, .6))
    emblem(W, i, 32, 32, 17, on(col))
    W.save(f"seat_{n}")


def rarity(k):
    """So many stars, embossed."""
    W = Wood(24 * k + 4, 26, 62)
    for j in range(k):
        cx = 14 + 24 * j
        st = [(cx + (11.5 if i % 2 == 0 else 5.2) * math.sin(i * math.pi / 5),
            14 - (11.5 if i % 2 == 0 else 5.2) * math.cos(i * math.pi / 5)) for i in range(10)]
        W.fill(st, INK)
        s2 = [(cx + (8.6 if i % 2 == 0 else 3.9) * math.sin(i * math.pi / 5),
            14 - (8.6 if i % 2 == 0 else 3.9) * math.cos(i * math.pi / 5)) for i in range(10)]
        W.fill(s2, "#E3A83B")
        for i in range(5):
            a, b, c = s2[2 * i], s2[2 * i + 1], (cx, 14)
            W.fill([a, b, c], "#A86C16" if i in (0, 1, 2) else "#C98B25")
            W.fill([a, s2[2 * i - 1], c], "#FFE08A" if i in (0, 4, 3) else "#E9B44A")
    W.save(f"rarity_{k}")
