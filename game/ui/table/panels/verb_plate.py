"""The plate of verbs that stands on a thing: where it goes, and what it looks like."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

import pygame

from game.play.showing.hud_state import composed
from game.play.showing.verbs import Row
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.panels.orders import draw_final, final_words

ZONE = "verbs"
WIDE, PAD, GAP = 360.0, 10.0, 6.0
FIRST, OTHER, SLIM = 68.0, 54.0, 34.0
"""Heights of the first row, of the others, and of one that cannot be used."""
WORDS, MORE = 17.0, 20.0
"""The size of what follows, and what a second line of it needs."""
LABEL, REASON = 0.4, 16.0
"""The part of a slim row that its name takes at most, and the size of the reason."""
EDGE, AWAY, TAIL, CORNER = 12.0, 8.0, 34.0, 30.0
"""Least distance from the window's edge and from the thing, the tail's width, and how near to a corner it may sit."""
Side = Literal["above", "below", "right", "left"]
SIDES: tuple[Side, ...] = ("above", "below", "right", "left")
SLIDES = (0.0, 0.25, -0.25, 0.5, -0.5)

Kept = Sequence[tuple[Rect, float]]
"""Places that a plate had better not cover, each with how bad it is to cover a unit of area."""


@dataclass(frozen=True, slots=True)
class VerbPlate:
    """Where a plate stands, on which thing, and its rows with what reacts."""

    spot: str
    thing: Rect
    rect: Rect
    side: Side
    rows: tuple[tuple[Row, Rect], ...]
    hits: tuple[HitArea, ...]


def place(thing: Rect, size: tuple[float, float], window: Rect, kept: Kept) -> tuple[Rect, Side]:
    """Where a plate of this size stands on the thing: above, below, right or left of it, then the same slid sideways.

    The first place is taken that covers nothing of what is to be kept in sight; if there is none, the one that covers
    the least. The thing itself is covered only where the window has no room beside it.
    """
    found = [(one, side) for one, side in _places(thing, size) if window.inflate(-2 * EDGE, -2 * EDGE).contains(one)]
    if not found:
        room = window.inflate(-2 * EDGE, -2 * EDGE)
        return Rect(thing.centerx - size[0] / 2, thing.y - AWAY - size[1], *size).clamp(room), "above"
    return min(found, key=lambda each: cost(each[0], kept))


def cost(rect: Rect, kept: Kept) -> float:
    """How bad it is to cover this place."""
    covered = ((rect.clip(other), weight) for other, weight in kept if rect.colliderect(other))
    return sum(part.w * part.h * weight for part, weight in covered)


def _places(thing: Rect, size: tuple[float, float]) -> Iterator[tuple[Rect, Side]]:
    w, h = size
    for slide in SLIDES:
        for side in SIDES:
            if side in ("above", "below"):
                x = thing.centerx - w / 2 + max(-1.0, min(1.0, 2 * slide)) * (w / 2 - CORNER)
                y = thing.y - AWAY - h if side == "above" else thing.bottom + AWAY
            else:
                x = thing.right + AWAY if side == "right" else thing.x - AWAY - w
                y = thing.centery - h / 2 + max(-1.0, min(1.0, 2 * slide)) * (h / 2 - CORNER)
            yield Rect(x, y, w, h), side


def plan_plate(
    context: DrawContext, spot: str, thing: Rect, found: Sequence[Row], kept: Kept, buttons: Sequence[str]
) -> VerbPlate:
    """The plate with these rows; a row whose next spot is one of the `buttons` reacts as that spot."""
    grow = context.grow
    wide = WIDE * max(1.0, min(grow, 1.6))
    full = [_full(context, row, wide, FIRST if n == 0 else OTHER) for n, row in enumerate(found)]
    highs = [high if row.enabled else _slim(context, row, wide) for row, high in zip(found, full, strict=True)]
    size = wide, sum(highs) + GAP * (len(highs) - 1) + 2 * PAD
    rect, side = place(thing, size, context.canvas.measure.area, kept)
    y, placed, hits = rect.y + PAD, [], []
    for row, high in zip(found, highs, strict=True):
        area = Rect(rect.x + PAD, y, rect.w - 2 * PAD, high)
        placed.append((row, area))
        words = final_words() if row.final else ""
        hits.append(HitArea(_id(row, spot, buttons), area, ZONE, words, row.enabled))
        y += high + GAP
    return VerbPlate(spot, thing, rect, side, tuple(placed), (HitArea(ZONE, rect, ZONE, "", False), *hits))


def _id(row: Row, spot: str, buttons: Sequence[str]) -> str:
    after = row.path[row.path.index(spot) + 1 :] if spot in row.path else ()
    return f"spot:{after[0]}" if row.enabled and after and after[0] in buttons else f"verb:{row.verb}"


def between(plate: VerbPlate, x: float, y: float) -> bool:
    """Whether (x, y) lies on the way from the thing to the plate."""
    a, b = plate.thing, plate.rect
    if plate.side in ("above", "below"):
        top, low = min(a.centery, b.centery), max(a.centery, b.centery)
        part = abs(y - a.centery) / max(1.0, abs(b.centery - a.centery))
        left, right = a.x + (b.x - a.x) * part, a.right + (b.right - a.right) * part
        return top <= y <= low and left <= x <= right
    start, end = min(a.centerx, b.centerx), max(a.centerx, b.centerx)
    part = abs(x - a.centerx) / max(1.0, abs(b.centerx - a.centerx))
    high, bottom = a.y + (b.y - a.y) * part, a.bottom + (b.bottom - a.bottom) * part
    return start <= x <= end and high <= y <= bottom


# ---- drawing


def draw_plate(context: DrawContext, plate: VerbPlate) -> None:
    """Paper with an ink edge and a tail that points at the thing, and a row for each verb."""
    canvas = context.canvas
    canvas.shadow(plate.rect, 12, 5, 12, 16, 120)
    canvas.rr(plate.rect, 12, "mat_paper", "letters", 3)
    _tail(context, plate)
    calm = composed(context.look) is not None  # then the button that commits is the red one
    for n, ((row, area), hit) in enumerate(zip(plate.rows, plate.hits[1:], strict=True)):
        if row.enabled:
            asks = row.offer is not None and bool(row.offer.ask)  # what one is warned of is not what one is led to
            _draw_row(context, row, area, hit, strong=n == 0 and not calm and not asks)
        else:
            _draw_slim(context, row, area)


def _tail(context: DrawContext, plate: VerbPlate) -> None:
    canvas, rect, thing = context.canvas, plate.rect, plate.thing
    half, deep = TAIL / 2, AWAY + 5
    if plate.side in ("above", "below"):
        x = min(max(thing.centerx, rect.x + CORNER), rect.right - CORNER)
        down = plate.side == "above"
        y = rect.bottom - 2 if down else rect.y + 2
        corners = [(x - half, y), (x, y + deep if down else y - deep), (x + half, y)]
    else:
        y = min(max(thing.centery, rect.y + CORNER), rect.bottom - CORNER)
        right = plate.side == "left"
        x = rect.right - 2 if right else rect.x + 2
        corners = [(x, y - half), (x + deep if right else x - deep, y), (x, y + half)]
    points = [canvas.at(*corner) for corner in corners]
    pygame.draw.polygon(canvas.surface, canvas.colour("mat_paper"), points)
    for start, end in ((points[0], points[1]), (points[1], points[2])):
        pygame.draw.line(canvas.surface, canvas.colour("letters"), start, end, max(2, canvas.px(3)))


def _draw_row(context: DrawContext, row: Row, area: Rect, hit: HitArea, *, strong: bool) -> None:
    """Glyph, verb and consequence; right the price, the sign of what cannot be undone, and the key."""
    canvas, grow, touch = context.canvas, context.grow, context.touch
    pressed, near = touch.pressed == hit.id, touch.near(hit.id)
    if near:
        canvas.rr(area.inflate(8, 8), 11, "ring_picked")
    area = area.move(0, 3 if pressed else 0)
    if strong:
        canvas.rr(area, 8, ("order_bottom_near", "order_bottom"), "order_edge", 2)
    else:
        canvas.rr(area, 8, "note", "letters", 2)
    ink, faint = ("order_letters", "order_letters") if strong else ("letters", "caption")
    x = area.x + 12
    if row.glyph:
        size = min(0.6 * area.h, 36 * grow)
        tint = ink if row.glyph.startswith("glyph_") else ""
        folder = context.printer.home(row.glyph)
        canvas.art(row.glyph, x + size / 2, area.centery, size, folder=folder, centred=True, tint=tint)
        x += size + 12
    right = _ends(context, row, area, ink if strong else "heading", ink)
    low = 0.0
    if row.words:
        face, room = "strong" if strong else "text", area.right - 44 * grow - x
        small, said = fit_lines(canvas, row.words, room, area.h / 2 - 6, WORDS, face, 1.1)
        low = max(0.44 * (area.h - 8), small * 1.1 * len(said) / canvas.measure.scale)
    head = Rect(x, area.y + 4, right - x - 8, area.h - 8 - low)
    px, lines = fit_lines(canvas, row.label, head.w, head.h, 27 if strong else 22, "display", 1.0)
    draw_lines(canvas, lines, x, head.centery, px, ink, "display", leading=1.0)
    if row.words:
        middle = (head.bottom + area.bottom - 5) / 2 - 1
        draw_lines(canvas, said, x, middle, small, faint, face, leading=1.1)


def _ends(context: DrawContext, row: Row, area: Rect, figure: str, ink: str) -> float:
    """What stands at the right end; returns where it begins."""
    canvas, grow = context.canvas, context.grow
    side = 24 * min(grow, 1.5)
    cap = Rect(area.right - 10 - side, area.centery - side / 2, side, side)
    canvas.rr(cap, 5, "note", "letters", 1.5)
    canvas.text(row.key, cap.centerx, cap.centery, 16, "letters", "bold", "centre")
    x = cap.x - 12
    if row.price:
        middle = area.y + 0.32 * area.h if row.words else area.centery
        colour = "gain" if row.price.startswith("+") and figure != ink else figure
        x -= context.line(row.price, x, middle, 24, colour, "display", "right", room=0.36 * area.w) + 8
    if row.final:
        middle = area.y + 0.32 * area.h if row.words else area.centery
        draw_final(canvas, x - 10, middle, 22, ink)
        x -= 28
    return x


def _draw_slim(context: DrawContext, row: Row, area: Rect) -> None:
    """A verb that cannot be used now keeps its place: its name and why."""
    canvas = context.canvas
    canvas.rr(area, 8, "slot_empty")
    context.line(row.label, area.x + 14, area.centery, 19, "caption", "display", room=LABEL * area.w)
    x, room = _reason_place(context, row, area.x, area.w)
    px, lines = fit_lines(canvas, row.words, room, area.h - 6, REASON, "text", 1.1)
    draw_lines(canvas, lines, x, area.centery, px, "caption", "text", leading=1.1)


def _full(context: DrawContext, row: Row, wide: float, high: float) -> float:
    """The height of a verb that can be used: what follows has two lines where one is too short."""
    grow = context.grow
    room = wide - 2 * PAD - 12 - (36 * grow + 12 if row.glyph else 0.0) - 44 * grow
    return (high if context.fits(row.words, WORDS, "strong", room) else high + MORE) * grow


def _slim(context: DrawContext, row: Row, wide: float) -> float:
    """The height of a verb that cannot be used: its reason has two lines where one is too short."""
    _x, room = _reason_place(context, row, 0, wide - 2 * PAD)
    long = context.canvas.width(row.words, REASON, "text") > room
    return (SLIM + 14 if long else SLIM) * context.grow


def _reason_place(context: DrawContext, row: Row, left: float, wide: float) -> tuple[float, float]:
    """Where the reason begins, and the room that it has."""
    label = min(context.canvas.width(row.label, 19, "display"), LABEL * wide)
    return left + 14 + label + 12, wide - 36 - label
