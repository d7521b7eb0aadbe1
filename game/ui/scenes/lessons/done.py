"""The end of a lesson: stars, and the ways on."""

from collections.abc import Sequence
from functools import partial

import msgspec

from game.games import find, lessons
from game.play.last_tables import usual
from game.play.teaching import STARS
from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.lessons.teacher_panel import TeacherPanel
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.widgets.buttons import Button, ButtonKind
from game.words import _

STAR = 64.0


class LessonEnd(TeacherPanel):
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
        """The next lesson first, while there is one, and a game with tips; after the last one any game, too."""
        ways, more = [], self.number + 1 < len(self.lessons)
        if more:
            title = _("Next: {title}").format(title=self.lessons[self.number + 1].title)
            lesson = to.Lesson(self.game_id, self.number + 1)
            ways.append(Button("next", title, partial(self._go, lesson), "primary", glyph="learn", zone="ways"))
        kind: ButtonKind = "secondary" if more else "primary"
        words = _("A first game, with tips")
        ways.append(Button("guided", words, self._first_game, kind, glyph="play", zone="ways"))
        if not more:
            words = _("Play a game of {box}").format(box=find(self.game_id).title)
            ways.append(Button("play", words, self._play, glyph="play", zone="ways"))
        again = to.Lesson(self.game_id, self.number)
        ways.append(Button("again", _("This lesson again"), partial(self._go, again), glyph="undo", zone="ways"))
        ways.append(Button("back", _("All lessons"), self.back, "quiet", key="Esc", zone="ways"))
        return ways

    def _play(self) -> None:
        self._go(to.Setup(find(self.game_id)))

    def _first_game(self) -> None:
        """The usual table, with tips; where it cannot be set, the set-up says why."""
        try:
            sit_down(self.app, msgspec.structs.replace(usual(self.game_id), tips=True).match(), instead=self)
        except CANNOT_SIT:
            self._play()

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
