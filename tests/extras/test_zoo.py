import warnings
from itertools import islice

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra “research”")

import numpy
from pettingzoo.test import api_test, seed_test

from game.core.chance import FastChance
from game.games import GAMES
from game.research.book import layout, vector
from game.research.zoo import aec
from tests.boxes import cases, walk

BOXES = [pytest.param(game.id, id=game.id) for game in GAMES]
TABLES = [pytest.param(game.id, seats, id=f"{game.id}-{seats}") for game in GAMES for seats in game.seats]

DEPARTURES = ("Observation space for each agent probably should be gymnasium.spaces.box", "Observation is not a NumPy")
"""A mask beside what is seen: PettingZoo's own board games have that too, and stand on its list of exceptions."""


@pytest.mark.parametrize(("box", "seats"), TABLES)
def test_an_environment_passes_pettingzoos_own_tests_without_a_warning(box, seats):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for departure in DEPARTURES:
            warnings.filterwarnings("ignore", departure)
        api_test(aec(box, seats), num_cycles=200)
    seed_test(lambda: aec(box, seats), num_cycles=20)


def finished(box, seats, seed=1, goal="first", longest=100_000):
    """The rewards of one random game, and how many moves it had."""
    env = aec(box, seats, goal=goal, longest=longest)
    env.reset(seed=seed)
    luck, moves, total = FastChance(seed), 0, dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter(10**6):
        seen, reward, ended, broken_off, _info = env.last()
        total[agent] += reward
        action = None if ended or broken_off else luck.pick(numpy.flatnonzero(seen["action_mask"]).tolist())
        moves += action is not None
        env.step(action)
    return total, moves


@pytest.mark.parametrize("box", BOXES)
def test_the_rewards_are_shares_of_the_first_place_or_leads(box):
    total, moves = finished(box, 2)
    assert sum(total.values()) == pytest.approx(1.0)
    leads, same = finished(box, 2, goal="lead")
    assert same == moves
    assert max(leads, key=leads.get) == max(total, key=total.get)
    assert sorted(lead > 0.5 for lead in leads.values()) == [False, True]


@pytest.mark.parametrize("box", BOXES)
def test_a_game_can_be_broken_off(box):
    total, moves = finished(box, 3, longest=25)
    assert moves == 25
    assert set(total.values()) == {0.0}


def test_what_the_rules_forbid_ends_the_game_for_who_tried_it():
    env = aec("key_largo", 3)
    env.reset(seed=1)
    forbidden = int(numpy.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    env.step(forbidden)
    assert env.terminations["player_0"]
    assert env.rewards["player_0"] == -1


def test_nobody_sees_what_others_chose_at_the_same_time():
    """Key Largo: all lay plans; the next is asked before anything is revealed, and sees the same whatever was laid."""
    seen = []
    for choice in (0, 1):
        env = aec("key_largo", 4)
        env.reset(seed=1)
        assert not env.observe("player_1")["action_mask"].any()
        laid = numpy.flatnonzero(env.observe("player_0")["action_mask"])
        env.step(int(laid[choice]))
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1"))
    assert numpy.array_equal(seen[0]["observation"], seen[1]["observation"])
    assert seen[0]["action_mask"].any()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_view_fits_its_layout_and_what_looks_different_has_other_numbers(game):
    for case in cases(game):
        last = {}
        for moment in islice(walk(case, "layout"), 300):
            if not moment.legal:
                break
            view = game.look(moment.state, moment.actor)
            seen = vector(game.id, view)
            assert len(seen) == layout(game.id).size
            before = last.get(moment.actor)
            assert before is None or (seen == before[0]) == (view == before[1])
            last[moment.actor] = (seen, view)
