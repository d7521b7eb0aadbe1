"""Chapter 13: positions that differ only in what a seat may not know look and sound the same to it."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.events import Bidden, GameEnded, Paid, Produced, SeasonBegan, Upgraded, Used
from game.games.keyflower.options import Options
from game.games.keyflower.rules import engine, observation
from game.games.keyflower.text.phases import PHASES
from tests.games.keyflower.test_whole_games import every_table, walk


def heard(told, viewer):
    return [event for event in told if event.to in (None, viewer)]


def chosen(told):
    """What of this somebody has decided."""
    return [event for event in told if isinstance(event, Bidden | Used | Paid | Produced | Upgraded)]


def told_turn(state, seat, luck):
    """A whole choice of this seat, until something of it is told: what was played, and the events."""
    played, told = [], []
    while not told and seat in engine.actors(state):
        played.append(luck.pick(engine.legal(state, seat)))
        engine.apply(state, seat, played[-1], FastChance(3), told.append)
    return played, told


def same_turn(state, seat, played):
    """The same choice in another world, where other parts of it may go without saying; None if it cannot be made."""
    told = []
    for action in played:
        if not told and action in engine.legal(state, seat):
            engine.apply(state, seat, action, FastChance(3), told.append)
    while not told and len(engine.legal(state, seat)) == 1:
        engine.apply(state, seat, engine.legal(state, seat)[0], FastChance(3), told.append)
    return told or None


@pytest.mark.sample(3)
@every_table
def test_13_1_13_3_what_others_do_looks_and_sounds_the_same_in_every_world_that_a_seat_thinks_possible(seats):
    luck, compared = FastChance(5), 0
    for state, seat, _action in walk(seats, 24, Options(emporium=seats == 4)):
        if seat < 0 or state.stage:
            continue
        viewer = next(other for other in (*range(seat + 1, seats), 0) if other != seat) if luck.below(3) else None
        world = observation.imagine(observation.look(state, viewer), luck)
        here = state.clone()
        played, told = told_turn(here, seat, luck)
        elsewhere = same_turn(world, seat, played)
        if elsewhere is None or chosen(elsewhere) != chosen(told) or world.bids != here.bids:
            continue  # not what was done here
        if any(isinstance(event, SeasonBegan | GameEnded) for event in told):
            continue  # boats are loaded from what nobody knows; in the end all is counted
        compared += 1
        assert heard(elsewhere, viewer) == heard(told, viewer)
        assert observation.look(world, viewer) == observation.look(here, viewer), (played, told)
    assert compared > 30


def winter(seats, seed=3):
    """A position in which everybody chooses winter tiles."""
    return next(state.clone() for state, _seat, _action in walk(seats, seed) if state.phase == "offer")


def offered(state, masks, order):
    """All choose in this order, and then all pass: what is told, and what seat 0 and the public see at each step."""
    told, seen = [], []
    for seat in order:
        engine.apply(state, seat, do.OFFER[masks[seat]], FastChance(1), told.append)
        seen += [observation.look(state, 0), observation.look(state, None)]
    while state.phase == "act":
        engine.apply(state, state.turn, do.PASS, FastChance(1), told.append)
        seen += [observation.look(state, 0), observation.look(state, None)]
    return [event for event in told if event.to in (None, 0)], seen


@pytest.mark.parametrize("seats", range(3, 7))
@pytest.mark.parametrize("masks", [(1, 1, 2), (3, 3, 3), (2, 1, 1)])
def test_10_3_13_2_nothing_tells_whose_a_winter_tile_was(seats, masks):
    """The tiles that seats 1 and 2 choose are exchanged, and with them what they have dealt and leave in the box."""
    state = winter(seats)
    other = state.clone()
    other.dealt[1], other.dealt[2] = other.dealt[2], other.dealt[1]
    these = [*masks, *[1] * (seats - 3)]
    those = [these[0], these[2], these[1], *these[3:]]
    if these[1] != these[2]:  # as many from each, else the numbers would tell
        assert bin(these[1]).count("1") == bin(these[2]).count("1")
    for order in (tuple(range(seats)), tuple(reversed(range(seats)))):
        assert offered(state.clone(), these, order) == offered(other.clone(), those, order)


def test_10_3_13_2_tiles_are_laid_out_in_their_own_order_and_nobody_keeps_what_is_left():
    state = winter(4)
    told, _seen = offered(state, [7, 1, 2, 4], (3, 1, 0, 2))
    began = next(event for event in told if isinstance(event, SeasonBegan))
    assert began.tiles == tuple(sorted(began.tiles))
    assert len(began.tiles) == 6
    assert (state.dealt, state.chosen) == ([()] * 4, [0] * 4)


def test_13_1_13_3_imagined_worlds_differ_in_all_that_is_hidden_and_in_nothing_else():
    state, luck = engine.setup(Options(), 4, FastChance(9)), FastChance(2)
    worlds = [observation.imagine(observation.look(state, 0), luck) for _n in range(24)]
    for name in ("hand", "skills", "dealt", "bag", "pile"):
        values = {str(getattr(world, name)) for world in worlds}
        assert (len(values) > 1) == (name not in ("skills", "pile")), "nobody has a skill tile yet"
    for world in worlds:
        assert world.hand[:4] == state.hand[:4]
        assert world.dealt[0] == state.dealt[0]
        assert [len(dealt) for dealt in world.dealt] == [3] * 4
        assert len({tile for dealt in world.dealt for tile in dealt}) == 12
        assert [sum(world.hand[n : n + 4]) for n in range(0, 16, 4)] == [8] * 4
        assert all(world.hand[seat * 4 + box.GREEN] == 0 for seat in range(4)), "green is in the open supply"


def test_13_1_what_went_behind_a_screen_in_sight_of_all_is_known():
    for state, seat, _action in walk(4, 6):
        if seat < 0 or state.clock % 5:
            continue
        for other in range(4):
            known = observation.look(state, seat).shown[other * 4 : other * 4 + 4]
            assert all(n <= have for n, have in zip(known, state.hand[other * 4 : other * 4 + 4], strict=True))


@every_table
def test_13_1_what_is_chosen_at_the_public_table_depends_on_nothing_hidden(seats):
    luck, public = FastChance(4), set()
    for state, seat, _action in walk(seats, 31):
        view = observation.look(state, None)
        if seat >= 0 and not PHASES.rows[view.phase].private:
            world = observation.imagine(view, luck)
            assert list(engine.legal(world, seat)) == list(engine.legal(state, seat))
            public.add(view.phase)
    assert public == {"boat"}
