"""The title: the boxes in its chest can be pressed, each opens the shelf at itself."""

import pytest

from game.games import ANNOUNCED, BOXES, LESSONS, lessons
from game.storage import progress
from game.ui.draw.measure import HIT
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from tests.ui.at_screen import settings

ALL = (*BOXES, *(id for id, _title, _seats in ANNOUNCED if id not in BOXES))


@pytest.mark.parametrize("size", [(1024, 640), (1920, 1080), (2560, 1080)])
def test_every_box_in_the_chest_can_be_hit_and_none_lies_over_another_thing(size):
    stage = HeadlessApp(Title(), size, settings())
    targets = {target.id: target.rect for target in stage.scene.focus.targets()}
    boxes = [targets[f"box:{id}"] for id in ALL]
    assert all(rect.w >= HIT and rect.h >= HIT for rect in boxes)
    assert stage.focus in ("continue", "quick")
    for n, rect in enumerate(boxes):
        others = [*boxes[:n], *(place for id, place in targets.items() if not id.startswith("box:"))]
        assert not any(rect.inflate(-12, -12).colliderect(other) for other in others)


@pytest.mark.parametrize("id", ALL)
def test_a_box_in_the_chest_opens_the_shelf_at_itself(id):
    stage = HeadlessApp(Title(), (1280, 720), settings())
    stage.click(f"box:{id}")
    assert stage.scene.name == "shelf" and stage.scene.chosen.id == id


def test_the_menu_leads_everywhere_and_says_how_far_somebody_is():
    progress.keep("key_largo/first_day", progress.Progress(stars=2))
    stage = HeadlessApp(Title(), (1280, 720), settings())
    assert f"1 of {LESSONS}" in stage.texts
    ways = {"lessons": "lessons", "shelf": "shelf", "logbook": "logbook", "load": "load", "replays": "games"}
    for id, name in (ways | {"today": "today", "puzzles": "puzzles", "maps": "maps", "settings": "settings"}).items():
        stage.click(id)
        assert stage.scene.name == name
        stage.press("Esc")
        assert stage.scene.name == "title"


def test_what_takes_longer_to_know_stands_there_soon():
    stage = HeadlessApp(Title(), (1280, 720), settings())
    assert "Key Largo" not in stage.texts
    stage.advance(2000, 50)
    assert "Key Largo" in stage.texts
    today = next(plank for plank in stage.scene.ladder.planks if plank.id == "today")
    assert today.art == ("medal_none",) * 3


def test_the_number_of_lessons_is_known_before_a_box_is_imported():
    assert sum(len(lessons(box)) for box in BOXES) == LESSONS
