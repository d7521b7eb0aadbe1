"""RULES.md 3 to 6: loans, applications, turn order, start cities."""

import pytest

from game.core.chance import FastChance
from game.games.dark_water_salvage.actions import APPLY, START, Apply
from game.games.dark_water_salvage.events import (
    ApplicationsRevealed,
    Applied,
    CityTaken,
    Collected,
    LoansDrawn,
    OrderGiven,
    TokenMoved,
)
from game.games.dark_water_salvage.rules import engine, round
from game.games.dark_water_salvage.rules.survey import Options
from tests.games.dark_water_salvage.scene import apply_all, asked, at, do, finish_round, game, listed, start, told


def test_3_1_the_phases_of_a_round():
    state = game(2)
    seen = [state.phase]
    apply_all(state, 15, 15)
    seen.append(state.phase)
    do(state, 0, start("A2"))
    do(state, 1, start("A5"))
    seen.append(state.phase)
    finish_round(state, 0, 0, 0, 0)
    assert [*seen, state.phase] == ["apply", "city", "research", "apply"]
    assert state.round == 1


def test_3_2_two_chips_a_player_are_drawn():
    state = game(3, "research", bag=(1, 9))
    events = finish_round(state, 0, 5, 3, 2, 1, 0)
    assert told(events, LoansDrawn) == [LoansDrawn(1, 1, 5, 4, False)]
    assert (state.fives, state.tens, state.bag_fives, state.bag_tens) == (1, 5, 0, 4)


def test_3_2_each_chip_is_as_likely_as_any_other():
    fives = 0
    for seed in range(400):
        state = engine.setup(Options(), 2, FastChance(seed))
        fives += state.fives
        assert state.fives + state.tens == 4
    assert abs(fives / 1600 - 17 / 30) < 0.05


@pytest.mark.parametrize(("seats", "rounds", "chips"), [(2, 8, 2), (3, 7, 4), (4, 7, 2), (5, 7, 0)])
def test_3_3_the_last_round_is_the_one_that_the_bag_cannot_fill(seats, rounds, chips):
    state = engine.setup(Options(), seats, FastChance(3))
    luck = FastChance(1)
    drawn = [state.fives + state.tens]
    while engine.actors(state):
        before = state.round
        assert state.last == (state.round == rounds - 1)
        engine.apply(state, engine.actors(state)[0], engine.legal(state, engine.actors(state)[0])[-1], luck, None)
        if state.round > before:
            drawn.append(state.fives + state.tens)
    assert drawn == [2 * seats] * (rounds - 1) + [chips]
    assert state.bag_fives == state.bag_tens == 0


def test_4_1_all_apply_at_once_and_in_secret():
    state = game(3)
    assert asked(state) == ((0, 1, 2), "apply")
    events = do(state, 1, APPLY[20])
    assert events == [Applied(1, 0)]
    assert asked(state) == ((0, 2), "apply")


@pytest.mark.parametrize(("seats", "most"), [(2, 40), (3, 60), (4, 80), (5, 100)])
def test_4_2_any_whole_amount_may_be_asked_for(seats, most):
    state = game(seats)
    assert all(listed(state, Apply, seat) == [Apply(amount) for amount in range(most + 1)] for seat in range(seats))


def test_4_3_the_last_application_reveals_all():
    events = apply_all(game(3), 5, 20, 10)
    assert told(events, ApplicationsRevealed) == [ApplicationsRevealed(0, (5, 20, 10), (0, 2, 1))]


def test_4_4_the_lowest_collects_first():
    state = game(3)  # three chips of $5 and three of $10: $45
    events = apply_all(state, 20, 5, 10)
    assert told(events, Collected) == [Collected(1, 5, 5, 40), Collected(2, 10, 10, 30), Collected(0, 20, 20, 10)]
    assert state.cash == state.loans == [20, 5, 10]


def test_4_5_ties_go_by_turn_order():
    state = game(3, order=(2, 0, 1))
    events = apply_all(state, 20, 20, 20)
    assert [event.seat for event in told(events, Collected)] == [2, 0, 1]
    assert state.cash == [20, 5, 20]


def test_4_6_the_loans_may_run_out_and_the_rest_does_not_go_back():
    state = game(3)
    events = apply_all(state, 60, 44, 50)
    assert told(events, Collected) == [Collected(1, 44, 44, 1), Collected(2, 50, 1, 0), Collected(0, 60, 0, 0)]
    state = game(3)
    bag = state.bag_fives, state.bag_tens
    apply_all(state, 0, 0, 1)
    assert (state.bag_fives, state.bag_tens) == bag
    assert state.cash == [0, 0, 1]


def test_4_7_a_loan_is_what_was_collected_and_money_is_kept():
    state = game(2)
    apply_all(state, 30, 30)  # of $30
    assert state.loans == [30, 0]
    do(state, 0, start("A2"))
    do(state, 1, start("A5"))
    finish_round(state, 0, 0, 0, 0)
    assert (state.cash, state.loans) == ([30, 0], [30, 0])
    apply_all(state, 10, 5)
    assert (state.cash, state.loans) == ([40, 5], [40, 5])


def test_4_8_without_chips_nobody_applies():
    state = game(3, "research", bag=(0, 0), order=(2, 0, 1))
    events = finish_round(state)
    assert told(events, LoansDrawn) == [LoansDrawn(1, 0, 0, 0, True)]
    assert not told(events, OrderGiven)
    assert asked(state) == ((2,), "city")
    assert state.order == (2, 0, 1)


def test_5_1_the_order_of_collecting_is_the_new_turn_order():
    state = game(4, order=(3, 2, 1, 0))
    events = apply_all(state, 10, 30, 10, 5)
    assert told(events, OrderGiven) == [OrderGiven((3, 2, 0, 1))]
    assert asked(state) == ((3,), "city")


def test_5_2_nothing_asked_for_goes_first_and_nothing_left_goes_last():
    state = game(3)
    events = apply_all(state, 45, 0, 46)
    assert told(events, Collected)[0] == Collected(1, 0, 0, 45)
    assert told(events, Collected)[2] == Collected(2, 46, 0, 0)
    assert state.order == (1, 0, 2)


def test_6_1_pawns_are_placed_in_turn_order():
    state = game(3)
    apply_all(state, 30, 10, 20)
    assert asked(state) == ((1,), "city")
    assert do(state, 1, start("A5")) == [CityTaken(1, at("A5"), "Missaukee")]
    assert asked(state) == ((2,), "city")
    do(state, 2, start("E3"))
    assert TokenMoved(0) in do(state, 0, start("A2"))
    assert state.pawns == [at("A2"), at("A5"), at("E3")]


def test_6_2_a_city_holds_one_pawn():
    state = game(3)
    apply_all(state, 1, 2, 3)
    assert [action.region for action in listed(state, type(START[0]))] == [1, 4, 7, 18, 26, 38]
    do(state, 0, start("A5"))
    assert start("A5") not in engine.legal(state, 1)
    assert len(engine.legal(state, 1)) == 5


def test_6_3_cities_are_free_and_chosen_each_round():
    state = game(2)
    apply_all(state, 15, 15)
    do(state, 0, start("A2"))
    do(state, 1, start("A5"))
    assert state.cash == [15, 15]
    finish_round(state, 0, 0, 0, 0)
    assert state.pawns == [-1, -1]
    apply_all(state, 0, 1)
    assert start("A2") in engine.legal(state, 0)
    assert round.able(state, 0)
