"""What the scene of a day shows of each box: its challenge, the person's try, what the bots made of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from game.core.game import Game
from game.daily.challenge import Challenge, boxes, challenge_of
from game.games import find
from game.logbook.chest_log import ChestLog
from game.logbook.entry import Person
from game.logbook.store import LogTrouble
from game.logbook.tries import Try
from game.play.last_tables import remembered
from game.storage.reading import Saved, read
from game.storage.saves import list_autosaves


@dataclass(frozen=True, slots=True)
class Chest:
    """One box on one day."""

    game: Game
    challenge: Challenge
    attempt: Try | None
    """The person's first try."""
    figures: tuple[int, ...]
    """What the bots made of it, as far as they have played."""


class DayBook:
    """What is written of one person, as it was when it was read; a logbook that cannot be read is as an empty one."""

    def __init__(self, person: str = "") -> None:
        """`person` "" = whoever sat down last."""
        self.trouble = ""
        self.book = ChestLog()
        try:
            self.people: tuple[Person, ...] = self.book.people()
        except LogTrouble as error:
            self.people, self.trouble = (), str(error)
        self.person, self.colour = self._who(person)
        self.tries: tuple[Try, ...] = ()
        self.read()

    def _who(self, name: str) -> tuple[str, int]:
        """Whose tries these are: name and colour."""
        last = next((entry for entry in remembered().players if entry[1] == "human"), ("Ana", "human", 0))
        wanted = (name or last[0]).casefold()
        known = next((person for person in self.people if person.name.casefold() == wanted), None)
        if known is None and not name and self.people:
            known = self.people[0]
        return (known.name, known.colour) if known is not None else (name or last[0], last[2])

    def read(self) -> None:
        """Read again."""
        try:
            self.tries = self.book.tries(self.person)
        except LogTrouble as error:
            self.tries, self.trouble = (), str(error)

    def of(self, day: date) -> list[Chest]:
        """Return the boxes of this day."""
        return [self._chest(box, day) for box in boxes()]

    def _chest(self, box: str, day: date) -> Chest:
        mine = next((each for each in self.tries if (each.day, each.game) == (day.isoformat(), box)), None)
        challenge = challenge_of(box, day, mine.version if mine is not None else "")
        try:
            figures = self.book.reckoned(day.isoformat(), box, challenge.version)[0]
        except LogTrouble:
            figures = ()
        return Chest(find(box), challenge, mine, figures)


def autosave_of(challenge: Challenge, saves: Sequence[Saved] | None = None) -> Saved | None:
    """Return the autosave of the game that was begun of this challenge, and not finished; None if there is none."""
    for saved in list_autosaves() if saves is None else saves:
        if saved.game == challenge.game and not saved.finished and not saved.bad:
            document = read(saved.path).document
            if document.seed == challenge.seed:
                return saved
    return None
