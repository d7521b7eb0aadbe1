"""Everything that can happen in Keyflower, told whole to everybody or to one seat; numbers are as in `actions`."""

from dataclasses import dataclass, field

from game.core.game import Event, Seat


@dataclass(frozen=True, slots=True)
class SeasonBegan(Event):
    """3.1: this season (0 spring to 3 winter) began with these tiles on offer."""

    season: int
    tiles: tuple[int, ...]
    start: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class Bidden(Event):
    """4.1: this seat leads on this tile with so many workers of this colour, `joined` of them from losing groups.

    `other`: 11.7: it is not the colour in which others bid there.
    """

    seat: Seat
    tile: int
    n: int
    colour: int
    joined: int
    other: bool


@dataclass(frozen=True, slots=True)
class Used(Event):
    """5.1: this seat put these workers (by colour) on this tile of that village; -1 = the market."""

    seat: Seat
    tile: int
    workers: tuple[int, ...]
    village: Seat


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """5.8: this seat paid a worker of this colour, or a skill tile of this kind; -1 = none."""

    seat: Seat
    colour: int
    skill: int


@dataclass(frozen=True, slots=True)
class Produced(Event):
    """5.6: these resources came onto this tile of this seat."""

    seat: Seat
    tile: int
    goods: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Gained(Event):
    """5.9: so many workers from the bag, green workers and skill tiles went behind this seat's screen."""

    seat: Seat
    workers: int
    greens: int
    skills: int


@dataclass(frozen=True, slots=True)
class Drawn(Event):
    """5.9: what this seat drew from the bag (by colour) and from the pile (by kind)."""

    workers: tuple[int, ...]
    skills: tuple[int, ...]
    to: Seat = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Carried(Event):
    """6.2: a resource moved from one tile to the next."""

    seat: Seat
    good: int
    source: int
    target: int


@dataclass(frozen=True, slots=True)
class CarriedNothing(Event):
    """6.1: this seat could carry and upgrade, and did neither."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Upgraded(Event):
    """6.4: this seat turned this tile over for these resources and this skill tile (-1 = none)."""

    seat: Seat
    tile: int
    goods: tuple[int, ...]
    skill: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """3.3: this seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TileWon(Event):
    """7.3: this seat takes this tile."""

    seat: Seat
    tile: int


@dataclass(frozen=True, slots=True)
class TileGone(Event):
    """7.2: nobody bid for this tile."""

    tile: int


@dataclass(frozen=True, slots=True)
class CameHome(Event):
    """7.1, 7.3, 7.4: these workers (by colour) went back behind this seat's screen from the market and the village."""

    seat: Seat
    workers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeasonEnded(Event):
    """7, 8.2: this season is over; boats are chosen in this order of seats."""

    season: int
    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MarkerMoved(Event):
    """8.3: this seat is the start player from now on, by this turn order tile; -1 = nobody bid for it: to the left."""

    seat: Seat
    tile: int = -1


@dataclass(frozen=True, slots=True)
class BoatTaken(Event):
    """8.2: this seat took these workers (by colour) and skill tiles (by kind) from this boat, in winter the boat."""

    seat: Seat
    boat: int
    workers: tuple[int, ...]
    skills: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TilePlaced(Event):
    """9.1: this seat laid this tile into this cell, turned so many steps clockwise."""

    seat: Seat
    tile: int
    cell: int
    turns: int


@dataclass(frozen=True, slots=True)
class Offered(Event):
    """10.2: this seat has chosen its winter tiles."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OffersCounted(Event):
    """10.3: how many winter tiles each seat has chosen."""

    counts: tuple[int, ...]
    reveals = True


@dataclass(frozen=True, slots=True)
class ScreensOpened(Event):
    """14.3: everybody sees what was behind the screens, before it is allotted by hand."""

    start: Seat
    reveals = True


@dataclass(frozen=True, slots=True)
class Allotted(Event):
    """14.3: this seat allotted so many things of this kind to this tile."""

    seat: Seat
    tile: int
    kind: int
    n: int


@dataclass(frozen=True, slots=True)
class Crowned(Event):
    """14.3: this seat's joker counts as a thing of this kind, or as a resource on this yard; -1 = none."""

    seat: Seat
    kind: int
    tile: int


@dataclass(frozen=True, slots=True)
class AllottedBest(Event):
    """14.3: this seat allotted everything as well as it can be, for so many points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Counted(Event):
    """14.3: this seat counts so many points; the best would have been `best`."""

    seat: Seat
    points: int
    best: int


@dataclass(frozen=True, slots=True)
class Succeeded(Event):
    """15.3: this seat named this boat, which takes the place of the Keymelequin."""

    seat: Seat
    boat: int


@dataclass(frozen=True, slots=True)
class Haunted(Event):
    """16.4: this seat played the ghost on the bid of another for this tile, and took those workers (by colour)."""

    seat: Seat
    victim: Seat
    tile: int
    workers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GhostBack(Event):
    """16.7: the ghost returned to the Key Celeste from behind this screen, unplayed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GhostWon(Event):
    """16.2: this seat takes the ghost behind its screen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GhostGone(Event):
    """16.8: the ghost leaves the game."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """12.1: the points of each seat."""

    scores: tuple[int, ...]
    reveals = True


EVENTS = (
    SeasonBegan, Bidden, Used, Paid, Produced, Gained, Drawn, Carried, CarriedNothing, Upgraded, Passed, TileWon,
    TileGone, CameHome, SeasonEnded, MarkerMoved, BoatTaken, TilePlaced, Offered, OffersCounted, ScreensOpened,
    Allotted, Crowned, AllottedBest, Counted, GameEnded, Succeeded, Haunted, GhostBack, GhostWon, GhostGone,
)  # fmt: skip
