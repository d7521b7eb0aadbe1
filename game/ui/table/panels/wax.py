"""The seals of a bargain: wax that is pressed or awaited, and the moment in which the last one is pressed."""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import pygame

from game import paths
from game.play.showing.hud_state import HudState
from game.ui.draw import theme
from game.ui.draw.motion import KINDS, Motion
from game.ui.draw.pictures import from_svg
from game.ui.table.board.dashes import dashed
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.ui.table.panels.bargain import Deal, SidePlan
from game.words import _

GHOST = 0.3
"""How much of the wax one sees where no seal was put yet."""
WAX = 0.76
"""The wax in widths of its place."""
RAYS = 60
COLOURS = ("brick", "seagreen", "sun", "plum", "ultramarine", "bone")
"""The seats' colours as drawings are named by them, in the order of the seat styles."""
SEALED = "seal"
"""The sound of a bargain that is made."""
RAISED, STEPS = 0.7, 7
"""How much larger wax is before it touches the paper, and in how many sizes it comes down."""
STAMPED_MS = KINDS["stamp"].ms + KINDS["stamped"].ms
"""So long all else waits, at normal speed."""


def draw_seal(context: DrawContext, side: SidePlan, wax: bool = True) -> None:
    """The seat's wax, pressed or awaited, and what is said of it; without `wax` that is drawn elsewhere."""
    canvas, place = context.canvas, side.seal
    seat = context.look.seats[side.pane.seat]
    box = canvas.box(place)
    ink = canvas.hex("paper_edge")
    rays = canvas.gallery.made(("rays", box.size, ink), lambda: _rays(box.w, ink))
    canvas.surface.blit(rays, box)
    if side.pane.sealed:
        if wax:
            press(context, side, 1.0)
        words = _("{name} has sealed").format(name=seat.name)
    else:
        context.art(_wax(context, seat.colour), *place.center, 0.64 * place.w, fade=GHOST)
        dashed(canvas, place.inflate(-0.28 * place.w, -0.28 * place.h), "paper_edge", 4, ring=True)
        words = _("{name} has not sealed").format(name=seat.name)
    room = side.caption
    px, lines = fit_lines(canvas, words, room.w, room.h, 21, "strong", 1.0)
    draw_lines(canvas, lines, *room.center, px, "letters", "strong", "centre", 1.0)


def press(context: DrawContext, side: SidePlan, part: float) -> None:
    """The wax on its way down to the paper, where it is at 1."""
    x, y = side.seal.center
    size = WAX * side.seal.w
    context.canvas.shadow((x - 0.37 * size, y - 0.34 * size, 0.74 * size, 0.74 * size), 0.37 * size, 4, 8, 8, 150)
    larger = 1 + RAISED * math.ceil((1 - part) * STEPS) / STEPS
    context.art(_wax(context, context.look.seats[side.pane.seat].colour), x, y, size * larger)


def _wax(context: DrawContext, colour: int) -> str:
    """The drawing of a seat's seal: the box's own, by its colour, else the shell's, by its emblem."""
    own = f"seal_{COLOURS[colour]}"
    return own if paths.assets(context.printer.folder, f"{own}.svg").exists() else f"seal_{theme.SEATS[colour].emblem}"


def _rays(size: int, colour: str) -> pygame.Surface:
    """Short strokes all round, every second one longer."""
    middle, lines = size / 2, []
    for n in range(RAYS):
        angle = n * math.tau / RAYS
        inner, outer = 0.44 * size, (0.475 if n % 2 else 0.495) * size
        ends = [(middle + r * math.cos(angle), middle + r * math.sin(angle)) for r in (inner, outer)]
        lines.append("M{:.1f} {:.1f}L{:.1f} {:.1f}".format(*ends[0], *ends[1]))
    text = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}"><path d="{"".join(lines)}" fill="none" '
        f'stroke="{colour}" stroke-width="{max(1.0, size / 150):.2f}"/></svg>'
    )
    return from_svg(text, size, size)


# ---- the last seal


@dataclass(slots=True)
class Stamp:
    """A bargain as it lay there when it was agreed to: the last seal comes down, and all see it for a moment."""

    context: DrawContext
    deal: Deal
    part: float = 0.0
    """How far the wax has come down, from 0 to 1."""
    picture: pygame.Surface | None = None
    """All the rest of it, drawn once."""


def last_seal(context: DrawContext, deal: Deal | None, look: HudState) -> Stamp | None:
    """The seal that turns the standing bargain of this pen into what is told now; None where none was made."""
    bargain, told = context.table.bargain, look.lines[len(context.look.lines) :]
    if deal is None or bargain is None or bargain.speaker is None:
        return None
    made = any(each.line.cue == SEALED for each in told)
    sides = [replace(side, pane=replace(side.pane, sealed=True)) for side in deal.sides]
    return Stamp(context, replace(deal, sides=(sides[0], sides[1]))) if made else None


def bring_down(motion: Motion, stamp: Stamp, gone: Callable[[], None]) -> None:
    """Lets the wax come down and stay for a moment; `gone` is called at the end."""

    def fall(part: float) -> None:
        stamp.part = part

    def stay(_part: float) -> None:
        stamp.part = 1.0

    motion.play("stamp", fall, then=lambda: motion.play("stamped", stay, then=gone))
