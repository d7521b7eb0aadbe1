"""The six seats' colours and emblems, as the shell has them."""

from art.dark_water_salvage.wash import CREAM, INK, n
from art.shell.emblems import SEATS as SHELL
from art.shell.emblems import mark

NAMES = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
"""The seats' names in the names of pieces, in the shell's order of colours."""
LIGHT = {"brick": "#D9654A", "seagreen": "#79D6C0", "sun": "#FFE27A", "plum": "#8B4D9A", "ultramarine": "#7B8AF2",
    "bone": "#FFFFFF"}
SEATS = [(name, *(row[i] for i in (0, 2, 3)), LIGHT[name], CREAM if row[5] else INK)
    for name, row in zip(NAMES, SHELL, strict=True)]
"""(name, emblem, colour, dark, light, colour of the emblem)."""


def emblem(art, name, cx, cy, size, colour, op=None, lines=""):
    """Lay a seat's emblem, `size` from its middle to its edge; `lines` is the colour of its inner lines, if any."""
    art.g(f"translate({n(cx)} {n(cy)}) scale({size / 48:.3f})")
    outline, inner = mark(name)
    art.d(outline, colour, op=op, eo=True)
    for line in inner if lines else ():
        art.d(line, stroke=lines, sw=3)
    art.end()
