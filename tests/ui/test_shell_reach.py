"""Every scene of the shell by keys alone and by clicks alone; Esc always leads back."""

import pytest

from game.ui.shell.scene import Scene
from game.ui.widgets.base import everything
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Segments, SideTabs
from game.ui.widgets.dials import Slider
from game.ui.widgets.fields import TextField
from tests.boxes import some
from tests.ui.at_shell import NAMES, SCENES, at_rest, saved, settings
from tests.ui.checks import focus_faults

SETS = {
    SideTabs: ("Up", "Down"),
    Segments: ("Left", "Right"),
    Slider: ("Left", "Right"),
    TextField: ("Left", "Right"),
}
"""Arrows that set a value there instead of leading on."""


class Ground(Scene):
    """A scene to come back to."""

    name = "ground"

    def build(self):
        self.add(Button("here", "Here", lambda: None))

    def lay_out(self, canvas):
        self.widget("here").rect = canvas.measure.area.inflate(-900, -700)


def widgets_of(scene):
    """All that can be used, also what a column shows only later."""
    columns = [one for one in everything(scene.widgets) if hasattr(one, "blocks")]
    inside = [widget for column in columns for block in column.blocks for widget in block.widgets if widget.targets()]
    return {one.id for one in [*everything(scene.widgets), *inside] if one.targets()}


def columns_of(scene):
    return [one for one in everything(scene.widgets) if hasattr(one, "blocks")]


def turned(scene, firsts):
    """Columns stand as they stood when this place was found."""
    for column, first in zip(columns_of(scene), firsts, strict=True):
        column.turn(first - column.first)


def reached(stage):
    """Everything that Tab and the arrows lead to, from wherever they led before; values are left as they are."""
    scene = stage.scene
    begin = stage.focus, tuple(column.first for column in columns_of(scene))
    waiting, met, often = [begin], {begin[0]}, {}
    while waiting:
        here, firsts = waiting.pop()
        for key in ("Tab", "Shift+Tab", "Up", "Down", "Left", "Right"):
            turned(scene, firsts)
            stage.app.settle()
            if not scene.focus.go_to(here):
                continue
            owner = scene.focus.now().owner
            if key in SETS.get(type(owner), ()):
                continue
            stage.press(key)
            found = scene.focus.now()
            count = often[found.owner.id] = often.get(found.owner.id, 0) + 1
            if found.id not in met and count < 60:
                met |= {found.id, found.owner.id}
                waiting.append((found.id, tuple(column.first for column in columns_of(scene))))
    return met


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", [name for name in NAMES if name not in ("inspector", "three pinned")])
@pytest.mark.parametrize(("size", "percent"), some([((1280, 720), 100), ((1024, 640), 200)], first=1))
def test_tab_and_arrows_reach_everything(name, size, percent, stage, monkeypatch):
    saved()
    here = stage(SCENES[name](), size, settings(percent, reduce_motion=True))
    monkeypatch.setattr(here.app, "paint", here.app.settle)
    here.app.motion.finish()
    wanted = {id for id in widgets_of(here.scene) if not id.endswith((":up", ":down"))}
    found = reached(here)
    assert wanted <= found, wanted - found
    assert not focus_faults(here)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_esc_leads_back(name, stage):
    saved()
    here = at_rest(stage(Ground(), (1280, 720), settings(reduce_motion=True)))
    here.app.push(SCENES[name]())
    here.press("Escape" if name == "title" else "Esc")
    if name == "title":
        here.press("Esc")
        assert here.scene.name == "dialog"
    else:
        assert here.scene.name == "ground"


@pytest.mark.parametrize("name", ["setup of five", "settings motion", "settings accessibility", "welcome"])
def test_what_is_not_seen_can_be_brought_by_clicks_alone(name, stage):
    here = stage(SCENES[name](), (1024, 640), settings(200, reduce_motion=True))
    column = next(one for one in everything(here.scene.widgets) if hasattr(one, "blocks"))
    assert not column.whole
    seen = {id(column.blocks[n]) for n in column._seen}
    for _click in range(len(column.blocks)):
        if column.down.enabled:
            here.click(column.down.id)
        seen |= {id(column.blocks[n]) for n in column._seen}
    assert len(seen) == len(column.blocks)
    while column.up.enabled:
        here.click(column.up.id)
    assert column.first == 0


def test_the_wheel_turns_a_column_over_its_controls(stage):
    here = stage(SCENES["settings motion"](), (1024, 640), settings(200))
    column = here.scene.rows
    here.wheel("game_speed", -1)
    assert column.first == 1
    here.wheel("move_speed", 1)
    assert column.first == 0
