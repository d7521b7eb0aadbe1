"""A look for puzzles in an own game: in a process of its own, with progress, to be stopped, and kept as it is found."""

import msgspec
import pytest

from game.core import save
from game.games import BOXES, replay_match
from game.logbook.store import Logbook
from game.logbook.writing import write_down
from game.puzzles import finding, search_process, shipped
from game.puzzles.finding import Question
from game.puzzles.search_process import PuzzleHunt, Said, SearchFailed, serve
from game.storage import puzzle_book
from game.ui.scenes import to
from game.ui.scenes.puzzles import known, search
from game.ui.scenes.puzzles.known import OWN
from game.ui.scenes.puzzles.puzzle_list import PuzzleList
from tests.puzzles.test_finding import played
from tests.ui.checks import faults
from tests.ui.test_puzzles import FAST

PUZZLE = next(shipped.of(box) for box in BOXES if shipped.of(box))[0]


class Pipe:
    """The process's end of the pipe, which keeps what is said."""

    def __init__(self):
        self.said = []

    def send_bytes(self, data):
        self.said.append(msgspec.json.decode(data, type=Said))

    def recv_bytes(self):
        raise EOFError

    def close(self):
        self.closed = True


def test_the_process_tells_how_far_it_is_and_what_it_found(monkeypatch):
    monkeypatch.setattr(search_process, "stand_back", lambda: None)
    some = Question(None, ((1,), (2,)), (), ())
    monkeypatch.setattr(finding, "question", lambda game, decision: some if decision.step < 20 else None)
    monkeypatch.setattr(finding, "glance", lambda *_more: True)
    hopeful = finding.race.judged([finding.race.Runner((n,), [n / 4]) for n in (1, 2)])
    monkeypatch.setattr(finding, "rough", lambda *_more: hopeful)
    monkeypatch.setattr(finding, "prove", lambda *_more: None)
    pipe = Pipe()
    serve(pipe, save.write(played("key_largo", 400).to_document()), (0,))
    parts = [said.part for said in pipe.said]
    assert parts == sorted(parts)
    assert pipe.said[-1].done
    assert parts[-1] == 1.0
    assert len(pipe.said) > 3


class Hunt:
    """In place of the process: each look tells one thing more."""

    def __init__(self, document, seats):
        self.document, self.seats = document, seats
        self.part, self.found, self.closed, self.polls = 0.0, [], False, 0

    def poll(self):
        self.polls += 1
        self.part = min(1.0, self.polls / 4)
        if self.polls == 2:
            self.found.append(PUZZLE)
        return self.polls == 4

    def close(self):
        self.closed = True


class Dying(Hunt):
    def poll(self):
        raise SearchFailed


def searching(stage, monkeypatch, hunt=Hunt, match=None):
    hunts = []
    monkeypatch.setattr(search, "PuzzleHunt", lambda *given: hunts.append(hunt(*given)) or hunts[-1])
    app = stage(PuzzleList(), (1280, 720), FAST)
    app.app.go(to.PuzzleSearch(match or played("key_largo", 400)))
    return app, hunts


def test_what_is_found_is_kept_at_once_and_leads_to_the_own_puzzles(stage, monkeypatch, unpainted):
    app, hunts = searching(stage, monkeypatch)
    app.advance(90, 90)
    app.advance(90, 90)
    assert puzzle_book.own(known.person()) == (PUZZLE,)
    assert not app.scene.done
    assert not faults(app)
    app.advance(400, 90)
    assert app.scene.done
    assert hunts[0].closed
    assert not faults(app)
    assert app.scene.solve.label == "Solve it", "there is only one"
    app.press("Enter")
    assert app.scene.name == "puzzles"
    assert app.scene.group == OWN
    assert app.scene.next == (OWN, PUZZLE)


def test_it_can_be_stopped_and_what_was_found_stays(stage, monkeypatch, unpainted):
    app, hunts = searching(stage, monkeypatch)
    app.advance(90, 90)
    app.advance(90, 90)
    app.press("Esc")
    assert app.scene.name == "puzzles"
    assert hunts[0].closed
    assert puzzle_book.own(known.person()) == (PUZZLE,)


def test_a_search_that_fails_says_so(stage, monkeypatch, unpainted):
    app, hunts = searching(stage, monkeypatch, Dying)
    app.advance(200, 90)
    assert app.scene.trouble
    assert hunts[0].closed
    assert not faults(app)


def test_a_game_among_bots_alone_has_no_own_decisions(stage, monkeypatch, unpainted):
    match = replay_match(PUZZLE.document())
    app, hunts = searching(stage, monkeypatch, match=match)
    app.advance(90, 90)
    assert app.scene.trouble
    assert not hunts


def test_the_real_process_is_started_and_ends_when_it_is_closed():
    hunt = PuzzleHunt(played("key_largo", 400).to_document(), (0,))
    process = hunt._process
    assert process.is_alive()
    hunt.close()
    process.join(10)
    assert not process.is_alive()


def test_a_process_that_dies_is_noticed():
    hunt = PuzzleHunt(played("key_largo", 400).to_document(), (0,))
    hunt._process.kill()
    hunt._process.join(10)
    hunt._line._reader.join(10)
    with pytest.raises(SearchFailed):
        while True:
            hunt.poll()
    hunt.close()


def test_the_list_of_puzzles_leads_to_an_own_game_to_be_searched(stage, monkeypatch, unpainted):
    monkeypatch.setattr(search, "PuzzleHunt", Hunt)
    book = Logbook()
    whole = write_down(played("key_largo", 9999), book, None, "2026-11-02T20:00:00+00:00")
    told = msgspec.structs.replace(book.entries()[0], id="only told", ended="2026-11-03T20:00:00+00:00")
    book.write(told)
    monkeypatch.setattr(known, "person", lambda: "")
    app = stage(PuzzleList(), (1280, 720), FAST)
    app.click("search")
    assert "Search which game?" in app.texts
    assert list(app.scene.entries) == [whole]
    app.press("Enter")
    assert app.scene.name == "puzzle search"
    assert app.scene.logged == whole
