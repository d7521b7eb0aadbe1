"""The usual deeds of each box take no more clicks than they are meant to."""

import pytest

from game.bench.clicks import DEEDS, clicks_of


@pytest.mark.parametrize("deed", DEEDS, ids=[f"{deed.box}: {deed.name}" for deed in DEEDS])
def test_a_deed_takes_few_clicks(deed):
    assert 1 <= clicks_of(deed) <= deed.most
