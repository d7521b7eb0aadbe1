"""The tray while the table is everybody's: what the others did, what is expected of whom, and how the seats stand."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from game.core.table import Table
from game.play.showing.hud_state import HudState
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import button, paper, pattern, planks
from game.ui.table.panels.told.recap import since_words
from game.ui.table.panels.told.standings import draw_standings
from game.ui.table.panels.tray import draw_wood
from game.ui.table.placing import Stand
from game.ui.table.zones import Zones
from game.words import _

EDGE, GAP, PAD = 12.0, 16.0, 14.0
NOW, STANDING = 430.0, 332.0
NARROWEST, WIDEST = 0.75, 1.55
"""How much narrower and wider both are at most, beside buttons."""
LEAST = 420.0
"""The least room for what the others did."""
ALL = "tool:replay all"
LIFT = "tool:lift"


@dataclass(frozen=True, slots=True)
class PublicTray:
    """Where its three papers lie; without width = left out."""

    deeds: Rect
    now: Rect
    standing: Rect

    @property
    def strip(self) -> Rect:
        """Where the chips lie on their paper."""
        return self.deeds.inflate(-2 * PAD, -2 * PAD + 8)


def everybodys(table: Table, look: HudState) -> bool:
    """Whether the tray is nobody's own now."""
    return look.viewer is None and not table.amount and all(tray.open for tray in table.trays)


def beside(zones: Zones, stands: Sequence[Stand]) -> float | None:
    """Where the papers begin, after what else lies in the tray; None = it leaves too little room for them."""
    lying = [one for one in stands if one.rect.colliderect(zones.tray_room)]
    if not lying:
        return zones.tray_room.x + EDGE
    whole = [one.rect.right for one in lying if one.tray.title or not one.placed]
    ends = max(*whole, 0.0, *(each.rect.right for one in lying for each in one.placed))
    return ends + GAP if ends + GAP + NOW + STANDING + GAP + EDGE <= zones.tray_room.right else None


def plan_public(
    zones: Zones, *, orders: bool, left: float | None = None, end: float | None = None
) -> PublicTray:
    """The papers beside the status, between these; the orders take the place of the standing where both lie there.

    Where room is short the standing lies beside the board, where each seat's own plans lie.
    """
    room, low = zones.tray_room, zones.kind == "compact"
    y, high = room.y + (6 if low else 10), room.h - (12 if low else 20)
    left = room.x + EDGE if left is None else left
    right = zones.draft.x - GAP - 8 if orders and not low else end or room.right - EDGE
    standing = Rect(right, y, 0, high) if orders and not low else Rect(right - STANDING, y, STANDING, high)
    if low and zones.felt.w:
        standing = zones.felt.inflate(-8, -8)
    end = standing.x - GAP if standing.w and not zones.felt.w else right
    now = Rect(max(left, end - NOW), y, min(NOW, end - left), high)
    deeds = Rect(left, y, now.x - GAP - left, high)
    if deeds.w < LEAST:
        deeds.w = 0
    return PublicTray(deeds, now, standing)


def plan_before(zones: Zones, left: float, right: float) -> PublicTray | None:
    """The papers between what lies in the tray and the buttons of what can be chosen; None = there is no room for both.

    What the others did stands beyond these.
    """
    room, wide = zones.tray_room, right - left - GAP
    part = min(WIDEST, wide / (NOW + GAP + STANDING))
    if part < NARROWEST:
        return None
    if zones.kind == "compact":  # the chips stand nowhere else
        return plan_public(zones, orders=False, left=left, end=right - GAP)
    y, high = room.y + 10, room.h - 20
    now = Rect(left, y, NOW * part, high)
    return PublicTray(Rect(left, y, 0, high), now, Rect(now.right + GAP, y, STANDING * part, high))


def lid_place(zones: Zones, grow: float) -> Rect:
    """Where the lid lies that the next one lifts: over the shut notebook or over what is expected.

    Large words need the whole tray.
    """
    if zones.page:
        return Rect(zones.panel)
    plan = plan_public(zones, orders=False)
    parts = [part for part in (plan.deeds, plan.now, plan.standing) if part.w and part.y > zones.board.bottom]
    return Rect(plan.now) if grow < 1.2 else parts[0].unionall(parts[1:])


def public_hots(context: DrawContext, plan: PublicTray) -> tuple[HitArea, ...]:
    """To see all of it again, and to lift the tray."""
    hits = []
    if all_ := _all(context, plan):
        hits.append(HitArea(ALL, all_, "recap", _("See all of it again")))
    if context.look.curtain == "lift":
        hits.append(HitArea(LIFT, _lift(context, plan.now), "recap", _("Look at your own view first")))
    return tuple(hits)


def _all(context: DrawContext, plan: PublicTray) -> Rect | None:
    """The button that shows all of it again, where there is more than one deed and the heading leaves room."""
    if not plan.deeds.w or len(context.look.recap) < 2:
        return None
    wide = 150 * max(1.0, 0.8 * context.grow)
    place = Rect(plan.deeds.right - PAD - wide, plan.deeds.y + 2, wide, max(44.0, 14 + 25 * context.grow))
    return place if plan.strip.x + context.canvas.width(since_words(context), 20, "display") + 12 < place.x else None


def all_button(place: Rect) -> Rect:
    """What is seen of the button that shows all again: less than what reacts."""
    return place.inflate(0, -14)


def head_high(context: DrawContext, plan: PublicTray) -> float:
    """How high the heading of the chips is at least, so that none lies under the button beside it."""
    place = _all(context, plan)
    return all_button(place).bottom + 3 - plan.strip.y if place else 0.0


def _lift(context: DrawContext, now: Rect) -> Rect:
    high = max(44.0, 40 * min(context.grow, 1.5))
    return Rect(now.x + 0.36 * now.w, now.bottom - PAD - high, 0.64 * now.w - PAD, high)


def draw_public(context: DrawContext, plan: PublicTray, hits: Sequence[HitArea]) -> None:
    """Papers on the table's own wood; the chips are drawn upon them."""
    canvas, tray = context.canvas, context.zones.tray
    if context.table.trays:
        draw_wood(context)
    else:
        planks(canvas, "table", tray, "table_wood")
        canvas.fill((tray.x, tray.y - 2, tray.w, 3), "slot_edge")
    if plan.deeds.w:
        paper(canvas, plan.deeds, "log_paper", 8, lift=4)
        _head(context, plan, hits)
    _now(context, plan.now, hits)
    if plan.standing.w:
        draw_standings(context, plan.standing)


def _head(context: DrawContext, plan: PublicTray, hits: Sequence[HitArea]) -> None:
    canvas, room = context.canvas, plan.strip
    middle = room.y + 11 * context.grow
    if not context.look.recap:
        words = _("What everybody does is laid here as it happens.")
        canvas.text(words, plan.deeds.centerx, plan.deeds.centery, 20, "idle_letters", "italic", "centre",
                    room=plan.deeds.w - 40)  # fmt: skip
        return
    whole = next((hit for hit in hits if hit.id == ALL), None)
    right = whole.rect.x - 12 if whole else room.right
    x = room.x + canvas.width(since_words(context), 20, "display") + 16
    if right - x > 190 * context.grow:
        context.line(_("click one to see it again"), x, middle, 17, "caption", room=right - x)
    if whole:
        near = context.touch.near(ALL)
        place = all_button(whole.rect)
        canvas.rr(place, 7, "note" if near else "mat_paper", "paper_edge", 1.5)
        canvas.art("glyph_play", place.x + 18, place.centery, 14, centred=True, tint="letters")
        context.line(_("Play all"), place.x + 34, place.centery, 17, "letters", "strong", room=place.w - 42)


def _now(context: DrawContext, area: Rect, hits: Sequence[HitArea]) -> None:
    """Who must act, what, and who comes then; a notice stands there instead of what is expected."""
    canvas, look, prompt = context.canvas, context.look, context.table.prompt
    paper(canvas, area, "mat_lit", 8, lift=4)
    seat = prompt.seat
    if seat is None:
        seat = next((mat.seat for mat in context.table.mats if mat.active), None)
    foot = _queue_room(context, area)
    if seat is not None:
        style = theme.SEATS[look.seats[seat].colour]
        canvas.fill((area.x + 3, area.y + 4, 11, area.h - 8), style.colour)
        size = min(84.0, foot.y - area.y - 24)
        canvas.art(f"emblem_{style.emblem}", area.x + 30 + size / 2, (area.y + foot.y) / 2 + 2, size, centred=True)
    left = area.x + (0.3 * area.w if seat is not None else 2 * PAD)
    name = look.seats[seat].name if seat is not None else _("The table")
    room = Rect(left, area.y + 16, area.right - PAD - left, foot.y - area.y - 22)
    odds = context.table.odds if not look.message else ""
    high, below = 34 * context.grow, 26 * context.grow if odds else 0.0
    words, ink = (look.message, "loss") if look.message else (prompt.text, "log_letters")
    px, lines = fit_lines(canvas, words, room.w, room.h - high - below, 20, "strong", 1.15)
    step = px * 1.15 / canvas.measure.scale
    fit = max(1, int((room.h - high - below) / step))
    lines = lines if len(lines) <= fit else [*lines[: fit - 1], lines[fit - 1].rstrip(" .,") + "…"]
    top = room.centery - (high + step * len(lines) + below) / 2
    context.line(name, room.x, top + high / 2, 30, "letters", "display", room=room.w)
    draw_lines(canvas, lines, room.x, top + high + step * len(lines) / 2, px, ink, "strong", leading=1.15)
    if odds:
        middle = top + high + step * len(lines) + below / 2
        context.line(odds, room.x, middle, 20, "heading", "bold", room=room.w)
    lift = next((hit for hit in hits if hit.id == LIFT), None)
    if lift:
        button(canvas, lift.rect, context.touch.state(lift), False)  # it may be, and need not
        words = _("Your own view") if context.table.trays else _("Lift the tray")  # nothing closed is lifted
        context.line(words, *lift.rect.center, 22, "chalk", "display", "centre", room=lift.rect.w - 20)
    else:
        _queue(context, foot)


def _queue_room(context: DrawContext, area: Rect) -> Rect:
    """The foot of the paper: where the queue stands, or the button that lifts the tray."""
    if context.look.curtain == "lift":
        return Rect(area.x, _lift(context, area).y - 6, area.w, 0)
    high = 44 * min(context.grow, 1.5) if context.table.queue else 0.0
    return Rect(area.x + 28, area.bottom - high - 6, area.w - 28 - PAD, high)


def _queue(context: DrawContext, room: Rect) -> None:
    """Those who come then, with as many names as there is room for."""
    canvas, look = context.canvas, context.look
    if not context.table.queue:
        return
    canvas.line(room.x, room.y, room.right, room.y, "mat_rule")
    x = room.x + canvas.text(_("then"), room.x, room.centery + 2, 18, "caption") + 12
    for seat in [seat for seat in context.table.queue if seat != context.table.prompt.seat]:
        name, size = look.seats[seat].name, min(30.0, room.h - 10)
        wide = size + 8 + canvas.width(name, 18, "strong")
        if x + wide > room.right:
            break
        canvas.art(f"emblem_{theme.SEATS[look.seats[seat].colour].emblem}", x + size / 2, room.centery + 2, size,
                   centred=True)  # fmt: skip
        x += size + 8
        x += canvas.text(name, x, room.centery + 2, 18, "letters", "strong") + 16


def draw_lid(canvas: Canvas, area: Rect, colour: int) -> None:
    """A lid in the seat's colour, its pattern at both ends, with a brass edge and nails."""
    style, box = theme.SEATS[colour], canvas.box((area.x, area.y, 40, area.h))

    def make() -> pygame.Surface:
        band = pygame.Surface(box.size)
        band.fill(style.colour)
        pattern(band, style)
        return band

    canvas.shadow(area, 10, 3, 6, 10, 170)
    canvas.rr(area, 8, style.colour)
    end = canvas.gallery.made(("lid", box.size, colour), make)
    canvas.surface.blit(end, box)
    canvas.surface.blit(end, canvas.box((area.right - 40, area.y, 40, area.h)))
    canvas.rr(area, 8, "", "#5B3A0C", 8)
    canvas.rr(area.inflate(-3, -3), 7, "", "#F2C05A", 4)
    for x in (area.x + 20, area.right - 20):
        for y in (area.y + 20, area.bottom - 20):
            canvas.rr((x - 7, y - 7, 14, 14), 7, "#F2C05A", "#5B3A0C", 1.5)
