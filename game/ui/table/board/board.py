"""The board: its painting, the pieces on it, the rings of what can be chosen, and the eye that moves over it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace

import pygame

from game.core.table import Piece, Spot
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import frame, paper, thin_ring, water_ring

NEAREST = 4.0
"""The closest the eye comes."""
CARD = 1.15
"""A piece that is higher than so many times its width is a card: its ring has corners."""
MANY = 12
"""More rings than this are thin edges."""


@dataclass(slots=True)
class Camera:
    """Which part of the board is in sight: how near, and the middle in map units."""

    width: float
    height: float
    zoom: float = 1.0
    x: float = 0.0
    y: float = 0.0

    def scale(self, area: Rect) -> float:
        """Units of the screen per map unit."""
        return area.w / self.width * self.zoom

    def place(self, area: Rect, x: float, y: float) -> tuple[float, float]:
        """Where a place of the map lies on the screen, in units."""
        k = self.scale(area)
        return area.centerx + (x - self._x) * k, area.centery + (y - self._y) * k

    def map_place(self, area: Rect, x: float, y: float) -> tuple[float, float]:
        """The place of the map under a place on the screen."""
        k = self.scale(area)
        return self._x + (x - area.centerx) / k, self._y + (y - area.centery) / k

    @property
    def _x(self) -> float:
        half = self.width / self.zoom / 2
        return min(max(self.x or self.width / 2, half), self.width - half)

    @property
    def _y(self) -> float:
        half = self.height / self.zoom / 2
        return min(max(self.y or self.height / 2, half), self.height - half)

    def look_at(self, x: float, y: float) -> None:
        """Bring a place of the map into the middle, as far as the edges allow."""
        self.x, self.y = x, y
        self.x, self.y = self._x, self._y

    def nearer(self, area: Rect, times: float, x: float, y: float) -> bool:
        """Zoom so that the place of the map under (x, y) on the screen stays there; False when nothing changed."""
        zoom = min(NEAREST, max(1.0, self.zoom * times))
        if abs(zoom - self.zoom) < 0.001:
            return False
        at_x, at_y = self.map_place(area, x, y)
        self.zoom = zoom
        k = self.scale(area)
        self.look_at(at_x - (x - area.centerx) / k, at_y - (y - area.centery) / k)
        return True

    def pan(self, area: Rect, dx: float, dy: float) -> bool:
        """Move by units of the screen; False when the whole board is in sight."""
        if self.zoom <= 1:
            return False
        k = self.scale(area)
        self.look_at(self._x - dx / k, self._y - dy / k)
        return True

    def fit(self) -> None:
        """Show the whole board again."""
        self.zoom, self.x, self.y = 1.0, self.width / 2, self.height / 2


def spot_place(camera: Camera, area: Rect, spot: Spot) -> Rect:
    """Where a spot's ring lies on the screen, in units."""
    x, y = camera.place(area, spot.x, spot.y)
    k = camera.scale(area)
    return Rect(x - spot.w * k / 2, y - spot.h * k / 2, spot.w * k, spot.h * k)


def other_places(camera: Camera, area: Rect, spot: Spot) -> tuple[Rect, ...]:
    """Where else on the screen a spot of the board is meant, as far as it is in sight."""
    k = camera.scale(area)
    found = [Rect(*camera.place(area, x, y), w * k, h * k) for x, y, w, h in spot.also]
    return tuple(place.clip(area) for place in found if place.colliderect(area))


def board_place(camera: Camera, area: Rect, piece: Piece) -> Rect:
    """Where a piece on the board lies on the screen, in units."""
    x, y = camera.place(area, piece.x, piece.y)
    width = piece.width * camera.scale(area)
    height = width * piece.face.h / piece.face.w
    return Rect(x - width / 2, y - height / 2, width, height)


class Layers:
    """The board's two still pictures: what lies below the rings, and what lies above them."""

    def __init__(self) -> None:
        self._key: object = None
        self._below = pygame.Surface((1, 1))
        self._above = pygame.Surface((1, 1))
        self._upper = pygame.Rect(0, 0, 0, 0)
        """Where something lies above the rings."""

    def draw(self, context: DrawContext, camera: Camera, rings: Mapping[str, bool], hidden: frozenset[str]) -> None:
        """The board with everything on it; `rings` by spot (True = strong), `hidden` are pieces drawn elsewhere."""
        canvas, area = context.canvas, context.zones.board
        box = canvas.box(area)
        calm = tuple(rings) if len(rings) > MANY else ()
        key = (canvas, context.table.backdrop, context.table.pieces, replace(camera), hidden, calm)
        if key != self._key:
            self._paint(context, camera, hidden, calm)
            self._key = key
        canvas.surface.blit(self._below, box, box)
        with canvas.clipped(area):
            _rings(context, camera, {spot: strong for spot, strong in rings.items() if strong or not calm})
        canvas.surface.blit(self._above, self._upper, self._upper)
        frame(canvas, area)

    def _paint(self, context: DrawContext, camera: Camera, hidden: Collection[str], calm: Collection[str]) -> None:
        canvas, area = context.canvas, context.zones.board
        size, window = canvas.surface.get_size(), canvas.surface
        if self._above.get_size() != size:
            self._below = pygame.Surface(size).convert()
            self._above = pygame.Surface(size, pygame.SRCALPHA).convert_alpha()
        box = canvas.box(area).clip(self._above.get_rect())
        self._above.fill((0, 0, 0, 0), box)
        lying = sorted((p for p in context.table.pieces if p.zone == "board"), key=lambda p: p.layer)
        for surface, upper in ((self._below, False), (self._above, True)):
            canvas.surface = surface
            with canvas.clipped(area):
                if not upper:
                    _ground(context, camera)
                for piece in lying:
                    if (piece.layer >= 1) is upper and piece.id not in hidden:
                        draw_piece(context, piece, board_place(camera, area, piece))
                if not upper:
                    _edges(context, camera, calm)
        canvas.surface = window
        self._upper = self._above.subsurface(box).get_bounding_rect().move(box.topleft)


def draw_piece(context: DrawContext, piece: Piece, place: Rect) -> None:
    """One piece on the board: its shadow, its face, and what its mood adds."""
    canvas = context.canvas
    sprite = context.printer.sprite(canvas, piece.face, canvas.px(place.w), dim=piece.mood == "dim")
    x, y = canvas.at(place.x, place.y)
    if piece.layer >= 2:
        soft = max(2, canvas.px(6))
        cast = canvas.gallery.cast(sprite.key, sprite.picture, soft, 90)
        canvas.surface.blit(cast, (x - sprite.left - 2 * soft + canvas.px(3), y - sprite.top - 2 * soft + canvas.px(5)))
    sprite.blit(canvas.surface, x, y)
    if piece.mood == "chosen":
        tick(context, place.right - 6, place.y + 6)
    elif piece.mood == "new":
        canvas.rr((place.x - 2, place.y - 8, 44, 22), 6, "coral", "ivory", 1.5)


def tick(context: DrawContext, x: float, y: float) -> None:
    """The green disc with a tick on what is chosen."""
    context.canvas.rr((x - 14, y - 14, 28, 28), 14, "chosen", "ivory", 2)
    context.canvas.art("glyph_check", x, y, 18, centred=True, tint="white_tick")


def _ground(context: DrawContext, camera: Camera) -> None:
    """The painting, as near as the eye is."""
    canvas, area = context.canvas, context.zones.board
    folder, name = context.printer.folder, context.table.backdrop
    if not name or not canvas.gallery.has_painting(folder, name):
        paper(canvas, area, context.printer.palette.get("paper", "sheet_paper"), 0, lift=0)
        return
    box = canvas.box(area)
    if camera.zoom <= 1:
        canvas.surface.blit(canvas.gallery.painting(folder, name, box.w, box.h), box)
        return
    left, top = camera.map_place(area, area.x, area.y)
    key = ("near", folder, name, box.size, round(camera.zoom, 3), round(left, 1), round(top, 1))

    def crop() -> pygame.Surface:
        whole = canvas.gallery.painting(folder, name, round(2 * camera.width), round(2 * camera.height))
        wide, high = 2 * camera.width / camera.zoom, 2 * camera.height / camera.zoom
        part = pygame.Rect(round(2 * left), round(2 * top), round(wide), round(high)).clip(whole.get_rect())
        return pygame.transform.smoothscale(whole.subsurface(part), box.size)

    canvas.surface.blit(canvas.gallery.made(key, crop), box)


def draw_bare(context: DrawContext, camera: Camera) -> None:
    """The board alone, without anything on it."""
    _ground(context, camera)
    frame(context.canvas, context.zones.board)


def ring_spot(context: DrawContext, camera: Camera, spot: Spot, strong: bool, line: str = "") -> None:
    """The ring of one spot, a square one inside a square; `line` is another colour than the usual."""
    place, square = spot_place(camera, context.zones.board, spot), spot.w == spot.h
    if square:
        place.inflate_ip(-8, -8)
    water_ring(context.canvas, place, strong, square, line)


def _edges(context: DrawContext, camera: Camera, calm: Collection[str]) -> None:
    """Thin edges instead of rings, where there are many: the table stays calm."""
    for spot in context.table.spots:
        if spot.w and spot.id in calm:
            thin_ring(context.canvas, spot_place(camera, context.zones.board, spot).inflate(-4, -4), spot.w == spot.h)


def _rings(context: DrawContext, camera: Camera, rings: Mapping[str, bool]) -> None:
    """Rings below hulls and counts: of everything that can be chosen, then of what is picked or pointed at."""
    area = context.zones.board
    for strong in (False, True):
        for spot in context.table.spots:
            if rings.get(spot.id) is not strong:
                continue
            if spot.w:
                ring_spot(context, camera, spot, strong)
                continue
            for piece in context.table.pieces:
                if piece.spot == spot.id and piece.zone == "board" and not spot.id.startswith("mat:"):
                    place, card = board_place(camera, area, piece), piece.face.h > CARD * piece.face.w
                    water_ring(context.canvas, place.inflate(*((14, 14) if card else (26, 14))), strong, card)
