"""The stack of scenes: which are open, and what happens when one comes or is left."""

from collections.abc import Sequence

from game.ui.shell.timers import Timers
from game.ui.widgets.base import Layer, Program


class SceneStack:
    """The open scenes, the lowest first; the last one gets the input."""

    def __init__(self, app: Program, timers: Timers) -> None:
        """`timers`: the calls that wait, of which those of a scene that is left are cancelled."""
        self._app, self._timers = app, timers
        self.scenes: list[Layer] = []

    @property
    def visible(self) -> list[Layer]:
        """The scenes that are seen: from the uppermost that hides all below it."""
        lowest = max((n for n, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[lowest:]

    def show(self, scene: Layer, keep: int) -> None:
        """Replace all scenes but the lowest `keep` by this one; if its `build` fails, nothing changes."""
        gone = self.scenes[keep:]
        self.scenes.append(scene)
        scene.app = self._app
        try:
            scene.build()
        except Exception:
            self._drop([scene])
            raise
        self._leave(gone)
        scene.focus.id = scene.focus.id or scene.first
        self._changed_to(scene)

    def pop(self, scene: Layer) -> bool:
        """Remove this scene and all above it; return whether any is left."""
        taken = self.scenes[self.scenes.index(scene) :]
        self._leave(taken)
        if self.scenes:
            self._changed_to(self.scenes[-1], any(gone.guarded for gone in taken))
        return bool(self.scenes)

    def _leave(self, scenes: Sequence[Layer]) -> None:
        """Remove these scenes, the top one first, calling `left` on each."""
        for gone in reversed(scenes):
            gone.left()
        self._drop(scenes)

    def _drop(self, scenes: Sequence[Layer]) -> None:
        """Remove these scenes and what is still to be done for them."""
        self.scenes = [scene for scene in self.scenes if scene not in scenes]
        self._timers.drop(scenes)
        for gone in scenes:
            self._app.ahead.drop(gone)

    def _changed_to(self, scene: Layer, guarded: bool = True) -> None:
        """This scene is on top now; where what it shows is `guarded`, early input is ignored for a moment."""
        self._app.hand.new_scene(self._app.settings.guard_ms if scene.guarded and guarded else 0)
        self._app.relay()
        scene.shown()
        self._app.relay()
