"""The verbs of a thing: what one can do with it now, as the rows of its plate."""

import itertools
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.table import Offer, Table, Verb

Picked = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a plate: a verb that can be used, or why it cannot."""

    key: str
    """The digit of its place."""
    verb: str
    label: str
    glyph: str
    words: str
    """The consequence or the odds; of a verb that cannot be used the reason."""
    price: str
    path: Picked
    """The spots that the row picks; () where it picks none."""
    offer: Offer | None
    """The offer that it completes; None = more is to be chosen then, or it cannot be used."""
    enabled: bool

    @property
    def final(self) -> bool:
        """Whether what it does cannot be undone."""
        return self.offer is not None and bool(self.offer.final)


def rows(table: Table, picked: Picked, thing: str) -> tuple[Row, ...]:
    """Return the rows of this thing's plate, in the order of its kind; () if it has no verb that leads further.

    `picked` are the spots of the unfinished choice; what was picked before the thing stays. Verbs that cannot be used
    keep their place, but those after the last one that can are left out.
    """
    verbs = list(enumerate(table.verbs.get(thing, ()), 1))
    found = [_longest(table, picked, thing, n, verb) for n, verb in verbs]
    kept = _part_of(table, picked, thing)
    if kept is not None:  # what can be done with it as a part of this choice, and nothing that would give that up
        own = [_row(n, verb, _offers(table, kept, thing, verb), kept) for n, verb in verbs]
        if kept and not any(row.enabled for row in own):
            return ()  # the choice asks for the thing itself
        found = own if thing in picked and any(row.enabled for row in own) else found
    able = [row for row in found if row.enabled]
    if picked and len(able) == 1 and able[0].path == picked:
        return ()  # it is picked whole: the button that commits says it
    if not any(row.offer or row.path != picked[: len(row.path)] for row in able):
        return ()  # all that it leads to is picked
    return tuple(found[: max((n for n, row in enumerate(found, 1) if row.enabled), default=0)])


def _part_of(table: Table, picked: Picked, thing: str) -> Picked | None:
    """What was picked before the thing, where it is or may become a part of the unfinished choice; else None."""
    if thing in picked:
        return picked[: picked.index(thing)]
    path = (*picked, thing)
    return picked if any(offer.path[: len(path)] == path for offer in table.offers) else None


def _longest(table: Table, picked: Picked, thing: str, place: int, verb: Verb) -> Row:
    """The row of this verb that keeps most of the unfinished choice."""
    for before in _beginnings(picked, thing):
        row = _row(place, verb, _offers(table, before, thing, verb), before)
        if row.enabled:
            return row
    return row


def first(found: Sequence[Row]) -> Row | None:
    """Return the first row if a second click on the thing may do it; else None.

    That is so if it can be undone or only leads to a further choice, or if it is the thing's only verb.
    """
    if not found or not found[0].enabled:
        return None
    return found[0] if not found[0].final or len(found) == 1 else None


def _beginnings(picked: Picked, thing: str) -> Iterator[Picked]:
    """What of the unfinished choice may stay when something is done with the thing, the longest first."""
    whole = picked[: picked.index(thing)] if thing in picked else picked
    for length in range(len(whole), -1, -1):
        yield whole[:length]


def _offers(table: Table, before: Picked, thing: str, verb: Verb) -> list[Offer]:
    level = len(before)
    return [
        offer
        for offer in table.offers
        if offer.verb == verb.id
        and offer.path[:level] == before
        and (thing in offer.on or offer.path[level : level + 1] == (thing,))
    ]


def _row(place: int, verb: Verb, found: Sequence[Offer], before: Picked) -> Row:
    key = str(place)
    if not found:
        return Row(key, verb.id, verb.label, verb.glyph, verb.reason, "", (), None, False)
    if len(found) == 1:
        one = found[0]
        return Row(key, verb.id, verb.label, verb.glyph, one.brings, one.price, one.path, one, True)
    path = _common([offer.path for offer in found])
    price = found[0].price if len({offer.price for offer in found}) == 1 else ""
    return Row(key, verb.id, verb.label, verb.glyph, verb.words, price, path, None, len(path) > len(before))


def _common(paths: Sequence[Picked]) -> Picked:
    """The spots with which all these paths begin."""
    alike = itertools.takewhile(lambda spots: len(set(spots)) == 1, zip(*paths, strict=False))
    return tuple(spots[0] for spots in alike)
