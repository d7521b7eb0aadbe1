"""The lid of Keythedral: lead, glass, sandstone."""

import math
import random

from art.pen import PREC, Svg, circle, ellipse, f, limb, polar, poly, pt, rect, rrect
from art.shell.cover_key_largo import ring_frame

W, H = 512, 720


# ------------------------------------------------------------------ Keythedral: lead, glass, sandstone
def keythedral():
    rng = random.Random(2002)
    PREC[0] = 1
    s = Svg(W, H)
    s.note("Keythedral: lead, glass, sandstone")
    s.p(rect(0, 0, W, H), s.lin(0, 0, 0, 620, (0, "#141A2C"), (0.4, "#27406E"), (0.75, "#C98A5A"), (1, "#F2C98A")))
    for _ in range(36):
        s.p(circle(rng.uniform(20, 492), rng.uniform(20, 220), rng.choice([0.8, 1.1, 1.6])), "#F3EFE2", 0.8)
    st = s.lin(70, 0, 450, 0, (0, "#F2DDB0"), (0.35, "#D9BB86"), (0.7, "#A88A5E"), (1, "#6E5A44"))
    dk = s.lin(70, 0, 450, 0, (0, "#B99A68"), (0.5, "#8A6E4A"), (1, "#4A3C30"))

    def courses(x0, y0, x1, y1, step=17, op=0.28):
        d = ""
        y = y0 + step
        i = 0
        while y < y1:
            d += f"M{f(x0)} {f(y)}H{f(x1)}"
            x = x0 + (14 if i % 2 else 30)
            while x < x1 - 4:
                if rng.random() < 0.7:
                    d += f"M{f(x)} {f(y - step)}v{f(step)}"
                x += rng.uniform(30, 44)
            y += step
            i += 1
        s.p(d, st="#4A3A26", sw=1.2, so=op)

    def lancet(x, y, w, h, fill, lead="#22252B"):
        left, right, foot, spring = f(x), f(x + w), f(y + h), f(y + w * 0.9)
        shoulder, tip = f(y + w * 0.3), f"{f(x + w / 2)} {f(y)}"
        d = (
            f"M{left} {foot}V{spring}Q{f(x + w * 0.02)} {shoulder} {tip}Q{f(x + w * 0.98)} {shoulder} {right}"
            f" {spring}V{foot}Z")
        s.p(d, fill, st=lead, sw=3.5)

    s.note("towers: the left one finished, the right one growing")
    s.p(rect(58, 166, 104, 400), st)
    courses(58, 166, 162, 566)
    s.p(rect(350, 236, 104, 330), st)
    courses(350, 236, 454, 566)
    for x, y in ((58, 166), (146, 166), (350, 236), (438, 236)):
        s.p(rect(x - 5, y + 10, 26, 566 - y), dk)
        s.p(rect(x - 5, y + 10, 9, 566 - y), "#F6E6C2", 0.55)
    for y in (160, 290, 420):
        s.p(rect(48, y, 124, 13), "#8A6E4A")
        s.p(rect(48, y, 124, 5), "#F6E6C2")
    for y in (300, 424):
        s.p(rect(340, y, 124, 13), "#6E5A44")
        s.p(rect(340, y, 124, 5), "#D9BB86")
    s.p(poly([(52, 162), (110, 26), (168, 162)]), "#3A4660")
    s.p(poly([(52, 162), (110, 26), (104, 162)]), "#5F7096")
    for t in (0.25, 0.45, 0.65, 0.85):
        s.p(f"M{f(110 - 58 * t)} {f(26 + 136 * t)}L{f(110 + 58 * t)} {f(26 + 136 * t)}", st="#222A3C", sw=2)
    s.p("M110 28V8M103 15H117", st="#E0A526", sw=3.4)
    for x in (60, 160):
        s.p(poly([(x - 7, 162), (x, 118), (x + 7, 162)]), "#8A6E4A")
        s.p(poly([(x - 7, 162), (x, 118), (x, 162)]), "#F2DDB0")
    for x, c in ((82, "#FFD873"), (114, "#F6B93B")):
        lancet(x, 196, 24, 76, c)
        s.p(f"M{f(x + 12)} 200V272", st="#22252B", sw=2)
    for x, c in ((82, "#2456A6"), (114, "#A3203A")):
        lancet(x, 322, 24, 76, c)
    for x in (376, 406):
        lancet(x, 326, 24, 76, "#3D7A46" if x < 400 else "#E0A526")
    s.note("broken top of the right tower, scaffold, crane")
    s.p("M350 240V222H364V232H380V214H398V230H414V208H432V226H454V240Z", st)
    for x0, y0, ww in ((352, 224, 10), (383, 216, 12), (417, 210, 12)):
        s.p(rect(x0, y0, ww, 3), "#F6E6C2")
    s.p(
        "M338 420V168M366 230V160M440 230V150M468 420V150M330 300H476M330 252H476M332 196H474M338 300L366"
            " 252M440 300L468 252M338 252L366 196M468 252L440 196",
        st="#5B3A20", sw=4.5)
    s.p("M337 420V168M365 230V160M439 230V150M467 420V150M330 299H476M330 251H476M332 195H474", st="#B07C48", sw=1.8)
    s.p("M404 196V96L300 74M404 100L330 82M404 140L352 86", st="#5B3A20", sw=6)
    s.p("M403 196V98L302 76", st="#B07C48", sw=2)
    s.p("M302 76V120", st="#22252B", sw=1.8)
    s.p(rect(288, 120, 28, 20), "#D9BB86")
    s.p(rect(288, 120, 28, 6), "#F6E6C2")
    s.p("M288 120L302 108L316 120", st="#22252B", sw=1.8)
    s.p(circle(418, 172, 22), st="#5B3A20", sw=5)
    s.p("M396 172H440M418 150V194M402 156L434 188M434 156L402 188", st="#8A5A34", sw=2.4)
    s.note("gable and nave")
    s.p(poly([(150, 566), (150, 262), (256, 150), (362, 262), (362, 566)]), st)
    courses(164, 290, 350, 560)
    s.p(poly([(140, 270), (256, 138), (372, 270), (364, 280), (256, 158), (148, 280)]), "#6E5A44")
    s.p(poly([(140, 270), (256, 138), (258, 148), (146, 276)]), "#F6E6C2")
    s.p("M256 140V112M246 122H266", st="#E0A526", sw=4)
    s.note("rose window")
    cx, cy, R = 256, 340, 104
    s.p(circle(cx, cy, R + 70), s.rad(cx, cy, R + 70, (0, "#FFE29A", 0.8), (0.6, "#FFC86A", 0.35), (1, "#FFC86A", 0)))
    s.p(circle(cx + 3, cy + 4, R + 15), "#4A3A26", 0.6)
    s.p(circle(cx, cy, R + 14), "#E9D3A4")
    s.p(circle(cx, cy, R + 8), "#A88A5E")
    s.p(circle(cx, cy, R + 2), "#22252B")
    J = [("#A3203A", "#E2546A"), ("#2456A6", "#5C93E6"), ("#E0A526", "#FFDC78"), ("#3D7A46", "#74BE7C"),
        ("#461D99", "#8A5CE0"), ("#1E8A96", "#66D2DC")]
    n = 12

    def pane(r0, r1, a0, a1, cols, bulge=0.0):
        p = [polar(cx, cy, r0, a0), polar(cx, cy, r1, a0), polar(cx, cy, r1, a1), polar(cx, cy, r0, a1)]
        m = polar(cx, cy, r1 + bulge, (a0 + a1) / 2)
        mi = polar(cx, cy, r0, (a0 + a1) / 2)
        d = "M{}L{}Q{} {}L{}Q{} {}Z".format(pt(p[0]), pt(p[1]), pt((2 * m[0] - (p[1][0] + p[2][0]) / 2, 2 * m[1]
            - (p[1][1] + p[2][1]) / 2)), pt(p[2]), pt(p[3]), pt(mi), pt(p[0]))
        s.p(d, cols[0], st="#22252B", sw=3)
        am = a0 * 0.62 + a1 * 0.38
        q = [polar(cx, cy, r0 + (r1 - r0) * 0.12, a0 + (a1 - a0) * 0.14),
            polar(cx, cy, r1 - (r1 - r0) * 0.06, a0 + (a1 - a0) * 0.1), polar(cx, cy, r1 - (r1 - r0) * 0.06, am),
            polar(cx, cy, r0 + (r1 - r0) * 0.12, am)]
        s.p(poly(q), cols[1], 0.75)

    for i in range(24):
        a = 2 * math.pi * i / 24 - math.pi / 2
        pane(84, 100, a, a + 2 * math.pi / 24, J[(i * 5 + 1) % 6], 1)
    for i in range(n):
        a = 2 * math.pi * (i - 0.5) / n - math.pi / 2
        pane(30, 68, a, a + 2 * math.pi / n, J[[0, 1, 2][i % 3]], 9)
    for i in range(n):
        a = 2 * math.pi * i / n - math.pi / 2 + math.pi / n
        c = polar(cx, cy, 76, a)
        s.p(circle(c[0], c[1], 9.6), J[[3, 4, 5][i % 3]][0], st="#22252B", sw=3)
        s.p(circle(c[0] - 2, c[1] - 2.4, 4.2), J[[3, 4, 5][i % 3]][1], 0.9)
    s.p(circle(cx, cy, 30), "#22252B")
    s.p(circle(cx, cy, 26), "#E0A526")
    for i in range(8):
        a = 2 * math.pi * i / 8
        c = polar(cx, cy, 17, a)
        s.p(circle(c[0], c[1], 7.4), "#FFDC78" if i % 2 else "#A3203A", st="#22252B", sw=2.2)
    s.p(circle(cx, cy, 9), "#FFF6DC", st="#22252B", sw=2.4)
    s.note("portal")
    for k, c in enumerate(("#E9D3A4", "#8A6E4A", "#D9BB86", "#5B4832", "#2B2118")):
        w = 66 - k * 8
        spring, top = f(522 + k * 4), f(480 + k * 7)
        left, right = f"{f(256 - w + 4)} {top}", f"{f(256 + w - 4)} {top}"
        s.p(f"M{f(256 - w)} 600V{spring}Q{left} 256 {f(452 + k * 10)}Q{right} {f(256 + w)} {spring}V600Z", c)
    s.p("M230 600V536Q234 512 256 496Q278 512 282 536V600Z", s.lin(0, 500, 0, 600, (0, "#FFF3C8"), (1, "#F6B93B")))
    s.p("M256 500V600", st="#6B4223", sw=3)
    for x in (182, 330):
        s.p(poly([(x - 14, 470), (x, 436), (x + 14, 470)]), "#8A6E4A")
        s.p(poly([(x - 14, 470), (x, 436), (x, 470)]), "#F6E6C2")
        s.p(rect(x - 10, 470, 20, 60), "#3A2E22")
        s.p(limb([(x, 526), (x, 500), (x, 482)], [8, 7, 4]), "#C9AE7E")
        s.p(circle(x, 481, 5), "#E9D3A4")
    s.note("steps and coloured light")
    for i in range(4):
        s.p(poly([(130 - i * 26, 566 + i * 12), (382 + i * 26, 566 + i * 12), (394 + i * 26, 580 + i * 12),
            (118 - i * 26, 580 + i * 12)]), ["#D9BB86", "#B99A68", "#D9BB86", "#B99A68"][i])
        s.p(rect(130 - i * 26, 566 + i * 12, 252 + i * 52, 3.4), "#F6E6C2", 0.8)
    s.p(rect(0, 606, W, 120), s.lin(0, 606, 0, 632, (0, "#7A6448"), (1, "#4A3C2C")))
    s.p(poly([(228, 566), (284, 566), (330, 640), (182, 640)]), "#FFE9A6", 0.55)
    for x, y, r, c in [(160, 596, 26, "#A3203A"), (190, 616, 24, "#2456A6"), (330, 614, 28, "#2456A6"),
            (352, 594, 24, "#E0A526"), (290, 622, 20, "#3D7A46"), (236, 622, 22, "#A3203A"),
            (66, 618, 20, "#E0A526"), (452, 616, 20, "#461D99")]:
        s.p(ellipse(x, y, r * 1.5, r * 0.42), c, 0.5)
    s.note("master builder and masons")

    def figure(x, y, k, robe, lite, hat=True, staff=False):
        s.g(f"translate({f(x)} {f(y)}) scale({k})")
        s.p(ellipse(10, 2, 24, 5), "#1B1510", 0.5)
        s.p("M-15 2Q-18 -34 -10 -52Q0 -60 10 -52Q18 -34 15 2Z", "#1E1A16")
        s.p("M-12 0Q-15 -34 -8 -50Q0 -57 8 -50Q15 -34 12 0Z", robe)
        s.p("M-12 0Q-15 -34 -8 -50Q-4 -54 0 -54Q-7 -30 -4 0Z", lite)
        s.p("M-12 -24H12V-19H-12Z", "#2B2118")
        s.p(circle(0, -62, 9.4), "#1E1A16")
        s.p(circle(0, -62, 7.4), "#E9C39A")
        if hat:
            s.p("M-12 -64Q0 -82 12 -64Q0 -68 -12 -64Z", "#1E1A16")
            s.p("M-9 -66Q0 -78 9 -66Q0 -69 -9 -66Z", robe)
        if staff:
            s.p("M20 2L16 -72M8 -70L26 -74", st="#8A5A34", sw=3.6)
            s.p("M8 -46L18 -34", st="#1E1A16", sw=7)
            s.p("M8 -46L18 -34", st=robe, sw=4)
        s.end()

    figure(214, 629, 0.98, "#2456A6", "#5C93E6", staff=True)
    figure(92, 627, 0.84, "#8A5A34", "#C9925E")
    figure(420, 627, 0.88, "#3D7A46", "#74BE7C")
    s.p(poly([(108, 630), (110, 608), (142, 604), (146, 628)]), "#D9BB86")
    s.p(poly([(110, 609), (119, 600), (149, 596), (142, 605)]), "#F6E6C2")
    s.p(poly([(142, 605), (149, 596), (153, 622), (146, 629)]), "#8A6E4A")
    s.p(poly([(364, 630), (362, 609), (392, 605), (396, 628)]), "#C9AE7E")
    s.p(poly([(362, 610), (370, 601), (399, 597), (392, 606)]), "#F2DDB0")
    s.note("plinth for the title")
    s.p(rect(0, 629, W, 100), s.lin(0, 629, 0, 704, (0, "#2E323A"), (1, "#14161A")))
    s.p(rect(0, 629, W, 4), "#B8AE9A")
    s.p(rect(0, 633, W, 3), "#0C0D10", 0.6)
    ring_frame(s, 18, "#EFE8D8", "#22252B")
    s.p(rrect(9, 9, W - 18, H - 18, 3), st="#22252B", sw=4)
    s.p(rrect(9, 9, W - 18, H - 18, 3), st="#E0A526", sw=1.3)
    s.save("ui/cover_keythedral")


def draw():
    keythedral()
