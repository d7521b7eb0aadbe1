"""Help for tests that look at the screen of a table: scenes on a stage without a window, driven by keys and clicks."""

from functools import cache

import msgspec
import pygame

from game.core.match import Match
from game.core.player import Player
from game.core.steps import whole
from game.games import GAMES
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start import thumbnail
from game.ui.shell.clock import VirtualClock
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.settings import Settings
from tests.ui.at_table import NAMES, Worker, new_match
from tests.ui.lantern_table import BOARD

SMALL = (1280, 720)


def settings(**changes):
    return msgspec.structs.replace(Settings(), guard_ms=0, **changes)


def key_largo(kinds="hhh", seed="AAAA-AAAA", **options):
    game = next(game for game in GAMES if game.id == "key_largo")
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    return Match(game, players, seed, game.options(**options))


@cache
def a_window():
    """What gives pygame the pixel format that pictures are converted to, where no stage has done so."""
    pygame.display.init()
    window = pygame.Window("stage", (16, 16), hidden=True)
    window.get_surface()
    return window


def public_board(match, size):
    """The small picture of this match, all at once."""
    a_window()
    return whole(thumbnail.public_board(thumbnail.easel(VirtualClock()), match, size))


class Screen(HeadlessApp):
    """A stage with a table on it; strict about pictures where the game has some."""

    def __init__(self, match=None, size=SMALL, worker=None, resumed=False, **changes):
        self.match = match or new_match("hh")
        toy = self.match.game.id in ("lanterns", "buoys", "bells")
        self.desk = TableScene(self.match, worker=worker or Worker(), board=BOARD if toy else None, resumed=resumed)
        super().__init__(self.desk, size, settings(**changes), strict=not toy)

    blind = False
    """Nothing is drawn: for whole games, where only what happens counts."""

    def frame(self):
        if not self.blind:
            return super().frame()
        self.app.tick()
        self.app.settle()
        return self.app.surface

    def tick(self):
        """A reveal is drawn in any case: what is to be heard of it comes with its frames."""
        super().tick()
        if self.scene.name == "reveal":
            self.app.paint()

    @property
    def session(self):
        return self.desk.session

    @property
    def at(self):
        return self.session.showing.at

    @property
    def bytes(self):
        self.app.dirty()
        return pygame.image.tobytes(self.frame(), "RGB")

    def change_table(self, match):
        """Another match on the same stage: pictures stay in the cache."""
        self.match = match
        self.desk = TableScene(match, worker=Worker(), board=self.desk.board)
        self.app.clear_to(self.desk)
        self.frame()

    def open(self):
        """Through veil and digest by keys."""
        self.unlock()
        if self.scene.name == "digest":
            self.press("Space")
        assert self.scene is self.desk

    def unlock(self, by="Space"):
        """Past the gate; where a turn goes on one press is enough."""
        assert self.scene.name in ("veil", "lift")
        presses = 1 if self.at.again else 2
        for _press in range(presses):
            self.click("unlock") if by == "mouse" else self.press(by)

    def commit(self, nth=0):
        """Plays the nth offer by clicks and the commit key."""
        showing = self.session.showing
        offer = showing.table.offers[nth % len(showing.table.offers)]
        step = self.match.step
        for spot in offer.path:
            self.click(f"spot:{spot}")
        if self.match.step == step:
            self.press("E")
        assert self.match.step == step + 1
        return offer
