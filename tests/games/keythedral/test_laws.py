"""Chapters 7 and 8: each law at its moment, and who is asked."""

import pytest

from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.events import (
    Called,
    CraftBought,
    FenceBuilt,
    FenceRemoved,
    Gathered,
    HouseBuilt,
    Idle,
    LawPlayed,
    Placed,
    PurchaseFailed,
    Relieved,
    SeatBought,
    SeatClaimed,
    StartMoved,
    SurchargePaid,
)
from game.games.keythedral.rules.building import build_fence
from tests.games.keythedral.scene import (
    LAW,
    A,
    F,
    G,
    S,
    T,
    V,
    acting,
    building,
    cubes,
    give,
    go,
    hold,
    law,
    legal,
    open_level,
    pick,
    play,
    table,
)
from tests.games.keythedral.test_work import calls


def fenced(state, where, *corners):
    for corner in corners:
        build_fence(state, 2, where * 4 + corner, 0, None)


def test_7_1_own_roster_calls_all_numbers_and_changes_nothing_else():
    state = table()
    hold(state, 1, "own_roster")
    go(state, "round")
    assert (state.phase, state.turn) == ("roster", 1)
    play(state, law("own_roster"))
    told = calls(state, 5, 4, 3, 2)
    assert [event.seat for event in pick(told, Called)] == [1] * 5
    workers = [event.seat for event in pick(told, Placed, Idle)]
    assert [workers[n] for n in range(0, 15, 3)] == [0, 1, 2, 0, 1]


def test_7_3_first_out_begins_after_every_marker():
    state = table()
    hold(state, 2, "first_out")
    go(state, "round")
    play(state, law("first_out"))
    told = calls(state, 1, 2, 3, 4)
    assert [event.seat for event in pick(told, Called)] == [0, 1, 2, 0, 1]
    workers = [event.seat for event in pick(told, Placed, Idle)]
    assert workers == [2, 0, 1] * 5


def test_7_2_second_call_sends_one_more_building_once():
    state = table()
    state.house = 1 << building(1, 4)
    hold(state, 1, "second_call")
    go(state, "step")
    play(state, do.CALL[1])
    assert (state.phase, state.turn) == ("called", 1)
    play(state, law("second_call"))
    assert legal(state) == [do.AT[building(1, n)] for n in (2, 3, 4, 5)]
    told = play(state, do.AT[building(1, 4)])
    assert told[0] == LawPlayed(1, LAW["second_call"], building(1, 4))
    told += calls(state)
    sent = [(event.building, event.second) for event in pick(told, Placed, Idle)]
    assert sent == [(0, False), (5, False), (8, False), (10, False), (8, True)]
    told = calls(state, 4)
    assert [event.building for event in pick(told, Placed, Idle)] == [building(2, 4), building(0, 4)]


def test_7_2_buildings_that_had_their_turn_cannot_be_named_and_at_the_last_call_nobody_is_asked():
    state = table()
    hold(state, 0, "second_call")
    go(state, "step")
    play(state, do.CALL[2], do.PASS)
    calls(state)
    play(state, do.CALL[1], law("second_call"))
    assert legal(state) == [do.AT[building(0, n)] for n in (3, 4, 5)]
    state = table()
    hold(state, 0, "second_call")
    go(state, "step")
    for number in (1, 2, 3, 4):
        play(state, do.CALL[number])
        play(state, do.PASS)
        calls(state)
    assert len(state.called) == 5


def test_7_4_spare_bed_sends_a_second_worker_with_the_houses():
    state = table()
    hold(state, 0, "spare_bed")
    state.house = 1 << building(2, 1)
    go(state, "step")
    told = play(state, do.CALL[1])
    assert law("spare_bed") in legal(state)
    told += play(state, law("spare_bed"))
    assert law("spare_bed") not in legal(state)
    assert state.turn == 0, "now the worker goes"
    told += calls(state)
    assert [(event.seat, event.second) for event in pick(told, Placed, Idle)] == [
        (0, False), (1, False), (2, False), (0, True), (2, True)
    ]  # fmt: skip
    assert LawPlayed(0, LAW["spare_bed"], building(0, 1)) in told


def test_7_4_not_for_a_house():
    state = table()
    hold(state, 0, "spare_bed")
    state.house = 1 << building(0, 1)
    go(state, "step")
    play(state, do.CALL[1])
    assert law("spare_bed") not in legal(state)


def test_7_5_good_season_doubles_a_kind_of_field_for_all():
    state = table()
    hold(state, 1, "good_season")
    state.on[0], state.on[3], state.on[1] = building(0, 1), building(2, 1), building(1, 1)
    go(state, "harvest")
    assert (state.phase, state.turn) == ("season", 1)
    play(state, law("good_season"))
    assert legal(state) == list(do.NAME_FIELD)
    told = play(state, do.NAME_FIELD[box.WOOD])
    assert [event.cubes[:2] for event in pick(told, Gathered)] == [(2, 0), (0, 1), (2, 0)]


def test_7_6_poor_season_stops_a_colour_for_those_who_come_later():
    state = table()
    hold(state, 1, "poor_season")
    woods = [n for n, kind in enumerate(state.kind) if kind == box.WOOD]
    for seat in range(3):
        state.on[woods[seat]] = building(seat, 1)
    go(state, "harvest")
    assert (state.phase, state.turn, cubes(state, 1)) == ("collect", 1, {"T": 1}), "after the own collection"
    play(state, law("poor_season"))
    told = play(state, do.NAME[T])
    assert pick(told, Gathered) == [Gathered(2, (0,) * 5, (1, 0, 0, 0, 0), ())]
    assert [cubes(state, seat) for seat in range(3)] == [{"T": 1}, {"T": 1}, {}]


def test_7_6_who_collects_last_is_not_asked():
    state = table()
    hold(state, 2, "poor_season")
    go(state, "harvest")
    assert state.phase == "act"


@pytest.mark.parametrize(("idle", "cubes_taken"), [(1, 1), (2, 2), (4, 2)])
def test_7_7_poor_relief_gives_a_cube_for_each_idle_worker(idle, cubes_taken):
    state = table()
    hold(state, 0, "poor_relief")
    state.idle = (idle, 0, 0)
    go(state, "harvest")
    told = play(state, law("poor_relief"))
    for _n in range(cubes_taken):
        assert legal(state) == list(do.TAKE)
        told += play(state, do.TAKE[V])
    assert pick(told, Relieved) == [Relieved(0, V)] * cubes_taken
    assert (state.phase, cubes(state, 0)) == ("act", {"V": cubes_taken})


def test_7_7_without_idle_workers_nobody_is_asked():
    state = table()
    hold(state, 0, "poor_relief")
    go(state, "harvest")
    assert state.phase == "act"


def test_8_3_both_laws_of_the_own_collection_may_be_played():
    state = table()
    hold(state, 0, "poor_relief", "poor_season")
    state.idle = (1, 0, 0)
    go(state, "harvest")
    play(state, law("poor_season"), do.NAME[T])
    assert (state.phase, state.turn) == ("collect", 0)
    play(state, law("poor_relief"), do.TAKE[T])
    assert state.phase == "act"


def test_7_8_open_market_makes_the_trader_cheaper():
    state = acting(T=1)
    hold(state, 0, "open_market")
    assert do.TRADE not in legal(state)
    play(state, law("open_market"), do.TRADE, do.PAY[T], do.TAKE[A])
    assert cubes(state, 0) == {"A": 1}
    state.turn = 1
    give(state, 1, T=1)
    assert do.TRADE not in legal(state), "for others he is as before"
    play(state, do.PASS, do.PASS, do.PASS)
    assert state.market == -1


def test_7_9_journeyman_saves_a_resource():
    state = acting(T=2)
    hold(state, 0, "journeyman")
    told = play(state, do.HIRE[G])
    assert legal(state) == [law("journeyman")], "without it there is too little"
    told = play(state, law("journeyman"), do.PAY[T], do.PAY[T])
    assert told == [LawPlayed(0, LAW["journeyman"], G), CraftBought(0, G, (2, 0, 0, 0, 0, 0, 0, 0))]
    assert state.laws[0] == 0
    rich = acting(T=3)
    hold(rich, 0, "journeyman")
    play(rich, do.HIRE[G], do.PAY[T], do.PAY[T], do.PAY[T])
    assert rich.laws[0], "it is kept where it is not played"


def test_7_10_price_cut_lies_on_a_seat_until_it_is_bought():
    state = acting()
    hold(state, 0, "price_cut")
    play(state, law("price_cut"), do.ON_SEAT[0], do.PASS)
    assert state.cut == 0
    give(state, 1, T=1)
    assert [action for action in legal(state) if isinstance(action, do.BuySeat)] == [do.BUY_SEAT[0]]
    play(state, do.BUY_SEAT[0])
    assert legal(state) == [do.WITHOUT[S]], "he has no stone"
    told = play(state, do.WITHOUT[S])
    assert told[0] == SeatBought(1, 0, (1, 0, 0, 0, 0, 0, 0, 0), 1)
    assert (state.cut, state.owner[0]) == (-1, 1)


def test_7_10_the_buyer_chooses_what_he_leaves_out():
    state = acting(T=1, S=1)
    state.cut = 0
    play(state, do.BUY_SEAT[0])
    assert legal(state) == [do.WITHOUT[T], do.WITHOUT[S]]
    play(state, do.WITHOUT[T])
    assert cubes(state, 0) == {"T": 1}


def buying(*laws, seat=1, **cubes_of_buyer):
    """Seat 0 is about to buy tile 0; another seat has these laws."""
    state = acting(**(cubes_of_buyer or {"T": 1, "S": 1}))
    hold(state, seat, *laws)
    return state, play(state, do.BUY_SEAT[0])


def test_7_11_surcharge_wants_one_cube_more():
    state, told = buying("surcharge", T=1, S=1, A=1)
    assert told == [SeatClaimed(0, 0, (1, 1, 0, 0, 0, 0, 0, 0), 1)]
    assert cubes(state, 0) == {"T": 1, "S": 1, "A": 1}, "nothing is paid yet"
    play(state, law("surcharge"))
    assert legal(state) == list(do.NAME)
    play(state, do.NAME[A])
    assert (state.phase, state.turn, legal(state)) == ("surcharge", 0, [do.PASS, do.PAY[A]])
    told = play(state, do.PAY[A])
    assert told == [SurchargePaid(0, A), SeatBought(0, 0, (1, 1, 1, 0, 0, 0, 0, 0), 1)]
    assert (state.owner[0], cubes(state, 0), state.turn) == (0, {}, 1)


@pytest.mark.parametrize("more", [{}, {"A": 1}])
def test_7_11_8_4_who_cannot_or_will_not_pay_lets_it_fail(more):
    state, _told = buying("surcharge", T=1, S=1, **more)
    play(state, law("surcharge"), do.NAME[A])
    told = play(state, do.PASS)
    assert told == [PurchaseFailed(0, 0, 1)]
    assert (state.owner[0], state.phase, state.turn) == (-1, "act", 0)
    assert do.BUY_SEAT[0] not in legal(state)
    assert cubes(state, 0) == {"T": 1, "S": 1, **more}
    play(state, do.PASS)
    assert state.passes == 0, "a law was played on this turn"


def test_7_12_8_4_objection_bars_the_seat_for_this_turn():
    state, _told = buying("objection", T=2, S=2)
    told = play(state, law("objection"))
    assert told == [LawPlayed(1, LAW["objection"], 0), PurchaseFailed(0, 0, 1)]
    assert do.BUY_SEAT[0] not in legal(state)
    play(state, do.BUILD_HOUSE[0], do.PASS, do.PASS)
    assert do.BUY_SEAT[0] in legal(state), "on the next turn it can be bought"


def test_7_11_7_12_8_2_both_may_meet_one_purchase():
    state = acting(T=1, S=1, F=1)
    hold(state, 1, "surcharge")
    hold(state, 2, "objection")
    play(state, do.BUY_SEAT[0], law("surcharge"), do.NAME[F], do.PAY[F])
    assert (state.phase, state.turn) == ("answer", 2)
    play(state, law("objection"))
    assert cubes(state, 0) == {"T": 1, "S": 1, "F": 1}
    assert state.laws == (0, 0, 0)


def test_7_13_building_stop_binds_the_others_and_master_mason_too():
    state = acting(T=1, S=1)
    hold(state, 0, "building_stop")
    hold(state, 1, "master_mason")
    give(state, 1, T=1, S=1)
    play(state, law("building_stop"))
    assert do.BUILD_HOUSE[0] in legal(state)
    play(state, do.PASS)
    assert not any(isinstance(action, do.BuildHouse) for action in legal(state))
    assert law("master_mason") not in legal(state)
    play(state, do.PASS, do.PASS, do.PASS)
    assert state.stop == -1


@pytest.mark.parametrize("colour", [T, S])
def test_7_14_master_mason_builds_for_one_cube_and_it_is_no_action(colour):
    state = acting(T=1, S=1)
    hold(state, 0, "master_mason")
    told = play(state, law("master_mason"), do.AT[3], do.PAY[colour])
    paid = tuple(int(each == colour) for each in box.COLOURS)
    assert told == [LawPlayed(0, LAW["master_mason"], 3), HouseBuilt(0, 3, paid)]
    assert (state.house, state.turn) == (1 << 3, 0)


def test_7_15_right_of_way_removes_any_fence():
    state = acting()
    hold(state, 0, "right_of_way")
    assert law("right_of_way") not in legal(state)
    fenced(state, 7, 2)
    told = play(state, law("right_of_way"), do.EDGE[30])
    assert told[-1] == FenceRemoved(0, 30, 2, True)
    assert max(state.fence) == -1


def test_7_16_stile_opens_a_building_that_is_fenced_in():
    state = table()
    mine = building(0, 1)
    state.house = 1 << mine
    hold(state, 0, "stile")
    fenced(state, mine, 0, 1, 2, 3)
    go(state, "step")
    play(state, do.CALL[1])
    assert (state.turn, legal(state)) == (0, [do.PASS, law("stile")])
    told = play(state, law("stile"))
    assert len(legal(state)) == 4
    told += calls(state)
    assert [event.second for event in pick(told, Placed) if event.building == mine] == [False, True]


def test_7_16_one_open_edge_is_too_many():
    state = table()
    hold(state, 0, "stile")
    fenced(state, building(0, 1), 0, 1, 2)
    go(state, "step")
    told = play(state, do.CALL[1])
    assert Placed(0, 0, state.near[0][3], state.kind[state.near[0][3]], False) in told


def test_7_17_fence_grant_builds_without_payment():
    state = acting()
    hold(state, 0, "fence_grant")
    told = play(state, law("fence_grant"), do.AT[7], do.EDGE[31])
    assert told[-1] == FenceBuilt(0, 31, True)
    assert (state.fences, state.turn) == ((2, 3, 3), 0)
    hold(state, 0, "fence_grant")
    state.fences = (0, 3, 3)
    assert law("fence_grant") not in legal(state)


def test_7_18_long_sitting_gives_two_actions_in_a_row():
    state = acting(T=2, S=2)
    hold(state, 0, "long_sitting")
    play(state, law("long_sitting"), do.BUILD_HOUSE[0])
    assert state.turn == 0
    play(state, do.BUILD_HOUSE[1])
    assert state.turn == 1


def test_7_18_not_after_procuring_a_law():
    state = acting(V=1, T=1, S=1)
    hold(state, 0, "long_sitting")
    play(state, law("long_sitting"), do.PROCURE[0])
    assert state.turn == 1


def test_7_19_precedence_takes_the_start_before_the_bids():
    state = acting(T=3)
    hold(state, 2, "precedence")
    told = play(state, do.PASS, do.PASS, do.PASS)
    assert (state.phase, state.turn) == ("precede", 2)
    told = play(state, law("precedence"))
    assert told[1] == StartMoved(2, (0,) * 8)
    assert (state.start, state.round, cubes(state, 0)) == (2, 2, {"T": 3})


def test_7_20_substitute_pays_another_resource():
    state = acting(T=1, F=1)
    hold(state, 0, "substitute")
    play(state, do.BUY_SEAT[0])
    assert legal(state) == [do.INSTEAD[S]]
    play(state, do.INSTEAD[S])
    assert legal(state) == [do.PAY[F]]
    told = play(state, do.PAY[F])
    assert told[0] == LawPlayed(0, LAW["substitute"], 0)
    assert (cubes(state, 0), state.owner[0]) == ({}, 0)


def test_7_20_it_is_kept_where_the_price_is_paid_as_it_is():
    state = acting(T=1, S=1, F=1)
    hold(state, 0, "substitute")
    play(state, do.BUY_SEAT[0])
    assert legal(state) == [do.EXACT, do.INSTEAD[T], do.INSTEAD[S]]
    play(state, do.EXACT)
    assert (cubes(state, 0), state.laws[0] > 0) == ({"F": 1}, True)


def test_7_20_8_4_a_purchase_that_fails_does_not_use_it_up():
    state = acting(T=1, F=1)
    hold(state, 0, "substitute")
    hold(state, 1, "objection")
    play(state, do.BUY_SEAT[0], do.INSTEAD[S], do.PAY[F], law("objection"))
    assert state.laws[0] > 0
    assert cubes(state, 0) == {"T": 1, "F": 1}


def test_7_10_7_20_7_11_in_this_order():
    state = acting(F=1, A=1)
    open_level(state, 1, [6, 7])
    state.cut = 6
    hold(state, 0, "substitute")
    hold(state, 1, "surcharge")
    give(state, 0, V=1)
    play(state, do.BUY_SEAT[6])
    assert do.WITHOUT[S] in legal(state)
    play(state, do.WITHOUT[S], do.INSTEAD[T], do.PAY[A], law("surcharge"), do.NAME[V])
    told = play(state, do.PAY[V])
    assert pick(told, SeatBought)[0].cubes == (0, 0, 1, 1, 1, 0, 0, 0)


def test_7_20_crafts_are_not_replaced():
    state = acting(S=1, T=1)
    open_level(state, 1, [11])
    hold(state, 0, "substitute")
    assert not any(isinstance(action, do.BuySeat) for action in legal(state))


def test_8_1_all_who_have_any_law_are_asked_where_somebody_has_one_of_the_moment():
    state = acting(4, T=1, S=1)
    hold(state, 1, "stile")
    hold(state, 3, "objection")
    play(state, do.BUY_SEAT[0])
    assert state.queue == (1, 3), "seat 2 has no law"
    assert (state.turn, legal(state)) == (1, [do.PASS])
    play(state, do.PASS)
    assert legal(state) == [do.PASS, law("objection")]
    told = play(state, do.PASS)
    assert isinstance(told[0], SeatBought)


def test_8_1_nobody_is_asked_where_no_law_of_the_moment_is_out():
    state = acting(4, T=1, S=1)
    hold(state, 1, "stile", "precedence")
    hold(state, 0, "objection")
    told = play(state, do.BUY_SEAT[0])
    assert isinstance(told[0], SeatBought), "the buyer does not object to himself"


def test_8_2_when_the_last_law_of_the_moment_is_played_nobody_is_asked_any_more():
    state = table(4)
    hold(state, 0, "first_out")
    hold(state, 1, "precedence")
    hold(state, 2, "stile")
    go(state, "round")
    assert state.queue == (0, 1, 2)
    play(state, law("first_out"))
    assert state.phase == "call"


def test_8_1_they_are_asked_clockwise_from_the_start_player():
    state = table(4)
    state.start = 2
    hold(state, 1, "first_out")
    hold(state, 3, "own_roster")
    go(state, "round")
    assert state.queue == (3, 1)
    play(state, law("own_roster"))
    assert (state.phase, state.queue) == ("roster", (1,)), "seat 3 has no law left"


def test_8_5_a_law_that_was_played_leaves_the_game():
    state = acting()
    hold(state, 0, "open_market")
    play(state, law("open_market"))
    assert state.spent == 1 << LAW["open_market"]
    state.deck, state.aside = 0, 0b11
    go(state, "round")
    assert LAW["open_market"] not in state.offer


def test_8_3_playing_a_law_is_no_action():
    state = acting(T=1, S=1)
    hold(state, 0, "open_market", "building_stop")
    play(state, law("open_market"), law("building_stop"), do.BUILD_HOUSE[0])
    assert state.turn == 1
