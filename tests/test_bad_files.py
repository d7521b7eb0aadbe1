"""However a map or a command line is damaged, it works or is refused in a line; files that are none are not opened."""

import os
import subprocess
import sys

import pytest

from game import maps, paths
from game.cli import main
from game.core.player import Player
from game.games import GAMES, find, start_match
from game.storage import saves
from tests import bad_commands, bad_maps, mutants

MUTANTS = 120
OF_A_MAP = 50
BOXES = pytest.mark.parametrize("box", [box.id for box in GAMES])


@pytest.mark.sample(3)
@BOXES
def test_a_damaged_map_can_be_played_on_or_is_refused_in_lines(tmp_path, box):
    bad_maps.lay(tmp_path)
    raw = paths.maps(f"{find(box).staging.map}.tmx").read_bytes()
    path, ends = tmp_path / "mine.tmx", set()
    for seed in range(OF_A_MAP):
        path.write_bytes(bad_maps.mutant(raw, seed))
        ends.add(bad_maps.judge(path, box).end)
    assert ends == {"loaded", "refused"}
    path.write_bytes(raw)
    assert bad_maps.judge(path, box).end == "loaded"


@pytest.mark.sample(3)
@BOXES
def test_a_damaged_command_line_works_or_is_refused_in_one_line(tmp_path, box, monkeypatch, capsys):
    bad_commands.lead_nowhere(monkeypatch.setattr)
    folder, ends = bad_commands.lay(tmp_path), set()
    for seed in range(MUTANTS):
        ends.add(bad_commands.judge(bad_commands.mutant(box, folder, seed), capsys.readouterr).end)
    assert ends == {"loaded", "refused"}


def map_with(folder, old, new, times=1):
    """A copy of the usual map of the first box in which something stands in the place of something else."""
    bad_maps.lay(folder)
    path = folder / "mine.tmx"
    raw = paths.maps("island.tmx").read_text(encoding="utf-8")
    assert old in raw
    path.write_text(raw.replace(old, new, times), encoding="utf-8")
    return path


TILES = '<tileset firstgid="1" source="island.tsx"/>'
TERRAIN = '<layer id="1" name="terrain" width="46" height="28">'


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('encoding="UTF-8"', 'encoding="x-none"', "unknown encoding"),
        ('<map version="1.10"', "<!DOCTYPE map [<!ENTITY a 'b'>]><map", "it declares a document type"),
        ('width="46" height="28" tilewidth', 'width="0" height="28" tilewidth', "its width of 0 tiles"),
        ('width="46" height="28" tilewidth', 'width="46" height="many" tilewidth', "its height of many tiles"),
        ('width="46" height="28" tilewidth', 'width="99999999" height="28" tilewidth', "its width of 99999999 tiles"),
        ("1,1,1,1,1,1", "1,one,1,1,1,1", ""),
        (TILES, '<tileset firstgid="1" source="/dev/zero"/>', "lies outside"),
        (TILES, '<tileset firstgid="1" source="../island.tsx"/>', "lies outside"),
        (TILES, '<tileset firstgid="1" source="pipe"/>', "is missing"),
        (TILES, '<tileset firstgid="many" source="island.tsx"/>', ""),
        (TERRAIN, TERRAIN + "<x/>" * 25_000, "more than 20000 elements"),
        ('value="Key Largo"', f'value="{"W" * 70}"', "title of the map is no line of at most 60 letters"),
        ('value="Key Largo"', 'value="Key&#10;Largo"', "no line of at most"),
        ('name="horizon" type="int" value="122"', 'name="horizon" type="int" value="99999999999"', "which is no int"),
    ],
)
def test_a_map_that_holds_what_no_map_can_is_refused_in_words(tmp_path, capsys, old, new, words):
    os.mkfifo(tmp_path / "pipe")
    path = map_with(tmp_path, old, new)
    verdict = bad_maps.judge(path, "key_largo")
    assert words in verdict.words
    code = main(["map", "check", str(path)])
    assert code == (2 if words else 0), "what a board does not need is not read"
    _told, refused = capsys.readouterr()
    assert words in refused


@pytest.mark.parametrize("attribute", ["x", "y", "width", "height", "rotation"])
@pytest.mark.parametrize("number", ["many", "nan", "1e400", ""])
def test_an_object_with_a_number_that_is_none_is_named(tmp_path, attribute, number):
    bad_maps.lay(tmp_path)
    path = tmp_path / "mine.tmx"
    raw = paths.maps("island.tmx").read_text(encoding="utf-8")
    first, _begun, rest = raw.partition("<object ")
    path.write_text(f'{first}<object id="9999" name="mine" type="Label" {attribute}="{number}"/><object {rest}')
    problems = maps.listed(find("key_largo"), path).problems
    (problem,) = [each for each in problems if "mine" in each and f" {attribute} = " in each]
    assert problem.endswith(f'has {attribute} = "{number}", which is no number that can be used; correct it')


@pytest.mark.parametrize("points", ["", "1", "1,2 3", "a,b", "0,0 nan,1", "1,2,3"])
def test_corners_that_are_none_are_named(tmp_path, points):
    bad_maps.lay(tmp_path)
    path = tmp_path / "mine.tmx"
    raw = paths.maps("island.tmx").read_text(encoding="utf-8")
    first, begun, rest = raw.partition(' points="')
    path.write_text(first + begun + points + '"' + rest.partition('"')[2])
    assert "which is no number that can be used" in maps.listed(find("key_largo"), path).problems[0]


def test_a_bad_map_of_ones_own_ends_neither_the_list_nor_the_set_up(own, capsys):
    for n, text in enumerate(("<map/>", '<map width="0"/>', "<!DOCTYPE map><map/>", "\udcff", "")):
        (own / f"{n}.tmx").write_bytes(text.encode("utf-8", "surrogateescape"))
    os.mkfifo(own / "pipe.tmx")
    (own / "folder.tmx").mkdir()
    (own / "loop.tmx").symlink_to("loop.tmx")
    (own / "zero.tmx").symlink_to("/dev/zero")
    (own / ("W" * 100 + ".tmx")).touch()
    assert main(["map", "list"]) == 0
    told = capsys.readouterr().out
    assert told.count("cannot be played on") == 10, "a file that may be meant for any box is told once"
    for game in GAMES:
        assert sum(bool(each.problems) for each in maps.maps_for(game)) == 10


@pytest.mark.parametrize("command", ["map check", "replay", "play key_largo --map"])
@pytest.mark.parametrize("file", ["pipe.tmx", "folder.tmx", "zero.tmx", "loop.tmx", "/dev/zero", "closed\0.tmx"])
def test_files_that_are_none_are_refused_at_once(tmp_path, capsys, command, file):
    folder = bad_commands.lay(tmp_path)
    line = [*command.split(), str(folder / file)]
    assert bad_commands.judge(line, capsys.readouterr).end == "refused"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["play", "key_largo", "--seat", "bot:mate:"], "There is no temperament “”."),
        (["arena", "key_largo", "--seats", "mate/99999999999,mate"], "does not say how far it searches, 1 to 1000000"),
        (["arena", "key_largo", "--seats", f"mate/{'9' * 5000},mate"], "does not say how far"),
        (["play", "key_largo", "--seat", "human:\udce9"], "“human: ” is no text that can be read."),
        (["replay", "\udce9.seachest"], "is no text that can be read"),
        (["play", "key_largo", "--seat", f"human:{'W' * 61}"], "one line of at most 60 letters"),
        (["play", "key_largo", "--seat", "human:A\tB"], "is no name that can be used"),
        (["\ny" * 500], "invalid choice"),
    ],
)
def test_words_that_mean_nothing_are_refused_in_a_sentence(capsys, line, words):
    assert words in bad_commands.judge(line, capsys.readouterr).words


def test_a_picture_is_not_written_into_a_pipe(tmp_path, capsys):
    os.mkfifo(tmp_path / "pipe.png")
    line = ["shot", "key_largo", str(tmp_path / "pipe.png")]
    assert "is a pipe or a device" in bad_commands.judge(line, capsys.readouterr).words


@pytest.mark.parametrize("line", [["--help"], ["map", "list"], ["play", "--help"], ["play", "Ω"], ["replay", "FILE"]])
def test_a_terminal_that_knows_few_letters_shows_the_rest_as_question_marks(tmp_path, line):
    match = start_match("key_largo", [Player("Zoë"), Player("Ωmega", colour=1)], "7")
    while match.step < 6:
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    file = str(saves.save_as(match, "Storm", folder=tmp_path))
    line = [file if word == "FILE" else word for word in line]
    plain = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    told = subprocess.run([sys.executable, "-m", "game", *line], env=plain, capture_output=True, check=False)
    assert told.returncode == (2 if "Ω" in line else 0)
    assert b"Traceback" not in told.stderr
    (told.stdout + told.stderr).decode("ascii")


def test_ten_thousand_kinds_of_damage_need_no_more_room_than_one(tmp_path):
    path = map_with(tmp_path, "</map>", '<tileset source="a.tsx"/>' * 10_000 + "</map>")
    assert any("more than 16 tilesets" in each for each in maps.listed(find("key_largo"), path).problems)
    assert len(maps.listed(find("key_largo"), path).problems) <= 21
    assert mutants.in_words(maps.listed(find("key_largo"), path).problems[0])
