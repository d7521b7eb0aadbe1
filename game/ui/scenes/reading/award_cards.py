"""The awards of a table: a card each, two side by side where their titles fit."""

from collections.abc import Sequence

from game.core.player import Player
from game.core.staging import Award
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.words import _

GAP, UNDER = 16.0, 14.0
"""Between cards side by side, and below each."""
SEAL = 96.0
"""What the seal and the margins take of a card's width."""


def _said(players: Sequence[Player], award: Award) -> str:
    """Who has it, and for what."""
    return _("{name}: {words}").format(name=players[award.seat].name, words=award.words)


def _size(canvas: Canvas, players: Sequence[Player], awards: Sequence[Award], w: float) -> tuple[int, float]:
    """How many stand side by side, and how high each is."""
    titles = max(canvas.width(award.title, theme.STRONG, "title") for award in awards)
    across = 2 if titles <= (w - GAP) / 2 - SEAL else 1
    room = (w - GAP * (across - 1)) / across - SEAL
    lines = [canvas.para_height(_said(players, award), room, leading=1.2) for award in awards]
    return across, canvas.leading(theme.STRONG, 1.25) + max(lines) + 26


def awards_high(canvas: Canvas, players: Sequence[Player], awards: Sequence[Award], w: float) -> float:
    """How high heading and cards are in this width, in units; 0 = there are none."""
    if not awards:
        return 0.0
    across, high = _size(canvas, players, awards, w)
    return canvas.leading(theme.SECTION, 1.6) + -(-len(awards) // across) * (high + UNDER)


def draw_awards(canvas: Canvas, area: Rect, players: Sequence[Player], awards: Sequence[Award]) -> None:
    """Heading and cards from the top of the area; a sentence where there are none."""
    y = area.y + canvas.leading(theme.SECTION, 0.7)
    if not awards:
        canvas.text(_("Nobody stood out this time."), area.x, y, theme.PROMPT, "muted", "serif_italic")
        return
    canvas.text(_("Awards of the table"), area.x, y, theme.SECTION, "ink", "title", room=area.w)
    y = area.y + canvas.leading(theme.SECTION, 1.6)
    across, high = _size(canvas, players, awards, area.w)
    wide = (area.w - GAP * (across - 1)) / across
    for number, award in enumerate(awards):
        place = Rect(area.x + number % across * (wide + GAP), y + number // across * (high + UNDER), wide, high)
        canvas.rr(place, 10, ("#234857", "#1A3641"), "gap", 2)
        canvas.rr((place.x + 2, place.y + 2, place.w - 4, place.h - 4), 8, "", "panel_inner", 1.5)
        canvas.seal(players[award.seat].colour, place.x + 44, place.centery, min(56, high * 0.6))
        x, room = place.x + 84, place.w - SEAL
        line = canvas.leading(theme.STRONG, 1.25)
        head = place.y + 12 + line / 2
        canvas.text(award.title, x, head, theme.STRONG, "ink", "title", room=room)
        under = head + line / 2 + canvas.leading(theme.BODY, 0.6)
        canvas.para(_said(players, award), x, under, room, theme.BODY, "muted", leading=1.2)
