"""Which scenes the program shows, and how it goes from one to another."""

from collections.abc import Callable
from typing import Any

from game.ui.shell.arrival import Arrival
from game.ui.shell.scene_stack import SceneStack
from game.ui.widgets.base import Layer


class ShownScenes:
    """The part of `App` that scenes call to show and leave each other."""

    closing = False
    """Whether the program ends: the last scene was left."""
    _stack: SceneStack
    _arrival: Arrival
    _routes: Callable[[Any], Layer] | None
    """Makes the scene for a destination."""

    @property
    def scenes(self) -> list[Layer]:
        """The scenes from the lowest to the one on top."""
        return self._stack.scenes

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
        self.closing = not self._stack.pop(scene or self.top)

    def replace(self, scene: Layer, old: Layer | None = None) -> None:
        """Show this scene instead of an old one (default: the top one) and all above it."""
        self._show(scene, self.scenes.index(old or self.top))

    def clear_to(self, scene: Layer) -> None:
        """Show this scene instead of all others."""
        self._show(scene, 0)

    def _show(self, scene: Layer, keep: int) -> None:
        self._stack.show(scene, keep)
        if scene.large:
            self._arrival.begin()

    @property
    def ready(self) -> bool:
        """Whether all of the top scene can be seen; until then what the player does waits."""
        return self.top.ready and not self._arrival.waits
