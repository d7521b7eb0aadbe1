"""The bots at a table: asks the worker for one after the other and keeps their answers until they may show."""

import logging
from typing import Any, Protocol

from game.bots.levels import Level, find_level
from game.bots.worker import Answer
from game.core.match import Match, SeatView
from game.ui.table.pace import HOURGLASS

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """What the table needs of `game.bots.worker.Worker`."""

    def ask(self, game_id: str, sight: SeatView, level: Level) -> None:
        """Puts a question; an earlier one is forgotten."""

    def poll(self) -> Answer | None:
        """The answer once it is there."""

    def cancel(self) -> None:
        """Forgets the open question."""


class Minds:
    """Who is asked, who has answered; it sees a Match only through `seat`."""

    def __init__(self, worker: Thinker | None) -> None:
        self._worker = worker
        self._asked: int | None = None
        self._answers: dict[int, Any] = {}
        self._thought = 0.0

    def tick(self, match: Match, ms: float) -> None:
        """Takes an answer that has come, and asks for the next bot that must act."""
        if self._worker is None:
            return
        if self._asked is not None:
            self._thought += ms
            answer = self._worker.poll()
            if answer is not None:
                if answer.trouble:
                    log.warning("the bot of seat %d went on by rule of thumb: %s", self._asked, answer.trouble)
                self._answers[self._asked] = answer.thought.action
                self._asked = None
        if self._asked is None:
            self._ask(match, self._worker)

    def answer(self, match: Match, seat: int) -> Any:
        """What this bot will do, or None while it has not said; a stale answer is asked for again."""
        action = self._answers.get(seat)
        if action is not None and action not in match.seat(seat, match.step).legal:
            del self._answers[seat]
            return None
        return action

    def spent(self, seat: int) -> None:
        """The answer was played."""
        self._answers.pop(seat, None)

    def forget(self) -> None:
        """The position has changed under their hands: nothing that was asked or answered holds."""
        self._answers.clear()
        if self._asked is not None and self._worker is not None:
            self._worker.cancel()
        self._asked = None

    @property
    def thinking(self) -> int | None:
        """The bot that has been thinking long enough to say so."""
        return self._asked if self._thought >= HOURGLASS else None

    def _ask(self, match: Match, worker: Thinker) -> None:
        for seat in match.actors():
            if match.players[seat].human or seat in self._answers:
                continue
            level = find_level(match.players[seat].level)
            worker.ask(match.game.id, match.seat(seat, match.step), level)
            self._asked, self._thought = seat, 0.0
            return
