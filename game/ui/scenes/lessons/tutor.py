"""Fathom the parrot on his panel: what he says, what is to be done, and the ways on, back and out."""

from collections.abc import Sequence
from dataclasses import replace

from game.kit.lessons import Do, Pose, Say
from game.play.teaching import Teaching
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.lessons.checklist import draw_todos, todos
from game.ui.scenes.lessons.lesson_desk import LessonDesk
from game.ui.scenes.lessons.pointer import Pointer
from game.ui.scenes.lessons.speech import draw_speech, speech_high
from game.ui.scenes.lessons.standing import Sheet, arrow_over
from game.ui.shell.input import Input
from game.ui.widgets.base import Widget
from game.ui.widgets.buttons import Button
from game.words import _

WIDE, EDGE = 830.0, 22.0
BIRD, LEAST, FEET, SHAPE = 236.0, 90.0, 376 / 450, 440 / 450
"""How high he stands from cap to feet, and at least; where his feet are in his picture, and how wide his picture is."""
LEFT, RIGHT = (0.05, 0.38), (0.86, 0.5)
"""Where the tips of his wings are, in parts of his picture."""
DOT = 12.0
OTHERS, ALONE = 0.02, 0.2
"""What weighs a thing of which he does not speak, and that he is left out, of one of which he speaks."""
NARROW, UNUSUAL = 0.76, 0.1
"""How wide, as a part of the usual, the panel may be where it would cover more else, and what that weighs."""
NEAR = 0.3
"""By how much what he covers of what matters may be worse than in the best place, for the sake of all else."""
RAISED = 100.0
"""How much higher the panel may lie, so that the arrow to what lies below it has room."""


class Tutor(Widget):
    """The teacher and his panel; it lies in a corner of the board where nothing is lit."""

    def __init__(self, desk: LessonDesk) -> None:
        super().__init__("tutor", zone="lesson")
        self.desk = desk
        self.points = Pointer(desk)
        self.on = Button("lesson:on", _("Go on"), desk.heard, "primary", glyph="play", key="Enter", zone="lesson")
        self.way = Button("lesson:show", _("Show me"), desk.show, glyph="eye", zone="lesson")
        self.past = Button("lesson:back", _("Back"), desk.step_back, glyph="arrow_left", zone="lesson")
        self.out = Button("lesson:skip", _("Skip lesson"), desk.skip, "quiet", zone="lesson")
        self._bird = Rect(0, 0, 0, 0)
        self._tab = Rect(0, 0, 0, 0)
        self._paper = Rect(0, 0, 0, 0)
        self._beside: tuple[list[Rect], list[Rect]] = [], []
        """What was to be pressed, and what he spoke of, when he took his place."""
        self._roof = 0.0
        """Where the bar ends, which he does not cover."""
        self._list = 0.0
        """The middle of the checklist's line."""

    @property
    def teaching(self) -> Teaching:
        """The lesson that he gives."""
        return self.desk.teaching

    @property
    def words(self) -> str:
        """What he says now."""
        row = self.teaching.now
        return row.words if isinstance(row, Say | Do) else ""

    @property
    def first(self) -> str:
        """What has the focus first: the way on, else what is to be pressed."""
        if isinstance(self.teaching.now, Say):
            return self.on.id
        return self.points.press_id() or self.way.id

    @property
    def objection(self) -> str:
        """Why something was refused a moment ago, which he says instead; "" = nothing was."""
        look = self.desk.view.look
        return look.message + (f"  § {look.message_rule}" if look.message and look.message_rule else "")

    @property
    def _pose(self) -> Pose:
        row = self.teaching.now
        if self.objection:
            return "think"
        pose = row.pose if isinstance(row, Say) else "point"
        return "explain" if pose == "point" and self._aside else pose  # pointing, he faces right

    @property
    def _aside(self) -> bool:
        """Whether what he shows lies to his left."""
        shown = self.points.spoken() or self.points.press()
        return bool(shown) and shown[0].centerx < self._bird.centerx

    def children(self) -> Sequence[Widget]:
        """The buttons that mean something now."""
        self.on.shown, self.way.shown = isinstance(self.teaching.now, Say), isinstance(self.teaching.now, Do)
        self.past.shown = self.teaching.before is not None
        return [self.on, self.way, self.past, self.out]

    def covers(self, x: float, y: float) -> bool:
        """Whether the panel lies there."""
        return bool(self.rect.collidepoint(x, y))

    def handle(self, given: Input) -> bool:
        """Nothing below the panel is meant."""
        return True

    def in_the_way(self) -> bool:
        """Whether he or his panel covers what has come to be pressed or spoken of, or his panel the arrow to it."""
        press, spoken = self.points.press(), self.points.spoken()
        if (press, spoken) == self._beside:
            return False
        if spoken != self._beside[1] and any(part.colliderect(rect) for rect in spoken for part in self._whole()):
            return True
        arrows = [arrow for arrow, _angle in self.points.arrows()]
        ahead = (*press, *arrows, *self._plate(), *self.points.ahead())
        panel = any(self.rect.colliderect(rect) for rect in ahead)
        return panel or any(self._bird.colliderect(rect) for rect in press)

    def _whole(self) -> tuple[Rect, Rect]:
        return self.rect, self._bird

    def _plate(self) -> list[Rect]:
        """The open plate with what is to be pressed: what else stands on it is to be read, too."""
        plate = self.points.plate()
        return [plate.rect] if plate else []

    # ---- places

    def place(self, canvas: Canvas) -> None:
        """Where the least of what he speaks of lies below him, then the least of all else."""
        if self.desk.view.table is None or not self.words:
            return
        measure, zones = canvas.measure, self.desk.view.plan().context.zones
        self._roof = zones.bar.bottom
        room = Rect(zones.board.x, zones.bar.bottom, zones.board.w, zones.board.bottom - zones.bar.bottom)
        self._buttons_high = max(button.ask(canvas)[1] for button in self.children())
        usual = min(WIDE * min(measure.growth, 1.5), room.w - 2 * EDGE) if room.w > 620 else measure.w
        wide = [min(w, measure.w - 2 * EDGE) for w in (min(usual, WIDE * 1.5), WIDE * measure.growth)]
        widths = [*(wide if wide[1] > wide[0] * 1.1 else wide[:1]), wide[0] * NARROW]
        sheets = [self._sheet(canvas, w) for w in widths]
        sheets += [replace(sheet, bird=LEAST) for sheet in sheets]
        places = [(panel, sheet) for sheet in sheets for panel in self._places(canvas, sheet, room)]
        kept, others, self._beside = self._kept(), self._others(), (self.points.press(), self.points.spoken())
        odd = [UNUSUAL * (sheet.w < wide[0]) for _panel, sheet in places]
        costs = [self._hides(panel, sheet.bird, kept) + more for (panel, sheet), more in zip(places, odd, strict=True)]
        best = [n for n, cost in enumerate(costs) if cost <= min(costs) + NEAR]
        panel, sheet = places[
            min(best, key=lambda n: self._hides(places[n][0], places[n][1].bird, kept + others) + odd[n])
        ]
        self._arrange(canvas, panel, sheet.paper, sheet.line, sheet.bird)

    def _sheet(self, canvas: Canvas, w: float) -> Sheet:
        """The panel of this width."""
        paper = speech_high(canvas, self.words, w - 2 * EDGE)
        line = canvas.leading(theme.BODY, 1.5) if todos(self.teaching) else 0.0
        high = EDGE + paper + line + 16 + self._buttons_high + 18
        return Sheet(w, high, paper, line, min(BIRD, max(110.0, canvas.measure.h - high - 140)))

    def _places(self, canvas: Canvas, sheet: Sheet, room: Rect) -> list[Rect]:
        """Where it may lie: in the corners of the board, at the edges of the window, between them."""
        measure, w, high, bird = canvas.measure, sheet.w, sheet.high, sheet.bird
        top = self._below_mats(room.y, self.desk.view.plan().context.zones.board.y)
        x0, x1 = max(EDGE, room.x + 8), min(measure.w - EDGE, room.right - 8) - w
        y0, y1 = top + bird * 0.94 + 8, max(room.bottom, top + bird + high) - high - 6
        low = measure.h - high - 8
        right = measure.w - w - EDGE
        across = {min(max(EDGE, x), right) for x in (x0, x1, EDGE, right, (x0 + x1) / 2)}
        down = {min(low, y) for y in (y1, y1 - RAISED, y0, low, top + LEAST + 12)}
        return [Rect(x, y, w, high) for y in sorted(down) for x in sorted(across)]

    def _kept(self) -> list[tuple[Rect, float]]:
        """What is to be seen beside the panel, each with its weight."""
        seen, ahead = [*self.points.spoken(), *self.points.ahead()], [arrow_over(rect) for rect in self.points.ahead()]
        kept = [(rect, 1.0) for rect in (*seen, *ahead)] + [(rect, 1000.0) for rect in self.points.press()]
        kept += [(arrow, 5.0) for arrow, _angle in self.points.arrows()]
        return kept + [(rect, 5.0) for rect in self._plate()]

    def _others(self) -> list[tuple[Rect, float]]:
        """Everything else on the table, some hundred things."""
        return [(hit.rect, OTHERS) for hit in self.desk.view.hits if hit.id.startswith("spot:")]

    def _below_mats(self, bar: float, board: float) -> float:
        """Where what lies above the board ends: in a low window the mats lie there, and nobody stands on them."""
        mats = [rect for id, rect in self.desk.view.spot_places().items() if id.startswith("spot:mat:")]
        return max((rect.bottom for rect in mats if rect.bottom <= board + 20), default=bar)

    def _hides(self, panel: Rect, bird: float, kept: Sequence[tuple[Rect, float]]) -> float:
        """What share of the things to be seen the panel and the bird would lie on; each thing has a weight."""
        bird = self._no_mat(panel, bird)
        alone = ALONE * max(0.0, 1 - bird / BIRD)
        whole = [panel.inflate(24, 24), self._stands(panel, bird)]
        shares = [
            weight * part.clip(rect).w * part.clip(rect).h / (rect.w * rect.h)
            for rect, weight in kept
            for part in whole
            if rect.w * rect.h and part.colliderect(rect)
        ]
        return sum(shares) + alone

    def _stands(self, panel: Rect, bird: float) -> Rect:
        """His picture, so high from cap to feet, on the edge of this panel."""
        return Rect(panel.x + 8, panel.y + 6 - bird, bird / FEET * SHAPE, bird / FEET)

    def _no_mat(self, panel: Rect, bird: float) -> float:
        """How high he may stand on this panel so that no mat and not the bar is behind him; 0 = he is left out."""
        bird = min(bird, panel.y - self._roof)
        for id, mat in self.desk.view.spot_places().items():
            place = Rect(panel.x + 8, panel.y - bird, bird * SHAPE, bird)
            if id.startswith("spot:mat:") and place.colliderect(mat):
                bird = panel.y - mat.bottom
        return bird if bird >= LEAST else 0.0

    def _arrange(self, canvas: Canvas, panel: Rect, paper: float, line: float, bird: float) -> None:
        self.rect = panel
        bird = self._no_mat(panel, bird)
        self._bird = self._stands(panel, bird)
        self._paper = Rect(panel.x + EDGE, panel.y + EDGE, panel.w - 2 * EDGE, paper)
        self._list = self._paper.bottom + line / 2 + 8
        tab = canvas.leading(theme.BODY, 1.6)
        wide = min(
            panel.w - self._bird.w - 30, canvas.width(self._count(), theme.STRONG, "bold") + 60 + self._dots_wide()
        )
        self._tab = Rect(panel.right - EDGE - wide, panel.y - tab, wide, tab + 14)
        y, x = panel.bottom - 18 - self._buttons_high, panel.x + EDGE
        shown = [one for one in self.children() if one.shown]
        asked = [one.ask(canvas)[0] for one in shown]
        part = min(1.0, (panel.w - 2 * EDGE - 12 * (len(shown) - 1)) / sum(asked))
        for one, w in zip(shown, asked, strict=True):
            one.rect = Rect(x, y, w * part, self._buttons_high)
            x += w * part + 12
        self._rest = x

    def wing(self) -> tuple[float, float] | None:
        """The tip of his wing on the side of what he shows; None = he has no room and is left out."""
        if not self._bird.h:
            return None
        across, down = LEFT if self._aside else RIGHT
        return self._bird.x + self._bird.w * across, self._bird.y + self._bird.h * down

    # ---- drawing

    def _count(self) -> str:
        number, of = self.teaching.step, len(self.teaching.lesson.steps)
        return _("Lesson {lesson} · step {n} of {of}").format(lesson=self.desk.number + 1, n=number, of=of)

    def _dots_wide(self) -> float:
        return min(15, len(self.teaching.lesson.steps)) * 18.0

    def draw(self, canvas: Canvas) -> None:
        """Tab, panel, paper, checklist, buttons, and the bird on its edge."""
        canvas.rr(self._tab, 10, ("row_bottom", "panel_top"), "gap", 2)
        self._draw_count(canvas)
        canvas.panel(self.rect, corners=True, radius=14)
        canvas.sheet(self._paper, 8)
        if self._bird.h:
            beak = min(self.rect.right - 60, self._bird.x + self._bird.w * 0.8)
            canvas.beak(beak, self._paper.y + 2, down=False)
        draw_speech(canvas, self._paper, self.words, self.objection)
        draw_todos(canvas, self.teaching, self.rect.x + EDGE + 6, self._list, self.rect.right - EDGE)
        for button in self.children():
            if button.shown:
                button.draw(canvas)
        if isinstance(self.teaching.now, Do):
            words, room = _("the lesson waits for your move"), self.rect.right - EDGE - self._rest - 12
            if canvas.width(words, theme.BODY) <= room:
                middle = self.rect.bottom - 18 - self._buttons_high / 2
                canvas.text(words, self.rect.right - EDGE, middle, theme.BODY, "muted", "text", "right")
        if self._bird.h:
            canvas.art(f"tutor_{self._pose}", *self._bird)

    def _draw_count(self, canvas: Canvas) -> None:
        x, y, w, h = self._tab
        middle = y + (h - 14) / 2
        words = canvas.text(self._count(), x + 18, middle, theme.STRONG, "#FFF1BC", "bold", room=w - 36)
        steps = len(self.teaching.lesson.steps)
        if steps > 15 or words + self._dots_wide() + 48 > w:
            return
        for n in range(steps):
            now, done = n + 1 == self.teaching.step, n + 1 < self.teaching.step
            z = DOT + 5 if now else DOT
            px = x + w - 22 - (steps - 1 - n) * 18
            fill = "accent" if done else "#FFF1BC" if now else "well"
            canvas.rr((px - z / 2, middle - z / 2, z, z), z / 2, fill, "accent" if now or done else "line", 1.5)
