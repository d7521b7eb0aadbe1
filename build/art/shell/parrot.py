"""The tutor: Fathom, the harbour master's parrot, in his poses; his head in a ring, and the bollard he stands on."""

import re

from shapely.affinity import rotate, scale, translate
from shapely.geometry import LineString, Point, box

from art.forms import blob, ell, rect, spl, stroke_poly
from art.ink import Svg, dk, ink, lt, mix, num

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

            def T(g):
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


def head(s, rot=0, dx=0, dy=0, mouth=0, eye="open", cap=(0, 0, 0), look=0):
    """mouth: degrees the lower beak drops."""

    def T(g):
        return translate(rotate(g, rot, origin=(190, 170)), dx, dy)

    def E(x, y, a, b=None, r=0):
        return T(ell(x, y, a, b, r))

    def L(many, c, w, op=1.0):
        s.lines(
            [list(T(LineString(spl(p, False, 5) if len(p) > 2 else p)).coords) for p in many], c, w, op, smooth=False
        )

    if mouth:  # lower beak behind
        lo = rotate(
            blob((240, 138), (262, 142), (278, 152), (272, 164), (254, 166), (238, 156), n=5), mouth, origin=(238, 142)
        )
        ink(s, T(lo), "#4A3A36", ow=1.9, d=4, hat=False, out=OUTL)
        tg = rotate(
            blob((246, 140), (264, 144), (270, 151), (256, 153), (244, 150), n=4), mouth * 0.7, origin=(238, 142)
        )
        ink(s, T(tg), "#B5525A", ow=1.3, d=2, hat=False, out=OUTL)
    else:
        ink(
            s,
            T(blob((242, 140), (262, 144), (274, 152), (266, 165), (248, 164), n=5)),
            "#4A3A36",
            ow=1.9,
            d=4,
            hat=False,
            out=OUTL,
        )
    h = blob(
        (142, 136), (150, 92), (186, 66), (232, 72), (256, 104), (252, 144), (232, 176), (190, 190), (152, 176), n=6
    )
    ink(s, T(h), RED, ow=2.4, d=11, seed=9, gap=4.2, out=OUTL)
    for px, py in ((166, 116), (160, 140), (178, 136), (172, 158), (192, 160), (212, 168)):
        L([[(px - 6, py - 3), (px, py + 4), (px + 6, py - 3)]], dk(RED, 0.45), 1.6, 0.6)
    f = blob((200, 96), (226, 84), (250, 98), (254, 126), (240, 150), (214, 152), (196, 134), n=6)
    ink(s, T(f), CREAM, ow=1.6, d=5, hat=False, out=dk(RED, 0.55), shade=0.2)
    for _i, (x0, x1, y) in enumerate(((206, 222, 137), (210, 232, 144), (232, 246, 138))):
        L([[(x, y), (x + 4, y - 1)] for x in range(x0, x1, 7)], RED, 2, 0.8)
    # beak
    b = blob(
        (244, 90),
        (268, 84),
        (294, 98),
        (308, 126),
        (304, 156),
        (292, 178),
        (286, 160),
        (276, 146),
        (258, 140),
        (244, 138),
        n=6,
    )
    ink(s, T(b), "#F6E4BE", ow=2.2, d=9, hat=True, seed=3, gap=3.6, out=OUTL)
    s.shape(T(blob((304, 134), (305, 156), (292, 178), (287, 160), (292, 146), n=5)), "#6A4E40", 0.8)
    s.shape(T(blob((254, 96), (270, 92), (286, 102), (268, 100), n=5)), "#FFFFFF", 0.75)
    s.shape(E(256, 108, 4, 3, -20), "#5A3A2A")
    # eye
    ex, ey = 222, 112
    if eye == "happy":
        L([[(ex - 14, ey + 5), (ex, ey - 9), (ex + 14, ey + 5)]], OUTL, 4.6)
    else:
        s.shape(E(ex, ey, 17), OUTL)
        s.shape(E(ex, ey, 14.6), "#FFE79A")
        s.shape(E(ex - 1, ey - 1, 12.4), "#FFF6D0", 0.6)
        s.shape(E(ex + 1.5 + look * 0.6, ey + (-3.5 if eye == "up" else 0.5), 8.8), "#1B1216")
        s.shape(E(ex - 1.6 + look * 0.6, ey - 4 - (3 if eye == "up" else 0), 3.4), "#FFFFFF")
        if eye == "up":
            L([[(ex - 15, ey - 12), (ex, ey - 19), (ex + 15, ey - 15)]], OUTL, 3.6)
        if eye == "open":
            L([[(ex - 17, ey - 9), (ex - 4, ey - 20), (ex + 13, ey - 18)]], OUTL, 2.6)
        if eye == "sly":
            s.shape(E(ex, ey, 15).intersection(T(rect(ex - 20, ey - 20, 40, 15))), dk(RED, 0.1))
            L([[(ex - 16, ey - 5), (ex, ey - 6), (ex + 16, ey - 5)]], OUTL, 3.2)
    # harbour master's cap
    cx, cy, ca = cap

    def C(g):
        return translate(rotate(g, ca, origin=(196, 80)), cx, cy)

    def CT(g):
        return C(T(g))

    crown = blob((144, 78), (128, 54), (150, 28), (200, 16), (246, 24), (266, 46), (252, 68), n=6)
    ink(s, CT(crown), "#F7F1E2", ow=2.2, d=9, hat=True, seed=5, gap=4, out=OUTL)
    s.lines(
        [list(CT(LineString(spl([(150, 60), (196, 42), (250, 50)], False, 5))).coords)],
        "#B9AE98",
        1.6,
        0.8,
        smooth=False,
    )
    band = blob((142, 96), (146, 72), (196, 58), (250, 60), (258, 80), (200, 80), n=5)
    ink(s, CT(band), NAVY, ow=2, d=4, hat=False, out=OUTL)
    s.lines(
        [list(CT(LineString(spl([(146, 84), (198, 70), (254, 71)], False, 5))).coords)], BRASS, 2.6, 0.95, smooth=False
    )
    peak = blob((196, 78), (236, 70), (262, 70), (294, 82), (278, 88), (240, 84), (204, 89), n=5)
    ink(s, CT(peak), "#141C24", ow=1.8, d=3, hat=False, out="#0A0E12")
    s.lines(
        [list(CT(LineString(spl([(212, 82), (246, 76), (276, 82)], False, 5))).coords)],
        "#8FA4B4",
        1.8,
        0.8,
        smooth=False,
    )
    ink(s, CT(ell(228, 62, 15.5, 16)), BRASS, ow=1.9, d=4, hat=False, out=OUTL)
    m = [[(228, 54), (228, 72)], [(223, 58), (233, 58)], [(219, 66), (222, 71), (228, 73), (234, 71), (237, 66)]]
    s.lines([list(CT(LineString(q)).coords) for q in m], "#5A3A0C", 2.2, 1, smooth=False)


def spyglass(s, x, y, a):
    def T(g):
        return place(g, a, x, y)

    ink(s, T(rect(-6, -9, 46, 18, 3)), BRASS, ow=1.7, d=4, hat=False, out=OUTL)
    ink(s, T(rect(38, -12, 42, 24, 3)), "#7A4526", ow=1.7, d=5, hat=False, out=OUTL)
    ink(s, T(rect(78, -15, 12, 30, 3)), BRASS, ow=1.7, d=3, hat=False, out=OUTL)


def short(d):
    """M x,y L x,y Z in relative tenths: exact, and a third shorter."""
    out, cx, cy = "", 0, 0
    for sub in re.findall(r"M([^MZ]*)(Z?)", d):
        ps = [tuple(round(float(v) * 10) for v in q.split(",")) for q in sub[0].split("L")]
        out += "M%s %s" % tuple(num(v / 10) for v in ps[0])
        cx, cy = ps[0]
        cmd = "l"
        for x, y in ps[1:]:
            a, b = (re.sub(r"^(-?)0\.", r"\1.", num(v / 10)) for v in (x - cx, y - cy))
            out += cmd + a + " " + b
            cmd = " "
            cx, cy = x, y
        out += sub[1]
    return out.replace(" -", "-")


def pose(name, title, draw):
    s = Svg(440, 450, "tutor: " + title)
    s.tol = 0.72
    draw(s)
    s.b = [re.sub(r' d="([^"]*)"', lambda m: ' d="%s"' % short(m.group(1)), b) for b in s.b]
    s.save("ui/tutor_" + name)


def p_point(s):
    body(s)
    folded(s)
    feet(s)
    scarf(s)
    head(s, 4, 2, 2, 12, "open", look=4)
    wing(s, 216, 232, -6, 1.0, point=True)


def p_explain(s):
    wing(s, 158, 226, 200, 0.84, flip=True)
    body(s)
    feet(s)
    wing(s, 236, 250, -22, 0.9)
    scarf(s)
    head(s, -6, -4, 0, 18, "open", look=-1)


def p_cheer(s):
    wing(s, 158, 214, 236, 1.0, flip=True)
    wing(s, 236, 216, -44, 1.0)
    body(s)
    feet(s)
    scarf(s)
    head(s, -12, -2, 6, 26, "happy", cap=(-8, -14, -12))


def p_think(s):
    body(s)
    folded(s)
    feet(s)
    scarf(s)
    head(s, 12, 0, 6, 0, "up", look=5)
    s.clip = None

    # wing tip under the beak
    def T(g):
        return place(g, -74, 224, 278)

    for ang, L in ((26, 74), (14, 84), (2, 90)):
        ink(
            s,
            T(translate(rotate(feather(L, 24), ang, origin=(0, 0)), 12, 0)),
            mix(BLUE, TEAL, 0.3),
            ow=1.8,
            d=4,
            hat=False,
            out=OUTL,
        )
    for ang, L in ((22, 46), (6, 52)):
        ink(s, T(translate(rotate(feather(L, 24), ang, origin=(0, 0)), 6, 0)), GOLDY, ow=1.6, d=3, hat=False, out=OUTL)
    ink(
        s, T(blob((-24, -16), (6, -22), (40, -14), (44, 8), (20, 22), (-16, 20), n=5)), RED, ow=2, d=7, seed=4, out=OUTL
    )


def perch():
    s = Svg(240, 200, "mooring bollard for the tutor; top edge at y 24")
    s.shape(ell(126, 190, 104, 9), "#0A1A22", 0.4)
    ink(
        s,
        blob((56, 30), (184, 30), (178, 110), (190, 188), (50, 188), (62, 110), n=5),
        "#7A5232",
        ow=2.2,
        d=16,
        seed=6,
        gap=4.2,
    )
    s.lines(
        [[(78, 60), (80, 180)], [(110, 50), (108, 184)], [(142, 56), (144, 182)], [(166, 66), (168, 178)]],
        "#4A2E18",
        1.8,
        0.7,
    )
    ink(s, ell(120, 28, 72, 20), "#9A6E44", ow=2.2, d=6, hat=True, seed=2)
    s.lines([list(ell(120, 28, r, r * 0.27).exterior.coords) for r in (52, 34, 16)], "#5E3C20", 1.4, 0.7, smooth=False)
    for _i, y in enumerate((96, 114, 132)):
        ink(
            s,
            blob(
                (54, y + 4),
                (84, y - 4),
                (120, y - 1),
                (156, y - 4),
                (186, y + 2),
                (188, y + 14),
                (156, y + 12),
                (120, y + 16),
                (84, y + 12),
                (52, y + 18),
                n=4,
            ),
            "#D9B478",
            ow=1.7,
            d=4,
            hat=False,
        )
        s.lines([[(x, y + 2), (x + 9, y + 13)] for x in range(62, 180, 12)], "#8A6230", 1.5, 0.7, smooth=False)
    s.save("ui/tutor_perch")


def badge():
    """Head alone in a brass ring: for the corner of a panel, 28 px and up."""
    s = Svg(256, 256, "tutor, head in a ring")
    s.tol = 0.08
    s.shape(Point(128, 132).buffer(118, 40), "#0A171E", 0.5)
    s.shape(Point(128, 128).buffer(120, 40), "#3B2408")
    s.shape(Point(128, 128).buffer(116, 40), s.lin(0, 10, 0, 246, "#F7D27A", "#7A5014"))
    s.shape(Point(128, 128).buffer(104, 40), "#3B2408")
    s.shape(Point(128, 128).buffer(102, 40), s.lin(0, 26, 0, 230, "#3C7F90", "#173F50"))
    s.clip = ell(128, 128, 101)
    neck = blob((60, 300), (70, 214), (128, 190), (186, 214), (200, 300), n=5)
    s.shape(neck.intersection(s.clip), RED, 1, OUTL, 2)
    s.clip = ell(128, 128, 101).union(box(20, 10, 246, 128))
    head(s, 0, -74, 26, 10, "open")
    s.save("ui/tutor_head")


def draw():
    pose("point", "points", p_point)
    pose("explain", "explains", p_explain)
    pose("cheer", "cheers", p_cheer)
    pose("think", "thinks", p_think)
    perch()
    badge()
