"""The rules of the toy: tiles, roads, and who knows which tile lies where."""

from dataclasses import dataclass, field

from game.core.boards import HexGrid
from game.core.game import Event, Result

GRID = HexGrid(100)
ROUNDS, MARKET, FAIR = 4, 2, 2
OWN = MARKET
"""The number of the tile that only its owner sees; those below lie on the market."""
ROADS = ((0, 3), (0, 2), (0, 1), (0, 2, 4), (0, 1, 3), (0, 1, 2, 3, 4, 5))
"""The edges of each kind of tile that a road crosses, clockwise from the top."""
HOME = len(ROADS) - 1


@dataclass(frozen=True, slots=True)
class Rules:
    """How many rounds there are."""

    rounds: int = ROUNDS


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay this tile into this cell; how it is turned comes next."""

    tile: int
    cell: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Turn:
    """Turned by so many edges to the right."""

    steps: int


@dataclass(frozen=True, slots=True)
class Plant:
    """A tree in the hamlet of this seat."""

    other: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    seat: int
    tile: int
    kind: int
    cell: tuple[int, int]
    steps: int
    points: int


@dataclass(frozen=True, slots=True)
class Drew(Event):
    kind: int
    to: int = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Planted(Event):
    seat: int
    other: int


@dataclass(frozen=True, slots=True)
class Judged(Event):
    """How many tiles the largest joined road of each hamlet leads over."""

    roads: tuple[int, ...]
    reveals = True


Hamlet = tuple[tuple[tuple[int, int], int, int], ...]
"""Each tile's cell, kind, and by how many edges it is turned to the right."""


class State:
    """Hamlets, trees (by seat a mask of who planted one), tiles, points; what is half laid; how many turns are over."""

    __slots__ = ("half", "hamlets", "market", "own", "points", "rules", "trees", "turn")

    def __init__(self, rules, seats):
        self.rules, self.turn = rules, 0
        self.hamlets = [(((0, 0), HOME, 0),)] * seats
        self.trees, self.points = [0] * seats, [0] * seats
        self.market, self.own = [0] * MARKET, [0] * seats
        self.half = ()

    def clone(self):
        other = object.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(other, name, value.copy() if type(value) is list else value)
        return other


@dataclass(frozen=True, slots=True)
class View:
    seat: int | None
    rules: Rules
    turn: int
    hamlets: tuple[Hamlet, ...]
    trees: tuple[int, ...]
    points: tuple[int, ...]
    market: tuple[int, ...]
    own: int
    """The kind of the tile that only this seat sees, -1 = it is nobody's view."""
    half: tuple[int, tuple[int, int]] | tuple[()]
    """What this seat has half laid: the tile and the cell."""


VOCABULARY = (Rules, Lay, Turn, Plant, Laid, Drew, Planted, Judged, View)


def setup(rules, seats, chance):
    state = State(rules, seats)
    state.market = [chance.below(HOME) for _tile in range(MARKET)]
    state.own = [chance.below(HOME) for _seat in range(seats)]
    return state


def actors(state):
    seats = len(state.hamlets)
    return (state.turn % seats,) if state.turn < state.rules.rounds * seats else ()


def free(hamlet):
    """The cells beside a hamlet, in reading order."""
    taken = {cell for cell, _kind, _steps in hamlet}
    return sorted({beside for cell in taken for beside in GRID.neighbours(cell)} - taken)


def legal(state, seat):
    if seat not in actors(state):
        return ()
    if state.half:
        return tuple(Turn(steps) for steps in range(6))
    lays = tuple(Lay(tile, cell) for tile in range(MARKET + 1) for cell in free(state.hamlets[seat]))
    return (*lays, *(Plant(other) for other, by in enumerate(state.trees) if other != seat and not by >> seat & 1))


def kind_of(market, own, tile):
    return own if tile == OWN else market[tile]


def roads(kind, steps):
    """The edges that a road crosses when the tile is turned so."""
    return {(edge + steps) % 6 for edge in ROADS[kind]}


def joined(hamlet, cell, kind, steps):
    """How many of its roads meet a road."""
    known = {there: roads(other, turned) for there, other, turned in hamlet}
    beside = enumerate(GRID.neighbours(cell))
    return sum(edge in roads(kind, steps) and (edge + 3) % 6 in known.get(there, ()) for edge, there in beside)


def largest(hamlet):
    """How many tiles one gets to from the best of them along the roads."""
    known = {cell: roads(kind, steps) for cell, kind, steps in hamlet}
    best = 0
    for start in known:
        reached, ahead = {start}, [start]
        while ahead:
            cell = ahead.pop()
            for edge, there in enumerate(GRID.neighbours(cell)):
                if there in known and there not in reached and edge in known[cell] and (edge + 3) % 6 in known[there]:
                    reached.add(there)
                    ahead.append(there)
        best = max(best, len(reached))
    return best


def apply(state, seat, action, chance, tell):
    tell = tell or (lambda event: None)
    match action:
        case Lay(tile, cell):
            state.half = (tile, cell)
        case Turn(steps):
            lay(state, seat, steps, chance, tell)
        case Plant(other):
            state.trees[other] |= 1 << seat
            state.points[seat] += 1
            state.points[other] += 1
            tell(Planted(seat, other))
            end_turn(state, tell)


def lay(state, seat, steps, chance, tell):
    tile, cell = state.half
    kind = kind_of(state.market, state.own[seat], tile)
    points = joined(state.hamlets[seat], cell, kind, steps)
    state.hamlets[seat] = (*state.hamlets[seat], (cell, kind, steps))
    state.points[seat] += points
    state.half = ()
    tell(Laid(seat, tile, kind, cell, steps, points))
    if tile == OWN:
        state.own[seat] = chance.below(HOME)
        tell(Drew(state.own[seat], to=seat))
    else:
        state.market[tile] = chance.below(HOME)
    end_turn(state, tell)


def end_turn(state, tell):
    state.turn += 1
    if not actors(state):
        found = tuple(largest(hamlet) for hamlet in state.hamlets)
        state.points = [points + FAIR * (road == max(found)) for points, road in zip(state.points, found, strict=True)]
        tell(Judged(found))


def rate(state):
    return list(state.points)


def result(state):
    if actors(state):
        return None
    scores = tuple(state.points)
    order = sorted(set(scores), reverse=True)
    ranking = tuple(tuple(seat for seat, score in enumerate(scores) if score == value) for value in order)
    return Result(ranking, scores, "The fair is over.")


def look(state, seat):
    return View(
        seat=seat,
        rules=state.rules,
        turn=state.turn,
        hamlets=tuple(state.hamlets),
        trees=tuple(state.trees),
        points=tuple(state.points),
        market=tuple(state.market),
        own=-1 if seat is None else state.own[seat],
        half=state.half if seat in actors(state) else (),
    )


def imagine(view, chance):
    state = State(view.rules, len(view.hamlets))
    state.turn, state.hamlets, state.half = view.turn, list(view.hamlets), view.half
    state.trees, state.points, state.market = list(view.trees), list(view.points), list(view.market)
    state.own = [view.own if seat == view.seat else chance.below(HOME) for seat in range(len(view.hamlets))]
    return state
