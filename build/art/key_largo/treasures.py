"""Goods, gold and artifacts: as many on the card as its number says."""

import math
import random

from shapely.geometry import LineString, Polygon

from art.forms import blob, ell, lines_of, poly, rect, sh, spl, stroke_poly
from art.ink import ARTIFACT, GOLD, GOODS, INK, Svg, dk, hatch, ink, lt, mix
from art.key_largo.cards import ROWS, WIN, H, W, frame, glint, light_rays, unframe


# ---- goods ---------------------------------------------------------------------------------------
def crate(s, cx, by, k, seed):
    """A crate of rum: front face k wide standing on by, slight turn, rope and brand."""
    r = random.Random(seed)
    q = r.uniform(0.15, 0.22) * k
    x0, y0, x1, y1 = cx - k / 2, by - k * 0.9, cx + k / 2, by
    col = r.choice(["#C98A3E", "#B9762E", "#D39A4E"])
    ow = max(1.1, k / 40)
    ink(s, poly((x1, y0), (x1 + q, y0 - q * 0.7), (x1 + q, y1 - q * 0.7), (x1, y1)), dk(col, 0.42), ow=ow, d=0,
        hat=False)
    ink(s, poly((x0, y0), (x0 + q, y0 - q * 0.7), (x1 + q, y0 - q * 0.7), (x1, y0)), lt(col, 0.4), ow=ow, d=0,
        hat=False)
    ink(s, rect(x0, y0, k, k * 0.9), col, ow=ow, d=k * 0.05, hat=False)
    t = k * 0.13
    for i in (1, 2):
        y = y0 + t + (k * 0.9 - 2 * t) * i / 3
        s.line([(x0 + t, y), (x1 - t, y)], dk(col, 0.62), max(1, k / 50), 0.9)
    brace = stroke_poly([(x0 + t, y1 - t), (x1 - t, y0 + t)], t * 0.42, t * 0.42, False)
    s.shape(brace.buffer(0.9), dk(col, 0.65))
    s.shape(brace, lt(col, 0.14))
    for a, b, c, d in ((x0, y0, k, t), (x0, y1 - t, k, t), (x0, y0, t, k * 0.9), (x1 - t, y0, t, k * 0.9)):
        s.shape(rect(a, b, c, d), dk(col, 0.6))
        s.shape(rect(a + 0.9, b + 0.9, c - 1.8, d - 1.8), s.lin(a, b, a + c, b + d, lt(col, 0.32), lt(col, 0.05)))
    for a, b in ((x0 + t / 2, y0 + t / 2), (x1 - t / 2, y0 + t / 2), (x0 + t / 2, y1 - t / 2),
            (x1 - t / 2, y1 - t / 2)):
        s.shape(ell(a, b, max(1, k * 0.024)), "#3A2A1C")
    if k > 44:
        m = ell(cx - k * 0.02, (y0 + y1) / 2, k * 0.15)
        s.shape(m.buffer(1.3), dk(col, 0.66))
        s.shape(m, "#E9C98A")
        s.shape(poly(*[(cx - k * 0.02 + k * 0.1 * math.sin(a), (y0 + y1) / 2 - k * 0.1 * math.cos(a))
            for a in (0, 2.51, 5.03, 1.257, 3.77)]), "#8A3A22")


def goods(n):
    s = Svg(W, H, f"treasure: goods x{n} (crates)")
    s.tol = 0.22
    frame(s, GOODS)
    s.shape(WIN, s.rad(96, 120, 190, "#F6C870", ("#B0702C", 0.45), ("#4A2A18", 1)))
    for i in range(9):  # ship's hold: planks and ribs
        x = 8 + i * 28
        s.line([(x, 60), (x + 6, 216)], "#3A2014", 1.5, 0.6)
    for x in (26, 124, 216):
        ink(s, blob((x - 9, 60), (x + 9, 60), (x + 13, 130), (x + 10, 220), (x - 12, 220), (x - 8, 130), n=4),
            "#6A3F22", ow=1.4, d=5, seed=x)
    s.shape(poly((14, 214), (236, 214), (250, 280), (0, 280)), s.lin(0, 210, 0, 272, "#8A5528", "#B8793A"))
    for i in range(8):
        s.line([(36 + i * 26, 214), (2 + i * 36, 280)], "#4A2814", 1.6, 0.75)
    s.line([(14, 214), (236, 214)], "#2E180E", 2.2, 0.9)
    # lantern
    s.shape(ell(84, 96, 54), "#FFE9A8", 0.2)
    s.shape(ell(84, 96, 32), "#FFF1C0", 0.25)
    s.line([(84, 60), (84, 80)], INK, 2)
    ink(s, rect(75, 80, 18, 24, 3), "#E3A83B", ow=1.4, d=3, hat=False)
    s.shape(rect(78.5, 85, 11, 15, 2), "#FFFBE0")
    light_rays(s, 84, 96, "#FFE9A8", 0.09, 7, 20, 160)
    rows = ROWS[n]
    k = {1: 112, 2: 82, 3: 59}[rows[0]]
    by = 256
    s.shape(ell(128, by, rows[0] * k * 0.56, 9), "#1C0E08", 0.45)
    i = 0
    for j, m in enumerate(rows):
        for c in range(m):
            crate(s, 120 + (c - (m - 1) / 2) * k * 1.05, by - j * k * 0.9, k, n * 13 + i)
            i += 1
    unframe(s, GOODS)
    s.save(f"key_largo/treasure_goods_{n}")


# ---- gold ----------------------------------------------------------------------------------------
def bar(s, cx, by, k, seed):
    h = k * 0.46
    ow = max(1.1, k / 42)
    q = k * 0.16
    f = poly((cx - k / 2, by), (cx - k * 0.4, by - h), (cx + k * 0.4, by - h), (cx + k / 2, by))
    top = poly((cx - k * 0.4, by - h), (cx - k * 0.4 + q, by - h - q * 0.8),
        (cx + k * 0.4 + q * 0.8, by - h - q * 0.8), (cx + k * 0.4, by - h))
    side = poly((cx + k / 2, by), (cx + k * 0.4, by - h), (cx + k * 0.4 + q * 0.8, by - h - q * 0.8),
        (cx + k / 2 + q * 0.8, by - q * 0.8))
    out = "#5A3408"
    for g in (side, top, f):
        s.shape(g.buffer(ow * 0.8), out)
    s.shape(side, s.lin(cx, by - h, cx + k / 2, by, "#B87408", "#7A4A08"))
    s.shape(top, s.lin(cx - k / 2, 0, cx + k / 2, 0, "#FFFBD8", "#FFE680", "#F3BA1E"))
    s.shape(f, s.lin(cx - k / 2, by - h, cx + k * 0.3, by, "#FFE98A", (GOLD, 0.45), ("#C98A0C", 1)))
    inn = f.buffer(-k * 0.075)
    s.shape(inn.difference(sh(inn, -1.2, -1.2)), "#8A5A08", 0.7)
    s.shape(inn.difference(sh(inn, 1.2, 1.2)), "#FFF6C0", 0.85)
    m = ell(cx, by - h / 2, h * 0.2)
    s.shape(m, "#A96E08", 0.9)
    s.shape(sh(m, -0.8, -0.8).intersection(m), "#FFD95A", 0.9)
    hatch(s, f.difference(sh(f, -k * 0.16, -k * 0.08)).buffer(-1), "#7A4A08", 0.8, 3, op=0.45, seed=seed)


def gold(n):
    s = Svg(W, H, f"treasure: gold x{n} (bars)")
    col = "#E0A412"
    frame(s, col)
    s.shape(WIN, s.rad(126, 170, 175, "#B8542A", ("#6A1F26", 0.5), ("#2A0E1E", 1)))
    light_rays(s, 126, 190, "#FFD98A", 0.13, 16, 180, 360, 260, n)
    # velvet cloth
    cl = blob((0, 262), (30, 238), (70, 246), (126, 236), (190, 246), (226, 236), (256, 262), (256, 300), (0, 300))
    ink(s, cl, "#8E2440", ow=1.6, d=0, hat=False)
    s.lines([[(30, 240), (36, 258), (30, 276)], [(70, 246), (76, 262), (72, 280)], [(190, 246), (186, 262),
        (192, 280)], [(226, 238), (218, 256), (224, 276)]], "#4A0E24", 1.6, 0.7)
    s.lines([[(24, 246), (28, 262)], [(62, 250), (66, 270)], [(182, 250), (178, 268)]], "#E8708A", 1.3, 0.6)
    rows = ROWS[n]
    k = {1: 150, 2: 98, 3: 66}[rows[0]]
    by = 254
    s.shape(ell(130, by + 1, rows[0] * k * 0.55, 8), "#1C0410", 0.5)
    i = 0
    for j, m in enumerate(rows):
        for c in range(m):
            bar(s, 122 + (c - (m - 1) / 2) * k * 1.03, by - j * k * 0.5, k, i)
            i += 1
    r = random.Random(n)
    top = by - len(rows) * k * 0.5
    for _ in range(3 + n // 3):
        glint(s, 122 + r.uniform(-0.4, 0.4) * rows[0] * k, r.uniform(top, by - 18), r.uniform(5, 10), "#FFFCE8")
    unframe(s, col)
    s.save(f"key_largo/treasure_gold_{n}")


# ---- artifacts -----------------------------------------------------------------------------------
def amphora(s, cx, by, h, kind, seed, far=0.0):
    w = h * (0.27, 0.34, 0.24)[kind]
    prof = ([(0, 0.16), (0.05, 0.2), (0.2, 0.62), (0.42, 1), (0.62, 0.98), (0.76, 0.5), (0.86, 0.34), (0.95, 0.36),
        (1, 0.46)], [(0, 0.4), (0.04, 0.42), (0.12, 0.3), (0.3, 0.86), (0.52, 1), (0.7, 0.8), (0.8, 0.5),
        (0.92, 0.6), (1, 0.72)], [(0, 0.5), (0.04, 0.5), (0.1, 0.3), (0.32, 0.8), (0.5, 0.96), (0.62, 0.8),
        (0.74, 0.42), (0.9, 0.36), (1, 0.56)])[kind]
    R = spl([(cx + w * r, by - h * t) for t, r in prof], False, 4)
    L = [(2 * cx - x, y) for x, y in R][::-1]
    g = Polygon(R + L).buffer(0)
    ow = max(1.1, h / 70)
    cols = ("#C96F3A", "#32A898", "#D9A04A")
    col = mix(cols[(seed + kind) % 3], "#2A8A92", far)
    for sgn in (-1, 1):
        if kind == 2 and sgn < 0:
            continue
        hd = [(cx + sgn * w * 0.36, by - h * 0.92), (cx + sgn * w * 1.02, by - h * 0.9),
            (cx + sgn * w * 1.06, by - h * 0.74), (cx + sgn * w * 0.78, by - h * 0.64)]
        s.shape(stroke_poly(hd, h * 0.034, h * 0.03).buffer(ow * 0.8), dk(col, 0.7))
        s.shape(stroke_poly(hd, h * 0.034, h * 0.03), col if sgn < 0 else dk(col, 0.25))
    ink(s, g, col, ow=ow, d=w * 0.34, seed=seed, gap=max(2.6, h / 30), hat=h > 60)
    for t0, t1, c in ((0.54, 0.72, "#1C2E3A"), (0.33, 0.38, "#1C2E3A"), (0.22, 0.24, "#1C2E3A")):
        b = g.buffer(-0.5).intersection(rect(cx - w * 1.3, by - h * t1, w * 2.6, h * (t1 - t0)))
        s.shape(b, c, 0.82)
        if t1 - t0 > 0.1:
            n = 7
            z = [(cx - w + 2 * w * i / n, by - h * (0.59 if i % 2 else 0.67)) for i in range(n + 1)]
            for q in lines_of(LineString(z).intersection(b.buffer(-h * 0.012))):
                s.lines([list(q.coords)], "#F6DFA8", max(1, h / 60), 1, smooth=False)
    s.line([(cx - w * 0.62, by - h * 0.6), (cx - w * 0.7, by - h * 0.46), (cx - w * 0.5, by - h * 0.3)], "#FFFFFF",
        max(1.2, h / 40), 0.6)
    s.shape(ell(cx, by - h * 1.0, w * prof[-1][1], h * 0.026), dk(col, 0.6), 1, dk(col, 0.75), 0.8)


def artifact(n):
    s = Svg(W, H, f"treasure: artifact x{n} (amphorae)")
    s.tol = 0.24
    frame(s, ARTIFACT)
    s.shape(WIN, s.lin(0, 64, 0, 270, "#BDF0E2", ("#5CC0BE", 0.35), ("#1E7C88", 0.78), ("#0F5668", 1)))
    light_rays(s, 60, 20, "#F4FFF0", 0.15, 8, 35, 100, 300, 3)
    for x, h in ((34, 96), (206, 120)):  # sunken columns
        c = "#4CA6A8"
        s.shape(rect(x - 12, 240 - h, 24, h), dk(c, 0.2), 0.75)
        s.shape(rect(x - 16, 236 - h, 32, 8), dk(c, 0.1), 0.8)
        s.lines([[(x - 6, 244 - h), (x - 6, 240)], [(x, 244 - h), (x, 240)], [(x + 6, 244 - h), (x + 6, 240)]],
            "#1F6E7C", 1.4, 0.6, False)
    sand = blob((0, 246), (50, 232), (120, 238), (190, 230), (256, 242), (256, 300), (0, 300))
    ink(s, sand, "#E8D29A", ow=1.6, d=0, hat=False)
    s.lines([[(30 + i * 50, 254), (40 + i * 50, 250), (52 + i * 50, 254)] for i in range(4)], "#B08A4E", 1.3, 0.7)
    for x, c in ((26, "#D9573E"), (222, "#E88A5A"), (214, "#D9573E")):
        s.line([(x, 252), (x - 3, 238), (x + 2, 226)], c, 3.4)
        s.line([(x - 2, 240), (x - 8, 232)], c, 2.6)
        s.line([(x, 238), (x + 7, 230)], c, 2.6)
    if n <= 2:
        sets = [(n, 258, 138 if n == 1 else 122, 78)]
    elif n <= 4:
        sets = [(n, 260, 112 if n == 3 else 86, 62 if n == 3 else 49)]
    else:  # two rows, staggered so that every neck can be counted
        a, b = n - n // 2, n // 2
        sets = [(a, 224, 84, {3: 56, 4: 46}[a]), (b, 263, 80, {2: 58, 3: 56, 4: 44}[b])]
    i = 0
    for m, by, h, sp in sets:
        for c in range(m):
            x = 125 + (c - (m - 1) / 2) * sp + (0 if len(sets) < 2 or sets[0][0] != sets[1][0] else sp
                * (0.25 if by > 250 else -0.25))
            s.shape(ell(x + h * 0.1, by, h * 0.3, h * 0.05), "#06303A", 0.4)
            amphora(s, x, by, h, (i + n) % 3, i + (1 if len(sets) > 1 and by > 250 else 0), 0.42 if len(sets) > 1
                and by < 250 else 0)
            i += 1
    for x, y, k in ((170, 92, 3), (178, 80, 4.4), (166, 74, 2.4), (60, 110, 2.6), (54, 100, 3.6)):
        s.shape(ell(x, y, k).difference(ell(x, y, k - 1)), "#F4FFF8", 0.8)
    unframe(s, ARTIFACT)
    s.save(f"key_largo/treasure_artifact_{n}")


def draw():
    for n in range(1, 9):
        goods(n)
        artifact(n)
        if n < 8:
            gold(n)
