"""A picture of a table without a window: what one viewer sees after some steps played by bots."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from game.bots.bot import choose
from game.bots.hints import ADVISER
from game.bots.levels import DECKHAND, Level
from game.bots.search import Effort
from game.bots.worker import Answer
from game.core.chance import Chance
from game.core.errors import BadOption
from game.core.match import Match
from game.core.player import Player
from game.core.seats import SeatView
from game.games import find
from game.maps import start
from game.ui.scenes.play.still import Still
from game.ui.scenes.play.table import TableScene
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings
from game.words import _

NAMES = ("Ana", "Ben", "Ida", "Marlow", "Nell", "Otto")
COLOURS = (0, 1, 3, 2, 4, 5)
WAIT = 100
"""How long the screen may take to show a part of the hint, in ms."""
PARTS = 12
"""So many parts the ideas have at most, one worked out after the other."""
VEIL = "veil"
"""The view name for the veil before the next seat."""
HINT = "hint"
"""The view name for the deciding seat's view with a hint and its reasons."""
HINT_WORLDS = 200
"""The iterations of such a hint, which has no time limit and so is the same each time."""


def shot(
    game_id: str,
    players: int,
    seed: str,
    steps: int,
    view: str,
    size: tuple[int, int],
    text: int,
    out: Path,
    options: Any = None,
    map: str = "",
) -> None:
    """Play `steps` steps with bots, and write what `view` ("public", "veil", "hint" or a seat's number) shows as a PNG.

    `size` is in pixels, `text` in per cent; `options` None are the defaults, `map` "" is the usual map. Raises
    BadOption or BadMap for what does not exist.
    """
    match = played(game_id, players, seed, steps, options, map)
    settings = msgspec.structs.replace(Settings(), guard_ms=0, text_percent=text)
    stage = HeadlessApp(_scene(match, view), size, settings, strict=False)
    if view == HINT:
        _ask(stage, match)
    stage.save(out)


def _ask(stage: HeadlessApp, match: Match) -> None:
    """Ask for a hint with reasons. BadOption if there is nothing to choose."""
    stage.press("Shift+H")
    stage.advance(PARTS * WAIT, WAIT)
    if stage.app.top.name != HINT:
        words = _("After {n} steps nobody has anything to choose: there is no hint to draw.")
        raise BadOption(words.format(n=match.step))


def _scene(match: Match, view: str) -> Scene:
    if view == VEIL:
        return TableScene(match, resumed=True, worker=Silence())
    if view == HINT:
        for seat in range(len(match.players)):
            match.hand_over(seat, "human" if seat in match.actors()[:1] else "bot:deckhand")
        return TableScene(match, worker=Aloud())
    return Still(match, seat_of(view, len(match.players)))


class Silence:
    """A worker that never answers, so that the picture does not change."""

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Ignore the question."""

    def poll(self) -> Answer | None:
        """Return None."""
        return None

    def cancel(self) -> None:
        """Do nothing."""

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Do nothing."""


class Aloud(Silence):
    """A worker that works out hints at once in this process, without a time limit; it never answers for bots."""

    def __init__(self) -> None:
        """Start without an answer."""
        self._answer: Answer | None = None

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Work out the answer if this is a question for a hint."""
        if level.id == ADVISER.id:
            in_full = replace(level, effort=Effort(iterations=HINT_WORLDS, horizon=1))
            self._answer = Answer(choose(find(game_id), observation, in_full, 1))

    def poll(self) -> Answer | None:
        """Return the answer, once; else None."""
        answer, self._answer = self._answer, None
        return answer


def seat_of(view: str, players: int) -> int | None:
    """Return the seat that a view's name means; None = public. BadOption if there is no such view."""
    if view == "public":
        return None
    if view.isdigit() and int(view) < players:
        return int(view)
    words = _("There is no view “{view}”: it is public, veil, hint or a seat from 0 to {last}.")
    raise BadOption(words.format(view=view, last=players - 1))


def played(game_id: str, players: int, seed: str, steps: int, options: Any = None, map: str = "") -> Match:
    """Return a match after `steps` steps played by bots, or its end if that comes first."""
    seats = [Player(NAMES[n], "human" if n < 2 else "bot:deckhand", COLOURS[n]) for n in range(players)]
    match = start(find(game_id), seats, seed, options, map)
    while match.step < steps and match.actors():
        seat = match.actors()[0]
        observation = match.seat(seat)
        match.play(seat, choose(match.game, observation, DECKHAND, Chance(seed, match.step).below(1 << 30)).action)
    return match
