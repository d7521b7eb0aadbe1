"""The six cities of the great lake."""

import math

from art.dark_water_salvage.town import Town
from art.dark_water_salvage.wash import INK, MAGENTA, smooth


def port_halloran():
    a = Town(160, 116, 1, "city: Port Halloran, warehouses and harbour crane")
    a.house(16, 84, 18, 26, 22, 12, roof="#8E4A34", win=2)
    a.house(58, 84, 16, 34, 28, 13, wall="#E8CFA2", side="#B58F5C", roof="#5A6E78", win=2, chim=True)
    a.house(34, 88, 15, 20, 17, 10, roof="#A9512F")
    a.tower(106, 86, 13, 46, roof="#8E4A34", th=20)
    a.quay(8, 88, 118)
    a.line((126, 94), (132, 48), "#4F3318", 4, 0.2)
    a.line((132, 48), (152, 36), "#4F3318", 3, 0.2)
    a.line((132, 52), (120, 90), "#4F3318", 2, 0.2)
    a.lines([((152, 36), (152, 66)), ((132, 48), (152, 36))], INK, 1.1, 0.2)
    a.rect(147, 66, 10, 9, "#C08A4A", INK, 1)
    a.masts(26, 104, 2)
    a.save("city_port_halloran")


def missaukee():
    a = Town(160, 116, 2, "city: Missaukee, domed custom house and clock tower")
    a.house(8, 88, 14, 18, 18, 10, roof="#A9512F")
    a.house(126, 88, 13, 16, 19, 10, roof="#8E4A34")
    a.rect(44, 52, 62, 36, a.lin(44, 0, 106, 0, (0, "#FFF9E6"), (0.6, "#F0E2C2"), (1, "#BBA677")), INK, 1.4)
    a.poly([(40, 53), (75, 38), (110, 53)], "#F4E8CC", INK, 1.4)
    for i in range(6):
        a.rect(48 + i * 10, 57, 3.6, 31, "#FFFDF2", INK, 0.8)
        a.rect(53.4 + i * 10, 66, 3, 12, "#27454F")
    a.tower(64, 42, 22, 12, top="dome", roof="#3F8274", th=20)
    a.tower(26, 88, 14, 54, top="spire", roof="#2F5C66", th=22)
    a.circ(33, 46, 4.6, "#FFFDF2", INK, 1.1)
    a.lines([((33, 46), (33, 43)), ((33, 46), (35.4, 47))], INK, 1, 0)
    a.house(108, 89, 12, 12, 24, 10, wall="#E8CFA2", side="#B58F5C", roof="#5A6E78", chim=True)
    a.quay(6, 88, 148)
    a.flagpole = a.line((75, 8), (75, 2), INK, 1, 0.1)
    a.save("city_missaukee")


def kestrel_bay():
    a = Town(160, 116, 3, "city: Kestrel Bay, striped lighthouse on the bluff")
    a.d(smooth([(4, 96), (10, 74), (30, 62), (62, 58), (96, 66), (124, 80), (154, 92), (120, 100), (40, 102)], True),
        "#B9A06A", INK, 1.3)
    a.hatch([(30, 80), (150, 92), (120, 99), (40, 100)], math.radians(72), 4, "#5E4A24", 0.9, 0.7, trim=0.2)
    a.tower(36, 62, 14, 44, wall="#FBF3DF", top="none", bands="#A5301F")
    a.rect(33, 14, 20, 5, "#26343B", INK, 1)
    a.rect(37, 4, 12, 11, "#FFF1B8", INK, 1.2)
    a.d("M35 4Q43 -6 51 4Z", "#A5301F", INK, 1.2)
    a.d("M37 8L4 0L4 14Z", "#FFF1B8", op=0.6)
    a.d("M49 8L92 0L92 16Z", "#FFF1B8", op=0.6)
    a.house(64, 78, 13, 22, 15, 9, roof="#5A6E78", chim=True)
    a.house(104, 88, 12, 18, 14, 9, roof="#A9512F")
    a.tree(142, 92, 7, True)
    a.tree(22, 74, 7)
    a.d("M108 34Q116 24 124 32Q133 22 144 30Q134 29 125 38Q116 31 108 34Z", "#6B4A2C", INK, 1)
    a.save("city_kestrel_bay")


def copper_landing():
    a = Town(160, 116, 4, "city: Copper Landing, smelter stacks and mine head")
    a.smoke(50, 14)
    a.smoke(74, 22)
    for x, h in ((44, 74), (68, 64)):
        a.poly([(x, 88), (x + 11, 88), (x + 8.6, 88 - h), (x + 2.4, 88 - h)], a.lin(x, 0, x + 11, 0, (0, "#C9744B"),
            (1, "#6B2E1C")), INK, 1.3)
        a.rect(x + 1.4, 86 - h, 8.2, 4, "#3A2A22", INK, 1)
    a.house(20, 88, 18, 50, 26, 13, wall="#E2B98B", side="#A9794C", roof="#4E9082", win=2)
    a.poly([(108, 88), (120, 40), (126, 40), (138, 88)], "none", "#4F3318", 3.4)
    a.lines([((111, 76), (135, 76)), ((114, 62), (132, 62)), ((111, 76), (132, 62)), ((135, 76), (114, 62))], "#4F3318",
        2, 0.2)
    a.circ(123, 40, 7.5, "#C99B3E", INK, 1.5)
    a.circ(123, 40, 2, INK)
    a.lines([((123, 32), (123, 48)), ((115, 40), (131, 40))], INK, 1, 0)
    a.line((130, 43), (152, 86), INK, 1.2, 0.1)
    a.house(88, 89, 10, 14, 13, 8, roof="#4E9082")
    a.quay(10, 88, 142)
    a.save("city_copper_landing")


def northmoor():
    a = Town(160, 116, 5, "city: Northmoor, sawmill and white church in the pines")
    for x, y, s in ((14, 84, 15), (28, 80, 18), (146, 84, 15), (132, 78, 17), (60, 74, 15), (118, 76, 14), (4, 90, 11)):
        a.tree(x, y, s)
    a.house(66, 86, 16, 22, 22, 12, wall="#FFFBEE", side="#CFC6AC", roof="#5A6E78")
    a.tower(69, 64, 10, 18, wall="#FFFBEE", th=26, roof="#3F5A64")
    a.house(106, 90, 14, 24, 14, 9, roof="#8E4A34", chim=True)
    for k, row in enumerate((4, 3, 2)):
        for i in range(row):
            a.circ(28 + i * 9 + k * 4.5, 86 - k * 7.6, 4.4, "#D9B272", INK, 1.1)
            a.circ(28 + i * 9 + k * 4.5, 86 - k * 7.6, 1.8, "none", "#8C6234", 0.8)
    a.quay(12, 91, 138, 6)
    a.save("city_northmoor")


def ludgate():
    a = Town(160, 116, 6, "city: Ludgate, river gate and town wall")
    st = "#C9C2AE"
    a.house(64, 58, 14, 20, 14, 12, roof="#A9512F")
    a.house(40, 62, 13, 16, 12, 10, roof="#5A6E78")
    a.tower(96, 62, 10, 26, roof="#8E4A34", th=18)
    a.rect(10, 60, 140, 30, a.lin(0, 60, 0, 90, (0, "#E2DCC8"), (1, "#9E967F")), INK, 1.3)
    for i in range(14):
        a.rect(10 + i * 10.2, 54, 6, 7, st, INK, 1)
    a.lines([((14 + (i * 37) % 130, 66 + (i * 7) % 22), (22 + (i * 37) % 130, 66 + (i * 7) % 22)) for i in range(16)],
        INK, 0.9, 0.2, op=0.5)
    a.tower(52, 90, 17, 48, wall=st, top="crenel")
    a.tower(92, 90, 17, 48, wall=st, top="crenel")
    a.d("M69 90V70Q80.5 54 92 70V90Z", "#27343B", INK, 1.4)
    a.lines([((73 + i * 4, 66), (73 + i * 4, 90)) for i in range(5)] + [((70, 72), (91, 72)), ((70, 80), (91, 80))],
        "#8C7443", 1, 0)
    a.line((60, 32), (60, 16), INK, 1.3, 0.1)
    a.d("M60 16L76 20L60 25Z", MAGENTA, INK, 1)
    a.line((101, 32), (101, 18), INK, 1.3, 0.1)
    a.d("M101 18L115 22L101 26Z", "#2F6690", INK, 1)
    a.quay(4, 90, 152)
    a.save("city_ludgate")


def draw():
    """Write the cities."""
    port_halloran()
    missaukee()
    kestrel_bay()
    copper_landing()
    northmoor()
    ludgate()
