"""A banner over the board for a moment: another day, another half of it."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from game.ui.draw.measure import Rect
from game.ui.draw.motion import Motion
from game.ui.table.draw_context import DrawContext
from game.ui.table.materials import paper


@dataclass(slots=True)
class Banner:
    """What it says, and how much of it is there, 0 to 1."""

    text: str
    part: float = 0.0


def banner_ms(motion: Motion) -> float:
    """How long it takes to come, stand and go, in real ms: nothing else moves meanwhile."""
    return sum(motion.ms(kind) for kind in ("banner in", "banner hold", "banner out"))


def announce(motion: Motion, banner: Banner, gone: Callable[[], None]) -> None:
    """Let it come, stand and go; `gone` is called at the end, at once where banners take no time."""

    def come(part: float) -> None:
        banner.part = part

    def stand(_part: float) -> None:
        banner.part = 1.0

    def go(part: float) -> None:
        banner.part = 1 - part

    def hold() -> None:
        motion.play("banner hold", stand, then=leave)

    def leave() -> None:
        motion.play("banner out", go, then=gone)

    motion.play("banner in", come, then=hold)


def draw_banner(context: DrawContext, banner: Banner) -> None:
    """A strip of paper across the middle of the board, as clear as it is there."""
    canvas, board = context.canvas, context.zones.board
    wide, high = min(board.w - 60, 760.0), 96 * min(context.grow, 1.5)
    place = Rect(board.centerx - wide / 2, board.centery - high / 2, wide, high)

    def paint() -> None:
        paper(canvas, place, "note", 9, lift=9, alpha=140)
        for y in (place.y + 9, place.bottom - 11):
            canvas.fill((place.x + 16, y, place.w - 32, 2), "brass_dull")
        context.line(banner.text, place.centerx, place.centery, 44, "heading", "poster", "centre", room=place.w - 64)

    if banner.part >= 1:
        paint()
        return
    box = canvas.box(place.inflate(80, 80))
    box.clamp_ip(canvas.surface.get_rect())
    ground = canvas.surface.subsurface(box).copy()
    paint()
    canvas.surface.blit(_faded(ground, 1 - banner.part), box)


def _faded(picture: pygame.Surface, part: float) -> pygame.Surface:
    picture.set_alpha(round(255 * part))
    return picture
