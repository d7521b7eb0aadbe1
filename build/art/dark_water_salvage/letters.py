"""Numerals and letters as outlines, so that a drawing needs no font."""

from functools import cache
from importlib.resources import files

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from art.dark_water_salvage.wash import n


@cache
def _font(weight):
    return TTFont(str(files("font_source_serif_pro") / "files" / f"SourceSerifPro-{weight}.ttf"))


def letters(text, cx, cy, size, weight="Bold"):
    """The outline of a short label; (cx, cy) is the middle of its capitals."""
    font = _font(weight)
    glyphs, names, k = font.getGlyphSet(), font.getBestCmap(), size / font["head"].unitsPerEm
    x = cx - sum(glyphs[names[ord(c)]].width for c in text) * k / 2
    d = ""
    for c in text:
        pen = SVGPathPen(glyphs, ntos=n)
        glyphs[names[ord(c)]].draw(TransformPen(pen, (k, 0, 0, -k, x, cy + size * 0.335)))
        d += pen.getCommands()
        x += glyphs[names[ord(c)]].width * k
    return d
