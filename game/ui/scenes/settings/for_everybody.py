"""What the program does for everybody without being told to, as sentences below the settings for accessibility."""

from collections.abc import Sequence

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.widgets.column import Reading
from game.words import _


class Ticked(Reading):
    """A sentence with a head and a tick."""

    def __init__(self, head: str, words: str) -> None:
        """What the program does, and how."""
        super().__init__()
        self.head = head
        self.text = words

    def high(self, canvas: Canvas, w: float) -> float:
        """As the words are."""
        room = w - 44 * canvas.measure.growth
        return canvas.leading(theme.STRONG) + canvas.para_height(self.text, room, leading=1.25) + 16

    def draw(self, canvas: Canvas) -> None:
        """A tick, the head, the words."""
        x, y, w, _h = self.rect
        indent = 44 * canvas.measure.growth
        y += canvas.leading(theme.STRONG) / 2
        canvas.glyph("check", x + 12 * canvas.measure.growth, y, 22, "good")
        canvas.text(self.head, x + indent, y, theme.STRONG, "ink", "strong", room=w - indent)
        y += canvas.leading(theme.STRONG) * 0.5 + canvas.leading(theme.BODY) * 0.5
        canvas.para(self.text, x + indent, y, w - indent, theme.BODY, "muted", leading=1.25)


def for_everybody() -> Sequence[Ticked]:
    """What the program does for everybody, in words."""
    sentences = (
        (
            _("Mouse alone, keyboard alone"),
            _("Every decision can be made with either; nothing has to be dragged or held."),
        ),
        (_("Text from 90 to 200 %"), _("All words grow at once; Ctrl + and Ctrl − do it anywhere.")),
        (_("Never colour alone"), _("Seats differ by colour, emblem and edge; kinds of cards by colour and picture.")),
        (_("Contrast"), _("Words have at least 4.5 to 1 against their ground; high contrast goes further.")),
        (_("Your own pace"), _("Bots can be paused, stepped and slowed; so can the moment for an answer out of turn.")),
        (_("Still pictures"), _("Reduce motion stops all travelling; nothing flashes.")),
        (_("Nothing by sound alone"), _("Every signal can be seen as well.")),
    )
    return [Ticked(head, words) for head, words in sentences]
