"""RULES.md 10: who is asked for a reaction, in which order, and what that betrays."""

import pytest

from game.games.killmans_keep.actions import (
    BUY,
    BUYING,
    DRAW,
    END_TURN,
    FIGHT,
    HAGGLE,
    MOVE,
    PASS,
    SELL,
    SELLING,
    SET_DIE,
    TURN_BACK,
    USE,
    SetDie,
    Use,
)
from game.games.killmans_keep.components import (
    HEXED_DICE,
    KEEP,
    LANTERN,
    LUCKY_MOONSTONE,
    SMOKE_POT,
    THROWING_KNIVES,
    TOLL_CHAIN,
)
from game.games.killmans_keep.events import Rolled, TurnMissed
from game.games.killmans_keep.events_keep import Lost
from game.games.killmans_keep.events_market import Sold
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from tests.games.killmans_keep.scene import asked, card, do, game, listed, pass_all, play, told


def haggling(hands, die=3, **more):
    """Seat 0 sells a Lantern and has rolled."""
    state = game(hands={0: ["Lantern"], **hands}, **more)
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, die)
    return state


def test_10_1_free_on_another_s_turn():
    state = haggling({2: ["Hexed Dice"]})
    do(state, 2, USE[HEXED_DICE], 0)
    assert state.actions == 1


def test_10_1_an_action_on_the_own():
    state = haggling({0: ["Lantern", "Hexed Dice"]})
    assert asked(state) == (0, "haggled")
    do(state, 0, USE[HEXED_DICE], 0)
    assert state.actions == 0
    state = game(hands={0: ["Lantern", "Hexed Dice"]})
    state.actions = 1
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 0)
    assert asked(state) == (0, "act"), "without an action left nobody asks"


def test_10_2_clockwise_from_the_active_player_each_once():
    hands = {seat: ["Rusty Sword", "Hexed Dice"] for seat in (1, 2, 3)}
    state = haggling(hands)
    for seat in (1, 2, 3):
        assert asked(state) == (seat, "haggled")
        assert state.queue == tuple(range(seat, 4))
        events = do(state, seat, PASS)
    assert told(events, Sold) == [Sold(0, LANTERN, 50, 4, -1, False)]


def test_10_2_a_reaction_can_be_answered_by_another_and_all_are_asked_anew():
    state = haggling({1: ["Lucky Moonstone"], 2: ["Hexed Dice"]}, die=5)
    do(state, 1, PASS)
    do(state, 2, USE[HEXED_DICE], 0)
    assert asked(state) == (1, "haggled")
    assert state.die == 1
    do(state, 1, SET_DIE[4])
    assert (asked(state), state.phase) == ((0, "act"), "act"), "nobody is left who could"
    assert state.money[0] == 175
    state = haggling({1: ["Hexed Dice"], 2: ["Hexed Dice"]})
    do(state, 1, USE[HEXED_DICE], 0)
    assert asked(state) == (2, "haggled")
    events = do(state, 2, USE[HEXED_DICE], 5)
    assert told(events, Rolled)[0].die == 6
    assert told(events, Sold)[0].price == 75


def test_10_2_every_toll_chain_can_be_used_against_one_move():
    state = game(hands={1: ["Toll Chain"], 2: ["Toll Chain"]})
    play(state, MOVE[KEEP])
    do(state, 1, PASS)
    do(state, 2, USE[TOLL_CHAIN])
    do(state, 0, engine.legal(state, 0)[0])
    assert asked(state) == (1, "moved")
    do(state, 1, USE[TOLL_CHAIN])
    do(state, 0, TURN_BACK)
    assert (state.money[0], state.money[2], state.area[0]) == (50, 150, 0)


@pytest.mark.parametrize("held", ["Hexed Dice", "Coin Purse"])
def test_10_3_who_holds_nothing_is_asked_just_the_same(held):
    """The others see no difference between one who can react and one who cannot."""
    hands = {0: ["Lantern", "Rusty Sword"], 2: ["Spyglass", held], 3: ["Spyglass"]}
    state = game(hands=hands, quiet=False)
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 3)
    assert asked(state) == (0, "haggled")
    do(state, 0, PASS)
    assert asked(state) == (2, "haggled")
    assert (len(listed(state, Use)) == 1) == (held == "Hexed Dice")
    seen = look(state, 1)
    events = do(state, 2, PASS)
    assert (seen.phase, seen.actors, seen.queue, seen.held[2]) == ("haggled", (2,), (2,), 2)
    assert told(events, Sold)


def test_10_3_nobody_is_asked_whose_hand_is_known_or_when_all_such_cards_are_accounted_for():
    hands = {1: ["Spyglass", "Coin Purse"], 2: ["Spyglass", "Coin Purse"]}
    state = haggling(hands, known={1: ["Coin Purse"]}, quiet=False)
    assert state.queue == (2,), "1 has nothing but what everybody knows, 3 has nothing"
    state = haggling(hands)
    assert asked(state) == (0, "act"), "all Hexed Dice and Moonstones lie in the discard"
    state = haggling({1: ["Hexed Dice"]}, known={1: ["Hexed Dice"]})
    assert asked(state) == (1, "haggled"), "a card that is known to be there counts"


def test_10_4_the_card_that_is_sold_cannot_help():
    state = game(hands={0: ["Hexed Dice", "Spyglass"]}, quiet=False)
    play(state, SELLING, SELL[HEXED_DICE])
    do(state, 0, HAGGLE, 0)
    assert engine.legal(state, 0) == [PASS], "the other card might be a Moonstone"
    pass_all(state)
    assert HEXED_DICE in state.market
    for name in ("Hexed Dice", "Lucky Moonstone"):
        state = game(hands={0: [name, "Lantern"]})
        play(state, SELLING, SELL[card(name)])
        do(state, 0, HAGGLE, 0)
        assert asked(state) != (0, "haggled"), "nobody asks when it is the only one"
    state = game(hands={0: ["Hexed Dice"]}, market=["Hexed Dice"], money={0: 300})
    play(state, BUYING, BUY[HEXED_DICE])
    do(state, 0, HAGGLE, 5)
    assert listed(state, Use) == [USE[HEXED_DICE]], "what is bought is not what is held"
    state = game(hands={0: ["Lucky Moonstone", "Lucky Moonstone"]})
    play(state, SELLING, SELL[LUCKY_MOONSTONE])
    do(state, 0, HAGGLE, 0)
    assert len(listed(state, SetDie)) == 5


def test_10_5_a_battle_roll():
    hands = {0: ["Throwing Knives", "Lucky Moonstone"], 1: ["Hexed Dice"], 2: ["Spyglass"]}
    state = game(area={0: KEEP}, top=["Mimic"], hands=hands)
    play(state, DRAW)
    do(state, 0, FIGHT, 1)
    assert asked(state) == (0, "battle")
    assert engine.legal(state, 0) == [PASS, USE[THROWING_KNIVES]]
    do(state, 0, PASS)
    assert asked(state) == (1, "battle")
    events = do(state, 1, PASS)
    assert told(events, Lost)


def test_10_4_the_same_card_in_another_hand_can_help():
    state = game(hands={0: ["Hexed Dice"], 1: ["Hexed Dice"]})
    play(state, SELLING, SELL[HEXED_DICE])
    do(state, 0, HAGGLE, 0)
    assert (asked(state), engine.legal(state, 1)) == ((1, "haggled"), [PASS, USE[HEXED_DICE]])


def test_10_5_knives_are_the_fighter_s_and_dice_need_an_action():
    hands = {0: ["Throwing Knives", "Hexed Dice"], 1: ["Throwing Knives", "Hexed Dice"]}
    state = game(area={0: KEEP}, top=["Mimic"], hands=hands)
    state.actions = 1
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    assert (asked(state), engine.legal(state, 0)) == ((0, "battle"), [PASS, USE[THROWING_KNIVES]])
    do(state, 0, PASS)
    assert (asked(state), engine.legal(state, 1)) == ((1, "battle"), [PASS, USE[HEXED_DICE]])


def test_10_5_who_is_asked_for_knives_may_have_none():
    state = game(area={0: KEEP}, top=["Mimic"], hands={0: ["Lantern", "Spyglass"]}, quiet=False)
    play(state, DRAW)
    do(state, 0, FIGHT, 1)
    assert (asked(state), engine.legal(state, 0)) == ((0, "battle"), [PASS])


def test_10_5_knives_can_be_answered_with_dice():
    state = game(area={0: KEEP}, top=["Mimic"], hands={0: ["Throwing Knives"], 1: ["Hexed Dice"]})
    play(state, DRAW)
    do(state, 0, FIGHT, 1)
    do(state, 0, USE[THROWING_KNIVES])
    assert asked(state) == (1, "battle")
    events = do(state, 1, USE[HEXED_DICE], 0)
    assert told(events, Lost)[0].total == 0, "the Knives still count"


def test_10_6_after_a_move_of_another():
    state = game(hands={0: ["Toll Chain"], 3: ["Spyglass", "Toll Chain"]})
    play(state, MOVE[KEEP])
    assert (asked(state), state.queue) == ((3, "moved"), (3,))
    assert engine.legal(state, 3) == (PASS, USE[TOLL_CHAIN])
    do(state, 3, PASS)
    assert (asked(state), state.area[0]) == ((0, "act"), KEEP)


def test_10_7_after_an_artifact_was_drawn():
    hands = {1: ["Spyglass", "Coin Purse"], 2: ["Spyglass", "Killman's Whistle"], 3: ["Coin Purse", "Lantern"]}
    state = game(area={0: KEEP}, hands=hands, top=["Strongbox"], money={1: 150, 2: 50, 3: 25}, quiet=False)
    play(state, DRAW)
    assert state.queue == (1, 2)
    pass_all(state)
    assert asked(state) == (0, "act")
    assert state.drawn == -1


def test_10_8_after_a_lost_fight_and_before_a_missed_turn():
    state = game(2, area={0: KEEP}, top=["Cave Troll"], hands={0: ["Lantern", "Spyglass"]}, quiet=False)
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    pass_all(state)
    assert (asked(state), engine.legal(state, 0)) == ((0, "lost"), (PASS,))
    assert state.queue == (0,)
    do(state, 0, PASS)
    play(state, END_TURN, seat=1)
    assert (asked(state), engine.legal(state, 0)) == ((0, "rations"), (PASS,))
    assert told(do(state, 0, PASS), TurnMissed)
    state = game(area={0: KEEP}, top=["Cave Troll"], hands={0: ["Smoke Pot", "Spyglass"]}, quiet=False)
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    pass_all(state)
    assert engine.legal(state, 0) == (PASS, USE[SMOKE_POT])


def test_10_9_a_seat_that_misses_a_turn_can_react():
    state = haggling({2: ["Hexed Dice"]})
    assert asked(state) == (2, "haggled")
    state = game(hands={0: ["Lantern"], 2: ["Hexed Dice"]})
    state.skip = 0b100
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 3)
    assert asked(state) == (2, "haggled")
