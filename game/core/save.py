"""A match as a document of plain data: its fields, its JSON, and the messages for a bad one."""

from typing import Annotated, Any

import msgspec

from game.core import plain
from game.core.annotations import MOST
from game.core.game import Result
from game.core.plain import Count, FilePath, Line, Moment, Name, Text
from game.words import _

FORMAT = 3
"""The version of the layout; a document with a higher number comes from a newer Seachest.

1: the first; 2: adds `map` and `jots`; 3: adds `pins`.
"""

CHECK_EVERY = 20
"""The number of steps between two digests."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""The errors of the JSON reader for bytes that are not a valid document."""

LONGEST = 200
"""The greatest length of an error message, in characters."""
MOST_SEATS = 8
MOST_POINTS = 10**9

NOTE = "This file holds the secrets of every seat. Reading it spoils the game."


class BadSave(Exception):
    """A document that cannot be replayed: says for players where and why, and what they can do."""

    def __init__(self, what: str, advice: str, where: str = "", sound: int = 0) -> None:
        """`what` is the reason, `advice` what to do, `where` the place inside, such as "step 41".

        `sound` is the number of steps before it that digests have confirmed. `of` adds the name of the file.
        """
        self.what = what
        self.advice = advice
        self.where = where
        self.sound = sound
        super().__init__(what, advice, where)

    def __str__(self) -> str:
        """One line of at most LONGEST characters: the place, the reason, the advice."""
        line = plain.one_line(self.where, LONGEST // 2)
        line = line and f"{line}: "
        room = max(LONGEST - len(line) - len(self.advice) - 1, LONGEST // 2 - 10)
        line += plain.one_line(self.what, min(room, LONGEST - len(line)))
        return plain.one_line(f"{line} {self.advice}", LONGEST)

    def of(self, file: str) -> "BadSave":
        """Return the same error with the name of the file in front."""
        file = plain.one_line(file, LONGEST // 4)
        return BadSave(self.what, self.advice, f"{file}, {self.where}" if self.where else file, self.sound)


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat of a document: the player's name, kind ("human" or "bot:<level>") and colour."""

    name: Name
    kind: Name
    colour: Count


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole match as data: replaying `steps` from `seed` gives every position.

    `steps` holds (seat, action as plain data); `checks` holds (number of steps, digest of the position then). `name`,
    `saved`, `caption` and `result` are shown in lists of saves and never read back into the match.
    """

    format: Annotated[int, msgspec.Meta(ge=1)] = FORMAT
    note: Text = NOTE
    game: Name
    rules_version: Count
    name: Line = ""
    saved: Moment = ""
    caption: Line = ""
    result: Result | None = None
    options: Annotated[dict[Name, Any], msgspec.Meta(max_length=100)]
    players: Annotated[tuple[PlayerEntry, ...], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    map: FilePath = ""
    map_digest: Name = ""
    annotations: tuple[Annotated[dict[Line, Name], msgspec.Meta(max_length=MOST)], ...] = msgspec.field(
        default=(), name="jots"
    )
    """The notes of each seat by key; () = nobody wrote any."""
    pins: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """The PIN hash of each seat, "" = no PIN; () = nobody has one."""
    seed: Line
    steps: tuple[tuple[Count, Any], ...]
    checks: tuple[tuple[Count, Name], ...]


class _Head(msgspec.Struct):
    format: int
    game: str


def damaged(where: str, reason: object, sound: int = 0) -> BadSave:
    """Return the error for a changed or damaged save; `where` may be "", `sound` steps are confirmed."""
    what = _("This save was changed or damaged ({reason}).").format(reason=reason)
    return BadSave(what, _("The file was left as it is; open another save."), where, sound)


def write(document: Document) -> bytes:
    """Return the document as readable JSON: one line for each field, and one for each step."""
    data = msgspec.to_builtins(document)
    steps = [msgspec.json.encode(step) for step in data.pop("steps")]
    lines = [b' "%b": %b' % (key.encode(), msgspec.json.encode(value)) for key, value in data.items()]
    lines.append(b' "steps": [\n  ' + b",\n  ".join(steps) + b"\n ]")
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(raw: bytes) -> Document:
    """Return the document in these bytes. BadSave if it is no save, damaged, or from a newer Seachest."""
    try:
        head = msgspec.json.decode(raw, type=_Head)
    except UNREADABLE as error:
        what = _("This is no Seachest save, or it is cut off ({reason}).").format(reason=plain.why(error))
        raise BadSave(what, _("The file was left as it is; open another save.")) from error
    if head.format > FORMAT:
        what = _("This save was written by a newer Seachest (format {n}).").format(n=head.format)
        raise BadSave(what, _("Open it with a newer Seachest."))
    try:
        document = msgspec.json.decode(raw, type=Document)
    except UNREADABLE as error:
        raise damaged("", plain.why(error)) from error
    return checked(document)


def checked(document: Document) -> Document:
    """Return the same document. BadSave if its parts contradict each other."""
    seats, result = len(document.players), document.result
    if document.annotations and len(document.annotations) != seats:
        raise damaged("", _("The notes are those of {n} seats.").format(n=len(document.annotations)))
    if result is not None:
        placed = sorted(seat for tied in result.ranking for seat in tied)
        words = (result.reason, *result.remarks)
        sound = placed == [*range(seats)] and len(result.scores) == seats and len(result.remarks) in (0, seats)
        sound = sound and all(result.ranking) and all(plain.is_line(each, plain.LONGEST_TEXT) for each in words)
        if not sound or any(abs(score) > MOST_POINTS for score in result.scores):
            raise damaged("", _("its result is none of this table"))
    return document
