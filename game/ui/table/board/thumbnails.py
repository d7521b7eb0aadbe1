"""The boards of a table as thumbnails, in a strip beside the one that lies large, and the buttons of its camera."""

import math
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame

from game.core.boards import TableBoard
from game.core.faces import Face
from game.core.table import Piece, Table
from game.ui.draw import theme
from game.ui.draw.measure import Rect, whole
from game.ui.table.board.board import board_place, cloth
from game.ui.table.board.camera import Camera
from game.ui.table.board.faces import Sprite
from game.ui.table.board.layers import Shot, seen
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, reach
from game.ui.table.materials import button, felt
from game.words import _

GAP, EMBLEM = 8.0, 30.0
BUTTON = 48.0
LARGE = 1.6
"""With text so much larger the name of a board that is nobody's would cover what lies there; its thumbnail tells it."""
CRUMBS = 0.5
"""As large a face must be on a thumbnail, in parts of its size, or it is drawn without small words."""
ZOOMS = (("zoom in", "glyph_plus"), ("fit", "glyph_fullscreen"), ("zoom out", "glyph_minus"))


@dataclass(frozen=True, slots=True)
class Thumbnail:
    """One board in the strip: its card, and where its picture stands on it, in units."""

    board: TableBoard
    card: Rect
    picture: Rect

    @property
    def camera(self) -> Camera:
        """The eye that sees the whole of it."""
        return Camera.over(self.board)

    def at(self, x: float, y: float) -> Rect:
        """A small place round a place of the board."""
        px, py = self.camera.place(self.picture, x, y)
        return reach(Rect(px - 1, py - 1, 2, 2)).clip(self.card)


def stand(context: DrawContext) -> tuple[Thumbnail, ...]:
    """Where every board's thumbnail stands."""
    strip, boards = context.zones.boards, context.table.boards
    if not strip.w:
        return ()
    count, row = len(boards), strip.w > strip.h
    length = (strip.w if row else strip.h) - BUTTON - GAP
    each = (length - GAP * (count - 1)) / count
    found = []
    for n, board in enumerate(boards):
        start = n * (each + GAP)
        card = Rect(strip.x + start, strip.y, each, strip.h) if row else Rect(strip.x, strip.y + start, strip.w, each)
        head, side = (10 + 24 * context.grow, 0.0) if row else (0.0, EMBLEM + 10 if board.seat is not None else 0.0)
        picture = Rect(card.x + 5 + side, card.y + 5 + head, card.w - 10 - side, card.h - 10 - head)
        found.append(Thumbnail(board, card, picture))
    return tuple(found)


def thumbnail_hots(
    context: DrawContext, thumbnails: Sequence[Thumbnail], closed: Mapping[str, Rect]
) -> tuple[HitArea, ...]:
    """What can be chosen on boards that are not large, their thumbnails, and the buttons of the camera.

    `closed` says where the spots of the former lie, by id.
    """
    wanted = (*context.ways, *context.look.picked)
    spots = tuple(
        HitArea(f"spot:{spot.id}", closed[f"spot:{spot.id}"], "boards", spot.label)
        for spot in context.table.spots
        if f"spot:{spot.id}" in closed and spot.id in wanted
    )
    key = context.keys.key("boards")
    cards = tuple(
        HitArea(f"board:{one.board.id}", one.card, "boards", _tip(context, one.board, key)) for one in thumbnails
    )
    return (*spots, *cards, *camera_hots(context))


def _tip(context: DrawContext, board: TableBoard, key: str) -> str:
    if board.id == context.table.front:
        return _("{board}: lies large now").format(board=board.title)
    return _("{board}: show it large ({key} goes through all)").format(board=board.title, key=key)


def camera_hots(context: DrawContext) -> tuple[HitArea, ...]:
    """Nearer, the whole board, further away: at the end of the strip, or in the corner of a board that is zoomed."""
    zones, key = context.zones, context.keys.key
    strip, row = zones.boards, zones.boards.w > zones.boards.h
    tips = {
        "zoom in": _("Nearer ({key}, or the wheel)").format(key=key("zoom in")),
        "zoom out": _("Further away ({key}, or the wheel)").format(key=key("zoom out")),
        "fit": _("The whole board ({key})").format(key=key("fit")),
    }
    if strip.w:
        room = Rect(strip.right - BUTTON, strip.y, BUTTON, strip.h) if row else Rect(
            strip.x, strip.bottom - BUTTON, strip.w, BUTTON
        )  # fmt: skip
    else:
        area, row = zones.board, True
        room = Rect(area.right - BUTTON - 16, area.bottom - 3 * (BUTTON + 4) - 12, BUTTON, 3 * (BUTTON + 4) - 4)
    length = ((room.h if row else room.w) - 8) / 3
    hits = []
    for n, (name, _glyph) in enumerate(ZOOMS):
        start = n * (length + 4)
        place = Rect(room.x, room.y + start, room.w, length) if row else Rect(room.x + start, room.y, length, room.h)
        hits.append(HitArea(f"tool:{name}", place, "boards" if strip.w else "camera", tips[name]))
    return tuple(hits)


def draw_cameras(context: DrawContext, hits: Sequence[HitArea]) -> None:
    """Draw the buttons of the camera; `hits` are those of `camera_hots`, others are left out."""
    glyphs = dict(ZOOMS)
    for hit in hits:
        name = hit.id.removeprefix("tool:")
        if name in glyphs:
            button(context.canvas, hit.rect, context.touch.state(hit), False)
            size = 0.55 * min(hit.rect.w, hit.rect.h)
            context.canvas.art(glyphs[name], *hit.rect.center, size, centred=True, tint="chalk")


class Thumbnails:
    """The pictures of the thumbnails; each is painted anew only when something on its board has changed."""

    def __init__(self) -> None:
        self._pictures: dict[str, tuple[object, Shot]] = {}
        self.waiting = 0
        """How many frames so far have shown less than all: another is needed while this grows."""

    def draw(
        self,
        context: DrawContext,
        thumbnails: Sequence[Thumbnail],
        lying: Mapping[str, Sequence[Piece]],
        hidden: Collection[str],
        glows: Collection[str] = (),
        late: Callable[[], bool] = lambda: False,
    ) -> None:
        """All thumbnails; `lying` are the pieces of each board, `hidden` those that are drawn elsewhere.

        On boards that `glow`, by their ids, something can be chosen.
        """
        waits = False
        for thumbnail in thumbnails:
            shown = tuple(piece for piece in lying.get(thumbnail.board.id, ()) if piece.id not in hidden)
            waits |= not self._bring(context, thumbnail, shown, late)
            self._card(context, thumbnail, thumbnail.board.id in glows)
        self.waiting += waits

    def shot(self, board: str) -> Shot | None:
        """The picture of this board, and which part of the board it shows."""
        found = self._pictures.get(board)
        return found[1] if found else None

    def _bring(
        self, context: DrawContext, thumbnail: Thumbnail, shown: Sequence[Piece], late: Callable[[], bool]
    ) -> bool:
        """Have the picture ready; False where it is late for that."""
        canvas, board = context.canvas, thumbnail.board
        box, camera = canvas.box(thumbnail.picture), thumbnail.camera
        key = (canvas.gallery, canvas.measure, box.size, board, context.table.ground, shown)
        known = self._pictures.get(board.id)
        if known is not None and known[0] == key:
            return True
        if late():
            return False
        found = _paint(context, thumbnail, shown, late)
        if found is not None:
            self._pictures[board.id] = key, Shot(found, found.get_rect(), seen(camera, thumbnail.picture))
        return found is not None

    def _card(self, context: DrawContext, thumbnail: Thumbnail, glows: bool) -> None:
        """The card with its picture, its owner's emblem and its name."""
        canvas, board, card = context.canvas, thumbnail.board, thumbnail.card
        large, near = board.id == context.table.front, context.touch.near(f"board:{board.id}")
        canvas.rr(card, 10, "tab_near" if near else "tab_ground", "", 0)
        known = self._pictures.get(board.id)
        box = canvas.box(thumbnail.picture)
        if known is not None and known[1].box.size == box.size:
            canvas.surface.blit(known[1].surface, box)
        line = "ring_picked" if near else "brass_bright" if large else "ring_thin" if glows else "slate_edge"
        canvas.rr(card, 10, "", line, 3 if large or near else 2.5 if glows else 1.5)
        _name(context, thumbnail)


def draw_plate(context: DrawContext) -> None:
    """In the corner of the large board, whose it is, or its name."""
    canvas, area = context.canvas, context.zones.board
    board = next((board for board in context.table.boards if board.id == context.table.front), None)
    if board is None or (board.seat is None and context.grow > LARGE):
        return
    high, size = max(40.0, 32 * context.grow), 20.0
    sign = high - 8 if board.seat is not None and board.seat < len(context.look.seats) else 0.0
    wide = min(canvas.width(board.title, size, "strong"), area.w / 3)
    place = Rect(area.x + 16, area.y + 16, wide + sign + 30, high)
    canvas.rr(place, 8, "tab_ground", "slate_edge", 1.5, fade=0.9)
    if sign and board.seat is not None:
        emblem = theme.SEATS[context.look.seats[board.seat].colour].emblem
        canvas.art(f"emblem_{emblem}", place.x + 8 + sign / 2, place.centery, sign, centred=True)
    canvas.text(board.title, place.x + sign + 15, place.centery, size, "chalk", "strong", room=wide + 2)


def _name(context: DrawContext, thumbnail: Thumbnail) -> None:
    """Emblem and title above the picture, or only the emblem beside it."""
    canvas, board, card = context.canvas, thumbnail.board, thumbnail.card
    row = thumbnail.picture.y > card.y + 10
    middle = card.y + 5 + 12 * context.grow if row else card.centery
    left = card.x + 8
    if board.seat is not None and board.seat < len(context.look.seats):
        emblem = theme.SEATS[context.look.seats[board.seat].colour].emblem
        canvas.art(f"emblem_{emblem}", left + EMBLEM / 2, middle, EMBLEM, centred=True)
        left += EMBLEM + 8
    if not row:
        return
    if context.fits(board.title, 19, "strong", card.right - 8 - left):
        context.line(board.title, left, middle, 19, "chalk", "strong", room=card.right - 8 - left)


def clear(face: Face, width: float) -> Face:
    """The face, or where it is so small that it would leave crumbs of its words, the last of its small ones."""
    while face.small is not None and width < CRUMBS * face.w:
        face = face.small
    return face


def lying(table: Table) -> dict[str, list[Piece]]:
    """The pieces on each board, by its id; on the large one, too."""
    zones = {"board": table.front, **{board.id: board.id for board in table.boards}}
    found: dict[str, list[Piece]] = {}
    for piece in table.pieces:
        if piece.zone in zones:
            found.setdefault(zones[piece.zone], []).append(piece)
    return found


def expect(context: DrawContext, thumbnails: Sequence[Thumbnail]) -> None:
    """Have the drawings on all thumbnails rasterised beside the frames."""
    for thumbnail in thumbnails:
        rung = _rung(context, thumbnail)
        for piece in context.table.pieces:
            if piece.zone == thumbnail.board.id:
                face, w, _h = _printed(context, piece, rung)
                context.printer.expect(context.canvas, face, w)


def printing(context: DrawContext, thumbnails: Sequence[Thumbnail]) -> Iterator[None]:
    """Print the pieces on all thumbnails, one at each step; nothing is drawn."""
    expect(context, thumbnails)
    there = lying(context.table)
    for thumbnail in thumbnails:
        rung = _rung(context, thumbnail)
        for piece in there.get(thumbnail.board.id, ()):
            _sprite(context, piece, rung)
            yield


def _rung(context: DrawContext, thumbnail: Thumbnail) -> float:
    """The pixels of a board unit at which pieces of this board are printed.

    It is one of few, so that boards that grow and boards beside each other share them.
    """
    return math.exp2(math.ceil(2 * math.log2(_pixels(context, thumbnail))) / 2)


def _pixels(context: DrawContext, thumbnail: Thumbnail) -> float:
    """The pixels of a board unit on the thumbnail."""
    return thumbnail.camera.scale(thumbnail.picture) * context.canvas.measure.scale


def _printed(context: DrawContext, piece: Piece, rung: float) -> tuple[Face, int, int]:
    """The face of a piece as it is printed for a thumbnail, and its size in pixels."""
    w, h = max(1, round(piece.width * rung)), max(1, round(piece.width * rung * piece.face.h / piece.face.w))
    return clear(piece.face, w / context.canvas.measure.scale), w, h


def _sprite(context: DrawContext, piece: Piece, rung: float) -> Sprite:
    """A piece as it lies on a thumbnail."""
    face, w, h = _printed(context, piece, rung)
    sprite = context.printer.sprite(context.canvas, face, w, dim=piece.mood == "dim")
    return context.printer.turned(context.canvas, sprite, w, h, piece.angle)


def _paint(
    context: DrawContext, thumbnail: Thumbnail, shown: Sequence[Piece], late: Callable[[], bool]
) -> pygame.Surface | None:
    """The board in small; None where it has become late before all was printed."""
    canvas, area, camera = context.canvas, thumbnail.picture, thumbnail.camera
    box, rung = canvas.box(area), _rung(context, thumbnail)
    times = rung / _pixels(context, thumbnail)
    sprites = []
    for piece in sorted(shown, key=lambda piece: piece.layer):
        if late():
            return None
        sprites.append((_sprite(context, piece, rung), board_place(camera, area, piece)))
    picture = pygame.Surface((max(1, round(box.w * times)), max(1, round(box.h * times)))).convert()
    window, canvas.surface = canvas.surface, pygame.Surface(box.size).convert()
    felt(canvas, Rect(0, 0, area.w, area.h), cloth(context), (0, 0))
    picture.blit(pygame.transform.smoothscale(canvas.surface, picture.get_size()), (0, 0))
    canvas.surface = window
    scale = canvas.measure.scale * times
    for sprite, place in sprites:
        sprite.blit(picture, whole((place.x - area.x) * scale), whole((place.y - area.y) * scale))
    return pygame.transform.smoothscale(picture, box.size)
