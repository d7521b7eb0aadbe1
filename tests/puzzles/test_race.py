"""The race of choices: it finds what is best, says how sure that is, and holds what is the same for as good."""

from dataclasses import replace

import pytest

from game.puzzles import race
from game.puzzles.race import Racing, Runner, joined, judged, run
from tests.bots.nim import NIM

PAIRED = replace(NIM, mind=replace(NIM.mind, horizon=lambda state: 0))


def nim(stones, worlds=48, luck=1):
    return run(PAIRED, (stones, 2, 0), 0, [(1,), (2,), (3,)], worlds, luck)


@pytest.mark.parametrize("stones", [2, 3])
def test_it_finds_the_move_that_wins_at_once(stones):
    found = run(PAIRED, (stones, 2, 0), 0, [(n,) for n in range(1, stones + 1)], 48, 1)
    assert found.best == (stones,)
    assert found.gap > 0.1
    assert found.sure > 0.99


def test_equal_luck_gives_equal_races_and_other_luck_others():
    assert [each.results for each in nim(10).runners] == [each.results for each in nim(10).runners]
    assert [each.results for each in nim(10).runners] != [each.results for each in nim(10, luck=2).runners]


def test_a_race_that_is_run_further_is_the_same_as_one_at_once():
    racing = Racing(PAIRED, (10, 2, 0), 0, [(1,), (2,), (3,)], 1)
    assert len(racing.run(12).runners[0].results) == 12
    assert [each.results for each in racing.run(48).runners] == [each.results for each in nim(10).runners]


def test_the_gap_may_be_a_standard_error_more_than_measured():
    found = judged([Runner(("a",), [0.6, 0.5] * 12), Runner(("b",), [0.5, 0.5] * 12)])
    gap, error = found.runners[1].behind(found.runners[0])
    assert found.hope == pytest.approx(gap + error)
    assert found.hope > found.gap


def test_what_is_surely_worse_is_tried_no_further():
    found = run(PAIRED, (3, 2, 0), 0, [(3,), (1,)], 240, 1)
    worse = next(each for each in found.runners if each.actions == (1,))
    assert None in worse.results
    assert len(worse.results) == 240


def test_two_choices_that_always_bring_the_same_are_both_right():
    best, twin, other = Runner(("a",), [0.6] * 24), Runner(("b",), [0.6] * 24), Runner(("c",), [0.5] * 24)
    found = judged([other, best, twin])
    assert found.right == {("a",), ("b",)}
    assert found.gap == pytest.approx(0.1)


def test_a_small_gap_among_much_luck_is_not_sure():
    luck = [0.2, 0.8] * 12
    best, other = Runner(("a",), [each + 0.01 for each in luck]), Runner(("b",), luck[::-1])
    assert judged([best, other]).sure < 0.9


def test_several_races_together_are_surer_than_one():
    def a_race():
        return judged([Runner(("a",), [0.55, 0.6] * 3), Runner(("b",), [0.55, 0.5] * 3)])

    together = joined([a_race(), a_race(), a_race()])
    assert len(together.runners[0].results) == 18
    assert together.gap == pytest.approx(a_race().gap)
    assert together.sure > a_race().sure


def test_few_worlds_are_not_believed_to_differ_little():
    best, other = Runner(("a",), [0.52, 0.52]), Runner(("b",), [0.5, 0.5])
    _gap, error = other.behind(best)
    assert error > 0.02
    assert race.USUAL > 0
