"""Fathom the parrot, feather by feather: wings, body, feet, scarf."""

from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString

from art.forms import blob, ell, spl, stroke_poly
from art.ink import dk, ink, lt, mix

RED, BLUE, GOLDY, TEAL, CREAM = "#CE3F2C", "#245C9C", "#F4B93C", "#1E7F86", "#FBF0DC"
BRASS, NAVY, GREY = "#D69A3A", "#1D3B52", "#56636B"
OUTL = "#2A1418"


def feather(L, w):
    return blob(
        (0, -w * 0.42),
        (L * 0.55, -w * 0.56),
        (L * 0.92, -w * 0.3),
        (L, w * 0.06),
        (L * 0.88, w * 0.36),
        (L * 0.5, w * 0.56),
        (0, w * 0.42),
        n=4,
    )


def place(g, a, x, y, flip=False):
    if flip:
        g = scale(g, 1, -1, origin=(0, 0))
    return translate(rotate(g, a, origin=(0, 0)), x, y)


def wing(s, x, y, a, k=1.0, flip=False, point=False):
    """Open wing from the shoulder along +x, turned by a. point: the leading feather is a finger."""

    def T(g):
        return place(scale(g, k, k, origin=(0, 0)), a, x, y, flip)

    n = 6
    for i in range(n):  # long blue feathers, the inner ones first
        t = i / (n - 1)
        ang = (82 if not point else 66) * (1 - t) - (2 if point else 0)
        L = 84 + 44 * t + (26 if point and i == n - 1 else 0) - (18 if point and i < n - 1 else 0)
        g = translate(rotate(feather(L, 25), ang, origin=(0, 0)), 22 + 34 * t, 6 - 6 * t)
        ink(s, T(g), mix(BLUE, TEAL, 0.55 * (1 - t)), ow=1.8, d=4 * k, hat=False, out=OUTL)
        q = translate(rotate(LineString([(24, 0), (L * 0.86, 1)]), ang, origin=(0, 0)), 22 + 34 * t, 6 - 6 * t)
        s.line(list(T(q).coords), lt(BLUE, 0.5), 1.4 * k, 0.55)
    for i in range(6):
        t = i / 5
        ang = (86 if not point else 66) * (1 - t) + 2
        g = translate(rotate(feather(54 + 14 * t, 22), ang, origin=(0, 0)), 12 + 30 * t, 4 - 5 * t)
        ink(s, T(g), GOLDY if i % 2 else lt(GOLDY, 0.15), ow=1.6, d=3 * k, hat=False, out=OUTL)
    g = blob(
        (-20, 8),
        (-16, -18),
        (18, -22),
        (62, -16),
        (84, -6),
        (72, 10),
        (52, 12),
        (44, 26),
        (28, 30),
        (14, 40),
        (-6, 34),
        n=5,
    )
    ink(s, T(g), RED, ow=2, d=8 * k, seed=4, out=OUTL)
    for px, py in ((10, 4), (30, -4), (24, 16), (50, -4), (2, 22)):
        q = LineString(spl([(px - 6, py - 2), (px, py + 5), (px + 6, py - 2)], False, 4))
        s.line(list(T(q).coords), dk(RED, 0.5), 1.4 * k, 0.6)


def folded(s):
    """Near wing laid on the back."""
    g = blob(
        (138, 196),
        (176, 192),
        (196, 224),
        (194, 270),
        (170, 320),
        (136, 356),
        (112, 372),
        (110, 330),
        (114, 270),
        (120, 222),
        n=6,
    )
    ink(s, g, BLUE, ow=2.2, d=9, seed=8, out=OUTL)
    for a, b in (((176, 300), (122, 364)), ((166, 286), (116, 348)), ((152, 280), (113, 326))):
        s.line([a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2 + 3), b], lt(BLUE, 0.45), 2, 0.7)
        s.line(
            [(a[0] + 3, a[1] + 3), ((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2 + 6), (b[0] + 3, b[1] + 3)],
            dk(BLUE, 0.6),
            1.8,
            0.8,
        )
    y_ = blob(
        (116, 262),
        (124, 226),
        (186, 226),
        (197, 252),
        (190, 284),
        (178, 276),
        (168, 294),
        (154, 282),
        (142, 298),
        (130, 284),
        (118, 292),
        n=5,
    )
    ink(s, y_, GOLDY, ow=1.8, d=6, seed=5, out=OUTL)
    r_ = blob(
        (124, 240),
        (122, 212),
        (140, 190),
        (176, 188),
        (194, 214),
        (194, 246),
        (184, 240),
        (176, 256),
        (164, 244),
        (152, 260),
        (140, 246),
        (130, 256),
        n=5,
    )
    ink(s, r_, RED, ow=2, d=7, seed=3, out=OUTL)
    for px, py in ((146, 210), (166, 208), (138, 228), (156, 226), (176, 226)):
        s.line([(px - 7, py - 3), (px, py + 4), (px + 7, py - 3)], dk(RED, 0.5), 1.5, 0.6)


def body(s):
    for (x0, y0), (x1, y1), (x2, y2), c, w in (
        ((150, 320), (114, 384), (78, 432), dk(BLUE, 0.1), 15),
        ((166, 324), (136, 388), (108, 440), RED, 17),
        ((156, 322), (124, 386), (92, 438), mix(RED, GOLDY, 0.1), 14),
    ):
        g = stroke_poly([(x0, y0), (x1, y1), (x2, y2)], w, 6)
        ink(s, g, c, ow=2, d=5, hat=False, out=OUTL)
        s.line([(x0, y0 + 6), (x1 + 1, y1), (x2 + 4, y2 - 8)], dk(c, 0.5), 1.4, 0.5)
    g = blob(
        (146, 150),
        (130, 200),
        (124, 262),
        (140, 322),
        (178, 352),
        (216, 344),
        (240, 302),
        (250, 250),
        (244, 206),
        (226, 166),
        (190, 146),
        n=6,
    )
    ink(s, g, RED, ow=2.4, d=15, seed=7, gap=4.4, out=OUTL)
    b = blob((206, 206), (236, 222), (242, 262), (230, 306), (206, 334), (188, 330), (198, 290), (204, 246), n=5)
    s.shape(b, mix(RED, GOLDY, 0.55), 0.75)
    for px, py in ((214, 232), (228, 246), (212, 258), (226, 274), (208, 284), (220, 300), (204, 312)):
        s.line([(px - 7, py - 3), (px, py + 4), (px + 7, py - 3)], dk(RED, 0.35), 1.6, 0.55)


def feet(s):
    for x in (172, 224):
        ink(
            s,
            blob((x - 16, 336), (x + 14, 334), (x + 12, 358), (x - 12, 360), n=4),
            dk(RED, 0.18),
            ow=1.8,
            d=5,
            hat=False,
            out=OUTL,
        )
        for dx, a in ((-11, 8), (11, -8)):

            def T(g, a=a, x=x):
                return rotate(g, a, origin=(x, 352))

            s.shape(T(blob((x + dx - 5, 374), (x + dx + 5, 374), (x + dx + 3, 384), (x + dx, 391), n=4)), "#1C2228")
            ink(
                s,
                T(
                    blob(
                        (x + dx - 8, 354),
                        (x + dx + 8, 354),
                        (x + dx + 10, 366),
                        (x + dx + 6, 380),
                        (x + dx - 6, 380),
                        (x + dx - 10, 366),
                        n=4,
                    )
                ),
                "#7A8890",
                ow=1.7,
                d=4,
                hat=False,
                out=OUTL,
            )
            s.lines(
                [list(T(LineString([(x + dx - 5, y), (x + dx + 5, y)])).coords) for y in (364, 371)],
                "#3A464E",
                1.4,
                0.7,
                False,
            )


def scarf(s):
    ink(
        s,
        blob((226, 186), (250, 214), (244, 226), (228, 214), (222, 230), (210, 222), (212, 196), n=4),
        TEAL,
        ow=1.8,
        d=4,
        hat=False,
        out=OUTL,
    )
    g = blob(
        (144, 164), (168, 178), (204, 182), (236, 166), (244, 178), (234, 198), (204, 208), (164, 202), (140, 186), n=5
    )
    ink(s, g, TEAL, ow=2, d=6, hat=True, seed=2, gap=3.6, out=OUTL)
    ink(s, ell(226, 194, 12, 11), lt(TEAL, 0.12), ow=1.7, d=3, hat=False, out=OUTL)
    for x, y in ((156, 182), (174, 191), (194, 194), (212, 188), (186, 202), (232, 216)):
        s.shape(ell(x, y, 3.2), "#F7EBD0")
