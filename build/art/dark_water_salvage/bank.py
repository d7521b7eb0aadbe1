"""The draw bag and the cards of turn order."""

import math

from art.dark_water_salvage.letters import letters
from art.dark_water_salvage.seats import emblem
from art.dark_water_salvage.wash import INK, Art, quad, smooth


def bag():
    a = Art(200, 220, 90, "draw bag: sailcloth with a drawstring")
    a.d(smooth(a.blob(104, 204, 84, 13, 14, 0.06), True), "#06151F", op=0.45)
    body = [(64, 66), (40, 96), (20, 140), (18, 180), (44, 204), (100, 210), (156, 204), (184, 178), (178, 136),
        (160, 96), (136, 66), (118, 58), (84, 58)]
    a.d(smooth(a.wob(body, 1.5), True), a.lin(20, 60, 184, 210, (0, "#EADFC2"), (0.45, "#C8B488"), (1, "#6F5B38")), INK,
        3)
    neck = [(70, 62), (54, 34), (62, 16), (82, 26), (100, 12), (120, 26), (142, 14), (148, 36), (130, 62), (100, 68)]
    a.d(smooth(neck, True), a.lin(54, 10, 148, 66, (0, "#F6EDD4"), (0.5, "#CBB88C"), (1, "#7D6842")), INK, 2.6)
    a.d(smooth([(66, 32), (84, 38), (100, 30), (118, 38), (138, 30), (126, 44), (100, 48), (78, 44)], True), "#3A2C18",
        op=0.75)
    for x0, x1, b in ((74, 46, -14), (88, 82, -4), (104, 118, 4), (120, 152, 12), (80, 62, -10)):
        a.ink(quad((x0, 72), ((x0 + x1) / 2 + b, 110), (x1, 150), 7), "#5A4626", 0.6, 3.2, 0.55)
    a.hatch([(150, 90), (184, 150), (180, 186), (150, 204), (128, 206), (140, 150)], math.radians(58), 4.4, INK, 1.1,
        0.5, trim=0.25)
    a.hatch([(30, 184), (60, 206), (100, 210), (150, 204), (120, 196), (60, 192)], math.radians(6), 4, INK, 1, 0.4,
        trim=0.3)
    for k in range(3):
        a.d(smooth([(64, 62 + k * 5), (100, 72 + k * 5), (136, 62 + k * 5)]), stroke=INK, sw=5.4)
        a.d(smooth([(64, 62 + k * 5), (100, 72 + k * 5), (136, 62 + k * 5)]), stroke="#C9482F", sw=3)
    for p in ([(128, 74), (150, 84), (146, 108), (160, 122)], [(126, 76), (136, 96), (128, 114), (134, 130)]):
        a.d(smooth(p), stroke=INK, sw=5)
        a.d(smooth(p), stroke="#C9482F", sw=2.8)
        a.circ(p[-1][0], p[-1][1], 5, "#E3A83B", INK, 1.6)
    a.circ(92, 146, 34, "none", "#23465C", 3, 0.75)
    a.circ(92, 146, 29, "none", "#23465C", 1.2, 0.7)
    emblem(a, "anchor", 92, 147, 22, "#23465C", 0.85)
    a.d(smooth([(34, 120), (46, 100), (58, 84)]), stroke="#FFFBEA", sw=4, op=0.55)
    a.save("draw_bag")


def turn_cards():
    for v in range(1, 6):
        a = Art(140, 196, 100 + v, f"turn order card {v}")
        a.rect(5, 7, 132, 186, "#06151F", rx=12, op=0.4)
        a.rect(3, 3, 132, 186, a.lin(0, 0, 140, 190, (0, "#FFFBEF"), (1, "#E9E1CB")), INK, 2.4, 12)
        a.rect(10, 10, 118, 172, a.lin(10, 10, 128, 182, (0, "#2E6A90"), (0.6, "#1D4B6C"), (1, "#10314A")), INK, 1.6, 7)
        a.rect(15, 15, 108, 162, "none", "#E3C47A", 1.4, 4)
        cx, cy = 69, 96
        for k in range(8):  # ship's wheel
            t = k * math.pi / 4 + math.pi / 8
            a.line((cx + 20 * math.cos(t), cy + 20 * math.sin(t)), (cx + 52 * math.cos(t), cy + 52 * math.sin(t)),
                "#0A2438", 6.4, 0)
            a.line((cx + 20 * math.cos(t), cy + 20 * math.sin(t)), (cx + 50 * math.cos(t), cy + 50 * math.sin(t)),
                "#B98A4A", 3.6, 0)
            a.circ(cx + 51 * math.cos(t), cy + 51 * math.sin(t), 4, "#E3C47A", "#0A2438", 1.2)
        a.circ(cx, cy, 40, "none", "#0A2438", 9)
        a.circ(cx, cy, 40, "none", "#B98A4A", 6)
        a.circ(cx - 0.6, cy - 1, 41.4, "none", "#EBCB8C", 1.4)
        a.circ(cx, cy, 33, "#0A2438")
        a.circ(cx, cy, 31, a.lin(45, 70, 95, 125, (0, "#FFFBEF"), (1, "#E2D6B6")), "#C99B3E", 1.6)
        a.d(letters(str(v), cx, cy, 54, "Black"), INK)
        for i in range(5):
            a.d(smooth([(24 + i * 19, 166), (31 + i * 19, 161), (36 + i * 19, 166), (43 + i * 19, 165)]),
                stroke="#8FBFD6", sw=1.8, op=0.8)
        for i in range(v):
            a.circ(cx - (v - 1) * 6 + i * 12, 28, 3.4, "#E3C47A")
        a.save(f"turn_{v}")


def draw():
    """Write bag and cards."""
    bag()
    turn_cards()
