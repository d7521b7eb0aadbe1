"""The window: opening it, restoring its place, converting its events to input, showing frames."""

import logging
import math
import os
import sys
import time
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import pygame

from game import disk, paths
from game.core.save import UNREADABLE
from game.storage.saves import write_whole
from game.ui.draw.measure import SMALLEST_WINDOW
from game.ui.scenes.routes import scene_for
from game.ui.shell.app import App
from game.ui.shell.clock import WallClock
from game.ui.shell.garbage import Garbage
from game.ui.shell.input import inputs
from game.ui.shell.memory import give_back_large_blocks
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings, keep, load, settings_file
from game.ui.widgets.base import Layer
from game.words import _

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

log = logging.getLogger(__name__)

FAST = "SDL_FRAMEBUFFER_ACCELERATION"
NAMES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS")
"""Environment variables with the name by which desktops identify the window, as in the .desktop file."""
WAKE = pygame.USEREVENT
STEP_MS = 1000 / 60
NEAR_MS, AWAY_MS = 4.0, 50.0
"""How long the window sleeps between two looks for input, and while another is in front; pygame's own wait looks a
thousand times a second."""
NOTICE_MS = 8000
"""How long the notice about a screenshot stays, in ms."""

CURSORS = {
    "arrow": pygame.SYSTEM_CURSOR_ARROW,
    "hand": pygame.SYSTEM_CURSOR_HAND,
    "text": pygame.SYSTEM_CURSOR_IBEAM,
}

Side = Annotated[int, msgspec.Meta(ge=1, le=32768)]


class Place(msgspec.Struct, frozen=True):
    """The position and size of the window, in pixels."""

    x: int
    y: int
    w: Side
    h: Side


class Window:
    """A pygame window that shows an App."""

    def __init__(self, first: Scene) -> None:
        """Open the window and show the first frame of this scene."""
        settings, message = load(settings_file())
        self.window, surface = _open(settings)
        self.app = App(surface, WallClock(), settings, keep=keep, routes=scene_for)
        self.app.notice = message
        self.app.living.wanted = True
        self.app.on_change = self._follow
        self.app.wake = _wake
        self.app.keep_picture = self._keep_picture
        self._full = settings.full_screen
        self._held: dict[int, str] = {}
        """The chords of the pressed keys, by key code."""
        self._typing = False
        self._cursor = "arrow"
        self._beat = 0.0
        """The time of the last frame, in ms."""
        self.garbage = Garbage()
        self._opaque: list[Layer] = []
        """The scenes that hid all below them when time was left last."""
        self.app.push(first)
        self._show()
        give_back_large_blocks()
        self.app.sound.open()
        self.app.after(400, self._prepare_sound)

    def _prepare_sound(self) -> None:
        """Load one sound at a time, so that no sound delays a frame when it is first played."""
        if self.app.sound.prepare():
            self.app.after(60, self._prepare_sound)

    def run(self) -> None:
        """Show frames until the program ends; it sleeps while nothing changes."""
        self.garbage.begin()
        while not self.app.closing:
            self.rest(self.app.wait_ms())
            self._listen(self.app.wait_ms())
            self.app.tick()
            self._show()
        self.garbage.end()
        self._remember()
        self.app.sound.close()
        self.window.destroy()

    def rest(self, ms: float | None) -> None:
        """Do what never needs doing in a frame: nothing is due for so many ms (None = until the player acts)."""
        opaque = [scene for scene in self.app.scenes if scene.opaque]
        if any(scene not in opaque for scene in self._opaque):
            self.garbage.expect()
        self._opaque = opaque
        self.garbage.pause(ms)

    def _listen(self, wait: float | None) -> None:
        """Process all events, waiting for the first at most `wait` ms (None = as long as it takes)."""
        self._sleep(math.inf if wait is None else wait)
        self.hear()
        self._follow_pointer()

    def _sleep(self, wait: float) -> None:
        """Sleep until something has come, at most `wait` ms."""
        clock = self.app.clock
        end, nap = clock.now() + wait, AWAY_MS if self.app.living.away else NEAR_MS
        while wait > 0 and not pygame.event.peek():
            time.sleep(min(wait, nap) / 1000)
            wait = end - clock.now()

    def hear(self) -> None:
        """Process the events that have come."""
        for event in pygame.event.get():
            self._take(event)

    def _follow_pointer(self) -> None:
        """Switch the input method on in text fields only, and set the shape of the pointer."""
        if self.app.hand.wants_text != self._typing:
            self._typing = self.app.hand.wants_text
            (pygame.key.start_text_input if self._typing else pygame.key.stop_text_input)()
            target = self.app.top.focus.now()
            if self._typing and target:
                pygame.key.set_text_input_rect(self.app.measure.rect(target.rect))
        if self.app.hand.cursor != self._cursor:
            self._cursor = self.app.hand.cursor
            pygame.mouse.set_cursor(CURSORS[self._cursor])

    def _take(self, event: pygame.Event) -> None:
        match event.type:
            case pygame.QUIT | pygame.WINDOWCLOSE:
                self.app.quit()
            case pygame.WINDOWSIZECHANGED | pygame.WINDOWRESIZED:
                surface = self.window.get_surface()
                if surface.get_size() != (self.app.measure.width, self.app.measure.height):
                    self.app.resize(surface)
            case pygame.WINDOWEXPOSED:
                self.app.dirty()
            case pygame.WINDOWFOCUSLOST | pygame.WINDOWMINIMIZED | pygame.WINDOWHIDDEN:
                self._held.clear()
                self.app.focus_lost()
                self._show(at_once=True)
            case pygame.WINDOWFOCUSGAINED:
                self.app.focus_gained()
            case _:
                for given in inputs(event, self.app.measure.scale, self.app.keys, self._held):
                    self.app.feed(given)

    def _show(self, at_once: bool = False) -> None:
        """Draw and show the frame, if it has changed; during animation frames are shown at even intervals.

        `at_once` shows it without waiting.
        """
        if not self.app.paint():
            return
        now = self.app.clock.now()
        self._beat = now if at_once or not self.app.motion.busy else max(self._beat + STEP_MS, now)
        if self._beat > now:
            self.rest(self._beat - now)
            time.sleep(max(0.0, self._beat - self.app.clock.now()) / 1000)
        self.window.flip()

    def _follow(self, settings: Settings) -> None:
        if settings.full_screen == self._full:
            return
        self._full = settings.full_screen
        if self._full:
            self._remember(always=True)
            self.window.set_fullscreen(True)
        else:
            self.window.set_windowed()
        self.app.resize(self.window.get_surface())

    def _remember(self, always: bool = False) -> None:
        if self._full and not always:
            return
        (x, y), (w, h) = self.window.position, self.window.size
        try:
            write_whole(_place_file(), msgspec.json.encode(Place(int(x), int(y), int(w), int(h))))
        except OSError as error:
            log.warning("the window's place could not be kept: %s", error)

    def _keep_picture(self) -> None:
        """Save a screenshot; the top scene decides what it shows."""
        stamp = datetime.now().strftime("%Y-%m-%d %H-%M-%S")
        folder = Path(paths.state_folder("screenshots"))
        path = folder / f"Seachest {stamp}.png"
        try:
            pygame.image.save(self.app.top.picture(), str(path))
            self.app.notice = _("Picture saved: {path}").format(path=path)
        except (OSError, pygame.error) as error:
            self.app.notice = _("The picture could not be saved: {reason}").format(reason=error)
        self.app.dirty()
        self.app.after(NOTICE_MS, partial(self._forget, self.app.notice))

    def _forget(self, notice: str) -> None:
        if self.app.notice == notice:
            self.app.notice = ""
            self.app.dirty()


def _wake() -> None:
    pygame.event.post(pygame.Event(WAKE))


def _place_file() -> Path:
    return paths.state_folder() / "window.json"


def _open(settings: Settings) -> tuple[pygame.Window, pygame.Surface]:
    """Open the window and return it with its surface.

    On Linux SDL's plain framebuffer is five times faster than its default, but not every driver has one (Wayland): then
    the window is opened again in the usual way.
    """
    for name in NAMES:
        os.environ.setdefault(name, "seachest")
    pygame.display.init()
    asked = sys.platform.startswith("linux") and FAST not in os.environ
    if asked:
        os.environ[FAST] = "0"
    try:
        return _make(settings)
    except pygame.error:
        if not asked:
            raise
    pygame.display.quit()
    del os.environ[FAST]
    pygame.display.init()
    return _make(settings)


def _make(settings: Settings) -> tuple[pygame.Window, pygame.Surface]:
    place = _remembered()
    window = pygame.Window("Seachest", (place.w, place.h), resizable=True)
    window.minimum_size = SMALLEST_WINDOW
    if place.x or place.y:
        window.position = (place.x, place.y)
    icon = paths.assets("ui", "program_icon.svg")
    if icon.exists():
        window.set_icon(pygame.image.load_sized_svg(str(icon), (64, 64)))
    if settings.full_screen:
        window.set_fullscreen(True)
    return window, window.get_surface()


def _remembered() -> Place:
    """Return the window's last place, moved and reduced to fit the present screens; by default 80 % of the desktop.

    At position (0, 0) the system places the window.
    """
    desktops = pygame.display.get_desktop_sizes()
    least_w, least_h = SMALLEST_WINDOW
    try:
        place = msgspec.json.decode(disk.read(_place_file()), type=Place)
    except (OSError, *UNREADABLE):
        return Place(0, 0, max(least_w, desktops[0][0] * 4 // 5), max(least_h, desktops[0][1] * 4 // 5))
    widths, heights = zip(*desktops, strict=True)
    w, h = max(least_w, min(place.w, max(widths))), max(least_h, min(place.h, max(heights)))
    return Place(max(0, min(place.x, sum(widths) - w)), max(0, min(place.y, max(heights) - h)), w, h)
