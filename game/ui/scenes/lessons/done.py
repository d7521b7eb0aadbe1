"""The end of a lesson: stars, and the ways on."""

from collections.abc import Sequence
from functools import partial

from game.games import find, lessons
from game.play.teaching import STARS
from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.lessons.perch import Perch
from game.ui.widgets.buttons import Button, ButtonKind
from game.words import _

STAR = 64.0


class LessonEnd(Perch):
    """How well it went, and what comes next."""

    name = "lesson done"
    pose = "cheer"

    def __init__(self, game_id: str, number: int, stars: int) -> None:
        super().__init__()
        self.game_id = game_id
        self.number = number
        self.stars = stars
        self.lessons = lessons(game_id)

    def build(self) -> None:
        """The ways on, and a bell."""
        super().build()
        self.app.sound.play("bell")

    def title(self) -> str:
        """The lesson."""
        return self.lessons[self.number].title

    def words(self) -> str:
        """What the stars are for."""
        words = {3: _("Without help: three stars."), 2: _("With a little help: two stars."), 1: _("Done: one star.")}
        return words[self.stars]

    def ways(self) -> Sequence[Button]:
        """The next lesson first, while there is one; else a game."""
        ways, more = [], self.number + 1 < len(self.lessons)
        if more:
            title = _("Next: {title}").format(title=self.lessons[self.number + 1].title)
            lesson = to.Lesson(self.game_id, self.number + 1)
            ways.append(Button("next", title, partial(self._go, lesson), "primary", glyph="learn", zone="ways"))
        box = find(self.game_id)
        words = _("Play a game of {box}").format(box=box.title)
        kind: ButtonKind = "secondary" if more else "primary"
        ways.append(Button("play", words, partial(self._go, to.Setup(box)), kind, glyph="play", zone="ways"))
        again = to.Lesson(self.game_id, self.number)
        ways.append(Button("again", _("This lesson again"), partial(self._go, again), glyph="undo", zone="ways"))
        ways.append(Button("back", _("All lessons"), self.back, "quiet", key="Esc", zone="ways"))
        return ways

    def back(self) -> None:
        """Esc goes to the list of lessons."""
        self._go(to.Lessons(self.game_id))

    def _go(self, goal: object) -> None:
        if isinstance(goal, to.Lessons) and any(scene.name == "lessons" for scene in self.app.scenes):
            self.app.pop(self)
        else:
            self.app.replace(self.app.scene_for(goal), self)

    def picture_high(self) -> float:
        """The stars."""
        return STAR + 16

    def draw_picture(self, canvas: Canvas, x: float, y: float) -> None:
        """The stars."""
        for n in range(STARS):
            art = "star_on" if n < self.stars else "star_off"
            canvas.art(art, x + (n - 1) * (STAR + 14), y + STAR / 2, STAR, centred=True)
