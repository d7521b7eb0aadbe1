"""What can happen in the Keep."""

from dataclasses import dataclass, field

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """6.2: this seat drew an artifact; so many cards are left in the deck."""

    seat: Seat
    left: int
    reveals = True


@dataclass(frozen=True, slots=True)
class DrewSeen(Event):
    """6.2: which artifact, for its owner."""

    card: int
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class MonsterMet(Event):
    """6.2: this seat has drawn a monster; `fierce`: its ferocity counts (16.1)."""

    seat: Seat
    card: int
    fierce: bool = True
    reveals = True


@dataclass(frozen=True, slots=True)
class LookedAhead(Event):
    """9.2: this seat looks at so many cards on top of the Keep."""

    seat: Seat
    number: int


@dataclass(frozen=True, slots=True)
class SawCards(Event):
    """9.2: which, the topmost first, for that seat."""

    cards: tuple[int, ...]
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class Reordered(Event):
    """9.2: the cards lie on the Keep again, in an order that only this seat knows."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BuriedCard(Event):
    """9.22: this seat put the top card under the Keep deck; -1 when it was no monster that all could see."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Whistled(Event):
    """9.24: this seat paid the drawer the price and took the artifact."""

    seat: Seat
    drawer: Seat
    card: int
    price: int
    reveals = True


@dataclass(frozen=True, slots=True)
class WhistledInVain(Event):
    """9.24: this seat could not pay the price of the artifact; the drawer keeps it, and everybody has seen it."""

    seat: Seat
    drawer: Seat
    card: int
    price: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Won(Event):
    """6.8: this seat has defeated the monster, which is its corpse now; `total` is -1 for the Silver Crossbow.

    `total` is the die with all that is added and taken off, `needed` the monster's stars.
    """

    seat: Seat
    card: int
    total: int
    needed: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """6.7: this seat has lost the fight with the monster, which stays on top; `skip`: it will miss a turn."""

    seat: Seat
    card: int
    total: int
    needed: int
    skip: bool


@dataclass(frozen=True, slots=True)
class FoughtOff(Event):
    """9.5: this seat has lost the fight, but the Smoke Pot spares it everything."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class Effect(Event):
    """12.3, 12.10: the monster costs this seat so much, or brings it (above 0)."""

    seat: Seat
    card: int
    amount: int


@dataclass(frozen=True, slots=True)
class Fled(Event):
    """6.3: this seat flees to the Market from the monster."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class SlippedAway(Event):
    """9.25: this seat puts the monster under the deck instead of fighting it."""

    seat: Seat
    card: int


@dataclass(frozen=True, slots=True)
class KeepShuffled(Event):
    """6.11: the Keep discard of so many cards was shuffled into a new deck."""

    cards: int
