"""The results: the podium, how each seat fared through the game, and where every point came from."""

from functools import partial
from typing import Any

import msgspec

from game.core.game import Result
from game.core.match import Match
from game.maps import board_of
from game.play.advice.bot_explanations import deeds
from game.play.advice.hint_permission import asked
from game.play.seating import Seating, seating_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.life import Stir, draw_glow
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, draw_footer, draw_header, header_height
from game.ui.scenes.play.save_name import SaveName
from game.ui.scenes.reading.award_cards import awards_high, draw_awards
from game.ui.scenes.reading.chart import draw_chart
from game.ui.scenes.reading.day_medal import draw_day_medal, medal_room
from game.ui.scenes.reading.day_words import day_end
from game.ui.scenes.reading.ledger import draw_audit
from game.ui.scenes.reading.podium import draw_podium
from game.ui.scenes.reading.verdict import verdict
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.shell.input import Input, Key, Pressed
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _, plural

ROW_MS, ROWS_MS = 450, 3000
"""In ms at normal speed: how long a row of the audit is counted, and all of them at most."""


class Results(Scene):
    """Wood for people, paper for numbers; the game is over, so everything is public."""

    name = "results"
    first = "replay"
    """Somebody presses Enter once more than the game had: nothing is lost by it."""

    def __init__(self, match: Match) -> None:
        """A finished match."""
        super().__init__()
        self.match = match
        staging = match.game.staging
        observation = match.seat(None)
        result = match.result()
        assert result is not None, "results are shown of finished matches"
        self.result: Result = result
        events: tuple[Any, ...] = tuple(told.event for told in observation.events)
        self.decisions = len({told.step for told in observation.events})
        """As many as all know of: in how many steps a secret choice was made is nobody's business."""
        self.audit = staging.audit(observation.view)
        self.charts = staging.charts(events)
        self.awards = staging.awards(events)[:4]
        self.deeds = deeds(match, match.step)
        """What bots did, to ask why."""
        self.day, self.medal = day_end(match)
        """What it was as a game of the day, "" = it was none; and the medal that it won, 0 = none."""
        self.reason = " ".join(filter(None, (self.day, result.reason, *self._hints_asked())))
        """Why it ended, and who asked for hints."""
        self.chart = 0
        """Which of the charts is shown."""
        self.page = "podium"
        self.paged = False
        """Whether podium, chart and audit are leaves of their own."""
        self.risen = [0.0, 0.0, 0.0, 0.0]
        """How far the three blocks have risen, first place first, and how much of the chart is drawn."""
        self.hung = 0.0
        """How far the medal of the day has come down."""
        self.counted = 0.0
        """How many rows of the audit have been counted, the last of them in part."""

    def shown(self) -> None:
        """The ceremony: rows are counted, third, second, first rise, then the chart; at once if motion is reduced."""
        if self.risen[0] or self.app.motion.reduced:
            self.risen, self.counted, self.hung = [1.0] * 4, float(len(self.audit)), 1.0
            return
        rows = min(ROW_MS * len(self.audit), ROWS_MS)
        self.app.motion.last(rows, self._count, then=lambda: self.app.sound.play("reveal"))
        for step, part in enumerate((2, 1, 0, 3)):
            self.app.motion.play("score", partial(self._rise, part), delay=rows + 700 * step)
        then = partial(self.app.sound.play, "bell") if self.medal else None
        self.app.motion.play("score", self._hang, delay=rows + 700 * 4, then=then)

    def _count(self, part: float) -> None:
        before, self.counted = self.counted, part * len(self.audit)
        if int(self.counted) > int(before):
            self.app.sound.play("coin")

    def _rise(self, part: int, far: float) -> None:
        self.risen[part] = far

    def _hang(self, far: float) -> None:
        self.hung = far

    def before(self, given: Input) -> bool:
        """Any key or click ends the ceremony, and does nothing else."""
        if min(*self.risen, self.hung) < 1 and self.app.motion.busy and isinstance(given, Key | Pressed):
            self.app.motion.finish()
            return True
        return False

    def build(self) -> None:
        """What comes next, and the leaves for small windows."""
        leaves = [
            Option("podium", _("Podium"), "flag"),
            Option("awards", _("Awards"), "seal"),
            *([Option("chart", _("Chart"), "stats")] if self.charts else []),
            Option("audit", _("Audit"), "log"),
        ]
        self.turns = [
            IconButton("chart back", "arrow_left", partial(self._turn_chart, -1), _("The chart before"), zone="chart"),
            IconButton("chart on", "arrow_right", partial(self._turn_chart, 1), _("The next chart"), zone="chart"),
        ]
        self.leaves = Segments("leaves", leaves, self.page, self._turn, zone="leaves")
        self.buttons = [
            Button("replay", _("Replay"), self._replay, glyph="replay", zone="footer"),
            Button("luck", _("Luck"), self._luck, glyph="stats", zone="footer"),
            *self._puzzles_button(),
            Button("rules", _("Rules"), self._rules, glyph="rules", zone="footer"),
            Button("keep", _("Keep this game"), self._keep, glyph="save", zone="footer"),
            *self._why_button(),
            *self._day_button(),
            Button("new", _("New game"), self._new, glyph="shelf", zone="footer"),
            Button("swap", _("Swap seats"), self._swap, glyph="swap", zone="footer"),
            Button("rematch", _("Rematch"), self._rematch, "primary", glyph="play", size=theme.PROMPT, zone="footer"),
        ]
        self.add(self.leaves, *self.turns, *self.buttons)

    def _turn(self, page: object) -> None:
        self.page = str(page)
        self.app.relay()

    def open_page(self, page: str) -> None:
        """Show this leaf, where there are leaves."""
        self.page = page
        self.leaves.value = page
        self.app.relay()

    def _turn_chart(self, by: int) -> None:
        """Another chart; after the last one the first."""
        self.chart = (self.chart + by) % len(self.charts)
        self.app.dirty()

    def _rules(self) -> None:
        self.app.go(to.Rules(self.match.game.id))

    def _luck(self) -> None:
        self.app.go(to.Luck(self.match))

    def _replay(self) -> None:
        self.app.go(to.Replay(self.match))

    def _puzzles_button(self) -> tuple[Button, ...]:
        """Where a person has decided anything."""
        tip = _("Search your decisions of this game for puzzles")
        button = Button("puzzles", _("Puzzles"), self._puzzles, glyph="puzzle", zone="footer", tip=tip)
        return (button,) if any(player.human for player in self.match.players) else ()

    def _puzzles(self) -> None:
        self.app.go(to.PuzzleSearch(self.match))

    def _keep(self) -> None:
        self.app.push(SaveName(self.match, _("finished")))

    def _new(self) -> None:
        self.app.replace(self.app.scene_for(to.Setup(self.match.game)))

    def _why_button(self) -> tuple[Button, ...]:
        """Where bots have played."""
        tip = _("Why the bots did what they did")
        return (Button("why", _("Why?"), self._why, glyph="bot", zone="footer", tip=tip),) if self.deeds else ()

    def _day_button(self) -> tuple[Button, ...]:
        """Back to the chest of the day, where the game came from it."""
        return (Button("today", _("Today’s chest"), self._today, glyph="chest", zone="footer"),) if self.day else ()

    def _today(self) -> None:
        """The chest from which one came, or a new look at it."""
        names = [scene.name for scene in self.app.scenes]
        if "today" in names:
            self.app.pop(self.app.scenes[names.index("today") + 1])
        else:
            self.app.replace(self.app.scene_for(to.Today()))

    def _why(self) -> None:
        """Why the bots did what they did: all they knew is open now."""
        self.app.go(to.BotExplanation(self.match, board_of(self.match), self.deeds))

    def _hints_asked(self) -> tuple[str, ...]:
        """How often each asked for a hint; nothing where nobody did."""
        counts = [(player.name, asked(self.match.annotations(seat))) for seat, player in enumerate(self.match.players)]
        told = ", ".join(f"{name} {n}" for name, n in counts if n)
        return (_("Hints asked: {told}.").format(told=told),) if told else ()

    def _rematch(self) -> None:
        self._sit(seating_of(self.match))

    def _swap(self) -> None:
        """The same people, each one seat further."""
        seating = seating_of(self.match)
        players = (*seating.players[1:], seating.players[0])
        self._sit(msgspec.structs.replace(seating, players=players))

    def _sit(self, seating: Seating) -> None:
        app = self.app
        try:
            sit_down(app, seating.match(), instead=self)
        except CANNOT_SIT as error:
            app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """Podium and awards at the left, chart and audit at the right; with large text each on its own leaf."""
        measure = canvas.measure
        self.paged = self.leaves.shown = measure.growth > 1.2
        self._place_buttons(canvas)
        top, low = header_height(canvas) + 32, measure.h - self.foot - 28
        wide = measure.w - 2 * MARGIN
        if self.paged:
            w, h = self.leaves.ask(canvas)
            top = header_height(canvas) + 12
            self.leaves.rect = Rect(MARGIN, top, min(w, wide), h)
            whole = Rect(MARGIN, top + h + 14, wide, low + 18 - top - h - 14)
            self.column = self.chart_area = self.audit_area = whole
            self._place_turns(canvas)
            return
        left = wide * 0.38
        self.column = Rect(MARGIN, top, left - 30, low - top)
        right_x, right_w = MARGIN + left, wide - left
        most = 0.56 if len(self.audit) < 8 else 0.62
        audit = min((low - top) * most, (84 + 56 * len(self.audit) + 40) * min(measure.growth, 1.5))
        if not self.charts:
            audit = low - top
        self.audit_area = Rect(right_x, low - audit, right_w, audit)
        self.chart_area = Rect(right_x, top, right_w, low - audit - 22 - top)
        self._place_turns(canvas)

    def _place_turns(self, canvas: Canvas) -> None:
        """The two arrows in the chart's upper right corner."""
        sizes = [turn.ask(canvas) for turn in self.turns]
        x, y = self.chart_area.right - 24 - sum(w for w, _h in sizes) - 10, self.chart_area.y + 16
        for turn, (w, h) in zip(self.turns, sizes, strict=True):
            turn.shown = len(self.charts) > 1 and (not self.paged or self.page == "chart")
            turn.rect, x = Rect(x, y, w, h), x + w + 10

    def _place_buttons(self, canvas: Canvas) -> None:
        """Two groups along the foot, in as many rows as they need."""
        measure = canvas.measure
        ahead = self.buttons[-3:]
        high = max(button.ask(canvas)[1] for button in self.buttons)
        rows: list[list[Button]] = [[]]
        for button in self.buttons:
            w = button.ask(canvas)[0]
            button.rect = Rect(0, 0, max(w, 230.0) if button is ahead[-1] else w, high)
        for group in (*([button] for button in self.buttons[:-3]), ahead):
            if sum(button.rect.w + 16 for button in (*rows[-1], *group)) - 16 > measure.w - 2 * MARGIN:
                rows.append([])
            rows[-1] += group
        self.foot = max(96.0, len(rows) * (high + 12) - 12 + 34)
        y = measure.h - self.foot + (self.foot - len(rows) * (high + 12) + 12) / 2
        for row in rows:
            x = MARGIN
            for button in row:
                button.rect.x, button.rect.y, x = x, y, x + button.rect.w + 16
            y += high + 12
        x = measure.w - MARGIN
        for button in reversed(ahead):
            x -= button.rect.w
            button.rect.x, x = x, x - 16

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Everything below the buttons."""
        canvas.room()
        title = verdict(self.match, self.result)
        steps = plural("{n} decision", "{n} decisions", self.decisions)
        draw_header(canvas, title, steps, canvas.measure.w - 2 * MARGIN)
        draw_footer(canvas, self.foot)
        players = self.match.players
        if not self.paged or self.page == "podium":
            self._draw_people(canvas)
        if self.paged and self.page == "awards":
            draw_awards(canvas, self.column, players, self.awards)
        if self.charts and (not self.paged or self.page == "chart"):
            area, turn = self.chart_area, self.turns[0]
            corner = (area.right - turn.rect.x, turn.rect.bottom - area.y) if turn.shown else (0.0, 0.0)
            draw_chart(canvas, area, players, self.charts[self.chart], self.risen[3], corner)
        if not self.paged or self.page == "audit":
            draw_audit(canvas, self.audit_area, players, self.audit, self.result, self.counted)

    def _draw_people(self, canvas: Canvas) -> None:
        """The podium, why the game ended so, and the awards below unless they have their own leaf."""
        area, step = self.column, canvas.leading(theme.BODY, 1.3)
        wide, tall = medal_room(canvas, self.medal)
        left = wide + 18 if wide else 0.0
        reason = canvas.para_height(self.reason, area.w - left, theme.BODY, "serif_italic", leading=1.3)
        awards = 0.0 if self.paged else awards_high(canvas, self.match.players, self.awards, area.w)
        high = area.h - max(reason, tall) - 24 - awards
        score = self.match.game.staging.score
        podium = Rect(area.x, area.y, area.w, high)
        lit = [*draw_podium(canvas, podium, self.match.players, self.result, self.risen, score)]
        top = area.y + high + 14
        y = top + max(0.0, tall - reason) / 2 + step / 2
        canvas.para(self.reason, area.x + left, y, area.w - left, theme.BODY, "muted", "serif_italic", leading=1.3)
        if self.medal and self.hung:
            lit.append(draw_day_medal(canvas, Rect(area.x, top, wide, tall), self.medal, self.hung))
        if awards:
            below = Rect(area.x, area.bottom - awards, area.w, awards)
            draw_awards(canvas, below, self.match.players, self.awards)
        if canvas is self.app.canvas and min(*self.risen, self.hung) == 1:
            self.app.living.stir(self.app.canvas, self, (Stir(place, draw_glow) for place in lit))
