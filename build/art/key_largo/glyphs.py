"""The small signs of Key Largo: half-days, ships, eye, seal, the first player's wheel."""

import math

from shapely.geometry import Polygon, box

from art.forms import blob, ell, poly, sh, stroke_poly, wob
from art.ink import INK, Svg, ink
from art.key_largo.ships import emblem

LIGHT = "#F3EFE2"
SUN, DUSK, WATER = "#FFC924", "#F08A3C", "#7FC6D6"


def eye(name, colour):
    s = Svg(48, 48, f"glyph {name}")
    lids = blob((3, 24), (14, 13), (24, 10), (34, 13), (45, 24), (34, 35), (24, 38), (14, 35), n=6)
    inside = blob((8, 24), (16, 17), (24, 15), (32, 17), (40, 24), (32, 31), (24, 33), (16, 31), n=6)
    s.shape(lids.difference(inside), colour)
    s.shape(ell(24, 24, 7.4).difference(ell(21.5, 21.5, 2.4)), colour)
    s.save(f"key_largo/glyph_{name}")


def morning():
    s = Svg(48, 48, "glyph morning")
    s.shape(ell(24, 30, 11).intersection(box(0, 0, 48, 32)), SUN, 1, "#8A4A08", 1.4)
    s.lines([[(24, 8), (24, 14)], [(9, 15), (13, 19)], [(39, 15), (35, 19)]], SUN, 3.4, 1, False)
    s.lines([[(4, 34), (44, 34)], [(12, 40), (36, 40)]], WATER, 3, 1, False)
    s.save("key_largo/glyph_morning")


def afternoon():
    s = Svg(48, 48, "glyph afternoon")
    s.shape(ell(24, 20, 9), DUSK, 1, "#7A3008", 1.4)
    rays = [[(24, 4), (24, 7)], [(10, 8), (13, 11)], [(38, 8), (35, 11)], [(6, 20), (9, 20)], [(42, 20), (39, 20)]]
    s.lines(rays, DUSK, 3.2, 1, False)
    s.lines([[(4, 36), (44, 36)], [(12, 42), (36, 42)]], WATER, 3, 1, False)
    s.save("key_largo/glyph_afternoon")


def sail():
    s = Svg(48, 48, "glyph sail")
    s.shape(poly((26, 5), (41, 32), (26, 32)), INK)
    s.shape(poly((22, 9), (22, 32), (9, 32)), INK)
    s.shape(blob((6, 35), (42, 35), (37, 43), (12, 43), n=3), INK)
    s.save("key_largo/glyph_sail")


def check():
    s = Svg(48, 48, "glyph check")
    s.lines([[(10, 25), (20, 36), (39, 12)]], "#FFFFFF", 6, 1, False)
    s.save("key_largo/glyph_check")


def seal():
    s = Svg(64, 64, "glyph seal")
    wax = wob(ell(32, 32, 26), 2.4, 7, 6)
    s.shape(sh(wax, 2, 3), "#0A1A22", 0.4)
    ink(s, wax, "#A82A22", ow=1.8, d=6, hat=False)
    s.shape(ell(32, 32, 18), "#7E1A16")
    s.shape(ell(32.8, 33, 17), "#B8362C")
    anchor = emblem("brick", 32, 32, 11)
    s.shape(sh(anchor, 1, 1.2), "#E8705A")
    s.shape(anchor, "#7E1A16")
    s.save("key_largo/glyph_seal")


def wheel():
    """The ship's wheel of the first player."""
    s = Svg(64, 64, "glyph first_player")
    rim = ell(32, 32, 18).difference(ell(32, 32, 12.5))
    _spokes(s, 29, 2, 3, 1.2, "#4A2A12")
    s.shape(rim.buffer(1.4), "#4A2A12")
    _spokes(s, 28, 1.6, 2.6, 0, "#C98A3E")
    s.shape(rim, s.lin(14, 12, 46, 52, "#FFE0A0", "#D69A3A", "#8A5A1E"))
    s.shape(ell(32, 32, 6), "#FFE0A0", 1, "#4A2A12", 1.4)
    s.save("key_largo/glyph_first_player")


def _spokes(s, length, thin, thick, outline, colour):
    for degrees in range(0, 360, 45):
        angle = math.radians(degrees)
        end = 32 + length * math.cos(angle), 32 + length * math.sin(angle)
        spoke = stroke_poly([(32, 32), end], thin, thick, False)
        s.shape(spoke.buffer(outline) if outline else spoke, colour)


def burst():
    s = Svg(120, 120, "glyph burst")
    radii = [(q * 6.283 / 48, 56 if q % 2 else 52) for q in range(48)]
    s.shape(Polygon([(60 + r * math.cos(a), 60 + r * math.sin(a)) for a, r in radii]), "#FFFFFF")
    s.save("key_largo/glyph_burst")


def draw():
    eye("eye", INK)
    eye("eye_light", LIGHT)
    for glyph in (morning, afternoon, sail, check, seal, wheel, burst):
        glyph()
