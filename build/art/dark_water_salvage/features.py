"""The four underwater features of the great lake."""

import math

from art.dark_water_salvage.wash import INK, LIGHT_INK, Art, pairs, smooth


def rock(a, x, y, w, h, lean=0):
    L = a.wob([(x - w, y), (x - w * 0.66, y - h * 0.42), (x - w * 0.34 + lean * 0.6, y - h * 0.72), (x + lean, y - h)],
        w * 0.08)
    R = a.wob([(x + w * 0.3 + lean * 0.5, y - h * 0.66), (x + w * 0.52, y - h * 0.38), (x + w, y)], w * 0.08)
    a.poly(L + R, "#B9B4A6", INK, 1.6)
    mid = [(x + lean, y - h), (x + lean * 0.5 + w * 0.06, y - h * 0.6), (x - w * 0.1, y - h * 0.3), (x + w * 0.08, y)]
    a.poly(mid + R[::-1], "#5F6468")
    a.hatch(mid + R[::-1], math.radians(64), 3, INK, 0.9, 0.75, trim=0.2)
    a.lines([((x - w * 0.55, y - h * 0.2), (x - w * 0.3, y - h * 0.5)), ((x - w * 0.3, y - h * 0.1), (x - w * 0.15,
        y - h * 0.36))], INK, 0.9, 0.5, op=0.6)


def widows_shelf():
    a = Art(160, 160, 11, "feature: Widow's Shelf, a drowned terrace with a lost mast")
    base = a.blob(80, 84, 66, 54, 16, 0.1)
    a.d(smooth(base, True), "#2F6690", op=0.30)
    for k, c in enumerate(("#6FA6C3", "#A5CDDD", "#D6EAEF")):
        q = 0.92 - 0.25 * k
        B = [(80 + (x - 80) * q - k * 5, 84 + (y - 84) * q - k * 6) for x, y in base]
        a.d(smooth([(x + 2.5, y + 4.5) for x, y in B], True), "#173F5C", op=0.5)
        a.d(smooth(B, True), c, "#173F5C", 1.5)
        seg = []
        cx = sum(p[0] for p in B) / 16
        cy = sum(p[1] for p in B) / 16
        for i in range(46):
            i / 46 * 2 * math.pi
            j = int(i / 46 * 16)
            f = i / 46 * 16 - j
            px = B[j][0] * (1 - f) + B[(j + 1) % 16][0] * f
            py = B[j][1] * (1 - f) + B[(j + 1) % 16][1] * f
            if (px - cx) + (py - cy) > -6:
                L = 6 + a.j(2)
                m = math.hypot(px - cx, py - cy)
                seg.append(((px, py), (px + (px - cx) / m * L, py + (py - cy) / m * L + 1)))
        a.lines(seg, INK, 1.1, 0.6, op=0.8)
    a.line((70, 78), (62, 34), "#6D4A28", 4.4, 0.4)
    a.line((62, 34), (61, 30), INK, 2, 0.1)
    a.line((50, 48), (80, 42), "#6D4A28", 3, 0.4)
    a.d(smooth([(52, 49), (64, 46), (78, 43), (75, 58), (66, 54), (60, 64), (54, 58)], True), "#EFE3C6", INK, 1.1, 0.95)
    a.lines([((63, 40), (84, 80)), ((62, 36), (44, 80))], INK, 1, 0.6)
    a.d(smooth(a.blob(71, 80, 13, 4, 10, 0.1), True), "#F7FBF6", op=0.8)
    a.save("feature_widows_shelf")


def the_needles():
    a = Art(160, 160, 12, "feature: The Needles, rock spires in the surf")
    a.d(smooth(a.blob(80, 102, 70, 36, 16, 0.1), True), "#2F6690", op=0.28)
    a.d(smooth(a.blob(80, 104, 60, 27, 16, 0.12), True), "#BFDCE7", op=0.7)
    for x, y, w, h, l in ((48, 92, 13, 54, -2), (112, 94, 13, 50, 3), (80, 98, 19, 84, 3), (28, 108, 10, 30, 0),
            (62, 112, 13, 44, -3), (104, 114, 15, 52, 2), (134, 110, 9, 26, 1)):
        rock(a, x, y, w, h, l)
        for k in range(3):
            a.ink([(x - w - 7 + k * 3, y + 1 + k * 3), (x, y + 4 + k * 3), (x + w + 8 - k * 2, y + k * 3)], "#F7FBF6",
                0.6, 3.2 - k * 0.7)
        a.lines([((x - w - 4, y + 6), (x + w + 5, y + 6))], LIGHT_INK, 0.9, 1, op=0.6)
    for x, y in ((36, 36), (124, 30), (140, 44)):
        a.d(f"M{x - 8} {y - 2}Q{x - 3} {y - 7} {x} {y}Q{x + 4} {y - 7} {x + 9} {y - 2}", stroke=INK, sw=1.6)
    a.save("feature_the_needles")


def old_quarry():
    a = Art(160, 160, 13, "feature: Old Quarry, stepped pit under water")
    cx, cy = 80, 82
    a.d(smooth(a.blob(cx, cy, 70, 62, 16, 0.06), True), "#2F6690", op=0.26)
    cols = ("#D3D6C8", "#9DB9BE", "#6C9DB0", "#3A7193", "#1B476A")
    for k in range(5):
        q = 60 - k * 12
        sq = [(cx + (x * q) * 1.02 + (k * 2), cy + y * q * 0.86 + k * 2) for x, y in ((-1, -0.82), (0.2, -1.05),
            (1, -0.7), (1.06, 0.5), (0.35, 1), (-0.86, 0.86), (-1.1, 0.1))]
        sq = a.wob(sq, 1.2)
        a.poly(sq, cols[k], INK, 1.6)
        inner = [(cx + (x - cx) * 0.86 + 2, cy + (y - cy) * 0.84 + 2) for x, y in sq]
        m = len(sq)
        for i in range(m):
            p, q2, r2, s2 = sq[i], sq[(i + 1) % m], inner[(i + 1) % m], inner[i]
            mx, my = (p[0] + q2[0]) / 2 - cx, (p[1] + q2[1]) / 2 - cy
            if mx + my < 4:  # top-left faces lie in shade inside a pit
                a.poly([p, q2, r2, s2], "#0B2233", op=0.32)
                a.hatch([p, q2, r2, s2], math.atan2(my, mx), 3, INK, 0.8, 0.6)
            else:
                a.poly([p, q2, r2, s2], "#FFFFFF", op=0.30)
    a.lines([((128, 40), (92, 84)), ((134, 44), (98, 88))], INK, 1.5, 0.6)
    a.lines([((128 - 6 * i, 41 + 7.3 * i), (134 - 6 * i, 44.6 + 7.3 * i)) for i in range(6)], INK, 1.3, 0.3)
    a.rect(104, 58, 12, 9, "#8E4A34", INK, 1.2)
    a.save("feature_old_quarry")


def the_ravine():
    a = Art(160, 160, 14, "feature: The Ravine, a black fissure in the deep")
    a.d(smooth(a.blob(80, 80, 72, 64, 16, 0.06), True), "#4E8DB4", op=0.55)
    L = [(22, 26), (44, 40), (38, 56), (64, 70), (58, 88), (88, 100), (90, 120), (122, 138)]
    R = [(36, 20), (62, 34), (60, 50), (86, 60), (88, 78), (112, 90), (118, 110), (140, 128)]

    def off(pts, k):
        return [(x + (k if i % 2 else k * 0.7), y - k * 0.5) for i, (x, y) in enumerate(pts)]

    for k, c in ((15, "#5B97BB"), (8, "#2F6690")):
        a.d(smooth(off(L, -k) + off(R, k)[::-1], True), c, "#123752", 1.3)
    P = a.wob(L, 2) + a.wob(R, 2)[::-1]
    a.poly(P, a.lin(20, 20, 140, 140, (0, "#0E2E49"), (0.5, "#04121F"), (1, "#0E2E49")), INK, 2)
    seg = []
    for side, k in ((L, -1), (R, 1)):
        for p, q in pairs(side):
            for i in range(4):
                t = (i + 0.5 + a.j(0.25)) / 4
                x, y = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
                l = 9 + a.j(5)
                seg.append(((x, y), (x + k * l, y - k * l * (0.62 + a.j(0.2)))))
    a.lines(seg, "#DDEBF0", 0.9, 0.8, op=0.6)
    a.lines([((x + 3, y + 2), (x + 9, y - 2)) for x, y in L[1:-1]], "#7FB0CC", 1.2, 0.5, op=0.8)
    a.d(smooth([(x, y) for x, y in L]), stroke="#E6F1F4", sw=1.6, op=0.9)
    a.save("feature_the_ravine")


def draw():
    """Write the features."""
    widows_shelf()
    the_needles()
    old_quarry()
    the_ravine()
