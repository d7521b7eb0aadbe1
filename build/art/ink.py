"""Drawing kit: writes SVG inside pygame's nanosvg subset with a hand-inked, chromolithograph look.

Everything is a shapely polygon, so shading, hatching and rims are CLIPPED GEOMETRICALLY
(nanosvg ignores clipPath and mask).  Development-time only: needs shapely.
"""
import math
import os
import random

from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, MultiLineString, MultiPolygon, Point, Polygon, box
from shapely.ops import unary_union

OUT = "/tmp/art/svgtest"

INK = "#14303A"
PAPER = "#FFF6E0"
SEATS = {"brick": "#B1361B", "seagreen": "#37B096", "sun": "#FFC924", "plum": "#5C2569", "ultramarine": "#3D50D8"}
DEEP, MID, SHALLOW, FOAM = "#0E4D6B", "#3FA6B3", "#8FDDD0", "#F4FBF6"
SAND, PALM, PIER, CORAL, STORM = "#F1DDAF", "#3F7D4E", "#8A5A34", "#C4432B", "#4A3F63"
GOODS, GOLD, ARTIFACT, JEWEL, MONSTER = "#8A6A1E", "#F3BA1E", "#32A898", "#A9197B", "#2B142E"


def rgb(c):
    return tuple(int(c[i:i + 2], 16) for i in (1, 3, 5))


def mix(a, b, t):
    a, b = rgb(a), rgb(b)
    return "#%02X%02X%02X" % tuple(max(0, min(255, round(x + (y - x) * t))) for x, y in zip(a, b))


def dk(c, t=.4):
    return mix(c, "#12202E", t)


def lt(c, t=.4):
    return mix(c, "#FFF4D2", t)


# ---------- geometry -------------------------------------------------------------------------
def spl(pts, closed=True, n=7):
    """Catmull-Rom through pts; returns a point list."""
    out, m = [], len(pts)
    segs = m if closed else m - 1
    for i in range(segs):
        if closed:
            p = [pts[(i + k) % m] for k in (-1, 0, 1, 2)]
        else:
            p = [pts[max(0, min(m - 1, i + k))] for k in (-1, 0, 1, 2)]
        for j in range(n):
            t = j / n
            q = []
            for a in (0, 1):
                p0, p1, p2, p3 = (v[a] for v in p)
                q.append(.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                               + (3 * p1 - p0 - 3 * p2 + p3) * t ** 3))
            out.append(tuple(q))
    if not closed:
        out.append(tuple(pts[-1]))
    return out


def blob(*pts, n=7):
    return Polygon(spl(list(pts), True, n)).buffer(0)


def poly(*pts):
    return Polygon(pts).buffer(0)


def ell(cx, cy, rx, ry=None, a=0):
    g = scale(Point(cx, cy).buffer(1, 12), rx, rx if ry is None else ry)
    return rotate(g, a) if a else g


def rect(x, y, w, h, r=0):
    if r:
        return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 6)
    return box(x, y, x + w, y + h)


def stroke_poly(pts, w0, w1=None, smooth=True):
    """A brush stroke: polyline thickened with a taper w0 -> w1 (half widths)."""
    w1 = w0 if w1 is None else w1
    p = spl(pts, False, 6) if smooth and len(pts) > 2 else list(pts)
    left, right = [], []
    for i, (x, y) in enumerate(p):
        a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        L = math.hypot(dx, dy) or 1
        w = w0 + (w1 - w0) * i / max(1, len(p) - 1)
        left.append((x - dy / L * w, y + dx / L * w))
        right.append((x + dy / L * w, y - dx / L * w))
    g = Polygon(left + right[::-1])
    return g if g.is_valid else unary_union([Polygon(left + right[::-1]).buffer(0)])


def wob(g, amp=.6, step=7, seed=1):
    """Hand-drawn irregularity: resample the outline and push it about softly."""
    r = random.Random(seed)
    out = []
    for p in polys(g):
        ring = p.exterior
        n = max(8, int(ring.length / step))
        ph = [(r.uniform(0, 6.3), r.choice([2, 3, 5, 7, 9, 11])) for _ in range(5)]
        pts = []
        c = p.centroid
        corners = list(ring.coords)[:-1]
        ds = sorted(set([ring.length * i / n for i in range(n)] + [ring.project(Point(q)) for q in corners]))
        for d in ds:
            q = ring.interpolate(d)
            u = d / ring.length * 6.283
            k = sum(math.sin(u * f + a) for a, f in ph) / 2.2 * amp
            L = math.hypot(q.x - c.x, q.y - c.y) or 1
            pts.append((q.x + (q.x - c.x) / L * k, q.y + (q.y - c.y) / L * k))
        out.append(Polygon(pts).buffer(0))
    return unary_union(out)


def polys(g):
    if g is None or g.is_empty:
        return []
    if g.geom_type == "Polygon":
        return [g]
    return [p for p in getattr(g, "geoms", []) for p in polys(p)]


def lines_of(g):
    if g.is_empty:
        return []
    if g.geom_type == "LineString":
        return [g]
    return [q for p in getattr(g, "geoms", []) for q in lines_of(p)]


def sh(g, dx, dy):
    return translate(g, dx, dy)


# ---------- SVG ------------------------------------------------------------------------------
def num(v):
    s = "%.1f" % (v + 0.0)
    if s == "-0.0":
        return "0"
    return s[:-2] if s.endswith(".0") else s


class Svg:
    def __init__(self, w, h, title=""):
        self.w, self.h, self.title = w, h, title
        self.defs, self.b = [], []
        self.tol = 0.0  # raise to make a file smaller
        self.clip = None  # set to a polygon: everything drawn is cut to it

    def lin(self, x1, y1, x2, y2, *stops):
        return self._grad("linearGradient", f'x1="{num(x1)}" y1="{num(y1)}" x2="{num(x2)}" y2="{num(y2)}"', stops)

    def rad(self, cx, cy, r, *stops):
        return self._grad("radialGradient", f'cx="{num(cx)}" cy="{num(cy)}" r="{num(r)}"', stops)

    def _grad(self, kind, attrs, stops):
        i = f"g{len(self.defs)}"
        body = ""
        for k, s in enumerate(stops):
            c, off, op = s if isinstance(s, tuple) and len(s) == 3 else (*((s, k / (len(stops) - 1)) if isinstance(s, str) else s), 1)
            body += f'<stop offset="{num(off * 100)}%" stop-color="{c}"' + (f' stop-opacity="{op:.2f}"' if op != 1 else "") + "/>"
        self.defs.append(f'<{kind} id="{i}" gradientUnits="userSpaceOnUse" {attrs}>{body}</{kind}>')
        return f"url(#{i})"

    def shape(self, g, fill, op=1.0, stroke=None, sw=0, tol=.18):
        d = ""
        if self.clip is not None:
            g = g.intersection(self.clip)
        for p in polys(g):
            p = p.simplify(max(tol, self.tol))
            for ring in [p.exterior, *p.interiors]:
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

    def line(self, pts, col=INK, sw=1.2, op=1.0, smooth=True, tol=.2):
        self.lines([pts], col, sw, op, smooth, tol)

    def lines(self, many, col=INK, sw=1.2, op=1.0, smooth=True, tol=.2):
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
        self.b.append(f'<path d="{d}" fill="none" stroke="{col}" stroke-width="{sw}"{o} stroke-linecap="round" stroke-linejoin="round"/>')

    def group(self, comment):
        self.b.append(f"<!-- {comment} -->")

    def text(self):
        return (f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(self.w)} {num(self.h)}" width="{num(self.w)}" height="{num(self.h)}">\n'
                + (f"<!-- {self.title} -->\n" if self.title else "")
                + ("<defs>\n" + "\n".join(self.defs) + "\n</defs>\n" if self.defs else "")
                + "\n".join(self.b) + "\n</svg>\n")

    def save(self, name):
        os.makedirs(OUT, exist_ok=True)
        t = self.text()
        with open(os.path.join(OUT, name + ".svg"), "w") as f:
            f.write(t)
        if len(t) > 60000:
            print("TOO BIG", name, len(t))


def hatch(s, g, col, sw=.8, gap=4, ang=-52, op=.5, seed=1, jit=.35, keep=.95):
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
            if q.length > gap * .7 and r.random() < keep:
                (ax, ay), (bx, by) = c[0], c[-1]
                t0, t1 = r.uniform(0, .12), 1 - r.uniform(0, .18)
                out.append([(ax + (bx - ax) * t0, ay + (by - ay) * t0), (ax + (bx - ax) * t1, ay + (by - ay) * t1)])
        k += gap * r.uniform(.8, 1.2)
    s.lines(out, col, sw, op, smooth=False, tol=.01)


def ink(s, g, fill, ow=1.5, d=5, hat=True, shade=.34, rim=.5, out=None, gap=3.6, seed=3, grad=True, w=0, hop=.38):
    """House style for one form: thick-thin ink outline, gradient body, bottom-right shade with pen
    hatching, top-left rim light."""
    if w:
        g = wob(g, w, seed=seed)
    out = out or mix(dk(fill, .72), INK, .4)
    if ow:
        o = unary_union([g.buffer(ow * .62), sh(g, ow * .55, ow * .75).buffer(ow * .55)])
        s.shape(o, out)
    x0, y0, x1, y1 = g.bounds
    body = s.lin(x0, y0, x0 + (x1 - x0) * .55, y1, lt(fill, .2), (fill, .5), dk(fill, .2)) if grad and (x1 - x0) * (y1 - y0) > 60 else fill
    s.shape(g, body)
    if d:
        shd = g.difference(sh(g, -d, -d * .8))
        s.shape(shd.buffer(-.2), dk(fill, .75), shade)
        if hat:
            hatch(s, g.difference(sh(g, -d * 2.1, -d * 1.5)).buffer(-.6), dk(fill, .8), .8, gap, op=hop, seed=seed)
        if rim:
            s.shape(g.difference(sh(g, d * .34, d * .38)).buffer(-.1), lt(fill, .78), rim)
    return g
