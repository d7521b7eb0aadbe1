"""The maps there are, and what a match keeps of the one it is played on."""

import json
import shutil
from pathlib import Path

import msgspec
import pytest

from game import maps
from game.board.board import BadMap
from game.cli import main
from game.commands import play
from game.commands.doctor import boards
from game.core.errors import BadOption
from game.core.player import Player
from game.core.save import BadSave
from game.storage import autosaves, reading, saves
from tests.buoys import Bid, Rules, Shore
from tests.coves import BUOYS_ON_MAPS, draw

NO_FILE = "a folder, a pipe or a device lies there, and no file"
PLAYERS = (Player("Ann"), Player("Bob", colour=1))
LABEL = (
    '<objectgroup id="9" name="labels"><object id="99" name="rose" type="Label" x="8" y="8" width="9" height="9"/>'
    "</objectgroup>"
)


def begin(name="", players=PLAYERS):
    return maps.start(BUOYS_ON_MAPS, players, "a quiet sea", None, name)


def played(name=""):
    match = begin(name)
    match.play(0, Bid(3))
    return match


def names():
    return [(listed.name, bool(listed.problems)) for listed in maps.maps_for(BUOYS_ON_MAPS)]


def test_the_usual_map_comes_first_then_the_boxs_then_ones_own(box, own):
    draw(box / "atoll.tmx", title="The Atoll")
    draw(own / "aaa.tmx", (1, 1), "Mine", most=2)
    draw(own / "other.tmx", game_id="key_largo")
    assert names() == [("cove", False), ("atoll", False), ("aaa", False)]
    mine = maps.maps_for(BUOYS_ON_MAPS)[-1]
    assert (mine.title, mine.seats, mine.file, mine.game) == ("Mine", range(2, 3), own / "aaa.tmx", "buoys")


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"depths": (1, None)}, "bay:1 has no depth"),
        ({"depths": (1,)}, "two bays at least"),
        ({"least": 1}, "for 1 to 3 players and Buoys for 2 to 3"),
        ({"most": 9}, "for 2 to 9 players"),
        ({"least": 3, "most": 2}, "for 3 to 2 players"),
        ({"decor": '<objectgroup name="birds"/>'}, "layer birds is unknown"),
    ],
)
def test_a_map_that_cannot_be_played_on_says_why(box, own, changes, words):
    draw(own / "mine.tmx", **changes)
    assert names() == [("cove", False), ("mine", True)]
    assert words in maps.maps_for(BUOYS_ON_MAPS)[1].problems[0]
    with pytest.raises(BadMap, match=words):
        begin("mine")


def test_a_file_that_is_no_map_may_be_meant_for_any_game(box, own):
    (own / "torn.tmx").write_text("<map")
    assert names() == [("cove", False), ("torn", True)]


def test_ones_own_map_never_takes_the_place_of_one_in_the_box(box, own):
    draw(own / "cove.tmx", (9, 9))
    assert names() == [("cove", False), ("cove", True)]
    assert "another name" in maps.maps_for(BUOYS_ON_MAPS)[1].problems[0]
    assert begin("cove").options.shore == Rules().shore
    asked = maps.name_of(str(own / "cove.tmx"))
    assert begin(asked).options.shore == Shore((9, 9)), "by its file it can be played on"


def test_a_match_takes_what_the_rules_need_into_its_options(box, own):
    draw(own / "deep.tmx", (7, 8, 9))
    match = begin("deep")
    assert (match.map, match.options.shore) == ("deep", Shore((7, 8, 9)))
    assert match.map_digest == maps.board_named("deep").digest
    assert maps.board_of(match)["bay:2"].properties["depth"] == 9
    assert begin().map == "cove"


def test_a_map_is_asked_for_by_name_or_by_file(box, own, tmp_path):
    assert maps.name_of("deep") == "deep"
    assert maps.name_of(str(draw(own / "deep.tmx"))) == "deep"
    far = str(draw(tmp_path / "far.tmx", (4, 5)))
    assert maps.name_of(far) == far
    assert begin(far).options.shore == Shore((4, 5))


def test_too_many_for_a_map_is_said_in_words(box, own):
    draw(own / "deep.tmx", title="Deep", most=2)
    with pytest.raises(BadOption, match="Deep is a map for 2 players"):
        begin("deep", (*PLAYERS, Player("Cy", colour=2)))
    with pytest.raises(BadOption, match="Buoys seats 2 to 3 players, not 1"):
        begin("deep", PLAYERS[:1])


# ---- saves


def kept(box, own, tmp_path):
    draw(own / "deep.tmx", (7, 8, 9))
    return saves.save_as(played("deep"), "Deep", folder=tmp_path)


def test_a_save_goes_on_where_only_the_looks_of_its_map_have_changed(box, own, tmp_path):
    path = kept(box, own, tmp_path)
    draw(own / "deep.tmx", (7, 8, 9), title="Deeper", decor=LABEL)
    match = reading.open_save(path)
    assert match.options.shore == Shore((7, 8, 9))
    assert maps.board_of(match).title == "Deeper"
    assert match.map_digest != maps.board_of(match).digest


def forget(own):
    (own / "deep.tmx").unlink()


def change(own):
    draw(own / "deep.tmx", (7, 8, 1))


def spoil(own):
    draw(own / "deep.tmx", (7, None, 9))


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        (forget, "deep.tmx: the file does not exist. Put the map “deep.tmx” back into "),
        (change, "The map “deep.tmx” was changed after this game had begun on it. Put the map back as it was"),
        (spoil, "deep.tmx: bay:1 has no depth; give it one. Put the map"),
    ],
)
def test_a_save_whose_map_is_another_is_refused_in_words_and_left_alone(box, own, tmp_path, deed, words):
    path = kept(box, own, tmp_path)
    autosave = autosaves.Autosave.begin(played("deep"))
    autosave.release()
    before = path.read_bytes(), autosave.path.read_bytes()
    deed(own)
    for opened in (reading.open_save, autosaves.resume):
        with pytest.raises(BadSave) as refused:
            opened(path if opened is reading.open_save else autosave.path)
        assert words in str(refused.value)
        assert str(own)[:40] in str(refused.value)
        assert len(str(refused.value)) <= 200
    assert (path.read_bytes(), autosave.path.read_bytes()) == before
    assert reading.replay(path).options.shore == Shore((7, 8, 9)), "the steps need no map"
    draw(own / "deep.tmx", (7, 8, 9))
    assert reading.open_save(path).step == 1


def test_a_table_keeps_its_board_while_somebody_edits_the_map(box, own):
    draw(own / "deep.tmx", (7, 8, 9))
    match = begin("deep")
    change(own)
    assert maps.board_of(match)["bay:2"].properties["depth"] == 9
    assert begin("deep").options.shore == Shore((7, 8, 1))


def test_a_save_of_before_there_was_a_choice_is_on_the_usual_map(box, tmp_path):
    path = saves.save_as(played(), "Old", folder=tmp_path)
    plain = msgspec.json.decode(path.read_bytes())
    for name in ("map", "jots"):
        del plain[name]
    path.write_bytes(msgspec.json.encode({**plain, "format": 1}))
    assert reading.open_save(path).map == "cove"


# ---- the command line


def test_the_list_tells_every_map(box, own, capsys):
    draw(own / "deep.tmx", (7, 8, 9), "Deep", most=2)
    draw(own / "flat.tmx", (7,))
    draw(own / "moon.tmx", game_id="lunar")
    (own / "torn.tmx").write_text("<map")
    assert main(["map", "list"]) == 0
    told = capsys.readouterr().out
    for line in ("  cove: The Cove, 2 to 3 players", "  deep: Deep, 2 players", "  flat: cannot be played on"):
        assert f"{line}\n" in told
    assert "    a shore has two bays at least\n" in told
    assert f"{own / 'moon.tmx'}: names no game" in told
    assert told.count("torn: cannot be played on\n") == 1
    assert str(own) in told.splitlines()[-1]


def test_checking_a_map_asks_the_game(box, own, capsys):
    assert main(["map", "check", str(draw(own / "deep.tmx"))]) == 0
    assert "The Cove, 6 spaces" in capsys.readouterr().out
    assert main(["map", "check", str(draw(own / "deep.tmx", (1, None, None)))]) == 2
    told = capsys.readouterr().err
    assert "deep.tmx: bay:1 has no depth; give it one.\n" in told
    assert "deep.tmx: bay:2 has no depth; give it one.\n" in told


def test_the_doctor_looks_at_every_map(box, own):
    draw(own / "flat.tmx", (7,))
    assert boards(own=True) == (False, "flat.tmx: a shore has two bays at least")
    (own / "flat.tmx").unlink()
    assert boards(own=True) == (True, "none")
    draw(box / "flat.tmx", (7,))
    assert "flat.tmx: a shore has two bays at least" in boards()[1]


def test_bots_play_a_tournament_on_a_map(box, own, capsys):
    draw(own / "deep.tmx", (7, 8, 9))
    arena = ["arena", "buoys", "--seats", "random,random", "--games", "2"]
    assert main([*arena, "--map", "deep"]) == 0
    deep = capsys.readouterr().out
    assert main(arena) == 0
    assert capsys.readouterr().out != deep
    assert main([*arena, "--map", "nowhere"]) == 2
    assert "nowhere.tmx: the file does not exist" in capsys.readouterr().err


def test_a_tournament_and_a_ladder_keep_to_the_players_of_the_map(box, own, capsys):
    draw(own / "deep.tmx", (7, 8, 9), title="Deep", most=2)
    on_it = ["arena", "buoys", "--map", "deep", "--games", "2"]
    for more in (["--seats", "random,random,random"], ["--ladder", "--tables", "2,3"]):
        assert main([*on_it, *more]) == 2
        assert capsys.readouterr().err == "seachest: Deep is a map for 2 players.\n"
    assert main([*on_it, "--ladder", "--only", " deckhand:random ", "--json"]) == 0
    assert [each["seats"] for each in json.loads(capsys.readouterr().out)["meetings"]] == [2]


@pytest.mark.parametrize("command", ["play buoys", "shot buoys x.png", "arena buoys --seats random,random"])
def test_a_map_that_is_not_there_or_of_another_game_is_one_sentence_that_names_those_there_are(
    box, own, tmp_path, capsys, command
):
    draw(own / "deep.tmx")
    draw(own / "flat.tmx", (7,))
    moon, gone = draw(tmp_path / "moon.tmx", game_id="key_largo"), tmp_path / "gone.tmx"
    for asked, said in (
        ("nowhere", "nowhere.tmx: the file does not exist; Buoys has: cove, deep."),
        (gone, f"{gone}: the file does not exist; Buoys has: cove, deep."),
        (moon, "moon is a map of Key Largo; Buoys has: cove, deep."),
    ):
        assert main([*command.split(), "--map", str(asked)]) == 2
        assert capsys.readouterr().err == f"seachest: {said}\n"


def test_a_map_that_became_another_games_is_one_line(box, own):
    draw(own / "deep.tmx", game_id="key_largo")
    with pytest.raises(BadMap) as bad:
        maps.load(BUOYS_ON_MAPS, own / "deep.tmx")
    assert bad.value.problems == ["the map is for the game key_largo, not for buoys; correct its property game"]


def test_checking_tells_the_same_clash_of_names_as_the_list(box, own, tmp_path, capsys):
    clash = "a map of this name comes with the program; give the file another name"
    assert main(["map", "check", str(draw(own / "cove.tmx"))]) == 2
    assert capsys.readouterr().err == f"seachest: cove.tmx: {clash}.\n"
    assert main(["map", "list"]) == 0
    assert clash in capsys.readouterr().out
    for sound in (box / "cove.tmx", draw(tmp_path / "cove.tmx"), draw(own / "cove2.tmx")):
        assert main(["map", "check", str(sound)]) == 0


def test_checking_a_folder_says_that_it_is_one(tmp_path, capsys):
    assert main(["map", "check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"seachest: {tmp_path.name}: the file cannot be opened: {NO_FILE}.\n"


def test_the_readmes_way_to_a_map_of_ones_own_leads_there(own, capsys):
    words = Path("README.md").read_text(encoding="utf-8").partition("**A map.**")[2].partition("```")[2]
    for line in words.partition("```")[0].split("\n"):
        if line.startswith("cp "):
            *files, to = line.removeprefix("cp ").replace("FOLDER", str(own)).split()
            for file in files:
                shutil.copy(file, to)
    (mine,) = own.glob("*.tmx")
    assert main(["map", "check", str(mine)]) == 0
    assert main(["map", "list"]) == 0
    assert f"{mine.stem}: The Great Lake" in capsys.readouterr().out


def test_a_table_is_opened_and_drawn_on_a_map(box, own, tmp_path, monkeypatch):
    draw(own / "deep.tmx", (7, 8, 9))
    shown = []
    monkeypatch.setattr(play, "show", lambda match: shown.append(match) or 0)
    seats = ["--seat", "human:Ann", "--seat", "bot:mate"]
    assert main(["play", "buoys", *seats, "--map", "deep"]) == 0
    assert main(["play", "buoys", *seats]) == 0
    assert [(match.map, len(match.options.shore.depths)) for match in shown] == [("deep", 3), ("cove", 6)]
    assert main(["play", "buoys", *seats, "--map", "nowhere"]) == 2
    pictures = []
    for name in ("deep", "cove"):
        out = tmp_path / f"{name}.png"
        assert main(["shot", "buoys", "--players", "2", "--map", name, "--size", "640x360", str(out)]) == 0
        pictures.append(out.read_bytes())
    assert pictures[0] != pictures[1]


def test_what_comes_from_the_map_is_no_option(box, capsys):
    assert main(["arena", "buoys", "--seats", "random,random", "--option", "shore=1"]) == 2
    assert "it has help" in capsys.readouterr().err
