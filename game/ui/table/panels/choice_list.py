"""How the list of what can be chosen is set: its columns, the words of each line, and the size of its letters."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import product

from game.play.showing.hud_state import outcome, way_labels
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.words import begun

MOST_COLUMNS = 3
LEFT, ASIDE = 28.0, 34.0
"""Where the words of a line begin, after its key, and how much of its width they leave free."""
SMALLER, SMALLEST = 0.8, 0.68
"""A choice is said in fewer words, or not listed, rather than in letters smaller than so many of the usual ones; one
line alone, of which the thing would be all that is left, may have smaller ones yet."""
LEADINGS = 1.3, 1.18
"""Lines stand closer before a second column leaves them half the width."""
STEP, DEEP = 34.0, 50.0
"""From one choice to the next at most, in units, where each is one line, and where some are two."""

Wordings = tuple[str, str, str]
"""How a choice can be said: with what follows, what is done, the thing alone."""


@dataclass(frozen=True, slots=True)
class ChoiceLine:
    """One choice of the list: the spot, what is said of it, and where it stands."""

    spot: str
    said: str
    place: Rect


@dataclass(frozen=True, slots=True)
class ChoiceList:
    """The choices that are listed, and where it is said how many more there are; 0 = none."""

    lines: tuple[ChoiceLine, ...]
    more: int
    rest: Rect
    px: int
    """The pixels of the letters of keys, and of words at most."""
    high: int
    """In how many lines of text a choice may be said."""


@dataclass(frozen=True, slots=True)
class _Grid:
    widths: Sequence[float]
    rows: int
    px: int


def top_of(context: DrawContext, area: Rect) -> float:
    """Where the list begins below its heading."""
    return area.y + 42 * context.grow


def choice_list(context: DrawContext, area: Rect) -> ChoiceList | None:
    """All that can be chosen, in columns where one is too short; None where nothing can be.

    There are only as many columns as leave every line whole: rather letters are somewhat smaller than a choice is said
    in fewer words, and rather some choices are not listed than all are cut.
    """
    ways = list(way_labels(context.table, context.look).items())
    if not ways:
        return None
    top = top_of(context, area)
    room = Rect(area.x + 12, top + 3, area.w - 24, area.bottom - 9 - top)
    said = [_wordings(context, *way) for way in ways]
    grid = _grid(context, room, said)
    high = _high(context, room, grid, said)
    places = _places(room, grid, (DEEP if high > 1 else STEP) * context.grow, len(ways))
    shown = len(ways) if len(places) >= len(ways) else len(places) - 1
    words = _said(context, places, said[:shown], high)
    lines = (ChoiceLine(way[0], *each) for way, each in zip(ways, zip(words, places, strict=False), strict=False))
    return ChoiceList(tuple(lines), len(ways) - shown, places[-1], grid.px, high)


def least_px(context: DrawContext, part: float = SMALLER) -> int:
    """The pixels that letters have at least: this part of the usual ones."""
    return max(TEXT_FLOOR, round(part * context.canvas.measure.text_px(19)))


def set_in(context: DrawContext, line: ChoiceLine, px: int) -> Sequence[str]:
    """The words of this choice, in as many lines of text as they need in letters of so many pixels."""
    return context.canvas.lettering.lines(line.said, "text", px, context.canvas.px(line.place.w - ASIDE))


def fitting(context: DrawContext, line: ChoiceLine, px: int, high: int) -> int:
    """The pixels of letters with which a choice has room in `high` lines of text, no more than `px`."""
    lettering, room = context.canvas.lettering, context.canvas.px(line.place.w - ASIDE)
    if high == 1:
        return lettering.fit(line.said, "text", px, room, TEXT_FLOOR)
    px = min(px, int(line.place.h * context.canvas.measure.scale / (high * LEADINGS[-1])))  # lines would touch others
    while px > TEXT_FLOOR and len(set_in(context, line, px)) > high:
        px -= 1
    return px


def _wordings(context: DrawContext, spot: str, label: str) -> Wordings:
    own = next((one for one in context.table.spots if one.id == spot), None)
    deed = outcome(context.table, context.look, spot)
    return label, begun(deed.label) if deed else label, begun(own.label) if own else label


def _grid(context: DrawContext, room: Rect, said: Sequence[Wordings]) -> _Grid:
    """Columns, rows and pixels of the letters: as large as usual where columns have room, else somewhat smaller."""
    canvas, count = context.canvas, len(said)
    wanted, scale = canvas.measure.text_px(19), canvas.measure.scale
    least, whole = max(TEXT_FLOOR, round(0.85 * wanted)), [each[0] for each in said]
    for wording in (*_telling(said), 2):
        words = [each[wording] for each in said]
        for px in range(wanted, least - 1, -1):
            for columns, leading in product(range(1, MOST_COLUMNS + 1), LEADINGS):
                rows = min(max(1, int(room.h * scale / (px * leading))), -(-count // columns))
                widths = _widths(context, room, (words, whole), rows, columns) if columns * rows >= count else ()
                if widths:
                    return _Grid(widths, rows, px)
    rows = max(1, int(room.h * scale / (least * LEADINGS[-1])))
    things = [each[2] for each in said]
    found = (_widths(context, room, (things[: n * rows], whole), rows, n) for n in range(MOST_COLUMNS, 0, -1))
    return _Grid(next(widths for widths in found if widths), rows, least)


def _widths(
    context: DrawContext, room: Rect, words: tuple[Sequence[str], Sequence[str]], rows: int, columns: int
) -> Sequence[float]:
    """How wide each of several columns is, so that each of these lines is whole; () where they have no room.

    `words` are said, and would be where there is room: what is left is for the columns that lack some. One column alone
    has all of it.
    """
    if columns == 1:
        return (room.w,)
    px, scale = least_px(context), context.canvas.measure.scale

    def widest(lines: Sequence[str]) -> float:
        return max((context.canvas.lettering.width(line, "text", px) / scale + ASIDE + 2 for line in lines), default=0)

    (needed, wished) = ([widest(each[n * rows : (n + 1) * rows]) for n in range(columns)] for each in words)
    spare = room.w - sum(needed)
    lacks = [max(0.0, wish - need) + 0.1 for need, wish in zip(needed, wished, strict=True)]
    return [need + spare * lack / sum(lacks) for need, lack in zip(needed, lacks, strict=True)] if spare >= 0 else ()


def _high(context: DrawContext, room: Rect, grid: _Grid, said: Sequence[Wordings]) -> int:
    """In how many lines of text a choice may be said: in two where one has no room, and all have room for that."""
    place = Rect(0, 0, grid.widths[0], 0)
    whole = (all(_fits(context, place, each[n], 1) for each in said) for n in _telling(said))
    deep = 2 * LEADINGS[-1] * least_px(context) / context.canvas.measure.scale
    roomy = len(grid.widths) == 1 and len(said) * deep <= room.h
    return 2 if roomy and not any(whole) else 1


def _places(room: Rect, grid: _Grid, most: float, count: int) -> list[Rect]:
    """The places of so many choices, column by column, as many as there are."""
    step = min(most, room.h / max(1, grid.rows))
    lefts = [room.x + sum(grid.widths[:n]) for n in range(len(grid.widths))]
    places = (
        Rect(left, room.y + n * step, wide, step)
        for left, wide in zip(lefts, grid.widths, strict=True)
        for n in range(grid.rows)
    )
    return list(places)[:count]


def _fits(context: DrawContext, place: Rect, words: str, high: int, px: int = 0) -> bool:
    """Whether the words have room there, in so many lines of text, in letters of these pixels; 0 = in small ones."""
    lettering, px, room = context.canvas.lettering, px or least_px(context), context.canvas.px(place.w - ASIDE)
    if high == 1:
        return lettering.width(words, "text", px) <= room
    return len(lettering.lines(words, "text", px, room)) <= high


def _telling(said: Sequence[Wordings]) -> list[int]:
    """The wordings before the shortest in which no choices are called alike that the longest tells apart."""
    return [n for n in range(2) if len({words[n] for words in said}) == len({words[0] for words in said})]


def _said(context: DrawContext, places: Sequence[Rect], said: Sequence[Wordings], high: int) -> Sequence[str]:
    """What stands in each line of the list.

    One list speaks in one way: the first wording that fits for all choices. Where none does, each line says what is
    done if it has room for that in the smallest letters, as long as no two are called alike by it: the thing alone does
    not tell. It does where all say the same of it, such as what is used for which of them.
    """
    pairs = list(zip(places, said, strict=False))
    telling = _telling(said)
    whole = next((n for n in telling if all(_fits(context, place, words[n], high) for place, words in pairs)), None)
    if whole is not None:
        return [words[whole] for words in said]
    things = [words[2] for words in said]
    if len({words[0].partition(": ")[0] for words in said}) == 1 < len(set(things)) == len(said):
        return things
    small = least_px(context, SMALLEST)
    longer = [
        next((words[n] for n in telling if _fits(context, place, words[n], high, small)), words[2])
        for place, words in pairs
    ]
    return longer if len(set(longer)) == len({words[0] for _place, words in pairs}) else things
