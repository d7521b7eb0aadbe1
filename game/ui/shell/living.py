"""When small regions of the screen live: while somebody looks, has done something not long ago, and wants motion."""

from collections.abc import Callable, Iterable

from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Life, Stir
from game.ui.shell.clock import Clock

BEAT_MS, ASLEEP_MS = 150, 300_000
"""In ms: how often what lives is drawn, and after how long without input nothing lives any more."""


class Living:
    """What lives on the scene that was drawn last, by the clock."""

    wanted = False
    """Whether anything may live; the window sets it, pictures and tests do without."""
    away = False
    """Whether nobody looks: another window is in front, and no input has come since."""

    def __init__(self, clock: Clock, reduced: Callable[[], bool]) -> None:
        """`reduced`: whether the player wants no motion."""
        self._clock, self._reduced = clock, reduced
        self._life = Life()
        self._scene: object = None
        """The scene whose regions they are."""
        self._drawn = self._touched = clock.now()
        """When they were drawn last, and when the player did something last."""

    @property
    def alive(self) -> bool:
        """Whether anything lives now."""
        idle = self._clock.now() - self._touched
        return self.wanted and not self.away and not self._reduced() and idle < ASLEEP_MS

    @property
    def next(self) -> float:
        """When it is to be drawn next."""
        return self._drawn + BEAT_MS

    def touch(self) -> None:
        """The player has done something."""
        self.away, self._touched = False, self._clock.now()

    def rest(self) -> None:
        """Nothing lives until it is drawn again, because a new frame begins."""
        self._scene = None

    def stir(self, canvas: Canvas, scene: object, stirs: Iterable[Stir]) -> None:
        """Draw what lives on this scene over what was drawn so far."""
        if self.alive:
            self._life.lay(canvas, stirs, self._clock.now())
            self._scene, self._drawn = scene, self._clock.now()

    def beating(self, top: object) -> bool:
        """Whether it goes on by itself while this scene is on top."""
        return self.alive and top is self._scene

    def beat(self, canvas: Canvas) -> bool:
        """Draw only what lives, when it is time; return whether it was."""
        if self._clock.now() < self.next:
            return False
        self._drawn = self._clock.now()
        return self._life.beat(canvas, self._drawn)
