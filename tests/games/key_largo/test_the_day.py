"""RULES.md 3: plans, ships and the order of things."""

from game.games.key_largo.actions import ANCHOR, DRINKS, HIRE, LEAVE, Anchor
from game.games.key_largo.components import DAY_NAMES, PLACES, WRECK
from game.games.key_largo.events import ActionLost, Anchored, DayBegan, DayEnded, Dived, PlansRevealed, Sealed
from game.games.key_largo.events_ashore import DolphinsPaid, Hired
from game.games.key_largo.rules import engine
from tests.games.key_largo.scene import asked, do, game, listed, morning, plan, told


def test_3_1_a_plan_is_two_different_places():
    state = game()
    plans = {(action.morning, action.afternoon) for action in engine.legal(state, 0)}
    assert plans == {(one, other) for one in range(5) for other in range(5) if one != other}


def test_3_1_a_sealed_plan_cannot_be_changed_and_waits_for_the_others():
    state = game()
    assert do(state, 2, plan("market/shop")) == [Sealed(2, 0)]
    assert engine.actors(state) == (0, 1, 3)
    assert engine.legal(state, 2) == ()


def test_3_2_mornings_are_shown_together():
    state = game()
    events = morning(state, "tavern/wreck", "tavern/market", "dolphins/shop", "shop/wreck")
    assert events[:2] == [
        Sealed(3, 0),
        PlansRevealed(0, 0, tuple(map(PLACES.index, ("tavern", "tavern", "dolphins", "shop"))), -1),
    ]
    assert state.ships == [0, 1, 2, 1, 0]


def test_3_2_a_ship_counts_for_prices_even_if_it_buys_nothing():
    state = game(money={1: 0})
    morning(state, "tavern/wreck", "tavern/market", "dolphins/shop", "shop/wreck")
    assert told(do(state, 0, HIRE), Hired)[0].price == 100


def test_3_3_wrecks_are_chosen_in_player_order_before_anything_else():
    state = game(first=3)
    morning(state, "tavern/shop", "wreck/shop", "dolphins/shop", "wreck/shop")
    assert asked(state) == ((3,), "anchor")
    events = do(state, 3, ANCHOR[0])
    assert events == [Anchored(3, 0)]
    assert state.money[2] == 100
    assert asked(state) == ((1,), "anchor")
    events = do(state, 1, ANCHOR[2], 0)
    assert [type(event) for event in events[:2]] == [Anchored, Dived]
    assert told(events, Dived) == [Dived(3, 0, 0)]
    assert asked(state) == ((0,), "tavern")


def test_3_4_one_ship_a_wreck_with_cards_that_a_diver_reaches():
    state = game(divers={1: ["dh"]}, wrecks={1: ()})
    morning(state, "wreck/shop", "wreck/shop", "market/shop", "market/shop")
    assert listed(state, Anchor) == [ANCHOR[0], ANCHOR[2], ANCHOR[3]]
    do(state, 0, ANCHOR[3])
    assert listed(state, Anchor) == [ANCHOR[wreck] for wreck in (0, 2, 4, 5, 6, 7, 8)]


def test_3_4_without_a_diver_no_wreck():
    state = game(divers={0: []})
    events = morning(state, "wreck/shop", "market/shop", "market/shop", "market/shop")
    assert told(events, ActionLost) == [ActionLost(0)]


def test_3_5_no_wreck_left_and_the_action_is_lost():
    state = game(wrecks={0: (), 1: (), 2: ()})
    events = morning(state, "wreck/dolphins", "wreck/dolphins", "market/shop", "market/shop", luck=(0,))
    assert told(events, Anchored) == [Anchored(0, 3)]
    assert told(events, ActionLost) == [ActionLost(1)]
    assert state.hands[1] == ()


def test_3_6_actions_are_carried_out_in_player_order():
    state = game(first=2)
    events = morning(state, "dolphins/shop", "dolphins/shop", "dolphins/shop", "dolphins/shop")
    assert [event.seat for event in told(events, DolphinsPaid)] == [2, 3, 0, 1]


def test_3_7_then_the_afternoons_with_prices_of_their_own():
    state = game()
    events = morning(state, "dolphins/tavern", "tavern/market", "tavern/dolphins", "dolphins/market")
    assert not told(events, PlansRevealed)[1:]
    do(state, 1, LEAVE)
    events = do(state, 2, LEAVE)
    afternoon = told(events, PlansRevealed)[0]
    assert (afternoon.half, afternoon.places) == (
        1,
        tuple(map(PLACES.index, ("tavern", "market", "dolphins", "market"))),
    )
    assert told(do(state, 0, HIRE), Hired)[0].price == 80


def test_3_8_the_first_player_passes_left_and_the_ring_moves():
    state = game(first=3)
    events = morning(state, *["dolphins/market"] * 4)
    assert events[-2:] == [DayEnded(0, 0), DayBegan(1, 0, 60)]
    assert (state.day, state.first, state.half) == (1, 0, 0)
    assert engine.actors(state) == (0, 1, 2, 3)
    assert state.places == [-1] * 4


def test_3_9_ten_days_from_friday_to_the_second_sunday():
    assert len(DAY_NAMES) == 10
    assert (DAY_NAMES[0], DAY_NAMES[-1]) == ("Friday", "Sunday")
    state = game()
    for _day in range(10):
        assert engine.result(state) is None
        morning(state, *["dolphins/market"] * 4)
    assert engine.actors(state) == ()
    assert engine.result(state) is not None


def test_3_3_drinks_of_this_half_day_come_too_late_for_a_choice_of_wreck():
    state = game()
    morning(state, "tavern/shop", "wreck/shop", "market/shop", "market/shop")
    assert asked(state) == ((1,), "anchor")
    do(state, 1, ANCHOR[1])
    assert DRINKS in engine.legal(state, 0)
    assert state.places[1] == WRECK
