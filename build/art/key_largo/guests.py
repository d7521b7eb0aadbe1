"""Encounters at the wrecks and in the tavern."""

from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, stroke_poly
from art.ink import CORAL, GOLD, INK, JEWEL, dk, ink
from art.key_largo.divers import BRASS, coil, mug
from art.key_largo.faces import (
    Fig,
    beard,
    boater,
    bowler,
    face,
    flat_cap,
    glasses,
    hair,
    hand,
    lapels,
    mous,
    note,
    portrait,
    stripes,
    torso,
)
from art.key_largo.jewels import gem
from art.key_largo.money import digits
from art.key_largo.portraits import end_portrait


def wreck_guests():
    s = portrait("tourist at a wreck", "#A9E0DC", "#1E6E86", 21)  # camera and pith helmet
    torso(s, "#D8C08A", 1.0, slope=18)
    lapels(s, "#D8C08A")
    s.shape(poly((94, 168), (106, 168), (108, 196), (100, 206), (92, 196)), CORAL, 1, INK, 1.2)
    f = Fig(s, 100, 98, 0.98, -5, 5)
    face(f, "fair", "long", "long", "wide", "open", "#A8682E", 2.6, -3, iris="#2E6E80", cheek=0.4)
    mous(f, "#B0702E", 22, 27, -5)
    f.ink(f.B((-48, -22), (-44, -56), (-18, -78), (18, -78), (44, -56), (48, -22), (0, -32), n=6), "#F3E6C4", d=9,
        ow=2, hat=True)
    f.ink(f.B((-62, -16), (0, -36), (62, -16), (48, -14), (0, -26), (-48, -14), n=5), "#E4D0A0", d=3)
    f.L([[(0, -80), (2, -40)]], "#B99862", 1.6)
    f.L([[(-47, -30), (0, -40), (47, -30)]], "#8E5A2A", 4)
    f.ink(f.E(0, -80, 6, 4), BRASS, d=1)
    ink(s, rect(58, 186, 84, 54, 5), "#6A3E24", ow=2, d=7, seed=2)
    s.shape(rect(58, 196, 84, 4), "#3A2014", 0.6)
    ink(s, ell(100, 216, 21), BRASS, ow=1.6, d=3, hat=False)
    s.shape(ell(100, 216, 14), s.rad(95, 210, 18, "#BFF0EC", "#1E4A5C", "#0A1C26"))
    hand(s, 56, 216, "fair", -12)
    hand(s, 145, 216, "fair", 12)
    end_portrait(s, "tourist_wreck")

    s = portrait("aide, an extra pair of hands in shallow water", "#BFEBDD", "#3FA6B3", 22)
    g = torso(s, "#FFF6E0", 1.14, 160, slope=16, neck=30)
    stripes(s, g, "#2A4A7A", 168, 250)
    f = Fig(s, 106, 100, 0.96, 6, -7)
    face(f, "dark", "square", "broad", "open", "grin", "#1C1210", 3.6, 1, iris="#2A1A12", neck=22)
    hair(f, [(-44, -12), (-42, -40), (0, -54), (42, -40), (44, -12), (36, -28), (0, -38), (-36, -28)], "#1A1412", 4)
    f.ink(f.B((-43, -26), (-42, -58), (-16, -82), (14, -84), (42, -58), (43, -26), (0, -36), n=6), "#B1361B", d=9,
        ow=2, hat=True)
    f.ink(f.B((-47, -18), (0, -30), (47, -18), (46, -34), (0, -46), (-46, -34), n=5), "#8E2418", d=4)
    f.L([[(-36 + i * 12, -24 - (3 - abs(i - 3)) * 2.4), (-36 + i * 12, -38 - (3 - abs(i - 3)) * 2.4)]
        for i in range(7)], "#5A140C", 1.6, 0.8, False)
    s.line([(0, 150), (60, 198), (110, 222), (200, 236)], INK, 15)
    s.line([(0, 150), (60, 198), (110, 222), (200, 236)], "#D8B070", 11)
    s.lines([[(8 + i * 12, 150 + i * 8 + 2), (16 + i * 12, 163 + i * 8)] for i in range(9)], "#8A6430", 1.8, 0.8,
        False)
    hand(s, 48, 186, "dark", 20, 1.15)
    hand(s, 122, 224, "dark", 10, 1.15)
    end_portrait(s, "aide")

    s = portrait("hasty buyer with money and watch", "#F3D08A", "#8A5A14", 23)
    torso(s, "#4A5A3A", 0.82, 168, 96, 26, 20)
    lapels(s, "#4A5A3A", cx=96, top=166, w=14)
    ink(s, poly((82, 170), (110, 170), (102, 179), (110, 190), (82, 190), (90, 179)), "#3D50D8", ow=1.3, d=1,
        hat=False)
    f = Fig(s, 96, 104, 0.94, 8, 9)
    face(f, "tan", "long", "hook", "wide", "open", "#241A14", 2.4, -4, cheek=0.3, neck=13)
    hair(f, [(-38, 6), (-39, -30), (-28, -40), (-30, -10)], "#241A14", 2)
    hair(f, [(38, 2), (37, -30), (29, -40), (31, -10)], "#241A14", 2)
    f.L([[(-10 + f.turn, 29), (-22, 27), (-27, 22)], [(22, 29), (34, 27), (38, 22)]], "#241A14", 3)
    bowler(f, "#3A4A3A", "#1C261C", -6)
    for x, y in ((-46, -10), (-52, 8), (52, -6)):
        s.shape(f.B((x, y - 8), (x + 4, y), (x, y + 5), (x - 4, y), n=4), "#BFEFF4", 1, "#2E6E80", 1)
    for i, a in enumerate((-34, -16, 4)):
        note(s, 38 + i * 12, 196 - i * 8, a - 50, ("#8FB08A", "#C98A6A", "#6E9CB8")[i])
    hand(s, 44, 222, "tan", -14)
    s.line([(120, 206), (140, 226), (160, 214)], BRASS, 2)
    ink(s, ell(160, 204, 20), GOLD, ow=1.8, d=4, hat=False)
    s.shape(ell(160, 204, 15), "#FFFDF2", 1, "#6E4A14", 1)
    s.lines([[(160, 204), (160, 193)], [(160, 204), (168, 208)]], INK, 2, 1, False)
    ink(s, ell(160, 182, 4), GOLD, ow=1.2, d=1, hat=False)
    end_portrait(s, "hasty_buyer")

    s = portrait("frequent visitor, on good terms with the monster", "#7FB8C0", "#1A3A52", 24)
    ten = stroke_poly([(178, 240), (164, 190), (174, 140), (160, 104), (168, 66), (146, 44), (136, 56)], 17, 4)
    ink(s, ten, "#7A3A78", ow=2, d=6, seed=3)
    [s.shape(ell(x, y, r), "#D89AC4", 1, "#4A1A4A", 1) for x, y, r in ((160, 214, 6), (156, 190, 5.4), (161, 164, 5),
        (165, 140, 4.4), (158, 118, 4), (156, 100, 3.4), (162, 80, 3))]
    torso(s, "#2F5562", 1.04, 164, 92, 20, 26)
    f = Fig(s, 92, 106, 1.0, 0, 6)
    face(f, "brown", "jowl", "bulb", "closed", "smile", "#E8E2D4", 4, -2, old=2, neck=22, cheek=0.34)
    beard(f, "#F1ECE0", 10, 49, 8)
    mous(f, "#FFFBF0", 25, 25, 4)
    hair(f, [(-46, 4), (-44, -26), (-36, -38), (-34, -10)], "#E8E2D4", 3)
    hair(f, [(46, 4), (44, -26), (36, -38), (36, -10)], "#D8D0C0", 3)
    f.ink(f.B((-46, -28), (-52, -52), (-24, -70), (24, -70), (52, -52), (46, -28), (0, -38), n=6), "#F4EFE0", d=8,
        ow=2, hat=True)
    f.ink(f.B((-48, -20), (0, -36), (48, -20), (46, -34), (0, -48), (-46, -34), n=5), "#14303A", d=3)
    f.ink(f.B((-34, -22), (0, -34), (42, -20), (46, -10), (6, -22), (-30, -18), n=5), "#0E1C24", d=1)
    f.s.shape(f.E(0, -42, 6), GOLD, 1, INK, 1)
    ink(s, blob((56, 178), (92, 186), (128, 178), (122, 190), (92, 196), (62, 190), n=4), "#C4432B", ow=1.5, d=3,
        hat=False)
    ink(s, stroke_poly([(118, 150), (136, 162), (156, 160)], 4, 4), "#5A3A24", ow=1.4, d=1, hat=False)
    ink(s, blob((150, 148), (166, 148), (164, 166), (152, 166), n=4), "#7A4A2C", ow=1.5, d=3, hat=False)
    s.shape(ell(158, 149, 6, 2.4), "#F08A3A", 1, INK, 1)
    end_portrait(s, "frequent_visitor")

    s = portrait("painstaking diver who takes the last card", "#9CD8D0", "#12505E", 25)
    torso(s, "#C9A878", 0.96, 172)
    ink(s, blob((42, 190), (60, 172), (100, 166), (140, 172), (158, 190), (128, 206), (100, 212), (72, 206), n=5),
        BRASS, ow=2, d=7, seed=7, gap=3.6)
    for x, y in ((56, 190), (78, 202), (122, 202), (144, 190)):
        s.shape(ell(x, y, 3.6), "#FFF0B8", 1, "#6E4A14", 1)
    f = Fig(s, 100, 108, 0.96, 0, -4)
    hair(f, [(-44, 40), (-50, 0), (-40, -44), (0, -62), (40, -44), (50, 0), (44, 40), (30, 20), (-30, 20)], "#1E1A20",
        7)
    face(f, "tan", "heart", "button", "narrow", "flat", "#1E1A20", 2.2, 2, iris="#2A1A12", neck=14, fem=True)
    hair(f, [(-44, -4), (-36, -44), (0, -60), (36, -44), (44, -4), (30, -30), (4, -40), (-22, -32)], "#2A242C", 6)
    f.ink(f.E(0, -66, 15, 13), "#2A242C", d=4, hat=True)
    f.L([[(-16, -60), (18, -74)]], "#C4432B", 3.4)
    glasses(f, "#5A3A14", 12.5)
    s.line([(152, 196), (130, 222)], INK, 9)
    s.line([(152, 196), (130, 222)], "#8A5A34", 6)
    s.shape(ell(164, 178, 25), INK)
    s.shape(ell(164, 178, 23.6), BRASS)
    s.shape(ell(164, 178, 19), s.rad(156, 168, 30, "#F4FFFC", "#A8DCD8", "#5AA0A8"))
    gem(s, 165, 180, 11, JEWEL, 8)
    hand(s, 130, 222, "tan", 30)
    end_portrait(s, "painstaking_diver")


def tavern_guests():
    s = portrait("tourist at the tavern", "#F3B86A", "#8E2F20", 31)
    torso(s, "#F3EBD8", 1.2, 160, 100, 18, 34)
    lapels(s, "#E6DCC4", "#FFFDF4", w=22)
    s.shape(ell(100, 214, 3), INK)
    ink(s, unary_union([poly((80, 164), (100, 174), (80, 186)), poly((120, 164), (100, 174), (120, 186)),
        ell(100, 174, 6)]), CORAL, ow=1.4, d=2, hat=False)
    f = Fig(s, 96, 102, 1.06, -7, 0)
    face(f, "fair", "round", "bulb", "closed", "open", "#8A4A1E", 3, -2, cheek=0.5, neck=26)
    hair(f, [(-48, 8), (-49, -20), (-40, -36), (-38, -8)], "#A85A24", 3)
    hair(f, [(48, 8), (49, -20), (40, -36), (38, -8)], "#A85A24", 3)
    hair(f, [(-47, 2), (-36, 24), (-30, 14), (-34, -2)], "#A85A24", 3)
    hair(f, [(47, 2), (36, 24), (30, 14), (34, -2)], "#A85A24", 3)
    mous(f, "#B86428", 27, 25, -7)
    boater(f, a=8)
    mug(s, 42, 206, 25)
    hand(s, 70, 214, "fair", 0)
    end_portrait(s, "tourist_tavern")

    s = portrait("expert diver, comes with a hose", "#D8B27A", "#3A4A52", 32)
    torso(s, "#C9A878", 1.06, 168)
    ink(s, blob((36, 190), (58, 170), (100, 164), (142, 170), (164, 190), (130, 208), (100, 214), (70, 208), n=5),
        dk(BRASS, 0.08), ow=2, d=8, seed=7, gap=3.4)
    ink(s, rect(66, 160, 68, 11, 4), dk(BRASS, 0.25), ow=1.5, d=2, hat=False)
    for x, y in ((52, 190), (76, 203), (124, 203), (148, 190)):
        s.shape(ell(x, y, 3.8), "#FFF0B8", 1, "#6E4A14", 1)
    f = Fig(s, 98, 104, 1.0, 3, 8)
    hair(f, [(-46, 26), (-50, -10), (-38, -50), (0, -64), (38, -50), (48, -14), (44, 10), (30, 0), (-30, 10)],
        "#8E8A86", 7)
    face(f, "brown", "square", "hook", "narrow", "smirk", "#6E6A66", 3.4, 2, old=1, iris="#3A5A4A", neck=18)
    hair(f, [(-45, 4), (-42, -40), (-8, -62), (34, -50), (45, -16), (28, -34), (-4, -38), (-28, -24)], "#C4C0B8", 7)
    f.L([[(-30, 8), (-24, 22)], [(-33, 16), (-23, 14)]], "#7A3A2A", 1.8, 0.9, False)
    coil(s, 42, 204, 33)
    coil(s, 164, 212, 26, "#2F6E7C")
    end_portrait(s, "expert_diver")

    s = portrait("young thief", "#B8A0C0", "#2A2440", 33)
    torso(s, "#5A5048", 0.78, 178, 104, 20, 18)
    ink(s, blob((70, 186), (104, 176), (138, 186), (128, 200), (104, 206), (80, 200), n=5), "#8E2B2B", ow=1.7, d=4,
        hat=False)
    f = Fig(s, 106, 118, 0.9, 10, -8)
    hair(f, [(-46, 14), (-50, -16), (-30, -50), (20, -54), (46, -30), (48, 6), (34, -4), (-34, 0)], "#6A3A1E", 5)
    face(f, "fair", "heart", "snub", "side", "smirk", "#5A2E14", 3, 3, iris="#3F7D4E", neck=12)
    m = f.B((-42, -8), (-20, -14), (f.turn, -9), (20, -14), (40, -8), (38, 6), (22, 12), (f.turn, 4), (-26, 12),
        (-42, 4), n=5)
    s.shape(m.difference(unary_union([f.E(18 * sg + f.turn * 1.1, 0, 9, 6) for sg in (-1, 1)])), "#1A1624")
    for x, y in ((-30, 20), (-24, 24), (-33, 26), (18, 22), (24, 25)):
        s.shape(f.E(x, y, 1.5), "#A8603A", 0.8)
    flat_cap(f, "#6A6250", 4, -1)
    ink(s, blob((18, 236), (16, 204), (30, 190), (56, 192), (68, 208), (64, 238), n=5), "#A87A44", ow=2, d=7, seed=4)
    ink(s, blob((30, 192), (28, 178), (42, 184), (56, 178), (54, 194), n=4), "#A87A44", ow=1.6, d=3, hat=False)
    s.line([(28, 193), (57, 194)], "#5A3A1A", 3)
    s.shape(ell(40, 216, 11), GOLD, 1, "#6E4A14", 1.4)
    digits(s, "50", 40, 216, 0.9, "#6E4A14", 2)
    for x, y in ((74, 186), (84, 206)):
        ink(s, ell(x, y, 7, 8), GOLD, ow=1.3, d=2, hat=False)
    hand(s, 70, 224, "fair", 20, 0.9)
    end_portrait(s, "young_thief")

    s = portrait("brothers, hired together", "#C9D8A0", "#3A5A4A", 34)
    for cx, cy, col, k, rot, sk, sh_, hat_, bd in ((134, 116, "#7A4A2C", 0.80, 7, "tan", "square", "#2F4A6A", True),
            (64, 122, "#35618A", 0.84, -5, "tan", "jowl", "#8E2B2B", False)):
        ink(s, blob((cx - 54, 260), (cx - 50, 200), (cx - 20, 172), (cx + 20, 172), (cx + 50, 200), (cx + 54, 260),
            n=5), col, ow=2.1, d=10, seed=4, gap=4.4)
        ink(s, poly((cx - 14, 172), (cx + 14, 172), (cx, 204)), "#FFF6E0", ow=1.4, d=0, hat=False)
        f = Fig(s, cx, cy, k, rot, 5 if cx > 100 else 6)
        hair(f, [(-44, 18), (-47, -20), (0, -56), (47, -20), (44, 18), (30, 0), (-30, 0)], "#3A2414", 4)
        face(f, sk, sh_, "broad", "open" if bd else "wink", "smile" if bd else "grin", "#3A2414", 4.4, 2, cheek=0.3)
        if bd:
            beard(f, "#4A2E1A", 4, 44, 5)
            f.ink(f.B((-44, -24), (-40, -58), (0, -72), (40, -58), (44, -24), (0, -34), n=6), hat_, d=7, hat=True)
            f.ink(f.B((-47, -18), (0, -30), (47, -18), (46, -32), (0, -44), (-46, -32), n=5), dk(hat_, 0.3), d=3)
        else:
            mous(f, "#4A2E1A", 22, 26, 3)
            flat_cap(f, hat_, -3)
    end_portrait(s, "brothers")


def draw():
    wreck_guests()
    tavern_guests()
