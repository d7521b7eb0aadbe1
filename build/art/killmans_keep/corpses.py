"""What lies over the portrait of a beaten monster."""

from art.killmans_keep.lines import INK, ellipse, rect, smooth
from art.killmans_keep.wood import Wood, form


def overlay():
    W = Wood(280, 240, 77)
    W.note("night closes from the top right")
    W.hatch(rect(-14, -10, 308, 262), 0, 6.4, lambda x, y: max(0, (x - 120) / 300 + (70 - y) / 190), step=14)
    W.note("three sword cuts")
    for a in ([(60, 40), (122, 104), (196, 206)], [(104, 30), (160, 96), (222, 176)], [(40, 92), (92, 148),
            (138, 208)]):
        p = smooth(a, False)
        W.ink(p, 15, INK, (.5, .5))
        W.ink(p, 8, "#8E2B2B", (.5, .5))
        W.ink([(x - 2, y - 1) for x, y in p], 2.6, "#F3E7CB", (.5, .5))
    W.note("tally tag on a string")
    W.ink(smooth([(196, 122), (206, 138), (204, 156)], False), 4.6, INK, (0, 0))
    W.ink(smooth([(196, 122), (206, 138), (204, 156)], False), 2, "#D9BE8A", (0, 0))
    t = [(176, 162), (190, 146), (218, 142), (236, 156), (244, 222), (184, 230)]
    W.hatch([(x + 6, y + 7) for x, y in t], 0, 3.2, .95)
    form(W, t, "#F1E4C2", 3.6, D=16)
    W.fill(ellipse(205, 156, 5, 5, n=14), INK)
    W.fill(smooth([(192, 186), (196, 172), (211, 166), (226, 170), (231, 184), (225, 192), (223, 202), (203, 204),
        (200, 194)]), INK)
    W.fills([ellipse(204, 185, 5, 5.4, n=12), ellipse(219, 183, 5, 5.4, n=12), [(211, 190), (215, 196), (208, 196)]],
        "#F1E4C2")
    W.inks([[(207, 199), (207, 205)], [(213, 198), (213, 205)], [(219, 197), (219, 204)]], 1.8, "#F1E4C2")
    W.inks([[(192, 218), (236, 213)]], 4.4, "#8E2B2B")
    W.save("corpse_overlay")


def draw():
    """Write the drawing."""
    overlay()
