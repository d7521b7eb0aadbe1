"""The calendar on the wall: a month of days with the best medal of each; a press shows the chest of that day."""

from calendar import monthrange
from collections.abc import Callable, Mapping, Sequence
from datetime import date, timedelta

from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.reading.moments import MONTHS
from game.ui.scenes.today.telling import BRIEF, drawing
from game.ui.widgets.base import Target
from game.ui.widgets.parts import Parts
from game.words import _

ROWS, COLUMNS = 6, 7
SUNDAY_RED = "#8E2B1B"


class WallCalendar(Parts):
    """One month on paper. `medals` has the days whose medal is known, `opened` those that were begun."""

    def __init__(self, press: Callable[[date], None]) -> None:
        super().__init__("day", "calendar")
        self.press = press
        self.now = self.chosen = date.min
        self.month = date.min
        """The first day of the month that is seen."""
        self.medals: Mapping[date, int] = {}
        self.opened: frozenset[date] = frozenset()
        self.head = Rect(0, 0, 0, 0)
        """The red head with the month's name, between the two arrows."""

    def show(self, now: date, chosen: date, medals: Mapping[date, int], opened: frozenset[date]) -> None:
        """Take over what is known."""
        self.now, self.chosen, self.medals, self.opened = now, chosen, medals, opened
        self.month = chosen.replace(day=1)

    def turn(self, step: int) -> None:
        """Go a month on or back."""
        self.month = (self.month + timedelta(days=40 * step if step > 0 else -1)).replace(day=1)

    @property
    def latest(self) -> bool:
        """Whether this month is the present one."""
        return (self.month.year, self.month.month) >= (self.now.year, self.now.month)

    # ---- places

    def hang(self, canvas: Canvas, paper: Rect) -> None:
        """Hang it here; the head, in which the arrows stand, is above the widget's own rect."""
        high = max(60.0, canvas.leading(30, 1.2) + 24)
        self.head = Rect(paper.x, paper.y, paper.w, high)
        self.rect = Rect(paper.x, paper.y + high, paper.w, paper.h - high)

    def _grid(self, canvas: Canvas) -> Rect:
        top = self.rect.y + canvas.leading(theme.LABEL, 1.5) + 12
        foot = canvas.leading(theme.LABEL, 1.5) + 10
        return Rect(self.rect.x + 28, top, self.rect.w - 56, self.rect.bottom - foot - top)

    def days(self) -> Sequence[date]:
        """The days of the month."""
        return [self.month.replace(day=n + 1) for n in range(monthrange(self.month.year, self.month.month)[1])]

    def places(self) -> Mapping[date, Rect]:
        """Where each day of the month stands."""
        grid, first = self._grid(self.app.canvas), self.month.weekday()
        days = self.days()
        w, h = grid.w / COLUMNS, grid.h / max(5, -(-(len(days) + first) // COLUMNS))
        found = {}
        for n, day in enumerate(days, first):
            found[day] = Rect(grid.x + n % COLUMNS * w + 2, grid.y + n // COLUMNS * h + 2, w - 4, h - 4)
        return found

    def _past(self) -> Mapping[date, Rect]:
        return {day: place for day, place in self.places().items() if day <= self.now}

    def targets(self) -> Sequence[Target]:
        """The days up to today."""
        return [Target(f"day:{day.isoformat()}", place, self, self.zone) for day, place in self._past().items()]

    def part_at(self, x: float, y: float) -> str:
        """The day there, up to today."""
        return next((day.isoformat() for day, place in self._past().items() if place.collidepoint(x, y)), "")

    def press_part(self, part: str) -> None:
        """Show the chest of this day."""
        self.press(date.fromisoformat(part))

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Paper, head, days, what the signs mean."""
        head = self.head
        canvas.sheet(head.union(self.rect), 8)
        canvas.rr(head, 8, ("#B8432C", "#7F2415"), "#4A130A", 1.5)
        rings = 6
        for n in range(rings):
            x = head.x + head.w * (n + 0.7) / (rings + 0.4)
            canvas.rr((x - 6, head.y - 15, 12, 30), 6, ("#FFF1BC", "#B8801F"), "#5B3A0C", 1.5)
        name = _(MONTHS[self.month.month - 1])
        if self.month.year != self.now.year:
            name = _("{month} {year}").format(month=name, year=self.month.year)
        canvas.text(name, head.centerx, head.centery + 5, 30, "#FFF3DC", "display", "centre", room=head.w - 170)
        grid = self._grid(canvas)
        y = head.bottom + canvas.leading(theme.LABEL, 0.75) + 10
        for n, brief in enumerate(BRIEF):
            x = grid.x + grid.w * (n + 0.5) / COLUMNS
            colour = SUNDAY_RED if n > 4 else "paper_muted"
            canvas.text(_(brief), x, y, theme.LABEL, colour, "bold", "centre", room=grid.w / COLUMNS)
        for day, place in self.places().items():
            self._draw_day(canvas, day, place)
        self._draw_key(canvas)

    def _draw_day(self, canvas: Canvas, day: date, place: Rect) -> None:
        medal, gone = self.medals.get(day), day <= self.now
        if day == self.now:
            canvas.rr(place, 8, ("#FBE3A4", "#F1CD78"), "#8A5A14", 2.5)
        elif medal is not None or day in self.opened:
            canvas.rr(place, 6, "#EBDDB4", "#D3C08C", 1)
        if day == self.chosen and day != self.now:
            canvas.rr(place, 6, "", "paper_link", 2.5)
        elif day.isoformat() == self.over and self.hovered:
            canvas.rr(place, 6, "", "paper_line", 2)
        size = theme.LABEL
        w = canvas.text(str(day.day), place.x + 7, place.y + canvas.leading(size, 0.55) + 3, size,
                        "paper_ink" if gone else "paper_muted", "bold", room=place.w - 10)  # fmt: skip
        room = Rect(place.x + 7 + w + 2, place.y + 3, place.right - place.x - w - 12, place.h - 6)
        if room.w < 30:  # a narrow day: the sign stands below the number
            line = canvas.leading(size, 0.9) + 5
            room = Rect(place.x + 4, place.y + line, place.w - 8, place.h - line)
        wide = min(38.0, room.w, room.h * 0.78)
        if medal:
            wide = min(wide, room.h / 1.25)
            canvas.art(drawing(medal), room.right - wide / 2, room.centery, wide, centred=True)
        elif medal == 0:
            canvas.art("glyph_chest", room.centerx, room.centery, wide * 0.72, centred=True, tint="#9A8048")
        elif day in self.opened:
            canvas.art("glyph_hourglass", room.centerx, room.centery, wide * 0.66, centred=True, tint="#9A8048")
        if day.isoformat() == self.focused_part:
            with canvas.dressed({**canvas.palette, "focus": canvas.palette["paper_link"], "gap": "#FFF6E0"}):
                canvas.ring(place, 6)

    def _draw_key(self, canvas: Canvas) -> None:
        """What a chest and an hourglass mean."""
        y = self.rect.bottom - 8 - canvas.leading(theme.LABEL, 0.75)
        x, right = self.rect.x + 28, self.rect.right - 20
        for sign, words in (("chest", _("no medal")), ("hourglass", _("still open"))):
            w = canvas.width(words, theme.LABEL)
            if x + 26 + w > right:
                return
            canvas.art(f"glyph_{sign}", x + 8, y, 22, centred=True, tint="#9A8048")
            canvas.text(words, x + 26, y, theme.LABEL, "paper_muted")
            x += 26 + w + 30
