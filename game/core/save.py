"""A match as a document of plain data: what is in it, how it becomes bytes, and in which words a bad one is refused."""

from typing import Annotated, Any

import msgspec

from game.core import plain
from game.core.annotations import MOST
from game.core.game import Result
from game.core.plain import Count, FilePath, Line, Moment, Name, Text
from game.words import _

FORMAT = 3
"""The layout of the document; a document with a higher number comes from a newer Seachest.

1: the first; 2: `map` and `jots`, which a document of format 1 does not have; 3: `pins`.
"""

CHECK_EVERY = 20
"""Steps between two digests."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What the JSON reader raises for bytes that are not what they should be."""

LONGEST = 200
"""Letters of a refusal, whatever was in the file."""
MOST_SEATS = 8
MOST_POINTS = 10**9

NOTE = "This file holds the secrets of every seat. Reading it spoils the game."


class BadSave(Exception):
    """A document that cannot be played on; in words where, why, and what can be done about it."""

    def __init__(self, what: str, advice: str, where: str = "", sound: int = 0) -> None:
        """`where` names the place inside, such as "step 41"; the file layer puts the file in front of it.

        `sound` tells how many steps before it are certainly as they were played.
        """
        self.what = what
        self.advice = advice
        self.where = where
        self.sound = sound
        super().__init__(what, advice, where)

    def __str__(self) -> str:
        """One line of at most 200 letters: the file has its share, then what is wrong, then the advice."""
        line = plain.one_line(self.where, LONGEST // 2)
        line = line and f"{line}: "
        room = max(LONGEST - len(line) - len(self.advice) - 1, LONGEST // 2 - 10)
        line += plain.one_line(self.what, min(room, LONGEST - len(line)))
        return plain.one_line(f"{line} {self.advice}", LONGEST)

    def of(self, file: str) -> "BadSave":
        """The same refusal with the name of the file in front."""
        file = plain.one_line(file, LONGEST // 4)
        return BadSave(self.what, self.advice, f"{file}, {self.where}" if self.where else file, self.sound)


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as it is written down."""

    name: Name
    kind: Name
    colour: Count


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole match on paper: replaying `steps` from `seed` gives every position again.

    `steps` holds (seat, action as plain data); `checks` holds (number of steps, digest of the position then).
    `name`, `saved`, `caption` and `result` are for lists of saves and never read back into the match.
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
    """By seat: what it wrote into its notebook; () = nobody wrote anything."""
    pins: Annotated[tuple[Line, ...], msgspec.Meta(max_length=MOST_SEATS)] = ()
    """By seat: the mark of the PIN that opens its view, "" = none; () = nobody has one."""
    seed: Line
    steps: tuple[tuple[Count, Any], ...]
    checks: tuple[tuple[Count, Name], ...]


class _Head(msgspec.Struct):
    format: int
    game: str


def damaged(where: str, reason: object, sound: int = 0) -> BadSave:
    """The refusal of a save that was changed or damaged; `where` may be "", and `sound` steps were not."""
    what = _("This save was changed or damaged ({reason}).").format(reason=reason)
    return BadSave(what, _("The file was left as it is; open another save."), where, sound)


def write(document: Document) -> bytes:
    """The document as JSON that a person can read: one line for each field, and one for each step."""
    data = msgspec.to_builtins(document)
    steps = [msgspec.json.encode(step) for step in data.pop("steps")]
    lines = [b' "%b": %b' % (key.encode(), msgspec.json.encode(value)) for key, value in data.items()]
    lines.append(b' "steps": [\n  ' + b",\n  ".join(steps) + b"\n ]")
    return b"{\n" + b",\n".join(lines) + b"\n}\n"


def read(raw: bytes) -> Document:
    """The document in these bytes. BadSave when they are no save, a damaged one, or one of a newer Seachest."""
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
    """The same document. BadSave when one part of it does not fit another."""
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
