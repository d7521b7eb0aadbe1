"""What every game owes the core and the bots, asked of Killman's Keep before its table is laid."""

import subprocess
import sys
from pathlib import Path

import pytest

import game.games
from game.core.chance import FastChance
from game.games.killmans_keep.components import Options
from tests import boxes, test_contract
from tests.boxes import Case
from tests.games.killmans_keep.box import GAME

PROMISES = {
    test_contract.test_the_game_ends_and_actors_and_only_actors_have_actions: 5,
    test_contract.test_every_listed_action_applies_and_leaves_the_original_alone: 2,
    test_contract.test_clones_are_independent_for_the_rest_of_the_game: 2,
    test_contract.test_reading_a_position_changes_nothing: 2,
    test_contract.test_an_unlisted_action_is_refused_and_changes_nothing: 2,
    test_contract.test_actions_views_events_and_options_survive_the_codec_and_a_pickle: 3,
    test_contract.test_an_imagined_world_looks_the_same_to_its_seat: 4,
    test_contract.test_nobody_always_knows_what_another_holds: 3,
    test_contract.test_private_events_reach_one_seat_and_public_ones_everybody: 2,
    test_contract.test_a_saved_match_comes_back_with_equal_digests: 2,
    test_contract.test_undo_and_redo_give_equal_digests: 2,
    test_contract.test_what_can_be_taken_back_taught_its_player_nothing: 3,
    test_contract.test_a_seat_is_told_beforehand_what_it_cannot_take_back: 3,
    test_contract.test_a_mind_rates_chooses_and_orders: 3,
}
"""What is asked, and of how many players."""


@pytest.fixture(autouse=True)
def _in_the_chest(monkeypatch):
    """Random players need about two hundred rounds, and up to nine thousand steps."""
    monkeypatch.setattr(game.games, "GAMES", (*game.games.GAMES, GAME))
    monkeypatch.setattr(boxes, "LONGEST", 30_000)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_promise_to_the_core(promise):
    case = Case(GAME, Options(), PROMISES[promise])
    if "seed" in promise.__code__.co_varnames[: promise.__code__.co_argcount]:
        promise(case, "contract")
    else:
        promise(case)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_bots_never_stall_the_keep(seats):
    """A strong monster on top does not freeze a game that rules of thumb play."""
    for seed in range(12):
        luck = FastChance(seed)
        state = GAME.setup(Options(), seats, luck)
        while acting := GAME.actors(state):
            legal = GAME.legal(state, acting[0])
            GAME.apply(state, acting[0], GAME.mind.policy(state, acting[0], legal, luck), luck, None)
            assert state.round <= 60


def test_what_a_table_needs_of_the_rules_knows_no_state():
    """Goals and odds can be shown from a View alone."""
    script = (
        "import sys, game.games.killmans_keep.goals, game.games.killmans_keep.odds, game.games.killmans_keep.view; "
        "assert 'game.games.killmans_keep.state' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True, cwd=Path(__file__).parents[3])
