"""Whole turns as bots compare them: each can be made from where the turn has come to."""

from collections import Counter

import pytest

from game.core.chance import FastChance
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.turns import turns_of
from game.games.keyflower.halves import BIDDING, COLOUR, COUNT, TILE, WHAT, WHERE

MIND = GAME.mind


def turns(seats, seed):
    """Each decision of a game of rules of thumb that is part of a turn: the state, the seat, and the whole turns."""
    chance = FastChance(seed)
    state = GAME.setup(GAME.options(), seats, chance)
    while acting := GAME.actors(state):
        seat = acting[0]
        legal = GAME.legal(state, seat)
        if len(legal) > 1 and (found := turns_of(state, seat, legal)):
            yield state, seat, found
        GAME.apply(state, seat, MIND.policy(state, seat, legal, chance), chance, None)


def finished(state, seat, actions):
    """The state after this turn; what is left open is done by rules of thumb, and what is not asked is left out."""
    copy, chance = state.clone(), FastChance(1)
    for action in actions:
        if action in GAME.legal(copy, seat):
            GAME.apply(copy, seat, action, chance, None)
        else:
            paid = (
                isinstance(action, do.Colour) and box.EFFECT[copy.aim][copy.side[copy.aim]].pays_worker != box.NOTHING
            )
            assert paid or copy.stage > STAGES[type(action)], "what is asked can be done, but for what is to be paid"
    while copy.clock == state.clock and GAME.actors(copy) == (seat,):
        legal = GAME.legal(copy, seat)
        GAME.apply(copy, seat, MIND.policy(copy, seat, legal, chance), chance, None)
    return copy


STAGES = {do.Where: WHERE, do.On: TILE, do.Colour: COLOUR}


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_turn_goes_on_as_it_is_asked_and_places_workers_where_it_says(seats):
    seen = Counter()
    for number, (state, seat, found) in enumerate(turns(seats, seed=seats)):
        if number % 40:
            continue
        for worth, actions in found:
            after = finished(state, seat, actions)
            if actions == (do.PASS,):
                assert after.hand == state.hand
                continue
            tile = next((action.tile for action in actions if isinstance(action, do.On)), state.aim)
            colour = next(action.colour for action in actions if isinstance(action, do.Colour))
            assert workers(after, tile) > workers(state, tile) or after.phase != "act", (worth, actions)
            if colour < box.MIXED and after.phase == "act" and (do.BID in actions or state.kind == BIDDING):
                seen[colour] += 1  # a tile that is used may give workers
                assert after.hand[seat * 4 + colour] <= state.hand[seat * 4 + colour]
    assert len(seen) >= 3


def workers(state, tile):
    """Those that bid for this tile and those that stand on it."""
    slot = state.market.index(tile) if tile in state.market else None
    bids = state.bids[slot * state.seats : (slot + 1) * state.seats] if slot is not None else []
    return sum(bid >> 2 for bid in bids) + sum(state.on[tile * 4 : tile * 4 + 4])


def test_nothing_else_is_a_part_of_a_turn():
    chance = FastChance(3)
    state = GAME.setup(GAME.options(), 2, chance)
    seen = set()
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        part = state.phase == "act" and state.stage in (WHAT, WHERE, TILE, COLOUR)
        assert bool(turns_of(state, acting[0], legal)) is part
        seen.add(state.stage if state.phase == "act" else state.phase)
        GAME.apply(state, acting[0], MIND.policy(state, acting[0], legal, chance), chance, None)
    assert seen >= {"boat", "expand", "offer", WHAT, WHERE, TILE, COLOUR, COUNT}


def test_turns_of_autumn_and_winter_are_played_on_to_the_end_of_the_season():
    state = GAME.setup(GAME.options(), 3, FastChance(1))
    chapters = []
    for season in (box.SPRING, box.SUMMER, box.AUTUMN, box.WINTER):
        state.season = season
        chapters.append(MIND.chapter(state))
    assert chapters == [-1, -1, box.AUTUMN, box.WINTER]
