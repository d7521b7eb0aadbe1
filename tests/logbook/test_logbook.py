"""The logbook's file: every finished game whole and once, whatever happens to program and disk."""

import sqlite3

import msgspec
import pytest

from game.core.pins import hashed
from game.core.save import write
from game.logbook import schema, store
from game.logbook.entry import Entry, SeatEntry
from game.logbook.export import as_csv, as_json, export, read_in
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import catch_up, entry_of, mark_of, set_apart, standing_of, write_down
from game.storage.autosaves import Autosave
from game.ui.shell.shot import played
from tests.ui.at_shell import finished, under_way

DAY = "2026-11-02T20:00:00+00:00"


@pytest.fixture(name="book")
def _book(tmp_path):
    return Logbook(tmp_path / "log.sqlite")


def game(n=0, ranks=(0, 1), people=("Ana", "Ben"), standing="counted", **more):
    seats = tuple(
        SeatEntry(name=name, kind="human", colour=k, person=name, rank=rank, score=100 - rank, share=float(rank == 0))
        for k, (name, rank) in enumerate(zip(people, ranks, strict=True))
    )
    return Entry(id=f"g{n}", game="key_largo", ended=f"2026-11-{n + 1:02}T20:00:00+00:00", standing=standing,
                 seats=seats, **more)  # fmt: skip


def test_a_game_is_written_once_with_everything_that_was_played(book):
    match = finished()
    id = write_down(match, book, None, DAY)
    assert write_down(match, book, None, DAY) == id
    assert book.count() == 1
    assert [person.name for person in book.people()] == [each.name for each in match.players if each.human]
    kept = book.kept(id)
    assert kept.steps == match.to_document().steps
    [entry] = book.entries()
    assert [seat.score for seat in entry.seats] == list(match.result().scores)
    assert [seat.rank for seat in entry.seats].count(0) == len(match.result().winners)


@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "killmans_keep", "keyflower"])
def test_every_box_tells_how_a_seat_has_begun(box):
    match = played(box, 4, "7", 9999)
    entry = entry_of(match, DAY)
    assert all(seat.opening for seat in entry.seats), entry
    assert {seat.rank for seat in entry.seats} >= {0}


def test_a_game_that_bots_play_among_themselves_is_not_written(book):
    match = played("key_largo", 3, "7", 9999)
    for seat in range(3):
        match.hand_over(seat, "bot:mate")
    assert write_down(match, book) == ""
    assert book.count() == 0


def test_what_was_killed_before_it_was_written_is_written_at_the_next_look(book, tmp_path):
    autosave = Autosave.begin(finished())
    autosave.close(finished())
    autosave.release()
    going_on = Autosave.begin(under_way())
    going_on.release()
    assert catch_up(book) == 1
    assert catch_up(book) == 0
    assert book.entries()[0].id == mark_of(finished().to_document())


def test_half_a_game_is_never_written(book, monkeypatch):
    monkeypatch.setattr("game.logbook.store.save.write", lambda document: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        write_down(finished(), book, None, DAY)
    assert book.count() == 0
    assert book.people() == ()


def test_a_damaged_file_is_set_aside_and_said(tmp_path):
    path = tmp_path / "log.sqlite"
    path.write_bytes(b"no logbook at all, " * 500)
    book = Logbook(path)
    assert "set aside" in book.notice
    assert book.count() == 0
    [aside] = tmp_path.glob("log-damaged-*")
    assert aside.read_bytes().startswith(b"no logbook")


def test_a_torn_file_is_set_aside_too(tmp_path):
    path = tmp_path / "log.sqlite"
    write_down(finished(), Logbook(path), None, DAY)
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + bytes(len(whole) - 4096))
    store._LOOKED_AT.clear()  # the program starts again
    assert Logbook(path).notice
    assert Logbook(path).count() == 0


def test_looking_into_a_logbook_that_is_not_there_makes_none(tmp_path):
    book = Logbook(tmp_path / "log.sqlite")
    assert (book.count(), book.people(), book.entries(), book.has("x"), book.marks("x")) == (0, (), (), False, {})
    assert list(tmp_path.iterdir()) == []


def test_a_newer_file_is_left_as_it_is(tmp_path):
    path = tmp_path / "log.sqlite"
    with sqlite3.connect(path) as file:
        file.execute(f"PRAGMA user_version = {schema.FORMAT + 1}")
    before = path.read_bytes()
    book = Logbook(path)
    with pytest.raises(LogTrouble, match="newer"):
        book.count()
    assert path.read_bytes() == before


def test_an_older_file_is_brought_up_to_date(tmp_path):
    path = tmp_path / "log.sqlite"
    with sqlite3.connect(path) as file:
        for statement in schema.STEPS[0].split(";"):
            file.execute(statement)
        file.execute("PRAGMA user_version = 1")
        seats = msgspec.json.encode(game().seats).decode()
        file.execute("INSERT INTO games VALUES ('old', 'key_largo', ?, 30, 'counted', '', '', ?)", (DAY, seats))
    book = Logbook(path)
    assert [entry.id for entry in book.entries()] == ["old"]
    book.mark("old", 3, "here")
    assert book.marks("old") == {3: "here"}
    with pytest.raises(LogTrouble, match="result"):
        book.kept("old")


def test_a_line_that_cannot_be_read_is_left_out_and_counted(book):
    book.write(game())
    with sqlite3.connect(book.path) as file:
        file.execute("INSERT INTO games VALUES ('bad', 'key_largo', 'yesterday', 0, 'counted', '', '', '[]')")
    assert [entry.id for entry in book.entries()] == ["g0"]
    assert "1" in book.notice


def test_two_windows_share_a_logbook(book):
    other = Logbook(book.path)
    assert book.write(game(1))
    assert not other.write(game(1))
    assert other.write(game(2))
    assert book.count() == 2


def test_a_person_is_changed_everywhere_and_forgotten_everywhere(book):
    match = finished(5)
    id = write_down(match, book, None, DAY)
    ana = book.person("ANA")
    book.change(msgspec.structs.replace(ana, name="Anna", pin=hashed("1234"), text=150))
    assert book.person("anna").text == 150
    assert book.entries()[0].seat_of("Anna").name == "Anna"
    assert "Anna" in [player.name for player in book.kept(id).players]
    with pytest.raises(LogTrouble, match="already"):
        book.change(msgspec.structs.replace(book.person("Anna"), name="ben"))
    book.forget(book.person("Anna"), "Somebody")
    assert book.person("Anna") is None
    assert book.entries()[0].seat_of("Anna") is None
    assert b'"Ann' not in write(book.kept(id))
    assert b"Anna" not in book.path.read_bytes()


def test_games_that_stand_apart_say_why():
    match = played("key_largo", 3, "8", 12)
    assert standing_of(match) == "counted"
    set_apart(match, "practice")
    set_apart(match, "open")
    assert standing_of(match) == "practice"
    match.map = "somewhere/else.tmx"
    assert standing_of(match) == "custom map"


def test_what_is_exported_can_be_read_in_elsewhere(book, tmp_path):
    for n in range(3):
        book.write(game(n))
    book.change(msgspec.structs.replace(book.person("Ana"), pin=hashed("1234")))
    table, whole = export(book, tmp_path / "out", "log")
    other = Logbook(tmp_path / "other.sqlite")
    assert read_in(other, whole) == 3
    assert read_in(other, whole) == 0
    assert other.entries() == book.entries()
    assert other.person("Ana").pin == ""
    assert len(table.read_text().splitlines()) == 1 + 6


@pytest.mark.parametrize("bad", [b"", b"{", b'{"format": 9}', b'{"games": [{"id": 1}]}', b"[]" * 10])
def test_what_is_no_logbook_is_not_read_in(book, tmp_path, bad):
    file = tmp_path / "x.json"
    file.write_bytes(bad)
    with pytest.raises(LogTrouble):
        read_in(book, file)
    with pytest.raises(LogTrouble):
        read_in(book, tmp_path / "nowhere.json")
    assert book.count() == 0


def test_a_spreadsheet_finds_no_formula():
    assert "\n" not in as_csv((game(people=("=1+1", "Ben")),)).splitlines()[1]
    assert ",'=1+1," in as_csv((game(people=("=1+1", "Ben")),))
    assert ",'=1+1," in as_csv((msgspec.structs.replace(game(), map="=1+1"),))
    assert b"scrypt" not in as_json((), (game(),))
