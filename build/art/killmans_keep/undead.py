"""Monsters that were people once."""

import math

from art.killmans_keep.lines import INK, PAPER, ellipse, path_d, rect, smooth
from art.killmans_keep.portrait import BONE, block
from art.killmans_keep.wood import form


def sentry():
    W = block(12, "#4A5A66", 140, 112, 66, rays=54)
    # spear
    W.fill(rect(226, 60, 10, 190), "#7A5434")
    W.outline(rect(226, 60, 10, 190), 2.6)
    W.inks([[(232, 80), (233, 230)]], 1.6)
    form(W, [(231, 2), (246, 40), (236, 66), (226, 66), (216, 40)], "#C9CFCB", D=12)
    W.ink([(231, 10), (231, 60)], 2)
    # shoulders, mail
    sh = smooth([(28, 250), (40, 206), (84, 186), (140, 194), (196, 186), (240, 206), (252, 250)])
    form(W, sh, "#6F7880", D=40)
    d = ""
    for r in range(5):
        for c in range(16):
            x, y = 40 + c * 14 + (r % 2) * 7, 204 + r * 10
            if abs(x - 140) < 96 - max(0, 210 - y) * 2:
                d += path_d(ellipse(x, y, 6, 5, 10, 170, 6) + ellipse(x, y, 4, 3.2, 170, 10, 6))
    W.raw(d, INK)
    # neck bones
    for y in (176, 186, 196):
        p = smooth([(124, y), (140, y - 4), (156, y), (154, y + 8), (140, y + 10), (126, y + 8)])
        form(W, p, BONE, 2.2, D=12)
    # skull
    sk = smooth([(84, 96), (96, 70), (140, 60), (184, 70), (196, 96), (194, 124), (182, 140), (176, 158), (170, 168),
        (140, 174), (110, 168), (104, 158), (98, 140), (86, 124)])
    form(W, sk, BONE, 3.4, D=36, gap=3.8)
    for s in (-1, 1):
        so = smooth([(140 + s * 14, 116), (140 + s * 24, 102), (140 + s * 44, 104), (140 + s * 48, 120),
            (140 + s * 34, 134), (140 + s * 18, 130)])
        W.fill(so, INK)
        W.fill(ellipse(140 + s * 31, 118, 6.5, 6.5, n=16), "#7FD3E8")
        W.fill(ellipse(140 + s * 31, 118, 2.8, 2.8, n=10), "#F2FDFF")
        W.ink(smooth([(140 + s * 52, 130), (140 + s * 42, 144), (140 + s * 36, 150)], False), 3.6)
    W.fill([(140, 126), (150, 144), (143, 148), (140, 143), (137, 148), (130, 144)], INK)
    # teeth
    W.fill(smooth([(110, 152), (140, 157), (170, 152), (168, 166), (140, 171), (112, 166)]), INK)
    for i in range(8):
        x = 114 + i * 6.7
        y = 154 + 3 * math.sin((i + .5) / 8 * math.pi)
        W.fill([(x, y), (x + 5.4, y + .4), (x + 5, y + 10), (x + .6, y + 10)], BONE)
    # jaw
    jaw = smooth([(106, 164), (112, 172), (140, 178), (168, 172), (174, 164), (170, 188), (156, 198), (140, 200),
        (124, 198), (110, 188)])
    form(W, jaw, BONE, 3, D=18)
    # kettle helm
    brim = smooth([(52, 96), (92, 80), (140, 76), (188, 80), (228, 96), (190, 106), (140, 100), (90, 106)])
    dome = smooth([(84, 86, 1), (88, 46), (112, 22), (140, 16), (168, 22), (192, 46), (196, 86, 1), (140, 78)])
    form(W, dome, "#98A3A6", 3.4, D=46, ang=75)
    W.ink(smooth([(140, 17), (136, 44), (140, 78)], False), 3)
    form(W, brim, "#B4BDBB", 3.4, D=14)
    for x in (74, 106, 140, 174, 206):
        y = 90 + abs(x - 140) * .06
        W.fill(ellipse(x, y, 3.4, 3, n=12), INK)
        W.fill(ellipse(x - .8, y - .8, 1.6, 1.4, n=8), PAPER)
    W.fill([(168, 28), (178, 52), (170, 48), (172, 66), (163, 46)], INK)
    W.save("bone_sentry")


def shade():
    W = block(16, "#5A4A6E", 140, 104, 70, rays=64)
    rob = smooth([(140, 10, 1), (176, 26), (200, 70), (204, 116), (236, 150), (262, 204), (272, 250), (8, 250),
        (18, 204), (44, 150), (76, 116), (80, 70), (104, 26)])
    W.fill(rob, "#191420")
    cut = "#B9A7D6"
    d = []
    for i in range(-9, 10):
        x = 140 + i * 13
        top = 120 + abs(i) * 5
        d.append(smooth([(140 + i * 8, top), (x + i * 1.5, 180), (x + i * 5, 246)], False))
    W.inks(d, 2.6, cut, (.6, .2))
    W.inks([smooth([(104, 32), (88, 70), (84, 112)], False), smooth([(114, 24), (98, 66), (92, 104)], False),
        smooth([(124, 20), (110, 52), (103, 84)], False), smooth([(130, 18), (118, 42), (113, 62)], False)], 2.8, cut,
        (.3, .5))
    W.inks([smooth([(178, 34), (194, 74), (196, 110)], False), smooth([(168, 28), (184, 66), (187, 96)], False)], 1.4,
        cut, (.3, .5))
    face = smooth([(140, 44, 1), (168, 66), (176, 104), (162, 142), (140, 166), (118, 142), (104, 104), (112, 66)])
    W.fill(face, "#07050A")
    W.outline(face, 2.2, cut)
    for s in (-1, 1):
        e = smooth([(140 + s * 9, 106, 1), (140 + s * 22, 88), (140 + s * 30, 86, 1), (140 + s * 26, 104),
            (140 + s * 14, 112)])
        W.fill(ellipse(140 + s * 20, 98, 15, 14), "#8C6FD0", .35)
        W.fill(e, "#FFE27A")
        W.fill(ellipse(140 + s * 20, 98, 3.4, 5, n=12), "#FFFBEA")
    W.inks([smooth([(126, 132), (140, 138), (154, 132)], False)], 3, "#8C6FD0")
    W.inks([[(132, 133), (133, 146)], [(140, 136), (140, 150)], [(148, 133), (147, 146)]], 2, "#8C6FD0")
    # clawed hands
    for s in (-1, 1):
        bx, by = 140 + s * 72, 178
        palm = smooth([(bx - s * 16, by + 14), (bx - s * 4, by - 6), (bx + s * 16, by - 2), (bx + s * 20, by + 18),
            (bx + s * 4, by + 30)])
        for k, (fx, fy) in enumerate([(-34, -18), (-18, -36), (2, -42), (20, -34)]):
            W.ink(smooth([(bx + s * (k * 8 - 12), by + 4), (bx + s * (fx * .7 + 2), by + fy * .55),
                (bx + s * fx, by + fy)], False), lambda t: 11 - 9 * t, INK, (0, .2))
            W.ink(smooth([(bx + s * (k * 8 - 12), by + 4), (bx + s * (fx * .7 + 2), by + fy * .55),
                (bx + s * fx, by + fy)], False), lambda t: 6.4 - 5.4 * t, "#C9BBE0", (0, .2))
        W.fill(palm, "#C9BBE0")
        W.shade(palm, 16, gap=3.6)
        W.outline(palm, 3)
    # drifting wisps
    W.inks([smooth([(20, 236), (60, 222), (96, 234), (140, 224), (190, 236), (236, 222), (270, 234)], False),
        smooth([(6, 222), (40, 212), (70, 222)], False), smooth([(210, 222), (244, 210), (276, 220)], False)], 4.4,
        "#DCD2EC")
    W.save("shade")


def draw():
    """Write the drawings."""
    for piece in (sentry, shade):
        piece()
