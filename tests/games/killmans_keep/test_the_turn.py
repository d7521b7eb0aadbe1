"""RULES.md 2 and 3: setting up and the turn."""

from collections import Counter

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep.actions import (
    BASE_PRICE,
    BUY,
    BUYING,
    DRAW,
    END_TURN,
    EXCHANGE,
    FIGHT,
    HAGGLE,
    MOVE,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    SWAP_GOAL,
    TAKE_GOAL,
    USE,
    Buying,
    Draw,
    Exchange,
    Fight,
    Move,
    Selling,
    Show,
    SwapGoal,
    TakeGoal,
    Trading,
    TurnIn,
    Use,
)
from game.games.killmans_keep.components import (
    ARTIFACT_CARDS,
    ARTIFACTS,
    BANK,
    CATEGORY,
    COIN_PURSE,
    DOUBLOON_SUPPLY,
    DOUBLOONS_TO_WIN,
    GOALS,
    GUILD,
    KEEP,
    LANTERN,
    MARKET,
    MONSTER_CARDS,
    MONSTERS,
    NEIGHBOURS,
    RUSTY_SWORD,
    SEATS,
    Options,
)
from game.games.killmans_keep.events import Moved, Showed, TurnBegan, TurnEnded
from game.games.killmans_keep.rules import dealing, engine
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.rules.state import FREE, PAID
from tests.games.killmans_keep.scene import (
    BOX,
    asked,
    card,
    cards,
    do,
    everything,
    game,
    listed,
    play,
    recount,
    told,
)
from tests.luck import Rigged


def new(seats=4, seed=1, options=None):
    return dealing.setup(options or Options(), seats, FastChance(seed))


def test_2_1_everybody_begins_in_the_market_with_100_dollars():
    state = new()
    assert state.area == [MARKET] * 4
    assert state.money == [100] * 4
    assert state.doubloons == [0] * 4
    assert DOUBLOON_SUPPLY == 25 >= SEATS[-1] * DOUBLOONS_TO_WIN
    assert (SEATS[0], SEATS[-1]) == (2, 5)


def test_2_2_the_box():
    assert (len(ARTIFACT_CARDS), len(ARTIFACTS), len(MONSTER_CARDS), len(MONSTERS), len(GOALS)) == (72, 30, 24, 10, 20)
    assert Counter(CATEGORY[one] for one in ARTIFACT_CARDS) == dict.fromkeys(range(6), 12)
    assert Counter(ARTIFACTS[one].stars for one in ARTIFACT_CARDS) == {1: 36, 2: 24, 3: 12}
    assert {(kind.stars, kind.copies) for kind in (*ARTIFACTS, *MONSTERS)} == {(1, 3), (2, 2), (3, 2)}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_3_2_4_2_5_the_deal(seats):
    state = new(seats)
    assert [len(hand) for hand in state.hands] == [2] * seats
    assert len(state.market) == 3
    assert not set(MONSTER_CARDS) & {*state.market, *[one for hand in state.hands for one in hand]}
    assert len(state.pool) == 96 - 2 * seats - 3
    dealt = list(state.unseen)
    recount(state)
    assert state.unseen == dealt, "only what lies in the Market is seen"
    assert everything(state) == BOX
    assert sorted(state.goal_pool) == list(range(20))
    assert {look(state, 1).known[other] for other in range(seats)} == {()}
    assert look(state, 1).hand == state.hands[1]


def test_2_6_the_lowest_roll_begins_and_ties_roll_again():
    class Dice(Rigged):
        """Rolls as given; all cards lie as they lie."""

        def shuffle(self, items):
            pass

    state = dealing.setup(Options(), 4, Dice(5, 2, 9, 2, 7, 0))
    assert state.openings == ((5,), (2, 7), (9,), (2, 0))
    assert (state.first, state.active) == (3, 3)
    do(state, 3, SHOW[state.hands[3][0]])
    assert state.actor == 0


def test_2_7_everybody_shows_a_card_before_the_first_turn():
    state = new(seed=3)
    first = state.first
    assert asked(state) == (first, "display")
    assert state.round == 0
    for step in range(4):
        seat = (first + step) % 4
        assert asked(state) == (seat, "display")
        assert listed(state, Show) == [SHOW[one] for one in sorted(set(state.hands[seat]))]
        events = do(state, seat, SHOW[state.hands[seat][0]])
        assert told(events, Showed) == [Showed(seat, state.hands[seat][0])]
    assert told(events, TurnBegan) == [TurnBegan(first, 1)]
    assert asked(state) == (first, "act")


def test_3_1_two_actions_and_a_free_move_in_any_order():
    state = game(hands={0: ["Coin Purse", "Coin Purse", "Coin Purse"]})
    play(state, USE[COIN_PURSE], MOVE[KEEP], USE[COIN_PURSE])
    assert (state.actions, state.walked) == (0, True)
    assert not listed(state, Move) + listed(state, Use)
    play(state, END_TURN)
    assert asked(state) == (1, "act")
    assert (state.actions, state.walked) == (2, False)


def test_3_1_turns_go_clockwise_and_rounds_are_counted():
    state = game(3)
    for seat in (0, 1, 2):
        assert asked(state) == (seat, "act")
        events = play(state, END_TURN, seat=seat)
    assert told(events, TurnBegan) == [TurnBegan(0, 2)]


def test_3_2_what_costs_an_action():
    state = game(hands={0: ["Coin Purse", "Lantern", "Lantern"]}, money={0: 300}, goals={1: "Bounty"})
    play(state, USE[COIN_PURSE])
    assert state.actions == 1
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert state.actions == 0
    state.area[0], state.actions = BANK, 2
    play(state, EXCHANGE)
    assert state.actions == 1
    state.area[0] = GUILD
    do(state, 0, TAKE_GOAL, 0)
    assert state.actions == 0
    state = game(area={0: KEEP}, top=["Rusty Sword", "Mimic"])
    play(state, DRAW)
    assert state.actions == 1
    state = game(area={0: KEEP}, monster="Mimic")
    play(state, FIGHT)
    assert state.actions == 1


def test_3_3_the_ring():
    assert [set(near) for near in NEIGHBOURS] == [{KEEP, BANK}, {MARKET, GUILD}, {KEEP, BANK}, {GUILD, MARKET}]
    state = game()
    assert listed(state, Move) == [MOVE[KEEP], MOVE[BANK]]


def test_3_3_the_first_move_is_free_and_further_ones_are_actions():
    state = game()
    for area, actions in ((KEEP, 2), (GUILD, 1), (BANK, 0)):
        play(state, MOVE[area])
        assert (state.area[0], state.actions) == (area, actions)
    assert not listed(state, Move)


def test_3_3_everybody_sees_the_move_and_what_it_cost():
    state = game()
    assert told(play(state, MOVE[KEEP]), Moved) == [Moved(0, MARKET, KEEP, FREE)]
    assert told(play(state, MOVE[GUILD]), Moved) == [Moved(0, KEEP, GUILD, PAID)]


def test_3_1_what_one_seat_does_is_put_down_to_that_seat():
    """Everything above is played by seat 0, where any mistake in counting by seats is nought."""
    state = game(hands={2: ["Lantern", "Wyrmling"]}, market=["Coin Purse"], goals={2: "Stallholder"}, area={0: BANK})
    play(state, END_TURN)
    play(state, END_TURN, seat=1)
    assert (asked(state), state.actions) == ((2, "act"), 2)
    play(state, SELLING, SELL[LANTERN], seat=2)
    do(state, 2, HAGGLE, 5)
    play(state, BUYING, BUY[COIN_PURSE], BASE_PRICE, seat=2)
    assert look(state, 0).deeds == ((0,) * 5, (0,) * 5, (1, 0, 1, 1, 0), (0,) * 5)
    state.area[2], state.actions = KEEP, 1
    state.monster = state.pool.pop(state.pool.index(card("Ogre Champion")))
    play(state, FIGHT, seat=2)
    do(state, 2, FIGHT, 9)
    assert look(state, 0).deeds == ((0,) * 5, (0,) * 5, (1, 1, 1, 1, 1), (0,) * 5)
    assert (state.hands[2], state.money) == (cards("Coin Purse", "Wyrmling", "Ogre Champion"), [100, 100, 125, 100])
    state.area[2], state.actions = GUILD, 1
    do(state, 2, SWAP_GOAL, 0)
    assert look(state, 0).deeds == ((0,) * 5,) * 4
    play(state, END_TURN, seat=2)
    assert asked(state) == (3, "act")


def test_3_4_what_costs_nothing():
    state = game(hands={0: ["Lantern", "Rusty Sword"]}, area={0: KEEP}, top=["Cellar Rat"])
    play(state, SHOWING, SHOW[RUSTY_SWORD])
    assert state.actions == 2
    play(state, DRAW, USE[RUSTY_SWORD])
    do(state, 0, FIGHT, 9)
    assert state.actions == 1


@pytest.mark.parametrize(
    ("area", "here"), [(MARKET, {Buying, Selling}), (KEEP, {Draw}), (GUILD, {TakeGoal}), (BANK, {Exchange})]
)
def test_3_5_what_is_tied_to_an_area(area, here):
    state = game(area={0: area}, hands={0: ["Coin Purse"]}, money={0: 400}, market=["Lantern"])
    kinds = {type(action) for action in engine.legal(state, 0)}
    tied = {Buying, Selling, Draw, Fight, TakeGoal, TurnIn, SwapGoal, Exchange}
    assert kinds & tied == here
    assert {Use, Trading, Move} <= kinds


def test_3_6_the_rest_of_a_turn_may_be_given_up():
    state = game()
    assert told(play(state, END_TURN), TurnEnded) == [TurnEnded(0, 2)]
    play(state, END_TURN, seat=1)
    state.area[2], state.actions, state.walked = BANK, 0, True
    assert engine.legal(state, 2) == [END_TURN]
