"""Key Largo's calls: whoever could play the Saboteur, and who meets a monster unarmed: the same time for all."""

import pytest

from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.key_largo import actions as do
from game.games.key_largo.components import KIND, MONSTER, Options
from game.games.key_largo.table.staging import STAGING
from game.games.key_largo.text.calls import call, stops
from game.maps import board_named
from game.play.handover import Stage
from tests.boxes import some
from tests.games.key_largo.scene import asked, encounter, game, look, play
from tests.games.key_largo.test_encounters import HAUNTED, MID_WRECK, dive, sabotage
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES, Worker, open_veil, sit, wait

BOARD = board_named("island")
HOLDS = {1: ["saboteur"], 2: ["aide"]}
HOLDS_NOT = {1: ["buddy"], 2: ["aide"]}


def players(kinds):
    return [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]


def match(state, kinds="hhhh"):
    found = Match(find("key_largo"), players(kinds[: state.seats]), "CALL-CALL", Options(encounters=True))
    found._state = state
    return found


def diving(held, kinds="hhhh", **options):
    """Ana's first diver has gone down; Ben and Mia lie over wrecks, too, and hold a card each."""
    state = sabotage(held)
    return sit(match=match(state, kinds), board=BOARD, worker=Worker(polls=2, nth=-1), **options)


def go_down(session):
    open_veil(session)
    session._deeds.play(0, do.DIVE[0])
    session.step = session.match.step


def test_public_facts_alone_say_who_is_called():
    calls = []
    for held in (HOLDS, HOLDS_NOT):
        state = sabotage(held)
        found = match(state)
        found.play(0, do.DIVE[0])
        calls.append(call(look(found._state, None), found.players))
    assert calls[0] == calls[1]
    assert (calls[0].seats, calls[0].stop, calls[0].passing) == ((1, 2), "sabotage", do.PASS)
    assert "diver 1 is about to draw" in calls[0].words


def test_all_who_are_called_may_pass_by_the_action_that_the_call_names():
    found = match(sabotage(HOLDS))
    found.play(0, do.DIVE[0])
    while (now := call(look(found._state, None), found.players)) is not None and now.stop == "sabotage":
        assert now.seats[:1] == asked(found._state)[0]
        found.play(now.seats[0], now.passing)
    assert found.step == 3


def test_nobody_is_called_in_a_game_without_encounters():
    view = look(game(4), None)
    assert stops(view) == () and call(view, players("hhhh")) is None
    table = STAGING.lay_out(BOARD, view, (), (), players("hhhh"))
    assert table.call is None and table.stops == ()


def test_nobody_is_handed_the_screen_who_has_not_pressed():
    session = diving(HOLDS)
    go_down(session)
    seen = set()
    for _moment in range(400):
        session.tick(20)
        seen.add((session.showing.at.stage, session.showing.at.seat))
        if session.showing.at.stage is Stage.SEALED:
            break
    assert seen == {(Stage.PUBLIC, None), (Stage.SEALED, 0)}
    assert session.showing.at.again, "it is the same person again"
    assert [action for _seat, action in session.match.steps[1:3]] == [do.PASS, do.PASS]


def test_whoever_presses_is_asked_in_private_and_may_play_the_card():
    session = diving(HOLDS)
    go_down(session)
    wait(session, 600)
    session.call(1)
    wait(session, 4600)
    assert (session.showing.at.stage, session.showing.at.seat) == (Stage.SEALED, 1)
    open_veil(session)
    assert {offer.action for offer in session.showing.table.offers} == {play("saboteur"), do.PASS}


def test_a_stop_asks_always():
    session = diving(HOLDS)
    session.playing.wish(1, "sabotage", True)
    go_down(session)
    wait(session, 4600)
    assert (session.showing.at.stage, session.showing.at.seat) == (Stage.SEALED, 1)


def haunted(held, **options):
    """Ana's diver has met a monster, unarmed; another card is left in the wreck."""
    state, _events = dive(held, ("dh",), HAUNTED, MID_WRECK)
    session = sit(match=match(state), board=BOARD, worker=Worker(), **options)
    open_veil(session)
    return session


def meet(session):
    """The diver draws what must be the monster."""
    state = session.match._state
    state.wrecks[MID_WRECK] = tuple(card for card in state.wrecks[MID_WRECK] if KIND[card] == MONSTER) * 2
    session._deeds.play(0, do.DIVE[0])


@pytest.mark.parametrize("held", [["frequent_visitor"], ["buddy"]])
def test_whoever_meets_a_monster_unarmed_is_asked_at_once_in_the_view_that_is_open(held):
    session = haunted(held)
    meet(session)
    assert session.match.seat(0).view.phase == "monster"
    assert session.playing.calls.call.stop == "monster"
    assert (session.showing.at.stage, session.showing.at.seat) == (Stage.PRIVATE, 0)
    assert not session.playing.calls.running


@pytest.mark.parametrize("held", [["frequent_visitor"], ["buddy"]])
def test_who_never_wants_to_be_asked_about_it_has_the_same_time_and_loses_the_diver(held):
    session = haunted(held)
    session.playing.wish(0, "monster", False)
    meet(session)
    assert (session.showing.at.stage, session.showing.at.seat) == (Stage.PRIVATE, 0), "nobody else is asked"
    assert session.showing.acting is None
    assert session.playing.calls.left == session.pace.reaction
    wait(session, 6000)
    assert (0, do.LOSE_DIVER) in session.match.steps


def test_with_a_trident_it_is_no_call_but_a_choice():
    state, _events = dive(["buddy"], ("dht",), HAUNTED, MID_WRECK)
    found = match(state)
    assert call(look(found._state, None), found.players) is None
    state.wrecks[MID_WRECK] = tuple(card for card in state.wrecks[MID_WRECK] if KIND[card] == MONSTER) * 2
    found.play(0, do.DIVE[0])
    assert found.seat(0).view.phase == "monster"
    assert call(look(found._state, None), found.players) is None


def test_enter_does_what_the_button_says_also_below_a_plate_of_several_verbs():
    state, _events = dive(["buddy"], ("dht",), HAUNTED, MID_WRECK)
    state.wrecks[MID_WRECK] = tuple(card for card in state.wrecks[MID_WRECK] if KIND[card] == MONSTER) * 2
    found = match(state)
    found.play(0, do.DIVE[0])
    screen = Screen(found, worker=Worker(), resumed=True)
    screen.open()
    screen.settle()
    step = found.step
    for _press in range(2):
        screen.press("Enter")
        screen.advance(400, 50)
    assert found.steps[step] == (0, do.USE_TRIDENT[0])


@pytest.mark.usefixtures("every_frame")
@pytest.mark.parametrize("kinds", some(["hbhb", "hhhh", "hhbb"], first=1))
def test_no_frame_tells_whether_a_called_seat_holds_the_card(kinds):
    worlds = []
    for held in (HOLDS, HOLDS_NOT):
        screen = Screen(match(sabotage(held), kinds), worker=Worker(polls=2, nth=-1))
        screen.open()
        screen.session._deeds.play(0, do.DIVE[0])
        screen.desk.sync()
        seen = []
        for _moment in range(60):
            screen.advance(100, 50)
            seen.append((screen.match.step, screen.at, screen.bytes))
            if screen.at.stage is Stage.SEALED:
                break
        worlds.append(seen)
    assert worlds[0] == worlds[1]
    assert len(worlds[0]) > 30
    assert encounter("saboteur") >= 0
