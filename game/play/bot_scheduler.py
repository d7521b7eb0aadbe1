"""The bots at a table: asks the worker for one after the other and keeps their answers until they may show.

A choice that the rules take in halves is thought out to its end before anything of it is played: that it was begun, and
in how many halves it was made, nobody is to learn. Nor how long it took: what is decided early waits until the time is
over that a bot of this level always takes.
"""

import logging
from typing import Any, Protocol

from game.bots.bot import Thought
from game.bots.levels import Level, find_level
from game.bots.timing import in_time, time_for
from game.bots.worker import Answer
from game.core.match import Match
from game.core.seats import SeatView
from game.play.advice.bot_explanations import noted
from game.play.pace import HOURGLASS

log = logging.getLogger(__name__)


class Thinker(Protocol):
    """What the table needs of `game.bots.worker.Worker`."""

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Puts a question; an earlier one is forgotten."""

    def poll(self) -> Answer | None:
        """The answer once it is there."""

    def cancel(self) -> None:
        """Forgets the open question."""

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Lets a bot think ahead while nothing is asked."""


class BotScheduler:
    """Who is asked, who has answered; it sees a Match only through `seat` and `ahead`."""

    def __init__(self, worker: Thinker | None) -> None:
        self._worker = worker
        self._asked: int | None = None
        self._answers: dict[int, tuple[Any, ...]] = {}
        self._notes: dict[int, list[str]] = {}
        """What each bot weighed before each half of the choice it has made."""
        self._begun: list[Any] = []
        """What the bot that is asked has decided so far: halves of one choice."""
        self._decided = False
        """Whether the bot that is asked has decided the whole choice, and only its time is not over."""
        self._thought = 0.0
        self._left = 0.0
        """ms of its time that are left."""
        self._mused: tuple[int, Any] | None = None
        """Who was last told to think ahead, and from what it saw then."""
        self._slow: list[int] = []
        """Bots that have thought so long that it is said, until they act: when they are done is their own affair."""

    def tick(self, match: Match, ms: float) -> None:
        """Takes an answer that has come, and asks for the next bot that must act."""
        if self._worker is None:
            return
        if self._asked is not None:
            self._thought += ms
            self._left -= ms
            if self._thought >= HOURGLASS and self._asked not in self._slow:
                self._slow.append(self._asked)
            answer = None if self._decided else self._worker.poll()
            if answer is not None:
                if answer.trouble:
                    log.warning("the bot of seat %d thought in spite of: %s", self._asked, answer.trouble)
                self._write_down(match, self._asked, answer.thought)
                self._go_on(match, self._worker, self._asked, answer.thought.action)
            if self._decided and self._left <= 0:
                self._answers[self._asked], self._asked = tuple(self._begun), None
        if self._asked is None:
            self._ask(match, self._worker)

    def _go_on(self, match: Match, worker: Thinker, seat: int, action: Any) -> None:
        """It has decided; after a half of a choice it is asked for the next one."""
        self._begun.append(action)
        observation = match.ahead(seat, self._begun)
        if observation is not None:
            worker.ask(match.game.id, observation, in_time(level_of(match, seat), self._left / 1000, first=False))
        self._decided = observation is None

    def _write_down(self, match: Match, seat: int, thought: Thought) -> None:
        """What it weighed, for its own notebook."""
        observation = match.ahead(seat, self._begun)
        if not self._begun:
            self._notes[seat] = []
        if observation is not None:
            self._notes[seat].append(noted(thought, observation.legal))

    def notes(self, seat: int) -> tuple[str, ...]:
        """What this bot weighed before each half of the choice that it makes now; () where it weighed nothing."""
        return tuple(self._notes.pop(seat, ()))

    def answer(self, match: Match, seat: int) -> tuple[Any, ...]:
        """What this bot will do, one action or several; () while it has not said. What is stale is asked for again."""
        actions = self._answers.get(seat)
        if actions is None:
            return ()
        observation = match.ahead(seat, actions[:-1])
        if observation is None or actions[-1] not in observation.legal:
            del self._answers[seat]
            return ()
        return actions

    def taking_time(self, seat: int) -> bool:
        """Whether this bot's time is not over: it is not late."""
        return self._asked == seat and self._left > 0

    def spent(self, seat: int) -> None:
        """The answer was played."""
        self._answers.pop(seat, None)
        self._slow = [slow for slow in self._slow if slow != seat]

    def count_anew(self) -> None:
        """Until now there was time for all: how long they think counts from here."""
        self._slow.clear()
        self._thought = 0.0

    def forget(self) -> None:
        """The position has changed under their hands: nothing that was asked or answered holds."""
        self._answers.clear()
        self._slow.clear()
        if self._asked is not None and self._worker is not None:
            self._worker.cancel()
        self._asked = None

    def give_way(self) -> None:
        """The worker is wanted for something else: what is open is put again afterwards, and musing goes on."""
        self._mused = None
        if self._asked is not None and self._worker is not None:
            self._worker.cancel()
        self._asked = None

    @property
    def thinking(self) -> int | None:
        """The bot that has been thinking long enough to say so, until it acts."""
        return self._slow[0] if self._slow else None

    def _ask(self, match: Match, worker: Thinker) -> None:
        for seat in match.actors():
            if match.players[seat].human or seat in self._answers:
                continue
            level = level_of(match, seat)
            seconds = time_for(match.game, match.seat(None, match.step).view, seat, level)
            worker.ask(match.game.id, match.seat(seat, match.step), in_time(level, seconds, first=True))
            self._asked, self._begun, self._decided = seat, [], False
            self._thought, self._left = 0.0, 1000 * seconds
            return
        self._muse(match, worker)

    def _muse(self, match: Match, worker: Thinker) -> None:
        """Whoever of the bots sits next to the people that decide thinks ahead, if it is of a level that does."""
        actors = match.actors()
        person = next((seat for seat in actors if match.players[seat].human), None)
        if person is None:
            return
        seats = len(match.players)
        after = [(person + step) % seats for step in range(1, seats)]
        bot = next((seat for seat in after if not match.players[seat].human and seat not in actors), None)
        level = None if bot is None else level_of(match, bot)
        if bot is None or level is None or level.effort is None or not level.effort.ponders:
            return
        observation = match.seat(bot, match.step)
        if (bot, observation.view) != self._mused:
            self._mused = bot, observation.view
            worker.muse(match.game.id, observation, level)


def level_of(match: Match, seat: int) -> Level:
    """The level that plays this seat."""
    return find_level(match.players[seat].level)
