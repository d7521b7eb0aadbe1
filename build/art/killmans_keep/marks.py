"""Small marks: what is seen by all, met, walked, blown out; and the fanfare for whoever holds four Doubloons."""

from art.killmans_keep.emblems import CREAM
from art.killmans_keep.lines import INK, ellipse, mirror, mix, smooth
from art.killmans_keep.verbs import coin
from art.killmans_keep.wood import Wood, form

GOLD = "#E9B53C"


def draw():
    """Write the drawings."""
    eye("mark_shown", CREAM, INK)
    eye("mark_known", INK, CREAM)
    met()
    foot()
    smoke()
    stamp()
    fanfare()
    lit()


def eye(name, ground, line):
    """An eye on a tag: everybody has seen it, or one alone knows it."""
    W = Wood(64, 48, 220)
    tag = smooth([(4, 24, 1), (14, 8, 1), (58, 6, 1), (60, 24), (58, 42, 1), (14, 40, 1)])
    W.fill([(x + 2, y + 3) for x, y in tag], INK)
    W.fill(tag, ground)
    W.outline(tag, 3)
    W.fill(smooth([(18, 24, 1), (28, 15), (44, 15), (54, 24, 1), (44, 33), (28, 33)]), line)
    W.fill(ellipse(36, 24, 9, 8.6), ground)
    W.fill(ellipse(36, 24, 5, 5, n=16), line)
    W.fill(ellipse(38, 22, 1.7, 1.7, n=8), ground)
    W.save(name)


def met():
    """A goal is met: a tick in green wax."""
    W = Wood(64, 64, 221)
    blob = smooth([(32, 4), (48, 8), (60, 22), (58, 40), (48, 56), (30, 60), (14, 54), (4, 40), (6, 20), (18, 8)])
    W.fill([(x + 2, y + 3) for x, y in blob], INK)
    form(W, blob, "#3E8B4E", 3, D=16)
    W.ink([(17, 32), (28, 44), (48, 18)], 10, mix("#3E8B4E", INK, .6), (0, .1), .04)
    W.ink([(17, 31), (28, 43), (47, 18)], 6.4, CREAM, (0, .1), .04)
    W.save("mark_met")


def foot():
    """The print of a boot that goes to the right."""
    W = Wood(44, 28, 222)
    sole = smooth([(16, 6), (28, 3), (40, 8), (41, 18), (30, 24), (17, 21), (14, 14)])
    heel = ellipse(6.5, 14, 5, 6.5, n=18)
    for part in (sole, heel):
        W.outline(part, 5, INK, 1)
    for part in (sole, heel):
        W.fill(part, CREAM)
    W.inks([[(22, 7), (22, 20)], [(29, 6), (29, 22)], [(36, 8), (36, 20)]], 1.6, "#B5A37C")
    W.save("footprint")


def smoke():
    """What rises when a candle goes out."""
    W = Wood(48, 96, 223)
    W.dens = 3
    curl = smooth([(24, 92), (14, 74), (32, 58), (16, 42), (34, 26), (24, 8)], False)
    W.ink(curl, lambda t: 4 + 8 * t, INK, (.05, .35), op=.5)
    W.ink(curl, lambda t: 2 + 6 * t, "#E9DCC0", (.1, .4), op=.9)
    W.ink(smooth([(30, 40), (42, 32), (40, 22)], False), 3, "#E9DCC0", (.2, .5), op=.7)
    W.save("smoke")


def stamp():
    """The stamp that presses a seal."""
    W = Wood(72, 96, 224)
    W.hatch(ellipse(42, 88, 28, 6), 0, 3, .9)
    form(W, ellipse(36, 20, 17, 17), "#7A4B2C", 3.2, D=16)
    grip = smooth([(28, 34, 1), (44, 34, 1), (42, 52), (46, 66, 1), (26, 66, 1), (30, 52)])
    form(W, grip, "#8A5A34", 3, D=10, ang=86)
    form(W, [(14, 66), (58, 66), (62, 78), (10, 78)], "#C79438", 3, D=12)
    form(W, [(12, 78), (60, 78), (56, 88), (16, 88)], "#8E2B2B", 3, D=8)
    W.save("stamp")


def fanfare():
    """Four Doubloons between two trumpets."""
    W = Wood(280, 96, 225)
    left = smooth([(4, 80, 1), (58, 41), (68, 28), (72, 4, 1), (104, 52, 1), (80, 46), (66, 52), (9, 88, 1)])
    for trumpet in (left, mirror(left, 140)):
        form(W, trumpet, GOLD, 3, D=10)
    cloth = [(24, 72), (56, 50), (60, 82), (46, 78), (36, 93)]
    for flag in (cloth, mirror(cloth, 140)):
        form(W, flag, "#8E2B2B", 3, D=10)
    for x, y in ((104, 60), (128, 50), (152, 50), (176, 60)):
        coin(W, x, y, 19)
    W.save("fanfare")


def lit():
    """The ring of candlelight at the foot of the pawn whose turn it is."""
    W = Wood(132, 64, 226)
    whole, hole = ellipse(66, 32, 62, 28, n=48), ellipse(66, 32, 50, 18, n=48)
    W.fill(ellipse(66, 32, 65, 31, n=48), INK, .6, 0, [ellipse(66, 32, 47, 15.5, n=48)])
    W.fill(whole, "#FFCD68", 1, 0, [hole])
    W.fill(ellipse(66, 31, 58, 24.5, n=48), "#FFF0BC", 1, 0, [ellipse(66, 31, 54.5, 21.5, n=48)])
    W.save("mark_lit")
