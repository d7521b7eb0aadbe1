"""Cursed artifacts."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.still import BRASS, block, link, shadow
from art.killmans_keep.wood import form


def die(W, cx, cy, s, rot, c, pips, pc):
    r = math.radians(rot)

    def P(x, y):
        return (cx + (x * math.cos(r) - y * math.sin(r)) * s, cy + (x * math.sin(r) + y * math.cos(r)) * s)
    top = [P(-1, -.45), P(0, -.95), P(1, -.45), P(0, .1)]
    lf = [P(-1, -.45), P(0, .1), P(0, 1.1), P(-1, .5)]
    rt = [P(1, -.45), P(1, .5), P(0, 1.1), P(0, .1)]
    for p, t in ((top, 0), (lf, .22), (rt, .5)):
        W.fill(p, mix(c, INK, t))
    W.hatch(rt, rot - 30, 4, .6)
    W.hatch(lf, rot + 30, 4.2, lambda x, y: .12 + .4 * max(0, (y - cy) / s))
    W.hatch(top, rot + 10, 4, lambda x, y: max(0, (x - cx) / s * .5))
    for p in (top, lf, rt):
        W.outline(p, 3)
    for (u, v), f in pips:
        A, B, C = {"t": ((-1, -.45), (0, -.95), (0, .1)), "l": ((-1, -.45), (0, .1), (-1, .5)),
            "r": ((0, .1), (1, -.45), (0, 1.1))}[f]
        e = [(A[0] + (B[0] - A[0]) * (u + .085 * math.cos(a)) + (C[0] - A[0]) * (v + .085 * math.sin(a)),
            A[1] + (B[1] - A[1]) * (u + .085 * math.cos(a)) + (C[1] - A[1]) * (v + .085 * math.sin(a)))
            for a in [i * math.pi / 8 for i in range(16)]]
        W.fill([P(*q) for q in e], pc)


def hexdice():
    W = block("C", 33, 140, 96, 60, rays=56)
    shadow(W, 140, 198, 100)
    W.ink(smooth([(30, 60), (64, 40), (58, 82), (100, 62), (96, 30)], False), 3, "#BFE3F4")
    W.ink(smooth([(250, 52), (226, 34), (218, 70), (190, 48), (196, 22)], False), 3, "#BFE3F4")
    die(W, 96, 128, 62, -8, "#BFD0DC", [((.5, .5), "t"), ((.27, .27), "l"), ((.73, .73), "l"), ((.25, .25), "r"),
        ((.75, .25), "r"), ((.25, .75), "r"), ((.75, .75), "r")], "#8E1F2B")
    die(W, 196, 148, 50, 14, "#BFD0DC", [((.27, .27), "t"), ((.73, .73), "t"), ((.5, .5), "l"), ((.3, .3), "r"),
        ((.5, .5), "r"), ((.7, .7), "r")], "#8E1F2B")
    # the skull face on the first die
    W.fill(ellipse(118, 160, 8, 9), "#8E1F2B", 0)
    W.fills([ellipse(54, 66, 3, 3, n=10), ellipse(224, 92, 3, 3, n=10), ellipse(150, 50, 3, 3, n=10),
        ellipse(250, 110, 2.4, 2.4, n=10), ellipse(24, 104, 2.4, 2.4, n=10)], "#E5F6FF")
    W.save("artifact_hexed_dice")


def idol():
    W = block("C", 34, 140, 92)
    shadow(W, 150, 200, 84)
    c = "#8797A6"
    form(W, smooth([(76, 206, 1), (84, 180), (196, 180), (206, 206, 1)]), "#66737F", D=20)
    W.ink([(84, 193), (198, 193)], 3)
    form(W, smooth([(92, 184), (72, 150), (86, 112), (118, 104), (162, 104), (194, 112), (208, 150), (188, 184)]), c,
        3.6, D=38)
    form(W, smooth([(96, 182), (84, 164), (104, 148), (130, 156), (136, 182)]), c, 3, D=20)
    form(W, smooth([(184, 182), (196, 164), (176, 148), (150, 156), (144, 182)]), c, 3, D=20)
    form(W, smooth([(112, 146), (108, 128), (124, 122), (140, 130), (156, 122), (172, 128), (168, 146), (140, 158)]),
        mix(c, "#FFFFFF", .1), 3, D=16)
    hd = smooth([(92, 76), (96, 44), (116, 28), (140, 24), (164, 28), (184, 44), (188, 76), (176, 104), (140, 116),
        (104, 104)])
    form(W, hd, c, 3.6, D=32)
    for s in (-1, 1):
        form(W, smooth([(140 + s * 44, 66), (140 + s * 62, 58), (140 + s * 64, 84), (140 + s * 46, 92)]), c, 2.8, D=8)
        W.fill(smooth([(140 + s * 8, 70, 1), (140 + s * 24, 56), (140 + s * 40, 66, 1), (140 + s * 24, 76)]), INK)
        W.fill(ellipse(140 + s * 23, 66, 6, 6, n=14), "#FF6A4D")
        W.fill(ellipse(140 + s * 23, 65, 2.6, 2.6, n=10), "#FFE9A0")
        W.ink(smooth([(140 + s * 4, 62), (140 + s * 20, 48), (140 + s * 42, 54)], False), 4.4)
    W.fill([(140, 64), (150, 84), (130, 84)], mix(c, INK, .4))
    W.outline([(140, 64), (150, 84), (130, 84)], 2.4)
    W.fill(smooth([(114, 92, 1), (140, 88), (166, 92, 1), (156, 106), (124, 106)]), INK)
    for i in range(5):
        W.fill(rect(119 + i * 9, 91, 6.6, 7), "#E6D7AE")
    W.fill([(140, 26), (150, 38), (140, 50), (130, 38)], "#FF6A4D")
    W.outline([(140, 25), (151, 38), (140, 51), (129, 38)], 2.8)
    W.inks([smooth([(108, 36), (98, 22), (106, 8)], False), smooth([(140, 22), (136, 12), (142, 2)], False),
        smooth([(172, 36), (182, 22), (176, 8)], False)], 4.4)
    W.save("artifact_leaden_idol")


def looking_glass():
    W = block("C", 54, 140, 100, 66, rays=56)
    fr = ellipse(140, 92, 66, 82)
    shadow(W, 146, 204, 70)
    form(W, [(126, 166), (154, 166), (158, 212), (122, 212)], "#6C7C8B", 3.4, D=14)
    form(W, ellipse(140, 206, 44, 10), "#6C7C8B", 3.2, D=12)
    form(W, fr, "#8797A6", 3.8, D=20)
    for i in range(14):
        a = i * math.pi / 7
        p = ellipse(140 + 67 * math.cos(a), 92 + 83 * math.sin(a), 9, 9, n=16)
        form(W, p, "#9AAAB8", 2.6, D=8)
    g = ellipse(140, 92, 50, 66)
    W.fill(g, "#CFE3EC")
    W.fill(ellipse(146, 98, 42, 56), "#9FBED0")
    W.shade(g, 22, gap=4)
    W.outline(g, 3.4)
    # a face looks back that should not be there
    W.fill(smooth([(112, 96, 1), (124, 86), (136, 98, 1), (124, 102)]), INK)
    W.fill(smooth([(148, 98, 1), (160, 86), (172, 96, 1), (160, 102)]), INK)
    W.fills([ellipse(125, 95, 4, 4, n=12), ellipse(159, 95, 4, 4, n=12)], "#FF6A4D")
    W.fill(smooth([(114, 124, 1), (142, 134), (170, 122, 1), (158, 142), (128, 144)]), INK)
    W.fills([[(x, 127 + (i % 2)), (x + 7, 128), (x + 3, 137)] for i, x in enumerate(range(118, 162, 8))], "#EFE2C2")
    cr = [[(150, 60), (138, 76), (146, 88), (120, 112), (102, 118)], [(138, 76), (116, 66), (100, 72)],
        [(146, 88), (166, 94), (176, 118), (184, 120)], [(150, 60), (158, 42), (150, 28)], [(150, 60), (176, 58)],
        [(120, 112), (126, 134), (118, 148)]]
    W.inks(cr, 4.2)
    W.inks([[(x - 1.6, y - 1.6) for x, y in l] for l in cr], 1.4, "#FFFFFF")
    W.fill([(150, 60), (138, 76), (130, 66), (142, 54)], "#FFFFFF")
    W.outline([(150, 60), (138, 76), (130, 66), (142, 54)], 2)
    W.ink(ellipse(140, 92, 42, 57, 190, 250), 4, "#FFFFFF")
    W.save("artifact_cracked_mirror")


def toll_chain():
    W = block("C", 55, 140, 104, 60)
    c = "#8797A6"
    # two posts, a sagging chain, a coin on the lock
    for x in (34, 246):
        form(W, [(x - 17, 204), (x - 15, 62), (x + 15, 62), (x + 17, 204)], "#5F6B77", 3.8, D=26, ang=88)
        form(W, ellipse(x, 58, 21, 19), "#78868F", 3.6, D=22)
        W.ink([(x - 16, 96), (x + 16, 98)], 5)
        W.ink([(x - 16, 172), (x + 16, 174)], 5)
    shadow(W, 150, 206, 110, 6)
    pts = [(62, 92, 34), (92, 118, 40), (122, 134, 12), (158, 134, -12), (188, 118, -40), (218, 92, -34)]
    for i, (x, y, a) in enumerate(pts):
        link(W, x, y, 23, 13 if i % 2 == 0 else 9, a, c, 12)
    form(W, smooth([(106, 142, 1), (174, 142, 1), (180, 176), (160, 202), (120, 202), (100, 176)]), BRASS, 3.8, D=26)
    W.ink(ellipse(140, 142, 22, 26, 180, 360), 12, INK, (0, 0))
    W.ink(ellipse(140, 142, 22, 26, 180, 360), 6, c, (0, 0))
    W.fill(smooth([(122, 166, 1), (132, 158), (140, 166, 1), (132, 172)]), INK)
    W.fill(smooth([(142, 166, 1), (150, 158), (160, 166, 1), (150, 172)]), INK)
    W.fills([ellipse(131, 165, 3, 3, n=10), ellipse(151, 165, 3, 3, n=10)], "#FF6A4D")
    W.fill(ellipse(141, 182, 8, 6), INK)
    W.fill([(138, 184), (144, 184), (146, 194), (136, 194)], INK)
    W.save("artifact_toll_chain")


def crown():
    W = block("C", 56, 140, 96, 66, rays=60)
    shadow(W, 146, 202, 104)
    form(W, smooth([(46, 188), (70, 176), (210, 176), (236, 190), (226, 206), (54, 206)]), "#6E2434", 3.4, D=18)
    back = [(66, 108), (80, 72), (100, 100), (124, 66), (140, 98), (158, 66), (180, 100), (202, 72), (214, 108),
        (208, 136), (72, 136)]
    form(W, back, "#7A5A22", 3, D=14)
    c = "#D9A82F"
    fr = [(52, 176), (30, 62), (76, 120), (92, 44), (120, 116), (140, 26), (160, 116), (188, 44), (206, 120),
        (250, 62), (228, 176)]
    fr = fr[:1] + fr[1:] + smooth([(228, 176), (184, 190), (140, 194), (96, 190), (52, 176)], False)[1:-1]
    form(W, fr, c, 4, D=40, ang=64)
    band = smooth([(48, 148), (94, 160), (140, 164), (186, 160), (232, 148)], False) + smooth([(227, 178), (184, 192),
        (140, 196), (96, 192), (53, 178)], False)
    form(W, band, "#B98420", 3.4, D=12, ang=0)
    for (x, y), q in zip([(30, 58), (92, 40), (140, 22), (188, 40), (250, 58)], ("#8FD0F0", "#E0574A", "#FF6A4D",
            "#E0574A", "#8FD0F0"), strict=True):
        form(W, ellipse(x, y, 11, 11), q, 3, D=10)
        W.fill(ellipse(x - 3, y - 4, 3, 3, n=10), "#FFFFFF")
    # greedy eyes and a toothed grin cut into the gold
    for s in (-1, 1):
        W.fill(smooth([(140 + s * 10, 122, 1), (140 + s * 26, 106), (140 + s * 48, 108, 1), (140 + s * 30, 126)]), INK)
        W.fill(ellipse(140 + s * 28, 115, 6, 6, n=14), "#FF6A4D")
        W.fill(ellipse(140 + s * 28, 114, 2.2, 2.2, n=8), "#FFF3B8")
    for x in (72, 104, 140, 176, 208):
        y = 178 - abs(x - 140) * .13
        p = [(x - 9, y), (x, y - 10), (x + 9, y), (x, y + 10)]
        W.fill(p, "#5FA6D8" if x != 140 else "#FF6A4D")
        W.fill([(x - 9, y), (x, y - 10), (x, y)], "#DDF2FF")
        W.outline(p, 2.6)
    W.save("artifact_crown_of_greed")


def draw():
    """Write the drawings."""
    for piece in (hexdice, idol, looking_glass, toll_chain, crown):
        piece()
