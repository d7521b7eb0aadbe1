"""Everything that can happen in Keythedral, told whole to everybody; numbers are as in `actions`, cubes by colour."""

from dataclasses import dataclass

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class FieldDrawn(Event):
    """3.2: this seat drew a field of this kind."""

    seat: Seat
    kind: int
    reveals = True


@dataclass(frozen=True, slots=True)
class FieldLaid(Event):
    """3.3: this seat laid its field into this cell."""

    seat: Seat
    kind: int
    cell: int


@dataclass(frozen=True, slots=True)
class CottageLaid(Event):
    """3.4: this seat laid this cottage into this gap."""

    seat: Seat
    building: int
    gap: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """4.1: this round (from 1) began with these laws on offer."""

    round: int
    start: Seat
    laws: tuple[int, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class Called(Event):
    """4.2: this seat put the marker of this step (0 to 4) on this number."""

    seat: Seat
    step: int
    number: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """4.4, 4.5: a worker of this building went to this field, its second one in the second circle."""

    seat: Seat
    building: int
    field: int
    kind: int
    second: bool


@dataclass(frozen=True, slots=True)
class Idle(Event):
    """4.6: a worker of this building found no field."""

    seat: Seat
    building: int
    second: bool


@dataclass(frozen=True, slots=True)
class Gathered(Event):
    """5.1, 5.2: this seat collected these cubes; `missed` are those that were not to be had.

    `fields`: the cell from which each cube comes, in the order of colours.
    """

    seat: Seat
    cubes: tuple[int, ...]
    missed: tuple[int, ...]
    fields: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Relieved(Event):
    """7.7: this seat took a cube of this colour."""

    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class WorkersHome(Event):
    """5.3: all workers and markers went back."""


@dataclass(frozen=True, slots=True)
class SeatClaimed(Event):
    """8.1: this seat is about to buy this seat tile, worth these points, and others may answer."""

    seat: Seat
    tile: int
    price: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class SurchargePaid(Event):
    """7.11: this seat adds a cube of this colour."""

    seat: Seat
    colour: int


@dataclass(frozen=True, slots=True)
class PurchaseFailed(Event):
    """8.4: this seat may not buy this seat tile, worth these points, on this turn."""

    seat: Seat
    tile: int
    points: int


@dataclass(frozen=True, slots=True)
class SeatBought(Event):
    """6.3: this seat bought this seat tile, worth these points, for these cubes."""

    seat: Seat
    tile: int
    cubes: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class LevelOpened(Event):
    """6.3: these seat tiles of this level (from 0) lie open now, worth these points each."""

    level: int
    tiles: tuple[int, ...]
    points: int
    reveals = True


@dataclass(frozen=True, slots=True)
class HouseBuilt(Event):
    """6.4: this building is a house now."""

    seat: Seat
    building: int
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FenceBuilt(Event):
    """6.5: this seat built a fence on this edge."""

    seat: Seat
    edge: int
    free: bool


@dataclass(frozen=True, slots=True)
class FenceRemoved(Event):
    """6.5: this seat removed the fence of `owner` from this edge."""

    seat: Seat
    edge: int
    owner: Seat
    free: bool


@dataclass(frozen=True, slots=True)
class WorkshopFilled(Event):
    """6.6: so many used cubes of this craft went back to the workshop."""

    craft: int
    n: int


@dataclass(frozen=True, slots=True)
class CraftBought(Event):
    """6.6: this seat bought a craft cube for these cubes."""

    seat: Seat
    craft: int
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Traded(Event):
    """6.7: this seat gave these cubes for one of this colour."""

    seat: Seat
    cubes: tuple[int, ...]
    colour: int


@dataclass(frozen=True, slots=True)
class LawProcured(Event):
    """6.8: this seat procured this law."""

    seat: Seat
    law: int


@dataclass(frozen=True, slots=True)
class LawPlayed(Event):
    """7: this seat played this law; `target` is the building, kind, colour, tile or edge named, -1 = none."""

    seat: Seat
    law: int
    target: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """6.9: this seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """6.9: this seat ended a turn on which it played a law, or might not buy what it wanted: this is no pass."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BidSealed(Event):
    """9.3: this seat has made its bid; 9.2: not `able` is one that has no cubes, and was not asked."""

    seat: Seat
    able: bool


@dataclass(frozen=True, slots=True)
class BidsOpened(Event):
    """9.3: what each seat bid, and what that is worth."""

    bids: tuple[tuple[int, ...], ...]
    values: tuple[int, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class StartMoved(Event):
    """9.4: this seat is the start player of the next round, for these cubes."""

    seat: Seat
    cubes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """10.3: the points of each seat; `early`: the last round is over before the last seat was bought."""

    scores: tuple[int, ...]
    early: bool
    reveals = True


EVENTS = (
    FieldDrawn, FieldLaid, CottageLaid, RoundBegan, Called, Placed, Idle, Gathered, Relieved, WorkersHome, SeatClaimed,
    SurchargePaid, PurchaseFailed, SeatBought, LevelOpened, HouseBuilt, FenceBuilt, FenceRemoved, WorkshopFilled,
    CraftBought, Traded, LawProcured, LawPlayed, Passed, TurnEnded, BidSealed, BidsOpened, StartMoved, GameEnded,
)  # fmt: skip
