"""The tutor: Fathom, the harbour master's parrot, in his poses; his head in a ring, and the bollard he stands on."""

import re

from shapely.affinity import rotate, translate
from shapely.geometry import Point, box

from art.forms import blob, ell
from art.ink import Svg, ink, mix, num
from art.shell.parrot_head import head
from art.shell.parrot_parts import BLUE, GOLDY, OUTL, RED, TEAL, body, feather, feet, folded, place, scarf, wing


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
