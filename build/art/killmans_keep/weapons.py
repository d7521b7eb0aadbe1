"""Weapons."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.still import BRASS, TINT, block, shadow, star
from art.killmans_keep.wood import form


def knife(W, cx, cy, rot, s=1):
    r = math.radians(rot)

    def T(p):
        return [(cx + s * (x * math.cos(r) - y * math.sin(r)), cy + s * (x * math.sin(r) + y * math.cos(r))) for x,
            y in p]
    bl = T([(-10, 6), (-13, -40), (-8, -78), (0, -100), (8, -78), (13, -40), (10, 6)])
    W.fill(bl, "#D5D8D2")
    W.fill(T([(0, -98), (8, -78), (13, -40), (10, 6), (0, 6)]), "#8D9498")
    W.hatch(T([(0, -98), (8, -78), (13, -40), (10, 6), (0, 6)]), rot + 20, 3.6, .45)
    W.ink(T([(0, -92), (0, 4)]), 2)
    W.ink(T([(-8, -70), (-9, -10)]), 2.4, "#FFFFFF")
    W.outline(bl, 3.4)
    form(W, T([(-20, 4), (20, 4), (18, 14), (-18, 14)]), BRASS, 2.8, D=7)
    form(W, T([(-7, 14), (7, 14), (8, 58), (-8, 58)]), "#5A2A1E", 3, D=9, ang=rot)
    W.inks([T([(-8, y), (8, y + 4)]) for y in (22, 32, 42)], 2.6)
    form(W, ellipse(*T([(0, 66)])[0], 11 * s, 11 * s), BRASS, 3, D=8)
    W.fill(ellipse(*T([(0, 66)])[0], 4 * s, 4 * s, n=12), INK)


def sword():
    W = block("W", 37, 140, 100)
    shadow(W, 140, 200, 96, 7)
    rust = "#B9A68E"
    # blade lies diagonally, point up right
    bl = [(92, 152), (216, 32), (246, 14), (232, 48), (110, 170)]
    form(W, bl, rust, 3.6, D=12, ang=-20)
    W.ink([(104, 158), (234, 30)], 3.4)
    W.ink([(100, 153), (226, 32)], 2, "#FFF1D4")
    W.fills([smooth([(150, 108), (158, 96), (168, 100), (160, 112)]), smooth([(196, 60), (206, 54), (208, 64),
        (198, 70)]), smooth([(122, 146), (134, 136), (138, 144), (128, 152)]), smooth([(178, 92), (190, 84), (190, 92),
        (182, 100)])], "#A04E25")
    W.fill([(186, 61), (194, 66), (190, 54)], mix(TINT["W"], "#FFE7A8", .5))
    W.fill([(150, 128), (156, 134), (158, 124)], mix(TINT["W"], "#FFE7A8", .4))
    form(W, smooth([(62, 128), (74, 122), (106, 156), (138, 186), (132, 198), (118, 192), (92, 166), (70, 144)]),
        "#A87B34", 3.4, D=14)
    form(W, [(84, 160), (102, 178), (62, 214), (46, 200)], "#6B3A2A", 3.2, D=16)
    W.inks([[(76, 168), (92, 186)], [(67, 176), (83, 194)], [(58, 184), (74, 202)]], 3.4)
    form(W, ellipse(48, 208, 17, 16), "#A87B34", 3.2, D=14)
    W.save("artifact_rusty_sword")


def knives():
    W = block("W", 60, 140, 96, 62)
    shadow(W, 150, 204, 96, 7)
    # the ribbon that ties the set
    knife(W, 84, 118, -34)
    knife(W, 196, 118, 34)
    knife(W, 140, 124, 0, 1.1)
    W.ink(smooth([(78, 150), (108, 158), (140, 152), (174, 160), (206, 148)], False), 12, INK)
    W.ink(smooth([(80, 150), (108, 158), (140, 152), (174, 160), (204, 148)], False), 7, "#D8B04A")
    W.inks([smooth([(28, 34), (50, 48), (58, 76)], False), smooth([(252, 34), (230, 48), (222, 76)], False)], 2.6,
        "#FFE7A8")
    W.save("artifact_throwing_knives")


def mace():
    W = block("W", 38, 156, 82)
    shadow(W, 120, 202, 80, 7)
    form(W, [(44, 206), (132, 112), (146, 126), (58, 218)], "#7A4B2C", 3.4, D=14, ang=-20)
    W.inks([[(60, 190), (74, 204)], [(70, 180), (84, 194)], [(80, 170), (92, 184)]], 3.2)
    form(W, smooth([(112, 122), (128, 104), (156, 130), (138, 148)]), "#C79438", 3, D=12)
    c = "#AEB4B6"
    for i in range(7):
        a = math.radians(-205 + i * 44)
        s, t = math.sin(a), math.cos(a)
        p = [(176 + 40 * t - 15 * s, 78 + 40 * s + 15 * t), (176 + 76 * t, 78 + 76 * s), (176 + 40 * t + 15 * s,
            78 + 40 * s - 15 * t)]
        form(W, p, c, 3.2, D=12)
    form(W, ellipse(176, 78, 46, 46), c, 3.8, D=48)
    for x, y in [(160, 62), (184, 58), (172, 84), (198, 80), (150, 88), (184, 106)]:
        t = [(x - 8, y + 7), (x - 5, y - 9), (x + 9, y + 5)]
        W.fill(t, "#E8E6DA")
        W.hatch(t, 70, 3.4, lambda u, v, x=x: max(0, (u - x) / 9))
        W.outline(t, 2.4)
    W.ink(ellipse(176, 78, 37, 37, 170, 260), 4, "#FBF6E8")
    W.save("artifact_knights_mace")


def crossbow():
    W = block("W", 61, 140, 84, 66)
    shadow(W, 140, 206, 84, 6)
    form(W, [(126, 40), (154, 40), (160, 130), (166, 210), (114, 210), (120, 130)], "#7A4B2C", 3.8, D=22, ang=86)
    W.inks([[(134, 50), (130, 204)], [(148, 60), (152, 204)]], 2)
    silver = "#D3DADC"
    for s in (-1, 1):
        W_ = [(140 + s * 6, 66), (140 + s * 44, 58), (140 + s * 90, 76), (140 + s * 122, 110), (140 + s * 128, 104),
            (140 + s * 104, 60), (140 + s * 56, 34), (140 + s * 6, 38)]
        form(W, smooth(W_), silver, 3.8, D=18)
        W.ink(smooth([(140 + s * 14, 44), (140 + s * 56, 42), (140 + s * 96, 64)], False), 2.6, "#FFFFFF")
        form(W, ellipse(140 + s * 124, 108, 9, 9), BRASS, 2.8, D=6)
    W.ink([(16, 110), (140, 134), (264, 110)], 4.6, INK, (0, 0))
    W.ink([(16, 109), (140, 133), (264, 109)], 1.8, "#F3E7CB", (0, 0))
    form(W, [(120, 34), (160, 34), (162, 72), (118, 72)], silver, 3.4, D=14)
    # the bolt
    W.ink([(140, 26), (140, 134)], 9, INK, (0, 0))
    W.ink([(139, 26), (139, 134)], 4.6, "#E8D2A0", (0, 0))
    form(W, [(140, 2), (152, 30), (140, 24), (128, 30)], "#E8ECEA", 3, D=10)
    for s in (-1, 1):
        W.fill([(140 + s * 3, 112), (140 + s * 14, 120), (140 + s * 14, 136), (140 + s * 3, 130)], "#B5391F")
        W.outline([(140 + s * 3, 112), (140 + s * 14, 120), (140 + s * 14, 136), (140 + s * 3, 130)], 2.2)
    form(W, rect(126, 132, 28, 16), BRASS, 3, D=10)
    form(W, smooth([(128, 164), (152, 164), (152, 190), (128, 190)]), BRASS, 2.6, D=10)
    star(W, 140, 177, 9, "#FFF6CF")
    W.save("artifact_silver_crossbow")


def dragonbane():
    W = block("W", 62, 140, 80, 72, rays=64, table=0)
    # the blade stands in the stone, a dragon coils about the guard
    rock = [(30, 226), (48, 186), (86, 172), (112, 184), (140, 176), (178, 188), (206, 172), (244, 196), (256, 226)]
    bl = [(118, 96), (162, 96), (158, 190), (140, 206), (122, 190)]
    form(W, bl, "#D9DFDC", 3.8, D=10, ang=86)
    W.fill([(140, 96), (162, 96), (158, 190), (140, 206)], "#8E979B")
    W.hatch([(140, 96), (162, 96), (158, 190), (140, 206)], 30, 3.8, .4)
    W.ink([(140, 96), (140, 202)], 5, "#5C3A2A", (.02, .3))
    W.ink([(127, 100), (130, 184)], 2.8, "#FFFFFF")
    W.outline(bl, 3.6)
    for y in (112, 132, 152):
        W.inks([[(133, y), (147, y + 8)], [(147, y), (133, y + 8)]], 2.4, "#FFD75E")
    form(W, rock, "#6F6258", 4, D=34)
    W.inks([[(70, 184), (82, 204), (76, 222)], [(196, 184), (188, 206), (200, 222)], [(118, 192), (112, 216)],
        [(164, 194), (170, 218)]], 3.2)
    for s in (-1, 1):
        form(W, smooth([(140, 72), (140 + s * 34, 74), (140 + s * 62, 62), (140 + s * 84, 36), (140 + s * 88, 60),
            (140 + s * 96, 66), (140 + s * 82, 84), (140 + s * 52, 98), (140, 98)]), "#3F7D4E", 3.6, D=18)
        W.fill(smooth([(140 + s * 66, 74, 1), (140 + s * 76, 66), (140 + s * 82, 72, 1)]), "#FFD75E")
        W.ink([(140 + s * 62, 68), (140 + s * 82, 62)], 3)
        W.inks([[(140 + s * (20 + k * 10), 78 - k), (140 + s * (24 + k * 10), 92 - k)] for k in range(4)], 2)
        W.fills([[(140 + s * 86, 72), (140 + s * 92, 72), (140 + s * 88, 80)]], "#F3E7CB")
    form(W, [(129, 24), (151, 24), (153, 74), (127, 74)], "#5A2A1E", 3.4, D=12)
    W.inks([[(128, y), (152, y + 6)] for y in (32, 42, 52, 62)], 3, "#D8B04A")
    form(W, ellipse(140, 16, 17, 16), BRASS, 3.4, D=12)
    W.fill(ellipse(140, 16, 8, 8, n=18), "#E0472E")
    W.outline(ellipse(140, 16, 8, 8, n=18), 2)
    W.fill(ellipse(137, 13, 2.6, 2.6, n=8), "#FFE9D6")
    form(W, ellipse(140, 86, 13, 13), BRASS, 3, D=8)
    W.save("artifact_dragonbane")


def draw():
    """Write the drawings."""
    for piece in (sword, knives, mace, crossbow, dragonbane):
        piece()
