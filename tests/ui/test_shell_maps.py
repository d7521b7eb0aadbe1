"""The map of a table: chosen at the set-up, remembered, and played on."""

import pygame
import pytest

from game import maps
from game.core.player import Player
from game.play.last_tables import remember, remembered
from game.play.seating import Seating, seating_of
from game.storage.reading import open_save
from game.storage.saves import list_autosaves, save_as
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.setup import Setup
from game.ui.shell.headless import HeadlessApp
from tests.buoys import Bid, Dive, Rules, Shore, Stop
from tests.coves import BUOYS_ON_MAPS, draw
from tests.test_maps import LABEL
from tests.ui.at_screen import public_board
from tests.ui.at_shell import settings
from tests.ui.at_table import Worker

SEATS = (("Ann", "human", 0), ("Bob", "human", 1), ("Cy", "human", 2))


def show(size=(1280, 720), seating=None):
    remember(seating or Seating(game="buoys", players=SEATS))
    return HeadlessApp(Setup(BUOYS_ON_MAPS), size, settings(100), strict=False)


def press(here, id):
    here.scene.focus.go_to(id)
    here.press("Enter")


def test_one_map_is_no_choice(box):
    here = show()
    assert "map" not in {widget.id for widget in here.scene.widgets}
    assert "The Cove" not in " ".join(here.texts)


def test_another_map_is_chosen_started_and_remembered(box, own):
    draw(own / "deep.tmx", (7, 8, 9), "The Deep")
    here = show()
    press(here, "map")
    here.press("Down", "Enter")
    assert here.scene.seating().map == "deep"
    assert "The Deep" in " ".join(here.texts)
    press(here, "start")
    assert isinstance(here.scene.app.scenes[-1], TableScene) or here.scene.name in ("veil", "lift")
    match = next(scene for scene in here.app.scenes if isinstance(scene, TableScene)).match
    assert (match.map, match.options.shore) == ("deep", Shore((7, 8, 9)))
    assert remembered("buoys").map == "deep"
    assert len(list_autosaves()) == 1
    again = seating_of(match).match()
    assert (again.map, again.options) == ("deep", match.options), "a rematch is played on the same map"


def test_too_many_for_the_map_cannot_start(box, own):
    draw(own / "deep.tmx", title="The Deep", most=2)
    here = show(seating=Seating(game="buoys", players=SEATS, map="deep"))
    assert "The Deep is a map for 2 players." in " ".join(here.texts)
    press(here, "start")
    assert here.scene.name == "setup"
    here.scene.remove(2)
    assert not here.scene.trouble()


def test_a_map_that_is_gone_gives_way_to_the_usual_one_and_says_so(box, own):
    draw(own / "deep.tmx", title="The Deep")
    here = show(seating=Seating(game="buoys", players=SEATS, map="sunken"))
    assert here.scene.map == "cove"
    assert "The map “sunken” of the last game cannot be played on now." in " ".join(here.texts)
    press(here, "map")
    here.press("Down", "Enter")
    assert "sunken" not in " ".join(here.texts)


def test_what_is_wrong_with_a_map_is_said(box, own):
    draw(own / "flat.tmx", (1, None))
    here = show()
    assert "flat.tmx: bay:1 has no depth; give it one." in " ".join(here.texts)
    assert here.scene.map == "cove"


def test_the_usual_map_may_be_broken(box, own):
    draw(own / "deep.tmx")
    draw(box / "cove.tmx", (1,))
    here = show()
    assert here.scene.map == "deep"
    assert "a shore has two bays at least" in " ".join(here.texts)


def test_only_what_is_on_offer_is_set(box):
    here = show(seating=Seating(game="buoys", players=SEATS, options={"help": "paper", "shore": {"depths": [9]}}))
    assert here.scene.options == {"help": "paper"}
    assert Seating(game="buoys", players=SEATS).match().options == Rules()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_long_problems_stay_in_their_panel(box, own, size):
    for n in range(3):
        draw(own / f"flat{n}.tmx", (1, None, None, None, None))
    here = show(size)
    panel = here.scene.rules_panel
    for block in here.scene.columns[1].blocks:
        assert block.rect.x >= panel.x - 1
        assert block.rect.right <= panel.right + 1


def test_whoever_plays_on_is_told_that_the_map_looks_different(box, own, tmp_path):
    draw(own / "deep.tmx", (7, 8, 9))
    players = [Player("Ann"), Player("Bob", "bot:deckhand", 1)]
    path = save_as(maps.start(BUOYS_ON_MAPS, players, "S", None, "deep"), "Deep", folder=tmp_path)
    for title, told in (("The Cove", False), ("The Bight", True)):
        draw(own / "deep.tmx", (7, 8, 9), title, decor=LABEL if told else "")
        here = HeadlessApp(TableScene(open_save(path), worker=Worker()), (1280, 720), settings(100), strict=False)
        here.frame()
        assert ("The map has changed since this game began" in here.scene.session.showing.look.message) == told


def test_the_small_picture_of_a_save_shows_its_map_and_nobodys_notes(box, own, stage):
    draw(own / "deep.tmx", (7, 8, 9))
    stage(Setup(BUOYS_ON_MAPS), (640, 360), settings(100), strict=False)
    pictures = []
    for name, written in (("deep", False), ("deep", True), ("cove", False)):
        match = maps.start(BUOYS_ON_MAPS, [Player("Ann"), Player("Bob", colour=1)], "S", None, name)
        if written:
            match.annotate(0, "bay:0 bay:1", "x")
        match.play(0, Bid(3))
        match.play(1, Bid(0))
        match.play(0, Stop())
        match.play(0, Dive(0))
        pictures.append(pygame.image.tobytes(public_board(match, (320, 200)), "RGB"))
    assert pictures[0] == pictures[1] != pictures[2]
