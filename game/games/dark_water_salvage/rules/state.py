"""One position of Dark Water Salvage: ints, and lists and tuples of ints, with a cheap copy.

A wreck's mask has one bit a region, a mask of wrecks or seats one bit for each. A pair of seat and wreck is one number,
`seat * WRECKS + wreck`.
"""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.dark_water_salvage.actions import Action
from game.games.dark_water_salvage.components import SEATS, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.lake import Soundings
from game.games.dark_water_salvage.view import Assist, Phase

WAITING: tuple[tuple[Seat, ...], ...] = tuple(
    tuple(seat for seat in range(max(SEATS)) if acting >> seat & 1) for acting in range(1 << max(SEATS))
)
ALL_WRECKS = (1 << WRECKS) - 1


class State:
    """The whole truth of one position. Tuples are shared by copies and replaced when something changes."""

    __slots__ = (
        "acting",
        "agenda",
        "agenda_of",
        "applications",
        "asked",
        "assist",
        "bag_fives",
        "bag_tens",
        "barred",
        "cards",
        "cash",
        "collected",
        "done",
        "fives",
        "hired",
        "hopes",
        "idle",
        "lake",
        "last",
        "left",
        "listed",
        "loans",
        "located",
        "masks",
        "misses",
        "order",
        "pawns",
        "phase",
        "prestige",
        "raised",
        "reached",
        "regions",
        "revealed",
        "round",
        "salvage",
        "seats",
        "ships",
        "stop",
        "sunk",
        "tens",
        "turn",
        "unlocated",
    )

    # The match: lake, options and number of seats.
    lake: Soundings
    assist: Assist
    seats: int
    # By wreck: its cards. The ships lie open, the rest is the secret of the game.
    ships: tuple[int, ...]
    regions: tuple[int, ...]
    cards: tuple[int, ...]
    # The clock. `turn` is a place in `order`; `idle` as in the View.
    round: int
    last: bool
    phase: Phase
    stop: int
    turn: int
    idle: int
    order: tuple[Seat, ...]
    # Who must act (a bit a seat), and what each of them may do.
    acting: int
    listed: Sequence[Action]
    # Loans: the bag, the chips of this round, and what was asked for (-1 = not yet), shown and got in it.
    bag_fives: int
    bag_tens: int
    fives: int
    tens: int
    applications: list[int]
    revealed: tuple[int, ...]
    collected: tuple[int, ...]
    # The ends of the last trip in this round, -1 before.
    left: int
    reached: int
    # Who is done for the round and who has hired a boat, a bit a seat; by seat the rest.
    done: int
    hired: int
    pawns: list[int]
    cash: list[int]
    loans: list[int]
    salvage: list[int]
    prestige: list[int]
    barred: list[int]
    # By wreck: who located and raised it (-1 = nobody), where it was missed; masks of wrecks not raised, not located.
    located: list[Seat]
    raised: list[Seat]
    misses: list[int]
    sunk: int
    unlocated: int
    # By region: a mask of the wrecks that may lie there for all that everybody knows; a raised wreck lies nowhere.
    hopes: list[int]
    # The tests that a playout has still to make, for as long as the seat, its place and its money are these; no secret.
    agenda: tuple[Action, ...]
    agenda_of: tuple[Seat, int, int]
    # By seat and wreck: the sonars used, and where the wreck may lie for all that this seat has read and seen.
    asked: list[int]
    masks: list[int]

    def clone(self) -> "State":
        """An independent copy."""
        copy = State.__new__(State)
        copy.lake = self.lake
        copy.assist = self.assist
        copy.seats = self.seats
        copy.ships = self.ships
        copy.regions = self.regions
        copy.cards = self.cards
        copy.round = self.round
        copy.last = self.last
        copy.phase = self.phase
        copy.stop = self.stop
        copy.turn = self.turn
        copy.idle = self.idle
        copy.order = self.order
        copy.acting = self.acting
        copy.listed = self.listed
        copy.bag_fives = self.bag_fives
        copy.bag_tens = self.bag_tens
        copy.fives = self.fives
        copy.tens = self.tens
        copy.applications = self.applications[:]
        copy.revealed = self.revealed
        copy.collected = self.collected
        copy.left = self.left
        copy.reached = self.reached
        copy.done = self.done
        copy.hired = self.hired
        copy.pawns = self.pawns[:]
        copy.cash = self.cash[:]
        copy.loans = self.loans[:]
        copy.salvage = self.salvage[:]
        copy.prestige = self.prestige[:]
        copy.barred = self.barred[:]
        copy.located = self.located[:]
        copy.raised = self.raised[:]
        copy.misses = self.misses[:]
        copy.sunk = self.sunk
        copy.unlocated = self.unlocated
        copy.hopes = self.hopes[:]
        copy.agenda, copy.agenda_of = self.agenda, self.agenda_of
        copy.asked = self.asked[:]
        copy.masks = self.masks[:]
        return copy


def ask(state: State, seat: Seat, phase: Phase, listed: Sequence[Action]) -> None:
    """This seat must decide now, among the listed actions."""
    state.acting = 1 << seat
    state.phase = phase
    state.listed = listed


def value(state: State, wreck: int) -> int:
    """11.3: what this wreck is worth to whoever raises it, in dollars."""
    return VALUE_CARDS[state.cards[wreck]].salvaged[state.lake.depths[state.regions[wreck]]]


def balance(state: State, seat: Seat) -> int:
    """13.2: cash and salvage less all loans, in dollars; below 0 = in debt."""
    return state.cash[seat] + state.salvage[seat] - state.loans[seat]
