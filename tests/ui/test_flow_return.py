"""Back to the same person: a lid instead of a veil, as long as nobody else has looked and nobody has left."""

import pytest

from game.core.match import Match
from game.core.pins import hashed
from game.games import find
from game.games.keyflower import GAME
from game.maps import board_named
from game.play.handover import Handover, Stage
from game.play.showing.attendance import Attendance
from game.play.showing.chronicle import DIGEST
from game.play.showing.missed import missed
from tests.bells import BELLS_GAME
from tests.games.keyflower.hamlet import laying
from tests.games.keyflower.scene import number
from tests.ui.at_bells import bells, choose
from tests.ui.at_screen import Screen
from tests.ui.at_table import new_match, open_veil, players, sit, stage, wait


def hushed():
    """Seat 0 has walked, and all are called; seats 0 and 1 could hush it."""
    session = bells("hhh", (0, 1))
    open_veil(session)
    choose(session, "walk")
    return session


def answered(session, seat):
    """This seat presses and is asked."""
    session.call(seat)
    wait(session, 4600)
    assert stage(session) == (Stage.SEALED, seat)


def test_whoever_looked_last_lifts_a_lid():
    session = hushed()
    answered(session, 0)
    at = session.showing.at
    assert (at.lift, at.again) == (True, True)
    session.passing.identify()
    session.passing.identified()
    assert stage(session) == (Stage.PRIVATE, 0), "nothing was missed: no digest"


def test_after_somebody_else_has_looked_there_is_a_veil():
    session = hushed()
    answered(session, 1)
    assert not session.showing.at.again
    open_veil(session)
    choose(session, "hush")
    answered(session, 0)
    assert not session.showing.at.again
    assert not session.showing.at.lift


def next_turn(prepare=lambda session: None, **options):
    """The same person again in its next turn: the bot has rung meanwhile, and everybody let it be."""
    session = bells("hb", guarded=True, **options)
    open_veil(session)
    choose(session, "rest")
    prepare(session)
    wait(session, 9000)
    assert stage(session) == (Stage.SEALED, 0)
    return session


def test_in_another_turn_there_is_a_lid_too_and_what_was_watched_is_not_told():
    session = next_turn()
    at = session.showing.at
    assert (at.lift, at.again) == (True, True)
    assert missed(session.showing) == ()
    assert session.showing.look.recap, "it stands on the table"
    session.passing.identify()
    session.passing.identified()
    assert stage(session) == (Stage.PRIVATE, 0)


def test_whoever_left_the_window_meanwhile_is_asked_for_anew():
    session = next_turn(lambda session: session.passing.hide())
    assert not session.showing.at.again
    assert missed(session.showing)


def test_what_was_skipped_was_not_watched():
    assert missed(next_turn(lambda session: session.skip()).showing)


def after_one_deed(prepare=lambda session: None, *deeds):
    """Ben is asked for after what Ana did was shown to all."""
    session = bells("hh")
    open_veil(session)
    choose(session, *(deeds or ("rest",)))
    prepare(session)
    wait(session, 9000)
    assert stage(session) == (Stage.SEALED, 1)
    return session


@pytest.mark.parametrize(("deeds", "told"), [(("rest",), 1), (("ring", "bell:0"), 2)])
def test_what_all_have_watched_is_not_told_behind_the_veil(deeds, told):
    session = after_one_deed(lambda session: None, *deeds)
    assert not session.showing.at.again
    assert missed(session.showing) == ()
    assert len(session.showing.look.recap) == told, "it stands on the table"


def test_it_is_told_to_whoever_may_have_been_away_or_wants_all_of_it():
    assert missed(after_one_deed(lambda session: session.passing.hide()).showing)
    assert missed(after_one_deed(lambda session: session.skip()).showing)
    session = after_one_deed()
    session.showing.most = DIGEST["full"]
    assert missed(session.showing)


def two_tiles(prepare=lambda session: None, **options):
    """Ben lays a tile after Ana has laid two."""
    state = laying("mason", "tavern")
    state.fresh[1] = (number("farrier"),)
    state.owner[number("farrier")] = 1
    match = Match(GAME, players("hh"), "by hand", GAME.options())
    match._state = state
    session = sit(match=match, board=board_named("market"), style="relaxed", **options)
    open_veil(session)
    for _tile in range(2):
        session.pick(f"tile:{state.fresh[0][0]}")
        offer = next(each for each in session.showing.table.offers if len(each.path) > 1)
        choose(session, *offer.path[len(session.showing.choice.picked) :])
        prepare(session)
        state = match._state
    wait(session, 9000)
    assert stage(session) == (Stage.SEALED, 1) and session.showing.at.lift
    return session


def test_a_deed_of_several_steps_at_an_open_table_is_told_as_a_whole_or_not_at_all():
    session = two_tiles()
    assert len([chip for chip in session.showing.look.recap if chip.line.seat == 0]) == 2, "both stand on the table"
    assert missed(session.showing) == ()


def third_turn(prepare=lambda session: None):
    """Mia is asked for after Ana and Ben have each chosen in private; what they did was shown to all."""
    session = bells("hhh")
    for seat in (0, 1):
        while stage(session) != (Stage.SEALED, seat):
            wait(session, 200)
        open_veil(session)
        choose(session, "rest")
        if seat == 0:
            prepare(session)
    while stage(session) != (Stage.SEALED, 2):
        wait(session, 200)
    return session


def test_what_all_have_watched_is_not_told_though_another_has_looked_since():
    session = third_turn()
    assert missed(session.showing) == ()
    assert len(session.showing.look.recap) == 2, "it stands on the table"
    for left in (lambda session: session.passing.hide(), lambda session: session.skip()):
        assert missed(third_turn(left).showing)


def test_a_step_that_was_taken_back_was_not_watched_when_another_takes_its_place():
    there = Attendance({0: 0, 1: 0})
    public, own = Handover(Stage.PUBLIC), Handover(Stage.PRIVATE, 0)
    there.change(own, public, 5, 4, skipping=False)
    there.change(public, own, 6, None, skipping=False)
    assert [there.watched(step) for step in (3, 4, 5)] == [False, True, True]
    there.change(own, Handover(Stage.SEALED, 1), 5, None, skipping=False)
    assert not there.watched(5)


def test_a_number_keeps_the_veil_at_a_strict_table_and_what_was_watched_is_not_told_either():
    session = next_turn(lambda session: session.match.pins.update({0: hashed("4711")}))
    assert not session.showing.at.again
    assert missed(session.showing) == ()
    relaxed = next_turn(lambda session: session.match.pins.update({0: hashed("4711")}), style="relaxed")
    assert relaxed.showing.at.again


def test_one_press_opens_no_tray_after_another_has_chosen_before_all():
    session = next_turn()
    assert session.showing.gate().again
    session.showing.attendance.act(1, session.match.step)
    assert not session.showing.gate().again, "the mouse is in Ben’s hand"


def test_whoever_was_interrupted_is_asked_for_anew():
    session = hushed()
    session.call(0)
    session.passing.hide()
    wait(session, 4600)
    assert stage(session) == (Stage.SEALED, 0)
    assert not session.showing.at.again


def test_hiding_an_own_view_brings_the_veil():
    session = hushed()
    answered(session, 0)
    open_veil(session)
    session.passing.hide()
    assert stage(session) == (Stage.SEALED, 0)
    assert not session.showing.at.again


def screen_at_lid(monkeypatch, pin=""):
    monkeypatch.setattr("game.games.ADDED", (BELLS_GAME,))
    screen = Screen(new_match("hhh", "bells", BELLS_GAME))
    screen.open()
    if pin:
        screen.desk.pins[0] = hashed(pin)
    screen.commit(3)
    screen.press("Ctrl+1")
    screen.advance(5500, 20)
    assert screen.scene.name == "lift"
    return screen


def test_one_click_lifts_the_lid(monkeypatch):
    screen = screen_at_lid(monkeypatch)
    assert "Press once; the others look away" in screen.texts
    screen.click("unlock")
    assert screen.scene is screen.desk
    assert screen.at.stage is Stage.PRIVATE


def test_a_number_is_asked_for_all_the_same(monkeypatch):
    screen = screen_at_lid(monkeypatch, pin="4711")
    screen.click("unlock")
    assert screen.at.stage is Stage.IDENTIFY
    for digit in "4711":
        screen.click(f"digit {digit}")
    assert screen.at.stage is Stage.PRIVATE


def test_whoever_chose_before_all_has_watched_what_followed_and_only_secrets_are_told():
    watching = Attendance({0: 3, 1: 3})
    watching.last = (0, 0)
    public, sealed = Handover(Stage.PUBLIC, None), Handover(Stage.SEALED, 1)
    watching.change(Handover(Stage.PRIVATE, 0), public, 5, None, skipping=False)
    watching.act(1, 6)
    watching.change(public, sealed, 9, None, skipping=False)
    assert [watching.saw(1, step) for step in (4, 5, 6, 8, 9)] == [False, False, True, True, False]
    assert watching.seen[1] == 3, "what only this seat was told is still to be told"


def test_whoever_chose_before_all_and_left_has_not_watched():
    watching = Attendance({0: 3, 1: 3})
    watching.change(Handover(Stage.PRIVATE, 0), Handover(Stage.PUBLIC, None), 5, None, skipping=False)
    watching.act(1, 6)
    watching.leave()
    watching.change(Handover(Stage.PUBLIC, None), Handover(Stage.SEALED, 1), 9, None, skipping=False)
    assert not any(watching.saw(1, step) for step in range(12))


def test_nobody_lifts_again_where_only_bots_were_asked():
    """A ring is answered by whoever holds cards; here no other human does, and in the other world one does."""
    for holds in (False, True):
        session = bells("hhb", guarded=True)
        session.match._state.hands[1] = session.match._state.hands[1] if holds else ()
        open_veil(session)
        stages = []
        choose(session, "walk")
        for _moment in range(300):
            session.tick(20)
            stages.append(stage(session)[0])
        assert session.match.step > 2
        assert (Stage.PUBLIC in stages[:50]) is holds


def opened_by_the_next(prepare=lambda session: None, **options):
    """Seat 0 has rung and seat 1 turned the bell; all of it was seen on the open table before a lid is lifted."""
    session = bells("hhb", **{"style": "relaxed", **options})
    open_veil(session)
    choose(session, "ring", "bell:0")
    prepare(session)
    wait(session, 9000)
    while stage(session)[0] is not Stage.SEALED:
        wait(session, 200)
    session.passing.identify()
    session.passing.identified()
    return session


def test_behind_a_lid_or_a_veil_nothing_is_told_that_the_open_table_has_just_shown():
    for style in ("relaxed", "strict"):
        session = opened_by_the_next(style=style)
        assert len(session.showing.look.recap) > 1
        assert stage(session) == (Stage.PRIVATE, 1)


def test_it_is_told_there_after_somebody_may_have_been_away():
    assert stage(opened_by_the_next(lambda session: session.passing.hide()))[0] is Stage.DIGEST
    assert stage(opened_by_the_next(lambda session: session.skip()))[0] is Stage.DIGEST


def test_who_begins_a_game_has_watched_the_open_table_until_the_first_lift():
    match = new_match("hh", game=find("keythedral"))
    showing = Screen(match).session.showing
    assert showing.at.stage is Stage.PUBLIC and showing.attendance.watched(match.step)
    assert Screen(match, resumed=True).session.showing.attendance.open_since is None, "who comes back may be another"
