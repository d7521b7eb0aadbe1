"""The running program apart from its window: a stack of scenes, input, timers and frames."""

from collections.abc import Callable, Iterable, Sequence
from queue import SimpleQueue
from typing import Any

import msgspec
import pygame

from game.storage.guesses import Guesses
from game.ui.draw import theme
from game.ui.draw.art import Gallery
from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Life, Stir
from game.ui.draw.measure import LEAST, Measure
from game.ui.draw.motion import Motion
from game.ui.draw.text import Lettering, Recorder
from game.ui.shell.ahead import Ahead
from game.ui.shell.clock import Clock
from game.ui.shell.input import Input, KeyMap
from game.ui.shell.input_router import InputRouter
from game.ui.shell.settings import Settings
from game.ui.sound.player import Sound
from game.ui.widgets.base import Layer, Timer, Widget

BEAT_MS, ASLEEP_MS = 150, 300_000
"""In ms: how often what lives is drawn, and after how long without input nothing lives any more."""


class App:
    """A stack of scenes drawn on one surface.

    The owner of the window calls `feed` with input, `wait_ms` to learn how long it may sleep, `tick` and `paint`.
    """

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
        self.scenes: list[Layer] = []
        self.closing = False
        self.notice = ""
        """The last error outside the game, for the player; title and settings show it."""
        self.on_change: Callable[[Settings], None] | None = None
        """Called with changed settings; the window uses it for full screen."""
        self.wake: Callable[[], None] | None = None
        """Ends the window's sleep; may be called from any thread."""
        self.keep_picture: Callable[[], None] | None = None
        """Saves a screenshot of the public view; set by the window."""
        self.keep = keep
        self.pins: dict[tuple[str, ...], dict[int, str]] = {}
        """The PIN hashes by table and seat, for tables opened since the program began."""
        self.guesses = Guesses()
        """The wrong guesses at PINs."""
        self.guarded: set[tuple[str, ...]] = set()
        """The tables at which a human has left a seat since the program began: they keep their veils."""
        self._away = False
        """Whether nobody looks: another window is in front, and no input has come since."""
        self.lively = False
        """Whether small regions live while nobody acts; the window sets it, pictures and tests do without."""
        self._life = Life()
        self._stirring: object = None
        """The scene whose regions they are."""
        self._stirred = self._touched = clock.now()
        """When they were drawn last, and when the player did something last."""
        self.begun = 0.0
        """When the work for the present frame began: with the input that led to it."""
        self._waited = True
        """Whether no work was done since the last frame."""
        self._timers: list[Timer] = []
        self._posted: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._dirty = True
        self._stale = True
        self.hand = InputRouter(self)
        self.ahead = Ahead(self)
        self.recorder: Recorder | None = None
        """Records the text that each frame draws, for tests; set by `record`."""
        self.gallery = Gallery(room=max(96_000_000, surface.get_width() * surface.get_height() * 40), strict=strict)
        self.lettering = Lettering()
        self._open_canvas()

    def _open_canvas(self) -> None:
        size = self.surface.get_size()
        whole = max(size[0], LEAST[0]), max(size[1], LEAST[1])
        paper = self.surface if whole == size else pygame.Surface(whole).convert()
        self.measure = Measure(*whole, self.settings.text_percent / 100)
        self.canvas = Canvas(paper, self.measure, self.gallery, self.lettering)
        self.canvas.recorder = self.recorder
        self.canvas.palette = theme.HIGH_CONTRAST if self.settings.high_contrast else theme.SHELL
        self.relay()

    # ---- scenes

    @property
    def top(self) -> Layer:
        """The scene that gets the input."""
        return self.scenes[-1]

    def push(self, scene: Layer) -> None:
        """Show a scene above the others."""
        self._show(scene, len(self.scenes))

    def go(self, to: object) -> None:
        """Show the scene for this destination (`scenes.to`) above the others."""
        self.push(self.scene_for(to))

    def scene_for(self, to: object) -> Layer:
        """Return the scene for this destination, without showing it."""
        assert self._routes is not None, f"nothing leads to {to}"
        return self._routes(to)

    def pop(self, scene: Layer | None = None) -> None:
        """Remove a scene (default: the top one) and all above it; the program ends with the last one."""
        keep = self.scenes.index(scene) if scene else len(self.scenes) - 1
        taken = self.scenes[keep:]
        self._leave(taken)
        guarded = any(gone.guarded for gone in taken)
        if not self.scenes:
            self.closing = True
            return
        self._scene_changed(self.top, guarded)

    def replace(self, scene: Layer, old: Layer | None = None) -> None:
        """Show this scene instead of an old one (default: the top one) and all above it."""
        self._show(scene, self.scenes.index(old) if old else len(self.scenes) - 1)

    def clear_to(self, scene: Layer) -> None:
        """Show this scene instead of all others."""
        self._show(scene, 0)

    def _show(self, scene: Layer, keep: int) -> None:
        """Replace all scenes but the lowest `keep` by this one; if its `build` fails, nothing changes."""
        gone = self.scenes[keep:]
        self.scenes.append(scene)
        scene.app = self
        try:
            scene.build()
        except Exception:
            self._drop([scene])
            raise
        self._leave(gone)
        scene.focus.id = scene.focus.id or scene.first
        self._scene_changed(scene)

    def _leave(self, scenes: Sequence[Layer]) -> None:
        """Remove these scenes, the top one first, calling `left` on each."""
        for gone in reversed(scenes):
            gone.left()
        self._drop(scenes)

    def _drop(self, scenes: Sequence[Layer]) -> None:
        """Remove these scenes and their timers."""
        self.scenes = [scene for scene in self.scenes if scene not in scenes]
        self._timers = [timer for timer in self._timers if timer.layer not in scenes]
        for gone in scenes:
            self.ahead.drop(gone)

    def _scene_changed(self, scene: Layer, guarded: bool = True) -> None:
        self.hand.new_scene(self.settings.guard_ms if scene.guarded and guarded else 0)
        self.relay()
        scene.shown()
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

    # ---- time

    def after(self, ms: float, call: Callable[[], None], scene: Layer | None = None) -> Timer:
        """Call `call` in `ms` milliseconds, unless `scene` is left before that."""
        timer = Timer(self.clock.now() + ms, call, scene)
        self._timers.append(timer)
        return timer

    def cancel(self, timer: Timer | None) -> None:
        """Cancel a timer; no effect if it is None or has run."""
        if timer in self._timers:
            self._timers.remove(timer)

    def post(self, call: Callable[[], None]) -> None:
        """Call this soon on the main thread; for other threads."""
        self._posted.put(call)
        if self.wake:
            self.wake()

    def wait_ms(self) -> float | None:
        """How long nothing will happen by itself; 0 = draw now, None = until the player does something."""
        if self._dirty or self._stale or self.motion.busy or self.hand.waits:
            return 0
        moments = [timer.due for timer in self._timers]
        if self._beating:
            moments.append(self._stirred + BEAT_MS)
        return max(0.0, min(moments) - self.clock.now()) if moments else None

    def tick(self) -> None:
        """Do what is due: calls from other threads, timers, movements."""
        self._begin()
        self.hand.catch_up()
        while not self._posted.empty():
            self._posted.get()()
        now = self.clock.now()
        for timer in sorted((one for one in self._timers if one.due <= now), key=lambda one: one.due):
            if timer in self._timers:
                self._timers.remove(timer)
                timer.call()
        if self.motion.advance():
            self.dirty()

    def spent(self) -> float:
        """How many ms the work for the present frame has taken so far."""
        return self.clock.now() - self.begun

    def _stands_still(self, scene: object) -> bool:
        """Whether nothing moves on this scene, because nobody looks or something else lies over it."""
        return self._away or not self.scenes or self.top is not scene

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
            for scene in self._visible():
                scene.lay_out(self.canvas)
            self._dirty = True
        if self.scenes:
            self.top.focus.settle()

    def paint(self) -> bool:
        """Draw the frame when something changed; False when nothing did."""
        self._waited = True
        if not self.scenes:
            return False
        self.settle()
        if not self._dirty:
            return self._beat()
        self._dirty = False
        self._stirring = None
        if self.recorder:
            self.recorder.drawn.clear()
        for scene in self._visible():
            scene.paint(self.canvas)
        self.hand.draw_tip(self.canvas)
        if self.canvas.surface is not self.surface:  # the window is too small for any scene and shows a part of it
            self.surface.blit(self.canvas.surface, (0, 0))
        return True

    @property
    def alive(self) -> bool:
        """Whether anything lives now: somebody looks, moved something not long ago, and wants motion."""
        idle = self.clock.now() - self._touched
        return self.lively and not self._away and not self.motion.reduced and idle < ASLEEP_MS

    def stir(self, scene: object, stirs: Iterable[Stir]) -> None:
        """Draw what lives on this scene over what was drawn so far; some times a second it goes on by itself."""
        if self.alive:
            self._life.lay(self.canvas, stirs, self.clock.now())
            self._stirring, self._stirred = scene, self.clock.now()

    @property
    def _beating(self) -> bool:
        return self.alive and self.top is self._stirring and self.canvas.surface is self.surface

    def _beat(self) -> bool:
        """Draw only what lives, when it is time; return whether it was."""
        if not self._beating or self.clock.now() - self._stirred < BEAT_MS:
            return False
        self._stirred = self.clock.now()
        return self._life.beat(self.canvas, self._stirred)

    def record(self, recorder: Recorder) -> None:
        """Record all text drawn from now on."""
        self.recorder = self.canvas.recorder = recorder

    def _visible(self) -> list[Layer]:
        lowest = max((n for n, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    # ---- input

    def feed(self, given: Input) -> None:
        """Process one input of the player."""
        if not self.alive:
            self.dirty()
        self._away, self._touched = False, self.clock.now()
        if self.scenes:
            self._begin()
            self.settle()
            self.hand.feed(given)
            self.settle()

    def explain(self, widget: Widget) -> None:
        """Show this widget's tooltip now, such as why it is disabled."""
        self.hand.explain(widget)

    # ---- the window's life

    def focus_lost(self) -> None:
        """The window has lost the system's focus: scenes hide private views and the sound is lowered."""
        self._away = True
        self.hand.let_go()
        for scene in reversed(list(self.scenes)):
            scene.focus_lost()
        self.sound.duck(True)
        self.hand.hide_tip()
        self.dirty()

    def focus_gained(self) -> None:
        """The window has the system's focus again."""
        self._away = False
        self.sound.duck(False)

    @property
    def wants_text(self) -> bool:
        """Whether the focus is on a text field."""
        target = self.top.focus.now() if self.scenes else None
        return target is not None and target.owner.takes_text

    def quit(self) -> None:
        """End the program after every scene has saved; further calls have no effect."""
        if self.closing:
            return
        for scene in reversed(self.scenes):
            scene.on_quit()
        self.closing = True
