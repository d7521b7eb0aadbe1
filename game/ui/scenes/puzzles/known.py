"""Which puzzles there are for whoever sits here, and which comes next."""

from collections.abc import Sequence

from game.play.last_tables import remembered
from game.puzzles import shipped
from game.puzzles.puzzle import Puzzle
from game.storage import puzzle_book
from game.storage.puzzle_book import Page

OWN = "own"
"""In place of a box: the puzzles found in the own games."""


def person() -> str:
    """Return whose puzzles these are: the person who sat at the last table; "" if nobody did yet."""
    return next((name for name, kind, _colour in remembered().players if kind == "human"), "")


def puzzles(group: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of this box, or the own ones."""
    return puzzle_book.own(person()) if group == OWN else shipped.of(group)


def find(group: str, id: str) -> Puzzle | None:
    """Return the puzzle of this id; None if there is none."""
    return next((each for each in puzzles(group) if each.id == id), None)


def following(every: Sequence[Puzzle], page: Page, after: str = "") -> Puzzle | None:
    """Return the next puzzle not solved yet after this one, from the beginning again at the end; else just the next."""
    place = next((n for n, each in enumerate(every) if each.id == after), -1)
    turned = (*every[place + 1 :], *every[: place + 1])
    others = [each for each in turned if each.id != after]
    return next((each for each in others if not page.stars.get(each.id)), others[0] if others else None)
