"""The command line: what works, and one sentence with exit code 2 for what cannot be done."""

import json
import logging
import os
import shutil
import struct
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import __version__, log
from game.arena import command
from game.arguments import parser
from game.bots import levels
from game.build import kind
from game.cli import main
from game.commands import arena, doctor, play
from game.commands.common import seats
from game.games import GAMES, find
from game.storage.saves import save_as
from game.ui.shell.shot import played


def refused(capsys, *arguments):
    """The sentence with which a command refuses; it must be one, with exit code 2 and no traceback."""
    try:
        code = main(arguments)
    except SystemExit as left:
        code = left.code
    out, err = capsys.readouterr()
    assert code == 2, err
    assert not out
    assert err.count("\n") == 1
    assert "Traceback" not in err
    return err


def friday():
    """A finished match of the toy game."""
    return played("lanterns", 3, "friday", 1000)


def commands():
    actions = parser()._subparsers._group_actions[0]
    return actions.choices


@pytest.mark.parametrize("name", ["play", "arena", "fit", "shot", "replay", "map", "doctor"])
def test_help_explains_each_command_with_an_example(capsys, name):
    with pytest.raises(SystemExit) as left:
        main([name, "--help"])
    assert left.value.code == 0
    assert f"example: seachest {name}" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["play", "arena", "fit", "shot", "replay", "map", "doctor"])
def test_the_example_in_the_help_is_understood(name):
    words = commands()[name].epilog.removeprefix("example: seachest ").split()
    assert parser().parse_args(words).command.startswith(name)


def test_version(capsys):
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"Seachest {__version__}, {kind()}\n"


@pytest.mark.parametrize(
    "words, said",
    [
        (["dance"], "dance"),
        (["play"], "GAME"),
        (["play", "chess"], "chess"),
        (["play", "lanterns", "--seat", "Ana"], "human:Ana"),
        (["play", "lanterns", "--seat", "human: "], "human:Ana"),
        (["play", "lanterns", "--seat", "bot:admiral"], "admiral"),
        (["play", "lanterns", "--seat", "bot:random"], "at a table sit deckhand, mate, skipper, old_salt"),
        (["play", "lanterns", "--seat", "human:Ana", "--seat", "human: Ana "], "same name"),
        (["play", "lanterns", "--seat", "human:Ana"], "Lanterns"),
        (["play", "lanterns", "--option", "moon=on"], "treasure, rounds"),
        (["play", "lanterns", "--option", "treasure=perhaps"], "perhaps"),
        (["play", "lanterns", "--option", "treasure"], "on, off"),
        (["play", "lanterns", "--option", "treasure"], "write treasure=on"),
        (["play", "lanterns", "--option", " treasure = moon "], "treasure cannot be “moon”"),
        (["play", "lanterns", "--option", "rounds=9"], "3, 1, 5"),
        (["arena", "lanterns", "--seats", "admiral,mate,mate"], "admiral"),
        (["arena", "lanterns", "--seats", "admiral,mate,mate"], "random, deckhand, mate, skipper, old_salt"),
        (["arena", "lanterns", "--seats", "mate"], "Lanterns"),
        (["arena", "lanterns", "--ladder", "--tables", "7"], "2 to 4 players, not 7"),
        (["arena", "lanterns", "--seats", "mate,mate,mate", "--games", "0"], "“0”"),
        (["arena", "lanterns", "--seats", "mate,mate,mate", "--jobs", "many"], "“many”"),
        (["arena", "lanterns", "--seats", "mate,mate,mate", "--tables", "3"], "--ladder"),
        (["arena", "lanterns", "--seats", "mate,mate,mate", "--only", "mate:deckhand"], "--ladder"),
        (["arena", "lanterns", "--seats", "mate,mate,mate", "--judges"], "--ladder"),
        (["arena", "lanterns", "--seats", "bot:mate,mate,mate"], "write mate, not bot:mate"),
        (["arena", "lanterns", "--ladder", "--only", "mate"], "deckhand:random, mate:deckhand, "),
        (["shot", "lanterns", "--size", "big", "x.png"], "1920x1080"),
        (["shot", "lanterns", "--size", "9x9", "x.png"], "9x9"),
        (["shot", "lanterns", "--players", "9", "x.png"], "2 to 4 players, not 9"),
        (["shot", "lanterns", "--view", "7", "x.png"], "7"),
        (["shot", "lanterns", "--view", "god", "x.png"], "god"),
        (["shot", "lanterns", "--text", "900", "x.png"], "900"),
        (["shot", "lanterns", "x.gif"], ".png"),
        (["shot", "lanterns", "no/such/folder/x.png"], "folder"),
        (["replay", "nowhere.seachest"], "nowhere.seachest"),
        (["map", "check", "nowhere.tmx"], "nowhere.tmx"),
        (["map"], "check"),
    ],
)
def test_bad_input_gets_one_sentence(capsys, lanterns, words, said):
    assert said in refused(capsys, *words)


def test_a_damaged_save_is_refused_and_left_as_it_is(capsys, tmp_path):
    torn = tmp_path / "torn.seachest"
    torn.write_bytes(b'{"format": 1, "ga')
    assert "torn.seachest" in refused(capsys, "replay", str(torn))
    assert torn.read_bytes() == b'{"format": 1, "ga'


def test_a_map_is_told_what_is_wrong_with_it(capsys, tmp_path):
    path = tmp_path / "lake.tmx"
    path.write_text('<map orientation="hexagonal" infinite="0"/>')
    assert main(["map", "check", str(path)]) == 2
    said = capsys.readouterr().err.splitlines()
    assert all("lake.tmx" in line for line in said)
    assert any("hexagonal" in line for line in said)


def test_a_sound_map(capsys):
    assert main(["map", "check", "maps/island.tmx"]) == 0
    assert "is sound" in capsys.readouterr().out


def test_a_map_without_a_space_that_its_game_needs(capsys, tmp_path):
    for name in ("island.tsx", "island.png"):
        shutil.copy(f"maps/{name}", tmp_path)
    island = Path("maps/island.tmx").read_text(encoding="utf-8").replace('"hull:m3"', '"hull:m9"')
    (tmp_path / "island.tmx").write_text(island, encoding="utf-8")
    assert main(["map", "check", str(tmp_path / "island.tmx")]) == 2
    assert "hull:m3" in capsys.readouterr().err


def test_replay_verifies_and_tells(capsys, lanterns, tmp_path):
    path = save_as(friday(), "friday", folder=tmp_path)
    assert main(["replay", str(path), "--verify"]) == 0
    assert "is sound" in capsys.readouterr().out
    assert main(["replay", str(path)]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Lanterns: Ana, Ben, Ida")
    assert "\n1. " in told


def test_replay_tells_only_what_everybody_saw(capsys, tmp_path):
    match = played("key_largo", 3, "friday", 60)
    narrate = match.game.staging.narrate
    save = save_as(match, "friday", folder=tmp_path)
    main(["replay", str(save)])
    told = capsys.readouterr().out
    public = [narrate(one.event, match.players) for one in match.seat(None).events]
    secret = [
        narrate(one.event, match.players)
        for seat in range(3)
        for one in match.seat(seat).events
        if one.event.to is not None
    ]
    assert all(line.text in told for line in public if line)
    assert len([line for line in secret if line]) > 3
    assert not any(line.text in told for line in secret if line)


def test_arena_prints_a_table_and_json(capsys, lanterns):
    asked = ["arena", "lanterns", "--seats", "random,random,random", "--games", "6"]
    assert main(asked) == 0
    assert "95 %" in capsys.readouterr().out
    assert main([*asked, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] >= 6
    assert report["levels"] == ["random"] * 3


def test_a_ladder_in_json_is_one_document_and_its_meetings_are_told_beside_it(capsys, lanterns):
    asked = ["arena", "lanterns", "--ladder", "--tables", "3", "--only", "deckhand:random", "--games", "3", "--json"]
    assert main(asked) == 0
    said = capsys.readouterr()
    (meeting,) = json.loads(said.out)["meetings"]
    assert (meeting["hero"], meeting["rival"], meeting["seats"], meeting["heroes"]) == ("deckhand", "random", 3, 1)
    assert meeting["report"]["games"] >= 3
    assert json.loads(said.out)["bars"][0]["name"] == "S1 deckhand v random, 3"
    assert "1 x deckhand v 2 x random" in said.err


def quoted(monkeypatch, file):
    """The set-up screen reads this file."""
    monkeypatch.setattr(levels, "MEASURED", file)
    monkeypatch.setattr(command, "MEASURED", file)
    monkeypatch.setattr(arena, "MEASURED", file)


FEW = ["arena", "lanterns", "--seats", "deckhand,random,random", "--games", "3", "--record"]


def test_a_record_is_of_the_usual_game_alone(capsys, lanterns, monkeypatch, tmp_path):
    quoted(monkeypatch, tmp_path / "measured.json")
    assert "usual game" in refused(capsys, *FEW, "--option", "treasure=off")
    assert main([*FEW, "--option", "treasure=on"]) == 0
    assert len(levels.measurements()) == 1


def test_a_record_that_cannot_be_written_is_refused_once_the_table_was_printed(capsys, lanterns, monkeypatch, tmp_path):
    quoted(monkeypatch, tmp_path)
    for asked in (FEW, ["arena", "lanterns", "--ladder", "--only", "deckhand:random", "--games", "3", "--record"]):
        assert main(asked) == 2
        said = capsys.readouterr()
        assert "deckhand" in said.out
        assert said.err == f"seachest: The result cannot be written to {tmp_path}: Is a directory.\n"


def test_what_is_recorded_is_said_and_what_not(capsys, lanterns, monkeypatch, tmp_path):
    quoted(monkeypatch, tmp_path / "measured.json")
    assert main([*FEW, "--games", "6"]) == 0
    assert capsys.readouterr().out.endswith("deckhand against 2 x random: kept for the set-up screen.\n")
    assert main(FEW) == 0
    assert "what 6 games have shown stays, these are only 3" in capsys.readouterr().out
    assert [row.games for row in levels.measurements()] == [6]
    for line_up in ("deckhand,deckhand,random", "random,deckhand,deckhand", "deckhand,deckhand,deckhand"):
        assert main([*FEW, "--seats", line_up]) == 0
        assert "other results are not kept" in capsys.readouterr().out
    assert len(levels.measurements()) == 1
    assert main([*FEW, "--json"]) == 0
    said = capsys.readouterr()
    assert json.loads(said.out)["games"] == 3
    assert "only 3" in said.err


def test_the_progress_bar_is_full_at_the_end(capsys):
    arena.bar(1, 4)
    arena.bar(4, 4)
    half, full = capsys.readouterr().err.split("\r")[1:]
    assert "1/4" in half and "." in half
    assert "4/4" in full and "." not in full and full.endswith("\n")


def test_play_sets_the_table_that_was_asked_for(lanterns, monkeypatch):
    tables = []
    monkeypatch.setattr(play, "show", lambda match: tables.append(match) or 0)
    asked = ["--option", "treasure=off", "--option", "rounds=1", "--seed", "s"]
    assert main(["play", "lanterns", *(word for name in "ABC" for word in ("--seat", f"human:{name}")), *asked]) == 0
    match = tables[0]
    assert (match.options.treasure, match.options.rounds, match.seed) == (False, 1, "s")
    assert [player.name for player in match.players] == ["A", "B", "C"]


def test_play_needs_no_seats(monkeypatch):
    tables = []
    monkeypatch.setattr(play, "show", lambda match: tables.append(match) or 0)
    assert main(["play", "key_largo"]) == 0
    assert sum(player.human for player in tables[0].players) == 1


def test_where_nobody_chooses_anything_no_hint_is_drawn(capsys, tmp_path):
    path = tmp_path / "hint.png"
    words = ("shot", "killmans_keep", "--players", "2", "--view", "hint", "--steps", "9999", "--size", "640x360")
    assert "nobody has anything to choose" in refused(capsys, *words, str(path))
    assert not path.exists()


@pytest.mark.sample(3)
@pytest.mark.parametrize("view", ["public", "0", "veil"])
def test_shot_draws_each_view(view, tmp_path):
    path = tmp_path / "table.png"
    size = ["--size", "1280x720"]
    assert main(["shot", "key_largo", "--steps", "20", "--view", view, *size, str(path)]) == 0
    assert path.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">2I", path.read_bytes()[16:24]) == (1280, 720)


def test_a_picture_that_cannot_be_written_is_refused_in_words(capsys, tmp_path):
    (tmp_path / "folder.png").mkdir()
    assert "is a folder" in refused(capsys, "shot", "key_largo", str(tmp_path / "folder.png"))
    (tmp_path / "gone.png").symlink_to(tmp_path / "nowhere" / "x.png")
    said = refused(capsys, "shot", "key_largo", "--size", "640x360", str(tmp_path / "gone.png"))
    assert said.endswith("gone.png: No such file or directory.\n")


def test_bots_are_named_by_their_level():
    assert [player.name for player in seats(["bot:mate", "human:Ana", "bot:mate", "bot:deckhand"])] == [
        "Mate",
        "Ana",
        "Mate 2",
        "Deckhand",
    ]


def test_no_bot_is_called_as_somebody_else_is():
    asked = ["bot:mate", "bot: mate:bold", "human: Mate", "bot:mate"]
    assert [(player.name, player.kind) for player in seats(asked)] == [
        ("Mate 2", "bot:mate"),
        ("Mate 3", "bot:mate:bold"),
        ("Mate", "human"),
        ("Mate 4", "bot:mate"),
    ]


def test_spaces_between_levels_and_tables_mean_nothing(capsys, lanterns):
    assert main(["arena", "lanterns", "--seats", " random, random ", "--games", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["levels"] == ["random", "random"]
    asked = ["arena", "lanterns", "--ladder", "--tables", "2, 3", "--only", " deckhand:random ", "--games", "2"]
    assert main([*asked, "--json"]) == 0
    assert [each["seats"] for each in json.loads(capsys.readouterr().out)["meetings"]] == [2, 3]


def test_ctrl_c_is_130(monkeypatch):
    def interrupted(asked):
        raise KeyboardInterrupt

    monkeypatch.setattr(doctor, "run", interrupted)
    assert main(["doctor"]) == 130


def test_the_unforeseen_is_one_sentence_and_a_traceback_in_the_log(capsys, monkeypatch):
    def stumble(asked):
        raise ZeroDivisionError("the anchor")

    monkeypatch.setattr(doctor, "run", stumble)
    before = list(logging.getLogger().handlers)
    try:
        assert main(["doctor"]) == 1
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert str(log.file()) in said
        assert "ZeroDivisionError: the anchor" in log.file().read_text()
    finally:
        for handler in set(logging.getLogger().handlers) - set(before):
            logging.getLogger().removeHandler(handler)
            handler.close()


def test_the_doctor_finds_everything_in_order(capsys):
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "BAD" not in said
    assert "pygame-ce" in said


@pytest.fixture
def _pictures_are_there(monkeypatch):
    """That they are is looked at above, and takes a while."""
    monkeypatch.setattr(doctor.checkup, "pictures", lambda: (True, "all"))


@pytest.mark.usefixtures("_pictures_are_there")
def test_the_doctor_names_a_missing_folder_and_a_bad_save(capsys, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    saves = doctor.paths.saves_folder()
    (saves / "bad.seachest").write_text("?")
    assert main(["doctor"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert any(line.startswith("BAD") and "cache" in line for line in lines)
    assert any("bad.seachest" in line for line in lines)


@pytest.mark.usefixtures("_pictures_are_there")
def test_the_doctor_lets_one_play_beside_a_damaged_save_and_a_bad_map_and_says_how_much_it_noted(capsys):
    (doctor.paths.saves_folder() / "bad.seachest").write_text("?")
    (doctor.paths.user_maps_folder() / "torn.tmx").write_text("<map")
    assert main(["doctor"]) == 0
    lines = capsys.readouterr().out.splitlines()
    notes = [line for line in lines if line.startswith("note")]
    assert any("bad.seachest" in line for line in notes) and any("torn.tmx" in line for line in notes)
    assert lines[-1] == f"Ready to play; {len(notes)} notes above."


@pytest.mark.parametrize("command", [[], ["play", "key_largo"]])
def test_without_a_display_one_sentence_and_exit_code_2(command, tmp_path):
    blind = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    blind.pop("SDL_VIDEODRIVER")
    done = subprocess.run(
        [sys.executable, "-m", "game", *command], env=blind, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "display" in done.stderr or "desktop" in done.stderr


def test_help_costs_no_heavy_import():
    code = "import sys; from game.cli import main\ntry: main(['--help'])\nexcept SystemExit: print(*sys.modules)"
    loaded = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    assert not {"pygame", "msgspec", "pytmx"} & set(loaded)


def test_the_title_costs_nothing_that_only_a_table_needs():
    program = (
        "import sys, game.__main__; from game.commands import window;"
        "print(*sorted(name for name in sys.modules if name.startswith(('game', 'multiprocessing', 'xml'))))"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(run.stdout.split("\n")[-2].split())
    table = {f"game.core.{name}" for name in ("table", "telling", "staging", "panels", "faces", "boards", "judgement")}
    assert "game.ui.scenes.start.title" in loaded
    assert not loaded & {*table, "game.maps", "game.board", "game.bots", "game.play", "multiprocessing", "xml"}
    assert not {name for name in loaded if name.startswith("game.games.")}


@pytest.fixture
def screen():
    """A display of its own, where one can be had."""
    if not (shutil.which("Xvfb") and shutil.which("xdotool")):
        pytest.skip("Xvfb or xdotool is not installed")
    server = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    with subprocess.Popen(server, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as running:
        env = {**os.environ, "DISPLAY": f":{running.stdout.readline().strip()}"}
        del env["SDL_VIDEODRIVER"]
        yield env
        running.terminate()


@pytest.mark.parametrize("command", [[], ["play", "key_largo"]])
def test_a_real_window_opens_and_closes(screen, command):
    with subprocess.Popen([sys.executable, "-m", "game", *command], env=screen, stderr=subprocess.PIPE) as program:
        subprocess.run(["xdotool", "search", "--sync", "--class", "seachest"], env=screen, check=True, timeout=60)
        while program.poll() is None:  # the first key may come before the window listens
            subprocess.run(["xdotool", "key", "ctrl+q"], env=screen, check=True)
            time.sleep(0.2)
    assert program.returncode == 0


def test_fit_prints_how_well_it_foretells_and_writes_only_when_it_may(capsys):
    file = Path(find("key_largo").mind.judgement.files["deckhand"])
    before = file.read_bytes()
    assert main(["fit", "key_largo", "--games", "10", "--looks", "2", "--dry"]) == 0
    assert "log-loss" in capsys.readouterr().out
    assert file.read_bytes() == before


def test_fit_refuses_in_words(capsys):
    assert "at least" in refused(capsys, "fit", "key_largo", "--games", "3")
    assert "no bot level" in refused(capsys, "fit", "key_largo", "--level", "pirate")
    assert "--dry" in refused(capsys, "fit", "dark_water_salvage", "--level", "skipper")


def test_the_readme_lists_every_option_of_every_box():
    words = Path("README.md").read_text(encoding="utf-8")
    for game in GAMES:
        listed = words.partition(f"| Option of {game.title} |")[2].partition("\n\n")[0]
        for variant in game.staging.cover().variants:
            assert f"`{variant.field}=" in listed, (game.id, variant.field)
