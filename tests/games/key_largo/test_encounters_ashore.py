"""RULES.md 12.7 to 12.17 and 12.20 to 12.25: encounter cards at the tavern, the market and the shop."""

import pytest

from game.core.chance import FastChance
from game.games.key_largo.actions import (
    BUY,
    COUNT_AS,
    DRINKS,
    HIRE,
    LEAVE,
    LOOK,
    PUT,
    SELL,
    THIEF,
    Buy,
    Look,
    Play,
    Put,
    Thief,
)
from game.games.key_largo.components import ENCOUNTERS, GOLD, GOODS, HOSE, JEWEL, MARKET, TRIDENT, WEIGHT, Options
from game.games.key_largo.events_ashore import (
    Bought,
    Hired,
    Looked,
    NothingBought,
    NothingSold,
    Saw,
    Sold,
    ThiefHired,
    VisitEnded,
)
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import imagine, look
from tests.games.key_largo.scene import asked, card, cards, do, encounter, game, kit, listed, morning, play, told

WITH = Options(encounters=True)
HAND = ("shallow goods 2", "mid goods 5", "mid artifact 3", "deep gold 4", "deep jewel 400")


def visit(place, held, ships=1, options=WITH, **changes):
    """Seat 0 at this place, holding this encounter card."""
    changes.setdefault("money", {0: 500})
    state = game(options=options, held={0: [held]}, **changes)
    plans = [
        f"{place}/dolphins",
        *[f"{place}/dolphins"] * (ships - 1),
        *["market/shop" if place != "market" else "tavern/shop"] * 3,
    ]
    morning(state, *plans[:4])
    assert asked(state) == ((0,), place)
    return state


@pytest.mark.parametrize("place", ["tavern", "market", "shop"])
def test_12_7_12_13_12_20_tourists_have_no_effect(place):
    state = visit(place, f"tourist_{place}", hands={0: HAND})
    before = [action for action in engine.legal(state, 0) if type(action) is not Play]
    money = state.money[0]
    do(state, 0, play(f"tourist_{place}"))
    assert list(engine.legal(state, 0)) == before
    assert state.money[0] == money
    assert state.held[0] == 0


def test_12_8_drunkard_shows_one_wreck_for_nothing():
    state = visit("tavern", "drunkard")
    do(state, 0, play("drunkard"))
    assert listed(state, Look) == list(LOOK[:14])
    events = do(state, 0, LOOK[4])
    assert told(events, Looked) == [Looked(0, 4)]
    assert told(events, Saw) == [Saw(4, state.wrecks[4], to=0)]
    assert state.money[0] == 500
    assert asked(state) == ((0,), "tavern")
    do(state, 0, DRINKS)
    assert LOOK[4] in engine.legal(state, 0)


def test_12_9_young_diver_costs_60():
    state = visit("tavern", "young_diver", ships=3)
    do(state, 0, play("young_diver"))
    assert told(do(state, 0, HIRE), Hired) == [Hired(0, 1, 60, 3, 0)]
    assert HIRE not in engine.legal(state, 0)


def test_12_10_expert_diver_brings_a_hose():
    state = visit("tavern", "expert_diver")
    do(state, 0, play("expert_diver"))
    assert told(do(state, 0, HIRE), Hired) == [Hired(0, 1, 80, 1, 1)]
    assert state.divers[1] == kit("dh")
    assert state.items_left[HOSE] == 19


def test_12_10_expert_diver_without_a_hose_in_the_reserve():
    state = visit("tavern", "expert_diver")
    state.items_left[HOSE] = 0
    do(state, 0, play("expert_diver"))
    do(state, 0, HIRE)
    assert state.divers[1] == kit("d")
    assert state.items_left[HOSE] == 0


def test_12_11_young_thief_costs_30():
    state = visit("tavern", "young_thief", ships=2, hands={3: HAND[:1]})
    do(state, 0, play("young_thief"))
    assert told(do(state, 0, THIEF[3], 0), ThiefHired) == [ThiefHired(0, 3, 30, 2)]


def test_12_12_brothers_two_divers():
    state = visit("tavern", "brothers", hands={3: HAND})
    do(state, 0, play("brothers"))
    do(state, 0, HIRE)
    events = do(state, 0, HIRE)
    assert told(events, Hired) == [Hired(0, 2, 80, 1, 0)]
    assert HIRE not in engine.legal(state, 0)
    assert listed(state, Thief) == [THIEF[3]]
    do(state, 0, THIEF[3])
    do(state, 0, engine.legal(state, 0)[0], 0)
    assert listed(state, Thief) == []


def test_12_12_brothers_two_thieves_for_one_victim_or_two():
    state = visit("tavern", "brothers", hands={2: HAND[:1], 3: HAND[:1]})
    do(state, 0, HIRE)
    do(state, 0, THIEF[3], 0)
    assert engine.legal(state, 0) == [DRINKS, play("brothers"), LEAVE]
    do(state, 0, play("brothers"))
    assert listed(state, Thief) == [THIEF[2]]
    events = do(state, 0, THIEF[2], 0)
    assert told(events, ThiefHired) == [ThiefHired(0, 2, 60, 1)]
    assert engine.legal(state, 0) == [DRINKS, LEAVE]


def test_12_12_brothers_not_a_fourth_diver():
    state = visit("tavern", "brothers", divers={0: ["d", "d"]}, hands={3: HAND})
    do(state, 0, play("brothers"))
    do(state, 0, HIRE)
    assert HIRE not in engine.legal(state, 0)


def test_12_14_greenhorn_sells_one_card_as_another_kind():
    state = visit("market", "greenhorn", hands={0: HAND})
    do(state, 0, play("greenhorn"))
    assert listed(state, Put) == [PUT[face] for face in cards(*HAND[:4])]
    do(state, 0, PUT[card("mid artifact 3")])
    assert engine.legal(state, 0) == [COUNT_AS[GOODS], COUNT_AS[GOLD]]
    do(state, 0, COUNT_AS[GOODS])
    assert engine.legal(state, 0) == [PUT[card("shallow goods 2")], PUT[card("mid goods 5")], SELL]
    do(state, 0, PUT[card("mid goods 5")])
    sold = told(do(state, 0, SELL), Sold)[0]
    assert (sold.kind, sold.unit, sold.amount, sold.changed) == (GOODS, 40, 320, card("mid artifact 3"))
    assert state.hands[0] == cards("shallow goods 2", "deep gold 4", "deep jewel 400")


def test_12_14_greenhorn_before_the_first_card_and_never_a_jewel():
    state = visit("market", "greenhorn", hands={0: HAND})
    do(state, 0, PUT[card("mid goods 5")])
    assert not listed(state, Play)
    state = visit("market", "greenhorn", hands={0: ("deep jewel 400",)})
    assert engine.legal(state, 0) == [LEAVE]


def test_12_14_greenhorn_what_is_picked_stays_secret():
    state = visit("market", "greenhorn", hands={0: HAND[1:]})
    do(state, 0, play("greenhorn"))
    before = look(state, 1)
    do(state, 0, PUT[card("mid artifact 3")])
    assert look(state, 1) == before
    do(state, 0, COUNT_AS[GOLD])
    assert look(state, 1) == before
    assert look(state, 0).counts_as == GOLD
    assert look(imagine(look(state, 0), FastChance(1)), 0) == look(state, 0)


def after_sale(held, **changes):
    state = visit("market", held, hands={0: HAND}, **changes)
    assert play(held) not in engine.legal(state, 0)
    do(state, 0, PUT[card("mid artifact 3")])
    do(state, 0, SELL)
    assert asked(state) == ((0,), "extra")
    return state


def test_whoever_leaves_the_market_after_a_sale_is_not_said_to_have_bought_nothing():
    events = do(after_sale("trafficker"), 0, LEAVE)
    assert told(events, VisitEnded) == [VisitEnded(0, MARKET)] and not told(events, NothingBought)


def test_12_15_trafficker_up_to_five_more_cards_at_30():
    state = after_sale("trafficker")
    money = state.money[0]
    do(state, 0, play("trafficker"))
    assert engine.legal(state, 0) == [PUT[card(words)] for words in (HAND[0], HAND[1], HAND[3])] + [LEAVE]
    for words in (HAND[0], HAND[3]):
        do(state, 0, PUT[card(words)])
    sold = told(do(state, 0, SELL), Sold)[0]
    assert (sold.kind, sold.unit, sold.amount, sold.encounter) == (-1, 30, 180, encounter("trafficker"))
    assert state.money[0] == money + 180
    assert state.hands[0] == cards("mid goods 5", "deep jewel 400")
    assert asked(state)[0] != (0,)


def test_12_15_trafficker_five_cards_at_most():
    many = (
        "shallow goods 1",
        "shallow goods 1",
        "shallow goods 2",
        "shallow goods 2",
        "shallow goods 2",
        "shallow goods 2",
    )
    state = visit("market", "trafficker", hands={0: (*many, "mid gold 3")})
    do(state, 0, PUT[card("mid gold 3")])
    do(state, 0, SELL)
    do(state, 0, play("trafficker"))
    for _number in range(5):
        do(state, 0, listed(state, Put)[-1])
    assert engine.legal(state, 0) == [SELL]


def test_12_15_trafficker_is_not_needed_after_all():
    state = after_sale("trafficker")
    assert engine.legal(state, 0) == [play("trafficker"), LEAVE]
    do(state, 0, LEAVE)
    assert state.held[0] == 1 << encounter("trafficker")


def test_12_16_jeweler_buys_one_jewel_at_its_face():
    state = after_sale("jeweler")
    money = state.money[0]
    do(state, 0, play("jeweler"))
    assert engine.legal(state, 0) == [PUT[card("deep jewel 400")], LEAVE]
    do(state, 0, PUT[card("deep jewel 400")])
    assert engine.legal(state, 0) == [SELL]
    sold = told(do(state, 0, SELL), Sold)[0]
    assert (sold.kind, sold.amount, sold.encounter) == (JEWEL, 400, encounter("jeweler"))
    assert state.money[0] == money + 400


def test_12_16_jeweler_alone_when_nothing_else_can_be_sold():
    state = visit("market", "jeweler", hands={0: ("mid jewel 150", "mid jewel 200")})
    assert engine.legal(state, 0) == [play("jeweler"), LEAVE]
    do(state, 0, play("jeweler"))
    do(state, 0, PUT[card("mid jewel 200")])
    events = do(state, 0, SELL)
    assert told(events, Sold)[0].amount == 200
    assert not told(events, NothingSold)


def test_12_17_goldsmith_pays_40_for_gold_only():
    for words, unit in (("deep gold 4", 40), ("mid goods 5", 20)):
        state = visit("market", "goldsmith", ships=3, hands={0: HAND})
        do(state, 0, play("goldsmith"))
        do(state, 0, PUT[card(words)])
        assert told(do(state, 0, SELL), Sold)[0].unit == unit


def test_12_17_goldsmith_while_gold_can_still_be_sold():
    for words, timely in (("mid artifact 3", False), ("deep gold 4", True)):
        state = visit("market", "goldsmith", hands={0: HAND})
        assert play("goldsmith") in engine.legal(state, 0)
        do(state, 0, PUT[card(words)])
        assert (play("goldsmith") in engine.legal(state, 0)) == timely


@pytest.mark.parametrize(
    ("held", "item"), [("hose_seller", HOSE), ("trident_seller", TRIDENT), ("weight_seller", WEIGHT)]
)
def test_12_21_12_22_12_23_sellers_offer_one_more_of_their_kind(held, item):
    state = visit("shop", held, divers={0: ["d", "d", "d"]})
    do(state, 0, play(held))
    others = [other for other in range(3) if other != item]
    for other in others:
        do(state, 0, BUY[other][0])
    assert {action.item for action in listed(state, Buy)} == {item}
    events = do(state, 0, BUY[item][0])
    assert told(events, Bought)[0].price == (20, 30, 20)[item]
    assert listed(state, Buy) == []


def test_12_21_hose_seller_whichever_item_comes_last():
    state = visit("shop", "hose_seller", divers={0: ["d", "d", "d"]})
    do(state, 0, play("hose_seller"))
    do(state, 0, BUY[HOSE][0])
    do(state, 0, BUY[TRIDENT][0])
    assert {action.item for action in listed(state, Buy)} == {HOSE, TRIDENT, WEIGHT}
    do(state, 0, BUY[WEIGHT][0])
    assert listed(state, Buy) == []


def test_12_22_trident_seller_no_more_than_the_reserve():
    state = visit("shop", "trident_seller", divers={0: ["d", "d", "d"]})
    state.items_left[TRIDENT] = 2
    do(state, 0, play("trident_seller"))
    do(state, 0, BUY[TRIDENT][0])
    do(state, 0, BUY[TRIDENT][1])
    assert {action.item for action in listed(state, Buy)} == {HOSE, WEIGHT}


def test_12_23_weight_seller_is_no_use_without_playing_it():
    state = visit("shop", "weight_seller", divers={0: ["d", "d", "d"]})
    do(state, 0, BUY[WEIGHT][0])
    do(state, 0, BUY[WEIGHT][1])
    assert engine.legal(state, 0) == [play("weight_seller"), LEAVE]
    do(state, 0, play("weight_seller"))
    assert BUY[WEIGHT][2] in engine.legal(state, 0)


def test_12_24_discounter_third_of_a_kind_20_cheaper():
    state = visit("shop", "discounter", ships=2, divers={0: ["d", "d", "d"]})
    do(state, 0, play("discounter"))
    prices = [told(do(state, 0, BUY[TRIDENT][diver]), Bought)[0].price for diver in range(3)]
    assert prices == [40, 40, 20]
    assert listed(state, Buy) == []


def test_12_24_discounter_not_after_two_different_items():
    state = visit("shop", "discounter", divers={0: ["d", "d", "d"]})
    do(state, 0, play("discounter"))
    do(state, 0, BUY[TRIDENT][0])
    do(state, 0, BUY[HOSE][0])
    assert listed(state, Buy) == []


def test_12_25_buddy_pays_the_lowest_price_from_now_on():
    state = visit("shop", "buddy", ships=3, divers={0: ["d", "d"]})
    assert told(do(state, 0, BUY[HOSE][0]), Bought)[0].price == 40
    do(state, 0, play("buddy"))
    assert told(do(state, 0, BUY[TRIDENT][0]), Bought)[0].price == 30


def test_12_24_12_25_neither_discounter_nor_buddy_when_they_can_do_nothing_any_more():
    for items, timely in (((HOSE, HOSE), ["discounter"]), ((HOSE, WEIGHT), [])):
        state = game(options=WITH, held={0: ["discounter", "buddy"]}, money={0: 500}, divers={0: ["d", "d"]})
        morning(state, *["shop/dolphins"] * 2, *["market/dolphins"] * 2)
        assert {play("discounter"), play("buddy")} <= set(engine.legal(state, 0))
        for item in items:
            do(state, 0, BUY[item][0])
        assert listed(state, Play) == [play(name) for name in timely]


def test_13_1_without_thieves_the_young_thief_lies_in_the_box():
    options = Options(thief=False, encounters=True)
    for seed in range(5):
        state = engine.setup(options, 4, FastChance(seed))
        others = (1 << len(ENCOUNTERS)) - 1 & ~(1 << encounter("young_thief"))
        assert state.pile == others
        world = imagine(look(state, 0), FastChance(seed))
        assert world.pile == others


def test_13_1_without_thieves_the_brothers_bring_divers():
    options = Options(thief=False, encounters=True)
    state = visit("tavern", "brothers", options=options, hands={3: HAND})
    do(state, 0, play("brothers"))
    do(state, 0, HIRE)
    assert engine.legal(state, 0) == [HIRE, DRINKS, LEAVE]
