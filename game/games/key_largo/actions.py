"""Everything a player can decide, one class each, named by the rulebook's verb.

Every possible action is built once, here: the tables below hold the one object for each, and the rules list only those.
"""

from dataclasses import dataclass

from game.games.key_largo.components import CARDS, ENCOUNTERS, MOST_DIVERS, MOST_WRECKS, SEATS


@dataclass(frozen=True, slots=True)
class Plan:
    """3.1: lay two different action cards for the day, secretly. Both are places."""

    morning: int
    afternoon: int


@dataclass(frozen=True, slots=True)
class Anchor:
    """3.3: put the ship over this wreck."""

    wreck: int

    def __hash__(self) -> int:
        """Searches look up what they know of it."""
        return self.wreck


@dataclass(frozen=True, slots=True)
class Dive:
    """4.3: this diver (0 to 2) goes down next."""

    diver: int


@dataclass(frozen=True, slots=True)
class Stop:
    """4.3: the other divers stay dry."""


@dataclass(frozen=True, slots=True)
class UseTrident:
    """4.7: kill the monster with the trident of this diver."""

    diver: int


@dataclass(frozen=True, slots=True)
class LoseDiver:
    """4.5: let the frightened diver go."""


@dataclass(frozen=True, slots=True)
class DropWeight:
    """4.10: drop the diver's weight to draw once more."""


@dataclass(frozen=True, slots=True)
class Surface:
    """4.10: the diver comes up with what he has."""


@dataclass(frozen=True, slots=True)
class Trip:
    """5.1: take the tourists to the dolphins. Asked only with encounters."""


@dataclass(frozen=True, slots=True)
class Hire:
    """6.2: hire a diver."""


@dataclass(frozen=True, slots=True)
class Thief:
    """6.4: hire a thief against this seat."""

    victim: int


@dataclass(frozen=True, slots=True)
class Take:
    """6.5: the thief takes a card with the back of this depth."""

    depth: int


@dataclass(frozen=True, slots=True)
class Drinks:
    """6.7: buy a round of drinks."""


@dataclass(frozen=True, slots=True)
class Look:
    """6.7: look at the cards of this wreck."""

    wreck: int

    def __hash__(self) -> int:
        """Searches look up what they know of it."""
        return self.wreck


@dataclass(frozen=True, slots=True)
class Buy:
    """7.1: buy this item for this diver (0 to 2)."""

    item: int
    diver: int

    def __hash__(self) -> int:
        """Searches look up what they know of it."""
        return MOST_DIVERS * self.item + self.diver


@dataclass(frozen=True, slots=True)
class Put:
    """8.1: put one card with this face into the basket; nobody learns of it before the sale."""

    card: int

    def __hash__(self) -> int:
        """Searches look up what they know of it."""
        return self.card


@dataclass(frozen=True, slots=True)
class CountAs:
    """12.14: sell the greenhorn's card, the only one in the basket, as this kind."""

    kind: int


@dataclass(frozen=True, slots=True)
class Sell:
    """8.1: sell what lies in the basket."""


@dataclass(frozen=True, slots=True)
class Leave:
    """6.1, 7.1, 8.1: the visit is over."""


@dataclass(frozen=True, slots=True)
class Play:
    """11.3: play this encounter card."""

    encounter: int


@dataclass(frozen=True, slots=True)
class Pass:
    """11.4: play no encounter card now."""


Action = (
    Plan | Anchor | Dive | Stop | UseTrident | LoseDiver | DropWeight | Surface | Trip | Hire | Thief | Take
    | Drinks | Look | Buy | Put | CountAs | Sell | Leave | Play | Pass
)  # fmt: skip

PLANS = tuple(Plan(morning, afternoon) for morning in range(5) for afternoon in range(5) if morning != afternoon)
ANCHOR = tuple(Anchor(wreck) for wreck in range(MOST_WRECKS))
DIVE = tuple(Dive(diver) for diver in range(MOST_DIVERS))
STOP = Stop()
USE_TRIDENT = tuple(UseTrident(diver) for diver in range(MOST_DIVERS))
LOSE_DIVER = LoseDiver()
DROP_WEIGHT = DropWeight()
SURFACE = Surface()
TRIP = Trip()
HIRE = Hire()
THIEF = tuple(Thief(victim) for victim in range(SEATS[-1]))
TAKE = tuple(Take(depth) for depth in range(3))
DRINKS = Drinks()
LOOK = tuple(Look(wreck) for wreck in range(MOST_WRECKS))
BUY = tuple(tuple(Buy(item, diver) for diver in range(MOST_DIVERS)) for item in range(3))
PUT = tuple(Put(card) for card in CARDS)
COUNT_AS = tuple(CountAs(kind) for kind in range(3))
SELL = Sell()
LEAVE = Leave()
PLAY = tuple(Play(encounter) for encounter in range(len(ENCOUNTERS)))
PASS = Pass()

ACTIONS = (
    Plan, Anchor, Dive, Stop, UseTrident, LoseDiver, DropWeight, Surface, Trip, Hire, Thief, Take,
    Drinks, Look, Buy, Put, CountAs, Sell, Leave, Play, Pass,
)  # fmt: skip
