"""Chapter 6: what can be bought, built and traded, and when the actions are over."""

import pytest

from game.core.chance import FastChance
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.events import (
    CraftBought,
    FenceBuilt,
    FenceRemoved,
    HouseBuilt,
    LawProcured,
    LevelOpened,
    Passed,
    SeatBought,
    Traded,
    TurnEnded,
    WorkshopFilled,
)
from game.games.keythedral.options import Options
from game.games.keythedral.purse import count
from game.games.keythedral.rules import engine
from tests.games.keythedral.scene import (
    G,
    I,
    O,
    T,
    V,
    acting,
    building,
    cubes,
    give,
    hold,
    law,
    legal,
    open_level,
    pick,
    play,
)

ST = 0
"""A seat of the first level for stone and timber."""


def test_6_1_one_thing_a_turn_clockwise():
    state = acting(T=2, S=2)
    give(state, 1, T=1, S=1)
    play(state, do.BUILD_HOUSE[building(0, 1)])
    assert state.turn == 1
    play(state, do.BUILD_HOUSE[building(1, 1)])
    assert state.turn == 2
    assert legal(state) == [do.PASS], "without cubes nothing can be done"


def test_6_1_the_start_player_begins():
    state = acting()
    state.start = 2
    state.phase = "actions"
    engine.FOLLOWS["actions"](state, None, None)
    engine.FOLLOWS["turn"](state, None, None)
    assert (state.phase, state.turn) == ("act", 2)


@pytest.mark.parametrize(
    ("tile", "price"),
    [(n, "".join(sorted(letters))) for n, letters in enumerate(letters for row in box._PRICES for letters in row)],
)
def test_6_3_each_seat_is_bought_for_exactly_its_price(tile, price):
    have = {letter: price.count(letter) for letter in price}
    state = acting(**have)
    level = box.LEVEL[tile]
    open_level(state, level, [tile, next(other for other in box.OF_LEVEL[level] if other != tile)])
    supply = state.supply
    told = play(state, do.BUY_SEAT[tile])
    assert isinstance(told[0], SeatBought)
    assert (state.owner[tile], cubes(state, 0), told[0].tile) == (0, {}, tile)
    assert sum(told[0].cubes) == len(price)
    assert all(count(state.supply, c) >= count(supply, c) for c in range(5))
    for letter in set(price):
        poor = acting(**{**have, letter: have[letter] - 1})
        open_level(poor, level, [tile])
        assert do.BUY_SEAT[tile] not in legal(poor)


def test_6_2_paid_resources_go_to_the_store_and_crafts_are_used_cubes():
    state = acting(S=1, I=1)
    open_level(state, 1, [11, 12])
    supply = count(state.supply, I)
    play(state, do.BUY_SEAT[11])
    assert (count(state.supply, I), count(state.used, I)) == (supply, 1)


def test_6_3_the_last_seat_of_a_level_opens_the_next_at_once():
    state = acting(S=1, T=1)
    open_level(state, 0, [ST])
    told = play(state, do.BUY_SEAT[ST])
    opened = pick(told, LevelOpened)[0]
    assert (opened.level, state.level, len(opened.tiles)) == (1, 1, 4)
    assert set(opened.tiles) < set(box.OF_LEVEL[1])
    give(state, 1, S=1, T=1, F=1, A=1, V=1)
    assert state.turn == 1
    assert any(isinstance(action, do.BuySeat) for action in legal(state))


def test_13_3_in_the_open_plan_all_seats_lie_open_but_are_bought_level_by_level():
    state = engine.setup(Options(open_plan=True), 4, FastChance(1))
    assert [len(row) for row in state.panes] == [4, 4, 4, 3, 2]
    assert state.level == 0


def test_6_4_a_house_is_a_cottage_turned_over():
    state = acting(T=2, S=2)
    assert [action.building for action in legal(state) if isinstance(action, do.BuildHouse)] == [0, 1, 2, 3, 4]
    told = play(state, do.BUILD_HOUSE[2])
    assert told[0] == HouseBuilt(0, 2, (1, 1, 0, 0, 0, 0, 0, 0))
    assert (state.house, cubes(state, 0)) == (1 << 2, {"T": 1, "S": 1})
    state.turn = 0
    assert do.BUILD_HOUSE[2] not in legal(state)
    assert not any(isinstance(action, do.BuildHouse) for action in legal(acting(T=5)))


def test_6_5_a_fence_bars_one_way_of_one_building():
    state = acting(T=1)
    theirs = building(1, 1)
    ways = state.ways[theirs]
    play(state, do.FENCE, do.AT[theirs])
    assert legal(state) == [do.EDGE[theirs * 4 + corner] for corner in range(4)]
    told = play(state, do.EDGE[theirs * 4 + 1])
    assert told[0] == FenceBuilt(0, theirs * 4 + 1, False)
    assert state.ways[theirs] == (ways[0], *ways[2:])
    assert (state.fences[0], cubes(state, 0)) == (2, {})
    field = ways[1]
    others = [n for n, near in enumerate(state.near) if field in near and n != theirs]
    assert all(field in state.ways[other] for other in others), "all other ways to the field are free"


def test_6_5_one_fence_an_edge_and_three_a_player():
    state = acting(T=9)
    for n in range(3):
        play(state, do.FENCE, do.AT[7], do.EDGE[7 * 4 + n])
        state.turn = 0
    assert state.fences[0] == 0
    assert do.FENCE not in legal(state)
    give(state, 1, T=1)
    state.turn = 1
    play(state, do.FENCE, do.AT[7])
    assert legal(state) == [do.EDGE[7 * 4 + 3]]


def test_6_5_any_fence_is_removed_for_two_wine_and_leaves_the_game():
    state = acting(T=1)
    give(state, 1, V=2)
    assert do.UNFENCE not in legal(state)
    play(state, do.FENCE, do.AT[7], do.EDGE[28])
    told = play(state, do.UNFENCE, do.EDGE[28])
    assert told[0] == FenceRemoved(1, 28, 0, False)
    assert (state.fence[28], state.fences, cubes(state, 1)) == (-1, (2, 3, 3), {})
    assert len(state.ways[7]) == 4


@pytest.mark.parametrize(("craft", "price"), [(I, 2), (G, 3), (O, 4)])
def test_6_6_craftsmen_take_any_resources_cube_by_cube(craft, price):
    state = acting(T=1, A=1, V=price - 2)
    told = play(state, do.HIRE[craft], do.PAY[0])
    assert told == [], "nothing is told before the last cube"
    told = play(state, *[do.PAY[T + 2]], *[do.PAY[V]] * (price - 2))
    assert isinstance(told[0], CraftBought)
    assert cubes(state, 0) == {"TSAFVIGO"[craft]: 1}
    assert do.HIRE[craft] not in legal(acting(T=1, V=price - 2, I=9))


def test_6_6_cubes_are_paid_in_the_order_of_colours_and_only_so_that_the_price_is_met():
    state = acting(T=1, S=1, A=1)
    play(state, do.HIRE[G])
    assert legal(state) == [do.PAY[0]], "otherwise there would be too few"
    state = acting(T=1, S=1, A=1)
    play(state, do.HIRE[I])
    assert legal(state) == [do.PAY[0], do.PAY[1]]
    play(state, do.PAY[1])
    assert legal(state) == [do.PAY[2]]


def test_6_6_used_cubes_go_back_to_an_empty_workshop():
    state = acting(T=4)
    state.supply -= 10 << 7 * I
    assert do.HIRE[I] not in legal(state), "every cube is held"
    state.used += 3 << 7 * I
    told = play(state, do.HIRE[I], do.PAY[0], do.PAY[0])
    assert told[:2] == [WorkshopFilled(I, 3), CraftBought(0, I, (2, 0, 0, 0, 0, 0, 0, 0))]
    assert (count(state.supply, I), count(state.used, I)) == (2, 0)


def test_6_7_the_trader_gives_another_colour_for_two():
    state = acting(T=1, S=1)
    play(state, do.TRADE, do.PAY[0], do.PAY[1])
    assert legal(state) == [do.TAKE[2], do.TAKE[3], do.TAKE[4]]
    told = play(state, do.TAKE[4])
    assert told[0] == Traded(0, (1, 1, 0, 0, 0, 0, 0, 0), 4)
    assert cubes(state, 0) == {"V": 1}


def test_6_7_he_gives_what_he_has():
    state = acting(T=2, S=2)
    for colour in (1, 2, 3, 4):
        state.supply -= count(state.supply, colour) << 7 * colour
    play(state, do.TRADE)
    assert legal(state) == [do.PAY[1]], "for timber he has nothing else to give"
    play(state, do.PAY[1], do.PAY[1])
    assert legal(state) == [do.TAKE[0]]


def test_6_8_whoever_procures_a_law_is_out():
    state = acting(V=2, T=1, S=1)
    give(state, 1, V=1)
    told = play(state, do.PROCURE[1])
    assert told[0] == LawProcured(0, 1)
    assert (state.offer, state.laws, cubes(state, 0)) == ((0, -1), (2, 0, 0), {"V": 1, "T": 1, "S": 1})
    play(state, do.PASS)
    assert state.turn == 2
    play(state, do.PASS)
    assert state.phase != "act", "seat 0 is not asked any more, the others have passed"


def test_6_8_it_costs_a_wine():
    assert do.PROCURE[0] not in legal(acting(T=9, S=9, A=9, F=9))
    assert do.PROCURE[0] in legal(acting(V=1))


def test_6_9_a_pass_is_not_final_and_all_must_pass_in_succession():
    state = acting(T=1, S=1)
    state.turn = 1
    play(state, do.PASS, do.PASS)
    assert (state.turn, state.passes) == (0, 2)
    play(state, do.BUILD_HOUSE[0])
    assert state.passes == 0
    told = play(state, do.PASS, do.PASS)
    assert pick(told, Passed) == [Passed(1), Passed(2)]
    assert state.phase == "act"
    play(state, do.PASS)
    assert state.phase == "call", "nobody has cubes to bid"


def test_6_9_a_turn_on_which_a_law_was_played_is_no_pass():
    state = acting()
    hold(state, 0, "open_market")
    state.passes = 2
    play(state, law("open_market"))
    assert state.turn == 0
    assert play(state, do.PASS) == [TurnEnded(0)], "the log does not call it one"
    assert (state.passes, state.turn) == (0, 1)


def test_6_10_who_is_out_is_asked_for_laws_that_may_still_serve():
    state = acting(V=1, T=1, S=1)
    hold(state, 0, "building_stop", "open_market", "long_sitting")
    play(state, do.PROCURE[0], do.PASS, do.PASS)
    assert state.turn == 0
    assert legal(state) == [do.PASS, law("building_stop")]
    play(state, law("building_stop"))
    assert (state.turn, legal(state)) == (0, [do.PASS])
    play(state, do.PASS)
    assert state.turn == 1, "nobody else asks him again, and a law was played: once more round"
    play(state, do.PASS, do.PASS)
    assert state.phase != "act"
