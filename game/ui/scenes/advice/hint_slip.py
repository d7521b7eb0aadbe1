"""The slip with a hint: one to three ideas with bars, each lit on the table; and, when asked, the reasons."""

from collections.abc import Sequence
from functools import partial

from game.play.advice.hinting import Advice
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.advice import reasons_sheet
from game.ui.scenes.advice.ideas import LINES, IdeaCard, draw_marks, hidden, light, stops
from game.ui.scenes.play.desk import Desk
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.table.input.activation import activate
from game.ui.table.input.hit_areas import Touch
from game.ui.widgets.buttons import Button
from game.words import _

WIDE, WIDER = 330.0, 600.0
"""How wide the slip is, and how wide with the reasons."""
EDGE = 22.0
LARGE = 1.6
"""Above this growth of the text, ideas whose reasons are told take one line each."""


class HintSlip(Scene):
    """Lies over the table at its right side while a hint is open; nothing goes on below."""

    name = "hint"
    opaque = False
    guarded = False

    def __init__(self, desk: Desk, _seat: int) -> None:
        super().__init__()
        self.desk = desk
        self.hinting = desk.session.hinting
        self.box = Rect(0, 0, 0, 0)
        self._chosen = 0

    # ---- what is shown

    @property
    def chosen(self) -> Advice | None:
        """The idea that is pointed at, has the focus, or had it last."""
        for cards in ([one for one in self.cards if one.hovered], [one for one in self.cards if one.focused]):
            if cards:
                self._chosen = self.cards.index(cards[0])
                break
        return self.hinting.advice[self._chosen] if self.hinting.advice else None

    def instead(self, advice: Advice) -> str:
        """What could be done instead, and what that brings."""
        others = [one for one in self.hinting.advice if one is not advice]
        if not others:
            return ""
        other = others[0]
        return f"{other.name}: {other.reasons.short}" if other.reasons else other.name

    def build(self) -> None:
        """A card for each idea, and the buttons below."""
        self.cards = [
            IdeaCard(f"idea:{n}", n + 1, advice, partial(self._take, advice))
            for n, advice in enumerate(self.hinting.advice)
        ]
        wide = self.hinting.explained
        key = self.app.keys.key("explain")
        self.why = Button(
            "explain", _("Ideas alone") if wide else _("Why?"), self._explain, glyph="hint", key=key, zone="answers"
        )
        self.rule = Button("rule", _("Rule"), self._open_rule, glyph="rules", zone="answers")
        self.close = Button("close", _("Close"), self.back, key=self.app.keys.key("hint"), zone="answers")
        self.why.shown = bool(self.cards)
        self.rule.shown = bool(self.cards) and wide
        self.first = self.cards[0].id if self.cards else "close"
        self.leaf = reasons_sheet.Leaf("reasons")
        self.leaf.shown = bool(self.cards) and wide
        self.desk.view.touch = Touch()
        self.add(*self.cards, self.leaf, self.why, self.rule, self.close)

    # ---- what the player does

    def _take(self, advice: Advice) -> None:
        self.hinting.take(advice)
        self.desk.sync()
        self.desk.focus.go_to("tool:commit")

    def _explain(self) -> None:
        self.hinting.ask(explained=not self.hinting.explained)
        self.desk.sync()

    def _open_rule(self) -> None:
        if self.chosen is not None:
            reasons_sheet.open_rule(self, self.desk.match.game.id, self.chosen.reasons)

    def _in_order(self) -> Sequence[Advice]:
        """The ideas, the one that is lit first."""
        return [*([self.chosen] if self.chosen else []), *self.hinting.advice]

    def back(self) -> None:
        """Esc closes the slip."""
        self.hinting.close()
        self.desk.sync()

    def left(self) -> None:
        """With it what it lights goes."""
        light(self.desk.view, None)

    def before(self, given: Input) -> bool:
        """A click on what an idea lights takes that idea; elsewhere beside the slip it closes it.

        On the button that hides all, it hides all; on the thumbnail of a board, that board lies large then.
        """
        if isinstance(given, Pressed) and not self.box.collidepoint(given.x, given.y):
            hit = self.desk.view.hit_at(given.x, given.y)
            meant = next((one for one in self._in_order() if hit and hit.id in stops(self.desk.view, one)), None)
            if meant is not None:
                self._take(meant)
                return True
            self.back()
            if hit is not None and hit.id == "tool:hide":
                self.desk.view.on_tool("hide")
            elif hit is not None and hit.id.startswith("board:"):
                activate(self.desk.view, hit)
            return True
        return False

    def handle(self, given: Input) -> bool:
        """The key that asked for the hint closes it, the other one says why; a digit takes that idea.

        The key that hides a private view hides this as well, at once.
        """
        if not isinstance(given, Key):
            return False
        if given.action == "overview":
            self.desk.view.on_tool("overview")
            return True
        if given.action in ("hint", "explain"):
            self.hinting.ask(explained=given.action == "explain")
            self.desk.sync()
            return True
        if given.action in ("rules", "page up", "page down"):
            if given.action == "rules":
                self._open_rule()
            else:
                self.leaf.turn(1 if given.action == "page down" else -1)
            return True
        if given.chord.isdecimal() and 0 < int(given.chord) <= len(self.cards):
            self._take(self.hinting.advice[int(given.chord) - 1])
            return True
        return False

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """At the right side, from the bar down, as high as what it says; at the left where it would hide an idea."""
        measure, zones = canvas.measure, self.desk.view.plan().context.zones
        light(self.desk.view, self.chosen)
        grow = min(measure.growth, 1.7)
        wide = self.hinting.explained and bool(self.cards)
        column = measure.w - zones.panel.x - 4 if zones.panel.x > measure.w / 2 else 0.0
        w = min(WIDER * grow if wide else max(WIDE * grow, column), measure.w - 2 * EDGE)
        top, low = zones.bar.bottom + 10, measure.h - 10
        head = 30 + canvas.leading(theme.SECTION, 1.1)
        buttons = [one for one in (self.why, self.rule, self.close) if one.shown]
        rows = self._in_rows(canvas, buttons, w - 2 * EDGE)
        foot = sum(max(one.ask(canvas)[1] for one in row) + 8 for row in rows) + 10
        said = [
            reasons_sheet.height(canvas, self._said(one), w - 2 * EDGE) for one in self.hinting.advice if one.reasons
        ]
        leaf = max(said, default=0.0) + 24 if wide else 0.0
        cards = self._card_highs(canvas, w - 2 * EDGE, low - top - head - foot - 8, wide)
        body = sum(cards) + 8 * len(cards) if cards else canvas.leading(theme.BODY, 2.6)
        high = min(low - top, head + body + leaf + foot + 8)
        self.box = Rect(measure.w - w - 12, top, w, high)
        left = Rect(12, top, w, high)
        if hidden(self.desk.view, self.hinting.advice, left) < hidden(self.desk.view, self.hinting.advice, self.box):
            self.box = left
        self._place_cards(canvas, head, cards)
        y = self.box.bottom - foot
        self.leaf.rect = Rect(self.box.x + EDGE, self._below + 10, w - 2 * EDGE, y - self._below - 20)
        for row in rows:
            y = self._place_row(canvas, row, y)

    def _card_highs(self, canvas: Canvas, w: float, room: float, wide: bool) -> list[float]:
        """How high the cards are: with as much of their facts, or as many of their bars, as the room allows."""
        highs: list[float] = []
        for lines in (0,) if wide else (LINES, 0):
            for card in self.cards:
                card.lines, card.low = lines, wide and canvas.measure.growth > LARGE
            highs = [card.high(canvas, w) for card in self.cards]
            if sum(highs) + 8 * len(highs) <= room:
                break
        return highs

    def _place_cards(self, canvas: Canvas, head: float, cards: list[float]) -> None:
        y = self.box.y + head
        for card, high in zip(self.cards, cards, strict=True):
            card.rect = Rect(self.box.x + EDGE - 8, y, self.box.w - 2 * EDGE + 16, high)
            y += high + 8
        self._below = y

    def _in_rows(self, canvas: Canvas, buttons: list[Button], room: float) -> list[list[Button]]:
        """The buttons side by side, in two rows where they are too wide."""
        wide = sum(button.ask(canvas)[0] + 10 for button in buttons)
        return [buttons] if wide <= room + 10 or len(buttons) < 2 else [buttons[:-1], buttons[-1:]]

    def _place_row(self, canvas: Canvas, row: list[Button], y: float) -> float:
        room = self.box.w - 2 * EDGE
        asked = [button.ask(canvas) for button in row]
        part = min(1.0, (room - 10 * (len(row) - 1)) / sum(w for w, _h in asked))
        x, high = self.box.x + EDGE, max(h for _w, h in asked)
        for button, (w, _h) in zip(row, asked, strict=True):
            button.rect = Rect(x, y, w * part, high)
            x += w * part + 10
        return y + high + 8

    # ---- drawing

    def _said(self, advice: Advice) -> tuple[reasons_sheet.Row, ...]:
        return reasons_sheet.rows(advice.reasons, self.instead(advice)) if advice.reasons else ()

    def draw(self, canvas: Canvas) -> None:
        """The ideas lit on the table, the sheet, and what it says."""
        advice = self.chosen
        draw_marks(canvas, self.desk.view, self.hinting.advice, advice)
        canvas.sheet(self.box, 10)
        head = self.box.y + 18 + canvas.leading(theme.SECTION, 0.55)
        sign = 15 * canvas.measure.growth
        canvas.glyph("hint", self.box.x + EDGE + sign - 4, head, 28, "paper_line")
        x = self.box.x + EDGE + 2 * sign + 10
        name = self.desk.match.players[self.hinting.seat].name if self.hinting.seat is not None else ""
        title = _("A hint for {name}").format(name=name)
        canvas.text(title, x, head, theme.SECTION, "paper_ink", "display", room=self.box.right - EDGE - x)
        if not self.cards:
            y = self.box.y + 30 + canvas.leading(theme.SECTION, 1.1) + canvas.leading(theme.BODY, 1.0)
            canvas.glyph("hourglass", self.box.x + EDGE + sign - 4, y, 24, "paper_line")
            words = _("Looking ahead from this seat…")
            canvas.text(words, x, y, theme.BODY, "paper_muted", room=self.box.right - EDGE - x)
        if advice is not None:
            self.leaf.tell(self._said(advice))
