"""What was Killman's."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, smooth
from art.killmans_keep.still import BRASS, TINT, block, letter_k, link, shadow
from art.killmans_keep.wood import form


def key():
    W = block("K", 39, 112, 92, 62, rays=52, table=0)
    c = "#8E959A"
    # K crest bow
    o = ellipse(92, 92, 58, 58)
    W.fill(o, c)
    W.shade(o, 40, gap=4)
    W.shade(o, 12, light=(.64, .77), color="#F3EFE0", gap=3.6, pw=.8)
    W.outline(o, 3.8)
    W.fill(ellipse(92, 92, 38, 38), mix(TINT["K"], "#FFEDBE", .6))
    W.outline(ellipse(92, 92, 38, 38), 3)
    W.inks([[(78, 64), (78, 120)]], 11, INK, (.04, .04), .03)
    W.inks([[(80, 94), (110, 65)], [(86, 88), (112, 120)]], 10, INK, (.04, .04), .03)
    form(W, [(128, 122), (142, 104), (246, 184), (234, 200)], c, 3.6, D=14, ang=-30)
    form(W, smooth([(136, 116), (152, 100), (164, 110), (148, 130)]), "#C79438", 3, D=10)
    for (x, y), n in (((196, 154), 30), ((222, 174), 34)):
        p = [(x, y + 4), (x + 12, y + 13), (x + 12 - n * .55, y + 13 + n * .8), (x - 2 - n * .5, y + 4 + n * .72),
            (x - n * .28, y + 4 + n * .42), (x - 8 - n * .3, y - 2 + n * .42)]
        form(W, p, c, 3, D=10)
    for i in range(8):
        a = math.pi * 2 * i / 8
        W.fill(ellipse(92 + 48 * math.cos(a), 92 + 48 * math.sin(a), 3.6, 3.6, n=12), INK)
    W.ink(smooth([(60, 40), (40, 24), (20, 40), (26, 76), (44, 108)], False), 5, "#6B3A2A")
    W.save("artifact_killmans_key")


def note():
    W = block("K", 63, 140, 100, 62)
    shadow(W, 150, 200, 100, 7)
    pa = smooth([(60, 40, 1), (140, 30), (214, 36, 1), (220, 110), (212, 186, 1), (130, 192), (64, 184, 1), (56, 110)])
    W.hatch([(x + 9, y + 10) for x, y in pa], 0, 3.4, .95)
    form(W, pa, "#EFE2C2", 3.6, D=24, gap=4.6)
    # folds, script, a K in the corner, a burnt edge
    W.inks([[(58, 88), (218, 84)], [(60, 138), (216, 134)]], 1.8, "#9A845C", (.02, .02))
    for i, y in enumerate((58, 72, 102, 118, 150)):
        x = 116 if i < 2 else 78
        while x < 196 - (i * 13) % 30:
            l = W.r.uniform(10, 24)
            W.ink(smooth([(x, y), (x + l * .3, y - 4), (x + l * .6, y + 3), (x + l, y - 1)], False), 3)
            x += l + 6
    letter_k(W, 88, 64, 15, "#8C2614", 6)
    W.fill(smooth([(214, 36, 1), (190, 38), (198, 54), (206, 50), (216, 66, 1)]), mix(TINT["K"], INK, .45))
    W.ink(smooth([(190, 37), (198, 54), (206, 50), (217, 66)], False), 4)
    W.inks([[(148, 158), (176, 146), (168, 164), (196, 152)]], 3, "#8C2614")
    # quill
    q = smooth([(152, 176), (186, 120), (226, 66), (254, 24, 1), (252, 70), (232, 116), (196, 150), (162, 178)])
    form(W, q, "#F7EED8", 3.2, D=16, ang=60)
    W.ink(smooth([(136, 196), (160, 170), (206, 108), (252, 28)], False), 4.4, INK, (.1, .4))
    W.inks([[(206, 110), (216, 122)], [(220, 92), (236, 100)], [(190, 132), (200, 142)], [(228, 70), (222, 62)]], 2.6)
    W.fill(ellipse(136, 198, 8, 4), INK)
    W.save("artifact_killmans_note")


def whistle():
    W = block("K", 64, 124, 110, 62)
    shadow(W, 140, 200, 96)
    c = "#9AA0A3"
    body = [*ellipse(112, 130, 62, 58, 30, 300, 40), (128, 72), (244, 72), (246, 106), (176, 112)]
    form(W, body, c, 4, D=42)
    W.fill([(152, 72), (178, 72), (172, 92), (152, 94)], INK)
    W.ink([(150, 74), (154, 94)], 3, "#F3EFE0")
    form(W, [(226, 68), (252, 68), (254, 110), (228, 110)], BRASS, 3.4, D=12)
    form(W, ellipse(112, 130, 36, 35), "#7E8588", 3.2, D=18)
    W.fill(ellipse(112, 130, 29, 28), mix(TINT["K"], "#FFEDBE", .6))
    W.outline(ellipse(112, 130, 29, 28), 2.6)
    letter_k(W, 112, 130, 17, INK, 7)
    W.ink(ellipse(112, 130, 50, 46, 190, 270), 5, "#FBF6E8")
    link(W, 52, 92, 13, 13, 0, BRASS, 8)
    W.ink(smooth([(42, 84), (22, 58), (40, 28), (84, 26), (110, 44)], False), 6, "#6B3A2A")
    for i, r in enumerate((22, 38, 54)):
        W.ink(ellipse(164, 62, r, r * .8, 222, 318), 4.4 - i * .6, INK)
        W.ink([(x - 1, y - 2) for x, y in ellipse(164, 62, r, r * .8, 226, 314)], 1.8, "#FFF3C4")
    W.save("artifact_killmans_whistle")


def cloak():
    W = block("K", 65, 140, 92, 70)
    shadow(W, 146, 206, 92, 7)
    W.ink([(140, 4), (140, 26)], 7)
    W.ink(ellipse(140, 22, 14, 14, 200, 340), 5)
    c = "#4A3A34"
    b = smooth([(140, 22), (172, 32), (184, 62), (204, 84), (220, 140), (238, 206, 1), (206, 198), (184, 210),
        (160, 200), (140, 212), (118, 200), (96, 210), (72, 198), (42, 206, 1), (60, 140), (76, 84), (96, 62),
        (108, 32)])
    form(W, b, c, 4, D=44, lit="#C98F3C")
    W.inks([smooth([(104, 92), (92, 140), (84, 196)], False), smooth([(176, 92), (190, 140), (198, 194)], False),
        smooth([(122, 104), (116, 150), (118, 196)], False), smooth([(158, 104), (166, 150), (162, 196)], False)], 4.4)
    W.inks([smooth([(98, 92), (86, 140), (78, 194)], False), smooth([(152, 110), (158, 150), (156, 192)], False)], 2.2,
        "#C98F3C")
    inn = smooth([(132, 98, 1), (148, 98, 1), (160, 150), (158, 206, 1), (140, 212), (122, 206, 1), (120, 150)])
    W.fill(inn, "#8E2B2B")
    W.hatch(inn, 88, 4.4, lambda x, y: .3 + max(0, (x - 132) / 60))
    W.outline(inn, 2.8)
    h = smooth([(140, 36), (164, 46), (170, 74), (156, 94), (140, 98), (124, 94), (110, 74), (116, 46)])
    W.fill(h, INK)
    W.outline(h, 4)
    W.fill(smooth([(122, 70, 1), (130, 64), (137, 72, 1), (130, 75)]), "#FFD75E")
    W.fill(smooth([(143, 72, 1), (150, 64), (158, 70, 1), (150, 75)]), "#FFD75E")
    cl = ellipse(140, 104, 19, 18)
    form(W, cl, "#E3A83B", 3.4, D=12)
    letter_k(W, 140, 104, 9.5, INK, 4.6)
    W.save("artifact_killmans_cloak")


def seal():
    W = block("K", 40, 140, 100, 64)
    pa = smooth([(34, 46), (120, 34), (232, 48), (246, 120), (228, 190), (140, 182), (52, 196), (40, 120)])
    W.hatch([(x + 9, y + 10) for x, y in pa], 0, 3.4, .95)
    form(W, pa, "#EFE2C2", 3.4, D=22, gap=4.6)
    W.inks([[(64, 70 + i * 14), (120 + (i * 37) % 80, 66 + i * 14)] for i in range(7)], 2.4, "#7A6748")
    for s in (-1, 1):
        W.fill([(150 + s * 8, 150), (150 + s * 40, 214), (150 + s * 26, 206), (150 + s * 16, 220), (150 - s * 6, 156)],
            "#8E2B2B")
        W.outline([(150 + s * 8, 150), (150 + s * 40, 214), (150 + s * 26, 206), (150 + s * 16, 220),
            (150 - s * 6, 156)], 3)
    o = smooth([(150 + (58 + 6 * math.sin(i * 2.3)) * math.cos(i * math.pi / 9),
        124 + (52 + 6 * math.cos(i * 1.7)) * math.sin(i * math.pi / 9)) for i in range(18)])
    form(W, o, "#B5391F", 3.8, D=30)
    i = ellipse(150, 124, 40, 37)
    W.fill(i, "#8C2614")
    W.shade(i, 14, light=(.64, .77), gap=3.6)
    W.outline(i, 3)
    W.inks([[(136, 100), (136, 150)]], 10, "#F2A07A", (.04, .04), .03)
    W.inks([[(138, 126), (166, 100)], [(144, 122), (168, 150)]], 9, "#F2A07A", (.04, .04), .03)
    W.ink(ellipse(150, 124, 50, 46, 170, 270), 4, "#F6B28E")
    W.save("artifact_killmans_seal")


def draw():
    """Write the drawings."""
    for piece in (key, note, whistle, cloak, seal):
        piece()
