"""Scenes, focus, input, time and the window."""

import threading
from itertools import pairwise

import msgspec
import pygame
import pytest

from game.ui.draw.measure import Rect
from game.ui.shell import window as window_module
from game.ui.shell.clock import VirtualClock
from game.ui.shell.input import Key, KeyUp, Moved, Pressed, Released
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings
from game.ui.widgets.base import Target, Widget
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from tests.ui.kit_scene import KitScene


class Board(Widget):
    """Nine spots in one widget."""

    spots = tuple("abcdefghi")

    def targets(self):
        return [
            Target(f"spot:{name}", Rect(self.rect.x + n % 3 * 100, self.rect.y + n // 3 * 100, 60, 60), self, "board")
            for n, name in enumerate(self.spots)
        ]


class Yard(Scene):
    """A board, a row of buttons, and one button alone."""

    name = "yard"

    def __init__(self, opaque=True):
        super().__init__()
        self.opaque = opaque
        self.pressed = []
        self.heard = []
        self.lives = []

    def build(self):
        self.board = Board("board")
        self.row = [Button(f"row:{n}", f"Row {n}", lambda n=n: self.pressed.append(n), zone="row") for n in range(3)]
        self.alone = Button("alone", "Alone", lambda: self.pressed.append("alone"))
        self.add(self.board, *self.row, self.alone)

    def lay_out(self, canvas):
        self.board.rect = Rect(50, 50, 300, 300)
        for n, button in enumerate(self.row):
            button.rect = Rect(500 + n * 200, 60, 150, 52)
        self.alone.rect = Rect(500, 400, 150, 52)

    def handle(self, given):
        self.heard.append(given)
        return False

    def shown(self):
        self.lives.append("shown")

    def left(self):
        self.lives.append("left")

    def focus_lost(self):
        self.lives.append("focus lost")

    def on_quit(self):
        self.lives.append("quit")


def focused(scene):
    return [target.id for target in scene.focus.targets() if target.owner.focus_id == target.id]


# ---- focus


def test_tab_goes_from_zone_to_zone_and_remembers_where_one_was(stage):
    yard = stage(Yard())
    assert yard.focus == "spot:a"
    yard.press("Right", "Down", "Tab")
    assert yard.focus == "row:0"
    yard.press("Right", "Tab")
    assert yard.focus == "alone"
    yard.press("Tab")
    assert yard.focus == "spot:e"
    yard.press("Shift+Tab", "Shift+Tab")
    assert yard.focus == "row:1"


def test_arrows_go_to_the_nearest_and_round_at_the_end(stage):
    yard = stage(Yard())
    path = []
    for key in ("Right", "Right", "Right", "Down", "Left", "Left", "Left"):
        yard.press(key)
        path.append(yard.focus)
    assert path == ["spot:b", "spot:c", "row:0", "alone", "spot:i", "spot:h", "spot:g"]
    yard.press("Left")
    assert yard.focus != "spot:g"


def test_every_spot_can_be_reached_by_arrows(stage):
    yard = stage(Yard())
    every = {target.id for target in yard.scene.focus.targets()}
    reached, edge = {yard.focus}, [yard.focus]
    while edge:
        here = edge.pop()
        for key in ("Left", "Right", "Up", "Down"):
            yard.scene.focus.go_to(here)
            yard.press(key)
            if yard.focus not in reached:
                reached.add(yard.focus)
                edge.append(yard.focus)
    assert reached == every


def test_the_focus_is_never_lost_when_its_thing_goes(stage):
    yard = stage(Yard())
    yard.press("Right", "Down")
    yard.scene.board.spots = tuple("abcdfghi")
    yard.press("L")
    assert yard.focus.startswith("spot:")
    yard.scene.board.shown = False
    yard.app.relay()
    yard.frame()
    assert focused(yard.scene) == [yard.focus]
    assert yard.focus == "row:0"


def test_exactly_one_thing_has_the_focus_whatever_happens(stage):
    kit = stage(KitScene(), strict=False)
    for key in ("Tab", "Down", "Right", "Tab", "Up", "Shift+Tab", "Left", "Tab", "Tab", "End", "PgDn") * 6:
        kit.press(key)
        assert len(focused(kit.scene)) == 1
        target = kit.scene.focus.now()
        assert kit.app.measure.area.contains(target.rect)


def test_a_click_moves_the_focus(stage):
    yard = stage(Yard())
    yard.click("row:2")
    assert (yard.focus, yard.scene.pressed) == ("row:2", [2])
    yard.click("spot:f")
    assert yard.focus == "spot:f"


# ---- scenes


def test_a_dialog_keeps_everything_to_itself_and_gives_the_focus_back(stage):
    yard = stage(Yard())
    ground = yard.scene
    yard.press("Tab", "Right")
    done = []
    yard.app.push(
        Dialog(
            "End the day?",
            "Two actions stand.",
            [Answer("Stay", lambda: done.append("stay")), Answer("End", lambda: done.append("end"), "danger")],
        )
    )
    assert yard.focus == "answer:0"
    for _ in range(5):
        yard.press("Tab", "Right")
        assert yard.focus.startswith("answer:")
    yard.click_at(*ground.alone.rect.center)
    assert ground.pressed == []
    yard.press("Esc")
    assert (done, yard.focus) == (["stay"], "row:1")


def test_a_dialog_does_what_is_answered(stage):
    yard = stage(Yard())
    done = []
    yard.app.push(
        Dialog("End?", "It ends.", [Answer("Stay", lambda: None), Answer("End", lambda: done.append(1), "danger")])
    )
    yard.click("answer:1")
    assert (done, yard.scene.name) == ([1], "yard")


def test_the_scene_below_shows_only_under_one_that_is_not_opaque(stage):
    yard = stage(Yard())
    yard.app.push(Yard(opaque=False))
    assert yard.texts.count("Alone") == 2
    yard.app.push(Yard())
    assert yard.texts.count("Alone") == 1


def test_scenes_are_told_when_they_come_and_go(stage):
    first, second = Yard(), Yard()
    yard = stage(first)
    yard.app.push(second)
    yard.app.focus_lost()
    yard.app.pop()
    yard.app.quit()
    assert first.lives == ["shown", "focus lost", "shown", "quit"]
    assert second.lives == ["shown", "focus lost", "left"]
    assert yard.app.closing


def test_taking_away_the_last_scene_ends_the_program(stage):
    yard = stage(Yard())
    yard.press("Esc")
    assert yard.app.closing


# ---- the guard


@pytest.fixture
def guarded(stage):
    return stage(Yard(), settings=Settings(guard_ms=400))


def test_a_new_scene_swallows_input_for_a_moment(guarded):
    guarded.press("Tab")
    guarded.click("alone")
    assert (guarded.focus, guarded.scene.pressed) == ("spot:a", [])
    guarded.advance(399)
    guarded.click("alone")
    assert guarded.scene.pressed == []
    guarded.advance(1)
    guarded.click("alone")
    assert guarded.scene.pressed == ["alone"]


def test_a_mouse_button_must_come_up_before_the_new_scene_listens(guarded):
    guarded.advance(400)
    guarded.app.feed(Pressed(575, 426))
    guarded.app.push(Yard())
    guarded.advance(2000)
    guarded.press("Tab")
    guarded.app.feed(Released(575, 426))
    assert (guarded.focus, guarded.scene.pressed) == ("spot:a", [])
    guarded.click("alone")
    assert guarded.scene.pressed == ["alone"]


def test_the_guard_is_as_long_as_the_player_wants(stage):
    quick = stage(Yard(), settings=Settings(guard_ms=0))
    quick.click("alone")
    assert quick.scene.pressed == ["alone"]


# ---- time and frames


@pytest.mark.usefixtures("every_frame")
def test_nothing_is_drawn_while_nothing_happens(stage):
    kit = stage(KitScene(), strict=False)
    assert kit.app.wait_ms() is None
    for _ in range(20):
        kit.clock.advance(500)
        kit.app.tick()
        assert not kit.app.paint()


@pytest.mark.usefixtures("every_frame")
def test_a_frame_drawn_again_makes_no_picture_anew(stage):
    kit = stage(KitScene(), strict=False)
    made = (kit.app.gallery.cache.made, kit.app.lettering.cache.made)
    kit.app.dirty()
    assert kit.app.paint()
    assert (kit.app.gallery.cache.made, kit.app.lettering.cache.made) == made


def test_pictures_are_forgotten_before_they_fill_the_memory(stage):
    kit = stage(KitScene(), strict=False)
    for width in range(1100, 1900, 60):
        kit.resize(width, 1000)
    assert kit.app.gallery.cache.bytes <= kit.app.gallery.cache.room <= 100_000_000


@pytest.mark.usefixtures("every_frame")
def test_timers_wake_the_program_when_they_are_due_and_not_when_cancelled(stage):
    yard, called = stage(Yard()), []
    yard.app.after(300, lambda: called.append("late"))
    gone = yard.app.after(100, lambda: called.append("gone"))
    yard.app.after(50, lambda: yard.app.cancel(gone))
    assert yard.app.wait_ms() == 50
    yard.advance(400)
    assert called == ["late"]


def test_another_thread_can_have_its_say_on_this_one(stage):
    yard, told = stage(Yard()), []
    thread = threading.Thread(target=lambda: yard.app.post(lambda: told.append(threading.current_thread())))
    thread.start()
    thread.join()
    assert told == []
    yard.frame()
    assert told == [threading.main_thread()]


@pytest.mark.usefixtures("every_frame")
def test_while_something_moves_frames_are_drawn_and_then_no_more(stage):
    yard, seen = stage(Yard()), []
    yard.app.motion.play("card", seen.append)
    assert yard.app.wait_ms() == 0
    yard.settle()
    assert seen[-1] == 1
    assert yard.app.wait_ms() is None


# ---- keys that mean the same everywhere


def test_text_grows_and_shrinks_by_keys(stage):
    yard = stage(Yard())
    size = {drawn.text: drawn.px for drawn in yard.recorder.drawn}["Alone"]
    yard.press("Ctrl++", "Ctrl++")
    assert yard.app.settings.text_percent == 150
    assert {drawn.text: drawn.px for drawn in yard.recorder.drawn}["Alone"] == round(size * 1.5)
    yard.press("Ctrl+-", "Ctrl+0")
    assert yard.app.settings.text_percent == 100


def test_keys_that_nobody_wants_come_to_the_scene_with_what_they_mean(stage):
    yard = stage(Yard())
    yard.press("p", "T", "3")
    assert [given for given in yard.scene.heard if isinstance(given, Key)] == [
        Key("P", "pause"),
        Key("T", ""),
        Key("3", ""),
    ]


def test_mute_and_quit_work_everywhere(stage):
    yard = stage(Yard())
    yard.press("M")
    assert yard.app.sound.muted
    yard.press("Ctrl+Q")
    assert yard.app.closing


def test_changed_settings_apply_at_once_and_are_kept(stage):
    kept = []
    yard = stage(Yard())
    yard.app.keep = lambda settings: kept.append(settings) or ""
    before = pygame.image.tobytes(yard.frame(), "RGB")
    yard.app.change(high_contrast=True)
    assert kept == [yard.app.settings]
    assert pygame.image.tobytes(yard.frame(), "RGB") != before
    yard.app.change(high_contrast=True)
    assert len(kept) == 1


# ---- tooltips


def test_a_tooltip_comes_after_a_while_and_goes_with_the_pointer(stage):
    yard = stage(Yard())
    yard.scene.alone.tip = "Nobody is here\nBut it is a fine place."
    yard.move("alone")
    yard.advance(340)
    assert "Nobody is here" not in yard.texts
    yard.advance(20)
    assert "Nobody is here" in yard.texts
    yard.app.feed(Moved(1500, 900))
    assert "Nobody is here" not in yard.texts


def test_a_disabled_button_says_why_to_mouse_and_keyboard(stage):
    yard = stage(Yard())
    yard.scene.alone.enabled = False
    yard.scene.alone.reason = "No diver is left."
    yard.click("alone")
    assert "No diver is left." in yard.texts
    assert yard.app.sound.played == ["error"]
    yard.press("Shift+Tab")
    assert "No diver is left." not in yard.texts
    yard.press("Tab")
    assert yard.focus == "alone"
    assert "No diver is left." in yard.texts
    assert yard.scene.pressed == []


def test_a_tooltip_stays_on_the_screen(stage):
    yard = stage(Yard(), (1280, 720))
    for x, y in ((0, 0), (1780, 0), (0, 1000), (1780, 1040)):
        yard.scene.alone.rect = Rect(x, y, 120, 40)
        yard.scene.alone.tip = "A tip that is rather long\nand has a second line to say"
        yard.app.hand.explain(yard.scene.alone)
        yard.frame()
        for drawn in yard.recorder.drawn:
            if drawn.text.startswith(("A tip", "and has")):
                assert yard.app.surface.get_rect().contains(drawn.rect)


# ---- the window


@pytest.fixture
def opened():
    windows = []

    def open_window(scene):
        windows.append(window_module.Window(scene))
        return windows[-1]

    yield open_window
    for one in windows:
        one.app.sound.close()
        one.garbage.end()


def test_the_window_shows_scenes_until_it_is_closed_and_remembers_its_place(opened, monkeypatch):
    monkeypatch.setattr(window_module.pygame.display, "get_desktop_sizes", lambda: [(1920, 1080)])
    first = opened(Yard())
    scene = first.app.top
    first.window.size = (1300, 800)
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_TAB, mod=0, unicode="\t"))
    pygame.event.post(pygame.Event(pygame.QUIT))
    first.run()
    assert scene.lives[-1] == "quit"
    second = opened(Yard())
    assert second.window.size == (1300, 800)
    second.app.quit()
    second.run()


def test_a_window_place_that_is_nonsense_is_ignored(opened):
    window_module._place_file().write_bytes(b'{"x": 0, "y": 0, "w": 5, "h": -3}')
    one = opened(Yard())
    assert one.window.size[0] >= 1024
    assert one.window.size[1] >= 640
    one.app.quit()
    one.run()


def test_bad_settings_are_told_in_the_window(opened):
    window_module.settings_file().write_bytes(b"not settings")
    one = opened(Yard())
    assert "could not be read" in one.app.notice
    one.app.quit()
    one.run()
    assert window_module.settings_file().read_bytes() == b"not settings"


def test_full_screen_is_kept(opened):
    window_module.settings_file().write_bytes(b'{"guard_ms": 0}')
    one = opened(Yard())
    one.app.feed(Key("F11", "full screen"))
    assert msgspec.json.decode(window_module.settings_file().read_bytes())["full_screen"] is True
    one.app.feed(Key("F11", "full screen"))
    assert not one.app.settings.full_screen
    one.app.quit()
    one.run()


def test_the_window_naps_until_something_comes_and_longer_while_nobody_looks(opened, monkeypatch):
    one = opened(Yard())
    clock, naps = VirtualClock(), []

    def nap(seconds):
        naps.append(1000 * seconds)
        clock.advance(1000 * seconds)
        if len(naps) == 20:
            pygame.event.post(pygame.Event(window_module.WAKE))

    pygame.event.clear()
    monkeypatch.setattr(one.app, "clock", clock)
    monkeypatch.setattr(window_module.time, "sleep", nap)
    one._sleep(10)
    assert naps == [4, 4, 2]
    one._sleep(float("inf"))
    assert len(naps) == 20
    one._sleep(float("inf"))
    assert len(naps) == 20, "it slept though something has come"
    pygame.event.clear()
    one._sleep(0)
    one.app.focus_lost()
    one._sleep(100)
    assert naps[20:] == [50, 50]


def test_closing_the_window_saves_once(opened):
    one = opened(Yard())
    pygame.event.post(pygame.Event(pygame.WINDOWCLOSE))
    pygame.event.post(pygame.Event(pygame.QUIT))
    one.run()
    assert one.app.top.lives.count("quit") == 1


def test_a_picture_shows_what_the_scene_lets_be_seen(opened, home):
    one = opened(Yard())
    veiled = pygame.Surface((40, 30))
    veiled.fill("#123456")
    one.app.top.picture = lambda: veiled
    pygame.event.post(pygame.Event(pygame.KEYDOWN, key=pygame.K_F12, mod=0, unicode=""))
    pygame.event.post(pygame.Event(pygame.QUIT))
    one.run()
    pictures = list(home.rglob("Seachest*.png"))
    assert len(pictures) == 1
    assert pygame.image.load(pictures[0]).get_at((5, 5))[:3] == (0x12, 0x34, 0x56)


def down(key, text="", mod=0, up=False):
    return pygame.Event(pygame.KEYUP if up else pygame.KEYDOWN, key=key, mod=mod, **({} if up else {"unicode": text}))


def test_the_key_for_a_picture_can_be_changed_and_what_is_typed_stays_a_letter(opened, home):
    window_module.settings_file().write_bytes(b'{"guard_ms": 0, "keys": {"screenshot": ["P"]}}')
    one = opened(KitScene())
    one._take(down(pygame.K_F12))
    assert not list(home.rglob("Seachest*.png"))
    one.app.top.focus.go_to("search")
    assert one.app.hand.wants_text
    one._take(down(pygame.K_p, "p"))
    assert not list(home.rglob("Seachest*.png"))
    one.app.top.focus.go_to("leave")
    assert not one.app.hand.wants_text
    one._take(down(pygame.K_p, "p"))
    assert len(list(home.rglob("Seachest*.png"))) == 1
    one.app.quit()
    one.run()


def test_a_key_comes_up_by_the_name_by_which_it_went_down(opened):
    window_module.settings_file().write_bytes(b'{"guard_ms": 0}')
    one = opened(Yard())
    heard = []
    one.app.top.before = lambda given: heard.append(given) or True
    one._take(down(pygame.K_j, "\n", pygame.KMOD_LCTRL))
    one._take(down(pygame.K_LCTRL, up=True))
    one._take(down(pygame.K_j, up=True))
    assert heard == [Key("Ctrl+J"), KeyUp("Ctrl+J")]
    heard.clear()
    one._take(down(pygame.K_MINUS, "?", pygame.KMOD_LSHIFT))
    one._take(pygame.Event(pygame.WINDOWFOCUSLOST))
    one._take(down(pygame.K_j, up=True))
    assert heard == [Key("?", "why"), KeyUp("J")], "who knows what was let go while the window was away"
    one.app.quit()
    one.run()


def test_a_driver_without_a_plain_framebuffer_gets_a_window_all_the_same(opened, monkeypatch):
    make, tries = window_module._make, []

    def fails_at_first(settings):
        tries.append(window_module.os.environ.get(window_module.FAST))
        if len(tries) == 1:
            raise pygame.error("Window framebuffer support not available")
        return make(settings)

    monkeypatch.delenv(window_module.FAST, raising=False)
    monkeypatch.setattr(window_module, "_make", fails_at_first)
    monkeypatch.setattr(window_module.sys, "platform", "linux")
    one = opened(Yard())
    assert tries == ["0", None]
    one.app.quit()
    one.run()


def test_a_lost_focus_is_shown_in_the_same_moment(opened):
    one = opened(Yard())
    one.app.top.focus_lost = lambda: one.app.push(Yard())
    frames, kept = [], one.window
    one.window = type("Shown", (), {"flip": lambda self: frames.append(len(one.app.scenes))})()
    one._take(pygame.Event(pygame.WINDOWFOCUSLOST))
    assert frames == [2]
    kept.destroy()


def test_while_something_moves_frames_come_evenly_however_long_each_was_drawn(opened, monkeypatch):
    clock = VirtualClock()
    monkeypatch.setattr(window_module, "WallClock", lambda: clock)
    monkeypatch.setattr(window_module.time, "sleep", lambda seconds: clock.advance(1000 * seconds))
    one = opened(Yard())
    one.app.motion.play("banner hold", lambda part: None)
    paint, shown, kept = one.app.paint, [clock.now()], one.window
    one.window = type("Shown", (), {"flip": lambda self: shown.append(clock.now())})()
    for spent in (2, 15, 4, 20, 3, 30, 1):
        monkeypatch.setattr(one.app, "paint", lambda spent=spent: clock.advance(spent) or paint())
        one.app.tick()
        one._show()
    gaps, beat = [later - sooner for sooner, later in pairwise(shown)], window_module.STEP_MS
    assert gaps == pytest.approx([beat, beat, beat, 20, beat, 30, beat])
    kept.destroy()
