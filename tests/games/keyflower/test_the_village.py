"""Chapters 6 to 9: transport, the end of a season, boats and new tiles."""

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.rules import engine, expansion, season_begin
from tests.games.keyflower.scene import BLUE, bid, finish_season, number, play, put, scene, settle, use


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
    assert (ranked(2, 1, 3).order, ranked(2, 1, 3).start) == ((2, 1, 3, 0), 3)
    assert ranked(2, 2, 3).order == (2, 3, 0, 1), "once, at the lowest"
    unwanted = ranked(2, -1, -1)
    assert (unwanted.order, unwanted.start) == ((2, 0, 1, 3), 1), "the old start player, then to the left"


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
