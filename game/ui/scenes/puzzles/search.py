"""A look for puzzles in a finished game of one's own, in a process of its own, with progress; what is found is kept."""

from game.core.match import Match
from game.logbook.store import Logbook, LogTrouble
from game.puzzles.search_process import PuzzleHunt, SearchFailed
from game.storage import puzzle_book
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.puzzles import known
from game.ui.scenes.puzzles.known import OWN
from game.ui.shell.scene import Scene
from game.ui.widgets.buttons import Button
from game.ui.widgets.layout import middle
from game.words import _, plural

LOOK_MS = 80
WIDE = 640.0


class PuzzleSearch(Scene):
    """A panel over where one comes from; leaving it ends the search, and keeps what was found."""

    name = "puzzle search"
    opaque = False

    def __init__(self, match: Match | None, logged: str = "") -> None:
        """A match that is over, or one of the logbook by its id."""
        super().__init__()
        self.match, self.logged = match, logged
        self.box = Rect(0, 0, 0, 0)
        self.done = False
        self.trouble = ""
        self._hunt: PuzzleHunt | None = None
        self._kept = 0

    def build(self) -> None:
        """Stop, or go to what was found."""
        self.stop = Button("stop", _("Stop"), self.back, glyph="cross", key="Esc", zone="answers")
        self.solve = Button("solve", "", self._solve, "primary", glyph="puzzle", zone="answers")
        self.add(self.stop, self.solve)
        self._follow()

    def shown(self) -> None:
        """Begin."""
        if self._hunt is not None or self.done:
            return
        try:
            document = Logbook().kept(self.logged) if self.match is None else self.match.to_document()
        except LogTrouble as error:
            self._end(str(error))
            return
        seats = tuple(n for n, player in enumerate(document.players) if player.kind == "human")
        if not seats:
            self._end(_("Nobody but bots played this game."))
            return
        self._hunt = PuzzleHunt(document, seats)
        self.after(LOOK_MS, self._poll)

    def _poll(self) -> None:
        if self._hunt is None:
            return
        known_before = len(self._hunt.found)
        try:
            self.done = self._hunt.poll()
        except SearchFailed:
            self._end(_("The search has failed. Come back to try again."))
            return
        if len(self._hunt.found) > known_before:
            self._kept += puzzle_book.keep_own(known.person(), self._hunt.found[known_before:])
        if self.done:
            self._end("")
        else:
            self.after(LOOK_MS, self._poll)
            self.app.dirty()
        self._follow()

    def _end(self, trouble: str) -> None:
        self.done, self.trouble = True, trouble
        self.left()
        self._follow()

    def left(self) -> None:
        """End the process."""
        if self._hunt is not None:
            self._hunt.close()
            self._hunt = None

    def _follow(self) -> None:
        self.solve.shown, self.solve.label = self._kept > 0, plural("Solve it", "Solve them", self._kept)
        self.stop.label = _("Close") if self.done else _("Stop")
        if self.done:
            self.focus.go_to("solve" if self.solve.shown else "stop")
        self.app.relay()

    def _solve(self) -> None:
        self.app.replace(self.app.scene_for(to.Puzzles(OWN)), self)

    def _words(self) -> str:
        if self.trouble:
            return self.trouble
        if not self.done and not self._kept:
            return _("Each of your decisions is searched anew. This takes a few minutes; you may stop at any time.")
        found = plural("{n} puzzle found and kept.", "{n} puzzles found and kept.", self._kept).format(n=self._kept)
        if self.done and not self._kept:
            return _("No decision of this game had a choice that is clearly the best and not known already.")
        return found

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """A panel in the middle."""
        measure = canvas.measure
        w = min(WIDE * min(measure.growth, 1.5), measure.w - 64)
        buttons = [one for one in (self.stop, self.solve) if one.shown]
        high = max(one.ask(canvas)[1] for one in buttons)
        words = max(canvas.para_height(self._words(), w - 64), 2 * canvas.leading(theme.BODY))
        head = 40 + canvas.leading(theme.SECTION, 1.3)
        self.box = middle(measure.area, w, head + words + 60 + high + 32)
        self._head = head
        x = self.box.right - 32
        for one in reversed(buttons):
            wide = min(one.ask(canvas)[0], (w - 76) / len(buttons))
            x -= wide
            one.rect = Rect(x, self.box.bottom - 32 - high, wide, high)
            x -= 12

    def draw(self, canvas: Canvas) -> None:
        """Title, words, how far it is."""
        canvas.shade(canvas.measure.area, "#0B1A22", 0.55)
        canvas.panel(self.box, corners=True, radius=16)
        x, w = self.box.x + 32, self.box.w - 64
        y = self.box.y + 32 + canvas.leading(theme.SECTION, 0.55)
        canvas.text(_("Puzzles in this game"), x, y, theme.SECTION, "ink", "title", room=w)
        y = self.box.y + self._head + canvas.leading(theme.BODY, 0.6)
        canvas.para(self._words(), x, y, w, theme.BODY, "muted")
        rail = Rect(x, self.stop.rect.y - 40, w, 18)
        canvas.rr(rail, 9, "well", "line", 1.5)
        part = 1.0 if self.done and not self.trouble else self._hunt.part if self._hunt is not None else 0.0
        if part:
            canvas.rr((rail.x, rail.y, max(18.0, rail.w * part), rail.h), 9, ("fill_top", "fill_bottom"))
