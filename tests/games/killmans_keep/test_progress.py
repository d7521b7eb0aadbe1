"""What a player reads of how far a goal has come is what the rules say of it."""

from dataclasses import replace

import pytest

from game.games.killmans_keep.components import GOALS
from game.games.killmans_keep.knowledge.progress import own_progress
from tests.games.killmans_keep.at_table import dealt


@pytest.mark.parametrize("goal", range(len(GOALS)))
def test_a_goal_has_come_to_its_end_exactly_when_it_can_be_turned_in(goal):
    found = set()
    for seed in range(120):
        view = dealt(seed).view
        done = tuple([seed % 4] * len(view.deeds[0]))
        view = replace(view, goals=(goal, *view.goals[1:]), deeds=(done, *view.deeds[1:]))
        progress = own_progress(view)
        assert (progress.have >= progress.need) == progress.met, (view.hand, progress)
        found.add(progress.met)
    assert found == {True, False}
