"""What one seat may know: the types of the View."""

from dataclasses import dataclass
from typing import Literal

from game.core.game import Seat
from game.games.keythedral.options import Options

Phase = Literal[
    "lay",  # 3.2: lay the drawn field, and a cottage
    "roster",  # 8.1: before the first marker: laws?
    "call",  # 4.2: which number
    "called",  # 8.1: a number was called: laws?
    "place",  # 4.4: where to
    "season",  # 8.1: before the harvest: laws?
    "collect",  # 8.1: after the own collection: laws?
    "relief",  # 7.7: which cube
    "act",  # 6.1: an action
    "answer",  # 8.1: somebody buys a seat: laws?
    "surcharge",  # 7.11: pay one cube more, or not
    "precede",  # 8.1: before the bids: laws?
    "bid",  # 9.3: what to bid
    "over",
]
CALLS: tuple[Phase, ...] = ("roster", "called", "season", "answer", "precede")
"""8.1: the phases in which seats are asked whether they play a law."""

COTTAGE, FENCE, FENCE_AT, UNFENCE, HIRE, TRADE, CUT, SUBSTITUTE, INSTEAD, LAW, LAW_AT, BID = range(12)
"""What a choice half made is about: a cottage of a number; a fence, at a building; a removal; a craftsman; the trader;
the price of a seat: which cube is left out, whether a cube is replaced, by what; a law, at a building; a bid."""


@dataclass(frozen=True, slots=True)
class Half:
    """A choice half made, known to its seat alone.

    `about` is one of the kinds above; `thing` the number of the cottage, the building, the colour of the craft or the
    seat tile; `law` the law that is played with it; `paid` the cubes so far (of a seat: the price as it stands). -1 =
    none. `last` is the highest colour paid so far: cubes are paid in the order of colours. Where a cube of a price is
    replaced, `last` is its colour.
    """

    about: int
    thing: int
    law: int
    last: int
    paid: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Claim:
    """8.1: a purchase that others may still answer: its price as it stands, whether 7.20 is used, what 7.11 wants."""

    tile: int
    price: tuple[int, ...]
    substitute: bool
    wanted: int


@dataclass(frozen=True, slots=True)
class View:
    """12.1: the table as one seat sees it; `seat` None sees what is public. -1 = nobody, nowhere, none.

    Fields are numbered in the order in which they were laid; buildings, edges, tiles and laws as in `components`. Cubes
    are by colour. What is behind a screen came there before everybody's eyes, so a View remembers it of every seat
    (12.2); only bids, halves of choices and what is still face down are secret.
    """

    seat: Seat | None
    seats: int
    options: Options
    second: bool
    """Whether it is played by the second edition."""
    phase: Phase
    actors: tuple[Seat, ...]
    round: int
    """From 1; 0 while the map is laid."""
    start: Seat
    turn: Seat
    """Who acts, of whom the phase tells what."""
    half: Half | None

    stack: int
    """How many fields are still to be drawn."""
    drawn: int
    """3.2: the kind of the field in the hand of the seat whose turn it is."""
    laying: bool
    """3.2: that seat has still to lay its cottage."""
    cell: tuple[int, ...]
    kind: tuple[int, ...]
    """By field: where it lies, and its kind."""
    gap: tuple[int, ...]
    """By building: where it lies."""
    house: tuple[bool, ...]
    """By building."""
    near: tuple[tuple[int, ...], ...]
    """By building: the field at each corner."""
    fence: tuple[Seat, ...]
    """By edge: whose fence stands there."""
    fences: tuple[int, ...]
    """By seat: fences that are left."""

    called: tuple[int, ...]
    """4.2: the numbers called in this round, in order."""
    line: tuple[int, ...]
    """4.4: the buildings that have still to send a worker in this circle, in order."""
    crew: tuple[int, ...]
    """4.4: the buildings of this step."""
    circle: int
    """1 or 2; 0 between the steps."""
    on: tuple[int, ...]
    """By field: the building whose worker stands there."""
    sent: tuple[bool, ...]
    """By building: whether it had its turn in this round."""
    idle: tuple[int, ...]
    """By seat: workers that found no field in this round."""
    joined: int
    bed: int
    stile: int
    """7.2, 7.4, 7.16: the building for which this law was played in this round."""
    roster: Seat
    first_out: Seat
    """7.1, 7.3: who played this law in this round."""
    season: int
    """7.5: the kind of field that brings two cubes."""
    poor: int
    """7.6: the colour that is collected no more."""
    gathered: int
    """5.1: how many seats have collected."""
    relief: int
    """7.7: cubes still to be taken."""

    purse: tuple[tuple[int, ...], ...]
    """By seat: its cubes."""
    supply: tuple[int, ...]
    """Resources in the store, and craft cubes in the workshops."""
    used: tuple[int, ...]
    """Craft cubes in the store, by colour from ironwork on."""
    level: int
    """From 0: the level that lies open."""
    panes: tuple[tuple[int, ...], ...]
    """By level: the seat tiles that lie open or were bought; () while they lie face down."""
    owner: tuple[Seat, ...]
    """By tile: who bought it."""
    cut: int
    """7.10: the tile on which that law lies."""
    deck: int
    """How many laws lie face down, and how many unsold ones are laid aside."""
    aside: tuple[int, ...]
    """The unsold ones."""
    offer: tuple[int, ...]
    """6.8: the laws that can be procured, by place."""
    laws: tuple[tuple[int, ...], ...]
    """By seat: the laws it procured and did not play yet."""
    spent: tuple[int, ...]
    """The laws that were played."""

    passes: int
    """6.9: how many seats have passed in succession."""
    out: tuple[bool, ...]
    """6.8: by seat: it procured a law in this phase."""
    played: bool
    """6.9: the seat whose turn it is has played a law on it, or was answered."""
    more: int
    """7.18: actions that follow at once."""
    barred: tuple[int, ...]
    """8.4: the tiles that cannot be bought on this turn."""
    market: Seat
    stop: Seat
    """7.8, 7.13: who played this law in this phase."""
    queue: tuple[Seat, ...]
    """8.2: the seats that are asked, the first of them now."""
    claim: Claim | None
    buyer: Seat
    sealed: tuple[bool, ...]
    """9.3: by seat: it has made its bid."""
    bid: tuple[int, ...]
    """The own sealed bid; () where there is none."""
    scores: tuple[int, ...]
    """In the end: by seat."""

    def __hash__(self) -> int:
        """Of few fields: whoever imagines worlds from a view looks it up each time."""
        return hash((self.seat, self.round, self.phase, self.turn, self.purse, self.half, self.on))
