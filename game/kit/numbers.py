"""A View as numbers of a fixed shape: what stands where in an observation.

A View's fields follow one another as they stand in its class. A number is one number, and so is a truth (0 or 1); None
and "nobody" are -1. A word of a fixed list is one number a word, of which one is 1. Other fields are laid out as the
`numbers` of the box say. What is too long for its place is cut off.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields, is_dataclass
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

Numbers = list[float]
ABSENT = -1.0


@dataclass(frozen=True, slots=True)
class Part:
    """How one value is laid out: in so many numbers, which `put` adds to the list."""

    size: int
    put: Callable[[Any, Numbers], None]


def number() -> Part:
    """A number, a truth or None."""
    return Part(1, lambda value, out: out.append(ABSENT if value is None else float(value)))


def word(words: Sequence[str]) -> Part:
    """One of these words."""
    return Part(len(words), lambda value, out: out.extend([float(value == each) for each in words]))


def row(places: int, part: Part | None = None) -> Part:
    """Up to so many values, one after the other; what is not there is -1."""
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
    """How often each number from 0 to kinds - 1 is there: for hands of cards, and for sets."""

    def put(value: Any, out: Numbers) -> None:
        counts = [0.0] * kinds
        for item in value or ():
            if 0 <= item < kinds:
                counts[item] += 1.0
        out.extend(counts)

    return Part(kinds, put)


def bits(size: int) -> Part:
    """A mask, bit by bit, the lowest first."""
    return Part(size, lambda value, out: out.extend([float(value >> bit & 1) for bit in range(size)]))


def nothing() -> Part:
    """What is left out, because it is said elsewhere or never changes."""
    return Part(0, lambda value, out: None)


def record(cls: type, special: dict[str, Part] | None = None) -> Part:
    """The fields of a dataclass, one after the other; absent as a whole where it is None."""
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
    """How a type is laid out where the table of the box says nothing. TypeError where it must say something."""
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
