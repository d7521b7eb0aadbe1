"""What can be ordered: options that lie nowhere, what a choice would do, Cancel and Commit."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from game.core.table import Spot
from game.play.showing.hud_state import numbered
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import button, paper
from game.words import _

FEW = 2
TIGHT = 1.16
"""Lines of a draft stand closer than usual where it is short of room, but not closer than this."""


def option_size(context: DrawContext, spots: Sequence[Spot]) -> tuple[float, float]:
    """The size of one option's button."""
    wide = max((context.canvas.width(spot.label, 20, "strong") for spot in spots), default=0.0) + 62
    return min(max(150.0, wide), 330.0), max(46.0, 34 * context.grow)


def option_rows(context: DrawContext, spots: Sequence[Spot]) -> tuple[int, int]:
    """How many rows and columns of options stand in the tray."""
    high = option_size(context, spots)[1] + 6
    rows = max(1, int((context.zones.tray_room.h - 18) // high))
    return rows, -(-len(spots) // rows)


def above_draft(context: DrawContext, spots: Sequence[Spot]) -> bool:
    """Whether the options are few enough to stand above the draft, where a page leaves the tray to its cards."""
    return context.zones.page and 0 < len(spots) <= FEW


def lowered(context: DrawContext, places: Sequence[Rect]) -> DrawContext:
    """The pen with the draft below the options."""
    draft = Rect(context.zones.draft)
    top = places[0].bottom + 6 - draft.y
    return replace(context, zones=replace(context.zones, draft=Rect(draft.x, draft.y + top, draft.w, draft.h - top)))


def option_places(context: DrawContext, spots: Sequence[Spot], beside: Rect | None) -> tuple[Rect, ...]:
    """Places of the options: as a bubble beside the picked thing, else in columns at the tray's right."""
    if not spots:
        return ()
    wide, high = option_size(context, spots)
    if beside is not None and len(spots) <= 5:
        area = context.zones.board.inflate(-30, -30)
        x = beside.right + 18 if beside.right + 18 + wide < area.right else beside.x - 18 - wide
        x = min(max(x, area.x), area.right - wide)
        whole = len(spots) * (high + 6)
        y = min(max(beside.centery - whole / 2, area.y), area.bottom - whole)
        return tuple(Rect(x, y + i * (high + 6), wide, high) for i in range(len(spots)))
    if above_draft(context, spots):
        room = context.zones.draft
        wide = (room.w - 8 * (len(spots) - 1)) / len(spots)
        return tuple(Rect(room.x + i * (wide + 8), room.y, wide, high) for i in range(len(spots)))
    rows, columns = option_rows(context, spots)
    room = context.zones.tray_room
    right = room.right - 12 if context.compact else context.zones.cancel.x - 16
    wide = min(wide, (room.w * 0.5) / columns - 8)
    left = right - columns * (wide + 8) + 8
    return tuple(
        Rect(left + (i // rows) * (wide + 8), room.y + 12 + (i % rows) * (high + 6), wide, high)
        for i in range(len(spots))
    )


def draw_options(context: DrawContext, spots: Sequence[Spot], hits: Sequence[HitArea], bubble: bool) -> None:
    """Buttons for what lies nowhere on the table."""
    canvas = context.canvas
    if bubble and hits:
        ground = hits[0].rect.unionall([hit.rect for hit in hits[1:]]).inflate(20, 20)
        paper(canvas, ground, "note", 10, lift=10, alpha=140)
    for spot, hit in zip(spots, hits, strict=True):
        picked = spot.id in context.look.picked
        button(canvas, hit.rect, context.touch.state(hit), False)
        if picked:
            canvas.rr(hit.rect, 8, "", "brass_bright", 3)
        x = hit.rect.x + 12
        key = spot.key or number_of(context, spot.id)
        colour = "chalk" if hit.enabled else "order_off"
        if key:
            canvas.rr((x, hit.rect.centery - 13, 26, 26), 5, "key_ground", "slate_edge", 1.2)
            canvas.text(key, x + 13, hit.rect.centery, 17, "key_letters", "bold", "centre")
            x += 36
        px, lines = fit_lines(canvas, spot.label, hit.rect.right - 10 - x, hit.rect.h - 8, 20, "strong", 1.1)
        draw_lines(canvas, lines, x, hit.rect.centery, px, colour, "strong", leading=1.1)


def number_of(context: DrawContext, spot: str) -> str:
    """The digit that picks this spot, "" = none."""
    listed = numbered(context.table, context.look) if spot in context.ways else ()
    if spot not in listed:
        return ""
    number = listed.index(spot) + 1
    return str(number) if number <= 9 else ""


def draw_orders(context: DrawContext, cancel: HitArea, commit: HitArea) -> None:
    """What the choice would do, and the two buttons that never move."""
    canvas, look = context.canvas, context.look
    if not (context.table.trays or context.table.amount) and not context.compact:
        canvas.rr(context.zones.draft.inflate(16, 12), 8, "tray_shade", fade=0.82)
    _draft(context)
    button(canvas, cancel.rect, context.touch.state(cancel), False)
    colour = "chalk" if cancel.enabled else "order_off"
    px, lines = fit_lines(canvas, look.retreat or _("Cancel"), cancel.rect.w - 12, cancel.rect.h - 8, 21, "strong", 1.0)
    draw_lines(canvas, lines, cancel.rect.centerx, cancel.rect.centery, px, colour, "strong", "centre", 1.0)
    button(canvas, commit.rect, context.touch.state(commit), True)
    offer = look.ready
    label = offer.label if offer else _("Choose") if context.ways else _("Waiting")
    eye = 36.0 if offer and offer.final else 0.0
    area = commit.rect
    px, lines = fit_lines(canvas, label, area.w - 24 - eye, area.h - 10, 28, "display", 1.05)
    wide = max(canvas.lettering.width(line, "display", px) for line in lines) / canvas.measure.scale
    middle = area.centerx - eye / 2
    colour = "order_letters" if offer else "order_letters_off"
    draw_lines(canvas, lines, middle, area.centery - 1, px, colour, "display", "centre", 1.05)
    if eye:
        canvas.art("glyph_eye", middle + wide / 2 + 24, area.centery, 28, centred=True, tint="order_letters")


def _draft(context: DrawContext) -> None:
    """What follows from the choice, why a click was refused, or what can be done now."""
    look, area = context.look, context.zones.draft
    rows: list[tuple[str, str]] = []
    if look.message:
        rule = f"  § {look.message_rule}" if look.message_rule else ""
        rows = [(look.message + rule, "caution")]
        head = ""
    elif look.ready and look.ready.draft:
        head = look.ready.draft[0]
        rows = [(text, "chalk") for text in look.ready.draft[1:]]
        if look.ready.final and rows and not context.table.amount:
            rows[-1] = (rows[-1][0], "caution")
    else:
        head = ""
        rows = [(text, "chalk_dim") for text in ([] if look.recap and not look.picked else _ways(context))]
    draw_rows(context, area, head, rows)


def _ways(context: DrawContext) -> tuple[str, ...]:
    """Nothing is chosen yet: how to choose."""
    if not context.ways:
        return ()
    if context.table.bargain:
        return ()
    if context.table.amount:
        return (_("Type a number, or use the arrow keys."),)
    if context.look.picked:
        return (_("Now choose the next thing, or cancel."),)
    return (_("Point at what you want, or press 1 to 9."),)


def draw_rows(context: DrawContext, area: Rect, head: str, rows: Sequence[tuple[str, str]]) -> None:
    """A heading and lines, as large as the place allows."""
    canvas = context.canvas
    px, leading = canvas.measure.text_px(20), 1.33
    while True:
        step = px * leading / canvas.measure.scale
        wrapped = [
            (line, colour)
            for text, colour in rows
            for line in canvas.lettering.lines(text, "text", px, canvas.px(area.w))
        ]
        high = step * (len(wrapped) + (1.1 if head else 0))
        if high <= area.h or leading < TIGHT:
            break
        px, leading = (px - 1, leading) if px > 13 else (px, leading - 0.06)
    y = area.y + step * 0.5
    if head:
        fitted = canvas.lettering.fit(head, "display", round(px * 1.1), canvas.px(area.w), 13)
        canvas.text(head, area.x, y, 22, "draft_head", "display", px=fitted)
        y += step * 1.1
    for line, colour in wrapped:
        canvas.text(line, area.x, y, 20, colour, "text", px=px)
        y += step


def draw_labels(context: DrawContext, places: Mapping[str, Rect]) -> None:
    """The names of all spots, with their digits: what Alt shows."""
    canvas, lowest = context.canvas, context.canvas.measure.h - 8
    labels: list[Rect] = []
    for spot in context.table.spots:
        place = places.get(f"spot:{spot.id}")
        if place is None or not (spot.w or any(piece.spot == spot.id for piece in context.table.pieces)):
            continue
        key = spot.key or number_of(context, spot.id)
        text = f"{key}  {spot.label}" if key else spot.label
        wide = min(canvas.width(text, 18, "strong") + 20, 260.0)
        high = 28 * context.grow
        x = min(max(place.centerx - wide / 2, 8), canvas.measure.w - wide - 8)
        label = clear_of(labels, Rect(x, min(place.bottom - 4, lowest - high), wide, high), lowest)
        labels.append(label)
        canvas.rr(label, 6, "note" if key else "label_plain", "letters", 1.5)
        context.line(text, label.centerx, label.centery, 18, "letters", "strong", "centre", room=wide - 12)


def clear_of(labels: Sequence[Rect], wanted: Rect, lowest: float) -> Rect:
    """Where a label covers no other: as wanted, or a line or two below or above; as wanted where all is taken."""
    for lines in (0, 1, -1, 2, -2):
        there = Rect(wanted.x, wanted.y + lines * (wanted.h + 2), wanted.w, wanted.h)
        if there.y >= 0 and there.bottom < lowest + 1 and not any(there.colliderect(other) for other in labels):
            return there
    return wanted
