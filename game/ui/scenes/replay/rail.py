"""The rail of a replay: its moments from left to right, pins above, chapters below, the head that one drags."""

from collections.abc import Callable, Sequence

from game.core.player import Player
from game.play.replaying.chapters import Chapter, Pin
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input, Key, Moved, Pressed, Released, Wheel
from game.ui.widgets.base import Target, Widget

PIN, NEAR = 34.0, 16.0
EDGE = 26.0


class Rail(Widget):
    """Where one is in the game; every way of moving along it ends in `go`."""

    def __init__(self, last: int, players: Sequence[Player], go: Callable[[int], None]) -> None:
        super().__init__("rail", "rail")
        self.last, self.players, self.go = last, players, go
        self.place = 0
        self.chapters: Sequence[Chapter] = ()
        self.pins: Sequence[Pin] = ()
        self.turns: Sequence[int] = ()
        """The places of the turning points."""
        self.marks: Sequence[int] = ()
        self.clip: tuple[int, int] | None = None
        """The stretch that is saved as a clip."""
        self.unspoiled = False
        """Whether what is to come is not told: no colours and signs there."""
        self._held = ""

    def targets(self) -> Sequence[Target]:
        """The rail as a whole; the arrow keys move along it."""
        return (Target(self.id, self.rect, self, self.zone),)

    # ---- places

    def ask(self, canvas: Canvas) -> tuple[float, float]:
        """Pins, rail, chapters."""
        return 400, 62 + 30 + max(34.0, canvas.leading(theme.LABEL, 1.5))

    @property
    def _track(self) -> Rect:
        return Rect(self.rect.x + EDGE, self.rect.y + 56, self.rect.w - 2 * EDGE, 16)

    def x_of(self, place: float) -> float:
        """Where this place lies."""
        return self._track.x + self._track.w * place / max(1, self.last)

    def place_at(self, x: float) -> int:
        """The place at this x."""
        part = (x - self._track.x) / max(1.0, self._track.w)
        return round(min(1.0, max(0.0, part)) * self.last)

    def chapter_at(self, place: int) -> int:
        """The number of the chapter that this place is in, -1 = in none."""
        return max((n for n, chapter in enumerate(self.chapters) if chapter.first <= place), default=-1)

    def tip_at(self, x: float, y: float) -> tuple[str, Rect]:
        """The words of a pin, unless they lie ahead and are not to be told."""
        if y < self._track.y:
            for pin in self.pins:
                if abs(self.x_of(pin.place) - x) < NEAR and not (self.unspoiled and pin.place > self.place):
                    return pin.words, Rect(self.x_of(pin.place) - PIN / 2, self.rect.y, PIN, PIN)
        return "", self.rect

    # ---- input

    def handle(self, given: Input) -> bool:
        """Drag, click, wheel, and keys along the moments and chapters."""
        match given:
            case Pressed(x, y, "left"):
                self._press(x, y)
            case Moved(x, _) if self._held:
                self._drag(x)
            case Released(button="left"):
                self._held = ""
            case Wheel(dy=dy) if dy:
                self.go(self.place - (1 if dy > 0 else -1))
            case Key():
                return self._key(given)
            case _:
                return False
        return True

    def _press(self, x: float, y: float) -> None:
        if self.clip and abs(y - self._track.centery) < 24:
            for side, end in zip(("left", "right"), self.clip, strict=True):
                if abs(self.x_of(end) - x) < 9 and abs(end - self.place) > 0:
                    self._held = side
                    return
        near = [pin.place for pin in self.pins if abs(self.x_of(pin.place) - x) < NEAR] if y < self._track.y else []
        if y > self._track.bottom + 10 and self.chapters:
            self.go(self.chapters[max(0, self.chapter_at(self.place_at(x)))].first)
            return
        self._held = "head"
        self.go(near[0] if near else self.place_at(x))

    def _drag(self, x: float) -> None:
        place = self.place_at(x)
        if self._held == "head":
            self.go(place)
        elif self.clip and self._held == "left":
            self.clip = (min(place, self.clip[1] - 1), self.clip[1])
            self.app.dirty()
        elif self.clip:
            self.clip = (self.clip[0], max(place, self.clip[0] + 1))
            self.app.dirty()

    def _key(self, given: Key) -> bool:
        starts = [chapter.first for chapter in self.chapters] or [0]
        later = next((start for start in starts if start > self.place), self.last)
        earlier = next((start for start in reversed(starts) if start < self.place), 0)
        page = max(1, self.last // 20)
        steps = {
            "Left": self.place - 1, "Right": self.place + 1, "Shift+Left": earlier, "Shift+Right": later,
            "Ctrl+Left": earlier, "Ctrl+Right": later, "Home": 0, "End": self.last,
            "PgUp": self.place - page, "PgDn": self.place + page,
        }  # fmt: skip
        if given.chord not in steps:
            return False
        self.go(steps[given.chord])
        return True

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Track, chapters, pins, marks, clip, head."""
        track = self._track
        head = self.x_of(self.place)
        canvas.rr((track.x - 6, track.y - 2, track.w + 12, track.h + 4), 4, "well", "line", 1.5)
        canvas.rr((track.x - 4, track.y, max(4.0, head - track.x + 4), track.h), 3, ("fill_top", "fill_bottom"))
        self._draw_chapters(canvas, track)
        for pin in self.pins:
            self._draw_pin(canvas, pin, track)
        for number, turn in enumerate(self.turns, 1):
            if not (self.unspoiled and turn > self.place):
                canvas.fill((self.x_of(turn) - 1, self.rect.y + 34, 2, track.y - self.rect.y - 34), "#C4B27A")
                canvas.art("turn_mark", self.x_of(turn), self.rect.y + 22, 42, centred=True)
                canvas.text(str(number), self.x_of(turn), self.rect.y + 22, theme.LABEL, "#3B2408", "bold", "centre")
        for mark in self.marks:
            canvas.glyph("bookmark", self.x_of(mark), track.bottom + 3, 15, "#FF8A73")
        if self.clip:
            left, right = (self.x_of(end) for end in self.clip)
            canvas.shade((left, track.y - 5, right - left, track.h + 10), "#7FE0FF", 0.3)
            canvas.art("clip_bracket", left, track.centery, 16, centred=True)
            canvas.art("clip_bracket", right, track.centery, 16, centred=True, flip=True)
        knob = Rect(head - 11, track.y - 9, 22, track.h + 18)
        canvas.shadow(knob, 5, 0, 2, 4, 120)
        canvas.rr(knob, 5, ("knob_top", "knob_bottom"), "brass_dark", 2)
        for dx in (-4, 0, 4):
            canvas.fill((head + dx - 0.7, knob.y + 9, 1.4, knob.h - 18), "brass_dark")
        if self.focused:
            canvas.ring(knob, 6)

    def _draw_chapters(self, canvas: Canvas, track: Rect) -> None:
        y, high = track.bottom + 14, self.rect.bottom - track.bottom - 14
        now = self.chapter_at(self.place)
        for n, chapter in enumerate(self.chapters):
            end = self.chapters[n + 1].first if n + 1 < len(self.chapters) else self.last
            left, right = self.x_of(chapter.first), self.x_of(end)
            if n:
                canvas.fill((left - 1, track.y - 2, 2, track.h + 4), "gap")
            place = Rect(left + 2, y, max(3.0, right - left - 4), high)
            fill, line = (("#4A3510", "#332408"), "accent") if n == now else ("", "panel_inner")
            canvas.rr(place, 5, fill, line, 1.5)
            words = _short(canvas, chapter.name, place.w - 10)
            canvas.text(words, place.centerx, place.centery, theme.LABEL, "ink" if n == now else "muted", "strong",
                        "centre", room=max(1.0, place.w - 8))  # fmt: skip

    def _draw_pin(self, canvas: Canvas, pin: Pin, track: Rect) -> None:
        x, y = self.x_of(pin.place), self.rect.y + 22
        ahead = pin.place > self.place
        if ahead and self.unspoiled:
            canvas.rr((x - 4, y + 8, 8, 8), 4, "#38606F")
            return
        style = theme.SEATS[self.players[pin.seat].colour] if pin.seat is not None else theme.SEATS[5]
        now = pin.place == self.place
        size = PIN if now else 27.0
        fill, tint = (style.dark, "#FFFFFF") if ahead else (style.colour, style.text)
        line = "#FFF6E0" if now else "gap"

        def paint(pen: Canvas, disc: Rect) -> None:
            pen.rr(disc, size / 2, fill, line, 2)
            pen.art(f"glyph_{pin.sign}", *disc.center, size * 0.6, centred=True, tint=tint)

        canvas.fill((x - 1, y + size / 2, 2, track.y - y - size / 2), style.dark)
        disc = Rect(x - size / 2, y - size / 2, size, size)
        canvas.composed(("pin", pin.sign, fill, tint, line), disc, 2, paint)


def _short(canvas: Canvas, name: str, room: float) -> str:
    """A chapter's name that fits: whole, its first part, or its number."""
    start = name.partition(" · ")[0].partition(":")[0]
    parts = [name, start, "".join(sign for sign in name if sign.isdigit())[:2]]
    return next((words for words in parts if words and canvas.width(words, theme.LABEL, "strong") <= room), "")
