"""The postcards on the wall, in as many columns as there is room for; more than fit are scrolled."""

from collections.abc import Callable, Sequence

from game.maps import players_in_words
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import HIT, Rect
from game.ui.scenes.maps.cards import Card
from game.ui.scenes.maps.pictures import Pictures
from game.ui.shell.input import Input, Key
from game.ui.widgets.base import Target
from game.ui.widgets.parts import Parts
from game.ui.widgets.scroll import BAR, ScrollBar
from game.words import _

LEAST = 300.0
"""The least width of a postcard, with its share of larger text."""
GAP, EDGE = 34.0, 9.0
SHAPE = 0.6
"""Height of a picture for a width of 1."""


class Wall(Parts):
    """A grid of postcards: a click or the arrows choose one, and `play` is called when it is chosen again."""

    def __init__(
        self, pictures: Pictures, choose: Callable[[Card], None], play: Callable[[Card], None], zone: str = "wall"
    ) -> None:
        super().__init__("wall", zone)
        self.cards: Sequence[Card] = ()
        self.chosen: Card | None = None
        self.bar = ScrollBar()
        self._pictures, self._choose, self._play = pictures, choose, play
        self._columns, self._w, self._h = 1, 0.0, 0.0

    def measure(self, canvas: Canvas) -> None:
        """See how large the postcards are; called from the scene's `lay_out` and when the cards have changed."""
        before = self._columns, self._w, self._h
        room = self.rect.w - BAR - 8
        least = LEAST * min(1.7, canvas.measure.growth)
        self._columns = max(1, min(4, int((room + GAP) / (least + GAP))))
        self._w = (room - GAP * (self._columns - 1)) / self._columns
        lines = 1 if self._one_line(canvas) else 2
        self._h = self._w * SHAPE + 2 * EDGE + 26 + canvas.leading(theme.STRONG, 1.3) * lines
        rows = -(-len(self.cards) // self._columns)
        self.bar.fit(self.rect, rows * self._h + 12)
        chosen = [n for n, card in enumerate(self.cards) if card is self.chosen]
        if chosen and (self._columns, self._w, self._h) != before:  # it stays in sight when text or window changes
            self.show(chosen[0])

    def _one_line(self, canvas: Canvas) -> bool:
        """Whether every title has its players beside it."""
        return all(
            canvas.width(card.title, theme.STRONG, "title") + self._seats_wide(canvas, card) + 16 <= self._w
            for card in self.cards
            if not card.own
        )

    def _seats_wide(self, canvas: Canvas, card: Card) -> float:
        return canvas.width(_seats(card), theme.BODY, "strong") + 30 * canvas.measure.growth

    def place(self, index: int) -> Rect:
        """Where this postcard hangs now, with what is written below it."""
        row, column = divmod(index, self._columns)
        x = self.rect.x + 4 + column * (self._w + GAP)
        return Rect(x, self.rect.y + 12 + row * self._h - self.bar.offset, self._w, self._h - 14)

    def targets(self) -> Sequence[Target]:
        """The postcards of which enough is seen."""
        found = []
        for n, card in enumerate(self.cards):
            seen = self.place(n).clip(self.rect)
            if seen.h >= HIT:
                found.append(Target(f"wall:{card.id}", seen, self, self.zone))
        return found

    def covers(self, x: float, y: float) -> bool:
        """Only its own rect: postcards are large enough."""
        return bool(self.rect.collidepoint(x, y))

    def part_at(self, x: float, y: float) -> str:
        """The postcard there."""
        if not self.rect.collidepoint(x, y):
            return ""
        return next((card.id for n, card in enumerate(self.cards) if self.place(n).collidepoint(x, y)), "")

    def handle(self, given: Input) -> bool:
        """Scroll, choose by a click, Enter or the arrows."""
        if self.bar.handle(given):
            self.app.dirty()
            return True
        match given:
            case Key(action=("up" | "down" | "left" | "right") as way):
                return self._walk({"up": -self._columns, "down": self._columns, "left": -1, "right": 1}[way])
            case Key(action=("page up" | "page down") as way):
                page = self._columns * max(1, int(self.rect.h / max(1.0, self._h)))
                return self._walk(page if way == "page down" else -page)
        return super().handle(given)

    def press_part(self, part: str) -> None:
        """Choose this postcard; play on the chosen one."""
        card = next(card for card in self.cards if card.id == part)
        if card is self.chosen:
            self._play(card)
        else:
            self._choose(card)

    def _walk(self, step: int) -> bool:
        """To another postcard; beyond the edges of the wall the arrow goes on to other widgets."""
        ids = [f"wall:{card.id}" for card in self.cards]
        if self.focus_id not in ids:
            return False
        now = ids.index(self.focus_id)
        column, last = now % self._columns, len(ids) - 1
        aside = abs(step) == 1 and self._columns > 1
        if aside and not (0 <= column + step < self._columns and now + step <= last):
            return False
        then = min(last, max(0, now + step))
        if then == now or (then // self._columns == now // self._columns and not aside):
            return False
        self.show(then)
        self.app.top.focus.go_to(ids[then])
        self._choose(self.cards[then])
        return True

    def show(self, index: int) -> None:
        """Scroll so that this postcard is seen whole."""
        top = index // self._columns * self._h
        self.bar.show(top, top + self._h + 12)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """The postcards that are seen, and the bar."""
        with canvas.clipped(self.rect):
            for n, card in enumerate(self.cards):
                place = self.place(n)
                if place.bottom > self.rect.top and place.top < self.rect.bottom:
                    self._draw_card(canvas, card, place)
        self.bar.draw(canvas)

    def _draw_card(self, canvas: Canvas, card: Card, place: Rect) -> None:
        bad, chosen = bool(card.listed.problems), card is self.chosen
        near = chosen or (self.hovered and self.over == card.id)
        paper = Rect(place.x, place.y + 8, place.w, place.w * SHAPE + 2 * EDGE)
        canvas.shadow(paper, 3, 4, 8 if not near else 12, 9, 140)
        canvas.rr(paper, 3, "#C9C6BC" if bad else "#FFFDF4", "accent" if chosen else "paper_line", 3 if chosen else 1.5)
        picture = paper.inflate(-2 * EDGE, -2 * EDGE)
        if bad:
            _draw_fault(canvas, card, picture)
        elif not self._pictures.show(canvas, card, picture):
            canvas.fill(picture, "#24404C")
            canvas.glyph("map", *picture.center, 44, "faint")
        canvas.art("pin_brass", paper.centerx, paper.y - 4, 24, centred=True)
        if card.own:
            _draw_badge(canvas, _("own"), picture.right - 8, picture.y + 8)
        if card.best:
            _draw_best(canvas, card.best, picture)
        if self.focus_id == f"wall:{card.id}":
            canvas.ring(paper, 4)
        y = paper.bottom + 10 + canvas.leading(theme.STRONG, 0.65)
        colour = "#FFF1BC" if chosen else "ink"
        seats = _seats(card)
        beside = self._seats_wide(canvas, card) + 16 if self._one_line(canvas) and seats else 0.0
        canvas.text(card.title, place.x + 4, y, theme.STRONG, colour, "title", room=place.w - 8 - beside)
        if seats:
            y += 0 if beside else canvas.leading(theme.STRONG, 1.2)
            w = canvas.text(seats, place.right - 4, y, theme.BODY, "ink", "strong", "right")
            canvas.glyph("person", place.right - 8 - w - 11 * canvas.measure.growth, y, 19, "accent")


def _seats(card: Card) -> str:
    seats = card.listed.seats
    return "" if card.listed.problems or not seats else f"{seats[0]}–{seats[-1]}"


def told_seats(card: Card) -> str:
    """For how many players it is, in words."""
    return players_in_words(card.listed.seats)


def _draw_badge(canvas: Canvas, words: str, right: float, top: float) -> None:
    w, h = canvas.width(words, theme.LABEL, "bold") + 26, canvas.leading(theme.LABEL, 1.5)
    canvas.rr((right - w, top, w, h), h / 2, ("#16303B", "#0E1F27"), "accent", 1.5)
    canvas.text(words, right - w / 2, top + h / 2, theme.LABEL, "#FFE9BC", "bold", "centre")


def _draw_best(canvas: Canvas, words: str, picture: Rect) -> None:
    """The best score on this board, on a pill at the foot of its picture."""
    sign = 26 * canvas.measure.growth
    w, h = canvas.width(words, theme.LABEL, "bold") + sign + 24, canvas.leading(theme.LABEL, 1.6)
    x, y = picture.x + 8, picture.bottom - 8 - h
    canvas.rr((x, y, w, h), h / 2, ("#16303B", "#0E1F27"), "panel_inner", 1.5)
    canvas.glyph("trophy", x + 8 + sign / 2, y + h / 2, 18, "accent")
    canvas.text(words, x + 12 + sign, y + h / 2, theme.LABEL, "#FFF1BC", "bold")


def _draw_fault(canvas: Canvas, card: Card, picture: Rect) -> None:
    """A grey picture with the first fault in one sentence."""
    canvas.fill(picture, "#4A555A")
    grow = canvas.measure.growth
    step = canvas.leading(theme.LABEL, 1.25)
    words = f"{card.listed.problems[0]}."
    x, y = picture.x + 48 * grow, picture.y + 14 + canvas.leading(theme.LABEL, 1.5) + step / 2
    canvas.glyph("warn", picture.x + 24 * grow, y, 26, "bad")
    room = picture.right - 12 - x
    lines = canvas.lettering.lines(words, "text", canvas.measure.text_px(theme.LABEL), canvas.px(room))
    fit = max(1, int((picture.bottom - 8 - y + step / 2) / step))
    for n, line in enumerate(lines[:fit]):
        more = n == fit - 1 and len(lines) > fit
        canvas.text(f"{line} …" if more else line, x, y, theme.LABEL, "#FFE2D8", room=room)
        y += step
