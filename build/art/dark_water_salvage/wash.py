"""Ink and wash: drawing with a hand's irregularity, inside the SVG subset that pygame draws.

There are no clip paths: whatever is cut to a form is cut when the file is written.
"""

import itertools
import math
import random

from art.files import ASSETS, write

INK, LIGHT_INK = "#0B2233", "#21414F"
CREAM, MAGENTA, GREEN, STAR, PHOSPHOR = "#FFF9E8", "#9B1F6B", "#1B7A4B", "#D9952B", "#39E08F"
SHALLOW, MEDIUM, DEEP = "#CFE6EE", "#8FBFD6", "#2F6690"


def n(v):
    """A number as short as it can be written."""
    s = f"{v:.1f}"
    if s == "-0.0":
        return "0"
    return s[:-2] if s.endswith(".0") else s


def path(pts, closed=False):
    d = "M" + "L".join(f"{n(x)} {n(y)}" for x, y in pts)
    return d + ("Z" if closed else "")


def smooth(pts, closed=False):
    """Quadratic mid-point spline: compact and never overshoots."""
    if len(pts) < 3:
        return path(pts, closed)
    if closed:
        m = [((a[0] + b[0]) / 2, (a[1] + b[1]) / 2) for a, b in zip(pts, pts[1:] + pts[:1], strict=True)]
        d = f"M{n(m[-1][0])} {n(m[-1][1])}"
        for p, q in zip(pts, m, strict=True):
            d += f"Q{n(p[0])} {n(p[1])} {n(q[0])} {n(q[1])}"
        return d + "Z"
    d = f"M{n(pts[0][0])} {n(pts[0][1])}"
    for i in range(1, len(pts) - 1):
        p, after = pts[i], pts[i + 1]
        q = after if i == len(pts) - 2 else ((p[0] + after[0]) / 2, (p[1] + after[1]) / 2)
        d += f"Q{n(p[0])} {n(p[1])} {n(q[0])} {n(q[1])}"
    return d


def quad(p0, p1, p2, k=10):
    """Points along a quadratic curve."""
    out = []
    for i in range(k + 1):
        t = i / k
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        out.append((a * p0[0] + b * p1[0] + c * p2[0], a * p0[1] + b * p1[1] + c * p2[1]))
    return out


def lens(x0, y0, x1, y1, bend, w):
    """A tapered S-stroke as two cubics: 60 bytes instead of 300."""
    a, b = x0 + (x1 - x0) * 0.33, x0 + (x1 - x0) * 0.66
    return (
        f"M{n(x0)} {n(y0)}C{n(a)} {n(y0 - bend - w)} {n(b)} {n(y1 + bend - w)} {n(x1)} {n(y1)}"
        f"C{n(b)} {n(y1 + bend + w)} {n(a)} {n(y0 - bend + w)} {n(x0)} {n(y0)}Z")


def polar(cx, cy, r, degrees):
    t = math.radians(degrees)
    return (cx + r * math.cos(t), cy + r * math.sin(t))


def star(cx, cy, r):
    """The ten corners of a star."""
    return [polar(cx, cy, r * (0.42 if k % 2 else 1), 36 * k - 90) for k in range(10)]


def inside_spans(poly, y):
    """Where a level line lies inside a polygon, as pairs of x."""
    xs = []
    for (x1, y1), (x2, y2) in zip(poly, poly[1:] + poly[:1], strict=True):
        if (y1 <= y < y2) or (y2 <= y < y1):
            xs.append(x1 + (y - y1) / (y2 - y1) * (x2 - x1))
    xs.sort()
    return list(zip(xs[::2], xs[1::2], strict=True))


class Art:
    """One drawing, w by h units, built up from back to front; `seed` decides the hand's wobble."""

    def __init__(self, w, h, seed=1, title=""):
        self.w, self.h, self.r, self.title = w, h, random.Random(seed), title
        self.body, self.defs = [], []

    def raw(self, s):
        """Any element."""
        self.body.append(s)

    def g(self, tf):
        """Open a group with a transform; `end` closes it."""
        self.raw(f'<g transform="{tf}">')

    def end(self):
        """Close the group."""
        self.raw("</g>")

    def lin(self, x1, y1, x2, y2, *stops):
        """A linear gradient to fill with; a stop is (place, colour) or (place, colour, opacity)."""
        return self._gradient("linear", f'x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"', stops)

    def rad(self, cx, cy, r, *stops):
        """A radial gradient to fill with."""
        return self._gradient("radial", f'cx="{n(cx)}" cy="{n(cy)}" r="{n(r)}"', stops)

    def _gradient(self, kind, line, stops):
        name, body = f"g{len(self.defs) + 1}", ""
        for place, colour, *opacity in stops:
            fade = f' stop-opacity="{opacity[0]}"' if opacity else ""
            body += f'<stop offset="{place}" stop-color="{colour}"{fade}/>'
        self.defs.append(f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {line}>{body}</{kind}Gradient>')
        return f"url(#{name})"

    def d(self, dd, fill="none", stroke=None, sw=1.5, op=None, eo=False, dash=None):
        """A path: fill, stroke colour and width, opacity, even-odd, dashes."""
        a = f'<path d="{dd}" fill="{fill}"'
        if stroke:
            width = n(sw) if sw >= 0.95 else f"{sw:.2f}"
            a += f' stroke="{stroke}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
        if dash:
            a += f' stroke-dasharray="{dash}"'
        if op is not None and op != 1:
            a += f' opacity="{op}"'
        self.raw(a + (' fill-rule="evenodd"/>' if eo else "/>"))

    def poly(self, pts, fill="none", stroke=None, sw=1.5, op=None):
        """A polygon."""
        self.d(path(pts, True), fill, stroke, sw, op)

    def circ(self, x, y, r, fill="none", stroke=None, sw=1.5, op=None):
        """A circle."""
        self.raw(f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{_edge(stroke, sw, op)}/>')

    def oval(self, x, y, rx, ry, fill="none", stroke=None, sw=1.5, op=None):
        """An ellipse."""
        shape = f'<ellipse cx="{n(x)}" cy="{n(y)}" rx="{n(rx)}" ry="{n(ry)}"'
        self.raw(f'{shape} fill="{fill}"{_edge(stroke, sw, op)}/>')

    def rect(self, x, y, w, h, fill="none", stroke=None, sw=1.5, rx=0, op=None):
        """A rectangle, perhaps with round corners."""
        a = f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}" fill="{fill}"'
        self.raw(a + (f' rx="{n(rx)}"' if rx else "") + _edge(stroke, sw, op) + "/>")

    def j(self, a):
        """A small deviation."""
        return self.r.uniform(-a, a)

    def wob(self, pts, a=1.0):
        """The points, each a little beside its place."""
        return [(x + self.j(a), y + self.j(a)) for x, y in pts]

    def line(self, p, q, col, sw=1.4, a=0.6, op=None):
        """One pen line by hand."""
        k = max(2, int(math.hypot(q[0] - p[0], q[1] - p[1]) / 14))
        pts = [p]
        for i in range(1, k):
            t = i / k
            pts.append((p[0] + (q[0] - p[0]) * t + self.j(a), p[1] + (q[1] - p[1]) * t + self.j(a)))
        self.d(smooth([*pts, q]), stroke=col, sw=sw, op=op)

    def lines(self, segs, col, sw=1.0, a=0.5, op=None):
        """Many short pen lines in one path; a = 0 draws them with a ruler."""
        dd = ""
        for p, q in segs:
            middle = (p[0] + q[0]) / 2 + self.j(a), (p[1] + q[1]) / 2 + self.j(a)
            way = f"Q{n(middle[0])} {n(middle[1])} " if a else "L"
            dd += f"M{n(p[0])} {n(p[1])}{way}{n(q[0])} {n(q[1])}"
        if dd:
            self.d(dd, stroke=col, sw=sw, op=op)

    def ink(self, pts, col, w0=1, w1=3, op=None):
        """Tapered brush stroke: thin-thick-thin, as a filled shape."""
        left, right = [], []
        k = len(pts)
        for i, (x, y) in enumerate(pts):
            (x0, y0), (x1, y1) = pts[max(0, i - 1)], pts[min(k - 1, i + 1)]
            dx, dy = x1 - x0, y1 - y0
            m = math.hypot(dx, dy) or 1
            w = (w0 + (w1 - w0) * math.sin(math.pi * i / (k - 1))) / 2 * (1 + self.j(0.12))
            left.append((x - dy / m * w, y + dx / m * w))
            right.append((x + dy / m * w, y - dx / m * w))
        self.d(smooth(left + right[::-1], True), col, op=op)

    def blob(self, cx, cy, rx, ry, k=14, a=0.12):
        """The corners of an uneven ellipse."""
        turns = [i * 2 * math.pi / k for i in range(k)]
        return [(cx + rx * (1 + self.j(a)) * math.cos(t), cy + ry * (1 + self.j(a)) * math.sin(t)) for t in turns]

    def hatch(self, poly, ang, gap, col, sw=1.0, op=None, trim=0.0, widen=0.0):
        """Parallel pen strokes cut to a polygon; `widen` > 0 lets the gaps grow along the way."""
        c, s = math.cos(-ang), math.sin(-ang)
        turned = [(x * c - y * s, x * s + y * c) for x, y in poly]
        y0, y1 = min(p[1] for p in turned), max(p[1] for p in turned)
        y, dd = y0 + gap * 0.6, ""
        while y < y1:
            for a, b in inside_spans(turned, y):
                if b - a < 1.5:
                    continue
                start = a + trim * self.r.random() * (b - a), y + self.j(0.25)
                end = b - trim * self.r.random() * (b - a), y + self.j(0.25)
                middle = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + self.j(0.4)
                p, m, q = [(x * c + z * s, -x * s + z * c) for x, z in (start, middle, end)]
                dd += f"M{n(p[0])} {n(p[1])}Q{n(m[0])} {n(m[1])} {n(q[0])} {n(q[1])}"
            grown = 0.9 + widen * ((y - y0) / (y1 - y0)) ** 2 if widen else 1
            y += gap * grown * (1 + self.j(0.12))
        if dd:
            self.d(dd, stroke=col, sw=sw, op=op)

    def text(self):
        """The whole file."""
        size = f'viewBox="0 0 {n(self.w)} {n(self.h)}" width="{n(self.w)}" height="{n(self.h)}"'
        head = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>', f"<!-- {self.title} -->"]
        defs = [f"<defs>{''.join(self.defs)}</defs>"] if self.defs else []
        return "\n".join([*head, *defs, *self.body, "</svg>\n"])

    def save(self, name):
        """Write it to `assets/dark_water_salvage/<name>.svg`."""
        write(ASSETS / "dark_water_salvage" / f"{name}.svg", self.text().encode())


def _edge(stroke, sw, op):
    edge = f' stroke="{stroke}" stroke-width="{n(sw)}" stroke-linejoin="round"' if stroke else ""
    return edge + (f' opacity="{op}"' if op is not None else "")


def pairs(pts):
    """Each point with the next."""
    return list(itertools.pairwise(pts))
