"""Small marks for the chart, and pictures for text."""

import math

from art.dark_water_salvage.wash import CREAM, DEEP, GREEN, INK, MAGENTA, STAR, Art, lens, n, polar, smooth, star

TICKET = (
    "M8 6H102Q104 6 104 8V22A8 8 0 0 0 104 38V52Q104 54 102 54H8Q6 54 6 52V38A8 8 0 0 0 6 22V8Q6 6 8 6Z")
SHADE = "#06151F"
LAUREL, LAUREL_EDGE = "#D2A341", "#5C3F12"


def draw():
    """Write the marks."""
    city()
    feature()
    ticket()
    wreck()
    cleared()
    laurel()
    private()


def city():
    a = Art(64, 64, 132, "city star")
    a.poly(star(33.5, 36, 27), SHADE, op=0.35)
    gold = a.lin(10, 8, 54, 58, (0, "#FFE3A0"), (0.45, STAR), (1, "#8A560D"))
    a.poly(star(32, 33, 28), gold, INK, 3.4)
    for k in range(5):
        dark = [(32, 33), polar(32, 33, 26, 72 * k - 90), polar(32, 33, 11.5, 72 * k - 54)]
        a.poly(dark, "#6E4208", op=0.3)
    a.save("mark_city")


def feature():
    a = Art(64, 64, 133, "feature diamond")
    a.poly([(33, 5), (60, 34), (33, 63), (6, 34)], SHADE, op=0.3)
    a.poly([(32, 3), (59, 32), (32, 61), (5, 32)], "#F7F8EE", INK, 2.6)
    a.poly([(32, 10), (52, 32), (32, 54), (12, 32)], "#F7F8EE", GREEN, 4.6)
    a.poly([(32, 22), (41, 32), (32, 42), (23, 32)], GREEN)
    a.save("mark_feature")


def ticket():
    a = Art(110, 60, 134, "boat-hire ticket, punched; the price goes on its right half")
    a.g("translate(2 3)")
    a.d(TICKET, SHADE, op=0.4)
    a.end()
    a.d(TICKET, a.lin(6, 6, 104, 54, (0, "#FFF6DC"), (1, "#EBCF96")), INK, 2.2)
    a.d("M14 12H96V48H14Z", stroke="#A86A1C", sw=1.2)
    a.d("M52 12V48", stroke="#A86A1C", sw=1.4, dash="3 3")
    a.d("M18 36Q33 42 48 34L45 43H22Z", DEEP, INK, 1.3)
    a.d("M33 35V16L45 31H34", "#FFFDF2", INK, 1.3)
    a.d("M31 19V31H22Z", "#FFFDF2", INK, 1.2)
    a.save("hire_ticket")


def wreck():
    a = Art(100, 70, 135, "wreck: ribs and masts above the line of the water")
    a.d("M8 50H92", stroke=MAGENTA, sw=3)
    hull = [(14, 50), (20, 62), (50, 66), (78, 60), (90, 44), (70, 50), (40, 52)]
    a.d(smooth(hull, True), "#3A2C22", INK, 2)
    a.lines([((26 + i * 11, 62), (24 + i * 12, 46 - (i % 2) * 3)) for i in range(6)], INK, 3, 0.4)
    for p, q, wide in (((40, 50), (32, 12), 4), ((62, 50), (62, 22), 4), ((22, 24), (46, 18), 2.6)):
        a.line(p, q, INK, wide, 0.3)
    a.lines([((33, 14), (62, 24)), ((33, 14), (16, 48))], INK, 1.2, 0.4)
    a.save("mark_wreck")


def cleared():
    a = Art(80, 100, 136, "buoy: the wreck was salvaged here")
    a.d(smooth(a.blob(40, 84, 30, 8, 12, 0.05), True), "#F7FBF6", op=0.8)
    green = a.lin(22, 0, 58, 0, (0, "#7FD09A"), (0.5, "#2F8E5A"), (1, "#13492C"))
    a.poly([(22, 82), (58, 82), (48, 34), (32, 34)], green, INK, 2.6)
    a.poly([(26.5, 62), (53.5, 62), (51, 48), (29.5, 48)], CREAM, INK, 1.2)
    a.circ(40, 20, 14, CREAM, INK, 2.6)
    a.d("M33 20l5 6l9 -11", stroke="#13492C", sw=4)
    a.hatch([(46, 82), (58, 82), (49, 36), (43, 36)], math.radians(14), 4, INK, 1, 0.5)
    a.d(lens(6, 88, 74, 88, 3, 2), INK, op=0.5)
    a.save("mark_cleared")


def laurel():
    a = Art(64, 64, 138, "prestige laurel")
    for side in (-1, 1):
        stem = [polar(32, 34, 23, 80 - k * 18) for k in range(8)]
        a.d(smooth([(32 + side * (x - 32), y) for x, y in stem]), stroke=LAUREL_EDGE, sw=2.4)
        for k in range(7):
            t = math.radians(74 - k * 20)
            x, y = 32 + side * 23 * math.cos(t), 34 + 23 * math.sin(t)
            for lean, length in ((0.75, 10.5), (-0.75, 9)):
                c, s = side * (math.sin(t) + lean * math.cos(t)), lean * math.sin(t) - math.cos(t)
                long = math.hypot(c, s)
                a.d(_leaf(x, y, c / long * length, s / long * length), LAUREL, LAUREL_EDGE, 0.9)
    a.poly(star(32, 32, 12), "#E9C677", LAUREL_EDGE, 1.6)
    a.save("glyph_prestige")


def _leaf(x, y, dx, dy):
    """A leaf from (x, y) to (x + dx, y + dy)."""
    long = math.hypot(dx, dy)
    out, down = 3.4 * dx / long, 3.4 * dy / long
    tip = f"{n(x + dx)} {n(y + dy)}"
    one, other = (x + dx / 2 - down, y + dy / 2 + out), (x + dx / 2 + down, y + dy / 2 - out)
    return f"M{n(x)} {n(y)}Q{n(one[0])} {n(one[1])} {tip}Q{n(other[0])} {n(other[1])} {n(x)} {n(y)}Z"


def private():
    """What a player pencils on its own chart: candidates, and squares that are out."""
    a = Art(120, 120, 139, "candidate: a frame and a target; the corners stay free for name and fee")
    for k in range(3):
        a.rect(9 + k, 9 + k, 102 - 2 * k, 102 - 2 * k, "none", "#FF6FC0", 3, 9 - k, round(0.4 - 0.12 * k, 2))
    a.rect(5, 5, 110, 110, "none", "#FFFFFF", 7, 11, 0.92)
    a.rect(5, 5, 110, 110, "none", MAGENTA, 4, 11)
    a.circ(60, 58, 17, "none", "#FFFFFF", 8)
    a.circ(60, 58, 17, "none", MAGENTA, 4.4)
    a.circ(60, 58, 8.6, "#FFFFFF")
    a.circ(60, 58, 6.4, MAGENTA)
    a.save("mark_candidate")
    for name, colour in (("mark_cross", "#35546A"), ("mark_cross_deep", "#DCE9EF")):
        a = Art(26, 26, 140, "a square that is out, by pencil")
        a.d("M4 5Q13 12 22 22M22 4Q12 13 5 21", stroke=colour, sw=2.6, op=0.7)
        a.save(name)
