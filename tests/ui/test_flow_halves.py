"""Choices that the rules take in several steps: one choice for whoever makes it, and for whoever takes it back."""

import pytest

from game.games import replay_match
from game.play.handover import Stage
from game.play.pace import Part
from tests.bells import BELLS_GAME, GIVE, REST, RING, Bell, Put, To
from tests.ui.at_bells import bells, choose, kinds_of
from tests.ui.at_table import new_match, open_veil, sit, stage, wait


def test_one_choice_of_several_steps_is_played_and_told_as_one():
    kept = []
    session = bells("hb", keep=lambda match: kept.append(match.step))
    choose(session, "ring", "bell:1")
    assert session.match.steps == ((0, RING), (0, Bell(1)))
    assert kept == [1, 2], "each step is on the disk before the next"
    assert session.showing.beat.part is Part.ACT
    assert session.showing.beat.lines[0].line.text.startswith("Rang(seat=0, bell=1")


def test_whether_undo_ends_is_said_of_the_whole_choice():
    session = bells("hb")
    final = {offer.path: offer.final for offer in session.showing.table.offers}
    assert final[("ring", "bell:1")], "a die is rolled at its last step"
    assert not final[("walk",)]
    assert not final[("give",)]


def test_a_choice_is_one_question_about_who_looks_next():
    session = bells("hh")
    open_veil(session)
    choose(session, "ring", "bell:2")
    assert stage(session) == (Stage.PUBLIC, None)


def gift(session):
    """Half a gift: one card is in it."""
    choose(session, "give")
    choose(session, "put:0")


def test_halves_that_are_made_one_by_one_have_no_beat_and_keep_the_private_view():
    session = bells("hh")
    open_veil(session)
    gift(session)
    assert session.showing.beat is None
    assert stage(session) == (Stage.PRIVATE, 0)
    assert session.showing.acting == 0


def test_undo_takes_a_whole_choice_back_and_redo_makes_it_again():
    session = bells("hh", style="open")
    gift(session)
    before, halves = session.match.digest(), session.match.steps
    choose(session, "to:1")
    assert session.showing.look.undo
    session.undo()
    assert session.match.steps == ()
    session.redo()
    assert session.match.steps == (*halves, (0, To(1)))
    assert session.match.digest() != before
    assert not session.showing.look.redo


def test_a_silent_step_is_taken_back_alone_and_done_again_alone():
    session = bells("hb")
    gift(session)
    session.undo()
    assert session.match.steps == ((0, GIVE),)
    session.undo()
    assert session.match.steps == ()
    session.redo()
    assert session.match.steps == ((0, GIVE),)
    session.redo()
    assert session.match.steps == ((0, GIVE), (0, Put(0)))
    session.redo()
    assert session.showing.look.message == "There is nothing to do again."


def test_undo_of_a_choice_leaves_the_choice_before_it():
    session = bells("hh", style="open")
    choose(session, "rest")
    wait(session)
    gift(session)
    choose(session, "to:0")
    session.undo()
    assert session.match.steps == ((0, REST),)


def test_cancel_takes_half_a_choice_back_when_nothing_is_picked():
    session = bells("hh")
    open_veil(session)
    gift(session)
    assert session.showing.look.retreat == "Leave it"
    session.pick("to:1")
    assert session.showing.look.retreat == "", "first what is picked"
    assert session.cancel()
    assert session.match.step == 2
    assert session.cancel()
    assert session.match.steps == ((0, GIVE),)
    assert session.cancel()
    assert session.match.steps == ()
    assert (stage(session), session.showing.look.retreat) == ((Stage.PRIVATE, 0), "")
    assert not session.cancel()
    session.redo()
    session.redo()
    assert session.match.steps == ((0, GIVE), (0, Put(0)))


def test_a_part_of_several_steps_is_left_as_one():
    session = bells("hb")
    session.playing.play(0, GIVE, Put(0))
    session.showing.refresh()
    session.cancel()
    assert session.match.steps == ()
    session.redo()
    assert session.match.steps == ((0, GIVE), (0, Put(0)))
    session.playing.play(0, Put(0))
    session.showing.refresh()
    session.cancel()
    assert session.match.steps == ((0, GIVE), (0, Put(0)))


def test_half_a_choice_can_be_left_where_nothing_else_is_taken_back():
    session = bells("hb")
    session.showing.undo_allowed = False
    gift(session)
    session.undo()
    assert session.match.step == 2
    assert session.cancel()
    assert session.match.step == 1
    assert session.showing.look.redo == ""


def test_half_a_choice_is_nobody_elses_to_see_or_to_take_back():
    session = bells("hh")
    open_veil(session)
    gift(session)
    session.passing.hide()
    assert session.showing.look.retreat == ""
    assert session.showing.look.undo == ""
    assert not session.cancel()
    public, look = session.showing.public()
    assert (public.offers, look.retreat, look.undo) == ((), "", "")
    assert session.match.step == 2


def test_a_match_that_was_killed_in_half_a_choice_goes_on_there(monkeypatch):
    match = new_match("hh", "bells", BELLS_GAME)
    match.play(0, RING)
    monkeypatch.setattr("game.games.ADDED", (BELLS_GAME,))
    session = sit(match=replay_match(match.to_document()), resumed=True)
    open_veil(session)
    assert [offer.path for offer in session.showing.table.offers] == [("bell:0",), ("bell:1",), ("bell:2",)]
    assert session.showing.look.retreat == "Leave it"
    session.cancel()
    assert session.match.steps == ()
    choose(session, "ring", "bell:0")
    assert kinds_of(session) == [(0, "Ring"), (0, "Bell")]


@pytest.mark.parametrize("confirm", ["never", "smart", "always"])
def test_every_way_of_confirming_plays_the_whole_choice(confirm):
    session = bells("hb")
    session.confirm = confirm
    choose(session, "ring", "bell:1")
    assert kinds_of(session) == [(0, "Ring"), (0, "Bell")]


def test_bots_make_their_halves_without_a_beat():
    session = bells("bb")
    steps = {}
    for ms in range(0, 6000, 10):
        session.tick(10)
        steps.setdefault(session.match.step, ms)
        if session.match.step == 2:
            break
    assert kinds_of(session) == [(0, "Ring"), (0, "Bell")]
    assert session.showing.beat.part is Part.INTENT
