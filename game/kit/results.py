"""The end of a game as rows: what awards count among the events, and figures that grow from round to round."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.staging import Award, leader
from game.words import _

Lines = tuple[tuple[tuple[str, int], ...], ...]
"""For each seat its points in order, as (label, figure)."""


def once(_event: Any) -> int:
    """Each event counts one."""
    return 1


def by_its_seat(event: Any) -> tuple[int, ...]:
    """An event counts for the seat that it is about."""
    return (event.seat,)


@dataclass(frozen=True, slots=True)
class Most:
    """An award for whoever has most of something; its sentences are marked by `later`."""

    title: str
    kinds: type | tuple[type, ...]
    """The events that count."""
    said: Callable[[int, Sequence[Any]], str]
    """(how many, the seat's events that count) -> the award in words."""
    amount: Callable[[Any], int] = once
    """How much an event counts."""
    seats: Callable[[Any], tuple[int, ...]] = by_its_seat
    """For whom."""


@dataclass(frozen=True, slots=True)
class Best:
    """An award for the one event that is worth more than all others of its kind."""

    title: str
    kind: type
    worth: Callable[[Any], int]
    said: Callable[[Any], str]
    """(that event) -> the award in words."""


def given(events: Sequence[Any], rows: Sequence[Most | Best]) -> tuple[Award, ...]:
    """Who gets the award of each row; ties give none, and nothing gives none."""
    found = [_most(events, row) if isinstance(row, Most) else _best(events, row) for row in rows]
    return tuple([award for award in found if award is not None])


def _most(events: Sequence[Any], row: Most) -> Award | None:
    counts: Counter[int] = Counter()
    for event in events:
        if isinstance(event, row.kinds) and (n := int(row.amount(event))):
            counts.update(dict.fromkeys(row.seats(event), n))
    first = leader({seat: n for seat, n in counts.items() if n > 0})
    if first is None:
        return None
    mine = [event for event in events if isinstance(event, row.kinds) and first in row.seats(event)]
    return Award(first, _(row.title), row.said(counts[first], mine))


def _best(events: Sequence[Any], row: Best) -> Award | None:
    among: list[Any] = [event for event in events if isinstance(event, row.kind)]
    first = leader({number: row.worth(event) for number, event in enumerate(among)})
    return None if first is None else Award(among[first].seat, _(row.title), row.said(among[first]))


def growing(
    events: Sequence[Any],
    seats: int,
    chapter: Callable[[Any], str],
    change: Callable[[Any], Mapping[int, int]],
    first: str = "",
) -> Lines:
    """What each seat has at the end of each chapter.

    `chapter` names the chapter that begins with an event ("" = none does), `change` tells what seats get by one.
    `first` is the chapter before any of these events.
    """
    ends = tuple(_ends(events, chapter, change, first))
    return tuple([tuple([(name, sums[seat]) for name, sums in ends]) for seat in range(seats)])


def _ends(
    events: Sequence[Any], chapter: Callable[[Any], str], change: Callable[[Any], Mapping[int, int]], name: str
) -> Iterator[tuple[str, Counter[int]]]:
    """The name of each chapter with what everybody has at its end."""
    sums = Counter[int]()
    for event in events:
        begun = chapter(event)
        if begun and begun != name:
            if name:
                yield name, sums.copy()
            name = begun
        sums.update(change(event))
    if name:
        yield name, sums
