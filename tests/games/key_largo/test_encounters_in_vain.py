"""RULES.md 11.3: a card that could change nothing now cannot be played just to be rid of it."""

import pytest

from game.core.player import Player
from game.games.key_largo.actions import DIVE, HIRE, THIEF, Play
from game.games.key_largo.components import HOSE, Options
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import look
from game.games.key_largo.text.refusals import encounters
from tests.games.key_largo.scene import asked, do, encounter, game, listed, morning, play

FULL = {0: ["d", "d", "d"]}
ROOMLESS = {0: ["dhht", "dhht", "dhht"]}
LOADED = {0: ["dhhtw", "dhhtw", "dhhtw"]}
COIN = {3: ["shallow goods 2"]}


def visit(place, held, **changes):
    """Seat 0 alone at this place, or with `ships`, holding this card; with $500 if nothing else is said."""
    ships, left = changes.pop("ships", 1), changes.pop("left", {})
    state = game(options=Options(encounters=True), held={0: [held]}, **{"money": {0: 500}, **changes})
    state.divers_left = left.get("diver", state.divers_left)
    state.items_left[HOSE] = left.get("hose", state.items_left[HOSE])
    other = "market/shop" if place != "market" else "tavern/shop"
    morning(state, *[f"{place}/dolphins"] * ships, *[other] * (4 - ships))
    assert asked(state) == ((0,), place)
    return state


VAIN = [
    ("tavern", "young_diver", {"divers": FULL}),
    ("tavern", "young_diver", {"money": {0: 59}}),
    ("tavern", "young_diver", {"left": {"diver": 0}}),
    ("tavern", "expert_diver", {"divers": FULL}),
    ("tavern", "expert_diver", {"left": {"hose": 0}}),
    ("tavern", "expert_diver", {"money": {0: 79}}),
    ("tavern", "young_thief", {}),
    ("tavern", "young_thief", {"money": {0: 29}, "hands": COIN}),
    ("tavern", "brothers", {"divers": {0: ["d", "d"]}, "hands": COIN}),
    ("tavern", "brothers", {"money": {0: 159}, "hands": COIN}),
    ("shop", "hose_seller", {"divers": ROOMLESS}),
    ("shop", "trident_seller", {"divers": ROOMLESS}),
    ("shop", "trident_seller", {"money": {0: 69}}),
    ("shop", "weight_seller", {"divers": {0: ["dhht"]}}),
    ("shop", "discounter", {"divers": {0: ["dhh", "dhh"]}}),
    ("shop", "discounter", {"money": {0: 39}}),
    ("shop", "buddy", {}),
    ("shop", "buddy", {"divers": LOADED, "ships": 2}),
    ("shop", "buddy", {"money": {0: 19}, "ships": 2}),
    ("market", "goldsmith", {"hands": {0: ["mid goods 5", "deep jewel 400"]}}),
    ("market", "greenhorn", {"hands": {0: ["deep jewel 400"]}}),
]

USEFUL = [
    ("tavern", "young_diver", {"divers": {0: ["d", "d"]}, "money": {0: 60}}),
    ("tavern", "expert_diver", {"money": {0: 80}, "left": {"hose": 1}}),
    ("tavern", "young_thief", {"money": {0: 30}, "hands": COIN}),
    ("tavern", "brothers", {"money": {0: 160}}),
    ("tavern", "brothers", {"divers": FULL, "money": {0: 120}, "hands": {3: ["shallow goods 2"] * 2}}),
    ("shop", "hose_seller", {"divers": {0: ["dhhtw", "dtw", "dhhw"]}}),
    ("shop", "trident_seller", {"money": {0: 70}}),
    ("shop", "weight_seller", {"money": {0: 60}}),
    ("shop", "discounter", {"divers": {0: ["d", "dh"]}, "money": {0: 40}}),
    ("shop", "buddy", {"money": {0: 20}, "ships": 2}),
    ("market", "goldsmith", {"hands": {0: ["deep gold 4"]}}),
    ("market", "greenhorn", {"hands": {0: ["shallow goods 2"]}}),
    ("market", "jeweler", {"hands": {0: ["deep jewel 400"]}}),
]


def why(state, name):
    """The reason a screen gives for this card, and the rule."""
    return encounters(look(state, 0), [Player(f"P{seat}", "human", seat) for seat in range(4)])[
        f"encounter:{encounter(name)}"
    ]


@pytest.mark.parametrize(("place", "held", "changes"), VAIN)
def test_11_3_a_card_in_vain_cannot_be_played(place, held, changes):
    state = visit(place, held, **changes)
    assert not listed(state, Play)
    reason = why(state, held)
    assert reason.rule == "11.3"
    assert reason.reason.startswith("It would change nothing now. ")
    assert reason.reason.endswith(".")


@pytest.mark.parametrize(("place", "held", "changes"), USEFUL)
def test_11_3_a_card_with_an_effect_can_be_played(place, held, changes):
    state = visit(place, held, **changes)
    assert listed(state, Play) == [play(held)]


def test_11_3_a_seller_whose_item_is_among_the_two_bought_gives_the_third_of_another_kind():
    state = visit("shop", "trident_seller", divers={0: ["d"]}, money={0: 70})
    do(state, 0, next(action for action in engine.legal(state, 0) if getattr(action, "item", None) == 1))
    do(state, 0, next(action for action in engine.legal(state, 0) if getattr(action, "item", None) == 0))
    assert listed(state, Play) == [play("trident_seller")]
    do(state, 0, play("trident_seller"))
    assert sorted(action.item for action in engine.legal(state, 0) if hasattr(action, "item")) == [0, 2]


def test_11_3_a_moment_that_is_over_is_not_a_lack():
    state = visit("tavern", "young_diver")
    do(state, 0, HIRE)
    assert not listed(state, Play)
    assert why(state, "young_diver").reason == "This is not the moment for it."


def test_11_3_who_steals_the_last_card_of_the_others_has_no_use_for_the_brothers():
    state = visit("tavern", "brothers", hands=COIN, divers=FULL)
    do(state, 0, THIEF[3], 0)
    assert not listed(state, Play)


def test_12_4_frequent_visitor_cannot_shuffle_back_the_only_card():
    state = game(options=Options(encounters=True), held={0: ["frequent_visitor"]}, wrecks={4: ["mid monster"]})
    state.divers[0] |= 1 | 4
    morning(state, "wreck/dolphins", "market/shop", "market/shop", "market/shop")
    do(state, 0, next(action for action in engine.legal(state, 0) if action.wreck == 4))
    do(state, 0, DIVE[0], 0)
    assert asked(state) == ((0,), "monster")
    assert not listed(state, Play)
    assert why(state, "frequent_visitor").reason.endswith("The monster is the only card in this wreck.")
