"""What is bought, sold, exchanged and traded."""

from dataclasses import dataclass

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """5.1: this seat bought the card from the Market; `die` is 0 when it did not haggle."""

    seat: Seat
    card: int
    price: int
    die: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """5.1: this seat sold the card to the Market; `die` is 0 when it did not haggle, `shown` the gemstone of 9.14."""

    seat: Seat
    card: int
    price: int
    die: int
    shown: int
    mule: bool
    reveals = True


@dataclass(frozen=True, slots=True)
class Cleared(Event):
    """16.3: this seat moved the card from the Market to the Keep discard."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """8.1, 9.16, 9.26: this seat paid this price for a Doubloon, with or without a card; it now has so many."""

    seat: Seat
    price: int
    card: int
    shown: int
    doubloons: int
    reveals = True


@dataclass(frozen=True, slots=True)
class TookBack(Event):
    """9.23: this seat took the card from the Keep discard."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class SwappedAtMarket(Event):
    """9.13: this seat put one card into the Market and took another."""

    seat: Seat
    gave: int
    took: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """11.5: this seat makes the partner an offer, its counter-offer of this number (0: the first offer).

    It gives and asks for these cards and pays so many dollars (below 0: asks for them).
    """

    seat: Seat
    partner: Seat
    give: tuple[int, ...]
    ask: tuple[int, ...]
    money: int
    counter: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """11.6: this seat will not have the partner's offer, and the negotiation is over."""

    seat: Seat
    partner: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """11.6: the bargain is made: the maker of the offer gives and gets, and pays so many dollars (below 0: is paid)."""

    seat: Seat
    partner: Seat
    gave: tuple[int, ...]
    got: tuple[int, ...]
    money: int
    reveals = True
