"""How long a bot takes: by its level and by what everybody knows, whatever it finds and however early."""

from dataclasses import replace

import pytest

from game.bots.levels import LEVELS, MATE, OLD_SALT, Level, find_level
from game.bots.search import Effort
from game.bots.timing import FORCED, LATER, SLACK, in_time, plainly_forced, time_for
from game.play.pace import HOURGLASS, INSTANT, LATE, THINK
from tests.toy import LANTERNS
from tests.ui.at_bells import bells
from tests.ui.at_table import Worker, new_match, sit


class Notebook(Worker):
    """A worker that notes for what level it is asked."""

    def __init__(self, *args, **more):
        super().__init__(*args, **more)
        self.levels = []

    def ask(self, game_id, observation, level):
        super().ask(game_id, observation, level)
        self.levels.append(level)


def won(level, worker, speed=1.0):
    """A bot of this level has won the turn: its moves show one after the other."""
    for seed in range(50):
        match = new_match("hb", str(seed))
        match.hand_over(1, f"bot:{level}")
        match.play(0, match.seat(0).legal[0])
        match.play(1, match.seat(1).legal[-1])
        if match.actors() == (1,):
            session = sit(match=match, worker=worker)
            session.pace.speed = speed
            return session
    raise AssertionError("no bot ever won")


def until_shown(session, step=10):
    """ms until the bot has acted."""
    before, ms = session.match.step, 0
    while session.match.step == before:
        session.tick(step)
        ms += step
    return ms


@pytest.mark.parametrize("level", [level.id for level in LEVELS])
@pytest.mark.parametrize("speed", [1.0, 4.0, INSTANT])
def test_a_level_takes_its_time_however_early_it_has_decided(level, speed):
    effort = find_level(level).effort
    took = {until_shown(won(level, Worker(polls, nth=2), speed)) for polls in ((0, 5, 20) if effort else (0,))}
    assert len(took) == 1
    assert took.pop() == pytest.approx(max(1000 * effort.seconds if effort else 0, THINK / speed), abs=20)


def test_a_bot_that_is_too_late_is_shown_after_a_whole_wait():
    fits = until_shown(won("mate", Worker(20, nth=2)))
    assert until_shown(won("mate", Worker(26, nth=2))) == fits + LATE
    assert until_shown(won("mate", Worker(60, nth=2))) == fits + LATE


def test_a_decision_that_everybody_can_foretell_takes_no_time():
    session = won("old_salt", Worker(nth=0))
    match = session.match
    view = match.seat(None).view
    assert not plainly_forced(match.game, view, 1)
    assert time_for(match.game, view, 1, OLD_SALT) == OLD_SALT.effort.seconds
    one = replace(LANTERNS, legal=lambda state, seat: ("only",))
    assert plainly_forced(one, view, 1)
    assert time_for(one, view, 1, OLD_SALT) == FORCED
    assert time_for(one, view, 1, find_level("deckhand")) == 0
    assert time_for(one, view, 1, Level("untimed", Effort(8, 1), 0, 0.0, "")) == 0


def test_what_is_forced_by_a_secret_takes_the_usual_time():
    """A bidder with one lamp left has no choice, but nobody else can know which lamp that is."""
    match = new_match("hb", game=LANTERNS)
    match._state.hands[1] = [3]
    assert len(match.seat(1).legal) == 1
    assert time_for(LANTERNS, match.seat(None).view, 1, MATE) == MATE.effort.seconds


def test_in_how_many_halves_a_choice_is_made_takes_no_time():
    questions, times = set(), set()
    for nth in range(4):
        session = bells("bb", worker=(worker := Notebook(nth=nth)))
        for seat in range(2):
            session.match.hand_over(seat, "bot:old_salt")
        session.pace.speed = INSTANT
        times.add(until_shown(session))
        questions.add(len(worker.levels))
    assert len(questions) > 1
    assert times == {1000 * OLD_SALT.effort.seconds + 10}


def test_halves_share_the_time_of_one_choice():
    session = bells("bb", worker=(worker := Notebook(nth=2)))
    for seat in range(2):
        session.match.hand_over(seat, "bot:old_salt")
    until_shown(session)
    assert len(worker.levels) > 1
    seconds = [level.effort.seconds for level in worker.levels]
    assert seconds[0] < OLD_SALT.effort.seconds - SLACK
    assert all(later <= (OLD_SALT.effort.seconds - SLACK) * LATER for later in seconds[1:])


def test_a_level_without_a_clock_is_left_alone():
    level = Level("untimed", Effort(8, 1), 0, 0.0, "")
    assert in_time(level, 0.0, first=True) == level
    assert in_time(find_level("deckhand"), 0.0, first=True) == find_level("deckhand")


def test_the_hourglass_is_the_levels_not_the_positions():
    for polls in (0, 40, 90):
        session = won("old_salt", Worker(polls, nth=2))
        ms = 0
        while session.opponents.minds.thinking is None:
            session.tick(10)
            ms += 10
        assert ms == HOURGLASS + 10


def test_every_level_that_searches_has_a_time_that_leaves_room_for_an_answer():
    for level in LEVELS[1:]:
        assert level.effort.seconds > 2 * SLACK
        assert in_time(level, level.effort.seconds, first=True).effort.seconds < level.effort.seconds - SLACK


def waiting(level):
    """A human has won the turn, and a bot of this level waits."""
    for seed in range(50):
        match = new_match("hb", str(seed))
        match.hand_over(1, f"bot:{level}")
        match.play(0, match.seat(0).legal[-1])
        match.play(1, match.seat(1).legal[0])
        if match.actors() == (0,):
            return sit(match=match, worker=Worker())
    raise AssertionError("no human ever won")


def test_an_old_salt_thinks_ahead_while_people_do_and_from_what_it_sees():
    session = waiting("old_salt")
    session.tick(20)
    worker = session.opponents.minds._worker
    assert [observation.view for observation in worker.mused] == [session.match.seat(1).view]
    assert worker.mused[0].events == ()
    session.tick(20)
    assert len(worker.mused) == 1, "from the same View it thinks ahead but once"
    assert worker.asked == []


def test_other_levels_do_not_think_ahead():
    for level in ("deckhand", "mate", "skipper"):
        session = waiting(level)
        session.tick(20)
        assert session.opponents.minds._worker.mused == []


def test_thinking_ahead_goes_on_after_the_worker_was_wanted_for_something_else():
    session = waiting("old_salt")
    session.tick(20)
    minds = session.opponents.minds
    minds.give_way()
    session.tick(20)
    assert len(minds._worker.mused) == 2
