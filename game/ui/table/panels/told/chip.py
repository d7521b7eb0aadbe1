"""One chip of what the others did: a card with a picture, or a row of words."""

from game.core.faces import Art, Box, Face, Polygon, Words
from game.play.showing.hud_state import LogLine, nameless
from game.ui.draw import theme
from game.ui.draw.measure import TEXT_FLOOR, Rect
from game.ui.table.draw_context import DrawContext
from game.ui.table.input.hit_areas import draw_lines, fit_lines
from game.words import gain, plural

ILLUSTRATED = 320.0
"""From this width on a row has a small picture, too."""
ROW = 44.0
PICTURED = 72.0
"""The room of its picture."""
WINDOW, LOW_WINDOW = 0.52, 0.36
"""The part of a chip's height that its picture takes, and takes where the words are long."""
TALL, TALLEST, MOST_SEEN = 1.3, 1.6, 0.8
"""Of which shapes a face is a card, which fills a chip; and how much of any other has to be seen if it does."""
EDGE, SIDES = 4.0, 33.0
"""So much at each side of a window is free, and so much of a card's is the emblem's and the sign's that asks."""


def draw_chip(context: DrawContext, chip: LogLine, place: Rect, number: int, newest: bool) -> None:
    """The chip of this number, with the sign that asks about it."""
    draw = _draw_card if _pictured(place) else _draw_row
    draw(context, chip, place, context.touch.near(f"recap:{number}"), newest)
    _sign(context, asking(place), "?", context.touch.near(f"why:{number}"))


def short(context: DrawContext, chip: LogLine) -> str:
    """The line without the name, where the emblem says who."""
    return nameless(chip.line, context.look.seats)


def fitting(context: DrawContext, chip: LogLine, place: Rect, size: float, leading: float) -> str:
    """What is told of many things names the first, and how many more there are, where all have no room."""
    words = short(context, chip)
    if len(chip.items) < 2 or not _long(context, words, place, size, leading):
        return words
    more = plural("and {n} more", "and {n} more", len(chip.items) - 1)
    return f"{words.removesuffix(', '.join(chip.items))}{chip.items[0]} {more}"


def cuts(context: DrawContext, chip: LogLine, place: Rect) -> bool:
    """Whether words of this chip have no room in such a row."""
    words = _row_words(context, chip, place)
    return _long(context, fitting(context, chip, words, 17, 1.05), words, 17, 1.05)


def wanted(context: DrawContext, chip: LogLine, place: Rect) -> float:
    """How wide a row is in which the words of this chip have one line."""
    beside = _row_words(context, chip, place)
    return place.w - beside.w + context.canvas.width(short(context, chip), 17, "strong") + 2


def _row_words(context: DrawContext, chip: LogLine, place: Rect) -> Rect:
    """Where the words of a row stand: after emblem and picture, before money and the sign that asks."""
    left = place.x + 5 + (min(32.0, place.h - 10) + 6 if chip.line.seat is not None else 0.0)
    left += PICTURED if place.w >= ILLUSTRATED * context.grow and context.grow < 1.3 else 0.0
    money = 8 + context.canvas.width(gain(chip.line.delta), 17, "bold") if chip.line.delta else 0.0
    return Rect(left, place.y + 3, place.right - ROW - money - left, place.h - 6)


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


def _pictured(place: Rect) -> bool:
    """Whether a chip of this shape has a picture, or is a row of words."""
    return place.w < 2.5 * place.h


def asking(place: Rect) -> Rect:
    """The sign that asks about a chip: at its upper right corner, at the end of a row."""
    middle = place.y + 22 if _pictured(place) else place.centery
    return Rect(place.right - 33, middle - 11, 22, 22)


def _draw_card(context: DrawContext, chip: LogLine, place: Rect, near: bool, newest: bool) -> None:
    """A picture with the emblem and what it brought, a line in the seat's colour, and a few words."""
    canvas, line = context.canvas, chip.line
    canvas.rr(
        place, 7, "note" if near else "mat_paper", "ring_picked" if newest else "paper_edge", 3 if newest else 1.5
    )
    window, words = card_parts(context, chip, place)
    draw_picture(context, chip, window, SIDES)
    seat = context.look.seats[line.seat] if line.seat is not None else None
    if seat:
        canvas.fill((window.x, window.bottom, window.w, 3), theme.SEATS[seat.colour].colour)
    emblem(context, chip, place.x + 3, place.y + 17, 28)
    _mark(context, "replay", window.x + 11, window.bottom - 12)
    if line.delta:
        asks = asking(place)
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


def cuts_card(context: DrawContext, chip: LogLine, place: Rect) -> bool:
    """Whether words of this chip have no room on such a card, or not all of what they tell of."""
    _window, words = card_parts(context, chip, place)
    return _long(context, short(context, chip), words, 16, 1.1)


def _draw_row(context: DrawContext, chip: LogLine, place: Rect, near: bool, newest: bool) -> None:
    """Emblem, words in a line or two, and money."""
    canvas, line = context.canvas, chip.line
    canvas.rr(
        place, 7, "note" if near else "mat_paper", "ring_picked" if newest else "paper_edge", 3 if newest else 1.5
    )
    x = emblem(context, chip, place.x + 5, place.centery, min(32.0, place.h - 10))
    beside = _row_words(context, chip, place)
    if beside.x > x + 1:
        draw_picture(context, chip, Rect(x, place.y + 5, PICTURED - 8, place.h - 10))
    if line.delta:
        colour = "gain" if line.delta > 0 else "loss"
        context.line(gain(line.delta), place.right - ROW, place.centery, 17, colour, "bold", "right", room=70)
    words = fitting(context, chip, beside, 17, 1.05)
    if canvas.width(words, 17, "strong") <= beside.w:
        context.line(words, beside.x, place.centery, 17, "letters", "strong", room=beside.w)
        return
    _cut(context, words, beside, 17, 1.05)


def draw_picture(context: DrawContext, chip: LogLine, window: Rect, sides: float = EDGE) -> None:
    """What the chip is about: a card or a scene fills the window or is whole in it; a sign keeps these sides free."""
    canvas, line = context.canvas, chip.line
    canvas.rr(window, 4, "slot_empty")
    slip = context.table.slips.get(line.spot)
    face = line.face or (slip.picture if slip else None)
    if face is None:
        canvas.art("glyph_log", *window.center, 0.6 * window.h, centred=True, tint="chip_glyph")
        return
    with canvas.clipped(window):
        full = _filled(face, window)
        most = window.w * window.h > MOST_SEEN * full.w * full.h
        if TALL < face.h / face.w < TALLEST or (_scene(face) and most and not _cuts_words(face, window, full)):
            context.sprite(face, full)
        else:
            context.face(face, window.inflate(-2 * (EDGE if _scene(face) else sides), -6))


def _scene(face: Face) -> bool:
    """Whether the face has a ground from edge to edge; of things that stand side by side none may be cut."""
    first = face.parts[0] if face.parts else None
    return isinstance(first, Box | Art | Polygon) and (isinstance(first, Polygon) or first.w > MOST_SEEN * face.w)


def _cuts_words(face: Face, window: Rect, full: Rect) -> bool:
    """Whether words of the face lie where the window ends."""
    top, low = ((edge - full.y) * face.w / full.w for edge in (window.y, window.bottom))
    words = [part for part in face.parts if isinstance(part, Words)]
    return any(part.y - part.size / 2 < top or part.y + part.size / 2 > low for part in words)


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
