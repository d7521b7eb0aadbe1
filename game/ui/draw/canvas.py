"""Drawing on a surface with coordinates in units."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.ui.draw import materials, theme
from game.ui.draw.art import Gallery
from game.ui.draw.measure import TEXT_FLOOR, Area, Measure, Rect
from game.ui.draw.shapes import Shapes
from game.ui.draw.text import CAPITALS, Lettering, Recorder

if TYPE_CHECKING:  # the title is shown before anything is loaded that a table needs
    from game.core.faces import Align

SHRINK = 0.8
"""Text that has too little room shrinks to this part of its size, and never below the smallest of the scale."""


class Canvas(Shapes):
    """Draws in units: shapes and drawings, and with them text, pictures and the materials of the shell."""

    def __init__(self, surface: pygame.Surface, measure: Measure, gallery: Gallery, lettering: Lettering) -> None:
        super().__init__(surface, measure, gallery)
        self.lettering = lettering
        self.recorder: Recorder | None = None

    def composed(
        self, key: Hashable, area: Area, margin: float, paint: Callable[[Canvas, Rect], None], turn: float = 0
    ) -> None:
        """Draw something made of several layers, painted once for its size and kept as one picture.

        `paint(canvas, area)` draws it at an area of the same size on a clear ground, `margin` units wider on all sides.
        `turn` turns the picture by so many degrees, against the clock.
        """
        box, edge = self.box(area), self.px(margin)
        s = self.measure.scale

        def make() -> pygame.Surface:
            ground = pygame.Surface((box.w + 2 * edge, box.h + 2 * edge), pygame.SRCALPHA).convert_alpha()
            inner = Canvas(ground, self.measure, self.gallery, self.lettering)
            inner.palette = self.palette
            paint(inner, Rect(edge / s, edge / s, box.w / s, box.h / s))
            return pygame.transform.rotozoom(ground, turn, 1) if turn else ground

        whole = (key, box.size, round(s, 4), self.hex("panel_top"), self.hex("paper"), turn)
        picture = self.gallery.made(whole, make)
        self.surface.blit(picture, picture.get_rect(center=box.center) if turn else (box.x - edge, box.y - edge))

    # ---- text

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float = theme.BODY,
        colour: str = "ink",
        face: str = "text",
        align: Align = "left",
        *,
        room: float = 0,
        shade: str = "",
        px: int = 0,
    ) -> float:
        """One line of text; y is the middle of its capitals. Returns the width in units.

        With `room` it shrinks to fit that many units, and then is cut with an ellipsis; `px` overrides the size in
        pixels; `shade` is the colour of a small drop under the letters.
        """
        if not text:
            return 0
        exact = px > 0
        wanted = px = px or self.measure.text_px(size)
        s = self.measure.scale
        if room:
            floor = max(TEXT_FLOOR, round(wanted * SHRINK), 0 if exact else self.measure.text_px(theme.NUMERAL))
            px = self.lettering.fit(text, face, px, room * s, floor)
            text = self.lettering.shorten(text, face, px, room * s)
        picture = self.lettering.image(text, face, px, self.colour(colour))
        left, middle = self.at(x, y)
        left -= {"left": 0, "centre": picture.get_width() // 2, "right": picture.get_width()}[align]
        top = round(middle + px * CAPITALS - self.lettering.ascent(face, px))
        if self.recorder is not None:
            rect = pygame.Rect((left, top), picture.get_size())
            self.recorder.note(self.surface, text, px, 0 if exact else size, self.colour(colour), rect)
        if shade:
            under = self.lettering.image(text, face, px, self.colour(shade))
            self.surface.blit(under, (left + max(1, px // 24), top + max(1, px // 16)))
        self.surface.blit(picture, (left, top))
        return picture.get_width() / s

    def width(self, text: str, size: float = theme.BODY, face: str = "text") -> float:
        """How many units wide this text is."""
        return self.lettering.width(text, face, self.measure.text_px(size)) / self.measure.scale

    def leading(self, size: float, factor: float = 1.4) -> float:
        """The distance from line to line, in units."""
        return self.measure.text_px(size) * factor / self.measure.scale

    def para(
        self,
        text: str,
        x: float,
        y: float,
        w: float,
        size: float = theme.BODY,
        colour: str = "ink",
        face: str = "text",
        align: Align = "left",
        leading: float = 1.4,
    ) -> float:
        """A paragraph w units wide; y is the middle of the first line's capitals. Returns y of the line after it.

        x is the left edge, the centre or the right edge of the paragraph, by `align`.
        """
        step = self.leading(size, leading)
        for line in self.lettering.lines(text, face, self.measure.text_px(size), self.px(w)):
            self.text(line, x, y, size, colour, face, align)
            y += step
        return y

    def para_height(
        self, text: str, w: float, size: float = theme.BODY, face: str = "text", leading: float = 1.4
    ) -> float:
        """How many units high that paragraph is."""
        lines = self.lettering.lines(text, face, self.measure.text_px(size), self.px(w))
        return len(lines) * self.leading(size, leading)

    # ---- pictures

    def glyph(self, name: str, x: float, y: float, size: float = 28, colour: str = "ink") -> None:
        """A sign from the shell's set, centred at (x, y); it grows with the text around it."""
        self.art(f"glyph_{name}", x, y, size * self.measure.growth, centred=True, tint=colour)

    def medal(self, seat_colour: int, x: float, y: float, size: float, grey: bool = False) -> None:
        """A seat's medallion, centred, with its shadow."""
        self.shadow((x - size / 2, y - size / 2, size, size), size / 2, 2, 4, 6, 90)
        self.art(f"emblem_{theme.SEATS[seat_colour].emblem}", x, y, size, centred=True, grey=grey)

    def seal(self, seat_colour: int, x: float, y: float, size: float) -> None:
        """A seat's wax seal, centred."""
        self.art(f"seal_{theme.SEATS[seat_colour].emblem}", x, y, size, centred=True)

    def painting(self, name: str, area: Area, folder: str = "ui") -> None:
        """A painting that covers the area."""
        box = self.box(area)
        self.surface.blit(self.gallery.painting(folder, name, box.w, box.h), box)

    # ---- materials

    def cutout(self, name: str, x: float, y: float, w: float, folder: str = "ui") -> None:
        """A painting with a transparent ground, w wide, its top left corner at (x, y)."""
        self.paste(self.gallery.cutout(folder, name, max(1, self.px(w))), x, y)

    def room(self) -> None:
        """The shell's background: planks in lamplight over the whole window."""
        if self.palette is theme.SHELL and self.gallery.has_painting("ui", "room"):
            self.painting("room", self.measure.area)
        else:
            self.surface.fill(self.colour("bg"))

    def panel(self, area: Area, head: str = "", corners: bool = False, radius: float = 12) -> None:
        """Draw a panel with an optional heading and, for dialogs, brass corners."""
        x, y, w, _ = area
        self.composed(("panel", radius, corners), area, 34, lambda on, at: materials.panel(on, at, radius, corners))
        if head:
            indent = 32 if corners else 24
            self.text(head, x + indent, y + 14 + 20 * self.measure.growth, theme.SECTION, "ink", "title", room=w - 48)

    def bar(self, area: Area, radius: float = 10) -> None:
        """The material of bars along an edge."""
        self.composed(("bar", radius), area, 28, lambda on, at: materials.bar(on, at, radius))

    def well(self, area: Area, radius: float = 8, line: str = "well_line") -> None:
        """Draw the sunken ground of fields, segments and lists."""
        self.rr(area, radius, ("well_top", "well_bottom"), line, 1.5)

    def sheet(self, area: Area, radius: float = 6) -> None:
        """A sheet of paper: private things and things to read."""
        self.composed(("sheet", radius), area, 44, lambda on, at: materials.sheet(on, at, radius))

    def beak(self, x: float, y: float, down: bool = True) -> None:
        """The point of a speech slip at an edge of its paper."""
        size = self.px(24)
        key = ("beak", size, self.hex("paper"), self.hex("paper_line"))
        picture = self.gallery.made(key, lambda: materials.beak(size, self.hex("paper"), self.hex("paper_line")))
        px, py = self.at(x, y)
        over = max(2, self.px(2)) + 1
        if down:
            self.surface.blit(picture, (px - size // 2, py - over))
        else:
            upside = self.gallery.made((*key, "up"), lambda: pygame.transform.flip(picture, False, True))
            self.surface.blit(upside, (px - size // 2, py - upside.get_height() + over))

    def keycap(self, key: str, right: float, y: float) -> float:
        """A key's name in its cap, its right edge at `right`; returns the width."""
        w = self.width(key, theme.LABEL, "strong") + 16
        h = self.leading(theme.LABEL, 1.55)
        self.rr((right - w, y - h / 2, w, h), 5, "well", "line", 1.5)
        self.text(key, right - w / 2, y, theme.LABEL, "muted", "strong", "centre")
        return w
