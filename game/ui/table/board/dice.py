"""Dice: a new one rolls in over the board, turning ever more slowly, and shows its number when it lies still."""

import math
from collections.abc import Iterator

import pygame

from game.core.table import Piece
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import turned
from game.ui.table.board.faces import Printer
from game.ui.table.draw_context import DrawContext

PICTURES = 14
"""So many pictures of a die on its way; they are kept for the next roll."""
STEP = 47.0
"""Degrees by which it has turned from picture to picture."""
REST = 0.84
"""The part of the time after which it lies at its place."""
FROM = (-3.4, 1.3)
"""Where it comes from, in widths of it."""
BOUNCES, HIGH = 3, 0.75
"""How often it leaves the ground, and how high the first time, in widths of it."""
BLUR, GHOST = 0.1, 130
"""How far what moves is smeared, in widths of it, and how much of the next face shows: no number can be read."""
COARSE = 64
"""Pixels across at which what is smeared is made; it is enlarged where it is shown larger."""


def draw_tumble(context: DrawContext, piece: Piece, place: Rect, part: float) -> None:
    """The die after this part of its time: above its shadow, or at rest with its own face coming clear."""
    canvas = context.canvas
    way = min(1.0, part / REST)
    far = (1 - way) ** 2
    ground = place.move(FROM[0] * place.w * far, FROM[1] * place.w * far)
    height = abs(math.sin(way * math.pi * BOUNCES)) * HIGH * place.w * (1 - way)
    clear = (part - REST) / (1 - REST) if part > REST else 0.0
    picture = blurred(canvas, context.printer, piece, canvas.px(place.w), min(PICTURES - 1, int((1 - far) * PICTURES)))
    _shadow(canvas, ground, height)
    x, y = canvas.at(ground.centerx, ground.centery - height)
    if clear < 1:
        corner = (x - picture.get_width() // 2, y - picture.get_height() // 2)
        canvas.surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)
    if clear > 0:
        sprite = context.printer.sprite(canvas, piece.face, canvas.px(place.w))
        still = sprite.picture.copy()
        still.set_alpha(round(255 * clear))
        px, py = canvas.at(place.x, place.y)
        canvas.surface.blit(still, (px - sprite.left, py - sprite.top))


def blurred(canvas: Canvas, printer: Printer, piece: Piece, width: int, number: int) -> pygame.Surface:
    """The die on its way, the nth picture, with premultiplied alpha."""
    faces = piece.tumble[number % len(piece.tumble)], piece.tumble[(number + 1) % len(piece.tumble)]
    sprite, after = (printer.sprite(canvas, face, width) for face in faces)
    angle = -STEP * number % 360

    def make() -> pygame.Surface:
        small = min(1.0, COARSE / width)
        soft = max(2, round(BLUR * width * small))
        flat = [pygame.transform.smoothscale_by(one.picture, small) for one in (sprite, after)]
        spun, ghost = turned(flat[0], angle), turned(flat[1], angle - STEP / 2)
        ghost.set_alpha(GHOST)
        w, h = (max(spun.get_size()[n], ghost.get_size()[n]) + 2 * soft for n in (0, 1))
        ground = pygame.Surface((w, h), pygame.SRCALPHA)
        for picture in (spun, ghost):
            ground.blit(picture, ((w - picture.get_width()) // 2, (h - picture.get_height()) // 2))
        return pygame.transform.smoothscale_by(pygame.transform.box_blur(ground.premul_alpha(), soft), 1 / small)

    return canvas.gallery.made((*sprite.key, "tumbling", angle), make)


def roll_prints(canvas: Canvas, printer: Printer, piece: Piece, width: int) -> Iterator[None]:
    """Make every picture of a die that will tumble, one at each step."""
    for number in range(PICTURES if piece.tumble else 0):
        blurred(canvas, printer, piece, width, number)
        yield


def _shadow(canvas: Canvas, ground: Rect, height: float) -> None:
    """Its shadow on the ground: the higher it is, the farther and fainter."""
    low = Rect(0, 0, 0.74 * ground.w, 0.3 * ground.w)
    low.center = (ground.centerx + 0.3 * height, ground.bottom - 0.12 * ground.w)
    faint = 130 - 80 * min(1.0, height / (HIGH * ground.w))
    canvas.shadow(low, low.h / 2, 0, 0, 5, round(faint / 10) * 10)
