"""The eye over a board: what it shows, how near it comes, and that it never looks beyond the edges."""

import random

import pytest

from game.core.boards import TableBoard
from game.ui.draw.measure import Rect
from game.ui.table.board.camera import NEAREST, Camera
from game.ui.table.board.outline import inside

BOARD = TableBoard("village", "Village", -300, -900, 800, 400)
AREAS = [Rect(288, 64, 1288, 784), Rect(10, 100, 500, 900), Rect(0, 0, 3000, 200)]
every_area = pytest.mark.parametrize("area", AREAS, ids=("wide", "high", "flat"))


def corners(camera, area):
    right, bottom = camera.left + camera.width, camera.top + camera.height
    return (*camera.place(area, camera.left, camera.top), *camera.place(area, right, bottom))


@every_area
def test_it_fits_at_first_whatever_the_shape_of_its_area(area):
    left, top, right, bottom = corners(Camera.over(BOARD), area)
    assert left >= area.x - 0.01 and top >= area.y - 0.01
    assert right <= area.right + 0.01 and bottom <= area.bottom + 0.01
    assert right - left == pytest.approx(area.w, abs=0.1) or bottom - top == pytest.approx(area.h, abs=0.1)
    assert ((left + right) / 2, (top + bottom) / 2) == pytest.approx(area.center, abs=0.1)


@every_area
def test_places_on_board_and_screen_are_each_others_reverse(area):
    camera = Camera.over(BOARD)
    camera.nearer(area, 2.3, *area.center)
    for place in ((-250, -880), (0, -700), (480, -510)):
        assert camera.map_place(area, *camera.place(area, *place)) == pytest.approx(place, abs=0.1)


@every_area
def test_whoever_zooms_and_pans_at_random_never_sees_more_than_the_board_needs(area):
    luck, camera = random.Random(3), Camera.over(BOARD)
    for _turn in range(300):
        if luck.random() < 0.5:
            spot = luck.uniform(area.x, area.right), luck.uniform(area.y, area.bottom)
            camera.nearer(area, luck.choice((0.5, 0.8, 1.25, 2, 9)), *spot)
        else:
            camera.pan(area, luck.uniform(-900, 900), luck.uniform(-900, 900))
        assert 1 <= camera.zoom <= NEAREST
        left, top, right, bottom = corners(camera, area)
        for low, high, start, end in ((left, right, area.x, area.right), (top, bottom, area.y, area.bottom)):
            inside_it = low >= start - 0.1 and high <= end + 0.1
            over_it = low <= start + 0.1 and high >= end - 0.1
            assert inside_it or over_it


def test_zooming_keeps_the_place_under_the_pointer():
    area, camera = AREAS[0], Camera.over(BOARD)
    camera.nearer(area, 2, *area.center)
    under = camera.map_place(area, 900, 400)
    assert camera.nearer(area, 1.25, 900, 400)
    assert camera.map_place(area, 900, 400) == pytest.approx(under, abs=0.1)


def test_another_size_of_the_window_keeps_the_place_that_one_looks_at():
    camera = Camera.over(BOARD)
    camera.nearer(AREAS[0], 3, *AREAS[0].center)
    camera.look_at(AREAS[0], 200, -650)
    for other in (Rect(5, 5, 640, 390), Rect(0, 0, 2576, 1568), Rect(0, 0, 900, 800)):
        assert camera.map_place(other, *other.center) == pytest.approx((200, -650), abs=0.5)


def test_what_is_out_of_sight_is_brought_into_sight():
    area, camera = AREAS[0], Camera.over(BOARD)
    assert not camera.reveal(area, Rect(-500, -500, 40, 40))  # the whole board is in sight: there is nothing to do
    camera.nearer(area, 4, *area.center)
    x, y = camera.place(area, -290, -890)
    assert not area.collidepoint(x, y)
    assert camera.reveal(area, Rect(x - 20, y - 20, 40, 40))
    assert area.collidepoint(camera.place(area, -290, -890))


def test_a_board_that_grows_stays_whole_or_as_near_as_it_was():
    area, camera = AREAS[0], Camera.over(BOARD)
    grown = TableBoard("village", "Village", -700, -900, 1600, 800)
    camera.follow(grown)
    assert camera == Camera.over(grown)
    close = Camera.over(BOARD)
    close.nearer(area, 1.8, *area.center)
    close.look_at(area, 200, -650)
    near = close.scale(area)
    close.follow(grown)
    assert close.scale(area) == pytest.approx(near, rel=0.2)
    assert close.map_place(area, *area.center) == pytest.approx((200, -650), abs=0.5)


def test_only_what_lies_between_the_corners_is_inside():
    diamond = ((100.0, 0.0), (200.0, 100.0), (100.0, 200.0), (0.0, 100.0))
    luck = random.Random(5)
    for _place in range(500):
        x, y = luck.uniform(-20, 220), luck.uniform(-20, 220)
        far = abs(x - 100) + abs(y - 100)
        assert abs(far - 100) < 0.01 or inside(diamond, x, y) is (far < 100)
