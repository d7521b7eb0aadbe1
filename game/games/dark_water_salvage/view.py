"""What one seat may know: the type of the View."""

from dataclasses import dataclass
from typing import Literal

from game.core.game import Seat
from game.games.dark_water_salvage.lake import Lake

Phase = Literal["apply", "city", "research", "move", "locate", "salvage", "over"]

Assist = Literal["paper", "marks", "reasons", "coach"]
"""16.1: how much the notebook does by itself; the rules do not know it."""


@dataclass(frozen=True, slots=True)
class View:
    """14.1, 14.2: the table as one seat sees it; `seat` None sees what is public. Lists are by seat or wreck (0 to 11).

    -1 stands for nobody, nowhere, and not known. A mask of regions, sonars or wrecks has one bit for each.
    """

    seat: Seat | None
    seats: int
    lake: Lake
    assist: Assist
    phase: Phase
    actors: tuple[Seat, ...]

    round: int
    """From 0."""
    last: bool
    """Whether this is the last round."""
    bag: int
    """Chips left in the bag."""
    bag_tens: int
    """How many of them are worth $10; everybody can count that from what was drawn."""
    fives: int
    tens: int
    """The chips drawn this round."""
    sealed: tuple[bool, ...]
    """Who has sealed an application in this round."""
    application: int
    """What this seat itself has asked for."""
    applications: tuple[int, ...]
    """What all asked for, once revealed in this round; () before."""
    collected: tuple[int, ...]
    """What all got in this round; () before."""
    order: tuple[Seat, ...]
    """The seats from turn order card 1 on."""
    waiting: tuple[bool, ...]
    """Who may still act in this round: False = done for the round."""
    idle: int
    """At how many stops of the action token in a row nobody has acted; -1 while somebody has acted at this one."""

    cash: tuple[int, ...]
    loans: tuple[int, ...]
    salvage: tuple[int, ...]
    prestige: tuple[int, ...]
    pawns: tuple[int, ...]
    """The region of each pawn."""
    hired: tuple[bool, ...]
    """Who has hired a boat in this round."""
    way: tuple[int, ...]
    """The regions of the last trip in this round, the first one left and the last one reached; () before."""
    barred: tuple[int, ...]
    """By seat: a mask of the wrecks it may neither locate nor salvage."""
    asked: tuple[tuple[int, ...], ...]
    """By seat and wreck: a mask of the sonars used, for everybody to see."""

    ships: tuple[int, ...]
    """By wreck: its ship card."""
    located: tuple[Seat, ...]
    """By wreck: who located it first (by salvaging, too)."""
    places: tuple[int, ...]
    """By wreck: its region, once it was located or salvaged."""
    raised: tuple[Seat, ...]
    """By wreck: who salvaged it."""
    values: tuple[int, ...]
    """By wreck: its salvaged value in dollars."""
    misses: tuple[int, ...]
    """By wreck: a mask of the regions where somebody tried in vain."""

    answers: tuple[tuple[int, ...], ...]
    """By wreck and sonar: what this seat itself has read."""
    seen: tuple[int, ...]
    """By wreck: the region that this seat itself has read on the location card."""
    rumours: tuple[int, ...]
    """By wreck: the rumoured value (a number into components.RUMOURS) that this seat has read."""

    def __hash__(self) -> int:
        """Of few fields: whoever imagines worlds from a view looks it up each time."""
        return hash((self.seat, self.round, self.cash, self.pawns))
