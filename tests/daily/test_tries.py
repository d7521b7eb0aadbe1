"""First tries in the logbook: one a day, box and person, written when they begin and, with the game, when they end."""

import json
import sqlite3
from datetime import date, timedelta

import msgspec
import pytest

from game.core.chance import FastChance
from game.daily.challenge import challenge_of
from game.daily.medals import best_of, known_of, streaks
from game.logbook import schema
from game.logbook.chest_log import ChestLog
from game.logbook.export import export, read_in
from game.logbook.store import Logbook, LogTrouble
from game.logbook.tries import Try, figure_of, medal, targets
from game.logbook.writing import catch_up, set_apart, write_down
from game.storage.autosaves import Autosave

DAY = date(2026, 11, 23)
BEGUN = "2026-11-23T20:00:00+00:00"


@pytest.fixture(name="book")
def _book(tmp_path):
    return ChestLog(tmp_path / "log.sqlite")


def begin(book, box="key_largo", day=DAY, person="Ana"):
    challenge = challenge_of(box, day)
    new = Try(day=day.isoformat(), game=box, person=person, version=challenge.version, seed=challenge.seed,
              begun=BEGUN)  # fmt: skip
    return challenge, book.begin(new)


def at_random(challenge, luck, person="Ana"):
    """The game of this challenge played to its end, somehow."""
    match, chance = challenge.match(person, 4), FastChance(luck)
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, chance.pick(match.seat(seat).legal))
    return match


def test_the_first_try_counts_and_no_other(book):
    challenge, first = begin(book)
    assert first
    assert not begin(book)[1]
    one, two = at_random(challenge, 1), at_random(challenge, 2)
    set_apart(two, "practice")
    write_down(one, book, None, BEGUN)
    write_down(two, book, None, BEGUN)
    [attempt] = book.tries("Ana")
    assert attempt.figure == figure_of(one, challenge.seat)
    assert book.count() == 2


def test_practice_before_the_first_try_ends_is_not_the_first_try(book):
    challenge, _first = begin(book)
    practice = at_random(challenge, 2)
    set_apart(practice, "practice")
    write_down(practice, book, None, BEGUN)
    assert not book.tries("Ana")[0].finished


def test_the_same_seed_without_a_try_that_was_begun_is_no_try(book):
    challenge = challenge_of("key_largo", DAY)
    write_down(at_random(challenge, 1), book, None, BEGUN)
    assert book.tries() == ()
    assert begin(book)[1]
    assert not book.tries("Ana")[0].finished


def test_everybody_has_a_first_try_of_the_own(book):
    assert begin(book, person="Ana")[1]
    assert begin(book, person="Ben")[1]
    assert not begin(book, person="ANA")[1]
    assert [each.person for each in book.tries("ana")] == ["Ana"]
    assert len(book.tries()) == 2


def test_a_try_begun_before_midnight_counts_for_its_own_day(book):
    challenge, _first = begin(book)
    assert begin(book, day=DAY + timedelta(days=1))[1]
    write_down(at_random(challenge, 1), book, None, "2026-11-24T00:40:00+00:00")
    assert [(each.date, each.finished) for each in book.tries("Ana")] == [
        (DAY, True), (DAY + timedelta(days=1), False)
    ]  # fmt: skip


def test_killed_between_the_end_and_the_writing_the_try_has_ended_all_the_same(book):
    challenge, _first = begin(book)
    match = at_random(challenge, 1)
    autosave = Autosave.begin(match)
    autosave.close(match)
    autosave.release()
    assert not book.tries("Ana")[0].finished
    assert catch_up(book) == 1
    [attempt] = book.tries("Ana")
    assert attempt.figure == figure_of(match, challenge.seat)
    assert book.has(attempt.id)


def test_game_and_try_are_written_together_or_not_at_all(book, monkeypatch):
    challenge, _first = begin(book)
    monkeypatch.setattr("game.logbook.store.tries.finish", lambda *all: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_down(at_random(challenge, 1), book, None, BEGUN)
    assert book.count() == 0


def test_who_left_the_seat_to_a_bot_has_not_finished(book):
    challenge, _first = begin(book)
    match = at_random(challenge, 1)
    match.annotate(challenge.seat, "bot since", "3")
    write_down(match, book, None, BEGUN)
    assert not book.tries("Ana")[0].finished


def test_a_logbook_from_before_the_chest_is_brought_up_to_date(tmp_path):
    path = tmp_path / "log.sqlite"
    with sqlite3.connect(path) as file:
        for step in schema.STEPS[:2]:
            for statement in step.split(";"):
                file.execute(statement)
        file.execute("INSERT INTO marks VALUES ('old', 3, 'here')")
        file.execute("PRAGMA user_version = 2")
    book = ChestLog(path)
    assert book.marks("old") == {3: "here"}
    assert begin(book)[1]
    assert len(book.tries()) == 1


def test_a_person_who_is_renamed_keeps_the_tries_and_one_who_is_forgotten_leaves_none(book):
    challenge, _first = begin(book)
    write_down(at_random(challenge, 1), book, None, BEGUN)
    book.change(msgspec.structs.replace(book.person("Ana"), name="Anouk"))
    assert [each.finished for each in book.tries("Anouk")] == [True]
    book.forget(book.person("Anouk"), "Somebody")
    assert book.tries() == ()
    assert b"Anouk" not in book.path.read_bytes()


def test_a_row_that_cannot_be_read_is_left_out(book):
    begin(book)
    with sqlite3.connect(book.path) as file:
        file.execute("INSERT INTO tries VALUES ('yesterday', 'key_largo', 'ana', 'Ana', '1', 's', '', '', 0)")
    assert len(book.tries("Ana")) == 1


def test_looking_makes_no_file(tmp_path):
    book = ChestLog(tmp_path / "log.sqlite")
    assert book.tries() == ()
    assert book.reckoned("2026-11-23", "key_largo", "1") == ((), b"")
    assert not book.path.exists()
    assert isinstance(book, Logbook)


# ---- medals


def test_targets_are_ordered_whoever_made_them():
    assert targets((28, 34, 27)) == (27, 28, 34)
    assert [medal(figure, (28, 34, 27)) for figure in (26, 27, 28, 33, 34, 99)] == [0, 1, 2, 2, 3, 3]


def test_nothing_at_all_is_no_target():
    assert targets((0, 0, 5)) == (1, 1, 5)
    assert medal(0, (0, 0, 0)) == 0


def test_there_is_no_medal_before_all_three_have_played(book):
    challenge, _first = begin(book)
    match = at_random(challenge, 1)
    write_down(match, book, None, BEGUN)
    key = (DAY.isoformat(), "key_largo", challenge.version)
    book.keep_reckoned(*key, (0, 0))
    assert book.tries("Ana")[0].medal == 0
    book.keep_reckoned(*key, (0, 1, 10**6))
    assert book.tries("Ana")[0].medal == (2 if book.tries("Ana")[0].figure else 0)


def attempt(day, figure=5, id="g", figures=(1, 5, 9), game="key_largo"):
    return Try(day=day, game=game, person="Ana", version="1", id=id, figure=figure, figures=figures)


def test_a_day_has_its_best_medal_and_one_that_was_only_begun_none():
    tries = [
        attempt("2026-11-01", 1), attempt("2026-11-01", 9, game="keyflower"), attempt("2026-11-02", 0),
        attempt("2026-11-03", id=""),
    ]  # fmt: skip
    assert best_of(tries) == {date(2026, 11, 1): 3, date(2026, 11, 2): 0}


def test_no_medal_is_denied_while_the_bots_still_play_for_the_targets():
    tries = [attempt("2026-11-01", 9, figures=(1,)), attempt("2026-11-02", 0), attempt("2026-11-03", id="")]
    assert known_of(tries) == {date(2026, 11, 2): 0}
    both = [*tries, attempt("2026-11-01", 5, game="keyflower")]
    assert known_of(both) == {date(2026, 11, 1): 2, date(2026, 11, 2): 0}


@pytest.mark.parametrize(
    ("days", "now", "found"),
    [
        ((), 5, (0, 0)),
        ((1, 2, 3), 3, (3, 3)),
        ((1, 2, 3), 4, (3, 3)),  # today may still be played
        ((1, 2, 3), 5, (0, 3)),
        ((1, 2, 5), 5, (1, 2)),
    ],
)
def test_streaks(days, now, found):
    assert streaks([date(2026, 11, day) for day in days], date(2026, 11, now)) == found


# ---- export


def test_days_are_exported_and_read_in_elsewhere(book, tmp_path):
    challenge, _first = begin(book)
    write_down(at_random(challenge, 1), book, None, BEGUN)
    book.keep_reckoned(DAY.isoformat(), "key_largo", challenge.version, (900, 1500, 1200))
    begin(book, box="keyflower")
    _table, whole = export(book, tmp_path / "out", "log")
    [head, row] = (tmp_path / "out" / "log-days.csv").read_text().splitlines()
    assert head == "day,game,person,version,figure,bronze,silver,gold,medal"
    figure = book.tries("Ana")[0].figure
    aims = f"{figure},900,1200,1500,{medal(figure, (900, 1500, 1200))}"
    assert row == f"2026-11-23,key_largo,Ana,{challenge.version},{aims}"
    other = ChestLog(tmp_path / "other.sqlite")
    read_in(other, whole)
    read_in(other, whole)
    [attempt] = other.tries("Ana")
    assert (attempt.figure, attempt.figures) == (figure, (900, 1500, 1200))
    assert not begin(other)[1], "the first try was made on the other computer"


@pytest.mark.parametrize("bad", [{"figure": 10**30}, {"figures": [1, 2, 10**30]}, {"figures": [1, 2, 3, 4]}])
def test_days_with_figures_that_cannot_be_are_refused_in_words(book, tmp_path, bad):
    day = {"day": "2026-11-23", "game": "key_largo", "person": "Ana", "version": "1/1", "id": "x", "figure": 5}
    file = tmp_path / "log.json"
    file.write_bytes(msgspec.json.encode({"people": [], "games": [], "days": [day]}))
    read_in(book, file)
    file.write_text(json.dumps({"people": [], "games": [], "days": [{**day, "person": "Ben", **bad}]}))
    with pytest.raises(LogTrouble, match=r"log\.json cannot be read"):
        read_in(book, file)
    assert [each.person for each in book.tries()] == ["Ana"]


def test_an_export_gives_nothing_away_of_a_game_that_goes_on(book, tmp_path):
    challenge, _first = begin(book)
    book.meet("Ana", 4, BEGUN)
    export(book, tmp_path / "out", "log")
    for file in (tmp_path / "out").iterdir():
        assert challenge.seed.encode() not in file.read_bytes()
        assert b"key_largo" not in file.read_bytes()
