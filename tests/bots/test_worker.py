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

from game.bots import worker as module
from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE, Level
from game.bots.search import Effort, Search
from game.bots.worker import Answer, Job, Worker
from game.core.chance import FastChance
from game.core.match import Match, Player, SeatView
from game.games.key_largo import GAME

ENDLESS = Level("endless", Effort(10**9, 1), 0, 0.0, "")
HASTY = Level("hasty", Effort(8, 1), 0, 0.0, "")


@pytest.fixture
def worker():
    one = Worker("a salt")
    yield one
    one.close()


@pytest.fixture
def match() -> Match:
    return Match.start(GAME.id, [Player(name, "bot:mate") for name in "ABCD"], seed="SECRET-SEED")


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
    sight = match.seat(0)
    worker.ask(GAME.id, sight, HASTY)
    assert worker.thinking
    answer = wait(worker)
    assert not worker.thinking
    assert answer == Answer(choose(GAME, sight, HASTY, module.seed_for("a salt", sight)))


def test_asking_again_gives_the_same_answer_and_another_start_another_luck(match: Match) -> None:
    sight = match.seat(1)
    assert module.seed_for("one", sight) == module.seed_for("one", sight)
    assert module.seed_for("one", sight) != module.seed_for("two", sight)
    assert module.seed_for("one", sight) != module.seed_for("one", match.seat(2))


def test_polling_never_waits_for_the_worker(worker: Worker, match: Match) -> None:
    started(worker, match)
    os.kill(worker.pid, signal.SIGSTOP)
    worker.ask(GAME.id, match.seat(0), HASTY)
    assert [worker.poll() for _frame in range(100)] == [None] * 100
    os.kill(worker.pid, signal.SIGCONT)
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
    dead = worker.pid
    os.kill(dead, signal.SIGKILL)
    answer = wait(worker)
    assert "exit code -9" in answer.trouble
    assert answer.thought.action in match.seat(0).legal
    assert worker.pid != dead
    worker.ask(GAME.id, match.seat(0), HASTY)
    assert wait(worker).trouble == ""


def test_a_bot_that_cannot_think_still_moves_and_says_why(worker: Worker, match: Match) -> None:
    sight = replace(match.seat(0), view="no view at all")
    worker.ask(GAME.id, sight, MATE)
    answer = wait(worker)
    assert "in _answer" in answer.trouble and "AttributeError" in answer.trouble
    assert "no view at all" not in answer.trouble, "what a bot knows is not logged"
    assert answer.thought.action in sight.legal


def test_the_worker_lets_the_window_go_first(worker: Worker, match: Match) -> None:
    started(worker, match)
    mine = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == min(19, mine + module.NICENESS)


def test_closing_ends_the_process(match: Match) -> None:
    one = Worker()
    one.ask(GAME.id, match.seat(0), ENDLESS)
    one.close()
    assert not alive(one.pid)


def test_no_orphan_is_left_when_the_window_is_killed() -> None:
    script = """
import time
from game.bots.levels import DECKHAND, Level
from game.bots.search import Effort, Search
from game.bots.worker import Worker
from game.core.match import Match, Player
sight = Match.start("key_largo", [Player(name) for name in "ABC"]).seat(0)
worker = Worker()
worker.ask("key_largo", sight, DECKHAND)
while worker.poll() is None:
    time.sleep(0.01)
worker.ask("key_largo", sight, Level("endless", Effort(10**9, 1), 0, 0.0, ""))
print(worker.pid, flush=True)
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


@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_a_job_is_made_of_what_one_seat_may_know_and_nothing_else(level: Level, match: Match, monkeypatch) -> None:
    sent = []
    monkeypatch.setattr(Worker, "_start", lambda self: None)
    monkeypatch.setattr(Worker, "_send", lambda self, message: sent.append(pickle.dumps(message)))
    Worker("a salt").ask(GAME.id, match.seat(0), level)
    listing = Listing(sent[0])
    job = listing.load()
    assert listing.classes <= {Job, SeatView, Level, Effort, *GAME.vocabulary}
    assert job.sight.view == match.seat(0).view
    assert job.sight.events == ()
    assert b"SECRET-SEED" not in sent[0]


def test_the_worker_loads_no_screen() -> None:
    script = "import sys, game.bots.worker, game.games; print('pygame' in sys.modules or 'pytmx' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_a_bot_without_a_choice_thinks_as_long_as_one_with_a_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    searched = []
    monkeypatch.setattr(Search, "iterate", lambda self: searched.append(self.view) or one_iteration(self))
    match = Match.start(GAME.id, [Player(name, "bot:mate") for name in "ABC"], seed="alone", options=MET)
    luck = FastChance(1)
    while not match.over:
        seat = luck.pick(match.actors())
        sight = match.seat(seat, match.step)
        if len(sight.legal) == 1 and sight.view.phase == "sabotage":
            break
        match.play(seat, luck.pick(sight.legal))
    idle = module._answer(Job(1, GAME.id, sight, HASTY, 7), Nobody())
    assert idle.thought.action == sight.legal[0]
    assert len(searched) == HASTY.effort.iterations
    searched.clear()
    module._answer(Job(1, GAME.id, sight, DECKHAND, 7), Nobody())
    assert not searched


class Nobody:
    """A pipe that nobody writes to."""

    def poll(self) -> bool:
        return False


one_iteration = Search.iterate
MET = GAME.options(encounters=True)
