"""Positions of Keyflower put together by hand."""

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.options import Options
from game.games.keyflower.rules import engine, expansion, placing, season_begin
from game.games.keyflower.rules.state import blank

BLUE, RED, YELLOW, GREEN = box.COLOURS
LUCK = FastChance(1)


def number(name):
    return box.NUMBER[name]


def scene(*offered, seats=2, season=0, hands=()):
    """Empty boats, homes 1, 2 …, these tiles on offer, seat 0 to act; `hands` are workers by seat and colour."""
    state = blank(Options(), seats)
    state.season = season
    for seat in range(seats):
        expansion.lay(state, seat, seat, 0, 0)
    for seat, workers in enumerate(hands):
        for colour, n in enumerate(workers):
            state.hand[seat * 4 + colour] = n
            state.bag[colour] -= n if colour != GREEN else 0
            state.green -= n if colour == GREEN else 0
    season_begin.open_market(state, tuple(number(name) for name in offered), None)
    return state


def settle(state, seat, name, cell=None, side=0, turns=0):
    """Lays this tile into this village (beside it if there is no cell) with this side up."""
    tile = number(name)
    if cell is None:
        state.owner[tile] = seat
        state.beside[seat] += (tile,)
    else:
        expansion.lay(state, seat, tile, cell, turns)
    state.side[tile] = side
    return tile


def put(state, name, wood=0, stone=0, iron=0, gold=0):
    for good, n in enumerate((wood, stone, iron, gold)):
        state.goods[number(name) * 4 + good] += n
        state.supply[good] -= n


def play(state, seat, *actions):
    """Plays these; what has one answer is not asked."""
    told = []
    for action in (*actions, None):
        while action not in (legal := _asked(state, seat)) and len(legal) == 1:
            engine.apply(state, seat, legal[0], LUCK, told.append)
        if action is None:
            return told
        assert action in engine.legal(state, seat), (action, engine.legal(state, seat))
        engine.apply(state, seat, action, LUCK, told.append)
    raise AssertionError


def _asked(state, seat):
    """How many come, which is asked even where there is one answer."""
    counting = state.turn == seat and state.phase == "act" and state.stage == placing.COUNT
    return engine.legal(state, seat) if counting else ()


def bid(state, seat, name, n, colour=None):
    """A bid of so many workers from the hand, no group joining."""
    return _finish(state, seat, [do.BID, do.On(number(name))], n, colour)


def use(state, seat, name, n=1, colour=None, where=0):
    """A use with so many workers from the hand; `where` 0 is the market, else a seat + 1."""
    return _finish(state, seat, [do.USE, do.Where(where), do.On(number(name))], n, colour)


def _finish(state, seat, begun, n, colour):
    told = play(state, seat, *begun)
    for action in (do.Colour(colour) if colour is not None else None, do.ENOUGH, do.FromHand(n)):
        if state.turn == seat and state.stage and action in engine.legal(state, seat):
            told += play(state, seat, action)
    assert not state.stage or state.phase != "act" or state.turn != seat or state.stage > 5
    return told


def finish_season(state):
    """Everybody passes."""
    told = []
    while state.phase == "act":
        told += play(state, state.turn, do.PASS)
    return told


def aims(state, seat, kind, where=0):
    """The names of the tiles that this seat can bid for or use."""
    copy = state.clone()
    if kind not in engine.legal(copy, seat):
        return set()
    play(copy, seat, kind)
    if kind == do.USE:
        if do.Where(where) not in engine.legal(copy, seat):
            return set()
        play(copy, seat, do.Where(where))
    return {box.TILES[action.tile].id for action in engine.legal(copy, seat)}
