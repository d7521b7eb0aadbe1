"""Prizes and the logbook: medals, stars, the open book, stamps, and the marks of the replay's rail."""

import math
import random

from art.pen import Svg, circle, ellipse, f, mix, polar, poly, rect, rrect, taper

RAMP = {
    "gold": ("#FFF1BC", "#F7D27A", "#E3A83B", "#B8801F", "#7A5014", "#3B2408"),
    "silver": ("#FFFFFF", "#E3EAEE", "#B9C6CE", "#8896A2", "#556370", "#232C34"),
    "bronze": ("#FFE0C2", "#EDB386", "#C9814E", "#9A5A30", "#683818", "#32180A"),
}
RIB = {
    "gold": ("#A8321B", "#7A1E0C", "#F7D27A"),
    "silver": ("#2B6C7E", "#184453", "#E3EAEE"),
    "bronze": ("#3F6B45", "#25452C", "#F1DDAF"),
}


def medal(kind):
    s = Svg(128, 160)
    a, b, c, d, e, o = RAMP[kind]
    r1, r2, r3 = RIB[kind]
    cx, cy, R = 64, 98, 52
    # ribbon: two tails folded behind the coin
    s.p("M26 4H60L78 66L50 78Z", s.lin(26, 4, 78, 70, (0, r1), (1, r2)), st=o, sw=3)
    s.p("M102 4H68L50 66L78 78Z", s.lin(102, 4, 50, 70, (0, mix(r1, "#FFFFFF", 0.14)), (1, r1)), st=o, sw=3)
    s.p("M37 5H46L68 68L61 71ZM91 5H82L60 68L67 71Z", r3, 0.9)
    s.p(circle(cx + 3, cy + 5, R), "#000000", 0.28)
    # coin with a milled edge
    n = 44
    pts = [polar(cx, cy, R + (1.6 if i % 2 else -1.2), math.pi * i / n) for i in range(2 * n)]
    s.p(poly(pts), s.lin(cx - R, cy - R, cx + R, cy + R, (0, b), (0.5, c), (1, e)), st=o, sw=3)
    s.p(circle(cx, cy, R - 6), s.lin(cx - R, cy - R, cx + R, cy + R, (0, d), (1, b)))
    s.p(circle(cx, cy, R - 9), s.lin(cx - R, cy - R, cx + R, cy + R, (0, b), (0.45, c), (1, d)), st=e, sw=1.2)
    # a chest in relief for the day's chest, laurel round it
    d_ = ""
    for sg in (-1, 1):
        for i in range(6):
            t = math.radians(100 + i * 24)
            p = polar(0, 0, 34, t)
            q = polar(0, 0, 35, t + 0.5)
            x0, y0 = cx + sg * p[0] * -1, cy + p[1]
            x1, y1 = cx + sg * q[0] * -1, cy + q[1]
            d_ += taper((x0, y0), (x1, y1), 4.6, 2.4 * sg)
    s.p(d_, e, 0.85)
    s.p(d_, a, 0.55, tf="translate(-1 -1.2)")
    ch = "M42 92Q42 78 54 78H74Q86 78 86 92ZM42 95H58V101Q58 105 64 105T70 101V95H86V117H42ZM61 93H67V101H61Z"
    s.p(ch, o, 0.5, tf="translate(1.6 2)")
    s.p(ch, e)
    s.p(ch, a, 0.95, tf="translate(-1 -1.4)")
    s.p(
        "M%s %sA%d %d 0 0 1 %s %s" % (f(cx - 40), f(cy - 18), 44, 44, f(cx - 6), f(cy - 43)), st="#FFFFFF", sw=4, so=0.6
    )
    s.save("ui/medal_" + kind)


def none():
    s = Svg(128, 160)
    cx, cy, R = 64, 98, 50
    s.p("M30 6H58L72 52M98 6H70L56 52", st="#4A7080", sw=3)
    s.p(circle(cx, cy, R), "#0C1A21", 0.55, st="#5C8A9A", sw=3)
    s.body.append(
        '<path d="%s" fill="none" stroke="#4A7080" stroke-width="2.4" stroke-dasharray="5 6"/>' % circle(cx, cy, R - 9)
    )
    s.p("M42 92Q42 78 54 78H74Q86 78 86 92ZM42 95H58V101Q58 105 64 105T70 101V95H86V117H42Z", "#3A6172", 0.8)
    s.save("ui/medal_none")


def stars():
    for on in (1, 0):
        s = Svg(64, 64)

        def P(R, r, dx=0, dy=0):
            return [polar(32 + dx, 34 + dy, R if i % 2 == 0 else r, -math.pi / 2 + math.pi * i / 5) for i in range(10)]

        if on:
            s.p(poly(P(29, 13.4, 1, 2)), "#000000", 0.35)
            s.p(
                poly(P(28, 13)),
                s.lin(8, 6, 54, 58, (0, "#FFF1BC"), (0.45, "#F0BE52"), (1, "#A86E16")),
                st="#3B2408",
                sw=2.6,
            )
            q = P(25, 11.6)
            d = ""
            for i in range(0, 10, 2):
                d += poly([(32, 34), q[i], q[(i + 1) % 10]])
            s.p(d, "#7A5014", 0.34)
            d = ""
            for i in range(0, 10, 2):
                d += poly([(32, 34), q[i], q[i - 1]])
            s.p(d, "#FFFBE2", 0.5)
        else:
            s.p(poly(P(28, 13)), "#0C1A21", 0.5, st="#5C8A9A", sw=2.6)
        s.save("ui/star_on" if on else "ui/star_off")
    s = Svg(64, 64)  # for paper grounds
    s.p(
        poly([polar(32, 34, 28 if i % 2 == 0 else 13, -math.pi / 2 + math.pi * i / 5) for i in range(10)]),
        "#E6D5A8",
        1,
        st="#B79C66",
        sw=2.4,
    )
    s.save("ui/star_off_paper")


def small():
    s = Svg(120, 120)  # brass arrow that points down at what to press
    s.p("M42 6H78V54H104L60 112L16 54H42Z", "#000000", 0.35, tf="translate(4 6)")
    s.p(
        "M42 6H78V54H104L60 112L16 54H42Z",
        s.lin(16, 6, 104, 100, (0, "#FFF1BC"), (0.4, "#F3CB6C"), (1, "#A86E16")),
        st="#3B2408",
        sw=4,
    )
    s.p("M48 12H72V60H92L60 102L28 60H48Z", st="#FFF6D6", sw=2, so=0.75)
    s.p("M60 18V92", st="#7A5014", sw=2.4, so=0.4)
    s.save("ui/arrow_here")
    s = Svg(48, 56)  # brass map pin
    s.p(ellipse(25, 52, 9, 3), "#000000", 0.4)
    s.p("M22 26H26L25 52H23Z", "#9FB2B8", st="#1C2C34", sw=1.4)
    s.p(circle(24, 16, 14), s.rad(18, 10, 22, (0, "#FFF1BC"), (0.5, "#E3A83B"), (1, "#7A5014")), st="#3B2408", sw=2)
    s.p(ellipse(19, 10, 4, 3), "#FFFFFF", 0.8)
    s.save("ui/pin_brass")
    s = Svg(64, 220)  # silk ribbon of a book
    s.p(
        "M10 0H54V214L32 190L10 214Z",
        s.lin(10, 0, 54, 0, (0, "#C8452E"), (0.4, "#A8321B"), (1, "#6E1C0C")),
        st="#3A0F06",
        sw=2,
    )
    s.p("M17 0V196M47 0V196", st="#F7D27A", sw=2, so=0.7)
    s.save("ui/book_ribbon")


def chest_today():
    """The day's chest: small, closed lid ajar, light coming out. 360x300."""
    s = Svg(360, 300)
    rng = random.Random(5)
    s.p(ellipse(184, 284, 150, 13), "#000000", 0.45)
    # lid, tipped back
    s.p(
        "M44 118L36 74Q40 34 84 30H276Q320 34 324 74L316 118Z",
        s.lin(0, 30, 0, 118, (0, "#B07442"), (0.6, "#6B4023"), (1, "#3E2415")),
        st="#1C1004",
        sw=4,
    )
    s.p(
        "M60 116L54 84Q58 54 92 52H268Q302 54 306 84L300 116Z",
        s.lin(0, 52, 0, 118, (0, "#9C7A4A"), (1, "#FFE9A8")),
        st="#3E2415",
        sw=2,
    )
    for x in (92, 250):
        s.p(
            "M%d 29H%dL%d 118H%dZ" % (x, x + 24, x + 26, x - 2),
            s.lin(x, 0, x + 24, 0, (0, "#F7D27A"), (1, "#8A6420")),
            st="#2A1904",
            sw=2.5,
        )
    s.p("M40 112H320V150H40Z", "#2A180C")
    # treasure heap
    for i in range(34):
        x = 64 + (i * 37) % 232 + rng.uniform(-6, 6)
        y = 132 - 26 * math.sin(math.pi * (x - 50) / 260) + (i % 3) * 7
        s.p(
            ellipse(x, y, 13, 7),
            s.lin(x - 12, y - 6, x + 12, y + 6, (0, "#FFF1BC"), (0.5, "#E3A83B"), (1, "#A86E16")),
            st="#5A3A0C",
            sw=1.6,
        )
    for x, y, c in ((140, 106, "#A9197B"), (206, 100, "#32A898"), (248, 116, "#3D50D8")):
        s.p(
            poly([(x - 12, y), (x - 6, y - 9), (x + 6, y - 9), (x + 12, y), (x, y + 13)]),
            s.lin(x - 10, y - 9, x + 8, y + 12, (0, mix(c, "#FFFFFF", 0.6)), (0.5, c), (1, mix(c, "#000000", 0.4))),
            st="#14202E",
            sw=1.8,
        )
        s.p(poly([(x - 6, y - 9), (x + 6, y - 9), (x + 4, y), (x - 4, y)]), "#FFFFFF", 0.35)
    # front
    s.p(
        "M36 140H324L312 280H48Z",
        s.lin(0, 140, 0, 280, (0, "#A86C3A"), (0.5, "#7A4A28"), (1, "#4A2A16")),
        st="#1C1004",
        sw=4,
    )
    d = "".join(
        taper(
            (52 + rng.uniform(0, 80), y + rng.uniform(-3, 3)), (200 + rng.uniform(0, 104), y + rng.uniform(-3, 3)), 1.3
        )
        for y in range(156, 276, 11)
    )
    s.p(d, "#2E180A", 0.5)
    for y in (186, 234):
        s.p("M%d %dH%d" % (40 + (y - 140) // 12, y, 320 - (y - 140) // 12), st="#2E180A", sw=2.6)
    s.p(
        "M32 136H328V156H34Z",
        s.lin(0, 136, 0, 156, (0, "#F7D27A"), (0.5, "#C48F2E"), (1, "#7A5014")),
        st="#2A1904",
        sw=2.5,
    )
    for x in (88, 248):
        s.p(
            "M%d 156H%dL%d 280H%dZ" % (x, x + 26, x + 24, x + 2),
            s.lin(x, 0, x + 26, 0, (0, "#F0C45E"), (1, "#7A5014")),
            st="#2A1904",
            sw=2.5,
        )
        [s.p(circle(x + 13, y, 4), "#FFF1BC", st="#5A3A0C", sw=1.4) for y in (170, 210, 266)]
    s.p(
        "M154 142H206V176Q206 200 180 210Q154 200 154 176Z",
        s.lin(154, 142, 206, 210, (0, "#FFF1BC"), (0.5, "#E3A83B"), (1, "#8A5E16")),
        st="#2A1904",
        sw=3,
    )
    s.p(circle(180, 166, 8) + poly([(176, 170), (184, 170), (188, 190), (172, 190)]), "#1C1004")
    s.save("ui/chest_today")


def book():
    """Open logbook 1800x950: leather, page stacks, two pages with a shaded gutter."""
    s = Svg(1800, 950)
    W, H = 1800, 950
    s.p(rrect(1.5, 1.5, W - 3, H - 3, 16), s.lin(0, 0, 0, H, (0, "#5A2E1C"), (1, "#35180E")), st="#160A05", sw=3)
    s.p(rrect(6, 6, W - 12, H - 12, 11), st="#8C5A34", sw=1.5)
    for i in range(6):
        s.p(
            rrect(16 + i * 2, 14 + i, W - 32 - i * 4, H - 26 - i, 6),
            "#E2D2A6" if i % 2 else "#C9B684",
            st="#A48E5C",
            sw=1,
        )
    x, y, w, h = 28, 18, W - 56, H - 38
    c = x + w / 2
    K = "#3A2810"
    s.p(rrect(x, y, w, h, 6), "#F6EBCB")
    # shades in narrow strips: a gradient has only 256 steps, over the whole width each would be seven pixels broad
    g = (
        (0, 0.6),
        (0.03, 0.46),
        (0.065, 0.35),
        (0.11, 0.26),
        (0.18, 0.18),
        (0.26, 0.12),
        (0.37, 0.075),
        (0.52, 0.04),
        (0.7, 0.015),
        (1, 0),
    )
    for d in (-1, 1):
        s.p(rect(c if d > 0 else c - 170, y, 170, h), s.lin(c, 0, c + d * 170, 0, *[(o, K, a) for o, a in g]))
        ex = x + w if d > 0 else x
        s.p(
            rect(ex - 70 if d > 0 else ex, y + 4, 70, h - 8),
            s.lin(ex, 0, ex - d * 70, 0, (0, K, 0.1), (0.2, K, 0.055), (0.5, K, 0.02), (1, K, 0)),
        )
    s.save("ui/book_open")


def marks():
    s = Svg(64, 64)  # turning point on a rail: the program writes the number
    s.p("M32 6L58 32L32 58L6 32Z", "#000000", 0.4, tf="translate(2 3)")
    s.p(
        "M32 6L58 32L32 58L6 32Z",
        s.lin(6, 6, 58, 58, (0, "#FFF1BC"), (0.5, "#E3A83B"), (1, "#8A5E16")),
        st="#3B2408",
        sw=2.4,
    )
    s.p("M32 11L53 32L32 53L11 32Z", st="#FFF6D6", sw=1.4, so=0.7)
    s.save("ui/turn_mark")
    s = Svg(112, 112)
    s.p(circle(56, 56, 50), st="#FFFFFF", sw=4)
    s.p(circle(56, 56, 43), st="#FFFFFF", sw=1.6)
    s.save("ui/stamp_ring")  # tint it
    s = Svg(540, 96)  # head of the wall calendar with its six rings
    s.p(rrect(0, 14, 540, 74, 7), s.lin(0, 14, 0, 88, (0, "#B8432E"), (1, "#8A2617")))
    s.p("M0 64H540V88H0Z", s.lin(0, 64, 0, 88, (0, "#9A3020"), (1, "#8A2617")))
    s.p("M3 17H537", st="#E08A70", sw=2, so=0.6)
    for i in range(6):
        x = 62 + i * 83
        s.p(ellipse(x, 34, 9, 5), "#3A0F06", 0.7)
        s.p(
            rrect(x - 6, 2, 12, 31, 6),
            s.lin(x - 6, 0, x + 6, 0, (0, "#FFF1BC"), (0.5, "#E3A83B"), (1, "#7A5014")),
            st="#2A1904",
            sw=1.5,
        )
    s.save("ui/calendar_top")
    s = Svg(20, 44)
    s.p("M16 4H6V40H16", st="#0A171E", sw=7)
    s.p("M16 4H6V40H16", st="#7FE0FF", sw=3.4)
    s.save("ui/clip_bracket")  # left one; flip for the right


def draw():
    for k in RAMP:
        medal(k)
    none()
    stars()
    small()
    chest_today()
    book()
    marks()
