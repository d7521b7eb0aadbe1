"""What the inspector says of each spot: written when it is first read, since most slips never are."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import replace

from game.core.table import Slip
from game.words import begun

Writer = Callable[[], Slip]


class Slips(Mapping[str, Slip]):
    """A mapping from spots to slips, made of what writes them; a writer is called once at most.

    What a writer reads must not change after it was handed over.
    """

    def __init__(self, writers: Mapping[str, Writer]) -> None:
        self._writers = writers
        self._written: dict[str, Slip] = {}

    def __getitem__(self, spot: str) -> Slip:
        slip = self._written.get(spot)
        if slip is None:
            slip = self._written[spot] = _capitals(self._writers[spot]())
        return slip

    def __contains__(self, spot: object) -> bool:
        return spot in self._writers

    def __iter__(self) -> Iterator[str]:
        return iter(self._writers)

    def __len__(self) -> int:
        return len(self._writers)

    def __repr__(self) -> str:
        return repr(dict(self))


def _capitals(slip: Slip) -> Slip:
    """A slip whose title and lines begin with a capital, whatever they begin with elsewhere."""
    return replace(slip, title=begun(slip.title), lines=tuple(map(begun, slip.lines)), foot=begun(slip.foot))


def slips_at(spots: Collection[str], writers: Mapping[str, Writer]) -> Slips:
    """Return the slips of those of these spots that something is known about."""
    return Slips({spot: writer for spot, writer in writers.items() if spot in spots})
