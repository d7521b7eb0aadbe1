"""The pause menu before the blurred public table."""

from functools import partial

import pygame

from game.bots.levels import find_level, level_name
from game.core.match import Match
from game.core.player import Player
from game.logbook.writing import set_apart
from game.play.advice.bot_explanations import take_over
from game.play.advice.hint_permission import give_hints, has_hints
from game.play.seating import seating_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.play.first_try import unless_first_try
from game.ui.scenes.play.public_view import public_picture
from game.ui.scenes.play.save_name import SaveName
from game.ui.scenes.play.tools import allow_hints
from game.ui.scenes.start.bot_picker import BotPicker
from game.ui.scenes.start.launch import CANNOT_SIT, sit_down
from game.ui.shell.input import Input, Key
from game.ui.shell.scene import Scene
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.planks import Ladder, Plank
from game.words import _, plural


class Pause(Scene):
    """Everything one can do with a match besides playing: save, load, restart, change players, settings, leave."""

    name = "pause"
    opaque = True

    def __init__(self, desk: Desk) -> None:
        """`desk` is the table below, whose private view is hidden already."""
        super().__init__()
        self.desk = desk
        self.beside = True
        """Whether there is room for the panels beside the menu."""
        self.saved = ""
        """The name it was saved under during this pause, "" = none."""
        self._blurred: tuple[tuple[int, int], pygame.Surface] | None = None

    @property
    def match(self) -> Match:
        """The paused match."""
        return self.desk.match

    def build(self) -> None:
        """Add the menu."""
        key = self.app.keys.key
        planks = [
            Plank("resume", _("Resume"), "play", self.back, key=key("back")),
            Plank("save", _("Save as"), "save", self._save, key=key("save")),
            Plank("load", _("Load"), "load", self.desk.open_saves),
            Plank("restart", _("Restart, same seed"), "replay", self._restart),
            Plank("seats", _("Hand over a seat"), "swap", self._seats),
            *self._hint_plank(),
            Plank("settings", _("Settings"), "settings", self._settings),
            Plank("rules", _("Rules"), "rules", self._rules, key=key("rules")),
            Plank("leave", _("Leave the table"), "home", self._leave),
        ]
        self.ladder = Ladder("menu", planks)
        self.add(self.ladder)
        self.table = self.desk.session.playing.lay_out(None, None, ())

    def handle(self, given: Input) -> bool:
        """Handle the keys of the menu and their equivalents at the table."""
        deeds = {
            "rules": self._rules,
            "save": self._save,
            "load": self.desk.open_saves,
            "settings": self._settings,
        }
        if isinstance(given, Key) and given.action in deeds:
            deeds[given.action]()
            return True
        return False

    # ---- what the planks do

    def _save(self) -> None:
        self.app.push(SaveName(self.match, self.desk.caption, self._saved))

    def _saved(self, name: str) -> None:
        self.saved = name
        self.app.relay()

    def _settings(self) -> None:
        self.app.go(to.Settings())

    def _rules(self) -> None:
        self.app.go(to.Rules(self.match.game.id))

    def _hint_plank(self) -> tuple[Plank, ...]:
        """Return the entry that switches hints on or off, if a human plays."""
        if not any(player.human for player in self.match.players):
            return ()
        words = _("Play without hints") if has_hints(self.match) else _("Play with hints")
        press = self._hints if has_hints(self.match) else partial(unless_first_try, self.app, self.match, self._hints)
        return (Plank("hints", words, "hint", press),)

    def _seats(self) -> None:
        unless_first_try(self.app, self.match, self._ask_seat)

    def _hints(self) -> None:
        allow_hints(self.desk, not has_hints(self.match))
        self.clear()
        self.build()
        self.app.relay()

    def _restart(self) -> None:
        text = _("This game ends here and stays among the autosaves; the new one has the same seed, and is practice.")
        keep = Answer(_("Keep playing"), lambda: None)
        self.app.push(Dialog(_("Begin again?"), text, [keep, Answer(_("Restart"), self._begin_again, "danger")]))

    def _begin_again(self) -> None:
        app = self.app
        try:
            match = seating_of(self.match).match(self.match.seed)
            if self.match.step:  # who has seen nothing of it plays for the first time
                set_apart(match, "practice")
            sit_down(app, match)
        except CANNOT_SIT as error:
            app.push(Dialog(_("This table cannot be set"), str(error), [Answer(_("Back"), lambda: None)]))

    def _leave(self) -> None:
        """Ask, and say where the game can be taken up again."""
        trouble = self.desk.session.playing.trouble
        text = trouble or _("The game is saved after each decision. Continue on the title, or Load, takes it up again.")
        stay = Answer(_("Stay at the table"), lambda: None)
        leave = Answer(_("Leave the table"), lambda: self.app.pop(self.desk), "danger" if trouble else "secondary")
        self.app.push(Dialog(_("Leave the table?"), text, [stay, leave]))

    def _ask_seat(self) -> None:
        """Ask which seat shall get another player."""
        answers = [Answer(_("Leave all as it is"), lambda: None)]
        for seat, player in enumerate(self.match.players):
            words = _("{name}: {who}").format(name=player.name, who=_kind(player))
            answers.append(Answer(words, partial(self._ask_player, seat)))
        self.app.push(Dialog(_("Hand over a seat"), _("Whose seat shall change hands?"), answers, "swap"))

    def _ask_player(self, seat: int) -> None:
        """Ask who shall play this seat."""
        player = self.match.players[seat]
        answers = [Answer(_("Leave it as it is"), lambda: None)]
        answers.append(Answer(_("Choose a bot"), partial(self._ask_bot, seat), glyph="bot"))
        if not player.human:
            answers.append(Answer(_("A human"), partial(self._hand_to, seat, "human"), glyph="person"))
        text = _("Who plays for {name} from now on? What {name} knows, the next player will know.")
        self.app.push(
            Dialog(_("{name}’s seat").format(name=player.name), text.format(name=player.name), answers, "swap")
        )

    def _ask_bot(self, seat: int) -> None:
        """Ask which bot shall play this seat: its level and temperament."""
        player = self.match.players[seat]
        game, seats = self.match.game.id, len(self.match.players)
        self.app.push(BotPicker(player.name, player.kind, game, seats, partial(self._hand_to, seat)))

    def _hand_to(self, seat: int, kind: str) -> None:
        """Give this seat to another player, and open the table again behind a veil."""
        app, match, before = self.app, self.match, self.match.players[seat].kind
        if kind == before:
            return
        hints = seating_of(match).hints
        match.hand_over(seat, kind)
        if before == "human":
            take_over(match, seat)
        give_hints(match, hints)  # who comes later plays as all do
        guarded = self.desk.guarded or before == "human"
        sit_down(app, match, self.desk.autosave, resumed=True, guarded=guarded)

    # ---- the picture

    def lay_out(self, canvas: Canvas) -> None:
        """Place the menu in the middle; where there is room, the players left and the state of saving right."""
        measure = canvas.measure
        grow = min(measure.growth, 1.5)
        w = max(min(510 * grow, measure.w * 0.34), 460 * min(measure.growth, 1.7))
        x = (measure.w - w) / 2
        sign = canvas.leading(52, 1.1) + canvas.leading(theme.BODY, 1.3) + 26
        high = sum(plank.ask(canvas)[1] + 14 for plank in self.ladder.planks)
        top = max(66.0, min(92.0, measure.h - 70 - high - sign))
        self.sign = Rect(x - 34, top, w + 68, sign)
        self.ladder.rect = Rect(x, 52, w, measure.h - 52 - 50)
        self.ladder.start = self.sign.bottom + 20
        self.ladder.place(canvas, 14)
        side = min(500 * grow, x - 34 - 64 - 32)
        row = 66 * grow
        high = 84 * measure.growth + row * len(self.match.players)
        self.beside = side >= 330 * measure.growth
        y = min(330, measure.h - high - 60)
        self.table_panel = Rect(self.sign.x - 32 - side, y, side, high)
        self.safe_panel = Rect(self.sign.right + 32, y, side, 0)
        self.safe_panel.h = 84 * measure.growth + sum(self._fact_high(canvas, fact) for fact in self._facts())

    def draw(self, canvas: Canvas) -> None:
        """Draw the blurred table, the sign and the panels."""
        self._draw_table(canvas)
        measure = canvas.measure
        canvas.rr((-10, -10, measure.w + 20, 66), 0, ("#3A2A20", "#241811"))
        canvas.fill((0, 54, measure.w, 2), "fill_bottom")
        if self.beside:
            self._draw_seats(canvas)
            self._draw_safe(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """The sign hangs before the ropes."""
        self._draw_sign(canvas)

    def _draw_sign(self, canvas: Canvas) -> None:
        """Draw the board with the title."""
        sign = self.sign
        canvas.shadow(sign, 10, 4, 10, 14, 150)
        canvas.rr(sign, 10, ("#8A5532", "#5A351F"), "#E3A83B", 3)
        for n, (light, dark) in enumerate((("#8A5532", "#6E4127"), ("#7A4A2B", "#5A351F"))):
            canvas.rr(
                (sign.x + 6, sign.y + 6 + n * (sign.h - 12) / 2, sign.w - 12, (sign.h - 16) / 2), 6, (light, dark)
            )
        canvas.rr((sign.x + 5, sign.y + 5, sign.w - 10, sign.h - 10), 7, "", "#3B2408", 1.5)
        for x in (sign.x + 15, sign.right - 15):
            for y in (sign.y + 15, sign.bottom - 15):
                canvas.rr((x - 6, y - 6, 12, 12), 6, ("fill_top", "knob_pin"), "#2A1408", 1.5)
        high = canvas.leading(52, 1.1)
        y = sign.y + 10 + high / 2
        canvas.text(_("Paused"), sign.centerx, y, 52, "#FFF1BC", "display", "centre", shade="#2A1408")
        caption = f"{self.match.game.title}, {self.desk.caption}"
        y += high / 2 + canvas.leading(theme.BODY, 0.65)
        canvas.text(caption, sign.centerx, y, theme.BODY, "#FFF1BC", "strong", "centre", room=sign.w - 60)

    def _draw_seats(self, canvas: Canvas) -> None:
        """Draw the players, and mark those who must act."""
        area = self.table_panel
        canvas.panel(area, _("At the table"))
        grow = min(canvas.measure.growth, 1.5)
        row, y = 66 * grow, area.y + 70 * canvas.measure.growth
        for mat, player in zip(self.table.mats, self.match.players, strict=True):
            place = Rect(area.x + 14, y, area.w - 28, row - 6)
            if mat.active:
                canvas.rr(place, 8, ("row_top", "row_bottom"), "accent", 1.5)
            size = 46 * min(grow, 1.2)
            canvas.medal(player.colour, place.x + 34, place.centery, size)
            x = place.x + 68 * min(grow, 1.2)
            who = _kind(player)
            w = canvas.width(who, theme.BODY)
            canvas.text(player.name, x, place.centery, theme.PROMPT, "ink", "title", room=place.right - x - w - 30)
            canvas.text(who, place.right - 14, place.centery, theme.BODY, "muted", "text", "right")
            y += row

    def _facts(self) -> tuple[tuple[str, str, str, str], ...]:
        """Return what is safe, as (glyph, its colour, heading, sentence)."""
        known = len({told.step for told in self.match.seat(None).events})  # how many cards lie in a basket is secret
        steps = plural("{n} decision so far", "{n} decisions so far", known)
        kept = _("Saved as “{name}”.").format(name=self.saved) if self.saved else _("Saved after each decision")
        trouble = self.desk.session.playing.trouble
        safe = ("warn", "warn", _("Not saved at the moment"), trouble) if trouble else ("check", "good", kept, steps)
        return (
            safe,
            ("eye_off", "accent", _("Private cards are covered"), _("they open again with Resume")),
            ("bot", "accent", _("Seats can change hands"), _("people and bots, at any time")),
        )

    def _fact_high(self, canvas: Canvas, fact: tuple[str, str, str, str]) -> float:
        room = self.safe_panel.w - 118
        return sum(canvas.para_height(words, room, leading=1.2) for words in fact[2:]) + 20

    def _draw_safe(self, canvas: Canvas) -> None:
        area = self.safe_panel
        canvas.panel(area, _("The disk") if self.desk.session.playing.trouble else _("Nothing is lost"))
        y = area.y + 72 * canvas.measure.growth
        for fact in self._facts():
            sign, colour, head, words = fact
            line = canvas.leading(theme.BODY, 1.2)
            middle = y + line
            canvas.rr((area.x + 24, middle - 26, 52, 52), 26, "well", "line", 1.5)
            canvas.glyph(sign, area.x + 50, middle, 24 / max(1.0, canvas.measure.growth / 1.5), colour)
            room, x = area.w - 118, area.x + 96
            under = canvas.para(head, x, y + line / 2, room, theme.BODY, "ink", "strong", leading=1.2)
            canvas.para(words, x, under, room, theme.BODY, "muted", leading=1.2)
            y += self._fact_high(canvas, fact)

    def _draw_table(self, canvas: Canvas) -> None:
        """Draw the public table, blurred and darkened."""
        size = canvas.surface.get_size()
        if self._blurred is None or self._blurred[0] != size:
            whole = public_picture(self.desk)
            small = pygame.transform.smoothscale(whole, (max(1, size[0] // 4), max(1, size[1] // 4)))
            small = pygame.transform.box_blur(small, 3)
            small.fill((92, 104, 116), special_flags=pygame.BLEND_RGB_MULT)
            self._blurred = size, pygame.transform.smoothscale(small, size)
        canvas.surface.blit(self._blurred[1], (0, 0))


def _kind(player: Player) -> str:
    """Return "human" or which bot plays, for the player."""
    return _("human") if player.human else _("bot, {level}").format(level=level_name(find_level(player.level)))
