"""RULES.md 13 and 14: options, and two players."""

import pytest

from game.core.chance import FastChance
from game.games.key_largo.actions import ANCHOR, DRINKS, HIRE, LEAVE, Anchor, Thief
from game.games.key_largo.components import DOLPHINS, MARKET, SHOP, TAVERN, WRECK, WRECK_DEPTHS, Options
from game.games.key_largo.events import EncounterDrawn, PlansRevealed
from game.games.key_largo.events_ashore import Hired
from game.games.key_largo.rules import engine
from game.games.key_largo.rules.observation import look
from tests.games.key_largo.scene import do, game, listed, morning, told


def test_13_1_without_thieves_the_tavern_has_divers_and_drinks():
    state = game(options=Options(thief=False), hands={1: ["mid gold 3"]}, money={0: 500})
    morning(state, "tavern/dolphins", *["market/shop"] * 3)
    assert engine.legal(state, 0) == [HIRE, DRINKS, LEAVE]
    state = game(hands={1: ["mid gold 3"]}, money={0: 500})
    morning(state, "tavern/dolphins", *["market/shop"] * 3)
    assert listed(state, Thief)


@pytest.mark.parametrize("encounters", [False, True])
def test_13_2_encounters_are_an_option(encounters):
    state = engine.setup(Options(encounters=encounters), 3, FastChance(1))
    events = morning(state, *["dolphins/market"] * 3, luck=(0, 0, 0) if encounters else ())
    assert len(told(events, EncounterDrawn)) == (3 if encounters else 0)


def test_13_3_hidden_money_is_an_option():
    assert look(game(), 0).money == (100,) * 4
    assert look(game(options=Options(open_money=False)), 0).money == (100, None, None, None)


def test_14_1_two_players_search_eight_wrecks():
    assert [WRECK_DEPTHS[2].count(depth) for depth in range(3)] == [2, 3, 3]


def test_14_2_the_neutral_ship_moves_prices_and_nothing_else():
    state = game(2)
    events = morning(state, "tavern/wreck", "dolphins/wreck", luck=(TAVERN,))
    assert told(events, PlansRevealed) == [PlansRevealed(0, 0, (TAVERN, DOLPHINS), TAVERN)]
    assert state.ships == [0, 1, 2, 0, 0]
    assert told(do(state, 0, HIRE), Hired)[0].price == 100
    events = do(state, 0, LEAVE, 1)
    assert told(events, PlansRevealed)[0].neutral == DOLPHINS
    assert state.neutral == [TAVERN, DOLPHINS]
    assert listed(state, Anchor) == list(ANCHOR[:2])


def test_14_2_in_the_afternoon_never_to_the_place_of_the_morning():
    seen = set()
    for luck in range(4):
        state = game(2)
        events = morning(state, "dolphins/market", "dolphins/market", luck=(SHOP, luck))
        seen.add(told(events, PlansRevealed)[1].neutral)
    assert seen == {WRECK, DOLPHINS, TAVERN, MARKET}


def test_14_2_each_morning_it_may_go_anywhere():
    state = game(2)
    morning(state, "dolphins/market", "dolphins/market", luck=(SHOP, 0))
    events = morning(state, "tavern/market", "tavern/market", luck=(SHOP,))
    assert told(events, PlansRevealed)[0].neutral == SHOP


def test_14_2_over_the_wrecks_it_occupies_none():
    state = game(2)
    morning(state, "wreck/market", "dolphins/market", luck=(WRECK,))
    assert state.ships[WRECK] == 2
    assert listed(state, Anchor) == list(ANCHOR[:2])


def test_14_2_there_is_none_with_three_players():
    state = game(3)
    events = morning(state, *["dolphins/market"] * 3)
    assert {event.neutral for event in told(events, PlansRevealed)} == {-1}
