"""RULES.md 4: the Display Card."""

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep.actions import (
    ASKING,
    COUNTER,
    DRAW,
    FIGHT,
    GIVE,
    MOVE,
    PASS,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    TARGET,
    TRADE,
    TRADING,
    USE,
    Propose,
    Show,
    Showing,
    Trading,
)
from game.games.killmans_keep.components import (
    COIN_PURSE,
    GOAL_FACE,
    HEXED_DICE,
    KEEP,
    LANTERN,
    LEADEN_IDOL,
    ROPE_AND_HOOK,
    SPYGLASS,
    THROWING_KNIVES,
    TOLL_CHAIN,
)
from game.games.killmans_keep.events import Showed, Used
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import imagine, look
from tests.boxes import dump
from tests.games.killmans_keep.scene import ROUNDS, asked, card, cards, do, game, goal, listed, play, told, unasked


def test_4_1_any_card_can_be_shown_also_a_goal():
    state = game(hands={0: ["Lantern", "Mimic"]}, goals={0: "Bounty"}, display={0: "Lantern"})
    play(state, SHOWING)
    assert listed(state, Show) == [SHOW[card("Mimic")], SHOW[GOAL_FACE + goal("Bounty")]]
    assert look(state, 1).goals[0] == -1
    play(state, SHOW[GOAL_FACE + goal("Bounty")])
    assert look(state, 1).goals[0] == goal("Bounty")
    assert state.display[0] == GOAL_FACE + goal("Bounty")


def test_4_1_the_goal_can_be_shown_beside_an_only_card_and_back():
    first = "Pest Control"
    assert goal(first) == 0
    state = game(hands={0: ["Lantern"]}, goals={0: first})
    assert listed(state, Showing) == [SHOWING]
    play(state, SHOWING)
    assert listed(state, Show) == [SHOW[GOAL_FACE]]
    play(state, SHOW[GOAL_FACE], MOVE[KEEP], SHOWING)
    assert listed(state, Show) == [SHOW[LANTERN]]


def test_4_1_an_only_card_is_shown_without_asking():
    state = game(area={0: KEEP}, top=["Spyglass"])
    events = play(state, DRAW)
    assert told(events, Showed) == [Showed(0, SPYGLASS, only=True)]
    assert asked(state) == (0, "act")


def test_4_2_the_display_card_may_be_changed_in_the_own_turn_as_often_as_one_likes():
    state = game(hands={0: ["Lantern", "Coin Purse"]})
    assert listed(state, Showing) == [SHOWING]
    assert not engine.unasked(state, 0)
    play(state, SHOWING, SHOW[COIN_PURSE])
    assert state.display[0] == COIN_PURSE
    assert not listed(state, Showing), "who plays by the list alone comes to an end"
    unasked(state, 0, SHOWING)
    assert asked(state) == (0, "show")
    assert engine.unasked(state, 0) == ()
    play(state, SHOW[LANTERN])
    assert state.display[0] == LANTERN
    play(state, MOVE[KEEP])
    assert listed(state, Showing) == [SHOWING]


def test_4_2_the_display_card_may_be_changed_in_anothers_turn_and_nobody_waits_for_it():
    state = game(hands={1: ["Lantern", "Coin Purse"], 2: ["Lantern"]}, goals={1: "Bounty"})
    assert engine.legal(state, 1) == ()
    bounty = SHOW[GOAL_FACE + goal("Bounty")]
    assert engine.unasked(state, 1) == [SHOW[COIN_PURSE], bounty]
    assert unasked(state, 1, SHOW[COIN_PURSE]) == [Showed(1, COIN_PURSE)]
    assert (state.display[1], state.known[1]) == (COIN_PURSE, cards("Lantern", "Coin Purse"))
    unasked(state, 1, bounty)
    assert look(state, 0).goals[1] == goal("Bounty")
    unasked(state, 1, SHOW[LANTERN])
    assert state.display[1] == LANTERN
    assert asked(state) == (0, "act")
    assert (state.actions, state.changed) == (2, False)
    assert engine.unasked(state, 3) == ()


def test_4_2_nobody_can_change_it_while_something_is_resolved():
    hands = {seat: ["Lantern", "Coin Purse"] for seat in range(3)}
    state = game(hands=hands, area={0: KEEP}, top=["Mimic"])
    play(state, DRAW)
    assert state.phase == "fight"
    assert not listed(state, Showing)
    assert [engine.unasked(state, seat) for seat in range(4)] == [()] * 4
    for phase in ("display", "order", "toll", "discard", "clear", *ROUNDS):
        state.phase = phase
        assert [engine.unasked(state, seat) for seat in range(4)] == [()] * 4, phase


def test_4_2_an_offer_is_answered_before_anybody_shows_another_card():
    state = game(hands={seat: ["Lantern", "Coin Purse"] for seat in range(3)})
    play(state, TRADING, TRADE[1], GIVE[COIN_PURSE])
    assert engine.unasked(state, 2) == [SHOW[COIN_PURSE]]
    play(state, Propose(-25))
    assert engine.unasked(state, 2) == ()
    do(state, 1, COUNTER)
    assert engine.unasked(state, 2) == engine.unasked(state, 0) == ()


def test_4_3_a_lost_display_card_is_replaced_at_once():
    state = game(hands={0: ["Coin Purse", "Lantern", "Spyglass"]})
    play(state, USE[COIN_PURSE])
    assert asked(state) == (0, "display")
    assert listed(state, Show) == [SHOW[LANTERN], SHOW[SPYGLASS]]
    play(state, SHOW[SPYGLASS])
    assert asked(state) == (0, "act")
    assert state.known[0] == (SPYGLASS,)


def test_4_3_a_goal_counts_among_what_can_be_shown_instead():
    state = game(hands={0: ["Coin Purse", "Spyglass"]}, goals={0: "Pest Control"})
    play(state, USE[COIN_PURSE])
    assert asked(state) == (0, "display")
    assert listed(state, Show) == [SHOW[SPYGLASS], SHOW[GOAL_FACE]]


def test_4_3_another_of_the_same_face_is_shown_when_everybody_knows_of_it():
    state = game(hands={0: ["Coin Purse", "Coin Purse", "Lantern"]})
    play(state, USE[COIN_PURSE])
    assert asked(state) == (0, "display")
    state = game(hands={0: ["Coin Purse", "Coin Purse", "Lantern"]})
    state.known[0] = cards("Coin Purse", "Coin Purse")
    state.unseen[COIN_PURSE] -= 1
    play(state, USE[COIN_PURSE])
    assert asked(state) == (0, "act")
    assert (state.display[0], state.known[0]) == (COIN_PURSE, (COIN_PURSE,))


def test_4_4_without_cards_there_is_nothing_to_show():
    state = game(hands={0: ["Coin Purse"]})
    assert engine.unasked(state, 1) == ()
    play(state, USE[COIN_PURSE])
    assert asked(state) == (0, "act")
    assert state.display[0] == -1
    assert not listed(state, Showing)
    assert listed(state, Trading) == []
    state = game(hands={1: ["Lantern"]})
    assert listed(state, Trading) == [TRADING]


BEGUN = {
    "show": (SHOWING,),
    "sell": (SELLING,),
    "price": (SELLING, SELL[COIN_PURSE]),
    "target": (USE[LEADEN_IDOL],),
    "swap": (USE[LEADEN_IDOL], TARGET[1]),
    "draft": (TRADING, TRADE[1], GIVE[COIN_PURSE]),
    "ask": (TRADING, TRADE[2], ASKING),
}


@pytest.mark.parametrize("phase", BEGUN)
def test_4_5_what_the_active_player_has_begun_he_begins_anew_when_another_shows_a_card(phase):
    hands = {0: ["Leaden Idol", "Coin Purse", "Spyglass"], 1: ["Lantern", "Strongbox"], 2: ["Spyglass"]}
    state = game(hands=hands)
    untouched = dump(state)
    play(state, *BEGUN[phase])
    assert asked(state) == (0, phase)
    assert look(state, None) == look(game(hands=hands), None), "nobody knows that he has"
    unasked(state, 1, SHOW[card("Strongbox")])
    assert asked(state) == (0, "act")
    fresh = game(hands=hands)
    unasked(fresh, 1, SHOW[card("Strongbox")])
    assert dump(state) == dump(fresh) != untouched


def losing_to_the_mimic(*hand):
    """Seat 0 faces the Mimic in the Keep, its first card on display; nobody else can react."""
    return game(area={0: KEEP}, hands={0: list(hand)}, top=["Mimic"])


def test_4_3_a_weapon_on_display_is_replaced_before_the_roll_and_the_mimic_takes_the_new_card():
    state = losing_to_the_mimic("Throwing Knives", "Lantern", "Spyglass")
    play(state, DRAW)
    events = play(state, USE[THROWING_KNIVES])
    assert [type(event) for event in events] == [Used]
    assert asked(state) == (0, "display")
    assert listed(state, Show) == [SHOW[LANTERN], SHOW[SPYGLASS]]
    play(state, SHOW[SPYGLASS])
    assert (asked(state), state.bonus, state.waits) == ((0, "fight"), 1, -1)
    do(state, 0, FIGHT, 0)
    assert (state.hands[0], state.display[0]) == ((LANTERN,), LANTERN), "the Mimic has taken the new Display Card"


def test_4_3_an_only_other_card_is_shown_at_once_and_the_mimic_takes_it():
    state = losing_to_the_mimic("Throwing Knives", "Lantern")
    play(state, DRAW)
    events = play(state, USE[THROWING_KNIVES])
    assert [type(event) for event in events] == [Used, Showed]
    assert (asked(state), state.display[0]) == ((0, "fight"), LANTERN)
    do(state, 0, FIGHT, 0)
    assert state.hands[0] == ()


def test_4_3_hexed_dice_on_display_are_replaced_before_the_dice_roll_again():
    state = game(area={0: KEEP}, hands={0: ["Hexed Dice", "Lantern", "Spyglass"]}, top=["Mimic"], quiet=False)
    play(state, DRAW)
    do(state, 0, FIGHT, 9)
    rolls = state.rolls
    while asked(state)[0] != 0:
        do(state, asked(state)[0], PASS)
    do(state, 0, USE[HEXED_DICE])
    assert (asked(state), state.rolls) == ((0, "display"), rolls)
    assert look(state, 1).using == -1 or look(state, 1).waits >= 0
    do(state, 0, SHOW[LANTERN], 0)
    assert (state.rolls, state.display[0]) == (rolls + 1, LANTERN)


def test_4_3_a_toll_chain_on_display_is_replaced_before_the_mover_answers():
    hands = {0: ["Lantern"], 1: ["Toll Chain", "Lantern", "Spyglass"]}
    state = game(hands=hands, money={0: 100})
    play(state, MOVE[KEEP])
    do(state, 1, USE[TOLL_CHAIN])
    assert asked(state) == (1, "display")
    assert all(look(imagine(look(state, seat), FastChance(1)), seat) == look(state, seat) for seat in range(4))
    do(state, 1, SHOW[SPYGLASS])
    assert (asked(state), state.walk[3]) == ((0, "toll"), 1)


def test_4_3_the_rope_on_display_is_replaced_before_it_draws():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook", "Lantern", "Spyglass"]}, top=["Strongbox", "Mimic"])
    play(state, USE[ROPE_AND_HOOK])
    assert (asked(state), len(state.top), state.actions) == ((0, "display"), 2, 2)
    play(state, SHOW[LANTERN])
    assert (asked(state), state.top, state.actions) == ((0, "fight"), (), 1)


def test_4_4_who_had_nothing_but_the_rope_shows_the_first_card_before_the_second_is_drawn():
    state = game(area={0: KEEP}, hands={0: ["Rope and Hook"]}, top=["Strongbox", "Mimic"])
    play(state, USE[ROPE_AND_HOOK])
    assert asked(state) == (0, "fight")
    do(state, 0, FIGHT, 0)
    assert state.hands[0] == (), "the Mimic takes it"


@pytest.mark.parametrize("used", ["Lantern", "Killman's Key", "Trail Boots", "Crown of Greed"])
def test_4_3_an_ability_that_goes_on_waits_for_the_new_display_card(used):
    state = game(
        area={0: KEEP}, hands={0: [used, "Spyglass", "Rations"], 1: ["Strongbox"]}, top=["Dragonbane", "Chipped Opal"]
    )
    play(state, USE[card(used)])
    if asked(state)[1] in ("target", "walk"):
        play(state, engine.legal(state, 0)[0])
    assert asked(state) == (0, "display")
    assert card(used) in state.aside
    assert look(state, 2).waits == state.waits >= 0
    actions = state.actions
    play(state, SHOW[SPYGLASS])
    assert (state.display[0], state.actions) == (SPYGLASS, actions - 1)
    assert state.hands[0].count(card(used)) == 0
    assert asked(state)[1] != "display"
