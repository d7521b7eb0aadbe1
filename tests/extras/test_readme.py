"""The learning agent that README shows is run as it stands there."""

import re
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="needs the extra “research”")
pytestmark = pytest.mark.timeout(600)
"""Whole games, and much around each move; a busy machine may take long."""


def shown():
    """The function `learn` of README."""
    text = Path(__file__).parents[2].joinpath("README.md").read_text("utf-8")
    (block,) = re.findall(r"```python\n(import numpy.*?)```", text, re.DOTALL)
    assert 20 <= len(block.split("def learn")[1].splitlines()) <= 26
    names = {}
    exec(block, names)
    return names["learn"]


def test_the_agent_learns_to_play_better_than_at_random():
    learn = shown()
    still, _weights = learn(30, rate=0.0)
    won, _weights = learn(200)
    assert sum(won[-40:]) / 40 > 1.5 * sum(still) / 30
