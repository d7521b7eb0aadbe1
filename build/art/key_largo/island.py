"""The island in layers: contour lines, reef, beach, jungle and tree crowns."""

import math
import random

from shapely.affinity import scale
from shapely.geometry import LineString, Point, Polygon, box
from shapely.ops import unary_union

from art.forms import blob, ell, poly, polys, sh, spl, stroke_poly, wob
from art.ink import FOAM, SAND, Svg, dk, hatch, ink, lt
from art.key_largo.place import COAST, HEIGHT, HORIZON, MIRRORED, WIDTH, there, wrecks

EAST = 330 if MIRRORED else 0
"""How much farther east the land lies than Key Largo."""
CRATER = there([(478, 326)])[0]
VOLCANO = (there([(340, 452), (384, 402), (430, 346), (446, 326), (478, 320), (512, 326), (532, 352), (574, 410),
    (628, 454), (540, 470), (430, 470)]), "#4F7F58")
FOOTHILLS = ((there([(318, 452), (340, 412), (372, 396), (408, 418), (430, 462), (370, 470)]), "#5A9A58"),
    (there([(520, 466), (548, 424), (584, 408), (622, 426), (652, 462), (590, 474)]), "#4C8A58"))
"""The mountain of Windward Key, seen from Key Largo's side."""


def coast():
    g = Polygon(spl(COAST, True, 8)).buffer(0)
    return wob(wob(g, 7, 14, 5), 3, 7, 11)


def near(ids, r):
    return [ell(x, y, r, r * 0.72) for x, y in wrecks(*ids)]


def bands():
    c = coast()
    clip = box(-40, HORIZON, WIDTH + 40, HEIGHT + 40)
    sh1 = unary_union([c.buffer(62), *near((1,), 92)]).buffer(40).buffer(-40)
    sh1 = wob(sh1, 5, 18, 3)
    md = unary_union([sh1.buffer(70), *near((2,), 96)]).buffer(60).buffer(-50)
    md = wob(md, 6, 24, 8)
    return c, sh1.intersection(clip), md.intersection(clip)


def dash(g, r, on=(20, 60), off=(5, 16)):
    out = []
    for p in polys(g):
        for ring in [p.exterior, *p.interiors]:
            d = r.uniform(0, 10)
            while d < ring.length:
                e = min(ring.length, d + r.uniform(*on))
                n = max(2, int((e - d) / 7))
                seg = [ring.interpolate(d + (e - d) * i / n) for i in range(n + 1)]
                seg = [(q.x, q.y) for q in seg]
                if all(-2 < x < WIDTH + 2 and HORIZON + 2 < y < HEIGHT - 1 for x, y in seg):
                    out.append(seg)
                d = e + r.uniform(*off)
    return out


def contours(s, sh1, md):
    r = random.Random(4)
    for g, cols, op in ((sh1, ["#FFFFFF", "#E8FBF2", "#D2F4EA"], 0.75),
            (md, ["#B9ECE6", "#A5DEDE", "#93D2D6"], 0.55)):
        for k, d in enumerate((0, -9, -19)):
            s.lines(dash(g.buffer(d), r, (60 - 16 * k, 140 - 34 * k), (4, 12 + 8 * k)), cols[k], (1.7, 1.2, 0.9)[k],
                op - 0.12 * k, smooth=False, tol=0.5)
    for k, d in enumerate((14, 34, 62)):
        s.lines(dash(md.buffer(d), r, (40, 90), (8, 22)), "#5FB0C4", 1.1, 0.5 - 0.12 * k, smooth=False, tol=0.6)


def contour_layer():
    s = Svg(WIDTH, HEIGHT, "contour lines only (drawn over a painted sea)")
    contours(s, *bands()[1:])
    return s


def reef():
    s = Svg(WIDTH, HEIGHT, "reef: coral heads and sandbanks seen through shallow water, surf lines")
    c, _sh1, _ = bands()
    r = random.Random(17)
    ring = c.buffer(40)
    for i in range(38):  # sandbanks and coral under water
        q = ring.exterior.interpolate(ring.exterior.length * (i + r.uniform(-0.3, 0.3)) / 38)
        k = r.uniform(10, 26)
        g = wob(ell(q.x, q.y, k * 1.7, k * 0.55, r.uniform(-14, 14)).simplify(1), 2.5, 11, i).simplify(0.5)
        if i % 3:
            s.shape(g, "#F3E7B4", 0.34)
            s.shape(sh(scale(g, 0.6, 0.5), -2, -1), "#FFFBE0", 0.3)
        else:
            s.shape(g, "#2E8E96", 0.30)
            for _ in range(5):
                s.shape(ell(q.x + r.uniform(-k, k), q.y + r.uniform(-5, 5), r.uniform(1.6, 4), r.uniform(1.2, 2.4)),
                    r.choice(["#D96A4E", "#E8A25C", "#1F6E7C"]), 0.55)
    s.shape(c.buffer(19).difference(c), "#C6F3E4", 0.55)
    g1 = wob(c.buffer(13), 3.4, 9, 4)
    s.shape(g1.difference(c), FOAM, 0.62)
    s.shape(wob(c.buffer(8.5), 2.4, 7, 9).difference(c), "#A5E4D8", 0.9)
    s.shape(wob(c.buffer(5.4), 2.2, 6, 2).difference(c), "#FFFFFF", 0.95)
    for d, op, w_ in ((27, 0.8, 1.9), (37, 0.5, 1.3)):
        s.lines(dash(wob(c.buffer(d), 4, 9, d), r, (16, 60), (14, 46)), "#FFFFFF", w_, op, smooth=False, tol=0.4)
    return s


def beach():
    s = Svg(WIDTH, HEIGHT, "beach: wet sand, dry sand, ripples, footpaths")
    c = coast()
    s.shape(c, "#C9A468")
    s.shape(c.buffer(-1.2), s.lin(130 + EAST, 250, 700 + EAST, 660, "#F7E8BE", (SAND, 0.45), ("#DDBD83", 1)))
    dry = c.buffer(-13).buffer(-4).buffer(4)
    s.shape(c.buffer(-1).difference(wob(c.buffer(-10), 2, 8, 3)), "#B98F58", 0.35)
    s.shape(wob(dry, 2, 9, 6), "#FBF0CE", 0.65)
    hatch(s, c.buffer(-2).difference(sh(c, -13, -11)), "#9C7340", 0.9, 4.6, -50, 0.5, 3)
    r = random.Random(2)
    ls = []
    for _ in range(170):  # ripples
        a = r.uniform(0, 6.28)
        x, y = 480 + math.cos(a) * r.uniform(180, 350), 450 + math.sin(a) * r.uniform(100, 200)
        ((x, y),) = there([(x, y)])
        if dry.buffer(-6).contains(Point(x, y)):
            L = r.uniform(5, 13)
            ls.append([(x - L, y), (x - L / 2, y - 1.6), (x, y), (x + L / 2, y - 1.6), (x + L, y)])
    s.lines(ls, "#C29A5C", 1, 0.6)
    for _ in range(90):
        ((x, y),) = there([(r.uniform(130, 830), r.uniform(255, 650))])
        if c.buffer(-8).contains(Point(x, y)):
            s.shape(ell(x, y, r.uniform(0.8, 1.8), r.uniform(0.6, 1.2)),
                r.choice(["#B98F58", "#FFFDF0", "#A07A4A", "#D9825C"]), 0.8)
    return s


def lump(s, x, y, k, col, r):
    g = unary_union([ell(x + math.cos(j * 0.9 + x) * k * 0.62, y + math.sin(j * 0.9 + x) * k * 0.5, k
        * r.uniform(0.36, 0.5)) for j in range(7)] + [ell(x, y, k * 0.78, k * 0.64)]).simplify(0.6)
    s.shape(g.buffer(0.9), "#143528", tol=0.5)
    s.shape(g, col, tol=0.5)
    s.shape(g.difference(sh(g, -k * 0.34, -k * 0.3)), dk(col, 0.5), 0.55, tol=0.5)
    s.shape(g.intersection(sh(g, -k * 0.62, -k * 0.55)), lt(col, 0.45), 0.55, tol=0.5)


def hills(s):
    """Three green hills with relief, and bare rock on the high summit."""
    for pts, col in (([(330, 418), (366, 352), (420, 318), (470, 338), (520, 404), (540, 440), (430, 452),
            (340, 440)], "#4C8A58"), ([(440, 430), (484, 346), (524, 306), (560, 318), (602, 384), (640, 436),
            (560, 456), (450, 452)], "#437F52"), ([(400, 450), (436, 404), (478, 384), (520, 402), (560, 446),
            (540, 474), (470, 482), (410, 470)], "#5A9A58")):
        g = wob(blob(*pts), 2, 9, len(pts))
        ink(s, g, col, ow=1.6, d=15, gap=4.6, seed=int(pts[0][0]), shade=0.36, rim=0.3, out="#143528")
        top = min(g.exterior.coords, key=lambda q: q[1])
        s.lines([[(top[0] + 3, top[1] + 6), (top[0] + 9, top[1] + 24), (top[0] + 4, top[1] + 44), (top[0] + 14,
            top[1] + 66)], [(top[0] + 9, top[1] + 24), (top[0] + 24, top[1] + 40)], [(top[0] - 2, top[1] + 10),
            (top[0] - 18, top[1] + 34)]], "#1C4A34", 1.3, 0.6)
    g = blob((500, 330), (524, 305), (546, 312), (562, 334), (548, 330), (536, 342), (522, 330), (510, 340))
    ink(s, g, "#B9AE93", ow=1.3, d=5, gap=3)


def volcano(s):
    """One steep mountain with an open crater, foothills before it, and a thread of smoke."""
    for pts, col in (VOLCANO, *FOOTHILLS):
        g = wob(blob(*pts), 2, 9, len(pts))
        ink(s, g, col, ow=1.6, d=15, gap=4.6, seed=int(pts[0][0]), shade=0.36, rim=0.3, out="#143528")
    r, (x, y) = random.Random(44), CRATER
    for _ in range(15):  # gullies run down from the crater
        k = r.uniform(-1, 1)
        top, low = (x + 30 * k, y + 12 + 6 * (1 - k * k)), (x + 96 * k + r.uniform(-8, 8), y + r.uniform(60, 116))
        middle = ((top[0] + low[0]) / 2 + r.uniform(-4, 4), (top[1] + low[1]) / 2)
        s.line([top, middle, low], "#1C4A34", 1.3, 0.6)
    rim = wob(ell(x, y + 5, 36, 11), 1.6, 6, 3)
    ink(s, wob(blob((x - 50, y + 30), (x - 34, y + 2), (x, y - 4), (x + 34, y + 2), (x + 52, y + 32), (x + 20, y + 22),
        (x - 6, y + 34), (x - 26, y + 20)), 2, 8, 9), "#A08F78", ow=1.3, d=6, gap=3.2)
    s.shape(rim.buffer(2), "#143528")
    s.shape(rim, s.lin(x - 30, y, x + 30, y + 12, "#5A3A2C", ("#C4572B", 0.7), ("#F0A63A", 1)))
    s.shape(ell(x + 5, y + 8, 20, 4.5), "#FFD75E", 0.55)
    for k in range(7):
        s.shape(wob(ell(x - 4 - 7 * k, y - 8 - 9 * k, 7 + 2.4 * k, 6 + 1.7 * k), 1.5, 6, k), "#F3EFE6", 0.5 - 0.06 * k)


def jungle():
    s = Svg(WIDTH, HEIGHT, "jungle: paths, meadow, canopy and the three hills")
    c = coast()
    r = random.Random(31)
    mead = wob(c.buffer(-36).buffer(-14).buffer(14), 5, 12, 7)
    s.shape(mead.buffer(5), "#D9BE7E", 0.8)
    s.shape(mead, s.lin(200 + EAST, 260, 700 + EAST, 640, "#A9BF66", "#86AC58", ("#5F8F4C", 1)))
    hatch(s, mead.difference(sh(mead, -16, -13)).buffer(-1), "#35603A", 0.9, 4.4, -52, 0.45, 5)
    # paths between the four places
    paths = [[(214, 444), (300, 470), (400, 480), (480, 528), (486, 600)],
        [(486, 560), (560, 500), (640, 470), (724, 448)], [(400, 480), (380, 420), (330, 350), (330, 300)],
        [(640, 470), (630, 400), (604, 340), (590, 304)]]
    paths = [there(p) for p in paths]
    for p in paths:
        s.shape(stroke_poly(p, 9, 9).buffer(2).intersection(mead.buffer(3)), "#7D8A4A", 0.55)
    for p in paths:
        s.shape(wob(stroke_poly(p, 8, 8), 0.9, 8, 4).intersection(mead.buffer(5)), "#EBD7A0")
        s.line([(x + 1, y + 4) for x, y in p], "#B9985C", 1.4, 0.55)
    tufts = []
    for _ in range(110):  # grass
        ((x, y),) = there([(r.uniform(150, 800), r.uniform(290, 610))])
        if mead.buffer(-4).contains(Point(x, y)) and not any(LineString(p).distance(Point(x, y)) < 14 for p in paths):
            tufts += [[(x - 4, y - 4), (x - 1.5, y)], [(x, y - 6), (x, y)], [(x + 4, y - 4), (x + 1.5, y)]]
            if r.random() < 0.3:
                s.shape(ell(x + 7, y - 3, 1.9), r.choice(["#FFF6E0", "#F3B44A", "#E8705A"]))
    s.lines(tufts, "#3D6E38", 1.2, 0.7, smooth=False)
    # garden plots behind the tavern and the market
    for x, y, n in ((306 + 614 * MIRRORED, 396, 4), (690, 566, 0), (232, 452, 0)):
        for i in range(n):
            g = poly((x + i * 3, y + i * 9), (x + 58 + i * 3, y + i * 9 - 4), (x + 60 + i * 3, y + i * 9 + 1),
                (x + 2 + i * 3, y + i * 9 + 5))
            s.shape(g, "#8A6A3A", 0.9)
            for k in range(6):
                s.shape(ell(x + 6 + k * 10 + i * 3, y + i * 9 - k * 0.7, 3.4, 2.6), "#6FB04E", 1, "#2F5A2E", 0.7)
    (volcano if MIRRORED else hills)(s)
    return s, canopy(paths, r)


def canopy(paths, r):
    """Tree crowns, back to front: a layer of its own."""
    s = Svg(WIDTH, HEIGHT, "tree crowns on the hills, drawn after the hills")
    spots = []
    tries = 0
    zone = unary_union([blob(*p) for p in ([(318, 424), (400, 362), (560, 362), (650, 430), (600, 474), (480, 500),
        (372, 470)],)])
    while len(spots) < 46 and tries < 4000:
        tries += 1
        x, y = r.uniform(315, 655), r.uniform(350, 492)
        lies = Point(there([(x, y)])[0])
        if zone.contains(Point(x, y)) and all((x - a) ** 2 + (2 * (y - b)) ** 2 > 17**2 for a,
                b in spots) and not any(LineString(p).distance(lies) < 15 for p in paths):
            spots.append((x, y))
    spots += [(300, 300), (318, 282), (286, 320), (660, 292), (640, 280), (684, 300), (618, 590), (360, 586)]
    spots = [q for q in there(spots) if not (MIRRORED and math.dist(q, CRATER) < 62)]
    for x, y in sorted(spots, key=lambda q: q[1]):
        lump(s, x, y, r.uniform(10, 16), r.choice(["#2F6E46", "#3F7D4E", "#4C8F52", "#5FA257"]), r)
    return s


def layers():
    """The drawings of the island by their names, the lowest first."""
    trees = jungle()
    return {"contours": contour_layer(), "reef": reef(), "beach": beach(), "jungle": trees[0], "canopy": trees[1]}


def draw():
    """Write them."""
    for name, drawing in layers().items():
        drawing.save(f"key_largo/island_{name}")
