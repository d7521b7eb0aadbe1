"""What one seat may know: the type of the View."""

from dataclasses import dataclass
from typing import Literal

from game.core.game import Seat
from game.games.keyflower.options import Options

Phase = Literal["act", "carry", "boat", "expand", "offer", "allot", "over", "succeed"]


@dataclass(frozen=True, slots=True)
class Half:
    """A choice half made, known to its seat alone; -1 = not chosen. `take` = workers from the hand by colour.

    With the Keymelequin Sven and Paulo follow the four colours, here as wherever workers are counted together.
    """

    stage: int
    kind: int
    where: int
    aim: int
    colour: int
    joined: int
    paid: int
    made: int
    take: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Extras:
    """15, 16: what the Keymelequin and the Key Celeste add to the table.

    Sven and Paulo are at places as in `places`; HIDDEN = in the bag or behind a screen. Where they stand, lie or sail
    in the open they are counted as a worker of the first of their colours, too.
    """

    fleet: tuple[int, ...]
    """By berth: the number of the boat."""
    at: tuple[int, ...]
    """Where Sven and Paulo are; () without them."""
    mixed: tuple[int, ...]
    """How many workers of the second colour are in the bid in which they are."""
    seen: tuple[bool, ...]
    """Whether everybody knows where they are."""
    ghost: int
    """A seat whose screen hides the ghost, a place of `places`, or NOWHERE."""


@dataclass(frozen=True, slots=True)
class View:
    """13.1, 13.2: the table as one seat sees it; `seat` None sees what is public. -1 = nobody, nowhere, none.

    Lists are flat: workers at seat * 4 + colour, skill tiles at seat * 3 + kind, resources and workers on a tile at
    tile * 4 + kind, bids at slot * seats + seat as 4 * workers + colour (0 = none), loads at boat * 7 + (colour, or
    4 + kind).
    """

    seat: Seat | None
    seats: int
    options: Options
    phase: Phase
    actors: tuple[Seat, ...]
    season: int
    start: Seat
    heir: Seat
    """8.3: while boats are taken, who won the tile with the purple marker; -1 = nobody."""
    turn: Seat
    passes: int
    order: tuple[Seat, ...]
    half: Half | None
    moves: int
    ups: int
    trip: tuple[tuple[int, ...], ...]
    """6.1: what was done in this transport, in order: (good, from, to) of a step, (tile,) of an upgrade."""

    hand: tuple[int, ...]
    """The workers behind the own screen, by colour; () for the public."""
    skills: tuple[int, ...]
    """The skill tiles behind the own screen, by kind; () for the public."""
    shown: tuple[int, ...]
    """By seat and colour: workers that are behind a screen for all that everybody has seen."""
    shown_skills: tuple[int, ...]
    """The same of skill tiles, by seat and kind."""
    workers: tuple[int, ...]
    """By seat: the number of workers behind the screen."""
    skill_tiles: tuple[int, ...]
    """By seat: the number of skill tiles behind the screen."""
    bag: int
    pile: int
    """How many are in the bag and in the pile."""
    green: int
    supply: tuple[int, ...]

    side: tuple[int, ...]
    owner: tuple[int, ...]
    cell: tuple[int, ...]
    turned: tuple[int, ...]
    goods: tuple[int, ...]
    on: tuple[int, ...]
    last: tuple[int, ...]
    """By tile: how many workers the last use took."""
    lock: tuple[int, ...]
    """By tile: the colour in which it is bid for and used."""
    villages: tuple[tuple[int, ...], ...]
    fresh: tuple[tuple[int, ...], ...]
    beside: tuple[tuple[int, ...], ...]
    market: tuple[int, ...]
    bids: tuple[int, ...]
    leader: tuple[Seat, ...]
    load: tuple[int, ...]
    boat_of: tuple[Seat, ...]

    dealt: tuple[int, ...]
    """The own winter tiles, until they are offered."""
    chosen: int
    """The own choice of them as a mask; 0 = none yet."""
    offered: tuple[bool, ...]
    """Who has chosen."""
    joker: Seat
    crown: int
    """In the end what the joker counts as: a kind of thing, or 11 + the number of a yard; -1 = nobody has it."""
    shares: tuple[int, ...]
    """In the end, seat after seat, what is allotted to what scores (see `knowledge.shares`); () before."""
    worth: tuple[int, ...]
    """In the end: by tile its points; () before."""
    best: tuple[int, ...]
    """In the end: by seat the most points that any shares give; () before."""
    scores: tuple[int, ...]
    """In the end: by seat its points; while they are allotted, those so far."""
    extras: Extras | None = None
    """What the small boxes add; None without them."""

    def __hash__(self) -> int:
        """Of few fields: whoever imagines worlds from a view looks it up each time."""
        return hash((self.seat, self.phase, self.season, self.turn, self.bids, self.half))
