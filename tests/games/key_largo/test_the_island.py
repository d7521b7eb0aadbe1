"""RULES.md 5 to 8: Dolphins Cove, the tavern, the shop and the market."""

import pytest

from game.core.player import Player
from game.games.key_largo.actions import (
    BUY,
    DRINKS,
    HIRE,
    LEAVE,
    LOOK,
    PUT,
    SELL,
    TAKE,
    THIEF,
    Buy,
    Look,
    Put,
    Take,
    Thief,
)
from game.games.key_largo.components import DEEP, DOLPHIN_PAY, HOSE, MID, SHALLOW, TRIDENT, WEIGHT
from game.games.key_largo.events_ashore import (
    Bought,
    CameToSell,
    CardStolen,
    DolphinsPaid,
    DrinksBought,
    Hired,
    Looked,
    NothingBought,
    NothingSold,
    Saw,
    Sold,
    StolenSeen,
    ThiefHired,
    VisitEnded,
)
from game.games.key_largo.rules import engine
from game.games.key_largo.text.narration import narrate
from tests.games.key_largo.scene import asked, card, cards, do, game, kit, listed, morning, told

HAND = ("shallow goods 2", "shallow goods 2", "mid goods 5", "mid artifact 3", "deep gold 4", "deep jewel 400")


def visit(place, ships=1, **changes):
    """Seat 0 at this place with so many ships there; the others go to the dolphins."""
    state = game(**changes)
    elsewhere = "dolphins/shop"
    plans = [f"{place}/dolphins" if seat < ships else elsewhere for seat in range(4)]
    events = morning(state, *plans)
    return state, events


@pytest.mark.parametrize(("day", "pay"), [(0, 50), (1, 60), (2, 70), (3, 40), (6, 40), (7, 50), (8, 60), (9, 70)])
def test_5_1_the_day_track_pays_whatever_the_ships(day, pay):
    state = game()
    state.day = day
    events = morning(state, "dolphins/wreck", "dolphins/wreck", "dolphins/wreck", "tavern/wreck")
    assert told(events, DolphinsPaid) == [DolphinsPaid(seat, pay) for seat in range(3)]
    assert state.money == [100 + pay] * 3 + [100]
    assert DOLPHIN_PAY[day] == pay


def test_5_2_a_company_without_money_and_divers_is_never_stuck():
    state = game(money={0: 0}, divers={0: []})
    events = morning(state, *["dolphins/tavern"] * 4)
    assert told(events, DolphinsPaid)[0] == DolphinsPaid(0, 50)
    assert all(money >= 0 for money in state.money)


def test_6_1_three_services_each_once_in_any_order():
    state, _events = visit("tavern", money={0: 500}, hands={1: HAND[:1]})
    assert engine.legal(state, 0) == [HIRE, THIEF[1], DRINKS, LEAVE]
    do(state, 0, DRINKS)
    do(state, 0, LOOK[0])
    do(state, 0, LOOK[1])
    assert engine.legal(state, 0) == [HIRE, THIEF[1], LEAVE]
    do(state, 0, THIEF[1], 0)
    assert engine.legal(state, 0) == [HIRE, LEAVE]
    do(state, 0, HIRE)
    assert engine.legal(state, 0) == [LEAVE]
    assert told(do(state, 0, LEAVE), VisitEnded)[0] == VisitEnded(0, 2)


def test_6_1_who_can_plainly_do_nothing_is_not_asked():
    state, events = visit("tavern", money={0: 10})
    assert told(events, NothingBought)[0] == NothingBought(0, 2)
    assert asked(state)[0] != (0,)


@pytest.mark.parametrize(("ships", "price"), [(1, 80), (2, 100), (3, 120), (4, 120)])
def test_6_2_a_diver_costs_more_with_more_ships(ships, price):
    state, _events = visit("tavern", ships, money={0: 300})
    events = do(state, 0, HIRE)
    assert told(events, Hired) == [Hired(0, 1, price, ships, 0)]
    assert state.money[0] == 300 - price
    assert state.divers[:3] == [kit("d"), kit("d"), 0]
    assert state.divers_left == 10


def test_6_2_and_must_be_paid():
    state, _events = visit("tavern", money={0: 70})
    assert HIRE not in engine.legal(state, 0)


def test_6_3_no_fourth_diver_but_the_other_services():
    state, _events = visit("tavern", money={0: 300}, divers={0: ["d", "d", "d"]}, hands={1: HAND[:1]})
    assert engine.legal(state, 0) == [THIEF[1], DRINKS, LEAVE]


def test_6_3_an_empty_reserve_and_the_last_diver_goes_by_player_order():
    state = game(first=1)
    state.divers_left = 1
    state.money = [500] * 4
    morning(state, "tavern/shop", "tavern/shop", "dolphins/shop", "dolphins/shop")
    do(state, 1, HIRE)
    do(state, 1, LEAVE)
    assert asked(state) == ((0,), "tavern")
    assert HIRE not in engine.legal(state, 0)


@pytest.mark.parametrize(("ships", "price"), [(1, 60), (2, 80), (3, 100), (4, 100)])
def test_6_4_a_thief_costs_more_with_more_ships(ships, price):
    state, _events = visit("tavern", ships, money={0: 300}, hands={3: HAND[:1]})
    events = do(state, 0, THIEF[3], 0)
    assert told(events, ThiefHired) == [ThiefHired(0, 3, price, ships)]
    assert state.money[0] == 300 - price


def test_6_4_the_victim_must_hold_a_card_and_be_another():
    state, _events = visit("tavern", money={0: 300}, hands={0: HAND, 2: HAND[:1]})
    assert listed(state, Thief) == [THIEF[2]]
    state, _events = visit("tavern", money={0: 300}, hands={0: HAND})
    assert listed(state, Thief) == []


def test_6_5_the_thief_chooses_a_back_and_luck_the_card():
    state, _events = visit("tavern", money={0: 300}, hands={1: HAND})
    do(state, 0, THIEF[1])
    assert engine.legal(state, 0) == [TAKE[SHALLOW], TAKE[MID], TAKE[DEEP]]
    events = do(state, 0, TAKE[MID], 1)
    assert told(events, CardStolen) == [CardStolen(0, 1, MID)]
    assert state.hands[0] == cards("mid artifact 3")
    assert state.hands[1] == cards(*(words for words in HAND if words != "mid artifact 3"))


def test_6_5_with_one_kind_of_back_there_is_no_question():
    state, _events = visit("tavern", money={0: 300}, hands={1: HAND[:2]})
    do(state, 0, THIEF[1], 1)
    assert asked(state) == ((0,), "tavern")
    assert listed(state, Take) == []
    assert state.hands[0] == cards("shallow goods 2")


def test_6_6_the_face_is_told_to_thief_and_victim_alone():
    state, _events = visit("tavern", money={0: 300}, hands={1: ("deep jewel 400",)})
    events = do(state, 0, THIEF[1], 0)
    jewel = card("deep jewel 400")
    assert told(events, StolenSeen) == [StolenSeen(0, 1, jewel, to=0), StolenSeen(0, 1, jewel, to=1)]
    assert not any(getattr(event, "card", None) == jewel for event in events if event.to is None)


def test_6_6_thieves_may_rob_the_same_hand_and_steal_back():
    state, _events = visit("tavern", 3, money=dict.fromkeys(range(4), 300), hands={2: ("deep jewel 400",)})
    do(state, 0, THIEF[2], 0)
    do(state, 0, LEAVE)
    do(state, 1, THIEF[0], 0)
    do(state, 1, LEAVE)
    do(state, 2, THIEF[1], 0)
    assert state.hands == [(), (), cards("deep jewel 400"), ()]


@pytest.mark.parametrize("ships", [1, 4])
def test_6_7_drinks_cost_20_and_show_two_wrecks(ships):
    state, _events = visit("tavern", ships)
    events = do(state, 0, DRINKS)
    assert told(events, DrinksBought) == [DrinksBought(0, 20)]
    assert state.money[0] == 80
    assert listed(state, Look) == list(LOOK[:14])
    events = do(state, 0, LOOK[9])
    assert told(events, Looked) == [Looked(0, 9)]
    assert told(events, Saw) == [Saw(9, state.wrecks[9], to=0)]
    do(state, 0, LOOK[3])
    assert asked(state) == ((0,), "tavern")


def test_6_8_two_different_wrecks_sorted_and_only_with_cards():
    state, _events = visit("tavern", wrecks={4: ("mid monster", "mid goods 2", "mid gold 3"), 5: ()})
    do(state, 0, DRINKS)
    assert LOOK[5] not in engine.legal(state, 0)
    events = do(state, 0, LOOK[4])
    assert told(events, Saw)[0].cards == cards("mid goods 2", "mid gold 3", "mid monster")
    assert LOOK[4] not in engine.legal(state, 0)


def test_6_8_with_one_wreck_left_that_one_and_a_ship_above_does_not_matter():
    state = game(wrecks={wreck: () for wreck in range(14) if wreck != 2}, first=1)
    morning(state, "tavern/shop", "wreck/shop", "market/shop", "market/shop", luck=(0,))
    assert state.anchors[1] == 2
    events = do(state, 0, DRINKS)
    assert told(events, Looked) == [Looked(0, 2)]
    assert asked(state) == ((0,), "tavern")


def test_6_8_without_any_card_no_drinks():
    state, _events = visit("tavern", wrecks=dict.fromkeys(range(14), ()))
    assert DRINKS not in engine.legal(state, 0)


@pytest.mark.parametrize(
    ("ships", "prices"), [(1, (20, 30, 20)), (2, (30, 40, 30)), (3, (40, 60, 40)), (4, (40, 60, 40))]
)
def test_7_1_prices_by_ships(ships, prices):
    for item, price in enumerate(prices):
        state, _events = visit("shop", ships)
        events = do(state, 0, BUY[item][0])
        assert told(events, Bought) == [Bought(0, item, 0, price, ships)]
        assert state.money[0] == 100 - price


def test_7_1_two_items_a_visit():
    state, _events = visit("shop", money={0: 500}, divers={0: ["d", "d"]})
    do(state, 0, BUY[HOSE][0])
    do(state, 0, BUY[HOSE][1])
    assert engine.legal(state, 0) == [LEAVE]
    assert told(do(state, 0, LEAVE), VisitEnded)[0] == VisitEnded(0, 3)


def test_7_1_what_cannot_be_paid_is_not_offered_and_who_can_buy_nothing_not_asked():
    state, _events = visit("shop", money={0: 25})
    assert listed(state, Buy) == [BUY[HOSE][0], BUY[WEIGHT][0]]
    state, events = visit("shop", money={0: 10})
    assert told(events, NothingBought)[0] == NothingBought(0, 3)


def test_7_2_items_go_to_a_diver_at_once():
    state, _events = visit("shop", divers={0: ["d", "d"]})
    do(state, 0, BUY[TRIDENT][1])
    do(state, 0, BUY[HOSE][1])
    assert state.divers[:3] == [kit("d"), kit("dht"), 0]
    assert state.items_left == [19, 9, 10]


def test_7_3_two_hoses_one_trident_one_weight():
    state, _events = visit("shop", money={0: 500}, divers={0: ["dhhtw", "dh", "dtw"]})
    assert listed(state, Buy) == [BUY[HOSE][1], BUY[HOSE][2], BUY[TRIDENT][1], BUY[WEIGHT][1]]


def test_7_3_no_room_no_purchase():
    _state, events = visit("shop", money={0: 500}, divers={0: ["dhhtw"]})
    assert told(events, NothingBought)[0] == NothingBought(0, 3)
    _state, events = visit("shop", money={0: 500}, divers={0: []})
    assert told(events, NothingBought)[0] == NothingBought(0, 3)


def test_whoever_leaves_tavern_or_shop_with_nothing_is_told_of():
    state, _events = visit("shop", money={0: 500})
    events = do(state, 0, LEAVE)
    assert told(events, NothingBought) == [NothingBought(0, 3)] and not told(events, VisitEnded)
    state, _events = visit("tavern", money={0: 500})
    events = do(state, 0, LEAVE)
    line = narrate(told(events, NothingBought)[0], [Player(name) for name in ("Ana", "Ben", "Cy")])
    assert line.text == "Ana leaves the tavern and has bought nothing." and line.spot == "place:tavern"


def test_7_4_sold_out():
    state = game(money={0: 500})
    state.items_left = [20, 0, 1]
    morning(state, "shop/dolphins", "dolphins/wreck", "dolphins/wreck", "dolphins/wreck")
    assert listed(state, Buy) == [BUY[HOSE][0], BUY[WEIGHT][0]]
    do(state, 0, BUY[WEIGHT][0])
    assert state.items_left == [20, 0, 0]


def test_8_1_one_kind_as_many_as_one_likes_but_at_least_one():
    state, _events = visit("market", hands={0: HAND})
    assert engine.legal(state, 0) == [PUT[card(words)] for words in (HAND[0], HAND[2], HAND[3], HAND[4])]
    do(state, 0, PUT[card("shallow goods 2")])
    assert engine.legal(state, 0) == [PUT[card("shallow goods 2")], PUT[card("mid goods 5")], SELL]
    do(state, 0, PUT[card("mid goods 5")])
    events = do(state, 0, SELL)
    sold = cards("shallow goods 2", "mid goods 5")
    assert told(events, Sold) == [Sold(0, sold, 0, 40, 280, 1, -1, -1)]
    assert state.money[0] == 100 + 280 + 50
    assert state.hands[0] == cards("shallow goods 2", "mid artifact 3", "deep gold 4", "deep jewel 400")


@pytest.mark.parametrize("ships", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("words", "units", "prices"),
    [
        ("mid goods 5", 5, (40, 30, 20, 20)),
        ("mid artifact 3", 3, (20, 30, 40, 40)),
        ("deep gold 4", 4, (30, 30, 30, 30)),
    ],
)
def test_8_2_prices_by_kind_and_ships(ships, words, units, prices):
    state, _events = visit("market", ships, hands={0: HAND})
    do(state, 0, PUT[card(words)])
    sold = told(do(state, 0, SELL), Sold)[0]
    assert (sold.unit, sold.amount, sold.ships) == (prices[ships - 1], prices[ships - 1] * units, ships)


def test_8_3_cards_are_sold_whole():
    state, _events = visit("market", hands={0: ("mid goods 5",)})
    do(state, 0, PUT[card("mid goods 5")])
    do(state, 0, SELL)
    assert state.hands[0] == ()
    assert state.gone == cards("mid goods 5")


def test_8_4_jewels_are_not_for_sale():
    state, _events = visit("market", hands={0: HAND})
    assert PUT[card("deep jewel 400")] not in engine.legal(state, 0)


def test_8_6_nothing_to_sell_but_the_price_moves():
    state = game(hands={0: ("deep jewel 400",), 1: ("mid goods 5",)})
    events = morning(state, "market/dolphins", "market/dolphins", "dolphins/wreck", "dolphins/wreck")
    assert told(events, NothingSold) == [NothingSold(0, 2)]
    do(state, 1, PUT[card("mid goods 5")])
    assert told(do(state, 1, SELL), Sold)[0].amount == 150


def test_8_6_whoever_is_asked_at_the_market_is_told_so_that_nobody_peeps_and_takes_the_step_back():
    for hand in (("deep jewel 400",), ("mid goods 5",)):
        state = game(hands={1: hand})
        morning(state, "shop/dolphins", "market/dolphins", "dolphins/wreck", "dolphins/wreck")
        assert asked(state) == ((0,), "shop")
        market = [event for event in do(state, 0, LEAVE) if isinstance(event, CameToSell | NothingSold)]
        assert [(event.seat, event.reveals) for event in market] == [(1, True)]


def test_8_7_the_basket_is_secret_until_the_sale():
    state, _events = visit("market", hands={0: HAND})
    assert do(state, 0, PUT[card("mid goods 5")]) == []
    assert listed(state, Put)
    assert state.hands[0] == cards(*HAND)
    assert state.basket == cards("mid goods 5")
