"""Lamp, rope, brass, porthole, planks, die and doubloons."""

import math
import random

from art.pen import PREC, Svg, circle, ellipse, f, nib, polar, poly, pt, rect, rrect, smooth, taper
from art.shell.chest import grain, rivet
from art.shell.lettering import BR


def lamp():
    PREC[0] = 1
    s = Svg(300, 460)
    s.note("ship's lantern; flame centre at 150 268")
    s.p("M150 0V52", st="#1C1004", sw=7)
    s.p("M150 0V52", st=BR[2], sw=3)
    s.p(circle(150, 66, 18), st="#1C1004", sw=11)
    s.p(circle(150, 66, 18), st=BR[3], sw=6)
    s.p("M136 56A18 18 0 0 1 152 48", st=BR[5], sw=3)
    s.p("M84 176C70 96 120 78 150 82C180 78 230 96 216 176", st="#1C1004", sw=9)
    s.p("M84 176C70 96 120 78 150 82C180 78 230 96 216 176", st=BR[2], sw=5)
    s.p("M83 170C72 100 118 82 146 83", st=BR[5], sw=1.8)
    brs = s.lin(80, 0, 220, 0, (0, BR[1]), (0.18, BR[4]), (0.3, BR[5]), (0.45, BR[3]), (0.8, BR[1]), (1, BR[0]))
    s.p("M126 128Q150 108 174 128L182 146H118Z", brs, st="#1C1004", sw=3)
    s.p("M112 146H188L212 184H88Z", brs, st="#1C1004", sw=3)
    s.p(rrect(80, 182, 140, 16, 6), brs, st="#1C1004", sw=3)
    for x in (128, 142, 156, 170):
        s.p(circle(x, 136, 3.4), "#2A1904")
    s.note("glass")
    s.p("M92 198Q70 268 92 344H208Q230 268 208 198Z", s.rad(150, 272, 90, (0, "#FFFBE6"), (0.3, "#FFE9A0"),
        (0.65, "#F6B93B"), (1, "#A8601C")))
    s.p("M92 198Q70 268 92 344H208Q230 268 208 198Z", st="#3B2408", sw=4)
    s.p("M100 208Q84 268 100 334L112 334Q98 268 112 208Z", "#FFFFFF", 0.5)
    s.p("M196 212Q210 268 196 330L190 330Q202 268 190 212Z", "#FFFFFF", 0.22)
    s.note("flame and burner")
    s.p("M150 214C122 252 118 284 132 304Q150 318 168 304C182 284 178 252 150 214Z", "#FFC44A")
    s.p("M150 232C132 262 130 286 138 302Q150 312 162 302C170 286 168 262 150 232Z", "#FFEFA8")
    s.p("M150 262C142 280 142 292 146 302Q150 306 154 302C158 292 158 280 150 262Z", "#FFFFFF")
    s.p("M128 344V318Q150 304 172 318V344Z", "#7A5014")
    s.p("M136 344V320Q146 312 152 312V344Z", BR[3])
    s.note("cage and base")
    for d in ("M86 252Q150 264 214 252", "M84 292Q150 304 216 292"):
        s.p(d, st="#2A1904", sw=5)
        s.p(d, st=BR[3], sw=2.4)
    for x, b in ((112, -10), (188, 10)):
        s.p("M%d 198Q%d 270 %d 344" % (x, x + b * 1.6, x), st="#2A1904", sw=4.6)
        s.p("M%d 198Q%d 270 %d 344" % (x - 1, x + b * 1.6 - 1, x - 1), st=BR[3], sw=2)
    s.p(rrect(80, 340, 140, 16, 6), brs, st="#1C1004", sw=3)
    s.p("M90 356H210L222 400Q150 416 78 400Z", brs, st="#1C1004", sw=3)
    s.p("M78 400Q150 416 222 400L214 424Q150 438 86 424Z", brs, st="#1C1004", sw=3)
    s.p("M92 362H208", st=BR[5], sw=2, so=0.7)
    s.p("M82 404Q150 419 218 404", st=BR[5], sw=1.8, so=0.6)
    s.p(circle(226, 378, 9), BR[1], st="#1C1004", sw=2.4)
    s.p(circle(224, 376, 4.5), BR[4])
    s.save("ui/lamp")


def rope_tile():
    PREC[0] = 1
    s = Svg(28, 56)
    s.note("vertical rope, tiles every 56 u")
    s.p(rect(2, 0, 24, 56), "#2A1C0A")
    s.p(rect(4, 0, 20, 56), "#8F6B38")
    for i in range(-1, 5):
        y = i * 14
        s.p("M4 %d C4 %d 24 %d 24 %d C24 %d 4 %d 4 %dZ" % (y + 12, y + 4, y + 4, y - 4, y + 6, y + 10, y + 22),
            s.lin(4, y, 24, y + 4, (0, "#E9CC92"), (0.5, "#C49B5A"), (1, "#7A5828")))
        s.p("M4 %d C4 %d 24 %d 24 %d" % (y + 22, y + 12, y + 8, y + 6), st="#3B280E", sw=1.8)
        s.p("M7 %dC10 %d 18 %d 21 %d" % (y + 14, y + 7, y + 5, y + 2), st="#FFF0C4", sw=1.2, so=0.6)
    s.save("ui/rope_v")
    t = Svg(56, 28)
    t.note("horizontal rope, tiles every 56 u")
    t.p(rect(0, 2, 56, 24), "#2A1C0A")
    t.p(rect(0, 4, 56, 20), "#8F6B38")
    for i in range(-1, 5):
        x = i * 14
        t.p("M%d 4C%d 4 %d 24 %d 24C%d 24 %d 4 %d 4Z" % (x + 12, x + 4, x + 4, x - 4, x + 6, x + 10, x + 22),
            t.lin(x, 4, x + 4, 24, (0, "#F0D7A0"), (0.5, "#C49B5A"), (1, "#6E4E22")))
        t.p("M%d 4C%d 4 %d 24 %d 24" % (x + 22, x + 12, x + 8, x + 6), st="#3B280E", sw=1.8)
    t.save("ui/rope_h")


def knot():
    s = Svg(72, 72)
    s.note("stopper knot, hides the end of a rope")
    for d in ("M14 26Q36 8 58 26Q64 44 50 58Q36 66 22 58Q8 44 14 26Z",):
        s.p(d, "#1C1004", st="#1C1004", sw=5)
        s.p(d, s.lin(10, 10, 62, 62, (0, "#F0D7A0"), (0.5, "#C49B5A"), (1, "#6E4E22")))
    for d in ("M14 40Q34 50 58 28", "M18 52Q42 58 61 40", "M14 28Q30 34 50 18"):
        s.p(d, st="#3B280E", sw=3)
    for d in ("M18 37Q34 44 52 28", "M24 24Q32 26 42 18"):
        s.p(d, st="#FFF0C4", sw=1.6, so=0.6)
    s.save("ui/rope_knot")


def coil():
    s = Svg(360, 190)
    s.note("coil of rope on the floor")
    s.p(ellipse(186, 160, 166, 26), "#000000", 0.5)
    for k in range(5):
        cy, rx = 140 - k * 20, 152 - k * 6
        s.p(ellipse(176, cy, rx, 36), st="#1C1004", sw=25)
        s.p(ellipse(176, cy, rx, 36), st="#A88047", sw=20)
        d = ""
        for i in range(64):
            a = 2 * math.pi * i / 64
            p, q = (176 + (rx - 9) * math.cos(a), cy + 28 * math.sin(a)), (176 + (rx + 9) * math.cos(a + 0.09), cy
                + 45 * math.sin(a + 0.09))
            if math.sin(a) > -0.98:
                d += taper(p, q, 1.5)
        s.p(d, "#4A3312")
        s.p(f"M{f(176 - rx)} {f(cy)}A{f(rx)} 36 0 0 0 176 {f(cy + 30)}", st="#F0D9A4", sw=4, so=0.45)
    s.p(ellipse(176, 60, 110, 20), "#120A05")
    s.p(smooth([(286, 150), (324, 168), (352, 160)], close=False), st="#1C1004", sw=25)
    s.p(smooth([(286, 150), (324, 168), (350, 160)], close=False), st="#A88047", sw=19)
    s.p("M338 152L344 174M326 154L332 178", st="#8E2B2B", sw=5)
    s.save("ui/rope_coil")


def brass():
    PREC[0] = 1
    s = Svg(96, 96)
    s.note("brass corner for dialogs, top left; turn for the others")
    g = s.lin(0, 0, 80, 80, (0, BR[5]), (0.35, BR[3]), (0.75, BR[2]), (1, BR[1]))
    d = (
        "M4 16Q4 4 16 4H84Q92 4 90 11Q84 13 76 13Q60 14 54 24Q48 34 38 36Q36 46 26 50Q14 56 13 74Q13 84"
        " 11 90Q4 92 4 84Z")
    s.p(d, "#000000", 0.5, tf="translate(2 3)")
    s.p(d, g, st="#2A1904", sw=2)
    s.p("M9 80V17Q9 9 17 9H80", st=BR[5], sw=1.4, so=0.8)
    s.p("M18 60Q20 44 32 40M60 18Q44 20 40 32M20 20L34 34", st=BR[1], sw=2)
    rivet(s, 19, 19, 5)
    rivet(s, 72, 9.4, 2.4)
    rivet(s, 9.4, 72, 2.4)
    s.save("ui/brass_corner")
    s = Svg(480, 40)
    s.note("brass rule with a compass rose")
    for x0, x1 in ((206, 6), (274, 474)):
        s.p(nib((x0, 20), (x1, 20), 2.2), s.lin(0, 17, 0, 23, (0, BR[5]), (1, BR[2])))
        s.p(circle(x0 + (x1 - x0) * 0.06, 20, 4), BR[3])
    for i in range(8):
        a = i * math.pi / 4
        r = 19 if i % 2 == 0 else 11
        s.p(poly([polar(240, 20, r, a), polar(240, 20, 4.6, a + 0.5), (240, 20)]), BR[2])
        s.p(poly([polar(240, 20, r, a), polar(240, 20, 4.6, a - 0.5), (240, 20)]), BR[5])
    s.p(circle(240, 20, 2.6), "#10222B")
    s.save("ui/brass_rule")
    s = Svg(128, 128)
    s.note("compass rose medallion")
    s.p(circle(64, 64, 60), "#0A151B", 0.6)
    s.p(circle(64, 64, 58), st=BR[3], sw=3)
    s.p(circle(64, 64, 51), st=BR[2], sw=1.4)
    d = ""
    for i in range(72):
        p, q = polar(64, 64, 51, i * math.pi / 36), polar(64, 64, 56, i * math.pi / 36)
        d += f"M{pt(p)}L{pt(q)}"
    s.p(d, st=BR[3], sw=1)
    for i in [*list(range(1, 16, 2)), 2, 6, 10, 14, 0, 4, 8, 12]:
        a = i * math.pi / 8 - math.pi / 2
        r = 50 if i % 4 == 0 else 38 if i % 2 == 0 else 24
        w = 0.34 if i % 4 == 0 else 0.36
        s.p(poly([polar(64, 64, r, a), polar(64, 64, 10, a + w * 1.4), (64, 64)]), BR[1])
        s.p(poly([polar(64, 64, r, a), polar(64, 64, 10, a - w * 1.4), (64, 64)]), BR[4])
    s.p(circle(64, 64, 4), "#10222B")
    s.save("ui/compass_rose")
    s = Svg(64, 64)
    s.note("brass hook for hanging signs")
    d = "M32 10V30C32 36 44 38 44 48A12 11 0 0 1 20 48"
    s.p(d, st="#1C1004", sw=11)
    s.p(d, st=BR[2], sw=7)
    s.p("M31 12V31C32 37 42 40 42 48", st=BR[4], sw=2.4)
    s.p(rrect(16, 3, 32, 13, 4), s.lin(16, 3, 48, 16, (0, BR[5]), (0.5, BR[3]), (1, BR[1])), st="#1C1004", sw=2)
    rivet(s, 24, 9.5, 2.6)
    rivet(s, 40, 9.5, 2.6)
    s.save("ui/brass_hook")


def porthole():
    rng = random.Random(5)
    PREC[0] = 1
    s = Svg(320, 320)
    s.note("porthole: moonlit harbour")
    s.p(circle(164, 168, 150), "#000000", 0.55)
    s.p(circle(160, 160, 150), "#1C1004")
    s.p(circle(160, 160, 146), s.lin(40, 40, 280, 280, (0, BR[5]), (0.25, BR[3]), (0.55, BR[1]), (0.8, BR[2]),
        (1, BR[0])))
    s.p(circle(160, 160, 116), "#120A05")
    s.p(circle(160, 160, 112), s.lin(0, 48, 0, 272, (0, "#0B1C33"), (0.45, "#2B5670"), (0.56, "#6FA0B0"),
        (0.58, "#1D4258"), (1, "#081824")))
    for _ in range(26):
        a, r = rng.uniform(math.pi, 2 * math.pi), rng.uniform(10, 100)
        x, y = polar(160, 160, r, a)
        s.p(circle(x, y, rng.choice([0.8, 1.1, 1.5])), "#E6F0F2", 0.8)
    s.p(circle(196, 104, 46), s.rad(196, 104, 46, (0, "#EAF4F0", 0.6), (1, "#EAF4F0", 0)))
    s.p(circle(196, 104, 19), "#F7F3E0")
    s.p(circle(190, 99, 4) + circle(202, 110, 3), "#D5D9CC")
    s.p(smooth([(50, 180), (66, 166), (100, 160), (130, 168), (150, 176), (150, 184), (52, 184)]), "#0B2230")
    for x, y, w, h in ((60, 150, 16, 28), (80, 144, 14, 32), (98, 154, 20, 24), (122, 158, 14, 20)):
        s.p(rect(x, y, w, h), "#0B2230")
        s.p(poly([(x - 2, y), (x + w / 2, y - 9), (x + w + 2, y)]), "#0B2230")
        s.p(rect(x + w * 0.3, y + 7, 4, 5), "#FFC95A")
    s.p(
        "M178 182V98M214 184V112M178 104L152 178M178 106L206 176M214 118L192 180M214 118L238 178M166 128"
            "H192M168 146H194M204 138H226",
        st="#071620", sw=2.6)
    s.p("M148 176Q190 190 240 174Q236 194 222 198H168Q152 192 148 176Z", "#071620")
    s.p("M178 100L190 104L178 108Z", "#B1361B")
    for y in range(186, 262, 7):
        k = (y - 180) / 80
        for _ in range(3):
            x = 196 + rng.uniform(-16, 16) * (1 + k * 1.6)
            s.p(taper((x - 10, y), (x + 10, y + 0.5), 1.5), "#EAF4F0", round(0.85 - k * 0.5, 2))
    for x in (70, 90, 112):
        s.p(taper((x, 192), (x, 226), 2), "#FFC95A", 0.5)
    s.p("M88 100A96 96 0 0 1 140 66", st="#FFFFFF", sw=5, so=0.28)
    s.p("M226 236A100 100 0 0 0 252 196", st="#FFFFFF", sw=3, so=0.18)
    s.p(circle(160, 160, 113), st="#2A1904", sw=5)
    s.p(circle(160, 160, 118), st=BR[4], sw=2, so=0.8)
    for i in range(8):
        x, y = polar(160, 160, 131, i * math.pi / 4 + 0.39)
        rivet(s, x, y, 8)
    s.save("ui/porthole")


def plank(name, focus, h=76):
    """Painted plank for the hanging menu; h is its height, width 480."""
    rng = random.Random(3 if focus else 4)
    PREC[0] = 1
    s = Svg(480, h + 12)
    b = h
    d = (
        "M6 12Q8 5 16 6L120 4L300 7L462 4Q472 4 474 13L477 %d L473 %dQ472 %d 463 %dL300 %dL140 %dL18 %d"
            "Q8 %d 7 %dL4 %dZ") % (
        b * 0.5, b - 6, b + 2, b + 1, b + 2, b, b + 2, b + 2, b - 6, b * 0.45)
    s.p(d, "#000000", 0.45, tf="translate(3 6)")
    s.p(d, "#0A151B", st="#0A151B", sw=4)
    if focus:
        s.p(d, s.lin(0, 4, 140, b, (0, "#FBDD8C"), (0.4, "#E3A83B"), (1, "#B8801F")))
        grain(s, 14, 8, 466, b - 4, rng, 10, ["#8C5E16", "#FFF1BC"], 0.3)
        s.p("M16 8.5L120 6.5L300 9.5L462 7", st="#FFF6D0", sw=2.4)
    else:
        s.p(d, s.lin(0, 0, 480, 60, (0, "#3A6272"), (0.4, "#254957"), (1, "#1B3844")))
        grain(s, 14, 8, 466, b - 4, rng, 10, ["#10222B", "#5C8A9A"], 0.3)
        s.p("M16 8.5L120 6.5L300 9.5L462 7", st="#8FB6C2", sw=1.6, so=0.6)
    for x in (22, 458):
        for y in (20, b - 13):
            rivet(s, x, y, 4.6)
    s.save(f"ui/{name}")


def loose():
    PREC[0] = 1
    s = Svg(120, 120)
    s.note("ivory die")
    s.p(ellipse(66, 100, 50, 13), "#000000", 0.45)
    s.p(
        "M18 42Q18 36 24 33L58 17Q63 15 68 17L102 31Q107 33 107 39L101 80Q100 85 95 88L68 104Q63 107 58"
            " 104L29 89Q24 86 23 81Z",
        "#2A1E10", st="#2A1E10", sw=4)
    s.p("M19 38L62 57L107 36L66 17Q63 15.6 59 17L23 34Z", "#FFFBEA")
    s.p("M19 38L62 57L63 105Q60 106 57 104L29 89Q24 86 23 81Z", "#EFE0B8")
    s.p("M62 57L107 36L101 80Q100 85 95 88L68 104Q65 106 63 105Z", "#B99A68")
    for x, y in ((63, 36),):
        s.p(ellipse(x, y, 9, 5.4), "#B1361B")
    for x, y in ((33, 56), (50, 86), (42, 71)):
        s.p(ellipse(x, y, 4.4, 5.6), "#3B2408")
    for x, y in ((74, 66), (94, 56), (72, 90), (91, 79)):
        s.p(ellipse(x, y, 4, 5.4), "#3B2408")
    s.save("ui/die_ivory")
    s = Svg(120, 130)
    s.note("doubloon stack")
    s.p(ellipse(66, 112, 52, 14), "#000000", 0.45)
    for i in range(4):
        y = 100 - i * 17
        x = 60 + (3, -3, 4, 0)[i]
        s.p(f"M{f(x - 46)} {f(y)}v13a46 15 0 0 0 92 0v-13z", "#1C1004", st="#1C1004", sw=3)
        s.p(f"M{f(x - 46)} {f(y)}v12a46 15 0 0 0 92 0v-12z", s.lin(x - 46, 0, x + 46, 0, (0, BR[4]), (0.3, BR[3]),
            (1, BR[1])))
        d = "".join(f"M{f(x - 40 + k * 8)} {f(y + 8 + 4 * math.sin(math.pi * (k + 1) / 12))}v9" for k in range(11))
        s.p(d, st=BR[1], sw=2)
        s.p(ellipse(x, y, 46, 15), BR[3], st="#3B2408", sw=2)
        s.p(ellipse(x, y, 37, 11), s.lin(x - 37, y - 10, x + 37, y + 10, (0, BR[5]), (0.6, BR[3]), (1, BR[2])),
            st=BR[1], sw=1.6)
    s.p("M60 41l5 5.4l11 .6l-8 3.6l3 5l-11 -2.4l-11 2.4l3 -5l-8 -3.6l11 -.6z", BR[1])
    s.save("ui/doubloons")


def draw():
    lamp()
    rope_tile()
    knot()
    coil()
    brass()
    porthole()
    loose()
    plank("plank", False)
    plank("plank_focus", True, 108)
    plank("plank_focus_row", True)
    plank("plank_row_tall", False, 108)
