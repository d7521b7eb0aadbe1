"""RULES.md 6 and 12: the Keep and its monsters."""

import pytest

from game.games.killmans_keep.actions import (
    BASE_PRICE,
    DISCARD,
    DRAW,
    END_TURN,
    FIGHT,
    FLEE,
    MOVE,
    PASS,
    SELL,
    SELLING,
    SHOW,
    SHOWING,
    USE,
    Discard,
    Draw,
    Fight,
    Flee,
    Move,
    Use,
)
from game.games.killmans_keep.components import (
    COIN_PURSE,
    FEROCITY,
    GOAL_FACE,
    GUILD,
    KEEP,
    LANTERN,
    MARKET,
    RUSTY_SWORD,
    SPYGLASS,
    STARS,
)
from game.games.killmans_keep.events import Discarded, Rolled, TurnMissed
from game.games.killmans_keep.events_keep import Drew, DrewSeen, Effect, Fled, KeepShuffled, Lost, Won
from game.games.killmans_keep.rules import engine
from game.games.killmans_keep.rules.observation import look
from tests.games.killmans_keep.scene import asked, card, cards, do, game, goal, listed, play, recount, told


def meet(name, **more):
    """Seat 0 has just drawn this monster; one action is left."""
    state = game(area={0: KEEP}, top=[name], **more)
    play(state, DRAW)
    assert asked(state) == (0, "fight")
    return state


def test_6_1_draw_the_top_card():
    state = game(area={0: KEEP}, top=["Spyglass", "Mimic"])
    play(state, DRAW)
    assert state.hands[0] == (SPYGLASS,)
    state = game(pool=["Lantern", "Rusty Sword"], area={0: KEEP})
    do(state, 0, DRAW, 1)
    assert state.hands[0] == (RUSTY_SWORD,)


def test_6_1_everybody_sees_how_many_cards_are_left():
    state = game(area={0: KEEP}, top=["Spyglass", "Lantern"], pool=["Mimic"] * 3, bottom=["Shade", "Ooze"])
    assert told(play(state, DRAW), Drew) == [Drew(0, 6)]


def test_6_2_an_artifact_is_hidden():
    state = game(area={0: KEEP}, hands={0: ["Lantern"]}, top=["Spyglass"])
    events = play(state, DRAW)
    assert told(events, DrewSeen) == [DrewSeen(SPYGLASS, 0)]
    assert len(told(events, Drew)) == 1
    assert look(state, 1).known[0] == look(state, None).known[0] == (LANTERN,)
    assert look(state, 1).held[0] == 2


def test_6_2_a_monster_must_be_faced_for_no_further_action():
    state = meet("Cave Troll")
    assert state.actions == 1
    assert engine.legal(state, 0) == [FIGHT, FLEE]
    assert look(state, 3).monster == card("Cave Troll")
    do(state, 0, FIGHT, 9)
    assert state.actions == 1


def test_6_3_fleeing():
    state = meet("Cave Troll")
    events = do(state, 0, FLEE)
    assert told(events, Fled) == [Fled(0, card("Cave Troll"))]
    assert (state.area[0], state.monster, state.skip) == (MARKET, card("Cave Troll"), 0)
    assert asked(state) == (1, "act")


def test_6_4_a_known_monster_blocks_the_deck_and_is_an_action_away():
    state = game(area={0: KEEP}, monster="Cave Troll")
    assert not listed(state, Draw)
    assert listed(state, Move) == [MOVE[MARKET], MOVE[GUILD]]
    play(state, FIGHT)
    assert (state.actions, state.phase) == (1, "fight")
    assert not listed(state, Flee)
    state = game(area={0: KEEP}, monster="Cave Troll")
    play(state, MOVE[GUILD])
    assert asked(state) == (0, "act")
    state.actions = 0
    assert not listed(state, Fight)


def test_6_5_weapons_first_and_then_there_is_no_way_back():
    state = meet("Cave Troll", hands={0: ["Rusty Sword", "Lantern"]})
    assert engine.legal(state, 0) == [FIGHT, FLEE, USE[RUSTY_SWORD]]
    play(state, USE[RUSTY_SWORD])
    assert engine.legal(state, 0) == [FIGHT]


def test_6_5_nor_once_the_dice_are_cast():
    state = meet("Cave Troll", hands={0: ["Lantern"], 1: ["Hexed Dice"]})
    assert not look(state, 3).fighting
    do(state, 0, FIGHT, 3)
    assert asked(state) == (1, "battle")
    assert look(state, 3).fighting
    do(state, 1, PASS)
    assert not look(state, 3).fighting


def test_6_6_the_battle_die_has_ten_faces():
    with pytest.raises(AssertionError, match="not below 10"):
        do(meet("Cave Troll"), 0, FIGHT, 10)


@pytest.mark.parametrize(("die", "wins"), [(4, False), (5, True)])
def test_6_6_the_battle_roll(die, wins):
    state = meet("Cave Troll")
    events = do(state, 0, FIGHT, die)
    assert told(events, Rolled) == [Rolled(0, card("Cave Troll"), (die,), die, True, False, -3)]
    assert bool(told(events, Won)) == wins


def test_6_6_zero_is_nothing_and_weapons_add():
    state = meet("Cellar Rat")
    assert told(do(state, 0, FIGHT, 0), Lost) == [Lost(0, card("Cellar Rat"), 0, 1, True)]
    state = meet("Cave Troll", hands={0: ["Rusty Sword", "Rusty Sword"]})
    play(state, USE[RUSTY_SWORD], USE[RUSTY_SWORD])
    assert told(do(state, 0, FIGHT, 1), Won) == [Won(0, card("Cave Troll"), 2, 2)]


def test_6_7_losing():
    state = meet("Cave Troll", hands={0: ["Lantern"]})
    do(state, 0, FIGHT, 0)
    assert (state.area[0], state.monster) == (KEEP, card("Cave Troll"))
    assert asked(state) == (1, "act")
    for seat in (1, 2):
        play(state, END_TURN, seat=seat)
    events = play(state, END_TURN, seat=3)
    assert told(events, TurnMissed) == [TurnMissed(0, 2)]
    assert asked(state) == (1, "act")
    for seat in (1, 2, 3):
        play(state, END_TURN, seat=seat)
    assert asked(state) == (0, "act")


def test_6_7_lost_turns_do_not_add_up():
    state = meet("Cave Troll")
    state.skip = 1
    do(state, 0, FIGHT, 0)
    assert state.skip == 1


def test_6_8_winning_makes_a_corpse_and_the_turn_goes_on():
    state = meet("Cave Troll", hands={0: ["Lantern"]})
    do(state, 0, FIGHT, 9)
    assert state.hands[0] == cards("Lantern", "Cave Troll")
    assert card("Cave Troll") in state.known[0]
    assert (state.monster, state.actions) == (-1, 1)
    assert asked(state) == (0, "act")


def test_6_9_a_corpse_is_like_an_artifact():
    state = game(hands={0: ["Lantern", "Ogre Champion"]})
    play(state, SHOWING, SHOW[card("Ogre Champion")])
    assert not [use for use in listed(state, Use) if use.card >= 30]
    play(state, SELLING, SELL[card("Ogre Champion")], BASE_PRICE)
    assert state.money[0] == 250


def test_6_10_the_keep_discard_lies_open():
    state = game(hands={0: ["Coin Purse"]}, quiet=False)
    play(state, USE[card("Coin Purse")])
    assert look(state, 2).discard == cards("Coin Purse")


@pytest.mark.parametrize("last", ["Lantern", "Mimic"])
def test_6_11_a_deck_that_runs_out_is_made_of_the_discard_at_once(last):
    state = game(area={0: KEEP}, pool=[], top=[last], discard=["Coin Purse", "Ooze"])
    discarded = len(state.discard)
    events = do(state, 0, DRAW)
    assert told(events, KeepShuffled) == [KeepShuffled(discarded)]
    assert (state.discard, len(state.pool)) == ((), discarded)
    assert look(state, 1).pool == discarded
    counted = list(state.unseen)
    recount(state)
    assert state.unseen == counted, "nobody can place them any more"


def test_6_11_nothing_at_all_can_be_drawn_from_nothing():
    state = game(area={0: KEEP}, pool=[])
    state.market, state.discard = tuple(sorted((*state.market, *state.discard))), ()
    assert not listed(state, Draw)


def test_6_11_the_first_card_discarded_then_is_the_deck():
    state = game(area={0: KEEP}, hands={0: ["Coin Purse", "Lantern"]}, pool=[])
    state.market, state.discard = tuple(sorted((*state.market, *state.discard))), ()
    events = do(state, 0, USE[COIN_PURSE])
    assert told(events, KeepShuffled) == [KeepShuffled(1)]
    assert (state.pool, state.discard) == ([COIN_PURSE], ())
    assert listed(state, Draw)


BARE_HANDED = {
    "Cellar Rat": 90, "Bone Sentry": 70, "Goblin Cutpurse": 80, "Mimic": 80, "Cave Troll": 50, "Shade": 60,
    "Ooze": 70, "Ogre Champion": 30, "Wyrmling": 40,
}  # fmt: skip


@pytest.mark.parametrize(("name", "chance"), BARE_HANDED.items())
def test_12_1_12_2_12_3_12_4_12_5_12_6_12_7_12_9_12_10_stars_and_ferocity(name, chance):
    won = 0
    for die in range(10):
        won += bool(told(do(meet(name), 0, FIGHT, die), Won))
    assert won * 10 == chance == 100 - 10 * (STARS[card(name)] + FEROCITY[card(name)])


@pytest.mark.parametrize(("money", "pays"), [(120, 50), (25, 25), (0, 0)])
def test_12_3_the_goblin_cutpurse_takes_50_dollars(money, pays):
    state = meet("Goblin Cutpurse", money={0: money})
    events = do(state, 0, FIGHT, 0)
    assert state.money[0] == money - pays
    assert told(events, Effect) == ([Effect(0, card("Goblin Cutpurse"), -pays)] if pays else [])


def test_12_4_the_mimic_takes_the_display_card():
    state = meet("Mimic", hands={0: ["Lantern", "Spyglass"]}, goals={0: "Bounty"})
    events = do(state, 0, FIGHT, 1)
    assert told(events, Discarded) == [Discarded(0, LANTERN)]
    assert asked(state) == (0, "display")
    assert state.hands[0] == (SPYGLASS,)
    assert LANTERN in state.discard


def test_12_4_even_a_goal():
    for name in ("Pest Control", "Bounty"):
        state = meet("Mimic", goals={0: name})
        events = do(state, 0, FIGHT, 1)
        assert told(events, Discarded) == [Discarded(0, GOAL_FACE + goal(name))]
        assert (state.goals[0], state.goal_discard, state.display[0]) == (-1, (goal(name),), -1)


def test_12_6_weapons_have_no_effect_on_the_shade():
    state = meet("Shade", hands={0: ["Rusty Sword", "Silver Crossbow", "Dragonbane", "Knight's Mace"]})
    assert engine.legal(state, 0) == [FIGHT, FLEE]


def test_12_7_the_ooze_takes_a_card_of_choice():
    state = meet("Ooze", hands={0: ["Lantern", "Spyglass", "Mimic"]})
    do(state, 0, FIGHT, 0)
    assert asked(state) == (0, "discard")
    assert listed(state, Discard) == [DISCARD[one] for one in state.hands[0]]
    do(state, 0, DISCARD[card("Mimic")])
    assert state.hands[0] == cards("Lantern", "Spyglass")
    assert asked(state) == (1, "act")
    state = meet("Ooze")
    do(state, 0, FIGHT, 0)
    assert asked(state) == (1, "act")


@pytest.mark.parametrize(("dice", "wins"), [((2, 9), True), ((9, 2), True), ((9, 1), False)])
def test_12_8_against_the_hexhound_the_lower_of_two_dice_counts(dice, wins):
    events = do(meet("Hexhound"), 0, FIGHT, *dice)
    assert told(events, Rolled)[0].dice == dice
    assert told(events, Rolled)[0].die == min(dice)
    assert bool(told(events, Won)) == wins


def test_12_10_the_wyrmling_guards_50_dollars():
    state = meet("Wyrmling")
    assert told(do(state, 0, FIGHT, 9), Effect) == [Effect(0, card("Wyrmling"), 50)]
    assert state.money[0] == 150


@pytest.mark.parametrize("name", ["Goblin Cutpurse", "Mimic", "Ooze"])
def test_12_11_no_effect_on_who_flees_and_none_of_a_corpse(name):
    state = meet(name, hands={0: ["Lantern", "Spyglass"]})
    do(state, 0, FLEE)
    assert (state.money[0], state.hands[0], state.phase) == (100, cards("Lantern", "Spyglass"), "act")
    state = game(hands={0: [name, "Lantern"]})
    play(state, SELLING, SELL[card(name)], BASE_PRICE)
    assert state.hands[0] == (LANTERN,)
