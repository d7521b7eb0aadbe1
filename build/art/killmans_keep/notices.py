"""A goal: a notice on the Guild's board, and what is drawn on more than one."""

import math

from art.killmans_keep.emblems import CAT, cat_glyph
from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.wood import Wood, form

LINE, RED, GOLD, STEEL = "#7A6748", "#A8372B", "#D6A429", "#AEB4B6"
BOARD = {"hand_in": "#5E4028", "show": "#3C4C34", "event": "#454350"}
"""The board tells the mode, and so does the pin: brown oak and red, green and brass, slate and two nails."""
SHEETS = [[(60, 22), (140, 16), (222, 24), (226, 110), (218, 200), (140, 206), (62, 198), (54, 110)],
    [(52, 28, 1), (140, 20), (228, 26, 1), (224, 110), (230, 190, 1), (210, 198, 1), (190, 204), (120, 200),
    (54, 204, 1), (58, 110)], [(58, 18, 1), (146, 22), (216, 16, 1), (228, 30, 1), (222, 120), (226, 202, 1),
    (140, 198), (56, 206, 1), (60, 120)], ]

def notice(n, mode, lines=3):
    W = Wood(280, 220, 300 + n)
    W.fill(rect(0, 0, 280, 220), BOARD[mode])
    for k in range(5):
        W.hatch(rect(-14, k * 46, 308, 44), 0, 6, lambda x, y: .2 + abs(x - 140) / 400, bend=lambda u,
            k=k: 5 * math.sin(u / 40 + k + n))
        W.ink([(-4, k * 46), (284, k * 46)], 4, INK, (0, 0))
    pa = smooth(SHEETS[n % 3])
    W.hatch([(x + 9, y + 10) for x, y in pa], 0, 3.4, .95)
    form(W, pa, "#F1E4C2", 3.6, D=26)
    if n % 3 == 2:
        W.fill([(216, 16), (228, 30), (212, 32)], "#CDB98A")
        W.outline([(216, 16), (228, 30), (212, 32)], 2.4)
    for x, c in {"hand_in": ((140, "#B1361B"),), "show": ((140, GOLD),), "event": ((72, "#8E959A"),
            (210, "#8E959A"))}[mode]:
        W.fill(ellipse(x + 3, 33, 9, 9), INK)
        W.fill(ellipse(x, 30, 8, 8), c)
        W.outline(ellipse(x, 30, 8, 8), 2.8)
        W.fill(ellipse(x - 3, 27, 2.4, 2.4, n=8), "#FFF3D0")
    ys = (158, 172, 186)[3 - lines:]
    W.inks([[(86 + (i * 23 + n * 7) % 16, y), (196 - (i * 31 + n * 11) % 28, y)] for i, y in enumerate(ys)], 5, LINE)
    return W


def under(W, cx, y, rx, ry=6):
    W.hatch(ellipse(cx + 8, y, rx, ry), 0, 3.2, .85, color=mix(INK, "#7A6748", .25))


def stars(W, pts, s=11):
    for x, y in pts:
        p = [(x + s * (1 if i % 2 == 0 else .44) * math.sin(i * math.pi / 5),
            y - s * (1 if i % 2 == 0 else .44) * math.cos(i * math.pi / 5)) for i in range(10)]
        W.fill(p, GOLD)
        W.outline(p, 2.4)


def skull(W, x, y, s, c="#E6DDBE"):
    def T(p):
        return [(x + q[0] * s, y + q[1] * s, *q[2:]) for q in p]
    form(W, smooth(T([(-30, -4), (-26, -28), (0, -40), (26, -28), (30, -4), (20, 10), (16, 30), (-16, 30),
        (-20, 10)])), c, 3, D=20 * s)
    for k in (-1, 1):
        W.fill(ellipse(x + k * 12 * s, y - 4 * s, 8.5 * s, 9.5 * s, n=18), INK)
    W.fill(T([(0, 4), (5, 13), (-5, 13)]), INK)
    W.inks([T([(k * 8, 19), (k * 8, 30)]) for k in (-1, 0, 1)], 2.2)


def sword(W, x, y, rot, s=1):
    r = math.radians(rot)

    def T(p):
        return [(x + s * (a * math.cos(r) - b * math.sin(r)), y + s * (a * math.sin(r) + b * math.cos(r))) for a,
            b in p]
    b = T([(-8, 22), (-8, -62), (0, -78), (8, -62), (8, 22)])
    W.fill(b, "#DADCD2")
    W.hatch(T([(0, -76), (8, -62), (8, 22), (0, 22)]), rot + 30, 3.6, .5)
    W.outline(b, 3.2)
    form(W, T([(-26, 20), (26, 20), (24, 31), (-24, 31)]), GOLD, 2.8, D=7)
    form(W, T([(-6, 31), (6, 31), (6, 56), (-6, 56)]), "#6B3A2A", 2.8, D=7)
    form(W, ellipse(*T([(0, 62)])[0], 9 * s, 9 * s, n=18), GOLD, 2.6, D=6)


def gem(W, x, y, s, c="#2DA278"):
    def T(p):
        return [(x + a * s, y + b * s) for a, b in p]
    o = T([(-34, -8), (-18, -26), (18, -26), (34, -8), (0, 34)])
    W.fill(o, c)
    W.fill(T([(-34, -8), (-18, -26), (-12, -8)]), mix(c, "#FFFFFF", .6))
    W.fill(T([(-18, -26), (18, -26), (12, -8), (-12, -8)]), mix(c, "#FFFFFF", .35))
    W.fill(T([(12, -8), (34, -8), (0, 34)]), mix(c, INK, .35))
    W.hatch(T([(12, -8), (34, -8), (0, 34)]), 60, 3.6, .4)
    W.inks([T([(-34, -8), (34, -8)]), T([(-12, -8), (0, 34)]), T([(12, -8), (0, 34)]), T([(-12, -8), (-18, -26)]),
        T([(12, -8), (18, -26)])], 2.2, INK, (.05, .05))
    W.outline(o, 3.2)


def cardlet(W, x, y, rot, cat, s=1):
    r = math.radians(rot)

    def T(p):
        return [(x + s * (a * math.cos(r) - b * math.sin(r)), y + s * (a * math.sin(r) + b * math.cos(r))) for a,
            b in p]
    o = T([(-30, -42), (30, -42), (30, 42), (-30, 42)])
    W.hatch([(a + 5, b + 6) for a, b in o], 0, 3.2, .9)
    form(W, o, CAT[cat], 3.2, D=10)
    i = T([(-23, -35), (23, -35), (23, 35), (-23, 35)])
    W.fill(i, "#F7EED8")
    W.outline(i, 2)
    c = CAT[cat] if cat != "basic" else INK
    cat_glyph(W, cat, *T([(0, -4)])[0], 17 * s, c)
    W.inks([T([(-14, 22), (14, 22)]), T([(-10, 29), (10, 29)])], 2.4, LINE)
