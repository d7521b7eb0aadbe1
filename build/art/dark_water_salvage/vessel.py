"""A ship, drawn part by part on its seascape: hull, houses, masts, sails, funnels, smoke."""

import math

from art.dark_water_salvage.seascape import Seascape
from art.dark_water_salvage.wash import INK, LIGHT_INK, n, pairs, quad, smooth

CREAM, SAIL, SAIL_SHADE = "#F6EEDA", "#F3E8CC", "#B9A887"
WOOD = "#6D4A28"


class Ship(Seascape):
    """What floats: the places are those of a ship that heads east."""

    def hull(self, xs, xb, ys, ym, yb, ywl, bow="clipper", stern="counter", col=("#2D4450", "#0E222D"), boot="#8E3A28",
            stripe="#E9DDBD", planks=4):
        """The hull from stern xs to bow xb, with the sheer at ys, ym, yb and the waterline at ywl."""
        sheer = quad((xs, ys), ((xs + xb) / 2, 2 * ym - (ys + yb) / 2), (xb, yb), 14)
        fore, aft = _bow(bow, xb, yb, ywl), _stern(stern, xs, ys, ywl)
        wl0, wl1 = aft[0][0], fore[-1][0]
        poly = self.M(sheer + fore[1:] + aft)
        gx0, gx1 = self.X(xs), self.X(xb)
        self.poly(poly, self.lin(min(gx0, gx1), 0, max(gx0, gx1), 0, (0, col[0]), (0.45, col[0]), (1, col[1])), INK,
            2.2)
        # boot topping
        h = min(7, (ywl - ym) * 0.28)
        bp = self.M([(wl0 + 1, ywl), (wl1 - 1, ywl), (wl1 + 1.5, ywl - h), (wl0 - 3, ywl - h)])
        self.poly(bp, boot, op=0.95)
        self._planking(sheer, (wl0, wl1, ywl), planks)
        # shade: verticals at the right end and under the turn
        lo, hi = min(x for x, _y in poly), max(x for x, _y in poly)
        cut = lo + (hi - lo) * 0.62
        self.hatch([(max(x, cut), y) for x, y in poly], math.radians(78), 3.0, INK, 1, 0.6, trim=0.25, widen=2.6)
        # sheer strake, light catches it
        self.d(smooth(self.M([(x, y + 3.2) for x, y in sheer])), stroke=stripe, sw=2, op=0.95)
        self.d(smooth(self.M(sheer)), stroke=INK, sw=2.4)
        self.sheer = sheer

    def _planking(self, sheer, waterline, planks):
        """Seams that follow the sheer above and the waterline below."""
        start, end, low = waterline
        for k in range(1, planks + 1):
            t = k / (planks + 1)
            seam = []
            for i in range(0, 15, 2):
                (x, y), under = sheer[i], start + (end - start) * i / 14
                seam.append((x + (under - x) * t, y + (low - y) * t + self.j(0.3)))
            self.d(smooth(self.M(seam)), stroke=INK, sw=0.9, op=0.55)

    def deck_y(self, x):
        """The height of the deck at x."""
        s = self.sheer
        for a, b in pairs(s):
            if a[0] <= x <= b[0]:
                return a[1] + (b[1] - a[1]) * (x - a[0]) / (b[0] - a[0])
        return s[0][1] if x < s[0][0] else s[-1][1]

    def bulwark(self, x0, x1, h=7, st=9):
        """A rail that follows the sheer."""
        top = [(x0 + (x1 - x0) * i / 10, self.deck_y(x0 + (x1 - x0) * i / 10) - h) for i in range(11)]
        self.d(smooth(self.M(top)), stroke=INK, sw=1.4)
        x = x0
        segs = []
        while x <= x1:
            segs.append((self.M([(x, self.deck_y(x))])[0], self.M([(x, self.deck_y(x) - h)])[0]))
            x += st
        self.lines(segs, INK, 0.9, 0.2)

    def house(self, x, y, w, h, col=CREAM, win=0, roof="#8A5A3C", over=4, wy=0.35, ww=6, wh=None,
            arch=False):
        """A deck house with its foot at (x, y)."""
        p = self.M([(x, y), (x + w, y), (x + w, y - h), (x, y - h)])
        self.poly(self.wob(p, 0.5), col, INK, 1.5)
        lo, hi = min(q[0] for q in p), max(q[0] for q in p)
        cut = hi - w * 0.3
        self.hatch([(cut, y), (hi, y), (hi, y - h), (cut, y - h)], math.radians(70), 3.4, LIGHT_INK, 0.8, 0.55)
        self.rect(lo, y - h, hi - lo, max(2, h * 0.16), LIGHT_INK, op=0.30)
        wh = wh or h * 0.36
        glass = shine = ""
        for i in range(win):
            cx = lo + (hi - lo) * (i + 0.5) / win
            cy = y - h * (1 - wy) + wh * 0.3
            a, b = cx - ww / 2, cy - wh / 2
            top = f"Q{n(cx)} {n(b - 2)} {n(a + ww)} {n(b)}" if arch else f"h{n(ww)}"
            glass += f"M{n(a)} {n(b)}{top}v{n(wh)}h{n(-ww)}Z"
            shine += f"M{n(a + 0.8)} {n(b + 0.8)}h{n(ww * 0.4)}v{n(wh * 0.5)}h{n(-ww * 0.4)}Z"
        if win:
            self.d(glass, "#27454F", INK, 0.8)
            self.d(shine, "#BFD8D8", op=0.8)
        if roof:
            q = self.M([(x - over, y - h), (x + w + over, y - h), (x + w + over - 1, y - h - 3.4), (x - over + 1,
                y - h - 3.4)])
            self.poly(self.wob(q, 0.4), roof, INK, 1.3)

    def rail(self, x0, x1, y, h=8, st=8):
        """A level railing."""
        self.lines([(self.M([(x0, y - h)])[0], self.M([(x1, y - h)])[0]), (self.M([(x0, y - h / 2)])[0],
            self.M([(x1, y - h / 2)])[0])], INK, 0.9, 0.3)
        segs = []
        x = x0
        while x <= x1 + 0.1:
            segs.append((self.M([(x, y)])[0], self.M([(x, y - h)])[0]))
            x += st
        self.lines(segs, INK, 0.8, 0.2)

    def mast(self, x, y0, y1, rake=-4, w=4.2, col="#8A6238", top=True):
        """A mast; returns its head."""
        a, b = (x, y0), (x + rake, y1)
        p = self.M([(a[0] - w / 2, y0), (a[0] + w / 2, y0), (b[0] + w * 0.22, y1), (b[0] - w * 0.22, y1)])
        self.poly(p, col, INK, 1.1)
        q = self.M([(a[0] + w * 0.1, y0), (a[0] + w / 2, y0), (b[0] + w * 0.22, y1), (b[0], y1)])
        if self.m > 0:
            self.poly(q, INK, op=0.4)
        if top:
            self.circ(self.X(b[0]), y1 - 1.5, 2.1, "#D8A93C", INK, 0.8)
        return b

    def stay(self, *pts, sw=0.9, op=0.85):
        """Ropes from point to point."""
        P = self.M(list(pts))
        self.lines(pairs(P), INK, sw, 0.6, op=op)

    def shrouds(self, top, base_x, base_y, spread=26, k=4):
        """The ladder of ropes at a mast."""
        P = [(base_x - spread / 2 + spread * i / (k - 1), base_y) for i in range(k)]
        T = self.M([top])[0]
        self.lines([(self.M([p])[0], T) for p in P], INK, 0.8, 0.3, op=0.85)
        segs = []
        for i in range(1, 9):
            t = i / 10
            a = (P[0][0] + (top[0] - P[0][0]) * t, base_y + (top[1] - base_y) * t)
            b = (P[-1][0] + (top[0] - P[-1][0]) * t, base_y + (top[1] - base_y) * t)
            segs.append((self.M([a])[0], self.M([b])[0]))
        self.lines(segs, INK, 0.6, 0.3, op=0.7)

    def sail(self, corners, belly=0.10, col=SAIL, seams=5, patch=None):
        """Sail from 3 or 4 corners (world coords before mirroring), leech bellied."""
        k = len(corners)
        cx = sum(p[0] for p in corners) / k
        cy = sum(p[1] for p in corners) / k
        out = []
        for i in range(k):
            a, b = corners[i], corners[(i + 1) % k]
            L = math.hypot(b[0] - a[0], b[1] - a[1])
            mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
            dx, dy = mx - cx, my - cy
            mm = math.hypot(dx, dy) or 1
            bl = belly[i] if isinstance(belly, (list, tuple)) else belly
            out += quad(a, (mx + dx / mm * L * bl * 2, my + dy / mm * L * bl * 2), b, 7)[:-1]
        P = self.M(out)
        xs = [p[0] for p in P]
        ys = [p[1] for p in P]
        self.poly(P, self.lin(min(xs), min(ys), max(xs), max(ys), (0, "#FFFBEC"), (0.5, col), (1, SAIL_SHADE)), INK,
            1.7)
        # seams
        if seams:
            self.hatch(P, math.radians(88 if k == 4 else 80), (max(xs) - min(xs)) / (seams + 1), LIGHT_INK, 0.8, 0.38)
        lo, hi = min(xs), max(xs)
        cut = lo + (hi - lo) * 0.62
        sh = [(max(p[0], cut + (p[1] - min(ys)) * -0.08), p[1]) for p in P]
        self.hatch(sh, math.radians(38), 3.6, LIGHT_INK, 0.75, 0.45, trim=0.3)
        y2 = min(ys) + (max(ys) - min(ys)) * 0.72
        sh2 = [(p[0], max(p[1], y2)) for p in P]
        self.hatch(sh2, math.radians(-24), 5, LIGHT_INK, 0.7, 0.38, trim=0.3)
        if patch:
            self.d(smooth(self.wob([(cx - 9 + (self.X(cx) - cx), cy - 8), (self.X(cx) + 9, cy - 7), (self.X(cx) + 8,
                cy + 8), (self.X(cx) - 8, cy + 7)], 1), True), patch, LIGHT_INK, 0.8, 0.8)
        return P

    def funnel(self, x, y, w, h, col="#2B2B2E", band=None, rake=-5, cap="#15181B"):
        """A funnel, perhaps with a band."""
        p = self.M([(x, y), (x + w, y), (x + w + rake, y - h), (x + rake, y - h)])
        lo, hi = min(q[0] for q in p), max(q[0] for q in p)
        self.poly(p, self.lin(lo, 0, hi, 0, (0, col), (0.3, col), (1, "#0C1013")), INK, 1.7)

        def ring(t0, t1, c):
            q = self.M([(x + rake * t0 - 0.6, y - h * t0), (x + w + rake * t0 + 0.6, y - h * t0),
                (x + w + rake * t1 + 0.6, y - h * t1), (x + rake * t1 - 0.6, y - h * t1)])
            self.poly(q, c, INK, 1)

        if band:
            ring(0.52, 0.74, band)
        ring(0.92, 1.0, cap)
        side = [(x + w * 0.58, y), (x + w, y), (x + w + rake, y - h), (x + w * 0.58 + rake,
            y - h)] if self.m > 0 else [(x, y), (x + w * 0.42, y), (x + w * 0.42 + rake, y - h), (x + rake, y - h)]
        self.hatch(self.M(side), math.radians(12), 3.2, INK, 0.9, 0.7)
        q = self.M([(x + 2, y), (x + 2 + rake, y - h + 2)])
        self.lines([(q[0], q[1])], "#FFFFFF", 1.6, 0.2, op=0.45)
        return (x + w / 2 + rake, y - h)

    def smoke(self, x, y, L=150, up=40, col="#5C5F62", wind=-1):
        """Plume blown aft: puffs grow, warm edge on the lit side, curled pen strokes."""
        r = self.r
        k = 13
        ps = []
        for i in range(k):
            t = i / (k - 1)
            ps.append((x + wind * L * t**1.25, y - up * (1 - (1 - t) ** 2) + r.uniform(-3, 3) * t, 5 + 21 * t))
        for (px, py, R), i in sorted(zip(ps, range(k), strict=False), key=lambda z: -z[1]):
            t = i / (k - 1)
            o = round(0.85 * (1 - t * 0.85), 2)
            self.d(smooth(self.M(self.blob(px, py, R * 1.1, R * 0.8, 9, 0.16)), True), col, op=o)
        for (px, py, R), i in zip(ps, range(k), strict=False):
            t = i / (k - 1)
            self.d(smooth(self.M(self.blob(px - R * 0.2 * self.m, py - R * 0.26, R * 0.62, R * 0.4, 8, 0.16)), True),
                "#D9D3C4", op=round(0.5 * (1 - t * 0.6), 2))
        dd = ""
        for px, py, R in ps[1:]:
            for _q in range(2):
                a0 = r.uniform(0.2, 2.6)
                rr = R * r.uniform(0.55, 0.95)
                pts = [(px + rr * math.cos(a0 + s * 0.45), py + rr * 0.75 * math.sin(a0 + s * 0.45)) for s in range(5)]
                dd += smooth(self.M(pts))
        self.d(dd, stroke=INK, sw=0.9, op=0.55)

    def flag(self, x, y, L=26, col="#B1361B", h=11, wind=-1):
        """A flag in the wind."""
        t = quad((x, y), (x + wind * L * 0.5, y - 5), (x + wind * L, y + 1), 6)
        b = quad((x + wind * L, y + h * 0.8), (x + wind * L * 0.5, y + h - 4), (x, y + h), 6)
        P = self.M(t + b)
        self.poly(P, col, INK, 1.1)
        self.hatch(P, math.radians(80), 4, INK, 0.7, 0.45)

    def crew(self, xs, col="#26343B"):
        """People on deck."""
        for x in xs:
            y = self.deck_y(x) - 1
            X = self.X(x)
            self.d(f"M{X - 2:.1f} {y:.1f}L{X - 1.6:.1f} {y - 8:.1f}L{X + 1.6:.1f} {y - 8:.1f}L{X + 2:.1f} {y:.1f}Z",
                col)
            self.circ(X, y - 10, 1.9, "#E0B58C", INK, 0.6)

    def paddlebox(self, cx, cy, R, col="#EFE3C6", trim="#8E3A28"):
        """The box of a paddle wheel."""
        cx = self.X(cx)
        arc = [(cx + R * math.cos(math.pi + math.pi * i / 16), cy + R * math.sin(math.pi + math.pi * i / 16))
            for i in range(17)]
        # wheel seen below the box
        low = [(cx + R * 0.93 * math.cos(math.pi * i / 12), cy + R * 0.42 * math.sin(math.pi * i / 12))
            for i in range(13)]
        self.poly(low, "#33261E", INK, 1.4)
        self.lines([((cx, cy - 4), (cx + R * 0.9 * math.cos(math.pi * i / 10),
            cy + R * 0.4 * math.sin(math.pi * i / 10))) for i in range(1, 10)], "#C0392B", 2.2, 0.2, op=0.8)
        self.poly(arc, self.lin(cx - R, cy - R, cx + R, cy, (0, "#FFF9E8"), (0.5, col), (1, "#AE9C78")), INK, 2.2)
        for q in (0.88, 0.34):
            self.d(smooth([(cx + R * q * math.cos(math.pi + math.pi * i / 14),
                cy + R * q * math.sin(math.pi + math.pi * i / 14)) for i in range(15)]), stroke=trim,
                sw=3 if q > 0.5 else 2)
        self.lines([((cx + R * 0.36 * math.cos(a), cy + R * 0.36 * math.sin(a)), (cx + R * 0.8 * math.cos(a),
            cy + R * 0.8 * math.sin(a))) for a in [math.pi + math.pi * i / 13 for i in range(1, 13)]], INK, 1.5, 0.2)
        self.hatch([(cx + R * math.cos(math.pi + math.pi * i / 16), cy + R * math.sin(math.pi + math.pi * i / 16))
            for i in range(10, 17)] + [(cx + R * 0.3, cy)], math.radians(48), 3.4, INK, 0.8, 0.5)
        self.circ(cx, cy - 1, R * 0.17, "#D8A93C", INK, 1.2)
        self.line((cx - R - 5, cy), (cx + R + 5, cy), INK, 3, 0.2)


def _bow(kind, x, y, low):
    """The stem from the deck down to the waterline."""
    if kind == "clipper":
        return quad((x, y), (x - 16, y + 10), (x - 30, low), 5)
    if kind == "plumb":
        return [(x, y), (x - 1, (y + low) / 2), (x - 3, low)]
    if kind == "spoon":
        return quad((x, y), (x - 6, low - 4), (x - 34, low), 6)
    return [(x, y), (x - 16, low)]


def _stern(kind, x, y, low):
    """The stern from the waterline up to the deck."""
    if kind == "counter":
        return quad((x + 26, low), (x + 12, low - 12), (x, y), 5)
    if kind == "fantail":
        return quad((x + 34, low), (x + 6, low - 6), (x, y), 6)
    return [(x + 3, low), (x, y)]
