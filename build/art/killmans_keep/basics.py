"""Basic artifacts."""

import math

from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.still import BRASS, STEEL, block, shadow, tube
from art.killmans_keep.wood import form


def lantern():
    W = block("B", 31, 140, 112, 66)
    shadow(W, 150, 196, 74)
    W.ink(ellipse(140, 44, 34, 34, 180, 360), 6, INK, (0, 0))
    W.ink(ellipse(140, 44, 34, 34, 190, 300), 2, "#E6D7AE")
    form(W, smooth([(116, 58, 1), (124, 40), (140, 32), (156, 40), (164, 58, 1)]), "#B98A3C", D=18)
    form(W, smooth([(88, 78, 1), (104, 60), (140, 54), (176, 60), (192, 78, 1), (140, 86)]), "#B98A3C", D=18)
    g = [(98, 80), (140, 86), (182, 80), (188, 172), (140, 180), (92, 172)]
    W.fill(g, "#FFE9A0")
    W.fill(ellipse(140, 130, 34, 40), "#FFF6CF")
    W.rays(140, 128, 20, 70, 40, .2, 2.4, "#E2962A", box=(98, 88, 84, 84))
    fl = smooth([(140, 92, 1), (152, 118), (156, 138), (148, 154), (132, 154), (124, 138), (130, 120)])
    W.fill(fl, "#F0871E")
    W.outline(fl, 2.6)
    W.fill(smooth([(140, 112, 1), (147, 132), (144, 150), (136, 150), (132, 134)]), "#FFF3B8")
    form(W, rect(132, 154, 16, 22), "#EFE2C2", 2.6, D=8)
    for x0, x1 in ((98, 92), (126, 122), (154, 158), (182, 188)):
        W.ink([(x0, 80), (x1, 174)], 7, INK, (0, 0), .03)
        W.ink([(x0 - 1, 82), (x1 - 1, 172)], 2.2, "#D6A85A", (0, 0))
    W.outline(g, 3)
    form(W, smooth([(84, 172, 1), (140, 180), (196, 172, 1), (200, 194), (140, 204), (80, 194)]), "#B98A3C", D=26)
    W.save("artifact_lantern")


def purse():
    W = block("B", 32, 132, 104)
    shadow(W, 140, 198, 84)
    b = smooth([(104, 78), (136, 84), (170, 78), (204, 118), (220, 168), (196, 200), (130, 206), (72, 200), (54, 166),
        (72, 116)])
    form(W, b, "#A86F3E", 3.8, D=52)
    W.inks([smooth([(112, 88), (98, 120), (94, 160)], False), smooth([(128, 92), (122, 126), (124, 164)], False),
        smooth([(152, 92), (160, 122), (160, 152)], False), smooth([(166, 90), (186, 120), (196, 156)], False)], 3.6)
    form(W, smooth([(104, 78), (86, 44), (110, 54), (124, 34), (140, 52), (160, 32), (166, 54), (192, 42), (170, 78),
        (136, 86)]), "#BC8450", 3.4, D=22)
    W.ink(smooth([(100, 80), (136, 88), (174, 79)], False), 9, "#5A2A1E", (.05, .05))
    W.inks([smooth([(100, 76), (136, 84), (174, 75)], False), smooth([(100, 85), (136, 93), (174, 84)], False)], 1.8,
        INK, (0, 0))
    W.ink(smooth([(150, 88), (164, 112), (156, 136)], False), 5, "#5A2A1E")
    W.ink(smooth([(150, 88), (178, 104), (184, 126)], False), 5, "#5A2A1E")
    for x, y, rx, ry in [(52, 196, 24, 11), (232, 190, 24, 11), (226, 178, 24, 11), (88, 208, 22, 9)]:
        W.fill(ellipse(x, y + 5, rx, ry), INK)
        W.fill(ellipse(x, y, rx, ry), "#E3B23B")
        W.outline(ellipse(x, y, rx, ry), 2.6)
        W.ink(ellipse(x, y, rx * .68, ry * .62, 150, 330), 2)
        W.hatch(ellipse(x, y, rx, ry), 20, 3.6, lambda a, c, x=x, rx=rx: max(0, (a - x) / rx) * .8)
    form(W, ellipse(136, 150, 22, 24), "#E3B23B", 3, D=14)
    W.ink(smooth([(146, 140), (136, 136), (127, 143), (136, 151), (146, 158), (136, 166), (126, 161)], False), 4.2)
    W.ink([(136, 131), (136, 171)], 3)
    W.save("artifact_coin_purse")


def spyglass():
    W = block("B", 51, 130, 96, 62)
    shadow(W, 146, 200, 104)
    # three drawn tubes, big end towards us
    form(W, tube(58, 66, 128, 104, 17, 18), BRASS, 3.2, D=16, ang=-28)
    form(W, tube(118, 98, 178, 132, 24, 25), "#8E5A34", 3.4, D=22, ang=-28)
    form(W, tube(168, 126, 222, 156, 32, 34), BRASS, 3.8, D=30, ang=-28)
    for x, y, r, c in ((60, 67, 20, "#6B4A22"), (124, 102, 26, "#E3B23B"), (174, 130, 34, "#E3B23B")):
        p = tube(x - 2, y - 1, x + 2, y + 1, r, r)
        form(W, p, c, 3, D=12)
    for k in range(4):
        W.ink([(128 + k * 11, 84 + k * 6), (116 + k * 11, 118 + k * 6)], 1.8)
    e = ellipse(224, 157, 22, 38, rot=29)
    form(W, e, "#E3B23B", 3.6, D=16)
    l = ellipse(226, 158, 15, 29, rot=29)
    W.fill(l, "#2F5468")
    W.hatch(l, 60, 4, lambda x, y: max(0, (x + y - 372) / 30))
    W.outline(l, 3)
    W.fill(ellipse(219, 147, 5, 11, rot=29), "#DDF4F7")
    W.fill(ellipse(231, 173, 2.6, 5, rot=29), "#DDF4F7")
    W.ink(ellipse(140, 190, 60, 10, 10, 170), 4, "#5A2A1E")
    W.save("artifact_spyglass")


def smoke_pot():
    W = block("B", 52, 140, 128, 58)
    shadow(W, 150, 200, 72)
    for i, (x, y, r) in enumerate([(66, 62, 30), (214, 64, 30), (98, 40, 32), (182, 38, 32), (140, 28, 34),
            (118, 72, 30), (166, 76, 28), (140, 96, 26)]):
        p = [(x + r * (1 + .09 * abs(math.sin(2.5 * a + i))) * math.cos(a),
            y + r * .9 * (1 + .09 * abs(math.sin(2.5 * a + i))) * math.sin(a)) for a in [k * math.pi / 24
            for k in range(48)]]
        form(W, p, mix("#D9D2C0", "#7E7768", .08 * (i % 3)), 3.2, D=26, gap=4.8)
        W.ink([(x + r * .55 * (1 - t * .7) * math.cos(t * 5 + i), y + r * .5 * (1 - t * .7) * math.sin(t * 5 + i))
            for t in [k / 12 for k in range(13)]], 3.2)
    b = smooth([(110, 124, 1), (92, 150), (96, 184), (116, 202), (164, 202), (184, 184), (188, 150), (170, 124, 1)])
    form(W, b, "#6B4436", 3.8, D=44)
    W.ink(smooth([(94, 158), (140, 172), (186, 158)], False), 7, INK, (.02, .02))
    W.ink(smooth([(94, 158), (140, 172), (186, 158)], False), 3, "#D9A05B", (.02, .02))
    form(W, ellipse(140, 124, 40, 12), "#8A5A42", 3.4, D=12)
    W.fill(ellipse(140, 124, 29, 7), INK)
    W.fill(ellipse(140, 126, 22, 4), "#F0871E")
    W.fill(ellipse(136, 126, 10, 2.4), "#FFF3B8")
    W.fills([ellipse(x, y, 2.6, 2.6, n=8) for x, y in ((104, 108), (176, 104), (128, 112), (158, 110), (90, 92))],
        "#FFC04A")
    W.save("artifact_smoke_pot")


def strongbox():
    W = block("B", 53, 132, 96, 66)
    shadow(W, 150, 202, 108)
    c = "#7A5136"
    form(W, smooth([(50, 100, 1), (60, 66), (90, 50), (206, 50), (232, 66), (238, 98, 1)]), c, 3.8, D=26, ang=0)
    W.inks([smooth([(54, 84), (140, 80), (236, 82)], False), smooth([(66, 66), (140, 62), (228, 64)], False)], 2.2,
        INK, (.05, .05))
    body = [(48, 100), (240, 98), (234, 200), (56, 202)]
    form(W, body, c, 3.8, D=44, ang=0)
    W.inks([[(52, 134), (238, 132)], [(54, 168), (236, 166)]], 2.6, INK, (.05, .05))
    for x0, x1 in ((62, 84), (204, 226)):
        form(W, [(x0, 60), (x1, 58), (x1 - 1, 200), (x0 + 3, 201)], STEEL, 3, D=12, ang=90)
        for y in (72, 92, 116, 146, 176, 192):
            W.fill(ellipse((x0 + x1) / 2 + 1, y, 4, 4, n=12), INK)
            W.fill(ellipse((x0 + x1) / 2, y - 1, 2.4, 2.4, n=10), "#F4F2E6")
    form(W, [(46, 92), (242, 90), (242, 108), (47, 110)], STEEL, 3.2, D=10, ang=0)
    form(W, smooth([(116, 92), (144, 86), (172, 92), (174, 140), (144, 162), (114, 140)]), BRASS, 3.6, D=22)
    W.fill(ellipse(144, 116, 10, 10), INK)
    W.fill([(139, 118), (149, 118), (154, 144), (134, 144)], INK)
    W.ink(ellipse(144, 122, 24, 28, 170, 260), 3.2, "#FFF1C4")
    W.save("artifact_strongbox")


def draw():
    """Write the drawings."""
    for piece in (lantern, purse, spyglass, smoke_pot, strongbox):
        piece()
