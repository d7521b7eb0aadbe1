"""Moments worth the whole table: who sees them, how long they stand, and what waits for them."""

import pytest

from game.play.pace import INSTANT, REVEAL, REVEAL_REST
from game.play.showing.missed import told_again
from tests.buoys import BUOYS, Bid, Dive, Heard, Stop
from tests.ui.at_table import Stage, Worker, new_match, open_veil, sit, stage, wait
from tests.ui.test_flow_desk import listening


def listen(session, bay=0):
    session.pick(f"bay:{bay}")
    session.commit()


def buoy(match):
    return next(bay for bay in range(6) if match._state.buoy == bay)


def diving(kinds="hh", seat=0, **options):
    """The buoy floats in `bay`, and this seat is about to dive."""
    match = new_match(kinds, "AAAA-AAAA", BUOYS)
    for each in range(len(kinds)):
        match.play(each, Bid(20 if each == seat else 0))
    match.play(seat, Stop())
    return sit(match=match, **options), buoy(match)


def test_an_answer_stands_in_its_own_view_until_somebody_goes_on():
    session = listening("hb")
    listen(session)
    reveal = session.showing.reveal
    assert (reveal.kind, reveal.private, session.showing.reveal_waits) == ("scope", True, True)
    assert session.showing.acting is None
    wait(session, 60_000)
    assert session.showing.reveal is reveal
    assert session.idle
    session.revealed()
    assert session.showing.reveal is None
    assert session.showing.acting == 0
    assert session.showing.table.offers


def test_again_picks_the_next_spot():
    session = listening("hb")
    listen(session)
    assert session.showing.reveal.again == (("bay:1",), "Listen on")
    session.revealed(again=True)
    assert session.showing.choice.picked == ("bay:1",)


def test_a_reveal_takes_the_same_time_whatever_it_shows():
    def shown(bay):
        session = listening("hb")
        listen(session, bay)
        answer = next(told.event for told in session.match.seat(0).events if isinstance(told.event, Heard))
        times = 0
        while not session.idle:
            session.tick(10)
            times += 1
        return answer.here, times * 10

    found = {shown(bay) for bay in range(6)}
    assert found == {(True, REVEAL), (False, REVEAL)}


def test_the_hand_over_waits_for_a_private_answer():
    """The third answer ends the turn: somebody else decides, and yet its owner sees it first."""
    session = listening()
    open_veil(session)
    for bay in range(3):
        assert session.playing.decision.seat == 0
        listen(session, bay)
        assert stage(session) == (Stage.PRIVATE, 0)
        assert session.showing.reveal.words == f"Bay {bay}"
        wait(session, 5000)
        assert stage(session) == (Stage.PRIVATE, 0)
        session.revealed()
    assert session.playing.decision.seat == 1
    wait(session)
    assert stage(session) == (Stage.SEALED, 1)
    open_veil(session)
    assert session.showing.reveal is None


def test_hiding_takes_it_away_and_the_digest_tells_it():
    session = listening()
    open_veil(session)
    listen(session)
    session.passing.hide()
    assert stage(session) == (Stage.SEALED, 0)
    assert session.showing.reveal is None
    session.passing.identify()
    told = [line.line.text for line in told_again(session.showing)]
    assert any(text.startswith("Heard") for text in told)
    session.passing.identified()
    session.passing.digested()
    assert session.showing.reveal is None
    assert session.showing.acting == 0


def test_nothing_of_an_answer_gets_to_the_public_table():
    session = listening()
    open_veil(session)
    listen(session)
    session.passing.look_public(True)
    assert session.showing.reveal is None
    session.passing.look_public(False)


def test_everybody_sees_what_happened_in_public():
    session, bay = diving("hh")
    session.confirm = "never"
    listen(session, bay)
    assert session.match.steps[-1] == (0, Dive(bay))
    assert session.showing.viewer is None
    assert (session.showing.reveal.kind, session.showing.reveal_waits) == ("count", True)
    assert not session.over
    wait(session, 20_000)
    assert session.showing.reveal is not None
    session.revealed()
    wait(session)
    assert session.over


@pytest.mark.parametrize("speed", [1, 2])
def test_a_bots_haul_ends_by_itself(speed):
    session, bay = diving("hb", seat=1)
    session.opponents.minds._worker.nth = bay
    session.pace.speed = speed
    while session.showing.reveal is None:
        assert session.match.step <= 4
        session.tick(5)
    assert not session.showing.reveal_waits
    ms = 0
    while session.showing.reveal is not None:
        assert not session.idle
        session.tick(5)
        ms += 5
    assert ms * speed == pytest.approx(REVEAL + REVEAL_REST, abs=10)
    wait(session)
    assert session.over


def test_it_comes_with_the_deed_and_not_with_its_announcement():
    session, bay = diving("hb", seat=1)
    session.opponents.minds._worker.nth = bay
    while session.showing.beat is None:
        session.tick(5)
    assert session.showing.reveal is None
    session.hurry()
    assert session.showing.reveal.kind == "count"
    assert session.showing.table.clock


@pytest.mark.parametrize("way", ["skip", "instant"])
def test_whoever_wants_no_show_gets_none(way):
    session, bay = diving("hb", seat=1)
    session.opponents.minds._worker.nth = bay
    if way == "skip":
        session.skip()
    else:
        session.pace.speed = INSTANT
    for _moment in range(100):
        session.tick(20)
        assert session.showing.reveal is None
    assert session.over


def test_nothing_goes_on_below_it():
    session = listening("hbb", worker=Worker())
    session.pick("stop")
    session.commit()
    session.confirm = "never"
    listen(session, buoy(session.match))
    beat, step = session.showing.beat, session.match.step
    assert session.showing.reveal.kind == "count"
    left = beat.left
    wait(session, 3000)
    assert (session.showing.beat.left, session.match.step) == (left, step)
    session.pick("bay:0")
    session.commit()
    assert session.match.step == step
