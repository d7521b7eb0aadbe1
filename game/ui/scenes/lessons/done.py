"""The end of a lesson: stars, and the ways on."""

from functools import partial

from game.games import find, lessons
from game.play.teaching import STARS
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, ButtonKind
from game.ui.widgets.layout import middle, stack
from game.words import _

WIDE = 620.0
STAR, BIRD = 64.0, 250.0


class LessonEnd(Scene):
    """Over the room: how well it went, and what comes next."""

    name = "lesson done"

    def __init__(self, game_id: str, number: int, stars: int) -> None:
        super().__init__()
        self.game_id = game_id
        self.number = number
        self.stars = stars
        self.lessons = lessons(game_id)

    def build(self) -> None:
        """The next lesson first, while there is one; else a game."""
        more = self.number + 1 < len(self.lessons)
        buttons = []
        if more:
            title = _("Next: {title}").format(title=self.lessons[self.number + 1].title)
            lesson = to.Lesson(self.game_id, self.number + 1)
            buttons.append(Button("next", title, partial(self._go, lesson), "primary", glyph="learn", zone="ways"))
        game = _("Play a game of {box}").format(box=find(self.game_id).title)
        kind: ButtonKind = "secondary" if more else "primary"
        buttons.append(
            Button("play", game, partial(self._go, to.Setup(find(self.game_id))), kind, glyph="play", zone="ways")
        )
        again = to.Lesson(self.game_id, self.number)
        buttons.append(Button("again", _("This lesson again"), partial(self._go, again), glyph="undo", zone="ways"))
        buttons.append(Button("back", _("All lessons"), self.back, "quiet", key="Esc", zone="ways"))
        self.ways = buttons
        self.add(*buttons)
        self.app.sound.play("bell")

    def back(self) -> None:
        """Esc goes to the list of lessons."""
        self._go(to.Lessons(self.game_id))

    def _go(self, goal: object) -> None:
        if isinstance(goal, to.Lessons) and any(scene.name == "lessons" for scene in self.app.scenes):
            self.app.pop(self)
        else:
            self.app.replace(self.app.scene_for(goal), self)

    def lay_out(self, canvas: Canvas) -> None:
        """A panel in the middle, the bird on its edge."""
        w = min(WIDE * min(canvas.measure.growth, 1.5), canvas.measure.w - 64)
        buttons = sum(button.ask(canvas)[1] + 12 for button in self.ways) - 12
        self.head = 40 + canvas.leading(theme.SECTION, 1.3) + STAR + 24 + canvas.leading(theme.BODY, 1.6)
        high = self.head + buttons + 32
        room = Rect(canvas.measure.area)
        bird = min(BIRD, max(0.0, room.h - high - 24))
        self.box = middle(Rect(room.x, room.y + bird, room.w, room.h - bird), w, high)
        self.box.y = max(bird + 8, (room.h - high + bird) / 2)
        self.bird = bird
        stack(canvas, Rect(self.box.x + 32, self.box.y + self.head, w - 64, buttons), self.ways, 12)

    def draw(self, canvas: Canvas) -> None:
        """The room, the panel, the stars."""
        canvas.room()
        canvas.panel(self.box, corners=True, radius=16)
        x, y = self.box.centerx, self.box.y + 34 + canvas.leading(theme.SECTION, 0.65)
        canvas.text(
            self.lessons[self.number].title, x, y, theme.SECTION, "ink", "title", "centre", room=self.box.w - 200
        )
        y += canvas.leading(theme.SECTION, 0.65) + 8
        for n in range(STARS):
            art = "star_on" if n < self.stars else "star_off"
            canvas.art(art, x + (n - 1) * (STAR + 14), y + STAR / 2, STAR, centred=True)
        words = {3: _("Without help: three stars."), 2: _("With a little help: two stars."), 1: _("Done: one star.")}
        y += STAR + 12 + canvas.leading(theme.BODY, 0.6)
        canvas.text(words[self.stars], x, y, theme.BODY, "muted", "text", "centre", room=self.box.w - 64)
        if self.bird > 90:
            high = self.bird * 450 / 376
            canvas.art("tutor_cheer", self.box.x + 6, self.box.y + 8 - self.bird, high * 440 / 450, high)
