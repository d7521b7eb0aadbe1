"""A View that came through a pipe holds equal things, not the same: every bot decides with it as with the first."""

import ast
import pickle
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from game import games
from game.bots.bot import choose
from game.bots.hints import ADVISER
from game.bots.levels import LEVELS, RANDOM, find_level
from game.bots.temper import STEADY, TEMPERS
from game.core.seats import SeatView
from game.games import GAMES
from tests.boxes import WANDERING, cases, pytest_id, rarer, some, walk

PRINTED = [next(case for case in cases(game) if case.options == game.options() and case.seats > 2) for game in GAMES]
DEEP = 24
"""Iterations of a search in trees."""
EACH = 1
"""Positions in which each kind of action is listed, where rules of thumb decide."""
SEEDS = range(3)

THUMBS = [RANDOM, *[find_level(f"deckhand:{temper.id}") for temper in TEMPERS]]
SEARCHES = [level for level in (*LEVELS, ADVISER) if level.effort is not None]


def through_the_pipe(observation):
    """What a process gets that was sent this."""
    return pickle.loads(pickle.dumps(observation))


def sights(case, each, wandering=WANDERING):
    """What seats see where there is a choice in a random match: each kind of action is listed in `each` of them."""
    game, met = case.game, Counter()
    for moment in walk(case, "pickled", wandering=wandering):
        kinds = {type(action) for action in moment.legal}
        if len(moment.legal) > 1 and any(met[kind] < each for kind in kinds):
            met.update(kinds)
            view, actors = game.look(moment.state, moment.actor), tuple(game.actors(moment.state))
            yield SeatView(moment.actor, view, moment.legal, (), actors)


@pytest.mark.sample(3)
@pytest.mark.parametrize("case", rarer(GAMES), ids=pytest_id)
def test_rules_of_thumb_decide_the_same_in_another_process(case):
    listed = set()
    for observation in [*sights(case, EACH), *sights(case, EACH, wandering=0)]:
        there = through_the_pipe(observation)
        assert there == observation
        listed.update(map(type, observation.legal))
        for level in THUMBS:
            for seed in SEEDS if level.temper == STEADY else SEEDS[:1]:
                assert choose(case.game, there, level, seed) == choose(case.game, observation, level, seed)
    if case in PRINTED:
        assert len(listed) > 5, "these are not all kinds of decisions"


@pytest.mark.sample(3)
@pytest.mark.parametrize("level", some(SEARCHES, first=2), ids=pytest_id)
@pytest.mark.parametrize("case", PRINTED, ids=pytest_id)
def test_searches_decide_the_same_in_another_process(case, level):
    mind = case.game.mind
    most = DEEP if mind.paired is None or level.effort.iterations < mind.paired else max(DEEP, mind.paired)
    level = replace(level, effort=replace(level.effort, iterations=most, seconds=None))
    for seed, observation in enumerate(sights(case, 1, wandering=0)):
        there = through_the_pipe(observation)
        assert choose(case.game, there, level, seed) == choose(case.game, observation, level, seed)


def test_no_box_compares_by_identity():
    """What stands in a View, or may be done, is another object in each process: only None, True and False are not."""
    files = sorted(Path(games.__file__).parent.rglob("*.py"))
    assert len(files) > 100
    for file in files:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Compare):
                told = zip(node.ops, node.comparators, strict=True)
                others = [each for how, each in told if isinstance(how, ast.Is | ast.IsNot)]
                assert all(isinstance(each, ast.Constant) for each in others), f"{file}:{node.lineno}"
            called = node.func if isinstance(node, ast.Call) else None
            assert not (isinstance(called, ast.Name) and called.id == "id"), f"{file}:{node.lineno}"
