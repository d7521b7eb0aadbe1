"""Chapter 12: positions that differ only in what a seat may not know look and sound the same to it."""

import pytest

from game.core.chance import FastChance
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.options import Options
from game.games.keythedral.purse import packed
from game.games.keythedral.rules import engine
from game.games.keythedral.rules.asking import ask
from game.games.keythedral.rules.observation import imagine, look
from tests.games.keythedral.scene import O, S, T, hold, legal, play
from tests.games.keythedral.test_the_start_player import night

every_table = pytest.mark.parametrize("seats", box.SEATS)


def walk(seats, seed, every=1, options=None):
    """Positions of a random game, one of so many."""
    luck, n = FastChance(seed), 0
    state = engine.setup(options or Options(), seats, luck)
    while engine.actors(state):
        if n % every == 0:
            yield state
        n += 1
        engine.apply(state, state.turn, luck.pick(engine.legal(state, state.turn)), luck, None)
    yield state


@every_table
def test_12_3_imagined_worlds_look_the_same_to_their_seat(seats):
    luck = FastChance(5)
    for state in walk(seats, seats, 23):
        for viewer in (None, *range(seats)):
            view = look(state, viewer)
            assert look(imagine(view, luck), viewer) == view


@every_table
def test_12_3_what_others_do_looks_and_sounds_the_same_in_every_world_that_a_seat_thinks_possible(seats):
    """Choices half made are known to their seat alone; a whole one is told to all alike."""
    luck, met = FastChance(7), 0
    for state in walk(seats, seats + 10, 11):
        if state.half is not None:
            continue
        viewer = (state.turn + 1) % seats
        here, there = state.clone(), imagine(look(state, viewer), luck)
        told = {id(here): [], id(there): []}
        while not told[id(here)] and engine.actors(here):
            seat = here.turn
            action = luck.pick(engine.legal(here, seat))
            if action not in engine.legal(there, seat):
                break  # a bid is sealed that was another one there
            for world in (here, there):
                engine.apply(world, seat, action, FastChance(3), told[id(world)].append)
            if here.phase in ("roster", "lay") or here.level != there.level or state.phase == "bid":
                break  # something was drawn, or bids were opened
            assert look(here, viewer) == look(there, viewer)
            met += 1
        else:
            assert told[id(here)] == told[id(there)]
    assert met > 20


def test_12_1_a_sealed_bid_is_known_to_its_seat_alone():
    state, _told = night(0, {"T": 3}, {"T": 3}, {"T": 3})
    play(state, do.OFFER[T], do.SEAL)
    other = state.clone()
    other.bids = (0, packed([3]), 0)
    for viewer in (None, 0, 2):
        assert look(state, viewer) == look(other, viewer)
        assert legal(state) == legal(other)
    assert look(state, 1) != look(other, 1)


def test_12_1_bids_in_imagined_worlds_are_any_that_the_purse_allows():
    state, _told = night(0, {"T": 3}, {"T": 3, "O": 1}, {"T": 3})
    play(state, do.OFFER[O], do.SEAL)
    worlds = [imagine(look(state, 0), FastChance(n)) for n in range(60)]
    assert len({world.bids[1] for world in worlds}) > 4
    assert all(world.bids[0] == world.bids[2] == 0 for world in worlds)
    assert all(imagine(look(state, 1), FastChance(n)).bids[1] == state.bids[1] for n in range(5))


def test_12_1_nobody_knows_what_is_face_down():
    """The next level is drawn when it opens, and so differ the worlds in which it is."""
    state = engine.setup(Options(), 3, FastChance(1))
    assert state.panes[1:] == ((),) * 4
    view = look(state, 0)
    assert (view.deck, view.stack) == (20, 14)


def test_12_2_what_came_behind_a_screen_before_all_eyes_is_in_every_view():
    for state in walk(4, 3, 40):
        views = [look(state, viewer) for viewer in (None, 0, 1, 2, 3)]
        assert len({view.purse for view in views}) == 1
        assert len({view.laws for view in views}) == 1


def test_12_3_8_1_being_asked_says_nothing():
    """Two worlds in which others have these two laws the other way round ask the same seats in the same order."""
    for phase in ("roster", "season", "precede"):
        moment = {"roster": "first_out", "season": "good_season", "precede": "precedence"}[phase]
        queues = []
        for one, other in ((1, 2), (2, 1)):
            state = night(0, {"T": 1}, {"T": 1}, {"T": 1})[0]
            hold(state, one, moment)
            hold(state, other, "stile")
            queues.append(_asked(state, phase))
        assert queues[0] == queues[1] == (1, 2)


def _asked(state, phase):
    ask(state, phase)
    return state.queue


def test_12_1_choices_half_made_are_known_to_their_seat_alone():
    state, _told = night(0, {"T": 1, "S": 1}, {}, {})
    assert state.phase == "bid"
    before = look(state, None)
    play(state, do.OFFER[S])
    assert look(state, None) == before
    assert look(state, 1) == look(imagine(look(state, 1), FastChance(1)), 1)
    assert look(state, 0).half is not None
