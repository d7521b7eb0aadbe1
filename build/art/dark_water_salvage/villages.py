"""The five villages of the tarn, slate and timber under the mountains, and a city for any other name."""

import math

from art.dark_water_salvage.town import Town
from art.dark_water_salvage.wash import DEEP, INK, MAGENTA, polar, quad, smooth

SLATE, STONE, STONE_SIDE, TIMBER = "#4C5B66", "#D8D4C6", "#A29C8B", "#8A5A38"


def draw():
    """Write the pictures."""
    sallow_quay()
    birchwick()
    tinder_cove()
    eastmere()
    millrace()
    plain()


def sallow_quay():
    a = Town(160, 116, 21, "city: Sallow Quay, boathouses on piles under a willow")
    a.line((30, 90), (33, 56), TIMBER, 5, 0.6)
    for k in range(13):
        x, y = polar(34, 46, 18, 180 + k * 15)
        fall = quad((34, 44), (x, y - 6), (x + (x - 34) * 0.55, 74 + k % 3 * 5), 6)
        a.ink(fall, ("#5E7C4E", "#86A070", "#3F6247")[k % 3], 1.2, 5.4, 0.95)
    a.d(smooth(a.blob(34, 46, 16, 11, 10, 0.12), True), "#7E9C6B", INK, 0.9, 0.9)
    a.house(60, 82, 18, 26, 20, 13, STONE, STONE_SIDE, SLATE, 1, True)
    a.house(108, 84, 15, 22, 17, 11, "#E8CFA2", "#B58F5C", "#8E4A34")
    a.quay(14, 84, 134, 6)
    a.lines([((x, 90), (x, 101)) for x in range(20, 146, 14)], TIMBER, 3, 0.3)
    a.masts(96, 106, 1)
    a.save("city_sallow_quay")


def birchwick():
    a = Town(160, 116, 22, "city: Birchwick, a stone chapel among birches")
    for x, h in ((14, 56), (26, 66), (126, 60), (140, 70), (150, 52)):
        a.ink([(x, 90), (x + 1, 90 - h / 2), (x - 1, 90 - h)], "#FBF8EE", 2.6, 4.6)
        a.lines([((x - 2, 84 - i * 9), (x + 1, 83 - i * 9)) for i in range(int(h / 10))], INK, 1.1, 0.3)
        a.d(smooth(a.blob(x, 88 - h, 11, 13, 10, 0.18), True), "#A9B65E", INK, 0.9, 0.92)
        a.d(smooth(a.blob(x - 3, 85 - h, 5, 6, 8, 0.2), True), "#D0D68A", op=0.8)
    a.house(62, 88, 18, 30, 24, 15, STONE, STONE_SIDE, SLATE, 1)
    a.tower(48, 88, 15, 44, STONE, "spire", SLATE, 26)
    a.house(32, 90, 11, 12, 14, 9, roof="#8E4A34")
    a.quay(8, 90, 144, 6)
    a.save("city_birchwick")


def tinder_cove():
    a = Town(160, 116, 23, "city: Tinder Cove, charcoal kilns and stacked logs")
    for x, r in ((34, 20), (78, 24), (116, 17)):
        a.smoke(x + 2, 88 - r * 1.5)
        dome = [polar(x, 88, r, 180 + i * 15) for i in range(13)]
        kiln = [(px, 88 + (py - 88) * 1.35) for px, py in dome]
        a.poly(kiln, a.lin(x - r, 0, x + r, 0, (0, "#C9744B"), (0.5, "#9A5236"), (1, "#4E2416")), INK, 1.4)
        a.hatch([*kiln[6:], (x, 88)], math.radians(40), 3.6, INK, 0.8, 0.5)
        a.d(f"M{x - 6} 88V78Q{x} 70 {x + 6} 78V88Z", "#1E1612", INK, 1.2)
        a.d(f"M{x - 3} 88V83Q{x} 78 {x + 3} 83V88Z", "#F0A63A")
    for row in range(3):
        for i in range(3 - row):
            x, y = 130 + i * 9 + row * 4.5, 84 - row * 7.6
            a.circ(x, y, 4.4, "#D9B272", INK, 1.1)
            a.circ(x, y, 1.8, "none", "#8C6234", 0.8)
    a.tree(10, 88, 13)
    a.quay(6, 88, 148)
    a.save("city_tinder_cove")


def eastmere():
    a = Town(160, 116, 24, "city: Eastmere, an inn with a lantern tower")
    a.tree(14, 88, 16)
    a.tree(148, 88, 14)
    a.house(28, 88, 20, 40, 30, 15, "#F4E8CC", "#CDB98F", "#8E4A34", 2, True)
    a.lines([((30, 74), (46, 74)), ((38, 88), (38, 58)), ((50, 74), (86, 74))], TIMBER, 2, 0.3)
    a.tower(92, 88, 18, 44, STONE, "dome", "#2F5C66", 16)
    a.house(114, 89, 12, 18, 16, 10, STONE, STONE_SIDE, SLATE)
    a.line((60, 46), (60, 30), INK, 1.3, 0.1)
    a.d("M60 30L76 34L60 39Z", MAGENTA, INK, 1)
    a.quay(8, 88, 144)
    a.masts(20, 106, 2)
    a.save("city_eastmere")


def millrace():
    a = Town(160, 116, 25, "city: Millrace, a water mill by its weir")
    a.d("M118 46Q132 58 128 90L156 90Q154 60 142 42Z", "#BFDCE7", INK, 1.2)
    a.lines([((124 + i * 5, 52 + i), (132 + i * 5, 88)) for i in range(4)], DEEP, 1.2, 1.4, op=0.7)
    a.house(40, 88, 22, 40, 34, 17, STONE, STONE_SIDE, "#8E4A34", 2, True)
    a.house(14, 90, 13, 20, 17, 10, "#E8CFA2", "#B58F5C", SLATE)
    a.circ(114, 72, 24, "none", INK, 7)
    a.circ(114, 72, 24, "none", TIMBER, 4.4)
    for k in range(8):
        a.line((114, 72), polar(114, 72, 24, 45 * k + 10), INK, 3.6, 0.1)
        a.line((114, 72), polar(114, 72, 24, 45 * k + 10), "#B0804E", 2, 0.1)
        a.line(polar(114, 72, 22, 45 * k + 32), polar(114, 72, 29, 45 * k + 32), TIMBER, 5, 0.1)
    a.circ(114, 72, 5, "#C99B3E", INK, 1.4)
    a.quay(8, 90, 148, 6)
    a.save("city_millrace")


def plain():
    a = Town(160, 116, 26, "any city: houses, a tower and a quay")
    a.tree(16, 88, 14)
    a.house(24, 88, 17, 26, 22, 12, chim=True)
    a.tower(74, 88, 15, 42, roof="#2F5C66", th=24)
    a.house(92, 88, 18, 32, 26, 13, "#E8CFA2", "#B58F5C", "#5A6E78", 2)
    a.quay(8, 88, 144)
    a.masts(52, 106, 2)
    a.save("city_plain")
