"""Converts a View to a list of numbers of fixed length, for learning programs.

The fields of the View follow one another in the order of its class. A number is one number, and so is a bool (0 or 1);
None and "nobody" are -1. A word of a fixed list is one-hot: one number for each word. Other fields are laid out as the
game's module `numbers` says. Values that are too long are cut off.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Numbers = list[float]
ABSENT = -1.0


@dataclass(frozen=True, slots=True)
class Part:
    """How one value is laid out: `put` appends exactly `size` numbers to the list."""

    size: int
    put: Callable[[Any, Numbers], None]


def number() -> Part:
    """Return the layout of a number, a bool or None: one number, -1 for None."""
    return Part(1, lambda value, out: out.append(ABSENT if value is None else float(value)))


def word(words: Sequence[str]) -> Part:
    """Return the one-hot layout of one of these words."""
    return Part(len(words), lambda value, out: out.extend([float(value == each) for each in words]))


def row(places: int, part: Part | None = None) -> Part:
    """Return the layout of up to `places` values, each as `part` (default: a number); missing ones are -1."""
    each = part or number()

    def put(value: Any, out: Numbers) -> None:
        shown = () if value is None else value[:places]
        for item in shown:
            if item is None:
                out.extend([ABSENT] * each.size)
            else:
                each.put(item, out)
        out.extend([ABSENT] * (each.size * (places - len(shown))))

    return Part(places * each.size, put)


def tally(kinds: int) -> Part:
    """Return the layout of a collection of integers: how often each number from 0 to kinds - 1 occurs."""

    def put(value: Any, out: Numbers) -> None:
        counts = [0.0] * kinds
        for item in value or ():
            if 0 <= item < kinds:
                counts[item] += 1.0
        out.extend(counts)

    return Part(kinds, put)


def bits(size: int) -> Part:
    """Return the layout of a bit mask: `size` numbers, the lowest bit first."""
    return Part(size, lambda value, out: out.extend([float(value >> bit & 1) for bit in range(size)]))


def nothing() -> Part:
    """Return the layout of size 0, for a field that is redundant or never changes."""
    return Part(0, lambda value, out: None)


def record(cls: type, special: dict[str, Part] | None = None) -> Part:
    """Return the layout of a dataclass: its fields in order, as in `special` or by type; all -1 for None."""
    hints, parts = get_type_hints(cls), special or {}
    each = [(field.name, parts.get(field.name) or _usual(hints[field.name])) for field in fields(cls)]
    size = sum(part.size for _name, part in each)

    def put(value: Any, out: Numbers) -> None:
        if value is None:
            out.extend([ABSENT] * size)
            return
        for name, part in each:
            part.put(getattr(value, name), out)

    return Part(size, put)


def _usual(hint: Any) -> Part:
    """Return the layout of a field by its type. TypeError if the game's module must say how long it is."""
    if get_origin(hint) in (Union, UnionType):
        (hint,) = [each for each in get_args(hint) if each is not NoneType]
    if hint in (int, bool):
        return number()
    if get_origin(hint) is Literal:
        return word(get_args(hint))
    if get_origin(hint) is tuple and Ellipsis not in get_args(hint):
        return row(len(get_args(hint)))
    if is_dataclass(hint):
        return record(hint)  # type: ignore[arg-type]
    raise TypeError(f"the layout must say how long {hint} is")
