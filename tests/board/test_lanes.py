"""Ways along the lanes of a map: by water on the island, the shortest there is, none where no lane leads."""

import math
import re
from itertools import combinations, pairwise

import pytest

from game import paths
from game.board.board import BadMap
from game.board.lanes import Lanes
from game.board.tiled import load_board

BOARD = load_board(paths.maps("island.tmx"))
CROSS = Lanes((((0, 0), (300, 0)), ((300, 1), (300, 300)), ((0, 500), (300, 500))))


def inside(place, corners):
    """Whether a place lies in a polygon."""
    x, y = place
    sides = pairwise((*corners, corners[0]))
    hits = [(a[0] - b[0]) * (y - b[1]) / (a[1] - b[1]) + b[0] > x for a, b in sides if (a[1] > y) != (b[1] > y)]
    return sum(hits) % 2 == 1


def steps(stops):
    for a, b in pairwise(stops):
        for part in range(0, 100, 4):
            yield a[0] + (b[0] - a[0]) * part / 100, a[1] + (b[1] - a[1]) * part / 100


@pytest.fixture(scope="module")
def island():
    return Lanes(space.points for space in BOARD.family("lane"))


def test_a_way_goes_from_lane_to_lane_where_they_meet():
    assert CROSS.way((0, 20), (320, 250)) == ((0, 0), (300, 0), (300, 250))


def test_a_way_along_one_leg_joins_it_and_leaves_it():
    assert CROSS.way((50, 30), (250, -30)) == ((50, 0), (250, 0))


@pytest.mark.parametrize("end", ((40, 30), (900, 900), (0, 460)), ids=("short", "far from every lane", "no lane leads"))
def test_without_a_lane_it_is_straight_on(end):
    assert CROSS.way((0, 20), end) == ()
    assert Lanes(()).way((0, 0), (500, 0)) == ()


def test_every_way_between_berths_is_by_water(island):
    coast = BOARD["coast"].points
    berths = BOARD.family("ship")
    assert len(berths) > 40
    for one, other in combinations(berths, 2):
        stops = (one.centre, *island.way(one.centre, other.centre), other.centre)
        assert not [place for place in steps(stops) if inside((place[0], place[1] + 30), coast)], (one.id, other.id)


def test_no_way_is_a_needless_detour(island):
    berths = [berth.centre for berth in BOARD.family("ship")]
    for one, other in combinations(berths, 2):
        whole = (one, *island.way(one, other), other)
        assert sum(math.dist(a, b) for a, b in pairwise(whole)) < 900 + 2 * math.dist(one, other)


def test_lanes_do_not_make_another_map(tmp_path):
    text = paths.maps("island.tmx").read_text(encoding="utf-8")
    bare = re.sub(r' <objectgroup id="\d+" name="lanes".*?</objectgroup>\n', "", text, flags=re.DOTALL)
    assert load_board(written(tmp_path, bare)).digest == BOARD.digest


def test_a_lane_that_is_none_is_refused(tmp_path):
    text = paths.maps("island.tmx").read_text(encoding="utf-8")
    broken = re.sub(r'(type="Lane" x="0" y="0")>\s*<polyline[^>]*/>', r'\1 width="9" height="9">', text, count=1)
    with pytest.raises(BadMap, match="is a rectangle; a Lane must be a polyline"):
        load_board(written(tmp_path, broken))


def written(folder, text):
    for name in ("island.tsx", "island.png"):
        (folder / name).write_bytes(paths.maps(name).read_bytes())
    path = folder / "island.tmx"
    path.write_text(text, encoding="utf-8")
    return path
