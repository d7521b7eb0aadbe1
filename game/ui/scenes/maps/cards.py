"""What hangs on the wall: every board of every box, the user's own with their faults, and how people fared on it."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game import games, maps, paths
from game.core.game import Game
from game.core.staging import MapNote
from game.logbook.entry import Entry
from game.logbook.store import Logbook, LogTrouble


@dataclass(slots=True)
class Card:
    """One board; `game` is None for a file that names no box of the chest."""

    listed: maps.Listed
    game: Game | None
    own: bool
    note: MapNote = field(default_factory=MapNote)
    best: str = ""
    """The best score of a human on it, in words; "" = nobody has played on it."""
    whose: str = ""
    played: int = 0
    checked: str = ""
    """What a check has found just now, line by line; "" = it was not asked for."""

    @property
    def id(self) -> str:
        """Different for any two cards."""
        return f"{'own' if self.own else 'map'}:{self.listed.name}"

    stamp: tuple[str, int] = ("", 0)
    """The file, and when it was changed last."""

    @property
    def title(self) -> str:
        """The title of the board; of one that cannot be played on the name of its file."""
        return self.listed.title or self.listed.file.name


def read_cards() -> Iterator[Card]:
    """Every board, box by box, each box's usual one first; then files that may be meant for any box or for none."""
    mine, met = paths.maps(), set[Path]()
    for game in games.GAMES:
        if not game.staging.map:
            continue
        notes = game.staging.map_notes()
        for file in _files(game):
            met.add(file)
            own = not file.is_relative_to(mine)
            note = MapNote() if own else notes.get(file.stem, MapNote())
            yield Card(maps.listed(game, file), game, own, note, stamp=stamp_of(file))
    for file in maps.every_map():
        if file not in met:
            yield Card(maps.unreadable(file), None, own=True, stamp=stamp_of(file))


def _files(game: Game) -> list[Path]:
    """The maps that name this box, the usual one first."""
    found = [file for file in maps.every_map() if maps.game_of(file) == game.id]
    return sorted(found, key=lambda file: file != maps.file_of(game.staging.map))


def stamp_of(file: Path) -> tuple[str, int]:
    """The file, and when it was changed last."""
    try:
        return str(file), file.stat().st_mtime_ns
    except OSError:
        return str(file), 0


def add_scores(cards: Iterable[Card], score: Callable[[Game, int], str]) -> None:
    """Say on each card how often people played on that board, and who did best; `score` writes a score in words."""
    try:
        entries = Logbook().entries()
    except LogTrouble:
        return
    for card in cards:
        if card.game is not None and not card.listed.problems:
            _add(card, [entry for entry in entries if _there(entry, card)], score)


def _there(entry: Entry, card: Card) -> bool:
    return card.game is not None and entry.game == card.game.id and entry.map == card.listed.name


def _add(card: Card, entries: list[Entry], score: Callable[[Game, int], str]) -> None:
    card.played = len(entries)
    seats = [seat for entry in entries for seat in entry.seats if seat.person]
    if seats and card.game is not None:
        best = max(seats, key=lambda seat: seat.score)
        card.best, card.whose = score(card.game, best.score), best.person
