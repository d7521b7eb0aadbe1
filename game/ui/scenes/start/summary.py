"""What is said of a table before it is opened: who plays, how long it takes, and why it cannot be set."""

from collections.abc import Mapping
from typing import Any

from game.core.game import Game
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.scenes.frame import MARGIN, draw_box, draw_footer
from game.words import _, plural

LARGE = 1.45
"""Text that has grown more than so much leaves no room for a panel or a picture beside it."""


def said(game: Game, humans: int, bots: int) -> str:
    """Return which game it is, and how many people and bots play."""
    who = plural("{n} human", "{n} humans", humans)
    if not humans:
        who = plural("{n} bot", "{n} bots", bots)
    elif bots:
        who = _("{humans} and {bots}").format(humans=who, bots=plural("{n} bot", "{n} bots", bots))
    return _("{game} with {who}.").format(game=game.title, who=who)


def ready(game: Game, covered: int, options: Mapping[str, Any], trays: bool = False) -> str:
    """Return how long the game takes, and how often the table is handed over if so many people have covered views.

    `trays`: whether they lift their trays at the open table.
    """
    cover = game.staging.cover()
    minutes = cover.lasts(options)
    if not covered:
        return _("Ready. About {n} minutes, no hand-overs.").format(n=minutes)
    words = _("Ready. About {n} minutes, {hands} hand-overs or more.")
    if trays:
        words = _("Ready. About {n} minutes, trays are lifted {hands} times or more.")
    return words.format(n=minutes, hands=cover.hand_overs * covered)


def draw_summary(canvas: Canvas, game: Game, foot: float, right: float, who: str, state: tuple[bool, str]) -> None:
    """Draw the footer, `foot` units high: the box, who plays, and the state of the table as (good, words).

    Its words end before `right`, in units; where they need all lines, `who` is left out.
    """
    good, words = state
    area = draw_footer(canvas, foot)
    x = area.x + MARGIN
    if canvas.measure.growth <= LARGE:
        draw_box(canvas, game.id, x, area.bottom - 12, min(76, area.h * 0.56))
        x += 116
    room = right - x - 30
    sign = 32 * canvas.measure.growth
    lines = canvas.lettering.lines(words, "text", canvas.measure.text_px(theme.BODY), canvas.px(room - sign))
    step = canvas.leading(theme.BODY, 1.25)
    both = canvas.leading(26, 1.3) + step * len(lines) <= area.h - 8
    y = area.centery - (canvas.leading(26, 1.3) if both else 0) / 2 - step * (len(lines) - 1) / 2
    if both:
        canvas.text(who, x, y, 26, "ink", "title", room=room)
        y += canvas.leading(26, 1.3) / 2 + step / 2 + 4
    canvas.glyph("check" if good else "warn", x + sign / 3, y, 22, "good" if good else "warn")
    canvas.para(words, x + sign, y, room - sign, theme.BODY, "muted", leading=1.25)
