"""What stands on the board: the dice tray, the candle, the plinth, the scales."""

import math

from art.killmans_keep.lines import INK, ellipse, smooth
from art.killmans_keep.wood import Wood, form


def draw():
    """Write the drawings."""
    tray()
    candle()
    plinth()
    scales()


def tray():
    W = Wood(330, 210, 170)
    o = ellipse(165, 105, 160, 100, n=60)
    W.fill([(x + 5, y + 7) for x, y in o], INK, .5)
    W.fill(o, "#7A4B2C")
    W.hatch([o, ellipse(165, 105, 136, 80, n=60)], 0, 4.4, lambda x, y: .2 + max(0, (x - 120) / 330 + (y - 60) / 260),
        bend=lambda u: 6 * math.sin(u / 38))
    W.shade(o, 7, light=(.64, .77), color="#D9A062", gap=3, pw=.7, holes=[ellipse(165, 105, 136, 80, n=60)])
    W.outline(o, 4.4)
    i = ellipse(165, 105, 136, 80, n=60)
    W.fill(i, "#6E2326")
    W.fill(ellipse(150, 92, 104, 56, n=48), "#7E2B2C")
    W.fill(ellipse(138, 84, 68, 36, n=40), "#8E3633")
    W.shade(i, 44, light=(.64, .77), gap=4.2, ang=10, top=.9)
    W.outline(i, 3.8)
    for k in range(12):
        a = k * math.pi / 6 + .26
        x, y = 165 + 148 * math.cos(a), 105 + 90 * math.sin(a)
        W.fill(ellipse(x, y, 4.6, 4.2, n=14), INK)
        W.fill(ellipse(x - .8, y - .8, 2.8, 2.5, n=12), "#E3B95A")
    W.save("dice_tray")


def candle():
    """The light of the board."""
    W = Wood(100, 150, 171)
    W.hatch(ellipse(60, 134, 42, 10), 0, 3.2, .95)
    form(W, ellipse(50, 128, 38, 14), "#B98A3C", 3.2, D=18)
    W.ink(ellipse(88, 122, 9, 9, -120, 130), 5, "#7A5312", (0, 0))
    W.outline(ellipse(88, 122, 11, 11), 2)
    form(W, smooth([(36, 124), (34, 70), (40, 58), (60, 58), (66, 66), (64, 124), (50, 129)]), "#F3E6C4", 3.2, D=22,
        ang=84)
    form(W, smooth([(34, 66), (38, 58), (50, 55), (62, 58), (67, 68), (64, 84), (60, 72), (55, 80), (51, 96), (46, 76),
        (41, 78), (38, 90)]), "#FBF3DA", 2.6, D=9)
    W.fill(ellipse(50, 31, 30, 30), "#FFD75E", .18)
    W.fill(ellipse(50, 33, 21, 23), "#FFE9A0", .35)
    W.ink([(50, 58), (50, 46)], 3.4)
    fl = smooth([(50, 4, 1), (60, 24), (63, 38), (57, 51), (43, 51), (37, 38), (41, 24)])
    W.fill(fl, "#F0871E")
    W.outline(fl, 2.6)
    W.fill(smooth([(50, 16, 1), (57, 34), (54, 48), (46, 48), (43, 34)]), "#FFD75E")
    W.fill(smooth([(50, 28), (54, 40), (50, 48), (46, 40)]), "#FFFBE6")
    W.save("candle")


def plinth():
    """What the monster stands on."""
    W = Wood(230, 60, 172)
    W.hatch([(14, 30), (222, 30), (229, 58), (20, 58)], 0, 3.2, .95)
    form(W, [(22, 8), (200, 8), (214, 30), (8, 30)], "#B9B4AC", 3, D=20, ang=10)
    form(W, [(8, 29), (214, 29), (210, 52), (12, 52)], "#97928E", 3, D=30, ang=86)
    W.inks([[(60, 30), (62, 50)], [(150, 30), (148, 50)], [(28, 38), (44, 39)], [(90, 42), (120, 42)],
        [(170, 38), (190, 39)]], 2.2)
    W.save("plinth")


def scales():
    """The balance of a bargain, 200 by 240."""
    W = Wood(200, 240, 195)
    W.rays(100, 96, 44, 128, 40, .2, 3, "#CDB88A", box=(0, 0, 200, 236))
    W.hatch(ellipse(112, 224, 60, 9), 0, 3, .95)
    form(W, smooth([(56, 226, 1), (62, 212), (86, 206), (114, 206), (138, 212), (144, 226, 1)]), "#B98A3C", 3, D=16)
    form(W, [(93, 208), (95, 60), (105, 60), (107, 208)], "#D6A94A", 3, D=9, ang=84)
    form(W, ellipse(100, 150, 11, 9), "#B98A3C", 2.6, D=9)
    form(W, ellipse(100, 100, 8, 7), "#B98A3C", 2.6, D=8)
    # beam, slightly down to the left
    form(W, smooth([(18, 72), (60, 56), (100, 50), (140, 48), (182, 50), (182, 57), (140, 60), (100, 66), (60, 68),
        (20, 80)]), "#D6A94A", 3, D=9)
    form(W, smooth([(100, 26, 1), (108, 40), (106, 58), (94, 58), (92, 40)]), "#E9B53C", 2.8, D=9)
    for x, y, dy in ((36, 74, 150), (165, 54, 130)):
        W.inks([[(x, y), (x - 29, dy)], [(x, y), (x + 29, dy)], [(x, y), (x, dy)]], 1.8, INK, (0, 0))
        form(W, smooth([(x - 31, dy - 2, 1), (x, dy - 5), (x + 31, dy - 2, 1), (x + 22, dy + 14), (x, dy + 20),
            (x - 22, dy + 14)]), "#B98A3C", 3, D=14)
        W.ink([(x - 29, dy - 1), (x, dy + 3), (x + 29, dy - 1)], 2.2)
    form(W, [(22, 132), (44, 126), (52, 148), (28, 150)], "#F3E7CB", 2.4, D=8)
    for x, y in [(156, 124), (171, 125), (163, 118)]:
        W.fill(ellipse(x, y + 2, 9, 4.6), INK)
        W.fill(ellipse(x, y, 8.4, 4.2), "#F0BE45")
        W.outline(ellipse(x, y, 8.4, 4.2), 1.8)
    W.save("trade_scales")
