"""The six seats' medallions, flat marks and wax seals."""

import math
import random

from art.pen import Svg, blob, circle, f, mix, polar, poly, pt

SEATS = [("anchor", "brick", "#B1361B", "#7A1E0C", "#E2704A", True),
    ("fish", "sea_green", "#37B096", "#1C7A67", "#8CE0CB", False),
    ("sun", "sun", "#FFC924", "#C48A0C", "#FFEEA0", False), ("moon", "plum", "#5C2569", "#37123F", "#9A5FA8", True),
    ("star", "ultramarine", "#3D50D8", "#232F96", "#8A98F4", True),
    ("shell", "bone", "#F1F6EC", "#B9C0B0", "#FFFFFF", False)]


def mark(name):
    """The emblem in a box of -50..50, as (outline, [inner lines])."""
    if name == "anchor":
        d = (
            "M-4 -26A13 13 0 1 1 4 -26L5 -18H22V-9H5.5L8 28Q24 24 29 8L20 12L34 -10L46 14L38 10Q32 38 0"
            " 46Q-32 38 -38 10L-46 14L-34 -10L-20 12L-29 8Q-24 24 -8 28L-5.5 -9H-22V-18H-5ZM0 -45A6.5 6.5"
            " 0 1 0 0 -32A6.5 6.5 0 1 0 0 -45Z")
        return d, []
    if name == "fish":
        d = "M-46 2C-34 -22 -6 -28 18 -10L42 -26Q36 0 42 28L18 12C-4 30 -32 26 -46 2Z"
        return d, ["M-18 -14Q-10 2 -18 16", "M-4 -2q7 4 0 9M8 -3q6 4 0 9M26 -6L36 -14M26 8L36 16M27 1H37"]
    if name == "sun":
        d = circle(0, 0, 21)
        for i in range(16):
            a = 2 * math.pi * i / 16
            r = 46 if i % 2 == 0 else 37
            w = 0.17 if i % 2 == 0 else 0.12
            if i % 2 == 0:
                d += poly([polar(0, 0, 25, a - w), polar(0, 0, r, a), polar(0, 0, 25, a + w)])
            else:
                d += (
                    f"M{pt(polar(0, 0, 25, a - 0.14))}Q{pt(polar(0, 0, 33, a - 0.2))} "
                    f"{pt(polar(0, 0, r, a + 0.06))}Q{pt(polar(0, 0, 31, a + 0.1))} "
                    f"{pt(polar(0, 0, 25, a + 0.14))}Z")
        return d, ["M-9 -5q3 -4 6 0M3 -5q3 -4 6 0M-8 6Q0 14 8 6M0 -3V3"]
    if name == "moon":
        d = "M14 -44A45 45 0 1 0 41 22A37 37 0 0 1 14 -44Z"
        return d + "M30 -24l3.5 8.5l8.5 3.5l-8.5 3.5l-3.5 8.5l-3.5 -8.5l-8.5 -3.5l8.5 -3.5z", [
            "M-20 -10q-7 5 -9 10l7 1M-24 12q5 4 10 2", "M-26 -16q4 -3 8 -1"]
    if name == "star":
        ps = [polar(0, 3, 47 if i % 2 == 0 else 19.5, -math.pi / 2 + math.pi * i / 5) for i in range(10)]
        return poly(ps), [f"M0 3L{pt(polar(0, 3, 42 if i % 2 == 0 else 17, -math.pi / 2 + math.pi * i / 5))}"
            for i in range(10)]
    d = (
        "M-12 40L-16 30Q-50 8 -44 -14Q-42 -22 -34 -22Q-32 -36 -20 -35Q-12 -46 0 -42Q12 -46 20 -35Q32"
        " -36 34 -22Q42 -22 44 -14Q50 8 16 30L12 40Q0 46 -12 40Z")
    return d, [
        "M0 32V-38M-6 32Q-16 0 -19 -31M6 32Q16 0 19 -31M-10 31Q-28 8 -33 -19M10 31Q28 8 33 -19M-16 31Q0 37 16 31"]


def edge(name, r0, r1):
    """The seat's edge pattern inside the ring r0..r1, centred at 0 0: list of (d, fill or None, stroke width)."""
    out = []
    if name == "anchor":
        out.append((circle(0, 0, r1) + circle(0, 0, r0), "fill", 0))
    n = 40
    d = ""
    if name == "fish":
        for i in range(n):
            a = 2 * math.pi * i / n
            d += f"M{pt(polar(0, 0, r0, a))}L{pt(polar(0, 0, r1, a + 0.13))}"
        out.append((d, None, 3.2))
    if name == "sun":
        for i in range(30):
            c = polar(0, 0, (r0 + r1) / 2, 2 * math.pi * i / 30)
            d += circle(c[0], c[1], (r1 - r0) * 0.27)
        out.append((d, "fill", 0))
    if name == "moon":
        for i in range(44):
            a = 2 * math.pi * i / 44
            d += f"M{pt(polar(0, 0, r0, a))}L{pt(polar(0, 0, r1, a))}"
        out.append((d, None, 4))
    if name == "star":
        for i in range(32):
            a = 2 * math.pi * i / 32
            w = 0.065
            start, middle, end = polar(0, 0, r0 + 1, a - w), polar(0, 0, (r0 + r1) / 2, a + w), polar(0, 0, r1 - 1, a
                - w)
            d += f"M{pt(start)}L{pt(middle)}L{pt(end)}"
        out.append((d, None, 3))
    if name == "shell":
        for i in range(n):
            a = 2 * math.pi * i / n
            d += (
                f"M{pt(polar(0, 0, r0, a))}L{pt(polar(0, 0, r1, a + 0.15))}M{pt(polar(0, 0, r0, a + 0.15))}"
                f"L{pt(polar(0, 0, r1, a))}")
        out.append((d, None, 1.8))
    return out


def medallion(name, seat, col, dk, lt, white):
    s = Svg(256, 256)
    s.note(f"seat {seat}: {name}")
    s.g("translate(128 128)")
    s.p(circle(0, 0, 126), "#0A151B")
    s.p(circle(0, 0, 122), s.lin(-90, -110, 80, 110, (0, "#FFF0B8"), (0.25, "#E9B44C"), (0.55, "#9A6A1C"),
        (0.8, "#C9912F"), (1, "#5B3C0E")))
    s.p(circle(0, 0, 114), "#3B2808")
    s.p(circle(0, 0, 112), s.lin(-80, -90, 80, 90, (0, lt), (0.4, col), (1, dk)))
    ec = mix(col, "#FFFFFF", 0.55) if white else mix(dk, "#10222B", 0.45)
    for d, fl, sw in edge(name, 95, 111):
        if fl:
            s.p(d, ec, eo=True, op=0.9 if name != "anchor" else 0.0)
        else:
            s.p(d, st=ec, sw=sw, so=0.9)
    s.p(circle(0, 0, 93), "#2A1C06")
    s.p(circle(0, 0, 91), s.lin(-70, -80, 70, 80, (0, "#7A5414"), (0.4, "#C9912F"), (1, "#FFE9A6")))
    s.p(circle(0, 0, 86), dk)
    s.p(circle(0, 0, 85), s.rad(-30, -40, 150, (0, mix(col, lt, 0.55)), (0.45, col), (1, dk)))
    s.p("M-70 -30A76 76 0 0 1 20 -73", st="#FFFFFF", sw=3, so=0.35)
    body, lines = mark(name)
    ink = "#FFF6E0" if white else "#14262F"
    lo = mix(dk, "#000000", 0.45)
    k = 1.28

    def tf(x, y):
        return f"translate({f(x)} {f(y)}) scale({k})"

    if white:
        s.p(body, lo, 0.8, eo=True, tf=tf(3.2, 4.6))
        s.p(body, "#6B3C10", eo=True, tf=tf(0, 0), st="#2A1206", sw=4)
        s.p(body, s.lin(-40, -46, 36, 46, (0, "#FFFFFF"), (0.5, "#FFF0CC"), (1, "#D9B47A")), eo=True, tf=tf(0, 0))
        for l in lines:
            s.p(l, st=mix(col, "#000000", 0.15), sw=2.2, tf=tf(0, 0), so=0.75)
    else:
        s.p(body, mix(lt, "#FFFFFF", 0.6), 0.85, eo=True, tf=tf(2.4, 3.4))
        s.p(body, s.lin(-40, -46, 36, 46, (0, "#2B4654"), (0.5, ink), (1, "#0A151B")), eo=True, tf=tf(0, 0))
        for l in lines:
            s.p(l, st=lt, sw=2.4, tf=tf(0, 0), so=0.95)
        if name == "fish":
            s.p(circle(-29, -4, 4), lt, tf=tf(0, 0))
    if name == "fish" and white:
        pass
    s.end()
    s.save(f"ui/emblem_{name}")
    m = Svg(64, 64)
    m.note("flat mark for 16-40 px: tinted by the program")
    m.g("translate(32 32) scale(.62)")
    m.p(body, "#FFFFFF", eo=True)
    m.end()
    m.save(f"ui/mark_{name}")


def seal(name, seat, col, dk, lt):
    rng = random.Random(seat)
    s = Svg(128, 128)
    s.note(f"wax seal, seat {seat}")
    s.g("translate(64 64)")
    wax = blob(0, 0, 54, 53, 15, 0.085, rng)
    s.p(wax, "#000000", 0.35, tf="translate(2 5)")
    s.p(wax, mix(dk, "#000000", 0.35), tf="translate(0 1.5)")
    s.p(wax, s.lin(-44, -50, 40, 50, (0, lt), (0.3, col), (1, dk)))
    s.p("M-46 -14Q-38 -44 -6 -50", st="#FFFFFF", sw=4, so=0.45)
    s.p(circle(0, 0, 39), mix(dk, "#000000", 0.25))
    s.p(circle(0.8, 1.2, 38), s.lin(-30, -34, 30, 34, (0, dk), (0.6, col), (1, mix(col, lt, 0.5))))
    body, lines = mark(name)
    s.p(body, mix(lt, "#FFFFFF", 0.35), 0.8, eo=True, tf="translate(-.9 -1.2) scale(.58)")
    s.p(body, mix(dk, "#000000", 0.4), 0.95, eo=True, tf="translate(1 1.5) scale(.58)")
    s.p(body, s.lin(-40, -40, 40, 40, (0, mix(col, lt, 0.7)), (1, col)), eo=True, tf="scale(.58)")
    for l in lines:
        s.p(l, st=mix(dk, "#000000", 0.2), sw=2.2, so=0.7, tf="scale(.58)")
    s.end()
    s.save(f"ui/seal_{name}")


def draw():
    for row in SEATS:
        medallion(*row)
        seal(*row[:5])
    s = Svg(128, 128)
    s.note("empty seal ring: not sealed yet")
    s.p(circle(64, 64, 44), "#0A151B", 0.5)
    s.p(circle(64, 64, 44), st="#5C8A9A", sw=3)
    for i in range(16):
        p, q = polar(64, 64, 44, i * math.pi / 8), polar(64, 64, 50, i * math.pi / 8)
        s.p(f"M{pt(p)}L{pt(q)}", st="#5C8A9A", sw=2.4)
    s.save("ui/seal_empty")
