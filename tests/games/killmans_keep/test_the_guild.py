"""RULES.md 7, 8 and 13: the Guild with its goals, and the Bank."""

import pytest

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    BUY,
    BUYING,
    DRAW,
    EXCHANGE,
    FIGHT,
    FLEE,
    HAGGLE,
    HAND_IN,
    MOVE,
    SELL,
    SELLING,
    SWAP_GOAL,
    TAKE_GOAL,
    TURN_IN,
    USE,
    Exchange,
    HandIn,
    SwapGoal,
    TakeGoal,
    Trading,
    TurnIn,
)
from game.games.killmans_keep.components import (
    BANK,
    COIN_PURSE,
    DOUBLOON_PRICE,
    GOAL_FACE,
    GOALS,
    GUILD,
    KEEP,
    LANTERN,
    RUSTY_SWORD,
    SMOKE_POT,
    SPYGLASS,
)
from game.games.killmans_keep.events import GoalDropped, GoalSeen, GoalsShuffled, GoalTaken, GoalTurnedIn
from game.games.killmans_keep.events_market import Exchanged
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from tests.games.killmans_keep.scene import asked, card, cards, do, game, goal, listed, play, told


def guild(name="Bounty", *hand, **more):
    """Seat 0 stands in the Guild with this goal and hand."""
    return game(area={0: GUILD}, goals={0: name}, hands={0: hand}, **more)


def turn_in(name, *hand, picks=(), **more):
    """Turns the goal in with this hand, picking these cards where there is a choice: the state and what was told."""
    state = guild(name, *hand, **more)
    events = play(state, TURN_IN, *[HAND_IN[card(pick)] for pick in picks])
    return state, told(events, GoalTurnedIn)[0]


def met(name, *hand, **more):
    return bool(listed(guild(name, *hand, **more), TurnIn))


def test_7_1_a_goal_is_taken_in_secret():
    state = game(area={0: GUILD}, hands={0: ["Lantern"]})
    events = do(state, 0, TAKE_GOAL, 4)
    assert told(events, GoalTaken) == [GoalTaken(0)]
    assert told(events, GoalSeen) == [GoalSeen(4, 0)]
    assert (look(state, 0).goals[0], look(state, 1).goals[0], look(state, 1).has_goal[0]) == (4, -1, True)
    assert (asked(state), state.actions) == ((0, "act"), 1)


def test_7_1_an_only_card_is_shown_even_if_it_is_a_goal():
    state = game(area={0: GUILD})
    do(state, 0, TAKE_GOAL, 4)
    assert (state.display[0], look(state, 1).goals[0]) == (GOAL_FACE + 4, 4)


def test_7_2_one_goal_at_most():
    assert not listed(guild(), TakeGoal)
    assert not listed(game(area={0: KEEP}), TakeGoal)


def test_7_3_it_must_be_met_now_and_here():
    assert not met("Bounty", "Lantern")
    assert met("Bounty", "Shade")
    assert not listed(game(area={0: BANK}, goals={0: "Bounty"}, hands={0: ["Shade"]}), TurnIn)


def test_7_4_shown_cards_stay_and_those_handed_in_go_to_the_keep_discard():
    state, event = turn_in("Armed and Ready", "Rusty Sword", "Knight's Mace", "Lantern", display={0: "Lantern"})
    assert event.cards == cards("Rusty Sword", "Knight's Mace")
    assert state.hands[0] == state.known[0] == cards("Rusty Sword", "Knight's Mace", "Lantern")
    state, event = turn_in("Matching Pair", "Rusty Sword", "Knight's Mace", "Lantern")
    assert event.cards == cards("Rusty Sword", "Knight's Mace")
    assert state.hands[0] == (LANTERN,)
    assert set(event.cards) <= set(state.discard)


def test_7_4_what_must_be_picked_is_not_asked_for():
    state, event = turn_in(
        "The Full Kit", "Lantern", "Rusty Sword", "Hexed Dice", "Knight's Mace", picks=["Rusty Sword"]
    )
    assert event.cards == cards("Lantern", "Rusty Sword", "Hexed Dice")
    assert state.hands[0] == cards("Knight's Mace")


def test_7_4_the_player_chooses_which():
    state = guild("Matching Pair", "Rusty Sword", "Knight's Mace", "Dragonbane", "Lantern")
    play(state, TURN_IN)
    assert asked(state) == (0, "goal")
    assert (state.actions, look(state, 1).phase, look(state, 1).picked) == (2, "act", ())
    assert listed(state, HandIn) == [HAND_IN[one] for one in cards("Rusty Sword", "Knight's Mace", "Dragonbane")]
    play(state, HAND_IN[card("Dragonbane")], HAND_IN[RUSTY_SWORD])
    assert state.hands[0] == cards("Knight's Mace", "Lantern")
    assert state.actions == 1


def test_7_5_the_reward_and_the_goal_discard():
    state, event = turn_in("Bounty", "Shade", "Lantern")
    assert event == GoalTurnedIn(0, goal("Bounty"), cards("Shade"), 225, 0)
    assert (state.money[0], state.goals[0], state.goal_discard) == (325, -1, (goal("Bounty"),))
    assert listed(state, TakeGoal) == [TAKE_GOAL]


def test_7_5_a_shown_goal_leaves_the_table():
    state = game(area={0: GUILD}, goals={0: "Pest Control"}, hands={0: []})
    state.hands[0] = state.known[0] = cards("Cellar Rat")
    state.pool.remove(card("Cellar Rat"))
    assert state.display[0] == GOAL_FACE + goal("Pest Control")
    play(state, TURN_IN)
    assert (state.display[0], state.goals_known, state.money[0]) == (-1, 0, 250)


def test_7_5_and_where_a_card_was_lost_beside_it_it_is_shown():
    state = game(hands={0: ["Coin Purse"]}, goals={0: "Pest Control"})
    play(state, USE[COIN_PURSE])
    assert state.display[0] == GOAL_FACE + goal("Pest Control")


def test_7_6_trading_a_goal_in():
    state = guild("Bounty", "Lantern")
    pool = list(state.goal_pool)
    events = do(state, 0, SWAP_GOAL, 2)
    assert told(events, GoalDropped) == [GoalDropped(0, goal("Bounty"))]
    assert (state.goals[0], state.goal_discard, state.actions) == (pool[2], (goal("Bounty"),), 1)
    assert not listed(game(area={0: GUILD}), SwapGoal)


def test_7_7_an_empty_goal_deck():
    state = guild("Bounty", "Lantern")
    state.goal_discard, state.goal_pool = tuple(sorted(state.goal_pool)), []
    events = do(state, 0, SWAP_GOAL, 5)
    assert told(events, GoalsShuffled) == [GoalsShuffled()]
    assert state.goals[0] != goal("Bounty")
    assert state.goal_discard == (goal("Bounty"),)
    assert len(state.goal_pool) == len(GOALS) - 2
    state = guild("Bounty")
    state.goal_pool = []
    assert not listed(state, SwapGoal)


def test_7_7_when_somebody_takes_a_goal_too():
    state = game(area={0: GUILD}, hands={0: ["Lantern"]})
    state.goal_discard, state.goal_pool = (3, 7), []
    events = do(state, 0, TAKE_GOAL, 1)
    assert told(events, GoalsShuffled) == [GoalsShuffled()]
    assert (state.goals[0], state.goal_discard, state.goal_pool) == (7, (), [3])
    state = game(area={0: GUILD}, hands={0: ["Lantern"]})
    state.goal_pool = []
    assert not listed(state, TakeGoal)


def test_7_8_deeds_count_only_while_the_goal_is_held():
    state = game(hands={0: ["Spyglass", "Lantern", "Lantern", "Lantern"]})
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    state.area[0] = GUILD
    do(state, 0, TAKE_GOAL, goal("Stallholder"))
    assert state.deeds[:5] == [0] * 5
    assert look(state, 1).deeds[0] == (0,) * 5
    state.area[0], state.actions = 0, 2
    play(state, SELLING, SELL[LANTERN], BASE_PRICE)
    assert look(state, 1).deeds[0] == (1, 0, 0, 0, 0)


def test_8_1_a_doubloon_costs_300_dollars_and_an_action():
    state = game(area={0: BANK}, money={0: 625})
    events = play(state, EXCHANGE)
    assert told(events, Exchanged) == [Exchanged(0, DOUBLOON_PRICE, -1, -1, 1)]
    play(state, EXCHANGE)
    assert (state.money[0], state.doubloons[0], state.actions) == (25, 2, 0)
    assert not listed(game(area={0: BANK}, money={0: 275}), Exchange)
    assert not listed(game(money={0: 600}), Exchange)


def test_8_2_whoever_has_nothing_can_draw_and_take_goals():
    state = game(money={0: 0}, doubloons={0: 4})
    assert not listed(state, Trading)
    play(state, MOVE[KEEP])
    assert DRAW in engine.legal(state, 0)
    play(state, MOVE[GUILD])
    assert engine.legal(state, 0)[-1] == TAKE_GOAL


CORPSES = {1: "Mimic", 2: "Shade", 3: "Wyrmling"}


@pytest.mark.parametrize(("name", "stars", "cash"), [("Pest Control", 1, 150), ("Bounty", 2, 225)])
def test_13_1_13_2_a_corpse_for_money(name, stars, cash):
    for number, corpse in CORPSES.items():
        assert met(name, corpse) == (number == stars)
    state, event = turn_in(name, CORPSES[stars], "Lantern")
    assert (event.cash, event.cards, state.hands[0]) == (cash, cards(CORPSES[stars]), (LANTERN,))
    assert not met(name, "Lantern", "Spyglass", "Strongbox"), "artifacts are no corpses"


def test_13_3_trophy_hunter():
    assert not met("Trophy Hunter", "Mimic", "Shade")
    state, event = turn_in("Trophy Hunter", "Wyrmling")
    assert (event.cash, event.doubloons, state.doubloons[0], state.hands[0]) == (0, 1, 1, ())


PAIRS = {
    "Armed and Ready": ("Rusty Sword", "Dragonbane"),
    "Jeweller's Eye": ("River Quartz", "Twin Garnet"),
    "Dark Curator": ("Hexed Dice", "Crown of Greed"),
    "Plain Living": ("Lantern", "Strongbox"),
    "Well Equipped": ("Trail Boots", "Pack Mule"),
}


@pytest.mark.parametrize("name", PAIRS)
def test_13_4_13_5_13_6_13_7_13_8_two_of_a_category(name):
    one, two = PAIRS[name]
    assert not met(name, one, "Mimic", "Killman's Key")
    assert met(name, one, one)
    state, event = turn_in(name, one, two, "Mimic")
    assert (event.cash, event.cards) == (125, cards(one, two))
    assert state.hands[0] == cards(one, two, "Mimic")
    for other, pair in PAIRS.items():
        assert met(other, one, two) == (pair == (one, two))


def test_13_9_killman_s_heir():
    assert not met("Killman's Heir", "Lantern", "Mimic")
    state, event = turn_in("Killman's Heir", "Killman's Note")
    assert (event.cash, state.hands[0]) == (125, cards("Killman's Note"))


def test_13_10_matching_pair():
    assert not met("Matching Pair", "Lantern", "Rusty Sword", "Mimic", "Bone Sentry")
    state, event = turn_in("Matching Pair", "Lantern", "Lantern", "Rusty Sword")
    assert (event.cash, event.cards, state.hands[0]) == (250, cards("Lantern", "Lantern"), (RUSTY_SWORD,))


def test_13_11_the_full_kit():
    assert not met("The Full Kit", "Lantern", "Spyglass", "Rusty Sword", "Mimic")
    state, event = turn_in("The Full Kit", "Lantern", "Spyglass", "Rusty Sword", "Hexed Dice", picks=["Lantern"])
    assert (event.cash, event.doubloons) == (0, 1)
    assert state.hands[0] == (SPYGLASS,)


def test_13_11_a_corpse_is_of_no_category():
    state = guild("The Full Kit", "Lantern", "Spyglass", "Rusty Sword", "Hexed Dice", "Mimic")
    play(state, TURN_IN)
    assert HAND_IN[card("Mimic")] not in listed(state, HandIn)


def test_13_12_cabinet():
    assert not met("Cabinet", "Lantern", "Spyglass", "Rusty Sword", "Hexed Dice", "Mimic")
    state, event = turn_in("Cabinet", "Lantern", "River Quartz", "Rusty Sword", "Hexed Dice")
    assert (event.cash, len(event.cards), len(state.hands[0])) == (175, 4, 4)


def test_13_13_star_gazer():
    assert not met("Star Gazer", "Strongbox", "Shade")
    state, event = turn_in("Star Gazer", "Strongbox", "Shade", "Lantern", picks=[])
    assert (event.cash, event.cards) == (150, cards("Strongbox", "Shade", "Lantern"))
    assert len(state.hands[0]) == 3


def test_13_13_star_gazer_ends_when_there_are_enough():
    state = guild("Star Gazer", "Strongbox", "Crown of Greed", "Lantern", display={0: "Strongbox"})
    play(state, TURN_IN)
    assert state.money[0] == 250
    assert LANTERN not in state.known[0]


def test_13_14_masterpiece():
    assert not met("Masterpiece", "Spyglass", "Wyrmling")
    state, event = turn_in("Masterpiece", "Dragonbane", "Wyrmling")
    assert (event.cash, state.hands[0]) == (275, cards("Wyrmling"))


@pytest.mark.parametrize(("money", "enough"), [(225, False), (250, True)])
def test_13_15_solvent(money, enough):
    assert met("Solvent", money={0: money}) == enough
    if enough:
        state, event = turn_in("Solvent", money={0: money})
        assert (event.cash, state.money[0]) == (100, money + 100)


def deed(name, *deeds):
    """Whether the goal is met after these deeds."""
    state = guild(name)
    state.deeds[:5] = deeds
    return bool(listed(state, TurnIn))


def test_13_16_stallholder():
    state = game(hands={0: ["Lantern", "Spyglass", "Mimic"]}, goals={0: "Stallholder"})
    for one in ("Lantern", "Spyglass", "Mimic"):
        state.actions = 2
        play(state, SELLING, SELL[card(one)], BASE_PRICE)
    state.area[0], state.actions = GUILD, 1
    assert told(play(state, TURN_IN), GoalTurnedIn)[0].cash == 150
    assert not deed("Stallholder", 2, 9, 9, 9, 9)


def test_13_17_keep_clearer():
    state = game(area={0: KEEP}, top=["Mimic"], monster="Shade", goals={0: "Keep Clearer"})
    play(state, FIGHT)
    do(state, 0, FIGHT, 9)
    play(state, DRAW)
    do(state, 0, FIGHT, 9)
    assert state.deeds[1] == 2
    state.area[0], state.actions = GUILD, 1
    assert told(play(state, TURN_IN), GoalTurnedIn)[0].cash == 200
    assert not deed("Keep Clearer", 9, 1, 9, 9, 9)


def test_13_18_customer():
    state = game(market=["Lantern", "Spyglass"], money={0: 150}, goals={0: "Customer"})
    play(state, BUYING, BUY[SPYGLASS])
    if state.phase == "price":
        play(state, BASE_PRICE)
    play(state, BUYING, BUY[LANTERN])
    state.area[0], state.actions = GUILD, 1
    assert told(play(state, TURN_IN), GoalTurnedIn)[0].cash == 150
    assert not deed("Customer", 9, 9, 1, 9, 9)


def test_13_19_silver_tongue():
    state = game(hands={0: ["Lantern"]}, market=["Spyglass"], money={0: 300}, goals={0: "Silver Tongue"})
    play(state, BUYING, BUY[SPYGLASS])
    do(state, 0, HAGGLE, 5)
    assert state.deeds[3] == 0, "a purchase does not count"
    play(state, SELLING, SELL[LANTERN])
    do(state, 0, HAGGLE, 5)
    state.area[0], state.actions = GUILD, 1
    assert told(play(state, TURN_IN), GoalTurnedIn)[0].cash == 100
    assert not deed("Silver Tongue", 9, 9, 9, 0, 9)


@pytest.mark.parametrize("die", [0, 9])
def test_13_20_face_the_giant_win_or_lose(die):
    state = game(area={0: KEEP}, top=["Ogre Champion"], goals={0: "Face the Giant"})
    play(state, DRAW)
    do(state, 0, FIGHT, die)
    assert state.deeds[4] == 1
    state = guild("Face the Giant")
    state.deeds[4] = 1
    assert told(play(state, TURN_IN), GoalTurnedIn)[0].cash == 125


def test_13_20_not_by_fleeing_nor_from_smaller_monsters_but_with_a_smoke_pot():
    state = game(area={0: KEEP}, top=["Ogre Champion"], goals={0: "Face the Giant"})
    play(state, DRAW)
    do(state, 0, FLEE)
    assert state.deeds[4] == 0
    state = game(area={0: KEEP}, top=["Shade"], goals={0: "Face the Giant"})
    play(state, DRAW)
    do(state, 0, FIGHT, 9)
    assert state.deeds[4] == 0
    state = game(area={0: KEEP}, top=["Ogre Champion"], hands={0: ["Smoke Pot"]})
    play(state, DRAW)
    do(state, 0, FIGHT, 0)
    do(state, 0, USE[SMOKE_POT])
    assert state.deeds[4] == 1
