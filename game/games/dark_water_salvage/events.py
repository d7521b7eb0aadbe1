"""Everything that can happen in Dark Water Salvage, told whole to everybody or to one seat.

Money in dollars; a region, a sonar and an answer are numbers as in `lake`; a wreck is 0 to 11, `ship` its card.
An event with a field `to` is for that seat only.
"""

from dataclasses import dataclass, field

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class LoansDrawn(Event):
    """3.2: a round (from 0) began: so many $5 and $10 chips were drawn, so many chips are left in the bag."""

    round: int
    fives: int
    tens: int
    left: int
    last: bool
    """3.3: whether this is the last round."""
    reveals = True


@dataclass(frozen=True, slots=True)
class Applied(Event):
    """4.1: this seat has sealed its application."""

    seat: Seat
    round: int


@dataclass(frozen=True, slots=True)
class ApplicationsRevealed(Event):
    """4.3, 4.5: what every seat asked for, and the seats in the order in which they collect."""

    round: int
    amounts: tuple[int, ...]
    order: tuple[Seat, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class Collected(Event):
    """4.4: this seat asked for so much and got so much; so much is left of the loans."""

    seat: Seat
    asked: int
    got: int
    left: int


@dataclass(frozen=True, slots=True)
class OrderGiven(Event):
    """5.1: the turn order cards were given out again: the seats from card 1 on."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CityTaken(Event):
    """6.1: this seat starts the round in this city."""

    seat: Seat
    region: int
    name: str


@dataclass(frozen=True, slots=True)
class TokenMoved(Event):
    """7.1: the action token lies on this action now: 0 research, 1 move, 2 locate, 3 salvage."""

    stop: int


@dataclass(frozen=True, slots=True)
class Researched(Event):
    """8.8: this seat read this wreck through this sonar card, for everybody to see."""

    seat: Seat
    wreck: int
    ship: int
    sonar: int
    sonar_name: str


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """8.4 to 8.7: what the sonar card showed."""

    wreck: int
    ship: int
    sonar: int
    sonar_name: str
    answer: int
    to: Seat = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Sailed(Event):
    """9.2: this seat went along these regions, from the one left to the one reached; `hire` is 0 without a hire."""

    seat: Seat
    way: tuple[int, ...]
    hire: int
    cost: int
    """9.1, 9.2: everything paid: the hire and $1 a space."""
    place: str
    """The name of the place reached."""


@dataclass(frozen=True, slots=True)
class Located(Event):
    """10.2: the wreck lies here indeed; its finder gains so much prestige."""

    seat: Seat
    wreck: int
    ship: int
    region: int
    place: str
    prestige: int
    cost: int
    reveals = True


@dataclass(frozen=True, slots=True)
class NotHere(Event):
    """10.4: the wreck does not lie here; this seat may neither locate nor salvage it any more."""

    seat: Seat
    wreck: int
    ship: int
    region: int
    place: str
    salvaging: bool
    cost: int
    reveals = True


@dataclass(frozen=True, slots=True)
class LocationSeen(Event):
    """10.1: what the location and value cards of a wreck say to the one who tried: its region and its rumour.

    `raised`: whether the wreck came up by this try, so that everybody has seen more than the cards say.
    """

    wreck: int
    ship: int
    region: int
    place: str
    rumour: int
    raised: bool
    to: Seat = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Raised(Event):
    """11.3, 11.4: a wreck was salvaged: its value, prestige for salvaging and for locating (0 = known before)."""

    seat: Seat
    wreck: int
    ship: int
    region: int
    place: str
    value: int
    prestige: int
    located: int
    cost: int
    reveals = True


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """7.3: this seat does nothing (more) at this stop."""

    seat: Seat
    stop: int


@dataclass(frozen=True, slots=True)
class NothingToTry(Event):
    """10.6: this seat, which lies in open water and could pay, is not asked to locate: no try can succeed there."""

    seat: Seat
    region: int
    place: str


@dataclass(frozen=True, slots=True)
class DoneForRound(Event):
    """7.4: this seat does nothing more in this round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """12.1: the round (from 0) is over: each seat's cash, loans, salvage and prestige as they stand.

    `idle` is whether nobody acted in a whole circle (7.6), `raised` whether all wrecks are up (12.3); otherwise nobody
    could act any more.
    """

    round: int
    cash: tuple[int, ...]
    loans: tuple[int, ...]
    salvage: tuple[int, ...]
    prestige: tuple[int, ...]
    idle: bool = False
    raised: bool = False


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """13.2: the game is over: each seat's balance in dollars, below 0 = in debt."""

    balances: tuple[int, ...]
    reveals = True


EVENTS = (
    LoansDrawn, Applied, ApplicationsRevealed, Collected, OrderGiven, CityTaken, TokenMoved, Researched, Answered,
    Sailed, Located, NotHere, LocationSeen, Raised, Passed, NothingToTry, DoneForRound, RoundEnded, GameEnded,
)  # fmt: skip
