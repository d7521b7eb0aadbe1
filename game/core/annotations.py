"""Private notebooks: the notes a seat writes for itself. They are saved with the match and are no part of the game."""

from collections.abc import Mapping, Sequence

from game.core.errors import BadOption
from game.core.plain import is_line
from game.words import _

MOST = 2000
"""The most notes that one seat can keep."""
LONGEST_KEY, LONGEST_SIGN = 80, 24
"""The greatest length of a key and of a sign, in characters."""


class Annotations:
    """The notebook of each seat: a mapping from keys to signs.

    All content is within MOST, LONGEST_KEY and LONGEST_SIGN.
    """

    def __init__(self, seats: int, written: Sequence[Mapping[str, str]] = ()) -> None:
        """Start with the notes in `written`, one mapping for each seat; BadOption if they are not valid."""
        if written and len(written) != seats:
            raise BadOption(_("The notes are those of {n} seats.").format(n=len(written)))
        self._written: list[dict[str, str]] = [{} for _seat in range(seats)]
        for seat, entries in enumerate(written):
            for key, sign in entries.items():
                self.write(seat, key, sign)

    def write(self, seat: int, key: str, sign: str) -> None:
        """Store `sign` under `key` for this seat, replacing the old one; "" deletes the note.

        Raises BadOption if the key is empty, if the key or the sign is too long or not one line, or if the notebook is
        full.
        """
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
        """Return a copy of the notes of this seat."""
        return dict(self._written[seat])

    def plain(self) -> tuple[dict[str, str], ...]:
        """Return all notes as one dict for each seat, for a document; () if nobody has written any."""
        return tuple(map(dict, self._written)) if any(self._written) else ()
