"""A match as an append-only file: its document in the first line, then a line for each step, undo and note."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from game.core import plain, save
from game.core.annotations import LONGEST_KEY, LONGEST_SIGN, MOST
from game.core.game import Result
from game.core.plain import Count, Line, Moment, Name
from game.core.save import CHECK_EVERY, UNREADABLE, BadSave, Document
from game.words import _


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="play"):
    """Step number `step` was played, by `seat`; `check` is the digest of the position after it, "" = none."""

    step: Count
    seat: Count
    action: Any
    check: Name = ""
    saved: Moment = ""
    caption: Line = ""
    result: Result | None = None


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Steps were undone; only the first `step` steps remain."""

    step: int


class Jotted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="jot"):
    """This seat wrote this sign into its notebook; "" = it deleted the note."""

    seat: Count
    key: Line
    sign: Name


_entry = msgspec.json.Decoder(Played | TakenBack | Jotted)


def first_line(document: Document) -> bytes:
    """Return the first line of a journal: the document as JSON."""
    return msgspec.json.encode(document) + b"\n"


def more_lines(before: Document, document: Document) -> bytes:
    """Return the lines that lead from the document `before` to `document`; b"" if nothing has changed."""
    same = 0
    for old, new in zip(before.steps, document.steps, strict=False):
        if old != new:
            break
        same += 1
    entries: list[Played | TakenBack | Jotted] = []
    if same < len(before.steps):
        entries.append(TakenBack(same))
    checks = dict(document.checks)
    for n, (seat, action) in enumerate(document.steps[same:], same + 1):
        result = document.result if n == len(document.steps) else None
        entries.append(Played(n, seat, action, checks.get(n, ""), document.saved, document.caption, result))
    entries += _jotted(before, document)
    return b"".join(msgspec.json.encode(entry) + b"\n" for entry in entries)


def _jotted(before: Document, document: Document) -> Iterator[Jotted]:
    for seat in range(len(document.players)):
        old, new = (each.annotations[seat] if each.annotations else {} for each in (before, document))
        for key in (*(key for key in old if key not in new), *new):
            if old.get(key) != new.get(key):
                yield Jotted(seat, key, new.get(key, ""))


class Read(NamedTuple):
    """The content of a journal: its document, and how many bytes of the file are intact.

    `lost` says for players from which line on the journal is damaged; "" = it is intact. `checks` has every digest in
    the journal, as (number of steps, digest). `torn` says that its last line was not written to the end, as a killed
    program leaves it; "" = it was. If only the line break is missing, `size` counts it.
    """

    document: Document
    size: int
    lost: str = ""
    checks: tuple[tuple[int, str], ...] = ()
    torn: str = ""


def all_of(document: Document, size: int) -> Read:
    """Return a document of `size` bytes that was not kept in a journal, in the form that `read` returns."""
    return Read(document, size, checks=document.checks)


def read(raw: bytes) -> Read:
    """Return the content of a journal up to the first damaged line. BadSave if the first line is damaged or missing.

    Bytes after the last line break are what a killed program had written of its last line: they count if they are all
    of it, and are left out else.
    """
    lines = raw.split(b"\n")
    rest = lines.pop()
    if not lines:
        raise BadSave(_("The journal was cut off before the match began."), _("Nothing was played in it."))
    size, lost = len(lines[0]) + 1, ""
    replay = _Replay(save.read(lines[0]))
    for i, line in enumerate(lines[1:], 2):
        reason = replay.take_in(line)
        if reason:
            words = _("The journal is damaged from line {n} of {all} on ({reason}); what was played there is lost.")
            lost = plain.one_line(words.format(n=i, all=len(lines), reason=reason))
            break
        size += len(line) + 1
    torn = ""
    if rest and not lost and not replay.take_in(rest):
        size += len(rest) + 1
    elif rest and not lost:
        torn = _("The last line of the journal was not written to the end: what it told is left out.")
    return Read(replay.document(), size, lost, replay.checks(), torn)


class _Replay:
    """A document to which the entries of its journal are applied one after the other."""

    def __init__(self, document: Document) -> None:
        self._last = document
        self._steps, self._checks = list(document.steps), dict(document.checks)
        self._annotations = [dict(page) for page in document.annotations or [{}] * len(document.players)]

    def document(self) -> Document:
        """Return the document after the entries so far."""
        steps = len(self._steps)
        kept = tuple((n, check) for n, check in self._checks.items() if n % CHECK_EVERY == 0 or n == steps)
        annotations = tuple(self._annotations) if any(self._annotations) else ()
        return msgspec.structs.replace(self._last, steps=tuple(self._steps), checks=kept, annotations=annotations)

    def checks(self) -> tuple[tuple[int, str], ...]:
        """Return all digests as (number of steps, digest)."""
        return tuple(self._checks.items())

    def take_in(self, line: bytes) -> str:
        """Apply this entry; return why it cannot be, in which case nothing has changed, "" = it was applied."""
        try:
            match _entry.decode(line):
                case Jotted() as entry:
                    self._jot(entry)
                case TakenBack(step):
                    self._take_back(step)
                case Played() as entry:
                    self._play(entry)
        except UNREADABLE as error:
            return plain.one_line(plain.why(error), 80)
        return ""

    def _play(self, entry: Played) -> None:
        if entry.step != len(self._steps) + 1:
            raise msgspec.ValidationError(f"step {entry.step} follows on step {len(self._steps)}")
        told = {"saved": entry.saved, "caption": entry.caption, "result": entry.result}
        try:
            self._last = save.checked(msgspec.structs.replace(self._last, annotations=(), **told))
        except BadSave as error:
            raise msgspec.ValidationError(error.what) from error
        self._steps.append((entry.seat, entry.action))
        if entry.check:
            self._checks[entry.step] = entry.check

    def _take_back(self, step: int) -> None:
        if not 0 <= step < len(self._steps):
            raise msgspec.ValidationError(f"taking back to step {step} from step {len(self._steps)}")
        del self._steps[step:]
        while self._checks and next(reversed(self._checks)) > step:
            self._checks.popitem()
        self._last = msgspec.structs.replace(self._last, result=None)

    def _jot(self, entry: Jotted) -> None:
        if entry.seat >= len(self._annotations):
            raise msgspec.ValidationError(f"seat {entry.seat} writes at a table of {len(self._annotations)}")
        page = self._annotations[entry.seat]
        if not entry.sign:
            page.pop(entry.key, None)
        elif not 0 < len(entry.key) <= LONGEST_KEY or len(entry.sign) > LONGEST_SIGN:
            raise msgspec.ValidationError("a note is too long")
        elif entry.key not in page and len(page) >= MOST:
            raise msgspec.ValidationError("too much is noted")
        else:
            page[entry.key] = entry.sign
