"""Goals for which cards or money are shown."""

import math

from art.killmans_keep.emblems import CAT, cat_glyph
from art.killmans_keep.lines import INK, ellipse, rect, smooth
from art.killmans_keep.notices import GOLD, LINE, RED, STEEL, gem, notice, stars, sword, under
from art.killmans_keep.wood import form


def armed():
    W = notice(4, "show")
    W.note("crossed sword and axe")
    W.ink([(104, 142), (186, 56)], 11, INK, (.02, .02))
    W.ink([(104, 142), (186, 56)], 6, "#8A5A34", (.02, .02))
    form(W, smooth([(164, 62, 1), (182, 80, 1), (206, 92), (216, 68), (212, 42, 1), (192, 36), (170, 34), (152, 48)]),
        STEEL, 3.4, D=16)
    W.ink(smooth([(214, 48), (214, 68), (204, 88)], False), 2.6, "#FFFFFF")
    sword(W, 132, 96, -45, .98)
    W.save("goal_armed_and_ready")


def jeweller():
    W = notice(5, "show", 2)
    W.ink([(176, 128), (206, 158)], 17, INK, (.02, .02))
    W.ink([(176, 128), (205, 157)], 10, "#7A4B2C", (.02, .02))
    form(W, ellipse(136, 94, 54, 54), GOLD, 3.6, D=16)
    g = ellipse(136, 94, 44, 44)
    W.fill(g, "#E4F0EC")
    W.shade(g, 14, gap=3.6)
    W.outline(g, 3)
    gem(W, 136, 96, .92)
    W.ink(ellipse(136, 94, 37, 37, 195, 250), 4, "#FFFFFF")
    gem(W, 84, 152, .44, "#B01C17")
    gem(W, 120, 162, .34, "#476895")
    W.save("goal_jewellers_eye")


def curator():
    W = notice(6, "show", 2)
    under(W, 140, 158, 60)
    form(W, [(92, 140), (188, 140), (196, 158), (84, 158)], "#6B4A32", 3.4, D=14)
    W.fill(smooth([(98, 140, 1), (96, 86), (110, 56), (140, 44), (170, 56), (184, 86), (182, 140, 1)]), "#D3E2E2")
    form(W, smooth([(116, 138, 1), (112, 104), (118, 76), (140, 66), (162, 76), (168, 104), (164, 138, 1)]), "#6F8597",
        3.2, D=20)
    for s in (-1, 1):
        W.fill(smooth([(140 + s * 4, 98, 1), (140 + s * 14, 88), (140 + s * 24, 96, 1), (140 + s * 14, 102)]), INK)
        W.fill(ellipse(140 + s * 14, 95, 3.4, 3.4, n=10), "#FF6A4D")
        form(W, smooth([(140 + s * 22, 80), (140 + s * 34, 64, 1), (140 + s * 30, 92)]), "#6F8597", 2.4, D=6)
    W.fill(smooth([(124, 116, 1), (140, 112), (156, 116, 1), (148, 128), (132, 128)]), INK)
    W.fills([rect(127 + i * 7, 115, 5, 5) for i in range(4)], "#EFE2C2")
    W.outline(smooth([(98, 140, 1), (96, 86), (110, 56), (140, 44), (170, 56), (184, 86), (182, 140, 1)]), 3.2)
    W.ink(smooth([(106, 126), (104, 86), (116, 62)], False), 5, "#FFFFFF")
    form(W, ellipse(140, 40, 7, 7), GOLD, 2.6, D=5)
    W.save("goal_dark_curator")


def plain():
    W = notice(7, "show", 2)
    under(W, 140, 152, 74)
    form(W, smooth([(66, 118, 1), (148, 118, 1), (138, 144), (120, 152), (94, 152), (76, 144)]), "#9A6B42", 3.4, D=22)
    W.fill(ellipse(107, 118, 41, 9), "#E7C986")
    W.outline(ellipse(107, 118, 41, 9), 3.2)
    W.inks([smooth([(92, 106), (86, 94), (96, 84), (90, 70)], False), smooth([(116, 106), (110, 94), (120, 84),
        (114, 70)], False)], 3.4, LINE)
    W.ink([(126, 116), (160, 78)], 7, INK, (.05, .05))
    W.ink([(126, 116), (160, 78)], 3, "#C58B52", (.05, .05))
    form(W, [(172, 152), (174, 96), (196, 96), (198, 152)], "#F3E7CB", 3.2, D=12)
    W.ink(smooth([(176, 96), (174, 116), (178, 122)], False), 3)
    f = smooth([(185, 58, 1), (194, 78), (190, 92), (180, 92), (176, 78)])
    W.fill(f, "#F0871E")
    W.outline(f, 2.8)
    W.fill(smooth([(185, 72, 1), (188, 84), (185, 90), (182, 84)]), "#FFF3B8")
    form(W, ellipse(185, 152, 26, 7), GOLD, 3, D=8)
    W.save("goal_plain_living")


def equipped():
    W = notice(8, "show", 2)
    under(W, 142, 158, 60)
    W.ink(ellipse(140, 62, 18, 18, 180, 360), 8, INK, (0, 0))
    W.ink(ellipse(140, 62, 18, 18, 180, 360), 3.4, "#C58B52", (0, 0))
    form(W, ellipse(140, 62, 54, 13), "#6E4FA0", 3.2, D=14)
    W.fill(ellipse(88, 62, 7, 12), "#A78FCB")
    W.outline(ellipse(88, 62, 7, 12), 2.4)
    form(W, smooth([(96, 78), (104, 66), (176, 66), (184, 78), (190, 146), (178, 158), (102, 158), (90, 146)]),
        "#8A5530", 3.6, D=30)
    form(W, smooth([(94, 70, 1), (186, 70, 1), (186, 98), (140, 112), (94, 98)]), "#A5693A", 3.2, D=14)
    form(W, smooth([(112, 122), (168, 122), (172, 150), (108, 150)]), "#A5693A", 3, D=12)
    for x in (116, 164):
        W.ink([(x, 92), (x, 126)], 6, "#4A2E1E")
        form(W, rect(x - 6, 106, 12, 12), GOLD, 2.4, D=5)
    W.ink(smooth([(190, 96), (206, 110), (200, 146)], False), 5)
    form(W, ellipse(202, 148, 12, 12), STEEL, 2.8, D=8)
    W.save("goal_well_equipped")


def heir():
    W = notice(9, "show", 2)
    for s in (-1, 1):
        for k in range(6):
            a = math.radians(60 - k * 24)
            x, y = 140 - s * 62 * math.cos(a), 112 + 52 * math.sin(a)
            p = ellipse(x, y, 13, 5.4, rot=s * (-30 + k * 26), n=18)
            W.fill(p, "#7E9A58")
            W.outline(p, 2)
    sh = smooth([(102, 76, 1), (140, 68), (178, 76, 1), (176, 120), (140, 160, 1), (104, 120)])
    form(W, sh, "#F0A81E", 3.8, D=24)
    W.inks([[(126, 88), (126, 136)]], 11, INK, (.03, .03))
    W.inks([[(130, 112), (156, 86)], [(136, 108), (158, 138)]], 10, INK, (.03, .03))
    cr = [(110, 68), (102, 38), (122, 54), (140, 30), (158, 54), (178, 38), (170, 68)]
    form(W, cr, GOLD, 3.4, D=14)
    for x, y in ((102, 38), (140, 30), (178, 38)):
        W.fill(ellipse(x, y, 5.6, 5.6), RED)
        W.outline(ellipse(x, y, 5.6, 5.6), 2.2)
    W.save("goal_killmans_heir")


def cabinet():
    W = notice(12, "show", 1)
    under(W, 142, 170, 66)
    form(W, smooth([(82, 54, 1), (110, 44), (140, 36), (170, 44), (198, 54, 1)]), "#8A5530", 3.4, D=12)
    form(W, rect(86, 54, 108, 110), "#7A4B2C", 3.8, D=18)
    for i, c in enumerate(("weapon", "gem", "cursed", "killman")):
        x, y = 92 + (i % 2) * 50, 60 + (i // 2) * 51
        W.fill(rect(x, y, 46, 46), "#E9D7AC")
        W.hatch(rect(x, y, 46, 46), 20, 4, lambda a, b, x=x, y=y: max(0, .75 - (a - x) / 26) + max(0,
            .75 - (b - y) / 22))
        W.outline(rect(x, y, 46, 46), 2.8)
        W.fill(ellipse(x + 24, y + 24, 19, 19), "#F7EED8")
        cat_glyph(W, c, x + 24, y + 24, 15, CAT[c])
    for x in (92, 188):
        W.fill(ellipse(x, 168, 7, 6), INK)
    W.save("goal_cabinet")


def gazer():
    W = notice(13, "show", 1)
    sky = smooth([(74, 46), (140, 42), (206, 46), (208, 104), (140, 116), (72, 104)])
    W.fill(sky, "#2D3850")
    W.hatch(sky, 0, 4.4, lambda x, y: .5 - (y - 44) / 190)
    W.outline(sky, 3)
    stars(W, [(92, 64), (118, 86), (150, 58), (186, 66), (172, 94), (92, 98)], 10)
    W.inks([[(92, 64), (118, 86)], [(118, 86), (150, 58)], [(150, 58), (186, 66)], [(186, 66), (172, 94)]], 1.4,
        "#F3E7CB", (0, 0))
    form(W, [(96, 158), (146, 118), (156, 130), (104, 168)], GOLD, 3.2, D=10, ang=-30)
    form(W, [(142, 118), (190, 82), (204, 102), (156, 134)], "#8A5530", 3.4, D=14, ang=-30)
    form(W, [(186, 80), (196, 74), (212, 98), (202, 106)], GOLD, 3, D=8)
    W.inks([[(144, 132), (130, 178)], [(146, 132), (168, 178)], [(145, 132), (148, 176)]], 5, INK, (.02, .02))
    W.save("goal_star_gazer")


def solvent():
    W = notice(15, "show", 2)
    W.eps = .3
    W.dens = 9
    under(W, 142, 156, 74)
    for x, n in ((88, 4), (196, 3), (140, 7)):
        for k in range(n):
            y = 148 - k * 13
            W.fill(smooth([(x - 28, y - 5), (x, y - 13), (x + 28, y - 5), (x + 28, y + 3), (x, y + 12),
                (x - 28, y + 3)]), "#A87B1E")
            W.inks([[(x - 20 + j * 8, y + 4 - abs(j - 2.5)), (x - 20 + j * 8, y + 10 - abs(j - 2.5))] for j in range(1,
                5)], 1.6)
            W.outline(smooth([(x - 28, y - 5), (x, y - 13), (x + 28, y - 5), (x + 28, y + 3), (x, y + 12),
                (x - 28, y + 3)]), 2.8)
            e = ellipse(x, y - 4, 28, 9.5)
            W.fill(e, "#E9BE4A")
            W.outline(e, 2.6)
        W.ink(ellipse(x, 144 - (n - 1) * 13, 18, 5.6, 160, 340), 2.2)
    for x, y in ((92, 70), (190, 78)):
        form(W, ellipse(x, y, 19, 19), "#E9BE4A", 3, D=12)
        W.ink(smooth([(x + 7, y - 8), (x, y - 11), (x - 7, y - 6), (x, y), (x + 7, y + 6), (x, y + 11),
            (x - 7, y + 8)], False), 3.6)
        W.ink([(x, y - 15), (x, y + 15)], 2.6)
    W.save("goal_solvent")


def draw():
    """Write the drawings."""
    for piece in (armed, jeweller, curator, plain, equipped, heir, cabinet, gazer, solvent):
        piece()
