"""One bad file among the saves or autosaves is a row that says why; it stops nothing and touches nothing else."""

import os

import msgspec
import pytest

from game import log, maps, paths
from game.commands import doctor
from game.core import journal, save
from game.core.player import Player
from game.core.save import BadSave
from game.games import start_match
from game.games.killmans_keep import GAME as KEEP
from game.storage import autosaves, reading, saves
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.title import Title
from game.ui.shell import folder, settings
from tests import mutants
from tests.ui.at_screen import SMALL
from tests.ui.at_screen import settings as at_size
from tests.ui.at_shell import at_rest

BAD = {
    "a date that is none": ({"saved": "2026-02-30T10:00:00+00:00"}, "day is out of range"),
    "a date without a zone": ({"saved": "2026-02-03T10:00:00"}, r"at `$.saved`"),
    "no date at all": ({"saved": "yesterday"}, r"at `$.saved`"),
    "an unknown box": ({"game": "go"}, "no game “go”"),
    "newer rules": ({"rules_version": 99}, "version 99 of the rules"),
    "a newer format": ({"format": 99}, "newer Seachest (format 99)"),
    "a NUL in the caption": ({"caption": "Day\0 1"}, r"at `$.caption`"),
    "a NUL in a name": ({"players": [["A\0", "human", 0], ["B", "human", 1]]}, r"at `$.players[0].name`"),
    "an endless name": ({"players": [["A" * 99, "human", 0], ["B", "human", 1]]}, r"at `$.players[0].name`"),
    "one player": ({"players": [["A", "human", 0]]}, "seats 2 to 5 players, not 1"),
    "a colour that is none": ({"players": [["A", "human", 9], ["B", "human", 1]]}, "6 colours"),
    "too few jots": ({"jots": [{}]}, "notes are those of 1 seats"),
    "a map with an endless name": ({"map": "x" * 5000}, r"at `$.map`"),
    "a map with a NUL": ({"map": "a\0b"}, r"at `$.map`"),
    "a result of others": ({"result": {"ranking": [[0]], "scores": [1], "reason": ""}}, "its result"),
    "a name in two lines": ({"name": "a\nb"}, r"at `$.name`"),
}
"""What is written into a save instead, and what is said then."""
WHERE = ("Bad.seachest", "000009.journal", "000009.seachest")


def match(seed="7", box="dark_water_salvage"):
    return start_match(box, [Player("Ana"), Player("Ben", colour=1)], seed)


def forged(path, changes):
    """A save or journal at its beginning with other contents, of which many could not even be written."""
    plain = msgspec.to_builtins(match().to_document(mutants.MOMENT, "Bad"))
    players = [dict(zip(("name", "kind", "colour"), who, strict=True)) for who in changes.get("players", ())]
    plain |= changes | ({"players": players} if players else {})
    path.write_bytes(msgspec.json.encode(plain) + b"\n")


def place(file):
    return (paths.saves_folder() if file == WHERE[0] else paths.state_folder("autosave")) / file


def two_good():
    """A named save and an autosave that nothing may happen to."""
    kept = [saves.save_as(match("1"), "Good"), autosaves.Autosave.begin(match("2"), caption="going on").path]
    return {path: path.read_bytes() for path in kept}


def opened(stage, scene):
    return at_rest(stage(scene, SMALL, at_size()))


def row_of(here, path):
    here.scene._take(here.scene.saves[str(path)])
    return here.scene.saves[str(path)]


@pytest.mark.sample(3)
@pytest.mark.parametrize("file", WHERE)
@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_a_row_that_says_why_and_can_be_deleted(stage, file, kind):
    changes, words = BAD[kind]
    good = two_good()
    forged(place(file), changes)
    title = opened(stage, Title())
    assert title.scene.open.caption == "going on"
    here = opened(stage, Load())
    bad = row_of(here, place(file))
    assert words in bad.bad
    assert mutants.in_words(bad.bad).startswith(file)
    assert any(text.startswith(file) for text in here.texts)
    here.click("delete")
    here.click("answer:1")
    assert not place(file).exists()
    assert {path: path.read_bytes() for path in good} == good


def test_numbers_too_large_for_a_lake_are_told_when_the_save_is_looked_into(stage):
    good = two_good()
    plain = msgspec.to_builtins(match().options)
    for name, value in ("columns", 0), ("columns", 10**30), ("fees", [10**30]), ("signs", "S" * 10**5), ("cities", []):
        forged(place(WHERE[0]), {"options": {**plain, "lake": {**plain["lake"], name: value}}})
        here = opened(stage, Load())
        here.advance(2000, 100)
        assert "Nobody can play on this lake" in row_of(here, place(WHERE[0])).bad
    assert {path: path.read_bytes() for path in good} == good


@pytest.mark.parametrize("file", WHERE)
def test_what_is_no_file_is_refused_at_once(stage, file):
    good = two_good()
    for make in (os.mkfifo, os.mkdir, lambda path: path.symlink_to("/dev/zero"), lambda path: path.symlink_to(path)):
        make(place(file))
        assert opened(stage, Title()).scene.open.caption == "going on"
        bad = row_of(opened(stage, Load()), place(file)).bad
        assert "cannot be read" in mutants.in_words(bad)
        place(file).rmdir() if place(file).is_dir() else place(file).unlink()
    assert {path: path.read_bytes() for path in good} == good


@pytest.mark.parametrize("file", WHERE)
def test_a_file_of_gigabytes_is_refused_before_it_is_read(file):
    with place(file).open("wb") as hole:
        hole.truncate(8 << 30)
    assert "it is larger than 8 MB" in reading.summary(place(file)).bad


def test_other_files_of_the_program_may_be_no_files_too(stage):
    for path in (settings.settings_file(), paths.config_folder() / "tables.json", paths.user_maps_folder() / "x.tmx",
                 paths.state_folder() / "window.json", log.file()):  # fmt: skip
        os.mkfifo(path)
    assert "no file" in settings.load(settings.settings_file())[1]
    assert opened(stage, Title()).scene.name == "title"
    assert maps.game_of(paths.user_maps_folder() / "x.tmx") == ""
    assert maps.maps_for(KEEP) is not None


def test_a_strange_file_name_is_no_trouble(stage):
    names = [b"two\nlines", b"\xff\xfe", b"\x1b[31m", b"x" * 240]
    for name in names:
        path = os.fsencode(paths.saves_folder()) + b"/" + name + b".seachest"
        with open(path, "wb") as file:  # noqa: PTH123 - a Path would lose the bytes
            file.write(b"{}")
    here = opened(stage, Load())
    for row in list(here.scene.list.rows):
        mutants.in_words(row_of(here, row).bad)
        here.frame()
    assert len(here.scene.list.rows) == len(names)


# ---- what is sound of a damaged game


def played_on(box="key_largo"):
    path = place(WHERE[1])
    path.write_bytes(mutants.sound(box, "journal"))
    return path


@pytest.mark.parametrize("line", [2, 9, 21])
def test_a_journal_with_a_torn_line_goes_on_before_it_and_says_what_is_lost(stage, line):
    path = played_on()
    lines = path.read_bytes().split(b"\n")
    lines[line - 1] = lines[line - 1][:-9]
    path.write_bytes(b"\n".join(lines))
    before = path.read_bytes()
    expected = len(journal.read(b"\n".join([*lines[: line - 1], b""])).document.steps)
    here = opened(stage, Title())
    assert any(f"from line {line} of " in text for text in here.texts)
    here.click("continue")
    table = next(scene for scene in here.app.scenes if isinstance(scene, TableScene))
    assert table.session.match.step == expected
    assert path.read_bytes() == before
    assert any(path.name in words for words in doctor.saves()[1:])


@pytest.mark.parametrize("box", ["key_largo", "dark_water_salvage", "killmans_keep"])
def test_a_step_changed_in_a_journal_loses_nothing_before_it(box):
    raw = mutants.sound(box, "journal")
    lines = raw.split(b"\n")
    path = place(WHERE[1])
    whole = journal.read(raw).document.steps
    plays = [n for n, line in enumerate(lines) if b'"play"' in line]
    for n in plays[1::5]:
        entry = msgspec.json.decode(lines[n])
        other = next(step for step in whole if step[1] != entry["action"])
        entry["action"] = other[1]
        path.write_bytes(b"\n".join([*lines[:n], msgspec.json.encode(entry), *lines[n + 1 :]]))
        with pytest.raises(BadSave) as refused:
            reading.open_save(path)
        assert refused.value.sound == entry["step"] - 1
        assert reading.sound_part(path).to_document().steps == whole[: entry["step"] - 1]


def test_what_is_sound_of_a_damaged_game_is_offered_and_opened(stage):
    path = played_on()
    raw = path.read_bytes().split(b"\n")
    n = max(n for n, line in enumerate(raw) if b'"play"' in line)
    entry = msgspec.json.decode(raw[n])
    raw[n] = msgspec.json.encode({**entry, "check": "0" * 24})
    path.write_bytes(b"\n".join(raw))
    before = path.read_bytes()
    here = opened(stage, Title())
    here.click("continue")
    assert here.scene.name == "dialog"
    assert "changed or damaged" in here.scene.text
    here.click("answer:1")
    table = next(scene for scene in here.app.scenes if isinstance(scene, TableScene))
    assert table.session.match.step == entry["step"] - 1
    assert path.read_bytes() == before


def test_a_bad_file_is_shown_in_its_folder(stage, monkeypatch):
    shown = []
    monkeypatch.setattr(folder, "show", lambda path: shown.append(path) or len(shown) > 1)
    forged(place(WHERE[0]), {"game": "go"})
    here = opened(stage, Load())
    row_of(here, place(WHERE[0]))
    here.frame()
    here.click("folder")
    assert here.scene.name == "dialog"
    assert str(paths.saves_folder())[:60] in here.scene.text
    here.press("Esc")
    here.click("folder")
    assert (here.scene.name, shown) == ("load", [paths.saves_folder()] * 2)


def test_what_is_written_can_be_read_again(tmp_path):
    path = saves.save_as(match(), "Gale\twarning " * 30, "Day\n1 " * 99, tmp_path)
    (saved,) = saves.list_saves(tmp_path)
    assert saved.bad == ""
    assert saved.name.startswith("Gale warning")
    assert reading.open_save(path).step == 0
    assert save.read(path.read_bytes()).caption.startswith("Day 1")
