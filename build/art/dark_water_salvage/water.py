"""Single squares of water and land, for charts that nobody has painted; they lie side by side without a seam."""

from art.dark_water_salvage.wash import DEEP, MEDIUM, SHALLOW, Art, lens

SIDE = 120
TONES = {"shallow": (SHALLOW, "#5C93B2", 4), "medium": (MEDIUM, "#3F7798", 6), "deep": (DEEP, "#8FBFD6", 8)}
"""Of each depth: its tint, the pen's colour, and the number of ripples."""


def draw():
    """Write the squares."""
    for name, (tint, pen, ripples) in TONES.items():
        a = Art(SIDE, SIDE, 50 + ripples, f"a square of {name} water")
        a.rect(0, 0, SIDE, SIDE, tint)
        a.d("".join(_ripple(a) for _ in range(ripples)), pen, op=0.35)
        a.save(f"water_{name}")
    a = Art(SIDE, SIDE, 60, "a square of land")
    a.rect(0, 0, SIDE, SIDE, "#E9D9AE")
    for _ in range(9):
        x, y, s = a.r.uniform(12, 108), a.r.uniform(24, 112), a.r.uniform(5, 8)
        a.poly([(x - s * 0.55, y), (x, y - s * 1.9), (x + s * 0.55, y)], "#4F6B4A", "#26402F", 0.7, 0.85)
        a.poly([(x - s * 0.5, y - 0.4), (x, y - s * 1.8), (x - 0.2, y - 0.4)], "#86A070", op=0.85)
    a.save("land")


def _ripple(a):
    x, y, w = a.r.uniform(20, 100), a.r.uniform(12, 108), a.r.uniform(9, 16)
    return lens(x - w, y, x + w, y, a.r.uniform(1, 3), 0.8)
