"""What nobody waits for: whoever is not on turn shows another card in Killman's Keep, and the game goes on."""

import pytest

from game.games.killmans_keep import actions as do
from game.maps import board_named
from game.play.handover import Stage
from tests.games.killmans_keep.scene import card, game
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker, open_veil, sit, stage, wait
from tests.ui.checks import faults
from tests.ui.test_secrets_keep_spy import Plan, keep

BOARD = board_named("keep")
LANTERN, PURSE, SWORD = card("Lantern"), card("Coin Purse"), card("Rusty Sword")
HANDS = {0: ["Leaden Idol", "Spyglass", "Strongbox"], 1: ["Lantern", "Coin Purse"], 2: ["Rusty Sword"]}


def table(kinds="hhh", worker=None, **options):
    """Seat 0 is on turn, seat 1 has a card to show instead, seat 2 has but one."""
    match = keep(game(3, hands=HANDS), kinds)
    return sit(match=match, board=BOARD, worker=worker or Worker(polls=10_000), **options)


def test_whoever_may_step_in_is_a_public_fact():
    session = table()
    assert session.showing.look.unasked == (1,)
    session.call(2)
    assert stage(session) == (Stage.SEALED, 0)
    assert table("hbh").showing.look.unasked == ()


def test_another_player_shows_a_card_in_private_and_the_turn_goes_on():
    session = table()
    open_veil(session)
    assert session.showing.look.unasked == (1,)
    session.call(1)
    assert stage(session) == (Stage.SEALED, 1)
    assert session.passing.task == "Show another card."
    open_veil(session)
    assert session.showing.acting == 1
    assert [offer.action for offer in session.showing.table.offers] == [do.SHOW[PURSE]]
    assert "card that you show" in session.showing.table.prompt.text
    assert session.showing.table.refusals["keep"].rule == "4.2"
    session.pick(f"hand:{PURSE}")
    session.commit()
    assert session.match.steps == ((1, do.SHOW[PURSE]),)
    assert stage(session) == (Stage.PUBLIC, None)
    assert session.showing.beat is not None, "all see it"
    wait(session)
    assert stage(session) == (Stage.SEALED, 0)
    open_veil(session)
    assert session.showing.acting == 0


@pytest.mark.parametrize("way", ["cancel", "press again", "at the veil"])
def test_whoever_has_stepped_in_may_change_nothing(way):
    session = table()
    open_veil(session)
    session.call(1)
    if way == "at the veil":
        session.step_out()
    else:
        open_veil(session)
        assert session.showing.retreat == "Change nothing"
        session.cancel() if way == "cancel" else session.call(1)
    assert session.playing.unasked is None
    assert stage(session) == (Stage.SEALED, 0)
    assert session.match.step == 0


def test_what_the_active_player_had_picked_on_the_screen_waits_for_him():
    session = table()
    open_veil(session)
    session.pick("keep")
    session.call(1)
    session.step_out()
    open_veil(session)
    assert session.showing.choice.picked == ("keep",)


def test_an_offer_that_was_begun_is_made_anew():
    session = table()
    open_veil(session)
    session.pick("mat:1")
    session.pick("trade")
    session.commit()
    assert session.showing.retreat
    session.call(1)
    open_veil(session)
    session.pick(f"hand:{PURSE}")
    session.commit()
    wait(session)
    open_veil(session)
    assert not session.showing.retreat
    assert session.match.seat(0).view.phase == "act"


def test_nobody_steps_in_while_something_is_resolved():
    session = table()
    state = session.match._state
    state.phase, state.actor, state.traded = "answer", 1, 0b10
    state.offer = state.original = (0, 1, (card("Spyglass"),), (), -25)
    session = sit(match=session.match, board=BOARD)
    assert session.showing.look.unasked == ()
    session.call(1)
    assert session.playing.unasked is None


def test_bots_wait_and_think_anew():
    worker = Plan(do.END_TURN)
    worker.polls = 10
    match = keep(game(3, hands=HANDS), "bhb")
    session = sit(match=match, board=BOARD, worker=worker)
    assert (session.showing.viewer, session.showing.acting) == (1, None)
    session.call(1)
    assert session.showing.acting == 1
    wait(session, 6000)
    assert match.step == 0
    asked = len(worker.asked)
    session.pick(f"hand:{PURSE}")
    session.commit()
    wait(session, 6000)
    assert match.steps[:2] == ((1, do.SHOW[PURSE]), (0, do.END_TURN))
    assert worker.asked[asked].view.display[1] == PURSE


def test_in_the_own_turn_it_may_be_changed_again_and_again():
    session = table()
    open_veil(session)
    for name in ("Spyglass", "Strongbox", "Leaden Idol"):
        session.pick(f"hand:{card(name)}")
        session.pick("show")
        session.commit()
        wait(session)
        assert session.match.seat(None).view.display[0] == card(name)


def test_emblems_and_keys_step_in_on_the_screen_and_esc_steps_out():
    screen = Screen(keep(game(3, hands=HANDS)), worker=Worker())
    screen.open()
    assert {hit.id for hit in screen.desk.view.hits if hit.id.startswith("emblem")} == {"emblem:1"}
    screen.click_at(*screen.desk.view.plan().emblems[1].center)
    assert (screen.scene.name, screen.at.seat) == ("veil", 1)
    assert any("Never mind" in text for text in screen.texts)
    screen.press("Esc")
    assert (screen.scene.name, screen.at.seat) == ("veil", 0)
    screen.press("Ctrl+2")
    assert (screen.scene.name, screen.at.seat) == ("veil", 1)


def test_nobody_sees_whether_a_player_has_anything_else_to_show():
    """Two cards, and only their owner knows whether they are alike."""
    seen = []
    for second in ("Coin Purse", "Lantern"):
        match = keep(game(3, hands={**HANDS, 1: ["Lantern", second]}))
        session = sit(match=match, board=BOARD, worker=Worker(), guarded=True)
        open_veil(session)
        session.call(1)
        showing = session.showing
        seen.append((showing.take(), showing.look, showing.at, session.passing.task, showing.public()))
        open_veil(session)
        assert len(showing.table.offers) == (second == "Coin Purse")
        session.cancel()
        seen[-1] += (showing.take(), showing.look, showing.at)
    assert seen[0] == seen[1]


def test_there_is_no_hint_about_what_nobody_waits_for():
    session = table()
    open_veil(session)
    session.call(1)
    open_veil(session)
    assert session.showing.look.lamp == "dark"
    session.hinting.ask()
    assert not session.hinting.open
    assert "Nobody waits" in session.showing.look.message


def test_a_bot_never_hears_of_what_could_be_done_unasked():
    match = keep(game(3, hands=HANDS), "hbh")
    assert match.seat(1).unasked == ()
    assert keep(game(3, hands=HANDS)).seat(1).unasked == (do.SHOW[PURSE],)


@pytest.mark.parametrize(("size", "text"), [((1280, 720), 200), ((1024, 640), 100), ((1920, 1080), 150)])
def test_the_veil_of_somebody_who_steps_in_has_room_for_its_buttons(size, text):
    screen = Screen(keep(game(3, hands=HANDS)), size, worker=Worker(), text_percent=text)
    screen.open()
    screen.press("Ctrl+2")
    assert [button.id for button in screen.scene.small] == ["board", "pause", "leave"]
    assert not faults(screen)
    screen.click("leave")
    assert (screen.scene.name, screen.at.seat) == ("veil", 0)
