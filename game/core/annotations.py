"""What each seat wrote into its notebook itself: no part of the game, for nobody else, kept with the match."""

from collections.abc import Mapping, Sequence

from game.core.game import BadOption
from game.core.plain import is_line
from game.words import _

MOST = 2000
"""Jots of one seat."""
LONGEST_KEY, LONGEST_SIGN = 80, 24
"""Letters."""


class Annotations:
    """By seat: a sign under each key. Whatever is written is within the limits."""

    def __init__(self, seats: int, written: Sequence[Mapping[str, str]] = ()) -> None:
        """Takes up what was written before, if anything was. BadOption in words when that cannot be."""
        if written and len(written) != seats:
            raise BadOption(_("The notes are those of {n} seats.").format(n=len(written)))
        self._written: list[dict[str, str]] = [{} for _seat in range(seats)]
        for seat, entries in enumerate(written):
            for key, sign in entries.items():
                self.write(seat, key, sign)

    def write(self, seat: int, key: str, sign: str) -> None:
        """Puts a sign in the place of what stood under this key; "" rubs it out. BadOption when it is too much."""
        if not key or not is_line(key, LONGEST_KEY) or not is_line(sign, LONGEST_SIGN):
            raise BadOption(_("“{sign}” cannot be noted under “{key:.20}”.").format(sign=sign[:20], key=key))
        page = self._written[seat]
        if not sign:
            page.pop(key, None)
        elif key not in page and len(page) >= MOST:
            raise BadOption(_("The notebook is full: it takes {n} notes.").format(n=MOST))
        else:
            page[key] = sign

    def of(self, seat: int) -> dict[str, str]:
        """All that this seat has written, as a copy."""
        return dict(self._written[seat])

    def plain(self) -> tuple[dict[str, str], ...]:
        """All of it for a document; () where nobody has written anything."""
        return tuple(map(dict, self._written)) if any(self._written) else ()
