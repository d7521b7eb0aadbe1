"""The diver, the gear that is drawn over him, and the tokens."""

import math

from shapely.affinity import rotate, translate
from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, stroke_poly
from art.ink import INK, JEWEL, PAPER, Svg, dk, ink, lt
from art.key_largo.jewels import gem
from art.key_largo.treasures import amphora, bar, crate

BRASS = "#D69A3A"


def helmet(s, cx, cy, k, face=True):
    """Brass diving helmet about 2k wide."""
    for sgn in (-1, 1):
        ink(s, ell(cx + sgn * k * 0.93, cy + k * 0.02, k * 0.24, k * 0.34), dk(BRASS, 0.15), ow=1.6, d=k * 0.08,
            hat=False)
    g = blob((cx - k * 0.92, cy + k * 0.6), (cx - k * 0.98, cy - k * 0.1), (cx - k * 0.6, cy - k * 0.82),
        (cx, cy - k * 1.05), (cx + k * 0.6, cy - k * 0.82), (cx + k * 0.98, cy - k * 0.1),
        (cx + k * 0.92, cy + k * 0.6), (cx, cy + k * 0.82), n=6)
    ink(s, g, BRASS, ow=max(1.6, k / 22), d=k * 0.26, gap=max(2.4, k / 14), seed=4)
    s.shape(blob((cx - k * 0.66, cy - k * 0.3), (cx - k * 0.45, cy - k * 0.74), (cx - k * 0.1, cy - k * 0.9),
        (cx - k * 0.3, cy - k * 0.62), (cx - k * 0.5, cy - k * 0.2), n=5), "#FFF4C8", 0.7)
    ink(s, ell(cx, cy - k * 0.76, k * 0.2, k * 0.13), dk(BRASS, 0.2), ow=1.2, d=1, hat=False)
    s.shape(ell(cx, cy - k * 0.76, k * 0.12, k * 0.075), s.rad(cx - 1, cy - k * 0.8, k * 0.2, "#BFF0EC", "#1E5A68"))
    # front port with guard
    ink(s, ell(cx, cy + k * 0.02, k * 0.54), dk(BRASS, 0.35), ow=max(1.4, k / 26), d=0, hat=False)
    s.shape(ell(cx, cy + k * 0.02, k * 0.54).difference(ell(cx - k * 0.03, cy, k * 0.48)), "#FFE6A0", 0.7)
    s.shape(ell(cx, cy + k * 0.02, k * 0.42), "#0E2A34")
    s.shape(ell(cx, cy + k * 0.02, k * 0.39), s.rad(cx - k * 0.14, cy - k * 0.14, k * 0.55, "#D6FBF4",
        ("#5FB8BE", 0.45), ("#123E4C", 1)))
    # face behind glass
    if face:
        s.shape(ell(cx, cy + k * 0.12, k * 0.25, k * 0.27), "#E8B98C", 0.9)
        for sgn in (-1, 1):
            s.shape(ell(cx + sgn * k * 0.1, cy + k * 0.06, k * 0.04), INK, 0.95)
        s.line([(cx - k * 0.12, cy + k * 0.22), (cx, cy + k * 0.25), (cx + k * 0.12, cy + k * 0.22)], "#5A3A24",
            max(1.4, k * 0.05), 0.9)
    s.shape(poly((cx - k * 0.3, cy - k * 0.1), (cx - k * 0.08, cy - k * 0.34), (cx + k * 0.02, cy - k * 0.34),
        (cx - k * 0.3, cy + k * 0.06)), "#FFFFFF", 0.55)
    for a in range(0, 360, 45):
        s.shape(ell(cx + k * 0.48 * math.cos(math.radians(a + 22)), cy + k * 0.02 + k * 0.48
            * math.sin(math.radians(a + 22)), k * 0.045), "#FFF0B8", 1, "#6E4A14", 0.7)
    s.lines([[(cx - k * 0.24, cy - k * 0.32), (cx - k * 0.24, cy + k * 0.36)], [(cx + k * 0.24, cy - k * 0.32),
        (cx + k * 0.24, cy + k * 0.36)]], dk(BRASS, 0.4), max(1.3, k * 0.045), 1, False)


def diver():
    s = Svg(200, 260, "diver; overlays diver_hose_1, diver_hose_2, diver_trident, diver_weight share this viewBox")
    suit = "#C9A878"
    s.shape(ell(104, 250, 62, 8), "#0A1A22", 0.35)
    # legs and boots
    for x0, x1 in ((78, 66), (122, 134)):
        ink(s, blob((x0 - 16, 170), (x0 + 18, 170), (x1 + 16, 226), (x1 - 16, 226), n=4), suit, ow=1.8, d=6, seed=x0,
            gap=3.4)
        ink(s, blob((x1 - 20, 226), (x1 + 16, 224), (x1 + 22, 238), (x1 + 20, 250), (x1 - 24, 250), (x1 - 25, 238),
            n=4), "#5A4A3E", ow=1.8, d=5, hat=False)
        s.shape(rect(x1 - 24, 242, 44, 7, 2), BRASS, 1, INK, 1)
        s.lines([[(x1 - 12, 196), (x1, 199), (x1 + 12, 195)]], dk(suit, 0.5), 1.4, 0.6)
    # arms
    ink(s, blob((54, 128), (72, 120), (66, 160), (48, 192), (30, 186), (38, 156), n=5), suit, ow=1.8, d=6, seed=3,
        gap=3.4)
    ink(s, blob((146, 128), (128, 120), (136, 156), (156, 178), (176, 168), (164, 146), n=5), suit, ow=1.8, d=6,
        seed=8, gap=3.4)
    ink(s, ell(38, 192, 13, 12), "#7A5A40", ow=1.6, d=4, hat=False)
    ink(s, ell(168, 172, 13, 12), "#7A5A40", ow=1.6, d=4, hat=False)
    # body
    ink(s, blob((58, 120), (142, 120), (146, 160), (138, 188), (100, 194), (62, 188), (54, 160), n=5), suit, ow=2,
        d=9, seed=5, gap=3.8)
    ink(s, rect(58, 166, 84, 11, 3), "#6A4630", ow=1.4, d=2, hat=False)
    s.shape(rect(92, 164, 17, 15, 2), BRASS, 1, INK, 1.2)
    s.line([(72, 132), (70, 162)], dk(suit, 0.45), 1.3, 0.6)
    s.line([(128, 132), (131, 160)], dk(suit, 0.45), 1.3, 0.6)
    # corselet
    ink(s, blob((44, 126), (58, 106), (100, 100), (142, 106), (156, 126), (132, 142), (100, 148), (68, 142), n=5),
        dk(BRASS, 0.08), ow=2, d=7, seed=7, gap=3.4)
    for x, y in ((56, 124), (74, 135), (100, 140), (126, 135), (144, 124)):
        s.shape(ell(x, y, 3.4), "#FFF0B8", 1, "#6E4A14", 1)
    ink(s, rect(62, 100, 76, 10, 4), dk(BRASS, 0.25), ow=1.4, d=2, hat=False)
    helmet(s, 100, 62, 50)
    s.save("key_largo/diver")


def coil(s, cx, cy, R, col="#C4532F", n=3):
    for i in range(n):
        r_ = R - i * R * 0.24
        ring = ell(cx, cy, r_, r_).difference(ell(cx, cy, r_ - R * 0.2))
        ink(s, ring, col, ow=1.3, d=R * 0.05, hat=False, out="#3A140A")
        s.lines([[(cx + (r_ - R * 0.02) * math.cos(a), cy + (r_ - R * 0.02) * math.sin(a)), (cx + (r_ - R * 0.18)
            * math.cos(a + 0.14), cy + (r_ - R * 0.18) * math.sin(a + 0.14))] for a in [q * 0.35 for q in range(16)]],
            dk(col, 0.6), max(0.8, R / 26), 0.7, False)
    s.lines([[(cx + (R - R * 0.07) * math.cos(math.radians(a)), cy + (R - R * 0.07) * math.sin(math.radians(a)))
        for a in range(190, 275, 12)]], "#FFE2C0", max(1.2, R / 14), 0.8)


def trident_shape(s, x0, y0, x1, y1, k):
    """Trident from butt (x0,y0) to tip (x1,y1)."""
    a = math.degrees(math.atan2(y1 - y0, x1 - x0))
    L = math.hypot(x1 - x0, y1 - y0)

    def T(g):
        return translate(rotate(g, a, origin=(0, 0)), x0, y0)

    ink(s, T(rect(0, -k * 0.09, L * 0.78, k * 0.18, k * 0.05)), "#8A5A34", ow=1.3, d=k * 0.06, hat=False)
    b = L - k * 1.0
    head = unary_union([rect(b - k * 0.1, -k * 0.08, k * 1.0, k * 0.16), rect(b + k * 0.02, -k * 0.46, k * 0.14, k
        * 0.92, k * 0.06), poly((L + k * 0.15, 0), (L - k * 0.22, -k * 0.17), (L - k * 0.22, k * 0.17)),
        *[unary_union([rect(b + k * 0.05, y - k * 0.065, k * 0.62, k * 0.13), poly((b + k * 0.98, y), (b + k * 0.58,
        y - k * 0.16), (b + k * 0.58, y + k * 0.16))]) for y in (-k * 0.4, k * 0.4)]])
    ink(s, T(head), "#B9C6CC", ow=1.5, d=k * 0.05, hat=False, rim=0.9, out=INK)
    ink(s, T(rect(b - k * 0.3, -k * 0.14, k * 0.24, k * 0.28, k * 0.06)), BRASS, ow=1.2, d=k * 0.04, hat=False)


def weight_shape(s, cx, cy, k):
    s.shape(ell(cx, cy - k * 0.72, k * 0.26).difference(ell(cx, cy - k * 0.72, k * 0.13)).buffer(1.2), INK)
    s.shape(ell(cx, cy - k * 0.72, k * 0.26).difference(ell(cx, cy - k * 0.72, k * 0.14)), "#9AA6AA")
    g = blob((cx - k * 0.4, cy - k * 0.5), (cx + k * 0.4, cy - k * 0.5), (cx + k * 0.72, cy + k * 0.55),
        (cx + k * 0.6, cy + k * 0.75), (cx - k * 0.6, cy + k * 0.75), (cx - k * 0.72, cy + k * 0.55), n=3)
    ink(s, g, "#5E6A72", ow=1.7, d=k * 0.22, seed=3, gap=max(2.2, k / 8), rim=0.8)
    s.line([(cx - k * 0.4, cy + k * 0.2), (cx - k * 0.3, cy - k * 0.3)], "#D8E4E6", max(1.2, k * 0.08), 0.8)


def overlays():
    for n, (cx, cy) in enumerate(((38, 158), (160, 208)), 1):
        s = Svg(200, 260, f"hose {n} on the diver")
        if n == 1:
            s.line([(54, 66), (24, 58), (14, 96), (20, 138)], INK, 10)
            s.line([(54, 66), (24, 58), (14, 96), (20, 138)], "#C4532F", 6.6)
            s.line([(54, 65), (25, 56), (13, 94)], "#FFD9B8", 1.6, 0.8)
        else:
            s.line([(146, 66), (180, 62), (190, 110), (184, 160), (176, 184)], INK, 10)
            s.line([(146, 66), (180, 62), (190, 110), (184, 160), (176, 184)], "#C4532F", 6.6)
            s.line([(146, 65), (179, 60), (188, 106)], "#FFD9B8", 1.6, 0.8)
        coil(s, cx, cy, 33)
        s.save(f"key_largo/diver_hose_{n}")
    s = Svg(200, 260, "trident on the diver")
    trident_shape(s, 152, 246, 182, 14, 46)
    ink(s, ell(166, 172, 12, 9), "#7A5A40", ow=1.5, d=3, hat=False)
    s.lines([[(160, 167), (160, 178)], [(166, 166), (166, 180)], [(172, 167), (172, 178)]], "#3A2A1C", 1.2, 0.8,
        False)
    s.save("key_largo/diver_trident")
    s = Svg(200, 260, "weight on the diver")
    s.line([(86, 128), (100, 150), (114, 128)], INK, 4)
    s.line([(86, 128), (100, 150), (114, 128)], "#9AA6AA", 1.8)
    weight_shape(s, 100, 176, 36)
    s.save("key_largo/diver_weight")


def token(s, col):
    s.shape(ell(51.5, 53, 46), "#0A1A22", 0.4)
    s.shape(ell(50, 50, 46), INK)
    s.shape(ell(50, 50, 44), s.lin(16, 8, 76, 94, lt(col, 0.5), col, dk(col, 0.3)))
    s.shape(ell(50, 50, 38.5), dk(col, 0.5))
    s.shape(ell(50, 50, 37.5), s.rad(40, 36, 60, "#FFFDF2", (PAPER, 0.5), ("#E8D2A0", 1)))


def mug(s, cx, cy, k):
    s.shape(stroke_poly([(cx + k * 0.7, cy - k * 0.45), (cx + k * 1.35, cy - k * 0.4), (cx + k * 1.35, cy + k * 0.45),
        (cx + k * 0.7, cy + k * 0.5)], k * 0.17).buffer(1.3), INK)
    s.shape(stroke_poly([(cx + k * 0.7, cy - k * 0.45), (cx + k * 1.35, cy - k * 0.4), (cx + k * 1.35, cy + k * 0.45),
        (cx + k * 0.7, cy + k * 0.5)], k * 0.17), "#B97F42")
    ink(s, poly((cx - k * 0.85, cy - k * 0.9), (cx + k * 0.85, cy - k * 0.9), (cx + k * 0.78, cy + k), (cx - k * 0.78,
        cy + k)), "#B97F42", ow=1.6, d=k * 0.2, hat=False)
    s.lines([[(cx + x * k, cy - k * 0.8), (cx + x * k * 0.94, cy + k * 0.95)] for x in (-0.4, 0, 0.4)], "#5A3418",
        max(1, k / 16), 0.7, False)
    for y in (-0.45, 0.6):
        s.shape(rect(cx - k * 0.86, cy + y * k, k * 1.72, k * 0.16), "#E3B04A", 1, "#5A3418", 0.8)
    foam = unary_union([ell(cx + x * k, cy - k * (0.95 + h), k * r) for x, h, r in ((-0.66, 0.02, 0.3), (-0.2, 0.16,
        0.36), (0.3, 0.1, 0.34), (0.7, 0.0, 0.27), (-0.86, -0.2, 0.16))])
    ink(s, foam, "#FFF8E4", ow=1.5, d=k * 0.12, hat=False, out="#5A3418")


# ---- action cards ----------------------------------------------------------------------------------


def items():
    s = Svg(100, 100, "item: hose")
    token(s, "#C4532F")
    coil(s, 50, 50, 29)
    s.save("key_largo/item_hose")
    s = Svg(100, 100, "item: trident")
    token(s, "#2F7C94")
    trident_shape(s, 28, 78, 68, 26, 34)
    s.save("key_largo/item_trident")
    s = Svg(100, 100, "item: weight")
    token(s, "#5E6A72")
    weight_shape(s, 50, 54, 28)
    s.save("key_largo/item_weight")
    s = Svg(100, 100, "item: empty socket")
    s.shape(ell(50, 50, 40).difference(ell(50, 50, 36)), "#8A6B3F", 0.55)
    s.shape(ell(50, 50, 36), "#8A6B3F", 0.14)
    s.save("key_largo/item_socket")
    # service icons
    s = Svg(100, 100, "service: hire a diver")
    token(s, BRASS)
    helmet(s, 50, 52, 27)
    s.save("key_largo/service_diver")
    s = Svg(100, 100, "service: thief")
    token(s, "#4A3F63")
    ink(s, blob((24, 84), (28, 66), (50, 58), (72, 66), (76, 84), n=4), "#2A2A3A", ow=1.4, d=4, hat=False)
    ink(s, ell(50, 48, 17, 19), "#E8B98C", ow=1.4, d=4, hat=False)
    s.shape(blob((32, 44), (50, 40), (68, 44), (66, 53), (56, 54), (50, 49), (44, 54), (34, 53), n=4), "#14202E")
    for x in (42, 58):
        s.shape(ell(x, 48, 3.4, 2.6), "#FFFFFF")
        s.shape(ell(x + 1, 48, 1.6), INK)
    ink(s, unary_union([ell(50, 36, 26, 5), blob((34, 36), (36, 22), (50, 18), (64, 22), (66, 36), n=4)]), "#3A3048",
        ow=1.4, d=3, hat=False)
    s.save("key_largo/service_thief")
    s = Svg(100, 100, "service: drinks")
    token(s, "#8A5A34")
    mug(s, 47, 54, 21)
    s.save("key_largo/service_drinks")
    # commodity icons
    s = Svg(100, 100, "goods")
    crate(s, 46, 84, 62, 5)
    s.save("key_largo/icon_goods")
    s = Svg(100, 100, "gold")
    bar(s, 46, 76, 76, 2)
    s.save("key_largo/icon_gold")
    s = Svg(100, 100, "artifact")
    amphora(s, 50, 92, 80, 1, 0)
    s.save("key_largo/icon_artifact")
    s = Svg(100, 100, "jewel")
    gem(s, 50, 50, 38, JEWEL, 8)
    s.save("key_largo/icon_jewel")


def draw():
    diver()
    overlays()
    items()
