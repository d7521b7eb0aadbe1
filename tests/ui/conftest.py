"""A stage to play scenes on, English again after every test, and pictures that are made once for all of them."""

import gettext

import pytest

from game import words
from game.ui.shell.headless import HeadlessApp
from tests.ui import sharing


@pytest.fixture
def stage():
    """Makes stages: stage(scene, size, settings)."""
    return HeadlessApp


@pytest.fixture(scope="session", autouse=True)
def _shared_pictures():
    with pytest.MonkeyPatch.context() as patch:
        sharing.share(patch)
        yield


@pytest.fixture(autouse=True)
def _english():
    yield
    words.use_catalogue(gettext.NullTranslations())
    sharing.let_go()
