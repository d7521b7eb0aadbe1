"""Whole turns as bots compare them: each can be made from where the turn has come to."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower.bot.turns import turns_of

MIND = GAME.mind


def turns(seats, seed):
    """Each decision of a game of rules of thumb that is part of a turn: the state, the seat, and the whole turns."""
    chance = FastChance(seed)
    state = GAME.setup(GAME.options(), seats, chance)
    while acting := GAME.actors(state):
        seat = acting[0]
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and (found := turns_of(state, seat, legal)):
            yield state, seat, legal, found
        GAME.apply(state, seat, MIND.policy(state, seat, legal, chance), chance, None)


def finished(state, seat, actions):
    """The state after this turn; what is left open is done by rules of thumb."""
    copy, chance = state.clone(), FastChance(1)
    for action in actions:
        if action in GAME.legal(copy, seat):
            GAME.apply(copy, seat, action, chance, None)
    while copy.clock == state.clock and GAME.actors(copy) == (seat,):
        legal = GAME.legal(copy, seat)
        GAME.apply(copy, seat, MIND.policy(copy, seat, legal, chance), chance, None)
    return copy


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_turn_begins_with_what_is_asked_for_and_places_workers_where_it_says(seats):
    seen = 0
    for number, (state, seat, legal, found) in enumerate(turns(seats, seed=seats)):
        assert {actions[0] for _worth, actions in found} <= set(legal)
        if number % 40:
            continue
        for worth, actions in found:
            after = finished(state, seat, actions)
            if actions == (do.PASS,):
                continue
            tile = next((action.tile for action in actions if isinstance(action, do.On)), state.aim)
            seen += 1
            before = workers(state, tile)
            assert workers(after, tile) > before or after.phase != "act", (worth, actions)
    assert seen > 20


def workers(state, tile):
    """Those that bid for this tile and those that stand on it."""
    slot = state.market.index(tile) if tile in state.market else None
    bids = state.bids[slot * state.seats : (slot + 1) * state.seats] if slot is not None else []
    return sum(bid >> 2 for bid in bids) + sum(state.on[tile * 4 : tile * 4 + 4])


def test_nothing_else_is_a_part_of_a_turn():
    chance = FastChance(3)
    state = GAME.setup(GAME.options(), 2, chance)
    phases = set()
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        if not turns_of(state, acting[0], legal):
            phases.add(state.phase)
        GAME.apply(state, acting[0], MIND.policy(state, acting[0], legal, chance), chance, None)
    assert phases >= {"boat", "expand", "offer"}
