"""Calls: what several seats may answer out of turn, the time they have for it, and who is asked after it."""

import math

import pytest

from game.games import replay_match
from game.play.handover import Stage
from game.play.pace import ACT, INSTANT, INTENT, LATE, REST, THINK
from tests.bells import BELLS_GAME, BLANK, HUSH, PASS, RING, Bell
from tests.ui.at_bells import bells, choose, kinds_of, rung, shown, until_called, until_over
from tests.ui.at_table import Worker, new_match, open_veil, sit, stage, wait

REACTION = 3500


# ---- the beat


def test_all_who_are_called_have_the_same_time_before_everybody():
    session = rung()
    assert stage(session) == (Stage.PUBLIC, None)
    look = session.showing.look.call
    assert look.words.startswith("Ana rang a ")
    assert (look.seats, look.pressed, look.running) == ((1, 2, 0), (), True)
    until_called(session)
    assert session.showing.beat is None, "the clock runs when the dice lie"
    assert until_over(session) == pytest.approx(REACTION, abs=20)
    assert session.match.step == session.step
    session.tick(10)
    assert kinds_of(session, session.step) == [(1, "Pass")]


def test_who_does_not_press_lets_it_be_and_the_turn_goes_on():
    session = rung()
    wait(session, 6000)
    assert kinds_of(session, session.step) == [(1, "Pass"), (2, "Pass"), (0, "Pass")]
    assert session.playing.decision.seat == 1
    assert session.showing.look.call is None


@pytest.mark.parametrize("speed", [0.5, 1.0, 4.0, INSTANT])
def test_no_speed_and_no_skip_shortens_the_time(speed):
    session = rung("hhb", worker=Worker())
    session.pace.speed = speed
    session.skip()
    until_called(session)
    assert until_over(session) == pytest.approx(REACTION, abs=20)


def test_the_time_is_a_setting():
    session = bells("hh")
    session.pace.reaction = 4000
    open_veil(session)
    choose(session, "walk")
    until_called(session)
    assert until_over(session) == pytest.approx(4000, abs=20)


def test_without_a_limit_the_call_is_open_until_somebody_says_that_all_have_answered():
    session = bells("hhh", (1,))
    session.pace.reaction = 0
    open_veil(session)
    choose(session, "walk")
    wait(session, 20000)
    assert session.playing.calls.running and session.idle
    assert session.showing.look.call.ms == math.inf
    session.call(1)
    assert session.all_have_answered()
    wait(session, 400)
    assert stage(session) == (Stage.SEALED, 1)
    assert not session.all_have_answered()


def test_nobody_ends_a_call_that_has_its_time():
    session = rung()
    until_called(session)
    assert not session.all_have_answered()
    assert session.playing.calls.running


def test_the_call_names_all_who_are_called_in_the_order_in_which_they_answer_and_whom_they_answer():
    look = rung("hbh", worker=Worker()).showing.look.call
    assert (look.asked, look.seats, look.by) == ((1, 2, 0), (2, 0), 0)


def test_pause_holds_the_clock_and_the_table_then_needs_no_time():
    session = rung()
    until_called(session)
    session.pause(True)
    left = session.playing.calls.left
    wait(session)
    assert session.playing.calls.left == left
    assert session.idle
    session.pause(False)
    assert not session.idle
    until_over(session)
    assert session.match.step == session.step


def test_nobody_can_act_or_take_back_while_others_may_still_press():
    session = rung(what=("walk",))
    until_called(session)
    assert session.showing.acting is None
    session.undo()
    assert session.showing.look.message == "Others have been asked about it since."
    assert session.match.step == session.step


# ---- pressing


def test_who_presses_is_asked_in_private_and_the_others_are_not():
    session = rung(hushes=(2,))
    session.call(2)
    assert session.showing.look.call.pressed == (2,)
    until_called(session)
    until_over(session)
    wait(session, 100)
    assert kinds_of(session, session.step) == [(1, "Pass")]
    assert stage(session) == (Stage.SEALED, 2)
    open_veil(session)
    assert [offer.action for offer in session.showing.table.offers] == [PASS, HUSH]
    choose(session, "pass")
    assert stage(session) == (Stage.PUBLIC, None)
    wait(session, 400)
    assert kinds_of(session, session.step) == [(1, "Pass"), (2, "Pass"), (0, "Pass")]


def test_pressing_again_takes_it_back():
    session = rung()
    session.call(1)
    session.call(1)
    assert session.showing.look.call.pressed == ()
    wait(session, 6000)
    assert stage(session) == (Stage.SEALED, 1), "the next turn is Ben's"
    assert kinds_of(session, session.step) == [(1, "Pass"), (2, "Pass"), (0, "Pass")]


def test_several_who_press_are_asked_in_the_order_of_the_game():
    session = rung()
    for seat in (0, 2, 1):
        session.call(seat)
    wait(session, 4600)
    for seat in (1, 2, 0):
        assert stage(session) == (Stage.SEALED, seat)
        open_veil(session)
        choose(session, "pass")
        wait(session, 20)
    assert kinds_of(session, session.step) == [(1, "Pass"), (2, "Pass"), (0, "Pass")]


def test_who_holds_nothing_may_press_and_can_only_let_it_be():
    session = rung()
    session.call(1)
    wait(session, 4600)
    open_veil(session)
    assert [offer.action for offer in session.showing.table.offers] == [PASS]


def test_an_answer_calls_anew():
    session = rung(hushes=(1, 2))
    session.call(1)
    wait(session, 4600)
    open_veil(session)
    choose(session, "hush")
    assert stage(session) == (Stage.PUBLIC, None)
    assert session.showing.look.call.pressed == (), "whoever wants to answer that presses again"
    until_called(session)
    assert until_over(session) == pytest.approx(REACTION, abs=20)
    wait(session, 200)
    assert kinds_of(session, session.step) == [(1, "Hush"), (1, "Pass"), (2, "Pass"), (0, "Pass")]


def test_pressing_means_nothing_for_bots_for_others_and_without_a_call():
    session = bells("hhb", worker=Worker())
    session.call(1)
    open_veil(session)
    session.call(0)
    choose(session, "ring", "bell:0")
    session.call(2)
    assert session.showing.look.call.pressed == ()


def test_whoever_was_asked_keeps_being_asked_behind_the_veil():
    session = rung()
    session.call(1)
    wait(session, 4600)
    open_veil(session)
    session.passing.hide()
    assert stage(session) == (Stage.SEALED, 1)
    wait(session)
    assert stage(session) == (Stage.SEALED, 1)
    assert kinds_of(session, session.step) == []


# ---- what nobody can take back


def test_undo_never_reaches_behind_another_seats_answer():
    session = rung("hh", what=("walk",), style="strict")
    wait(session, 6000)
    assert kinds_of(session, session.step) == [(1, "Pass"), (0, "Pass")]
    assert session.showing.look.undo == ""
    step = session.match.step
    session.undo()
    assert session.match.step == step
    open_veil(session)
    session.undo()
    assert session.match.step == step


def test_what_one_let_be_stays_so_on_ones_own():
    session = rung("hb", what=("walk",), worker=Worker())
    wait(session, 1300)
    assert kinds_of(session, session.step) == [(1, "Pass"), (0, "Pass")]
    session.undo()
    assert len(session.match.steps) == session.step + 2


# ---- bots


@pytest.mark.parametrize("polls", [0, 3, 50])
def test_a_bot_that_is_called_answers_when_the_time_is_over_however_long_it_thought(polls):
    session = rung("hbh", worker=Worker(polls))
    until_called(session)
    until_over(session)
    assert session.match.step == session.step
    session.tick(10)
    assert kinds_of(session, session.step) == [(1, "Pass")]


def test_a_bot_that_is_late_answers_after_whole_waits():
    session = rung("hbh", worker=Worker(380))
    until_called(session)
    until_over(session)
    ms = 0
    while session.match.step == session.step:
        session.tick(10)
        ms += 10
    assert ms == pytest.approx(LATE, abs=10)


def test_only_bots_that_are_called_answer_after_the_usual_pause():
    session = sit(match=new_match("bb", "bells", BELLS_GAME), worker=Worker())
    session.match._state.hands = [(BLANK,), (BLANK,)]
    for _moment in range(1000):
        session.tick(10)
        if session.match.step == 2:
            break
    assert session.showing.look.call is None
    assert not session.playing.calls.running
    ms = 0
    while session.match.step == 2:
        session.tick(10)
        ms += 10
    assert ms == pytest.approx(INTENT + ACT + REST + THINK, abs=50)
    wait(session, 300)
    assert kinds_of(session, 2)[:2] == [(1, "Pass"), (0, "Pass")]


def test_skip_goes_on_after_a_call():
    session = bells("hbh", worker=Worker())
    open_veil(session)
    choose(session, "rest")
    session.skip()
    while not session.playing.calls.running:
        session.tick(10)
    assert kinds_of(session)[-1] == (1, "Bell")
    assert session.showing.table.call is not None, "those who are called see what happened"
    until_over(session)
    wait(session, 200)
    assert session.playing.decision.seat == 2
    assert not session.pace.skipping


def test_skip_in_the_middle_of_a_bots_deed_shows_what_happened_before_it_calls():
    session = bells("hbh", worker=Worker())
    open_veil(session)
    choose(session, "rest")
    while not session.playing.calls.running:
        session.tick(10)
    assert session.showing.look.call is None, "it is only announced yet"
    session.skip()
    assert session.showing.look.call.running


# ---- what hands tell


def test_the_length_and_the_look_of_a_call_tell_nothing_of_hands():
    def seen(hushes):
        session = bells("hbhb", hushes, worker=Worker(polls=3))
        open_veil(session)
        choose(session, "walk")
        frames = []
        for _moment in range(500):
            session.tick(10)
            frames.append((*shown(session), session.match.step))
            if session.showing.at.stage is Stage.SEALED:
                break
        return frames

    worlds = [seen(hushes) for hushes in ((), (2,), (1, 2, 3), (0, 2))]
    assert worlds[0] == worlds[1] == worlds[2] == worlds[3]
    assert len(worlds[0]) > 200


# ---- killed


def test_a_match_that_was_killed_in_a_call_gives_the_whole_time_again(monkeypatch):
    match = new_match("hhh", "bells", BELLS_GAME)
    for seat, action in ((0, RING), (0, Bell(0)), (1, PASS)):
        match.play(seat, action)
    monkeypatch.setattr("game.games.ADDED", (BELLS_GAME,))
    session = sit(match=replay_match(match.to_document()), resumed=True)
    assert stage(session) == (Stage.SEALED, 0)
    open_veil(session)
    session.tick(10)
    assert stage(session) == (Stage.PUBLIC, None)
    assert session.showing.look.call.seats == (2, 0)
    assert until_over(session) == pytest.approx(REACTION, abs=20)
    wait(session, 100)
    assert kinds_of(session, 3) == [(2, "Pass"), (0, "Pass")]


def test_a_window_that_loses_the_focus_in_a_call_stops_nothing_but_its_own_time():
    session = rung()
    until_called(session)
    session.passing.hide()
    assert stage(session) == (Stage.PUBLIC, None)
    assert session.playing.calls.running


# ---- whole games


TABLES = [("hhh", "strict"), ("hhb", "relaxed"), ("hbb", "strict"), ("hhh", "open")]


@pytest.mark.parametrize(("kinds", "style"), TABLES)
def test_whole_games_with_stops_and_presses(kinds, style):
    session = bells(kinds, (0, 1, 2), style=style, worker=Worker(nth=1))
    asked = 0
    for moment in range(3000):
        if session.over:
            break
        if session.showing.at.stage is Stage.SEALED:
            open_veil(session)
        call, offers = session.showing.look.call, session.showing.table.offers
        if call and call.running and not call.pressed:
            session.call(call.seats[moment % len(call.seats)])
        elif session.showing.acting is not None and offers:
            asked += any(offer.action == PASS for offer in offers)
            choose(session, *offers[moment % len(offers)].path)
        session.tick(50)
    assert session.over
    assert asked or style == "open"
