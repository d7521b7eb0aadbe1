"""The block-cutter's tools: tapered lines, hatching whose breadth is the tone, spot blacks and cuts of light."""

import math
import random

from art.files import ASSETS, write
from art.killmans_keep.lines import INK, area, densify, exit_dist, mix, n1, path_d, rdp, rdp_closed, rect

LIMIT = 60_000
"""No drawing may be larger, in bytes."""


class Wood:
    """One block, w by h units, cut from back to front; the same seed makes the same hand wobble."""

    def __init__(self, w, h, seed=1):
        self.w, self.h = w, h
        self.r = random.Random(seed)
        self.el = []
        self.eps, self.dens = .13, 7  # how coarse outlines are, and how dense their points: more for large scenes

    def raw(self, d, fill, op=1, rule=None):
        """A path, filled."""
        fade = "" if op == 1 else f' fill-opacity="{n1(op)}"'
        fade += "" if not rule else f' fill-rule="{rule}"'
        self.el.append(f'<path fill="{fill}"{fade} d="{d}"/>')

    def note(self, s):
        """Say in the file what comes next."""
        self.el.append("<!-- %s -->" % s)

    def jit(self, pts, a, step=9, closed=True):
        """The outline, shaken by up to a."""
        if not a:
            return pts
        return [(x + self.r.uniform(-a, a), y + self.r.uniform(-a, a)) for x, y in densify(pts, step, closed)]

    def fill(self, pts, color, op=1, jit=0, holes=()):
        """An area."""
        d = path_d(rdp_closed(self.jit(pts, jit), .15))
        for h in holes:
            d += path_d(h)
        self.raw(d, color, op, "evenodd" if holes else None)
        return pts

    def fills(self, polys, color, op=1):
        """Several areas of one colour."""
        self.raw("".join(path_d(p) for p in polys), color, op)

    def stroke_poly(self, pts, w, taper=(.25, .25), wob=.18, minw=.12):
        """The area of a line whose breadth varies; None for no line."""
        ln = sum(math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]) for i in range(1, len(pts)))
        pts = densify(pts, min(self.dens, max(1.2, ln / 7)), False)
        n = len(pts)
        if n < 2:
            return None
        ph = self.r.uniform(0, 6)
        L, R = [], []
        for i, (x, y) in enumerate(pts):
            a, b = pts[max(i - 1, 0)], pts[min(i + 1, n - 1)]
            dx, dy = b[0] - a[0], b[1] - a[1]
            l = math.hypot(dx, dy) or 1
            t = i / (n - 1)
            k = 1.0
            if taper[0] and t < taper[0]:
                k = min(k, minw + (1 - minw) * math.sin(t / taper[0] * math.pi / 2))
            if taper[1] and t > 1 - taper[1]:
                k = min(k, minw + (1 - minw) * math.sin((1 - t) / taper[1] * math.pi / 2))
            ww = (w(t) if callable(w) else w) * k * (1 + wob * math.sin(ph + i * .9)) / 2
            L.append((x - dy / l * ww, y + dx / l * ww))
            R.append((x + dy / l * ww, y - dx / l * ww))
        return rdp(L, self.eps) + rdp(R[::-1], self.eps)

    def ink(self, pts, w=3, color=INK, taper=(.25, .25), wob=.18, op=1):
        """One line, w broad or as broad as w says from 0 to 1, thin over `taper` of its length at both ends."""
        p = self.stroke_poly(pts, w, taper, wob)
        if p:
            self.raw(path_d(p), color, op)

    def inks(self, lines, w=2, color=INK, taper=(.3, .3), wob=.18, op=1):
        """Several such lines."""
        ps = [self.stroke_poly(l, w, taper, wob) for l in lines]
        self.raw("".join(path_d(p) for p in ps if p), color, op)

    def outline(self, pts, w=3.2, color=INK, light=.45, wob=.12):
        """A closed contour, heavier away from the light."""
        pts = densify(pts, self.dens)
        n = len(pts)
        s = 1 if area(pts) > 0 else -1
        ph = self.r.uniform(0, 6)
        A, B = [], []
        for i, (x, y) in enumerate(pts):
            a, b = pts[i - 1], pts[(i + 1) % n]
            dx, dy = b[0] - a[0], b[1] - a[1]
            l = math.hypot(dx, dy) or 1
            nx, ny = dy / l * s, -dx / l * s          # outward normal
            k = .5 + .5 * (nx * .66 + ny * .75)       # 0 lit .. 1 shaded
            ww = w * (light + (1.15 - light) * k) * (1 + wob * math.sin(ph + i * .7)) / 2
            A.append((x + nx * ww, y + ny * ww))
            B.append((x - nx * ww, y - ny * ww))
        self.raw(path_d(rdp_closed(A, self.eps)) + path_d(rdp_closed(B, self.eps)), color, 1, "evenodd")

    def hatch(self, polys, ang=20, gap=4.5, tone=.5, color=INK, bend=None, wob=.35, step=6, minw=.35, k=.92, holes=(),
            op=1, taper=9, jitter=.1):
        """Hatching of a polygon, or of several taken even-odd: the breadth of its lines is the tone, 0 to 1.

        `tone` may be a function of the place; `gap` is from line to line, `bend` shifts a line along its way.
        """
        if polys and isinstance(polys[0][0], (int, float)):
            polys = [polys]
        polys = list(polys) + list(holes)
        a = math.radians(ang)
        ca, sa = math.cos(a), math.sin(a)
        f = bend or (lambda x: 0)
        tf = tone if callable(tone) else (lambda x, y: tone)
        rot = []
        for p in polys:
            q = []
            for x, y in densify(p, 8 if bend else 60):
                u, v = x * ca + y * sa, -x * sa + y * ca
                q.append((u, v - f(u)))
            rot.append(q)
        ymin = min(v for q in rot for _, v in q)
        ymax = max(v for q in rot for _, v in q)
        y = ymin + gap * self.r.uniform(.3, .8)
        out = []
        while y < ymax:
            xs = []
            for q in rot:
                for i in range(len(q)):
                    (x0, y0), (x1, y1) = q[i - 1], q[i]
                    if (y0 <= y) != (y1 <= y):
                        xs.append(x0 + (x1 - x0) * (y - y0) / (y1 - y0))
            xs.sort()
            ph = self.r.uniform(0, 6)
            fr = self.r.uniform(.03, .07)
            gg = self.r.uniform(1 - jitter, 1 + jitter)
            for j in range(0, len(xs) - 1, 2):
                a0, a1 = xs[j], xs[j + 1]
                if a1 - a0 < 1.5:
                    continue
                n = max(2, int((a1 - a0) / step))
                run = []
                for i in range(n + 1):
                    u = a0 + (a1 - a0) * i / n
                    v = y + f(u) + wob * math.sin(ph + u * fr)
                    X, Y = u * ca - v * sa, u * sa + v * ca
                    t = tf(X, Y) * gg
                    w = min(t, .97) * gap * k
                    if w >= minw:
                        run.append((u, v, w))
                    else:
                        self._run(run, ca, sa, out, taper)
                        run = []
                self._run(run, ca, sa, out, taper)
            y += gap * self.r.uniform(1 - jitter, 1 + jitter)
        if out:
            self.raw("".join(out), color, op)

    def _run(self, run, ca, sa, out, taper):
        if len(run) < 2:
            return
        x0, x1 = run[0][0], run[-1][0]
        if x1 - x0 < 2:
            return
        L, R = [], []
        for u, v, w in run:
            k = 1
            if taper:
                k = min(1, .15 + (u - x0) / taper, .15 + (x1 - u) / taper)
            ww = w * k / 2
            L.append((u, v + ww))
            R.append((u, v - ww))
        P = rdp(L, self.eps) + rdp(R[::-1], self.eps)
        out.append(path_d([(u * ca - v * sa, u * sa + v * ca) for u, v in P]))

    def shade(self, poly, D=30, ang=28, gap=4.2, base=0, top=.85, light=(-.64, -.77), color=INK, pw=1.3, holes=(),
            bend=None, **kw):
        """The shadow of a form: dark within D of the border that lies away from the light."""
        d = (-light[0], -light[1])
        P = rdp_closed(poly, .4)

        def tone(x, y):
            t = exit_dist((x, y), P, d)
            return max(0, base + (top - base) * max(0, 1 - t / D) ** pw)

        self.hatch([poly], ang, gap, tone, color, bend=bend, holes=holes, **kw)

    def halo(self, cx, cy, r0, r1, ang=0, gap=4.6, top=.95, box=None, color=INK):
        """Candlelight as hatching: open near (cx, cy), closed far away."""
        x, y, w, h = box or (0, 0, self.w, self.h)

        def tone(px, py):
            return top * max(0, min(1, (math.hypot(px - cx, py - cy) - r0) / (r1 - r0)))

        self.hatch([rect(x, y, w, h)], ang, gap, tone, color, step=9)

    def rays(self, cx, cy, r0, r1, n, w0=.4, w1=5, color=INK, box=None, op=1, sway=.25):
        """Cuts that run outwards from (cx, cy) and grow broader."""
        x, y, w, h = box or (0, 0, self.w, self.h)
        d = ""
        for i in range(n):
            a = 2 * math.pi * (i + self.r.uniform(-sway, sway)) / n
            s = r0 * self.r.uniform(.85, 1.3)
            c, sn = math.cos(a), math.sin(a)
            R = 1e9
            for k, lo, hi in ((c, x - cx, x + w - cx), (sn, y - cy, y + h - cy)):
                if k > 1e-6:
                    R = min(R, hi / k)
                elif k < -1e-6:
                    R = min(R, lo / k)
            R = min(R, r1)
            if s + 6 >= R:
                continue
            ww = w1 * (R - s) / (r1 - r0) / 2 + w0
            d += path_d([(cx + c * s, cy + sn * s), (cx + c * R - sn * ww, cy + sn * R + c * ww),
                (cx + c * R + sn * ww, cy + sn * R - c * ww)])
        self.raw(d, color, op)

    def text(self):
        """The whole file."""
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.w} {self.h}" width="{self.w}" '
        whole = head + f'height="{self.h}">\n' + "\n".join(self.el) + "\n</svg>\n"
        assert len(whole) <= LIMIT, f"{len(whole)} bytes are too many"
        return whole

    def save(self, name):
        """Write it to `assets/killmans_keep/<name>.svg`."""
        keep(name, self.text())


def keep(name, text):
    """Write a drawing of this box."""
    write(ASSETS / "killmans_keep" / f"{name}.svg", text.encode())


def form(W, p, c, w=3.4, D=34, ang=30, gap=4.2, top=.9, lit=None, litD=9, base=0, **kw):
    """House style for one form: colour, rim of light, shadow cut twice where it is deep, outline; returns it."""
    W.fill(p, c)
    W.shade(p, litD, ang=ang - 55, gap=3.6, top=.95, light=(.64, .77), color=lit or mix(c, "#FFF3CF", .55), pw=.8)
    W.shade(p, D * 1.15, ang=ang, gap=gap, top=top, base=base, **kw)
    if D > 14:
        W.shade(p, D * .42, ang=ang + 64, gap=gap * .9, top=1.0, pw=.9)
    W.outline(p, w * 1.12)
    return p
