"""The program without a window, for tests and pictures; time passes only when `advance` is called."""

import os
from pathlib import Path

import msgspec
import pygame

from game.ui.draw.text import Recorder
from game.ui.scenes.routes import scene_for
from game.ui.shell.app import App
from game.ui.shell.clock import VirtualClock
from game.ui.shell.input import Key, KeyUp, MouseButton, Moved, Pressed, Released, Typed, Wheel
from game.ui.shell.scene import Scene
from game.ui.shell.settings import Settings
from game.ui.widgets.base import Layer


class HeadlessApp:
    """An App on a plain surface. By default the guard against early input (`Settings.guard_ms`) is off."""

    def __init__(
        self,
        scene: Scene,
        size: tuple[int, int] = (1920, 1080),
        settings: Settings | None = None,
        *,
        strict: bool = True,
    ) -> None:
        os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
        os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
        pygame.display.init()
        self._window = pygame.Window("stage", (16, 16), hidden=True)
        self._window.get_surface()  # gives pygame the pixel format that pictures are converted to
        self.clock = VirtualClock()
        self._recorder = Recorder()
        self._looked = False
        usual = msgspec.structs.replace(Settings(), guard_ms=0)
        self.app = App(pygame.Surface(size).convert(), self.clock, settings or usual, strict=strict, routes=scene_for)
        self.app.record(self._recorder)
        self.app.push(scene)
        self.tick()

    # ---- what one sees

    @property
    def scene(self) -> Layer:
        """The scene on top."""
        return self.app.top

    @property
    def focus(self) -> str:
        """The id of the target that has the focus."""
        self.app.settle()
        return self.scene.focus.id

    @property
    def texts(self) -> list[str]:
        """Every text on the screen, in drawing order."""
        self.frame()
        return self._recorder.texts()

    @property
    def recorder(self) -> Recorder:
        """What is written on the screen, and where; a frame is drawn first when something was done since the last."""
        if not self._looked:
            self.frame()
        return self._recorder

    def frame(self) -> pygame.Surface:
        """Draw and return the current screen."""
        self.app.tick()
        self.app.paint()
        self._looked = True
        return self.app.surface

    def tick(self) -> None:
        """Do what is due, and draw nothing before somebody looks."""
        self._looked = False
        self.app.tick()
        if self.app.scenes and not self.app.top.ready:  # a table that has just come is ready when it was drawn
            self.frame()
            return
        self.app.settle()
        self.app.skip_frame()

    def save(self, path: Path) -> None:
        """Write the screen to this image file."""
        pygame.image.save(self.frame(), str(path))

    def resize(self, w: int, h: int) -> None:
        """Set the size of the window, in pixels."""
        self.app.resize(pygame.Surface((w, h)).convert())
        self.tick()

    # ---- what one does

    def advance(self, ms: float, step: float = 1000 / 60) -> None:
        """Let `ms` pass in steps of `step` milliseconds; a frame is drawn when somebody looks at one."""
        left = ms
        while left > 0:
            self.clock.advance(min(step, left))
            left -= step
            self.tick()

    def settle(self, most: float = 60_000) -> None:
        """Let time pass until nothing moves. TimeoutError after `most` ms."""
        passed = 0.0
        while self.app.motion.busy:
            if passed > most:
                raise TimeoutError("something moves for ever")
            self.advance(50, 50)
            passed += 50

    def where(self, id: str) -> tuple[float, float]:
        """Return the centre of a target or widget, in units. KeyError if there is none."""
        self.app.settle()
        for target in self.scene.focus.targets():
            if target.id == id:
                return target.rect.center
        return self.scene.widget(id).rect.center

    def move(self, id: str) -> None:
        """Move the pointer to the centre of a target or widget."""
        self.app.feed(Moved(*self.where(id)))
        self.tick()

    def click(self, id: str, button: MouseButton = "left") -> None:
        """Click the centre of a target or widget."""
        self.click_at(*self.where(id), button)

    def click_at(self, x: float, y: float, button: MouseButton = "left") -> None:
        """Click at (x, y) in units."""
        self.app.feed(Moved(x, y))
        self.app.feed(Pressed(x, y, button))
        self.app.feed(Released(x, y, button))
        self.tick()

    def hold(self, id: str, ms: float) -> None:
        """Press the left button on a target or widget for `ms` milliseconds."""
        x, y = self.where(id)
        self.app.feed(Moved(x, y))
        self.app.feed(Pressed(x, y))
        self.advance(ms)
        self.app.feed(Released(x, y))
        self.tick()

    def drag(self, id: str, dx: float, dy: float) -> None:
        """Drag from the centre of a target or widget by (dx, dy) units."""
        x, y = self.where(id)
        self.app.feed(Moved(x, y))
        self.app.feed(Pressed(x, y))
        self.app.feed(Moved(x + dx / 2, y + dy / 2))
        self.app.feed(Moved(x + dx, y + dy))
        self.app.feed(Released(x + dx, y + dy))
        self.tick()

    def wheel(self, id: str, dy: float) -> None:
        """Turn the wheel over a target or widget; dy above 0 is up."""
        self.app.feed(Wheel(*self.where(id), dy))
        self.tick()

    def press(self, *chords: str) -> None:
        """Press and release keys given by chord: "Enter", "Ctrl+Z", "a"."""
        for chord in chords:
            name = chord.upper() if len(chord) == 1 else chord
            self.app.feed(Key(name, self.app.keys.action(name)))
            self.app.feed(KeyUp(name))
            self.tick()

    def type(self, text: str) -> None:
        """Type text; each character also gives a key press, as on a keyboard."""
        for letter in text:
            chord = "Space" if letter == " " else letter.upper()
            self.app.feed(Key(chord, self.app.keys.action(chord)))
            self.app.feed(Typed(letter))
        self.tick()
