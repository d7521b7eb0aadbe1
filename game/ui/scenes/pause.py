"""The pause: a menu on ropes before the covered table."""

from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.bots.levels import LEVELS, find_level, portrait
from game.core.game import BadOption
from game.core.match import Match
from game.saves import CannotSave
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.launch import seating_of, sit_down
from game.ui.scenes.savename import SaveName
from game.ui.widgets.buttons import Button
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.planks import Ladder, Plank
from game.words import _, plural

if TYPE_CHECKING:
    from game.ui.scenes.table import TableScene


class Pause(Scene):
    """Everything one may want to do with a table besides playing at it."""

    name = "pause"
    opaque = True

    def __init__(self, desk: "TableScene") -> None:
        """`desk` is the table below; what was private on it is covered already."""
        super().__init__()
        self.desk = desk
        self._blurred: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def match(self) -> Match:
        """The match that waits."""
        return self.desk.match

    def build(self) -> None:
        """The planks."""
        planks = [
            Plank("resume", _("Resume"), "play", self.back, key="Esc"),
            Plank("save", _("Save as"), "save", self._save, key="Ctrl+S"),
            Plank("load", _("Load"), "load", self.desk.open_saves),
            Plank("restart", _("Restart, same seed"), "replay", self._restart),
            Plank("settings", _("Settings"), "settings", self._settings),
            Plank("rules", _("Rules"), "rules", self._rules, key="F2"),
            Plank("leave", _("Leave the table"), "home", self._leave),
        ]
        self.ladder = Ladder("menu", planks)
        self.seats = [
            Button(
                f"seat:{seat}", "", partial(self._seat, seat), "quiet", zone="seats", tip=_("Hand this seat to a bot")
            )
            for seat in range(len(self.match.players))
        ]
        self.add(self.ladder, *self.seats)

    # ---- what the planks do

    def _save(self) -> None:
        self.app.push(SaveName(self.match, self.desk.caption))

    def _settings(self) -> None:
        from game.ui.scenes.settings import SettingsScene  # noqa: PLC0415 - only when somebody sets something

        self.app.push(SettingsScene())

    def _rules(self) -> None:
        from game.ui.scenes.rules import RulesReader  # noqa: PLC0415 - only when somebody reads

        self.app.push(RulesReader(self.match.game.id))

    def _restart(self) -> None:
        text = _("This game ends here and stays among the autosaves; the new one has the same seed and shuffles.")
        keep = Answer(_("Keep playing"), lambda: None)
        self.app.push(Dialog(_("Begin again?"), text, [keep, Answer(_("Restart"), self._begin_again, "danger")]))

    def _begin_again(self) -> None:
        app = self.app
        try:
            match = seating_of(self.match).match(self.match.seed)
            app.pop(self.desk)
            sit_down(app, match)
        except (BadOption, CannotSave) as error:
            app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    def _leave(self) -> None:
        self.app.pop(self.desk)

    def _seat(self, seat: int) -> None:
        player = self.match.players[seat]
        answers = [Answer(_("Leave it as it is"), lambda: None)]
        for level in LEVELS:
            if player.level != level.id:
                kind = f"bot:{level.id}"
                answers.append(Answer(portrait(level).name, partial(self._hand_to, seat, kind), glyph="bot"))
        if not player.human:
            answers.append(Answer(_("A human"), partial(self._hand_to, seat, "human"), glyph="person"))
        text = _("Who plays for {name} from now on? What {name} knows, the next player will know.")
        self.app.push(
            Dialog(_("{name}’s seat").format(name=player.name), text.format(name=player.name), answers, "swap")
        )

    def _hand_to(self, seat: int, kind: str) -> None:
        """Somebody else plays on for this seat: the table is opened again, behind its veil."""
        app, match = self.app, self.match
        match.hand_over(seat, kind)
        app.pop(self.desk)
        try:
            sit_down(app, match, resumed=True)
        except CannotSave as error:
            app.push(Dialog(_("The seat could not change hands"), str(error), [Answer(_("Back"), lambda: None)]))

    # ---- the picture

    def lay_out(self, canvas: Canvas) -> None:
        """The ladder in the middle, who sits where at the left, what is safe at the right."""
        measure = canvas.measure
        grow = min(measure.growth, 1.5)
        w = min(510 * grow, measure.w * 0.4)
        x = (measure.w - w) / 2
        self.sign = Rect(x - 34, 92, w + 68, 116 * min(grow, 1.25))
        self.ladder.rect = Rect(x, 52, w, measure.h - 52 - 70)
        self.ladder.start = self.sign.bottom + 26
        self.ladder.place(canvas, 16)
        side = min(500 * grow, x - 34 - 96)
        row = 66 * grow
        high = 72 * grow + row * len(self.seats)
        self.table_panel = Rect(96, min(330, measure.h - high - 60), side, high)
        for number, button in enumerate(self.seats):
            y = self.table_panel.y + 60 * grow + number * row
            button.rect = Rect(self.table_panel.x + 14, y, side - 28, row - 4)
        self.safe_panel = Rect(measure.w - 96 - side, self.table_panel.y, side, 72 * grow + row * 3)

    def draw(self, canvas: Canvas) -> None:
        """The table far away and out of focus, then the sign and the panels."""
        self._draw_table(canvas)
        measure = canvas.measure
        canvas.rr((-10, -10, measure.w + 20, 66), 0, ("#3A2A20", "#241811"))
        canvas.fill((0, 54, measure.w, 2), "fill_bottom")
        sign = self.sign
        canvas.shadow(sign, 10, 4, 10, 14, 150)
        canvas.rr(sign, 10, ("#8A5532", "#5A351F"), "#E3A83B", 3)
        canvas.rr((sign.x + 5, sign.y + 5, sign.w - 10, sign.h - 10), 7, "", "#3B2408", 1.5)
        canvas.text(
            _("Paused"), sign.centerx, sign.y + sign.h * 0.38, 52, "#FFF1BC", "display", "centre", shade="#2A1408"
        )
        caption = f"{self.match.game.title}, {self.desk.caption}"
        canvas.text(
            caption, sign.centerx, sign.y + sign.h * 0.78, theme.BODY, "#FFF1BC", "strong", "centre", room=sign.w - 60
        )
        self._draw_seats(canvas)
        self._draw_safe(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Names over the seat buttons."""
        for seat, button in enumerate(self.seats):
            player = self.match.players[seat]
            x, y = button.rect.x, button.rect.centery
            grow = min(canvas.measure.growth, 1.5)
            canvas.medal(player.colour, x + 30, y, 46 * min(grow, 1.2))
            who = (
                _("human") if player.human else _("bot, {level}").format(level=portrait(find_level(player.level)).name)
            )
            w = canvas.width(who, theme.BODY)
            room = button.rect.w - 76 - w - 28
            canvas.text(player.name, x + 68, y, theme.PROMPT, "ink", "title", room=room)
            canvas.text(who, button.rect.right - 14, y, theme.BODY, "muted", "text", "right")

    def _draw_seats(self, canvas: Canvas) -> None:
        canvas.panel(self.table_panel, _("At the table"))

    def _draw_safe(self, canvas: Canvas) -> None:
        area = self.safe_panel
        canvas.panel(area, _("Nothing is lost"))
        steps = plural("{n} decision so far", "{n} decisions so far", self.match.step)
        rows = (
            ("check", "good", _("Saved after each decision"), steps),
            ("eye_off", "accent", _("Private cards are covered"), _("they open again with Resume")),
            ("bot", "accent", _("Seats can change hands"), _("press a name at the left")),
        )
        grow = min(canvas.measure.growth, 1.5)
        y = area.y + 92 * grow
        for sign, colour, head, words in rows:
            canvas.rr((area.x + 24, y - 26, 52, 52), 26, "well", "line", 1.5)
            canvas.glyph(sign, area.x + 50, y, 24, colour)
            room = area.w - 118
            lead = canvas.leading(theme.BODY, 1.0) * 0.7
            canvas.text(head, area.x + 96, y - lead, theme.BODY, "ink", "strong", room=room)
            canvas.text(words, area.x + 96, y + lead, theme.BODY, "muted", room=room)
            y += 66 * grow

    def _draw_table(self, canvas: Canvas) -> None:
        """The public table, blurred and cool; private things were covered before the pause began."""
        size = canvas.surface.get_size()
        if self._blurred is None or self._blurred[0] != size:
            whole = self.desk.public_picture()
            small = pygame.transform.smoothscale(whole, (max(1, size[0] // 4), max(1, size[1] // 4)))
            small = pygame.transform.box_blur(small, 3)
            small.fill((92, 104, 116), special_flags=pygame.BLEND_RGB_MULT)
            self._blurred = size, pygame.transform.smoothscale(small, size)
        canvas.surface.blit(self._blurred[1], (0, 0))
