"""What the logbook shows: whose page, and the tabs of the boxes at the edge of the book."""

from collections.abc import Callable, Sequence

from game.games import BOXES
from game.logbook.entry import Person
from game.logbook.writing import title_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.shell.input import Input, Pressed, Wheel
from game.ui.widgets.choices import Option, Options
from game.words import _

ALL = ""
"""The value of the tab and the pill that stand for everything and everybody."""
GAP = 12.0
"""Between two pills."""


class People(Options):
    """Pills with emblems, one for each person, and one for everybody.

    Where not all have room, an arrow at the end brings the others, and so does the wheel; the chosen one is brought
    whenever another is chosen.
    """

    def __init__(self, people: Sequence[Person], chosen: str, change: Callable[[object], None]) -> None:
        options = [Option(person.name, person.name) for person in people]
        if len(options) != 1:
            options.append(Option(ALL, _("Everybody")))
        super().__init__("people", options, chosen, change, zone="people")
        self.colours = {person.name: person.colour for person in people}
        self._widths: list[float] = []
        self._arrow = 0.0
        self._first = 0
        self._brought = False
        """Whether the chosen one has been brought since it was chosen."""

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """As wide as all of them, if there is room."""
        grow = canvas.measure.growth
        self._arrow = 46 * grow
        self._widths = [
            canvas.width(option.label, self.size, "bold") + 44 + (38 * grow if option.value in self.colours else 0)
            for option in self.options
        ]
        return self._wide(0, len(self._widths)), max(HIT, canvas.leading(self.size, 1.0) + 24)

    def _wide(self, first: int, end: int) -> float:
        return sum(self._widths[first:end]) + GAP * max(0, end - first - 1)

    @property
    def arrow(self) -> Rect | None:
        """Where the arrow stands that brings those who are not seen; None = all are."""
        if not self._widths or self._wide(0, len(self._widths)) <= self.rect.w + 1:
            return None
        return Rect(self.rect.right - self._arrow, self.rect.y, self._arrow, self.rect.h)

    def _end(self, first: int) -> int:
        """The number after the last that is seen if `first` is the first; one is seen in any case."""
        room = self.rect.w - (self._arrow + GAP if self.arrow else 0)
        end = first + 1
        while end < len(self._widths) and self._wide(first, end + 1) <= room + 1:
            end += 1
        return end

    def places(self) -> list[Rect]:
        """Side by side from the first that is seen on; what has no room is not seen."""
        if not self._widths or not self.rect.w:
            return [Rect(self.rect.x, self.rect.y, 0, 0) for _option in self.options]
        self._bring()
        end, room = self._end(self._first), self.rect.w - (self._arrow + GAP if self.arrow else 0)
        x, found = self.rect.x, []
        for n, width in enumerate(self._widths):
            seen = self._first <= n < end
            w = min(width, room)
            found.append(Rect(x, self.rect.y, w, self.rect.h) if seen else Rect(self.rect.x, self.rect.y, 0, 0))
            x += w + GAP if seen else 0
        return found

    def _bring(self) -> None:
        if self.arrow is None:
            self._first = 0
        elif not self._brought:
            self._first = min(self._first, self.index)
            while self._end(self._first) <= self.index:
                self._first += 1
        self._brought = True

    def _last_first(self) -> int:
        """From whom on all are seen to the last."""
        return next(n for n in range(len(self.options)) if self._end(n) == len(self.options))

    def _scroll(self, first: int) -> None:
        self._first = max(0, first)
        self.app.dirty()

    def handle(self, given: Input) -> bool:
        """The arrow brings the next ones, after the last ones the first again; the wheel goes one by one."""
        match given:
            case Pressed(x, y, "left") if self.arrow and self.arrow.collidepoint(x, y):
                end, last = self._end(self._first), self._last_first()
                self._scroll(0 if self._first >= last else min(end, last))
                return True
            case Wheel(dy=dy) if dy and self.arrow:
                self._scroll(min(self._first + (1 if dy < 0 else -1), self._last_first()))
                return True
        return super().handle(given)

    def choose(self, index: int) -> None:
        """Choose this person, who is brought where no room was."""
        self._brought = False
        super().choose(index)

    def draw(self, canvas: Canvas) -> None:
        """The pills; the chosen one is brass."""
        for n, place in enumerate(self.places()):
            if place.w:
                self._draw_pill(canvas, n, place)
        if self.arrow:
            canvas.glyph("chevron_right", self.arrow.centerx, self.arrow.centery, 24, "accent")
            if self.focused and not self.places()[self.index].w:
                canvas.ring(self.arrow, self.arrow.h / 2)

    def _draw_pill(self, canvas: Canvas, n: int, place: Rect) -> None:
        option, on, grow = self.options[n], n == self.index, canvas.measure.growth
        fill = ("brass_top", "brass_bottom") if on else ("chip_top", "chip_bottom")
        canvas.rr(place, place.h / 2, fill, "brass_edge" if on else "panel_inner", 2)
        x, colour = place.x + 22, self.colours.get(str(option.value))
        if colour is not None:
            size = min(place.h - 10, 36 * grow)
            canvas.medal(colour, place.x + 8 + size / 2, place.centery, size)
            x = place.x + 16 + size
        face = "bold" if on else "strong"
        ink = self._colour(n) if on else "ink"
        canvas.text(option.label, x, place.centery, self.size, ink, face, room=place.right - 14 - x)
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
