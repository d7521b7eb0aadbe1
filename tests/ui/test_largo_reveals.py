"""What was paid to be seen, and a find before its owner's view closes, stand large; nobody else is shown anything."""

import pytest

from game.games.key_largo import actions as do
from game.games.key_largo import events as told
from game.games.key_largo import events_ashore as ashore
from game.games.key_largo import names
from game.games.key_largo.table.reveals import reveal
from game.play.handover import Stage
from tests.games.key_largo.scene import cards, game, look, morning
from tests.games.key_largo.test_encounters import MID_WRECK, dive
from tests.ui.at_screen import Screen
from tests.ui.at_table import Worker, open_veil, sit, wait
from tests.ui.test_largo_calls import BOARD, match, players

WRECK = ("mid goods 3", "mid gold 2", "mid monster", "mid jewel 150")


def drinking():
    """Ana has bought drinks, and is about to say where to look."""
    state = game(money={0: 20}, wrecks={MID_WRECK: WRECK})
    morning(state, "tavern/market", *["market/shop"] * 3)
    session = sit(match=match(state), board=BOARD, worker=Worker())
    if session.showing.at.stage is Stage.SEALED:
        open_veil(session)
    session._deeds.play(0, do.DRINKS)
    wait(session, 4000)
    return session


def test_where_to_look_is_chosen_in_the_own_view_where_marks_tell_what_was_seen():
    session = drinking()
    assert (session.showing.at.stage, session.showing.at.seat) == (Stage.SEALED, 0)
    open_veil(session)
    session._deeds.play(0, do.LOOK[MID_WRECK])
    session.revealed()
    assert session.showing.acting == 0 and session.match.seat(0).view.phase == "look"
    assert [piece.id for piece in session.showing.table.pieces if piece.id.startswith("seen:")]


def test_what_was_paid_for_stands_large_at_once_and_waits():
    session = drinking()
    open_veil(session)
    assert session.showing.table.prompt.text == "look into 2 wrecks, one after the other"
    session._deeds.play(0, do.LOOK[MID_WRECK])
    shown = session.showing.reveal
    assert shown.private and len(shown.shown) == 4
    assert shown.asked == shown.title, "from the first moment it says where that lies"
    assert shown.foot == "a monster lies among them"
    assert session.showing.reveal_waits
    assert session.showing.viewer == 0


def test_each_look_is_shown_once_and_the_view_closes_with_the_visit():
    session = drinking()
    open_veil(session)
    for wreck in (MID_WRECK, MID_WRECK + 1):
        assert session.showing.reveal is None
        session._deeds.play(0, do.LOOK[wreck])
        assert session.showing.reveal is not None and session.showing.viewer == 0
        session.revealed()
    session._deeds.play(0, do.LEAVE)
    wait(session, 4000)
    assert session.showing.viewer is None


def finding(team=("d", "d"), held=()):
    """Ana, who is asked in private, is about to dive with two divers."""
    state, _events = dive(list(held), team, ("shallow goods 3", "shallow gold 2"), 0, others=("tavern/shop",))
    session = sit(match=match(state), board=BOARD, worker=Worker())
    open_veil(session)
    return session


def test_a_find_that_ends_the_visit_is_shown_before_the_view_closes():
    session = finding()
    shown = []
    for _step in range(12):
        if session.showing.reveal is not None:
            shown.append(session.match.step)
            assert session.showing.viewer == 0
            session.revealed()
        elif session.playing.decision.seat == 0 and session.showing.at.stage is Stage.PRIVATE:
            legal = session.match.seat(0).legal
            session._deeds.play(0, next(action for action in legal if not isinstance(action, do.Play)))
        else:
            break
    assert shown == [session.match.step], "only the last one: the others were seen to come up"
    wait(session, 4000)
    assert session.showing.viewer is None


def test_it_is_a_moment_for_its_owner_alone():
    view = {seat: look(game(4), seat) for seat in (None, 0, 1)}
    card = cards("mid gold 2")
    events = (
        told.TreasureSeen(card[0], 3, 0, 0),
        ashore.Saw(3, card, 0),
        ashore.StolenSeen(0, 1, card[0], 0),
        told.EncounterSeen(4, 0),
    )
    for event in events:
        assert reveal(event, view[0], players("hhhh")).private
        assert reveal(event, view[1], players("hhhh")) is None
        assert reveal(event, view[None], players("hhhh")) is None
    robbed = ashore.StolenSeen(1, 0, card[0], 0)
    assert reveal(robbed, view[0], players("hhhh")) is None, "it is no find of the victim's"


def test_whoever_meets_somebody_reads_at_once_what_the_card_does():
    view = look(game(4), 0)
    shown = reveal(told.EncounterSeen(4, 0), view, players("hhhh"))
    assert (shown.words, shown.foot) == (names.encounter_name(4), names.encounter_effect(4, thief=True))


@pytest.mark.usefixtures("every_frame")
def test_what_others_see_of_it_is_the_same_whatever_lies_in_the_wreck():
    seen = []
    for contents in (WRECK, (*WRECK[:2], "mid gold 3", "mid goods 2")):
        state = game(money={0: 20}, wrecks={MID_WRECK: contents})
        morning(state, "tavern/market", *["market/shop"] * 3)
        screen = Screen(match(state), worker=Worker())
        if screen.scene.name in ("veil", "lift"):
            screen.open()
        screen.session._deeds.play(0, do.DRINKS)
        screen.desk.sync()
        screen.advance(4000, 100)
        screen.open()
        for wreck in (MID_WRECK, MID_WRECK + 1):
            screen.session._deeds.play(0, do.LOOK[wreck])
            screen.session.revealed()
            screen.desk.sync()
        screen.session._deeds.play(0, do.LEAVE)
        screen.desk.sync()
        frames = []
        for _moment in range(30):
            screen.advance(100, 50)
            if screen.session.showing.viewer is None:
                frames.append((screen.at, screen.bytes))
        seen.append(frames)
    assert seen[0] == seen[1] and seen[0]
