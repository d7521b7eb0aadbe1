"""What a View tells of the abilities' reach is what the rules ask of the State: of each ability, can and cannot."""

import random

import pytest

from game.games.killmans_keep.components import ARTIFACT_CARDS, COIN_PURSE, CRACKED_MIRROR
from game.games.killmans_keep.knowledge import reach
from game.games.killmans_keep.knowledge.cards import plus
from game.games.killmans_keep.rules.artifacts import CAN, START, list_targets, list_walks
from game.games.killmans_keep.rules.observation import look
from game.games.killmans_keep.rules.take_open_card import ask_take, list_takes
from tests.games.killmans_keep.at_table import dealt

ABILITIES = sorted(CAN.keys() - {CRACKED_MIRROR})


def mirrored(seed, ability):
    """A turn by lot of somebody who has the Mirror, while the next player shows this ability."""
    state, luck = dealt(seed).state, random.Random(seed)
    state.hands[0] = plus(state.hands[0] if luck.random() < 0.8 else (), CRACKED_MIRROR)
    state.display[1] = ability
    state.discard = tuple(sorted(luck.sample(ARTIFACT_CARDS, luck.randint(0, 3))))
    state.barred = luck.choice((0, 15))
    if luck.random() < 0.3:
        state.pool, state.top, state.discard = [], (), ()
        state.goal_pool, state.goal_discard = [], ()
    return state


@pytest.mark.parametrize("ability", ABILITIES)
def test_9_9_what_can_be_mirrored_is_the_same_for_a_view_and_for_the_rules(ability):
    found = set()
    for seed in range(150):
        state = mirrored(seed, ability)
        can = CAN[ability](state, 0, CRACKED_MIRROR)
        assert (1 in reach.victims(look(state, 0), CRACKED_MIRROR)) == can, seed
        found.add(can)
    assert found == ({True} if ability == COIN_PURSE else {True, False})


@pytest.mark.parametrize("ability", [*ABILITIES, CRACKED_MIRROR])
def test_9_what_an_ability_asks_to_choose_among_is_the_same_for_a_view_and_for_the_rules(ability):
    asked = START[ability] is ask_take or ability in reach.ASKING or ability == CRACKED_MIRROR
    for seed in range(60):
        state = mirrored(seed, COIN_PURSE)
        state.using, state.ability = CRACKED_MIRROR, ability
        reached = reach.reached(look(state, 0), ability)
        if not asked:
            assert not reached
        elif START[ability] is ask_take:
            assert list(reached) == [action.card for action in list_takes(state, 0)]
        elif START[ability] is START[CRACKED_MIRROR]:
            assert list(reached) == [action.seat for action in list_targets(state, 0)]
        else:
            assert list(reached) == [action.area for action in list_walks(state, 0)]
