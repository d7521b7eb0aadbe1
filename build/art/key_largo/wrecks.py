"""The wrecks: brown in shallow water, mossy in mid water, blue in the deep."""

import random

from shapely.affinity import rotate, scale
from shapely.geometry import LineString, box
from shapely.ops import unary_union

from art.forms import blob, ell, lines_of, poly, rect, sh, spl, stroke_poly, wob
from art.ink import INK, MID, Svg, dk, ink, lt, mix


def wreck(name, depth, variant):
    s = Svg(180, 128, f"wreck, depth {depth}, variant {variant}")
    tint, amt = ((None, 0), ("#1F98A4", 0.36), ("#124C6C", 0.50))[depth - 1]
    r = random.Random(depth * 10 + variant)

    def C(c):
        return mix(c, tint, amt) if tint else c

    tilt = (-13, -7, 6)[depth - 1] + (5 if variant == 2 else 0)
    pivot = (90, 86)

    def T(g):
        g = rotate(g, tilt, origin=pivot)
        return scale(g, -1, 1, origin=pivot) if variant == 2 else g

    def L(pts):
        return list(T(LineString(pts)).coords)

    water = (MID, "#2A7F92", "#0B3B57")[depth - 1]
    glow = ("#E2FBF0", "#A8EFE4", "#6FD0DE")[depth - 1]
    # sand bed / glow under the wreck
    bed = wob(ell(92, 102, 80, 18), 3, 9, depth)
    s.shape(bed, s.rad(86, 98, 82, ((("#F7EFC0", "#7FD2CF", "#2C7C9C")[depth - 1]), 0, 0.85), (water, 1, 0)))
    s.shape(T(ell(96, 100, 66, 10)), "#06202E", 0.3)
    if variant == 1:
        hull = poly(*spl([(16, 34), (26, 42), (46, 47), (54, 60), (90, 66), (118, 62), (138, 50), (160, 40),
            (152, 66), (136, 88), (116, 98), (58, 99), (36, 90), (22, 66)], True, 4))
    else:
        hull = poly(*spl([(20, 48), (40, 52), (58, 58), (92, 64), (122, 60), (150, 46), (166, 44), (152, 72),
            (134, 90), (108, 98), (60, 98), (34, 86), (22, 66)], True, 4))
    hull = wob(hull, 1.2, 7, depth * 3 + variant)
    wood = C(("#8C6A48", "#8E8A58", "#4E86A4")[depth - 1])
    # broken masts behind the hull
    masts = [[(64, 64), (58, 20)], [(104, 66), (110, 8 if depth != 3 else 34)]] if variant == 1 else [[(78, 64),
        (70, 4)], [(122, 60), (132, 34)]]
    for m in masts:
        g = T(stroke_poly(m, 3.2, 2.2, False))
        ink(s, g, C(("#7A5636", "#7E7448", "#4A7C98")[depth - 1]), ow=1.3, d=2, hat=False, rim=0.6)
    if variant == 1:
        ink(s, T(stroke_poly([(82, 34), (136, 22)], 1.8, 1.4, False)),
            C(("#7A5636", "#7E7448", "#4A7C98")[depth - 1]), ow=1.1, d=1, hat=False)
        rag = wob(blob((86, 35), (110, 30), (130, 25), (130, 46), (122, 56), (116, 45), (108, 60), (102, 48),
            (92, 62), n=5), 0.8, 5, 4)
        ink(s, T(rag), C(("#E8DAB4", "#DDE0B8", "#8FB8CC")[depth - 1]), ow=1.3, d=5, seed=4, gap=3.4)
    else:
        ink(s, T(stroke_poly([(48, 24), (98, 16)], 1.8, 1.4, False)), C(("#7A5636", "#7E7448", "#4A7C98")[depth - 1]),
            ow=1.1, d=1, hat=False)
        rag = wob(blob((52, 24), (70, 22), (92, 18), (94, 36), (86, 46), (80, 38), (70, 54), (62, 40), (54, 46), n=5),
            0.8, 5, 7)
        ink(s, T(rag), C(("#E2D2AA", "#D6DAB0", "#8FB8CC")[depth - 1]), ow=1.3, d=5, seed=6, gap=3.4)
    s.lines([L([(60, 24), (22, 44)]), L([(108, 14), (150, 48)])], C("#3B2A22"), 1, 0.7, False)
    g = ink(s, T(hull), wood, ow=2, d=7, seed=depth + variant, gap=3.6, rim=0.7, shade=0.42)
    # planks
    pl = []
    for k in range(1, 6):
        y = 50 + k * 9
        q = LineString(L(spl([(18, y - 10), (60, y + 1), (100, y + 2), (160, y - 12)], False, 6)))
        for z in lines_of(q.intersection(g.buffer(-2))):
            pl.append(list(z.coords))
    s.lines(pl, dk(wood, 0.6), 1.1, 0.65, smooth=False)
    # gun ports
    for i, x in enumerate((52, 72, 112, 130)):
        if i == 2 and variant == 1:
            continue
        p = T(rect(x, 70 - abs(x - 90) * 0.06, 8, 8))
        s.shape(p.intersection(g.buffer(-2)), dk(wood, 0.85), 0.9)
        s.shape(T(rect(x, 69 - abs(x - 90) * 0.06, 8, 1.6)).intersection(g), lt(wood, 0.5), 0.8)
    # the hole with ribs
    hx = 92 if variant == 1 else 62
    hole = wob(blob((hx - 16, 76), (hx - 6, 70), (hx + 8, 68), (hx + 20, 74), (hx + 17, 88), (hx + 4, 95),
        (hx - 12, 92), n=5), 2, 5, 3)
    hole = T(hole).intersection(g.buffer(-2))
    s.shape(hole.buffer(1.4), dk(wood, 0.7))
    s.shape(hole, "#0A1C26")
    if depth == 3:
        s.shape(hole.buffer(-2), s.rad(*L([(hx + 1, 82), (hx + 2, 82)])[0], 18, ("#F3C95A", 0, 0.95), ("#8A5A1E", 0.5,
            0.6), ("#0A1C26", 1, 0)))
    for k in range(4):
        rb = LineString(L([(hx - 12 + k * 9, 66), (hx - 9 + k * 9, 82), (hx - 13 + k * 9, 99)]))
        for z in lines_of(rb.intersection(hole)):
            s.lines([list(z.coords)], lt(wood, 0.15), 2.4, 1, smooth=False)
    # stern windows and rail
    if variant == 1:
        for x in (28, 38):
            s.shape(T(rect(x, 52 + (x - 28) * 0.5, 6, 8)), C("#F3C95A") if depth == 3 else dk(wood, 0.8), 1)
    s.lines([L([(18, 34), (26, 38), (46, 44), (54, 58)]), L([(118, 60), (138, 48), (158, 38)])] if variant == 1
        else [L([(20, 47), (58, 57)]), L([(122, 59), (164, 43)])], lt(wood, 0.6), 2, 0.85)
    if depth == 1:  # half out of the water
        wl = 88
        below = g.intersection(box(0, wl, 200, 130))
        s.shape(below, s.lin(0, wl, 0, 106, ("#8FE0D2", 0, 0.55), ("#4FBCC0", 1, 0.8)))
        s.shape(wob(ell(92, wl + 1, 78, 5), 1.6, 7, 4).difference(ell(92, wl - 1.5, 66, 2.5)), "#FFFFFF", 0.85)
        s.lines([[(10, 98), (40, 101), (70, 99)], [(96, 104), (130, 106), (168, 100)], [(30, 109), (66, 111)],
            [(112, 113), (142, 112)]], "#FFFFFF", 1.8, 0.75)
        for x, y in ((44, 30), (134, 30)):
            s.lines([[(x - 8, y - 3), (x - 4, y - 6), (x, y - 2), (x + 4, y - 6), (x + 8, y - 3)]], "#FFFFFF", 2,
                0.95)
    else:
        # seaweed, fish, bubbles, light ripples over the hull
        for x in (18, 30, 150, 162):
            h_ = r.uniform(18, 34)
            s.line([(x, 108), (x + 4, 108 - h_ * 0.4), (x - 3, 108 - h_ * 0.75), (x + 3, 108 - h_)], C("#4C8F52"), 3,
                0.9)
        fish = [(142, 26), (156, 34), (148, 42), (166, 22)] if depth == 2 else [(150, 30)]
        for x, y in fish:
            k = 6 if depth == 2 else 9
            f = unary_union([ell(x, y, k, k * 0.45), poly((x + k * 0.7, y), (x + k * 1.6, y - k * 0.5), (x + k * 1.6,
                y + k * 0.5))])
            s.shape(f, ("#F4C95A" if depth == 2 else "#2C7C9C"), 0.95, C(INK), 0.8)
        for x, y, k in ((84, 28, 2.4), (90, 18, 3.2), (82, 8, 2)):
            s.shape(ell(x, y, k).difference(ell(x, y, k - 0.9)), glow, 0.8)
        s.lines([[(26, 72), (44, 68), (60, 72)], [(96, 54), (120, 52), (138, 46)], [(40, 94), (70, 90), (104, 94)],
            [(112, 84), (134, 78)]], glow, 1.6, 0.42 if depth == 2 else 0.3)
        s.shape(g.difference(sh(g, 2.2, 2.6)), glow, 0.5)
    s.save(f"key_largo/{name}")


def draw():
    for depth, name in ((1, "shallow"), (2, "mid"), (3, "deep")):
        for variant in (1, 2):
            wreck(f"wreck_{name}_{variant}", depth, variant)
