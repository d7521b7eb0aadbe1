"""What can be chosen: as a numbered list on the slip while nothing is pointed at, and in a sentence."""

from collections.abc import Sequence
from itertools import product

from game.play.showing import verbs
from game.play.showing.hud_state import endings, keys, numbered, outcome, way_labels
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import HitArea, draw_lines, fit_lines
from game.ui.table.panels.endings import KEY
from game.words import _, begun, plural

MOST_COLUMNS = 3
COLUMN = 150.0
"""The narrowest column of the list, in units."""
SMALLER = 0.8
"""A choice is said in fewer words, or not listed, rather than in letters smaller than so many of the usual ones."""
MOST_NAMES = 5
"""The most names that are told of what is to be chosen next,"""
MOST_LETTERS = 60
"""and how many letters they have together at most."""
LEADINGS = 1.3, 1.18
"""Lines stand closer before a second column leaves them half the width."""


def draw_choices(context: DrawContext, area: Rect, idle: str) -> None:
    """All that can be chosen, in columns where one is too short; `idle` where nothing can be."""
    ways = list(way_labels(context.table, context.look).items())
    if not ways:
        _idle(context, area, idle)
        return
    canvas, grow = context.canvas, context.grow
    context.line(_("You can choose"), area.x + 16, area.y + 24 * grow, 20, "heading", "display", room=area.w - 32)
    top = _top(context, area)
    canvas.line(area.x + 16, top, area.right - 16, top, "hairline_warm")
    places, px = _places(context, area, ways)
    shown = _shown(places, ways)
    said = _said(context, places, ways[:shown])
    fitting = min((_fitting(context, *each, px) for each in zip(places, said, strict=False)), default=px)
    alike = max(_least(context), fitting)
    for n, place in enumerate(places):
        if n < shown:
            _way(context, place, ways[n][0], said[n], (px, alike))
        else:
            rest = plural("and {n} more", "and {n} more", len(ways) - shown)
            canvas.text(rest, place.x + 32, place.centery, 19, "idle_letters", "text", room=place.w - 36, px=px)


def choice_hots(context: DrawContext, area: Rect) -> list[HitArea]:
    """The names of the list, which are clicked as the things themselves are; the focus goes to those."""
    ways = list(way_labels(context.table, context.look).items())
    places, _px = _places(context, area, ways) if ways else ([], 0)
    listed = zip(ways, places[: _shown(places, ways)], strict=False)
    return [HitArea(f"way:{spot}", place, "side", "", False) for (spot, _label), place in listed]


def hint(context: DrawContext) -> str:
    """What to do now, in a sentence: how a number is given, what is to be chosen next, or how a choice is begun."""
    if context.table.amount:
        return _("Type a number, or use the arrow keys.")
    return next_words(context) if context.look.picked else _beginning(context)


def _beginning(context: DrawContext) -> str:
    """That something is to be pointed at, and with which keys it can be done instead."""
    zones = context.zones
    if zones.page and not (zones.slip.w and zones.slip != zones.panel):  # the list lies under the notebook's page
        return _("Point at what you want.")
    named = [key for key in keys(context.table.spots, numbered(context.table, context.look)).values() if key]
    if sorted(named) != [str(n) for n in range(1, len(named) + 1)]:
        return _("Point at what you want, or press its key.")
    if len(named) < 3:
        few = _("Point at what you want."), _("Point at it, or press 1."), _("Point at what you want, or press 1 or 2.")
        return few[len(named)]
    return _("Point at what you want, or press 1 to {n}.").format(n=len(named))


def next_words(context: DrawContext) -> str:
    """What is to be chosen next: by name where that is short."""
    names = [spot.label for spot in context.table.spots if spot.id in context.look.open]
    if names and verbs.rows(context.table, context.look.picked, context.look.picked[-1]):
        return _("Now press one of the rows beside it.") if len(names) > 1 else _("Now press the row beside it.")
    if not names or len(names) > MOST_NAMES or sum(map(len, names)) > MOST_LETTERS:
        return _("Now choose one of those that glow.")
    *others, last = names
    if not others:
        return _("Now choose: {name}").format(name=last)
    return _("Now choose: {names} or {last}").format(names=", ".join(others), last=last)


def _top(context: DrawContext, area: Rect) -> float:
    return area.y + 42 * context.grow


def _shown(places: Sequence[Rect], ways: Sequence[object]) -> int:
    """How many choices have a place: where there are more, the last place says so."""
    return len(places) - 1 if len(places) < len(ways) else len(ways)


def _places(context: DrawContext, area: Rect, ways: Sequence[tuple[str, str]]) -> tuple[list[Rect], int]:
    """The places of the list, and the pixels of its letters."""
    top = _top(context, area)
    room = Rect(area.x + 12, top + 3, area.w - 24, area.bottom - 9 - top)
    columns, rows, px = _grid(context, room, ways)
    step, wide = min(34 * context.grow, room.h / max(1, rows)), room.w / columns
    places = (Rect(room.x + n // rows * wide, room.y + n % rows * step, wide, step) for n in range(columns * rows))
    return list(places)[: len(ways)], px


def _grid(context: DrawContext, room: Rect, ways: Sequence[tuple[str, str]]) -> tuple[int, int, int]:
    """Columns, rows and pixels of the letters: as large as usual where columns have room, else somewhat smaller.

    There are only as many columns as leave every line whole: rather letters are somewhat smaller than a choice is said
    in fewer words, and rather some choices are not listed than all are cut.
    """
    canvas, count = context.canvas, len(ways)
    wanted, scale = canvas.measure.text_px(19), canvas.measure.scale
    said = [_wordings(context, way) for way in ways]
    least, most, rows = max(TEXT_FLOOR, round(0.85 * wanted)), 1, 1
    for wording in (*_telling(said), 2):
        most = _columns(context, room, [words[wording] for words in said])
        for px in range(wanted, least - 1, -1):
            for columns, leading in product(range(1, most + 1), LEADINGS):
                rows = max(1, int(room.h * scale / (px * leading)))
                if columns * rows >= count:
                    return columns, min(rows, -(-count // columns)), px
    return most, rows, least


def _columns(context: DrawContext, room: Rect, lines: Sequence[str]) -> int:
    """How many columns leave each of these lines whole; at least one."""
    most = max(1, min(MOST_COLUMNS, int(room.w / (COLUMN * min(context.grow, 1.8)))))
    while most > 1 and not all(_fits(context, Rect(0, 0, room.w / most, 0), line) for line in lines):
        most -= 1
    return most


def _wordings(context: DrawContext, way: tuple[str, str]) -> tuple[str, str, str]:
    """How a choice can be said: with what follows, what is done, the thing alone."""
    spot, label = way
    own = next((one for one in context.table.spots if one.id == spot), None)
    deed = outcome(context.table, context.look, spot)
    return label, begun(deed.label) if deed else label, begun(own.label) if own else label


def _least(context: DrawContext) -> int:
    """The pixels that letters have at least."""
    return max(TEXT_FLOOR, round(SMALLER * context.canvas.measure.text_px(19)))


def _fits(context: DrawContext, place: Rect, words: str) -> bool:
    return context.canvas.lettering.width(words, "text", _least(context)) <= context.canvas.px(place.w - 40)


def _telling(said: Sequence[tuple[str, str, str]]) -> list[int]:
    """The wordings before the shortest in which no choices are called alike that the longest tells apart."""
    return [n for n in range(2) if len({words[n] for words in said}) == len({words[0] for words in said})]


def _said(context: DrawContext, places: Sequence[Rect], ways: Sequence[tuple[str, str]]) -> Sequence[str]:
    """What stands in each line of the list.

    One list speaks in one way: the first wording that fits for all choices. Where none does, each line says what is
    done if it has room for that, as long as no two are called alike by it: the thing alone does not tell.
    """
    said = [_wordings(context, way) for way in ways]
    pairs = list(zip(places, said, strict=False))
    telling = _telling(said)
    whole = next((n for n in telling if all(_fits(context, place, words[n]) for place, words in pairs)), None)
    if whole is not None:
        return [words[whole] for words in said]
    longer = [next((words[n] for n in telling if _fits(context, place, words[n])), words[2]) for place, words in pairs]
    return longer if len(set(longer)) == len({words[0] for _place, words in pairs}) else [words[2] for words in said]


def _fitting(context: DrawContext, place: Rect, words: str, px: int) -> int:
    """The pixels of letters with which these words have room in their line, no more than `px`."""
    return context.canvas.lettering.fit(words, "text", px, context.canvas.px(place.w - 40), TEXT_FLOOR)


def _way(context: DrawContext, place: Rect, spot: str, said: str, sizes: tuple[int, int]) -> None:
    """One choice with its key, as much of it as fits in a line; `sizes` of the key, and of all words of the list."""
    canvas, key, (px, alike) = context.canvas, _key(context, spot), sizes
    near = context.touch.near(f"spot:{spot}") or context.touch.near(f"way:{spot}")
    canvas.text(key, place.x + 14, place.centery, 19, "heading", "bold", "centre", px=px)
    fitted, face = _fitting(context, place, said, alike), "strong" if near else "text"
    canvas.text(said, place.x + 32, place.centery, 19, "letters", face, room=place.w - 36, px=fitted)


def _key(context: DrawContext, spot: str) -> str:
    """The key of one choice; of one that is an ending, or a row of the open plate, the key that stands there."""
    picked = context.look.picked
    for row in verbs.rows(context.table, picked, picked[-1]) if picked else ():
        if row.enabled and row.path[len(picked) :][:1] == (spot,):
            return row.key
    last = next(iter(endings(context.table, context.look)), None)
    if last and last.path and last.path[-1] == spot:
        return KEY
    return keys(context.table.spots, list(way_labels(context.table, context.look)))[spot]


def _idle(context: DrawContext, area: Rect, idle: str) -> None:
    """A compass, and what the slip is for."""
    canvas = context.canvas
    px, lines = fit_lines(canvas, idle, area.w - 48, min(60 * context.grow, area.h - 16), 19, "text")
    words = 1.3 * px / canvas.measure.scale * len(lines) + 16
    free = area.h - words
    size = min(0.5 * area.w, 0.5 * area.h, free - 24)
    if size < 56:
        draw_lines(canvas, lines, area.centerx, area.centery, px, "idle_letters", "text", "centre")
        return
    canvas.art("compass_rose", area.centerx, area.y + free / 2 + 6, size, centred=True)
    draw_lines(canvas, lines, area.centerx, area.bottom - words / 2 - 6, px, "idle_letters", "text", "centre")
