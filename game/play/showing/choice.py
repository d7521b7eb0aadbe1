"""An unfinished choice: which offers are still possible after the spots picked so far."""

from dataclasses import dataclass, replace

from game.core.table import Offer, Table


@dataclass(frozen=True, slots=True)
class Choice:
    """The offers and the spots picked so far, in order; the match does not know of them."""

    offers: tuple[Offer, ...] = ()
    picked: tuple[str, ...] = ()

    @property
    def open(self) -> tuple[Offer, ...]:
        """The offers whose path begins with the picked spots."""
        return _beginning(self.offers, self.picked)

    @property
    def next_spots(self) -> tuple[str, ...]:
        """The spots that may be picked next, in the order of the offers."""
        return _next(self.offers, self.picked)

    @property
    def ready(self) -> Offer | None:
        """The offer whose path is complete, which Commit would play; None if there is none."""
        for offer in self.offers:
            if offer.path == self.picked:
                return offer
        return None

    def pick(self, spot: str) -> "Choice | None":
        """Return the choice after picking this spot; None if the spot cannot be picked.

        A spot that is already picked is removed, with all after it unless the order means nothing; one that could have
        been picked earlier replaces what was picked from there on.
        """
        if spot in self.next_spots:
            return replace(self, picked=(*self.picked, spot))
        if spot in self.picked:
            return replace(self, picked=self._without(spot))
        for length in range(len(self.picked) - 1, -1, -1):
            if spot in _next(self.offers, self.picked[:length]):
                return replace(self, picked=(*self.picked[:length], spot))
        return None

    def _without(self, spot: str) -> tuple[str, ...]:
        """What stays picked without this spot: all else, where the same would follow if it had been picked last."""
        left = tuple(each for each in self.picked if each != spot)
        last = _beginning(self.offers, (*left, spot))
        same = {offer.action for offer in last} == {offer.action for offer in self.open}
        return left if same else self.picked[: self.picked.index(spot)]

    def back(self) -> "Choice":
        """Return the choice without its last spot."""
        return replace(self, picked=self.picked[:-1])

    def cancelled(self) -> "Choice":
        """Return the choice with nothing picked."""
        return replace(self, picked=())

    def swapped(self) -> "Choice":
        """Return the choice with the spots in reverse order if offers begin so, else the same choice."""
        turned = self.picked[::-1]
        return replace(self, picked=turned) if _beginning(self.offers, turned) else self

    def among(self, offers: tuple[Offer, ...]) -> "Choice":
        """Return the choice among new offers; spots at the end that no longer fit are dropped."""
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
    """Return whether this spot is a value of the table's number chooser."""
    return table.amount is not None and spot.startswith(f"{table.amount.spot}:")
