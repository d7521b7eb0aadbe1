"""The open book, and the marks that are printed on its pages."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import hypot

import pygame

from game.games import BOXES, find
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect

INK, GREY, RED, GREEN, LINE, BAND, TRACK = (
    "#14303A", "#4C5A58", "#8E2A17", "#1E6B3C", "#B79C66", "#E7D8AE", "#D9C79A",
)  # fmt: skip
"""What one writes with on paper. All are dark enough on it, whatever the theme."""
GUTTER = 0.5
"""Where the two pages meet."""
TILT = 2.0
"""Degrees by which a print is stuck in askew."""
STRIP, STRIP_COLOUR = (62, 22), "#F0E0AABE"
FINE = 3
"""Lines are drawn so many times larger and scaled down, which makes them smooth."""


def ink_of(game_id: str) -> str:
    """The colour in which the logbook writes of this box."""
    return find(game_id).staging.cover().ink if game_id in BOXES else GREY


def draw_book(canvas: Canvas, area: Rect) -> None:
    """Leather, page edges, two pages with a shaded gutter, and the ribbon that hangs out of it."""
    box = canvas.box(area)

    def make() -> pygame.Surface:
        whole = canvas.gallery.drawing("ui", "book_open", box.w)
        return whole if whole.get_size() == box.size else pygame.transform.smoothscale(whole, box.size)

    canvas.shadow(area, 12, 2, 8, 12, 150)
    canvas.paste(canvas.gallery.made(("book", box.size), make), area.x, area.y)
    canvas.art("book_ribbon", area.centerx - 42, area.y - 4, 34, 117)


@contextmanager
def on_paper(canvas: Canvas) -> Iterator[None]:
    """What is drawn meanwhile lies on paper, where the usual focus ring would not be seen."""
    with canvas.dressed({**canvas.palette, "focus": canvas.palette["paper_link"], "gap": "#FFF6E0"}):
        yield


def heading(canvas: Canvas, words: str, x: float, y: float, right: float, *, ruled: bool = False) -> float:
    """A section's title; y is its middle. Returns where it ends."""
    w = canvas.text(words, x, y, 28, INK, "title", room=right - x)
    if ruled and x + w + 20 < right:
        canvas.fill((x + w + 14, y, right - x - w - 14, 1.5), "#CDB98A")
    return x + w


def bar(canvas: Canvas, area: Rect, part: float, colour: str) -> None:
    """How much of a whole: a bar in its track."""
    canvas.rr(area, area.h / 2, TRACK, LINE if area.h > 8 else "", 1.2)
    if part > 0:
        canvas.rr((area.x, area.y, max(area.h, area.w * min(1.0, part)), area.h), area.h / 2, colour)


def cover(canvas: Canvas, game_id: str, x: float, y: float, high: float) -> float:
    """The cover of a box in small, its middle at the height y; returns its width."""
    w = high * 0.711
    canvas.shadow((x, y - high / 2, w, high), 2, 1, 2, 3, 110)
    canvas.painting(f"cover_{game_id}", Rect(x, y - high / 2, w, high))
    return w


def photo(canvas: Canvas, area: Rect, name: str) -> None:
    """A painting as a print with a white edge, stuck in a little askew with two strips."""

    def paint(on: Canvas, at: Rect) -> None:
        on.shadow(at, 3, 2, 5, 6, 120)
        on.rr(at, 3, "#FFFDF4", "#CDBF96", 1.5)
        on.painting(name, at.inflate(-16, -16))

    canvas.composed(("photo", name), area, 16, paint, TILT)
    for x, y, turn in ((area.x + 6, area.y + 14, 38), (area.right - 8, area.y + 2, -34)):
        strip = Rect(x - STRIP[0] / 2, y - STRIP[1] / 2, *STRIP)
        canvas.composed("strip", strip, 0, lambda on, at: on.fill(at, STRIP_COLOUR), turn)


def draw_curves(
    canvas: Canvas, area: Rect, lines: Sequence[tuple[str, Sequence[tuple[float, float]]]], dots: bool = True
) -> None:
    """Smooth lines through points (in units), each in its colour; `dots` marks the points themselves."""
    box = canvas.box(area)
    key = ("curves", box.topleft, box.size, tuple((colour, tuple(points)) for colour, points in lines), dots)

    def make() -> pygame.Surface:
        large = pygame.Surface((box.w * FINE, box.h * FINE), pygame.SRCALPHA)
        s = canvas.measure.scale * FINE
        for colour, points in lines:
            spots = [((canvas.px(x) - box.x) * FINE, (canvas.px(y) - box.y) * FINE) for x, y in points]
            thick = max(3, round(4 * s))
            _stroke(large, colour, spots, thick)
            for spot in spots if dots and len(spots) <= 40 else ():
                pygame.draw.circle(large, colour, spot, round(6 * s))
                pygame.draw.circle(large, "#FFF6E0", spot, round(3.4 * s))
        return pygame.transform.smoothscale(large, box.size)

    canvas.paste(canvas.gallery.made(key, make), area.x, area.y)


def _stroke(large: pygame.Surface, colour: str, spots: Sequence[tuple[float, float]], thick: int) -> None:
    for (x1, y1), (x2, y2) in zip(spots, spots[1:], strict=False):  # noqa: RUF007 (pairs of points)
        long = hypot(x2 - x1, y2 - y1) or 1
        dx, dy = (y1 - y2) / long * thick / 2, (x2 - x1) / long * thick / 2
        corners = [(x1 + dx, y1 + dy), (x2 + dx, y2 + dy), (x2 - dx, y2 - dy), (x1 - dx, y1 - dy)]
        pygame.draw.polygon(large, colour, corners)
    for spot in spots:
        pygame.draw.circle(large, colour, spot, thick / 2)


def emblem(canvas: Canvas, colour: int | None, x: float, y: float, size: float) -> None:
    """A person's medallion; everybody's is the compass."""
    if colour is None:
        canvas.art("compass_rose", x, y, size, centred=True)
    else:
        canvas.medal(colour % len(theme.SEATS), x, y, size)
