"""What the logbook shows: whose page, and the tabs of the boxes at the edge of the book."""

from collections.abc import Callable, Sequence

from game.games import BOXES
from game.logbook.entry import Person
from game.logbook.writing import title_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.widgets.choices import Option, Options
from game.words import _

ALL = ""
"""The value of the tab and the pill that stand for everything and everybody."""


class People(Options):
    """Pills with emblems, one for each person, and one for everybody; too many scroll with the chosen one."""

    def __init__(self, people: Sequence[Person], chosen: str, change: Callable[[object], None]) -> None:
        options = [Option(person.name, person.name) for person in people]
        if len(options) != 1:
            options.append(Option(ALL, _("Everybody")))
        super().__init__("people", options, chosen, change, zone="people")
        self.colours = {person.name: person.colour for person in people}
        self._widths: list[float] = []
        self._first = 0

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as all of them, if there is room."""
        grow = canvas.measure.growth
        self._widths = [
            canvas.width(option.label, self.size, "bold") + 44 + (38 * grow if option.value in self.colours else 0)
            for option in self.options
        ]
        return sum(self._widths) + 12 * (len(self._widths) - 1), max(HIT, canvas.leading(self.size, 1.0) + 24)

    def places(self) -> list[Rect]:
        """Side by side from the first that is seen on; what has no room is not seen."""
        if not self._widths:
            return [Rect(self.rect.x, self.rect.y, 0, 0) for _option in self.options]
        self._first = min(self._first, self.index)
        while self._first < self.index and sum(self._widths[self._first : self.index + 1]) + 12 * (
            self.index - self._first
        ) > self.rect.w:
            self._first += 1
        x, found = self.rect.x, []
        for n, width in enumerate(self._widths):
            w = min(width, self.rect.w)
            seen = n >= self._first and x + w <= self.rect.right + 1
            found.append(Rect(x, self.rect.y, w, self.rect.h) if seen else Rect(self.rect.x, self.rect.y, 0, 0))
            x += w + 12 if n >= self._first else 0
        return found

    def draw(self, canvas: Canvas) -> None:
        """The pills; the chosen one is brass."""
        grow = canvas.measure.growth
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            if not place.w:
                continue
            on = n == self.index
            fill = ("brass_top", "brass_bottom") if on else ("chip_top", "chip_bottom")
            canvas.rr(place, place.h / 2, fill, "brass_edge" if on else "panel_inner", 2)
            x, known = place.x + 22, str(option.value) in self.colours
            if known:
                size = min(place.h - 10, 36 * grow)
                canvas.medal(self.colours[str(option.value)], place.x + 8 + size / 2, place.centery, size)
                x = place.x + 16 + size
            face = "bold" if on else "strong"
            colour = self._colour(n) if on else "ink"
            canvas.text(option.label, x, place.centery, self.size, colour, face, room=place.right - 14 - x)
            if self.focused and on:
                canvas.ring(place, place.h / 2)


class BoxTabs(Options):
    """Tabs at the edge of the book: all boxes, then each box by its cover."""

    keys = ("up", "down")

    def __init__(self, chosen: str, change: Callable[[object], None]) -> None:
        options = [Option(ALL, _("All")), *(Option(box, title_of(box)) for box in BOXES)]
        super().__init__("boxes", options, chosen, change, zone="boxes")

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """What a box is called."""
        for option, place in zip(self.options, self.places(), strict=True):
            if option.value and place.collidepoint(x, y):
                return option.label, place
        return "", self.rect

    def places(self) -> list[Rect]:
        """One below the other, with room between them."""
        pitch = self.rect.h / len(self.options)
        high = min(84.0, pitch - 10)
        return [Rect(self.rect.x, self.rect.y + n * pitch, self.rect.w, high) for n in range(len(self.options))]

    def draw(self, canvas: Canvas) -> None:
        """Paper tabs; the chosen one sticks out and is lighter."""
        for n, (option, place) in enumerate(zip(self.options, self.places(), strict=True)):
            on = n == self.index
            shown = Rect(place.x, place.y, place.w if on else place.w - 10, place.h)
            canvas.shadow(shown, 8, 1, 3, 5, 120)
            canvas.rr(shown, 8, ("#FBF3DC", "#EBDCB2") if on else ("#C9B684", "#B39E6A"), "#6E5A32", 1.5)
            if on:
                canvas.fill((shown.right - 7, shown.y + 6, 4, shown.h - 12), "#A8321B")
            if option.value:
                high = shown.h - 18
                cover = Rect(shown.centerx - high * 0.356, shown.y + 9, high * 0.711, high)
                canvas.painting(f"cover_{option.value}", cover)
            else:
                canvas.text(
                    option.label, shown.centerx, shown.centery, theme.LABEL, "#14303A", "bold", "centre",
                    room=shown.w - 10,
                )  # fmt: skip
            if on and self.focused:
                canvas.ring(shown, 8)
