"""Small things for tray and mats."""

from art.killmans_keep.emblems import CREAM
from art.killmans_keep.lines import INK, ellipse, mix, smooth
from art.killmans_keep.wood import Wood, form


def draw():
    """Write the drawings."""
    for name, lit in (("pip_ready", True), ("pip_spent", False)):
        pip(name, lit)
    for name, colour in (("boot_ready", "#A5693A"), ("boot_spent", "#B8A98A")):
        boot(name, colour)
    skip()
    fight()
    flee()
    banner()


def pip(n, lit):
    """An action: a candle's stub, lit or spent."""
    W = Wood(56, 72, 180)
    if lit:
        W.fill(ellipse(28, 20, 20, 20), "#FFD75E", .35)
    form(W, ellipse(28, 62, 22, 7), "#B98A3C" if lit else "#8A7A5A", 2.6, D=10)
    hgt = 34 if lit else 50
    form(W, smooth([(18, 62), (17, hgt + 2), (22, hgt), (34, hgt), (39, hgt + 3), (38, 62), (28, 64)]), "#FBF3DA"
        if lit else "#CFC3A4", 2.8, D=14, ang=84)
    if lit:
        fl = smooth([(28, 4, 1), (36, 18), (35, 28), (28, 34), (21, 28), (20, 18)])
        W.fill(fl, "#F0871E")
        W.outline(fl, 2.4)
        W.fill(smooth([(28, 13, 1), (32, 23), (28, 31), (24, 23)]), "#FFF0B0")
    else:
        W.ink([(28, 52), (29, 44)], 3)
        W.ink(smooth([(29, 42), (24, 34), (32, 26), (26, 16), (31, 6)], False), lambda t: 2 + 2 * t, "#7A6748",
            (.1, .4), op=.8)
    W.save(n)


def boot(n, c):
    """The free move."""
    W = Wood(72, 72, 181)
    b = smooth([(18, 8), (30, 5), (42, 8), (43, 24), (44, 36), (56, 42), (67, 50), (68, 60), (40, 63), (17, 62),
        (15, 44), (18, 24)])
    form(W, b, c, 3, D=18)
    form(W, smooth([(14, 58), (40, 60), (69, 57), (69, 65), (40, 68), (15, 67)]), mix(c, INK, .5), 2.6, D=6)
    form(W, smooth([(14, 10), (30, 4), (46, 9), (46, 19), (30, 16), (15, 21)]), mix(c, "#FFF3CF", .35), 2.6, D=8)
    if n == "boot_spent":
        W.ink([(8, 66), (64, 8)], 6, "#8E2B2B")
    W.save(n)


def skip():
    """A turn that is missed: sleep on a stone."""
    W = Wood(64, 64, 182)
    form(W, smooth([(16, 58, 1), (16, 24), (32, 8), (48, 24), (48, 58, 1)]), "#9A97A0", 3, D=20)
    for x, y, s in ((24, 24, 6), (33, 33, 7.5), (24, 45, 6)):
        W.inks([[(x - s * .6, y - s * .6), (x + s * .6, y - s * .6)], [(x + s * .6, y - s * .6),
            (x - s * .6, y + s * .6)], [(x - s * .6, y + s * .6), (x + s * .6, y + s * .6)]], 2.6, INK, (0, 0))
    W.ink([(8, 59), (56, 59)], 5)
    W.save("marker_skip")


def fight():
    """Crossed swords."""
    W = Wood(96, 96, 183)
    for s in (-1, 1):
        def M(p, s=s):
            return [(48 + s * (x - 48), y) for x, y in p]

        form(W, M([(14, 8), (28, 14), (70, 62), (62, 70), (18, 26)]), "#E4E2D6", 3, D=7)
        W.ink(M([(20, 16), (64, 64)]), 2.4)
        form(W, M([(50, 74), (74, 50), (80, 56), (56, 80)]), "#D6A429", 2.8, D=8)
        form(W, M([(66, 72), (72, 66), (88, 82), (82, 88)]), "#6B3A2A", 2.8, D=6)
    W.save("verb_fight")


def flee():
    """A running boot."""
    W = Wood(96, 96, 184)
    b = smooth([(40, 10), (56, 8), (68, 14), (66, 34), (66, 46), (80, 54), (90, 66), (86, 76), (60, 78), (36, 80),
        (34, 58), (38, 34)])
    form(W, b, "#C58B52", 3.4, D=22)
    form(W, smooth([(32, 74), (60, 76), (88, 71), (90, 80), (60, 86), (32, 86)]), "#4A2E1E", 2.8, D=6)
    form(W, smooth([(34, 12), (54, 4), (72, 12), (70, 24), (54, 19), (36, 25)]), "#E9D2A0", 2.8, D=8)
    W.inks([[(26, 36), (4, 38)], [(24, 52), (-2, 56)], [(24, 68), (8, 72)]], 5, CREAM, (.1, .7))
    W.save("verb_flee")


def banner():
    """The ribbon for a name; it may be stretched."""
    W = Wood(240, 56, 185)
    W.hatch([(18, 16), (236, 16), (236, 54), (18, 54)], 0, 3, .8)
    for s, x in ((1, 0), (-1, 240)):
        t = [(x + s * 2, 16), (x + s * 30, 16), (x + s * 30, 50), (x + s * 2, 50), (x + s * 13, 33)]
        W.fill(t, "#C9B588")
        W.hatch(t, 80, 3.6, .5)
        W.outline(t, 2.8)
    m = smooth([(18, 8, 1), (120, 4), (222, 8, 1), (222, 44, 1), (120, 40), (18, 44, 1)])
    W.fill(m, "#F3E7CB")
    W.hatch(m, 88, 4, lambda x, y: max(0, (26 - abs(x - 120 + 94)) / 26) * .5 + max(0, (x - 205) / 18) * .8)
    W.outline(m, 3.4)
    W.save("banner")
