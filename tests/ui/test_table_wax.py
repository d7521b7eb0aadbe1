"""The last seal of a bargain comes down before all eyes, and everything else waits for it."""

from dataclasses import replace

import pytest

from game.core.telling import Line
from game.play.showing.hud_state import LogLine
from game.ui.table.panels.wax import STAMPED_MS
from tests.ui.panel_table import drafting, standing
from tests.ui.sample_table import LINES, make_look, make_table, seated
from tests.ui.test_table_motion import moved


def told(table, cue):
    line = LogLine(LINES[-1].step + 1, Line(1, "Ben agrees.", cue=cue))
    return make_look(table, lines=(*LINES, line))


def agreed(before=None, cue="seal", **settings):
    """A stage on which a bargain has just ended, with these words in the log; all mats hold more than before."""
    before = before or standing()
    stage = seated(before, make_look(before), **settings)
    stage.frame()
    after = moved(make_table(), "ship:0", x=700, y=500)
    stage.scene.view.show(after, told(after, cue))
    return stage


@pytest.mark.usefixtures("every_frame")
def test_the_seal_is_pressed_and_seen_before_anything_moves():
    stage = agreed()
    view = stage.scene.view
    assert view._picture.stamp and view.busy
    stage.frame()
    assert sum("has sealed" in one.text for one in stage.recorder.drawn) == 2
    stage.advance(120)
    assert 0 < view._picture.stamp.part < 1
    assert view.moving.journeys["ship:0"].part == 0
    stage.advance(STAMPED_MS)
    assert view._picture.stamp is None
    assert view.moving.journeys["ship:0"].part > 0
    stage.settle()
    assert not view.busy


@pytest.mark.parametrize(("before", "cue"), [(None, "page"), (make_table(), "seal"), (drafting(), "seal")])
def test_nothing_is_sealed_where_a_bargain_is_refused_or_none_stood(before, cue):
    assert agreed(before, cue).scene.view._picture.stamp is None


def test_at_instant_speed_and_after_a_press_nobody_waits_for_it():
    assert not agreed(game_speed=0.0).scene.view.busy
    stage = agreed()
    stage.click("spot:wreck:b")
    assert not stage.scene.view.busy


def test_a_counter_offer_is_not_sealed():
    before = standing()
    stage = seated(before, make_look(before))
    stage.frame()
    after = replace(before, prompt=replace(before.prompt, text="another offer"))
    stage.scene.view.show(after, told(after, "page"))
    assert stage.scene.view._picture.stamp is None
