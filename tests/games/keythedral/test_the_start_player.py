"""Chapter 9: bids in secret, and who begins the next round."""

import pytest

from game.games.keythedral import actions as do
from game.games.keythedral.events import BidSealed, BidsOpened, StartMoved
from game.games.keythedral.rules import bids
from game.games.keythedral.rules.observation import look
from tests.games.keythedral.scene import I, O, S, T, acting, cubes, give, legal, pick, play


def night(start=0, *purses):
    """All have passed; these are the cubes of the seats."""
    state = acting(max(3, len(purses)))
    state.start = start
    for seat, each in enumerate(purses):
        give(state, seat, **each)
    told = []
    while state.phase == "act":
        told += play(state, do.PASS)
    return state, told


def test_9_1_the_holder_is_the_left_neighbour():
    state, _told = night(2, {"T": 1}, {"T": 1}, {"T": 1})
    assert (bids.holder(state), state.turn) == (0, 0)


def test_9_2_bids_are_made_one_after_the_other_and_who_has_nothing_bids_nothing():
    state, told = night(0, {"T": 1}, {}, {"S": 2})
    assert pick(told, BidSealed) == [BidSealed(1, able=False)], "the holder has no cubes"
    assert (state.phase, state.turn) == ("bid", 2)
    play(state, do.OFFER[S])
    assert look(state, None).half is None
    assert look(state, 2).half.paid[S] == 1
    told = play(state, do.SEAL)
    assert told == [BidSealed(2, able=True)]
    assert look(state, 2).bid[S] == 1
    assert look(state, 0).bid == ()
    assert state.turn == 0


def test_9_3_any_cubes_may_be_bid_in_any_order_crafts_count_more():
    state, _told = night(0, {}, {"T": 1, "I": 1, "O": 1}, {"S": 3, "G": 1})
    assert legal(state) == [do.SEAL, do.OFFER[T], do.OFFER[I], do.OFFER[O]]
    play(state, do.OFFER[O])
    assert legal(state) == [do.SEAL, do.OFFER[T], do.OFFER[I]]
    other = night(0, {}, {"T": 1, "I": 1, "O": 1}, {"S": 3, "G": 1})[0]
    play(other, do.OFFER[I], do.OFFER[O])
    play(state, do.OFFER[I])
    assert state.half == other.half
    play(state, do.SEAL, do.OFFER[S], do.OFFER[S])
    told = play(state, do.SEAL)
    opened = pick(told, BidsOpened)[0]
    assert opened.values == (0, 6, 2)
    assert opened.bids[1] == (0, 0, 0, 0, 0, 1, 0, 1)


def test_9_4_the_highest_bid_pays_and_begins_the_others_keep_theirs():
    state, _told = night(0, {"T": 2}, {"T": 1}, {"S": 2})
    told = play(state, do.OFFER[T], do.SEAL, do.OFFER[S], do.OFFER[S], do.SEAL, do.OFFER[T], do.SEAL)
    assert pick(told, StartMoved) == [StartMoved(2, (0, 2, 0, 0, 0, 0, 0, 0))]
    assert (state.start, state.round) == (2, 2)
    assert [cubes(state, seat) for seat in range(3)] == [{"T": 2}, {"T": 1}, {}]


@pytest.mark.parametrize(("bidders", "winner"), [((1, 2), 1), ((0, 2), 2), ((0, 1, 2), 1)])
def test_9_4_a_tie_goes_to_the_holder_then_clockwise(bidders, winner):
    state, _told = night(0, {"T": 1}, {"T": 1}, {"T": 1})
    for seat in (1, 2, 0):
        play(state, *([do.OFFER[T]] if seat in bidders else []), do.SEAL)
    assert state.start == winner


def test_9_4_without_any_bid_the_holder_starts_for_nothing():
    state, _told = night(1, {"T": 1}, {"T": 1}, {"T": 1})
    play(state, do.SEAL, do.SEAL)
    told = play(state, do.SEAL)
    assert StartMoved(2, (0,) * 8) in told
    assert all(cubes(state, seat) == {"T": 1} for seat in range(3))
