"""Pictures of what one can do, beside fighting and fleeing: 96 by 96."""

from art.killmans_keep.dice import PIPS
from art.killmans_keep.emblems import CREAM
from art.killmans_keep.lines import INK, ellipse, mix, rect, smooth
from art.killmans_keep.wood import Wood, form

GOLD, BRASS, OAK, STONE = "#E9B53C", "#B98A3C", "#8A5A34", "#8D8A92"


def draw():
    """Write the drawings."""
    for piece in (move, buy, sell, haggle, enter, goal, trade, use, end):
        piece()


def coin(W, x, y, r):
    """A doubloon, seen from the front."""
    W.fill(ellipse(x + 2, y + 3, r + 1, r + 1), INK)
    form(W, ellipse(x, y, r, r), GOLD, 2.6, D=r)
    W.outline(ellipse(x, y, r * .68, r * .68), 1.8, "#7A5312", 1)


def move():
    """A signpost."""
    W = Wood(96, 96, 201)
    W.hatch(ellipse(56, 88, 26, 6), 0, 3, .9)
    form(W, [(43, 88), (44, 8), (53, 8), (54, 88)], OAK, 3, D=8, ang=86)
    form(W, [(14, 24), (28, 14), (78, 16), (77, 36), (28, 36)], "#C99B5C", 3, D=12, ang=4)
    form(W, [(82, 54), (68, 43), (20, 45), (21, 65), (68, 65)], "#B88748", 3, D=12, ang=4)
    W.inks([[(34, 25), (70, 26)], [(28, 55), (64, 54)]], 3.2, mix(OAK, INK, .5))
    W.save("verb_move")


def buy():
    """A full basket."""
    W = Wood(96, 96, 202)
    W.hatch(ellipse(54, 84, 36, 7), 0, 3, .9)
    W.ink(ellipse(48, 50, 32, 38, 180, 360), 8, INK, (0, 0))
    W.ink(ellipse(48, 50, 32, 38, 180, 360), 4, "#C99B5C", (0, 0))
    form(W, smooth([(30, 54), (32, 30), (42, 22), (52, 30), (52, 54)]), "#B01C17", 2.8, D=10)
    form(W, [(54, 54), (56, 34), (68, 26), (74, 36), (72, 54)], "#2DA278", 2.8, D=10)
    form(W, smooth([(12, 50, 1), (84, 50, 1), (76, 78), (66, 86), (30, 86), (20, 78)]), BRASS, 3.2, D=22)
    for row in range(3):
        y = 60 + row * 9
        weave = [[(x, y + 2), (x + 5, y - 2), (x + 10, y + 2)] for x in range(22 + row % 2 * 6, 66, 13)]
        W.inks([smooth(line, False) for line in weave], 2.4)
    form(W, smooth([(9, 48), (48, 44), (87, 48), (85, 57), (48, 54), (11, 57)]), "#D6A968", 2.8, D=7)
    W.save("verb_buy")


def sell():
    """Coins on a counter."""
    W = Wood(96, 96, 203)
    form(W, [(6, 78), (90, 74), (93, 88), (4, 92)], OAK, 3, D=12, ang=0)
    for x, number in ((30, 5), (62, 3)):
        for k in range(number):
            y = 76 - k * 8
            rim = [*ellipse(x, y, 20, 8, 0, 180, 12), (x - 20, y - 7), (x + 20, y - 7)]
            W.fill(rim, "#A87B1E")
            W.outline(rim, 2.2)
            form(W, ellipse(x, y - 7, 20, 8), GOLD, 2.2, D=8)
    coin(W, 72, 26, 15)
    W.inks([[(50, 18), (44, 13)], [(52, 32), (45, 34)], [(72, 4), (72, -1)]], 3, "#FFE7A8")
    W.save("verb_sell")


def haggle():
    """A die beside a coin."""
    W = Wood(96, 96, 204)
    W.hatch(ellipse(54, 84, 38, 7), 0, 3, .9)
    coin(W, 66, 34, 24)
    face = smooth([(10, 40), (16, 34), (58, 32), (64, 38), (66, 78), (60, 84), (18, 86), (11, 80)])
    W.fill([(x + 3, y + 4) for x, y in face], INK)
    form(W, face, "#F4E8CC", 3, D=20)
    for x, y in PIPS[4]:
        W.fill(ellipse(38 + 15 * x, 59 + 15 * y, 5.4, 5.4, n=16), INK)
    W.save("verb_haggle")


def enter():
    """The gate of the Keep, alight."""
    W = Wood(96, 96, 205)
    W.hatch(ellipse(56, 90, 38, 6), 0, 3, .95)
    tower = [(14, 90), (18, 36), (12, 36), (12, 12), (24, 12), (24, 22), (36, 22), (36, 12), (60, 12), (60, 22),
        (72, 22), (72, 12), (84, 12), (84, 36), (78, 36), (82, 90)]
    form(W, tower, STONE, 3.4, D=28, ang=86)
    W.inks([[(22, 48), (34, 48)], [(62, 54), (74, 55)], [(20, 66), (28, 66)], [(68, 74), (77, 74)],
        [(40, 32), (54, 32)]], 2.2)
    gate = smooth([(30, 90, 1), (30, 60, 1), (48, 42), (66, 60, 1), (66, 90, 1)])
    W.fill(gate, INK)
    W.fill(smooth([(35, 90, 1), (35, 63, 1), (48, 49), (61, 63, 1), (61, 90, 1)]), "#FF9E2E")
    W.fill(smooth([(41, 90, 1), (41, 70, 1), (48, 61), (55, 70, 1), (55, 90, 1)]), "#FFE08A")
    W.inks([[(x, 50 + abs(x - 48) * .5), (x, 78)] for x in (40, 48, 56)] + [[(34, 66), (62, 66)]], 2.8, INK, (0, .1))
    W.save("verb_enter")


def goal():
    """A notice with its pin."""
    W = Wood(96, 96, 206)
    sheet = smooth([(18, 12), (48, 8), (78, 13), (80, 48), (76, 86), (48, 90), (20, 85), (16, 48)])
    W.hatch([(x + 5, y + 6) for x, y in sheet], 0, 3, .95)
    form(W, sheet, "#F1E4C2", 3.2, D=14)
    shield = smooth([(34, 30, 1), (48, 26), (62, 30, 1), (61, 44), (48, 56, 1), (35, 44)])
    form(W, shield, "#3E6B45", 2.8, D=10)
    W.inks([[(40, 34), (56, 48)], [(56, 34), (40, 48)]], 3.6, CREAM)
    W.inks([[(28, 66), (68, 65)], [(32, 75), (62, 75)]], 4, "#7A6748")
    form(W, ellipse(48, 15, 6, 6), "#B1361B", 2.6, D=5)
    W.save("verb_goal")


def trade():
    """Two hands that meet."""
    W = Wood(96, 96, 207)
    form(W, [(-2, 26), (22, 22), (28, 58), (-2, 68)], "#B1361B", 3, D=12)
    form(W, [(98, 26), (74, 22), (68, 58), (98, 68)], "#3E6B45", 3, D=12)
    form(W, rect(20, 26, 8, 32), CREAM, 2.6, D=5)
    form(W, rect(68, 26, 8, 32), CREAM, 2.6, D=5)
    below = smooth([(26, 34), (42, 26), (58, 30), (72, 32), (72, 54), (62, 62), (46, 66), (34, 60), (26, 54)])
    above = smooth([(28, 36), (44, 32), (60, 40), (66, 50), (60, 56), (52, 50), (44, 52), (34, 56), (27, 52)])
    form(W, below, "#C98F62", 3, D=16)
    form(W, above, "#E3B488", 3, D=12)
    W.inks([smooth([(50, 51), (56, 58), (54, 64)], False), smooth([(43, 53), (48, 61), (46, 66)], False),
        smooth([(36, 55), (40, 62), (38, 65)], False)], 2.8)
    W.rays(48, 44, 30, 52, 26, .2, 2.4, "#D9A838", box=(16, 0, 64, 20))
    W.save("verb_trade")


def use():
    """A torch held up."""
    W = Wood(96, 96, 208)
    W.fill(ellipse(50, 30, 30, 30), "#FFD75E", .28)
    form(W, [(42, 46), (58, 46), (54, 94), (46, 94)], OAK, 3, D=8, ang=88)
    form(W, [(36, 42), (64, 42), (60, 56), (40, 56)], STONE, 3, D=8)
    flame = smooth([(50, 2, 1), (64, 20), (66, 34), (58, 44), (42, 44), (34, 34), (38, 22), (44, 26)])
    W.fill(flame, "#F0871E")
    W.outline(flame, 3)
    W.fill(smooth([(50, 16, 1), (58, 30), (55, 42), (45, 42), (42, 32)]), "#FFD75E")
    W.fill(smooth([(50, 28), (54, 36), (50, 43), (46, 37)]), "#FFFBE6")
    form(W, smooth([(34, 70), (48, 64), (64, 68), (66, 84), (54, 92), (38, 88)]), "#D9A878", 3, D=14)
    W.inks([[(38, 74), (62, 73)], [(38, 81), (62, 80)]], 2.4)
    W.save("verb_use")


def end():
    """A candle and the snuffer that puts it out."""
    W = Wood(96, 96, 209)
    W.hatch(ellipse(52, 88, 34, 6), 0, 3, .9)
    form(W, ellipse(42, 84, 30, 9), BRASS, 3, D=14)
    form(W, smooth([(30, 84), (29, 46), (36, 43), (50, 43), (55, 47), (54, 84), (42, 87)]), "#FBF3DA", 3, D=16, ang=84)
    W.ink(smooth([(42, 40), (38, 32), (45, 24)], False), lambda t: 2 + 2 * t, "#7A6748", (.1, .4), op=.8)
    form(W, [(46, 6), (62, 30), (32, 34)], STONE, 3, D=12)
    W.ink([(55, 15), (92, 6)], 6, INK, (0, .1))
    W.ink([(55, 15), (90, 7)], 2.6, "#C9C3B4", (0, .1))
    W.save("verb_end")
