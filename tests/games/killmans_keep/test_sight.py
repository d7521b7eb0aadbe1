"""RULES.md 14: who knows what."""

from dataclasses import fields, replace

import pytest

from game.core.chance import FastChance
from game.games.killmans_keep.actions import (
    BASE_PRICE,
    BUYING,
    DRAW,
    END_TURN,
    HAGGLE,
    MOVE,
    ORDER,
    PASS,
    SELL,
    SELLING,
    SET_DIE,
    SHOW,
    SHOWING,
    SWAP_GOAL,
    TAKE_GOAL,
    TRADING,
    TURN_IN,
    USE,
)
from game.games.killmans_keep.components import (
    BANK,
    GOAL_FACE,
    GUILD,
    HEXED_DICE,
    KEEP,
    KILLMANS_KEY,
    LANTERN,
    MONSTER_FACE,
    SPYGLASS,
    STRONGBOX,
    TWIN_GARNET,
    Options,
)
from game.games.killmans_keep.events import GoalSeen
from game.games.killmans_keep.events_keep import DrewSeen, SawCards
from game.games.killmans_keep.rules import dealing, engine
from game.games.killmans_keep.rules.observation import imagine, look
from game.games.killmans_keep.view import Buried
from tests.games.killmans_keep.scene import card, cards, do, game, goal, play

EVERYBODY = (None, 0, 1, 2, 3)


def test_14_1_what_lies_open():
    state = game(
        hands={0: ["Lantern", "Spyglass"], 2: ["Mimic"]},
        money={1: 275},
        doubloons={2: 3},
        goals={3: "Bounty"},
        market=["Strongbox"],
        discard=["Lantern"],
        monster="Shade",
        area={1: KEEP},
        quiet=False,
    )
    for seat in EVERYBODY:
        view = look(state, seat)
        assert (view.money, view.doubloons, view.area) == ((100, 275, 100, 100), (0, 0, 3, 0), (0, KEEP, 0, 0))
        assert (view.held, view.display[:3], view.has_goal) == (
            (2, 0, 1, 0),
            (LANTERN, -1, card("Mimic")),
            (False, False, False, True),
        )
        assert (view.market, view.discard, view.monster) == (cards("Strongbox"), cards("Lantern"), card("Shade"))


def test_14_2_what_was_seen_is_remembered_and_the_rest_of_a_hand_is_hidden():
    state = game(hands={0: ["Lantern", "Spyglass"]}, market=["Strongbox"], money={0: 150})
    play(state, BUYING)
    do(state, 0, engine.legal(state, 0)[0])
    for seat in EVERYBODY:
        assert look(state, seat).known[0] == cards("Lantern", "Strongbox")
        assert look(state, seat).hand == (cards("Lantern", "Spyglass", "Strongbox") if seat == 0 else ())
    play(state, SELLING, SELL[STRONGBOX])
    do(state, 0, HAGGLE, 3)
    assert look(state, 1).known[0] == (LANTERN,)


@pytest.mark.parametrize(
    ("name", "reaction", "luck"), [("Hexed Dice", USE[HEXED_DICE], (1,)), ("Lucky Moonstone", SET_DIE[5], ())]
)
def test_14_2_the_card_on_sale_stays_known_when_another_just_like_it_is_used(name, reaction, luck):
    """All see both at once: one lies there to be sold, the other changes the roll."""
    hands = {0: ["Lantern", name, name, "Spyglass"], 1: ["Hexed Dice"], 2: ["Spyglass"]}
    state = game(hands=hands, display={0: name}, known={1: ["Hexed Dice"]})
    play(state, SELLING, SELL[card(name)])
    do(state, 0, HAGGLE, 0)
    assert look(state, 1).known[0] == cards(name)
    do(state, 0, reaction, *luck)
    assert (state.phase, state.actor) == ("haggled", 1)
    for seat in EVERYBODY:
        view = look(state, seat)
        assert (view.deal, view.known[0], view.display[0]) == (card(name), cards(name), card(name))
        for number in range(20):
            world = imagine(view, FastChance(number))
            engine.apply(world, 1, PASS, FastChance(0), None)
            assert card(name) in world.market
    do(state, 1, PASS)
    assert (state.known[0], state.phase, state.actor) == ((), "display", 0)


@pytest.mark.parametrize(("price", "luck"), [(BASE_PRICE, ()), (HAGGLE, (3,))])
def test_14_2_a_garnet_that_was_shown_for_another_stays_known(price, luck):
    state = game(hands={0: ["Twin Garnet", "Twin Garnet", "Lantern"]})
    play(state, SELLING, SELL[TWIN_GARNET], SHOW[TWIN_GARNET])
    do(state, 0, price, *luck)
    for seat in EVERYBODY:
        assert look(state, seat).known[0] == (TWIN_GARNET,)
    assert (state.phase, state.display[0]) == ("act", TWIN_GARNET), "4.3: the other one is shown now"


def test_14_2_a_goal_once_shown_is_known_until_it_leaves_the_hand():
    state = game(goals={0: "Bounty"}, hands={0: ["Lantern"]}, area={0: GUILD})
    assert look(state, 1).goals[0] == -1
    play(state, SHOWING, SHOW[GOAL_FACE + goal("Bounty")], MOVE[BANK])
    play(state, SHOWING, SHOW[LANTERN])
    assert look(state, 1).goals[0] == goal("Bounty")
    state.area[0] = GUILD
    do(state, 0, SWAP_GOAL, 0)
    assert look(state, 1).goals[0] == -1


def test_14_3_who_looked_knows_the_cards_in_the_keep():
    state = game(hands={0: ["Lantern", "Strongbox"]}, top=["Spyglass", "Mimic"])
    play(state, USE[LANTERN], ORDER[True])
    assert look(state, 0).top == (Buried(card("Mimic"), (0,), False), Buried(SPYGLASS, (0,), False))
    for seat in (None, 1, 2, 3):
        assert look(state, seat).top == (Buried(-1, (0,), False), Buried(-1, (0,), False))


def test_14_3_and_in_the_hand_of_who_draws_them():
    state = game(hands={0: ["Lantern", "Strongbox"], 1: ["Coin Purse"]}, top=["Spyglass", "Mimic"], area={1: KEEP})
    play(state, USE[LANTERN], ORDER[False])
    play(state, END_TURN)
    play(state, DRAW, seat=1)
    assert look(state, 0).peeked[1] == (SPYGLASS,)
    assert look(state, 2).peeked[1] == look(state, None).peeked[1] == ()
    state.area[1] = 0
    play(state, SELLING, SELL[SPYGLASS], seat=1)
    do(state, 1, HAGGLE, 3)
    assert look(state, 0).peeked[1] == ()


def test_14_3_one_s_own_cards_are_no_secret_to_oneself():
    state = game(hands={0: ["Lantern", "Strongbox"]}, top=["Spyglass", "Mimic"], area={0: KEEP})
    play(state, USE[LANTERN], ORDER[False])
    play(state, DRAW)
    assert look(state, 0).peeked[0] == ()


def test_14_3_what_all_have_seen_is_no_longer_a_secret_of_some():
    state = game(hands={0: ["Lantern", "Strongbox"], 1: ["Coin Purse"]}, top=["Spyglass", "Mimic"], area={1: KEEP})
    play(state, USE[LANTERN], ORDER[False])
    play(state, END_TURN)
    play(state, DRAW, SHOWING, SHOW[SPYGLASS], seat=1)
    assert (look(state, 0).peeked[1], look(state, 0).known[1]) == ((), cards("Coin Purse", "Spyglass"))


def test_14_3_a_second_look_by_another_makes_the_first_worthless():
    state = game(hands={0: ["Lantern", "Lantern"]}, top=["Spyglass", "Mimic"])
    state.top = ((SPYGLASS, 0b10), (card("Mimic"), 0b10))
    play(state, USE[LANTERN])
    assert look(state, 1).top[0].card == SPYGLASS
    play(state, ORDER[False])
    assert look(state, 1).top[0].card == -1
    assert look(state, 0).top[0].card == SPYGLASS


def test_14_3_a_monster_put_under_the_deck_is_known_to_all():
    state = game(area={0: KEEP}, hands={0: ["Killman's Key"]}, monster="Shade", top=["Spyglass"])
    play(state, USE[KILLMANS_KEY])
    for seat in EVERYBODY:
        assert look(state, seat).bottom == (Buried(card("Shade"), (0, 1, 2, 3), True),)


HALVES = {
    "show": (SHOWING,),
    "buy": (BUYING,),
    "sell": (SELLING,),
    "price": (SELLING, SELL[LANTERN]),
    "gem": (SELLING, SELL[card("Twin Garnet")]),
    "target": (USE[card("Crown of Greed")],),
    "swap": (USE[card("Leaden Idol")], None),
    "take": (USE[SPYGLASS],),
    "walk": (USE[card("Trail Boots")],),
    "badge": (USE[card("Guild Badge")],),
    "partner": (TRADING,),
    "draft": (TRADING, None),
}


@pytest.mark.parametrize("phase", HALVES)
def test_14_4_nobody_learns_what_is_only_half_chosen(phase):
    hand = [
        "Lantern", "Twin Garnet", "River Quartz", "Crown of Greed", "Leaden Idol", "Spyglass", "Trail Boots",
        "Guild Badge",
    ]  # fmt: skip
    state = game(hands={0: hand, 1: ["Coin Purse"]}, market=["Rusty Sword"])
    before = {seat: look(state, seat) for seat in (None, 1, 2, 3)}
    for action in HALVES[phase]:
        assert not do(state, 0, action or engine.legal(state, 0)[0]), "nothing is told"
    assert look(state, 0).phase == phase
    assert {seat: look(state, seat) for seat in before} == before


def test_14_4_nor_which_cards_are_picked_for_a_goal_or_the_seal():
    hand = ["Lantern", "Coin Purse", "Spyglass", "Killman's Seal", "Killman's Note"]
    state = game(hands={0: hand}, goals={0: "Plain Living"}, area={0: GUILD})
    before = look(state, 1)
    play(state, TURN_IN)
    assert (look(state, 0).phase, look(state, 1)) == ("goal", before)
    state = game(hands={0: hand}, area={0: 3}, money={0: 200})
    before = look(state, 1)
    play(state, USE[card("Killman's Seal")])
    assert (look(state, 0).phase, look(state, 1)) == ("seal", before)


def test_14_4_private_events_are_for_one_seat():
    state = game(area={0: KEEP}, top=["Spyglass"])
    assert {event.to for event in play(state, DRAW) if isinstance(event, DrewSeen)} == {0}
    state = game(area={0: GUILD})
    assert {event.to for event in do(state, 0, TAKE_GOAL, 0) if isinstance(event, GoalSeen)} == {0}
    state = game(hands={0: ["Lantern"]}, top=["Spyglass", "Mimic"])
    assert {event.to for event in play(state, USE[LANTERN]) if isinstance(event, SawCards)} == {0}


def test_14_5_unknown_cards_are_dealt_anew_artifacts_to_hands():
    state = game(hands={0: ["Lantern"], 1: ["Spyglass", "Strongbox", "Coin Purse"], 2: ["Mimic", "Rusty Sword"]})
    view = look(state, 0)
    faces = set()
    for seed in range(300):
        world = imagine(view, FastChance(seed))
        assert look(world, 0) == view
        assert {SPYGLASS} <= set(world.hands[1])
        faces |= set(world.hands[1])
        assert not [one for one in world.hands[1] if one >= MONSTER_FACE]
        assert card("Mimic") in world.hands[2]
    unseen = {one for one in range(MONSTER_FACE) if state.unseen[one]}
    assert faces == unseen | {SPYGLASS}


def test_14_5_goals_may_be_any_that_were_not_seen():
    state = game(goals={0: "Bounty", 1: "Solvent"}, hands={0: ["Lantern"], 1: ["Lantern"]})
    state.goal_discard = (3,)
    state.goal_pool.remove(3)
    seen = {imagine(look(state, 0), FastChance(seed)).goals[1] for seed in range(400)}
    assert seen == set(range(20)) - {goal("Bounty"), 3}


def test_14_5_what_a_seat_knows_stays_as_it_is():
    state = game(hands={0: ["Lantern", "Strongbox"], 1: ["Rusty Sword"]}, top=["Spyglass", "Mimic"], area={1: KEEP})
    play(state, USE[LANTERN], ORDER[True])
    for seed in range(20):
        world = imagine(look(state, 0), FastChance(seed))
        assert [one for one, _seen in world.top] == [card("Mimic"), SPYGLASS]
        assert world.hands[0] == state.hands[0]


def test_14_5_the_card_just_drawn_by_another_is_one_he_has_not_shown():
    state = game(area={0: KEEP}, hands={0: ["Lantern"], 1: ["Coin Purse", "Spyglass"]}, top=["Strongbox"], quiet=False)
    state.money[1] = 300
    play(state, DRAW)
    assert state.phase == "drew"
    for seed in range(50):
        world = imagine(look(state, 1), FastChance(seed))
        assert world.drawn in world.hands[0]
        assert look(world, 1) == look(state, 1)
    do(state, 1, PASS)


def test_a_view_holds_nothing_of_the_state_itself():
    state = dealing.setup(Options(), 3, FastChance(1))
    for field in fields(look(state, 0)):
        assert not isinstance(getattr(look(state, 0), field.name), list), field.name
    assert replace(look(state, 0), money=()) != look(state, 0)
