"""A stage to play scenes on, and English again after every test."""

import gettext

import pytest

from game import words
from game.ui.stage import Stage


@pytest.fixture
def stage():
    """Makes stages: stage(scene, size, settings)."""
    return Stage


@pytest.fixture(autouse=True)
def _english():
    yield
    words.use_catalogue(gettext.NullTranslations())
