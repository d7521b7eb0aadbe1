"""What an offer says of its consequence is what the rules make of it."""

import pytest

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    DRAW,
    FLEE,
    HAGGLE,
    PASS,
    SELL,
    SELLING,
    SHOW,
    TARGET,
    TRADE,
    TRADING,
    USE,
)
from game.games.killmans_keep.components import BANK, GUILD, KEEP
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.table.offers import buttons
from game.games.killmans_keep.text.consequences import monster_chance
from tests.games.killmans_keep.at_table import PLAYERS, labelled, positions, seen
from tests.games.killmans_keep.scene import card, do, game, play


def only(state, words):
    (found,) = labelled(state, words)
    return found


def path(state, *spots):
    (found,) = [offer for offer in seen(state) if offer.path == spots]
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 51), (4, 52)])
def test_the_money_and_actions_that_a_draft_promises_are_there_afterwards(seats, seed):
    checked = 0
    for observation in positions(seats, seed, 500):
        for offer in observation.offers():
            money = [line for line in offer.draft if line.startswith("you have $")]
            if not money or observation.view.phase not in ("act", "price", "toll"):
                continue
            state = observation.state.clone()
            for action in (offer.action, *offer.then):
                do(state, observation.seat, action, *([5] if action is HAGGLE else []))
            assert money[0] == f"you have ${state.money[observation.seat]:,} then"
            left = {0: "no action left then", 1: "1 action left then", 2: "2 actions left then"}
            spent = [line for line in offer.draft if line in left.values()]
            assert not spent or spent == [left[state.actions]] or state.phase == "over"
            checked += 1
    assert checked > 50


def test_5_3_a_card_is_clicked_first_and_then_sold_or_haggled_over():
    state = game(hands={0: ("Rusty Sword", "Lantern")}, display={0: "Lantern"})
    sell, haggle = path(state, "hand:15", "sell"), path(state, "hand:15", "haggle")
    assert (sell.action, sell.then) == (SELLING, (SELL[15], BASE_PRICE))
    assert sell.draft == ("Sell the Rusty Sword", "you have $150 then", "1 action left then")
    assert (haggle.label, haggle.then) == ("Haggle for the Rusty Sword: $25 to $75", (SELL[15], HAGGLE))
    assert "1–2: −$25 · 3–4: as it is · 5–6: +$25" in haggle.draft
    assert haggle.brings == "1–2: $25 · 3–4: $50 · 5–6: $75", "which rolls make which price"


def test_a_row_says_base_price_only_where_it_is_the_base_price():
    """9.12: a Quartz sells for more than its base value."""
    state = game(hands={0: ("River Quartz", "Lantern")}, display={0: "Lantern"})
    assert path(state, "hand:0", "sell").brings == "base price, at once"
    quartz = path(state, f"hand:{card('River Quartz')}", "sell")
    assert (quartz.price, quartz.brings) == ("+$75", "instead of $50, at once")


def test_like_cards_are_clicked_each_by_itself():
    state = game(hands={0: ("Lantern", "Lantern", "Rusty Sword")})
    paths = {offer.path for offer in labelled(state, "Sell the Lantern")}
    assert paths == {("hand:0", "sell"), ("hand:0:1", "sell")}


def test_9_14_the_gemstone_that_is_shown_is_chosen_last():
    state = game(hands={0: ("Lantern", "Twin Garnet", "Twin Garnet", "River Quartz")})
    garnet, quartz = card("Twin Garnet"), card("River Quartz")
    alone = path(state, f"hand:{garnet}", "sell", "alone")
    assert alone.then == (SELL[garnet], PASS, BASE_PRICE)
    beside = path(state, f"hand:{garnet}", "sell", f"hand:{quartz}")
    assert (beside.label, beside.then[1]) == ("Show the River Quartz and sell the Twin Garnet for $150", SHOW[quartz])
    assert path(state, f"hand:{garnet}", "sell", f"hand:{garnet}:1").then[1] == SHOW[garnet]


def test_9_26_to_show_nothing_is_called_that_beside_what_can_be_shown():
    state = game(area={0: BANK}, money={0: 200}, hands={0: ("Killman's Seal", "Killman's Note")})
    view, offers = look(state, 0), seen(state, 0)
    seal = card("Killman's Seal")
    picked = (f"hand:{seal}", "use")
    labels = {spot.id: spot.label for spot in buttons(view, offers, PLAYERS, picked)}
    assert labels["alone"] == "Show nothing"
    assert path(state, *picked, "alone").label.endswith("a Doubloon for $150")


def test_4_1_a_goal_that_is_the_only_card_is_seen_by_all_and_said_so():
    bare = game(area={0: GUILD})
    assert "your only card: all will see it" in only(bare, "Take a goal").draft
    assert "only you will see it" in only(game(area={0: GUILD}, hands={0: ("Lantern",)}), "Take a goal").draft


def test_9_31_the_pack_mule_carries_a_second_card_free():
    state = game(hands={0: ("Lantern", "Rusty Sword", "Pack Mule")})
    assert "the Pack Mule carries a second card free" in path(state, "hand:15", "sell").draft
    play(state, SELLING, SELL[15], BASE_PRICE)
    assert "the Pack Mule carries it: no action" in path(state, "hand:0", "sell").draft


def test_7_8_a_sale_says_what_it_does_for_the_goal_and_asks_before_it_spoils_it():
    state = game(hands={0: ("Lantern", "Rusty Sword")}, goals={0: "Stallholder"})
    assert "Stallholder: 1 of 3" in path(state, "hand:15", "sell").draft
    assert not path(state, "hand:15", "sell").ask
    state = game(hands={0: ("Lantern", "Rusty Sword", "Knight's Mace")}, goals={0: "Armed and Ready"})
    spoilt = path(state, "hand:15", "sell")
    assert "Armed and Ready cannot be turned in then" in spoilt.draft
    assert spoilt.ask == "Sell the Rusty Sword? Armed and Ready cannot be turned in then."
    assert not path(state, "hand:0", "sell").ask
    state = game(hands={0: ("Lantern", "Rusty Sword")}, goals={0: "Armed and Ready"}, market=("Dragonbane",))
    state.money[0] = 150
    assert "Armed and Ready can be turned in then" in path(state, f"stall:{card('Dragonbane')}", "buy").draft


def test_3_6_only_a_turn_that_is_wasted_is_asked_about():
    state = game(area={0: BANK}, money={0: 300})
    assert path(state, "end").ask == "End the turn without buying a Doubloon?"
    state.money[0] = 100
    assert path(state, "end").ask == "End the turn with 2 actions left?"
    state.actions = 1
    assert (path(state, "end").ask, path(state, "end").draft[1]) == ("", "1 action is lost")
    state.actions = 0
    assert path(state, "end").draft == ("End the turn",)


def test_15_1_the_fifth_doubloon_says_that_it_wins():
    state = game(area={0: BANK}, money={0: 300}, doubloons={0: 4})
    assert path(state, "doubloons").draft == ("Buy a Doubloon for $300", "the fifth Doubloon: you win")


def test_6_6_a_fight_that_cannot_be_won_is_asked_about():
    state = game(area={0: KEEP}, monster="Shade")
    assert path(state, "keep-top").quick
    play(state, path(state, "keep-top").action)
    assert path(state, "fight").ask == ""
    state = game(area={0: KEEP}, hands={0: ("Rusty Sword",)}, top=("Cave Troll",))
    do(state, 0, DRAW)
    assert path(state, "fight").label == "Fight: 50 % to win"
    assert path(state, "flee").action is FLEE
    assert path(state, "flee").trail == ("keep", "market")


def test_9_21_who_would_fight_without_a_weapon_that_is_never_used_up_is_asked():
    for monster, asked in (("Goblin Cutpurse", True), ("Shade", False)):
        state = game(area={0: KEEP}, hands={0: ("Dragonbane",)}, monster=monster)
        play(state, path(state, "keep-top").action)
        assert ("Dragonbane is never used up" in path(state, "fight").ask) == asked, monster
    state = game(area={0: KEEP}, hands={0: ("Dragonbane",)}, monster="Goblin Cutpurse")
    play(state, path(state, "keep-top").action)
    before, after = path(state, "fight"), path(state, f"hand:{card('Dragonbane')}")
    assert "80 %" in before.ask and "100 %" in before.ask and "80 → 100 %" in after.label
    play(state, after.action)
    assert path(state, "fight").ask == ""


def test_7_4_cards_for_a_goal_are_asked_for_one_by_one_where_there_is_a_choice():
    hands = {0: ("Lantern", "Rusty Sword", "Knight's Mace", "Dragonbane")}
    state = game(area={0: GUILD}, hands=hands, goals={0: "Armed and Ready"})
    begin = path(state, "goal", "turn-in")
    assert begin.quick
    assert not begin.then
    play(state, begin.action)
    play(state, path(state, "hand:15").action)
    last = path(state, f"hand:{card('Dragonbane')}")
    assert (last.label, last.quick) == ("Turn Armed and Ready in with the Dragonbane", False)
    assert last.draft[:3] == ("Armed and Ready", "you have $225 then", "shown to all: Rusty Sword and Dragonbane")


def test_9_9_the_mirror_names_whose_card_it_mirrors():
    state = game(hands={0: ("Lantern", "Cracked Mirror"), 1: ("Coin Purse",), 2: ("Coin Purse",)}, seats=3)
    mirror = card("Cracked Mirror")
    labels = {offer.path: offer.label for offer in labelled(state, "Mirror")}
    names = {1: "Bo", 2: "Cleo"}
    begun = (f"hand:{mirror}", "use")
    assert labels == {(*begun, f"mat:{seat}"): f"Mirror {names[seat]}’s Coin Purse: take $50" for seat in (1, 2)}
    play(state, USE[mirror])
    assert {offer.path for offer in seen(state)} == {("mat:1",), ("mat:2",)}
    assert path(state, "mat:1").action == TARGET[1]


def test_a_button_says_what_it_would_do_with_what_is_picked():
    state = game(hands={0: ("Rusty Sword", "Lantern")})
    view, offers = look(state, 0), seen(state)
    plain = {spot.id: (spot.label, spot.key) for spot in buttons(view, offers, PLAYERS)}
    assert plain["sell"] == ("Sell", "S")
    assert plain["trade"] == ("Trade", "T")
    assert "hand:15" not in plain
    picked = {spot.id: spot.label for spot in buttons(view, offers, PLAYERS, ("hand:15",))}
    assert picked["sell"] == "Sell the Rusty Sword for $50"


def test_11_1_a_trade_begins_at_the_mat_of_the_other():
    state = game(hands={0: ("Lantern",), 1: ("Rations",)}, seats=2)
    trade = path(state, "mat:1", "trade")
    assert (trade.action, trade.then, trade.quick) == (TRADING, (TRADE[1],), True)


def test_keys_of_buttons_differ_where_they_can_be_pressed_together():
    for observation in positions(4, 53, 800):
        offers = observation.offers()
        keys = {spot.id: spot.key for spot in buttons(observation.view, offers, PLAYERS) if spot.key}
        levels = {offer.path[:depth] for offer in offers for depth in range(len(offer.path))}
        for before in levels:
            depth = len(before)
            spots = {offer.path[depth] for offer in offers if offer.path[:depth] == before and len(offer.path) > depth}
            pressed = [keys[spot] for spot in spots if spot in keys]
            assert len(set(pressed)) == len(pressed), (before, pressed)
            assert not set(pressed) & set("HPILMNVXY")
            assert "E" not in pressed or ("end" in spots and keys["end"] == "E")


def test_6_2_the_chance_of_a_monster_is_what_the_view_can_know():
    state = game(area={0: KEEP}, pool=("Lantern", "Cellar Rat", "Cave Troll", "Ooze"))
    assert monster_chance(look(state, 0)) == 0.75
    assert "a monster: 75 %" in path(state, "keep-deck").draft
    for observation in positions(3, 54, 400):
        state = observation.state
        share = sum(one >= 30 for one in state.pool) / len(state.pool) if state.pool else None
        if not state.top and not state.bottom and share is not None:
            held = sum(one >= 30 for one in state.pool)
            assert monster_chance(observation.view) == pytest.approx(held / len(state.pool))
