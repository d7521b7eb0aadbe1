import pytest

from game.play.handover import Stage
from game.play.pace import ACT, INTENT, REST, THINK, Part
from game.play.showing.missed import told_again
from game.storage.saves import CannotSave
from tests.toy import Bid
from tests.ui.at_table import Worker, do, new_match, open_veil, sit, stage, wait


def test_two_humans_bid_behind_their_veils_and_the_reveal_is_public():
    session = sit("hh")
    assert stage(session) == (Stage.SEALED, 0)
    open_veil(session)
    do(session)
    assert stage(session) == (Stage.SEALED, 1)
    open_veil(session)
    do(session)
    assert stage(session) == (Stage.PUBLIC, None)
    assert session.showing.beat.part is Part.ACT


def test_public_turn_is_taken_on_the_public_table():
    session = sit("hh")
    for _player in range(2):
        open_veil(session)
        do(session)
    wait(session)
    winner = session.playing.decision.seat
    assert session.showing.acting == winner
    assert session.showing.viewer is None
    do(session, -1)
    wait(session)
    assert stage(session) == (Stage.SEALED, 0)


def test_a_whole_game_ends():
    session = sit("hhbb", instant=True)
    for _turn in range(400):
        if session.over:
            break
        if session.showing.at.stage is Stage.SEALED:
            open_veil(session)
        elif session.showing.acting is not None:
            do(session, 2)
        session.tick(20)
    assert session.over
    assert session.match.result() is not None


def test_one_human_never_meets_a_veil():
    session = sit("hbb", instant=True)
    seen = set()
    for _turn in range(300):
        if session.showing.acting is not None:
            do(session)
        session.tick(20)
        seen.add(stage(session))
        if session.over:
            break
    assert session.over
    assert seen == {(Stage.PRIVATE, 0)}
    session.passing.hide()
    assert stage(session) == (Stage.PRIVATE, 0)


def test_only_bots_are_watched_in_public():
    session = sit("bbb", instant=True)
    for _turn in range(300):
        session.tick(20)
        assert stage(session) == (Stage.PUBLIC, None)
    assert session.over


def settled(worker):
    match = new_match("hb")
    for seed in range(50):
        match = new_match("hb", str(seed))
        match.play(0, match.seat(0).legal[0])
        match.play(1, match.seat(1).legal[-1])
        if match.actors() == (1,):
            return sit(match=match, worker=worker)
    raise AssertionError("no bot ever won")


def test_a_bots_deed_is_a_beat_think_intent_act_rest():
    session = settled(Worker(nth=2))
    before, took = session.match.step, {}
    names = {None: "think", Part.INTENT: "intent", Part.ACT: "act", Part.REST: "rest"}
    for _ms in range(THINK + INTENT + ACT + REST):
        beat = session.showing.beat
        name = names[beat.part if beat else None]
        took[name] = took.get(name, 0) + 1
        session.tick(1)
    assert session.match.step == before + 1
    assert took == {"think": THINK, "intent": INTENT, "act": ACT, "rest": REST}


def test_the_table_stays_as_it_was_during_the_intent():
    session = settled(Worker(nth=2))
    old = session.showing.table
    while session.showing.beat is None:
        session.tick(10)
    assert session.showing.table is old
    assert session.showing.look.intent.line.seat == 1
    assert all(line.step < session.match.step - 1 for line in session.showing.look.lines)
    while session.showing.beat.part is Part.INTENT:
        session.tick(10)
    assert session.showing.table is not old
    assert session.showing.look.intent is None


def test_the_deed_lasts_as_long_as_the_table_moves():
    session = settled(Worker(nth=2))
    while session.showing.beat is None or session.showing.beat.part is not Part.ACT:
        session.tick(10)
    for _moment in range(500):
        session.tick(10, moving=True)
    assert session.showing.beat.part is Part.ACT
    session.tick(10)
    assert session.showing.beat.part is Part.REST


@pytest.mark.parametrize("polls", [0, 3, 10])
def test_when_a_bot_is_shown_does_not_depend_on_how_long_it_thinks(polls):
    session = settled(Worker(polls, nth=2))
    ms = 0
    while session.showing.beat is None:
        session.tick(20)
        ms += 20
    assert ms == 260


def test_a_late_bot_is_shown_after_a_whole_number_of_waits():
    def shown(polls):
        session = settled(Worker(polls, nth=2))
        ms = 0
        while session.showing.beat is None:
            session.tick(10)
            ms += 10
        return ms

    assert shown(40) == shown(55) == 650


def test_seals_of_bots_come_at_moments_that_only_the_step_and_the_seat_set():
    def moments(worker, seed):
        session = sit("hbbb", worker=worker, seed=seed)
        found = {}
        for ms in range(0, 2000, 10):
            session.tick(10)
            for seat in range(1, 4):
                if session.showing.table.mats[seat].sealed and seat not in found:
                    found[seat] = ms
        return found

    first = moments(Worker(), "one")
    assert len(first) == 3 and len(set(first.values())) == 3
    assert first == moments(Worker(polls=4, nth=3), "two")


def test_bots_seal_while_a_human_is_choosing_and_the_draft_stays():
    session = sit("hbbb")
    spot = session.showing.table.offers[0].path[0]
    session.pick(spot)
    wait(session, 2000)
    assert session.match.step == 3
    assert session.showing.choice.picked == (spot,)


def test_pause_holds_the_bots_and_step_lets_one_through():
    session = settled(Worker(nth=2))
    session.pause(True)
    wait(session)
    assert session.match.step == 2
    session.step_once()
    wait(session)
    assert session.match.step == 3
    assert session.pace.paused
    wait(session)
    assert session.match.step == 3


def test_speed_divides_the_beat():
    def beat(speed):
        session = settled(Worker(nth=2))
        session.pace.speed = speed
        ms = 0
        while session.match.step == 2 or session.showing.beat is not None:
            session.tick(1)
            ms += 1
        return ms

    assert beat(1) == pytest.approx(2 * beat(2), abs=4)
    assert beat(0.5) == pytest.approx(2 * beat(1), abs=4)


def test_skip_shows_nothing_until_a_human_must_decide():
    session = sit("hbbb", worker=Worker(nth=1))
    do(session)
    session.showing.take()
    session.skip()
    shows = []
    for _moment in range(100):
        session.tick(16)
        shows += session.showing.take()
        if not session.pace.skipping:
            break
    assert session.playing.decision.seat == 0
    assert session.match.step > 4
    assert not any(show.animate for show in shows if show.table.offers)
    assert session.showing.look.recap
    assert all(chip.line.seat != 0 for chip in session.showing.look.recap)


def test_skip_means_nothing_while_a_human_must_decide():
    session = sit("hb")
    session.skip()
    assert not session.pace.skipping


def test_hide_keeps_the_draft():
    session = sit("hh")
    open_veil(session)
    spot = session.showing.table.offers[0].path[0]
    session.pick(spot)
    session.passing.hide()
    assert stage(session) == (Stage.SEALED, 0)
    assert session.showing.choice.picked == ()
    assert session.showing.look.picked == ()
    open_veil(session)
    assert session.showing.choice.picked == (spot,)


def test_the_public_board_can_be_shown_from_the_veil_and_nothing_runs_meanwhile():
    session = sit("hhb")
    session.passing.look_public(True)
    assert session.showing.viewer is None
    assert session.showing.acting is None
    wait(session)
    assert session.match.step == 0
    session.passing.look_public(False)
    assert stage(session) == (Stage.SEALED, 0)


def test_undo_takes_back_a_public_step_and_redo_does_it_again():
    session = sit("hh")
    for _player in range(2):
        open_veil(session)
        do(session)
    wait(session)
    seat = session.playing.decision.seat
    match = session.match
    match.play(seat, next(a for a in match.seat(seat).legal if type(a).__name__ == "Take"))
    session = sit(match=match)
    for _round in range(2):
        legal = session.match.seat(session.match.actors()[0]).legal
        if any(type(action).__name__ == "Stake" for action in legal):
            break
        for _player in range(2):
            open_veil(session)
            do(session)
        wait(session)
    assert session.showing.look.undo == ""
    before = session.match.digest()
    session.pick("stake")
    assert session.showing.look.undo
    after = session.match.digest()
    assert after != before
    session.undo()
    assert session.match.digest() == before
    assert session.showing.look.redo
    session.redo()
    assert session.match.digest() == after


def test_undo_is_refused_in_words_after_a_reveal():
    session = sit("hh")
    for _player in range(2):
        open_veil(session)
        do(session)
    wait(session)
    step = session.match.step
    session.undo()
    assert session.match.step == step
    assert session.showing.look.message


def test_a_sealed_bid_can_be_taken_back_until_another_seat_has_sealed():
    session = sit("hh")
    open_veil(session)
    do(session)
    assert stage(session) == (Stage.SEALED, 1)
    session.undo()
    assert session.match.step == 0
    assert stage(session) == (Stage.SEALED, 0)


def test_another_seats_private_view_cannot_undo():
    session = sit("hh")
    open_veil(session)
    do(session)
    open_veil(session)
    session.undo()
    assert session.match.step == 1
    assert session.showing.look.undo == ""


def test_a_refused_spot_says_why():
    session = sit("hb")
    session.pick("sea")
    look = session.showing.take()[-1].look
    assert (look.message, look.message_rule, look.shaking) == ("Choose a lamp first.", "2.1", "sea")
    assert session.showing.look.shaking == ""
    wait(session, 5000)
    assert session.showing.look.message == ""


def test_whom_the_table_waits_for_is_said_no_longer_than_it_is_so():
    session = sit("hh")
    showing = session.showing
    assert showing.acting is None
    session.pick("anything")
    assert "Ana" in showing.look.message
    showing.refresh(since=0)
    assert not showing.look.message, "something has happened since"
    showing.say("This step could not be saved.")
    showing.refresh(since=0)
    assert showing.look.message, "other notices stay their time"


def test_every_step_is_kept():
    kept = []
    session = sit("hb", keep=lambda match: kept.append(match.step))
    do(session)
    wait(session)
    assert kept == list(range(1, session.match.step + 1))


def test_a_save_that_fails_is_said_and_the_game_goes_on():
    def keep(match):
        raise CannotSave("the disk is full")

    session = sit("hb", keep=keep)
    do(session)
    assert session.match.step == 1
    assert "the disk is full" in session.showing.look.message


def test_a_resumed_table_opens_on_a_veil_for_two_humans_and_not_for_one():
    match = new_match("hh")
    match.play(0, match.seat(0).legal[0])
    assert stage(sit(match=match, resumed=True)) == (Stage.SEALED, 1)
    assert stage(sit("hb", resumed=True)) == (Stage.PRIVATE, 0)


def test_the_digest_tells_what_others_did_and_ones_own_private_news():
    session = sit("hh")
    for _player in range(2):
        open_veil(session)
        do(session)
    wait(session)
    session.pick("dive")
    session.commit()
    diver = session.match.steps[-1][0]
    wait(session)
    while session.showing.at.seat != diver:
        open_veil(session)
        do(session)
    told = [line.line.text for line in told_again(session.showing)]
    assert any("sunken lamp" in text for text in told)
    other = 1 - diver
    session.passing.hide()
    assert not any("sunken lamp" in line.line.text for line in session.showing.teller.lines(other))


def test_bids_do_not_show_in_any_look_before_they_are_revealed():
    session = sit("hh")
    open_veil(session)
    offer = do(session)
    assert isinstance(offer.action, Bid)
    texts = [line.line.text for line in session.showing.look.lines]
    assert texts == ["Ana has bid"]
    assert session.showing.look.undo == "Ana has bid"
    assert session.showing.table.trays[0].paper is False
