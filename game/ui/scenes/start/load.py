"""Saved games: a list, and what is known of the chosen one; the picture shows the public table only."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from weakref import WeakSet

from game.core.match import Match
from game.core.steps import Steps
from game.storage import autosaves
from game.storage.reading import Saved
from game.storage.saves import list_autosaves, list_saves
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes import to
from game.ui.scenes.frame import MARGIN, back_button, draw_header, header_height, place_back
from game.ui.scenes.start.rehearsal import rehearse_saved
from game.ui.scenes.start.resuming import open_saved
from game.ui.scenes.start.saved_deeds import ask_delete, ask_name, show_folder
from game.ui.scenes.start.saved_panel import draw_chosen, draw_count, draw_strip
from game.ui.scenes.start.saved_row import draw_saved, saved_title
from game.ui.scenes.start.thumbnail import Views
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Timer
from game.ui.widgets.buttons import Button, IconButton
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.fields import TextField
from game.ui.widgets.scroll import List
from game.words import _

LARGE = 1.45
"""Text that has grown more than so much leaves no room for a panel beside the list."""
PAUSE_MS, IDLE_MS = 90, 400
"""How long to wait before the next save is looked into, and before looking whether there is one."""
KINDS: dict[str, Callable[[Saved], bool]] = {
    "all": lambda saved: True,
    "open": lambda saved: not saved.finished,
    "over": lambda saved: saved.finished,
    "auto": lambda saved: not saved.name,
}


class Load(Scene):
    """Rows at the left, the chosen game at the right."""

    name = "load"
    first = "resume"

    def __init__(self, chosen: Saved | None = None) -> None:
        """`chosen` is looked at first, None = the newest."""
        super().__init__()
        self.kind = "all"
        self.words = ""
        self.chosen = chosen
        self.played: set[str] = set()
        """The rows of those that are being played now, here or in another window."""
        self.large = False
        """Whether the list takes the whole width."""
        self._views = Views()
        self._looking = False
        self._next: Timer | None = None
        self._sought = chosen is not None
        """Whether the list has still to be scrolled to what was chosen from elsewhere."""
        self._rehearsed: WeakSet[Match] = WeakSet()

    def build(self) -> None:
        """The filter, the search, the rows, the way back, and what can be done."""
        kinds = [
            Option("all", _("All games")),
            Option("open", _("Unfinished")),
            Option("over", _("Finished")),
            Option("auto", _("Autosaves")),
        ]
        self.filter = Segments("filter", kinds, self.kind, self._filter, zone="filter")
        self.search = TextField(
            "search", self.words, self._search, hint=_("Find a table"), glyph="search", zone="filter"
        )
        self.list = List("saves", [], self._draw_row, self._row_height, self._choose, zone="saves")
        self.back_to = back_button(self.back)
        self.go_on = Button("resume", _("Resume"), self._resume, "primary", glyph="play", size=26, zone="chosen")
        self.pen = IconButton("rename", "pencil", self._ask_name, _("Rename"), zone="chosen")
        self.film = IconButton("replay", "replay", self._replay, _("Watch it again"), zone="chosen")
        self.delete = Button("delete", _("Delete"), self._ask_delete, "danger", glyph="trash", zone="chosen")
        self.folder = Button("folder", _("Show its folder"), self._show_folder, zone="chosen")
        self.folder.shown = False
        self.add(self.filter, self.search, self.list, self.back_to, self.folder)
        self.add(self.go_on, self.film, self.pen, self.delete)
        self._read()

    def _read(self) -> None:
        """Look at the disk again."""
        self.saves = {str(saved.path): saved for saved in (*list_saves(), *list_autosaves())}
        self._see_who_plays()
        self._fill()

    def _see_who_plays(self) -> None:
        played = {path for path, saved in self.saves.items() if autosaves.played(saved.path)}
        if played != self.played:
            self.played = played
            self._take(self.chosen)

    def _fill(self) -> None:
        words = self.words.casefold()
        shown = []
        for path, saved in self.saves.items():
            said = " ".join((saved_title(saved), *(player.name for player in saved.players))).casefold()
            if (saved.bad or KINDS[self.kind](saved)) and words in said:
                shown.append(path)
        self.list.rows = sorted(
            shown, key=lambda path: (not self.saves[path].bad, self.saves[path].saved), reverse=True
        )
        chosen = str(self.chosen.path) if self.chosen else ""
        first = self.list.rows[0] if self.list.rows else ""
        self._take(self.saves.get(chosen if chosen in self.list.rows else first))
        self.app.relay()

    def _filter(self, kind: object) -> None:
        self.kind = str(kind)
        self._fill()

    def _search(self, words: str) -> None:
        self.words = words
        self._fill()

    def _choose(self, row: str) -> None:
        if self.chosen and row == str(self.chosen.path):
            self._resume()
        else:
            self._take(self.saves[row])

    def _take(self, saved: Saved | None) -> None:
        self.chosen = saved
        trouble = _("There is no game to open.") if saved is None else saved.bad
        self.go_on.enabled, self.go_on.reason = not trouble or bool(saved and saved.sound), trouble
        busy = saved is not None and str(saved.path) in self.played
        self.delete.enabled = saved is not None and not busy
        self.delete.reason = _("It is being played.") if busy else ""
        self.pen.enabled = saved is not None and not saved.bad and bool(saved.name)
        self.pen.reason = "" if self.pen.enabled else _("Only a save under a name can be renamed.")
        self.folder.shown = saved is not None and not saved.whole and not self.large
        known = saved is not None and str(saved.path) in self._views.known
        self.film.enabled = known
        self.film.reason = "" if known else _("This game is still being looked into.")
        self.app.dirty()

    def shown(self) -> None:
        """Look into the saves one after the other, while nothing else is to be done."""
        if not self._looking:
            self._looking = True
            self._look_soon(PAUSE_MS)

    def _look_soon(self, ms: float) -> None:
        self._next = self.after(ms, self._look)

    def _look(self) -> None:
        """Replay the next save that is not known yet: the chosen one first; a file that cannot be replayed says so."""
        seen = [self.chosen] if self.chosen else []
        waiting = [saved for saved in (*seen, *map(self.saves.get, self.list.rows)) if saved and not saved.bad]
        self._see_who_plays()
        todo = next((saved for saved in waiting if not self._views.looked_into(saved)), None)
        known = self._views.known.get(str(self.chosen.path)) if self.chosen else None
        if known is not None and known not in self._rehearsed:
            self.app.ahead.prepare(self._rehearse(known), self)
        elif todo is not None:
            self.app.ahead.prepare(self._look_into(todo), self)
        else:
            self._look_soon(IDLE_MS)

    def _rehearse(self, match: Match) -> Steps[None]:
        """The chosen table is got ready, so that it comes at once."""
        self._rehearsed.add(match)
        yield from rehearse_saved(self.app, match)
        self._look_soon(PAUSE_MS)

    def _look_into(self, saved: Saved) -> Steps[None]:
        trouble = yield from self._views.look_into(self.app, saved)
        if trouble:
            self.saves[str(saved.path)] = replace(saved, bad=str(trouble), sound=trouble.sound)
            if saved is self.chosen:
                self._take(self.saves[str(saved.path)])
        elif saved is self.chosen:
            self._take(saved)
        self.app.dirty()
        self._look_soon(PAUSE_MS)

    def _resume(self) -> None:
        if self.chosen is not None:
            self.app.ahead.drop(self)
            self.app.cancel(self._next)
            self._looking = False
            open_saved(self.app, self.chosen)

    def _replay(self) -> None:
        """Show the chosen game again from its beginning; one that goes on shows the public table alone."""
        match = self._views.known.get(str(self.chosen.path)) if self.chosen else None
        if match is not None:
            self.app.go(to.Replay(match))

    def _show_folder(self) -> None:
        if self.chosen is not None:
            show_folder(self.app, self.chosen)

    def _ask_name(self) -> None:
        if self.chosen is not None:
            ask_name(self.app, self.chosen, self._renamed)

    def _renamed(self, path: Path) -> None:
        assert self.chosen is not None
        self.chosen = replace(self.chosen, path=path)
        self._read()

    def _ask_delete(self) -> None:
        if self.chosen is not None:
            ask_delete(self.app, self.chosen, self._deleted)

    def _deleted(self) -> None:
        self.chosen = None
        self._read()

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The list takes three fifths of the width; with large text all of it, and the chosen game a strip below."""
        measure = canvas.measure
        self.large = measure.growth > LARGE
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top = header_height(canvas) + (16 if self.large else 28)
        wide = measure.w - 2 * MARGIN
        left = wide if self.large else (wide - 32) * 0.6
        w, h = self.filter.ask(canvas)
        search = max(260.0 * measure.growth, left * 0.3)
        beside = w + 16 + search <= left
        self.filter.rect = Rect(MARGIN, top, min(w, left), h)
        self.search.shown = beside or not self.large
        self.search.rect = Rect(MARGIN + w + 16, top, left - w - 16, h)
        if not beside:
            self.filter.rect.w = left
            self.search.rect = Rect(MARGIN, top + h + 10, left, h)
        top_list = (self.search.rect.bottom if self.search.shown else self.filter.rect.bottom) + 14
        self.foot = max(58.0, canvas.leading(theme.BODY, 1.5))
        low = measure.h - (16 if self.large else self.foot)
        low = self._place_chosen(canvas, Rect(MARGIN + left + 32, top, wide - left - 32, low - top))
        self.folder.shown = bool(self.chosen and not self.chosen.whole and not self.large)
        self.list.rect = Rect(MARGIN, top_list, left, low - top_list)
        self.list.measure(canvas)
        if self._sought and self.chosen:
            self.list.show(self.list.rows.index(str(self.chosen.path)))
            self._sought = False

    def _place_chosen(self, canvas: Canvas, panel: Rect) -> float:
        """The chosen game in this panel, or below the list; returns where the list ends."""
        low = panel.bottom
        bw, bh = self.delete.ask(canvas)
        pen = self.pen.ask(canvas)[0]
        bh = max(bh, 68 * min(canvas.measure.growth, 1.2))
        if self.large:
            self.panel = Rect(MARGIN, low - bh - 28, canvas.measure.w - 2 * MARGIN, bh + 28)
            low, area = self.panel.y - 10, self.panel.inflate(-48, -28)
            go = min(area.w - 2 * pen - bw - 48, self.go_on.ask(canvas)[0] + 40)
            self.go_on.rect = Rect(area.right - bw - 2 * pen - 48 - go, area.y, go, bh)
        else:
            self.panel = panel
            area = self.panel.inflate(-64, -64)
            self.go_on.rect = Rect(area.x, area.bottom - bh, area.w - 2 * pen - bw - 48, bh)
            high = self.folder.ask(canvas)[1]
            self.folder.rect = Rect(area.x, self.go_on.rect.y - high - 16, area.w, high)
        self.delete.rect = Rect(area.right - bw, self.go_on.rect.y, bw, bh)
        self.film.rect = Rect(self.delete.rect.x - 16 - pen, self.go_on.rect.y, pen, bh)
        self.pen.rect = Rect(self.film.rect.x - 16 - pen, self.go_on.rect.y, pen, bh)
        return low

    def _row_height(self, canvas: Canvas, _row: str) -> float:
        lines = canvas.leading(26, 1.25) + canvas.leading(theme.BODY, 1.25) + max(40.0, canvas.leading(theme.LABEL))
        return max(132.0, lines + 34)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panel, footer line."""
        canvas.room()
        draw_header(canvas, _("Saved games"), _("Pictures show the public table only."), self.room)
        canvas.panel(self.panel, corners=not self.large, radius=14)
        if self.large:
            draw_strip(canvas, self.panel, self.go_on.rect.x, self.chosen)
        else:
            low = self.folder.rect.y if self.folder.shown else self.go_on.rect.y
            if self.chosen is not None:
                draw_chosen(canvas, self.panel.inflate(-64, -64), low, self.chosen, self._views)
            draw_count(canvas, self.saves.values(), canvas.measure.h - self.foot / 2, self.list.rect.right)
        if not self.list.rows:
            x, y = self.list.rect.x, self.list.rect.y + 60
            canvas.text(_("No saved game here yet."), x, y, theme.PROMPT, "muted", "serif_italic")

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        saved = self.saves[row]
        area = draw_saved(
            canvas, rect, saved, self._views, lit=hovered, chosen=saved is self.chosen, played=row in self.played
        )
        if focused:
            canvas.ring(area, 10)
