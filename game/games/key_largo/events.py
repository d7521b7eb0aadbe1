"""Everything that can happen in Key Largo, told whole to everybody or to one seat.

Money in dollars; `ships` is the number of ships at the place, which set the price; a card is a face of `components`.
An event with a field `to` is for that seat only. What happens at the cove and in town stands in `events_ashore`.
"""

from dataclasses import dataclass, field

from game.core.game import Event, Seat
from game.games.key_largo.events_ashore import EVENTS_ASHORE


@dataclass(frozen=True, slots=True)
class DayBegan(Event):
    """3.1: a new day (0 to 9) with this first player; the dolphins pay so much today."""

    day: int
    first: Seat
    pay: int


@dataclass(frozen=True, slots=True)
class Sealed(Event):
    """3.1: this seat has laid its two cards for this day (0 to 9)."""

    seat: Seat
    day: int


@dataclass(frozen=True, slots=True)
class PlansRevealed(Event):
    """3.2: the cards of this half-day: the place of each seat, and of the neutral ship (-1 = there is none)."""

    day: int
    half: int
    places: tuple[int, ...]
    neutral: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Anchored(Event):
    """3.3: this seat's ship lies over the wreck."""

    seat: Seat
    wreck: int


@dataclass(frozen=True, slots=True)
class ActionLost(Event):
    """3.5: no wreck was left for this seat; its ship stays at sea."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Dived(Event):
    """4.3: this diver goes down to the wreck."""

    seat: Seat
    diver: int
    wreck: int


@dataclass(frozen=True, slots=True)
class TreasureFound(Event):
    """4.4: the diver brings up a treasure; everybody sees its back."""

    seat: Seat
    diver: int
    wreck: int
    depth: int
    reveals = True


@dataclass(frozen=True, slots=True)
class TreasureSeen(Event):
    """4.4: the face of the treasure just found, for its owner."""

    card: int
    wreck: int
    diver: int
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class MonsterMet(Event):
    """4.5: the diver has drawn a sea monster."""

    seat: Seat
    diver: int
    wreck: int
    reveals = True


@dataclass(frozen=True, slots=True)
class MonsterKilled(Event):
    """4.7: the trident of diver `owner` killed the monster that `diver` met; both leave the game."""

    seat: Seat
    diver: int
    owner: int
    wreck: int


@dataclass(frozen=True, slots=True)
class DiverLost(Event):
    """4.5: the frightened diver leaves the game with this equipment; the monster goes back into the wreck."""

    seat: Seat
    diver: int
    wreck: int
    hoses: int
    trident: bool
    weight: bool


@dataclass(frozen=True, slots=True)
class FoundNothing(Event):
    """4.9: the wreck was empty when the diver drew again."""

    seat: Seat
    diver: int
    wreck: int


@dataclass(frozen=True, slots=True)
class WeightDropped(Event):
    """4.10: the diver drops the weight to draw once more."""

    seat: Seat
    diver: int


@dataclass(frozen=True, slots=True)
class DiveEnded(Event):
    """4.3: this seat's dive is over; so many cards are left in the wreck."""

    seat: Seat
    wreck: int
    left: int


@dataclass(frozen=True, slots=True)
class EncounterDrawn(Event):
    """11.2: this seat drew an encounter card."""

    seat: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class EncounterSeen(Event):
    """11.2: which one, for its owner."""

    encounter: int
    to: Seat = field()
    reveals = True


@dataclass(frozen=True, slots=True)
class NoEncounter(Event):
    """11.5, 11.6: no encounter card drawn: the hand is full, or (`full` false) no card is left."""

    seat: Seat
    full: bool


@dataclass(frozen=True, slots=True)
class EncountersShuffled(Event):
    """11.6: the discarded encounter cards were shuffled into a new pile."""


@dataclass(frozen=True, slots=True)
class EncounterPlayed(Event):
    """11.3: this seat played an encounter card; everybody sees it."""

    seat: Seat
    encounter: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Sabotaged(Event):
    """12.5: this seat's Saboteur kept the victim's diver from drawing."""

    seat: Seat
    victim: Seat
    diver: int


@dataclass(frozen=True, slots=True)
class DayEnded(Event):
    """3.8: the day is over and the first player's card moves left, to this seat."""

    day: int
    first: Seat


@dataclass(frozen=True, slots=True)
class CashedOut(Event):
    """9.2: the cards this seat had left, their value, and its final money."""

    seat: Seat
    cards: tuple[int, ...]
    amount: int
    money: int
    reveals = True


EVENTS = (
    DayBegan, Sealed, PlansRevealed, Anchored, ActionLost, Dived, TreasureFound, TreasureSeen, MonsterMet,
    MonsterKilled, DiverLost, FoundNothing, WeightDropped, DiveEnded, *EVENTS_ASHORE, EncounterDrawn,
    EncounterSeen, NoEncounter, EncountersShuffled, EncounterPlayed, Sabotaged, DayEnded, CashedOut,
)  # fmt: skip
