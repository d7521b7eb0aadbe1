"""Chips of $1, $5 and $10: their faces, and lying flat."""

import math

from art.dark_water_salvage.letters import letters
from art.dark_water_salvage.wash import INK, Art

CHIPS = {1: ("#F4EEDF", "#FFFFFF", "#B9AF98", "#0B2233", "#8E8672"), 5: ("#2C63A8", "#5E93D6", "#173E70", "#FFF9E8",
    "#F4EEDF"), 10: ("#B02F2A", "#E06A5A", "#6E1714", "#FFF9E8", "#F4EEDF")}


def draw():
    for v, (c, lt, dk, tx, sp) in CHIPS.items():
        a = Art(120, 120, 70 + v, f"chip ${v}, face")
        a.circ(62, 64, 55, "#06151F", op=0.35)
        a.circ(60, 60, 56, INK)
        a.circ(60, 60, 53.6, a.lin(20, 12, 100, 110, (0, lt), (0.45, c), (1, dk)))
        for k in range(8):
            t0, t1 = math.radians(k * 45 - 8), math.radians(k * 45 + 8)
            a.poly([(60 + r * math.cos(t), 60 + r * math.sin(t)) for r, t in ((53.6, t0), (53.6, t1), (43, t1),
                (43, t0))], sp, op=0.92)
        a.circ(60, 60, 42, dk, op=0.55)
        a.circ(60, 60, 40, a.lin(30, 26, 90, 96, (0, lt), (0.3, c), (1, c)))
        a.circ(60, 60, 35, "none", tx, 1.4, 0.8)
        for k in range(36):
            t = k * math.pi / 18
            a.circ(60 + 38 * math.cos(t), 60 + 38 * math.sin(t), 0.8, tx, op=0.7)
        a.d(letters(f"${v}", 60, 60, 40 if v < 10 else 36), tx)
        a.d("M18 42A46 46 0 0 1 60 10", stroke="#FFFFFF", sw=3, op=0.5)
        a.save(f"chip_{v}")
        b = Art(120, 80, 80 + v, f"chip ${v}, lying flat; stack by 11 units")
        b.d("M4 34V48A56 28 0 0 0 116 48V34Z", b.lin(4, 0, 116, 0, (0, lt), (0.3, c), (1, dk)), INK, 2.4)
        for k in range(6):
            t0, t1 = math.radians(14 + k * 28), math.radians(24 + k * 28)
            b.poly([(60 + 56 * math.cos(t0), 34 + 28 * math.sin(t0)), (60 + 56 * math.cos(t1), 34 + 28 * math.sin(t1)),
                (60 + 56 * math.cos(t1), 48 + 28 * math.sin(t1)), (60 + 56 * math.cos(t0), 48 + 28 * math.sin(t0))], sp,
                op=0.9)
        b.oval(60, 34, 56, 28, b.lin(20, 8, 100, 62, (0, lt), (0.5, c), (1, dk)), INK, 2.4)
        for k in range(8):
            t0, t1 = math.radians(k * 45 - 9), math.radians(k * 45 + 9)
            b.poly([(60 + r * 56 * math.cos(t), 34 + r * 28 * math.sin(t)) for r, t in ((0.97, t0), (0.97, t1),
                (0.76, t1), (0.76, t0))], sp, op=0.9)
        b.oval(60, 34, 40, 20, c, tx, 1.3)
        b.g("matrix(1 0 0 0.55 0 15.3)")
        b.d(letters(f"${v}", 60, 34, 34 if v < 10 else 30), tx)
        b.end()
        b.save(f"chip_{v}_flat")
