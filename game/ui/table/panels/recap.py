"""What the others did, as a strip of chips, or in one line of a low window."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.core.faces import Art, Box, Face, Polygon
from game.play.showing.hud_state import LogLine, composed
from game.ui.draw import theme
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines, reach
from game.words import _, gain, plural

GAP = 6.0
CARD = (108.0, 120.0)
"""The least width and height of a chip with a picture; where there is less room chips are rows of words."""
ILLUSTRATED = 320.0
"""From this width on a row has a small picture, too."""
LARGE, WIDEST = 164.0, 198.0
"""The least width of one where there is room, and the most."""
ROOMY = 600.0
ROW = 44.0
TWO_LINES, THREE_LINES = 1.35, 1.9
"""How much higher a row is at most where there is room left, and where words would be cut."""
PICTURED = 72.0
"""The room of its picture."""
BESIDE = 440.0
"""The width of a row beside others, at the usual text."""
TURNER = 44.0
"""The width of the column with the two buttons that turn the strip's pages."""
WINDOW, LOW_WINDOW = 0.52, 0.36
"""The part of a chip's height that its picture takes, and takes where the words are long."""


@dataclass(frozen=True, slots=True)
class Strip:
    """Where the chips in sight stand, by their place in the recap; `more` is how many are left out before and after."""

    head: Rect
    chips: tuple[tuple[int, Rect], ...] = ()
    turners: tuple[Rect, ...] = ()
    more: tuple[int, int] = (0, 0)


NO_STRIP = Strip(Rect(0, 0, 0, 0))
Placing = Callable[[DrawContext, Rect, int], tuple[Rect, ...]]


def plan_strip(context: DrawContext, side: Side, area: Rect, head_high: float = 0.0) -> Strip:
    """The page of the strip that is turned up in this place: the newest chips, or older ones.

    The heading is at least `head_high`.
    """
    if not context.look.recap:
        return NO_STRIP
    high = 38 * max(1.0, 0.8 * context.grow) if area.w > ROOMY else 26 * context.grow
    head = Rect(area.x, area.y, area.w, max(high, head_high))
    return _paged(context, side, head, Rect(area.x, head.bottom, area.w, area.bottom - head.bottom), _places)


def plan_line(context: DrawContext, side: Side, area: Rect) -> Strip:
    """The same beside each other in one line, without a heading."""
    strip = _paged(context, side, NO_STRIP.head, area, _beside)
    right = strip.turners[0].x - GAP if strip.turners else area.right
    return replace(strip, chips=_shared(context, strip.chips, right))


def _paged(context: DrawContext, side: Side, head: Rect, room: Rect, place: Placing) -> Strip:
    """The page that is turned up, with the buttons that turn pages where there are several."""
    count = len(context.look.recap)
    places = place(context, room, count)
    if count <= len(places):
        return Strip(head, tuple(enumerate(places[:count])))
    turners = _turners(room)
    places = place(context, Rect(room.x, room.y, turners[0].x - GAP - room.x, room.h), count)
    pages = -(-count // len(places))
    side.recap_page = min(side.recap_page, pages - 1)
    first = max(0, count - (side.recap_page + 1) * len(places))
    shown = tuple((first + n, place) for n, place in enumerate(places) if first + n < count)
    return Strip(head, shown, turners, (first, count - first - len(shown)))


def _places(context: DrawContext, room: Rect, count: int) -> tuple[Rect, ...]:
    """As many chips as the room has, in a row with pictures, else one below the other; one at least.

    Rows of words are higher where fewer than there is room for tell something, or where words of the newest would be
    cut, so that each may have two lines.
    """
    roomy = room.w > ROOMY
    if room.h >= CARD[1] and context.grow < 1.3 and (roomy or not context.compact):
        least = LARGE if roomy else CARD[0]
        many = max(1, int((room.w + GAP) // (least + GAP)))
        wide = min((room.w + GAP) / many - GAP, WIDEST)
        return tuple(Rect(room.x + n * (wide + GAP), room.y, wide, room.h) for n in range(many))
    high = max(ROW, 34 * context.grow)
    fit = max(1, min(count, int((room.h + 4) // (high + 4))))
    for many in range(fit, (fit + 1) // 2 - 1, -1):
        lines = TWO_LINES if many == fit else THREE_LINES
        row = Rect(room.x, room.y, room.w, max(high, min(high * lines, (room.h + 4) / many - 4)))
        if not any(_cuts(context, chip, row) for chip in context.look.recap[-many:]):
            break
    return tuple(row.move(0, n * (row.h + 4)) for n in range(many))


def _cuts(context: DrawContext, chip: LogLine, place: Rect) -> bool:
    """Whether words of this chip have no room in such a row."""
    words = _row_words(context, chip, place)
    return _long(context, fitting(context, chip, words, 17, 1.05), words, 17, 1.05)


def _row_words(context: DrawContext, chip: LogLine, place: Rect) -> Rect:
    """Where the words of a row stand: after emblem and picture, before money and the sign that asks."""
    left = place.x + 5 + (min(32.0, place.h - 10) + 6 if chip.line.seat is not None else 0.0)
    left += PICTURED if place.w >= ILLUSTRATED * context.grow and context.grow < 1.3 else 0.0
    money = 8 + context.canvas.width(gain(chip.line.delta), 17, "bold") if chip.line.delta else 0.0
    return Rect(left, place.y + 3, place.right - ROW - money - left, place.h - 6)


def _beside(context: DrawContext, room: Rect, _count: int) -> tuple[Rect, ...]:
    """As many rows of words as have room beside each other; one at least."""
    many = max(1, int((room.w + GAP) // (BESIDE * context.grow + GAP)))
    wide = (room.w + GAP) / many - GAP
    return tuple(Rect(room.x + n * (wide + GAP), room.y + 2, wide, room.h - 4) for n in range(many))


def _shared(context: DrawContext, chips: Sequence[tuple[int, Rect]], right: float) -> tuple[tuple[int, Rect], ...]:
    """The same side by side up to `right`, where long words have what room short ones leave."""
    if not chips:
        return ()
    usual, first = chips[0][1].w, chips[0][1]
    wants = [_wanted(context, context.look.recap[n], place) for n, place in chips]
    spare = right - first.x - (usual + GAP) * len(chips) + GAP + sum(max(0.0, usual - want) for want in wants)
    more = sum(max(0.0, want - usual) for want in wants)
    if more <= 0 or spare <= 0:
        return tuple(chips)
    part, x, shared = min(1.0, spare / more), first.x, []
    room = right - first.x - (usual + GAP) * len(chips) + GAP
    give = max(0.0, part * more - room) / max(1.0, sum(max(0.0, usual - want) for want in wants))
    for (n, place), want in zip(chips, wants, strict=True):
        wide = usual + part * (want - usual) if want > usual else usual - give * (usual - want)
        shared.append((n, Rect(x, place.y, wide, place.h)))
        x += wide + GAP
    return tuple(shared)


def _wanted(context: DrawContext, chip: LogLine, place: Rect) -> float:
    """How wide a row is in which the words of this chip have one line."""
    beside = _row_words(context, chip, place)
    return place.w - beside.w + context.canvas.width(short(context, chip), 17, "strong") + 2


def _turners(room: Rect) -> tuple[Rect, Rect]:
    """To earlier and to later chips: at the right, one above the other, or where that is too low side by side."""
    if room.h < 2 * TURNER + 4:
        x, high = room.right - 2 * TURNER - 4, max(TURNER, room.h)
        return Rect(x, room.y, TURNER, high), Rect(x + TURNER + 4, room.y, TURNER, high)
    high, x = (room.h - 4) / 2, room.right - TURNER
    return Rect(x, room.y, TURNER, high), Rect(x, room.y + high + 4, TURNER, high)


def recap_hots(context: DrawContext, strip: Strip) -> tuple[HitArea, ...]:
    """The chips of the strip, the sign on each that asks about it, and the buttons that turn the pages."""
    hits = []
    tips = (_("Earlier"), _("Later"))
    for name, place, tip, left in zip(("earlier", "later"), strip.turners, tips, strip.more, strict=False):
        hits.append(HitArea(f"tool:{name} deeds", place, "recap", tip, bool(left)))
    for n, place in strip.chips:
        words = context.look.recap[n].line.text
        hits.append(HitArea(f"recap:{n}", place, "recap", f"{words}\n{_('Press it to see it once more.')}"))
        hits.append(HitArea(f"why:{n}", reach(_asking(place)), "recap", _("Why?")))
    return tuple(hits)


def _pictured(place: Rect) -> bool:
    """Whether a chip of this shape has a picture, or is a row of words."""
    return place.w < 2.5 * place.h


def _asking(place: Rect) -> Rect:
    """The sign that asks about a chip: at its upper right corner, at the end of a row."""
    middle = place.y + 22 if _pictured(place) else place.centery
    return Rect(place.right - 33, middle - 11, 22, 22)


def busy_draft(context: DrawContext) -> bool:
    """Whether the draft's place is taken by what a choice would do, or by a message."""
    look = context.look
    return bool(look.message or look.picked or composed(look))


def draw_recap(context: DrawContext, strip: Strip, hits: Sequence[HitArea], ink: str = "draft_head") -> None:
    """The heading and the chips in sight."""
    if not strip.chips:
        return
    if strip.head.w:
        middle = strip.head.y + 11 * context.grow
        context.line(since_words(context), strip.head.x, middle, 20, ink, "display", room=strip.head.w)
    for n, place in strip.chips:
        newest = n == len(context.look.recap) - 1
        draw = _draw_card if _pictured(place) else _draw_row
        draw(context, context.look.recap[n], place, context.touch.near(f"recap:{n}"), newest)
        _sign(context, _asking(place), "?", context.touch.near(f"why:{n}"))
    for hit, glyph in zip(hits[: len(strip.turners)], ("chevron_up", "chevron_down"), strict=False):
        near = hit.enabled and context.touch.near(hit.id)
        context.canvas.rr(
            hit.rect, 7, "note" if near else "tray_letters", "paper_edge", 1.2, fade=1 if hit.enabled else 0.4
        )
        context.canvas.art(f"glyph_{glyph}", *hit.rect.center, 22, centred=True, tint="brass_shade")


def since_words(context: DrawContext) -> str:
    """Since when the chips tell: the viewer's own choice, or that of whoever they are for."""
    look = context.look
    if look.since is None or look.since >= len(look.seats):
        return _("What happened last")
    if look.fresh:
        return _("What happened so far")
    if look.since == look.viewer:
        return _("Since your last choice")
    return _("Since {name}’s last choice").format(name=look.seats[look.since].name)


def _draw_card(context: DrawContext, chip: LogLine, place: Rect, near: bool, newest: bool) -> None:
    """A picture with the emblem and what it brought, a line in the seat's colour, and a few words."""
    canvas, line = context.canvas, chip.line
    canvas.rr(
        place, 7, "note" if near else "mat_paper", "ring_picked" if newest else "paper_edge", 3 if newest else 1.5
    )
    window, words = card_parts(context, chip, place)
    _picture(context, chip, window, SIDES)
    seat = context.look.seats[line.seat] if line.seat is not None else None
    if seat:
        canvas.fill((window.x, window.bottom, window.w, 3), theme.SEATS[seat.colour].colour)
    emblem(context, chip, place.x + 3, place.y + 17, 28)
    _mark(context, "replay", window.x + 11, window.bottom - 12)
    if line.delta:
        asks = _asking(place)
        _delta(context, chip, window.right if window.bottom - 24 > asks.bottom else asks.x - 4, window.bottom - 1)
    _cut(context, fitting(context, chip, words, 16, 1.1), words, 16, 1.1)


def card_parts(context: DrawContext, chip: LogLine, place: Rect) -> tuple[Rect, Rect]:
    """Where picture and words stand: long words take some of the picture's room before any is left out."""
    for part in (WINDOW, LOW_WINDOW):
        window = Rect(place.x + 4, place.y + 4, place.w - 8, place.h * part - 4)
        words = Rect(place.x + 6, window.bottom + 5, place.w - 12, place.bottom - window.bottom - 8)
        if not _long(context, fitting(context, chip, words, 16, 1.1), words, 16, 1.1):
            break
    return window, words


def fitting(context: DrawContext, chip: LogLine, place: Rect, size: float, leading: float) -> str:
    """What is told of many things names the first, and how many more there are, where all have no room."""
    words = short(context, chip)
    if len(chip.items) < 2 or not _long(context, words, place, size, leading):
        return words
    more = plural("and {n} more", "and {n} more", len(chip.items) - 1)
    return f"{words.removesuffix(', '.join(chip.items))}{chip.items[0]} {more}"


def _long(context: DrawContext, words: str, place: Rect, size: float, leading: float) -> bool:
    """Whether there is no room for all lines of these words."""
    px, lines = fit_lines(context.canvas, words, place.w, place.h, size, "strong", leading)
    return len(lines) > max(1, int(place.h * context.canvas.measure.scale // (px * leading)))


def _cut(context: DrawContext, words: str, place: Rect, size: float, leading: float) -> None:
    """As many lines as there is room for; the last one says that there is more."""
    px, lines = fit_lines(context.canvas, words, place.w, place.h, size, "strong", leading)
    fit = max(1, int(place.h * context.canvas.measure.scale // (px * leading)))
    if len(lines) > fit:
        last, wide = lines[fit - 1], context.canvas.px(place.w)
        while last and context.canvas.lettering.width(last.rstrip(" .,:") + "…", "strong", px) > wide:
            last = last[:-1]
        lines = [*lines[: fit - 1], last.rstrip(" .,:") + "…"]
    draw_lines(context.canvas, lines, place.x, place.centery, px, "letters", "strong", leading=leading)


def _draw_row(context: DrawContext, chip: LogLine, place: Rect, near: bool, newest: bool) -> None:
    """Emblem, words in a line or two, and money."""
    canvas, line = context.canvas, chip.line
    canvas.rr(
        place, 7, "note" if near else "mat_paper", "ring_picked" if newest else "paper_edge", 3 if newest else 1.5
    )
    x = emblem(context, chip, place.x + 5, place.centery, min(32.0, place.h - 10))
    beside = _row_words(context, chip, place)
    if beside.x > x + 1:
        _picture(context, chip, Rect(x, place.y + 5, PICTURED - 8, place.h - 10))
    if line.delta:
        colour = "gain" if line.delta > 0 else "loss"
        context.line(gain(line.delta), place.right - ROW, place.centery, 17, colour, "bold", "right", room=70)
    words = fitting(context, chip, beside, 17, 1.05)
    if canvas.width(words, 17, "strong") <= beside.w:
        context.line(words, beside.x, place.centery, 17, "letters", "strong", room=beside.w)
        return
    _cut(context, words, beside, 17, 1.05)


TALL, TALLEST, MOST_SEEN = 1.3, 1.6, 0.8
"""Of which shapes a face is a card, which fills a chip; and how much of any other has to be seen if it does."""


SIDES = 33.0
"""So much at each side of a card's window is the emblem's, and the sign's that asks."""


def _picture(context: DrawContext, chip: LogLine, window: Rect, sides: float = 4.0) -> None:
    """What the chip is about: a card or a scene fills the window, a small sign stands whole between these sides."""
    canvas, line = context.canvas, chip.line
    canvas.rr(window, 4, "slot_empty")
    slip = context.table.slips.get(line.spot)
    face = line.face or (slip.picture if slip else None)
    if face is None:
        canvas.art("glyph_log", *window.center, 0.6 * window.h, centred=True, tint="chip_glyph")
        return
    with canvas.clipped(window):
        full = _filled(face, window)
        if TALL < face.h / face.w < TALLEST or (_scene(face) and window.w * window.h > MOST_SEEN * full.w * full.h):
            context.sprite(face, full)
        else:
            context.face(face, window.inflate(-2 * sides, -6))


def _scene(face: Face) -> bool:
    """Whether the face has a ground from edge to edge; of things that stand side by side none may be cut."""
    first = face.parts[0] if face.parts else None
    return isinstance(first, Box | Art | Polygon) and (isinstance(first, Polygon) or first.w > MOST_SEEN * face.w)


def _filled(face: Face, window: Rect) -> Rect:
    """The face over the whole window; of a tall one the middle, where its picture is."""
    wide = max(window.w, window.h * face.w / face.h)
    high = wide * face.h / face.w
    return Rect(window.centerx - wide / 2, window.y - 0.4 * (high - window.h), wide, high)


def _mark(context: DrawContext, glyph: str, x: float, y: float) -> None:
    context.canvas.rr((x - 9, y - 9, 18, 18), 9, "ivory", "brass_shade", 1)
    context.canvas.art(f"glyph_{glyph}", x, y, 13, centred=True, tint="brass_shade")


def _sign(context: DrawContext, place: Rect, sign: str, near: bool) -> None:
    context.canvas.rr(place, place.h / 2, "marker" if near else "ivory", "brass_shade", 1.5)
    px = max(TEXT_FLOOR, context.canvas.px(16))
    context.canvas.text(sign, *place.center, 16, "letters", "bold", "centre", px=px)


def _delta(context: DrawContext, chip: LogLine, right: float, bottom: float) -> None:
    """What it brought or cost, on a plate at the lower right of the picture."""
    canvas, delta = context.canvas, chip.line.delta
    wide = canvas.width(gain(delta), 16, "bold") + 12
    plate = Rect(right - wide, bottom - 22, wide, 22)
    canvas.rr(plate, 5, "gain" if delta > 0 else "slate_bottom", "ivory", 1.2)
    canvas.text(gain(delta), *plate.center, 16, "white_tick", "bold", "centre")


def emblem(context: DrawContext, chip: LogLine, x: float, y: float, size: float) -> float:
    """The emblem of the seat that a line is about; returns where words begin."""
    if chip.line.seat is None:
        return x
    seat = context.look.seats[chip.line.seat]
    context.canvas.art(f"emblem_{theme.SEATS[seat.colour].emblem}", x + size / 2, y, size, centred=True)
    return x + size + 6


def short(context: DrawContext, chip: LogLine) -> str:
    """The line without the name, where the emblem says who."""
    if chip.line.seat is None:
        return chip.line.text
    rest = chip.line.text.removeprefix(context.look.seats[chip.line.seat].name).removeprefix("’s")
    return rest.strip() if rest.startswith(" ") else chip.line.text
