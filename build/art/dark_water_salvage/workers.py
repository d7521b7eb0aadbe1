"""Portraits of a steam barge, a lightship, a yacht and an ice-breaking ferry."""

import math

from art.dark_water_salvage.vessel import Ship
from art.dark_water_salvage.wash import INK, LIGHT_INK, path, smooth
from art.dark_water_salvage.weather import DUSK, ICE, NIGHT


def marigold_tate():
    s = Ship("Marigold Tate: wooden steam barge", 20, **DUSK)
    s.backdrop(shore="#7B7280")
    s.smoke(126, 100, 130, 36)
    s.hull(56, 428, 204, 222, 194, 246, "raked", "fantail", ("#C98A2C", "#7C4D14"), "#24414A", "#FFF3D2", 4)
    s.house(76, 208, 104, 26, win=8, roof="#7A2E22", ww=7, wh=11)
    s.house(86, 179, 70, 18, win=5, roof="#7A2E22", ww=7, wh=9)
    s.funnel(114, 160, 19, 62, "#26333A", "#D8A93C", -4)
    s.house(366, 204, 40, 30, win=4, roof="#7A2E22", ww=6, wh=13)
    for k in range(4):
        s.poly(s.wob(s.M([(196 + k * 3, 219 - k * 7), (346 - k * 3, 217 - k * 7), (346 - k * 3, 211 - k * 7),
            (196 + k * 3, 212 - k * 7)]), 0.8), "#DDB878", INK, 1.2)
        s.lines([(s.M([(206 + i * 22, 218 - k * 7)])[0], s.M([(206 + i * 22, 213 - k * 7)])[0]) for i in range(7)], INK,
            0.7)
    s.mast(200, 214, 92, -5, 4.6)
    s.mast(350, 208, 86, -5, 4.6)
    s.sail([(347, 100), (404, 200), (360, 186)], [0.02, 0.04, 0.08], "#D9A86A", 3)
    s.stay((345, 88), (426, 194))
    s.stay((195, 94), (345, 88))
    s.stay((195, 94), (60, 204))
    s.flag(195, 94, 24, "#B1361B")
    s.chop(88, 410, 246, "#5C3A10")
    s.edge()
    s.save("ship_marigold_tate")


def northern_lamp():
    s = Ship("Northern Lamp: lightship on station", 21, **NIGHT)
    s.backdrop(wild=1.6)
    for a in (-14, 10):
        s.d(path([(240, 62), (520, 62 + a * 7 - 40), (520, 62 + a * 7 + 30)], True), "#FFF1B8", op=0.16)
        s.d(path([(240, 62), (-40, 62 - a * 5 - 30), (-40, 62 - a * 5 + 34)], True), "#FFF1B8", op=0.16)
    s.circ(240, 62, 84, s.rad(240, 62, 84, (0, "#FFF3BF", 0.95), (0.25, "#FFE38C", 0.5), (1, "#FFE38C", 0)))
    s.hull(106, 382, 202, 216, 188, 248, "raked", "counter", ("#A5301F", "#5A130C"), "#22160F", "#FFF3D2", 4)
    s.house(150, 212, 70, 24, win=5, roof="#F3E8CC", ww=7, wh=11)
    s.house(268, 210, 62, 24, win=4, roof="#F3E8CC", ww=7, wh=11)
    # lattice light mast
    s.poly([(222, 214), (258, 214), (247, 86), (233, 86)], "#E9DDBD", INK, 1.6)
    s.hatch([(241, 214), (258, 214), (247, 86), (241, 86)], math.radians(35), 4, INK, 0.9, 0.6)
    s.lines([((223 + i * 1.4, 204 - i * 15), (257 - i * 1.4, 204 - i * 15)) for i in range(8)], INK, 1.2)
    s.poly([(226, 86), (254, 86), (252, 80), (228, 80)], "#26343B", INK, 1.4)
    s.rect(230, 52, 20, 28, "#FFF6CF", INK, 1.6)
    s.lines([((235, 52), (235, 80)), ((240, 52), (240, 80)), ((245, 52), (245, 80)), ((230, 66), (250, 66))], INK, 0.9)
    s.d("M227 52Q240 30 253 52Z", "#7A2E22", INK, 1.6)
    s.circ(240, 36, 3, "#D8A93C", INK, 1)
    s.mast(352, 198, 116, -4, 4)
    s.mast(136, 206, 122, -4, 4)
    s.stay((348, 118), (247, 84))
    s.stay((132, 124), (233, 84))
    s.stay((348, 118), (380, 190))
    s.stay((132, 124), (108, 202))
    s.circ(348, 112, 8, "#15181B", INK, 1)
    s.circ(132, 118, 8, "#15181B", INK, 1)
    s.stay((378, 214), (408, 244), sw=1.8)
    for x in (196, 214, 232, 250, 268, 286):
        s.rect(x, 224, 10, 12, "#FFF3D2", op=0.85)
    s.chop(134, 366, 248, "#5A130C")
    for i in range(14):
        y = 254 + i * 4.4
        s.lines([((240 - 20 * s.r.random() - i, y), (240 + 20 * s.r.random() + i, y))], "#FFE9A8", 2, 0.6, op=0.7)
    s.edge()
    s.save("ship_northern_lamp")


def oriel():
    s = Ship("Oriel: steam yacht with a gilded clipper bow", 22, m=-1, **dict(DUSK, sky=("#8CA6BA", "#F6D3A6")))
    s.backdrop(sun=(112, 140, 14, "#FFE0B0"), shore="#8A8C92")
    s.smoke(222, 96, 160, 20, "#77777A")
    s.hull(56, 408, 204, 222, 198, 246, "clipper", "counter", ("#1E3E63", "#0C1E36"), "#8E3A28", "#D8A93C", 3)
    s.poly(s.M([(392, 200), (394, 194), (456, 180), (456, 182.5)]), "#8A6238", INK, 1.2)
    s.house(130, 216, 190, 22, "#FBF3DF", win=12, roof="#9A6B3C", ww=7, wh=10, arch=True)
    s.house(262, 192, 44, 20, "#9A6B3C", win=4, roof="#FBF3DF", ww=7, wh=10)
    s.rail(130, 262, 190.5, 8, 6)
    s.funnel(212, 192, 22, 74, "#E7C46A", "#FBF3DF", -9)
    a = s.mast(330, 212, 58, -14, 5)
    b = s.mast(150, 214, 66, -14, 5)
    s.stay(a, b)
    s.stay(a, (456, 181))
    s.stay(b, (60, 204))
    s.shrouds((a[0] + 4, 90), 334, 218, 24, 4)
    s.shrouds((b[0] + 4, 96), 156, 220, 24, 4)
    s.line(s.M([(324, 190)])[0], s.M([(250, 184)])[0], "#6D4A28", 3.2, 0.3)
    s.line(s.M([(144, 192)])[0], s.M([(70, 190)])[0], "#6D4A28", 3.2, 0.3)
    s.d(smooth(s.M(s.wob([(140, 190), (110, 185), (74, 187), (74, 192), (110, 196), (142, 196)], 0.6)), True),
        "#F3E8CC", INK, 1.2)
    s.flag(b[0], b[1], 26, "#B1361B")
    s.flag(60, 188, 22, "#2F6690")
    s.d(smooth(s.M([(392, 210), (380, 214), (366, 214), (372, 218), (388, 217), (398, 207)]), True), "#E7B93C", INK,
        0.9)
    s.chop(84, 380, 246, "#0C1E36")
    s.edge()
    s.save("ship_oriel")


def winter_regent():
    s = Ship("Winter Regent: ice-breaking car ferry", 26, **ICE)
    s.backdrop(sun=(380, 66, 12, "#FFFFFF"), wild=0.6)
    s.smoke(196, 70, 180, 16, "#4A5056")
    s.smoke(262, 70, 160, 24, "#4A5056")
    s.hull(40, 440, 188, 200, 172, 246, "spoon", "fantail", ("#24323B", "#0A1217"), "#8E3A28", "#F3E8CC", 5)
    s.house(64, 196, 322, 26, "#F6EEDA", win=15, roof="#8E2F25", ww=7, wh=12)
    s.rail(62, 390, 166.5, 8, 11)
    s.house(110, 167, 246, 20, "#F6EEDA", win=13, roof="#8E2F25", ww=6, wh=9)
    s.rail(108, 360, 143.5, 8, 11)
    s.house(322, 144, 44, 24, "#B0743C", win=5, roof="#F6EEDA", ww=6, wh=12)
    s.funnel(184, 144, 28, 74, "#1B2328", "#A5301F", -6)
    s.funnel(250, 144, 28, 74, "#1B2328", "#A5301F", -6)
    s.mast(402, 178, 56, -5, 5)
    s.mast(90, 192, 76, -5, 4.6)
    s.stay((397, 58), (85, 78))
    s.stay((397, 58), (436, 172))
    s.stay((85, 78), (44, 188))
    s.stay((397, 58), (360, 142))
    s.flag(85, 78, 28, "#2F6690")
    s.flag(397, 58, 24, "#B1361B")
    for i in range(9):
        s.circ(s.X(80 + i * 36), 212, 2.6, "#C9B58D", INK, 0.9)
    s.chop(78, 408, 247)
    r = s.r
    for _ in range(9):  # floes
        x = r.uniform(0, 480)
        y = r.uniform(250, 316)
        w = r.uniform(18, 46) * (y - 210) / 80
        P = [(x - w, y), (x - w * 0.5, y - w * 0.22), (x + w * 0.4, y - w * 0.25), (x + w, y - w * 0.04),
            (x + w * 0.5, y + w * 0.12), (x - w * 0.5, y + w * 0.12)]
        P = s.wob(P, 2)
        s.poly([(a, b + 4) for a, b in P], "#5D8798", op=0.9)
        s.poly(P, "#F6FAF7", LIGHT_INK, 1)
        s.hatch([(max(a, x + w * 0.1), b) for a, b in P], 0.4, 4, LIGHT_INK, 0.7, 0.35)
    for k in range(6):
        x = 400 + k * 11
        P = s.wob([(x, 250), (x + 8, 230 - k % 3 * 7), (x + 16, 244), (x + 14, 254)], 2)
        s.poly(P, "#FDFFFC", LIGHT_INK, 1.1)
    # icicles
    s.lines([((s.X(70 + i * 13), 197), (s.X(70 + i * 13), 201 + 5 * r.random())) for i in range(25)], "#FFFFFF", 2, 0.2,
        op=0.9)
    s.edge()
    s.save("ship_winter_regent")


def draw():
    """Write the portraits."""
    marigold_tate()
    northern_lamp()
    oriel()
    winter_regent()
