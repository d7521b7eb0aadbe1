"""Which bot sits here: the levels one below the other, each with what it considers, and a temperament for it."""

from collections.abc import Callable
from functools import partial

from game.bots.bot import pairs
from game.bots.levels import LEVELS, MATE, Level, find_level, level_name, pace_words, portrait, strength
from game.bots.temper import STEADY, TEMPERS, temper_name, temper_words
from game.games import find
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.shell.input import Input
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button, Pressable
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.column import Column
from game.ui.widgets.dropdown import DropDown
from game.words import _

LARGE = 1.3
"""Text that has grown more than so much takes a level's whole width, below its name."""
PAD, GAP = 20.0, 10.0
LEADING = 1.25


class LevelCard(Pressable):
    """One level: name, motto and pace at the left, what it considers, ignores and achieves at the right."""

    def __init__(self, berth: "BotPicker", level: Level) -> None:
        super().__init__(f"level:{level.id}", partial(berth.take, level), zone="levels")
        self.berth = berth
        self.level = level
        self.words = portrait(level)
        self.pace = pace_words(level, not pairs(find(berth.game), level))
        self.measured = strength(level, berth.game, berth.seats)

    @property
    def chosen(self) -> bool:
        """Whether this level is to sit down."""
        return self.berth.level == self.level

    def _columns(self, canvas: Canvas, w: float) -> tuple[float, float]:
        """How wide the left and the right part are; the left one is all where the words need the width."""
        if canvas.measure.growth > LARGE:
            return w - 2 * PAD, w - 2 * PAD
        left = 330 * canvas.measure.growth
        return left, w - 3 * PAD - left

    def _said(self) -> list[tuple[str, str]]:
        """The sentences and their colours."""
        said = [(self.words.considers, "ink"), (self.words.ignores, "muted"), (self.measured, "accent")]
        return [(words, colour) for words, colour in said if words]

    def high(self, canvas: Canvas, w: float) -> float:
        """As its words are."""
        left, right = self._columns(canvas, w)
        head = canvas.leading(theme.PROMPT, 1.3)
        head += canvas.para_height(self.words.motto, left - 40 * canvas.measure.growth, theme.BODY, leading=LEADING)
        head += canvas.para_height(self.pace, left - 70 * canvas.measure.growth, theme.BODY, leading=LEADING) + 4
        said = sum(canvas.para_height(words, right, theme.BODY, leading=LEADING) + 4 for words, _colour in self._said())
        return (head + said if left == right else max(head, said)) + 2 * PAD

    def draw(self, canvas: Canvas) -> None:
        """The row; the chosen one is framed in brass and checked."""
        on, grow = self.chosen, canvas.measure.growth
        line = "accent" if on else "line" if self.hovered else "gap"
        canvas.rr(self.rect, 12, ("row_bottom", "panel_top"), line, 3 if on else 2)
        if self.focused:
            canvas.ring(self.rect, 12)
        left, right = self._columns(canvas, self.rect.w)
        x, y = self.rect.x + PAD, self.rect.y + PAD + canvas.leading(theme.PROMPT, 0.6)
        sign = 40 * grow
        canvas.glyph("check" if on else "bot", x + 12 * grow, y, 26, "good" if on else "muted")
        canvas.text(self.words.name, x + sign, y, theme.PROMPT, "ink", "title", room=left - sign)
        y += canvas.leading(theme.PROMPT, 0.7) + canvas.leading(theme.BODY, LEADING / 2)
        y = canvas.para(self.words.motto, x + sign, y, left - sign, theme.BODY, "accent", leading=LEADING)
        canvas.glyph("clock", x + sign + 10 * grow, y + 2, 20, "muted")
        y = canvas.para(self.pace, x + sign + 30 * grow, y + 2, left - 70 * grow, theme.BODY, "muted", leading=LEADING)
        if left == right:
            y += 4
        else:
            x, y = x + left + PAD, self.rect.y + PAD + canvas.leading(theme.BODY, LEADING / 2)
        for words, colour in self._said():
            y = canvas.para(words, x, y, right, theme.BODY, colour, leading=LEADING) + 4


class LevelRow:
    """A level's place in the column."""

    def __init__(self, berth: "BotPicker", level: Level) -> None:
        """The card is all there is."""
        self.card = LevelCard(berth, level)
        self.widgets: list[Widget] = [self.card]

    def high(self, canvas: Canvas, w: float) -> float:
        """The card and the gap below it."""
        return self.card.high(canvas, w) + GAP

    def place(self, _canvas: Canvas, rect: Rect) -> None:
        """The card stands here."""
        self.card.rect = Rect(rect.x, rect.y, rect.w, rect.h - GAP)

    def draw(self, _canvas: Canvas) -> None:
        """The card draws itself."""


class BotPicker(Scene):
    """Asks for a level and a temperament; nothing is changed before Done."""

    name = "berth"
    opaque = False

    def __init__(self, name: str, kind: str, game_id: str, seats: int, done: Callable[[str], None]) -> None:
        """`name` is who sits at the seat, `kind` what sits there now; `done` is told what shall sit there."""
        super().__init__()
        self.who = name
        level = find_level(kind.removeprefix("bot:") if kind.startswith("bot:") else MATE.id)
        self.level = find_level(level.id)
        self.temper = level.temper
        self.game = game_id
        self.seats = seats
        self.done = done
        self.box = Rect(0, 0, 0, 0)

    @property
    def kind(self) -> str:
        """What is chosen, as a seat is taken by it."""
        temper = "" if self.temper == STEADY else f":{self.temper.id}"
        return f"bot:{self.level.id}{temper}"

    def build(self) -> None:
        """The levels, the temperaments, the ways out."""
        self.column = Column("levels", [LevelRow(self, level) for level in LEVELS])
        tempers = [Option(temper.id, temper_name(temper)) for temper in TEMPERS]
        self.tempers = Segments("temper", tempers, self.temper.id, self._use)
        self.cancel = Button("cancel", _("Cancel"), self.back, zone="answers")
        self.take_it = Button("done", _("Done"), self._done, "primary", glyph="check", zone="answers")
        self.first, self.column.first = f"level:{self.level.id}", LEVELS.index(self.level)
        self.add(self.column, self.tempers, self.cancel, self.take_it)

    def before(self, given: Input) -> bool:
        """Arrows and Tab bring what is not seen yet."""
        return self.column.follow(given)

    def take(self, level: Level) -> None:
        """This level it shall be; a second press says that this is all."""
        if self.level == level:
            self._done()
            return
        self.level = level
        self.app.dirty()

    def _use(self, value: object) -> None:
        self.temper = next(temper for temper in TEMPERS if temper.id == value)
        self.app.relay()

    def _done(self) -> None:
        self.app.pop(self)
        self.done(self.kind)

    # ---- the picture

    def lay_out(self, canvas: Canvas) -> None:
        """A panel as high as its words, or as the window; temperaments and answers at its foot."""
        measure = canvas.measure
        w = min(1240 * max(1.0, min(measure.growth, 1.5)), measure.w - 48)
        inner = w - 2 * 36
        top = 30 + 46 * measure.growth
        sizes = [button.ask(canvas) for button in (self.take_it, self.cancel)]
        tw, th = self.tempers.ask(canvas)
        self.beside = tw + 320 * measure.growth <= inner
        said = self._said_high(canvas, inner if not self.beside else inner - tw - 24)
        foot = (max(th, said) if self.beside else th + 10 + said) + sizes[0][1] + 62
        levels = sum(block.high(canvas, inner) for block in self.column.blocks)
        h = min(top + levels + foot, measure.h - 24)
        self.box = Rect((measure.w - w) / 2, (measure.h - h) / 2, w, h)
        x, low = self.box.x + 36, self.box.bottom
        self.column.place(canvas, Rect(x, self.box.y + top, inner, h - top - foot))
        self.tempers.rect = Rect(x, low - foot + 8, min(tw, inner), th)
        right = x + inner
        for button, (bw, bh) in zip((self.take_it, self.cancel), sizes, strict=True):
            right -= bw
            button.rect = Rect(right, low - bh - 24, bw, bh)
            right -= 16

    def _said_high(self, canvas: Canvas, room: float) -> float:
        """Room for the longest of the sentences, so that nothing jumps when another one is read."""
        return max(canvas.para_height(temper_words(temper), room, theme.BODY, leading=LEADING) for temper in TEMPERS)

    def draw(self, canvas: Canvas) -> None:
        """The scene below steps back."""
        canvas.shade(canvas.measure.area, "gap", 0.6)
        canvas.panel(self.box, _("Which bot plays for {name}?").format(name=self.who), corners=True)
        place, right = self.tempers.rect, self.box.right - 36
        words, half = temper_words(self.temper), canvas.leading(theme.BODY, LEADING) / 2
        if self.beside:
            room = right - place.right - 24
            high = canvas.para_height(words, room, theme.BODY, leading=LEADING)
            y = place.centery - high / 2 + half
            canvas.para(words, place.right + 24, y, room, theme.BODY, "muted", leading=LEADING)
        else:
            canvas.para(words, place.x, place.bottom + 10 + half, right - place.x, theme.BODY, "muted", leading=LEADING)


class LevelField(DropDown):
    """A bot's level and temperament in a row; pressed, it opens the berth."""

    def __init__(self, id: str, name: str, kind: str, table: tuple[str, int], change: Callable[[object], None]) -> None:
        """`table` is the game and how many sit at it."""
        level = find_level(kind.removeprefix("bot:"))
        super().__init__(id, [Option(kind, level_name(level))], kind, change, tip=portrait(level).motto)
        self.name = name
        self.table = table

    def open(self) -> None:
        """Ask who shall sit here."""
        self.app.push(BotPicker(self.name, str(self.value), *self.table, self.choose))
