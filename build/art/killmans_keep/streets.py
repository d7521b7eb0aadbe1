"""What stands in the streets: trees, lamps, flags, stalls."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth


def tree(W, x, y, s, c="#5E7A45", trunk="#5A3520"):
    W.hatch(ellipse(x + s * .5, y + 1, s * .9, s * .24), 0, 3.4, .9)
    W.fill([(x - s * .12, y), (x - s * .07, y - s * .8), (x + s * .09, y - s * .8), (x + s * .14, y)], trunk)
    W.outline([(x - s * .12, y), (x - s * .07, y - s * .8), (x + s * .09, y - s * .8), (x + s * .14, y)], 2.2)
    n = 9
    pts = []
    for i in range(n):
        a = 2 * math.pi * i / n + W.r.uniform(-.1, .1)
        r = s * W.r.uniform(.56, .68)
        pts.append((x + r * math.cos(a), y - s * 1.22 + r * .95 * math.sin(a), 1))
        b = a + math.pi / n
        pts.append((x + r * 1.2 * math.cos(b), y - s * 1.22 + r * 1.15 * math.sin(b)))
    p = smooth(pts, n=4)
    W.fill(p, c)
    W.shade(p, s * .2, light=(.64, .77), gap=3.4, ang=-30, top=.9, color=mix(c, "#FFF0B8", .6))
    W.shade(p, s * .85, gap=3.8, ang=35, top=1)
    W.outline(p, 2.8)
    W.inks([smooth([(x + a * s, y - s * (1.22 + b)), (x + (a + .1) * s, y - s * (1.16 + b)), (x + (a + .2) * s,
        y - s * (1.22 + b))], False) for a, b in [(-.3, .1), (-.05, .25), (-.12, -.1), (.12, .05), (-.35, -.15)]], 2.2)


def fir(W, x, y, s, c="#3E5B42"):
    W.hatch(ellipse(x + s * .4, y, s * .55, s * .14), 0, 3.4, .9)
    for k in range(4):
        ww, top, bot = s * (.46 - .09 * k), y - s * (.55 + .42 * k), y - s * (.12 + .36 * k)
        p = [(x, top), (x + ww * .45, bot - s * .16), (x + ww, bot), (x + ww * .5, bot - s * .03),
            (x + ww * .1, bot + s * .05), (x - ww * .4, bot - s * .02), (x - ww, bot), (x - ww * .5, bot - s * .16)]
        W.fill(p, c)
        W.hatch(p, 68, 3.6, lambda a, b, ww=ww: max(0, (a - x) / ww * .9 + .35))
        W.outline(p, 2.3)


def dead(W, x, y, s, c=INK):
    W.ink(smooth([(x, y), (x - s * .06, y - s * .5), (x + s * .05, y - s)], False), lambda t: s * (.16 - .12 * t), c,
        (0, .1))
    for a, b, d, e in [(-.05, .45, -.45, .78), (0, .58, .38, .9), (.02, .75, -.2, 1.12), (.03, .85, .25, 1.2),
            (-.25, .62, -.5, .62), (.2, .74, .42, .68)]:
        W.ink(smooth([(x + a * s, y - b * s), (x + (a + d) / 2 * s, y - (b + .04) * s), (x + d * s, y - e * s)],
            False), lambda t: s * (.075 - .06 * t), c, (0, .1))


def lamp(W, x, y, h=44):
    W.fill(ellipse(x, y - h, 20, 20), "#FFE9A0", .35)
    W.fill(ellipse(x, y - h, 12, 12), "#FFF3C0", .6)
    W.ink([(x, y), (x, y - h + 6)], 4.4, INK, (0, 0))
    W.ink([(x - 6, y), (x + 6, y)], 4, INK)
    W.fill([(x - 6, y - h + 8), (x - 7, y - h - 6), (x + 7, y - h - 6), (x + 6, y - h + 8)], "#FFD75E")
    W.outline([(x - 6, y - h + 8), (x - 7, y - h - 6), (x + 7, y - h - 6), (x + 6, y - h + 8)], 2.4)
    W.fill([(x - 9, y - h - 6), (x + 9, y - h - 6), (x, y - h - 15)], INK)


def flags(W, x0, y0, x1, y1, n=9, sag=14, cols=("#B1361B", "#F3E7CB", "#37746B")):
    P = [(x0 + (x1 - x0) * t / 24, y0 + (y1 - y0) * t / 24 + sag * math.sin(math.pi * t / 24)) for t in range(25)]
    W.ink(P, 1.8, INK, (0, 0))
    for i in range(n):
        j = int((i + .5) / n * 24)
        x, y = P[j]
        t = [(x - 5, y), (x + 5, y), (x, y + 12)]
        W.fill(t, cols[i % len(cols)])
        W.outline(t, 1.8)


def tufts(W, pts, c=INK):
    L = []
    for x, y in pts:
        L += [[(x, y), (x - 4, y - 8)], [(x + 1, y), (x + 1, y - 10)], [(x + 2, y), (x + 6, y - 7)]]
    W.inks(L, 2, c, (0, .6))


def stall(W, x, y, w, cols=("#B1361B", "#F3E7CB")):
    """A stall; the lower edge of its awning is at y, and a card lies under it."""
    W.hatch([(x + 6, y + 2), (x + w + 12, y + 2), (x + w + 22, y + 190), (x + 14, y + 190)], 30, 4, .8)
    for px in (x + 4, x + w - 8):
        W.fill(rect(px, y - 10, 6, 196), "#6B4328")
        W.outline(rect(px, y - 10, 6, 196), 2)
    cloth = [(x + 2, y + 8), (x + w - 2, y + 8), (x + w + 4, y + 190), (x - 4, y + 190)]
    W.fill(cloth, "#8A5A34")
    W.hatch(cloth, 88, 7, lambda a, b: .16 + .6 * max(0, 1 - (b - y) / 50), color="#4A2E1E")
    W.outline(cloth, 2.8)
    n = 7
    tp = 14
    for i in range(n):
        a, b = x - 8 + (w + 16) * i / n, x - 8 + (w + 16) * (i + 1) / n
        c, d = x + tp + (w - 2 * tp) * i / n, x + tp + (w - 2 * tp) * (i + 1) / n
        hem = ellipse((a + b) / 2, y + 5, (b - a) / 2, 8, 0, 180, 6)
        p = [(c, y - 29), (d, y - 29), (b, y), (b - 1, y + 7), *hem, (a, y)]
        W.fill(p, cols[i % 2])
        W.hatch(p, 86, 4, lambda u, v, i=i: (.1 + i / n * .45) * (1 if v < y + 6 else 1.2))
        W.outline(p, 2.2)
    W.ink([(x + tp - 3, y - 30), (x + w - tp + 3, y - 30)], 4.4, INK, (0, 0))
