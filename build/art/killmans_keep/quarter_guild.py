"""The Guild: the hall and its board."""

from art.killmans_keep.houses import WIN, cast, ground, path, window
from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.streets import fir, lamp, tree, tufts
from art.killmans_keep.wood import form


def guild():
    W = ground(53, "#88A06A", [(430, 250, 240), (110, 120, 150)], .1, .7, name="quarter_guild", dark=.7)
    path(W, [(428, 206), (380, 236), (300, 246), (220, 262), (130, 270)], 24, "#9AA86C")
    path(W, [(158, 170), (150, 200), (128, 230)], 14, "#9AA86C")
    tree(W, 34, 150, 38, "#4F6B3E")
    fir(W, 74, 128, 58)
    tree(W, 252, 118, 36, "#4F6B3E")
    tree(W, 604, 206, 38, "#4F6B3E")
    # hall
    wl = "#E9DAB0"
    cast(W, 286, 196, 300, 32)
    sd = [(566, 100), (602, 84), (602, 180), (566, 196)]
    W.fill(sd, mix(wl, INK, .5))
    W.hatch(sd, 84, 3.4, .68)
    W.outline(sd, 2.6)
    fr = rect(290, 100, 276, 96)
    W.fill(fr, wl)
    W.hatch(fr, 86, 5, lambda a, b: max(0, .55 - (b - 100) / 60) + max(0, (a - 480) / 200))
    W.outline(fr, 3)
    for x in (290, 330, 370, 484, 524, 562):
        W.ink([(x + 2, 100), (x + 2, 196)], 5.4, "#4A2E1E", (0, 0), .05)
    W.inks([[(290, 146), (390, 146)], [(470, 146), (566, 146)], [(292, 146), (330, 104)], [(370, 146), (334, 104)],
        [(526, 104), (564, 146)], [(522, 104), (486, 146)]], 4.4, "#4A2E1E", (0, 0))
    for x in (300, 342, 496, 536):
        window(W, x, 154, 20, 28)
    rf = [(276, 104), (310, 36), (560, 36), (590, 24), (612, 90), (582, 106)]
    rm = [(276, 104), (310, 36), (556, 36), (582, 106)]
    W.fill(rf, "#2E4A38")
    W.hatch(rf, 60, 3.4, .6)
    W.outline(rf, 2.8)
    W.fill(rm, "#4F7A58")
    for k in range(6):
        yy = 100 - k * 11
        x0, x1 = 280 + k * 5.4, 578 - k * 4.2
        W.inks([smooth([(a, yy), (a + 5, yy + 4.4), (a + 10, yy)], False) for a in [x0 + (k % 2) * 5 + j * 11
            for j in range(int((x1 - x0 - 8) / 11))]], 2.3)
    W.shade(rm, 120, ang=82, gap=4.6, top=.75)
    W.inks([[(312, 39), (552, 39)], [(282, 98), (310, 42)]], 2.6, "#CFE0B0")
    W.outline(rm, 3.2)
    # gable with arms
    gb = [(374, 110), (428, 10), (482, 110)]
    W.fill([(382, 108), (474, 108), (474, 196), (382, 196)], mix(wl, "#FFFFFF", .15))
    W.outline(rect(382, 106, 92, 90), 3)
    W.fill(gb, mix(wl, "#FFFFFF", .1))
    W.shade(gb, 50, gap=4.4, ang=84, top=.6)
    W.inks([[(428, 20), (428, 108)], [(394, 106), (428, 56), (462, 106)], [(382, 110), (474, 110)]], 4.6, "#4A2E1E",
        (0, 0))
    W.outline(gb, 2.4)
    W.ink([(364, 122), (428, 8), (492, 122)], 9, "#2E4A38", (0, 0), .05)
    W.ink([(366, 118), (428, 8)], 2.6, "#CFE0B0", (0, 0))
    W.ink([(362, 126), (428, 12), (494, 126)], 2.2, INK, (0, 0))
    dr = smooth([(402, 196, 1), (402, 152, 1), (428, 134), (454, 152, 1), (454, 196, 1)])
    W.fill(dr, "#6B3A22")
    W.hatch(dr, 89, 5, .35)
    W.outline(dr, 3.4)
    W.ink([(428, 138), (428, 196)], 2.6, INK, (0, 0))
    for x in (422, 434):
        W.fill(ellipse(x, 172, 2.8, 2.8, n=10), WIN)
    sh = smooth([(412, 64, 1), (444, 64, 1), (443, 86), (428, 102), (413, 86)])
    form(W, sh, "#B1361B", 3, D=14)
    W.inks([[(417, 90), (440, 68)], [(439, 90), (416, 68)]], 4, "#F6E9C4")
    for x in (318, 548):
        W.ink([(x, 70), (x, 20)], 3, INK, (0, 0))
        bn = smooth([(x, 22, 1), (x + 22, 18), (x + 34, 26, 1), (x + 24, 34), (x + 36, 42, 1), (x + 18, 44),
            (x, 42, 1)])
        W.fill(bn, "#B1361B")
        W.shade(bn, 16, gap=3.4)
        W.outline(bn, 2.6)
    for bx in (392, 464):
        b = [(bx - 8, 112), (bx + 8, 112), (bx + 8, 142), (bx, 134), (bx - 8, 142)]
        W.fill(b, "#3E6B45")
        W.shade(b, 10, gap=3.4)
        W.outline(b, 2.4)
        W.fill(ellipse(bx, 122, 4, 4, n=10), WIN)
    for k, (x, w) in enumerate(((392, 72), (384, 88))):
        p = rect(x, 195 + k * 7, w, 8)
        W.fill(p, "#CDBF98")
        W.outline(p, 2.2)
    # notice board with pinned goals
    W.hatch(ellipse(158, 172, 66, 9), 0, 3.4, .9)
    for x in (104, 196):
        W.fill(rect(x, 96, 8, 76), "#6B4328")
        W.outline(rect(x, 96, 8, 76), 2.2)
    W.fill(rect(96, 92, 124, 58), "#8A5A34")
    W.hatch(rect(96, 92, 124, 58), 0, 5, .3)
    W.outline(rect(96, 92, 124, 58), 3)
    W.fill([(88, 92), (158, 74), (228, 92)], "#2E4A38")
    W.hatch([(88, 92), (158, 74), (228, 92)], 10, 4, .5)
    W.outline([(88, 92), (158, 74), (228, 92)], 2.8)
    for x, y, r in [(104, 98, -3), (132, 100, 2), (160, 97, -2), (188, 100, 4)]:
        p = [(x, y + r * .5), (x + 22, y - r * .5), (x + 23, y + 36), (x + 1, y + 37)]
        W.fill(p, "#F3E7CB")
        W.outline(p, 2)
        W.inks([[(x + 4, y + 12 + j * 6), (x + 18, y + 12 + j * 6)] for j in range(4)], 1.6)
        W.fill(ellipse(x + 11, y + 5, 2.6, 2.6, n=8), "#B1361B")
    lamp(W, 268, 204, 54)
    tufts(W, [(20, 130), (250, 136), (618, 250), (290, 372), (612, 366), (24, 190), (150, 40), (270, 40)])
    W.save("quarter_guild_town")


def draw():
    """Write the drawings."""
    guild()
