"""The Bank: a temple of money, and the counter of the doubloons."""

import math

from art.killmans_keep.houses import cast, ground, house, path, window
from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.streets import fir, lamp, tree, tufts
from art.killmans_keep.wood import form


def bank():
    W = ground(52, "#CFAE62", [(205, 250, 260), (520, 90, 150)], .05, .6, name="quarter_bank", dark=.66)
    path(W, [(372, 246), (420, 262), (470, 262), (540, 282)], 22, "#CFAE62")
    path(W, [(516, 138), (520, 180), (552, 222)], 12, "#CFAE62")
    tree(W, 28, 120, 36)
    tree(W, 402, 104, 40)
    fir(W, 440, 150, 62, "#56703F")
    house(W, 470, 132, 78, 52, 34, roof="#6F5A50", wall="#E6CF98", lit=(1, 0))
    tree(W, 604, 150, 40, "#6F8445")
    # the bank
    st = "#DCCB9E"
    cast(W, 62, 224, 316, 34)
    sd = [(366, 96), (398, 84), (398, 206), (366, 222)]
    W.fill(sd, mix(st, INK, .5))
    W.hatch(sd, 84, 3.4, .68)
    W.outline(sd, 2.6)
    fr = rect(68, 96, 298, 124)
    W.fill(fr, mix(st, INK, .12))
    W.hatch(fr, 0, 6, lambda a, b: .16 + .5 * max(0, 1 - (b - 96) / 60))
    W.outline(fr, 3)
    for x in (110, 150, 266, 306):
        window(W, x - 2, 126, 20, 44, True, True)
    # vault door
    W.fill(rect(184, 118, 66, 102), "#5A4632")
    W.outline(rect(184, 118, 66, 102), 3)
    form(W, ellipse(217, 166, 34, 36), "#9AA0A0", 3.4, D=30)
    W.outline(ellipse(217, 166, 25, 27), 2.4)
    for i in range(8):
        a = i * math.pi / 4
        W.fill(ellipse(217 + 29.5 * math.cos(a), 166 + 31 * math.sin(a), 2.6, 2.6, n=8), INK)
        W.ink([(217, 166), (217 + 17 * math.cos(a), 166 + 18 * math.sin(a))], 3.4, "#6B4A12" if i % 2 else "#D6A429",
            (0, 0))
    W.fill(ellipse(217, 166, 6, 6, n=14), "#D6A429")
    W.outline(ellipse(217, 166, 6, 6, n=14), 2.2)
    # columns
    for x in (74, 132, 176, 244, 288, 346):
        c = rect(x, 106, 14, 106)
        W.fill(c, "#F0E3BE")
        W.hatch(c, 90, 3.2, lambda a, b, x=x: max(0, (a - x - 3) / 12))
        W.outline(c, 2.4)
        W.fill(rect(x - 4, 99, 22, 9), "#F0E3BE")
        W.outline(rect(x - 4, 99, 22, 9), 2.2)
        W.fill(rect(x - 4, 210, 22, 9), "#F0E3BE")
        W.outline(rect(x - 4, 210, 22, 9), 2.2)
    # steps
    for k, (x, w) in enumerate(((62, 312), (54, 328), (46, 346))):
        p = rect(x, 219 + k * 9, w, 10)
        W.fill(p, mix("#EADDB6", INK, .06 * k))
        W.hatch(p, 0, 4, lambda a, b: max(0, (a - 120) / 500))
        W.outline(p, 2.4)
    # entablature, pediment, dome
    dm = smooth([(158, 48, 1), (166, 26), (190, 12), (217, 8), (244, 12), (268, 26), (276, 48, 1)])
    form(W, dm, "#6E8C74", 3.2, D=50, ang=70)
    W.inks([smooth([(217, 9), (198, 24), (192, 46)], False), smooth([(217, 9), (236, 24), (242, 46)], False)], 2.4)
    en = rect(60, 84, 314, 15)
    W.fill(en, "#EADDB6")
    W.outline(en, 2.8)
    W.inks([[(62, 93), (372, 93)]], 2, INK, (0, 0))
    pd = [(52, 85), (217, 24), (382, 85)]
    W.fill(pd, "#E6D7AE")
    W.shade(pd, 80, gap=4.2, ang=10, top=.7)
    W.outline(pd, 3.4)
    W.outline([(84, 79), (217, 34), (350, 79)], 2.2)
    form(W, ellipse(217, 62, 17, 16), "#D6A429", 2.8, D=10)
    W.inks([smooth([(224, 55), (217, 52), (210, 57), (217, 62), (224, 67), (217, 72), (210, 69)], False),
        [(217, 48), (217, 76)]], 2.8)
    W.inks([[(114, 76), (150, 66), (190, 64)], [(244, 64), (284, 66), (320, 76)]], 3.4)
    lamp(W, 44, 256, 52)
    lamp(W, 392, 244, 50)
    tufts(W, [(20, 250), (420, 190), (600, 200), (16, 366), (590, 40), (470, 40), (360, 370)])
    W.save("quarter_bank_town")
    W.el = []
    W.note("counter for the doubloon stacks")
    ct = [(24, 292), (360, 292), (376, 372), (12, 372)]
    W.hatch([(36, 304), (374, 304), (392, 380), (26, 380)], 30, 3.8, .8)
    W.fill(ct, "#7A4B2C")
    W.hatch(ct, 0, 7, lambda a, b: .2 + a / 900 + max(0, (b - 350) / 40))
    W.outline(ct, 3.4)
    W.outline([(34, 299), (351, 299), (364, 365), (25, 365)], 2)
    W.fill([(46, 306), (342, 306), (352, 358), (38, 358)], "#3E5A48")
    W.outline([(46, 306), (342, 306), (352, 358), (38, 358)], 2)
    W.save("quarter_bank_counter")


def draw():
    """Write the drawings."""
    bank()
