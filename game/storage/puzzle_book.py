"""What somebody has tried of the puzzles, and the puzzles found in the own games: kept on the disk, a page a person.

A person is who has that name, in capitals or not, as in the logbook.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Annotated, Any

import msgspec
from msgspec.structs import replace

from game import disk, paths
from game.core.plain import Line, Name
from game.core.save import UNREADABLE
from game.puzzles.puzzle import Puzzle
from game.storage.saves import write_whole

TRIES, OWN = "puzzles.json", "own-puzzles.json"
MOST_OWN = 200
"""So many puzzles from the own games are kept; the oldest go first."""
LAST = 10
LARGEST = 16 << 20

Stars = Annotated[int, msgspec.Meta(ge=0, le=3)]


class Page(msgspec.Struct, frozen=True, kw_only=True):
    """What one person has tried: the most stars of each puzzle, 0 = not solved yet, and how the last ones went."""

    stars: Annotated[dict[Name, Stars], msgspec.Meta(max_length=5000)] = {}
    last: Annotated[tuple[bool, ...], msgspec.Meta(max_length=LAST)] = ()
    row: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0
    """How many were solved at the first try, without the answer, one after the other until now."""
    longest: Annotated[int, msgspec.Meta(ge=0, le=10**6)] = 0

    @property
    def solved(self) -> int:
        """How many were solved."""
        return sum(stars > 0 for stars in self.stars.values())

    def raised(self, puzzle: str, stars: int) -> "Page":
        """Return the page with at least so many stars for this puzzle."""
        best = max(stars, self.stars.get(puzzle, 0))
        return replace(self, stars={**self.stars, puzzle: best})

    def after(self, puzzle: str, stars: int, clean: bool) -> "Page":
        """Return the page after this puzzle; `clean`: at the first try. What was solved before counts no further."""
        best = self.raised(puzzle, stars).stars
        if self.stars.get(puzzle):
            return replace(self, stars=best)
        row = self.row + 1 if clean else 0
        last = (*self.last, clean)[-LAST:]
        return Page(stars=best, last=last, row=row, longest=max(row, self.longest))

    def joined(self, later: "Page") -> "Page":
        """Return this page and a later one of the same person as one."""
        best = {id: max(self.stars.get(id, 0), later.stars.get(id, 0)) for id in {**self.stars, **later.stars}}
        longest = max(self.longest, later.longest)
        return Page(stars=best, last=(*self.last, *later.last)[-LAST:], row=later.row, longest=longest)


NOBODY = Page()
Pages = Annotated[dict[Line, Page], msgspec.Meta(max_length=500)]
Owned = Annotated[dict[Line, tuple[Puzzle, ...]], msgspec.Meta(max_length=500)]
"""By the casefolded name."""


def page(person: str) -> Page:
    """Return the page of this person; an empty one where there is none, or where the file is damaged."""
    return _pages().get(person.casefold(), NOBODY)


def keep(person: str, page: Page) -> None:
    """Keep this page. A disk that refuses loses what was tried since, and nothing else."""
    _write(TRIES, {**_pages(), person.casefold(): page})


def own(person: str) -> tuple[Puzzle, ...]:
    """Return the puzzles found in this person's games, the newest first."""
    return _own().get(person.casefold(), ())


def keep_own(person: str, found: Sequence[Puzzle]) -> int:
    """Keep these puzzles with the others of this person; return how many are new."""
    all_of_them = dict(_own())
    known = all_of_them.get(person.casefold(), ())
    ids = {each.id for each in known}
    new = tuple(each for each in found if each.id not in ids)
    if new:
        _write(OWN, {**all_of_them, person.casefold(): (*new, *known)[:MOST_OWN]})
    return len(new)


def rename(person: str, name: str) -> None:
    """Keep this person's page and puzzles under another name; what somebody of that name had is left alone."""
    old, new = person.casefold(), name.casefold()
    for file, kept in ((TRIES, _pages()), (OWN, _own())):
        if old in kept and new not in kept:
            _write(file, {new if who == old else who: what for who, what in kept.items()})
    _call(person, name)


def forget(person: str, called: str) -> None:
    """Forget this person's page and puzzles; in those of others, whoever played there is `called` something else."""
    folded = person.casefold()
    for name, kept in ((TRIES, _pages()), (OWN, _own())):
        if folded in kept:
            _write(name, {who: what for who, what in kept.items() if who != folded})
    _call(person, called)


def _call(person: str, name: str) -> None:
    """Give this person another name in all puzzles, as the logbook does in all games."""
    kept = _own()
    renamed = {who: tuple(_with_name(puzzle, person, name) for puzzle in puzzles) for who, puzzles in kept.items()}
    if renamed != kept:
        _write(OWN, renamed)


def _with_name(puzzle: Puzzle, person: str, name: str) -> Puzzle:
    folded = person.casefold()
    players = tuple(
        replace(each, name=name) if each.kind == "human" and each.name.casefold() == folded else each
        for each in puzzle.players
    )
    return replace(puzzle, players=players)


def _pages() -> Mapping[str, Page]:
    pages: dict[str, Page] = {}
    for who, page in (_read(TRIES, Pages) or {}).items():
        pages[who.casefold()] = pages.get(who.casefold(), NOBODY).joined(page)
    return pages


def _own() -> Mapping[str, tuple[Puzzle, ...]]:
    found: dict[str, dict[str, Puzzle]] = {}
    for who, puzzles in (_read(OWN, Owned) or {}).items():
        found.setdefault(who.casefold(), {}).update({each.id: each for each in puzzles})
    return {who: tuple(puzzles.values())[:MOST_OWN] for who, puzzles in found.items()}


def _read(name: str, kind: Any) -> Any:
    """What is kept there; None where nothing is. A damaged file is set aside, so that nothing is written over it."""
    path = paths.state_folder() / name
    try:
        return msgspec.json.decode(disk.read(path, LARGEST), type=kind)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, *UNREADABLE):
        with suppress(OSError):
            path.replace(path.with_stem(f"{path.stem}-damaged"))
        return None


def _write(name: str, kept: Mapping[str, object]) -> None:
    try:
        write_whole(paths.state_folder() / name, msgspec.json.encode(kept))
    except OSError:
        return
