"""Whole choices grown from halves: what the rules would list half by half, whatever world they are tried out in."""

import itertools

import pytest

from game.core.compound_choice import chains
from game.games.killmans_keep import GAME as KEEP
from game.games.killmans_keep.components import Options
from game.games.killmans_keep.knowledge.compound_choice import goes_on, whose
from game.maps import board_named
from tests.bells import BELLS, BELLS_GAME, BLANK, GIVE, REST, RING, WALK, Bell, Put
from tests.games.killmans_keep.at_table import dealt, positions
from tests.ui.at_table import new_match


def always(_before, _after):
    return True


def grown(game, view, seat, legal, goes_on=always):
    return [chain.actions for chain in chains(game, view, seat, legal, goes_on)]


def bells():
    match = new_match("hh", "bells", BELLS_GAME)
    match._state.hands = [(BLANK, BLANK), (BLANK, BLANK)]
    return match.seat(0)


def test_a_choice_is_grown_up_to_the_step_that_others_learn_of():
    observation = bells()
    legal = (RING, WALK, REST)
    assert grown(BELLS_GAME, observation.view, 0, legal) == [*((RING, Bell(n)) for n in range(BELLS)), (WALK,), (REST,)]


def test_the_box_says_where_each_half_is_played_by_itself():
    observation = bells()
    assert observation.legal.index(GIVE) >= 0
    found = grown(BELLS_GAME, observation.view, 0, (GIVE,), lambda _before, after: not after.gift)
    assert found == [(GIVE, Put(BLANK))]
    assert grown(BELLS_GAME, observation.view, 0, (GIVE,), lambda _before, _after: False) == [(GIVE,)]


def test_each_half_has_what_its_seat_sees_before_it():
    observation = bells()
    chain = next(chains(BELLS_GAME, observation.view, 0, (RING,), always))
    assert chain.last == Bell(0)
    assert [view.phase for view in chain.views] == [observation.view.phase, chain.half.phase] == ["act", "which"]


class AsItIs:
    """A game whose only imagined world is the true one: what would shine through, if anything did."""

    def __init__(self, game, state):
        self.game, self.state = game, state

    def __getattr__(self, name):
        return getattr(self.game, name)

    def imagine(self, _view, _chance):
        return self.state


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(6))
def test_the_choices_of_a_keep_hang_on_nothing_that_their_seat_does_not_know(seed):
    """Grown in the true world they are the same as in any that the seat can imagine."""
    played = positions(2 + seed % 4, seed, 300, Options(market_cap=seed % 2 == 0))
    whole = 0
    for observation in itertools.chain(played, map(dealt, range(seed, 300, 6))):
        state, view = observation.state, observation.view
        for seat in range(state.seats):
            acting = seat == observation.seat
            legal = observation.legal if acting else tuple(KEEP.unasked(state, seat))
            own = view if acting else KEEP.look(state, seat)
            found = list(chains(KEEP, own, whose(own), legal, goes_on))
            assert found == list(chains(AsItIs(KEEP, state), own, seat, legal, goes_on))
            whole += any(len(chain.actions) > 1 for chain in found)
    assert whole > 50


def test_a_table_at_which_nobody_may_act_is_laid_all_the_same():
    match = new_match("hh", "over", KEEP)
    match._state.phase = "over"
    observation = match.seat(None)
    assert not observation.actors
    assert KEEP.staging.lay_out(board_named("keep"), observation.view, (), (), match.players).offers == ()
