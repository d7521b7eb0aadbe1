"""13.1: what the notebook counts is always true, and tight where open play tells all."""

import pytest

from game.core.chance import FastChance
from game.games.keyflower import components as box
from game.games.keyflower.knowledge.counting import Span, skills, winter_tiles, workers
from game.games.keyflower.options import Options
from game.games.keyflower.rules import engine, observation
from game.games.keyflower.rules.state import show, show_skill
from game.games.keyflower.table.mats import mats
from tests.games.keyflower.scene import BLUE, GREEN, RED, bid, finish_season, scene
from tests.games.keyflower.test_whole_games import walk


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", range(2, 7))
def test_13_1_the_truth_lies_within_every_span(seats):
    met = 0
    for seed in range(3):
        for n, (state, _seat, _action) in enumerate(walk(seats, seed, Options(emporium=seed == 1))):
            if n % 7:
                continue
            for viewer in (None, *range(seats)):
                view = observation.look(state, viewer)
                for seat in range(seats):
                    for kinds, spans, truth in (
                        (4, workers(view, seat), state.hand),
                        (3, skills(view, seat), state.skills),
                    ):
                        for kind, span in enumerate(spans):
                            assert 0 <= span.least <= truth[seat * kinds + kind] <= span.most
                            met += not span.known
    assert met > 100


@pytest.mark.parametrize("seats", [2, 4])
def test_13_1_no_span_excludes_what_can_be_imagined(seats):
    luck = FastChance(9)
    for n, (state, _seat, _action) in enumerate(walk(seats, 3)):
        if n % 11 or state.phase in ("allot", "over"):
            continue
        view = observation.look(state, 0)
        for _world in range(3):
            world = observation.imagine(view, luck)
            for seat in range(seats):
                for colour, span in enumerate(workers(view, seat)):
                    assert span.least <= world.hand[seat * 4 + colour] <= span.most


def test_13_1_at_the_start_eight_unknown_workers_none_of_them_green():
    state = engine.setup(Options(), 3, FastChance(3))
    view = observation.look(state, 0)
    assert workers(view, 1) == (Span(0, 8), Span(0, 8), Span(0, 8), Span(0, 0))
    assert workers(view, 0) == tuple(Span(n, n) for n in view.hand)
    assert skills(view, 1) == (Span(0, 0),) * 3


def test_13_1_what_comes_in_sight_is_counted_and_what_goes_came_from_it():
    state = scene("keywood", hands=[(0, 0, 0, 0), (2, 3, 3, 0)])
    show(state, 1, RED, 2)
    show(state, 1, GREEN, 1)
    show_skill(state, 1, box.SAW, 2)
    state.bag[RED] -= 2
    state.green -= 1
    state.pile[box.SAW] -= 2
    view = observation.look(state, 0)
    assert workers(view, 1) == (Span(0, 8), Span(2, 10), Span(0, 8), Span(1, 1))
    assert skills(view, 1) == (Span(2, 2), Span(0, 0), Span(0, 0))
    state.turn = 1
    bid(state, 1, "keywood", 3, RED)
    assert workers(observation.look(state, 0), 1) == (Span(0, 7), Span(0, 7), Span(0, 7), Span(1, 1))


def test_13_1_workers_that_come_back_are_known():
    state = scene("keywood", hands=[(5, 0, 0, 0), (2, 0, 0, 0)])
    state.turn = 1
    bid(state, 1, "keywood", 2, BLUE)
    bid(state, 0, "keywood", 3, BLUE)
    finish_season(state)
    assert workers(observation.look(state, 0), 1)[BLUE] == Span(2, 2)


def test_13_1_the_last_of_a_colour_cannot_be_elsewhere():
    """With all yellow workers in sight the unknown ones are of other colours."""
    state = scene("keywood", hands=[(0, 0, 39, 0), (1, 0, 1, 0)])
    view = observation.look(state, 0)
    assert workers(view, 1)[2] == Span(0, 1)
    state.hand[2] += 1
    state.hand[6] -= 1
    state.hand[4] += 1
    assert workers(observation.look(state, 0), 1)[2] == Span(0, 0)


def test_10_1_winter_tiles_are_the_own_ones_and_the_others_that_may_come():
    state = engine.setup(Options(), 3, FastChance(3))
    own, others = winter_tiles(observation.look(state, 0))
    assert own == state.dealt[0]
    assert len(own) + len(others) == 12
    assert set(state.dealt[1] + state.dealt[2]) <= set(others)


def test_14_1_open_screens_stand_on_every_mat_and_closed_ones_do_not():
    for open_screens in (True, False):
        state = engine.setup(Options(open_screens=open_screens), 3, FastChance(3))
        other = state.clone()
        first = next(c for c in range(3) if other.hand[4 + c])
        then = next(c for c in range(3) if c != first)
        other.hand[4 + first] -= 1
        other.hand[4 + then] += 1
        one, two = (mats(observation.look(each, 0))[1].panel for each in (state, other))
        assert (one != two) == open_screens
