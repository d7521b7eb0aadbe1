"""A PIN outlives the program: it is asked for after a restart, guessing it takes long, and it is told nowhere."""

import random

import pytest

from game import paths
from game.commands import replay as told
from game.core.match import Match
from game.core.pins import hashed
from game.storage.autosaves import resume
from game.storage.guesses import FREE, LONGEST, MOST, Guesses, wait_after
from game.storage.reading import open_save
from game.storage.saves import save_as
from game.ui.scenes.play import navigation
from game.ui.scenes.start.launch import sit_down
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from tests.ui.at_screen import SMALL, Screen, key_largo, settings

MARK = hashed("4711")


@pytest.fixture
def _cheap(monkeypatch):
    """Hashes that cost nothing, where only counting matters."""
    monkeypatch.setattr("game.core.pins.COST", 2)


def began(pins):
    """A stage with the title and the table of a match in which these seats have PINs."""
    stage = HeadlessApp(Title(), SMALL, settings())
    sit_down(stage.app, key_largo("hhh"), pins=pins)
    stage.frame()
    return stage


def restarted():
    """The program at its next start."""
    return HeadlessApp(Title(), SMALL, settings())


def desk(stage):
    return next(scene for scene in stage.app.scenes if scene.name == "table")


def leave(stage):
    stage.app.pop(desk(stage))


def asked(stage):
    """Whether the PIN of whoever is called is asked for; the gate is opened."""
    stage.frame()
    assert stage.scene.name == "veil"
    stage.press("Space", "Space")
    return stage.scene.name == "keypad"


def test_continue_after_a_restart_asks_for_it():
    leave(began({0: "4711"}))
    stage = restarted()
    stage.click("continue")
    assert asked(stage)
    stage.press(*"4712")
    assert stage.scene.name == "keypad"
    stage.press(*"4711")
    assert stage.scene.name == "table" and stage.scene.session.showing.viewer == 0


@pytest.mark.parametrize("way", ["named save", "quick save", "restart", "hand over", "the journal of a killed program"])
def test_after_a_restart_no_way_to_the_table_leads_round_it(way):
    first = began({0: "4711"})
    save_as(desk(first).match, "Mine")
    navigation.quick_save(desk(first))
    if way != "the journal of a killed program":
        leave(first)
    stage = restarted()
    path = desk(first).autosave.path if way == "the journal of a killed program" else None
    match path, way:
        case None, "named save":
            sit_down(stage.app, open_save(paths.saves_folder() / "Mine.seachest"), resumed=True)
        case None, _:
            stage.click("continue")
        case _:
            sit_down(stage.app, open_save(path), resumed=True)
    match way:
        case "quick save":
            navigation.quick_load(desk(stage))
        case "restart":
            desk(stage).open_menu()
            stage.scene._begin_again()
        case "hand over":
            for kind in ("bot:deckhand", "human"):
                desk(stage).open_menu()
                stage.scene._hand_to(0, kind)
    assert asked(stage)


def test_a_single_player_with_a_pin_meets_the_veil_after_a_restart():
    stage = HeadlessApp(Title(), SMALL, settings())
    sit_down(stage.app, key_largo("hbb"), pins={0: "4711"})
    leave(stage)
    stage = restarted()
    stage.click("continue")
    assert asked(stage)


# ---- guessing


@pytest.mark.usefixtures("_cheap")
def test_wrong_guesses_take_longer_and_longer():
    assert [wait_after(times) for times in range(FREE)] == [0] * FREE
    waits = [wait_after(times) for times in range(FREE, 30)]
    assert waits[0] >= 5
    assert waits == sorted(waits) and max(waits) == LONGEST
    assert sum(wait_after(times) for times in range(100)) > 6 * 3600, "a hundred guesses take hours"


@pytest.mark.usefixtures("_cheap")
def test_while_one_waits_no_number_is_taken_not_even_the_right_one():
    screen = Screen(key_largo("hhh"))
    screen.desk.pins[0] = hashed("4711")
    screen.press("Space", "Space")
    for _time in range(FREE):
        screen.press(*"0000")
    assert any("Wait 5 seconds" in text for text in screen.texts)
    screen.press(*"4711")
    screen.click("digit 4")
    assert screen.scene.name == "keypad" and screen.scene._typed == ""
    screen.advance(3000, 100)
    assert any("Wait 2 seconds" in text for text in screen.texts)
    screen.press("Esc", "Space", "Space", *"4711")
    assert screen.scene.name == "keypad", "leaving the keypad is no way round"
    screen.advance(2500, 100)
    screen.press(*"4711")
    assert screen.scene is screen.desk
    assert screen.app.guesses.wait(screen.desk.pins[0], screen.app.clock.date()) == 0


def test_the_wait_survives_a_restart_and_a_right_guess_ends_it():
    first = Guesses()
    for _time in range(FREE + 2):
        first.note(MARK, right=False, now=1000.0)
    assert first.wait(MARK, 1000.0) == wait_after(FREE + 2)
    again = Guesses()
    assert again.wait(MARK, 1005.0) == wait_after(FREE + 2) - 5
    assert again.wait(hashed("4711"), 1005.0) == 0, "another seat, or another table"
    assert again.wait(MARK, 0.0) == wait_after(FREE + 2), "the clock was put back"
    again.note(MARK, right=True, now=2000.0)
    assert Guesses().wait(MARK, 2000.0) == 0


@pytest.mark.parametrize("spoilt", [b"", b"{", b"[]", b'{"a": 1}', b"\xff"])
def test_a_bad_file_of_guesses_counts_as_none(spoilt):
    (paths.state_folder() / "guesses.json").write_bytes(spoilt)
    guesses = Guesses()
    assert guesses.wait(MARK, 0.0) == 0
    guesses.note(MARK, right=False, now=0.0)
    assert len(Guesses()._known()) == 1


def test_where_the_disk_refuses_it_is_counted_all_the_same(monkeypatch):
    def full(*_what):
        raise OSError("No space left on device")

    monkeypatch.setattr("game.storage.guesses.write_whole", full)
    guesses = Guesses()
    for _time in range(FREE):
        guesses.note(MARK, right=False, now=0.0)
    assert guesses.wait(MARK, 0.0) > 0


def test_the_oldest_are_forgotten():
    guesses = Guesses()
    for n in range(MOST + 5):
        guesses.note(f"mark {n}", right=False, now=float(n))
    assert len(Guesses()._known()) == MOST


# ---- told nowhere


def test_no_file_and_no_log_holds_the_digits(caplog, capsys):
    pin = "80931742"[:4]
    stage = began({0: pin, 1: pin})
    assert asked(stage)
    stage.press(*"1111", *pin)
    assert stage.scene is desk(stage)
    path = save_as(desk(stage).match, "Mine")
    leave(stage)
    told.tell(open_save(path))
    written = [file.read_bytes() for file in paths.state_folder().parent.parent.rglob("*") if file.is_file()]
    assert len(written) > 3
    marks = set(open_save(path).pins.values())
    for raw in written:
        text = raw.decode(errors="replace")
        for mark in marks:
            text = text.replace(mark, "")
        assert f'"{pin}"' not in text and f"{pin}]" not in text
    said = capsys.readouterr().out + caplog.text
    assert pin not in said and not any(mark in said for mark in marks)


def test_two_tables_whose_pins_differ_look_and_count_alike(monkeypatch):
    monkeypatch.setattr(random.SystemRandom, "shuffle", lambda self, keys: None)
    seen = []
    for pin in ("4711", "0815"):
        screen = Screen(key_largo("hhh"))
        screen.desk.pins[0] = hashed(pin)
        frames = [screen.bytes]
        screen.press("Space", "Space")
        frames.append(screen.bytes)
        for digits in ("9", "999", "1234", "1234", "12"):
            screen.press(*digits)
            frames.append(screen.bytes)
        seen.append((frames, screen.texts))
    assert seen[0] == seen[1]


def test_a_resumed_match_keeps_its_marks_and_shows_nobody_any():
    stage = began({0: "4711"})
    path = desk(stage).autosave.path
    leave(stage)
    match, autosave = resume(path)
    autosave.release()
    assert isinstance(match, Match) and set(match.pins) == {0}
    assert not any(mark in repr(match.seat(seat)) for seat in (None, 0, 1, 2) for mark in match.pins.values())
