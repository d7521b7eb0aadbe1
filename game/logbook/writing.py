"""What the logbook writes of a finished match, and which finished matches it has not written yet."""

from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from hashlib import blake2b
from itertools import pairwise
from pathlib import Path

import msgspec

from game import disk, maps
from game.core.errors import BadOption
from game.core.match import Match
from game.core.plain import LONGEST_LINE, one_line
from game.core.save import BadSave, Document
from game.core.staging import leader
from game.games import find
from game.logbook import tries
from game.logbook.entry import Entry, SeatEntry, Standing
from game.logbook.store import Logbook, LogTrouble
from game.storage.reading import JOURNAL, LARGEST, open_save, read
from game.storage.saves import list_autosaves, now

PAUSE = 300.0
"""In seconds: of a longer time between two steps only so much counts as time at the table."""
STANDING = "stands apart"
"""The key in the first human's notebook under which a table notes why its game stands apart."""
BOT_SINCE = "bot since"
"""The key of a notebook that tells that a bot has taken this seat over (`play.advice`)."""


def set_apart(match: Match, why: Standing) -> None:
    """Note that this game does not count, and why; what is noted already stays."""
    seat = next((seat for seat, player in enumerate(match.players) if player.human), None)
    if seat is not None and STANDING not in match.annotations(seat):
        with suppress(BadOption):  # its notebook is full
            match.annotate(seat, STANDING, why)


def standing_of(match: Match) -> Standing:
    """Return whether this game counts, or why it stands apart."""
    if match.map and not maps.bundled(match.map):
        return "custom map"
    for seat in range(len(match.players)):
        noted = match.annotations(seat).get(STANDING, "")
        with suppress(msgspec.ValidationError):
            if noted:
                standing: Standing = msgspec.convert(noted, Standing)
                return standing
    return "counted"


def mark_of(document: Document) -> str:
    """Return the id of a game: what was played decides it, and nothing else."""
    names = tuple(player.name for player in document.players)
    what = (document.game, document.seed, names, document.options, document.steps)
    return blake2b(msgspec.json.encode(what), digest_size=12).hexdigest()


def entry_of(match: Match, ended: str, minutes: float = 0.0) -> Entry:
    """Return what the logbook writes of this finished match."""
    result = match.result()
    assert result is not None, "only finished games are written"
    ranks = {seat: sum(map(len, result.ranking[:n])) for n, tied in enumerate(result.ranking) for seat in tied}
    seats = []
    for seat, player in enumerate(match.players):
        person = player.name if player.human and BOT_SINCE not in match.annotations(seat) else ""
        best, deed = _best(match, seat)
        seats.append(
            SeatEntry(
                name=player.name,
                kind=player.kind,
                colour=player.colour,
                person=person,
                rank=ranks[seat],
                score=result.scores[seat],
                share=result.shares[seat],
                opening=_opening(match, seat),
                best=best,
                deed=deed,
                awards=_awards(match, seat),
            )
        )
    return Entry(
        id=mark_of(match.to_document()),
        game=match.game.id,
        ended=ended,
        minutes=round(minutes, 1),
        standing=standing_of(match),
        map=match.map,
        reason=result.reason,
        seats=tuple(seats),
    )


def _events(match: Match) -> tuple[object, ...]:
    return tuple(told.event for told in match.told(None))


def _opening(match: Match, seat: int) -> str:
    return one_line(match.game.staging.opening(_events(match), seat), LONGEST_LINE)


def _awards(match: Match, seat: int) -> tuple[str, ...]:
    return tuple(award.title for award in match.game.staging.awards(_events(match)) if award.seat == seat)[:8]


def _best(match: Match, seat: int) -> tuple[int, str]:
    """The largest sum that this seat got at once before the game ended, and for what."""
    narrate, last = match.game.staging.narrate, match.step - 1
    lines = (narrate(told.event, match.players) for told in match.told(None) if told.step < last)
    gains = [line for line in lines if line is not None and line.seat == seat and line.delta > 0]
    best = leader({n: line.delta for n, line in enumerate(gains)})
    if best is None:
        return max((line.delta for line in gains), default=0), ""
    return gains[best].delta, one_line(gains[best].text, LONGEST_LINE)


def seconds_at_table(path: Path) -> float:
    """Return the time that was played according to this journal, in seconds; 0 = it does not tell."""

    class Stamp(msgspec.Struct):
        saved: str = ""

    if path.suffix != JOURNAL:
        return 0.0
    moments = []
    with suppress(OSError):
        for line in disk.read(path, LARGEST).split(b"\n"):
            with suppress(msgspec.DecodeError, ValueError, RecursionError):
                stamp = msgspec.json.decode(line, type=Stamp).saved
                moments += [datetime.fromisoformat(stamp)] if stamp else []
    gaps = ((later - earlier).total_seconds() for earlier, later in pairwise(moments))
    return sum(min(max(0.0, gap), PAUSE) for gap in gaps)


def write_down(match: Match, book: Logbook, journal: Path | None = None, ended: str = "") -> str:
    """Write a finished match with everything that was played in it; return its id. LogTrouble if that fails.

    Games without a human are not written.
    """
    if not any(player.human for player in match.players):
        return ""
    minutes = seconds_at_table(journal) / 60 if journal else 0.0
    entry = entry_of(match, ended or now(), minutes)
    book.write(entry, match.to_document(saved=entry.ended), tries.ended(match, entry))
    return entry.id


def catch_up(book: Logbook, done: Callable[[str], None] = lambda id: None) -> int:
    """Write the finished autosaves that are not written yet, as after a kill; return how many there were."""
    written = 0
    for saved in list_autosaves():
        if not saved.finished or saved.bad:
            continue
        with suppress(BadSave, LogTrouble):
            id = mark_of(read(saved.path).document)
            if not book.has(id):
                match = open_save(saved.path)
                if match.over and write_down(match, book, saved.path, saved.saved or now()):
                    written += 1
                    done(id)
    return written


def title_of(game_id: str) -> str:
    """What a box is called; its id where it is not in the chest."""
    try:
        return find(game_id).title
    except BadOption:
        return game_id
