"""The gallery of maps: every board on the wall, bad files in one sentence, by mouse and by keyboard."""

import pygame
import pytest

from game import maps, paths
from game.cli import main
from game.core.player import Player
from game.games import GAMES, find
from game.logbook.store import Logbook
from game.logbook.writing import standing_of, write_down
from game.ui.draw.pictures import filling
from game.ui.scenes.maps import pictures
from game.ui.scenes.maps.gallery import Gallery
from game.ui.scenes.start.setup import Setup
from game.ui.shell import folder
from tests.coves import draw
from tests.ui.at_shell import settings

SIZE = (1280, 720)


@pytest.fixture(name="unseen", autouse=True)
def _unseen(monkeypatch):
    """No picture of a board is made: these tests look at words."""
    monkeypatch.setattr(pictures.Pictures, "missing", lambda self, card: False)


@pytest.fixture(name="loch")
def _loch():
    """A sound lake of the user's own."""
    text = paths.maps("lake.tmx").read_text(encoding="utf-8").replace("The Great Lake", "Loch Ordinary")
    for name in ("lake.tsx", "lake.png"):
        (paths.user_maps_folder() / name).write_bytes(paths.maps(name).read_bytes())
    file = paths.user_maps_folder() / "loch.tmx"
    file.write_text(text, encoding="utf-8")
    return file


def shown(stage, game="", percent=100):
    return stage(Gallery(game), SIZE, settings(percent, reduce_motion=True))


def cards(here):
    return {card.listed.name: card for card in here.scene.wall.cards}


def go_to(here, name):
    here.scene.wall.show(here.scene.wall.cards.index(cards(here)[name]))
    here.scene.focus.go_to(f"wall:{cards(here)[name].id}")
    here.press("Enter")


def test_every_board_of_every_box_hangs_on_the_wall(stage):
    here = shown(stage)
    listed = {each.name for game in GAMES for each in maps.maps_for(game)}
    assert set(cards(here)) == listed >= {"island", "lake", "tarn", "keep", "market", "keythedral"}
    assert not any(card.own or card.listed.problems for card in here.scene.cards)


def test_a_box_shows_its_own_boards_and_one_without_a_choice_says_how_to_make_one(stage):
    here = shown(stage, "keythedral")
    assert [*cards(here)] == ["keythedral"]
    assert "Copy keythedral.tmx into the folder, change it in Tiled, and check it." in " ".join(here.texts)


def test_bad_files_are_one_sentence_each_and_keep_nothing_else_from_being_played(stage, loch, capsys):
    own = loch.parent
    (own / "torn.tmx").write_text("<map", encoding="utf-8")
    (own / "far.tmx").write_text(loch.read_text().replace("region:C3", "region:C33"), encoding="utf-8")
    draw(own / "elsewhere.tmx")
    here = shown(stage)
    bad = {name: card for name, card in cards(here).items() if card.listed.problems}
    assert set(bad) == {"torn", "far", "elsewhere"}
    for name in bad:
        go_to(here, name)
        here.press("Enter")
        assert here.scene.name == "maps", "a bad map opens no table"
        assert not here.scene.play.enabled
        here.scene.check.press()
        assert main(["map", "check", str(own / f"{name}.tmx")]) == 2
        told = capsys.readouterr().err.replace("seachest: ", "").strip()
        assert here.scene.chosen.checked == told
        assert here.scene.chosen.listed.problems[0] in told
    go_to(here, "loch")
    assert here.scene.play.enabled


def test_checking_a_sound_map_says_so_and_one_that_was_mended_becomes_sound(stage, loch):
    whole = loch.read_text(encoding="utf-8")
    loch.write_text(whole.replace("region:C3", "region:C33"), encoding="utf-8")
    here = shown(stage)
    go_to(here, "loch")
    assert not here.scene.play.enabled
    loch.write_text(whole, encoding="utf-8")
    here.scene.check.press()
    assert here.scene.play.enabled
    assert "loch.tmx is sound: Loch Ordinary, 48 spaces." in " ".join(here.texts)


def test_by_keyboard_alone_a_board_is_chosen_and_played_on(stage):
    here = shown(stage, "dark_water_salvage")
    assert here.scene.chosen.listed.name == "lake"
    here.press("Right")
    second = here.scene.wall.cards[1]
    assert here.scene.chosen is second
    assert here.focus == f"wall:{second.id}"
    here.press("Enter")
    assert isinstance(here.scene, Setup)
    assert here.scene.map == second.listed.name != "lake"
    here.press("Esc")
    assert here.scene.name == "maps"


def test_by_mouse_alone_a_board_is_chosen_and_played_on(stage):
    here = shown(stage, "dark_water_salvage")
    there = [card.listed.name for card in here.scene.wall.cards].index("tarn")
    here.click_at(*here.scene.wall.place(there).center)
    assert (here.scene.name, here.scene.chosen.listed.name) == ("maps", "tarn")
    here.click("play")
    assert (here.scene.name, here.scene.map) == ("setup", "tarn")


def test_the_wall_scrolls_after_the_focus(stage, loch):
    for n in range(9):
        loch.with_name(f"loch{n}.tmx").write_text(loch.read_text(encoding="utf-8"), encoding="utf-8")
    here = shown(stage, percent=200)
    for _step in range(40):
        here.press("Down")
        if here.focus.startswith("wall:"):
            now = here.scene.wall.cards.index(here.scene.chosen)
            assert here.scene.wall.rect.inflate(0, 30).contains(here.scene.wall.place(now))
    assert here.scene.chosen is here.scene.wall.cards[-1]


def test_the_folder_for_ones_own_maps_is_opened_or_named(stage, monkeypatch):
    asked = []
    monkeypatch.setattr(folder, "show", lambda place: asked.append(place) or False)
    here = shown(stage)
    here.scene.folder.press()
    assert asked == [paths.user_maps_folder()]
    assert str(paths.user_maps_folder())[:20] in " ".join(here.texts)


def test_no_map_of_ones_own_is_said(stage):
    here = shown(stage)
    here.scene._filter("own")
    assert "No map of your own yet." in here.texts


def finished_on(name):
    """A whole game of one human on this map."""
    game = find("dark_water_salvage")
    match = maps.start(game, [Player("Ana"), Player("Marlow", "bot:deckhand", 1)], "a game", None, name)
    while match.actors():
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
    return match


def test_the_best_score_on_a_board_is_the_logbooks_and_own_maps_stand_apart(stage, loch):
    score = find("dark_water_salvage").staging.score
    for name, standing in (("tarn", "counted"), ("loch", "custom map")):
        match = finished_on(name)
        assert standing_of(match) == standing
        write_down(match, Logbook(), None, "2026-11-02T20:00:00+00:00")
        card = cards(shown(stage))[name]
        assert (card.best, card.whose, card.played) == (score(match.result().scores[0]), "Ana", 1)
    assert not cards(shown(stage))["lake"].played


def test_each_board_is_drawn_as_all_may_see_it(stage, monkeypatch):
    monkeypatch.undo()
    pictures._drawn.clear()
    here = shown(stage, "killmans_keep")
    here.settle()
    here.advance(3000, 20)
    picture = pictures._drawn[here.scene.chosen.stamp]
    small = pygame.transform.smoothscale(picture, (16, 9))
    assert len({tuple(small.get_at((x, y))) for x in range(16) for y in range(9)}) > 12


@pytest.mark.parametrize("size", [(130, 60), (80, 60), (98, 60)])
def test_a_board_of_another_shape_is_shown_whole_on_the_colour_of_its_corner(size, stage):
    """Keyflower's market is wider than a postcard, which covered would lose both its sides."""
    stage(Gallery(), SIZE, settings())
    board = pygame.Surface(size)
    board.fill("#204020")
    x, y = size[0] // 2 - 5, size[1] // 2 - 5
    for place in ((0, y, 3, 10), (size[0] - 3, y, 3, 10), (x, 0, 10, 3), (x, size[1] - 3, 10, 3)):
        board.fill("#FF0000", place)
    seen = filling(board, (320, 197))
    middle = [seen.get_at((x, 98)).r > 120 for x in range(320)], [seen.get_at((160, y)).r > 120 for y in range(197)]
    for line in middle:
        half = len(line) // 2
        assert any(line[:half]) and any(line[half:])
    assert seen.get_size() == (320, 197)
    assert seen.get_at((2, 2)) == pygame.Color("#204020")


def test_the_chosen_board_stays_in_sight_when_text_grows_or_shrinks(stage):
    app = shown(stage, percent=200)
    app.frame()
    wall = app.scene.wall
    app.scene.focus.go_to(f"wall:{wall.cards[0].id}")
    app.press("Down", "Down", "Down")
    chosen = wall.chosen
    for percent in (100, 200):
        app.app.change(text_percent=percent)
        app.frame()
        assert app.focus == f"wall:{chosen.id}", f"text of {percent} %"
        assert wall.chosen is chosen
