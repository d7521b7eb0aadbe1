"""Faces become pictures: drawings and letters rasterised at the pixel size they are shown at, then kept."""

from dataclasses import dataclass

import pygame

from game import paths
from game.core.faces import Art, Box, Face, Grid, Passage, Polygon, Words
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.draw.pictures import Fill, turned
from game.ui.draw.text import CAPITALS, Drawn
from game.ui.draw.theme import SEATS, Palette
from game.ui.table.board.shapes import cut, draw_polygons, gathered, turned_once
from game.ui.table.board.word_sizes import (
    FACES,
    GROWTH,
    aside,
    condensed,
    crumb,
    in_sight,
    kind,
    left_of,
    names,
    word_sizes,
    words_px,
)

DIM = (214, 208, 196, 255)
"""What a dimmed piece is multiplied with."""
MARGIN = 2.0
CLEAR = 128
FINE = 160
"""What is turned and narrower than so many pixels is turned at double size, so that its edges stay smooth."""
READABLE = 0.75
"""A face with fewer pixels to its unit gives way to its small one."""
FEWER = 0.6
"""That one gives way in its turn at this part of so many pixels."""
LARGE = 1.5
"""From this text factor on a face gives way to its large one."""
ELSEWHERE = (-100_000, 0)
"""Letters on a face are recorded off the screen: their own place is only known when the face is shown."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """A face as a picture; `left` and `top` are where the face's own corner lies in it, in pixels."""

    picture: pygame.Surface
    left: int
    top: int
    key: tuple[object, ...]

    def blit(self, surface: pygame.Surface, x: float, y: float) -> None:
        """Draw it with the face's corner at (x, y) pixels."""
        surface.blit(self.picture, (round(x) - self.left, round(y) - self.top))


class Printer:
    """Prints the faces of one game in its colours; `folder` is where its drawings lie under `assets`."""

    def __init__(self, folder: str, palette: Palette) -> None:
        self.folder = folder
        self.palette = {**{f"seat_{n}": seat.colour for n, seat in enumerate(SEATS)}, **palette}
        self._bounds: dict[int, Rect] = {}
        self._homes: dict[str, str] = {}

    def sprite(
        self,
        canvas: Canvas,
        face: Face,
        width: int,
        strip: float = 0,
        dim: bool = False,
        most: float = GROWTH,
        foot: bool = True,
    ) -> Sprite:
        """The face `width` pixels wide; `strip` is the part of its width (0 to 1) that a neighbour leaves in sight.

        `foot`: whether its lower edge is in sight.
        """
        width, foot = max(1, width), foot or not strip
        face = legible(face, width, canvas.measure.factor)
        bounds = self.bounds(canvas, face)
        scale = width / face.w
        factor = canvas.measure.factor
        number = canvas.gallery.number(face)
        key = ("face", self.folder, number, width, round(strip, 2), dim, factor, canvas.measure.scale, most, foot)

        def make() -> pygame.Surface:
            with canvas.dressed(self.palette):
                return self._print(canvas, face, scale, bounds, strip, dim, most, foot)

        picture = canvas.gallery.made(key, make)
        return Sprite(picture, round(-bounds.x * scale), round(-bounds.y * scale), key)

    def expect(self, canvas: Canvas, face: Face, width: int) -> None:
        """Have the drawings on this face rasterised beside the frames, for it will be shown so many pixels wide."""
        face = legible(face, max(1, width), canvas.measure.factor)
        scale = max(1, width) / face.w
        for part in face.parts:
            if isinstance(part, Art) and not (part.flip or part.grey or part.fade < 1):
                canvas.gallery.expect_drawing(self.home(part.name), part.name, *_pixels(part, scale))

    def turned(self, canvas: Canvas, sprite: Sprite, w: float, h: float, angle: float) -> Sprite:
        """A sprite turned about the middle of its face, w by h pixels, by so many degrees to the left."""
        angle %= 360
        if not angle:
            return sprite
        key = ("turned", sprite.key, round(angle, 1))
        turn = turned if w < FINE else turned_once
        picture = canvas.gallery.made(key, lambda: turn(sprite.picture, angle))
        wide, high = sprite.picture.get_size()
        way = pygame.Vector2(sprite.left + w / 2 - wide / 2, sprite.top + h / 2 - high / 2).rotate(-angle)
        left, top = picture.get_width() / 2 + way.x - w / 2, picture.get_height() / 2 + way.y - h / 2
        return Sprite(picture, round(left), round(top), key)

    def bounds(self, canvas: Canvas, face: Face) -> Rect:
        """What the face covers in its own units, parts that stick out included."""
        number = canvas.gallery.number(face)
        if number not in self._bounds:
            self._bounds[number] = self._measure(canvas, face)
        return self._bounds[number]

    def _measure(self, canvas: Canvas, face: Face) -> Rect:
        left, top, right, bottom = 0.0, 0.0, face.w, face.h
        for part in face.parts:
            if isinstance(part, Words | Passage | Grid):
                continue
            if isinstance(part, Polygon):
                xs, ys = [part.x + x for x, _y in part.corners], [part.y + y for _x, y in part.corners]
                left, top, right, bottom = min(left, *xs), min(top, *ys), max(right, *xs), max(bottom, *ys)
                continue
            h = part.h
            if isinstance(part, Art):
                h = h or part.w * canvas.gallery.shape(self.home(part.name), part.name)
            spread = 0.2 * max(part.w, h) if isinstance(part, Art) and part.angle else 0.0
            left, top = min(left, part.x - spread), min(top, part.y - spread)
            right, bottom = max(right, part.x + part.w + spread), max(bottom, part.y + h + spread)
        if (left, top, right, bottom) == (0.0, 0.0, face.w, face.h):
            return Rect(0, 0, face.w, face.h)
        return Rect(left - MARGIN, top - MARGIN, right - left + 2 * MARGIN, bottom - top + 2 * MARGIN)

    def home(self, name: str) -> str:
        """The folder a drawing comes from: the game's own, else the shell's."""
        if name not in self._homes:
            own = paths.assets(self.folder, f"{name}.svg").exists()
            self._homes[name] = self.folder if own or not paths.assets("ui", f"{name}.svg").exists() else "ui"
        return self._homes[name]

    def _print(
        self,
        canvas: Canvas,
        face: Face,
        scale: float,
        bounds: Rect,
        strip: float,
        dim: bool,
        most: float,
        foot: bool,
    ) -> pygame.Surface:
        size = (max(1, round(bounds.w * scale)), max(1, round(bounds.h * scale)))
        picture = pygame.Surface(size, pygame.SRCALPHA)
        sizes = word_sizes(canvas, face.parts, scale, most)
        for part in gathered(face.parts):
            if isinstance(part, tuple):
                picture.blit(*draw_polygons(canvas, part, scale, bounds, size))
            elif isinstance(part, Art):
                self._art(canvas, picture, part, scale, bounds)
            elif isinstance(part, Box):
                self._box(canvas, picture, part, scale, bounds)
            elif isinstance(part, Passage):
                if not strip:
                    self._passage(canvas, picture, part, scale, bounds)
            elif isinstance(part, Grid):
                self._grid(canvas, picture, part, scale, bounds)
            elif strip and names(face, part):
                name = aside(part, face.w, strip)
                self._words(canvas, picture, name, words_px(canvas, name, scale, most, TEXT_FLOOR), scale, bounds)
            elif not strip or in_sight(canvas, part, strip * face.w, scale):
                self._words(canvas, picture, part, sizes[kind(part)], scale, bounds)
            elif rest := left_of(canvas, face, part, strip, scale, foot):
                self._words(canvas, picture, rest, words_px(canvas, rest, scale, most), scale, bounds)
        if strip and face.tag and not any(self._tells(canvas, face, part, strip, scale, foot) for part in face.parts):
            self._tag(canvas, picture, face, scale, bounds)
        if dim:
            picture.fill(DIM, special_flags=pygame.BLEND_RGBA_MULT)
        return picture

    @staticmethod
    def _tells(canvas: Canvas, face: Face, part: object, strip: float, scale: float, foot: bool) -> bool:
        """Whether a line that is not covered says what the tag would say."""
        if not isinstance(part, Words):
            return False
        told = face.tag in part.text.split() and in_sight(canvas, part, strip * face.w, scale)
        rest = left_of(canvas, face, part, strip, scale, foot)
        return told or names(face, part) or (rest is not None and rest.text == face.tag)

    def _art(self, canvas: Canvas, picture: pygame.Surface, part: Art, scale: float, bounds: Rect) -> None:
        folder = self.home(part.name)
        w, h = _pixels(part, scale)
        drawing = canvas.gallery.drawing(folder, part.name, w, h, fade=part.fade, flip=part.flip, grey=part.grey)
        h = drawing.get_height()
        if part.within:
            drawing = cut(canvas, drawing, part.within, scale)
        x, y = (part.x - bounds.x) * scale, (part.y - bounds.y) * scale
        if part.angle:
            drawing = turned(drawing, part.angle)
            x, y = x + (w - drawing.get_width()) / 2, y + (h - drawing.get_height()) / 2
        picture.blit(drawing, (round(x), round(y)))

    def _box(self, canvas: Canvas, picture: pygame.Surface, part: Box, scale: float, bounds: Rect) -> None:
        x, y = round((part.x - bounds.x) * scale), round((part.y - bounds.y) * scale)
        right = round((part.x + part.w - bounds.x) * scale)
        bottom = round((part.y + part.h - bounds.y) * scale)
        top_colour, _sign, low_colour = part.fill.partition(">")
        fill: Fill = ""
        if part.fill:
            fill = canvas.hex(top_colour) if not low_colour else (canvas.hex(top_colour), canvas.hex(low_colour))
        line = canvas.hex(part.line) if part.line else ""
        thick = max(1.0, part.thick * scale) if line else 0.0
        box = canvas.gallery.rounded(right - x, bottom - y, part.radius * scale, fill, line, thick)
        picture.blit(box, (x, y))

    def _grid(self, canvas: Canvas, picture: pygame.Surface, part: Grid, scale: float, bounds: Rect) -> None:
        """Squares of whole pixels, all alike, in the middle of the place that they were given."""
        colours = dict(part.colours)
        pitch = max(2, int(part.pitch * scale + 0.2))
        gap = max(1, round(pitch * 0.1))
        rows = -(-len(part.cells) // part.columns)
        left = round((part.x - bounds.x + part.columns * part.pitch / 2) * scale - part.columns * pitch / 2)
        top = round((part.y - bounds.y + rows * part.pitch / 2) * scale - rows * pitch / 2)
        for number, sign in enumerate(part.cells):
            if sign not in colours:
                continue
            row, column = divmod(number, part.columns)
            box = pygame.Rect(left + column * pitch, top + row * pitch, pitch - gap, pitch - gap)
            picture.fill(canvas.hex(colours[sign]), box)
            if sign in part.crossed:
                inner = box.inflate(-2 * (box.w // 4), -2 * (box.h // 4))
                right, low, thick = inner.right - 1, inner.bottom - 1, max(1, box.w // 9)
                for start, end in (((inner.x, inner.y), (right, low)), ((inner.x, low), (right, inner.y))):
                    pygame.draw.aaline(picture, canvas.hex("muted"), start, end, thick)

    def _words(self, canvas: Canvas, picture: pygame.Surface, part: Words, px: int, scale: float, bounds: Rect) -> None:
        if crumb(part, px):
            return
        place = (part.x - bounds.x) * scale, (part.y - bounds.y) * scale
        self._line(canvas, picture, part, part.text, px, place, part.room * scale)

    def _passage(self, canvas: Canvas, picture: pygame.Surface, part: Passage, scale: float, bounds: Rect) -> None:
        px = max(1, round(part.size * scale))
        x, y = (part.x - bounds.x) * scale, (part.y - bounds.y) * scale
        for text in canvas.lettering.lines(part.text, FACES[part.font], px, round(part.w * scale)):
            self._line(canvas, picture, part, text, px, (x, y))
            y += px * 1.22

    def _line(
        self,
        canvas: Canvas,
        picture: pygame.Surface,
        part: Words | Passage,
        text: str,
        px: int,
        place: tuple[float, float],
        room: float = 0,
    ) -> None:
        face, colour = FACES[part.font], canvas.colour(part.colour)
        image = condensed(canvas.lettering.image(text, face, px, colour), room)
        x = place[0] - {"left": 0, "centre": 0.5, "right": 1}[part.align] * image.get_width()
        y = place[1] + px * CAPITALS - canvas.lettering.ascent(face, px)
        rect = pygame.Rect((round(x), round(y)), image.get_size())
        ground = rect.clip(picture.get_rect())
        if canvas.recorder is not None and ground:
            mean = pygame.Color(*pygame.transform.average_color(picture, ground))
            grounds = (mean,) if mean.a > CLEAR else ()  # a face without a ground of its own does not know it
            canvas.recorder.drawn.append(Drawn(text, px, part.size, colour, grounds, rect.move(ELSEWHERE)))
        picture.blit(image, rect)

    def _tag(self, canvas: Canvas, picture: pygame.Surface, face: Face, scale: float, bounds: Rect) -> None:
        """The white tag of a covered card, where its numeral ends."""
        px = max(TEXT_FLOOR, round(0.131 * face.w * scale))
        image = canvas.lettering.image(face.tag, "bold", px, canvas.colour("paper_ink"))
        h = round(px * 1.36)
        w = image.get_width() + round(px * 0.55)
        box = canvas.gallery.rounded(w, h, h * 0.24, canvas.hex("ivory"), canvas.hex("tag_edge"), max(1.0, px / 13))
        x = round((0.024 * face.w - bounds.x) * scale)
        y = round((0.32 * face.w - bounds.y) * scale)
        picture.blit(box, (x, y))
        ascent = canvas.lettering.ascent("bold", px)
        picture.blit(image, (x + (w - image.get_width()) // 2, round(y + h / 2 + px * CAPITALS - ascent)))


def legible(face: Face, width: int, factor: float) -> Face:
    """The form of this face that can be read where it is so many pixels wide; `factor`: how large text is."""
    if face.large is not None and factor >= LARGE:
        face = face.large
    readable = READABLE * factor
    while face.small is not None and width < readable * face.w:
        face, readable = face.small, readable * FEWER
    return face


def _pixels(part: Art, scale: float) -> tuple[int, int]:
    """The size of a drawing on a face; a height of 0 = by its own shape."""
    return max(1, round(part.w * scale)), round(part.h * scale) if part.h else 0
