"""The first six encounters, and what all portraits share."""

import math

from shapely.geometry import Polygon
from shapely.ops import unary_union

from art.forms import blob, ell, poly, rect, sh, spl, stroke_poly
from art.ink import CORAL, GOLD, INK, JEWEL, PAPER, Svg, dk, hatch, ink, lt, mix
from art.key_largo.cards import light_rays
from art.key_largo.divers import BRASS, coil, helmet, mug
from art.key_largo.jewels import gem
from art.key_largo.ships import emblem

# ---- encounter portraits ---------------------------------------------------------------------------
SKIN = {"fair": "#F0C49A", "tan": "#D99A68", "brown": "#A8704A", "dark": "#7A4A34"}


def portrait_bg(s, c1, c2, seed):
    rect(4, 4, 192, 232, 10)
    s.shape(rect(0, 0, 200, 240, 13), INK)
    s.shape(rect(1.6, 1.6, 196.8, 236.8, 12), PAPER)
    s.shape(rect(8, 8, 184, 224, 8), mix(dk(c2, 0.7), INK, 0.4))
    s.clip = rect(9.4, 9.4, 181.2, 221.2, 7)
    s.shape(s.clip, s.rad(70, 80, 200, lt(c1, 0.5), (c1, 0.45), (c2, 1)))
    light_rays(s, 60, 60, "#FFF6D0", 0.12, 14, 0, 360, 300, seed)
    hatch(s, s.clip.difference(sh(s.clip, -70, -60)), dk(c2, 0.5), 0.9, 5, -50, 0.3, seed)


def coat(s, col, shirt="#F6ECD4", w=1.0):
    ink(s, blob((100 - 78 * w, 250), (100 - 72 * w, 196), (100 - 48 * w, 172), (100, 160), (100 + 48 * w, 172),
        (100 + 72 * w, 196), (100 + 78 * w, 250), n=5), col, ow=2.2, d=12, seed=4, gap=4.4)
    ink(s, poly((82, 162), (118, 162), (104, 250), (96, 250)), shirt, ow=1.6, d=0, hat=False)
    for sg in (-1, 1):
        ink(s, poly((100 + sg * 20, 160), (100 + sg * 36, 172), (100 + sg * 26, 206), (100 + sg * 4, 236),
            (100 + sg * 8, 196)), dk(col, 0.15 if sg < 0 else 0.35), ow=1.6, d=0, hat=False)


def head(s, skin, w=1.0, jaw=1.0, nose=1.0, old=False, smile=1, brow="#3A2A20", eyes=True, lips="#A85A4A"):
    c = SKIN[skin]
    ink(s, blob((86, 140), (114, 140), (116, 172), (100, 180), (84, 172), n=4), dk(c, 0.18), ow=1.8, d=5, hat=False)
    for sg in (-1, 1):
        ink(s, ell(100 + sg * 42 * w, 112, 9, 13), c, ow=1.6, d=3, hat=False)
    f = blob((100 - 42 * w, 96), (100 - 30 * w, 62), (100, 52), (100 + 30 * w, 62), (100 + 42 * w, 96),
        (100 + 37 * w * jaw, 132), (100 + 16 * jaw, 156), (100 - 16 * jaw, 156), (100 - 37 * w * jaw, 132), n=6)
    ink(s, f, c, ow=2.2, d=11, seed=6, gap=4, shade=0.26, hop=0.28)
    s.shape(ell(76, 124, 10, 7), "#D8604A", 0.28)
    s.shape(ell(126, 124, 10, 7), "#D8604A", 0.24)
    if eyes:
        for x in (82, 118):
            s.shape(ell(x, 105, 8.4, 6.2), "#FFFDF4", 1, dk(c, 0.7), 1.4)
            s.shape(ell(x + 1, 105.4, 4.2), "#3A2A20")
            s.shape(ell(x - 0.4, 103.8, 1.4), "#FFFFFF")
            s.line([(x - 9.5, 102), (x - 2, 97.6), (x + 8.5, 101)], dk(c, 0.75), 2.2)
    for sg in (-1, 1):
        s.shape(stroke_poly([(100 + sg * 10, 91), (100 + sg * 20, 87), (100 + sg * 31, 92)], 3.2, 1.6), brow)
    ink(s, blob((97, 104), (103, 104), (100 + 12 * nose, 122), (108 * 1, 128), (100, 129), (91, 127), (94, 120), n=5),
        lt(c, 0.1), ow=1.2, d=3, hat=False, out=dk(c, 0.5))
    s.line([(86, 140 - 2 * smile), (94, 142 + smile), (104, 142 + smile), (114, 139 - 2 * smile)], dk(lips, 0.5), 2.6)
    if old:
        s.lines([[(66, 112), (72, 118), (70, 126)], [(134, 112), (129, 118), (131, 126)], [(84, 74), (100, 71),
            (116, 74)], [(86, 80), (100, 78), (114, 80)]], dk(c, 0.5), 1.4, 0.6)
    return f


def end_portrait(s, name):
    g = s.clip
    s.shape(g.difference(sh(g, 4, 5)), "#0A1A22", 0.3)
    s.clip = None
    # stroke ends leak past the clip: the passe-partout covers them
    s.shape(rect(0, 0, 200, 240, 13).difference(rect(8, 8, 184, 224, 8)), INK)
    s.shape(rect(1.6, 1.6, 196.8, 236.8, 12).difference(rect(8, 8, 184, 224, 8)), PAPER)
    s.shape(rect(8, 8, 184, 224, 8).difference(rect(9.4, 9.4, 181.2, 221.2, 7)), INK)
    s.shape(rect(9.2, 9.2, 181.6, 221.6, 7.4).difference(rect(11, 11, 178, 218, 7)), "#E3A83B", 0.95)
    s.save(f"key_largo/encounter_{name}")


def portraits():
    # lady tourist with parasol
    s = Svg(200, 240, "encounter: tourist at Dolphins Cove")
    portrait_bg(s, "#8FDDD0", "#2E8C96", 1)
    top = spl([(2, 112), (10, 62), (44, 24), (100, 10), (156, 24), (190, 62), (198, 112)], False, 6)
    dome = Polygon([*top, (170, 98), (136, 112), (100, 98), (64, 112), (30, 98)])
    s.shape(dome.buffer(1.6), INK)
    ang = [math.radians(168 + i * 204 / 9) for i in range(10)]
    for i in range(9):
        c = CORAL if i % 2 else "#FFF6E0"
        p, q = [(100 + 190 * math.cos(v), 96 + 190 * math.sin(v)) for v in ang[i : i + 2]]
        s.shape(poly((100, 96), p, q).intersection(dome), dk(c, 0.03 + 0.035 * i), 1, dk(CORAL, 0.6), 1)
    s.shape(dome.difference(sh(dome, 0, -16)), "#3A1420", 0.22)
    s.line([(146, 60), (168, 236)], INK, 5)
    s.line([(146, 60), (168, 236)], "#C98F4A", 2.6)
    ink(s, blob((52, 110), (50, 74), (74, 44), (126, 44), (150, 74), (148, 112), (140, 150), (132, 120), (68, 120),
        (60, 150), n=5), "#8A4A24", ow=2, d=9, seed=2)
    coat(s, "#F3D8C8", "#FFF9EC", 0.86)
    head(s, "fair", 0.9, 0.86, 0.5, brow="#7A4222")
    s.shape(blob((90, 138), (97, 135), (100, 137), (104, 135), (111, 138), (100, 146), n=4), "#C4432B", 1, "#6A1E14",
        1)
    ink(s, blob((60, 84), (70, 56), (100, 48), (132, 58), (140, 84), (118, 70), (92, 68), (74, 76), n=5), "#9A5428",
        ow=1.8, d=5, seed=5)
    ink(s, unary_union([ell(100, 58, 58, 11, -5), blob((66, 58), (70, 32), (100, 24), (130, 32), (134, 54), n=4)]),
        "#F6E4B4", ow=2, d=6, seed=3)
    s.shape(poly((67, 50), (133, 45), (134, 55), (67, 60)), "#2E8C96", 1, INK, 1.2)
    ink(s, ell(72, 48, 9), "#E8634A", ow=1.4, d=3, hat=False)
    s.line([(84, 172), (100, 180), (116, 172)], "#FFFFFF", 4)
    [s.shape(ell(x, y, 3.2), "#FFFDF4", 1, "#8A7A6A", 1) for x, y in ((84, 170), (91, 176), (100, 179), (109, 176),
        (116, 170))]
    end_portrait(s, "tourist_dolphins")

    # drunkard: beard, red nose, mug
    s = Svg(200, 240, "encounter: drunkard at the tavern")
    portrait_bg(s, "#E8A04A", "#6A2A1E", 2)
    coat(s, "#2F4A6A", "#C9B48A", 1.08)
    head(s, "tan", 1.06, 1.1, 1.5, True, brow="#8A8078")
    s.shape(ell(101, 120, 13, 11), "#D8503A", 0.75)
    s.shape(ell(97, 116, 3.6), "#FFE0D0", 0.9)
    ink(s, blob((58, 110), (66, 130), (84, 134), (100, 131), (116, 134), (134, 130), (142, 110), (146, 150),
        (128, 186), (100, 200), (72, 186), (54, 150), n=6), "#C9BFAE", ow=2, d=11, seed=9, gap=4)
    s.shape(blob((86, 146), (100, 142), (114, 146), (100, 156), n=4), "#7A2A20", 1, INK, 1.4)
    s.shape(rect(92, 144, 7, 5), "#FFFDF4")
    s.lines([[(70 + i * 10, 152), (72 + i * 9, 170), (78 + i * 7, 184)] for i in range(7)], "#7A7064", 1.4, 0.6)
    ink(s, blob((52, 92), (50, 62), (74, 36), (126, 36), (150, 62), (148, 92), (126, 78), (74, 78), n=5), "#2A3A4A",
        ow=2, d=9, seed=6)
    ink(s, blob((44, 88), (100, 70), (156, 88), (152, 98), (100, 84), (48, 98), n=4), "#1C2836", ow=1.8, d=2,
        hat=False)
    s.shape(emblem("brick", 100, 58, 12), "#E3A83B", 1, "#3A2A14", 1)
    mug(s, 156, 192, 24)
    end_portrait(s, "drunkard")

    # saboteur: shadowed hat, scar, knife
    s = Svg(200, 240, "encounter: saboteur over a wreck")
    portrait_bg(s, "#5E8F8A", "#1A2A3A", 3)
    coat(s, "#2A2A38", "#6A2430", 1.02)
    ink(s, blob((54, 110), (58, 70), (100, 56), (142, 70), (146, 110), (142, 140), (132, 116), (68, 116), (58, 140),
        n=5), "#1C1820", ow=1.6, d=5, hat=False)
    head(s, "tan", 0.92, 0.82, 1.1, smile=-2, brow="#14100E")
    s.shape(blob((60, 84), (100, 78), (140, 84), (140, 104), (100, 100), (60, 104), n=4), "#14202E", 0.4)
    s.lines([[(122, 112), (130, 134)], [(120, 120), (130, 117)], [(123, 128), (133, 125)]], "#8A3A2E", 2, 0.9, False)
    s.shape(blob((84, 134), (100, 130), (118, 134), (122, 140), (110, 138), (100, 135), (90, 138), (80, 141), n=4),
        "#14100E")
    ink(s, blob((92, 150), (108, 150), (104, 168), (100, 174), (96, 168), n=4), "#1C1820", ow=1.2, d=2, hat=False)
    ink(s, blob((30, 84), (60, 72), (100, 68), (140, 72), (170, 84), (150, 92), (100, 86), (50, 92), n=5), "#1E1C2A",
        ow=2, d=4, hat=False)
    ink(s, blob((58, 76), (62, 36), (84, 28), (100, 34), (118, 28), (138, 36), (142, 76), (100, 70), n=5), "#2C2A3C",
        ow=2, d=9, seed=4)
    s.shape(blob((58, 74), (100, 67), (142, 74), (141, 64), (100, 57), (59, 64), n=4), "#8E2B2B", 1, INK, 1.2)
    ink(s, poly((30, 236), (22, 178), (34, 150), (42, 182), (44, 236)), "#C9D4D8", ow=1.8, d=5, hat=False, rim=0.9)
    ink(s, rect(18, 208, 32, 8, 2), BRASS, ow=1.4, d=2, hat=False)
    ink(s, blob((16, 216), (52, 214), (56, 240), (14, 242), n=4), SKIN["tan"], ow=1.8, d=5, hat=False)
    end_portrait(s, "saboteur")

    # jeweler: monocle loupe, grey moustache, gem in hand
    s = Svg(200, 240, "encounter: jeweler at the market")
    portrait_bg(s, "#D98AC0", "#5A1450", 4)
    coat(s, "#5C2A4E", "#FFF9EC", 1.0)
    ink(s, poly((86, 168), (114, 168), (106, 178), (114, 190), (86, 190), (94, 178)), "#C4432B", ow=1.4, d=2,
        hat=False)
    ink(s, blob((54, 112), (52, 84), (64, 64), (70, 96), n=4), "#9A948C", ow=1.6, d=3, hat=False)
    ink(s, blob((146, 112), (148, 84), (136, 64), (130, 96), n=4), "#8A847C", ow=1.6, d=3, hat=False)
    head(s, "brown", 0.98, 0.92, 1.2, True, brow="#8A847C")
    ink(s, blob((72, 134), (86, 128), (100, 132), (114, 128), (130, 134), (136, 126), (130, 144), (112, 140),
        (100, 138), (88, 140), (70, 144), (64, 126), n=5), "#B8B0A4", ow=1.6, d=4, hat=False)
    s.shape(ell(119, 105, 15).difference(ell(119, 105, 11.4)), BRASS, 1, INK, 1.4)
    s.shape(ell(119, 105, 11.4), "#DFF6F4", 0.35)
    s.line([(130, 114), (146, 140), (142, 190)], BRASS, 1.8)
    ink(s, blob((62, 66), (70, 24), (130, 24), (138, 66), (100, 60), n=4), "#2A1A2E", ow=2, d=8, seed=4)
    ink(s, ell(100, 66, 56, 8), "#2A1A2E", ow=1.8, d=3, hat=False)
    s.shape(poly((65, 52), (135, 52), (137, 62), (63, 62)), JEWEL, 1, INK, 1)
    ink(s, blob((20, 240), (24, 206), (40, 192), (62, 200), (66, 240), n=4), SKIN["brown"], ow=2, d=6, hat=False)
    gem(s, 44, 184, 22, "#1FA36A", 8)
    end_portrait(s, "jeweler")

    # hose seller: sturdy woman with headscarf and coils
    s = Svg(200, 240, "encounter: hose seller at Old Salt")
    portrait_bg(s, "#9CC0C4", "#2F5562", 5)
    coat(s, "#B5702E", "#E8DCC0", 1.05)
    head(s, "dark", 1.0, 0.95, 1.0, smile=3, brow="#1C1210", lips="#8A3A34")
    s.shape(blob((86, 136), (100, 139), (114, 136), (108, 148), (92, 148), n=4), "#FFFDF4", 1, "#3A1A14", 1.6)
    ink(s, blob((52, 96), (54, 60), (80, 38), (122, 38), (146, 60), (148, 96), (124, 76), (100, 72), (76, 76), n=5),
        "#FFC924", ow=2, d=9, seed=4)
    for x, y in ((74, 60), (92, 52), (112, 54), (130, 64), (84, 70), (118, 70)):
        s.shape(ell(x, y, 4), "#C4432B")
    ink(s, blob((140, 66), (160, 50), (176, 58), (162, 72), (172, 86), (152, 84), n=4), "#FFC924", ow=1.8, d=4,
        hat=False)
    s.shape(ell(58, 124, 5).difference(ell(58, 124, 2.6)), GOLD, 1, INK, 1)
    s.shape(ell(142, 124, 5).difference(ell(142, 124, 2.6)), GOLD, 1, INK, 1)
    coil(s, 40, 206, 34)
    coil(s, 164, 210, 30, "#2F6E7C")
    end_portrait(s, "hose_seller")

    # young diver: helmet under the arm
    s = Svg(200, 240, "encounter: young diver at the tavern")
    portrait_bg(s, "#F3C96A", "#1F6E7C", 6)
    coat(s, "#C9A878", "#C9A878", 0.92)
    ink(s, blob((54, 176), (70, 162), (100, 156), (130, 162), (146, 176), (126, 190), (100, 196), (74, 190), n=5),
        BRASS, ow=2, d=6, seed=2)
    head(s, "fair", 0.92, 0.9, 0.7, smile=3, brow="#B0602A")
    for x, y in ((72, 118), (78, 122), (72, 126), (126, 118), (120, 122), (128, 125)):
        s.shape(ell(x, y, 1.4), "#A8603A", 0.8)
    ink(s, blob((54, 104), (50, 66), (66, 44), (84, 50), (96, 34), (112, 46), (134, 40), (140, 60), (152, 72),
        (146, 104), (136, 84), (124, 72), (110, 80), (96, 70), (82, 82), (68, 76), (62, 88), n=5), "#D8742E", ow=2,
        d=8, seed=5)
    for x, y in ((66, 178), (84, 186), (116, 186), (134, 178)):
        s.shape(ell(x, y, 3.4), "#FFF0B8", 1, "#6E4A14", 1)
    helmet(s, 152, 204, 34, False)
    end_portrait(s, "young_diver")


def draw():
    portraits()
