"""Fathom's head: beak, eye, and the harbour master's cap."""

from shapely.affinity import rotate, translate
from shapely.geometry import LineString

from art.forms import blob, ell, rect, spl
from art.ink import dk, ink
from art.shell.parrot_parts import BRASS, CREAM, NAVY, OUTL, RED


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
