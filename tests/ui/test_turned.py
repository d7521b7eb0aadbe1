"""Hexagons that can be pointed at, and pieces that turn."""

from itertools import pairwise

import pytest

from tests.ui.at_hamlets import at_table


def hit(screen, id):
    screen.frame()
    return next(one for one in screen.desk.view.hits if one.id == id)


def test_only_what_lies_inside_a_hexagon_means_it():
    screen = at_table()
    tile = hit(screen, "spot:tile:1")
    assert len(tile.outline) == 6
    corner = tile.rect.x + 3, tile.rect.y + 3
    view = screen.desk.view
    assert view.hit_at(*tile.rect.center) == tile
    assert tile.rect.collidepoint(corner)
    found = view.hit_at(*corner)
    assert found is None or found.id != "spot:tile:1"


def test_focus_and_choice_show_on_a_hexagon():
    screen = at_table(affordances="hover")
    plain = screen.bytes
    screen.move("spot:tile:1")
    pointed = screen.bytes
    screen.press("Right")
    assert len({plain, pointed, screen.bytes}) == 3


def turning(**changes):
    screen = at_table(**{"game_speed": 1, "reduce_motion": False, **changes})
    for spot in ("tile:0", "cell:0:0:-1", "turn:0"):
        screen.session.pick(spot)
        screen.desk.sync()
        screen.advance(2000, 50)
    return screen


def turn_to(screen, spot):
    screen.session.pick(spot)
    screen.desk.sync()
    screen.frame()
    return [journey for journey in screen.desk.view.moving.journeys.values() if journey.way == "turn"]


@pytest.mark.parametrize(("spot", "way"), [("turn:1", -60), ("turn:5", 60)])
def test_it_turns_in_motion_by_the_shorter_way(spot, way):
    screen = turning()
    (journey,) = turn_to(screen, spot)
    seen = []
    while screen.app.motion.busy:
        seen.append(journey.turned - journey.angle)
        screen.advance(20, 20)
    assert len(seen) > 4
    assert all(abs(after) >= abs(before) for before, after in pairwise(seen))
    assert all(0 <= each / way <= 1 for each in seen)
    assert not screen.desk.view.moving.journeys


def test_reduced_motion_turns_it_at_once():
    screen = turning(reduce_motion=True)
    assert not turn_to(screen, "turn:1")
    assert not screen.app.motion.busy
    assert screen.desk.view.places()["tile:0:(0, -1)"][0].angle == -60


def test_a_turned_piece_stays_in_its_place():
    screen = turning()
    before = screen.desk.view.places()["tile:0:(0, -1)"][1]
    turn_to(screen, "turn:3")
    screen.settle()
    assert screen.desk.view.places()["tile:0:(0, -1)"][1] == before
