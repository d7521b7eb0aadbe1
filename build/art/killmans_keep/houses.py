"""Ground, paths and houses of the town."""

import math

from art.killmans_keep.lines import INK, PAPER, mix, noise2, rect, smooth
from art.killmans_keep.wood import Wood

WIN = "#FFD75E"


def ground(seed, tint, lights, low, high, gap=5.4, name="", dark=.72):
    """lights: (x, y, radius).  Hatch tone grows with the distance from every light."""
    W = Wood(632, 382, seed)
    W.name = name
    W.note("ground")
    W.fill(rect(0, 0, 632, 382), tint)
    for x, y, r in lights:
        for k, t in ((1, .16), (.66, .3), (.36, .42)):
            W.fill(W.jit(smooth([(x + r * k * (1 + W.r.uniform(-.07, .07)) * math.cos(a * math.pi / 9),
                y + r * k * .62 * (1 + W.r.uniform(-.07, .07)) * math.sin(a * math.pi / 9)) for a in range(18)], n=3),
                0), mix(tint, "#FFE9B0", t))

    nz = noise2(seed, 46)

    def tone(px, py):
        v = 1
        for x, y, r in lights:
            v = min(v, math.hypot(px - x, (py - y) * 1.5) / (r * 1.5))
        v = low + (high - low) * max(0, min(1, v - .2))
        return max(0, v * 1.15 - (1 - v) * nz(px, py) * 1.05)
    W.eps = .3
    W.hatch(rect(-14, -6, 660, 394), -3, gap, tone, wob=1.2, step=12, minw=.5, jitter=.2, color=mix(tint, INK, dark),
        bend=lambda u: 5 * math.sin(u / 70 + seed))
    W.save(W.name + "_ground")
    W.el = []
    W.eps, W.dens = (.38 if "guild" in name else .34), 10
    return W


def path(W, pts, w, tint):
    """A trodden path from a door to the ring road."""
    p = smooth(pts, False, 10)
    W.ink(p, lambda t: w * (.75 + .5 * t) + 5, mix(tint, INK, .6), (0, 0), .05)
    W.ink(p, lambda t: w * (.75 + .5 * t), mix(tint, "#FFF0C8", .5), (0, 0), .05)
    L = []
    for i in range(3, len(p) - 2, 3):
        x, y = p[i]
        o = W.r.uniform(-.36, .36) * w
        L.append([(x - 7, y + o), (x + W.r.uniform(3, 9), y + o + .6)])
    W.inks(L, 2, mix(tint, INK, .55), (.3, .3))


def window(W, x, y, w, h, lit=True, arch=False):
    p = smooth([(x, y + h, 1), (x, y + w * .4, 1), (x + w * .5, y - w * .12), (x + w, y + w * .4, 1),
        (x + w, y + h, 1)]) if arch else rect(x, y, w, h)
    W.fill(p, WIN if lit else INK)
    if lit:
        W.fill(rect(x + w * .1, y + h * .55, w * .8, h * .4), "#FFB53E")
    W.outline(p, 2.4)
    W.inks([[(x + w / 2, y), (x + w / 2, y + h)], [(x, y + h * .52), (x + w, y + h * .52)]], 1.7, INK, (0, 0))


def cast(W, x, y, w, d=26):
    W.hatch([(x, y), (x + w, y), (x + w + d * 1.5, y + d * .8), (x + d, y + d)], 20, 3.6, lambda a,
        b: .95 - (b - y) / d * .35, color=INK)


def house(W, x, y, w, h, rh, wall="#E6D3A6", roof="#9A4A32", lit=(1, 1), timber=True, door=True, side=20, ch=True):
    """x,y = bottom left of the front wall."""
    t = y - h
    cast(W, x, y, w + side)
    sd = [(x + w, t), (x + w + side, t - side * .5), (x + w + side, y - side * .5), (x + w, y)]
    W.fill(sd, mix(wall, INK, .45))
    W.hatch(sd, 84, 3.4, .62)
    W.outline(sd, 2.4)
    fr = rect(x, t, w, h)
    W.fill(fr, wall)
    W.hatch(fr, 86, 4.6, lambda a, b: max(0, .5 - (b - t) / h * 1.1) + max(0, (a - x) / w - .55) * .7)
    W.outline(fr, 2.8)
    if timber:
        L = [[(x + 1, t + h * .5), (x + w - 1, t + h * .5)], [(x + w * .33, t), (x + w * .33, y)], [(x + w * .67, t),
            (x + w * .67, y)], [(x, t + h * .5), (x + w * .33, t)], [(x + w, t + h * .5), (x + w * .67, t)]]
        W.inks(L, 3.6, "#4A2E1E", (0, 0))
    if door:
        dw = min(18, w * .26)
        p = smooth([(x + w * .5 - dw / 2, y, 1), (x + w * .5 - dw / 2, y - 20, 1), (x + w * .5, y - 27),
            (x + w * .5 + dw / 2, y - 20, 1), (x + w * .5 + dw / 2, y, 1)])
        W.fill(p, "#5A3520")
        W.hatch(p, 88, 3.6, .4)
        W.outline(p, 2.4)
    wn = max(2, int(w // 34))
    for i in range(wn):
        window(W, x + w * (i + .5) / wn - 6, t + h * .14, 12, min(16, h * .3), lit[i % len(lit)])
    if ch:
        c = rect(x + w * .74, t - rh - 10, 12, 30)
        W.fill(c, "#8C5A44")
        W.hatch(c, 0, 3.6, lambda a, b: .2 + max(0, (a - x - w * .74) / 14))
        W.outline(c, 2.2)
        W.ink(smooth([(x + w * .74 + 6, t - rh - 12), (x + w * .74 - 4, t - rh - 24), (x + w * .74 + 8, t - rh - 34),
            (x + w * .74, t - rh - 46)], False), lambda q: 2 + 5 * q, PAPER, (.1, .4), op=.75)
    o = 7
    rf = [(x - o, t + 4), (x + o * 1.2, t - rh), (x + w + side * .3, t - rh - side * .3), (x + w + side + o * .6,
        t - side * .5 + 2), (x + w + o * .4, t + 5)]
    mn = [(x - o, t + 4), (x + o * 1.2, t - rh), (x + w - o * .2, t - rh), (x + w + o * .6, t + 5)]
    W.fill(rf, mix(roof, INK, .35))
    W.hatch(rf, 60, 3.4, .55)
    W.outline(rf, 2.6)
    W.fill(mn, roof)
    n = max(3, int(rh // 8))
    for k in range(n):
        yy = t + 4 - rh * (k + .35) / n
        f = (t + 4 - yy) / (rh + 4)
        x0, x1 = x - o + f * o * 2.2, x + w + o * .6 - f * o * .8
        W.inks([smooth([(xx, yy), (xx + 4, yy + 3.4), (xx + 8, yy)], False) for xx in [x0 + 2 + (k % 2) * 4 + j * 8.6
            for j in range(int((x1 - x0 - 10) / 8.6))]], lambda q: 2.1, INK)
    W.shade(mn, w * .45, ang=80, gap=4.2, top=.75)
    W.ink([(x - o + 3, t + 1), (x + o * 1.2 + 2, t - rh + 3)], 2.4, mix(roof, "#FFE9B0", .7))
    W.ink([(x + o * 1.4, t - rh + 2.5), (x + w - 4, t - rh + 2.5)], 2.4, mix(roof, "#FFE9B0", .7))
    W.outline(mn, 3)
