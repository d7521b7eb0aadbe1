"""The frames of the treasure cards, and the backs by depth.  Text is set by the program."""

import math
import random

from shapely.affinity import rotate
from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, sh, stroke_poly
from art.ink import DEEP, INK, MID, PAPER, SHALLOW, Svg, dk, ink, lt, mix

W, H = 250, 350
WIN = rect(20, 64, 210, 206, 8)
ROWS = {1: [1], 2: [2], 3: [2, 1], 4: [2, 2], 5: [3, 2], 6: [3, 2, 1], 7: [3, 2, 2], 8: [3, 3, 2]}


def frame(s, col, win=WIN):
    s.shape(rect(0, 0, W, H, 18), mix(dk(col, 0.75), INK, 0.5))
    s.shape(rect(2, 2, W - 4, H - 4, 16), s.lin(0, 0, W * 0.6, H, lt(col, 0.12), col, dk(col, 0.3)))
    s.shape(rect(2, 2, W - 4, H - 4, 16).difference(rect(4.5, 5, W - 5, H - 5, 15)), lt(col, 0.7), 0.6)
    s.shape(rect(10, 10, W - 20, H - 20, 10), mix(dk(col, 0.6), INK, 0.3))
    s.shape(rect(11.5, 11.5, W - 23, H - 23, 9), s.lin(0, 0, 0, H, "#FFFBEE", (PAPER, 0.5), ("#F3E4C0", 1)))
    s.shape(win.buffer(3), mix(dk(col, 0.6), INK, 0.4))
    for x, y in ((17, 17), (233, 17), (17, 333), (233, 333)):
        s.shape(poly((x - 4, y), (x, y - 4), (x + 4, y), (x, y + 4)), col)
    s.clip = win


def unframe(s, col, win=WIN, plaque=True):
    g = win.difference(sh(win, 4, 5))
    s.shape(g, "#0A1A22", 0.35)
    s.clip = None
    if plaque:  # numeral plaque top left, value ribbon at the foot
        s.shape(sh(ell(46, 46, 35), 2.5, 4), "#0A1A22", 0.35)
        s.shape(ell(46, 46, 35), mix(dk(col, 0.7), INK, 0.4))
        s.shape(ell(46, 46, 33), s.lin(20, 14, 70, 78, lt(col, 0.45), col, dk(col, 0.25)))
        s.shape(ell(46, 46, 27.5), dk(col, 0.55))
        s.shape(ell(46, 46, 26), s.lin(30, 20, 60, 74, "#FFFFFF", PAPER, "#F0DDB0"))
        for a in range(0, 360, 30):
            s.shape(ell(46 + 30.3 * math.cos(math.radians(a)), 46 + 30.3 * math.sin(math.radians(a)), 1.3),
                lt(col, 0.75))
        rb = poly((40, 284), (210, 284), (222, 305), (210, 326), (40, 326), (28, 305))
        s.shape(sh(rb, 2, 3), "#0A1A22", 0.25)
        s.shape(rb.buffer(1.4), mix(dk(col, 0.7), INK, 0.4))
        s.shape(rb, s.lin(0, 284, 0, 326, lt(col, 0.2), col, dk(col, 0.22)))
        s.shape(rb.difference(rb.buffer(-2.6)), lt(col, 0.6), 0.45)


def light_rays(s, cx, cy, col, op=0.16, n=9, a0=30, a1=150, R=320, seed=1):
    r = random.Random(seed)
    for i in range(n):
        a = a0 + (a1 - a0) * (i + r.uniform(0.1, 0.6)) / n
        w = r.uniform(2.5, 6)
        s.shape(poly((cx, cy), (cx + R * math.cos(math.radians(a - w)), cy + R * math.sin(math.radians(a - w))),
            (cx + R * math.cos(math.radians(a + w)), cy + R * math.sin(math.radians(a + w)))), col, op)


def glint(s, x, y, k, col="#FFFFFF"):
    g = poly((x, y - k), (x + k * 0.14, y - k * 0.14), (x + k, y), (x + k * 0.14, y + k * 0.14), (x, y + k),
        (x - k * 0.14, y + k * 0.14), (x - k, y), (x - k * 0.14, y - k * 0.14))
    s.shape(g, col, 0.95)


def wave(x0, x1, y, amp, wl, ph=0):
    return [(x, y + amp * math.sin((x - x0) / wl * 6.283 + ph)) for x in range(int(x0), int(x1) + 1, 3)]


def back(depth):
    name, base, dark, lite = (("shallow", SHALLOW, "#2F8F8E", "#F4FBF6"), ("mid", MID, "#0E5A70", "#C9F0EA"),
        ("deep", DEEP, "#06283C", "#7FC6D6"))[depth - 1]
    s = Svg(W, H, f"card back, {name}: {depth} wave line(s)")
    s.shape(rect(0, 0, W, H, 18), mix(dark, INK, 0.6))
    s.shape(rect(2, 2, W - 4, H - 4, 16), "#FFF6E0")
    inner = rect(13, 13, W - 26, H - 26, 9)
    s.shape(inner.buffer(1.6), dark)
    s.shape(inner, s.lin(0, 0, W * 0.5, H, lt(base, 0.25), base, dk(base, 0.22)))
    s.clip = inner
    ls = []
    for i in range(40):  # engraved guilloche sea
        ls.append(wave(0, 252, 6 + i * 9, 3.4, 42, i * 0.9))
    s.lines(ls, lite, 0.9, 0.45, smooth=False, tol=0.35)
    ls = [wave(0, 252, 10 + i * 9, 3.4, 42, -i * 0.9 + 2) for i in range(40)]
    s.lines(ls, dark, 0.8, 0.35, smooth=False, tol=0.35)
    s.clip = None
    s.shape(inner.buffer(-5).difference(inner.buffer(-6.6)), lite, 0.9)
    for x, y, a in ((26, 26, 0), (224, 26, 90), (224, 324, 180), (26, 324, 270)):
        s.shape(rotate(poly((x - 5, y - 5), (x + 22, y - 5), (x + 6, y + 6), (x - 5, y + 22)), a, origin=(x, y)),
            lite, 0.85)
    med = ell(125, 160, 74)
    s.shape(sh(med, 3, 5), "#06202E", 0.35)
    s.shape(med.buffer(4), dark)
    s.shape(med.buffer(2.4), "#FFF6E0")
    s.shape(med.buffer(-3), dark)
    m2 = med.buffer(-4.5)
    s.shape(m2, s.rad(105, 130, 100, lt(base, 0.55), (base, 0.55), (dk(base, 0.45), 1)))
    s.clip = m2
    if depth == 1:  # fish over a sandbank
        s.shape(blob((40, 214), (90, 200), (150, 206), (210, 196), (210, 250), (40, 250)), "#F1DDAF")
        f = unary_union([blob((70, 162), (96, 136), (136, 132), (162, 156), (164, 166), (136, 188), (96, 186), n=6),
            poly((158, 160), (186, 138), (180, 160), (188, 184)), blob((104, 138), (122, 116), (146, 124),
            (142, 136), n=4), blob((112, 184), (120, 198), (134, 196), (130, 184), n=4)])
        ink(s, f, "#F0813A", ow=2.2, d=7, seed=4, gap=3.6)
        for x in (100, 124, 146):
            s.shape(stroke_poly([(x, 130), (x + 5, 160), (x, 190)], 4, 3).intersection(f.buffer(-2)), "#FFF6E0")
        s.shape(ell(85, 154, 5.4), "#FFFFFF", 1, INK, 1.4)
        s.shape(ell(84, 154, 2.6), INK)
    elif depth == 2:  # manta ray
        g = blob((125, 104), (138, 118), (190, 138), (198, 160), (160, 166), (138, 186), (125, 192), (112, 186),
            (90, 166), (52, 160), (60, 138), (112, 118), n=7)
        s.line([(125, 188), (128, 206), (120, 226)], INK, 4.5)
        s.line([(125, 188), (128, 206), (120, 226)], "#2A6E86", 2.4)
        ink(s, unary_union([g, blob((114, 112), (110, 96), (117, 98), (121, 110), n=4), blob((136, 112), (140, 96),
            (133, 98), (129, 110), n=4)]), "#2F7C94", ow=2.2, d=9, seed=4, gap=4)
        for x, y in ((100, 146), (112, 154), (140, 154), (150, 146), (125, 140), (90, 152), (160, 152)):
            s.shape(ell(x, y, 3, 2.2), "#D2F6EE", 0.85)
        s.shape(ell(112, 118, 2.4), INK)
        s.shape(ell(138, 118, 2.4), INK)
    else:  # anglerfish
        s.shape(ell(92, 128, 44), "#FFE9A0", 0.16)
        s.shape(ell(92, 128, 26), "#FFF1C0", 0.25)
        g = unary_union([blob((82, 180), (92, 152), (124, 134), (158, 142), (178, 164), (172, 188), (140, 204),
            (104, 202), n=7), poly((172, 168), (200, 146), (192, 172), (202, 200)), blob((126, 138), (140, 116),
            (158, 124), (154, 144), n=4)])
        ink(s, g, "#1D4C64", ow=2.2, d=9, seed=4, gap=3.8)
        jaw = blob((78, 178), (100, 172), (124, 180), (118, 196), (100, 200), (84, 194), n=5)
        s.shape(jaw.buffer(1.5), "#04141E")
        s.shape(jaw, "#0A1C26")
        for i in range(5):
            x = 84 + i * 8
            s.shape(poly((x - 3, 175 + i * 0.6), (x + 3, 175 + i * 0.8), (x, 187)), "#F4FBF6")
            s.shape(poly((x - 1, 197), (x + 5, 197), (x + 2, 186)), "#F4FBF6")
        s.shape(ell(124, 160, 9), "#FFFFFF", 1, INK, 1.8)
        s.shape(ell(122, 160, 4), INK)
        s.line([(132, 138), (126, 112), (104, 108), (94, 124)], INK, 4)
        s.line([(132, 138), (126, 112), (104, 108), (94, 124)], "#3F8FA6", 2)
        s.shape(ell(92, 129, 7.5), s.rad(90, 126, 9, "#FFFFFF", "#FFE07A"), 1, "#6A4A08", 1)
    s.clip = None
    plate = rect(70, 252, 110, 64, 14)
    s.shape(sh(plate, 2, 3), "#06202E", 0.3)
    s.shape(plate.buffer(1.5), dark)
    s.shape(plate, "#FFF6E0")
    for i in range(depth):
        y = 284 + (i - (depth - 1) / 2) * 18
        s.lines([wave(84, 166, y, 5, 27)], dark, 5.2, 1, smooth=False)
    s.shape(rect(2, 2, W - 4, H - 4, 16).difference(rect(4, 4.5, W - 4, H - 4, 16)), "#FFFFFF", 0.8)
    s.save(f"key_largo/back_{name}")


def draw():
    for depth in (1, 2, 3):
        back(depth)
