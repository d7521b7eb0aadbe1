"""The running program apart from its window: a stack of scenes, input, timers and frames."""

from collections.abc import Callable
from typing import Any

import msgspec
import pygame

from game.storage.guesses import Guesses
from game.ui.draw import theme
from game.ui.draw.art import Gallery
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import LEAST, Measure
from game.ui.draw.motion import Motion
from game.ui.draw.text import Lettering, Recorder
from game.ui.shell.ahead import Ahead
from game.ui.shell.arrival import Arrival
from game.ui.shell.clock import Clock
from game.ui.shell.input import Input, KeyMap
from game.ui.shell.input_router import InputRouter
from game.ui.shell.living import Living
from game.ui.shell.scene_stack import SceneStack
from game.ui.shell.settings import Settings
from game.ui.shell.shown_scenes import ShownScenes
from game.ui.shell.timers import Timers
from game.ui.sound.player import Sound
from game.ui.widgets.base import Layer, Timer


class App(ShownScenes):
    """A stack of scenes drawn on one surface.

    The owner of the window calls `feed` with input, `wait_ms` to learn how long it may sleep, `tick` and `paint`.
    """

    notice = ""
    """The last error outside the game, for the player; title and settings show it."""
    on_change: Callable[[Settings], None] | None = None
    """Called with changed settings; the window uses it for full screen."""
    wake: Callable[[], None] | None = None
    """Ends the window's sleep; may be called from any thread."""
    keep_picture: Callable[[], None] | None = None
    """Saves a screenshot of the public view; set by the window."""
    recorder: Recorder | None = None
    """Records the text that each frame draws, for tests; set by `record`."""
    lent_percent = 0
    """The size of text asked for with `read_at`."""
    begun = 0.0
    """When the work for the present frame began: with the input that led to it."""
    _waited = True
    """Whether no work was done since the last frame."""
    _dirty = True
    """Whether something looks different since the last frame."""
    _stale = True
    """Whether a size has changed since the scenes were laid out."""

    def __init__(
        self,
        surface: pygame.Surface,
        clock: Clock,
        settings: Settings | None = None,
        *,
        sound: Sound | None = None,
        strict: bool = False,
        keep: Callable[[Settings], str] | None = None,
        routes: Callable[[Any], Layer] | None = None,
    ) -> None:
        """`strict` turns missing pictures into errors; `keep` saves settings and returns an error message or "".

        `routes` makes the scene for a destination (`scenes.to`); without it `go` cannot be used.
        """
        self._routes = routes
        self.surface = surface
        self.clock = clock
        self.settings = settings or Settings()
        self.keys = KeyMap(self.settings.keys)
        self.motion = Motion(clock, lambda: self.settings, self._stands_still)
        self.sound = sound or Sound()
        self.sound.set_volumes(self.settings)
        self.timers = Timers(clock)
        self._stack = SceneStack(self, self.timers)
        self._arrival = Arrival()
        self.keep = keep
        self.pins: dict[tuple[str, ...], dict[int, str]] = {}
        """The PIN hashes by table and seat, for tables opened since the program began."""
        self.guesses = Guesses()
        """The wrong guesses at PINs."""
        self.guarded: set[tuple[str, ...]] = set()
        """The tables at which a human has left a seat since the program began: they keep their veils."""
        self.living = Living(clock, lambda: self.motion.reduced)
        self.hand = InputRouter(self)
        self.ahead = Ahead(self)
        self.gallery = Gallery(room=max(96_000_000, surface.get_width() * surface.get_height() * 40), strict=strict)
        self.lettering = Lettering()
        self._open_canvas()

    def _open_canvas(self) -> None:
        size = self.surface.get_size()
        whole = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        paper = self.surface if whole == size else pygame.Surface(whole).convert()
        self.measure = Measure(*whole, (self.lent_percent or self.settings.text_percent) / 100)
        self.canvas = Canvas(paper, self.measure, self.gallery, self.lettering)
        self.canvas.recorder = self.recorder
        self.canvas.palette = theme.HIGH_CONTRAST if self.settings.high_contrast else theme.SHELL
        self.relay()

    # ---- settings

    def change(self, **changes: object) -> None:
        """Change settings by name; they apply at once and are saved."""
        self.use(msgspec.structs.replace(self.settings, **changes))

    def use(self, settings: Settings) -> None:
        """Apply these settings and save them."""
        if settings == self.settings:
            return
        self.settings = settings
        self.keys = KeyMap(settings.keys)
        self.sound.set_volumes(settings)
        self._open_canvas()
        if self.keep:
            self.notice = self.keep(settings) or self.notice
        if self.on_change:
            self.on_change(settings)

    def read_at(self, percent: int) -> None:
        """Show everything in this size of text until another is asked for; 0 = that of the settings."""
        if percent != self.lent_percent:
            self.lent_percent = percent
            self._open_canvas()

    # ---- time

    def after(self, ms: float, call: Callable[[], None], scene: Layer | None = None) -> Timer:
        """Call `call` in `ms` milliseconds, unless `scene` is left before that."""
        return self.timers.after(ms, call, scene)

    def cancel(self, timer: Timer | None) -> None:
        """Cancel a timer; no effect if it is None or has run."""
        self.timers.cancel(timer)

    def post(self, call: Callable[[], None]) -> None:
        """Call this soon on the main thread; for other threads."""
        self.timers.post(call)
        if self.wake:
            self.wake()

    def wait_ms(self) -> float | None:
        """How long nothing will happen by itself; 0 = draw now, None = until the player does something."""
        if self._dirty or self._stale or self.motion.busy or self.hand.waits:
            return 0
        moments = self.timers.moments
        if self._beating:
            moments.append(self.living.next)
        return max(0.0, min(moments) - self.clock.now()) if moments else None

    def tick(self) -> None:
        """Do what is due: calls from other threads, timers, movements."""
        self._begin()
        self.hand.catch_up()
        self.timers.run()
        if self.motion.advance():
            self.dirty()

    def spent(self) -> float:
        """How many ms the work for the present frame has taken so far."""
        return self.clock.now() - self.begun

    def _stands_still(self, scene: object) -> bool:
        """Whether nothing moves on this scene, because nobody looks or what lies over it arrests it."""
        if self.living.away or scene not in self.scenes:
            return True
        above = self.scenes[self.scenes.index(scene) + 1 :]
        return any(each.arrests for each in above)

    def skip_frame(self) -> None:
        """End the work for a frame that nobody looks at, without drawing it."""
        self._waited = True

    def _begin(self) -> None:
        if self._waited:
            self._waited, self.begun = False, self.clock.now()

    # ---- frames

    def dirty(self) -> None:
        """Draw the frame again, because something looks different."""
        self._dirty = True

    def relay(self) -> None:
        """Lay out all scenes and draw again, because a size has changed."""
        self._stale = True
        self._dirty = True

    def resize(self, surface: pygame.Surface) -> None:
        """Use this surface, because the window has another size."""
        self.surface = surface
        self.gallery.cache.room = max(96_000_000, surface.get_width() * surface.get_height() * 40)
        self._open_canvas()

    def settle(self) -> None:
        """Lay out the scenes if needed, and make sure that a target has the focus."""
        if self._stale:
            self._stale = False
            for scene in self._stack.visible:
                scene.lay_out(self.canvas)
            self._dirty = True
        if self.scenes:
            self.top.focus.settle()

    def paint(self) -> bool:
        """Draw the frame when something changed; False when nothing did."""
        self._waited = True
        if not self.scenes:
            return False
        if self._puts_off():
            return False
        self.settle()
        if self._puts_off():
            return False
        self._arrival.end()
        if not self._dirty:
            return self._beating and self.living.beat(self.canvas)
        self._dirty = False
        self.living.rest()
        if self.recorder:
            self.recorder.drawn.clear()
        for scene in self._stack.visible:
            scene.paint(self.canvas)
        self.hand.draw_tip(self.canvas)
        if self.canvas.surface is not self.surface:  # the window is too small for any scene and shows a part of it
            self.surface.blit(self.canvas.surface, (0, 0))
        return True

    def _puts_off(self) -> bool:
        return not self.living.away and self._arrival.puts_off(self.spent())

    @property
    def _beating(self) -> bool:
        return self.living.beating(self.top) and self.canvas.surface is self.surface

    def record(self, recorder: Recorder) -> None:
        """Record all text drawn from now on."""
        self.recorder = self.canvas.recorder = recorder

    # ---- input

    def feed(self, given: Input) -> None:
        """Process one input of the player."""
        if not self.living.alive:
            self.dirty()
        self.living.touch()
        if self.scenes:
            self._begin()
            self.settle()
            self.hand.feed(given)
            self.settle()

    # ---- the window's life

    def focus_lost(self) -> None:
        """The window has lost the system's focus: scenes hide private views and the sound is lowered."""
        self.living.away = True
        self.hand.let_go()
        for scene in reversed(list(self.scenes)):
            scene.focus_lost()
        self.sound.duck(True)
        self.hand.hide_tip()
        self.dirty()

    def focus_gained(self) -> None:
        """The window has the system's focus again."""
        self.living.away = False
        self.sound.duck(False)

    def quit(self) -> None:
        """End the program after every scene has saved; further calls have no effect."""
        if self.closing:
            return
        for scene in reversed(self.scenes):
            scene.on_quit()
        self.closing = True
