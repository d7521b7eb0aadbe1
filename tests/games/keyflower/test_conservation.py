"""Whatever is played, whoever owns the summer boats: nothing is made or lost, and no rule of colours breaks."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.options import Options
from game.games.keyflower.rules import engine
from game.games.keyflower.rules.state import owns
from tests.games.keyflower.test_whole_games import assert_conserved, assert_roads_meet

MOST_LISTED = 48
LONGEST = 6000
BOATS = (box.EXTRA, box.ROADS, box.SWAP, box.OTHER_COLOUR)
WITHOUT_BOATS = tuple(tuple(tile for tile in tiles if tile not in BOATS) for tiles in box.OF_SEASON)

games = given(
    seats=st.integers(2, 6),
    options=st.builds(Options, open_screens=st.booleans(), emporium=st.booleans()),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.integers(0, 47), max_size=400),
    boats=st.lists(st.tuples(st.integers(0, 5), st.integers(0, 1)), min_size=4, max_size=4),
)


def begun(options, seats, boats, luck):
    """A game in which the summer boats are somebody's from the start, so that every power is met in all seasons."""
    state = engine.setup(options, seats, luck)
    for boat, (owner, side) in zip(BOATS, boats, strict=True):
        state.owner[boat], state.side[boat] = owner % seats, side
        state.beside[owner % seats] += (boat,)
    return state


def choices(state, moves, luck):
    """What is played to the end: the given choices first, then at random, passing rarely."""
    for n in range(LONGEST):
        if not engine.actors(state):
            return
        seat = luck.pick(engine.actors(state))
        legal = engine.legal(state, seat)
        assert 0 < len(legal) <= MOST_LISTED
        action = legal[moves[n] % len(legal)] if n < len(moves) else luck.pick(legal)
        if action == do.PASS and n >= len(moves) and luck.below(3):
            action = luck.pick(legal)
        yield seat, action
    raise AssertionError("a game without end")


def assert_colours(state):
    """3.4, 11.7, 11.8: all of one colour, but for who may lie; and somebody stands in that colour."""
    for tile, lock in enumerate(state.lock):
        slot, on = state.slot[tile], state.on[tile * 4 : tile * 4 + 4]
        bids = state.bids[slot * state.seats : (slot + 1) * state.seats] if slot >= 0 else []
        lying = [seat for seat, bid in enumerate(bids) if bid and bid & 3 != lock]
        assert all(owns(state, seat, box.OTHER_COLOUR, 0) for seat in lying)
        assert not lying or (lock != box.GREEN and box.TILES[tile].kind != "turn order")
        assert sum(on) == (on[lock] if lock >= 0 else 0) or state.side[box.OTHER_COLOUR] == 1
        assert (lock >= 0) == bool(sum(on) or any(bids))
        assert lock < 0 or on[lock] or any(bid and bid & 3 == lock for bid in bids)


def leads(state):
    """By slot: who leads, with how many."""
    bids, seats = state.bids, state.seats
    return [(who, bids[slot * seats + who] >> 2 if who >= 0 else 0) for slot, who in enumerate(state.leader)]


@settings(max_examples=20, deadline=None)
@games
def test_3_4_4_2_4_3_5_3_9_2_nothing_is_made_or_lost_and_leads_only_grow(seats, options, seed, moves, boats):
    luck = FastChance(seed)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(box, "OF_SEASON", WITHOUT_BOATS)
        state = begun(options, seats, boats, luck)
        for seat, action in choices(state, moves, luck):
            before, market = leads(state), state.market
            engine.apply(state, seat, action, luck, None)
            assert_conserved(state)
            assert_colours(state)
            if state.market == market:
                for (who, n), (then, more) in zip(before, leads(state), strict=True):
                    assert (then, more) == (who, n) or more > n
    assert_roads_meet(state)
    stuck = {box.TILES[tile].kind for tiles in state.beside for tile in tiles}
    assert stuck <= {"boat", "summer boat"}, "only boats fit nowhere"
