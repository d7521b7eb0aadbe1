"""What can be ordered: options that lie nowhere, what a choice would do, Cancel and Commit."""

from collections.abc import Mapping, Sequence

from game.core.table import Spot
from game.play.showing.hud_state import composed, keys, numbered
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.materials import button, paper
from game.words import _, begun

FEW = 2
"""With more lines than so many besides it, what a choice would do has less room."""
TIGHT = 1.16
"""Lines of a draft stand closer than usual where it is short of room, but not closer than this."""


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
        key = spot.key
        colour = "chalk" if hit.enabled else "order_off"
        if key:
            canvas.rr((x, hit.rect.centery - 13, 26, 26), 5, "key_ground", "slate_edge", 1.2)
            canvas.text(key, x + 13, hit.rect.centery, 17, "key_letters", "bold", "centre")
            x += 36
        px, lines = fit_lines(canvas, begun(spot.label), hit.rect.right - 10 - x, hit.rect.h - 8, 20, "strong", 1.1)
        draw_lines(canvas, lines, x, hit.rect.centery, px, colour, "strong", leading=1.1)


def number_of(context: DrawContext, spot: str) -> str:
    """The key that picks this spot, "" = none."""
    listed = numbered(context.table, context.look) if spot in context.ways else ()
    return keys(context.table.spots, listed).get(spot, "")


def draw_orders(context: DrawContext, cancel: HitArea | None, commit: HitArea | None, hint: str) -> None:
    """What was put together, with the button that does it and the one that takes it back; else what can be done.

    `hint` says what to do now; "" = something else stands there.
    """
    if commit:
        draw_bar(context, commit)
    elif not context.table.shelf:
        room = context.zones.draft
        draw_rows(context, room, "", _ways(context, hint) if room.h > 20 * context.grow else ())
    if cancel:
        draw_quiet(context, cancel, "", context.look.retreat or _("Take it back"), "")


def draw_bar(context: DrawContext, commit: HitArea) -> None:
    """The choice that is put together: what it does and what follows, and the key that does it."""
    canvas, look, area = context.canvas, context.look, commit.rect
    offer = composed(look)
    assert offer
    state = context.touch.state(commit)
    top = {"hover": "order_top", "pressed": "order_bottom_down"}.get(state, "order_bottom_near")
    canvas.shadow(area, 10, 2, 4, 6, 110)
    canvas.rr(area, 10, (top, "order_bottom"), "order_edge", 2)
    canvas.rr(area.inflate(-9, -9), 7, "", "order_glint", 1.2, fade=0.4)
    inner = area.inflate(-28, -14)
    key = _("Enter")
    wide = canvas.width(key, 17, "bold") + 18
    cap = Rect(inner.right - wide, inner.y + 2, wide, 28 * context.grow)
    canvas.rr(cap, 5, "note", "order_edge", 1.5)
    canvas.text(key, cap.centerx, cap.centery, 17, "letters", "bold", "centre")
    sign = 34.0 if offer.final else 0.0
    head = Rect(inner.x, inner.y, inner.w - wide - 12 - sign, 0)
    rest = tuple(line for line in offer.draft[1:] if not offer.label.endswith(f": {line}"))  # said in the label
    head.h = inner.h * (0.34 if len(rest) > FEW else 0.46 if rest or look.message else 1.0)
    px, lines = fit_lines(canvas, offer.label, head.w, head.h, 28, "display", 1.02)
    head.h = min(head.h, len(lines) * px * 1.1 / canvas.measure.scale)
    draw_lines(canvas, lines, head.x, head.centery, px, "order_letters", "display", leading=1.02)
    if sign:
        draw_final(canvas, cap.x - 6 - sign / 2, cap.centery, 26, "order_letters")
    below = Rect(inner.x, head.bottom + 2, inner.w, inner.bottom - head.bottom - 2)
    if look.message:
        draw_rows(context, below, "", [(_message(context), "marker")])
    else:
        draw_rows(context, below, "", [(text, "order_letters") for text in rest])


def final_words() -> str:
    """What the sign of a choice that cannot be undone says."""
    return _("Cannot be taken back")


def draw_final(canvas: Canvas, x: float, y: float, size: float, ink: str) -> None:
    """The sign of what cannot be taken back: a lock."""
    canvas.art("glyph_lock", x, y, size, centred=True, tint=ink)


def draw_last(context: DrawContext, hit: HitArea, key: str, label: str, words: str) -> None:
    """The only thing that is left to do."""
    button(context.canvas, hit.rect, context.touch.state(hit), True)
    _draw_words(context, hit, key, label, words, ("order_letters", "order_letters"))


def draw_quiet(context: DrawContext, hit: HitArea, key: str, label: str, words: str) -> None:
    """A button that nobody is asked to press: an outline, its key, and below the label what stays undone."""
    near = context.touch.near(hit.id)
    context.canvas.rr(hit.rect, 10, "slate_bottom" if near else "", "chalk" if near else "chalk_dim", 2)
    _draw_words(context, hit, key, label, words, ("chalk", "chalk_dim"))


def _draw_words(context: DrawContext, hit: HitArea, key: str, label: str, words: str, inks: tuple[str, str]) -> None:
    """What stands on such a button."""
    canvas, area, state = context.canvas, hit.rect, context.touch.state(hit)
    sunk = 3 if state == "pressed" else 0
    inner = area.inflate(-20, -10).move(0, sunk)
    cap = Rect(inner.x, inner.y + 1, 26 * min(context.grow, 1.4), 26 * min(context.grow, 1.4))
    beside = Rect(cap.right + 10, inner.y, inner.right - cap.right - 10, inner.h) if key else inner
    words = words if _both_fit(context, beside, label, words) else ""
    if key:
        if not words:
            cap.centery = inner.centery
        canvas.rr(cap, 5, "note", "slate_edge", 1.5)
        canvas.text(key, cap.centerx, cap.centery, 17, "letters", "bold", "centre")
        inner = beside
    head = Rect(inner.x, inner.y, inner.w, inner.h * (0.5 if words else 1.0))
    px, lines = fit_lines(canvas, label, head.w, head.h, 22, "strong", 1.0)
    align, x = ("left", head.x) if key or words else ("centre", head.centerx)
    draw_lines(canvas, lines, x, head.centery, px, inks[0], "strong", align, 1.0)
    if words:
        px, lines = fit_lines(canvas, words, inner.w, inner.h - head.h, 18, "text", 1.05)
        draw_lines(canvas, lines, inner.x, head.bottom + (inner.h - head.h) / 2, px, inks[1], "text", leading=1.05)


def _both_fit(context: DrawContext, inner: Rect, label: str, words: str) -> bool:
    """Whether label and words each have room in half of a quiet button; else the words are in its tooltip alone."""
    halves = ((label, 22.0, "strong", 1.0), (words, 18.0, "text", 1.05))
    for text, size, face, leading in halves:
        px, lines = fit_lines(context.canvas, text, inner.w, inner.h / 2, size, face, leading)
        if len(lines) * px * leading > context.canvas.px(inner.h / 2) + 2:
            return False
    return True


def _message(context: DrawContext) -> str:
    rule = f"  § {context.look.message_rule}" if context.look.message_rule else ""
    return context.look.message + rule


def _ways(context: DrawContext, hint: str) -> Sequence[tuple[str, str]]:
    """Nothing is put together: why a click was refused, or how to choose."""
    look = context.look
    if look.message:
        return [(_message(context), "caution")]
    return [(hint, "chalk_dim")] if hint and context.ways and not context.table.bargain else ()


def draw_rows(context: DrawContext, area: Rect, head: str, rows: Sequence[tuple[str, str]]) -> None:
    """A heading and lines, as large as the place allows; where they have no room, the last are left out."""
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
    if high > area.h + step * 0.2 and len(rows) > 1:
        draw_rows(context, area, head, rows[:-1])
        return
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
