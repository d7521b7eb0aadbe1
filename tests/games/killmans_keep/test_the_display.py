"""RULES.md 4: the Display Card."""

import pytest

from game.games.killmans_keep.actions import (
    ASKING,
    COUNTER,
    DRAW,
    GIVE,
    MOVE,
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
from game.games.killmans_keep.components import COIN_PURSE, GOAL_FACE, KEEP, LANTERN, LEADEN_IDOL, SPYGLASS
from game.games.killmans_keep.events import Showed
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
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
    assert told(events, Showed) == [Showed(0, SPYGLASS)]
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
