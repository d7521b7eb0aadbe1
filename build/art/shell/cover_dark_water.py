"""The lid of Dark Water Salvage: the sonar finds a ship."""

import math
import random

from art.pen import PREC, Svg, circle, ellipse, polar, poly, pt, rect, rrect, scallop, smooth
from art.shell.cover_key_largo import ring_frame

W, H = 512, 720


def dark_water():
    PREC[0] = 1
    rng = random.Random(80725)
    s = Svg(W, H)
    s.note("Dark Water Salvage: hydrographic chart and sonar")
    s.p(rect(0, 0, W, 260), s.lin(0, 0, 0, 252, (0, "#081A2A"), (0.5, "#183C56"), (0.85, "#4F86A2"), (1, "#B9D3D6")))
    for _ in range(46):
        x, y = rng.uniform(26, 486), rng.uniform(26, 150)
        s.p(circle(x, y, rng.choice([0.7, 0.9, 1.3, 1.7])), "#DCEBF0", round(rng.uniform(0.35, 0.95), 2))
    s.note("moon and clouds")
    s.p(circle(372, 92, 96), s.rad(372, 92, 96, (0, "#DCEBEA", 0.55), (0.4, "#9FC6CF", 0.2), (1, "#9FC6CF", 0)))
    s.p(circle(372, 92, 33), "#F4F1E6")
    s.p(smooth([(386, 64), (404, 92), (386, 121), (372, 124), (392, 92)]), "#CFD8D2")
    for x, y, r in [(362, 84, 6), (378, 102, 4), (366, 106, 3)]:
        s.p(circle(x, y, r), "#D5DDD4")
    for x, y, w, c, o in [(330, 112, 120, "#2B5670", 0.9), (420, 130, 150, "#3B6B84", 0.85),
            (120, 150, 170, "#2B5670", 0.7), (60, 180, 140, "#4F86A2", 0.5), (260, 176, 190, "#4F86A2", 0.55)]:
        s.p(smooth([(x - w / 2, y), (x - w * 0.25, y - 7), (x, y - 12), (x + w * 0.3, y - 6), (x + w / 2, y + 2),
            (x + w * 0.1, y + 8), (x - w * 0.3, y + 6)]), c, o)
    s.note("far shore")
    s.p(smooth([(-20, 262), (-20, 224), (40, 212), (90, 226), (140, 218), (210, 236), (300, 240), (400, 232),
        (530, 222), (530, 262)]), "#14344A")
    trees = ""
    for i in range(40):
        x = -4 + i * 13.5
        h = rng.uniform(8, 17)
        y = 230 + 6 * math.sin(i * 0.6)
        trees += poly([(x - 5, y + 10), (x, y - h), (x + 5, y + 10)])
    s.p(trees, "#14344A")
    s.note("lighthouse and its beam")
    s.p(poly([(92, 118), (560, 30), (560, 128)]), s.lin(92, 118, 480, 80, (0, "#FFF3C0", 0.85), (0.5, "#FFF3C0",
        0.22), (1, "#FFF3C0", 0)))
    s.p(poly([(92, 118), (-60, 132), (-60, 164)]), "#FFF3C0", 0.3)
    s.p(smooth([(20, 262), (40, 236), (72, 226), (112, 228), (150, 246), (172, 262)]), "#0B2233")
    s.p(smooth([(36, 246), (56, 233), (80, 228), (70, 240), (46, 256)]), "#47728A")
    s.p(poly([(74, 232), (81, 132), (103, 132), (110, 232)]), "#E9E4D2")
    s.p(poly([(96, 132), (103, 132), (110, 232), (98, 232)]), "#8FA3A6")
    for y0, y1 in [(150, 168), (190, 210)]:

        def k(y):
            return (y - 132) / 100 * 7

        s.p(poly([(81 - k(y0), y0), (103 + k(y0), y0), (103 + k(y1), y1), (81 - k(y1), y1)]), "#9B1F6B")
        s.p(poly([(96, y0), (103 + k(y0), y0), (103 + k(y1), y1), (97, y1)]), "#6B1148")
    s.p(rect(76, 127, 32, 5), "#0B2233")
    s.p(rect(84, 108, 16, 19), "#FFF3C0")
    s.p("M84 108V127M92 108V127M100 108V127", st="#0B2233", sw=2)
    s.p(poly([(80, 109), (92, 94), (104, 109)]), "#9B1F6B")
    s.p(circle(92, 118, 26), s.rad(92, 118, 26, (0, "#FFFBE0", 0.9), (1, "#FFF3C0", 0)))
    s.note("depth: chart-blue shelves stepping down to black")

    def shelf(pts, col, line=None):
        s.p(smooth([*pts, (540, 760), (-30, 760)], k=0.15), col)
        if line:
            s.p(smooth(pts, close=False), st=line, sw=1.6, so=0.75)

    s.p(rect(0, 252, W, 480), "#8FBFD6")
    s.p(rect(0, 252, W, 480), s.lin(0, 252, 0, 320, (0, "#CFE6EE"), (1, "#6FA8C4")))
    shelf([(-30, 330), (60, 322), (140, 306), (220, 316), (320, 310), (420, 330), (540, 316)], "#5F9CBB", "#E4F3F4")
    shelf([(-30, 420), (40, 410), (110, 372), (200, 366), (300, 372), (390, 376), (470, 404), (540, 410)], "#2F6690",
        "#A9D2E2")
    shelf([(-30, 520), (50, 506), (110, 460), (190, 436), (300, 434), (400, 448), (460, 500), (540, 512)], "#1B476B",
        "#6FA8C4")
    shelf([(-30, 610), (60, 590), (120, 540), (210, 508), (310, 506), (400, 530), (450, 582), (540, 600)], "#0F2F4B",
        "#3E7BA0")
    shelf([(-30, 680), (80, 656), (160, 610), (250, 590), (350, 600), (430, 640), (540, 668)], "#081D31", "#245B80")
    s.note("soundings")
    dots = ""
    for _ in range(120):
        x, y = rng.uniform(30, 482), rng.uniform(316, 600)
        n = 1 + (y > 380) + (y > 500)
        dots += "".join(rect(x + j * 5, y, 2, 2) for j in range(n))
    s.p(dots, "#DFF1F4", 0.5)
    s.note("sonar: rings and the sweep in phosphor")
    cx, cy = 268, 262
    s.p(poly([(cx, cy), (cx - 128, 700), (cx + 150, 700)]), s.lin(0, cy, 0, 700, (0, "#39E08F", 0.55),
        (0.6, "#39E08F", 0.2), (1, "#39E08F", 0.06)))
    s.p(poly([(cx, cy), (cx - 128, 700), (cx - 60, 716)]), s.lin(0, cy, 0, 700, (0, "#B6FFD6", 0.5), (1, "#39E08F",
        0.1)))
    for i, r in enumerate(range(62, 480, 46)):
        a0, a1 = math.radians(16 + i * 1.5), math.radians(164 - i * 1.5)
        p, q = polar(cx, cy, r, a0), polar(cx, cy, r, a1)
        s.p("M%sA%d %d 0 0 1 %s" % (pt(p), r, r, pt(q)), st="#39E08F", sw=3.4 - i * 0.22,
            so=round(0.85 - i * 0.075, 2), cap="butt")
    s.note("water line")
    crest = [(x, 254 + 2.6 * math.sin(x / 17.0) + 2 * math.sin(x / 7.0)) for x in range(-20, 545, 12)]
    s.p(smooth(crest + [(x, y + 9 + 2 * math.sin(x / 8)) for x, y in crest[::-1]]), "#EAF6F4", 0.9)
    s.p(smooth([(x, y + 14) for x, y in crest] + [(x, y + 18 + 2 * math.sin(x / 9)) for x, y in crest[::-1]]),
        "#EAF6F4", 0.45)
    s.note("salvage tug")
    s.g("translate(166 150) scale(1.06)")
    s.p("M156 92L196 12M196 12L204 92M196 12L214 60", st="#0B2233", sw=4.5)
    s.p("M155 91L195 12", st="#D9952B", sw=1.8)
    s.p("M213 60V84", st="#0B2233", sw=2)
    s.p(rect(208, 82, 11, 9), "#0B2233")
    s.p(rect(64, 14, 5, 40), "#0B2233")
    s.p("M66 16L20 88M66 16L130 90", st="#0B2233", sw=1.6)
    s.p(poly([(69, 16), (92, 22), (69, 29)]), "#9B1F6B")
    s.p(poly([(106, 34), (128, 34), (131, 66), (104, 66)]), "#D9952B")
    s.p(poly([(120, 34), (128, 34), (131, 66), (121, 66)]), "#9A6416")
    s.p(rect(104, 40, 25, 8), "#0B2233")
    s.p(ellipse(117, 34, 11, 3.4), "#0B2233")
    for x, y, r, o in [(122, 22, 8, 0.8), (132, 12, 11, 0.65), (148, 4, 14, 0.5), (168, -4, 17, 0.32)]:
        s.p(scallop(x, y, r, r * 0.8, 9, 0.1, 0.3, rng), "#C7D6DA", o)
    s.p(poly([(44, 90), (48, 46), (98, 46), (102, 90)]), "#F4F1E6")
    s.p(poly([(84, 46), (98, 46), (102, 90), (86, 90)]), "#B7BDB6")
    s.p(poly([(42, 48), (46, 40), (100, 40), (104, 48)]), "#9B1F6B")
    for x in (54, 68, 82):
        s.p(rect(x, 54, 10, 12), "#FFE08A")
        s.p(rect(x, 54, 10, 4), "#D9952B")
    s.p(smooth([(0, 78), (20, 90), (110, 94), (210, 86), (204, 112), (186, 124), (30, 124), (10, 106)]), "#0B2233")
    s.p(smooth([(0, 78), (20, 89), (110, 93), (210, 86), (208, 94), (110, 103), (20, 100), (4, 90)]), "#9B1F6B")
    s.p("M2 79Q50 94 110 94T209 87", st="#F4D7E6", sw=2)
    for x in (34, 70, 106, 142, 176):
        s.p(circle(x, 110, 6.5), "#05121C")
        s.p(circle(x, 110, 3), "#35586C")
    s.end()
    s.p(smooth([(150, 263), (200, 258), (300, 261), (400, 257), (430, 263), (360, 267), (220, 267)]), "#F7FCFA", 0.85)
    s.p(smooth([(176, 268), (390, 268), (384, 282), (182, 282)], k=0.1), "#7FB4CC", 0.72)
    s.note("the wreck, burning in on the phosphor")
    s.p(ellipse(270, 530, 210, 92), s.rad(270, 526, 210, (0, "#39E08F", 0.4), (0.55, "#39E08F", 0.14), (1, "#39E08F",
        0)))
    s.g("translate(84 462) rotate(9)")
    s.p(poly([(0, 92), (-8, 46), (16, 40), (20, 54), (60, 50), (150, 44), (162, 62), (150, 78), (168, 96), (152, 112),
        (40, 116)]), "#04121C", st="#39E08F", sw=2.6)
    s.p(poly([(24, 50), (24, 18), (58, 14), (60, 46)]), "#04121C", st="#39E08F", sw=2.2)
    s.p(poly([(30, 14), (32, -4), (46, -6), (48, 12)]), "#04121C", st="#39E08F", sw=2)
    for x in (32, 42, 50):
        s.p(circle(x, 30, 3), "#B6FFD6")
    s.p("M78 50L82 -38M82 -38L60 48M82 -34L112 44", st="#39E08F", sw=2)
    for x in (84, 108, 132):
        s.p(poly([(x, 48), (x + 2, 40), (x + 16, 39), (x + 17, 46)]), "#0B3B33", st="#39E08F", sw=1.4)
    s.p("M6 72L152 62M8 88L146 82", st="#39E08F", sw=1.2, so=0.6)
    s.end()
    s.g("translate(276 502) rotate(-12)")
    s.p(poly([(0, 40), (14, 56), (0, 72), (18, 86), (6, 104), (140, 102), (172, 78), (186, 26), (168, 22), (160, 36),
        (100, 34)]), "#04121C", st="#39E08F", sw=2.6)
    s.p("M142 34L134 -30M134 -30L100 34M134 -26L176 22", st="#39E08F", sw=2)
    for x in (22, 50, 78):
        s.p(poly([(x, 38), (x + 2, 30), (x + 18, 30), (x + 19, 37)]), "#0B3B33", st="#39E08F", sw=1.4)
    s.p(poly([(118, 34), (119, 16), (146, 14), (150, 32)]), "#04121C", st="#39E08F", sw=2)
    s.p("M18 60L170 54M20 88L150 84", st="#39E08F", sw=1.2, so=0.6)
    s.p("M160 60q10 10 4 22M158 56a6 6 0 1 0 8 0", st="#39E08F", sw=2)
    s.end()
    s.p(smooth([(-20, 604), (60, 590), (130, 600), (230, 592), (330, 606), (420, 590), (540, 600), (540, 740),
        (-20, 740)]), "#04101B")
    s.p(smooth([(-20, 604), (60, 590), (130, 600), (230, 592), (330, 606), (420, 590), (540, 600)], close=False),
        st="#1E7A5C", sw=2)
    s.note("chart position circle")
    s.p(circle(268, 508, 60), st="#E05AA8", sw=2.6, so=0.95)
    for a in range(0, 360, 45):
        p, q = polar(268, 508, 60, math.radians(a)), polar(268, 508, 72 if a % 90 == 0 else 66, math.radians(a))
        s.p(f"M{pt(p)}L{pt(q)}", st="#E05AA8", sw=2.6)
    s.note("chart frame with neat line")
    ring_frame(s, 22, "#F4F1E6", "#0B2233")
    s.p(rrect(7, 7, W - 14, H - 14, 3), st="#0B2233", sw=1.6)
    d = ""
    for i in range(12):
        if i % 2 == 0:
            d += rect(22 + i * 39, 13, 39, 5) + rect(22 + i * 39, H - 18, 39, 5)
    for i in range(17):
        if i % 2 == 0:
            d += rect(13, 22 + i * 39.76, 5, 39.76) + rect(W - 18, 22 + i * 39.76, 5, 39.76)
    s.p(d, "#0B2233")
    s.save("ui/cover_dark_water_salvage")


def draw():
    dark_water()
