"""The name of the program in chiselled brass."""

import itertools
import math

from art.pen import PREC, Svg, f, mix, poly

BR = ["#3B2408", "#7A5014", "#B8801F", "#E3A83B", "#F7D27A", "#FFF1BC"]


def ramp(t):
    t = max(-1, min(1, t))
    st = [(-1, "#4A2E08"), (-0.45, "#84560F"), (0, "#BC8422"), (0.4, "#E6AE42"), (0.75, "#F9D880"), (1, "#FFF4C8")]
    for (a, ca), (b, cb) in itertools.pairwise(st):
        if t <= b:
            return mix(ca, cb, (t - a) / (b - a))
    return st[-1][1]


# ---------------------------------------------------------------- wordmark
def resample(pts, n):
    """n+1 points along a Catmull-Rom curve through pts."""
    out = []
    m = len(pts) - 1
    for k in range(n + 1):
        u = k / n * m
        i = min(int(u), m - 1)
        t = u - i

        def g(j):
            return pts[max(0, min(m, j))]

        p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
        out.append(tuple(0.5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t
            + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t**3) for c in range(len(p1))))
    return out


def chisel(pts):
    """pts: (x, y, halfwidth). Gives outline polygon and shaded facets."""
    n = len(pts)
    L, R = [], []
    for i in range(n):
        a, b = pts[max(0, i - 1)], pts[min(n - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        d = math.hypot(dx, dy) or 1
        nx, ny = -dy / d, dx / d
        x, y, w = pts[i]
        L.append((x + nx * w, y + ny * w))
        R.append((x - nx * w, y - ny * w))
    acc = [0]
    for p, q in itertools.pairwise(pts):
        acc.append(acc[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))
    tot = acc[-1]
    w0, w1 = pts[0][2], pts[-1][2]

    def at(s):
        for i in range(n - 1):
            if s <= acc[i + 1]:
                t = (s - acc[i]) / ((acc[i + 1] - acc[i]) or 1)
                return (pts[i][0] + (pts[i + 1][0] - pts[i][0]) * t, pts[i][1] + (pts[i + 1][1] - pts[i][1]) * t)
        return pts[-1][:2]

    ridge = [at(max(w0 * 0.9, min(tot - w1 * 0.9, s))) for s in acc]
    fac = []

    def add(poly_, out):
        d = math.hypot(*out) or 1
        fac.append((poly_, (out[0] * -0.55 + out[1] * -0.83) / d))

    for i in range(n - 1):
        for E in (L, R):
            m = ((E[i][0] + E[i + 1][0]) / 2, (E[i][1] + E[i + 1][1]) / 2)
            c = ((pts[i][0] + pts[i + 1][0]) / 2, (pts[i][1] + pts[i + 1][1]) / 2)
            add([E[i], E[i + 1], ridge[i + 1], ridge[i]], (m[0] - c[0], m[1] - c[1]))
    add([L[0], R[0], ridge[0]], (pts[0][0] - pts[1][0], pts[0][1] - pts[1][1]))
    add([L[-1], R[-1], ridge[-1]], (pts[-1][0] - pts[-2][0], pts[-1][1] - pts[-2][1]))
    return L + R[::-1], fac


def st(x0, y0, x1, y1, w, fl=1.34):
    """Straight stroke that flares at both ends."""
    return [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w * (1 + (fl - 1) * abs(2 * t - 1) ** 3.2))
        for t in (0, 0.06, 0.16, 0.3, 0.5, 0.7, 0.84, 0.94, 1)]


def letters():
    def c(p, n):
        return resample(p, n)

    Sp = [(79, 24, 12), (72, 15, 8), (52, 9, 8), (32, 15, 10.5), (24, 30, 12), (33, 43, 13), (52, 51, 13.5),
        (71, 60, 13), (79, 74, 12), (70, 87, 10), (48, 92, 8), (27, 85, 8), (19, 74, 12)]
    Cp = [(90, 27, 12.5), (82, 15, 8), (60, 9, 8.5), (36, 16, 11.5), (21, 34, 13.5), (18, 51, 14), (22, 68, 13.5),
        (38, 86, 11), (62, 92, 8.5), (82, 85, 8), (92, 71, 11.5)]
    return {"S": (98, [c(Sp, 34)]), "E": (86, [st(20, 8.5, 78, 8.5, 7.5, 1.5), st(20, 50, 66, 50, 7, 1.5),
        st(20, 91.5, 82, 91.5, 7.5, 1.5), st(22, 0, 22, 100, 12.5)]),
        "A": (112, [st(30, 69, 84, 69, 6.5, 1.0), st(53, -3, 13, 100, 8, 1.45), st(53, -4, 97, 100, 13, 1.22)]),
        "C": (102, [c(Cp, 32)]), "H": (112, [st(22, 50, 88, 50, 7.5, 1.0), st(22, 0, 22, 100, 12.5), st(88, 0, 88,
        100, 12.5)]), "T": (96, [st(48, 4, 48, 100, 12.5), st(4, 8.5, 92, 8.5, 8, 1.7)])}


def wordmark():
    LET = letters()
    word = "SEACHEST"
    gap = 15
    total = sum(LET[ch][0] for ch in word) + gap * 7
    PREC[0] = 1
    s = Svg(int(total * 1.2 + 40), 160)
    s.note("SEACHEST: chiselled brass letters; every facet is shaded by its own slope, light from the top left")
    x = 20 / 1.2
    outs, facs = [], []
    for ch in word:
        w, strokes = LET[ch]
        for k in strokes:
            o, fc = chisel([(x + px, py + 12, hw) for px, py, hw in k])
            outs.append(o)
            facs += fc
            facs.append(None)
        if ch == "A":
            keyhole = x + 53
        x += w + gap
    s.g("scale(1.2)")
    body = "".join(poly(o) for o in outs)
    s.p(body, "#000000", 0.55, tf="translate(3 5.5)", st="#000000", sw=5)
    s.p(body, "#1C1004", st="#1C1004", sw=5.5)
    s.p(body, "#8C5E16", st="#8C5E16", sw=2.2)
    buck = []

    def flush():
        by = {}
        for p, sh in buck:
            by.setdefault(round(max(-1, min(1, sh)) * 9) / 9, []).append(poly(p))
        for sh, ds in by.items():
            s.p("".join(ds), ramp(sh), st=ramp(sh), sw=0.5)
        buck.clear()

    for fc in facs:
        if fc is None:
            flush()
        else:
            buck.append(fc)
    s.p(f"M{f(keyhole)} 44a5.4 5.4 0 0 1 3.4 9.6l3 13.4h-12.8l3 -13.4a5.4 5.4 0 0 1 3.4 -9.6z", "#120A02")
    s.p(f"M{f(keyhole)} 44a5.4 5.4 0 0 0 -3.4 9.6l-1 4.6", st="#7A5014", sw=1.2)
    s.end()
    s.save("ui/wordmark")


def draw():
    wordmark()
