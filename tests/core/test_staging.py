"""What games share of how they meet the screen."""

import pytest

from game.core.staging import leader


@pytest.mark.parametrize(
    ("figures", "best"),
    [({}, None), ({3: 0}, 3), ({0: 2, 1: 5, 2: 4}, 1), ({0: 5, 1: 5, 2: 4}, None), ({0: 1, 1: 5, 2: 1}, 1)],
)
def test_an_award_goes_to_whoever_is_alone_at_the_top(figures, best):
    assert leader(figures) == best
