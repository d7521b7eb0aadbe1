"""Chapters 6 to 9: transport, the end of a season, boats and new tiles."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import BoatTaken, CameHome, CarriedNothing, MarkerMoved, SeasonEnded
from game.games.keyflower.rules import carrying, engine, expansion, scoring, season_begin
from tests.games.keyflower.scene import BLUE, GREEN, bid, finish_season, number, play, put, scene, settle, use


def village():
    """Home 1 (stone and wood on it), and north of it the stable, joined by roads."""
    state = scene("keywood", hands=[(3, 0, 0, 0)])
    settle(state, 0, "stable", cell=box.NEXT[3])
    put(state, "home1", wood=1, stone=1)
    return state


def test_6_1_6_2_steps_and_upgrades_in_any_order_over_roads():
    state = village()
    put(state, "stable", iron=1)
    use(state, 0, "stable", 1, BLUE, where=1)
    assert (state.moves, state.ups) == (2, 1)
    assert do.STOP in engine.legal(state, 0)
    play(state, 0, do.CarryFrom(number("home1")), do.Step(box.WOOD, 3))
    assert state.goods[number("stable") * 4] == 1
    play(state, 0, do.Upgrade(number("stable")))
    assert state.side[number("stable")] == 1
    play(state, 0, do.CarryFrom(number("home1")))
    assert engine.legal(state, 0) == [do.Step(box.STONE, 3)], "no other neighbour"


@pytest.mark.parametrize("first", (None, "carry", "upgrade"))
def test_6_1_who_carries_and_upgrades_nothing_is_told_of_and_nobody_else(first):
    state, stable = village(), number("stable")
    put(state, "stable", wood=1, iron=1)
    events = use(state, 0, "stable", 1, BLUE, where=1)
    if first == "carry":
        events += play(state, 0, do.CarryFrom(number("home1")), do.Step(box.WOOD, 3))
    if first == "upgrade":
        events += play(state, 0, do.Upgrade(stable))
    engine.apply(state, 0, do.STOP, FastChance(1), events.append)
    assert (CarriedNothing(0) in events) == (first is None)


def test_6_1_a_transport_that_ends_at_once_is_told_of():
    state = scene("keywood", hands=[(3, 0, 0, 0)])
    settle(state, 0, "stable", cell=box.NEXT[3])
    events = use(state, 0, "stable", 1, BLUE, where=1)
    assert state.phase == "act" and events.count(CarriedNothing(0)) == 1


def test_6_3_the_numbers_are_those_of_the_side_that_showed():
    state = village()
    put(state, "stable", wood=1, iron=1)
    use(state, 0, "stable", 1, BLUE, where=1)
    play(state, 0, do.Upgrade(number("stable")))
    assert (state.moves, state.ups) == (2, 0)


def test_6_4_6_5_an_upgrade_is_paid_on_the_tile_and_gold_pays_for_any():
    state = village()
    put(state, "home1", gold=1)
    before = state.supply[box.WOOD]
    use(state, 0, "stable", 1, BLUE, where=1)
    play(state, 0, do.Upgrade(number("home1")))
    assert engine.legal(state, 0) == [
        do.PayWith((1, 1, 0, 0), -1), do.PayWith((0, 1, 0, 1), -1), do.PayWith((1, 0, 0, 1), -1)
    ]  # fmt: skip
    play(state, 0, do.PayWith((1, 1, 0, 0), -1))
    assert state.supply[box.WOOD] == before + 1
    assert state.goods[number("home1") * 4 : number("home1") * 4 + 4] == [0, 0, 0, 1], "the rest stays"


def test_6_5_printed_gold_must_be_gold():
    state = scene("keywood", hands=[(3, 0, 0, 0)])
    settle(state, 0, "gold_mine", cell=box.NEXT[3])
    settle(state, 0, "peddler", cell=box.NEXT[5])
    put(state, "peddler", wood=3)
    use(state, 0, "home1", 1, BLUE, where=1)
    assert do.Upgrade(number("peddler")) not in engine.legal(state, 0)


def test_7_1_7_2_7_3_7_4_the_strict_order_of_the_end():
    state = scene("keywood", "miner", hands=[(6, 0, 0, 0), (6, 0, 0, 0)])
    bid(state, 0, "keywood", 1, BLUE)
    bid(state, 1, "keywood", 2)
    use(state, 0, "miner", 1, BLUE)
    use(state, 1, "keywood", 1)
    finish_season(state)
    assert state.hand[0] == 5, "the losing bid is back; the worker on the tile nobody wanted is not"
    assert state.hand[4] == 4, "the worker on the won tile is back, the winning bid is not"
    assert state.bag[BLUE] == 40 - 12 + 3
    assert state.fresh[1] == (number("keywood"),)


def test_8_1_boats_are_filled_in_order_when_the_bag_is_short():
    state = scene("keywood", seats=3)
    state.bag[:] = [9, 0, 0, 0]
    season_begin.begin(state, FastChance(1), None)
    assert [sum(state.load[boat * 7 : boat * 7 + 4]) for boat in range(3)] == [7, 2, 0]


def ranked(*winners, season=0):
    """A season of four players that bid for turn order tiles 1 to 3 in this way (-1 = nobody), at its end."""
    state = scene("keywood", seats=4, season=season, hands=[(3, 0, 0, 0)] * 4)
    for place, seat in enumerate(winners):
        if seat >= 0:
            slot = len(state.market) - 3 + place
            state.leader[slot], state.bids[slot * 4 + seat] = seat, 4
            state.lock[state.market[slot]] = BLUE
            state.hand[seat * 4] -= 1
    finish_season(state)
    return state


def test_8_2_8_3_8_4_who_chooses_a_boat_when():
    assert ranked(2, 1, 3).order == (2, 1, 3, 0)
    assert ranked(2, 2, 3).order == (2, 3, 0, 1), "once, at the lowest"
    assert ranked(2, -1, -1).order == (2, 0, 1, 3), "the old start player, then to the left"


def test_8_3_the_marker_goes_with_the_boat_of_its_winner_or_to_the_left_after_all():
    won, starts, told = ranked(2, 1, 3), [], []
    while won.phase == "boat":
        starts.append(won.start)
        told += play(won, won.turn, engine.legal(won, won.turn)[0])
    assert starts == [0, 0, 0, 3]
    assert [type(event) for event in told if isinstance(event, BoatTaken | MarkerMoved)][3] is MarkerMoved
    unwanted, starts = ranked(2, -1, -1), []
    while unwanted.phase == "boat":
        starts.append(unwanted.start)
        play(unwanted, unwanted.turn, engine.legal(unwanted, unwanted.turn)[0])
    assert starts == [0, 0, 0, 0]
    assert (unwanted.start, unwanted.heir) == (1, -1)


def test_7_1_7_3_7_4_it_is_told_which_workers_come_home():
    state = scene("keywood", "miner", hands=[(5, 3, 0, 0), (4, 0, 0, 0)])
    bid(state, 0, "keywood", 1, BLUE)
    bid(state, 1, "keywood", 2, BLUE)
    use(state, 0, "keywood", 2, BLUE)
    events = finish_season(state)
    assert events[-1] == SeasonEnded(0, (0, 1)), "and last of all, who chooses a boat when"
    told = [event for event in events if isinstance(event, CameHome)]
    assert told == [CameHome(0, (1, 0, 0, 0)), CameHome(1, (2, 0, 0, 0))]


def test_8_2_everybody_takes_one_load():
    state = ranked(-1, -1, -1)
    state.load[:7] = [1, 0, 0, 2, 0, 1, 0]
    play(state, state.turn, do.TakeBoat(0))
    assert state.hand[0:4] == [4, 0, 0, 2]
    assert state.skills[:3] == [0, 1, 0]
    assert do.TakeBoat(0) not in engine.legal(state, state.turn)


def test_8_5_10_2_in_winter_boats_and_turn_order_tiles_are_taken():
    state = ranked(2, 2, 3, season=box.WINTER)
    assert len(state.fresh[2]) == 2
    assert state.joker == 3
    play(state, 2, do.TakeBoat(3))
    assert number("flipper") in state.fresh[2]


def expanding(*tiles, seat=0):
    state = scene("keywood")
    state.market = ()
    for name in tiles:
        state.fresh[seat] += (number(name),)
        state.owner[number(name)] = seat
    expansion.begin(state)
    state.turn = seat
    state.order = (seat,)
    return state


def test_9_1_9_2_edges_must_match_beside_the_village():
    state = expanding("barn")
    play(state, 0, do.Place(number("barn")))
    cells = {action.cell for action in engine.legal(state, 0)}
    assert cells == {box.NEXT[edge] for edge in range(1, 6)}, "not where the home's river flows"
    play(state, 0, do.At(box.NEXT[3]))
    assert [action.turns for action in engine.legal(state, 0)] == [0, 5], "either road to the south"
    play(state, 0, do.Turn(5))
    assert state.near[number("home1")][3] == number("barn")


def test_9_2_a_boat_touches_water_only_with_water():
    state = expanding("flipper")
    play(state, 0, do.Place(number("flipper")))
    assert {action.cell for action in engine.legal(state, 0)} == {box.NEXT[0]}


def test_9_3_what_fits_nowhere_is_kept_beside_the_village():
    state = expanding("flipper")
    settle(state, 0, "home3", cell=box.NEXT[0])  # water to water: only roads lead out of this village
    assert expansion.finished(state)
    assert (state.beside[0], state.fresh[0]) == ((number("flipper"),), ())


def test_6_2_two_steps_carry_two_resources_one_road_or_one_resource_two():
    """The rulebook's example."""
    for way in ("two", "one"):
        state = village()
        settle(state, 0, "keywood", cell=2 * box.NEXT[3])
        assert carrying.joined(state, 0, number("stable"), 3)
        use(state, 0, "stable", 1, BLUE, where=1)
        play(state, 0, do.CarryFrom(number("home1")), do.Step(box.WOOD, 3))
        if way == "two":
            play(state, 0, do.CarryFrom(number("home1")), do.Step(box.STONE, 3))
        else:
            play(state, 0, do.CarryFrom(number("stable")), do.Step(box.WOOD, 3))
        assert (state.turn, state.moves) == (1, 0)
        lying = {name: sum(state.goods[number(name) * 4 :][:4]) for name in ("home1", "stable", "keywood")}
        assert lying == (
            {"home1": 0, "stable": 2, "keywood": 0} if way == "two" else {"home1": 1, "stable": 0, "keywood": 1}
        )


def test_6_1_a_transport_tile_of_another_works_in_the_own_village():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    settle(state, 1, "stable", cell=box.NEXT[3])
    put(state, "home2", stone=1, iron=1)
    put(state, "home1", wood=1, stone=1)
    use(state, 0, "stable", 1, BLUE, where=2)
    assert {action.tile for action in engine.legal(state, 0) if action != do.STOP} == {number("home1")}


def test_6_6_home_may_upgrade_itself():
    state = scene("keywood", hands=[(1, 0, 0, 0)])
    put(state, "home1", wood=1, stone=1)
    use(state, 0, "home1", 1, BLUE, where=1)
    play(state, 0, do.Upgrade(number("home1")))
    assert (state.side[number("home1")], state.turned[number("home1")]) == (1, 0)
    assert sum(state.on[number("home1") * 4 :][:4]) == 1, "the worker stays"


def test_7_3_green_workers_of_winning_bids_go_into_the_bag_too():
    state = scene("keywood", hands=[(0, 0, 0, 2)])
    bid(state, 0, "keywood", 2, GREEN)
    finish_season(state)
    assert (state.bag[GREEN], state.green) == (2, 18)


@pytest.mark.parametrize("season", [box.SPRING, box.SUMMER, box.AUTUMN])
@pytest.mark.parametrize("boat", range(6), ids=lambda boat: box.BOATS[boat].id)
def test_2_3_8_1_each_boat_is_loaded_as_its_row_says(boat, season):
    state = scene("keywood", seats=6, season=season)
    season_begin.begin(state, FastChance(1), None)
    load = state.load[boat * 7 : boat * 7 + 7]
    assert (sum(load[:4]), sum(load[4:])) == box.LOADS[boat][season]


def test_8_1_skill_tiles_are_laid_on_boats_in_order_when_the_pile_is_short():
    state = scene("keywood", seats=3)
    state.pile[:] = [0, 2, 0]
    season_begin.begin(state, FastChance(1), None)
    assert [sum(state.load[boat * 7 + 4 : boat * 7 + 7]) for boat in range(3)] == [1, 1, 0]


def test_8_3_12_10_the_marker_that_nobody_wanted_in_winter_passes_left_and_is_no_joker():
    state = ranked(2, -1, -1, season=box.WINTER)
    while state.phase == "boat":
        play(state, state.turn, engine.legal(state, state.turn)[0])
    assert (state.joker, state.start) == (-1, 1)


def test_7_2_8_5_turn_order_tiles_that_nobody_bid_for_leave_the_game():
    state = ranked(2, -1, 3, season=box.WINTER)
    owned = {box.TILES[tile].id for tiles in state.fresh for tile in tiles}
    assert owned == {"turn1", "turn3_four"}


@pytest.mark.parametrize("side", [0, 1])
def test_11_1_11_2_boat_1_works_at_the_end_of_the_season_in_which_it_is_won(side):
    """What was bid, for turn order tiles too, is in the bag by then."""
    state = scene("summer_boat1", season=box.SUMMER, hands=[(2, 0, 0, 0)])
    state.side[number("summer_boat1")] = side
    state.bag[:] = [0, 0, 0, 0]
    bid(state, 0, "summer_boat1", 1, BLUE)
    play(state, 1, do.PASS)
    bid(state, 0, "turn1_two", 1, BLUE)
    finish_season(state)
    play(state, 0, do.TakeBoat(0))
    assert state.hand[:4] == ([2, 0, 0, 0] if side == 0 else [0, 0, 0, 1])


def test_9_1_11_1_11_3_boat_2a_lets_all_tiles_of_that_season_lie_anywhere_itself_too():
    state = expanding("summer_boat2", "barn")
    play(state, 0, do.Place(number("summer_boat2")))
    assert {action.cell for action in engine.legal(state, 0)} == set(box.NEXT)
    play(state, 0, do.At(box.NEXT[3]), do.Turn(1))
    play(state, 0, do.Place(number("barn")), do.At(box.NEXT[0]))
    assert len(engine.legal(state, 0)) == 6


def test_9_4_a_boat_may_lie_away_from_the_river():
    state = expanding("flipper")
    settle(state, 0, "keythedral", cell=box.NEXT[3], turns=1)
    play(state, 0, do.Place(number("flipper")))
    assert box.NEXT[3] * 2 in {action.cell for action in engine.legal(state, 0)}


def test_9_3_what_fitted_nowhere_is_tried_again_and_counts():
    state = scene("keywood")
    tile = settle(state, 0, "ianvincible")
    assert scoring.score(state, 0) == 5
    expansion.begin(state)
    assert (state.beside[0], state.fresh[0]) == ((), (tile,))
