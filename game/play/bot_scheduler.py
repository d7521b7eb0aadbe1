"""Asks the worker for the actions of one bot after the other, and keeps each answer until it may be shown.

A choice that the rules split into several actions is decided completely before the first of them is played, and an
early decision waits until the fixed time of the bot's level is over: neither the number of parts nor the thinking time
may tell anybody anything.
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
    """The part of `game.bots.worker.Worker` that a table uses."""

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Ask for an action of the observation's seat; an open question is forgotten."""

    def poll(self) -> Answer | None:
        """Return the answer when it is there, else None."""

    def cancel(self) -> None:
        """Forget the open question."""

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Let a bot think ahead while no question is open."""


class BotScheduler:
    """Keeps which bot is asked and which have answered; it reads a Match through `seat` and `ahead` only."""

    def __init__(self, worker: Thinker | None) -> None:
        self._worker = worker
        self._asked: int | None = None
        self._answers: dict[int, tuple[Any, ...]] = {}
        self._notes: dict[int, list[str]] = {}
        """For each bot, the candidates it considered before each part of its current choice, as text."""
        self._begun: list[Any] = []
        """The parts of its choice that the asked bot has decided so far."""
        self._decided = False
        """Whether the asked bot has decided its whole choice and only waits for its time to end."""
        self._thought = 0.0
        self._left = 0.0
        """The time that the asked bot still has, in ms."""
        self._mused: tuple[int, Any] | None = None
        """The bot that was last told to think ahead, and its view then."""
        self._slow: list[int] = []
        """Bots that have thought longer than HOURGLASS and have not acted since."""

    def tick(self, match: Match, ms: float) -> None:
        """Let `ms` pass: take an answer if there is one, and ask the next bot that must act."""
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
                self._keep_notes(match, self._asked, answer.thought)
                self._go_on(match, self._worker, self._asked, answer.thought.action)
            if self._decided and self._left <= 0:
                self._answers[self._asked], self._asked = tuple(self._begun), None
        if self._asked is None:
            self._ask(match, self._worker)

    def _go_on(self, match: Match, worker: Thinker, seat: int, action: Any) -> None:
        """Add this action to the bot's choice, and ask for the next part if the choice is not complete."""
        self._begun.append(action)
        observation = match.ahead(seat, self._begun)
        if observation is not None:
            worker.ask(match.game.id, observation, in_time(level_of(match, seat), self._left / 1000, first=False))
        self._decided = observation is None

    def _keep_notes(self, match: Match, seat: int, thought: Thought) -> None:
        """Keep the candidates the bot considered, for its own notebook."""
        observation = match.ahead(seat, self._begun)
        if not self._begun:
            self._notes[seat] = []
        if observation is not None:
            self._notes[seat].append(noted(thought, observation.legal))

    def notes(self, seat: int) -> tuple[str, ...]:
        """Return and forget what this bot considered before each part of its choice; () if it did not search."""
        return tuple(self._notes.pop(seat, ()))

    def answer(self, match: Match, seat: int) -> tuple[Any, ...]:
        """Return the actions this bot has decided on, one or several; () if it has not decided.

        An answer that is no longer legal is forgotten, so that the bot is asked again.
        """
        actions = self._answers.get(seat)
        if actions is None:
            return ()
        observation = match.ahead(seat, actions[:-1])
        if observation is None or actions[-1] not in observation.legal:
            del self._answers[seat]
            return ()
        return actions

    def taking_time(self, seat: int) -> bool:
        """Return whether this bot is asked and its time is not over yet."""
        return self._asked == seat and self._left > 0

    def spent(self, seat: int) -> None:
        """Forget this bot's answer, because it was played."""
        self._answers.pop(seat, None)
        self._slow = [slow for slow in self._slow if slow != seat]

    def count_anew(self) -> None:
        """Count thinking times from 0: while players could answer a call, bots had time anyway."""
        self._slow.clear()
        self._thought = 0.0

    def forget(self) -> None:
        """Forget all questions and answers, because the position has changed."""
        self._answers.clear()
        self._slow.clear()
        if self._asked is not None and self._worker is not None:
            self._worker.cancel()
        self._asked = None

    def give_way(self) -> None:
        """Free the worker for something else; the open question is asked again later."""
        self._mused = None
        if self._asked is not None and self._worker is not None:
            self._worker.cancel()
        self._asked = None

    @property
    def thinking(self) -> int | None:
        """The bot that has been thinking longer than HOURGLASS, until it acts; None = no bot."""
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
        """Let the next bot after the deciding human think ahead, if its level does so."""
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
    """Return the level of the bot at this seat. BadOption if it does not exist."""
    return find_level(match.players[seat].level)
