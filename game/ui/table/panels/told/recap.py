"""What the others did, as a strip of chips, or in one line of a low window."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

from game.play.showing.hud_state import composed
from game.ui.draw.measure import Rect
from game.ui.table.draw_context import DrawContext, Side
from game.ui.table.input.hit_areas import HitArea, reach
from game.ui.table.panels.told.chip import ROW, asking, cuts, cuts_card, draw_chip, wanted
from game.words import _

GAP = 6.0
CARD = (108.0, 120.0)
"""The least width and height of a chip with a picture; where there is less room chips are rows of words."""
LARGE, WIDEST, LONGEST = 164.0, 198.0, 400.0
"""The least width of one where there is room, the most, and the most where words are long."""
ROOMY = 600.0
TWO_LINES, THREE_LINES = 1.35, 1.9
"""How much higher a row is at most where there is room left, and where words would be cut."""
BESIDE = 440.0
"""The width of a row beside others, at the usual text."""
TURNER = 44.0
"""The width of the column with the two buttons that turn the strip's pages."""
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
        most = max(1, int((room.w + GAP) // (least + GAP)))
        return next(row for row in _rows_of_cards(room, most) if _whole(context, row) or len(row) == (most + 1) // 2)
    high = max(ROW, 34 * context.grow)
    fit = max(1, min(count, int((room.h + 4) // (high + 4))))
    for many in range(fit, (fit + 1) // 2 - 1, -1):
        lines = TWO_LINES if many == fit else THREE_LINES
        row = Rect(room.x, room.y, room.w, max(high, min(high * lines, (room.h + 4) / many - 4)))
        if not any(cuts(context, chip, row) for chip in context.look.recap[-many:]):
            break
    return tuple(row.move(0, n * (row.h + 4)) for n in range(many))


def _rows_of_cards(room: Rect, most: int) -> Iterator[tuple[Rect, ...]]:
    """A row of so many cards, then of fewer and wider ones."""
    for many in range(most, 0, -1):
        wide = min((room.w + GAP) / many - GAP, WIDEST if many == most else LONGEST)
        yield tuple(Rect(room.x + n * (wide + GAP), room.y, wide, room.h) for n in range(many))


def _whole(context: DrawContext, row: Sequence[Rect]) -> bool:
    """Whether no words of the newest chips would be cut on these cards."""
    return not any(cuts_card(context, chip, row[0]) for chip in context.look.recap[-len(row) :])


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
    wants = [wanted(context, context.look.recap[n], place) for n, place in chips]
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
        hits.append(HitArea(f"why:{n}", reach(asking(place)), "recap", _("Why?")))
    return tuple(hits)


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
        draw_chip(context, context.look.recap[n], place, n, newest)
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
