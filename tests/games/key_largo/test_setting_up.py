"""RULES.md 1 and 2."""

from collections import Counter

import pytest

from game.core.chance import Chance, FastChance
from game.games.key_largo.actions import PLANS
from game.games.key_largo.components import (
    COPIES,
    DECK,
    END_VALUE,
    GOLD,
    JEWEL,
    KIND,
    MONSTER,
    QUANTITY,
    SHALLOW,
    WRECK_DEPTHS,
    Options,
)
from game.games.key_largo.kits import DIVER
from game.games.key_largo.rules import engine
from tests.games.key_largo.scene import card, game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_2_1_everybody_begins_with_100_dollars_and_a_bare_diver(seats):
    state = engine.setup(Options(), seats, Chance("set-up", 0))
    assert state.money == [100] * seats
    assert state.divers == [DIVER, 0, 0] * seats
    assert state.hands == [()] * seats


@pytest.mark.parametrize(("seats", "counts"), [(3, (3, 4, 4)), (4, (4, 5, 5)), (5, (4, 6, 6))])
def test_2_2_wrecks_of_five_by_number_of_players(seats, counts):
    state = engine.setup(Options(), seats, Chance("set-up", 0))
    assert tuple(WRECK_DEPTHS[seats].count(depth) for depth in range(3)) == counts
    assert all(len(cards) == 5 for cards in state.wrecks)
    for depth in range(3):
        dealt = Counter(
            face
            for cards, deep in zip(state.wrecks, WRECK_DEPTHS[seats], strict=True)
            if deep == depth
            for face in cards
        )
        assert not dealt - Counter(DECK[depth])


def test_2_2_the_cards_are_dealt_by_luck():
    assert (
        engine.setup(Options(), 4, Chance("one", 0)).wrecks != engine.setup(Options(), 4, Chance("another", 0)).wrecks
    )


def test_2_3_the_decks():
    assert [len(deck) for deck in DECK] == [20, 30, 30]
    assert [sum(KIND[face] == MONSTER for face in deck) for deck in DECK] == [0, 6, 10]
    assert [sum(KIND[face] == JEWEL for face in deck) for deck in DECK] == [0, 3, 6]
    for face in DECK[SHALLOW]:
        assert KIND[face] <= GOLD
    for face, kind in enumerate(KIND):
        assert END_VALUE[face] == 20 * QUANTITY[face] or kind == JEWEL
    assert END_VALUE[card("deep jewel 400")] == 400
    assert sum(COPIES) == 80


def test_2_4_the_reserve_holds_what_the_players_have_not():
    for seats in (2, 3, 4, 5):
        state = game(seats)
        assert state.divers_left == 15 - seats
        assert state.items_left == [20, 10, 10]


def test_2_5_the_first_player_is_drawn_by_lot():
    firsts = {engine.setup(Options(), 4, FastChance(seed)).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}
    state = engine.setup(Options(), 4, FastChance(0))
    assert engine.actors(state) == (0, 1, 2, 3)
    assert all(engine.legal(state, seat) == PLANS for seat in range(4))
