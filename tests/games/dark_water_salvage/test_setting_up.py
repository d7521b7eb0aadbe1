"""RULES.md 2: the lake, the cards, the bag and the order."""

from collections import Counter
from itertools import pairwise

import pytest

from game.core.chance import Chance, FastChance
from game.games.dark_water_salvage.components import BAG, RUMOUR, RUMOURS, SHIPS, VALUE_CARDS, WRECKS
from game.games.dark_water_salvage.lake import CITY, DIRECTIONS, FEATURE, WATER
from game.games.dark_water_salvage.rules import engine
from game.games.dark_water_salvage.rules.survey import Options, great_lake
from tests.games.dark_water_salvage.scene import LAKE, at

ROWS = ("S*SS*SS*S", "SM<MMM<MS", "*MDDDDDM*", "S<DD<DDMS", "SS*MMDMMS")

# All location cards as they were written down before there was a map: the depth, then the directions from Port
# Halloran, Missaukee, Kestrel Bay, Copper Landing, Northmoor, Ludgate, Widow's Shelf, The Needles, Old Quarry and The
# Ravine.
LOCATION_CARDS = """
A1 S W W W N NW NW NW NW NW NW
A3 S E W W NE NW N N NW NE NW
A4 S E W W NE NW NE NE NW NE NW
A6 S E E W NE NW NE NE NW NE NE
A7 S E E W NE NW NE NE N NE NE
A9 S E E E NE N NE NE NE NE NE
B1 S SW SW SW N NW NW W W NW NW
B2 M S SW SW NE NW NW W W N NW
B4 M SE SW SW NE NW NE E W NE NW
B5 M SE S SW NE NW NE E W NE N
B6 M SE SE SW NE NW NE E W NE NE
B8 M SE SE S NE NW NE E E NE NE
B9 S SE SE SE NE N NE E E NE NE
C2 M S SW SW E W NW SW SW N NW
C3 D SE SW SW E W N S SW NE NW
C4 D SE SW SW E W NE SE SW NE NW
C5 D SE S SW E W NE SE SW NE N
C6 D SE SE SW E W NE SE SW NE NE
C7 D SE SE SW E W NE SE S NE NE
C8 M SE SE S E W NE SE SE NE NE
D1 S SW SW SW S SW NW SW SW W W
D3 D SE SW SW SE SW N S SW E W
D4 D SE SW SW SE SW NE SE SW E W
D6 D SE SE SW SE SW NE SE SW E E
D7 D SE SE SW SE SW NE SE S E E
D8 M SE SE S SE SW NE SE SE E E
D9 S SE SE SE SE S NE SE SE E E
E1 S SW SW SW S SW W SW SW SW SW
E2 S S SW SW SE SW W SW SW S SW
E4 M SE SW SW SE SW E SE SW SE SW
E5 M SE S SW SE SW E SE SW SE S
E6 D SE SE SW SE SW E SE SW SE SE
E7 M SE SE SW SE SW E SE S SE SE
E8 M SE SE S SE SW E SE SE SE SE
E9 S SE SE SE SE S E SE SE SE SE
"""


def test_2_1_the_regions_of_the_great_lake():
    lake = great_lake()
    assert lake.columns == 9
    assert lake.signs == "".join(ROWS)
    counts = Counter(lake.signs)
    assert (counts[CITY], counts[FEATURE]) == (6, 4)
    assert [counts[sign] for sign in WATER] == [13, 12, 10]
    named = {LAKE.names[city.region]: (city.name, city.hire) for city in lake.cities}
    assert named == {
        "A2": ("Port Halloran", 3),
        "A5": ("Missaukee", 5),
        "A8": ("Kestrel Bay", 3),
        "C1": ("Copper Landing", 4),
        "C9": ("Northmoor", 4),
        "E3": ("Ludgate", 4),
    }
    assert {LAKE.names[feature.region]: feature.name for feature in lake.features} == {
        "B3": "Widow's Shelf",
        "B7": "The Needles",
        "D2": "Old Quarry",
        "D5": "The Ravine",
    }


def test_2_1_the_sonars_are_numbered_cities_features_depths_and_the_rumour():
    kinds = [one.kind for one in LAKE.sonars]
    assert kinds == ["city"] * 6 + ["feature"] * 4 + ["depth"] * 3 + ["rumour"]
    assert LAKE.sonars[LAKE.rumour].kind == "rumour"


@pytest.mark.parametrize("seed", range(5))
def test_2_2_twelve_wrecks_in_twelve_regions_of_open_water(seed):
    state = engine.setup(Options(), 4, FastChance(seed))
    for dealt in (state.ships, state.regions, state.cards):
        assert len(dealt) == len(set(dealt)) == WRECKS
    assert all(LAKE.depths[region] >= 0 for region in state.regions)


def test_2_2_the_cards_are_dealt_by_luck():
    one, other = (engine.setup(Options(), 4, Chance(seed, 0)) for seed in ("one", "another"))
    for name in ("ships", "regions", "cards"):
        assert getattr(one, name) != getattr(other, name)
    everywhere = {region for seed in range(40) for region in engine.setup(Options(), 2, FastChance(seed)).regions}
    assert everywhere == {region for region, depth in enumerate(LAKE.depths) if depth >= 0}


def test_2_3_the_ship_cards():
    assert len(SHIPS) == len({ship.name for ship in SHIPS}) == 16
    assert all(one.name < other.name for one, other in pairwise(SHIPS))
    assert sum(ship.located for ship in SHIPS) == 52
    assert sum(ship.salvaged for ship in SHIPS) == 102
    assert all(ship.located < ship.salvaged for ship in SHIPS)
    state = engine.setup(Options(), 3, FastChance(4))
    assert list(state.ships) == sorted(state.ships)


def test_2_4_location_cards_say_what_the_map_says():
    checked = set()
    for line in LOCATION_CARDS.strip().splitlines():
        name, depth, *directions = line.split()
        region = at(name)
        assert WATER[LAKE.depths[region]] == depth
        answers = LAKE.signature(region)
        assert [DIRECTIONS[answer] for answer in answers[:10]] == directions, name
        assert answers[10:] == (*(int(depth == one) for one in WATER), -1)
        checked.add(region)
    assert len(checked) == 35


def test_2_4_no_two_location_cards_say_the_same():
    water = [region for region, depth in enumerate(LAKE.depths) if depth >= 0]
    assert len({LAKE.signature(region) for region in water}) == len(water) == 35


def test_2_5_the_value_cards():
    assert len(VALUE_CARDS) == 18
    for card, number in zip(VALUE_CARDS, RUMOUR, strict=True):
        low, high = card.rumour
        assert low < card.initial < high or (card.initial, low) in {(30, 30), (50, 50)}
        assert RUMOURS[number] == card.rumour
    assert VALUE_CARDS[0].salvaged == (10, 16, 23)
    assert VALUE_CARDS[12].salvaged == (38, 62, 86)
    assert VALUE_CARDS[17].salvaged == (56, 91, 126)
    assert (70, 100) in RUMOURS
    assert list(RUMOURS) == sorted(RUMOURS)


@pytest.mark.parametrize(("seats", "chips", "dollars"), [(2, 30, 215), (3, 40, 300), (4, 50, 385), (5, 60, 470)])
def test_2_6_the_bag(seats, chips, dollars):
    fives, tens = BAG[seats]
    assert (fives + tens, 5 * fives + 10 * tens) == (chips, dollars)
    state = engine.setup(Options(), seats, FastChance(1))
    assert (state.bag_fives + state.fives, state.bag_tens + state.tens) == (fives, tens)


def test_2_7_turn_order_cards_are_dealt_by_lot():
    orders = {engine.setup(Options(), 3, FastChance(seed)).order for seed in range(60)}
    assert len(orders) == 6


def test_2_8_nobody_begins_with_money():
    state = engine.setup(Options(), 5, FastChance(1))
    assert state.cash == state.loans == state.salvage == state.prestige == [0] * 5
