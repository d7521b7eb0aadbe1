"""Keythedral in two worlds: bids sealed and half made, with scenes over it, handed over, and planted leaks."""

from functools import cache

import pytest

from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.games.keythedral import actions as do
from game.games.keythedral.view import CALLS
from game.play.handover import PUBLIC
from tests.ui.at_screen import Screen
from tests.ui.at_table import NAMES
from tests.ui.lake_worlds import again
from tests.ui.same_sight import PLANTS, with_leak
from tests.ui.two_world_walk import assert_scene_alike, assert_seen_alike, assert_told_alike, look_at
from tests.ui.two_worlds import differs, other_world


@cache
def bidding():
    """A match in which somebody has sealed a bid that is not nothing, and somebody else is about to bid."""
    game = find("keythedral")
    for number in range(20):
        players = [Player(name, "human", n) for n, name in enumerate(NAMES[:3])]
        match, luck = Match(game, players, f"bids {number}", game.options()), FastChance(number)
        while match.actors():
            seat, state = match.actors()[0], match._state
            legal = match.seat(seat, match.step).legal
            if state.phase == "bid" and any(state.bids) and not state.half and len(legal) > 1:
                return match
            offers = [action for action in legal if isinstance(action, do.Offer)]
            match.play(seat, luck.pick(offers) if offers and luck.below(2) else luck.pick(legal))
    raise AssertionError("nobody ever bids")


def other(match, viewer, seed=0):
    """The same match with another sealed bid, as far as this viewer cannot tell."""
    for number in range(80):
        world = other_world(match, viewer, 100 * seed + number)
        if differs(match, world):
            return world
    raise AssertionError("nothing is hidden here")


@pytest.fixture(scope="module")
def screen():
    """One stage for many tables, so that pictures are drawn once."""
    return Screen(again(bidding()))


def test_a_sealed_bid_looks_the_same_in_both_worlds(screen):
    assert_seen_alike(screen, bidding(), other)


def test_the_whole_table_is_the_same_in_both_worlds(screen):
    match = bidding()
    assert_told_alike(screen.desk.board, match, other, viewers=(None, match.actors()[0]))


def test_a_bid_that_is_being_made_is_seen_by_nobody_else(screen):
    match = bidding()
    seat = match.actors()[0]
    offer = next(action for action in match.seat(seat).legal if isinstance(action, do.Offer))
    begun = again(match)
    begun.play(seat, offer)
    for viewer in (None, *(n for n in range(3) if n != seat)):
        before, after = (each.seat(viewer).view for each in (match, begun))
        assert before == after
        tables = [
            match.game.staging.lay_out(screen.desk.board, view, (), (), match.players) for view in (before, after)
        ]
        assert tables[0] == tables[1]
    own = begun.game.staging.lay_out(screen.desk.board, begun.seat(seat).view, (), (), match.players)
    assert own.retreat


HALVES = {
    "a fence": do.Fence, "a craft": do.Hire, "a trade": do.Trade, "a law": do.PlayLaw, "a price": do.BuySeat,
    "a number": do.Cottage,
}  # fmt: skip
"""By what a choice half made is about: the action with which it begins."""


@cache
def begun(kind):
    """A match before such a choice, and the action that only begins it."""
    game = find("keythedral")
    for number in range(30):
        players = [Player(name, "human", n) for n, name in enumerate(NAMES[:3])]
        match, luck = Match(game, players, f"halves {number}", game.options()), FastChance(number)
        while match.actors():
            seat = match.actors()[0]
            legal = match.seat(seat, match.step).legal
            for action in legal:
                if isinstance(action, kind) and match.ahead(seat, (action,)) is not None:
                    return match, action
            kept = [action for action in legal if not isinstance(action, do.PlayLaw)] or legal
            procured = [action for action in legal if isinstance(action, do.Procure)]
            match.play(seat, luck.pick(procured if procured and luck.below(2) else kept))
    raise AssertionError(kind)


@pytest.mark.parametrize("kind", HALVES.values(), ids=HALVES)
def test_a_choice_half_made_is_known_to_its_seat_alone(screen, kind):
    match, action = begun(kind)
    seat, after = match.actors()[0], again(match)
    after.play(seat, action)
    assert after.seat(seat).view.half is not None and after.seat(seat).view != match.seat(seat).view
    lay_out, board = match.game.staging.lay_out, screen.desk.board
    for viewer in (None, *(n for n in range(3) if n != seat)):
        assert match.seat(viewer).view == after.seat(viewer).view
        one, other = (lay_out(board, each.seat(viewer).view, (), (), match.players) for each in (match, after))
        assert one == other
        assert match.told(viewer, 0) == after.told(viewer, 0)


def test_what_is_asked_and_refused_in_public_hangs_on_public_facts_alone(screen):
    """8.1, 9.2: the phases in which somebody decides unseen look the same whatever was bid so far."""
    match = bidding()
    for viewer in (None, match.actors()[0]):
        worlds = [match, *(other(match, viewer, seed) for seed in range(3))]
        tables = [
            match.game.staging.lay_out(screen.desk.board, each.seat(viewer).view, (), (), match.players)
            for each in worlds
        ]
        for table in tables[1:]:
            assert (table.prompt, table.call, table.queue, table.refusals, table.slips, table.notes) == (
                tables[0].prompt, tables[0].call, tables[0].queue, tables[0].refusals, tables[0].slips, tables[0].notes
            )  # fmt: skip


@pytest.mark.sample(2)
@pytest.mark.parametrize("what", ["inspector", "digest", "log search"])
def test_a_scene_over_a_private_view_is_the_same_in_worlds_that_its_player_cannot_tell_apart(what):
    assert_scene_alike(bidding(), other, what, "rose")


def test_a_call_is_the_same_whatever_the_seats_hold_that_were_asked_before():
    """8.1: who is asked hangs on laws that everybody saw, and passing takes the same for all."""
    game = find("keythedral")
    players = [Player(name, "human", n) for n, name in enumerate(NAMES[:3])]
    match, luck, calls = Match(game, players, "calls", game.options()), FastChance(5), 0
    while match.actors() and calls < 12:
        public = match.seat(None, match.step).view
        seat = match.actors()[0]
        legal = match.seat(seat, match.step).legal
        if public.phase in CALLS and match.seat(seat).view.half is None:
            calls += 1
            assert public.queue[0] == seat and public.laws[seat]
            assert do.PASS in legal
        procure = [action for action in legal if isinstance(action, do.Procure)]
        match.play(seat, luck.pick(procure or legal))
    assert calls == 12


@pytest.mark.sample(2)
@pytest.mark.parametrize("plant", sorted(PLANTS)[:3])
def test_a_leak_planted_on_the_public_table_is_found(screen, plant):
    match = bidding()
    seen = [look_at(screen, with_leak(match, bit, lay_out=PLANTS[plant]), PUBLIC) for bit in (0, 1)]
    assert seen[0] != seen[1]
