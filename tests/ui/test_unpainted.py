"""Frames without pictures say the same words in the same places: else tests that look at them would prove nothing."""

import pytest

from tests.ui import unpainted
from tests.ui.at_screen import Screen, key_largo
from tests.ui.at_shell import SCENES, at_rest, saved, settings
from tests.ui.chart_table import charted
from tests.ui.sample_table import make_table, seated


def on_faces(one):
    return one.rect.x < -50_000


def words_of(stage):
    return [(one.text, one.px, one.rect) for one in stage.recorder.drawn if not on_faces(one)]


MAKERS = {
    "table": lambda stage, size, text: seated(make_table(options=2), size=size, text=text),
    "table with a page": lambda stage, size, text: charted(size=size, text=text),
    "veil": lambda stage, size, text: Screen(key_largo("hhhh"), size, text_percent=text),
    **{
        name: lambda stage, size, text, name=name: at_rest(
            stage(SCENES[name](), size, settings(text, reduce_motion=True))
        )
        for name in ("title", "setup of five", "results of five", "rules", "load", "inspector")
    },
}


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", MAKERS)
def test_words_stand_where_they_stand_in_a_painted_frame(name, stage, monkeypatch):
    saved()
    size, text = (1280, 720), 100
    painted = words_of(MAKERS[name](stage, size, text))
    unpainted.leave_out_pictures(monkeypatch)
    assert words_of(MAKERS[name](stage, size, text)) == painted != []
