"""4: five numbers are called, and workers go out."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral import events as told
from game.games.keythedral.rules.asking import ask
from game.games.keythedral.rules.state import State, changed, clockwise, holds


def begin_round(state: State, chance: Chance, tell: Tell | None) -> None:
    """4.1: two new laws are laid out."""
    state.round += 1
    unsold = 0
    for law in state.offer:
        if law >= 0:
            unsold |= 1 << law
    state.aside |= unsold
    offer = []
    for _place in range(box.LAWS_OPEN):
        if not state.deck:
            state.deck, state.aside = state.aside, 0
        law = chance.pick(box.laws_in(state.deck)) if state.deck else -1
        if law >= 0:
            state.deck ^= 1 << law
        offer.append(law)
    state.offer = tuple(offer)
    if tell:
        tell(told.RoundBegan(state.round, state.start, state.offer))
    ask(state, "roster")


def step(state: State, _chance: Chance, tell: Tell | None) -> None:
    """4.2: the next marker; the last number that is left is called by itself."""
    made = len(state.called)
    state.circle = 0
    if made == box.COTTAGES:
        state.phase = "harvest"
        return
    state.turn = state.roster if state.roster >= 0 else (state.start + made) % state.seats
    state.phase = "call"
    if made == box.COTTAGES - 1:
        call(state, state.turn, _left(state)[0], tell)


def _left(state: State) -> list[int]:
    return [number for number in range(1, box.COTTAGES + 1) if number not in state.called]


def list_calls(state: State, _seat: Seat) -> Sequence[do.Action]:
    """4.2: a number that has not been called in this round."""
    return [do.CALL[number] for number in _left(state)]


def call(state: State, seat: Seat, number: int, tell: Tell | None) -> None:
    """4.2: the marker is put on this number."""
    if tell:
        tell(told.Called(seat, len(state.called), number))
    state.called = (*state.called, number)
    if len(state.called) < box.COTTAGES:
        ask(state, "called")
    else:
        state.phase = "circle"


def first_circle(state: State, _chance: Chance, _tell: Tell | None) -> None:
    """4.3: the buildings of this number that have not had their turn, clockwise from whoever places first."""
    first = state.first_out if state.first_out >= 0 else (state.start + len(state.called) - 1) % state.seats
    crew, place = list[int](), state.called[-1] - 1
    for seat in clockwise(state.seats, first):
        building = seat * box.COTTAGES + place
        if not state.sent >> building & 1:
            crew.append(building)
        if state.joined >= 0 and state.joined // box.COTTAGES == seat and not state.sent >> state.joined & 1:
            crew.append(state.joined)
    for building in crew:
        state.sent |= 1 << building
    state.crew = state.line = tuple(crew)
    state.circle, state.phase = 1, "send"


def send(state: State, _chance: Chance, tell: Tell | None) -> None:
    """4.4 to 4.6: workers go out one by one, until somebody has to choose."""
    while True:
        if not state.line:
            if state.circle == 2:
                state.phase = "step"
                return
            state.circle = 2
            state.line = tuple([each for each in state.crew if state.house >> each & 1 or each == state.bed])
            continue
        building = state.line[0]
        seat, fields = building // box.COTTAGES, open_fields(state, building)
        if len(fields) > 1 or (state.laws[seat] & box.AT["place"] and _laws(state, seat, building, fields)):
            state.turn, state.phase = seat, "place"
            return
        if fields:
            place(state, seat, fields[0], tell)
        else:
            stay(state, seat, tell)


def open_fields(state: State, building: int) -> list[int]:
    """4.4, 7.16: free fields to which a worker of this building can go."""
    on = state.on
    ways = state.near[building] if state.stile == building else state.ways[building]
    return [field for field in ways if field >= 0 and on[field] < 0]


def _laws(state: State, seat: Seat, building: int, fields: Sequence[int]) -> list[do.Action]:
    """7.4, 7.16: laws that this seat can play for this building now."""
    found: list[do.Action] = []
    if holds(state, seat, box.SPARE_BED) and fields and state.circle == 1 and not state.house >> building & 1:
        found.append(do.PLAY_LAW[box.SPARE_BED])
    shut = holds(state, seat, box.STILE) and not state.ways[building] and state.stile != building
    if shut and any(field >= 0 and state.on[field] < 0 for field in state.near[building]):
        found.append(do.PLAY_LAW[box.STILE])
    return found


def list_places(state: State, seat: Seat) -> Sequence[do.Action]:
    """4.4: where the worker can go; a law may open a way, or send a second one."""
    building = state.line[0]
    fields = open_fields(state, building)
    listed: list[do.Action] = [do.PLACE[field] for field in fields] or [do.PASS]
    if state.laws[seat] & box.AT["place"]:
        listed += _laws(state, seat, building, fields)
    return listed


def place(state: State, seat: Seat, field: int, tell: Tell | None) -> None:
    """4.4: the worker stands on this field."""
    building = state.line[0]
    state.on[field] = building
    state.line = state.line[1:]
    if tell:
        tell(told.Placed(seat, building, field, state.kind[field], state.circle == 2))


def stay(state: State, seat: Seat, tell: Tell | None) -> None:
    """4.6: the worker found no field."""
    building = state.line[0]
    state.line = state.line[1:]
    state.idle = changed(state.idle, seat, state.idle[seat] + 1)
    if tell:
        tell(told.Idle(seat, building, state.circle == 2))
