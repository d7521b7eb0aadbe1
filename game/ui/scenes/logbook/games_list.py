"""All games in the logbook, the newest first; those kept whole can be watched again or searched for puzzles."""

from game.games import BOXES, find
from game.logbook.entry import APART, Entry
from game.logbook.store import Logbook, LogTrouble
from game.logbook.writing import title_of
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.logbook.paper import cover
from game.ui.scenes.reading.moments import length, recently
from game.ui.scenes.reading.verdict import won
from game.ui.shell.scene import Scene
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.scroll import List
from game.words import _


class GamesList(Scene):
    """A row for each game: box, day, who played how; a press shows it again, or searches it where one is sought."""

    name = "games"
    first = "games:"

    def __init__(self, person: str = "", game: str = "", book: Logbook | None = None, *, seek: bool = False) -> None:
        """Of this person ("" = everybody) and box ("" = all); only those that can be searched, if one is sought."""
        super().__init__()
        self.book = book or Logbook()
        self.person, self.game, self.seek = person, game, seek

    def build(self) -> None:
        """Read the book; the rows."""
        self.trouble = ""
        try:
            found, self.kept = self.book.entries(), self.book.has_kept()
        except LogTrouble as error:
            found, self.kept, self.trouble = (), frozenset(), str(error)
        chosen = [
            entry
            for entry in found
            if self.game in ("", entry.game)
            and (not self.person or entry.seat_of(self.person))
            and (not self.seek or self._whole(entry))
        ]
        self.entries = {entry.id: entry for entry in reversed(chosen)}
        self.list = List("games", list(self.entries), self._draw_row, self._high, self._open)
        self.back_to = back_button(self.back)
        self.add(self.list, self.back_to)

    def _whole(self, entry: Entry) -> bool:
        """Whether all that was played is kept, of a box that is there."""
        return entry.id in self.kept and entry.game in BOXES

    def _open(self, id: str) -> None:
        if not self._whole(self.entries[id]):
            words = _("Only the result of this game is kept, not what was played.")
            self.app.push(Dialog(_("There is no replay"), words, [Answer(_("Back"), lambda: None)]))
            return
        self.app.go(to.PuzzleSearch(logged=id) if self.seek else to.Replay(logged=id))

    def _high(self, canvas: Canvas, _row: str) -> float:
        return max(92.0, canvas.leading(26, 1.25) + canvas.leading(theme.BODY, 1.3) + 30)

    def lay_out(self, canvas: Canvas) -> None:
        """The list fills the window."""
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top = header_height(canvas) + 20
        measure = canvas.measure
        self.list.rect = Rect(MARGIN, top, measure.w - 2 * MARGIN, measure.h - top - 24)
        self.list.measure(canvas)

    def draw(self, canvas: Canvas) -> None:
        """Room and header."""
        canvas.room()
        whose = _("Games of {name}").format(name=self.person) if self.person else _("Replays of all games")
        told = title_of(self.game) if self.game else ""
        if self.seek:
            whose, told = _("Search which game?"), _("Your decisions in it are looked through for puzzles.")
        draw_header(canvas, whose, told, self.room)
        if not self.entries:
            words = self.trouble or _("No finished game is written here yet.")
            canvas.text(words, MARGIN, self.list.rect.y + 50, theme.PROMPT, "muted", "serif_italic")

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        entry = self.entries[row]
        area = Rect(rect.x + 5, rect.y + 5, rect.w - 10, rect.h - 12)
        canvas.rr(area, 10, ("row_top", "row_bottom") if hovered or focused else ("#234857", "#1A3641"), "gap", 2)
        canvas.rr((area.x + 2, area.y + 2, area.w - 4, area.h - 4), 8, "", "panel_inner", 1.5)
        x = area.x + 18
        x += cover(canvas, entry.game, x, area.centery, area.h - 16) + 20
        y = area.y + 8 + canvas.leading(26, 0.62)
        when = recently(entry.ended)
        right = area.right - 24
        if self._whole(entry):
            canvas.glyph("search" if self.seek else "replay", right - 16, area.centery, 30, "accent")
            right -= 60 * canvas.measure.growth
        wide = canvas.text(when, right, y, theme.BODY, "muted", "strong", "right")
        canvas.text(self._verdict(entry), x, y, 26, "ink", "title", room=right - wide - 20 - x)
        under = y + canvas.leading(26, 0.62) + canvas.leading(theme.BODY, 0.6)
        canvas.text(self._details(entry), x, under, theme.BODY, "muted", room=right - x)
        if focused:
            canvas.ring(area, 10)

    def _verdict(self, entry: Entry) -> str:
        return won([seat.name for seat in entry.seats if seat.rank == 0], title_of(entry.game))

    def _details(self, entry: Entry) -> str:
        score = find(entry.game).staging.score if entry.game in BOXES else str
        order = sorted(entry.seats, key=lambda seat: seat.rank)
        seats = ", ".join(f"{seat.name} {score(seat.score)}" for seat in order)
        apart = "" if entry.standing == "counted" else _(APART[entry.standing])
        time = length(entry.minutes) if entry.minutes >= 1 else ""
        return " · ".join(part for part in (seats, time, apart) if part)
