"""Windows that are far too small, as tiling desktops make them: nothing crashes, and all is well when they grow."""

import pygame
import pytest

from game.games import GAMES
from game.ui.draw.measure import LEAST
from game.ui.scenes.play.table import TableScene
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.shot import played
from tests.ui.at_shell import SCENES, saved, settings
from tests.ui.at_table import Worker

TINY = ((200, 150), (150, 200), (240, 180), (300, 150), (310, 240), (320, 240), (600, 100), (1, 1))
LIMITS = (LEAST, (LEAST[0], 1400), (2400, LEAST[1]))
"""The smallest windows in which scenes are not cut."""
KEYS = ("Tab", "Down", "Right", "Tab")


def use(stage):
    """Frames of what moves, of what has the focus, and of what is pointed at."""
    stage.advance(200, 100)
    stage.press(*KEYS)
    if stage.focus:
        stage.move(stage.focus)
    stage.advance(600, 200)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", SCENES)
def test_every_scene_is_drawn_in_a_tiny_window(name):
    saved()
    stage = HeadlessApp(SCENES[name](), (200, 150), settings())
    use(stage)
    for size in (*TINY, *LIMITS):
        stage.resize(*size)
        use(stage)


@pytest.mark.sample(3)
@pytest.mark.parametrize("kinds", ["human bot:mate", "human human"])
@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.id)
def test_every_table_is_drawn_in_a_tiny_window(box, kinds):
    match = played(box.id, 2, "7", 30)
    for seat, kind in enumerate(kinds.split()):
        match.hand_over(seat, kind)
    stage = HeadlessApp(TableScene(match, worker=Worker()), (200, 150), settings())
    for size in (*TINY, *LIMITS):
        stage.resize(*size)
        use(stage)
        if stage.scene.name in ("veil", "lift"):
            stage.press("Space", "Space", "Space")
        use(stage)
        stage.press("Esc")
        use(stage)
        stage.press("Esc")


def test_a_window_that_grows_again_shows_what_it_showed():
    stage = HeadlessApp(SCENES["shelf"](), (1280, 720), settings())
    stage.settle()
    before = pygame.image.tobytes(stage.frame(), "RGB")
    stage.resize(200, 150)
    part = stage.frame().copy()
    assert part.get_size() == (200, 150)
    assert len({tuple(part.get_at((x, 75))) for x in range(200)}) > 1, "something is seen of it"
    stage.resize(1280, 720)
    assert pygame.image.tobytes(stage.frame(), "RGB") == before


def test_what_is_pressed_in_a_tiny_window_is_what_lies_there():
    stage = HeadlessApp(SCENES["title"](), (300, 200), settings())
    x, y = stage.where("shelf")
    stage.click_at(x, y)
    assert stage.scene.name == "shelf"
