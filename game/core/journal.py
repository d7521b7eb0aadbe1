"""A match as lines that are only ever appended: its document first, then a line for each step, undo and jot."""

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec

from game.core import save
from game.core.game import Result
from game.core.save import CHECK_EVERY, UNREADABLE, BadSave, Document
from game.words import _


class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="play"):
    """This was step `step`; `check` is the digest of the position after it."""

    step: int
    seat: int
    action: Any
    check: str = ""
    saved: str = ""
    caption: str = ""
    result: Result | None = None


class TakenBack(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="undo"):
    """Only the first `step` steps are left."""

    step: int


class Jotted(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="jot"):
    """This seat wrote this sign into its notebook; "" = rubbed it out."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    key: str
    sign: str


_entry = msgspec.json.Decoder(Played | TakenBack | Jotted)


def first_line(document: Document) -> bytes:
    """The line that a journal begins with."""
    return msgspec.json.encode(document) + b"\n"


def more_lines(before: Document, document: Document) -> bytes:
    """The lines that lead from a journal that has come to `before` to this document; b"" when there is nothing new."""
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


def read(raw: bytes) -> tuple[Document, int]:
    """The document that a journal has come to, and how many of its bytes are whole.

    The last line may be torn by a killed writer and is then not counted. BadSave when any other line is damaged.
    """
    lines = raw.split(b"\n")
    lines.pop()  # what follows the last line break was never finished
    if not lines:
        raise BadSave(_("The journal was cut off before the match began."), _("Nothing was played in it."))
    document = save.read(lines[0])
    size = len(lines[0]) + 1
    steps, checks = list(document.steps), dict(document.checks)
    for i, line in enumerate(lines[1:], 2):
        try:
            document = _take_in(document, _entry.decode(line), steps, checks)
        except UNREADABLE as error:
            if i == len(lines) and not isinstance(error, msgspec.ValidationError):
                break
            what = _("The journal is damaged ({reason}).").format(reason=error)
            raise BadSave(what, _("It was left as it is."), _("line {n}").format(n=i)) from error
        size += len(line) + 1
    kept = tuple((n, check) for n, check in checks.items() if n % CHECK_EVERY == 0 or n == len(steps))
    return msgspec.structs.replace(document, steps=tuple(steps), checks=kept), size


def _take_in(
    document: Document, entry: Played | TakenBack | Jotted, steps: list[tuple[int, Any]], checks: dict[int, str]
) -> Document:
    """Changes steps and checks as the entry tells. ValidationError when it does not follow on them."""
    if isinstance(entry, Jotted):
        return msgspec.structs.replace(document, annotations=_with_jot(document, entry))
    if isinstance(entry, TakenBack):
        if not 0 <= entry.step < len(steps):
            raise msgspec.ValidationError(f"taking back to step {entry.step} from step {len(steps)}")
        del steps[entry.step :]
        for n in [n for n in checks if n > entry.step]:
            del checks[n]
        return msgspec.structs.replace(document, result=None)
    if entry.step != len(steps) + 1:
        raise msgspec.ValidationError(f"step {entry.step} follows on step {len(steps)}")
    steps.append((entry.seat, entry.action))
    if entry.check:
        checks[entry.step] = entry.check
    return msgspec.structs.replace(document, saved=entry.saved, caption=entry.caption, result=entry.result)


def _with_jot(document: Document, entry: Jotted) -> tuple[dict[str, str], ...]:
    """The notes after this one."""
    if entry.seat >= len(document.players):
        raise msgspec.ValidationError(f"seat {entry.seat} writes at a table of {len(document.players)}")
    annotations = [dict(page) for page in document.annotations or [{}] * len(document.players)]
    annotations[entry.seat][entry.key] = entry.sign
    if not entry.sign:
        del annotations[entry.seat][entry.key]
    return tuple(annotations) if any(annotations) else ()
