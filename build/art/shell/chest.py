"""The sea chest, back and front, and its small picture for the desktop."""

import itertools
import math
import random

from art.pen import PREC, Svg, circle, ellipse, polar, poly, pt, rect, rrect, smooth, taper
from art.shell.lettering import BR, resample


def grain(s, x0, y0, x1, y1, rng, n, cols, op=0.35):
    """Long wood-grain strokes along x."""
    for c in cols:
        d = ""
        for _ in range(n):
            y = rng.uniform(y0 + 3, y1 - 3)
            a = rng.uniform(x0, x1 - 40)
            L = rng.uniform(50, 260)
            b = min(x1, a + L)
            d += taper((a, y), (b, y + rng.uniform(-2, 2)), rng.uniform(0.6, 1.5), rng.uniform(-3, 3))
        s.p(d, c, op)


def rivet(s, x, y, r=6):
    s.p(circle(x + 1, y + 2, r), "#1C1004", 0.7)
    s.p(circle(x, y, r), "#8C5E16")
    s.p(circle(x - r * 0.12, y - r * 0.15, r * 0.8), "#E3A83B")
    s.p(circle(x - r * 0.3, y - r * 0.35, r * 0.32), "#FFF1BC")


def chest_back():
    rng = random.Random(11)
    PREC[0] = 1
    s = Svg(1200, 880)
    s.note(
        "sea chest, back half: lid with chart lining, inside of the box. Game boxes are drawn over this,"
            " then chest_front.")
    out = "M86 432L70 190Q78 30 220 20H980Q1122 30 1130 190L1114 432Z"
    s.p(out, "#120A05")
    s.p("M92 428L77 192Q86 38 222 27H978Q1114 38 1123 192L1108 428Z",
        s.lin(80, 20, 1120, 200, (0, "#B77A42"), (0.3, "#8A5430"), (0.7, "#5E371F"), (1, "#3A2114")))
    grain(s, 110, 28, 1090, 60, rng, 16, ["#3A2114", "#D79A5E"], 0.35)
    s.p("M122 420L108 196Q114 74 232 64H968Q1086 74 1092 196L1078 420Z", "#1A0F08")
    s.note("lining: an old chart")
    s.p("M130 420L116 198Q122 82 234 72H966Q1078 82 1084 198L1070 420Z",
        s.lin(116, 72, 1084, 400, (0, "#F3DFAE"), (0.35, "#D9B97C"), (0.7, "#9C7A4A"), (1, "#5E4528")))
    land = smooth([(180, 110), (260, 92), (330, 120), (350, 170), (300, 190), (310, 230), (240, 260), (170, 230),
        (150, 170)])
    s.p(land, "#A98650", 0.55)
    s.p(land, st="#6B4A22", sw=2, so=0.7)
    land2 = smooth([(820, 110), (900, 84), (1010, 110), (1050, 180), (1040, 260), (960, 240), (930, 180), (860, 170)])
    s.p(land2, "#6B4A22", 0.4)
    s.p(land2, st="#4A2F14", sw=2, so=0.7)
    for k in (8, 16, 24):
        s.p(smooth([(180 - k, 110 - k * 0.4), (260, 92 - k), (330 + k, 120 - k), (350 + k, 170), (300 + k, 190 + k
            * 0.3), (310 + k, 230 + k * 0.4), (240, 260 + k), (170 - k, 230 + k), (150 - k, 170)]), st="#6B4A22",
            sw=1.1, so=0.4)
    rx, ry = 762, 142
    d = ""
    for i in range(32):
        a = i * math.pi / 16
        L = min([480] + [((bx - rx) / math.cos(a)) for bx in (150, 1050) if (bx - rx) / (math.cos(a) or 1e-9) > 0]
            + [((by - ry) / math.sin(a)) for by in (84, 410) if math.sin(a) and (by - ry) / math.sin(a) > 0])
        d += f"M{pt(polar(rx, ry, 60, a))}L{pt(polar(rx, ry, max(60, L), a))}"
    s.p(d, st="#6B4A22", sw=1, so=0.3)
    for i in range(16):
        a = i * math.pi / 8
        r = 54 if i % 4 == 0 else 38 if i % 2 == 0 else 24
        s.p(poly([polar(rx, ry, r, a), polar(rx, ry, 10, a + 0.3), (rx, ry)]), "#5B3A18", 0.85)
        s.p(poly([polar(rx, ry, r, a), polar(rx, ry, 10, a - 0.3), (rx, ry)]), "#F3DFAE", 0.7)
    s.p(circle(rx, ry, 58), st="#6B4A22", sw=1.6, so=0.6)
    s.p("M372 130Q440 150 474 118T590 120", st="#8E2B2B", sw=2.6, so=0.7)
    s.p("M582 112L598 128M598 112L582 128", st="#8E2B2B", sw=4, so=0.8)
    s.p("M130 420L116 198Q122 82 234 72H966Q1078 82 1084 198L1080 250Q1060 112 950 104H250Q140 112 124 250Z",
        "#1A0F08", 0.38)
    s.note("lid straps and corners of brass")
    for x in (300, 900):
        s.p(poly([(x - 24, 20), (x + 24, 20), (x + 23, 70), (x - 23, 70)]),
            s.lin(x - 24, 0, x + 24, 0, (0, BR[4]), (0.5, BR[2]), (1, BR[1])))
        s.p(f"M{x - 24} 20H{x + 24}", st=BR[5], sw=3)
        rivet(s, x - 12, 45)
        rivet(s, x + 12, 45)
    s.p("M70 190Q78 30 220 20H262V64H232Q114 74 108 196L112 250L74 254Z",
        s.lin(70, 20, 262, 250, (0, BR[5]), (0.3, BR[3]), (0.7, BR[2]), (1, BR[1])))
    s.p("M70 190Q78 30 220 20H262V64H232Q114 74 108 196L112 250L74 254Z", st="#2A1904", sw=3)
    for x, y in ((240, 42), (150, 64), (96, 130), (92, 226)):
        rivet(s, x, y, 7)
    s.p("M1130 190Q1122 30 980 20H938V64H968Q1086 74 1092 196L1088 250L1126 254Z",
        s.lin(938, 20, 1130, 250, (0, BR[4]), (0.4, BR[2]), (1, BR[1])))
    s.p("M1130 190Q1122 30 980 20H938V64H968Q1086 74 1092 196L1088 250L1126 254Z", st="#2A1904", sw=3)
    for x, y in ((960, 42), (1050, 64), (1104, 130), (1108, 226)):
        rivet(s, x, y, 7)
    s.note("inside of the box")
    s.p(poly([(84, 420), (1116, 420), (1146, 520), (54, 520)]), "#120A05")
    s.p(poly([(100, 430), (1100, 430), (1100, 530), (100, 530)]), s.lin(0, 430, 0, 530, (0, "#3A2114"),
        (1, "#0C0603")))
    s.p(poly([(70, 436), (112, 436), (112, 540), (48, 540)]), "#6B4023")
    s.p(poly([(1130, 436), (1088, 436), (1088, 540), (1152, 540)]), "#2A170C")
    s.p("M150 414C160 470 130 500 92 520", st="#2A1E0C", sw=9)
    s.p("M150 414C160 470 130 500 92 520", st="#C9A468", sw=5)
    s.save("ui/chest_back")


def chest_front():
    rng = random.Random(12)
    PREC[0] = 1
    s = Svg(1200, 880)
    s.note("sea chest, front half")
    s.p(poly([(30, 500), (1170, 500), (1140, 846), (60, 846)]), "#120A05")
    tops = [508, 590, 672, 754, 838]
    for i in range(4):
        y0, y1 = tops[i], tops[i + 1]

        def xl(y):
            return 38 + (y - 500) * 30 / 346

        c = s.lin(40, y0, 1160, y1, (0, "#B07442"), (0.22, "#99613A" if i % 2 else "#A36A3C"), (0.6, "#6B4023"),
            (1, "#3E2415"))
        s.p(poly([(xl(y0), y0), (1200 - xl(y0), y0), (1200 - xl(y1), y1 - 3), (xl(y1), y1 - 3)]), c)
        s.p(poly([(xl(y0), y0), (1200 - xl(y0), y0), (1200 - xl(y0), y0 + 4), (xl(y0), y0 + 4)]), "#E0A86A", 0.4)
        s.p(poly([(xl(y1), y1 - 9), (1200 - xl(y1), y1 - 9), (1200 - xl(y1), y1 - 3), (xl(y1), y1 - 3)]), "#1C0F07",
            0.45)
        grain(s, 60, y0 + 6, 1140, y1 - 8, rng, 15, ["#3A2114", "#D9A066"], 0.3)
    for x, y in ((250, 560), (780, 640), (420, 720), (930, 800), (640, 548)):
        s.p(ellipse(x, y, 15, 6), "#3A2114", 0.6)
        s.p(ellipse(x, y, 8, 3), "#22120A", 0.8)
        s.p(ellipse(x, y, 22, 9.5), st="#3A2114", sw=1.4, so=0.5)
    s.note("rim")
    s.p(poly([(22, 496), (1178, 496), (1174, 528), (26, 528)]), "#120A05")
    s.p(poly([(26, 498), (1174, 498), (1171, 522), (30, 522)]), s.lin(26, 0, 1174, 0, (0, "#E0A868"),
        (0.3, "#B77A42"), (1, "#4A2C19")))
    s.p(rect(28, 498, 1144, 4), "#FFE0A6", 0.6)
    s.note("plinth")
    s.p(poly([(46, 820), (1154, 820), (1160, 866), (40, 866)]), "#120A05")
    s.p(poly([(50, 823), (1150, 823), (1155, 860), (45, 860)]), s.lin(45, 0, 1155, 0, (0, "#A36A3C"),
        (0.4, "#6B4023"), (1, "#2E1A0F")))
    s.p(rect(52, 823, 1096, 4), "#E0A868", 0.5)
    grain(s, 60, 830, 1140, 858, rng, 12, ["#2A170C", "#C98F58"], 0.35)
    s.note("brass bands and corners")
    for x in (178, 1022):
        s.p(poly([(x - 27, 498), (x + 27, 498), (x + 25, 860), (x - 25, 860)]), "#1C1004", 0.8)
        s.p(poly([(x - 24, 498), (x + 24, 498), (x + 22, 858), (x - 22, 858)]),
            s.lin(x - 24, 0, x + 24, 0, (0, BR[4]), (0.3, BR[3]), (0.65, BR[2]), (1, BR[1])))
        s.p(rect(x - 20, 500, 3, 356), BR[5], 0.55)
        s.p(rect(x + 15, 500, 3, 356), BR[0], 0.5)
        for y in (512, 560, 840):
            rivet(s, x, y, 7)
    for sx, fl in ((0, 1), (1200, -1)):
        tf = "translate(%d 0) scale(%d 1)" % (sx, fl)
        s.g(tf)
        g = s.lin(30, 500, 150, 860, (0, BR[5] if fl > 0 else BR[3]), (0.3, BR[3] if fl > 0 else BR[2]), (1, BR[1]))
        s.p("M24 498H128Q124 534 92 544Q66 552 62 600L40 600Z", g, st="#2A1904", sw=3)
        s.p("M50 736L66 740Q72 800 104 810Q132 818 138 862H42Z", g, st="#2A1904", sw=3)
        for x, y in ((44, 514), (104, 512), (50, 582), (62, 758), (58, 846), (120, 848)):
            rivet(s, x, y, 6)
        s.end()
    s.note("lock plate with the keyhole and hasp")
    s.p("M548 498H652V560Q652 600 600 618Q548 600 548 560Z", "#1C1004", 0.7, tf="translate(3 6)")
    s.p("M548 498H652V560Q652 600 600 618Q548 600 548 560Z", s.lin(548, 498, 652, 618, (0, BR[5]), (0.3, BR[3]),
        (0.7, BR[2]), (1, BR[1])), st="#2A1904", sw=3)
    s.p("M558 506H642V558Q642 592 600 607Q558 592 558 558Z", st=BR[1], sw=2)
    s.p("M558 506H642", st=BR[5], sw=2)
    s.p("M600 532a13 13 0 0 1 8 23.4l6 24.6h-28l6 -24.6a13 13 0 0 1 8 -23.4z", "#120A02")
    s.p("M600 532a13 13 0 0 0 -8 23.4", st="#FFE9A6", sw=1.6, so=0.6)
    for x, y in ((568, 516), (632, 516), (568, 562), (632, 562)):
        rivet(s, x, y, 5)
    s.note("rope handles")
    for sx, fl in ((0, 1), (1200, -1)):
        s.g("translate(%d 0) scale(%d 1)" % (sx, fl))
        s.p(circle(44, 660, 16), BR[1], st="#1C1004", sw=3)
        s.p(circle(42, 657, 10), BR[3])
        path = [(46, 660), (20, 678), (14, 714), (22, 752), (52, 768)]
        s.p(smooth(path, close=False), st="#1C1004", sw=24)
        s.p(smooth(path, close=False), st="#B98F52", sw=19)
        q = resample([(x, y, 0) for x, y in path], 18)
        d = ""
        for a, b in itertools.pairwise(q):
            dx, dy = b[0] - a[0], b[1] - a[1]
            L = math.hypot(dx, dy) or 1
            d += taper((a[0] - dy / L * 9, a[1] + dx / L * 9), (b[0] + dy / L * 9, b[1] - dx / L * 9), 1.6)
        s.p(d, "#5B4018")
        s.p(smooth([(x - 4, y - 3) for x, y in path], close=False), st="#F0D9A4", sw=4, so=0.5)
        s.p(circle(52, 768, 16), BR[1], st="#1C1004", sw=3)
        s.p(circle(50, 765, 10), BR[3])
        s.end()
    s.save("ui/chest_front")


def icon():
    random.Random(9)
    PREC[0] = 1
    s = Svg(256, 256)
    s.note("program icon: an open chest with light and a keyhole; reads at 16 px as chest + glow")
    s.p(rrect(8, 8, 240, 240, 52), "#0A151B")
    s.p(rrect(12, 12, 232, 232, 48), s.lin(30, 12, 220, 244, (0, "#2B5666"), (0.5, "#17313C"), (1, "#0B1A22")))
    s.p(rrect(17, 17, 222, 222, 44), st=BR[3], sw=4)
    s.p("M60 19H196", st=BR[5], sw=2.4)
    s.p(circle(128, 118, 96), s.rad(128, 118, 96, (0, "#FFE29A", 0.95), (0.45, "#F6B93B", 0.4), (1, "#F6B93B", 0)))
    s.p("M52 128L46 92Q52 54 92 52H164Q204 54 210 92L204 128Z", "#1C1004", st="#1C1004", sw=6)
    s.p("M54 126L49 92Q56 57 92 56H164Q200 57 207 92L202 126Z", s.lin(50, 50, 206, 110, (0, "#C98F58"),
        (1, "#5E371F")))
    s.p("M68 126L65 96Q70 72 96 71H160Q186 72 191 96L188 126Z", "#2A170C")
    for i, (c, d, x) in enumerate((("#C4432B", "#8FDDD0", 66), ("#2F6690", "#39E08F", 91), ("#8E2B2B", "#EBDDBF",
            116), ("#2F4A36", "#F4DC7C", 141), ("#2456A6", "#E0A526", 166))):
        y = 84 - (2 - abs(i - 2)) * 5
        s.p(rrect(x - 1, y - 1, 25, 80, 3), "#120A05")
        s.p(rrect(x + 1, y + 1, 21, 70, 2), c)
        s.p(rect(x + 4, y + 6, 15, 18), d)
        s.p(rect(x + 2, y + 2, 4, 60), "#FFFFFF", 0.25)
    s.p("M40 128H216L208 210H48Z", "#1C1004", st="#1C1004", sw=6)
    s.p("M42 130H214L206 208H50Z", s.lin(42, 130, 214, 208, (0, "#C98F58"), (0.5, "#8A5430"), (1, "#4A2C19")))
    s.p("M42 130H214L213 140H43Z", "#F0C48A")
    s.p("M46 168H210", st="#3A2114", sw=3)
    for x in (70, 186):
        s.p(poly([(x - 9, 130), (x + 9, 130), (x + 8, 208), (x - 8, 208)]),
            s.lin(x - 9, 0, x + 9, 0, (0, BR[5]), (0.5, BR[3]), (1, BR[1])), st="#2A1904", sw=2)
    s.p("M104 128H152V164Q152 184 128 192Q104 184 104 164Z", s.lin(104, 128, 152, 192, (0, BR[5]), (0.4, BR[3]),
        (1, BR[1])), st="#2A1904", sw=3)
    s.p("M128 142a9 9 0 0 1 5.4 16.2l4.2 17.8h-19.2l4.2 -17.8a9 9 0 0 1 5.4 -16.2z", "#120A02")
    s.save("ui/program_icon")


def draw():
    chest_back()
    chest_front()
    icon()
