"""Portraits of ships under sail."""

import math

from art.dark_water_salvage.rigs import schooner, squares
from art.dark_water_salvage.vessel import Ship
from art.dark_water_salvage.wash import INK, path, quad
from art.dark_water_salvage.weather import DAWN, NOON, STORM


def cormorant():
    s = Ship("Cormorant: two-masted topsail schooner, hard on the wind", 14, **STORM)
    s.backdrop(wild=2.2, rain=True)
    s.g("rotate(-5 240 240)")
    T = schooner(s, [(196, 62), (300, 70)], ("#28333A", "#0B141A"), "#D8A93C", sailcol="#EDE3CC")
    s.flag(T[0][0], T[0][1], 30, "#B1361B")
    s.crew([110, 122, 246])
    s.end()
    s.chop(104, 374, 245)
    for x, y in [(410, 76), (436, 100), (60, 120)]:
        s.d(f"M{x - 12} {y - 4}Q{x - 5} {y - 9} {x} {y}Q{x + 6} {y - 9} {x + 13} {y - 3}", stroke=INK, sw=2.2)
    s.edge()
    s.save("ship_cormorant")


def gull_wing():
    s = Ship("Gull Wing: racing cutter", 17, **NOON)
    s.backdrop(shore="#8FA79C", wild=1.2)
    s.g("rotate(4 240 240)")
    s.hull(96, 372, 214, 226, 208, 246, "spoon", "counter", ("#F8F3E4", "#A9B2AE"), "#B1361B", "#B1361B", 2)
    tip = (430, 192)
    s.poly(s.M([(352, 212), (354, 206), (430, 191), (430, 193.5)]), "#8A6238", INK, 1.2)
    t = s.mast(246, s.deck_y(246), 28, -7, 6)
    s.sail([(246, 42), (428, 190), (306, 204)], [0.03, 0.07, 0.12], "#F7F0DC", 5)
    s.sail([(248, 84), (360, 204), (264, 210)], [0.02, 0.05, 0.10], "#F3E8CC", 4)
    s.sail([(243, 86), (134, 58), (78, 200), (243, 205)], [0.03, 0.07, 0.06, 0], "#FBF5E4", 8)
    s.sail([(241, 36), (140, 54), (240, 80)], [0.03, 0.04, 0], "#F3E8CC", 3)
    s.line((244, 92), (128, 54), "#6D4A28", 3.4, 0.3)
    s.line((244, 207), (70, 203), "#6D4A28", 3.6, 0.3)
    s.d(path([(168, 128), (182, 118), (190, 126), (202, 117), (214, 128), (192, 136)], True), "#B1361B", op=0.85)
    s.stay(t, tip)
    s.stay(t, (100, 214))
    s.shrouds((243, 84), 250, 224, 22, 3)
    s.crew([128, 142, 156, 178, 300])
    s.flag(t[0], t[1], 26, "#2F6690")
    s.end()
    s.chop(120, 348, 247, "#6F7C7C")
    s.edge()
    s.save("ship_gull_wing")


def lady_cassandra():
    s = Ship("Lady Cassandra: three-masted lumber schooner", 19, m=-1, **DAWN)
    s.backdrop(sun=(90, 150, 13, "#FFE3A4"), shore="#8A9184")
    T = schooner(s, [(148, 62), (242, 50), (326, 58)], ("#7B3A30", "#3E1B18"), "#F3E8CC", x0=52, x1=414, boot="#243038")
    s.flag(T[0][0], T[0][1], 26, "#2F6690")
    for k in range(3):
        s.poly(s.M([(176, 219 - k * 5), (226, 219 - k * 5), (225, 214 - k * 5), (177, 214 - k * 5)]), "#D2A865", INK, 1)
    s.chop(82, 388, 245, "#3E1B18")
    s.edge()
    s.save("ship_lady_cassandra")


def prosper_vane():
    s = Ship("Prosper Vane: brig", 23, **NOON)
    s.backdrop(wild=1.4)
    squares(s, [(168, 56), (288, 52)], ("#4A3A2A", "#1D150D"), "#D8A93C")
    s.chop(102, 376, 246)
    s.edge()
    s.save("ship_prosper_vane")


def saint_isolde():
    s = Ship("Saint Isolde: barquentine running before a gale", 24, **dict(STORM, sky=("#4D6472", "#D6CBAA")))
    s.backdrop(sun=(70, 160, 10, "#F5DDA0"), wild=2.6)
    s.g("rotate(3 240 240)")
    squares(s, [(162, 60), (282, 48)], ("#31484F", "#101D22"), "#F3E8CC", x0=60, x1=400, sailcol="#EFE2C2")
    s.end()
    s.d("M283 96h7v13h13v7h-13v22h-7v-22h-13v-7h13z", "#A5301F", op=0.8)
    s.chop(92, 372, 248)
    s.edge()
    s.save("ship_saint_isolde")


def thistledown():
    s = Ship("Thistledown: scow schooner with hay deck-load", 25, **dict(NOON, sky=("#B4C6BE", "#F6EBC8")))
    s.backdrop(shore="#8C9C74")
    s.hull(84, 388, 212, 222, 208, 246, "raked", "square", ("#6E7F4E", "#37431F"), "#8E3A28", "#F6EEDA", 3)
    s.poly(s.M([(372, 212), (374, 206), (438, 192), (438, 194.5)]), "#8A6238", INK, 1.2)
    a = s.mast(176, 218, 66, -4, 5)
    b = s.mast(296, 216, 62, -4, 5)
    s.sail([(293, 78), (436, 192), (322, 200)], [0.03, 0.06, 0.12], "#F1DDB0", 5)
    s.sail([(174, 104), (98, 78), (62, 196), (174, 192)], [0.03, 0.06, 0.05, 0], "#F1DDB0", 5, patch="#C9A05E")
    s.sail([(294, 100), (208, 72), (192, 190), (294, 190)], [0.03, 0.06, 0.05, 0], "#F6E8C4", 5)
    for p, q in (((174, 108), (92, 75)), ((174, 194), (56, 199)), ((294, 104), (202, 69)), ((294, 192), (186, 194))):
        s.line(p, q, "#6D4A28", 3.2, 0.3)
    hay = quad((196, 222), (206, 190), (244, 194), 6) + quad((244, 194), (282, 190), (288, 220), 6)
    s.poly(hay, "#D9B75A", INK, 1.4)
    s.hatch(hay, math.radians(62), 3.6, "#7A5A1C", 0.9, 0.7, trim=0.3)
    s.hatch(hay, math.radians(118), 5, "#7A5A1C", 0.8, 0.5, trim=0.3)
    s.stay(a, b)
    s.stay(b, (438, 193))
    s.stay(a, (86, 212))
    s.shrouds((a[0] + 1, 100), 180, 220, 22, 3)
    s.shrouds((b[0] + 1, 96), 300, 218, 22, 3)
    s.crew([112, 126])
    s.flag(a[0], a[1], 24, "#5C2569")
    s.chop(90, 368, 246, "#37431F")
    s.edge()
    s.save("ship_thistledown")


def draw():
    """Write the portraits."""
    cormorant()
    gull_wing()
    lady_cassandra()
    prosper_vane()
    saint_isolde()
    thistledown()
