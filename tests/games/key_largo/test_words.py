"""What buttons, refusals, prompts and lines say is true where encounter cards, empty stocks and options bend a rule."""

import re
from dataclasses import replace

import pytest

from game.core.player import Player
from game.games.key_largo import GAME, names
from game.games.key_largo.actions import (
    ANCHOR,
    BUY,
    COUNT_AS,
    DIVE,
    DRINKS,
    DROP_WEIGHT,
    HIRE,
    LOOK,
    PASS,
    PUT,
    SELL,
    SURFACE,
    THIEF,
    TRIP,
    USE_TRIDENT,
    Put,
)
from game.games.key_largo.components import ARTIFACT, ENCOUNTERS, HOSE, TRIDENT, WEIGHT, Options
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import look
from game.games.key_largo.table.slips import slips
from game.games.key_largo.text.offers import offers
from game.games.key_largo.text.phases import PHASES
from tests.games.key_largo.scene import card, do, encounter, game, morning, plan, play
from tests.games.key_largo.test_rules_text import RULES

WITH = Options(encounters=True)
PLAYERS = tuple(Player(name, colour=seat) for seat, name in enumerate(("Ann", "Bo", "Cleo", "Dov")))


def visit(place, held=(), options=WITH, **changes):
    """Seat 0 at this place with these encounter cards; the others are elsewhere."""
    others = "tavern/shop" if place != "tavern" else "market/shop"
    changes.setdefault("money", {0: 500})
    state = game(options=options, held={0: held}, **changes)
    morning(state, f"{place}/{'shop' if place != 'shop' else 'wreck'}", *[others] * 3)
    return state


def draft(state, action, seat=0):
    view = look(state, seat)
    return next(offer for offer in offers(view, engine.legal(state, seat), PLAYERS) if offer.action == action).draft


def why(state, spot, seat=0):
    """The reason and the rule."""
    view = look(state, seat)
    refusal = PHASES.refusals(view, offers(view, engine.legal(state, seat), PLAYERS), PLAYERS)[spot]
    return refusal.reason, refusal.rule


def prompt(state, seat=0):
    return PHASES.prompt(look(state, seat), PLAYERS).text


def said(events):
    """The lines of the log: words and rule."""
    lines = [GAME.staging.narrate(event, PLAYERS) for event in events]
    return [(line.text, line.rule) for line in lines if line]


def test_12_1_each_encounter_card_has_its_paragraph():
    text = RULES.read_text(encoding="utf-8")
    for number in range(len(ENCOUNTERS)):
        rule = re.escape(names.encounter_rule(number))
        assert re.search(rf"^{rule} {names.encounter_name(number)}[, ]", text, re.MULTILINE)


def test_3_1_every_day_has_its_heading_from_the_first_plan_on():
    events = do(game(), 2, plan("dolphins/market"))
    assert [GAME.staging.narrate(event, PLAYERS).group for event in events] == ["Day 1: Friday, plans"]


@pytest.mark.parametrize(
    ("place", "uses"),
    [
        ("shop", {"item:hose": "mid water", "item:trident": "monster", "item:weight": "one more card"}),
        ("tavern", {"service:diver": "dive", "service:thief": "another player", "service:drinks": "wrecks"}),
    ],
)
def test_whoever_points_at_a_ware_reads_what_it_is_good_for(place, uses):
    state = visit(place, options=Options())
    known = slips(look(state, 0), PLAYERS)
    assert all(words in known[spot].lines[0] for spot, words in uses.items())


def test_what_the_items_are_for_stands_on_the_shops_card_and_sign_too():
    known = slips(look(game(), 0), PLAYERS)
    assert "Trident: kills a monster" in known["card:shop"].lines[-1]
    assert "Trident: kills a monster" in known["place:shop"].foot


def test_4_7_fighting_a_monster_is_a_button_beside_the_one_that_loses_the_diver():
    state = game(divers={0: ["dht"]}, wrecks={4: ["mid gold 3", "mid monster"]})
    morning(state, "wreck/market", *["tavern/shop"] * 3)
    do(state, 0, ANCHOR[4], 1)
    view = look(state, 0)
    paths = {offer.path for offer in offers(view, engine.legal(state, 0), PLAYERS)}
    assert paths == {("lose",), ("trident:0",)}


def test_4_7_killing_the_last_card_leaves_nothing_to_draw():
    for contents, words in ((["mid monster"], "No other card is left"), (["mid gold 3", "mid monster"], "draws again")):
        state = game(divers={0: ["dht"]}, wrecks={4: contents})
        morning(state, "wreck/market", *["tavern/shop"] * 3)
        do(state, 0, ANCHOR[4], len(contents) - 1)
        assert any(words in line for line in draft(state, USE_TRIDENT[0]))


@pytest.mark.parametrize(
    ("wreck", "contents", "team", "alone", "last"),
    [
        (0, ["shallow gold 1"] * 2, ["dw"], True, "No monster can be here"),
        (4, ["mid gold 3", "mid goods 3", "mid monster"], ["dhw"], True, "A monster would take the diver"),
        (4, ["mid gold 3", "mid goods 3", "mid monster"], ["dhw", "dht"], False, "A trident is at hand"),
        (4, ["mid gold 3", "mid goods 3", "mid monster"], ["dhw", "dt"], True, "A monster would take the diver"),
    ],
)
def test_4_8_dropping_the_weight_says_what_a_monster_would_do(wreck, contents, team, alone, last):
    state = game(divers={0: team}, wrecks={wreck: contents})
    morning(state, "wreck/market", *["tavern/shop"] * 3)
    if alone:
        do(state, 0, ANCHOR[wreck], 0)
    else:
        do(state, 0, ANCHOR[wreck])
        do(state, 0, DIVE[0], 0)
    assert draft(state, DROP_WEIGHT)[-1] == last
    assert draft(state, SURFACE)[-1] == "the weight stays with him"


def test_4_5_whoever_meets_a_monster_unarmed_reads_why_the_diver_is_lost():
    unarmed, armed = "a monster, and no trident: diver 1 is lost", "a monster! Fight it or lose diver 1"
    for team, told in (["dh"], unarmed), (["dht"], armed):
        state = visit("wreck", ["frequent_visitor"], divers={0: team})
        do(state, 0, ANCHOR[4])
        met = replace(look(state, 0), phase="monster", diver=0)
        assert PHASES.prompt(met, PLAYERS).text == told


def test_4_10_without_a_weight_nobody_is_asked_to_drop_one():
    state = visit("wreck", ["buddy"])
    do(state, 0, ANCHOR[0])
    do(state, 0, DIVE[0], 0)
    assert state.phase == "catch"
    assert prompt(state) == "diver 1 has a treasure"
    assert draft(state, SURFACE)[-1] == "with what he has found"


def test_6_1_brothers_are_remembered_when_something_is_refused():
    state = visit("tavern", ["brothers"], money={0: 200}, hands={1: ["mid gold 3"]})
    do(state, 0, HIRE)
    assert why(state, "service:diver") == ("One diver a visit.", "6.1")
    do(state, 0, play("brothers"))
    do(state, 0, THIEF[1], 0)
    assert why(state, "service:diver") == ("There is not enough money for this.", "6.2")
    state = visit("tavern", ["brothers"], hands={1: ["mid gold 3"] * 2})
    for action in (play("brothers"), THIEF[1], THIEF[1]):
        do(state, 0, action, *([0] * (action == THIEF[1])))
    assert why(state, "service:thief")[1] == names.encounter_rule(encounter("brothers"))
    do(state, 0, HIRE)
    assert why(state, "service:diver")[1] == names.encounter_rule(encounter("brothers"))


def test_6_3_an_empty_reserve_is_the_reason():
    state = game()
    state.divers_left = 0
    morning(state, "tavern/dolphins", *["market/shop"] * 3)
    assert why(state, "service:diver") == ("No diver is left to hire.", "6.3")


def test_6_4_no_money_and_no_victim_are_told_apart():
    assert why(visit("tavern"), "service:thief") == ("Nobody else holds a treasure card.", "6.4")
    state = visit("tavern", money={0: 20}, hands={1: ["mid gold 3"]})
    assert why(state, "service:thief") == ("There is not enough money for this.", "6.4")


def test_6_8_the_second_wreck_is_another():
    state = visit("tavern", options=Options())
    assert "then look into 2 wrecks" in draft(state, DRINKS)
    do(state, 0, DRINKS)
    do(state, 0, LOOK[3])
    assert why(state, "wreck:s4") == ("You have just looked at this wreck.", "6.8")
    state = visit("tavern", options=Options(), wrecks={wreck: [] for wreck in range(1, 14)})
    assert "then look into 1 wreck" in draft(state, DRINKS)


def test_7_1_why_an_item_cannot_be_had_with_a_seller():
    state = visit("shop", ["hose_seller"], money={0: 60}, divers={0: ["d", "d"]})
    do(state, 0, BUY[WEIGHT][0])
    do(state, 0, BUY[WEIGHT][1])
    assert why(state, "item:hose") == ("2 items a visit.", "7.1")
    state.money[0] = 10
    do(state, 0, play("hose_seller"))
    assert why(state, "item:hose") == ("There is not enough money for this.", "7.1")
    state.money[0] = 500
    assert why(state, "item:trident") == ("A third item must be what the Hose Seller offers.", "12.21")
    assert why(state, "item:weight") == ("None of your divers has room for it.", "7.3")


def test_7_1_why_an_item_cannot_be_had_after_the_third():
    state = visit("shop", ["discounter"], divers={0: ["d", "d", "d"]})
    for action in (play("discounter"), *(BUY[TRIDENT][diver] for diver in range(3))):
        do(state, 0, action)
    assert why(state, "item:hose") == ("The Discounter allowed one item more, and you have it.", "12.24")
    state = visit("shop", ["discounter"], divers={0: ["d", "d", "d"]})
    for action in (play("discounter"), BUY[TRIDENT][0], BUY[HOSE][0]):
        do(state, 0, action)
    assert why(state, "item:hose") == ("A third item must be what the Discounter offers.", "12.24")


def test_8_1_why_a_card_cannot_be_sold():
    state = visit("market", hands={0: ["mid goods 5", "mid gold 3", "mid jewel 200"]})
    do(state, 0, PUT[card("mid goods 5")])
    assert why(state, f"treasure:{card('mid gold 3')}") == ("One kind of treasure a visit.", "8.1")
    assert why(state, f"treasure:{card('mid goods 5')}") == ("It is up for sale already.", "8.1")
    assert why(state, f"treasure:{card('mid jewel 200')}") == ("Jewels are not sold here.", "8.4")


def test_12_14_the_greenhorn_s_card_has_no_price_before_its_kind():
    goods = card("mid goods 5")
    state = visit("market", ["greenhorn"], hands={0: ["mid goods 5", "mid gold 3"]})
    assert draft(state, PUT[goods])[-1] == "$200 now, $100 at the end"
    do(state, 0, play("greenhorn"))
    assert draft(state, PUT[goods])[-1] == "then say what it counts as"
    do(state, 0, PUT[goods])
    assert prompt(state) == "say what this card is sold as"
    assert why(state, f"treasure:{card('mid gold 3')}")[1] == "12.14"
    do(state, 0, COUNT_AS[ARTIFACT])
    assert draft(state, SELL)[1:3] == ("$100 now", "kept, $100 at the end")
    assert ("Ann sells 5 goods as artifacts.", "12.14") in said(do(state, 0, SELL))


def test_12_15_the_trafficker_says_when_he_has_enough():
    hand = ["mid gold 3"] + ["shallow goods 2"] * 4 + ["shallow gold 2"] * 2 + ["mid jewel 200"]
    state = visit("market", ["trafficker"], hands={0: hand})
    do(state, 0, PUT[card("mid gold 3")])
    do(state, 0, SELL)
    assert why(state, f"treasure:{card('shallow goods 2')}") == ("Your sale is over.", "8.1")
    do(state, 0, play("trafficker"))
    assert why(state, f"treasure:{card('mid jewel 200')}")[1] == "8.4"
    for _number in range(5):
        do(state, 0, next(action for action in engine.legal(state, 0) if isinstance(action, Put)))
    assert why(state, f"treasure:{card('shallow gold 2')}") == ("The Trafficker buys 5 cards.", "12.15")
    assert draft(state, SELL)[1:3] == ("$300 now", "kept, $200 at the end")
    assert said(do(state, 0, SELL))[0] == ("The Trafficker buys 8 goods, 2 gold from Ann.", "12.15")


def test_12_16_the_jeweler_buys_one_jewel_and_nothing_else():
    hand = ["mid gold 3", "shallow goods 2", "mid jewel 200", "mid jewel 150"]
    state = visit("market", ["jeweler"], hands={0: hand})
    do(state, 0, PUT[card("mid gold 3")])
    do(state, 0, SELL)
    do(state, 0, play("jeweler"))
    assert draft(state, PUT[card("mid jewel 150")])[-1] == "$150 now, as at the end"
    assert why(state, f"treasure:{card('shallow goods 2')}")[1] == "12.16"
    do(state, 0, PUT[card("mid jewel 150")])
    assert why(state, f"treasure:{card('mid jewel 200')}") == ("The Jeweler buys only one.", "12.16")
    assert draft(state, SELL)[1:3] == ("$150 now", "kept, $150 at the end")
    assert said(do(state, 0, SELL))[0] == ("The Jeweler buys a jewel of $150 from Ann.", "12.16")


def test_8_6_a_hand_of_jewels_is_not_asked_to_choose_treasures():
    state = visit("market", ["buddy"], hands={0: ["mid jewel 150"]})
    assert prompt(state) == "nothing here can be sold"
    assert PHASES.prompt(look(state, None), PLAYERS).text == "choose treasures of one kind to sell"


def test_12_3_the_hasty_buyer_comes_to_the_ship():
    state = visit("wreck", ["hasty_buyer"], wrecks={0: ["shallow gold 2", "shallow gold 3"]})
    do(state, 0, ANCHOR[0])
    do(state, 0, DIVE[0], 0)
    assert said(do(state, 0, play("hasty_buyer")))[1] == ("The Hasty Buyer buys 2 gold from Ann.", "12.3")


def test_11_5_a_full_hand_is_told_that_it_meets_nobody():
    state = visit("dolphins", ["buddy", "aide"])
    assert draft(state, TRIP)[-1] == "you hold 2 cards and meet nobody"
    state = visit("dolphins", ["buddy", "large_family"])
    assert draft(state, play("large_family"))[2:4] == ("the bank pays $100", "then you meet somebody")
    state = visit("dolphins", ["buddy"])
    assert draft(state, TRIP)[-1] == "then you meet somebody"
    state.pile = state.discarded = 0
    assert draft(state, TRIP)[-1] == "nobody is left to meet"


def test_11_1_an_encounter_card_says_when_it_is_played():
    state = game(options=WITH, held={0: ["aide", "buddy", "saboteur"]}, divers={0: ["d", "d"]})
    assert why(state, f"encounter:{encounter('buddy')}")[1] == "11.1"
    morning(state, "wreck/shop", *["tavern/dolphins"] * 3)
    do(state, 0, ANCHOR[0])
    assert why(state, f"encounter:{encounter('buddy')}")[1] == "11.1"
    assert why(state, f"encounter:{encounter('aide')}") == ("This is not the moment for it.", "12.2")
    assert why(state, f"encounter:{encounter('saboteur')}")[1] == "12.5"
    do(state, 0, DIVE[0], 0)
    do(state, 0, play("aide"), 0)
    assert why(state, f"encounter:{encounter('buddy')}") == ("One encounter card each half-day.", "11.3")


def test_12_5_the_saboteur_s_slip_says_when_and_how_it_is_played():
    words = " ".join(slips(look(visit("shop", ["saboteur"]), 0), PLAYERS)[f"encounter:{encounter('saboteur')}"].lines)
    assert "when a rival dives while your ship is over a wreck" in words and "Ask me when" in words


def test_12_5_the_saboteur_s_prompt_names_the_rival():
    state = game(options=WITH, held={1: ["buddy"]})
    morning(state, "wreck/shop", "wreck/shop", *["tavern/dolphins"] * 2)
    do(state, 0, ANCHOR[0])
    do(state, 1, ANCHOR[1])
    assert (state.phase, engine.legal(state, 1)) == ("sabotage", [PASS])
    assert prompt(state, 1) == "Ann’s diver 1 goes down: prevent it?"


def test_13_1_without_thieves_nothing_speaks_of_them():
    state = visit("tavern", ["brothers"], options=Options(thief=False, encounters=True))
    words = [prompt(state), *draft(state, play("brothers"))]
    for slip in slips(look(state, 0), PLAYERS).values():
        words += [*slip.lines, *(counter.label for counter in slip.counters)]
    assert [one for one in words if re.search("thie[fv]|steal", one)] == []
    assert "hire, steal" in prompt(visit("tavern"))


def test_6_1_the_prompt_names_what_can_still_be_had_at_the_tavern():
    state = visit("tavern", options=Options(), money={0: 180}, hands={1: ["mid goods 3"]})
    assert prompt(state) == "hire, steal, drink: each once, in any order"
    do(state, 0, HIRE)
    assert prompt(state) == "steal, drink: each once, in any order"
    state.money[0] = 30
    assert prompt(state) == "drink, or leave the tavern"
    state.money[0] = 10
    assert prompt(state) == "leave the tavern"


@pytest.mark.parametrize(("words", "told"), [
    ("market/dolphins", "First go to the market without anything to sell, then earn sure money."),
    ("wreck/market", "First raise treasure, then turn treasure into money."),
    ("shop/tavern", "First go to the shop without money to buy, then go to the tavern, though not for a diver."),
    ("dolphins/shop", "First earn sure money, then equip the divers."),
])  # fmt: skip
def test_the_goal_of_a_plan_says_what_is_in_vain(words, told):
    state = game(money={0: 10})
    assert GAME.explain(look(state, 0), 0, (plan(words),), PLAYERS).goal == told


def test_7_1_the_prompt_says_when_nothing_more_can_be_bought():
    state = visit("shop", options=Options(), money={0: 60})
    assert prompt(state) == "buy up to two items for your divers"
    state.money[0] = 10
    assert prompt(state) == "leave the shop"


@pytest.mark.parametrize(("bought", "words"), [
    ((0, 0, 0), "buy up to two items for your divers"),
    ((2, 0, 0), "buy what an encounter card allows, or leave the shop"),
])  # fmt: skip
def test_12_21_after_two_items_the_prompt_speaks_of_what_a_card_allows(bought, words):
    state = visit("shop", options=Options(encounters=True), money={0: 200})
    view = replace(look(state, 0), bought=bought)
    assert PHASES.prompt(view, PLAYERS).text == words


def test_4_5_what_a_lost_diver_carried_is_counted():
    state = game(divers={0: ["dhhw"]}, wrecks={4: ["mid monster"]})
    morning(state, "wreck/market", *["tavern/shop"] * 3)
    assert ("Ann loses a diver, and with him: 2 hoses, weight.", "4.5") in said(do(state, 0, ANCHOR[4], 0))
