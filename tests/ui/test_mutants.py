"""However files are damaged, they load or are refused in a line; the title and the list of saves open beside them."""

import pytest

from game import paths
from game.games import GAMES
from game.play import last_tables
from game.play.seating import seating_of
from game.ui.scenes.start.setup import Setup
from game.ui.shell import settings
from game.ui.shell.headless import HeadlessApp
from tests import mutants

MUTANTS, SHOWN = 200, 12
BOXES = pytest.mark.parametrize("box", [box.id for box in GAMES])


@pytest.mark.sample(3)
@pytest.mark.parametrize("kind", mutants.ENDS)
@BOXES
def test_a_damaged_file_loads_or_is_refused_in_one_line(tmp_path, box, kind):
    raw = mutants.sound(box, kind)
    path = tmp_path / f"000001{mutants.ENDS[kind]}"
    ends = set()
    for seed in range(MUTANTS):
        path.write_bytes(mutants.mutant(raw, seed))
        ends.add(mutants.judge(path).end)
    assert ends >= {"loaded", "refused"}
    path.write_bytes(raw)
    assert mutants.judge(path).end == "loaded"


@pytest.mark.sample(3)
@BOXES
def test_the_title_and_the_list_open_beside_damaged_files(box):
    mutants.scatter(box, range(SHOWN))
    assert mutants.shown() >= 3 * SHOWN


def test_damaged_settings_are_the_usual_ones_and_say_so():
    file = settings.settings_file()
    settings.keep(settings.Settings(keys={"undo": ("Ctrl+Z",)}, language="de"))
    raw = file.read_bytes()
    for seed in range(MUTANTS):
        file.write_bytes(mutants.mutant(raw, seed))
        found, words = settings.load(file)
        if words:
            assert found == settings.Settings()
            mutants.in_words(words)


def test_a_damaged_last_table_is_the_usual_one_or_can_be_set():
    box = next(box for box in GAMES if box.survey)
    last_tables.remember(seating_of(last_tables.usual(box.id).match("7")))
    file = paths.config_folder() / "tables.json"
    raw = file.read_bytes()
    for seed in range(MUTANTS):
        file.write_bytes(mutants.mutant(raw, seed))
        last_tables.remembered()
        assert last_tables.remembered(box.id).game == box.id
        if seed % 20 == 0:
            HeadlessApp(Setup(box), mutants.SIZE, strict=False)
