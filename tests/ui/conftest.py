"""A stage to play scenes on, English again after every test, and pictures that are made once for all of them."""

import gettext

import pytest

from game import words
from game.ui.scenes.replay.preparing import Preparing
from game.ui.scenes.start import load, rehearsal, setup
from game.ui.shell.ahead import Ahead
from game.ui.shell.headless import HeadlessApp
from tests.conftest import all_asked_for
from tests.ui import sharing, unpainted

IN_ADVANCE = {
    Ahead: ["pictures"],
    Preparing: ["print_moments"],
    setup: ["rehearse_new"],
    load: ["rehearse_saved"],
    rehearsal: ["rehearse_new", "rehearse_saved"],
}
"""What only makes pictures of tables that will be shown."""


@pytest.fixture
def stage():
    """Makes stages: stage(scene, size, settings)."""
    return HeadlessApp


@pytest.fixture(scope="session", autouse=True)
def _shared_pictures():
    with pytest.MonkeyPatch.context() as patch:
        sharing.share(patch)
        yield


@pytest.fixture(scope="session", autouse=True)
def _all_frames(pytestconfig):
    """Where nothing is left out, each frame is drawn, and not only those at which somebody looks."""
    with pytest.MonkeyPatch.context() as patch:
        if all_asked_for(pytestconfig):
            patch.setattr(HeadlessApp, "tick", lambda stage: stage.frame())
        yield


@pytest.fixture
def prepared():
    """Pictures are made in quiet moments before they are needed, as in the program."""


@pytest.fixture(autouse=True)
def _nothing_in_advance(request, pytestconfig, monkeypatch):
    """No picture is made before it is needed, but in tests of that (`prepared`), or where nothing is left out."""
    if "prepared" not in request.fixturenames and not all_asked_for(pytestconfig):
        for where, names in IN_ADVANCE.items():
            for name in names:
                monkeypatch.setattr(where, name, lambda *_given: iter(()))


@pytest.fixture
def every_frame(monkeypatch):
    """Each frame is drawn: for tests of what a frame does besides being looked at."""
    monkeypatch.setattr(HeadlessApp, "tick", lambda stage: stage.frame())


@pytest.fixture(name="unpainted")
def _unpainted(pytestconfig, monkeypatch):
    """No picture is made in this test, unless nothing is left out: it looks at words and places alone."""
    if not all_asked_for(pytestconfig):
        unpainted.leave_out_pictures(monkeypatch)


@pytest.fixture(autouse=True)
def _english():
    yield
    words.use_catalogue(gettext.NullTranslations())
    sharing.let_go()
