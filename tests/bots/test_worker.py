import io
import os
import pickle
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path

import pytest

from game.bots import child_process, worker_process
from game.bots import worker as module
from game.bots.bot import choose, conclude
from game.bots.levels import DECKHAND, MATE, OLD_SALT, Level
from game.bots.search import Effort, merge
from game.bots.temper import Temper
from game.bots.worker import Answer, Worker
from game.bots.worker_process import Job, WorkerProcess
from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.core.seats import SeatView
from game.games import start_match
from game.games.key_largo import GAME

ENDLESS = Level("endless", Effort(10**9, 1), 0, 0.0, "")
HASTY = Level("hasty", Effort(8, 1), 0, 0.0, "")
TWO = Level("two", Effort(16, 1, minds=2), 0, 0.0, "")
AHEAD = Level("ahead", Effort(64, 1), 0, 0.0, "")
ENDLESS_TWO = Level("endless", Effort(10**9, 1, minds=2), 0, 0.0, "")


@pytest.fixture
def worker():
    one = Worker("a salt")
    yield one
    one.close()


@pytest.fixture
def match() -> Match:
    return start_match(GAME.id, [Player(name, "bot:mate") for name in "ABCD"], seed="SECRET-SEED")


def wait(worker: Worker) -> Answer:
    """The answer; the test's own time limit ends a wait in vain."""
    while (answer := worker.poll()) is None:
        time.sleep(0.002)
    return answer


def started(worker: Worker, match: Match) -> None:
    """Waits until the worker process is up and has answered."""
    worker.ask(GAME.id, match.seat(0), DECKHAND)
    wait(worker)


def alive(pid: int) -> bool:
    stat = Path(f"/proc/{pid}/stat")
    if stat.parent.parent.joinpath("self").exists():
        try:
            return stat.read_text().rpartition(")")[2].split()[0] != "Z"
        except FileNotFoundError:
            return False
    try:
        os.kill(pid, 0)
    except OSError:
        return False
    return True


def test_the_worker_decides_as_the_bot_itself_would(worker: Worker, match: Match) -> None:
    observation = match.seat(0)
    worker.ask(GAME.id, observation, HASTY)
    assert worker.thinking
    answer = wait(worker)
    assert not worker.thinking
    assert answer == Answer(choose(GAME, observation, HASTY, module.seed_for("a salt", observation)))


def test_asking_again_gives_the_same_answer_and_another_start_another_luck(match: Match) -> None:
    observation = match.seat(1)
    assert module.seed_for("one", observation) == module.seed_for("one", observation)
    assert module.seed_for("one", observation) != module.seed_for("two", observation)
    assert module.seed_for("one", observation) != module.seed_for("one", match.seat(2))


def test_polling_never_waits_for_the_worker(worker: Worker, match: Match) -> None:
    started(worker, match)
    os.kill(worker.pids[0], signal.SIGSTOP)
    worker.ask(GAME.id, match.seat(0), HASTY)
    assert [worker.poll() for _frame in range(100)] == [None] * 100
    os.kill(worker.pids[0], signal.SIGCONT)
    assert wait(worker).thought.action in match.seat(0).legal


def test_a_newer_question_replaces_an_older_one(worker: Worker, match: Match) -> None:
    worker.ask(GAME.id, match.seat(0), ENDLESS)
    worker.ask(GAME.id, match.seat(1), HASTY)
    assert wait(worker) == Answer(choose(GAME, match.seat(1), HASTY, module.seed_for("a salt", match.seat(1))))


def test_a_cancelled_question_is_never_answered(worker: Worker, match: Match) -> None:
    started(worker, match)
    worker.ask(GAME.id, match.seat(0), ENDLESS)
    worker.cancel()
    assert not worker.thinking
    assert worker.poll() is None
    worker.ask(GAME.id, match.seat(1), HASTY)
    assert wait(worker) == Answer(choose(GAME, match.seat(1), HASTY, module.seed_for("a salt", match.seat(1))))


def test_a_killed_worker_is_replaced_and_the_game_goes_on(worker: Worker, match: Match) -> None:
    started(worker, match)
    worker.ask(GAME.id, match.seat(0), ENDLESS)
    dead = worker.pids[0]
    os.kill(dead, signal.SIGKILL)
    answer = wait(worker)
    assert "exit code -9" in answer.trouble
    assert answer.thought.action in match.seat(0).legal
    assert worker.pids[0] != dead
    worker.ask(GAME.id, match.seat(0), HASTY)
    assert wait(worker).trouble == ""


def test_a_bot_that_cannot_think_still_moves_and_says_why(worker: Worker, match: Match) -> None:
    observation = replace(match.seat(0), view="no view at all")
    worker.ask(GAME.id, observation, MATE)
    answer = wait(worker)
    assert "in answer" in answer.trouble and "AttributeError" in answer.trouble
    assert "no view at all" not in answer.trouble, "what a bot knows is not logged"
    assert answer.thought.action in observation.legal


def test_the_worker_lets_the_window_go_first(worker: Worker, match: Match) -> None:
    started(worker, match)
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.pids[0]) == min(19, mine + child_process.NICENESS)


def test_closing_ends_the_process(match: Match) -> None:
    one = Worker()
    one.ask(GAME.id, match.seat(0), ENDLESS_TWO)
    pids = one.pids
    assert len(pids) == 2
    one.close()
    assert not any(alive(pid) for pid in pids)
    one.warm(2)
    assert one.pids == ()


def test_a_closed_worker_answers_nothing_and_asks_nobody(match: Match) -> None:
    one = Worker()
    one.ask(GAME.id, match.seat(0), ENDLESS_TWO)
    one.close()
    assert not one.thinking
    assert one.poll() is None
    one.ask(GAME.id, match.seat(0), ENDLESS_TWO)
    one.muse(GAME.id, match.seat(0), ENDLESS_TWO)
    one.cancel()
    assert one.poll() is None
    assert not one.thinking
    assert one.pids == ()


def test_no_orphan_is_left_when_the_window_is_killed() -> None:
    script = """
import time
from game.bots.levels import DECKHAND, Level
from game.bots.search import Effort, Search
from game.bots.worker import Worker
from game.core.player import Player
from game.games import start_match
sight = start_match("key_largo", [Player(name) for name in "ABC"]).seat(0)
worker = Worker()
worker.ask("key_largo", sight, Level("two", Effort(8, 1, minds=2), 0, 0.0, ""))
while worker.poll() is None:
    time.sleep(0.01)
worker.ask("key_largo", sight, Level("endless", Effort(10**9, 1, minds=2), 0, 0.0, ""))
print(*worker.pids, flush=True)
time.sleep(1000)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as window:
        pids = [int(pid) for pid in window.stdout.readline().split()]
        assert [alive(pid) for pid in pids] == [True, True]
        window.kill()
    while any(alive(pid) for pid in pids):  # the test's own time limit ends a wait in vain
        time.sleep(0.01)


def test_a_process_that_never_looks_at_its_pipe_ends_with_the_window_too() -> None:
    script = """
import time
from game.bots.child_process import ChildProcess
from tests.bots.babbling import searching
child = ChildProcess("searching", searching)
while child._line.receive() is None:
    time.sleep(0.01)
print(child.pid, flush=True)
time.sleep(1000)
"""
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True) as window:
        pid = int(window.stdout.readline())
        assert alive(pid)
        window.kill()
    while alive(pid):  # the test's own time limit ends a wait in vain
        time.sleep(0.01)


class Listing(pickle.Unpickler):
    """Reads a pickle and keeps the classes it is made of."""

    def __init__(self, data: bytes) -> None:
        super().__init__(io.BytesIO(data))
        self.classes = set()

    def find_class(self, module_name, name):
        found = super().find_class(module_name, name)
        self.classes.add(found)
        return found


@pytest.mark.parametrize("level", [DECKHAND, MATE, OLD_SALT])
def test_a_job_is_made_of_what_one_seat_may_know_and_nothing_else(level: Level, match: Match, monkeypatch) -> None:
    sent = []
    monkeypatch.setattr(WorkerProcess, "__init__", lambda self: None)
    monkeypatch.setattr(WorkerProcess, "send", lambda self, message: sent.append(pickle.dumps(message)))
    Worker("a salt").ask(GAME.id, match.seat(0), level)
    assert len(sent) == (level.effort.minds if level.effort else 1)
    for message in sent:
        listing = Listing(message)
        job = listing.load()
        assert listing.classes <= {Job, SeatView, Level, Effort, Temper, *GAME.vocabulary}
        assert job.observation.view == match.seat(0).view
        assert job.observation.events == ()
        assert b"SECRET-SEED" not in message


def test_the_worker_loads_no_screen() -> None:
    script = "import sys, game.bots.worker, game.games; print('pygame' in sys.modules or 'pytmx' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


# ---- two minds


def both(match: Match, seat: int) -> Answer:
    """What two minds find out, one after the other in this process, and added up."""
    observation = match.seat(seat)
    seeds = [module.seed_for("a salt", observation, share) for share in range(2)]
    assert seeds[0] != seeds[1]
    found = merge([choose(GAME, observation, TWO, seed).candidates for seed in seeds])
    return Answer(conclude(GAME, observation, TWO, found, FastChance(seeds[0])))


def test_two_minds_add_up_what_they_find_and_come_to_the_same_again(worker: Worker, match: Match) -> None:
    for _time in range(2):
        worker.ask(GAME.id, match.seat(0), TWO)
        answer = wait(worker)
        assert answer == both(match, 0)
        assert sum(candidate.visits for candidate in answer.thought.candidates) == 2 * TWO.effort.iterations
    assert len(worker.pids) == 2


def test_a_table_needs_as_many_processes_as_its_strongest_bot() -> None:
    kinds = ("human", "bot:deckhand", "bot:mate:bold", "bot:old_salt")
    players = [Player(kind, kind) for kind in kinds]
    assert [module.minds_at(players[:seats]) for seats in (1, 2, 3, 4)] == [0, 1, 1, 2]


def test_no_process_runs_before_it_is_wanted(worker: Worker, match: Match) -> None:
    assert worker.pids == ()
    started(worker, match)
    assert len(worker.pids) == 1
    worker.warm(2)
    worker.warm(1)
    assert len(worker.pids) == 2


@pytest.mark.parametrize("share", [0, 1])
def test_when_one_of_two_dies_the_other_ones_answer_counts(share: int, worker: Worker, match: Match) -> None:
    observation = match.seat(0)
    worker.warm(2)
    os.kill(worker.pids[share], signal.SIGKILL)
    worker.ask(GAME.id, observation, TWO)
    answer = wait(worker)
    assert "exit code -9" in answer.trouble
    other = choose(GAME, observation, TWO, module.seed_for("a salt", observation, 1 - share))
    assert answer.thought == other
    worker.ask(GAME.id, observation, TWO)
    assert wait(worker) == both(match, 0)


def test_when_both_die_a_rule_of_thumb_answers(worker: Worker, match: Match) -> None:
    worker.ask(GAME.id, match.seat(0), ENDLESS_TWO)
    for pid in worker.pids:
        os.kill(pid, signal.SIGKILL)
    answer = wait(worker)
    assert answer.trouble.count("exit code -9") == 2
    assert answer.thought.action in match.seat(0).legal
    assert answer.thought.candidates == ()


def test_a_mind_that_hangs_does_not_stop_the_game(worker: Worker, match: Match) -> None:
    worker.ask(GAME.id, match.seat(0), TWO)
    wait(worker)
    os.kill(worker.pids[1], signal.SIGSTOP)
    worker.ask(GAME.id, match.seat(0), replace(TWO, effort=replace(TWO.effort, seconds=60.0)))
    assert sum(candidate.visits for candidate in wait(worker).thought.candidates) == TWO.effort.iterations
    os.kill(worker.pids[1], signal.SIGCONT)
    worker.ask(GAME.id, match.seat(1), TWO)
    assert wait(worker) == both(match, 1)


def test_one_mind_asked_after_two_leaves_the_other_nothing_to_think_about(worker: Worker, match: Match) -> None:
    worker.ask(GAME.id, match.seat(0), ENDLESS_TWO)
    worker.ask(GAME.id, match.seat(1), HASTY)
    wait(worker)
    worker.ask(GAME.id, match.seat(1), TWO)
    assert wait(worker) == both(match, 1)


def test_a_question_that_was_late_gets_what_is_left_of_its_time(match: Match) -> None:
    class Nobody:
        def poll(self) -> bool:
            return False

    clocked = replace(MATE, effort=Effort(10**9, 1, seconds=1000.0))
    job = Job(1, 0, GAME.id, match.seat(0), clocked, 7, until=time.monotonic() - 1)
    assert worker_process.answer(job, Nobody()).thought.action in match.seat(0).legal


# ---- thinking ahead


class Nobody:
    """A pipe that nobody writes to."""

    def poll(self) -> bool:
        return False


def before_and_after(match: Match) -> tuple[SeatView, SeatView]:
    """What seat 1 saw before seat 0 moved, and what it sees when it is its own turn to do something else."""
    luck = FastChance(1)
    before = match.seat(1)
    while match.actors()[0] != 1 or len(match.seat(1).legal) == 1 or len(match.actors()) > 1:
        if match.actors()[0] == 1:
            before = None
        seat = match.actors()[0]
        match.play(seat, luck.pick(match.seat(seat).legal))
        before = before or match.seat(1)
    return before, match.seat(1)


def test_what_was_thought_ahead_counts_when_the_decision_is_due(match: Match) -> None:
    before, observation = before_and_after(match)
    assert before.view != observation.view
    mused = worker_process.muse(worker_process.Musing(GAME.id, before, AHEAD, 5), Nobody())
    ahead = sum(each.visits for each in mused.candidates())
    assert 0 < ahead <= 64
    found = worker_process.answer(Job(1, 0, GAME.id, observation, HASTY, 7), Nobody(), mused).thought
    assert found.action in observation.legal
    assert {each.action for each in found.candidates} <= set(observation.legal)
    assert sum(each.visits for each in found.candidates) > HASTY.effort.iterations


def test_thinking_ahead_goes_on_from_a_later_view_and_stays_bounded(match: Match) -> None:
    before, observation = before_and_after(match)
    first = worker_process.muse(worker_process.Musing(GAME.id, before, AHEAD, 5), Nobody())
    again = worker_process.muse(worker_process.Musing(GAME.id, observation, AHEAD, 6), Nobody(), first)
    assert again is first
    assert again.view == observation.view
    assert again.iterations == 64
    other = worker_process.muse(worker_process.Musing(GAME.id, match.seat(2), AHEAD, 6), Nobody(), first)
    assert other is not first


def test_what_was_thought_ahead_of_something_else_is_not_used(match: Match) -> None:
    mused = worker_process.muse(worker_process.Musing(GAME.id, match.seat(0), AHEAD, 5), Nobody())
    job = Job(1, 0, GAME.id, replace(match.seat(0), legal=("nothing that was thought of",)), HASTY, 7)
    assert worker_process.answer(job, Nobody(), mused).thought.action == "nothing that was thought of"


def test_a_question_ends_what_is_thought_ahead(worker: Worker, match: Match) -> None:
    started(worker, match)
    worker.muse(GAME.id, match.seat(0), ENDLESS)
    worker.ask(GAME.id, match.seat(1), HASTY)
    assert wait(worker) == Answer(choose(GAME, match.seat(1), HASTY, module.seed_for("a salt", match.seat(1))))
    worker.ask(GAME.id, match.seat(0), HASTY)
    ahead = wait(worker).thought
    assert sum(each.visits for each in ahead.candidates) > HASTY.effort.iterations


def test_nothing_is_thought_ahead_while_something_is_asked(worker: Worker, match: Match) -> None:
    worker.ask(GAME.id, match.seat(0), HASTY)
    worker.muse(GAME.id, match.seat(0), ENDLESS)
    assert wait(worker) == Answer(choose(GAME, match.seat(0), HASTY, module.seed_for("a salt", match.seat(0))))
