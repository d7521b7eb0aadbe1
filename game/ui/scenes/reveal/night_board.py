"""The board of a reveal: by night, with what is left relit and what was struck in dashes; painted once, then shown."""

import math
from functools import partial

import pygame

from game.core.table import Spot, Table
from game.core.telling import Reveal
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import from_svg
from game.ui.scenes.reveal.scope import PHOSPHOR, Blip, between, bloom
from game.ui.table.board.board import spot_place
from game.ui.table.board.camera import Camera
from game.ui.table.board.layers import Layers
from game.ui.table.draw_context import DrawContext

NIGHT = (72, 98, 112)
RINGS = 3
"""So many rings leave the source, one after the other."""


class NightBoard:
    """Pictures of one board at one place: by day, by night, and by night with what the reveal says."""

    def __init__(self, context: DrawContext, camera: Camera, reveal: Reveal) -> None:
        """`pen.zones.board` is where it lies; the pen's canvas is drawn on."""
        self._canvas, self.area, self._table = context.canvas, context.zones.board, context.table
        self._camera = camera
        self.source = self.place(reveal.source) if reveal.kind == "scope" else None
        self.lit = [place for spot in reveal.lit if (place := self.place(spot))]
        self.struck = [place for spot in reveal.struck if (place := self.place(spot))]
        canvas, box = context.canvas, context.canvas.box(self.area)
        Layers().draw(context, camera, {}, frozenset(reveal.early))
        self.day = canvas.surface.subsurface(box).copy()
        canvas.surface.fill(NIGHT, box, pygame.BLEND_RGB_MULT)
        if reveal.kind == "scope":
            shine(canvas.surface, box, (0.94, 0.52), (0.74, 0.8), (26, 92, 66))
        if self.source:
            self._relight(self.source, (190, 214, 206))
        self.night = canvas.surface.subsurface(box).copy()
        if reveal.kind == "scope":
            self._tell()
        self.told = canvas.surface.subsurface(box).copy()

    def place(self, spot: str) -> Rect | None:
        """Where a spot of the board lies, None when there is no such place."""
        found = _spot(self._table, spot)
        return None if found is None else spot_place(self._camera, self.area, found)

    def blips(self) -> tuple[Blip, ...]:
        """Where what is left lies as seen from the source."""
        if self.source is None:
            return ()
        x, y = self.source.center
        ways = [(place.centerx - x, place.centery - y) for place in self.lit]
        furthest = max((math.hypot(*way) for way in ways), default=0)
        return tuple(
            (math.degrees(math.atan2(dy, dx)), 0.92 * math.hypot(dx, dy) / furthest) for dx, dy in ways if furthest
        )

    def _relight(self, place: Rect, light: tuple[int, int, int]) -> None:
        """One square as by day, in this light."""
        corner, box = self._canvas.box(self.area), self._canvas.box(place).clip(self._canvas.box(self.area))
        piece = self.day.subsurface(box.move(-corner.x, -corner.y)).copy()
        piece.fill(light, special_flags=pygame.BLEND_RGB_MULT)
        self._canvas.surface.blit(piece, box)

    def _tell(self) -> None:
        """Dashes where it cannot be any more, burning frames where it can."""
        canvas = self._canvas
        for place in self.struck:
            box = canvas.box(place.inflate(-12, -12))
            canvas.surface.blit(canvas.gallery.made(("struck", box.size), partial(_struck, *box.size)), box)
        for place in self.lit:
            self._relight(place, (116, 174, 142))
        with canvas.clipped(self.area):
            for place in self.lit:
                box, edge = canvas.box(place.inflate(-8, -8)), canvas.px(40)
                flame = canvas.gallery.made(("flame", box.size, edge), partial(_flame, box.w, box.h, edge))
                canvas.surface.blit(flame, (box.x - edge, box.y - edge), special_flags=pygame.BLEND_RGB_ADD)

    def draw(self, surface: pygame.Surface, part: float, told: float) -> None:
        """The board at this part of the whole time; `told` is how much of the answer is to be seen."""
        box = self._canvas.box(self.area)
        surface.blit(self.told if told >= 1 else self.night, box)
        if 0 < told < 1:
            self.told.set_alpha(round(255 * told))
            surface.blit(self.told, box)
            self.told.set_alpha(None)
        if self.source:
            self._draw_rings(surface, box, self.source, part)

    def _draw_rings(self, surface: pygame.Surface, box: pygame.Rect, source: Rect, part: float) -> None:
        """Rings of sound leave the source; at the end they stand, faint."""
        reach = self._canvas.px(source.w * 1.5)
        picture = pygame.Surface((2 * reach, 2 * reach))
        line = max(2, self._canvas.px(3))
        for n in range(RINGS):
            far = between(part, 0.12 * n, 0.36 + 0.12 * n)
            if far <= 0:
                continue
            radius = reach * (0.32 + 0.68 * far * (1 - 0.22 * (RINGS - 1 - n) * between(part, 0.6, 0.8)))
            strength = (1 - far) * 0.8 + 0.14
            colour = [round(value * strength) for value in PHOSPHOR]
            pygame.draw.circle(picture, colour, (reach, reach), min(radius, reach - 1), line)
        x, y = self._canvas.at(*source.center)
        before = surface.get_clip()
        surface.set_clip(box.clip(before))
        surface.blit(picture, (x - reach, y - reach), special_flags=pygame.BLEND_RGB_ADD)
        surface.set_clip(before)


def _spot(table: Table, id: str) -> Spot | None:
    return next((spot for spot in table.spots if spot.id == id and spot.w), None)


def shine(
    surface: pygame.Surface,
    box: pygame.Rect,
    middle: tuple[float, float],
    reach: tuple[float, float],
    colour: tuple[int, int, int],
) -> None:
    """Soft light in a box of a picture; its middle and how far it reaches are parts of the box."""
    w, h = 64, 40
    small = pygame.Surface((w, h))
    for x in range(w):
        for y in range(h):
            far = math.hypot((x / w - middle[0]) / reach[0], (y / h - middle[1]) / reach[1])
            strength = max(0.0, 1 - far) ** 1.6
            small.set_at((x, y), [round(value * strength) for value in colour])
    surface.blit(pygame.transform.smoothscale(small, box.size), box, special_flags=pygame.BLEND_RGB_ADD)


def _struck(w: int, h: int) -> pygame.Surface:
    """A dashed square with a cross."""
    arm, thick = min(w, h) * 0.15, max(1.5, w / 50)
    x, y, t = w / 2, h / 2, thick * 0.7
    cross = "".join(
        f"M{x - k * (arm + t):.1f} {y - arm + t:.1f}L{x - k * (arm - t):.1f} {y - arm - t:.1f}"
        f"L{x + k * (arm + t):.1f} {y + arm - t:.1f}L{x + k * (arm - t):.1f} {y + arm + t:.1f}Z"
        for k in (1, -1)
    )
    dash = max(3, w // 14)
    return from_svg(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}">'
        f'<g fill="none" stroke="#7FD9AE"><rect x="2" y="2" width="{w - 4}" height="{h - 4}" rx="{w / 11:.1f}" '
        f'stroke-opacity=".55" stroke-width="{thick:.1f}" stroke-dasharray="{dash} {dash}"/></g>'
        f'<path d="{cross}" fill="#7FD9AE" fill-opacity=".75"/></svg>',
        w,
        h,
    )


def _flame(w: int, h: int, edge: int) -> pygame.Surface:
    """A burning frame with its bloom, on black."""
    light = pygame.Surface((w + 2 * edge, h + 2 * edge))
    box, thick = pygame.Rect(edge, edge, w, h), max(2, w // 17)
    pygame.draw.rect(light, PHOSPHOR, box, thick, border_radius=w // 10)
    pygame.draw.circle(light, PHOSPHOR, box.center, w / 5.5, max(1, w // 22))
    pygame.draw.circle(light, (120, 255, 190), box.center, max(2, w // 15))
    picture = pygame.Surface(light.get_size())
    unit = max(1, edge // 40)
    bloom(picture, light, ((1, 1.0), (max(1, w // 10), 0.8), (max(1, w // 4), 0.6), (20 * unit, 0.5)))
    pygame.draw.rect(
        picture, (207, 255, 235), box.inflate(-thick // 2, -thick // 2), max(1, thick // 3), border_radius=w // 11
    )
    return picture
