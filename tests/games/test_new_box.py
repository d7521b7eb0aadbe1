"""A box is added by its folder and by its name in the list of boxes, and by nothing else."""

import sys

import pytest

from game import games, paths
from game.core.player import Player
from game.games import find, start_match
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.box_button import boxes
from game.ui.scenes.start.setup import Setup
from game.ui.shell.headless import HeadlessApp
from tests.coves import draw


@pytest.fixture
def added(tmp_path, monkeypatch):
    """A folder beside those of the boxes, with a game in it, and its name in the list."""
    folder = tmp_path / "buoys"
    folder.mkdir()
    (folder / "__init__.py").write_text("from tests.coves import BUOYS_ON_MAPS as GAME\n", encoding="utf-8")
    draw(tmp_path / "cove.tmx")
    monkeypatch.setattr(paths, "maps", tmp_path.joinpath)
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(games, "BOXES", (*games.BOXES, "buoys"))
    yield find("buoys")
    sys.modules.pop("game.games.buoys", None)
    vars(games).pop("buoys", None)


def test_it_is_found_and_stands_on_the_shelf(added):
    assert games.GAMES[-1] is added
    assert added.id in [box.id for box in boxes() if box.game is not None]


def test_a_table_can_be_set_and_played_at(added):
    stage = HeadlessApp(Setup(added), (1280, 720), strict=False)
    stage.click("start")
    assert isinstance(stage.scene, TableScene)
    assert stage.scene.match.game is added


def test_it_is_not_there_without_its_name(added, monkeypatch):
    monkeypatch.setattr(games, "BOXES", games.BOXES[:-1])
    with pytest.raises(games.BadOption, match="no game"):
        start_match("buoys", [Player("Ana"), Player("Ben", colour=1)])
