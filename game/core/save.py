"""A match as a document of plain data: what is in it, how it becomes bytes, and in which words a bad one is refused."""

from typing import Annotated, Any

import msgspec

from game.core.game import Result
from game.words import _

FORMAT = 3
"""The layout of the document; a document with a higher number comes from a newer Seachest.

1: the first; 2: `map` and `jots`, which a document of format 1 does not have; 3: `pins`.
"""

CHECK_EVERY = 20
"""Steps between two digests."""

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What the JSON reader raises for bytes that are not what they should be."""

NOTE = "This file holds the secrets of every seat. Reading it spoils the game."


class BadSave(Exception):
    """A document that cannot be played on; in words where, why, and what can be done about it."""

    def __init__(self, what: str, advice: str, where: str = "") -> None:
        """`where` names the place inside, such as "step 41"; the file layer puts the file in front of it."""
        self.what = what
        self.advice = advice
        self.where = where
        super().__init__(what, advice, where)

    def __str__(self) -> str:
        return " ".join(part for part in (self.where and f"{self.where}:", self.what, self.advice) if part)

    def of(self, file: str) -> "BadSave":
        """The same refusal with the name of the file in front."""
        return BadSave(self.what, self.advice, f"{file}, {self.where}" if self.where else file)


class PlayerEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat as it is written down."""

    name: str
    kind: str
    colour: int


class Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A whole match on paper: replaying `steps` from `seed` gives every position again.

    `steps` holds (seat, action as plain data); `checks` holds (number of steps, digest of the position then).
    `name`, `saved`, `caption` and `result` are for lists of saves and never read back into the match.
    """

    format: Annotated[int, msgspec.Meta(ge=1)] = FORMAT
    note: str = NOTE
    game: str
    rules_version: int
    name: str = ""
    saved: str = ""
    caption: str = ""
    result: Result | None = None
    options: dict[str, Any]
    players: tuple[PlayerEntry, ...]
    map: str = ""
    map_digest: str = ""
    annotations: tuple[dict[str, str], ...] = msgspec.field(default=(), name="jots")
    """By seat: what it wrote into its notebook; () = nobody wrote anything."""
    pins: tuple[str, ...] = ()
    """By seat: the mark of the PIN that opens its view, "" = none; () = nobody has one."""
    seed: str
    steps: tuple[tuple[int, Any], ...]
    checks: tuple[tuple[int, str], ...]


class _Head(msgspec.Struct):
    format: int
    game: str


def damaged(where: str, reason: object) -> BadSave:
    """The refusal of a save that was changed or damaged; `where` may be ""."""
    what = _("This save was changed or damaged ({reason}).").format(reason=reason)
    return BadSave(what, _("The file was left as it is; open another save."), where)


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
        what = _("This is no Seachest save, or it is cut off ({reason}).").format(reason=error)
        raise BadSave(what, _("The file was left as it is; open another save.")) from error
    if head.format > FORMAT:
        what = _("This save was written by a newer Seachest (format {n}).").format(n=head.format)
        raise BadSave(what, _("Open it with a newer Seachest."))
    try:
        return msgspec.json.decode(raw, type=Document)
    except UNREADABLE as error:
        raise damaged("", error) from error
