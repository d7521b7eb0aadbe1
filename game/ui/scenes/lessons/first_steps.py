"""The first start, after the first settings: a lesson, a game, or a look around."""

from collections.abc import Sequence
from functools import partial

from game.games import BOXES, find, lessons
from game.ui.scenes import to
from game.ui.scenes.lessons.teacher_panel import TeacherPanel
from game.ui.widgets.buttons import Button
from game.words import _


class FirstSteps(TeacherPanel):
    """Shown once: Fathom asks what somebody new would like."""

    name = "first steps"

    def __init__(self, box: str = "") -> None:
        """`box` is offered; "" = the first one."""
        super().__init__()
        self.about = box if box in BOXES else BOXES[0]

    def title(self) -> str:
        """Who speaks."""
        return _("I am Fathom.")

    def words(self) -> str:
        """What he offers."""
        return _("I have watched over this harbour for sixty years. Shall I show you how these games go?")

    def ways(self) -> Sequence[Button]:
        """The first lesson of the box, a game of it, what lies below: the title, or the shelf at that box."""
        box, lesson = find(self.about), lessons(self.about)[0]
        first = _("First lesson: {title}, {n} min").format(title=lesson.title, n=lesson.minutes)
        game = _("Play a game of {box}").format(box=box.title)
        return (
            Button("lesson", first, partial(self._go, to.Lesson(box.id, 0)), "primary", glyph="learn", zone="ways"),
            Button("play", game, partial(self._go, to.Setup(box)), glyph="play", zone="ways"),
            Button("back", _("I look around by myself"), self.back, "quiet", key="Esc", zone="ways"),
        )

    def _go(self, goal: object) -> None:
        self.app.replace(self.app.scene_for(goal), self)
