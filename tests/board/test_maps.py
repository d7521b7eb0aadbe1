"""Every map is sound, opens in Tiled itself, and a bad one is refused in words that name the object."""

import json
import os
import re
import shutil
import subprocess

import pytest

from game import paths
from game.board.board import BadMap, Board
from game.board.doctor import LAYERS
from game.board.tiled import load_board

MAPS = sorted(paths.maps().glob("*.tmx"))
ISLAND = paths.maps("island.tmx")
PLAYERS = {2: (2, 3, 3), 3: (3, 4, 4), 4: (4, 5, 5), 5: (4, 6, 6)}
"""Wrecks by depth for each number of players."""


def problems(path, requires=()):
    """What is wrong with this map, one sentence each."""
    try:
        load_board(path, requires)
    except BadMap as bad:
        return bad.problems
    return []


@pytest.fixture(scope="module")
def island() -> Board:
    return load_board(ISLAND)


@pytest.fixture
def copy(tmp_path):
    """Write a changed copy of the island, with its tileset beside it, and return its path."""
    for name in ("island.tsx", "island.png"):
        shutil.copy(paths.maps(name), tmp_path / name)

    def write(*changes: tuple[str, str]):
        text = ISLAND.read_text(encoding="utf-8")
        for pattern, replacement in changes:
            text, times = re.subn(pattern, replacement, text, count=1, flags=re.DOTALL)
            assert times == 1, f"the map has no {pattern}"
        path = tmp_path / "island.tmx"
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_map_is_sound(path):
    assert problems(path) == []


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_class_fits_its_layer(path):
    for space in load_board(path).spaces.values():
        assert space.kind in LAYERS[space.layer], space.id


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_drawing_a_map_names_is_there(path):
    board = load_board(path)
    for space in board.spaces.values():
        if "art" in space.properties:
            assert paths.assets(str(board.properties["game"]), f"{space.properties['art']}.svg").is_file(), space.id


def test_loading_a_board_needs_no_display_and_reads_no_picture(copy):
    path = copy()
    path.with_suffix(".png").write_bytes(b"no picture at all")
    assert load_board(path).width == 46 * 28


LAKES = ("lake", "tarn", "horseshoe", "crown")
SIGNS = {"shallow": "S", "medium": "M", "deep": "D", "city": "*", "feature": "<"}


@pytest.fixture(params=LAKES)
def lake(request) -> Board:
    return load_board(paths.maps(f"{request.param}.tmx"))


def squares(lake):
    """Every region by row and column."""
    regions = lake.family("region")
    left, top = min(r.x for r in regions), min(r.y for r in regions)
    return {(int((r.y - top) / r.h), int((r.x - left) / r.w)): r for r in regions}


def sign(region):
    return SIGNS[region.properties.get("depth", region.properties["kind"])]


def test_the_regions_of_a_lake_are_equal_squares_named_by_row_and_column(lake):
    assert len({(r.w, r.h) for r in lake.family("region")}) == 1
    for (row, column), region in squares(lake).items():
        assert region.w == region.h
        assert region.id == f"region:{'ABCDEFGHI'[row]}{column + 1}"


def test_a_lake_says_what_it_was_painted_from(lake):
    at = squares(lake)
    rows, columns = max(row for row, _ in at) + 1, max(column for _, column in at) + 1
    grid = ["".join(sign(at[r, c]) if (r, c) in at else " " for c in range(columns)) for r in range(rows)]
    assert lake.properties["painted"] == "/".join(grid)
    words = [lake.title]
    for _place, region in sorted(at.items()):
        facts = region.properties
        words.append(
            {"city": "{title} ${hire}", "feature": "{title}", "water": "${fee}"}[facts["kind"]].format(**facts)
        )
    assert lake.properties["lettered"] == ", ".join(words)


def test_a_lake_has_a_city_for_each_player_and_one_to_spare(lake):
    cities = [r for r in lake.family("region") if r.properties["kind"] == "city"]
    assert len(cities) > lake.properties["max_players"]
    assert all(city.properties["hire"] > 0 for city in cities)


def test_no_two_waters_of_a_lake_answer_every_sonar_alike(lake):
    at = squares(lake)
    places = [place for place, region in at.items() if sign(region) in "*<"]

    def answers(row, column):
        ways = [((row > r) - (row < r), (column > c) - (column < c)) for r, c in places]
        return (sign(at[row, column]), *ways)

    waters = [place for place, region in at.items() if sign(region) in "SMD"]
    assert len({answers(*place) for place in waters}) == len(waters) >= 16


def test_every_region_of_a_lake_can_be_reached_by_boat(lake):
    at = squares(lake)
    reached, ahead = set(), [next(iter(at))]
    while ahead:
        row, column = ahead.pop()
        if (row, column) in at and (row, column) not in reached:
            reached.add((row, column))
            ahead += [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
    assert reached == set(at)


@pytest.mark.parametrize("seats", PLAYERS)
def test_the_island_has_the_wrecks_each_number_of_players_needs(island, seats):
    there = [wreck for wreck in island.family("wreck") if str(seats) in wreck.properties["players"].split(",")]
    for depth, letter in enumerate("smd", 1):
        names = [wreck.id for wreck in there if wreck.properties["depth"] == depth]
        assert names == [f"wreck:{letter}{i}" for i in range(1, PLAYERS[seats][depth - 1] + 1)]


def test_every_wreck_has_its_hull_pile_mark_and_berth(island):
    for wreck in island.family("wreck"):
        name = wreck.id.removeprefix("wreck:")
        for part in ("hull", "pile", "seen", "ship"):
            assert island[f"{part}:{name}"].properties["region"] == wreck.id


def test_every_place_has_a_berth_for_each_of_five_players(island):
    assert [place.id for place in island.family("place")] == [
        "place:dolphins",
        "place:tavern",
        "place:shop",
        "place:market",
    ]
    for place in island.family("place"):
        berths = [slot for slot in island.family("ship") if slot.properties["region"] == place.id]
        assert [berth.properties["order"] for berth in berths] == [1, 2, 3, 4, 5]
        assert len({berth.centre for berth in berths}) == 5


def test_the_day_track_has_ten_steps_under_ten_pennants(island):
    steps = island["days"].points
    assert len(steps) == 10
    for number, (x, _) in enumerate(steps, 1):
        assert island[f"day:{number}"].centre[0] == x


def test_no_wreck_on_the_same_board_hides_the_pile_of_another(island):
    piles = island.family("pile")
    for one in piles:
        for other in piles:
            if one.id < other.id:
                apart = abs(one.centre[0] - other.centre[0]) >= one.w or abs(one.centre[1] - other.centre[1]) >= one.h
                assert apart, (one.id, other.id)


def test_points_of_a_polygon_are_in_map_units_and_its_box_holds_them(island):
    coast = island["coast"]
    assert (128.0, 440.0) in coast.points
    assert (coast.x, coast.y) == (min(x for x, _ in coast.points), min(y for _, y in coast.points))
    assert (coast.w, coast.h) == (706, 400)


def test_links_are_read_from_the_property(copy):
    path = copy(
        (
            '(<object [^>]*name="wreck:s1"[^>]*>\\s*<properties>)',
            r'\1<property name="links" value="wreck:s2, place:shop"/>',
        )
    )
    assert load_board(path)["wreck:s1"].links == ("wreck:s2", "place:shop")


def test_the_digest_changes_with_a_place_and_only_with_what_a_map_says(copy, island):
    assert load_board(copy()).digest == island.digest
    assert (
        load_board(copy(('name="wreck:s1" type="Region" x="32"', 'name="wreck:s1" type="Region" x="33"'))).digest
        != island.digest
    )
    assert load_board(copy(('tiledversion="[^"]*"', 'tiledversion="1.11.0"'))).digest == island.digest


S1 = 'name="wreck:s1" type="Region"'
FAULTS = {
    "infinite": (('infinite="0"', 'infinite="1"'), "infinite"),
    "hexagonal": (('orientation="orthogonal"', 'orientation="hexagonal"'), "only orthogonal"),
    "no title": (('<property name="title"[^>]*/>', ""), "no property title"),
    "zstd": (('encoding="csv"', 'encoding="base64" compression="zstd"'), "layer terrain is not stored as CSV"),
    "half offset": (('name="terrain"', 'name="terrain" offsetx="0.5"'), "offsetx"),
    "shifted layer": (('name="regions"', 'name="regions" offsetx="8"'), "layer regions is shifted"),
    "unknown layer": (('name="decks"', 'name="cards"'), "layer cards is unknown"),
    "no name": ((S1, 'type="Region"'), "has no name"),
    "twice": ((S1, 'name="wreck:m1" type="Region"'), "object wreck:m1 is there twice"),
    "template": ((S1, f'template="a.tx" {S1}'), "object wreck:s1 in layer regions comes from a template"),
    "unknown class": ((S1, 'name="wreck:s1" type="Ring"'), 'object wreck:s1 in layer regions has class "Ring"'),
    "no class": ((S1, 'name="wreck:s1"'), 'object wreck:s1 in layer regions has class ""'),
    "turned": ((S1, f'{S1} rotation="12"'), "object wreck:s1 in layer regions is turned"),
    "ellipse": ((f"({S1}[^>]*>.*?</properties>)", r"\1<ellipse/>"), "wreck:s1 in layer regions has the shape ellipse"),
    "no polygon": (('<polygon points="[^"]*"/>', ""), "object coast in layer decor is a rectangle"),
    "not an int": (('name="depth" type="int" value="1"', 'name="depth" type="int" value="low"'), '"low"'),
    "empty int": (('name="depth" type="int" value="1"', 'name="depth" type="int" value=""'), "wreck:s1"),
    "class property": (('name="depth" type="int"', 'name="depth" type="class"'), "of type class"),
    "taken name": (('<property name="depth"', '<property name="name"'), "a word that Tiled uses itself"),
    "broken link": (
        (f"({S1}[^>]*>.*?<properties>)", r'\1<property name="links" value="wreck:x9"/>'),
        "object wreck:s1 in layer regions links to wreck:x9",
    ),
    "outside": ((f'{S1} x="32"', f'{S1} x="-40"'), "object wreck:s1 in layer regions lies outside"),
    "other tileset": (('source="island.tsx"', 'source="gone.tsx"'), "the tileset gone.tsx is missing"),
    "not XML": (("</map>", ""), "cannot be read as a map"),
    "not a map": (("<map .*</map>", "<tileset/>"), "not a <map>"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_bad_map_is_refused_in_words(copy, fault):
    change, words = FAULTS[fault]
    path = copy(change)
    with pytest.raises(BadMap) as refused:
        load_board(path)
    assert words in str(refused.value)
    assert str(refused.value).startswith("island.tmx: ")


def test_a_missing_picture_is_named(copy):
    path = copy()
    path.with_suffix(".png").unlink()
    assert problems(path) == ["the picture island.png of tileset island.tsx is missing; put it back"]


def test_a_missing_map_is_named(tmp_path):
    assert problems(tmp_path / "none.tmx") == ["the file does not exist"]


def test_a_space_the_game_needs_is_asked_for_by_name(copy):
    path = copy((S1, 'name="wreck:s9" type="Region"'))
    assert problems(path) == []
    assert problems(path, ["wreck:s1", "wreck:s9"]) == ["the game needs a space wreck:s1 and the map has none; add it"]


def tiled(*words):
    """Run one of Tiled's own tools without a window; its folders are its own."""
    program = shutil.which(words[0])
    if program is None:
        pytest.skip("Tiled is not installed")
    quiet = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    subprocess.run([program, *words[1:]], check=True, env=quiet, capture_output=True, timeout=60)


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_map_opens_in_tiled_with_every_object(path, tmp_path):
    tiled("tiled", "--export-map", "json", str(path), str(tmp_path / "map.json"))
    exported = json.loads((tmp_path / "map.json").read_text(encoding="utf-8"))
    seen = {
        entry["name"]: entry.get("class") or entry.get("type")
        for layer in exported["layers"]
        for entry in layer.get("objects", ())
    }
    assert seen == {space.id: space.kind for space in load_board(path).spaces.values()}


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_map_can_be_drawn_by_tiled(path, tmp_path):
    tiled("tmxrasterizer", str(path), str(tmp_path / "map.png"))
    head = (tmp_path / "map.png").read_bytes()[:24]
    board = load_board(path)
    assert (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")) == (board.width, board.height)
