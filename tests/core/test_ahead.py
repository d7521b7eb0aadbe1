"""Halves of a choice: looked at before they are played, so that nobody learns how many there were."""

from dataclasses import replace

from tests.bells import BELLS_GAME, BLANK, GIVE, REST, RING, WALK, Bell, Hush, Put, To
from tests.ui.at_table import new_match


def bells():
    match = new_match("hh", "bells", BELLS_GAME)
    match._state.hands = [(BLANK, BLANK), (BLANK, BLANK)]
    return match


def test_halves_are_looked_at_and_not_played():
    match = bells()
    before = match.seat(0)
    observation = match.ahead(0, [GIVE, Put(BLANK)])
    assert observation.legal == (Put(BLANK), To(1))
    assert (observation.view.phase, observation.view.gift, observation.events) == ("gift", (BLANK,), ())
    assert match.step == 0
    assert match.seat(0) == before


def test_before_any_half_it_is_what_the_seat_sees_now():
    match = bells()
    assert match.ahead(0, []) == match.seat(0)


def test_a_choice_that_is_complete_or_not_allowed_is_no_half():
    match = bells()
    assert match.ahead(0, [RING]) is not None
    for actions in ([RING, Bell(0)], [GIVE, Put(BLANK), To(1)], [WALK], [REST], [Hush()], [GIVE, To(1)]):
        assert match.ahead(0, actions) is None, actions
    assert match.ahead(1, [RING]) is None


def test_what_others_see_is_no_half():
    """A step that tells nothing but changes what lies open is a whole step."""
    match = bells()
    match.game = replace(match.game, look=lambda state, seat: (BELLS_GAME.look(state, seat), state.phase))
    assert match.ahead(0, [RING]) is None
