"""RULES.md 15 and 16: other lakes, and the notebook."""

from dataclasses import replace

import pytest

from game import paths
from game.board.board import BadMap, Board, Space
from game.board.tiled import load_board
from game.core.chance import FastChance
from game.core.errors import BadOption
from game.games.dark_water_salvage.lake import DEPTHS, MOST_COLUMNS, soundings
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.observation import look
from game.games.dark_water_salvage.rules.survey import Options, great_lake, survey
from game.games.dark_water_salvage.table.chart import painting

GREAT = load_board(paths.maps("lake.tmx"))
TARN = load_board(paths.maps("tarn.tmx"))


def changed(space, board=GREAT, **properties):
    """The board with other properties of this space; None takes one away."""
    old = board[space]
    new = {name: value for name, value in (dict(old.properties) | properties).items() if value is not None}
    return replace(board, spaces={**board.spaces, space: replace(old, properties=new)})


def without(*spaces, board=GREAT):
    return replace(board, spaces={name: space for name, space in board.spaces.items() if name not in spaces})


def moved(space, board=GREAT, **place):
    return replace(board, spaces={**board.spaces, space: replace(board[space], **place)})


def called(space, name, board=GREAT):
    spaces = {one.id: one for one in board.spaces.values() if one.id != space}
    return replace(board, spaces={**spaces, name: replace(board[space], id=name)})


def problems(board):
    with pytest.raises(BadMap) as caught:
        survey(Options(), board)
    assert str(caught.value)
    return caught.value.problems


def test_15_1_the_map_of_the_box_is_the_lake_of_the_box():
    assert survey(Options(assist="paper"), GREAT) == Options(great_lake(), "paper")


def test_15_1_any_sound_map_is_a_lake():
    cheaper = survey(Options(), changed("region:A5", hire=1, title="Tern Harbour")).lake
    assert cheaper != great_lake()
    assert next(city for city in cheaper.cities if city.region == 4) == replace(
        great_lake().cities[1], hire=1, name="Tern Harbour"
    )
    deeper = survey(Options(), changed("region:E9", depth="deep", fee=20)).lake
    assert (deeper.signs[-1], deeper.fees[-1]) == ("D", 20)


def test_15_1_where_there_is_no_region_there_is_land():
    lake = survey(Options(), without("region:C5")).lake
    assert lake.signs[22] == " "
    assert soundings(lake).free.bit_count() == 44


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_15_2_the_smaller_lake_is_sound_and_quicker(seats):
    lake = survey(Options(), TARN).lake
    small, great = soundings(lake), soundings(great_lake())
    assert small.water.bit_count() < great.water.bit_count()
    state = engine.setup(Options(lake), seats, FastChance(1))
    chance = FastChance(2)
    while engine.actors(state):
        seat = engine.actors(state)[0]
        engine.apply(state, seat, chance.pick(engine.legal(state, seat)), chance, None)
    assert engine.result(state)


@pytest.mark.parametrize(
    ("board", "named"),
    [
        (changed("region:A5", hire=None), ["region:A5", "hire"]),
        (changed("region:A5", hire=0), ["region:A5", "hire"]),
        (changed("region:A5", title=""), ["region:A5", "title"]),
        (changed("region:D5", title=None), ["region:D5", "title"]),
        (changed("region:D6", depth=None), ["region:D6", "depth"]),
        (changed("region:D6", depth="bottomless"), ["region:D6", "bottomless"]),
        (changed("region:D6", fee=None), ["region:D6", "fee"]),
        (changed("region:D6", fee=True), ["region:D6", "fee"]),
        (changed("region:D6", kind="island"), ["region:D6", "island"]),
        (changed("region:D5", title="Missaukee"), ["region:A5", "region:D5", "Missaukee"]),
        (changed("region:D5", title=" missaukee "), ["region:A5", "region:D5"]),
        (changed("region:D5", title="Deep"), ["region:D5", "sonar"]),
        (changed("region:A5", title="rumoured value"), ["region:A5", "sonar"]),
        (changed("region:D6", fee="14"), ["region:D6", "fee", "type int"]),
        (called("region:D6", "region:d6"), ["region:d6"]),
        (called("region:D6", "region:D"), ["region:D "]),
        (called("region:D6", "region:D13"), ["region:D13", str(MOST_COLUMNS)]),
        (called("region:D6", "region:K6"), ["region:K6"]),
        (moved("region:D6", x=GREAT["region:D7"].x), ["region:D6", "row D and column 6"]),
        (moved("region:D6", y=GREAT["region:D6"].y + 60), ["region:D6"]),
        (moved("region:D6", w=240), ["region:D6"]),
        (moved("region:D6", w=0, h=0), ["region:D6"]),
        (without("region:A4", "region:A6", "region:B5"), ["region:A5 cannot be reached"]),
        (without("region:A2", "region:B1", board=replace(GREAT, properties={"max_players": 5})), ["region:A1 cannot"]),
        (without("region:A2", "region:A5"), ["4 cities", "5 players"]),
        (replace(GREAT, properties={**GREAT.properties, "max_players": 9}), ["max_players"]),
    ],
)
def test_15_2_a_bad_lake_is_refused_by_name(board, named):
    (problem,) = problems(board)
    assert all(f"{name}" in f"{problem} " for name in named), problem


def test_15_2_two_regions_that_no_sonar_tells_apart_are_both_named():
    board = changed("region:B7", kind="water", depth="medium", fee=11, title=None)  # The Needles told columns apart
    twins = [problem.partition(" give ")[0] for problem in problems(board)]
    assert twins == [f"region:{row}6 and region:{row}7" for row in "ABCD"]


def test_15_2_at_least_twelve_regions_of_open_water():
    few = [space.id for space in GREAT.spaces.values() if space.properties.get("depth") in DEPTHS][11:]
    assert any("11 regions of open water" in problem for problem in problems(without(*few)))


def test_15_2_all_that_is_wrong_is_told_at_once():
    board = changed("region:A5", changed("region:D6", fee=None), hire=None, title=None)
    assert len(problems(board)) == 3


def test_15_2_a_map_without_regions_is_no_lake():
    empty = Board("puddle", "Puddle", 100, 100, {}, {"rose": Space("rose", "Label", "labels", 0, 0, 9, 9, (), {}, ())})
    assert len(problems(empty)) == 2
    with pytest.raises(BadMap, match=r"puddle\.tmx"):
        survey(Options(), empty)


@pytest.mark.parametrize(("board", "name"), [(GREAT, "lake"), (TARN, "tarn")])
def test_15_1_a_copy_of_a_lake_keeps_its_painting_while_it_is_true(board, name):
    copy = replace(board, id="mine")
    assert painting(copy, soundings(survey(Options(), copy).lake)) == name
    dearer = changed("region:A1", copy, fee=99)
    assert painting(dearer, soundings(survey(Options(), dearer).lake)) == ""
    unnamed = replace(copy, properties={key: value for key, value in copy.properties.items() if key != "painting"})
    assert painting(unnamed, soundings(survey(Options(), unnamed).lake)) == ""


GREAT_LAKE = great_lake()
CITIES, FEATURES = GREAT_LAKE.cities, GREAT_LAKE.features


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"columns": 0}, "no rows and columns"),
        ({"columns": -9}, "no rows and columns"),
        ({"columns": 10**30}, "no rows and columns"),
        ({"columns": 7}, "no rows and columns"),
        ({"signs": ""}, "no rows and columns"),
        ({"signs": GREAT_LAKE.signs * 1000, "fees": GREAT_LAKE.fees * 1000}, "no rows and columns"),
        ({"signs": GREAT_LAKE.signs.replace("S", "X")}, "unknown signs"),
        ({"signs": GREAT_LAKE.signs.replace("S", "\0")}, "unknown signs"),
        ({"signs": GREAT_LAKE.signs.replace("S", " ").replace("M", " ")}, "fewer regions of open water"),
        ({"cities": CITIES * 20}, "too many cities"),
        ({"cities": CITIES[1:]}, "where its squares say"),
        ({"cities": (*CITIES[1:], replace(CITIES[0], region=999))}, "where its squares say"),
        ({"cities": (*CITIES[1:], replace(CITIES[0], region=-1))}, "where its squares say"),
        ({"features": (*FEATURES[1:], replace(FEATURES[0], region=10**30))}, "where its squares say"),
        ({"features": (*FEATURES[1:], replace(FEATURES[0], region=CITIES[0].region))}, "where its squares say"),
        ({"features": (*FEATURES[1:], replace(FEATURES[0], name="Nul\0"))}, "has no name"),
        ({"cities": (*CITIES[1:], replace(CITIES[0], name="x" * 41))}, "has no name, or one of more than 40"),
        ({"cities": (*CITIES[1:], replace(CITIES[0], name=CITIES[1].name))}, "are both called"),
        ({"cities": (*CITIES[1:], replace(CITIES[0], hire=10**30))}, r"does not cost \$1 to \$999"),
        ({"fees": ()}, "fees are not one for each square"),
        ({"fees": (-1, *GREAT_LAKE.fees[1:])}, r"does not cost \$1 to \$999"),
        ({"fees": (GREAT_LAKE.fees[0], 5, *GREAT_LAKE.fees[2:])}, r"does not cost \$1 to \$999"),
    ],
)
def test_15_2_a_lake_that_nobody_can_play_on_is_refused_before_anything_is_computed(changes, words):
    with pytest.raises(BadOption, match=f"Nobody can play on this lake: .*{words}"):
        engine.setup(Options(replace(GREAT_LAKE, **changes)), 3, FastChance(1))


@pytest.mark.parametrize(("name", "value"), [("fee", 1000), ("fee", 10**30), ("title", "x" * 41), ("title", "a\nb")])
def test_15_2_what_no_save_may_hold_no_map_may_either(name, value):
    space = next(one.id for one in GREAT.spaces.values() if name in one.properties)
    with pytest.raises(BadMap, match=f"{space} has {name}"):
        survey(Options(), changed(space, **{name: value}))


def test_15_3_no_more_players_than_cities():
    regions = {city.region for city in CITIES[3:]}
    signs = "".join(" " if region in regions else sign for region, sign in enumerate(GREAT_LAKE.signs))
    lake = replace(GREAT_LAKE, cities=CITIES[:3], signs=signs)
    assert engine.setup(Options(lake), 3, FastChance(1))
    with pytest.raises(BadOption, match="3 cities; 4 players"):
        engine.setup(Options(lake), 4, FastChance(1))


def test_16_1_the_notebook_changes_nothing():
    def positions(assist):
        chance = FastChance(8)
        state = engine.setup(Options(assist=assist), 3, chance)
        while engine.actors(state):
            yield replace(look(state, 1), assist="reasons")
            seat = engine.actors(state)[0]
            engine.apply(state, seat, chance.pick(engine.legal(state, seat)), chance, None)

    assert list(positions("paper")) == list(positions("coach"))
    assert Options().assist == "reasons"
