"""Whoever leaves a table leaves it whole: no timer, no thought and no half-held button of it goes on."""

import pytest

from game.bots import worker as bots
from game.core.player import Player
from game.games import start_match
from game.play.handover import Stage as Looking
from game.storage.saves import save_as
from game.ui.scenes.handover.veil import Veil
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Key, KeyUp, Moved, Pressed, Released
from tests.ui.at_screen import SMALL, Screen, settings


class Silent:
    """A process that thinks for ever."""

    def __init__(self):
        self.pid = 0
        self.silent = 0.0

    def send(self, message):
        """Takes the question."""

    def receive(self):
        return None

    def close(self):
        """It is gone at once."""

    def exit_code(self):
        return None


def at_table(monkeypatch, kinds=("human", "bot:mate", "bot:mate")):
    """A real worker thinks in vain for two Mates, above the title; there is a quick save and one with a name."""
    monkeypatch.setattr(bots, "WorkerProcess", Silent)
    match = start_match("key_largo", [Player("ABC"[n], kind, n) for n, kind in enumerate(kinds)], "7")
    for name in ("Quick save", "Another"):
        save_as(match, name)
    stage = HeadlessApp(Title(), SMALL, settings())
    desk = TableScene(match)
    stage.app.push(desk)
    stage.advance(200)
    assert desk._worker.thinking
    return stage, desk


def leave(stage):
    stage.press("Esc")
    stage.click("leave")
    stage.click("answer:1")
    assert stage.scene.name == "title"


def hand_over(stage):
    stage.press("Esc")
    stage.scene._hand_to(1, "bot:deckhand")


def restart(stage):
    stage.press("Esc")
    stage.click("restart")
    stage.click("answer:1")


def load(stage):
    stage.press("Ctrl+O")
    assert isinstance(stage.scene, Load)
    stage.scene._take(next(saved for saved in stage.scene.saves.values() if saved.name == "Another"))
    stage.click("resume")


def quick_load(stage):
    stage.press("F9")


@pytest.mark.parametrize("way", [leave, hand_over, restart, load, quick_load])
def test_a_table_that_is_left_while_a_bot_thinks_asks_nobody_any_more(monkeypatch, way):
    stage, desk = at_table(monkeypatch)
    way(stage)
    assert desk not in stage.app.scenes
    asked = []
    monkeypatch.setattr(desk.session, "tick", asked.append)
    monkeypatch.setattr(desk.session, "think", asked.append)
    stage.advance(500)
    assert asked == []
    assert not desk._worker.thinking
    assert all(timer.layer is not desk for timer in stage.app.timers.waiting)


def test_a_table_without_a_title_below_it_ends_the_program_while_a_bot_thinks(monkeypatch):
    monkeypatch.setattr(bots, "WorkerProcess", Silent)
    match = start_match("key_largo", [Player(name, "bot:mate", n) for n, name in enumerate("AB")], "7")
    stage = HeadlessApp(TableScene(match), SMALL, settings())
    stage.advance(100)
    stage.app.pop()
    stage.advance(200)
    assert stage.app.closing


def test_a_button_that_is_covered_while_it_is_held_is_let_go():
    screen = Screen()
    assert isinstance(screen.scene, Veil)
    at = screen.where("unlock")
    screen.app.feed(Moved(*at))
    screen.app.feed(Pressed(*at))
    screen.advance(100)
    screen.app.feed(Key("Esc", "back"))
    screen.app.feed(Released(*at))
    screen.advance(1500)
    assert screen.scene.name == "pause"
    assert screen.at.stage is Looking.SEALED
    screen.press("Esc")
    screen.advance(1000)
    assert isinstance(screen.scene, Veil), "nobody has held it for long enough"


@pytest.mark.parametrize("chord", ["Space", "J"])
def test_a_button_that_is_held_by_whatever_key_is_let_go_with_the_windows_focus(chord):
    screen = Screen(keys={"activate": (chord,)})
    screen.app.feed(Key(chord, screen.app.keys.action(chord)))
    screen.advance(100)
    screen.app.focus_lost()
    screen.advance(1500)
    assert isinstance(screen.scene, Veil) and screen.at.stage is Looking.SEALED
    screen.app.feed(KeyUp(chord))
    screen.press(chord, chord)
    assert screen.at.stage is Looking.PRIVATE


def test_the_menu_names_the_keys_that_are_in_use():
    screen = Screen(keys={"save": ("Ctrl+J",)})
    screen.press("Esc")
    assert "Ctrl+J" in screen.texts and "Ctrl+S" not in screen.texts
