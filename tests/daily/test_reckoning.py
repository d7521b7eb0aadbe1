"""The targets of a day: the same wherever they are worked out, kept on the way, and made from one seat's view alone."""

import multiprocessing
import sqlite3
import time
from contextlib import closing
from datetime import date

import msgspec
import pytest

from game.bots import child_process
from game.bots.levels import DECKHAND, MATE, OLD_SALT, SKIPPER, find_level
from game.core.seats import SeatView
from game.daily import reckoning, reckoning_process
from game.daily.challenge import challenge_of
from game.daily.reckoning import Reckoned, UnderWay, affordable, reckon
from game.daily.reckoning_process import Reckoning, Said, _reckon
from game.games import BOXES
from game.logbook.chest_log import ChestLog

DAY = date(2026, 11, 23)


@pytest.fixture(name="by_thumb")
def _by_thumb(monkeypatch):
    """Nobody searches: games end at once, and are as sure to be the same again."""
    monkeypatch.setattr(reckoning, "affordable", lambda level, ways: DECKHAND)


def last(steps):
    *_way, found = steps
    return found


@pytest.mark.sample(3)
@pytest.mark.parametrize("box", [*BOXES[:3], *(pytest.param(box, marks=pytest.mark.wide) for box in BOXES[3:])])
def test_three_bots_play_the_day_in_the_persons_seat(box, by_thumb):
    challenge = challenge_of(box, DAY)
    said = [each for each in reckon(challenge) if not isinstance(each, UnderWay)]
    assert [len(each.figures) for each in said] == [1, 2, 3]
    assert said[-1].whole
    assert said[-1].part == 1


def test_what_was_kept_on_the_way_is_gone_on_with_to_the_same_end(by_thumb):
    challenge = challenge_of("key_largo", DAY)
    whole = last(reckon(challenge)).figures
    for stop in (1, 150, 400):
        steps = reckon(challenge)
        for _n in range(stop):
            now = next(steps)
        kept = now.packed() if isinstance(now, UnderWay) else now
        kept = msgspec.msgpack.decode(msgspec.msgpack.encode(kept), type=Reckoned)
        before = len(kept.figures)
        again = reckon(challenge, kept)
        first = next(again)
        if isinstance(now, UnderWay):
            assert first.match.step == now.match.step + 1 or len(first.figures) > before
        assert last(again).figures == whole


def test_something_damaged_or_of_another_day_is_begun_anew(by_thumb):
    challenge = challenge_of("key_largo", DAY)
    other = reckon(challenge_of("key_largo", date(2026, 11, 24)))
    for _n in range(9):
        now = next(other)
    whole = last(reckon(challenge)).figures
    assert last(reckon(challenge, Reckoned(under_way=b"nonsense"))).figures == whole
    assert last(reckon(challenge, Reckoned(under_way=now.packed().under_way))).figures == whole


def test_they_think_as_their_levels_do_but_without_a_clock():
    ways = [affordable(level, 300).effort for level in (MATE, SKIPPER, OLD_SALT)]
    assert [each.iterations for each in ways] == [75, 150, 300]
    assert all(each.seconds is None for each in ways)
    assert [each.horizon for each in ways] == [each.effort.horizon for each in (MATE, SKIPPER, OLD_SALT)]
    assert affordable(MATE, 10**6).effort.iterations == MATE.effort.iterations
    assert affordable(find_level("deckhand"), 300) == DECKHAND


def test_whoever_decides_sees_what_its_own_seat_sees(monkeypatch, by_thumb):
    challenge = challenge_of("key_largo", DAY)
    chosen, seen = reckoning.choose, []

    def look(game, observation, level, seed):
        seen.append((type(observation), observation.seat, observation.actors, seed))
        assert all(event.event.to in (None, observation.seat) for event in observation.events)
        return chosen(game, observation, level, seed)

    monkeypatch.setattr(reckoning, "choose", look)
    last(reckon(challenge))
    assert {kind for kind, *_rest in seen} == {SeatView}
    assert all(seat == actors[0] for _kind, seat, actors, _seed in seen)
    assert len({seed for *_rest, seed in seen}) > len(seen) / 2


def test_the_process_is_told_a_date_and_boxes_and_nothing_of_a_game(tmp_path, monkeypatch):
    """Whatever is being played at the table: two games of one day that differ have the same targets worked out."""
    told = []
    monkeypatch.setattr(child_process.multiprocessing, "get_context", lambda way: Context(told))
    Reckoning(ChestLog(tmp_path / "log.sqlite"), DAY, ["key_largo"]).close()
    assert told == [(str(tmp_path / "log.sqlite"), "2026-11-23", ("key_largo",))]


class Context:
    """Processes that are never started."""

    def __init__(self, told):
        self.told = told

    def Pipe(self):
        return multiprocessing.Pipe()

    def Process(self, target, args, name, daemon):
        self.told.append(args[1:])
        return type("Process", (), {"start": lambda self: None, "pid": None})()


def test_a_box_is_worked_out_once_and_kept(tmp_path, by_thumb):
    book = ChestLog(tmp_path / "log.sqlite")
    here, there = multiprocessing.Pipe()
    _reckon(there, book, "key_largo", DAY)
    key = (DAY.isoformat(), "key_largo", challenge_of("key_largo", DAY).version)
    figures, rest = book.reckoned(*key)
    assert len(figures) == 3
    assert rest == b""
    while here.poll():
        said = msgspec.msgpack.decode(here.recv_bytes(), type=Said)
    assert (said.part, said.figures) == (1, figures)
    _reckon(there, book, "key_largo", DAY)
    assert not here.poll(), "nothing was left to do"


@pytest.mark.sample(3)
@pytest.mark.parametrize("figures", ["[1, 2, 3, 4]", "nonsense", '["many"]'])
def test_targets_that_cannot_be_read_are_worked_out_anew(tmp_path, by_thumb, figures):
    book = ChestLog(tmp_path / "log.sqlite")
    key = (DAY.isoformat(), "key_largo", challenge_of("key_largo", DAY).version)
    book.keep_reckoned(*key, (), b"nonsense")
    with closing(sqlite3.connect(book.path)) as file, file:
        file.execute("UPDATE targets SET figures = ?", (figures,))
    assert book.reckoned(*key)[0] == ()
    here, there = multiprocessing.Pipe()
    _reckon(there, book, "key_largo", DAY)
    assert here.poll()
    assert book.reckoned(*key)[0] == last(reckon(challenge_of("key_largo", DAY))).figures


def test_killed_in_the_middle_of_a_game_it_goes_on_where_it_was(tmp_path, by_thumb, monkeypatch):
    book = ChestLog(tmp_path / "log.sqlite")
    here, there = multiprocessing.Pipe()
    monkeypatch.setattr(reckoning_process, "KEPT_EVERY", 0.0)
    monkeypatch.setattr(reckoning_process, "TOLD_EVERY", 0.0)
    here.close()
    with pytest.raises(OSError):
        _reckon(there, book, "key_largo", DAY)
    key = (DAY.isoformat(), "key_largo", challenge_of("key_largo", DAY).version)
    figures, rest = book.reckoned(*key)
    assert figures == ()
    assert msgspec.msgpack.decode(rest, type=Reckoned).under_way


def test_the_real_process_says_how_far_it_is_and_ends_at_once_when_told(tmp_path):
    work = Reckoning(ChestLog(tmp_path / "log.sqlite"), DAY, ["key_largo"])
    end = time.monotonic() + 60
    while not work.poll() and time.monotonic() < end:
        time.sleep(0.02)
    assert 0 < work.parts["key_largo"] < 1
    assert not work.done
    assert work.at == "key_largo"
    work.close()
    work._process.join(5)
    assert not work._process.is_alive()


def test_what_cannot_be_is_no_word_of_the_process(tmp_path, monkeypatch):
    monkeypatch.setattr(child_process.multiprocessing, "get_context", lambda way: Context([]))
    work = Reckoning(ChestLog(tmp_path / "log.sqlite"), DAY, ["key_largo"])
    with pytest.raises(reckoning_process.ReckoningFailed):
        work._note(Said("chess", 0.5))
    with pytest.raises(reckoning_process.ReckoningFailed):
        work._note(Said("key_largo", 0.5, (1, 2, 3, 4)))
    work.close()
