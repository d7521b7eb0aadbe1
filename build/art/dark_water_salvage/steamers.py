"""Portraits of ships under steam: paddle steamers, tugs and freighters."""

import math

from art.dark_water_salvage.vessel import Ship
from art.dark_water_salvage.wash import INK, quad, smooth
from art.dark_water_salvage.weather import DAWN, DUSK, NOON, STORM


def alder_queen():
    s = Ship("Alder Queen: side-wheel paddle steamer", 11, **DAWN)
    s.backdrop(sun=(96, 118, 15, "#FFE7A8"), shore="#7D8F86")
    s.smoke(250, 70, 190, 30)
    s.hull(70, 418, 208, 222, 206, 242, "raked", "fantail", ("#F2E8CF", "#B8A67F"), "#8E3A28", "#8E3A28", 2)
    s.house(104, 214, 268, 24, win=17, roof="#A9623F", ww=6, wh=11)
    s.rail(102, 376, 186.5)
    s.house(150, 187, 190, 20, win=12, roof="#A9623F", ww=6, wh=9)
    s.rail(148, 344, 163)
    s.house(300, 164, 30, 22, win=3, roof="#2F5C66", ww=6)
    s.funnel(244, 166, 17, 92, "#7A2E22", "#E9DDBD", -4)
    # walking beam
    s.poly(s.M([(190, 163), (200, 163), (204, 128), (186, 128)]), "#6C563B", INK, 1.4)
    s.poly(s.M([(164, 132), (195, 117), (228, 128), (195, 137)]), "#C99B3E", INK, 1.8)
    s.mast(388, 214, 110, -6, 4)
    s.mast(120, 214, 124, -6, 4)
    s.stay((382, 112), (300, 142))
    s.stay((114, 126), (80, 206))
    s.stay((382, 112), (414, 206))
    s.flag(114, 124, 28, "#2F6690")
    s.paddlebox(226, 236, 42)
    s.chop(92, 402, 242, "#7A6A4C")
    s.edge()
    s.save("ship_alder_queen")


def bonny_margaret():
    s = Ship("Bonny Margaret: fishing tug", 12, **NOON)
    s.backdrop(shore="#6F8E86", wild=1.3)
    s.smoke(252, 108, 170, 34)
    s.hull(112, 376, 200, 216, 178, 246, "plumb", "fantail", ("#37724F", "#173A28"), "#8E3A28", "#F3E8CC", 4)
    s.house(150, 212, 186, 34, "#F3E8CC", win=6, roof="#8E3A28", ww=11, wh=12)
    s.house(280, 176, 44, 30, "#F3E8CC", win=3, roof="#8E3A28", ww=9, wh=13)
    s.funnel(232, 178, 26, 66, "#B0552F", "#15181B", -5)
    s.mast(356, 190, 104, -4, 4)
    s.mast(168, 178, 108, -4, 3.6)
    s.stay((352, 106), (374, 178))
    s.stay((352, 106), (164, 110))
    s.stay((164, 110), (114, 200))
    s.flag(164, 110, 22, "#D8A93C")
    for i in range(5):
        x = 146 + i * 9
        s.lines([((x, 246), (x + 3, 262))], INK, 0.8)
    for x, y in [(60, 70), (84, 92), (40, 104), (410, 60), (436, 84), (108, 60)]:
        s.d(f"M{x - 10} {y - 3}Q{x - 4} {y - 8} {x} {y}Q{x + 5} {y - 8} {x + 11} {y - 2}", stroke=INK, sw=1.8)
    s.chop(140, 372, 246)
    s.edge()
    s.save("ship_bonny_margaret")


def brightwater():
    s = Ship("Brightwater: steel lake freighter", 13, **dict(DAWN, sky=("#8FB3BE", "#FBE3AE")))
    s.backdrop(sun=(372, 92, 17, "#FFEFC0"))
    s.smoke(86, 116, 110, 40)
    s.hull(30, 452, 200, 214, 196, 244, "plumb", "fantail", ("#8A3B2A", "#4D1D18"), "#2B1512", "#F3E8CC", 3)
    # forecastle and pilot house, aft house; hatches between
    s.house(386, 206, 56, 16, "#8A3B2A", win=0, roof="#F3E8CC", over=2)
    s.house(392, 187, 44, 20, win=5, roof="#8A5A3C", ww=5, wh=9)
    s.house(402, 164, 30, 18, win=4, roof="#2F5C66", ww=5, wh=10)
    s.house(46, 206, 78, 20, win=7, roof="#8A5A3C", ww=6, wh=10)
    s.house(56, 183, 50, 14, win=4, roof="#8A5A3C", ww=6, wh=8)
    s.funnel(76, 168, 22, 50, "#1E2B33", "#D9952B", -4)
    for i in range(13):
        x = 136 + i * 19
        y = s.deck_y(x)
        s.poly(s.M([(x, y), (x + 13, y), (x + 12, y - 6), (x + 1, y - 6)]), "#C9B58D", INK, 1)
    s.mast(372, 208, 96, -3, 4.4)
    s.mast(140, 212, 108, -3, 4)
    s.stay((369, 98), (137, 110))
    s.stay((137, 110), (60, 172))
    s.stay((369, 98), (428, 152))
    s.stay((369, 98), (340, 212))
    s.stay((137, 110), (172, 212))
    s.flag(137, 110, 24, "#2F6690")
    s.line(s.M([(60, 226)])[0], s.M([(440, 224)])[0], "#F3E8CC", 1.2, 0.4, op=0.6)
    for i in range(12):
        s.circ(s.X(392 + i % 3 * 14) if i < 3 else s.X(54 + (i - 3) * 9), 222, 2, "#15181B", "#C9B58D", 0.7)
    s.chop(62, 448, 244, "#4D1D18")
    s.edge()
    s.save("ship_brightwater")


def duchess_of_fenwick():
    s = Ship("Duchess of Fenwick: grand passenger paddle steamer", 15, m=-1, **NOON)
    s.backdrop(shore="#7E9B8F")
    s.smoke(252, 62, 170, 26)
    s.hull(44, 436, 210, 224, 202, 246, "plumb", "fantail", ("#F7F0DD", "#B9AD92"), "#2F6690", "#2F6690", 2)
    s.house(72, 216, 332, 24, win=14, roof="#D7C7A0", ww=7, wh=12, arch=True)
    s.rail(70, 408, 188.5, 8, 13)
    s.house(92, 189, 286, 22, win=13, roof="#D7C7A0", ww=6, wh=11, arch=True)
    s.rail(90, 382, 163.5, 8, 13)
    s.house(126, 164, 210, 19, win=11, roof="#2F6690", ww=6, wh=10, arch=True)
    s.house(322, 142, 34, 24, win=4, roof="#C99B3E", ww=5, wh=12)
    s.funnel(222, 142, 21, 78, "#B0552F", "#F3E8CC", -5)
    s.funnel(272, 142, 21, 78, "#B0552F", "#F3E8CC", -5)
    s.mast(404, 200, 70, -7, 4.4)
    s.mast(104, 166, 84, -7, 4)
    s.stay((397, 72), (97, 86))
    s.stay((397, 72), (434, 202))
    s.stay((97, 86), (48, 208))
    s.stay((397, 72), (350, 140))
    s.flag(97, 86, 30, "#2F6690")
    s.flag(397, 72, 26, "#C9463A")
    dd = [(397 - 300 * i / 10, 72 + 14 * i / 10 + 22 * math.sin(math.pi * i / 10)) for i in range(11)]
    for i, (x, y) in enumerate(dd[1:-1:2]):
        s.poly(s.M([(x - 6, y), (x + 6, y), (x, y + 12)]), ("#C9463A", "#D8A93C", "#2F6690")[i % 3], INK, 0.8)
    s.paddlebox(214, 240, 48, "#F7F0DD", "#2F6690")
    s.chop(72, 432, 246, "#6F7C7C")
    s.edge()
    s.save("ship_duchess_of_fenwick")


def edwin_harrow():
    s = Ship("Edwin Harrow: whaleback", 16, **STORM)
    s.backdrop(wild=1.9)
    s.smoke(110, 108, 120, 34)
    # cigar hull
    top = quad((40, 226), (110, 206), (240, 208), 8)[:-1] + quad((240, 208), (380, 206), (446, 222), 8)
    P = s.M([*top, (438, 238), (418, 246), (62, 246), (44, 238)])
    s.poly(P, s.lin(0, 204, 0, 248, (0, "#6C7A82"), (0.4, "#3A474F"), (1, "#141C22")), INK, 2.2)
    s.lines([(s.M([(60 + i * 2, 216 + i * 7)])[0], s.M([(430 - i * 2, 216 + i * 7)])[0]) for i in range(4)], INK, 0.9,
        2, op=0.6)
    s.hatch([(max(x, 250), max(y, 214)) for x, y in P], math.radians(70), 3, INK, 0.9, 0.5, trim=0.3, widen=2.6)
    s.sheer = top
    for x, h in ((392, 22), (96, 26), (140, 22)):
        s.house(x - 15, s.deck_y(x) + 3, 30, h, "#B9BDB4", win=0, roof=None)
    s.house(364, 192, 58, 20, win=6, roof="#8A5A3C", ww=6, wh=10)
    s.house(374, 169, 36, 17, win=4, roof="#2F5C66", ww=6, wh=9)
    s.house(74, 188, 92, 18, win=8, roof="#8A5A3C", ww=6, wh=9)
    s.funnel(98, 168, 22, 54, "#1D2429", "#B1361B", -4)
    s.mast(352, 208, 100, -3, 4)
    s.stay((349, 102), (120, 168))
    s.stay((349, 102), (440, 220))
    for i in range(7):
        x = 186 + i * 23
        s.poly(s.M([(x, 211), (x + 15, 211), (x + 14, 206), (x + 1, 206)]), "#7C8486", INK, 1)
    s.lines([((60, 214), (180, 210)), ((196, 210.5), (330, 210)), ((90, 217), (150, 215))], "#DDE6E4", 1.8, 0.6, op=0.7)
    s.chop(64, 430, 245)
    s.edge()
    s.save("ship_edwin_harrow")


def ironbark():
    s = Ship("Ironbark: iron-hulled wrecking tug", 18, **DUSK)
    s.backdrop(sun=(410, 168, 16, "#FFD9A0"), wild=1.3)
    s.smoke(222, 82, 200, 26, "#4A4548")
    s.hull(92, 396, 204, 220, 172, 250, "plumb", "fantail", ("#3A3230", "#120E0E"), "#8E3A28", "#C99B3E", 3)
    for i in range(16):
        x = 120 + i * 17
        s.circ(s.X(x), s.deck_y(x) + 9, 1.3, "#A08A70")
    s.house(148, 214, 176, 30, "#D9B98A", win=8, roof="#6D4A28", ww=8, wh=12)
    s.house(262, 182, 54, 34, "#E7CFA4", win=4, roof="#7A2E22", ww=9, wh=15)
    s.rail(258, 322, 146)
    s.funnel(202, 182, 34, 92, "#252022", "#B1361B", -6)
    s.mast(350, 190, 88, -3, 5)
    s.mast(140, 206, 112, -3, 4.4)
    s.line((140, 180), (84, 140), "#6D4A28", 4, 0.3)
    s.stay((137, 114), (84, 140))
    s.stay((84, 140), (86, 190))
    s.d("M83 188Q78 198 86 200Q93 198 90 192", stroke=INK, sw=2.4)
    s.stay((347, 90), (394, 172))
    s.stay((347, 90), (137, 114))
    s.stay((347, 90), (320, 214))
    s.flag(347, 90, 26, "#D8A93C")
    s.d(smooth(s.M(s.blob(394, 214, 8, 14, 10, 0.1)), True), "#2A2320", INK, 1.4)
    s.chop(122, 392, 250)
    s.edge()
    s.save("ship_ironbark")


def draw():
    """Write the portraits."""
    alder_queen()
    bonny_margaret()
    brightwater()
    duchess_of_fenwick()
    edwin_harrow()
    ironbark()
