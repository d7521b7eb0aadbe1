"""Whoever chose with one press and presses once more to confirm does not choose for the next person."""

from game.ui.scenes.play.table_keys import HASTE
from tests.games.key_largo.scene import game, morning
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker
from tests.ui.test_largo_calls import match

ANA, BEN = 0, 1


def test_a_confirming_key_does_not_choose_for_the_next_person_at_the_open_table():
    state = game()
    morning(state, "wreck/market", "wreck/market", *["market/shop"] * 2)
    screen = Screen(match(state), worker=Worker())
    assert screen.session.showing.viewer is None and screen.session.showing.acting == ANA
    screen.commit()
    screen.desk.sync()
    assert screen.session.showing.acting == BEN
    step, spot = screen.match.step, screen.session.showing.table.offers[0].path[0]
    assert screen.scene.focus.go_to(f"spot:{spot}")
    screen.press("Enter")
    assert screen.match.step == step and not screen.session.showing.look.picked, "it was Ana's key"
    assert screen.session.showing.look.message == "It is Ben’s choice now."
    screen.advance(HASTE, 100)
    screen.press("Enter")
    assert screen.match.step > step or screen.session.showing.look.picked, "now it is Ben's"
