"""The sonar scope: an iron ring with a brass bezel, the glass with its range rings, and the gleam of the lens over it.

All three are 600 units wide with the glass in the middle (radius 212); the sweep and what burns in are the screen's.
"""

import math

from art.pen import PREC, Svg, circle, f

PHOSPHOR = "#39E08F"
MIDDLE, GLASS = 300, 212


def spoke(degrees, inner, outer):
    """A stroke on a bearing, from one radius to another."""
    x, y = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return f"M{f(MIDDLE + inner * x)} {f(MIDDLE + inner * y)}L{f(MIDDLE + outer * x)} {f(MIDDLE + outer * y)}"


def housing():
    PREC[0] = 1
    s = Svg(600, 600)
    s.note("scope: iron ring, brass bezel, bearing ticks, bolts; the glass lies in its hole")
    s.p(circle(306, 312, 282), "#000000", 0.45)
    s.p(circle(300, 300, 284), "#050B0E")
    iron = s.lin(80, 60, 520, 560, (0, "#6F7F86"), (0.25, "#3A474E"), (0.7, "#1C262B"), (1, "#3B484E"))
    s.p(circle(300, 300, 280), iron)
    s.p(circle(300, 300, 272), st="#9FB0B5", sw=1.5, so=0.4)
    for k in range(8):
        bolt(s, 22.5 + 45 * k, k)
    s.p(circle(300, 300, 246), "#050B0E")
    brass = s.lin(120, 110, 480, 500, (0, "#FFF2C4"), (0.22, "#C08F38"), (0.5, "#E9C677"), (0.78, "#6E4C16"),
        (1, "#B98A3C"))
    s.p(circle(300, 300, 243), brass)
    s.p(circle(300, 300, 240), st="#FFF6D6", sw=1.6, so=0.55)
    s.p("".join(spoke(k, 217, 222) for k in range(0, 360, 5) if k % 10), st="#3A270A", sw=1.3)
    s.p("".join(spoke(k, 217, 229) for k in range(0, 360, 10) if k % 90), st="#3A270A", sw=2.2)
    s.p(circle(300, 300, 214), "#000000")
    s.save("ui/scope_housing")


def bolt(s, degrees, k):
    """A screw of the iron ring, its slot turned its own way."""
    x, y = 300 + 262 * math.cos(math.radians(degrees)), 300 + 262 * math.sin(math.radians(degrees))
    s.p(circle(x + 1.5, y + 2, 12), "#000000", 0.5)
    shine = s.lin(x - 9, y - 9, x + 9, y + 9, (0, "#FFF2C4"), (0.4, "#CF9F45"), (1, "#5C3F12"))
    s.p(circle(x, y, 11), shine, st="#0A0F12", sw=1.6)
    dx, dy = 6 * math.cos(k + 0.6), 6 * math.sin(k + 0.6)
    s.p(f"M{f(x - dx)} {f(y - dy)}L{f(x + dx)} {f(y + dy)}", st="#4A3210", sw=2.4)


def glass():
    PREC[0] = 1
    s = Svg(600, 600)
    s.note("scope: phosphor ground, range rings, cross hairs")
    s.p(circle(300, 300, GLASS), s.rad(300, 300, GLASS, (0, "#0C4136"), (0.55, "#06251F"), (1, "#020C0A")))
    for radius in (53, 106, 159, 205):
        s.p(circle(300, 300, radius), st=PHOSPHOR, sw=1.5, so=0.34)
    s.p("M88 300H512M300 88V512", st=PHOSPHOR, sw=1.3, so=0.34)
    s.p("M150 150L450 450M450 150L150 450", st=PHOSPHOR, sw=1, so=0.16)
    s.p("".join(spoke(k, 205, 190 if k % 30 == 0 else 198) for k in range(0, 360, 5)), st=PHOSPHOR, sw=1.2, so=0.5)
    s.save("ui/scope_glass")


def lens():
    PREC[0] = 1
    s = Svg(600, 600)
    s.note("scope: reflections, above everything")
    dark = s.rad(300, 300, GLASS, (0, "#000000", 0), (0.78, "#000000", 0), (1, "#000000", 0.55))
    s.p(circle(300, 300, GLASS), dark)
    gleam = s.lin(140, 100, 240, 240, (0, "#EFFFF6", 0.32), (1, "#EFFFF6", 0.02))
    s.p("M140 200A190 190 0 0 1 290 98Q210 150 168 250Q150 232 140 200Z", gleam)
    s.p("M470 400A196 196 0 0 1 380 478Q440 440 470 400Z", "#EFFFF6", 0.12)
    s.save("ui/scope_lens")


def draw():
    """All three."""
    housing()
    glass()
    lens()
