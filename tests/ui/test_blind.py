"""What needs no view of one's own is chosen without lifting the tray: a pass, the end of a turn that is spent."""

import pytest

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.keyflower.actions import PASS
from game.games.killmans_keep.actions import END_TURN
from game.games.killmans_keep.components import MARKET
from game.maps import board_of
from game.play.handover import Handover, Stage
from game.play.playing import Playing
from game.ui.scenes.handover.unlock import TWICE
from tests.games.killmans_keep.scene import game as keep_game
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES
from tests.ui.test_secrets_keep_spy import keep


def begun(box, seats=3, seed="blind", pins=None):
    game = find(box)
    match = Match(game, [Player(NAMES[n], "human", n) for n in range(seats)], seed, game.options())
    match.pins = pins or {}
    return match


def to_its_lid(box, pins=None):
    """A screen at the first closed tray before which something can be chosen blindly."""
    match, luck = begun(box, pins=pins), FastChance(1)
    while match.seat(None).view.phase != "act":
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
    screen = Screen(match)
    screen.app.settle()
    assert screen.scene.name in ("lift", "veil")
    return screen


@pytest.mark.parametrize("box", ["keyflower", "keythedral", "killmans_keep"])
def test_whatever_may_be_chosen_blindly_is_legal_for_whoever_must_act(box):
    match, luck, found = begun(box, seed=box), FastChance(5), 0
    playing = Playing(match, board_of(match), lambda match: None)
    for _step in range(240):
        seat, blind = match.actors()[0], playing.public.blind
        if blind is not None and luck.below(2):  # in the midst of a choice, too
            playing.retreat_to(seat, blind.action)
            assert blind.action in match.seat(seat).legal and playing.decision.seat == seat
            found += 1
        playing.play(seat, luck.pick(match.seat(seat).legal))
        if match.over:
            break
    assert found > 3


def test_the_second_press_passes_and_nobody_s_view_was_open():
    screen = to_its_lid("keyflower")
    lid, seat, step = screen.scene, screen.at.seat, screen.match.step
    screen.click("blind")
    assert screen.match.step == step and lid.blind.asks
    screen.app.dirty()
    screen.frame()
    assert "Sure?" in screen.texts and "Pass" not in screen.texts
    screen.advance(TWICE + 100, 50)
    screen.click("blind")
    assert screen.match.step == step, "too late: it asks again"
    screen.click("blind")
    assert screen.match.steps[-1] == (seat, PASS) and screen.session.showing.viewer is None
    for _moment in range(100):
        screen.advance(100, 50)
        if screen.at.stage is Stage.SEALED:
            break
    assert screen.scene is not lid and screen.at.seat != seat


def test_a_choice_half_made_is_over():
    screen = to_its_lid("keyflower")
    seat, step = screen.at.seat, screen.match.step
    screen.unlock()
    half = next(action for action in screen.match.seat(seat).legal if action != PASS)
    screen.session.playing.play(seat, half)
    screen.session.showing.move(Handover(Stage.SEALED, seat, lift=True, again=True))
    screen.desk.sync()
    screen.advance(300, 50)
    assert screen.scene.name == "lift" and PASS not in screen.match.seat(seat).legal
    screen.click("blind")
    screen.click("blind")
    assert screen.match.steps[step:] == ((seat, PASS),)


def test_by_keys_the_focus_goes_there_as_well():
    screen = to_its_lid("keythedral")
    step = screen.match.step
    assert screen.focus == "unlock"
    for _press in range(4):
        if screen.focus == "blind":
            break
        screen.press("Tab")
    screen.press("Enter")
    screen.press("Enter")
    assert screen.match.step == step + 1


def test_who_has_a_pin_is_the_only_one_who_passes_for_that_seat():
    screen = to_its_lid("keyflower", pins=dict.fromkeys(range(3), "a mark"))
    assert screen.session.passing.blind is None
    step = screen.match.step
    screen.session.blindly()
    assert screen.match.step == step


def test_a_turn_that_is_spent_is_ended_from_the_lid_and_one_that_is_not_is_not():
    for actions, walked, able in ((0, True, True), (0, False, False), (1, True, False)):
        state = keep_game(2, area={0: MARKET}, hands={0: ["Lantern", "Spyglass"], 1: ["Coin Purse"]})
        state.actions, state.walked = actions, walked
        screen = Screen(keep(state, "hh"))
        assert (screen.session.playing.public.blind is not None) == able
        if able:  # one press is enough where nothing is left behind
            screen.session.showing.move(Handover(Stage.SEALED, 0, lift=True, again=True))
            screen.desk.sync()
            screen.advance(300, 50)
            screen.click("blind")
            assert screen.match.steps[-1] == (0, END_TURN)
