"""The still pictures of a board: what lies below its rings, and what lies above them; cheap to move and to zoom.

A board that is moved is scrolled, and only what comes into sight is painted. One that is zoomed is first its old
picture, larger or smaller, until the pieces in sight are printed at their new size.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

import pygame

from game.core.table import Piece
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.board.board import board_place, cloth, draw_edges, draw_piece, draw_rings, ground, painted, rooted
from game.ui.table.board.camera import Camera
from game.ui.table.board.changes import changed, patches
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea
from game.ui.table.materials import frame

OVER_RINGS = 9
"""From this layer on a piece lies over the rings."""
MANY = 12
"""More rings than this are thin edges."""
REACH = 60.0
"""So far a piece may stick out of its place, with its shadow and signs, in units."""


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a part of a board: `seen` in board units, in the box of the surface."""

    surface: pygame.Surface
    box: pygame.Rect
    seen: Rect


@dataclass(frozen=True, slots=True)
class Scene:
    """All that the pictures show, but not from where."""

    under: tuple[object, ...]
    """What lies under all pieces, and on which canvas."""
    pieces: tuple[Piece, ...] = ()
    """Those of the whole table."""
    hidden: frozenset[str] = frozenset()
    """The ids of those that are drawn elsewhere."""
    calm: tuple[str, ...] = ()
    """The spots with a thin edge instead of a ring."""

    @property
    def lying(self) -> list[Piece]:
        """What the pictures show, from the lowest to the highest."""
        shown = (p for p in self.pieces if p.zone == "board" and p.layer < OVER_RINGS and p.id not in self.hidden)
        return sorted(shown, key=lambda piece: piece.layer)


def _grounds(context: DrawContext) -> tuple[str, str, str]:
    """What lies under all pieces."""
    return context.table.backdrop, context.table.front, context.table.ground


class Layers:
    """The two still pictures of the board that lies large."""

    def __init__(self) -> None:
        self._scene = Scene(())
        self._board = ""
        self._camera = Camera(1, 1)
        self._below = pygame.Surface((1, 1))
        self._above = pygame.Surface((1, 1))
        self._upper = pygame.Rect(0, 0, 0, 0)
        """Where something lies above the rings."""
        self._patched = False
        """Whether a part of them was painted apart from the rest."""
        self._wanted: object = None
        """The scene and the camera that were asked for last."""
        self._printing: Iterator[None] = iter(())
        """Prints the pieces that they need, one at each step."""
        self._rough: pygame.Surface | None = None
        """What stands for both while pieces are still to be printed."""
        self.waiting = 0
        """How many frames so far have shown less than all: another is needed while this grows."""

    def draw(
        self,
        context: DrawContext,
        camera: Camera,
        rings: Mapping[str, bool],
        hidden: frozenset[str],
        *,
        focus: HitArea | None = None,
        moving: bool = False,
        late: Callable[[], bool] = lambda: False,
        before: Callable[[], Shot | None] = lambda: None,
    ) -> None:
        """The board with everything on it; `rings` by spot (True = strong), `hidden` are pieces drawn elsewhere.

        `focus` has the ring of the focus. `moving` = it is being dragged. While it is `late`, nothing more is printed
        for this frame. `before` is a picture of a board that was not large until now.
        """
        canvas, area = context.canvas, context.zones.board
        box = canvas.box(area)
        calm = tuple(rings) if len(rings) > MANY else ()
        scene = Scene((canvas, tuple(box), _grounds(context)), context.table.pieces, hidden, calm)
        stale = self._patched and not moving and painted(context)
        if scene != self._scene or camera != self._camera or stale or self._rough:
            self._bring(context, camera, scene, moving, late, before)
        if self._rough:
            canvas.surface.blit(self._rough, box)
        else:
            canvas.surface.blit(self._below, box, box)
        drawn = {spot: strong for spot, strong in rings.items() if strong or not calm}
        with canvas.clipped(area):
            draw_rings(context, camera, drawn, focus, over=False)
        if not self._rough:
            canvas.surface.blit(self._above, self._upper, self._upper)
        with canvas.clipped(area):
            draw_rings(context, camera, drawn, focus, over=True)
            for piece in context.table.pieces:
                if piece.layer >= OVER_RINGS and piece.zone == "board" and piece.id not in hidden:
                    draw_piece(context, piece, board_place(camera, area, piece))
        frame(canvas, area)

    def _bring(
        self,
        context: DrawContext,
        camera: Camera,
        scene: Scene,
        moving: bool,
        late: Callable[[], bool],
        before: Callable[[], Shot | None],
    ) -> None:
        """Bring the pictures to this scene and this camera, or a rough one where that would take too long."""
        same, opened = scene == self._scene, self._board != context.table.front
        by_itself = moving or not painted(context)
        if same and by_itself and not self._rough and self._scrolled(context, camera, scene):
            self._camera = replace(camera)
            return
        wanted = scene, replace(camera)
        if wanted != self._wanted:
            shot = before() if opened else self._shot(context) if same or self._rough else None
            self._wanted, self._printing = wanted, printing(context, camera)
            may_wait = bool(shot or self._rough or (opened and context.table.front))
            self._rough = stretched(context, camera, shot) if may_wait else None
        if self._rough and (not _done(self._printing, late) or late()):  # painting needs a frame for itself
            self.waiting += 1
            return
        if self._rough or not self._mended(context, camera, scene):
            self._paint(context, camera, scene)
        self._scene, self._camera, self._board = scene, replace(camera), context.table.front
        self._rough, self._patched = None, False

    def _mended(self, context: DrawContext, camera: Camera, scene: Scene) -> bool:
        """Paint anew only where pieces have come, gone or changed; False where that cannot be."""
        enlarged = painted(context) and camera.zoom > 1  # its parts would be scaled apart from the rest
        if self._patched or enlarged or camera != self._camera:
            return False
        if (scene.under, scene.calm) != (self._scene.under, self._scene.calm):
            return False
        pieces = changed(self._scene.lying, scene.lying)
        if pieces is None:
            return False
        canvas, area = context.canvas, context.zones.board
        near = (board_place(camera, area, piece).inflate(2 * REACH, 2 * REACH) for piece in pieces)
        parts = patches([canvas.box(place) for place in near], canvas.box(area))
        if parts is None:
            return False
        for part in parts:
            self._above.fill((0, 0, 0, 0), part)
            self._fill(context, camera, _units(canvas, part), scene)
            upper = self._above.subsurface(part).get_bounding_rect().move(part.topleft)
            self._upper = self._upper.union(upper) if self._upper else upper
        return True

    def _shot(self, context: DrawContext) -> Shot:
        """What was whole last, both pictures as one."""
        canvas, area = context.canvas, context.zones.board
        box = canvas.box(area)
        flat = self._below.subsurface(box).copy()
        flat.blit(self._above, (0, 0), box)
        return Shot(flat, flat.get_rect(), seen(self._camera, area))

    def _paint(self, context: DrawContext, camera: Camera, scene: Scene) -> None:
        size, area = context.canvas.surface.get_size(), context.zones.board
        if self._above.get_size() != size:
            self._below = pygame.Surface(size, 0, context.canvas.surface)
            self._above = pygame.Surface(size, pygame.SRCALPHA)
        self._above.fill((0, 0, 0, 0))
        self._fill(context, camera, area, scene)
        box = context.canvas.box(area).clip(self._above.get_rect())
        self._upper = self._above.subsurface(box).get_bounding_rect().move(box.topleft)

    def _fill(self, context: DrawContext, camera: Camera, part: Rect, scene: Scene) -> None:
        """Paint a part of the board on both pictures."""
        canvas, area, window = context.canvas, context.zones.board, context.canvas.surface
        near = part.inflate(2 * REACH, 2 * REACH)
        places = [(piece, board_place(camera, area, piece)) for piece in scene.lying]
        for surface, upper in ((self._below, False), (self._above, True)):
            canvas.surface = surface
            with canvas.clipped(part):
                if not upper:
                    ground(context, camera, part)
                for piece, place in places:
                    if (piece.layer >= 1) is upper and near.colliderect(place):
                        draw_piece(context, piece, place)
                draw_edges(context, camera, scene.calm, over=upper)
        canvas.surface = window

    def _scrolled(self, context: DrawContext, camera: Camera, scene: Scene) -> bool:
        """Move what is there by whole pixels and paint what has come into sight; False where that cannot be."""
        canvas, area = context.canvas, context.zones.board
        box, old = canvas.box(area), self._camera
        (x, y), (was_x, was_y) = camera.place(area, 0, 0), old.place(area, 0, 0)
        dx, dy = (round((now - was) * canvas.measure.scale) for now, was in ((x, was_x), (y, was_y)))
        if (
            camera != replace(old, x=camera.x, y=camera.y)
            or not rooted(context)
            or abs(dx) >= box.w
            or abs(dy) >= box.h
        ):
            return False
        for surface in (self._below, self._above):
            surface.subsurface(box).scroll(dx, dy)
        upright = pygame.Rect(box.x if dx > 0 else box.right + dx, box.y, abs(dx), box.h)
        level = pygame.Rect(box.x, box.y if dy > 0 else box.bottom + dy, box.w, abs(dy))
        for strip in (upright, level):
            if strip.w and strip.h:
                self._above.fill((0, 0, 0, 0), strip)
                self._fill(context, camera, _units(canvas, strip), scene)
        self._patched, self._upper = True, box
        return True


def _units(canvas: Canvas, box: pygame.Rect) -> Rect:
    s = canvas.measure.scale
    return Rect(box.x / s, box.y / s, box.w / s, box.h / s)


def seen(camera: Camera, area: Rect) -> Rect:
    """The part of the board that an area shows, in board units."""
    (x, y), k = camera.map_place(area, area.x, area.y), camera.scale(area)
    return Rect(x, y, area.w / k, area.h / k)


def _done(printing: Iterator[None], late: Callable[[], bool]) -> bool:
    """Print until it is late; whether all is printed. Something is in any case, so that it ends."""
    return all(not late() for _piece in printing)


def printing(context: DrawContext, camera: Camera) -> Iterator[None]:
    """Print the pieces in sight at their size, one at each step."""
    area = context.zones.board
    lying = [(piece, board_place(camera, area, piece)) for piece in context.table.pieces if piece.zone == "board"]
    seen = [(piece, place) for piece, place in lying if area.colliderect(place)]
    for piece, place in seen:
        context.printer.expect(context.canvas, piece.face, context.canvas.px(place.w))
    for piece, place in seen:
        print_piece(context, piece, place)
        yield


def print_piece(context: DrawContext, piece: Piece, place: Rect) -> None:
    """Have the picture of a piece ready that its place needs."""
    canvas = context.canvas
    sprite = context.printer.sprite(canvas, piece.face, canvas.px(place.w), dim=piece.mood == "dim")
    context.printer.turned(canvas, sprite, canvas.px(place.w), canvas.px(place.h), piece.angle)


def stretched(context: DrawContext, camera: Camera, shot: Shot | None) -> pygame.Surface:
    """The board as this camera sees it, out of a picture that another took, or its bare ground."""
    canvas, area = context.canvas, context.zones.board
    box, wanted = canvas.box(area), seen(camera, area)
    picture = pygame.Surface(box.size, 0, canvas.surface)
    picture.fill(canvas.colour(cloth(context)))
    if shot is None:
        return picture
    both = wanted.clip(shot.seen)
    source = _inside(both, shot.seen, shot.box.size).move(shot.box.topleft).clip(shot.surface.get_rect())
    target = _inside(both, wanted, box.size)
    if source.w and source.h and target.w and target.h:
        picture.blit(pygame.transform.smoothscale(shot.surface.subsurface(source), target.size), target)
    return picture


def _inside(part: Rect, whole: Rect, size: tuple[int, int]) -> pygame.Rect:
    """The pixels of a part in a picture of the whole."""
    kx, ky = size[0] / whole.w, size[1] / whole.h
    left, top = round((part.x - whole.x) * kx), round((part.y - whole.y) * ky)
    right, bottom = round((part.right - whole.x) * kx), round((part.bottom - whole.y) * ky)
    return pygame.Rect(left, top, right - left, bottom - top)
