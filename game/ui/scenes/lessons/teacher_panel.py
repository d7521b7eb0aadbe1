"""A panel with the teacher on its edge: a title, a few words, and the ways on below each other."""

from abc import ABC, abstractmethod
from collections.abc import Sequence

from game.kit.lessons import Pose
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import middle, stack

WIDE, BIRD, LEAST = 620.0, 250.0, 90.0
"""The panel's width; how high the bird stands at most, and at least, or he is left out."""


class TeacherPanel(Scene, ABC):
    """The base of such panels; a subclass says what stands there."""

    pose: Pose = "explain"

    @abstractmethod
    def title(self) -> str:
        """The heading."""

    @abstractmethod
    def words(self) -> str:
        """What stands below it."""

    @abstractmethod
    def ways(self) -> Sequence[Button]:
        """The buttons, the most likely one first."""

    def picture_high(self) -> float:
        """How high the picture between heading and words is, in units."""
        return 0.0

    def draw_picture(self, canvas: Canvas, x: float, y: float) -> None:
        """Draw that picture around x, from y down."""

    def build(self) -> None:
        """The ways on."""
        self.buttons = list(self.ways())
        self.add(*self.buttons)

    def lay_out(self, canvas: Canvas) -> None:
        """A panel in the middle, the bird on its edge where there is room for him."""
        w = min(WIDE * min(canvas.measure.growth, 1.5), canvas.measure.w - 64)
        buttons = sum(button.ask(canvas)[1] + 12 for button in self.buttons) - 12
        self._below = 34 + canvas.leading(theme.SECTION, 1.3) + 8 + self.picture_high()
        head = self._below + canvas.para_height(self.words(), w - 64, theme.BODY) + 24
        high = head + buttons + 32
        room = Rect(canvas.measure.area)
        self.bird = min(BIRD, max(0.0, room.h - high - 24))
        self.box = middle(Rect(room.x, room.y + self.bird, room.w, room.h - self.bird), w, high)
        self.box.y = max(self.bird + 8, (room.h - high + self.bird) / 2)
        stack(canvas, Rect(self.box.x + 32, self.box.y + head, w - 64, buttons), self.buttons, 12)

    def draw(self, canvas: Canvas) -> None:
        """The room, the panel, what it says, the bird."""
        canvas.room()
        canvas.panel(self.box, corners=True, radius=16)
        x, y = self.box.centerx, self.box.y + 34 + canvas.leading(theme.SECTION, 0.65)
        canvas.text(self.title(), x, y, theme.SECTION, "ink", "title", "centre", room=self.box.w - 200)
        self.draw_picture(canvas, x, y + canvas.leading(theme.SECTION, 0.65) + 8)
        y = self.box.y + self._below + canvas.leading(theme.BODY, 0.7)
        canvas.para(self.words(), x, y, self.box.w - 64, theme.BODY, "muted", align="centre")
        if self.bird > LEAST:
            high = self.bird * 450 / 376
            canvas.art(f"tutor_{self.pose}", self.box.x + 6, self.box.y + 8 - self.bird, high * 440 / 450, high)
