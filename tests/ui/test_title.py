"""The title: the boxes in its chest can be pressed, each opens the shelf at itself."""

import pytest

from game.games import ANNOUNCED, BOXES
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
