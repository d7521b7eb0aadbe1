"""5 to 8: what can happen at the cove, in the tavern, the shop and the market, told as in `events`."""

from dataclasses import dataclass, field

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class DolphinsPaid(Event):
    """5.1: the tourists pay this seat."""

    seat: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class Hired(Event):
    """6.2: a new diver in this place (0 to 2) of the team; `hoses` of his own (Expert Diver)."""

    seat: Seat
    diver: int
    price: int
    ships: int
    hoses: int


@dataclass(frozen=True, slots=True)
class ThiefHired(Event):
    """6.4: a thief against the victim."""

    seat: Seat
    victim: Seat
    price: int
    ships: int


@dataclass(frozen=True, slots=True)
class CardStolen(Event):
    """6.5: a card with this back went from the victim's hand to this seat's."""

    seat: Seat
    victim: Seat
    depth: int
    reveals = True


@dataclass(frozen=True, slots=True)
class StolenSeen(Event):
    """6.6: the face of the stolen card, told to the thief's employer and to the victim, each alone."""

    seat: Seat
    victim: Seat
    card: int
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class DrinksBought(Event):
    """6.7: a round of drinks."""

    seat: Seat
    price: int


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """6.7: this seat looked at the cards of the wreck, which were shuffled then."""

    seat: Seat
    wreck: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Saw(Event):
    """6.8: all cards of the wreck, sorted."""

    wreck: int
    cards: tuple[int, ...]
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class Bought(Event):
    """7.1: an item for this diver."""

    seat: Seat
    item: int
    diver: int
    price: int
    ships: int


@dataclass(frozen=True, slots=True)
class Sold(Event):
    """8.1: these cards, face up, at so much a unit (0 for a jewel), `amount` in all.

    `kind` is what they counted as (-1 = mixed, the Trafficker), `changed` the greenhorn's card (-1 = none),
    `encounter` the card that allowed this sale (-1 = the normal sale).
    """

    seat: Seat
    cards: tuple[int, ...]
    kind: int
    unit: int
    amount: int
    ships: int
    changed: int
    encounter: int
    reveals = True


@dataclass(frozen=True, slots=True)
class CameToSell(Event):
    """8.1: this seat may sell; like `NothingSold` it tells something of the hand, so that undo ends here."""

    seat: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class NothingSold(Event):
    """8.6: this seat has nothing that it could sell."""

    seat: Seat
    ships: int
    reveals = True


@dataclass(frozen=True, slots=True)
class VisitEnded(Event):
    """6.1, 7.1, 8.1: the seat is done at this place."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class NothingBought(Event):
    """6.1, 7.1: the seat is done at the tavern or the shop, and paid for nothing."""

    seat: Seat
    place: int


EVENTS_ASHORE = (
    DolphinsPaid, Hired, ThiefHired, CardStolen, StolenSeen, DrinksBought, Looked, Saw, Bought, CameToSell, Sold,
    NothingSold, VisitEnded, NothingBought,
)  # fmt: skip
