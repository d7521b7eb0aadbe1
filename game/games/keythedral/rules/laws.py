"""7: the law cards: what is named, and what they do."""

from collections.abc import Callable, Sequence

from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.purse import ONE
from game.games.keythedral.rules import building, harvest, purchase
from game.games.keythedral.rules.asking import go_on, to_join
from game.games.keythedral.rules.state import State
from game.games.keythedral.view import HIRE, LAW, LAW_AT

Naming = Callable[[State, Seat], Sequence[do.Action]]


def list_own(state: State, seat: Seat) -> list[do.Action]:
    """7: laws that this seat can play on its own turn; who is out only some of them."""
    due = state.laws[seat] & box.AT["act"]
    if state.out >> seat & 1:
        due &= box.SERVES_OUT
    return [do.PLAY_LAW[law] for law in box.laws_in(due) if law not in _WHERE or _WHERE[law](state, seat)]


def _stocked(state: State, seat: Seat) -> bool:
    return bool(building.cottages(state, seat) and building.list_mason(state, seat))


_WHERE: dict[int, Callable[[State, Seat], bool]] = {
    box.MASTER_MASON: _stocked,
    box.RIGHT_OF_WAY: lambda state, _seat: max(state.fence) >= 0,
    box.FENCE_GRANT: lambda state, seat: state.fences[seat] > 0,
}
"""Laws that cannot be played while there is nothing for them."""


def _open_tiles(state: State, _seat: Seat) -> Sequence[do.Action]:
    return [do.ON_SEAT[tile] for tile in state.panes[state.level] if state.owner[tile] < 0]


_NAMES: dict[box.Target, Naming] = {
    "building": lambda state, seat: [do.AT[each] for each in to_join(state, seat)],
    "kind": lambda _state, _seat: do.NAME_FIELD,
    "colour": lambda _state, _seat: do.NAME,
    "tile": _open_tiles,
    "house": lambda state, seat: [do.AT[each] for each in building.cottages(state, seat)],
    "fence": lambda state, _seat: building.list_buildings(state),
    "removal": lambda state, _seat: building.list_standing(state),
}


def list_names(state: State, seat: Seat) -> Sequence[do.Action]:
    """7: what can be named for the law that is about to be played."""
    assert state.half is not None
    return _NAMES[box.LAWS[state.half[2]].target](state, seat)


def list_names_at(state: State, seat: Seat) -> Sequence[do.Action]:
    """7.14, 7.17: how the house is paid for, or on which edge the fence stands."""
    assert state.half is not None
    _about, at, law, _last, _paid = state.half
    return building.list_mason(state, seat) if law == box.MASTER_MASON else building.list_edges(state, at)


def play(state: State, seat: Seat, law: int, tell: Tell | None) -> None:
    """7: a law that names nothing does what it does; another one waits for the name."""
    if state.half is not None and state.half[0] == HIRE:
        state.half = (HIRE, state.half[1], law, -1, 0)
    elif box.LAWS[law].target in ("", "cubes"):
        _use(state, seat, law, -1, tell)
    else:
        state.half = (LAW, -1, law, -1, 0)


def at(state: State, seat: Seat, where: int, tell: Tell | None) -> None:
    """7.2, 7.14, 7.17: for this building."""
    assert state.half is not None
    law = state.half[2]
    if law == box.SECOND_CALL:
        _use(state, seat, law, where, tell)
    else:
        state.half = (LAW_AT, where, law, -1, 0)


def name(state: State, seat: Seat, target: int, tell: Tell | None) -> None:
    """7.5, 7.6, 7.10, 7.11, 7.15, 7.17: with this name."""
    assert state.half is not None
    _use(state, seat, state.half[2], target, tell)


def mason(state: State, seat: Seat, colour: int, tell: Tell | None) -> None:
    """7.14: a house for one cube."""
    assert state.half is not None
    where = state.half[1]
    _use(state, seat, box.MASTER_MASON, where, tell)
    building.build_house(state, seat, where, ONE[colour], tell)


def _use(state: State, seat: Seat, law: int, target: int, tell: Tell | None) -> None:
    state.half = None
    purchase.spend(state, seat, law)
    if law == box.OBJECTION and state.claim is not None:
        target = state.claim[0]
    if law in (box.SPARE_BED, box.STILE):
        target = state.line[0]
    if tell:
        tell(told.LawPlayed(seat, law, target))
    if state.phase == "act":
        state.played, state.passes = True, 0
    _EFFECT[law](state, seat, target, tell)


def _set(name: str) -> Callable[[State, Seat, int, Tell | None], None]:
    """A law that is in force with what was named."""

    def put(state: State, _seat: Seat, target: int, _tell: Tell | None) -> None:
        setattr(state, name, target)
        _go_on(state)

    return put


def _mine(name: str) -> Callable[[State, Seat, int, Tell | None], None]:
    """A law that is in force for its player."""

    def put(state: State, seat: Seat, _target: int, _tell: Tell | None) -> None:
        setattr(state, name, seat)
        _go_on(state)

    return put


def _go_on(state: State) -> None:
    """8.3: where seats are asked in turn, they are asked on; on the own turn one goes on oneself."""
    if state.phase in ("roster", "called", "season"):
        go_on(state)
    elif state.phase == "place":
        state.phase = "send"
    elif state.phase == "collect":
        harvest.resume(state)


def _relief(state: State, seat: Seat, _target: int, _tell: Tell | None) -> None:
    state.relief = min(state.idle[seat], box.MOST_RELIEF)
    state.phase = "relief"


def _surcharge(state: State, _seat: Seat, colour: int, _tell: Tell | None) -> None:
    purchase.surcharge(state, colour)


def _objection(state: State, _seat: Seat, _target: int, tell: Tell | None) -> None:
    purchase.fail(state, tell)


def _mason(_state: State, _seat: Seat, _target: int, _tell: Tell | None) -> None:
    """The house follows (`mason`)."""


def _way(state: State, seat: Seat, edge: int, tell: Tell | None) -> None:
    building.remove_fence(state, seat, edge, 0, tell)


def _grant(state: State, seat: Seat, edge: int, tell: Tell | None) -> None:
    building.build_fence(state, seat, edge, 0, tell)


def _sitting(state: State, _seat: Seat, _target: int, _tell: Tell | None) -> None:
    state.more += 1


def _precedence(state: State, seat: Seat, _target: int, tell: Tell | None) -> None:
    state.queue, state.start, state.phase = (), seat, "round"
    if tell:
        tell(told.StartMoved(seat, (0,) * len(box.COLOURS)))


_EFFECT: dict[int, Callable[[State, Seat, int, Tell | None], None]] = {
    box.OWN_ROSTER: _mine("roster"),
    box.SECOND_CALL: _set("joined"),
    box.FIRST_OUT: _mine("first_out"),
    box.SPARE_BED: _set("bed"),
    box.GOOD_SEASON: _set("season"),
    box.POOR_SEASON: _set("poor"),
    box.POOR_RELIEF: _relief,
    box.OPEN_MARKET: _mine("market"),
    box.PRICE_CUT: _set("cut"),
    box.SURCHARGE: _surcharge,
    box.OBJECTION: _objection,
    box.BUILDING_STOP: _mine("stop"),
    box.MASTER_MASON: _mason,
    box.RIGHT_OF_WAY: _way,
    box.STILE: _set("stile"),
    box.FENCE_GRANT: _grant,
    box.LONG_SITTING: _sitting,
    box.PRECEDENCE: _precedence,
}
"""What each law does when it is played; 7.9 and 7.20 come with a payment (`crafts`, `purchase`)."""
