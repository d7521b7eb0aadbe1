"""Shapes and drawings on a surface with coordinates in units: what materials are made of, and a canvas begins with."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import floor

import pygame

from game.ui.draw import theme
from game.ui.draw.art import Gallery
from game.ui.draw.measure import Area, Measure
from game.ui.draw.pictures import Fill


class Shapes:
    """Draws in units. Colours are tokens of the palette in use, or #RRGGBB."""

    def __init__(self, surface: pygame.Surface, measure: Measure, gallery: Gallery) -> None:
        self.surface = surface
        self.measure = measure
        self.gallery = gallery
        self.palette: theme.Palette = theme.SHELL
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
        try:
            yield
        finally:  # drawing may be cut short
            self.palette = before

    @contextmanager
    def clipped(self, area: Area) -> Iterator[None]:
        """Draw only inside this area."""
        before = self.surface.get_clip()
        self.surface.set_clip(self.box(area).clip(before))
        try:
            yield
        finally:
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
        (dx, dy), scale = self.shift, self.measure.scale
        return floor((x + dx) * scale + 0.5), floor((y + dy) * scale + 0.5)

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
