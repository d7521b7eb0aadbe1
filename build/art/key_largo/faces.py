"""A kit for faces: outlines, noses, eyes, mouths, a turn of the head, hats and props, so that no two people are alike.

Head coordinates: the origin is the bridge of the nose, a head is about 100 high.
"""

from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Polygon

from art.forms import blob, ell, poly, rect, spl, stroke_poly
from art.ink import INK, Svg, dk, ink, lt, mix
from art.key_largo.portraits import SKIN, portrait_bg

SHAPE = {"oval": [(0, -54), (29, -45), (41, -12), (36, 24), (17, 49)],
    "square": [(0, -52), (35, -45), (43, -14), (42, 28), (27, 49)],
    "round": [(0, -50), (35, -41), (48, -6), (44, 28), (23, 48)], "long": [(0, -58), (26, -50), (35, -14), (32, 28),
    (18, 56)], "heart": [(0, -54), (34, -46), (43, -16), (31, 20), (10, 49)],
    "jowl": [(0, -50), (28, -44), (38, -12), (49, 28), (31, 50)]}
CHIN = {"oval": 54, "square": 51, "round": 51, "long": 62, "heart": 53, "jowl": 55}


class Fig:
    """A head to draw on: its own coordinates, scale, turn, and the drawing it goes to."""

    def __init__(self, s, cx=100, cy=106, k=1.0, rot=0, turn=0):
        self.s, self.cx, self.cy, self.k, self.rot, self.turn = s, cx, cy, k, rot, turn

    def T(self, g):
        """An area from head coordinates to the picture's."""
        g = scale(g, self.k, self.k, origin=(0, 0))
        if self.rot:
            g = rotate(g, self.rot, origin=(0, 40 * self.k))
        return translate(g, self.cx, self.cy)

    def P(self, pts):
        """Points likewise."""
        return list(self.T(LineString(pts)).coords)

    def B(self, *pts, n=6):
        """A blob through points of the head."""
        return self.T(blob(*pts, n=n))

    def E(self, x, y, a, b=None, r=0):
        """An ellipse of the head."""
        return self.T(ell(x, y, a, b, r))

    def ink(self, g, col, d=5, ow=1.8, hat=False, **kw):
        """Ink a form that is in the picture's coordinates."""
        ink(self.s, g, col, ow=max(1.1, ow * min(1, self.k + 0.1)), d=d * self.k, hat=hat, **kw)
        return g

    def L(self, many, col, w, op=1.0, smooth=True):
        """Pen lines in head coordinates."""
        self.s.lines([self.P(q) for q in many], col, max(0.9, w * self.k), op, smooth)


def face(f, skin, shape="oval", nose="snub", eye="open", mouth="smile", brow="#3A2A20", bw=3.2, btilt=0, old=0,
        ears=1, cheek=0.26, iris="#3A2A20", neck=17, lips=None, fem=False):
    s, c, t = f.s, SKIN.get(skin, skin), f.turn
    f.ink(f.B((-neck + 3, 30), (neck - 3, 30), (neck, 66), (0, 76), (-neck, 66), n=4), dk(c, 0.18), d=5)
    half = SHAPE[shape]
    ew = half[2][0]
    for sg in (-1, 1):
        if ears and sg * t < 6:
            f.ink(f.E(sg * ew + t * 0.3, 6, 8.5, 12.5), c, d=3, ow=1.5)
            f.L([[(sg * (ew + 2) + t * 0.3, 1), (sg * (ew + 4) + t * 0.3, 6), (sg * (ew + 1) + t * 0.3, 12)]],
                dk(c, 0.45), 1.2, 0.6)
    pts = [(x, y) for x, y in half] + [(t * 0.5, CHIN[shape])] + [(-x, y) for x, y in half[:0:-1]]
    g = f.B(*pts)
    f.ink(g, c, d=11, ow=2.2, hat=True, seed=6, gap=4, shade=0.26, hop=0.26)
    for x in (-25 + t, 25 + t):
        s.shape(f.E(x, 20, 10.5, 7).intersection(g), "#D8604A", cheek)
    gap = 18 if shape != "long" else 15
    for sg in (-1, 1):
        x = sg * gap + t * 1.1
        near = 1 if sg * t <= 0 else 0.86
        w, h = {"open": (8.2, 6), "wide": (9, 8.6), "narrow": (8.4, 3.4), "sleepy": (8.6, 4.6), "side": (8.4, 5.4),
            "closed": (0, 0), "wink": (8.2, 6)}[eye]
        shut = eye == "closed" or (eye == "wink" and sg > 0)
        if shut:
            f.L([[(x - 9, 1), (x, -5), (x + 9, 1)]], dk(c, 0.8), 2.6)
        else:
            e = f.E(x, 0, w * near, h)
            s.shape(e, "#FFFDF4", 1, dk(c, 0.7), 1.3)
            ox = 5 if eye == "side" else 1 + t * 0.15
            oy = 1.4 if eye == "sleepy" else 0.4
            r = 4.4 if eye != "wide" else 4.0
            s.shape(f.E(x + ox, oy, r).intersection(e), iris)
            s.shape(f.E(x + ox, oy, 2.2).intersection(e), "#120C0A")
            s.shape(f.E(x + ox - 1.4, oy - 1.6, 1.4).intersection(e), "#FFFFFF")
            f.L([[(x - 9.5 * near, -1), (x - 2, -h - 1.4), (x + 9 * near, -2)]], dk(c, 0.78), 2.6 if fem else 2.0)
            if fem:
                f.L([[(x + sg * 8, -3), (x + sg * 12, -7)]], dk(c, 0.78), 1.8)
            if eye == "sleepy":
                f.L([[(x - 8, -1.4), (x, -2.6), (x + 8, -1.4)]], dk(c, 0.4), 2)
        if bw:
            s.shape(f.T(stroke_poly([(x - sg * 10, -12 + btilt), (x, -16 - (2 if eye == "wide" else 0)), (x + sg * 11,
                -12 - btilt * 0.6)], bw, bw * 0.45)), brow)
        if old:
            f.L([[(x + sg * 11, 3), (x + sg * 16, 1)], [(x + sg * 11, 5), (x + sg * 16, 7)], [(x - 6, 8.5), (x, 10),
                (x + 7, 8)]], dk(c, 0.5), 1.2, 0.55)
    n = {"snub": [(-3, 4), (3, 4), (8, 16), (6, 21), (0, 22), (-6, 21), (-7, 16)],
        "button": [(-2, 10), (3, 10), (7, 16), (4, 21), (-3, 21), (-6, 16)],
        "hook": [(-4, -6), (4, -6), (11, 6), (12, 18), (7, 25), (1, 27), (-7, 21), (-6, 10)],
        "broad": [(-4, 0), (4, 0), (8, 12), (15, 19), (10, 24), (0, 25), (-10, 24), (-14, 19), (-8, 12)],
        "long": [(-3, -4), (3, -4), (7, 14), (9, 24), (3, 28), (-5, 27), (-8, 22), (-5, 10)],
        "bulb": [(-4, 2), (4, 2), (9, 9), (14, 18), (8, 26), (-5, 26), (-11, 19), (-8, 10)]}[nose]
    tt = t * 1.45
    f.ink(f.B(*[(x + tt, y) for x, y in n], n=5), lt(c, 0.12), d=3.2, ow=1.1, out=dk(c, 0.52))
    lp = lips or dk(mix(c, "#A8443A", 0.5), 0.12)
    m, y = t * 1.2, 35 + (5 if shape == "long" else 0)
    if mouth == "smile":
        f.L([[(m - 15, y - 3), (m - 6, y + 2), (m + 6, y + 2), (m + 15, y - 3)]], dk(lp, 0.45), 2.5)
        if fem:
            s.shape(f.B((m - 10, y), (m - 3, y - 2.6), (m, y - 1), (m + 3, y - 2.6), (m + 10, y), (m, y + 7), n=4),
                lp, 1, dk(lp, 0.5), 0.9)
    elif mouth == "grin":
        s.shape(f.B((m - 17, y - 5), (m, y - 1), (m + 17, y - 5), (m + 9, y + 8), (m - 9, y + 8), n=5), "#FFFDF4", 1,
            dk(lp, 0.6), 1.8)
        f.L([[(m - 13, y + 1), (m, y + 3), (m + 13, y + 1)]], "#C9B8A0", 1)
    elif mouth == "open":
        g2 = f.B((m - 12, y - 4), (m, y - 5), (m + 12, y - 4), (m + 8, y + 10), (m - 8, y + 10), n=5)
        s.shape(g2, "#5A1A1A", 1, dk(lp, 0.6), 1.6)
        s.shape(f.T(rect(m - 8, y - 4, 16, 4)).intersection(g2), "#FFFDF4")
        s.shape(f.E(m, y + 10, 7, 4).intersection(g2), "#C85A50")
    elif mouth == "o":
        s.shape(f.E(m, y + 1, 6, 7.5), "#5A1A1A", 1, dk(lp, 0.5), 2)
    elif mouth == "flat":
        f.L([[(m - 12, y), (m, y - 1), (m + 12, y + 1)]], dk(lp, 0.5), 2.5)
        f.L([[(m - 6, y + 6), (m + 6, y + 6)]], dk(c, 0.4), 1.3, 0.7)
    elif mouth == "smirk":
        f.L([[(m - 11, y + 2), (m + 2, y + 2), (m + 14, y - 5)], [(m + 16, y - 8), (m + 18, y - 3)]], dk(lp, 0.5),
            2.5)
    if old:
        f.L([[(-13 + tt, 22), (-19 + t, 29), (-19 + t, 36)], [(13 + tt, 22), (20 + t, 29), (20 + t, 36)], [(-14, -34),
            (0, -37), (14, -34)]] + ([[(-16, -28), (0, -30), (16, -28)]] if old > 1 else []), dk(c, 0.5), 1.4, 0.6)
    return g


def torso(s, col, w=1.0, top=166, cx=100, slope=22, neck=26):
    """Shoulders of any breadth; slope: how far they fall."""
    return ink(s, blob((cx - 74 * w, 262), (cx - 72 * w, top + slope + 18), (cx - 56 * w, top + slope),
        (cx - neck, top), (cx + neck, top), (cx + 56 * w, top + slope), (cx + 72 * w, top + slope + 18),
        (cx + 74 * w, 262), n=5), col, ow=2.2, d=12, seed=int(w * 90), gap=4.4)


def stripes(s, g, col, y0, y1, step=13, h=5):
    for y in range(y0, y1, step):
        b = Polygon(spl([(0, y + 6), (60, y + 1), (100, y), (140, y + 1), (200, y + 6)], False, 4)
            + spl([(200, y + 6 + h), (140, y + 1 + h), (100, y + h), (60, y + 1 + h), (0, y + 6 + h)], False, 4))
        s.shape(b.buffer(0).intersection(g.buffer(-1)), col, 0.95)


def lapels(s, col, shirt="#FFF6E0", cx=100, top=162, w=18):
    ink(s, poly((cx - w, top), (cx + w, top), (cx + 5, 250), (cx - 5, 250)), shirt, ow=1.5, d=0, hat=False)
    for sg in (-1, 1):
        ink(s, poly((cx + sg * w, top - 2), (cx + sg * (w + 17), top + 12), (cx + sg * (w + 8), top + 44),
            (cx + sg * 4, 240), (cx + sg * 8, top + 34)), dk(col, 0.12 if sg < 0 else 0.34), ow=1.5, d=0, hat=False)


def hand(s, x, y, skin, a=0, k=1.0):
    c = SKIN.get(skin, skin)
    g = rotate(blob((x - 13 * k, y + 16 * k), (x - 15 * k, y - 2 * k), (x - 8 * k, y - 12 * k), (x + 8 * k, y - 12
        * k), (x + 15 * k, y), (x + 12 * k, y + 16 * k), n=5), a)
    ink(s, g, c, ow=1.7, d=4, hat=False)
    s.lines([list(rotate(LineString([(x + i * 7 * k - 4 * k, y - 10 * k), (x + i * 7 * k - 4 * k, y)]), a,
        origin=g.centroid).coords) for i in (-1, 0, 1)], dk(c, 0.5), 1.3, 0.7, False)


def hair(f, pts, col, d=7, seed=3, n=6):
    return f.ink(f.B(*pts, n=n), col, d=d, ow=1.9, hat=True, seed=seed, gap=3.4)


def boater(f, col="#F6E0A4", band="#2E6E80", a=0):
    f.ink(f.T(rotate(ell(0, -36, 60, 11), a)), col, d=4, ow=2, hat=True)
    f.ink(f.T(rotate(poly((-37, -38), (-35, -66), (35, -66), (37, -38)), a, origin=(0, -36))), col, d=7, ow=1.9,
        hat=True)
    f.s.shape(f.T(rotate(poly((-37, -39), (-36, -52), (36, -52), (37, -39)), a, origin=(0, -36))), band, 1, INK, 1)
    f.ink(f.T(rotate(ell(0, -66, 35, 6), a, origin=(0, -36))), lt(col, 0.3), d=2, ow=1.2)


def bowler(f, col, band, a=0):
    f.ink(f.T(rotate(blob((-39, -34), (-38, -62), (-18, -80), (18, -80), (38, -62), (39, -34), (0, -40), n=6), a,
        origin=(0, -36))), col, d=8, ow=2, hat=True)
    f.s.shape(f.T(rotate(blob((-39, -36), (0, -43), (39, -36), (39, -46), (0, -53), (-39, -46), n=4), a,
        origin=(0, -36))), band, 1, INK, 1)
    f.ink(f.T(rotate(blob((-58, -36), (-40, -35), (0, -42), (40, -35), (58, -36), (44, -27), (0, -33), (-44, -27),
        n=5), a, origin=(0, -36))), col, d=3, ow=1.8)


def flat_cap(f, col, a=0, peak=1):
    f.ink(f.T(rotate(blob((-46, -24), (-52, -46), (-28, -64), (16, -66), (48, -50), (46, -26), (0, -34), n=6), a,
        origin=(0, -30))), col, d=8, ow=2, hat=True)
    f.ink(f.T(rotate(blob((-40 * peak, -30), (0, -38), (40 * peak, -28), (48 * peak, -18), (10 * peak, -25),
        (-30 * peak, -25), n=5), a, origin=(0, -30))), dk(col, 0.25), d=2, ow=1.7)
    f.s.shape(f.E(-2, -64, 5, 3.4), dk(col, 0.2), 1, INK, 1)


def glasses(f, col="#3A2A20", r=12, tint=None):
    t = f.turn * 1.1
    for sg in (-1, 1):
        if tint:
            f.s.shape(f.E(sg * 18 + t, 0, r), tint)
            f.s.shape(f.T(poly((sg * 18 + t - r * 0.6, -r * 0.2), (sg * 18 + t - r * 0.1, -r * 0.75), (sg * 18 + t
                + r * 0.2, -r * 0.7), (sg * 18 + t - r * 0.5, r * 0.2))), "#FFFFFF", 0.35)
        else:
            f.s.shape(f.E(sg * 18 + t, 0, r), "#DFF6F4", 0.28)
        f.s.shape(f.E(sg * 18 + t, 0, r + 1.4).difference(f.E(sg * 18 + t, 0, r - 0.8)), col)
    f.L([[(-18 + r + t, -1), (t, -4), (18 - r + t, -1)], [(-18 - r + t, -2), (-42, -4)], [(18 + r + t, -2),
        (42, -4)]], col, 2)


def mous(f, col, w=24, y=26, droop=0):
    t = f.turn * 1.3
    f.ink(f.B((t - w, y + droop), (t - w * 0.5, y - 4), (t, y), (t + w * 0.5, y - 4), (t + w, y + droop),
        (t + w * 0.6, y + 8 + droop * 0.3), (t, y + 6), (t - w * 0.6, y + 8 + droop * 0.3), n=5), col, d=3, ow=1.4)


def beard(f, col, L=30, w=44, seed=5, gap=True):
    t = f.turn
    f.ink(f.B((-w, 4), (-w + 9, 24), (-16 + t, 29), (t, 27), (16 + t, 29), (w - 9, 24), (w, 4), (w - 2, 36),
        (w * 0.5, 48 + L * 0.6), (t * 0.6, 52 + L), (-w * 0.5, 48 + L * 0.6), (-w + 2, 36), n=6), col, d=9, ow=2,
        hat=True, seed=seed, gap=3.6)
    if gap:
        f.s.shape(f.B((t - 11, 37), (t, 34), (t + 11, 37), (t, 43), n=4), "#7A2A20", 1, INK, 1.2)


def portrait(title, c1, c2, seed):
    s = Svg(200, 240, "encounter: " + title)
    s.tol = 0.3
    portrait_bg(s, c1, c2, seed)
    return s


def note(s, x, y, a, col="#8FB08A"):
    g = rotate(rect(x - 26, y - 13, 52, 26, 2), a)
    ink(s, g, "#F3EFCF", ow=1.4, d=2, hat=False)
    s.shape(g.buffer(-3.4).difference(g.buffer(-5.4)), col)
    s.shape(ell(x, y, 6), col)
