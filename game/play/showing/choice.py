"""A half-made choice: which offers are still open after the spots picked so far."""

from dataclasses import dataclass, replace

from game.core.table import Offer, Table


@dataclass(frozen=True, slots=True)
class Choice:
    """Narrows the legal offers by what was picked, in order; it lives on the screen and never reaches the match."""

    offers: tuple[Offer, ...] = ()
    picked: tuple[str, ...] = ()

    @property
    def open(self) -> tuple[Offer, ...]:
        """The offers that begin with the picked spots."""
        return _beginning(self.offers, self.picked)

    @property
    def next_spots(self) -> tuple[str, ...]:
        """The spots that may be picked now, in the order in which the offers name them."""
        return _next(self.offers, self.picked)

    @property
    def ready(self) -> Offer | None:
        """The offer whose path is picked to the end, if there is one: what Commit would play."""
        for offer in self.offers:
            if offer.path == self.picked:
                return offer
        return None

    def pick(self, spot: str) -> "Choice | None":
        """The choice after pointing at a spot, or None when that spot means nothing now.

        A spot picked before is taken back with all that followed it; a spot that could have been picked
        earlier replaces what was picked from there on.
        """
        if spot in self.next_spots:
            return replace(self, picked=(*self.picked, spot))
        if spot in self.picked:
            return replace(self, picked=self.picked[: self.picked.index(spot)])
        for length in range(len(self.picked) - 1, -1, -1):
            if spot in _next(self.offers, self.picked[:length]):
                return replace(self, picked=(*self.picked[:length], spot))
        return None

    def back(self) -> "Choice":
        """The choice without its last spot."""
        return replace(self, picked=self.picked[:-1])

    def cancelled(self) -> "Choice":
        """The choice with nothing picked."""
        return replace(self, picked=())

    def swapped(self) -> "Choice":
        """The same spots in the other order, where that is a choice, too."""
        turned = self.picked[::-1]
        return replace(self, picked=turned) if _beginning(self.offers, turned) else self

    def among(self, offers: tuple[Offer, ...]) -> "Choice":
        """The same spots among new offers; those that no longer lead anywhere are dropped."""
        picked = self.picked
        while picked and not _beginning(offers, picked):
            picked = picked[:-1]
        return Choice(offers, picked)


def _beginning(offers: tuple[Offer, ...], picked: tuple[str, ...]) -> tuple[Offer, ...]:
    return tuple(offer for offer in offers if offer.path[: len(picked)] == picked)


def _next(offers: tuple[Offer, ...], picked: tuple[str, ...]) -> tuple[str, ...]:
    depth = len(picked)
    spots = (offer.path[depth] for offer in _beginning(offers, picked) if len(offer.path) > depth)
    return tuple(dict.fromkeys(spots))


def counts(table: Table, spot: str) -> bool:
    """Whether this spot is a number of the table's amount."""
    return table.amount is not None and spot.startswith(f"{table.amount.spot}:")
