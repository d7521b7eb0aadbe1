"""The way from a thing to the slip that tells of it: its rule can be pressed there."""

import pytest

from game.ui.shell.input import Moved, Pressed, Released
from game.ui.shell.shot import played
from game.ui.table.input.steering import REST
from game.ui.table.input.subject import slip_of
from tests.ui.at_screen import Screen


@pytest.fixture
def screen():
    screen = Screen(played("keyflower", 3, "7", 30), (1920, 1080))
    screen.advance(3000, 100)
    screen.open()
    screen.advance(600, 100)
    return screen


def way(screen):
    """A tile of the market that has a rule, and places from there to the foot of the slip."""
    view = screen.desk.view
    slip = next(hit.rect for hit in view.hits if hit.id == "slip:")
    tiles = [hit for hit in view.hits if hit.id.startswith("spot:tile:") and view.table.slips[hit.id[5:]].rule]
    hit = min(tiles, key=lambda hit: hit.rect.x)
    x, y = hit.rect.center
    steps = [(x + (slip.centerx - x) * n / 40, y + (slip.centery - y) * n / 40) for n in range(41)]
    return hit.id[5:], steps


def test_what_the_pointer_crosses_on_its_way_to_the_slip_does_not_take_it(screen):
    view = screen.desk.view
    spot, steps = way(screen)
    wanted, crossed = view.table.slips[spot], set()
    for place in steps:
        screen.app.feed(Moved(*place))
        crossed.add(view.touch.hovered)
        assert slip_of(view) == wanted
        screen.advance(30, 30)
    assert len([id for id in crossed if id.startswith("spot:")]) > 1, "another thing lay on the way"
    screen.advance(3 * REST, 50)
    assert slip_of(view) == wanted, "on the slip one may rest"
    screen.app.feed(Pressed(*steps[-1], "left"))
    screen.app.feed(Released(*steps[-1], "left"))
    screen.advance(400, 50)
    assert screen.scene.name == "rules" and screen.scene.book.paragraphs[screen.scene.trail[0]].number == wanted.rule


def test_who_rests_on_the_way_or_turns_back_means_what_is_there(screen):
    view = screen.desk.view
    spot, steps = way(screen)
    hits = [(view.hit_at(*at).id[5:], at) for at in steps if view.hit_at(*at) and view.hit_at(*at).zone == "board"]
    other, place = next((id, at) for id, at in hits if id != spot and id in view.table.slips)
    screen.app.feed(Moved(*steps[0]))
    screen.app.feed(Moved(*place))
    assert slip_of(view) == view.table.slips[spot]
    screen.advance(2 * REST, 50)
    assert slip_of(view) == view.table.slips[other]
    screen.app.feed(Moved(*steps[0]))
    assert slip_of(view) == view.table.slips[spot]


def test_in_the_slip_above_its_foot_the_list_comes_back_and_is_clicked(screen):
    view = screen.desk.view
    _spot, steps = way(screen)
    rows = [hit for hit in view.hits if hit.id.startswith("way:")]
    x, y = rows[0].rect.center
    for part in range(21):
        screen.app.feed(Moved(*(a + (b - a) * part / 20 for a, b in zip(steps[0], (x, y), strict=True))))
    screen.advance(2 * REST, 50)
    assert slip_of(view) is None, "who rests on the way means the list"
    screen.app.feed(Pressed(x, y, "left"))
    screen.app.feed(Released(x, y, "left"))
    screen.advance(400, 50)
    assert screen.scene.name != "rules" and rows[0].id.removeprefix("way:") in view.look.picked
