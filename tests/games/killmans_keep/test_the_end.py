"""RULES.md 1, 15 and 16: winning, and the options."""

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep.actions import (
    BASE_PRICE,
    CLEAR,
    DRAW,
    EXCHANGE,
    FIGHT,
    SELL,
    SELLING,
    TURN_IN,
    USE,
    Clear,
)
from game.games.killmans_keep.components import BANK, GUILD, HEART_OF_THE_KEEP, KEEP, LANTERN, Options
from game.games.killmans_keep.events import GameWon
from game.games.killmans_keep.events_keep import Lost, Won
from game.games.killmans_keep.events_market import Cleared
from game.games.killmans_keep.rules import dealing, engine
from tests.games.killmans_keep.scene import asked, card, cards, do, game, listed, play, told


def test_15_1_the_fifth_doubloon_wins_at_once():
    state = game(area={0: BANK}, money={0: 700}, doubloons={0: 4, 1: 4})
    events = play(state, EXCHANGE)
    assert told(events, GameWon) == [GameWon(0)]
    assert engine.actors(state) == ()
    assert engine.legal(state, 0) == ()
    assert engine.result(state).winners == (0,)
    assert engine.result(state).scores == (5, 4, 0, 0)


def test_15_1_also_by_a_card_or_a_goal():
    state = game(area={0: BANK}, hands={0: ["Heart of the Keep"]}, doubloons={0: 4})
    assert told(play(state, USE[HEART_OF_THE_KEEP]), GameWon)
    assert (state.aside, HEART_OF_THE_KEEP in state.discard) == ((), True)
    state = game(area={0: GUILD}, hands={0: ["Wyrmling"]}, goals={0: "Trophy Hunter"}, doubloons={0: 4})
    assert told(play(state, TURN_IN), GameWon)
    assert engine.actors(state) == ()


def test_15_1_four_are_not_enough():
    state = game(area={0: BANK}, money={0: 300}, doubloons={0: 3})
    assert not told(play(state, EXCHANGE), GameWon)
    assert engine.result(state) is None
    assert asked(state) == (0, "act")


def test_15_2_the_others_by_doubloons_then_by_money():
    state = game(5, area={0: BANK}, money={0: 300, 1: 50, 2: 75, 3: 75, 4: 600}, doubloons={0: 4, 1: 3, 2: 2, 3: 2})
    play(state, EXCHANGE)
    assert engine.result(state).ranking == ((0,), (1,), (2, 3), (4,))
    assert engine.result(state).reason


@pytest.mark.parametrize("ferocity", [True, False])
def test_16_1_literal_fights(ferocity):
    state = game(area={0: KEEP}, top=["Ogre Champion"], options=Options(ferocity=ferocity))
    play(state, DRAW)
    assert bool(told(do(state, 0, FIGHT, 6), Won)) != ferocity
    state = game(area={0: KEEP}, top=["Ogre Champion"], options=Options(ferocity=False))
    play(state, DRAW)
    assert told(do(state, 0, FIGHT, 2), Lost)
    state = game(area={0: KEEP}, top=["Ogre Champion"], options=Options(ferocity=False))
    play(state, DRAW)
    assert told(do(state, 0, FIGHT, 3), Won), "three stars, and nothing else"


def test_16_1_effects_remain():
    state = game(area={0: KEEP}, top=["Goblin Cutpurse"], options=Options(ferocity=False))
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    assert state.money[0] == 50


def test_16_2_without_lost_turns_only_this_turn_ends():
    state = game(area={0: KEEP}, top=["Cave Troll"], options=Options(lost_turn=False))
    play(state, DRAW)
    events = do(state, 0, FIGHT, 0)
    assert told(events, Lost)[0].skip is False
    assert state.skip == 0
    assert asked(state) == (1, "act")


def test_16_3_a_small_market():
    lying = ["Lantern", "Lantern", "Spyglass", "Spyglass", "Rusty Sword", "Rusty Sword", "Coin Purse"]
    state = game(hands={0: ["Lantern", "Strongbox"]}, market=lying, options=Options(market_cap=True))
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert len(state.market) == 8
    play(state, SELLING, SELL[card("Strongbox")], BASE_PRICE)
    assert asked(state) == (0, "clear")
    assert listed(state, Clear) == [CLEAR[one] for one in sorted(set(state.market))]
    events = do(state, 0, CLEAR[LANTERN])
    assert told(events, Cleared) == [Cleared(0, LANTERN)]
    assert (len(state.market), LANTERN in state.discard) == (8, True)
    assert cards("Strongbox")[0] in state.market


def test_16_4_a_head_start_for_later_seats():
    state = dealing.setup(Options(head_start=True), 4, FastChance(5))
    assert [state.money[(state.first + step) % 4] for step in range(4)] == [100, 125, 150, 175]
