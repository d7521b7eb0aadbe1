"""RULES.md 5: the Market."""

import pytest

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    BUY,
    BUYING,
    HAGGLE,
    PASS,
    SELL,
    SELLING,
    Buy,
    Buying,
    Sell,
    Selling,
    Trading,
)
from game.games.killmans_keep.components import BANK, COIN_PURSE, LANTERN, RUSTY_SWORD, SPYGLASS, STRONGBOX
from game.games.killmans_keep.events_market import Bought, Sold
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from tests.games.killmans_keep.scene import asked, card, cards, do, game, listed, play, told


def test_5_1_buy_a_card_of_the_market():
    state = game(market=["Lantern", "Spyglass", "Strongbox"], money={0: 100})
    assert listed(state, Buying) == [BUYING]
    play(state, BUYING)
    assert listed(state, Buy) == [BUY[LANTERN], BUY[SPYGLASS]]
    events = play(state, BUY[SPYGLASS])
    assert told(events, Bought) == [Bought(0, SPYGLASS, 100, 0)]
    assert state.hands[0] == state.known[0] == (SPYGLASS,)
    assert state.market == cards("Lantern", "Strongbox")
    assert (state.money[0], state.display[0]) == (0, SPYGLASS)
    assert not listed(state, Buying)


def test_5_1_sell_a_card_of_the_hand():
    state = game(hands={0: ["Lantern", "Strongbox"]})
    play(state, SELLING)
    assert listed(state, Sell) == [SELL[LANTERN], SELL[STRONGBOX]]
    events = play(state, SELL[STRONGBOX], BASE_PRICE)
    assert told(events, Sold) == [Sold(0, STRONGBOX, 150, 0, -1, False)]
    assert (state.hands[0], state.market, state.money[0]) == ((LANTERN,), (STRONGBOX,), 250)


def test_5_2_each_deal_is_an_action_of_either_kind():
    state = game(hands={0: ["Lantern", "Spyglass"]}, market=["Rusty Sword"])
    play(state, SELLING, SELL[SPYGLASS], BASE_PRICE, BUYING, BUY[RUSTY_SWORD], BASE_PRICE)
    assert state.actions == 0
    assert state.money[0] == 150
    assert not listed(state, Buying) + listed(state, Selling)


@pytest.mark.parametrize(("name", "price"), [("Lantern", 50), ("Spyglass", 100), ("Strongbox", 150), ("Shade", 100)])
def test_5_3_base_values(name, price):
    state = game(hands={0: [name]})
    play(state, SELLING, SELL[card(name)], BASE_PRICE)
    assert state.money[0] == 100 + price


@pytest.mark.parametrize(("die", "gain"), [(1, -25), (2, -25), (3, 0), (4, 0), (5, 25), (6, 25)])
def test_5_4_haggling(die, gain):
    state = game(hands={0: ["Spyglass"]})
    play(state, SELLING, SELL[SPYGLASS])
    events = do(state, 0, HAGGLE, die - 1)
    assert told(events, Sold) == [Sold(0, SPYGLASS, 100 + gain, die, -1, False)]
    state = game(market=["Spyglass"], money={0: 200})
    play(state, BUYING, BUY[SPYGLASS])
    events = do(state, 0, HAGGLE, die - 1)
    assert told(events, Bought) == [Bought(0, SPYGLASS, 100 + gain, die)]
    assert state.money[0] == 100 - gain


@pytest.mark.parametrize(("money", "asks"), [(100, False), (124, False), (125, True)])
def test_5_5_only_who_owns_the_highest_price_may_haggle(money, asks):
    state = game(market=["Spyglass"], money={0: money})
    play(state, BUYING, BUY[SPYGLASS])
    assert (state.phase == "price") == asks
    if asks:
        assert engine.legal(state, 0) == (BASE_PRICE, HAGGLE)
    else:
        assert state.money[0] == money - 100


def test_5_6_the_market_grows_by_sales_and_is_not_refilled():
    state = game(hands={0: ["Coin Purse", "Lantern"]}, market=["Lantern"] * 2 + ["Spyglass"] * 2 + ["Rusty Sword"] * 3)
    play(state, SELLING, SELL[LANTERN], BASE_PRICE, SELLING, SELL[COIN_PURSE], BASE_PRICE)
    assert len(state.market) == 9
    state = game(market=["Lantern"])
    play(state, BUYING, BUY[LANTERN], BASE_PRICE)
    assert state.market == ()
    assert not listed(state, Buying)


def test_5_7_corpses_go_to_the_keep_discard():
    state = game(hands={0: ["Shade", "Lantern"]}, discard=["Lantern"])
    before = state.discard
    play(state, SELLING, SELL[card("Shade")], BASE_PRICE)
    assert state.market == ()
    assert state.discard == tuple(sorted((*before, card("Shade"))))


def test_5_8_goals_and_doubloons_are_not_for_sale():
    state = game(goals={0: "Bounty"}, doubloons={0: 3}, money={1: 100})
    assert not listed(state, Selling)
    assert not listed(state, Trading)


def test_5_1_only_in_the_market():
    state = game(area={0: BANK}, hands={0: ["Lantern"]}, market=["Coin Purse"])
    assert not listed(state, Buying) + listed(state, Selling)
    state = game(hands={0: ["Lantern"]}, market=["Coin Purse"], money={0: 25})
    assert not listed(state, Buying)
    assert asked(state) == (0, "act")
    assert COIN_PURSE in state.market


PRINTED = [
    (name, die, price)
    for name, prices in (("Lantern", (25, 50, 75)), ("Spyglass", (75, 100, 125)), ("Strongbox", (125, 150, 175)))
    for die, price in zip(range(1, 7), (price for price in prices for _twice in range(2)), strict=True)
]


@pytest.mark.parametrize(("name", "die", "price"), PRINTED)
def test_5_4_the_printed_table_line_by_line(name, die, price):
    state = game(hands={0: [name]})
    play(state, SELLING, SELL[card(name)])
    do(state, 0, HAGGLE, die - 1)
    assert state.money[0] == 100 + price


def test_5_4_the_haggle_die_has_six_faces():
    state = game(hands={0: ["Lantern"]})
    play(state, SELLING, SELL[LANTERN])
    with pytest.raises(AssertionError, match="not below 6"):
        do(state, 0, HAGGLE, 6)


def test_5_4_what_is_haggled_over_is_seen_by_all():
    hands = {0: ["Rusty Sword", "Lantern"], 1: ["Hexed Dice"]}
    state = game(hands=hands)
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 3)
    assert asked(state) == (1, "haggled")
    for seat in (None, 0, 1, 2, 3):
        view = look(state, seat)
        assert (view.selling, view.deal, view.die, view.known[0]) == (True, LANTERN, 4, cards("Lantern", "Rusty Sword"))
    do(state, 1, PASS)
    assert (look(state, 1).selling, look(state, 1).deal, look(state, 1).die) == (False, -1, -1)
    state = game(hands={0: ["Rusty Sword", "Lantern"], 1: ["Hexed Dice"]}, market=["Lantern"])
    play(state, BUYING, BUY[LANTERN])
    do(state, 0, HAGGLE, 3)
    assert look(state, 1).known[0] == (RUSTY_SWORD,), "a Lantern that is bought betrays none in the hand"


@pytest.mark.parametrize("money", [50, 75])
def test_5_2_a_purchase_is_an_action_with_and_without_the_money_to_haggle(money):
    state = game(market=["Lantern"], money={0: money})
    play(state, BUYING, BUY[LANTERN])
    if state.phase == "price":
        play(state, BASE_PRICE)
    assert (state.actions, state.money[0]) == (1, money - 50)


def test_5_2_each_of_two_sales_is_an_action_also_without_a_roll():
    state = game(hands={0: ["Lantern", "Coin Purse", "Spyglass"]}, display={0: "Spyglass"})
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert state.actions == 1
    play(state, SELLING, SELL[COIN_PURSE])
    do(state, 0, HAGGLE, 3)
    assert (state.actions, state.money[0]) == (0, 200)
    state = game(hands={0: ["River Quartz"]})
    play(state, SELLING, SELL[card("River Quartz")])
    assert (state.actions, state.money[0]) == (1, 175)


def test_5_7_the_smallest_corpse_is_a_corpse():
    state = game(hands={0: ["Cellar Rat"]})
    play(state, SELLING, SELL[card("Cellar Rat")], BASE_PRICE)
    assert (state.market, state.money[0]) == ((), 150)


def test_5_6_without_the_option_nothing_leaves_a_large_market():
    state = game(hands={0: ["Lantern"]}, market=["Spyglass"] * 2 + ["Rusty Sword"] * 3 + ["Trail Boots"] * 3)
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert (len(state.market), asked(state)) == (9, (0, "act"))
