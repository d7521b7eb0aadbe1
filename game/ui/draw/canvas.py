"""Drawing on a surface with coordinates in units."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from game.ui.draw import materials, theme
from game.ui.draw.art import Gallery
from game.ui.draw.measure import TEXT_FLOOR, Area, Measure, Rect
from game.ui.draw.pictures import Fill
from game.ui.draw.text import CAPITALS, Lettering, Recorder

if TYPE_CHECKING:  # the title is shown before anything is loaded that a table needs
    from game.core.faces import Align

SHRINK = 0.8
"""Text that has too little room shrinks to this part of its size, and never below the smallest of the scale."""


class Canvas:
    """Draws in units. Colours are tokens of the palette in use, or #RRGGBB."""

    def __init__(self, surface: pygame.Surface, measure: Measure, gallery: Gallery, lettering: Lettering) -> None:
        self.surface = surface
        self.measure = measure
        self.gallery = gallery
        self.lettering = lettering
        self.palette: theme.Palette = theme.SHELL
        self.recorder: Recorder | None = None
        self.shift = (0.0, 0.0)
        """What is added to every place, for things that scroll."""

    # ---- colours, places

    def hex(self, colour: str) -> str:
        """The #RRGGBB of a token of the palette in use, or of the shell."""
        if colour.startswith("#"):
            return colour
        return self.palette.get(colour) or theme.SHELL[colour]

    def colour(self, colour: str) -> pygame.Color:
        """The colour of a token or of #RRGGBB."""
        return pygame.Color(self.hex(colour))

    @contextmanager
    def dressed(self, palette: theme.Palette) -> Iterator[None]:
        """Within this context colours come from a game's palette; those it does not name are the shell's."""
        before, self.palette = self.palette, {**self.palette, **palette}
        yield
        self.palette = before

    @contextmanager
    def clipped(self, area: Area) -> Iterator[None]:
        """Draw only inside this area."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(area).clip(before))
        yield
        self.surface.set_clip(before)

    @contextmanager
    def restored(self) -> Iterator[None]:
        """Afterwards the canvas is as it was before, even where drawing was cut short."""
        before, clip = (self.surface, self.palette, self.shift), self.surface.get_clip()
        try:
            yield
        finally:
            self.surface, self.palette, self.shift = before
            self.surface.set_clip(clip)

    @contextmanager
    def shifted(self, dx: float, dy: float) -> Iterator[None]:
        """Draw everything moved by (dx, dy) units."""
        before = self.shift
        self.shift = (before[0] + dx, before[1] + dy)
        yield
        self.shift = before

    def px(self, units: float) -> int:
        """Pixels of a length."""
        return self.measure.px(units)

    def at(self, x: float, y: float) -> tuple[int, int]:
        """Pixels of a place."""
        return self.measure.px(x + self.shift[0]), self.measure.px(y + self.shift[1])

    def box(self, area: Area) -> pygame.Rect:
        """Pixels of an area."""
        x, y, w, h = area
        return self.measure.rect((x + self.shift[0], y + self.shift[1], w, h))

    def paste(self, picture: pygame.Surface, x: float, y: float, centred: bool = False) -> None:
        """A picture of pixels with its top left corner, or its centre, at a place in units."""
        px, py = self.at(x, y)
        if centred:
            px, py = px - picture.get_width() // 2, py - picture.get_height() // 2
        self.surface.blit(picture, (px, py))

    def composed(self, key: Hashable, area: Area, margin: float, paint: Callable[[Canvas, Rect], None]) -> None:
        """Draw something made of several layers, painted once for its size and kept as one picture.

        `paint(canvas, area)` draws it at an area of the same size on a clear ground, `margin` units wider on all sides.
        """
        box, edge = self.box(area), self.px(margin)
        s = self.measure.scale

        def make() -> pygame.Surface:
            ground = pygame.Surface((box.w + 2 * edge, box.h + 2 * edge), pygame.SRCALPHA).convert_alpha()
            inner = Canvas(ground, self.measure, self.gallery, self.lettering)
            inner.palette = self.palette
            paint(inner, Rect(edge / s, edge / s, box.w / s, box.h / s))
            return ground

        whole = (key, box.size, round(s, 4), self.hex("panel_top"), self.hex("paper"))
        self.surface.blit(self.gallery.made(whole, make), (box.x - edge, box.y - edge))

    # ---- shapes

    def rr(
        self,
        area: Area,
        radius: float = 8,
        fill: Fill = "",
        line: str = "",
        thick: float = 2,
        fade: float = 1,
    ) -> None:
        """A smooth rounded rectangle; `fill` is a colour or (top, bottom), `thick` the width of the line."""
        box = self.box(area)
        if box.w <= 0 or box.h <= 0:
            return
        paint: Fill = (self.hex(fill[0]), self.hex(fill[1])) if isinstance(fill, tuple) else fill and self.hex(fill)
        s = self.measure.scale
        edge = self.hex(line) if line else ""
        picture = self.gallery.rounded(box.w, box.h, radius * s, paint, edge, max(1, thick * s) if line else 0)
        if fade < 1:
            picture = picture.copy()
            picture.set_alpha(round(255 * fade))
        self.surface.blit(picture, box)

    def fill(self, area: Area, colour: str) -> None:
        """A plain rectangle, never thinner than a pixel."""
        box = self.box(area)
        self.surface.fill(self.colour(colour), (box.x, box.y, max(1, box.w), max(1, box.h)))

    def shade(self, area: Area, colour: str, fade: float) -> None:
        """Draw a plain rectangle with this opacity: fade 0 is invisible, 1 opaque."""
        box, clear = self.box(area), round(255 * (1 - fade))
        self.surface.fill((clear, clear, clear), box, pygame.BLEND_RGB_MULT)
        r, g, b, _ = self.colour(colour)
        if r or g or b:
            self.surface.fill((round(r * fade), round(g * fade), round(b * fade)), box, pygame.BLEND_RGB_ADD)

    def line(self, x1: float, y1: float, x2: float, y2: float, colour: str = "rule", thick: float = 1) -> None:
        """A straight line; level and upright lines are crisp, others smooth."""
        width = max(1, self.px(thick))
        if x1 == x2 or y1 == y2:
            pygame.draw.line(self.surface, self.colour(colour), self.at(x1, y1), self.at(x2, y2), width)
        else:
            pygame.draw.aaline(self.surface, self.colour(colour), self.at(x1, y1), self.at(x2, y2), width)

    def shadow(
        self, area: Area, radius: float = 12, dx: float = 2, dy: float = 4, blur: float = 6, alpha: int = 80
    ) -> None:
        """The soft shadow under a rounded rectangle."""
        box = self.box(area)
        soft = max(1, self.px(blur))
        picture = self.gallery.shadow(box.w, box.h, radius * self.measure.scale, soft, alpha)
        margin = 2 * soft + 4
        self.surface.blit(picture, (box.x - margin + self.px(dx), box.y - margin + self.px(dy)))

    def ring(self, area: Area, radius: float = 8) -> None:
        """The focus ring: 3 u wide, with a dark gap of 2 u, around an area."""
        x, y, w, h = area
        self.rr((x - 5, y - 5, w + 10, h + 10), radius + 5, "", "focus", 3)
        self.rr((x - 2, y - 2, w + 4, h + 4), radius + 2, "", "gap", 2)

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
        top = round(middle + px * CAPITALS - self.lettering.font(face, px).get_ascent())
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

    def art(
        self,
        name: str,
        x: float,
        y: float,
        w: float,
        h: float = 0,
        folder: str = "ui",
        *,
        centred: bool = False,
        tint: str = "",
        fade: float = 1,
        angle: float = 0,
        flip: bool = False,
        upside: bool = False,
        grey: bool = False,
    ) -> None:
        """The drawing `assets/<folder>/<name>.svg` with its top left corner, or its centre, at (x, y)."""
        tint = self.hex(tint) if tint else ""
        picture = self.gallery.drawing(
            folder,
            name,
            self.px(w),
            self.px(h),
            tint=tint,
            fade=fade,
            angle=angle,
            flip=flip,
            upside=upside,
            grey=grey,
        )
        if angle and not centred:  # a turned picture is larger: keep its centre where it was
            h = h or w * self.gallery.shape(folder, name)
            x, y, centred = x + w / 2, y + h / 2, True
        self.paste(picture, x, y, centred)

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
