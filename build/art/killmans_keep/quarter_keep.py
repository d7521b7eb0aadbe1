"""The Keep at night."""

from art.killmans_keep.houses import WIN, ground
from art.killmans_keep.lines import INK, ellipse, rect, smooth
from art.killmans_keep.streets import dead
from art.killmans_keep.wood import form


def keep():
    W = ground(54, "#565663", [(486, 190, 120), (250, 300, 190)], .42, 1.0, 5.4, name="quarter_keep", dark=.95)
    st = "#7C7C88"
    # moon cut in white line
    W.fill(ellipse(346, 96, 30, 30), "#E9E2C4")
    W.hatch(ellipse(346, 96, 30, 30), 30, 4, lambda a, b: max(0, (a - 342) / 34))
    W.outline(ellipse(346, 96, 30, 30), 2.4)
    W.fills([ellipse(336, 88, 5, 4, n=12), ellipse(344, 106, 4, 3, n=12)], "#B9B296")

    def tower(x, y, w, h, cr=8, cone=0, lit=()):
        # cylinder-ish tower
        p = [(x, y), (x + w * .05, y - h), (x + w * .95, y - h), (x + w, y)]
        W.fill(p, st)
        W.hatch(p, 0, 4.4, lambda a, b: .06 + max(0, (a - x) / w - .18) ** .8 * 1.05,
            bend=lambda u: -6 * (1 - ((u - x - w / 2) / (w / 2)) ** 2) if abs(u - x - w / 2) < w / 2 else 0)
        W.inks([[(x + w * a, y - h * b), (x + w * a + 11, y - h * b + 1)] for a, b in [(.12, .2), (.2, .38), (.1, .55),
            (.24, .72), (.14, .86), (.34, .12), (.36, .5), (.3, .28)]], 2.2)
        W.outline(p, 3)
        top = y - h
        cap = rect(x - w * .08, top - 14, w * 1.16, 16)
        W.fill(cap, st)
        W.hatch(cap, 0, 4, lambda a, b: .1 + max(0, (a - x) / w) * .85)
        W.outline(cap, 2.8)
        n = max(3, int(w // 14))
        for i in range(n):
            m = rect(x - w * .08 + w * 1.16 * i / n, top - 26, w * 1.16 / n * .58, 13)
            W.fill(m, st)
            W.hatch(m, 0, 3.6, .1 + .8 * i / n)
            W.outline(m, 2.3)
        if cone:
            c = [(x - w * .12, top - 24), (x + w * .5, top - 24 - cone), (x + w * 1.12, top - 24)]
            W.fill(c, "#5B2A2A")
            W.hatch(c, 70, 3.8, lambda a, b: .1 + max(0, (a - x) / w) * .95)
            W.outline(c, 3)
            W.ink([(x + w * .5, top - 24 - cone), (x + w * .5, top - 44 - cone)], 2.4)
            f = [(x + w * .5, top - 44 - cone), (x + w * .5 + 20, top - 38 - cone), (x + w * .5, top - 32 - cone)]
            W.fill(f, "#B1361B")
            W.outline(f, 1.8)
        for a, b in lit:
            ww = smooth([(x + w * a - 5, top + b + 20, 1), (x + w * a - 5, top + b + 6, 1), (x + w * a, top + b - 3),
                (x + w * a + 5, top + b + 6, 1), (x + w * a + 5, top + b + 20, 1)])
            W.fill(ww, WIN)
            W.outline(ww, 2.4)
            W.fill(rect(x + w * a - 3, top + b + 12, 6, 7), "#FF9E2E")
    # rock
    rk = smooth([(318, 214), (350, 176), (392, 168), (520, 160), (600, 166), (650, 176), (650, 226), (560, 216),
        (470, 222), (400, 214)])
    W.fill(rk, "#3A3A44")
    W.hatch(rk, 20, 4.4, lambda a, b: .55 + max(0, (a - 480) / 300))
    W.outline(rk, 2.8)
    tower(558, 176, 52, 96, cone=34, lit=((.4, 26),))
    tower(366, 176, 48, 74, lit=((.4, 18),))
    # curtain wall
    cw = rect(404, 112, 168, 78)
    W.fill(cw, st)
    W.hatch(cw, 0, 4.6, lambda a, b: .2 + max(0, (a - 400) / 230) + max(0, (b - 160) / 90))
    W.outline(cw, 3)
    for i in range(9):
        m = rect(404 + i * 19, 100, 11, 13)
        W.fill(m, st)
        W.hatch(m, 0, 3.6, .2 + .07 * i)
        W.outline(m, 2.2)
    tower(446, 150, 82, 96, lit=((.27, 26), (.66, 26)))
    # gate: the glowing maw
    gt = smooth([(456, 192, 1), (456, 148, 1), (487, 122), (518, 148, 1), (518, 192, 1)])
    W.fill(gt, INK)
    W.fill(smooth([(463, 192, 1), (463, 152, 1), (487, 131), (511, 152, 1), (511, 192, 1)]), "#FF9E2E")
    W.fill(smooth([(471, 192, 1), (471, 162, 1), (487, 148), (503, 162, 1), (503, 192, 1)]), "#FFE08A")
    W.inks([[(x, 134 + abs(x - 487) * .5), (x, 178)] for x in (469, 481, 493, 505)] + [[(462, 156), (512, 156)],
        [(462, 170), (512, 170)]], 3, INK, (0, .1))
    # skull keystone, torches
    sk = smooth([(476, 112), (478, 102), (487, 98), (496, 102), (498, 112), (494, 120), (480, 120)])
    W.fill(sk, "#E9E2C4")
    W.outline(sk, 2.2)
    W.fills([ellipse(483, 110, 2.8, 3.2, n=10), ellipse(491, 110, 2.8, 3.2, n=10)], INK)
    for x in (442, 532):
        W.fill(ellipse(x, 150, 15, 17), "#FFB53E", .3)
        W.ink([(x, 172), (x, 156)], 4.4)
        f = smooth([(x, 136, 1), (x + 6, 150), (x + 4, 158), (x - 4, 158), (x - 6, 150)])
        W.fill(f, "#F0871E")
        W.outline(f, 2)
        W.fill(smooth([(x, 145), (x + 2.6, 152), (x, 157), (x - 2.6, 152)]), "#FFF0B0")
    # path of light to the plinth
    W.fill([(462, 192), (512, 192), (480, 226), (400, 240), (340, 236), (430, 218)], "#FFD98A", .3)
    # crag steps, dead trees, gravestones, bats
    dead(W, 606, 232, 66)
    dead(W, 336, 190, 58)
    dead(W, 26, 236, 50)
    for x, y in [(590, 262), (612, 300), (18, 300), (600, 356)]:
        g = smooth([(x - 9, y, 1), (x - 9, y - 16), (x, y - 24), (x + 9, y - 16), (x + 9, y, 1)])
        form(W, g, "#8A8A94", 2.4, D=9)
        W.inks([[(x, y - 19), (x, y - 7)], [(x - 4, y - 14), (x + 4, y - 14)]], 1.9)
    for x, y, s in [(470, 24, .9), (300, 84, .9), (272, 112, .7), (612, 44, .8), (266, 92, .7)]:
        b = [(x, y), (x + 5 * s, y - 5 * s), (x + 8 * s, y - 1 * s), (x + 22 * s, y - 9 * s), (x + 17 * s, y + 2 * s),
            (x + 10 * s, y + 2 * s), (x + 4 * s, y + 8 * s), (x - 4 * s, y + 2 * s), (x - 12 * s, y + 3 * s),
            (x - 18 * s, y - 6 * s), (x - 6 * s, y - 2 * s)]
        W.fill(b, "#0F0C10")
        W.outline(b, 1.2, "#B9B296")
    # flagstones under the cards, white-line cut
    L = []
    for k, y in enumerate((252, 284, 320, 360)):
        L.append([(-6, y + 2), (200, y - 1), (420, y + 1), (590, y)])
        for x in range(30 + (k % 2) * 34, 590, 76):
            L.append([(x + (x - 316) * .06 * k, y), (x + (x - 316) * .06 * (k + 1), y + 34)])
    W.inks(L, 1.7, "#9A9AA6", (.1, .1), op=.55)
    W.save("quarter_keep_town")


def draw():
    """Write the drawings."""
    keep()
