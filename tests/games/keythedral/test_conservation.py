"""Whatever is played: no cube is made or lost, and nothing stands where it may not."""

from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import FastChance
from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from game.games.keythedral.purse import unpacked
from game.games.keythedral.rules import engine

MOST_LISTED = 48

games = given(
    seats=st.integers(2, 5),
    options=st.builds(
        Options,
        st.sampled_from(["first", "second"]),
        st.sampled_from(["usual", "short"]),
        st.booleans(),
        st.sampled_from(["field first", "free"]),
    ),
    seed=st.integers(0, 10**6),
    moves=st.lists(st.integers(0, 47), max_size=300),
)


def assert_conserved(state):
    """2.1, 2.4, 4.4, 6.3, 8.5: cubes, fences, workers, seats and laws are all there, once."""
    purses = [unpacked(purse) for purse in (*state.purse, state.supply, state.used)]
    assert tuple(map(sum, zip(*purses, strict=True))) == box.CUBES
    standing = Counter(state.fence)
    assert all(standing[seat] + state.fences[seat] <= box.FENCES for seat in range(state.seats))
    workers = Counter(building for building in state.on if building >= 0)
    for building, n in workers.items():
        assert n <= 1 + (state.house >> building & 1) + (state.bed == building)
    sold = {tile for tile, owner in enumerate(state.owner) if owner >= 0}
    assert sold <= {tile for row in state.panes[: state.level + 1] for tile in row}
    for level in range(state.level):
        assert set(state.panes[level]) <= sold, "levels are bought in order"
    laws = [state.deck, state.aside, state.spent, *state.laws, *[1 << law for law in state.offer if law >= 0]]
    assert sum(laws) == (1 << len(box.LAWS)) - 1


@settings(max_examples=15, deadline=None)
@games
def test_2_1_2_4_4_4_6_3_8_5_nothing_is_made_or_lost(seats, options, seed, moves):
    luck = FastChance(seed)
    state = engine.setup(options, seats, luck)
    n = 0
    while engine.actors(state):
        legal = engine.legal(state, state.turn)
        assert 0 < len(legal) <= MOST_LISTED
        assert engine.legal(state, (state.turn + 1) % seats) == ()
        action = legal[moves[n] % len(legal)] if n < len(moves) else luck.pick(legal)
        engine.apply(state, state.turn, action, luck, None)
        n += 1
        if n % 5 == 0:
            assert_conserved(state)
    assert_conserved(state)
    assert engine.result(state) is not None
