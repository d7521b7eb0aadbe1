"""Shapes for the drawings, as areas: curves, blobs, strokes, and outlines with a hand's wobble."""

import math
import random

from shapely.affinity import rotate, scale, translate
from shapely.geometry import Point, Polygon, box
from shapely.ops import unary_union


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
                q.append(0.5 * (2 * p1 + (p2 - p0) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (3 * p1 - p0 - 3
                    * p2 + p3) * t**3))
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


def wob(g, amp=0.6, step=7, seed=1):
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
