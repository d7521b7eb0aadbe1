"""A lesson being given: which row is at hand, what the pupil may do now, and what the other seats do."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from game.bots.bot import Thought
from game.bots.levels import Level
from game.bots.worker import Answer
from game.core.game import Game
from game.core.match import Match
from game.core.panels import Note
from game.core.player import Player
from game.core.seats import SeatView
from game.core.table import Offer, Refusal, Table
from game.kit.lessons import PUPIL, Do, Lesson, Others, Row, Say, played
from game.words import _

STARS = 3


def chain(offer: Offer) -> tuple[Any, ...]:
    """Return all actions of the choice that this offer plays."""
    return offer.action, *offer.then


class Teaching:
    """Keeps the place in a lesson. For the table it is the guide of its offers, and the worker of its bots."""

    def __init__(self, game: Game, lesson: Lesson, row: int | None = None, helped: int = 0) -> None:
        """Begin at this row, None = the teacher's first words; `helped` counts how often the way was shown before."""
        self.game = game
        self.lesson = lesson
        self.row = lesson.start if row is None else row
        self.helped = helped
        self._ends = [len(played(lesson.rows[: n + 1])) for n in range(len(lesson.rows))]
        """For each row the number of steps of the match after it."""
        self._asked: SeatView | None = None
        self._given = 0
        """How many actions of the row at hand were given as a bot's answer."""

    def match(self, pupil: str) -> Match:
        """Return the game of the lesson as it stands at the row at hand. Illegal if the rules do not allow a row."""
        names = (pupil, *(name if name != pupil else _("Ana") for name in self.lesson.names))
        kinds = ("human", *("bot:deckhand" for _name in self.lesson.names))
        players = [Player(name, kind, n) for n, (name, kind) in enumerate(zip(names, kinds, strict=True))]
        match = Match.start(self.game, players, self.lesson.seed, self.lesson.options)
        for seat, action in played(self.lesson.rows[: self.row]):
            match.play(seat, action)
        return match

    # ---- the place in the lesson

    @property
    def now(self) -> Row | None:
        """The row at hand; None after the last one."""
        return self.lesson.rows[self.row] if self.row < len(self.lesson.rows) else None

    @property
    def waits(self) -> bool:
        """Whether the lesson waits for the pupil."""
        return not isinstance(self.now, Others)

    @property
    def step(self) -> int:
        """The number of the step at hand, from 1 on; while others act, that of the step before."""
        return max(1, sum(n <= self.row for n in self.lesson.steps))

    @property
    def before(self) -> int | None:
        """The row that Back goes to; None at the first step."""
        earlier = [n for n in self.lesson.steps if n < self.row]
        return earlier[-1] if earlier else None

    @property
    def stars(self) -> int:
        """What the lesson is worth so far: three without help, two with little, else one."""
        return STARS if not self.helped else STARS - 1 if self.helped <= 2 else 1

    def heard(self) -> None:
        """The pupil goes on from the teacher's words."""
        if isinstance(self.now, Say):
            self._next()

    def follow(self, step: int) -> bool:
        """Go on past the rows that were played, as the match stands after `step` steps; return whether it did."""
        row = self.row
        while self.now is not None and not isinstance(self.now, Say) and step >= self._ends[self.row]:
            self._next()
        return row != self.row

    def _next(self) -> None:
        self.row += 1
        self._given = 0

    # ---- what may be done

    @property
    def first(self) -> str:
        """What comes before everything that the row at hand does not ask for."""
        row = self.now
        return _("Not yet. Now: {todo}.").format(todo=row.todo) if isinstance(row, Do) else _("First hear me out.")

    def guide(self, table: Table, acting: int | None) -> Table:
        """Return the table with the offers of the row at hand alone; other spots say kindly what comes first."""
        row = self.now
        wanted = row.actions if isinstance(row, Do) and acting == PUPIL else None
        offers = tuple(replace(one, ask="") for one in table.offers if chain(one) == wanted)
        kept = {spot for offer in offers for spot in offer.path}
        lying = {piece.spot for piece in table.pieces} | {spot.id for spot in table.spots if spot.w or spot.board}
        found = {spot for offer in table.offers for n, spot in enumerate(offer.path) if not n or spot in lying}
        if isinstance(row, Say):  # a note can be opened and read while the teacher speaks of it
            kept |= {note.spot for note in table.notes if isinstance(note, Note)}
        others = {spot: Refusal(self.first, "") for spot in found - kept}
        amount = table.amount
        if amount is not None:
            values = [offer.path[0].rpartition(":")[2] for offer in offers if offer.path]
            number = int(values[0]) if values and values[0].lstrip("-").isdecimal() else None
            amount = None if number is None else replace(amount, least=number, most=number, usual=number)
        refusals = {**table.refusals, **others}
        plates = tuple(plate for plate in table.plates if plate.spot in kept)
        return replace(table, offers=offers, refusals=refusals, amount=amount, plates=plates, unasked=None)

    def wanted(self, table: Table, picked: Sequence[str] = ()) -> Offer | None:
        """Return the shortest offer that the row at hand asks for, of a guided table; None if it asks for none.

        Of several ways to it the one that goes on with what is `picked` comes first.
        """
        offers = table.offers if isinstance(self.now, Do) else ()
        begun = [offer for offer in offers if offer.path[: len(picked)] == tuple(picked)]
        return min(begun or offers, key=lambda one: len(one.path), default=None)

    # ---- what the other seats do (see `Thinker`)

    def ask(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Note which seat is asked."""
        self._asked = observation

    def poll(self) -> Answer | None:
        """Return the next action of the row at hand, if it is the turn of the asked seat; else None."""
        row, asked = self.now, self._asked
        if not isinstance(row, Others) or asked is None or asked.seat != row.seat or self._given >= len(row.actions):
            return None
        self._asked = None
        self._given += 1
        return Answer(Thought(row.actions[self._given - 1]))

    def cancel(self) -> None:
        """Forget the open question."""
        self._asked = None

    def muse(self, game_id: str, observation: SeatView, level: Level) -> None:
        """Nobody thinks ahead in a lesson."""


def total(lessons: Sequence[Lesson]) -> int:
    """Return how many stars these lessons have."""
    return STARS * len(lessons)
