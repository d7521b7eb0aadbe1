import pickle
import random

import pytest

pytest.importorskip("pyspiel", reason="needs the extra “research”")

import numpy
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

from game.core.seats import SeatView
from game.games import GAMES, find
from game.games.killmans_keep import components as keep
from game.games.killmans_keep.actions import EXCHANGE
from game.research.contest import contest
from game.research.judges import judge
from game.research.spiel import FACES, names
from tests.bots.fairness import positions
from tests.games.killmans_keep.scene import game as scene

pytestmark = pytest.mark.timeout(600)
"""Whole games, and much around each move; a busy machine may take long."""
BOXES = [pytest.param(game, id=game.id) for game in GAMES]
JUDGES = ("openspiel_ismcts", "openspiel_mcts")


def loaded(box, players, goal="first"):
    return pyspiel.load_game(f"seachest_{box.id}", {"players": players, "goal": goal})


def midway(game, moves, seed=1):
    """A state after so many random choices, of players and of chance, in which somebody must choose."""
    luck, state = random.Random(seed), game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        state.apply_action(luck.choice(state.legal_actions()))
        moves -= 1
    return state


def last_choice(game, seed=1):
    """After how many random choices somebody must choose for the last time in a game."""
    luck, state, last, moves = random.Random(seed), game.new_initial_state(), 0, 0
    while not state.is_terminal():
        last = last if state.is_chance_node() else moves
        state.apply_action(luck.choice(state.legal_actions()))
        moves += 1
    return last


@pytest.mark.parametrize("box", BOXES)
def test_a_box_passes_openspiels_own_test(box):
    """Legal actions, chance, observations, clones, serialisation by history, returns: all that its C++ tests ask."""
    players = min(3, *box.seats) if box.id == "killmans_keep" else 4
    pyspiel.random_sim_test(loaded(box, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", names())
def test_a_box_passes_the_test_of_openspiels_games_in_python(name):
    """Copies, pickles of game, type and positions, texts of both, utilities within their bounds."""
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(name))


@pytest.mark.parametrize("box", BOXES)
def test_every_number_of_players_can_be_loaded_and_dealt(box):
    for players in box.seats:
        game = loaded(box, players)
        state = midway(game, 12)
        assert (game.num_players(), state.num_players()) == (players, players)
        assert len(state.returns()) == players
    with pytest.raises(ValueError, match="players"):
        loaded(box, max(box.seats) + 1)


@pytest.mark.parametrize("box", BOXES)
def test_the_same_numbers_lead_to_the_same_position_and_a_copy_goes_its_own_way(box):
    game = loaded(box, min(box.seats))
    state = midway(game, 60)
    again = game.new_initial_state()
    for number in state.history():
        again.apply_action(number)
    assert str(again) == str(state)
    copy, kept = state.clone(), str(state)
    copy.apply_action(copy.legal_actions()[-1])
    assert str(state) == kept != str(copy)
    run = pickle.loads(pickle.dumps(state.run))
    assert (run.moves, run.actor) == (state.run.moves, state.run.actor)
    assert box.look(run.state, run.actor) == state.view(run.actor)


@pytest.mark.parametrize("box", BOXES)
def test_chance_has_as_many_faces_and_only_where_luck_is_drawn(box):
    state, luck, drawn = midway(loaded(box, min(box.seats)), 0), random.Random(2), 0
    for _step in range(150):
        if state.is_chance_node():
            assert len(state.chance_outcomes()) == FACES
            futures = [state.child(face) for face in range(FACES)]
            drawn += len({str(future) for future in futures}) > 1
        if state.is_terminal():
            break
        state.apply_action(luck.choice(state.legal_actions()))
    assert drawn


@pytest.mark.parametrize("box", BOXES)
def test_resampled_worlds_look_the_same_to_the_seat_and_come_from_its_view_alone(box):
    """From the first choice of a random game to the last, however long it is."""
    game = loaded(box, 3)
    last = last_choice(game)
    for quarter in range(5):
        state = midway(game, last * quarter // 4)
        me = state.current_player()
        worlds = [state.resample_from_infostate(me, iter([number / 7]).__next__) for number in range(7)]
        assert {world.observation_string(me) for world in worlds} == {state.observation_string(me)}
        assert {world.current_player() for world in worlds} == {me}
        assert all(world.legal_actions() == state.legal_actions() for world in worlds)
        from_another = worlds[3].resample_from_infostate(me, lambda: 5 / 7)
        assert str(from_another) == str(worlds[5])
        copied = pickle.loads(pickle.dumps(worlds[3].run))
        assert box.look(copied.state, me) == worlds[3].view(me)


@pytest.mark.parametrize("box", BOXES)
def test_observations_are_the_view_as_text_and_as_a_vector(box):
    game = loaded(box, 3)
    state = midway(game, 40)
    observer = make_observation(game)
    for player in range(3):
        observer.set_from(state, player)
        assert numpy.array_equal(observer.tensor, numpy.array(state.observation_tensor(player), numpy.float32))
        assert observer.string_from(state, player) == state.observation_string(player)
    assert len({state.observation_string(player) for player in range(3)}) == 3


def test_openspiels_learning_environment_plays_a_box():
    env = rl_environment.Environment(loaded(GAMES[0], 3))
    luck, step = random.Random(4), env.reset()
    while not step.last():
        player = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(1.0)


@pytest.mark.parametrize("name", JUDGES)
@pytest.mark.parametrize("box", BOXES)
def test_a_judge_answers_with_a_legal_action_from_the_view_alone(box, name):
    decide, asked = judge(name), 0
    for number, state in enumerate(positions(box, 3, seed=3, every=40)):
        seat = box.actors(state)[0]
        observation = SeatView(seat, box.look(state, seat), tuple(box.legal(state, seat)), (), tuple(box.actors(state)))
        assert decide(box, observation, number, 0.01) in observation.legal
        asked += len(observation.legal) > 1
        if asked == 5:
            break
    assert asked


@pytest.mark.parametrize("name", JUDGES)
def test_a_judge_takes_what_wins_at_once(name):
    """Killman's Keep: with four Doubloons and the money for the fifth, it buys and does not walk away."""
    box = find("killmans_keep")
    state = scene(4, area={0: keep.BANK}, money={0: 400}, doubloons={0: 4})
    observation = SeatView(0, box.look(state, 0), tuple(box.legal(state, 0)), (), (0,))
    assert len(observation.legal) > 1
    assert all(judge(name)(box, observation, seed, 0.2) == EXCHANGE for seed in range(3))


def test_a_contest_tells_share_interval_and_verdict_in_one_line():
    line = contest("key_largo", "random", "openspiel_mcts", 3, 3, 0.002)
    assert line.startswith("key_largo            1 x random@0.002 v 2 x openspiel_mcts@0.002")
    assert "% [" in line and "fair 33.3 %" in line and " 3 games in" in line
    low = float(line.partition("[")[2].partition(",")[0])
    assert line.endswith("met" if low > 33.3 else "NOT met")
