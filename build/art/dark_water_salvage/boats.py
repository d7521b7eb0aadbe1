"""The survey boats of the six seats, and the seats' medallions for the chart."""

import math

from art.dark_water_salvage.seats import SEATS, emblem
from art.dark_water_salvage.wash import CREAM, INK, SHALLOW, Art, lens, quad, smooth

DARK = "#06151F"
HULL = (quad((8, 74), (60, 84), (120, 64), 9) + quad((120, 64), (112, 92), (96, 98), 5)[1:]
    + quad((22, 98), (12, 90), (8, 74), 4))


def draw():
    """Write a boat and a medallion for each seat."""
    for number, seat in enumerate(SEATS):
        _boat(number, *seat)
        _medallion(*seat)


def _boat(number, name, mark, col, dk, lt, ink):
    a = Art(128, 116, 40 + number, f"survey boat, seat {name}, emblem {mark}")
    a.d(smooth(a.blob(62, 100, 52, 9, 14, 0.06), True), DARK, op=0.35)
    wake = lens(0, 97, 50, 97, 2, 2) + lens(2, 103, 66, 102, -2, 2) + lens(70, 101, 126, 98, 2, 2.4)
    a.d(wake, "#F7FBF6", op=0.95)
    a.poly(HULL, DARK, DARK, 5)
    a.poly(HULL, a.lin(0, 68, 0, 98, (0, lt), (0.35, col), (1, dk)), CREAM, 2)
    a.hatch([(max(x, 74), y) for x, y in HULL], math.radians(76), 3.4, DARK, 0.9, 0.5, trim=0.25, widen=2)
    a.d(smooth([(10, 79), (60, 88.5), (117, 70)]), stroke=CREAM if ink == CREAM else dk, sw=1.6, op=0.85)
    a.d("M18 94Q58 100 102 92L97 98H23Z", dk)
    _cabin(a, col)
    for p, q, wide in (((26, 80), (22, 52), 2.4), ((22, 52), (8, 58), 2.2)):  # the davit of the sonar fish
        a.line(p, q, DARK, wide + 2.2, 0.1)
        a.line(p, q, "#D8A93C", wide, 0.1)
    a.line((8, 58), (8, 70), DARK, 1.2, 0.1)
    a.circ(8, 72, 3.6, "#F0C75A", DARK, 1.3)
    a.line((71, 56), (71, 46), DARK, 6, 0.1)
    a.line((71, 56), (71, 46), "#C49A5A", 3, 0.1)
    for p, q, wide in (((98, 78), (98, 40), 3), ((98, 40), (116, 64), 1.1), ((98, 41), (30, 56), 1.1)):
        a.line(p, q, DARK, wide, 0.1)
    a.d("M98 40Q106 36 112 41Q106 45 98 50Z", col, DARK, 1.4)
    a.circ(72, 27, 25, DARK)
    a.circ(72, 27, 22.6, CREAM)
    a.circ(72, 27, 20.4, a.lin(56, 8, 90, 46, (0, lt), (0.4, col), (1, dk)))
    emblem(a, mark, 72, 27, 14.5, ink, lines=col)
    a.d("M57 19A17 17 0 0 1 82 13", stroke="#FFFFFF", sw=2.2, op=0.55)
    a.save(f"boat_{name}")


def _cabin(a, col):
    walls = [(52, 79), (92, 75), (88, 56), (56, 58)]
    a.poly(walls, DARK, DARK, 4)
    a.poly(walls, a.lin(52, 0, 92, 0, (0, "#FFFDF2"), (0.6, "#F1E5C8"), (1, "#B7A67E")))
    a.poly([(51, 59), (92, 56.5), (90, 52), (53, 54)], col, DARK, 1.6)
    for x in (58, 68, 78):
        a.rect(x, 62 - (x - 58) * 0.05, 7, 8, "#27454F", INK, 1)
        a.rect(x + 1, 63 - (x - 58) * 0.05, 3, 4, SHALLOW)


def _medallion(name, mark, col, dk, lt, ink):
    a = Art(96, 96, 60, f"medallion, seat {name}, emblem {mark}")
    a.circ(48, 48, 46, DARK)
    a.circ(48, 48, 42.5, CREAM)
    a.circ(48, 48, 38.5, a.lin(16, 10, 80, 88, (0, lt), (0.35, col), (1, dk)))
    emblem(a, mark, 48, 48, 27, ink, lines=col)
    a.d("M20 34A31 31 0 0 1 62 19", stroke="#FFFFFF", sw=3.4, op=0.5)
    a.save(f"seat_{name}")
