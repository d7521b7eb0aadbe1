"""The results: the podium, how the money grew, and where every dollar came from."""

from typing import Any

from game.core.game import BadOption, Result
from game.core.match import Match
from game.saves import CannotSave
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.chart import draw_chart
from game.ui.scenes.frame import MARGIN, draw_footer, draw_header, header_height
from game.ui.scenes.launch import Seating, seating_of, sit_down
from game.ui.scenes.ledger import draw_audit
from game.ui.scenes.podium import draw_podium
from game.ui.scenes.savename import SaveName
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _, plural


class Results(Scene):
    """Wood for people, paper for numbers; the game is over, so everything is public."""

    name = "results"
    first = "rematch"

    def __init__(self, match: Match) -> None:
        """A finished match."""
        super().__init__()
        self.match = match
        staging = match.game.staging
        sight = match.seat(None)
        result = match.result()
        assert result is not None, "results are shown of finished matches"
        self.result: Result = result
        events: tuple[Any, ...] = tuple(told.event for told in sight.events)
        self.audit = staging.audit(sight.view)
        self.history = staging.history(events)
        self.awards = staging.awards(events)[:4]

    def build(self) -> None:
        """What comes next."""
        self.buttons = [
            Button("rules", _("Rules"), self._rules, glyph="rules", zone="footer"),
            Button("keep", _("Keep this game"), self._keep, glyph="save", zone="footer"),
            Button("new", _("New game"), self._new, glyph="shelf", zone="footer"),
            Button("swap", _("Swap seats"), self._swap, glyph="swap", zone="footer"),
            Button("rematch", _("Rematch"), self._rematch, "primary", glyph="play", size=theme.PROMPT, zone="footer"),
        ]
        self.add(*self.buttons)

    def _rules(self) -> None:
        from game.ui.scenes.rules import RulesReader  # noqa: PLC0415 - only when somebody reads

        self.app.push(RulesReader(self.match.game.id))

    def _keep(self) -> None:
        self.app.push(SaveName(self.match, _("finished")))

    def _new(self) -> None:
        from game.ui.scenes.setup import Setup  # noqa: PLC0415 - the set-up leads to tables, a table leads here

        self.app.replace(Setup(self.match.game))

    def _rematch(self) -> None:
        self._sit(seating_of(self.match))

    def _swap(self) -> None:
        """The same people, each one seat further."""
        seating = seating_of(self.match)
        players = (*seating.players[1:], seating.players[0])
        self._sit(Seating(game=seating.game, players=players, options=seating.options))

    def _sit(self, seating: Seating) -> None:
        app = self.app
        try:
            match = seating.match()
            app.pop(self)
            sit_down(app, match)
        except (BadOption, CannotSave) as error:
            app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Podium and awards at the left, chart and audit at the right, buttons below."""
        measure = canvas.measure
        grow = min(measure.growth, 1.5)
        self.foot = 96 * min(grow, 1.4)
        top, low = header_height(canvas) + 32, measure.h - self.foot - 28
        left = (measure.w - 2 * MARGIN) * 0.38
        self.column = Rect(MARGIN, top, left - 30, low - top)
        right_x = MARGIN + left
        right_w = measure.w - MARGIN - right_x
        rows = len(self.audit)
        audit_high = min((low - top) * 0.56, (84 + 56 * rows + 40) * grow)
        self.audit_area = Rect(right_x, low - audit_high, right_w, audit_high)
        self.chart_area = Rect(right_x, top, right_w, low - audit_high - 22 - top)
        x = measure.w - MARGIN
        for button in reversed(self.buttons[2:]):
            x = self._stand(canvas, button, x) - 20
        x = MARGIN
        for button in self.buttons[:2]:
            w, h = button.ask(canvas)
            button.rect = Rect(x, measure.h - self.foot / 2 - h / 2, w, h)
            x += w + 20

    def _stand(self, canvas: Canvas, button: Button, right: float) -> float:
        w, h = button.ask(canvas)
        w = max(w, 230) if button.kind == "primary" else w
        button.rect = Rect(right - w, canvas.measure.h - self.foot / 2 - h / 2, w, h)
        return right - w

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Everything below the buttons."""
        canvas.room()
        names = [self.match.players[seat].name for seat in self.result.winners]
        if len(names) == 1:
            title = _("{name} wins {game}").format(name=names[0], game=self.match.game.title)
        else:
            title = _("{names} share {game}").format(names=", ".join(names), game=self.match.game.title)
        room = canvas.measure.w - 2 * MARGIN - 240
        steps = plural("{n} decision", "{n} decisions", self.match.step)
        draw_header(canvas, title, steps, room)
        cut = self.column.h * (0.6 if self.awards else 0.86)
        draw_podium(canvas, Rect(self.column.x, self.column.y, self.column.w, cut), self.match.players, self.result)
        y = self.column.y + cut + 30
        canvas.text(self.result.reason, self.column.x, y, theme.BODY, "muted", "serif_italic", room=self.column.w)
        self._draw_awards(canvas, y + 44 * min(canvas.measure.growth, 1.4))
        draw_chart(canvas, self.chart_area, self.match.players, self.history)
        draw_audit(canvas, self.audit_area, self.match.players, self.audit, self.result)
        draw_footer(canvas, self.foot)

    def _draw_awards(self, canvas: Canvas, y: float) -> None:
        if not self.awards:
            return
        canvas.text(_("Awards of the table"), self.column.x, y, theme.SECTION, "ink", "title", room=self.column.w)
        y += 36 * min(canvas.measure.growth, 1.4)
        half = (self.column.w - 16) / 2
        high = min(100.0 * min(canvas.measure.growth, 1.3), (self.column.bottom - y - 14) / 2)
        for number, award in enumerate(self.awards):
            place = Rect(self.column.x + number % 2 * (half + 16), y + number // 2 * (high + 14), half, high)
            canvas.rr(place, 10, ("#234857", "#1A3641"), "gap", 2)
            canvas.rr((place.x + 2, place.y + 2, place.w - 4, place.h - 4), 8, "", "panel_inner", 1.5)
            canvas.seal(self.match.players[award.seat].colour, place.x + 44, place.centery, min(56, high * 0.6))
            x, room = place.x + 84, place.w - 96
            lead = canvas.leading(theme.BODY, 1.0) * 0.75
            canvas.text(award.title, x, place.centery - lead, theme.STRONG, "ink", "title", room=room)
            canvas.text(award.words, x, place.centery + lead, theme.BODY, "muted", room=room)
