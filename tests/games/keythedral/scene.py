"""Positions of Keythedral put together by hand."""

from game.core.chance import FastChance
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from game.games.keythedral.purse import packed
from game.games.keythedral.rules import engine, laying
from game.games.keythedral.rules.state import blank

LUCK = FastChance(1)
LAW = {law.id: n for n, law in enumerate(box.LAWS)}
T, S, A, F, V, I, G, O = box.COLOURS  # noqa: E741 - the letters of the price rows
_CELLS = [(x, y) for y in range(-1, 3) for x in range(-1, 5) if (x, y) not in ((0, 0), (1, 0), (0, 1), (1, 1))]
_GAPS = [(x, y) for y in range(-1, 2) for x in range(-1, 4) if (x, y) != (0, 0)]
_GAPS += [(x, -2) for x in range(-1, 4)] + [(x, 2) for x in range(-1, 4)] + [(-2, 0)]


def cell(x, y):
    """The number of the cell or gap so many steps to the right of and below the middle."""
    return box.MIDDLE + x * box.SIDE + y


def building(seat, number):
    return seat * box.COTTAGES + number - 1


def table(seats=3, options=None):
    """The map lies in rows of six fields, kinds in turn, and a cottage in each gap in turn; round 1 has begun."""
    state = blank(options or Options(), seats)
    kinds = [kind for n in range(6) for kind in box.KINDS if n < state.stack[kind]]
    state.cell += tuple(cell(x, y) for x, y in _CELLS[: len(kinds)])
    state.kind += tuple(kinds)
    state.stack = (0,) * 5
    state.gap = tuple(cell(x, y) for x, y in _GAPS[: seats * box.COTTAGES])
    laying.join(state, range(seats * box.COTTAGES))
    state.level, state.panes = 0, ((0, 2, 3, 4), (), (), (), ())
    state.round, state.offer, state.deck = 1, (0, 1), state.deck & ~3
    return state


def acting(seats=3, options=None, **cubes):
    """Seat 0 acts; `cubes` are those of seat 0 by their letters, as in T=2."""
    state = table(seats, options)
    state.phase, state.turn = "act", 0
    give(state, 0, **cubes)
    return state


def give(state, seat, **cubes):
    """These cubes from the supply."""
    purse = packed([cubes.get(letter, 0) for letter in "TSAFVIGO"])
    state.purse[seat] += purse
    state.supply -= purse


def hold(state, seat, *laws):
    """These laws of the deck are behind this screen."""
    for law in laws:
        number = LAW[law]
        state.deck &= ~(1 << number)
        state.offer = tuple(-1 if each == number else each for each in state.offer)
        state.laws = tuple(held | (1 << number) * (n == seat) for n, held in enumerate(state.laws))


def open_level(state, level, tiles):
    """All seats of the levels before are bought by nobody's friend, seat 1; these lie open."""
    for before in range(level):
        n = box.seats_of_level(state.options.length == "short", state.second)[before]
        panes = box.OF_LEVEL[before][:n]
        state.panes = (*state.panes[:before], panes, *state.panes[before + 1 :])
        state.owner = tuple(1 if tile in panes else who for tile, who in enumerate(state.owner))
    state.level = level
    state.panes = (*state.panes[:level], tuple(tiles), *state.panes[level + 1 :])


def go(state, phase=None, luck=LUCK):
    """What comes by itself, from this stage on; the events."""
    told = []
    state.phase = phase or state.phase
    while state.phase in engine.FOLLOWS:
        engine.FOLLOWS[state.phase](state, luck, told.append)
    return told


def play(state, *actions, luck=LUCK):
    """Whoever must act plays these, one after the other; the events."""
    told = []
    for action in actions:
        legal = engine.legal(state, state.turn)
        assert action in legal, (action, legal)
        engine.apply(state, state.turn, action, luck, told.append)
    return told


def legal(state):
    return list(engine.legal(state, state.turn))


def law(name):
    return do.PLAY_LAW[LAW[name]]


def named(letter):
    """The resource of this letter is named."""
    return do.NAME["TSAFV".index(letter)]


def cubes(state, seat):
    """The cubes of this seat by their letters, without those it has none of."""
    return {
        letter: n
        for letter, n in zip("TSAFVIGO", [state.purse[seat] >> 7 * c & 127 for c in box.COLOURS], strict=True)
        if n
    }


def pick(told, *kinds):
    """The events of these kinds."""
    return [event for event in told if isinstance(event, kinds)]
