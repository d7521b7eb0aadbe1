"""Encounters at the market, the cove and the shop."""

import math

from shapely.affinity import rotate

from art.forms import blob, ell, poly, rect
from art.ink import CORAL, GOLD, INK, dk, ink
from art.key_largo.divers import BRASS, coil, trident_shape, weight_shape
from art.key_largo.faces import (
    Fig,
    beard,
    boater,
    bowler,
    face,
    glasses,
    hair,
    hand,
    lapels,
    mous,
    portrait,
    stripes,
    torso,
)
from art.key_largo.money import digits
from art.key_largo.portraits import end_portrait
from art.key_largo.treasures import amphora, bar, crate


def market_guests():
    s = portrait("tourist at the market", "#F6C8B0", "#A8506A", 41)
    torso(s, "#6A4A7A", 1.0, 172, 100, 24, 22)
    ink(s, blob((74, 172), (100, 164), (126, 172), (120, 196), (100, 206), (80, 196), n=5), "#F4ECE0", ow=1.5, d=4,
        hat=False)
    ink(s, ell(100, 182, 8, 10), "#A9C4B8", ow=1.4, d=2, hat=False)
    f = Fig(s, 100, 112, 0.92, 4, -5)
    hair(f, [(-48, 26), (-56, -8), (-44, -44), (0, -58), (44, -44), (56, -8), (48, 26), (30, 10), (-30, 10)],
        "#D8D2CC", 7)
    face(f, "fair", "round", "snub", "open", "smile", "#A8A098", 2, -3, old=2, cheek=0.42, fem=True, lips="#B8483A",
        neck=15, iris="#4A6A8A")
    hair(f, [(-46, -2), (-40, -40), (0, -54), (40, -40), (46, -2), (24, -28), (0, -24), (-24, -28)], "#EDE8E0", 5)
    f.ink(f.T(ell(2, -42, 82, 17, -7)), "#7A3A5A", d=6, ow=2, hat=True)
    f.ink(f.B((-42, -42), (-34, -70), (0, -80), (36, -74), (44, -50), (0, -38), n=6), "#8E4A6A", d=6, ow=1.8)
    for x, y, c, r in ((-30, -58, "#F6E0A4", 12), (-8, -66, "#E8634A", 14), (18, -62, "#FFF6E0", 12),
            (36, -54, "#E3A83B", 10), (-46, -50, "#E8634A", 9)):
        for q in range(5):
            s.shape(f.E(x + r * 0.5 * math.cos(q * 1.257), y + r * 0.5 * math.sin(q * 1.257), r * 0.5), c, 1,
                dk(c, 0.5), 0.9)
        s.shape(f.E(x, y, r * 0.28), "#B5641E")
    f.ink(f.B((40, -64), (66, -88), (84, -70), (66, -58), (50, -52), n=5), "#FFF6E0", d=3)
    amphora(s, 158, 238, 62, 1, 0)
    hand(s, 140, 224, "#F1E6DA", 0, 0.9)
    s.line([(40, 232), (46, 172)], INK, 4.6)
    s.line([(40, 232), (46, 172)], BRASS, 2.6)
    [s.shape(ell(x, 162, 12).difference(ell(x, 162, 9)), BRASS, 1, INK, 1.2) for x in (36, 60)]
    hand(s, 40, 226, "#F1E6DA", 0, 0.85)
    end_portrait(s, "tourist_market")

    s = portrait("greenhorn, confuses goods", "#CFE8A8", "#3F7D4E", 42)
    torso(s, "#7A9A5A", 0.84, 174, 100, 22, 18)
    lapels(s, "#7A9A5A", top=170, w=13)
    s.shape(poly((94, 176), (106, 176), (104, 208), (100, 214), (96, 208)), "#B5641E", 1, INK, 1.2)
    f = Fig(s, 100, 116, 0.92, -9, 0)
    face(f, "#F6D2AC", "oval", "button", "wide", "o", "#C98A3A", 2.2, -4, iris="#3F7D4E", cheek=0.4, neck=12)
    for sg in (-1, 1):
        f.ink(f.E(sg * 47, 6, 12, 15), "#F6D2AC", d=3, ow=1.6)
        f.L([[(sg * 46, -1), (sg * 51, 6), (sg * 46, 13)]], "#A86A4A", 1.4)
    hair(f, [(-42, 2), (-42, -36), (0, -56), (42, -36), (42, 2), (32, -18), (16, -26), (8, -14), (-6, -28),
        (-24, -20)], "#E0B04A", 4)
    bowler(f, "#8A6A3A", "#3A2A1A", 0)
    s.shape(f.T(rect(18, -66, 18, 12)), "#FFF6E0", 1, INK, 1)
    f.L([[(30, -54), (34, -48)]], INK, 1.2)
    crate(s, 36, 238, 58, 5)
    bar(s, 160, 236, 66, 2)
    hand(s, 60, 220, "#F6D2AC", 20, 0.9)
    hand(s, 134, 220, "#F6D2AC", -20, 0.9)
    end_portrait(s, "greenhorn")

    s = portrait("trafficker with a coat full of goods", "#C9B48A", "#3A3A2A", 43)
    torso(s, "#5A5A44", 1.24, 158, 100, 16, 36)
    s.shape(poly((60, 178), (140, 178), (150, 250), (50, 250)), "#8E2F3A", 1, INK, 1.6)
    ink(s, poly((82, 160), (118, 160), (110, 250), (90, 250)), "#E4D6B4", ow=1.5, d=0, hat=False)
    for sg in (-1, 1):
        ink(s, poly((100 + sg * 22, 158), (100 + sg * 52, 176), (100 + sg * 66, 250), (100 + sg * 46, 250),
            (100 + sg * 34, 200)), dk("#5A5A44", 0.1 if sg < 0 else 0.3), ow=1.7, d=0, hat=False)
    f = Fig(s, 100, 98, 1.02, 0, -6)
    face(f, "tan", "jowl", "broad", "narrow", "smirk", "#241A14", 4, 3, cheek=0.2, neck=30, old=1)
    f.L([[(-40 + i * 6, 34 + (i % 3) * 5), (-39 + i * 6, 36 + (i % 3) * 5)] for i in range(14)], "#4A3424", 1.6, 0.7,
        False)
    glasses(f, "#241A14", 12.5, "#1E2A30")
    mous(f, "#241A14", 17, 27, 3)
    f.ink(f.B((-40, -30), (-38, -62), (-14, -78), (0, -72), (14, -78), (38, -62), (40, -30), (0, -40), n=6),
        "#EADFC0", d=8, ow=2, hat=True)
    s.shape(f.B((-40, -34), (0, -44), (40, -34), (39, -46), (0, -56), (-39, -46), n=4), "#2A2A20", 1, INK, 1)
    f.ink(f.B((-66, -36), (0, -44), (66, -30), (46, -18), (0, -30), (-46, -22), n=5), "#DCCDA4", d=3)
    bar(s, 58, 226, 38, 2)
    amphora(s, 142, 236, 42, 1, 0)
    ink(s, ell(58, 234, 8), "#C9D4D8", ow=1.2, d=2, hat=False)
    s.line([(118, 138), (150, 146)], INK, 8)
    s.line([(118, 138), (150, 146)], "#8A5A34", 5.4)
    s.shape(ell(151, 146, 3.4), "#F08A3A")
    s.line([(154, 142), (162, 130), (156, 118), (166, 104)], "#FFFFFF", 3, 0.5)
    end_portrait(s, "trafficker")

    s = portrait("goldsmith", "#F6D070", "#7A3A14", 44)
    torso(s, "#E4D6B4", 1.04, 166)
    ink(s, poly((62, 186), (138, 186), (146, 250), (54, 250)), "#7A4A2C", ow=1.8, d=6, seed=3)
    s.lines([[(66, 188), (78, 164)], [(134, 188), (122, 164)]], "#5A3418", 6, 1, False)
    f = Fig(s, 100, 106, 1.0, -4, -8)
    face(f, "dark", "oval", "broad", "sleepy", "smile", "#D8D2C8", 3.6, 0, old=1, cheek=0.2, neck=18)
    hair(f, [(-42, 16), (-46, -10), (-38, -24), (-34, 4)], "#D8D2C8", 3)
    beard(f, "#DAD4CA", -2, 40, 5)
    s.shape(f.B((-26, -42), (-8, -50), (8, -48), (-4, -42), (-20, -34), n=5), "#FFE8D0", 0.4)
    f.L([[(-42, -22), (0, -36), (42, -22)]], "#3A2414", 5)
    f.ink(f.T(rect(2, -34, 26, 17, 3)), "#5A5048", d=3)
    s.shape(f.E(15, -26, 8), "#BFF0EC", 1, BRASS, 2)
    bar(s, 50, 238, 74, 2)
    s.line([(134, 226), (178, 176)], INK, 7)
    s.line([(134, 226), (178, 176)], "#8A5A34", 4.4)
    ink(s, rotate(rect(164, 164, 34, 18, 3), 48), "#8E9AA0", ow=1.6, d=4, hat=False)
    hand(s, 138, 222, "dark", 30)
    for x, y in ((70, 190), (36, 196), (84, 204)):
        s.shape(poly((x, y - 7), (x + 1.6, y - 1.6), (x + 7, y), (x + 1.6, y + 1.6), (x, y + 7), (x - 1.6, y + 1.6),
            (x - 7, y), (x - 1.6, y - 1.6)), "#FFF8D0")
    end_portrait(s, "goldsmith")


def cove_and_shop_guests():
    s = portrait("large family at Dolphins Cove", "#BFEAF0", "#2E9CA6", 51)
    s.tol = 0.75
    # father, mother, then three children in front
    ink(s, blob((20, 260), (26, 160), (56, 134), (92, 160), (100, 260), n=5), "#4A6A8A", ow=2, d=8, seed=3)
    f = Fig(s, 58, 86, 0.62, -4, 5)
    face(f, "brown", "square", "hook", "open", "smile", "#2A1A12", 4.4)
    mous(f, "#2A1A12", 26, 25, -3)
    boater(f, band="#C4432B", a=-4)
    ink(s, blob((100, 260), (108, 164), (140, 140), (176, 164), (182, 260), n=5), "#D87A6A", ow=2, d=8, seed=4)
    f = Fig(s, 140, 92, 0.6, 5, -6)
    hair(f, [(-48, 50), (-54, 0), (-40, -46), (0, -62), (40, -46), (54, 0), (48, 50), (24, 20), (-24, 20)], "#2A1A14",
        6)
    face(f, "tan", "heart", "button", "closed", "smile", "#2A1A14", 2.6, -2, fem=True, ears=0)
    hair(f, [(-44, -4), (-30, -46), (20, -54), (44, -8), (20, -30), (-10, -22)], "#3A241A", 5)
    f.ink(f.T(ell(0, -46, 66, 14, 5)), "#F6E4B4", d=5, hat=True)
    f.ink(f.B((-32, -48), (-28, -72), (0, -80), (30, -72), (34, -46), n=5), "#F6E4B4", d=5)
    f.L([[(-33, -52), (0, -56), (34, -49)]], "#37B096", 6)
    for cx, cy, k, col, sk, hc, sh_, ey, mo, hat_ in ((44, 176, 0.5, "#FFC924", "brown", "#241814", "round", "wide",
            "open", 0), (152, 178, 0.5, "#5C2569", "tan", "#4A2A1A", "oval", "closed", "grin", 1),
            (98, 168, 0.56, "#F4FBF6", "#C98A5E", "#2A1A12", "round", "open", "grin", 2)):
        g = ink(s, blob((cx - 36, 260), (cx - 32, cy + 46), (cx - 10, cy + 30), (cx + 10, cy + 30), (cx + 32, cy
            + 46), (cx + 36, 260), n=5), col, ow=1.8, d=6, seed=5)
        if hat_ == 2:
            stripes(s, g, "#2A4A7A", int(cy) + 38, 244, 10, 4)
        f = Fig(s, cx, cy, k, (-8, 8, 0)[hat_ % 3], (6, -6, 0)[hat_ % 3])
        if hat_ == 1:
            for sg in (-1, 1):
                f.ink(f.B((sg * 40, 0), (sg * 62, 14), (sg * 60, 46), (sg * 48, 34), n=5), hc, d=4, hat=True)
                s.shape(f.E(sg * 46, 2, 7), CORAL, 1, INK, 1)
        face(f, sk, sh_, "button", ey, mo, hc, 2.6, -2, cheek=0.44)
        hair(f, [(-47, 0), (-42, -38), (0, -56), (42, -38), (47, 0), (30, -22), (10, -34), (-14, -20), (-30, -28)],
            hc, 5)
        if hat_ == 2:
            f.ink(f.E(0, -44, 52, 12), "#F4EFE0", d=3)
            f.ink(f.B((-32, -46), (-24, -66), (24, -66), (32, -46), (0, -42), n=5), "#2A4A7A", d=4)
    end_portrait(s, "large_family")

    s = portrait("tourist at Old Salt", "#B8DCE4", "#4C6E7C", 52)
    g = torso(s, "#FFF6E0", 0.98, 168, 100, 20, 24)
    stripes(s, g, CORAL, 176, 250, 15, 7)
    for sg in (-1, 1):
        s.line([(100 + sg * 24, 166), (100 + sg * 34, 240)], INK, 9)
        s.line([(100 + sg * 24, 166), (100 + sg * 34, 240)], "#2E4A6A", 6.4)
    f = Fig(s, 100, 106, 0.98, 5, 4)
    face(f, "brown", "round", "snub", "side", "smile", "#1C1412", 3, -2, cheek=0.3, iris="#2A1A12", fem=True,
        lips="#9A3A30")
    hair(f, [(-50, 36), (-56, 4), (-54, -34), (-28, -60), (6, -64), (42, -52), (57, -20), (54, 30), (42, 20),
        (40, -14), (14, -34), (-24, -30), (-40, -10), (-42, 22)], "#1C1412", 8)
    for x, y in ((-52, -22), (-54, 4), (-48, 28), (-36, -48), (-12, -60), (16, -62), (42, -46), (55, -16), (55, 10),
            (50, 30)):
        f.ink(f.E(x, y, 12, 11), "#241A18", d=3, ow=1.4)
    f.ink(f.B((-46, -34), (0, -54), (46, -34), (46, -48), (0, -70), (-46, -48), n=5), BRASS, d=4)
    for sg in (-1, 1):
        f.ink(f.E(sg * 19, -50, 16, 12), "#5A4030", d=2)
        s.shape(f.E(sg * 19, -50, 12, 8.6), s.rad(f.cx + sg * 19 - 4, f.cy - 54, 18, "#E4FBF8", "#5FB8BE", "#1E5A68"))
    ring = ell(54, 228, 48).difference(ell(54, 228, 24))
    ink(s, ring, "#FFF6E0", ow=2, d=6, hat=False)
    for a in (20, 110, 200, 290):
        s.shape(rotate(rect(78, 216, 26, 24), a, origin=(54, 228)).intersection(ring.buffer(-1)), CORAL)
    hand(s, 88, 214, "brown", 20)
    end_portrait(s, "tourist_shop")

    s = portrait("trident seller", "#A8C8B8", "#2F4F5A", 53)
    torso(s, "#3F6A5A", 0.86, 176, 96, 30, 18)
    lapels(s, "#3F6A5A", "#E4D6B4", 96, 174, 13)
    f = Fig(s, 94, 106, 0.98, -3, 9)
    face(f, "fair", "long", "long", "sleepy", "flat", "#6A2A14", 3.4, -1, old=1, neck=12, iris="#3A6A6A")
    beard(f, "#A8441E", 34, 36, 3)
    mous(f, "#8E3616", 20, 27, 7)
    hair(f, [(-38, 14), (-42, -20), (-30, -40), (-30, -8)], "#A8441E", 3)
    f.ink(f.B((-44, -24), (-40, -50), (-26, -66), (-2, -78), (36, -84), (62, -70), (50, -58), (42, -30), (0, -38),
        n=6), "#2F4A6A", d=8, ow=2, hat=True)
    f.ink(f.B((-46, -18), (0, -32), (46, -20), (45, -34), (0, -48), (-44, -32), n=5), "#1E3450", d=3)
    f.ink(f.E(64, -66, 9), "#F1E6CE", d=3)
    trident_shape(s, 150, 250, 166, 18, 52)
    trident_shape(s, 182, 250, 188, 44, 40)
    hand(s, 154, 196, "fair", 0, 1.05)
    end_portrait(s, "trident_seller")

    s = portrait("weight seller", "#E0C49A", "#5E4A3A", 54)
    g = torso(s, "#D99A68", 1.34, 152, 100, 12, 40)
    tk = poly((62, 150), (76, 160), (100, 186), (124, 160), (138, 150), (150, 250), (50, 250))
    ink(s, tk.intersection(g.buffer(2)), "#8E2B2B", ow=1.7, d=8, seed=3)
    s.lines([[(34, 186), (42, 200), (40, 216)], [(166, 186), (158, 200), (160, 216)]], "#8A5030", 1.8, 0.7)
    f = Fig(s, 100, 94, 0.92, 0, 0)
    face(f, "tan", "square", "broad", "open", "flat", "#1C1410", 5, 3, neck=34, cheek=0.24)
    s.shape(f.B((-26, -38), (-10, -48), (6, -46), (-6, -40), (-20, -30), n=5), "#FFE8C8", 0.55)
    mous(f, "#1C1410", 30, 27, -2)
    f.L([[(-28, 26), (-38, 22), (-40, 12), (-33, 10)], [(28, 26), (38, 22), (40, 12), (33, 10)]], "#1C1410", 4.4)
    f.L([[(-44, 18), (-44, 26)]], GOLD, 3)
    s.shape(f.E(-45, 26, 4.4).difference(f.E(-45, 26, 2)), GOLD, 1, INK, 1)
    hand(s, 46, 176, "tan", 0, 1.2)
    hand(s, 154, 176, "tan", 0, 1.2)
    weight_shape(s, 46, 210, 30)
    weight_shape(s, 154, 210, 30)
    end_portrait(s, "weight_seller")

    s = portrait("discounter, the third one is cheaper", "#F3E0A0", "#2F5562", 55)
    torso(s, "#37708A", 0.98, 170, 100, 22, 22)
    ink(s, poly((70, 190), (130, 190), (140, 250), (60, 250)), "#F4ECD8", ow=1.7, d=5, seed=3)
    s.lines([[(72, 192), (84, 168)], [(128, 192), (116, 168)]], "#F4ECD8", 6, 1, False)
    f = Fig(s, 98, 108, 0.98, -7, -7)
    hair(f, [(-46, 22), (-52, -8), (-42, -46), (0, -62), (42, -46), (52, -8), (46, 22), (30, 6), (-30, 6)], "#A8341E",
        7)
    face(f, "fair", "jowl", "snub", "wink", "grin", "#8A2A18", 2.8, -2, cheek=0.42, fem=True, neck=18, iris="#3F7D4E")
    hair(f, [(-46, 0), (-44, -34), (-16, -58), (0, -46), (16, -58), (44, -34), (46, 0), (28, -26), (0, -34),
        (-28, -26)], "#C4432B", 6)
    f.ink(f.E(-24, -66, 17, 15), "#B83A22", d=5, hat=True)
    f.ink(f.E(24, -66, 17, 15), "#B83A22", d=5, hat=True)
    q = f.T(rotate(rect(26, -8, 44, 5, 1), -24))
    ink(s, q, GOLD, ow=1.3, d=1, hat=False)
    tag = rotate(poly((120, 190), (136, 176), (190, 176), (190, 214), (136, 214), (120, 200)), -10)
    ink(s, tag, "#F6C445", ow=1.9, d=4, hat=False)
    s.shape(ell(132, 199, 3.6), INK)
    s.lines([[(142, 196), (149, 195)]], "#8E2F20", 3.6, 1, False)
    digits(s, "20", 167, 192, 1.7, "#8E2F20", 3.8)
    for i in range(3):
        coil(s, 34 + i * 9, 222 - i * 18, 20, "#C4532F")
    hand(s, 128, 216, "fair", 10, 0.95)
    end_portrait(s, "discounter")

    s = portrait("buddy of the shopkeeper", "#D8E0A8", "#4C6E4A", 56)
    torso(s, "#FFF0C8", 1.08, 164, 100, 18, 28)
    lapels(s, "#FFF0C8", "#D99A68", w=16)
    for x, y in ((48, 206), (64, 232), (150, 204), (138, 232), (40, 234), (162, 234)):
        for q in range(5):
            s.shape(ell(x + 5 * math.cos(q * 1.257), y + 5 * math.sin(q * 1.257), 4.4), "#2E8C96")
        s.shape(ell(x, y, 2.6), GOLD)
    f = Fig(s, 100, 104, 1.0, 6, 6)
    hair(f, [(-44, 30), (-50, -6), (-40, -46), (0, -60), (40, -46), (50, -6), (46, 44), (34, 20), (-34, 10)],
        "#4A2E1C", 6)
    face(f, "#B97E50", "oval", "hook", "wink", "grin", "#2A1A12", 4, -1, cheek=0.32, neck=19)
    f.L([[(-26 + i * 5 + f.turn, 44 + (2 if i in (0, 10) else 5) - abs(i - 5) * 0.9), (-26 + i * 5 + f.turn, 48 + 4
        - abs(i - 5) * 0.9)] for i in range(11)], "#3A2414", 2, 0.8, False)
    f.ink(f.B((-46, -14), (-44, -44), (-18, -62), (20, -62), (46, -42), (46, -14), (0, -32), n=6), "#2E6E80", d=8,
        ow=2, hat=True)
    for x, y in ((-28, -40), (-8, -48), (14, -48), (32, -36), (2, -38), (-36, -26), (38, -24)):
        s.shape(f.E(x, y, 3), "#FFF6E0")
    f.ink(f.B((42, -20), (60, -8), (58, 16), (50, 2), n=5), "#2E6E80", d=3)
    s.shape(f.E(-46, 22, 5).difference(f.E(-46, 22, 2.6)), GOLD, 1, INK, 1)
    c = "#B97E50"  # thumb up
    ink(s, blob((24, 238), (22, 206), (36, 196), (60, 200), (66, 214), (62, 238), n=5), c, ow=1.9, d=6, hat=False)
    ink(s, blob((34, 204), (30, 182), (36, 168), (48, 172), (50, 200), n=5), c, ow=1.8, d=4, hat=False)
    s.lines([[(44, 208), (64, 208)], [(44, 218), (65, 218)], [(44, 228), (63, 228)]], dk(c, 0.5), 1.6, 0.8, False)
    end_portrait(s, "buddy")


def draw():
    market_guests()
    cove_and_shop_guests()
