"""The Market: open ground, three stalls."""

from art.killmans_keep.houses import ground, house, path
from art.killmans_keep.lines import INK, ellipse, smooth
from art.killmans_keep.streets import flags, stall, tree, tufts
from art.killmans_keep.wood import form


def market():
    W = ground(51, "#DDB478", [(210, 170, 240), (420, 260, 190), (60, 330, 150)], .0, .5, name="quarter_market",
        dark=.62)
    path(W, [(60, 176), (200, 178), (360, 170), (430, 150), (520, 110)], 20, "#DDB478")
    for x, y, s in [(34, 108, 40), (392, 128, 30)]:
        tree(W, x, y, s, "#7E8F4A")
    house(W, 76, 148, 74, 46, 32, lit=(1, 0), roof="#A8553A")
    house(W, 274, 146, 78, 46, 32, wall="#EAD9B4", roof="#7A5A48", lit=(0, 1))
    house(W, 170, 156, 84, 50, 34, wall="#E0C48C", roof="#B5673F", lit=(1, 1))
    flags(W, 50, 96, 176, 106)
    flags(W, 250, 108, 376, 98)
    # barrels, sacks, basket
    for x, y in [(22, 150), (48, 156), (388, 156)]:
        p = smooth([(x - 11, y - 24), (x + 11, y - 24), (x + 14, y - 12), (x + 11, y), (x - 11, y), (x - 14, y - 12)])
        form(W, p, "#9A6A3C", 2.6, D=12, ang=86)
        W.inks([[(x - 13, y - 17), (x + 13, y - 17)], [(x - 13, y - 6), (x + 13, y - 6)]], 2.6, INK, (0, 0))
    W.fill(ellipse(325, 138, 16, 10), "#C9A25C")
    for i in range(7):
        a, b = 315 + (i % 4) * 7, 128 + (i // 4) * 6
        W.fill(ellipse(a, b, 5, 5, n=12), "#B1361B" if i % 2 else "#D98C2E")
        W.outline(ellipse(a, b, 5, 5, n=12), 1.8)
    p = [(308, 132), (344, 132), (338, 148), (314, 148)]
    form(W, p, "#B98A4C", 2.4, D=10)
    tufts(W, [(14, 180), (390, 148), (20, 372), (616, 372), (618, 240), (400, 96)])
    W.save("quarter_market_town")
    W.el = []
    W.note("three stalls, front layer")
    for x, c in ((26, ("#B1361B", "#F3E7CB")), (216, ("#2F6B62", "#F3E7CB")), (406, ("#C88A2A", "#F3E7CB"))):
        stall(W, x, 196, 164, c)
    W.save("quarter_market_stalls")


def draw():
    """Write the drawings."""
    market()
