"""Goals for which cards are handed in."""

import math

from art.killmans_keep.lines import INK, ellipse, rect, smooth
from art.killmans_keep.notices import GOLD, RED, cardlet, notice, skull, stars, under
from art.killmans_keep.wood import Wood, form


def pest():
    W = notice(1, "hand_in")
    under(W, 140, 140, 66)
    W.ink(smooth([(184, 128), (214, 122), (206, 92), (188, 78), (200, 60)], False), lambda t: 9 - 6 * t, INK)
    form(W, smooth([(92, 134), (104, 106), (140, 88), (176, 98), (194, 128), (184, 140), (110, 140)]), "#9C8A70", 3.4,
        D=30)
    form(W, smooth([(60, 120), (76, 96), (104, 82), (128, 96), (128, 122), (106, 136), (76, 130)]), "#B09C80", 3.2,
        D=20)
    form(W, ellipse(118, 82, 15, 17), "#B98B74", 3, D=10)
    form(W, ellipse(98, 80, 10, 12), "#B98B74", 2.6, D=6)
    W.fill(ellipse(88, 104, 5, 4), "#FFD75E")
    W.outline(ellipse(88, 104, 5, 4), 3)
    W.ink([(78, 98), (96, 98)], 3.4)
    W.fill(ellipse(62, 118, 6, 5), INK)
    W.fill([(70, 128), (76, 129), (74, 140)], "#F6E9C4")
    W.outline([(70, 128), (76, 129), (74, 140)], 1.6)
    W.inks([[(112, 138), (106, 146)], [(170, 138), (166, 146)], [(74, 122), (44, 112)], [(74, 125), (46, 130)]], 3)
    W.inks([[(66, 56), (206, 148)], [(206, 56), (66, 148)]], 9, RED, (.2, .2))

    W.save("goal_pest_control")


def bounty():
    W = Wood(280, 220, 152)
    W.fill(rect(0, 0, 280, 220), "#5E4028")
    for k in range(5):
        p = rect(0, k * 46, 280, 44)
        W.hatch(p, 0, 6, lambda x, y: .2 + abs(x - 140) / 400, bend=lambda u, k=k: 5 * math.sin(u / 40 + k))
        W.ink([(-4, k * 46), (284, k * 46)], 4, INK, (0, 0))
    pa = smooth([(60, 22), (140, 16), (222, 24), (226, 110), (218, 200), (140, 206), (62, 198), (54, 110)])
    W.hatch([(x + 9, y + 10) for x, y in pa], 0, 3.4, .95)
    form(W, pa, "#F1E4C2", 3.6, D=26)
    W.fill(ellipse(140, 30, 9, 9), "#B1361B")
    W.outline(ellipse(140, 30, 9, 9), 3)
    # troll head in line
    form(W, smooth([(102, 92), (108, 66), (140, 54), (172, 66), (178, 92), (178, 118), (160, 138), (140, 142),
        (120, 138), (102, 118)]), "#C9CDA8", 3, D=30)
    for s in (-1, 1):
        form(W, smooth([(140 + s * 36, 88), (140 + s * 56, 66, 1), (140 + s * 52, 98), (140 + s * 38, 106)]),
            "#C9CDA8", 2.4, D=8)
        W.fill(smooth([(140 + s * 10, 88, 1), (140 + s * 28, 82), (140 + s * 30, 94), (140 + s * 16, 96)]), INK)
        W.fill(ellipse(140 + s * 20, 90, 3, 2.6, n=10), "#FFD75E")
        W.fill(smooth([(140 + s * 20, 128, 1), (140 + s * 26, 108, 1), (140 + s * 28, 124)]), "#F6E9C4")
        W.outline(smooth([(140 + s * 20, 128, 1), (140 + s * 26, 108, 1), (140 + s * 28, 124)]), 2)
    W.fill(smooth([(132, 92), (148, 92), (154, 108), (140, 114), (126, 108)]), "#AEB58E")
    W.outline(smooth([(132, 92), (148, 92), (154, 108), (140, 114), (126, 108)]), 2.4)
    W.ink(smooth([(114, 122), (140, 128), (166, 122)], False), 4)
    W.inks([[(92, 156), (188, 156)], [(84, 170), (196, 170)], [(100, 184), (180, 184)]], 5, "#7A6748")
    W.save("goal_bounty")


def trophy():
    W = notice(3, "hand_in", 2)
    sh = smooth([(92, 56, 1), (140, 46), (188, 56, 1), (190, 104), (140, 158, 1), (90, 104)])
    form(W, sh, "#7A4B2C", 3.8, D=26)
    W.outline([(140 + (x - 140) * .86, 98 + (y - 98) * .86) for x, y in sh], 2, GOLD)
    for s in (-1, 1):
        form(W, smooth([(140 + s * 22, 82), (140 + s * 46, 72), (140 + s * 66, 44), (140 + s * 68, 28, 1),
            (140 + s * 82, 56), (140 + s * 70, 88), (140 + s * 30, 100)]), "#E6DDBE", 3.2, D=14)
        W.inks([[(140 + s * (44 + k * 9), 76 - k * 9), (140 + s * (52 + k * 9), 88 - k * 8)] for k in range(3)], 2)
    skull(W, 140, 98, 1.1)
    W.save("goal_trophy_hunter")


def pair():
    W = notice(10, "hand_in", 2)
    cardlet(W, 104, 100, -8, "gem", 1.06)
    cardlet(W, 178, 100, 8, "gem", 1.06)
    W.ink(smooth([(92, 142), (118, 152), (140, 140), (164, 152), (190, 142)], False), 9, INK)
    W.ink(smooth([(94, 142), (118, 152), (140, 140), (164, 152), (188, 142)], False), 5, RED)
    for s in (-1, 1):
        p = smooth([(140, 140), (140 + s * 14, 124), (140 + s * 26, 132), (140 + s * 16, 146)])
        W.fill(p, RED)
        W.outline(p, 2.6)
    W.fill(ellipse(140, 141, 6, 6), "#7E2620")
    W.outline(ellipse(140, 141, 6, 6), 2.2)
    W.save("goal_matching_pair")


def kit():
    W = notice(11, "hand_in", 2)
    cardlet(W, 92, 106, -16, "weapon", .96)
    cardlet(W, 188, 106, 16, "adventurer", .96)
    cardlet(W, 140, 96, 0, "gem", 1.04)
    W.save("goal_the_full_kit")


def masterpiece():
    W = notice(14, "hand_in", 1)
    fr = smooth([(78, 52, 1), (140, 44), (202, 52, 1), (206, 100), (202, 150, 1), (140, 158), (78, 150, 1), (74, 100)])
    form(W, fr, GOLD, 3.8, D=18)
    for x, y in ((80, 54), (200, 54), (80, 148), (200, 148)):
        form(W, ellipse(x, y, 11, 11), "#E3B23B", 3, D=7)
    i = rect(94, 64, 92, 74)
    W.fill(i, "#4A2A34")
    W.rays(140, 100, 30, 80, 26, .3, 4, "#8C4A3A", box=(94, 64, 92, 74))
    W.outline(i, 3.2)
    c = [(108, 128), (100, 82), (120, 100), (140, 72), (160, 100), (180, 82), (172, 128)]
    form(W, c, "#E3B23B", 3.2, D=16)
    W.fills([ellipse(140, 116, 6, 6), ellipse(118, 117, 4.4, 4.4), ellipse(162, 117, 4.4, 4.4)], "#C22F3A")
    W.outline(ellipse(140, 116, 6, 6), 2)
    stars(W, [(112, 174), (140, 178), (168, 174)], 12)
    W.save("goal_masterpiece")


def draw():
    """Write the drawings."""
    for piece in (pest, bounty, trophy, pair, kit, masterpiece):
        piece()
