"""What stands large over the board while it is read: a card with its words, a rare moment, dice and their sum."""

import math
from collections.abc import Iterable, Sequence

import pygame

from game.core.faces import Face
from game.core.table import Piece
from game.core.telling import ROLLS, Act, Large, Roll
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.motion import ease
from game.ui.table.board.dice import draw_tumble
from game.ui.table.board.travel import blit_face
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper
from game.ui.table.stage.player import Playing

WIDE, SMALL = 300.0, 58.0
"""The width of a large card, and of a thing that comes or goes, in units."""
DARK, DIMS = 0.3, 200.0
"""How dark the board gets behind what stands large, and how many ms that takes."""
OVER = 260.0
"""For how many ms a card turns over."""
RAYS, OPENS, STEPS = 24, 160.0, 4
"""The rays round a great moment, the ms in which they open, and in how many steps."""
EVEN = 8.0
"""To so many units the lines of words are made even."""
DIE = 150.0
"""The width of a large die, in units."""


def at(face: Face, wide: float, x: float, y: float) -> Rect:
    """Where a face lies that is so wide and has its middle there."""
    high = wide * face.h / face.w
    return Rect(x - wide / 2, y - high / 2, wide, high)


def between(a: Rect, b: Rect, part: float) -> Rect:
    """A place on the way from one to another."""
    return Rect(a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part, a.w + (b.w - a.w) * part, a.h + (b.h - a.h) * part)


def draw_shade(context: DrawContext, acts: Sequence[Playing]) -> None:
    """The board grows dark behind what stands large, and light again when that goes."""
    dark = 0.0
    for playing in acts:
        if isinstance(playing.act, Large | Roll):
            now = playing.part * playing.act.ms
            dark = max(dark, min(1.0, now / DIMS, (playing.act.ms - now) / DIMS))
    if dark > 0:
        with context.canvas.clipped(context.zones.board):
            context.canvas.shade(context.zones.board, "#000000", DARK * dark)


def print_large(context: DrawContext, acts: Iterable[Act]) -> None:
    """Make the pictures of what will stand large, as large as it will."""
    for act in acts:
        if isinstance(act, Large):
            for face in (act.back, act.face):
                if face is not None:
                    place = _standing(context, face, act)
                    context.printer.sprite(context.canvas, face, context.canvas.px(place.w))


def apart(slip: Rect, title: Rect | None, window: Rect) -> Rect:
    """The slip beside a title that it would cover, or below it where the window has no room beside it."""
    if title is None or not slip.colliderect(title):
        return slip
    sides = sorted((title.x - 8 - slip.w, title.right + 8), key=lambda x: abs(x - slip.x))
    for x in sides:
        if window.x + 10 <= x <= window.right - 10 - slip.w:
            return slip.move(x - slip.x, 0)
    return slip.move(0, title.bottom + 6 - slip.y)


def draw_large(context: DrawContext, act: Large, part: float, ends: tuple[Rect, Rect], reduced: bool) -> None:
    """It grows out of where it comes from, stands in the middle of the board with its words, and goes."""
    assert act.face
    now, left = part * act.ms, (1 - part) * act.ms
    over = (now - act.comes) / OVER if act.back and not reduced else 1.0
    face = act.back if act.back and over < 0.5 else act.face
    stands = _standing(context, face, act)
    lies, alpha = stands, 255
    if now < act.comes and not reduced:
        lies = between(at(face, SMALL, *ends[0].center), stands, ease("out", now / act.comes))
    elif left < act.goes and not reduced:
        if act.end:
            lies = between(stands, at(face, SMALL, *ends[1].center), ease("in", 1 - left / act.goes))
        else:
            alpha = round(255 * left / act.goes)
    standing = now >= act.comes and left >= act.goes
    if act.great and standing and not reduced:
        _rays(context, stands, min(1.0, (now - act.comes) / OPENS))
    narrow = abs(math.cos(over * math.pi)) if 0 < over < 1 else 1.0
    blit_face(context, face, lies, alpha, stands.w, max(narrow, 0.02))
    if act.words and (reduced or standing):
        words_below(context, act.words, stands.bottom + 16)


def _standing(context: DrawContext, face: Face, act: Large) -> Rect:
    """Where a face stands large in the middle of the board, a little higher above its words; a wide one is wider."""
    board, shape = context.zones.board, face.w / face.h
    most = board.w * max(0.3, min(0.86, 0.25 * shape * act.size)), board.h * min(0.88, 0.58 * act.size) * shape
    wide = min(WIDE * act.size * max(1.0, shape / 1.2), *most)
    return at(face, wide, board.centerx, board.centery - board.h * (0.06 if act.words else 0.02))


def draw_roll(context: DrawContext, act: Roll, part: float, reduced: bool) -> None:
    """The dice roll in from the left and lie still; then what they make is said below."""
    board, now = context.zones.board, part * act.ms
    wide = min(DIE, board.h * 0.26)
    for number, face in enumerate(act.dice):
        x = board.centerx + (number - (len(act.dice) - 1) / 2) * wide * 1.25
        place = at(face, wide, x, board.centery - board.h * 0.06)
        if now >= ROLLS or reduced:
            blit_face(context, face, place, 255)
        else:
            draw_tumble(context, Piece("die", face, "board", wide, tumble=act.tumble), place, now / ROLLS)
    if act.words and (now >= ROLLS or reduced):
        words_below(context, act.words, board.centery - board.h * 0.06 + wide * 0.62)


def balanced(canvas: Canvas, words: str, wide: float) -> float:
    """The narrowest width at which these words need no more lines than at this one: no last line of a single word."""
    high = canvas.para_height(words, wide, 22, "strong", 1.25)
    least = wide if high < 1.5 * canvas.leading(22, 1.25) else wide / 2
    while wide - least > EVEN:
        middle = (least + wide) / 2
        if canvas.para_height(words, middle, 22, "strong", 1.25) > high:
            least = middle
        else:
            wide = middle
    return wide


def words_below(context: DrawContext, words: str, top: float) -> None:
    """Words on a slip of paper in the middle of the board, in as many lines as they need."""
    board, canvas = context.zones.board, context.canvas
    most = min(board.w - 40, 640.0)
    wide = balanced(canvas, words, min(most, canvas.width(words, 22, "strong") + 44) - 40) + 40
    high = canvas.para_height(words, wide - 40, 22, "strong", 1.25) + 22
    slip = Rect(board.centerx - wide / 2, min(top, board.bottom - high - 8), wide, high)
    paper(canvas, slip, "note", 9, lift=6)
    first = slip.y + 11 + canvas.leading(22, 1.25) / 2
    canvas.para(words, slip.centerx, first, wide - 40, 22, "heading", "strong", "centre", 1.25)


def note(context: DrawContext, words: str, slip: Rect) -> None:
    """Draw one line in the middle of a slip, a place in units; it shrinks to fit."""
    context.line(words, slip.centerx, slip.centery, 22, "heading", "strong", "centre", room=slip.w - 24)


def _rays(context: DrawContext, place: Rect, part: float) -> None:
    """Light bursts from behind a thing."""
    canvas = context.canvas
    reach = canvas.px(max(place.w, place.h) * 0.95 * (0.4 + 0.6 * math.ceil(part * STEPS) / STEPS))
    picture = canvas.gallery.made(("rays", reach), lambda: _burst(reach))
    x, y = canvas.at(*place.center)
    with canvas.clipped(context.zones.board):
        canvas.surface.blit(picture, picture.get_rect(center=(x, y)))


def _burst(reach: int) -> pygame.Surface:
    """Rays from a middle, brighter within."""
    picture = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
    for share, alpha in ((1.0, 50), (0.88, 90), (0.76, 130), (0.64, 170)):
        for ray in range(RAYS):
            sides = [math.tau * (ray + off) / RAYS for off in (-0.25, 0.25)]
            ends = [(reach * (1 + share * math.cos(a)), reach * (1 + share * math.sin(a))) for a in sides]
            pygame.draw.polygon(picture, (255, 214, 102, alpha), [(reach, reach), *ends])
    return picture
