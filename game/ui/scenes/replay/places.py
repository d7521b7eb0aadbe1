"""Where everything of a replay stands."""

from dataclasses import dataclass, field
from typing import Any

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.frame import header_height, place_back
from game.words import _

LARGE = 1.3
"""Text that has grown more than so much shows either the board or the paper."""
EDGE = 34.0


def _nothing() -> Rect:
    return Rect(0, 0, 0, 0)


@dataclass(slots=True)
class Places:
    """The areas that are drawn, in units."""

    head: float = 0.0
    title_room: float = 0.0
    label_x: float = 0.0
    """Where the words of the switch end; 0 = there is no room for them."""
    left: Rect = field(default_factory=_nothing)
    paper: Rect = field(default_factory=_nothing)
    caption: Rect = field(default_factory=_nothing)
    low: Rect = field(default_factory=_nothing)
    where: Rect = field(default_factory=_nothing)


def lay_out(scene: Any, canvas: Canvas) -> None:
    """Header, rail below, and between them who watches, the board with its caption, and the paper."""
    at, measure = scene.at, canvas.measure
    large = measure.growth > LARGE
    _place_header(scene, canvas)
    rail = scene.rail.ask(canvas)[1]
    controls = scene.transport.high(canvas)
    high = rail + controls + 36
    at.low = Rect(EDGE, measure.h - 22 - high, measure.w - 2 * EDGE, high)
    scene.rail.rect = Rect(at.low.x + 24, at.low.y + 12, at.low.w - 48, rail)
    row = Rect(at.low.x + 30, at.low.bottom - controls - 12, at.low.w - 60, controls)
    at.where = scene.transport.place(canvas, row)
    top, low = at.head + 18, at.low.y - 14
    x, right = EDGE, measure.w - EDGE
    scene.paging.shown = large
    wide = 74.0 if large else 248.0
    at.left = Rect(x, top, wide, low - top)
    head = 0.0 if large else canvas.leading(theme.PROMPT, 1.2) + 22
    inner = 0.0 if large else 12.0
    scene.views.rect = Rect(x + inner, top + head, wide - 2 * inner, low - top - head - inner)
    x += wide + 26
    if large:
        w, h = scene.paging.ask(canvas)
        scene.paging.rect = Rect(right - w, low - h, w, h)
        at.paper = Rect(x, top, right - x, low - top - h - 12)
        end = right - 8
    else:
        paper = min(520.0, max(430.0, measure.w * 0.27))
        at.paper = Rect(right - paper, top, paper, low - top)
        end = at.paper.x - 26
    _place_board_and_paper(scene, canvas, (x, top, end, low))


def _place_board_and_paper(scene: Any, canvas: Canvas, edges: tuple[float, float, float, float]) -> None:
    """The board with its caption below, between these edges (left, top, right, bottom), and the paper with its tabs.

    With large text only one of them is shown, and below it, at the right, which.
    """
    at, large, (x, top, end, low) = scene.at, canvas.measure.growth > LARGE, edges
    caption = max(48.0, canvas.leading(theme.STRONG, 1.5), scene.paging.rect.h if large else 0.0)
    room = scene.paging.rect.x - 16 - x + 8 if large else end - x + 16
    scene.view.shown = not large or scene.page == "board"
    at.caption = Rect(x - 8, low - caption, room, caption) if scene.view.shown else _nothing()
    scene.view.area = Rect(x, top + 8, end - x, low - caption - 20 - top - 8)
    scene.sheet.shown = scene.tabs.shown = not large or scene.page == "paper"
    tabs = scene.tabs.ask(canvas)
    paper = at.paper
    scene.tabs.rect = Rect(paper.x + 18, paper.y + 12, paper.w - 36, tabs[1])
    scene.sheet.rect = Rect(paper.x + 22, paper.y + 18 + tabs[1], paper.w - 44, paper.h - tabs[1] - 34)


def _place_header(scene: Any, canvas: Canvas) -> None:
    at = scene.at
    at.head = header_height(canvas)
    x = place_back(canvas, scene.back_to)
    for button in (scene.gif, scene.picture_button, scene.hunt):
        w, h = button.ask(canvas)
        h = min(h, at.head - 20)
        button.shown = x - w - 16 > 460 * min(canvas.measure.growth, 1.6)
        if button.shown:
            x -= w + 16
            button.rect = Rect(x, (at.head - h) / 2, w, h)
    w, h = scene.hide.ask(canvas)
    label = canvas.width(_("Reveal at the end"), theme.BODY, "strong")
    scene.hide.shown = x - w - 40 > 420 * canvas.measure.growth
    at.label_x = 0.0
    if scene.hide.shown:
        x -= w + 28
        scene.hide.rect = Rect(x, (at.head - h) / 2, w, h)
        if x - label - 30 > 420 * canvas.measure.growth:
            at.label_x = x - 14
            x -= label + 30
    at.title_room = x - 64 - 24
