"""Why a bot did that: a sheet over the table, or over the results, that turns from one deed of the bots to the next."""

from collections.abc import Sequence
from typing import Any

from game.bots.levels import find_level, level_name, portrait
from game.core.match import Match
from game.core.telling import Line
from game.play.advice.bot_explanations import BotExplanation, why
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.advice import reasons_sheet
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button, IconButton
from game.words import _, plural

WIDE = 720.0
EDGE = 34.0


class WhySlip(Scene):
    """Shows the reasons of one deed: those that everybody can work out, and after the end all that the bot knew."""

    name = "why"
    opaque = False
    guarded = False

    def __init__(self, match: Match, board: Any, deeds: Sequence[tuple[int, Line]], at: int = -1) -> None:
        """`deeds` are steps of bots with their lines, `at` the place among them of the one that is asked about."""
        super().__init__()
        self.match, self.board = match, board
        self.deeds = tuple(deeds)
        self.at = at % len(self.deeds)
        self._found: dict[int, BotExplanation] = {}
        self.box = Rect(0, 0, 0, 0)

    @property
    def now(self) -> BotExplanation:
        """The deed on the sheet."""
        if self.at not in self._found:
            self._found[self.at] = why(self.match, self.board, *self.deeds[self.at])
        return self._found[self.at]

    def build(self) -> None:
        """The reasons, and the ways to other deeds, to the rule, and back."""
        self.leaf = reasons_sheet.Leaf("reasons")
        self.back_one = IconButton("before", "arrow_left", lambda: self._turn(-1), _("The deed before"), zone="answers")
        self.on_one = IconButton("after", "arrow_right", lambda: self._turn(1), _("The next deed"), zone="answers")
        self.rule = Button("rule", _("Rule"), self._open_rule, glyph="rules", zone="answers")
        self.close = Button("close", _("Close"), self.back, "primary", glyph="check", zone="answers")
        self.first = "close"
        self.add(self.leaf, self.back_one, self.on_one, self.rule, self.close)
        self._tell()

    def _turn(self, step: int) -> None:
        self.at = max(0, min(len(self.deeds) - 1, self.at + step))
        self._tell()
        self.app.relay()

    def _tell(self) -> None:
        self.leaf.tell(self._rows())
        self.back_one.enabled, self.on_one.enabled = self.at > 0, self.at < len(self.deeds) - 1
        self.rule.enabled = bool(self._rule_number())

    def _rows(self) -> tuple[reasons_sheet.Row, ...]:
        found = self.now
        rows = list(reasons_sheet.rows(found.reasons)) if found.reasons else []
        if found.before:
            rows = reasons_sheet.came_of(rows, found.before, self.match.game.id, self._rule_number())
        if found.weighed:
            words = _("{name}: {n} of 100")
            weighed = tuple(words.format(name=one.name, n=round(one.worth)) for one in found.weighed)
            rows.append(reasons_sheet.Row("stats", _("Weighed: how well it stands with each, 50 is level"), weighed))
        rows.append(reasons_sheet.Row("bot", self._level(), (self._foot(),)))
        return tuple(rows)

    def _level(self) -> str:
        level = find_level(self.match.players[self.now.seat].level or "deckhand")
        return f"{level_name(level)}, {portrait(level).motto}"

    def _foot(self) -> str:
        if self.match.over:
            if self.now.weighed:
                return _("All that it knew is open now.")
            return _("It weighed nothing else: it followed its rules of thumb, or had no choice.")
        if self.now.reasons is None:
            return _("This was decided in secret; why is told when the game is over.")
        return _("So much everybody can work out. What it knew besides, it tells when the game is over.")

    def _rule_number(self) -> str:
        """The number of the rule behind what is asked about: of what came of a deed, else of the deed; "" = none."""
        rule, told = self.now.reasons.rule if self.now.reasons else "", self.deeds[self.at][1].rule
        return told or rule if self.now.before else rule or told

    def _open_rule(self) -> None:
        if self._rule_number():
            self.app.go(to.Rules(self.match.game.id, self._rule_number()))

    def handle(self, given: Input) -> bool:
        """The key that asked closes the sheet; arrows and page keys turn."""
        if not isinstance(given, Key):
            return False
        match given.action:
            case "why":
                self.back()
            case "rules":
                self._open_rule()
            case "page up" | "page down":
                self.leaf.turn(1 if given.action == "page down" else -1)
            case _ if given.chord in (",", "."):
                self._turn(1 if given.chord == "." else -1)
            case _:
                return False
        return True

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """In the middle, as high as its words."""
        measure = canvas.measure
        w = min(WIDE * min(measure.growth, 1.7), measure.w - 40)
        room = w - 2 * EDGE
        words = canvas.para_height(self.now.words, room, theme.STRONG, "serif_italic")
        self.head = 30 + canvas.leading(theme.SECTION, 1.1) + words
        buttons = [self.back_one, self.on_one, self.rule, self.close]
        asked = [button.ask(canvas) for button in buttons]
        foot = max(h for _w, h in asked) + 34
        rows = reasons_sheet.height(canvas, self.leaf.rows, room)
        high = min(measure.h - 30, self.head + rows + foot + 40)
        self.box = Rect((measure.w - w) / 2, (measure.h - high) / 2, w, high)
        self.leaf.rect = Rect(self.box.x + EDGE, self.box.y + self.head + 12, room, high - self.head - foot - 24)
        y, low = self.box.bottom - foot + 8, max(h for _w, h in asked)
        x = self.box.x + EDGE
        part = min(1.0, (room - 40) / sum(w for w, _h in asked))
        for button, (w, _h) in zip(buttons[:2], asked, strict=False):
            button.rect = Rect(x, y, w * part, low)
            x += w * part + 10
        x = self.box.right - EDGE
        for button, (w, _h) in reversed(list(zip(buttons[2:], asked[2:], strict=True))):
            button.rect = Rect(x - w * part, y, w * part, low)
            x -= w * part + 10

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """The table below steps back; who it was, and how it was told."""
        canvas.shade(canvas.measure.area, "gap", 0.5)
        canvas.sheet(self.box, 10)
        player = self.match.players[self.now.seat]
        middle = self.box.y + 20 + canvas.leading(theme.SECTION, 0.55)
        size = 40 * min(canvas.measure.growth, 1.5)
        canvas.medal(player.colour, self.box.x + EDGE + size / 2, middle, size)
        x = self.box.x + EDGE + size + 14
        count = plural("{n} deed of the bots", "{n} deeds of the bots", len(self.deeds))
        place = f"{self.at + 1} / {count}"
        wide = canvas.width(place, theme.LABEL)
        asked = _("How did this come about?") if self.now.before else _("Why did {name} do that?")
        title = asked.format(name=player.name)
        room = self.box.right - EDGE - x
        fits = canvas.width(title, theme.SECTION, "display") + wide + 20 <= room
        canvas.text(title, x, middle, theme.SECTION, "paper_ink", "display", room=room - (wide + 20 if fits else 0))
        if fits:
            canvas.text(place, self.box.right - EDGE, middle, theme.LABEL, "paper_muted", "text", "right")
        y = self.box.y + 30 + canvas.leading(theme.SECTION, 1.1) + canvas.leading(theme.STRONG, 0.5)
        wide = self.box.w - 2 * EDGE
        canvas.para(self.now.words, self.box.x + EDGE, y, wide, theme.STRONG, "paper_ink", "serif_italic")
        canvas.fill((self.box.x + EDGE, self.box.y + self.head + 2, wide, 2), "sheet_inner")
