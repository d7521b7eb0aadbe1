"""Calls where nobody hides anything, and the private wish to be asked at calls of a kind."""

from dataclasses import replace

import pytest

from game.core.panels import Call, Stop
from game.play.calls import Calls
from game.play.handover import Stage
from game.play.pace import THINK
from tests.bells import HUSH, PASS
from tests.ui.at_bells import bells, choose, kinds_of, rung
from tests.ui.at_table import Worker, open_veil, stage, wait

# ---- tables at which nobody hides anything


def test_a_single_human_is_asked_when_there_is_something_to_decide():
    session = rung("hb", hushes=(0,), worker=Worker())
    wait(session)
    assert kinds_of(session, session.step) == [(1, "Pass")]
    assert session.showing.acting == 0
    assert session.showing.look.call is None, "there is no clock"
    assert [offer.action for offer in session.showing.table.offers] == [PASS, HUSH]
    choose(session, "hush")
    wait(session)
    assert kinds_of(session, session.step)[1:3] == [(0, "Hush"), (1, "Pass")]


def test_a_single_human_who_holds_nothing_lets_it_be_after_the_usual_pause():
    session = rung("hb", worker=Worker())
    while session.match.step == session.step:
        session.tick(10)
    ms = 0
    while session.match.step == session.step + 1:
        session.tick(10)
        ms += 10
    assert kinds_of(session, session.step) == [(1, "Pass"), (0, "Pass")]
    assert ms == pytest.approx(THINK, abs=30)


def test_at_an_open_table_all_who_can_do_something_are_asked():
    session = rung(hushes=(2,), style="open")
    wait(session)
    assert kinds_of(session, session.step) == [(1, "Pass")]
    assert (stage(session), session.showing.acting) == ((Stage.PRIVATE, 2), 2)


# ---- stops


def test_a_stop_presses_for_its_seat():
    session = bells("hhh")
    open_veil(session)
    assert not session.stops("rang")
    session.stop("rang", asked=True)
    assert session.stops("rang")
    assert not session.stops("walked")
    choose(session, "walk")
    assert session.showing.look.call.pressed == ()
    wait(session, 6000)
    open_veil(session)
    choose(session, "ring", "bell:0")
    assert session.showing.look.call.pressed == (0,)
    wait(session, 4600)
    assert kinds_of(session, session.match.step - 1) == [(2, "Pass")]
    assert stage(session) == (Stage.SEALED, 0)


def test_a_stop_is_kept_with_the_match_and_can_be_taken_back():
    kept = []
    session = bells("hh", keep=lambda match: kept.append(match.annotations(0)))
    open_veil(session)
    session.stop("rang", asked=True)
    session.stop("rang", asked=False)
    assert kept == [{"stop rang": "yes"}, {}]
    choose(session, "ring", "bell:0")
    assert session.showing.look.call.pressed == ()


def test_nobody_sets_a_stop_from_the_public_table():
    session = bells("hh")
    session.passing.look_public(True)
    session.stop("rang", asked=True)
    assert session.match.annotations(0) == session.match.annotations(1) == {}


def test_on_ones_own_a_stop_that_is_off_lets_all_of_a_kind_be():
    session = bells("hb", hushes=(0,), worker=Worker())
    assert session.stops("rang")
    session.stop("rang", asked=False)
    choose(session, "ring", "bell:0")
    wait(session)
    assert kinds_of(session)[2:4] == [(1, "Pass"), (0, "Pass")]


def test_a_stop_shows_nowhere_before_a_call_of_its_kind():
    def seen(stop):
        session = bells("hhh")
        open_veil(session)
        session.passing.hide()
        session.showing.take()
        open_veil(session)
        if stop:
            session.stop("rang", asked=True)
        choose(session, "walk")
        frames = []
        for _moment in range(400):
            session.tick(10)
            frames.append((session.showing.take(), session.showing.look, session.showing.at))
        return frames

    assert seen(True) == seen(False)


def test_where_all_who_are_called_want_to_be_asked_nobody_need_wait():
    calls = Calls((0, 1), veiled=True)
    calls.open(Call((1,), "A turn is about to be missed.", "rations", PASS), [1])
    assert (calls.running, calls.asks(1, (PASS,))) == (False, True)
    calls.open(Call((1, 2), "A bell rings.", "rang", PASS), [1])
    assert calls.running, "seat 2 is called, too, and gets the same time"


def test_a_call_in_the_own_turn_asks_from_the_start_until_its_seat_wishes_otherwise():
    session = bells("hhh")
    open_veil(session)
    own = session.playing
    own.public = replace(own.public, stops=(Stop("rang", "A bell rings", own=True),))
    assert own.stops(0, "rang")
    own.wish(0, "rang", asked=False)
    assert not own.stops(0, "rang")
    own.wish(0, "rang", asked=True)
    assert session.match.annotations(0) == {}, "what is usual is not noted"
