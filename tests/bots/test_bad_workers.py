"""Processes that are stopped, hang or babble: the window never waits for one, and every bot's decision comes."""

import os
import signal
import subprocess
import sys
import time
from dataclasses import replace
from itertools import product
from multiprocessing.context import SpawnProcess

import msgspec
import pytest

from game.bots import worker_process
from game.bots.bot import Thought, choose
from game.bots.levels import DECKHAND, MATE, OLD_SALT, Level
from game.bots.line import MOST
from game.bots.messages import WORDS, Garbled, Job, Reply, read, written
from game.bots.search import Candidate, Effort
from game.bots.worker import PATIENCE, PAUSE, Worker, patience, seed_for
from game.core.match import Match
from game.core.player import Player
from game.games import start_match
from game.games.key_largo import GAME
from game.ui.scenes.start.title import Title
from tests.bots.babbling import BABBLERS, HANGING, silent
from tests.bots.test_worker import alive, wait
from tests.boxes import pytest_id, some
from tests.ui.at_screen import Screen

CLOCKED = Level("clocked", Effort(16, 1, seconds=1000.0), 0, 0.0, "")
PAIR = replace(CLOCKED, effort=replace(CLOCKED.effort, minds=2))
QUICK = Level("quick", Effort(16, 1), 0, 0.0, "")


class Clock:
    """Goes when it is told to."""

    def __init__(self):
        self.now = 0.0

    def __call__(self):
        return self.now


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def worker(clock):
    one = Worker("a salt", clock)
    yield one
    one.close()


@pytest.fixture
def observation():
    return start_match(GAME.id, [Player(name, "bot:mate") for name in "ABCD"], seed="SECRET-SEED").seat(0)


def by_thumb(observation):
    """What a fresh process decides by rules of thumb."""
    return choose(GAME, observation, DECKHAND, seed_for("a salt", observation))


def in_vain(worker, clock, level):
    """Polls until the process that is asked has been silent for as long as it may be; nothing else is replaced."""
    before = worker.pids
    for _second in range(int(patience(level))):
        clock.now += 1
        assert worker.poll() is None
        assert worker.pids == before
    clock.now += 1
    return worker.poll()


def begun(worker, observation, minds=1):
    """The processes are up: they have answered."""
    worker.ask(GAME.id, observation, replace(QUICK, effort=replace(QUICK.effort, minds=minds)))
    assert wait(worker).trouble == ""


# ---- stopped


@pytest.mark.parametrize("level", [DECKHAND, MATE, CLOCKED], ids=pytest_id)
def test_a_stopped_process_is_replaced_and_a_fresh_one_answers(level, worker, clock, observation):
    begun(worker, observation)
    (stopped,) = worker.pids
    os.kill(stopped, signal.SIGSTOP)
    worker.ask(GAME.id, observation, level)
    assert in_vain(worker, clock, level) is None
    assert worker.pids != (stopped,)
    assert not alive(stopped)
    answer = wait(worker)
    assert "said nothing" in answer.trouble
    assert answer.thought == by_thumb(observation)
    begun(worker, observation)


def test_a_stopped_mind_beside_another_is_replaced_before_long(worker, clock, observation):
    begun(worker, observation, minds=2)
    well, stopped = worker.pids
    os.kill(stopped, signal.SIGSTOP)
    troubles = 0
    while stopped in worker.pids:
        worker.ask(GAME.id, observation, PAIR)
        while (answer := worker.poll()) is None:
            time.sleep(0.002)
            clock.now += 1000.0 if worker._replies else 0.0  # it has decided: for the other one GRACE is over
        troubles += bool(answer.trouble)
        assert answer.thought.candidates
    assert troubles <= 1
    assert well in worker.pids
    begun(worker, observation, minds=2)


def test_closing_waits_for_no_stopped_process(worker, observation):
    begun(worker, observation, minds=2)
    stopped = worker.pids
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    worker.ask(GAME.id, observation, OLD_SALT)
    worker.close()
    assert not any(alive(pid) for pid in stopped)


def test_a_program_with_a_stopped_process_ends_though_nobody_closed_it():
    script = """
import os, signal
from game.bots.worker import Worker
worker = Worker()
worker.warm(2)
for pid in worker.pids:
    os.kill(pid, signal.SIGSTOP)
print(*worker.pids)
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    pids = [int(pid) for pid in done.stdout.split()]
    assert len(pids) == 2
    while any(alive(pid) for pid in pids):  # the test's own time limit ends a wait in vain
        time.sleep(0.01)


def test_sending_never_waits_though_nobody_reads(worker, clock, observation):
    """Far more is sent than a pipe holds; whoever reads none of it is replaced at the next question."""
    begun(worker, observation)
    (stopped,) = worker.pids
    os.kill(stopped, signal.SIGSTOP)
    heavy = replace(observation, legal=(*observation.legal, "x" * 100_000))
    for _time in range(4 * MOST):
        worker.muse(GAME.id, heavy, CLOCKED)
    worker.ask(GAME.id, observation, MATE)
    assert wait(worker).thought == by_thumb(observation)
    assert worker.pids != (stopped,)


def test_a_window_that_stood_still_itself_blames_nobody(worker, clock, observation):
    begun(worker, observation)
    pids = worker.pids
    os.kill(pids[0], signal.SIGSTOP)
    worker.ask(GAME.id, observation, MATE)
    clock.now += 1000 * PATIENCE
    assert worker.poll() is None
    assert worker.pids == pids
    os.kill(pids[0], signal.SIGCONT)
    assert wait(worker).trouble == ""


def test_how_long_one_waits_hangs_on_the_level_alone():
    assert PAUSE < PATIENCE
    assert patience(DECKHAND) == PATIENCE
    assert patience(OLD_SALT) == OLD_SALT.effort.seconds + PATIENCE
    assert patience(QUICK) == float("inf")


# ---- babbling


@pytest.mark.parametrize("babbler", some(BABBLERS, first=3), ids=lambda each: each.__name__)
def test_who_babbles_is_replaced_and_a_fresh_process_answers(babbler, worker, observation, monkeypatch, tmp_path):
    monkeypatch.setenv("MISCHIEF", str(tmp_path / "mischief"))
    with monkeypatch.context() as now:
        now.setattr(worker_process, "serve", babbler)
        worker.warm(1)
    (babbling,) = worker.pids
    worker.ask(GAME.id, observation, MATE)
    answer = wait(worker)
    assert "the bots' process" in answer.trouble
    assert answer.thought == by_thumb(observation)
    assert not alive(babbling)
    assert not (tmp_path / "mischief").exists(), "what a process says is never unpickled"
    begun(worker, observation)


@pytest.mark.parametrize("babbler", some(BABBLERS, first=3), ids=lambda each: each.__name__)
def test_where_every_process_babbles_the_window_decides(babbler, worker, observation, monkeypatch, tmp_path):
    monkeypatch.setenv("MISCHIEF", str(tmp_path / "mischief"))
    monkeypatch.setattr(worker_process, "serve", babbler)
    worker.ask(GAME.id, observation, PAIR)
    answer = wait(worker)
    assert answer.thought.action in observation.legal
    assert answer.thought.candidates == ()


@pytest.mark.parametrize("hanging", HANGING, ids=lambda each: each.__name__)
def test_where_every_process_hangs_the_window_decides(hanging, worker, clock, observation, monkeypatch):
    monkeypatch.setattr(worker_process, "serve", hanging)
    worker.ask(GAME.id, observation, MATE)
    first = worker.pids
    assert in_vain(worker, clock, MATE) is None
    answer = in_vain(worker, clock, DECKHAND)
    assert answer.thought.action in observation.legal
    assert answer.trouble.count("said nothing") == 2
    assert not any(alive(pid) for pid in first)


def test_closing_waits_for_nobody_who_hangs(worker, observation, monkeypatch):
    monkeypatch.setattr(worker_process, "serve", silent)
    worker.ask(GAME.id, observation, OLD_SALT)
    pids = worker.pids
    worker.close()
    assert not any(alive(pid) for pid in pids)


def test_where_the_system_gives_no_process_the_window_decides(worker, observation, monkeypatch):
    def none_left(_process):
        raise BlockingIOError("Resource temporarily unavailable")

    with monkeypatch.context() as now:
        now.setattr(SpawnProcess, "start", none_left)
        worker.ask(GAME.id, observation, PAIR)
        answer = wait(worker)
        assert worker.pids == (0, 0)
        assert answer.thought.action in observation.legal
        assert "exit code None" in answer.trouble
    worker.ask(GAME.id, observation, DECKHAND)
    assert wait(worker).thought == by_thumb(observation)


# ---- at a table


def test_a_game_goes_on_past_a_stopped_process_and_can_be_left(worker, clock, caplog):
    """The table waits for the bot no longer than for any other of its level, and nothing of it stands still."""
    match = Match(GAME, [Player("Ana", "bot:deckhand"), Player("Ben", "bot:mate", 1)], "AAAA-AAAA", GAME.options())
    screen = Screen(match, worker=worker, game_speed=0)
    screen.blind = True
    screen.advance(100, 50)
    (stopped,) = worker.pids
    os.kill(stopped, signal.SIGSTOP)
    while worker.pids == (stopped,):
        clock.now += 1
        screen.advance(50, 50)
    before = match.step
    while match.step < before + 3:
        screen.advance(50, 50)
    assert "said nothing" in caplog.text
    os.kill(worker.pids[0], signal.SIGSTOP)
    screen.app.clear_to(Title())
    worker.close()
    assert worker.pids == ()


# ---- what an answer may be


def job(observation, level=MATE):
    return Job(7, 1, GAME.id, observation, level, 1)


def plain(**changes):
    usual = {"number": 7, "share": 1, "choice": 1, "candidates": [(1, 9, 0.5), (0, 3, 0.25)], "trouble": ""}
    return msgspec.msgpack.encode(usual | changes)


def test_an_answer_comes_back_as_it_was_given(observation):
    legal = observation.legal
    thought = Thought(legal[1], (Candidate(legal[1], 9, 0.5), Candidate(legal[0], 3, 0.25)))
    for reply in (Reply(7, 1, thought), Reply(7, 1, None, "no idea\n")):
        assert read(written(reply, legal), job(observation)) == reply
    assert read(plain(), job(observation)) == Reply(7, 1, thought)
    by_thumb = Reply(7, 1, Thought(legal[3]))
    assert read(written(by_thumb, legal), job(observation, DECKHAND)) == by_thumb
    alone = replace(observation, legal=legal[:1])
    assert read(written(Reply(7, 1, Thought(legal[0])), legal[:1]), job(alone)).thought.action is legal[0]


def test_a_choice_that_is_not_listed_is_told_as_trouble_and_so_is_no_more_than_can_be_told(observation):
    stray = read(written(Reply(7, 1, Thought("fly")), observation.legal), job(observation))
    assert stray.thought is None and "not listed" in stray.trouble
    long = read(written(Reply(7, 1, None, "é" * 10**6 + "why"), observation.legal), job(observation))
    assert len(long.trouble) == WORDS and long.trouble.endswith("why")


NAN, INF = float("nan"), float("inf")
WRONG = [
    *[{"number": number} for number in (6, 8, -1, 2**63, "7", 7.5, None)],
    *[{"share": share} for share in (0, 2, "1", None)],
    *[{"choice": choice} for choice in (-1, 10**6, 2, "0", 1.5, [0], None)],
    *[{"trouble": trouble} for trouble in ("why", 5, None, b"why")],
    {"choice": None, "trouble": "y" * (WORDS + 1)},
    *[{"candidates": [(1, 9, 0.5), other]} for other in [(1, 3, 0.2), (-1, 3, 0.2), (99, 3, 0.2), (0, 0, 0.2)]],
    *[{"candidates": [(1, 9, 0.5), (0, visits, 0.2)]} for visits in (-3, 2**60, "3", 1.5)],
    *[{"candidates": [(1, 9, 0.5), (0, 3, value)]} for value in (NAN, INF, -INF, 1e300, "0.5", None)],
    *[{"candidates": wrong} for wrong in ([], [(0, 3, 0.2)], [(1, 9)], [1], {}, "all", None)],
]


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_no_other_answer_is_believed(wrong, observation):
    with pytest.raises(Garbled):
        read(plain(**wrong), job(observation))


def test_who_plays_by_rules_of_thumb_has_considered_nothing(observation):
    with pytest.raises(Garbled):
        read(plain(), job(observation, DECKHAND))
    with pytest.raises(Garbled):
        read(plain(choice=0, candidates=[(0, 3, 0.5)]), job(replace(observation, legal=observation.legal[:1])))


def test_what_is_cut_or_changed_anywhere_is_an_answer_or_garbled(observation):
    """Any byte of it may be lost or another: nothing but a whole decision comes of it."""
    said = plain()
    changed = [said[:at] + bytes([byte]) + said[at + 1 :] for at, byte in product(range(len(said)), range(0, 256, 5))]
    believed = 0
    for each in [said[:at] for at in range(len(said))] + changed + [b"", said + said, b"\x91" * 5000]:
        try:
            reply = read(each, job(observation))
        except Garbled:
            continue
        believed += 1
        assert reply.thought.action in observation.legal
    assert believed < len(changed) / 4
