"""A quick share of the proof of fairness, over all boxes and numbers of players; the whole is `make prove-fair`."""

from collections import Counter

import pytest

from game.games import GAMES
from tests.bots.proof import LEAKS, believed, prove, symmetry, tail
from tests.boxes import some

TABLES = [
    pytest.param(game, seats, id=f"{game.id}-{seats}", marks=() if seats in (2, game.seats[-1]) else pytest.mark.wide)
    for game in GAMES
    for seats in game.seats
]


@pytest.mark.sample(3)
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_bots_of_every_level_decide_alike_in_worlds_that_look_alike(game, seats) -> None:
    found = prove(game, seats, 16, seed=seats)
    assert (found.positions, found.unseen, found.unlike) == (16, 0, 0)
    assert found.other > 2


@pytest.mark.sample(3)
@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_planted_leaks_are_found(game, leak) -> None:
    found = prove(game, 3, 120, seed=40, leak=LEAKS[leak])
    assert max(found.unseen, found.unlike) == 5


@pytest.mark.sample(3)
@pytest.mark.parametrize("games", some([60, 300], first=1))
@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_is_hidden_is_imagined_as_often_as_it_is_true(game, games) -> None:
    likely = believed(game, 4, games)
    assert likely
    assert all(share > 1e-4 for share in likely.values()), likely


def test_a_belief_that_is_wrong_is_found_out() -> None:
    truth_is_greater = Counter({(1, 0): 70, (0, 1): 20, (0, 0): 100})
    assert symmetry(truth_is_greater) < 1e-4
    assert symmetry(Counter({(1, 0): 45, (0, 1): 45})) == 1.0


def test_chi_square_has_the_tail_that_tables_give() -> None:
    for square, freedom, share in ((3.841, 1, 0.05), (5.991, 2, 0.05), (11.345, 3, 0.01), (18.307, 10, 0.05)):
        assert tail(square, freedom) == pytest.approx(share, rel=2e-3)
