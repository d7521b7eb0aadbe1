"""One position of Keythedral: ints, tuples that copies share, and two short lists, with a cheap copy.

Purses are numbers (`purse`); sets of buildings, seats, tiles and laws are numbers of a bit each.
"""

from typing import Literal

from game.core.game import Seat
from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from game.games.keythedral.purse import ONE
from game.games.keythedral.view import Phase

Stage = Literal[
    Phase,
    # Where nobody must decide: what comes next by itself.
    "round", "step", "circle", "send", "harvest", "gather", "actions", "turn", "settle", "night", "bids", "end",
]  # fmt: skip
Half = tuple[int, int, int, int, int]
"""See `view.Half`; the cubes are a purse."""
Claim = tuple[int, int, bool, int]
"""See `view.Claim`; the price is a purse."""


class State:
    """The whole truth of one position. Tuples are shared by copies and replaced when something changes."""

    __slots__ = (
        "aside",
        "barred",
        "bed",
        "bids",
        "buyer",
        "called",
        "cell",
        "circle",
        "claim",
        "crew",
        "cut",
        "deck",
        "drawn",
        "fence",
        "fences",
        "first_out",
        "gap",
        "gathered",
        "half",
        "house",
        "idle",
        "joined",
        "kind",
        "laws",
        "laying",
        "level",
        "line",
        "market",
        "more",
        "near",
        "offer",
        "on",
        "options",
        "out",
        "owner",
        "panes",
        "passes",
        "phase",
        "played",
        "poor",
        "purse",
        "queue",
        "relief",
        "roster",
        "round",
        "scores",
        "sealed",
        "season",
        "seats",
        "second",
        "sent",
        "spent",
        "stack",
        "start",
        "stile",
        "stop",
        "supply",
        "turn",
        "used",
        "ways",
    )

    options: Options
    seats: int
    second: bool
    phase: Stage
    round: int
    start: Seat
    turn: Seat
    half: Half | None
    # The map: what is in the stack by kind; fields in the order of laying; buildings by number; edges.
    stack: tuple[int, ...]
    drawn: int
    laying: bool
    cell: tuple[int, ...]
    kind: tuple[int, ...]
    gap: tuple[int, ...]
    house: int
    near: tuple[tuple[int, ...], ...]
    ways: tuple[tuple[int, ...], ...]  # by building: the fields to which no fence bars the way
    fence: tuple[Seat, ...]
    fences: tuple[int, ...]
    # The work of this round.
    called: tuple[int, ...]
    line: tuple[int, ...]
    crew: tuple[int, ...]
    circle: int
    on: list[int]
    sent: int
    idle: tuple[int, ...]
    joined: int
    bed: int
    stile: int
    roster: Seat
    first_out: Seat
    season: int
    poor: int
    gathered: int
    relief: int
    # Cubes.
    purse: list[int]
    supply: int
    used: int
    # Seats and laws.
    level: int
    panes: tuple[tuple[int, ...], ...]
    owner: tuple[Seat, ...]
    cut: int
    deck: int
    aside: int
    offer: tuple[int, ...]
    laws: tuple[int, ...]
    spent: int
    # The actions.
    passes: int
    out: int
    played: bool
    more: int
    barred: int
    market: Seat
    stop: Seat
    queue: tuple[Seat, ...]
    claim: Claim | None
    buyer: Seat
    # Bids and the end.
    sealed: int
    bids: tuple[int, ...]
    scores: tuple[int, ...]

    def clone(self) -> "State":  # noqa: PLR0915 - a copy names every field
        """An independent copy."""
        copy = State.__new__(State)
        copy.options = self.options
        copy.seats = self.seats
        copy.second = self.second
        copy.phase = self.phase
        copy.round = self.round
        copy.start = self.start
        copy.turn = self.turn
        copy.half = self.half
        copy.stack = self.stack
        copy.drawn = self.drawn
        copy.laying = self.laying
        copy.cell = self.cell
        copy.kind = self.kind
        copy.gap = self.gap
        copy.house = self.house
        copy.near = self.near
        copy.ways = self.ways
        copy.fence = self.fence
        copy.fences = self.fences
        copy.called = self.called
        copy.line = self.line
        copy.crew = self.crew
        copy.circle = self.circle
        copy.on = self.on[:]
        copy.sent = self.sent
        copy.idle = self.idle
        copy.joined = self.joined
        copy.bed = self.bed
        copy.stile = self.stile
        copy.roster = self.roster
        copy.first_out = self.first_out
        copy.season = self.season
        copy.poor = self.poor
        copy.gathered = self.gathered
        copy.relief = self.relief
        copy.purse = self.purse[:]
        copy.supply = self.supply
        copy.used = self.used
        copy.level = self.level
        copy.panes = self.panes
        copy.owner = self.owner
        copy.cut = self.cut
        copy.deck = self.deck
        copy.aside = self.aside
        copy.offer = self.offer
        copy.laws = self.laws
        copy.spent = self.spent
        copy.passes = self.passes
        copy.out = self.out
        copy.played = self.played
        copy.more = self.more
        copy.barred = self.barred
        copy.market = self.market
        copy.stop = self.stop
        copy.queue = self.queue
        copy.claim = self.claim
        copy.buyer = self.buyer
        copy.sealed = self.sealed
        copy.bids = self.bids
        copy.scores = self.scores
        return copy


def blank(options: Options, seats: int) -> State:
    """2: the table before anything is drawn or laid."""
    state, buildings = State(), seats * box.COTTAGES
    state.options, state.seats = options, seats
    state.second = options.edition == "second" or seats < box.LEAST_OF_FIRST
    state.phase, state.round, state.start, state.turn, state.half = "lay", 0, 0, 0, None
    state.stack, state.drawn, state.laying = box.FIELDS[seats], -1, False
    state.cell = tuple([box.MIDDLE + x * box.SIDE + y for x, y, _kind in box.START_FIELDS])
    state.kind = tuple([kind for _x, _y, kind in box.START_FIELDS])
    state.gap, state.house = (-1,) * buildings, 0
    state.near, state.ways = ((-1,) * box.CORNERS,) * buildings, ((),) * buildings
    state.fence, state.fences = (-1,) * (buildings * box.CORNERS), (box.FENCES,) * seats
    state.on = [-1] * (len(state.cell) + sum(state.stack))
    clear_work(state)
    state.purse, state.supply, state.used = [0] * seats, box.SUPPLY, 0
    state.level, state.panes, state.owner, state.cut = -1, ((),) * box.LEVELS, (-1,) * len(box.TILES), -1
    state.deck, state.aside, state.offer = (1 << len(box.LAWS)) - 1, 0, (-1,) * box.LAWS_OPEN
    state.laws, state.spent = (0,) * seats, 0
    clear_actions(state)
    state.queue, state.claim, state.buyer = (), None, -1
    state.sealed, state.bids, state.scores = 0, (0,) * seats, ()
    return state


def clear_work(state: State) -> None:
    """5.3: workers and markers are back, and the laws of the round are over."""
    state.called, state.line, state.crew, state.circle = (), (), (), 0
    state.on = [-1] * len(state.on)
    state.sent, state.idle = 0, (0,) * state.seats
    state.joined = state.bed = state.stile = state.roster = state.first_out = state.season = state.poor = -1
    state.gathered = state.relief = 0


def clear_actions(state: State) -> None:
    """6.1: nobody has passed or is out, and no law of this phase is in force."""
    state.passes = state.out = state.more = state.barred = 0
    state.played, state.market, state.stop = False, -1, -1


def changed(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The same tuple with another value in this place."""
    return (*values[:place], value, *values[place + 1 :])


def holds(state: State, seat: Seat, law: int) -> bool:
    """Whether this seat has this law."""
    return state.laws[seat] >> law & 1 == 1


def clockwise(seats: int, first: Seat) -> tuple[Seat, ...]:
    """All seats from this one on."""
    return _ROUND[seats][first]


_ROUND = tuple([tuple([(*range(first, n), *range(first)) for first in range(n)]) for n in range(box.SEATS[-1] + 1)])


def pay(state: State, seat: Seat, cubes: int) -> None:
    """6.2: these cubes go from behind the screen to the store."""
    state.purse[seat] -= cubes
    state.supply += cubes & _RESOURCES
    state.used += cubes & ~_RESOURCES


_RESOURCES = ONE[box.IRON] - 1
"""The bits of a purse in which resources are counted."""
