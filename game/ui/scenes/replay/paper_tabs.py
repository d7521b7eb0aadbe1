"""Tabs written on paper, the chosen one underlined in red."""

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.scenes.logbook.paper import GREY, INK, on_paper
from game.ui.widgets.choices import Options


class PaperTabs(Options):
    """Options side by side as headings of one sheet."""

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as the words."""
        wide = sum(canvas.width(option.label, theme.BODY, "bold") + 26 for option in self.options)
        return wide, max(HIT, canvas.leading(theme.BODY, 1.5))

    def places(self) -> list[Rect]:
        """Each as wide as its words ask for, in proportion."""
        whole = sum(len(option.label) + 3 for option in self.options)
        x, found = self.rect.x, []
        for option in self.options:
            w = self.rect.w * (len(option.label) + 3) / whole
            found.append(Rect(x, self.rect.y, w, self.rect.h))
            x += w
        return found

    def draw(self, canvas: Canvas) -> None:
        """The words and the line."""
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            on = n == self.index
            canvas.text(option.label, place.centerx, place.centery, theme.BODY, INK if on else GREY,
                        "bold" if on else "strong", "centre", room=place.w - 8)  # fmt: skip
            if on:
                canvas.rr((place.x + 8, place.bottom - 6, place.w - 16, 3), 1.5, "#A8321B")
        canvas.fill((self.rect.x, self.rect.bottom - 2, self.rect.w, 1.2), "#CDB98A")
        if self.focused:
            with on_paper(canvas):
                canvas.ring(self.places()[self.index], 6)
