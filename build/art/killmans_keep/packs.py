"""Essential artifacts, for adventurers."""

import math

from art.killmans_keep.lines import INK, densify, ellipse, mix, rect, smooth
from art.killmans_keep.still import BRASS, TINT, block, shadow, star
from art.killmans_keep.wood import form


def boots():
    W = block("A", 41, 140, 100)
    shadow(W, 150, 200, 100)
    for dx, dy, k in ((62, -10, .92), (0, 0, 1)):
        def T(p, dx=dx, dy=dy, k=k):
            return [((x - 30) * k + 30 + dx, (y - 200) * k + 200 + dy, *q) for x, y, *q in p]

        b = smooth(T([(64, 60), (86, 52), (120, 56), (124, 100), (126, 136), (160, 150), (196, 166), (206, 188),
            (196, 200), (120, 202), (70, 200), (62, 160), (66, 110)]))
        form(W, b, "#A5693A" if k == 1 else "#8A5530", 3.8, D=40)
        so = smooth(T([(62, 190), (120, 192), (206, 186), (208, 202), (120, 210), (64, 208)]))
        form(W, so, "#4A2E1E", 3, D=8)
        cf = smooth(T([(56, 70), (86, 58), (128, 64), (130, 86), (92, 82), (58, 92)]))
        form(W, cf, "#C58B52", 3.2, D=14)
        for yy in (104, 122, 140):
            W.ink(T([(92, yy), (126, yy + 4)])[:2] and [T([(92, yy)])[0][:2], T([(128, yy + 5)])[0][:2]], 4.4,
                "#EAD7A8")
            W.ink([T([(92, yy + 4)])[0][:2], T([(128, yy + 9)])[0][:2]], 1.8)
        W.ink(smooth([q[:2] for q in T([(140, 152), (150, 172), (146, 190)])], False), 3.4)
        W.ink(smooth([q[:2] for q in T([(70, 150), (84, 158), (84, 188)])], False), 3)
        W.ink(smooth([q[:2] for q in T([(70, 100), (68, 130), (70, 150)])], False), 3.4, "#EBBE85")
    W.save("artifact_trail_boots")


def rations():
    W = block("A", 66, 136, 100, 64)
    shadow(W, 150, 204, 112)
    # loaf, cheese, apple, flask on a cloth
    form(W, smooth([(26, 188), (80, 172), (200, 172), (256, 190), (240, 208), (44, 208)]), "#B64A3A", 3.2, D=16)
    W.inks([[(60, 182), (52, 206)], [(100, 176), (96, 206)], [(188, 176), (194, 206)], [(228, 182), (238, 204)]], 4.5,
        "#F0DDB8")
    form(W, smooth([(196, 74, 1), (196, 44), (216, 44), (216, 74, 1), (238, 104), (240, 168), (226, 184), (186, 184),
        (174, 168), (176, 104)]), "#7A4B2C", 3.6, D=30)
    form(W, rect(194, 32, 24, 16), "#D9BE8A", 3, D=8)
    W.ink([(176, 112), (238, 114)], 6)
    W.ink([(176, 112), (238, 114)], 2.4, "#D8B04A")
    W.ink(ellipse(206, 80, 56, 50, 20, 90), 4, "#3A2114")
    lo = smooth([(34, 152), (46, 112), (92, 88), (146, 96), (170, 130), (164, 172), (104, 186), (48, 180)])
    form(W, lo, "#C98A45", 3.8, D=38)
    for x, y in ((72, 116), (100, 108), (128, 112)):
        p = smooth([(x - 6, y + 26, 1), (x + 2, y), (x + 14, y - 10, 1), (x + 12, y + 12)])
        W.fill(p, "#F0D49A")
        W.outline(p, 2.6)
    form(W, [(112, 196), (126, 146), (196, 176), (196, 204)], "#F0C24E", 3.4, D=18)
    W.fill([(112, 196), (196, 176), (196, 204), (114, 206)], "#D9A636")
    W.hatch([(112, 196), (196, 176), (196, 204), (114, 206)], 0, 4.2, .35)
    W.outline([(112, 196), (196, 176), (196, 204), (114, 206)], 2.8)
    for x, y, r in ((140, 196, 6), (164, 193, 4.6), (182, 192, 5.4)):
        W.fill(ellipse(x, y, r, r * .8), "#9A6E1C")
        W.outline(ellipse(x, y, r, r * .8), 1.8)
    form(W, ellipse(62, 182, 24, 22), "#B5391F", 3.6, D=20)
    W.ink(smooth([(62, 162), (64, 152), (72, 146)], False), 4.4)
    W.fill(ellipse(53, 174, 5, 6), "#F6B28E")
    form(W, smooth([(66, 156, 1), (82, 146), (94, 152, 1), (80, 160)]), "#5E8F3E", 2.4, D=6)
    W.save("artifact_rations")


def rope():
    W = block("A", 42, 130, 100)
    shadow(W, 140, 200, 96)
    c = "#D1AE72"

    def cord(pts, w=15):
        W.ink(pts, w + 5, INK, (.02, .02), .02)
        W.ink(pts, w, c, (.02, .02), .02)
        p = densify(pts, 9, False)
        seg = []
        for i in range(1, len(p) - 1):
            dx, dy = p[i + 1][0] - p[i - 1][0], p[i + 1][1] - p[i - 1][1]
            l = math.hypot(dx, dy) or 1
            nx, ny = -dy / l, dx / l
            seg.append([(p[i][0] + nx * w * .5 - dx / l * 4, p[i][1] + ny * w * .5 - dy / l * 4),
                (p[i][0] - nx * w * .5 + dx / l * 4, p[i][1] - ny * w * .5 + dy / l * 4)])
        W.inks(seg, 2.6)
    for ry, y in ((26, 184), (26, 166), (25, 148)):
        cord([*ellipse(112, y, 76, ry, 0, 360, 40), (188, y)], 15)
    W.hatch(ellipse(112, 148, 58, 12), 0, 3.6, .9)
    cord(smooth([(186, 148), (200, 120), (176, 96), (190, 66), (198, 54)], False), 14)
    h = "#9AA0A3"
    form(W, smooth([(190, 58), (206, 52), (214, 98), (200, 104)]), h, 3, D=10)
    for p in (smooth([(196, 96), (212, 92), (222, 130), (244, 134), (256, 110), (250, 82, 1), (270, 112), (260, 148),
            (226, 154), (206, 136)]), smooth([(200, 96), (212, 100), (200, 132), (176, 138), (158, 120), (160, 90, 1),
            (142, 114), (152, 150), (186, 158), (212, 138)])):
        form(W, p, h, 3.4, D=14)
    W.fill(ellipse(198, 48, 16, 16), INK)
    W.fill(ellipse(198, 48, 12, 12), h)
    W.fill(ellipse(198, 48, 6, 6), mix(TINT["A"], "#FFE7A8", .4))
    W.outline(ellipse(198, 48, 7, 7), 2)
    W.save("artifact_rope_and_hook")


def badge():
    W = block("A", 67, 140, 96, 68, rays=56)
    for s in (-1, 1):
        p = [(140 + s * 6, 138), (140 + s * 44, 128), (140 + s * 66, 206), (140 + s * 42, 196), (140 + s * 26, 214)]
        form(W, p, "#2F6B48", 3.4, D=16)
        W.ink([(140 + s * 28, 136), (140 + s * 46, 196)], 3, "#E3C36A")
    n = 16
    o = [(140 + (76 if i % 2 else 66) * math.cos(i * math.pi / n),
        92 + (76 if i % 2 else 66) * math.sin(i * math.pi / n)) for i in range(2 * n)]
    form(W, o, BRASS, 4, D=28)
    form(W, ellipse(140, 92, 55, 55), "#E3B23B", 3.4, D=24)
    W.fill(ellipse(140, 92, 46, 46), "#2F6B48")
    W.shade(ellipse(140, 92, 46, 46), 18, light=(.64, .77), gap=3.8)
    W.outline(ellipse(140, 92, 46, 46), 2.8)
    sh = smooth([(112, 66, 1), (140, 60), (168, 66, 1), (166, 98), (140, 126, 1), (114, 98)])
    form(W, sh, "#F3E7CB", 3.2, D=18)
    W.inks([[(122, 72), (158, 112)], [(158, 72), (122, 112)]], 8, "#8E2B2B", (.05, .05))
    form(W, ellipse(140, 92, 10, 10), "#E3B23B", 2.6, D=7)
    W.ink(ellipse(140, 92, 61, 61, 195, 262), 4, "#FFF6D2")
    star(W, 74, 42, 10, "#FFF6D2")
    star(W, 214, 60, 8, "#FFF6D2")
    W.save("artifact_guild_badge")


def mule():
    W = block("A", 68, 150, 92, 66)
    shadow(W, 150, 206, 110)
    c = "#9A7A5C"
    for x in (104, 216):
        form(W, smooth([(x - 11, 150), (x + 12, 150), (x + 8, 204, 1), (x - 10, 204, 1)]), mix(c, INK, .3), 3, D=14)
    ta = smooth([(232, 108), (252, 118), (256, 150), (248, 172)], False)
    W.ink(ta, 7)
    W.ink([(248, 166), (246, 188)], 10)
    body = smooth([(86, 104), (120, 94), (180, 98), (226, 94), (242, 118), (236, 152), (206, 162), (140, 168),
        (100, 162), (80, 136)])
    form(W, body, c, 3.8, D=38)
    for x in (124, 198):
        form(W, smooth([(x - 14, 148), (x + 13, 148), (x + 9, 196), (x - 10, 196)]), c, 3.4, D=16)
        W.fill([(x - 11, 194), (x + 10, 194), (x + 13, 207), (x - 13, 207)], INK)
    neck = smooth([(122, 100), (104, 62), (84, 44), (62, 58), (66, 96), (84, 136), (108, 140)])
    form(W, neck, c, 3.6, D=24)
    for e in ([(80, 52), (82, 8, 1), (98, 26), (96, 56)], [(64, 50), (48, 10, 1), (72, 24), (80, 48)]):
        form(W, smooth(e), c, 3.2, D=14)
    hd = smooth([(92, 50), (72, 42), (56, 56), (40, 84), (26, 104), (30, 122), (48, 126), (64, 112), (86, 96)])
    form(W, hd, c, 3.8, D=22)
    mz = smooth([(40, 90), (26, 104), (30, 122), (48, 126), (58, 112)])
    W.fill(mz, "#E5D3B4")
    W.outline(mz, 2.8)
    W.fill(ellipse(36, 106, 3.4, 4.4), INK)
    W.ink(smooth([(32, 118), (42, 116), (50, 112)], False), 2.8)
    W.fill(ellipse(64, 72, 6.4, 5.6), INK)
    W.fill(ellipse(62, 70, 2, 2, n=8), "#FFFFFF")
    W.ink([(54, 64), (70, 62)], 4)
    W.inks([[(92 + k * 5, 44 + k * 10), (104 + k * 5, 40 + k * 11)] for k in range(6)], 5)
    W.inks([[(46, 84), (64, 100)], [(64, 100), (90, 66)], [(64, 100), (84, 104)]], 4.4, "#8E2B2B")
    # load: bedroll, chest, sack
    form(W, smooth([(128, 92), (136, 54), (168, 44), (196, 54), (204, 92)]), "#B98A4C", 3.6, D=24)
    W.ink([(150, 50), (146, 92)], 4)
    W.ink([(182, 48), (186, 92)], 4)
    form(W, ellipse(166, 44, 44, 16), "#4F7A58", 3.4, D=16)
    W.fill(ellipse(124, 44, 8, 15), "#8FB08A")
    W.outline(ellipse(124, 44, 8, 15), 2.8)
    W.ink(ellipse(124, 44, 4, 8, 0, 300), 2.2)
    W.inks([[(150, 30), (152, 60)], [(182, 30), (184, 60)]], 5, "#5A2A1E")
    form(W, smooth([(132, 96), (200, 94), (206, 142), (196, 152), (140, 154), (130, 144)]), "#8A5530", 3.6, D=24)
    W.ink([(132, 114), (204, 112)], 4)
    form(W, rect(160, 106, 16, 20), BRASS, 2.8, D=8)
    W.ink(smooth([(108, 166), (150, 172), (214, 162)], False), 6, "#5A2A1E")
    W.save("artifact_pack_mule")


def draw():
    """Write the drawings."""
    for piece in (boots, rations, rope, badge, mule):
        piece()
