"""Drawing in ink: SVG inside the subset that pygame draws, with a thick-thin outline, pen hatching and a rim of light.

Everything is an area, so shading and hatching are cut to the form when the file is written: no clip paths are needed.
"""

import math
import random

from shapely.geometry import LineString
from shapely.ops import unary_union

from art.files import ASSETS, write
from art.forms import lines_of, polys, sh, spl, wob

INK = "#14303A"
PAPER = "#FFF6E0"
SEATS = {"brick": "#B1361B", "seagreen": "#37B096", "sun": "#FFC924", "plum": "#5C2569", "ultramarine": "#3D50D8",
    "neutral": "#8C8878", "bone": "#F1F6EC"}
"""The seats' colours; neutral is the third ship of a game for two."""
DEEP, MID, SHALLOW, FOAM = "#0E4D6B", "#3FA6B3", "#8FDDD0", "#F4FBF6"
SAND, CORAL = "#F1DDAF", "#C4432B"
GOODS, GOLD, ARTIFACT, JEWEL, MONSTER = "#8A6A1E", "#F3BA1E", "#32A898", "#A9197B", "#2B142E"


def rgb(c):
    return tuple(int(c[i : i + 2], 16) for i in (1, 3, 5))


def mix(a, b, t):
    channels = (round(x + (y - x) * t) for x, y in zip(rgb(a), rgb(b), strict=True))
    return "#" + "".join(f"{max(0, min(255, c)):02X}" for c in channels)


def dk(c, t=0.4):
    return mix(c, "#12202E", t)


def lt(c, t=0.4):
    return mix(c, "#FFF4D2", t)


def num(v):
    """A number as short as it can be written."""
    s = f"{v + 0.0:.1f}"
    if s == "-0.0":
        return "0"
    return s[:-2] if s.endswith(".0") else s


class Svg:
    """One drawing, w by h units, built up from back to front."""

    def __init__(self, w, h, title=""):
        self.w, self.h, self.title = w, h, title
        self.defs, self.b = [], []
        self.tol = 0.0  # raise to make a file smaller
        self.clip = None  # set to an area: everything drawn is cut to it

    def lin(self, x1, y1, x2, y2, *stops):
        """A linear gradient to fill with; a stop is a colour, (colour, place) or (colour, place, opacity)."""
        return self._gradient("linear", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def rad(self, cx, cy, r, *stops):
        """A radial gradient to fill with."""
        return self._gradient("radial", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    def _gradient(self, kind, line, stops):
        name, body = f"g{len(self.defs)}", ""
        for k, stop in enumerate(stops):
            colour, place, *opacity = (stop, k / (len(stops) - 1)) if isinstance(stop, str) else stop
            fade = f' stop-opacity="{opacity[0]:.2f}"' if opacity and opacity[0] != 1 else ""
            body += f'<stop offset="{num(place * 100)}%" stop-color="{colour}"{fade}/>'
        self.defs.append(f'<{kind}Gradient id="{name}" gradientUnits="userSpaceOnUse" {line}>{body}</{kind}Gradient>')
        return f"url(#{name})"

    def shape(self, g, fill, op=1.0, stroke=None, sw=0, tol=0.18):
        """An area, filled and perhaps stroked; returns the drawing."""
        d = ""
        if self.clip is not None:
            g = g.intersection(self.clip)
        for p in polys(g):
            plain = p.simplify(max(tol, self.tol))
            for ring in [plain.exterior, *plain.interiors]:
                c = list(ring.coords)[:-1]
                if len(c) < 3:
                    continue
                d += "M" + "L".join(f"{num(x)},{num(y)}" for x, y in c) + "Z"
        if not d:
            return self
        s = f'<path d="{d}" fill="{fill}"'
        if "ZM" in d:
            s += ' fill-rule="evenodd"'
        if op < 1:
            s += f' fill-opacity="{op:.2f}"'
        if stroke:
            s += f' stroke="{stroke}" stroke-width="{sw}" stroke-linejoin="round"'
        self.b.append(s + "/>")
        return self

    def line(self, pts, col=INK, sw=1.2, op=1.0, smooth=True, tol=0.2):
        """One pen line."""
        self.lines([pts], col, sw, op, smooth, tol)

    def lines(self, many, col=INK, sw=1.2, op=1.0, smooth=True, tol=0.2):
        """Many pen lines in one path."""
        d = ""
        for pts in many:
            p = spl(pts, False, 5) if smooth and len(pts) > 2 else pts
            L = LineString(p).simplify(max(tol, self.tol))
            if self.clip is not None:
                for z in lines_of(L.intersection(self.clip)):
                    d += "M" + "L".join(f"{num(x)},{num(y)}" for x, y in z.coords)
                continue
            p = list(L.coords)
            d += "M" + "L".join(f"{num(x)},{num(y)}" for x, y in p)
        if not d:
            return
        o = f' stroke-opacity="{op:.2f}"' if op < 1 else ""
        round_ = 'stroke-linecap="round" stroke-linejoin="round"'
        self.b.append(f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{sw}"{o} {round_}/>')

    def text(self):
        """The whole file."""
        w, h = num(self.w), num(self.h)
        parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">']
        if self.title:
            parts.append(f"<!-- {self.title} -->")
        if self.defs:
            parts += ["<defs>", *self.defs, "</defs>"]
        return "\n".join([*parts, *self.b, "</svg>\n"])

    def save(self, name):
        """Write it to `assets/<name>.svg`."""
        write(ASSETS / f"{name}.svg", self.text().encode())


def hatch(s, g, col, sw=0.8, gap=4, ang=-52, op=0.5, seed=1, jit=0.35, keep=0.95):
    """Parallel pen strokes clipped to the polygon g."""
    if g is None or g.is_empty:
        return
    r = random.Random(seed)
    x0, y0, x1, y1 = g.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    R = math.hypot(x1 - x0, y1 - y0) / 2 + 2
    out = []
    k = -R
    a = math.radians(ang)
    dx, dy = math.cos(a), math.sin(a)
    while k < R:
        ox, oy = cx - dy * k, cy + dx * k
        w = r.uniform(-jit, jit) * gap
        L = LineString([(ox - dx * R, oy - dy * R), (ox + dx * R + w, oy + dy * R + w)])
        for q in lines_of(L.intersection(g)):
            c = list(q.coords)
            if q.length > gap * 0.7 and r.random() < keep:
                (ax, ay), (bx, by) = c[0], c[-1]
                t0, t1 = r.uniform(0, 0.12), 1 - r.uniform(0, 0.18)
                out.append([(ax + (bx - ax) * t0, ay + (by - ay) * t0), (ax + (bx - ax) * t1, ay + (by - ay) * t1)])
        k += gap * r.uniform(0.8, 1.2)
    s.lines(out, col, sw, op, smooth=False, tol=0.01)


def ink(s, g, fill, ow=1.5, d=5, hat=True, shade=0.34, rim=0.5, out=None, gap=3.6, seed=3, grad=True, w=0, hop=0.38):
    """House style for one form: thick-thin ink outline, gradient body, shade with hatching, rim of light; returns it.

    ow outline width, d depth of the shade, hat hatching, w wobble; light falls from the upper left.
    """
    if w:
        g = wob(g, w, seed=seed)
    if ow:
        outline = unary_union([g.buffer(ow * 0.62), sh(g, ow * 0.55, ow * 0.75).buffer(ow * 0.55)])
        s.shape(outline, out or mix(dk(fill, 0.72), INK, 0.4))
    x0, y0, x1, y1 = g.bounds
    body = fill
    if grad and (x1 - x0) * (y1 - y0) > 60:
        body = s.lin(x0, y0, x0 + (x1 - x0) * 0.55, y1, lt(fill, 0.2), (fill, 0.5), dk(fill, 0.2))
    s.shape(g, body)
    if d:
        shade_ = g.difference(sh(g, -d, -d * 0.8))
        s.shape(shade_.buffer(-0.2), dk(fill, 0.75), shade)
        if hat:
            hatch(s, g.difference(sh(g, -d * 2.1, -d * 1.5)).buffer(-0.6), dk(fill, 0.8), 0.8, gap, op=hop, seed=seed)
        if rim:
            s.shape(g.difference(sh(g, d * 0.34, d * 0.38)).buffer(-0.1), lt(fill, 0.78), rim)
    return g
