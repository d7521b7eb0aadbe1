"""A turn in small decisions: all but the last of them tell nothing and can be taken back, alone and in a row."""

import pytest

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from tests.games.keyflower.test_whole_games import every_table


def match_of(seats, seed):
    return Match(GAME, [Player(f"Seat {n}", "human", n) for n in range(seats)], seed, GAME.options())


def chosen(match, seat, luck):
    """A whole choice of this seat: its halves, and the step that is told."""
    halves = []
    while match.ahead(seat, halves) is not None:
        legal = match.ahead(seat, halves).legal if halves else match.seat(seat).legal
        action = luck.pick(legal)
        if action == do.PASS and not halves and luck.below(4):
            action = luck.pick(legal)
        halves.append(action)
    return halves[:-1], halves[-1]


@pytest.mark.sample(3)
@every_table
def test_3_3_every_half_is_taken_back_and_made_again(seats):
    luck, match, most, turns = FastChance(seats), match_of(seats, "halves"), 0, 0
    while not match.over and turns < 240:
        turns += 1
        seat = luck.pick(match.actors())
        halves, last = chosen(match, seat, luck)
        most = max(most, len(halves))
        begun, step = match.digest(), match.step
        for half in halves:
            assert len(match.seat(seat).legal) <= 48
            match.play(seat, half)
            assert match.told(None, since=step) == match.told(seat, since=step) == ()
            assert match.actors() == (seat,)
        for _half in halves:
            assert match.can_undo(seat)
            match.undo(seat)
        assert match.digest() == begun
        for _half in halves:
            match.redo(seat)
        match.play(seat, last)
        assert match.told(None, since=step) or last == do.STOP, "which all see"
    assert most >= 5


def test_5_1_5_8_a_whole_turn_is_one_chain_of_halves():
    """From what is done to what is paid: the longest there is."""
    seen = set()
    for seed in range(6):
        match, luck = match_of(4, f"chain {seed}"), FastChance(seed)
        for _turn in range(150):
            if match.over:
                break
            seat = luck.pick(match.actors())
            halves, last = chosen(match, seat, luck)
            seen.add(tuple(type(action).__name__ for action in (*halves, last)))
            for action in (*halves, last):
                match.play(seat, action)
    assert ("Pass",) in seen
    assert ("Bid", "On", "Colour", "FromHand") in seen
    assert ("Use", "Where", "On", "Colour", "FromHand", "Make") in seen
    assert any(chain[0] == "Use" and chain[-1] in ("PayWorker", "PayGroup") for chain in seen)
    assert any("Join" in chain for chain in seen)
    assert any("Enough" in chain for chain in seen)
    assert ("Place", "At", "Turn") in seen
    assert ("CarryFrom", "Step") in seen
