"""The pictures on the postcards: each board as all may see it, drawn once as the table draws it."""

import pygame

from game import maps
from game.board.board import BadMap
from game.core.errors import BadOption
from game.core.player import Player
from game.core.save import BadSave
from game.core.steps import Steps
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.draw.pictures import cover
from game.ui.scenes.maps.cards import Card
from game.ui.scenes.start.thumbnail import easel, public_board
from game.ui.shell.app import App
from game.ui.widgets.base import Program

PICTURE = (640, 384)
"""The size in pixels in which a board is kept."""
MOST = 32
"""So many boards are kept."""
USUAL = 4
"""So many sit at the table of the picture, where the board is for so many."""

_drawn: dict[tuple[str, int], pygame.Surface | None] = {}
"""The boards that were drawn since the program began, by file and its time; None = it cannot be drawn."""


class Pictures:
    """Draws boards on an easel of its own."""

    def __init__(self) -> None:
        self._easel: App | None = None

    def missing(self, card: Card) -> bool:
        """Whether this board is still to be drawn."""
        return card.game is not None and not card.listed.problems and card.stamp not in _drawn

    def draw(self, app: Program, card: Card) -> Steps[None]:
        """Draw the board of this card at the beginning of a game, bit by bit."""
        assert card.game is not None
        seats = card.listed.seats
        number = max(seats.start, min(USUAL, seats.stop - 1))
        _drawn[card.stamp] = None
        try:
            players = [Player(str(seat + 1), "bot:deckhand", seat) for seat in range(number)]
            match = maps.start(card.game, players, "postcard", None, card.listed.name)
            yield
            if self._easel is None:
                self._easel = easel(app.clock)
            _drawn[card.stamp] = yield from public_board(self._easel, match, PICTURE)
        except (BadMap, BadOption, BadSave):
            return
        while len(_drawn) > MOST:
            del _drawn[next(iter(_drawn))]
        app.dirty()

    def show(self, canvas: Canvas, card: Card, area: Rect) -> bool:
        """Draw the picture of this card, cut to the area; False while it is not there."""
        picture = _drawn.get(card.stamp)
        if picture is None:
            return False
        box = canvas.box(area)
        key = ("postcard", *card.stamp, box.size)
        canvas.paste(canvas.gallery.made(key, lambda: cover(picture, box.size)), area.x, area.y)
        return True
