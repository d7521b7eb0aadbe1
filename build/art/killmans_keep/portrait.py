"""The block of a monster, and how its colours drain away when it is beaten."""

import math
import re

from art.killmans_keep.lines import INK, ellipse, mix, rect
from art.killmans_keep.wood import Wood, keep

EYE, BONE = "#FFD75E", "#EFE2C2"
FIRE = {"#FFD75E", "#FF4B2A", "#F0A81E", "#FFE99A", "#C4231B", "#7FE0FF", "#BFF3FF", "#5AC8F0", "#F0871E", "#FF6A4D"}
"""Colours that burn in a living portrait."""


class Portrait(Wood):
    """A monster's head and shoulders, 280 by 240."""

    def save(self, name):
        """Write the monster and its corpse; the lower right sinks into the black of the block."""
        self.note("fall-off")
        self.hatch(rect(-14, 150, 308, 96), 0, 4.6, lambda x, y: max(0, (y - 196) / 62 + max(0, x - 150) / 420 - .12),
            step=12)
        super().save(f"monster_{name}")
        corpse = re.sub(r'fill="(#[0-9A-Fa-f]{6})"', lambda found: f'fill="{drained(found[1])}"', self.text())
        keep(f"corpse_{name}", corpse)


def block(seed, tint, cx, cy, r0=55, r1=165, top=.93, ang=0, gap=5, rays=0):
    """The tinted block with a halo of candlelight round (cx, cy)."""
    W = Portrait(280, 240, seed)
    W.note("tinted block and halo")
    W.fill(rect(0, 0, 280, 240), tint)

    def sun(r, c, n=46, a=.09):
        W.fill([(cx + r * (1 + W.r.uniform(-a, a) + (a * 1.3 if i % 2 else -a)) * math.cos(i * 2 * math.pi / n),
            cy + r * .92 * (1 + W.r.uniform(-a, a) + (a * 1.3 if i % 2 else -a)) * math.sin(i * 2 * math.pi / n))
            for i in range(n)], c)

    sun(r0 * 1.7, mix(tint, "#FFE2A0", .26))
    sun(r0 * 1.28, mix(tint, "#FFE7A8", .5))
    sun(r0 * .9, mix(tint, "#FFEDBE", .72))
    if rays:
        W.rays(cx, cy, r0 * 1.15, 230, rays, .3, 5.2)
    else:
        W.halo(cx, cy, r0 * 1.05, r1, ang, gap, top, box=(-14, -6, W.w + 28, W.h + 12))
    return W


def eye(W, x, y, rx, ry, rot=0, c=EYE):
    """A slit eye."""
    W.fill(ellipse(x, y, rx + 3, ry + 3, rot=rot), INK)
    W.fill(ellipse(x, y, rx, ry, rot=rot, n=20), c)
    W.fill(ellipse(x + rx * .1, y, rx * .28, ry * .85, n=14), INK)
    W.fill(ellipse(x - rx * .35, y - ry * .35, rx * .2, ry * .25, n=10), "#FFF9E5")


def drained(colour):
    """A warm grey of the same lightness; what burned is out."""
    colour = colour.upper()
    if colour == INK:
        return INK
    r, g, b = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    if colour in FIRE or (max(r, g, b) - min(r, g, b) > 150 and max(r, g, b) > 225):
        return "#5B534A"
    y = 34 + (r * .3 + g * .59 + b * .11) * .72
    return mix("#%02X%02X%02X" % (round(y * 1.02), round(y * .97), round(y * .86)), colour, .13)
