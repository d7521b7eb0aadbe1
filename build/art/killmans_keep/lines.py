"""Lines and areas as lists of points, and colours between two."""

import math

INK = "#241A14"
PAPER = "#F3E7CB"
"""The block's black, and the paper where it is cut away."""


def n1(v):
    """A number with one decimal, as short as it can be written."""
    s = "%.1f" % v
    if s.endswith(".0"):
        s = s[:-2]
    if s in ("-0", ""):
        s = "0"
    if s.startswith("0."):
        s = s[1:]
    elif s.startswith("-0."):
        s = "-" + s[2:]
    return s


def path_d(pts, closed=True):
    """The points as an SVG path of relative lines."""
    x, y = round(pts[0][0], 1), round(pts[0][1], 1)
    out = "M%s %s" % (n1(x), n1(y))
    seg = []
    for px, py in pts[1:]:
        dx, dy = round(px - x, 1), round(py - y, 1)
        if dx == 0 and dy == 0:
            continue
        a, b = n1(dx), n1(dy)
        seg.append(a + (b if b.startswith("-") else " " + b))
        x, y = round(x + dx, 1), round(y + dy, 1)
    s = ""
    for i, t in enumerate(seg):
        s += t if (i == 0 or t.startswith("-")) else " " + t
    return out + ("l" + s if s else "") + ("z" if closed else "")


def rdp(pts, eps):
    """The line without the points that lie nearer than eps to it (Ramer, Douglas and Peucker)."""
    if len(pts) < 3:
        return pts
    ax, ay = pts[0]
    bx, by = pts[-1]
    dx, dy = bx - ax, by - ay
    L = math.hypot(dx, dy) or 1e-9
    best, bi = -1, 0
    for i in range(1, len(pts) - 1):
        d = abs((pts[i][0] - ax) * dy - (pts[i][1] - ay) * dx) / L
        if d > best:
            best, bi = d, i
    if best <= eps:
        return [pts[0], pts[-1]]
    return rdp(pts[:bi + 1], eps)[:-1] + rdp(pts[bi:], eps)


def rdp_closed(p, eps):
    """The same for a closed line."""
    if len(p) < 8:
        return list(p)
    m = len(p) // 2
    return rdp(p[:m + 1], eps)[:-1] + rdp([*p[m:], p[0]], eps)[:-1]


def smooth(ctrl, closed=True, n=8):
    """Catmull-Rom through the points; a point (x, y, 1) is a hard corner."""
    P = [(c[0], c[1]) for c in ctrl]
    H = [len(c) > 2 for c in ctrl]
    N = len(P)
    out = []
    for i in range(N if closed else N - 1):
        i0, i1, i2, i3 = i - 1, i, i + 1, i + 2
        if closed:
            p0, p1, p2, p3 = P[i0 % N], P[i1 % N], P[i2 % N], P[i3 % N]
            h1, h2 = H[i1 % N], H[i2 % N]
        else:
            p0, p1, p2, p3 = P[max(i0, 0)], P[i1], P[i2], P[min(i3, N - 1)]
            h1, h2 = H[i1], H[i2]
        m1 = ((p2[0] - p0[0]) / 2, (p2[1] - p0[1]) / 2)
        m2 = ((p3[0] - p1[0]) / 2, (p3[1] - p1[1]) / 2)
        if h1:
            m1 = ((p2[0] - p1[0]) * .6, (p2[1] - p1[1]) * .6)
        if h2:
            m2 = ((p2[0] - p1[0]) * .6, (p2[1] - p1[1]) * .6)
        if h1 and h2:
            out.append(p1)
            continue
        for k in range(n):
            t = k / n
            a = 2 * t ** 3 - 3 * t ** 2 + 1
            b = t ** 3 - 2 * t ** 2 + t
            c = -2 * t ** 3 + 3 * t ** 2
            d = t ** 3 - t ** 2
            out.append((a * p1[0] + b * m1[0] + c * p2[0] + d * m2[0], a * p1[1] + b * m1[1] + c * p2[1] + d * m2[1]))
    if not closed:
        out.append(P[-1])
    return out


def ellipse(cx, cy, rx, ry=None, a0=0, a1=360, n=36, rot=0):
    """An ellipse, or its arc from a0 to a1 degrees clockwise from the east, turned by rot degrees."""
    ry = rx if ry is None else ry
    full = abs(a1 - a0) >= 360
    r = math.radians(rot)
    pts = []
    for i in range(n if full else n + 1):
        a = math.radians(a0 + (a1 - a0) * i / n)
        x, y = rx * math.cos(a), ry * math.sin(a)
        pts.append((cx + x * math.cos(r) - y * math.sin(r), cy + x * math.sin(r) + y * math.cos(r)))
    return pts


def rect(x, y, w, h):
    return [(x, y), (x + w, y), (x + w, y + h), (x, y + h)]


def densify(pts, step, closed=True):
    """The line with a point at least every `step`."""
    out = []
    N = len(pts)
    for i in range(N if closed else N - 1):
        a, b = pts[i], pts[(i + 1) % N]
        n = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        for k in range(n):
            out.append((a[0] + (b[0] - a[0]) * k / n, a[1] + (b[1] - a[1]) * k / n))
    if not closed:
        out.append(pts[-1])
    return out


def area(p):
    """The area inside, below 0 when the points turn to the left."""
    return sum(p[i - 1][0] * p[i][1] - p[i][0] * p[i - 1][1] for i in range(len(p))) / 2


def exit_dist(p, poly, d):
    """How far it is from p along the unit d to the border of the polygon."""
    best = 1e9
    px, py = p
    dx, dy = d
    for i in range(len(poly)):
        ax, ay = poly[i - 1]
        bx, by = poly[i]
        ex, ey = bx - ax, by - ay
        den = dx * ey - dy * ex
        if den == 0:
            continue
        t = ((ax - px) * ey - (ay - py) * ex) / den
        if t <= 0.01 or t >= best:
            continue
        s = ((ax - px) * dy - (ay - py) * dx) / den
        if 0 <= s <= 1:
            best = t
    return best


def noise2(seed, cell):
    """Smooth noise from 0 to 1 at a place, flat lumps `cell` wide: it breaks long hatching."""
    def h(i, j):
        n = (i * 374761393 + j * 668265263 + seed * 974634777) & 0xffffffff
        n = ((n ^ (n >> 13)) * 1274126177) & 0xffffffff
        return ((n ^ (n >> 16)) & 0xffff) / 65535

    def f(x, y):
        x, y = x / cell, y / cell * 2.6
        i, j = math.floor(x), math.floor(y)
        u, v = x - i, y - j
        u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
        return (h(i, j) * (1 - u) + h(i + 1, j) * u) * (1 - v) + (h(i, j + 1) * (1 - u) + h(i + 1, j + 1) * u) * v
    return f


def mirror(pts, cx):
    """The points on the other side of the upright line at cx, in the other direction."""
    return [(2 * cx - p[0], *p[1:]) for p in pts][::-1]


def mix(a, b, t):
    """The colour that lies t of the way from a to b."""
    A = [int(a[i:i + 2], 16) for i in (1, 3, 5)]
    B = [int(b[i:i + 2], 16) for i in (1, 3, 5)]
    return "#%02X%02X%02X" % tuple(round(x + (y - x) * t) for x, y in zip(A, B, strict=True))
