import pytest

from game.kit.priors import MOST, as_priors


def test_the_best_weighs_most_and_what_is_a_span_worse_as_little_as_anything():
    assert as_priors([7.0, 2.0, -3.0, -1e9, 7.0], 10.0) == [MOST, MOST // 2, 0, 0, MOST]
    assert as_priors([7.0, 2.0, -3.0, -1e9, 7.0], 10.0, 1) == [MOST, MOST // 2, 1, 1, MOST]


def test_only_differences_count():
    assert as_priors([-40.0], 2.5) == [MOST]
    assert as_priors([100.0, 99.0], 4.0) == as_priors([1.0, 0.0], 4.0) == [MOST, pytest.approx(0.75 * MOST, abs=1)]
