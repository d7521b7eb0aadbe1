"""Saved games: a list, and what is known of the chosen one; the picture shows the public table only."""

from collections.abc import Callable
from datetime import datetime
from functools import partial

import pygame

from game.core.game import BadOption
from game.core.match import Match, find
from game.core.save import BadSave
from game.saves import Autosave, CannotSave, Saved, list_autosaves, list_saves, open_save, resume
from game.ui import theme
from game.ui.canvas import Canvas
from game.ui.measure import Rect
from game.ui.scene import Scene
from game.ui.scenes.frame import MARGIN, back_button, draw_box, draw_header, header_height, place_back
from game.ui.scenes.launch import sit_down
from game.ui.scenes.moments import ago
from game.ui.scenes.thumbnail import public_board
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option, Segments
from game.ui.widgets.dialog import Answer, Dialog
from game.ui.widgets.fields import TextField
from game.ui.widgets.scroll import List
from game.words import _, plural

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

    def __init__(self) -> None:
        super().__init__()
        self.kind = "all"
        self.words = ""
        self.chosen: Saved | None = None
        self._match: Match | None = None
        self._picture: pygame.Surface | None = None

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
        self.delete = Button("delete", _("Delete"), self._ask_delete, "danger", glyph="trash", zone="chosen")
        self.add(self.filter, self.search, self.list, self.back_to, self.go_on, self.delete)
        self._read()

    def _read(self) -> None:
        """Look at the disk again."""
        self.saves = {str(saved.path): saved for saved in (*list_saves(), *list_autosaves())}
        self._fill()

    def _fill(self) -> None:
        words = self.words.casefold()
        shown = [
            path
            for path, saved in self.saves.items()
            if (saved.bad or KINDS[self.kind](saved)) and words in " ".join((_title(saved), *saved.players)).casefold()
        ]
        self.list.rows = sorted(
            shown, key=lambda path: (not self.saves[path].bad, self.saves[path].saved), reverse=True
        )
        chosen = str(self.chosen.path) if self.chosen else ""
        if chosen not in self.list.rows:
            self._take(self.saves[self.list.rows[0]] if self.list.rows else None)
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
        self._match = None
        self._picture = None
        trouble = _("There is no game to open.") if saved is None else saved.bad
        self.go_on.enabled, self.go_on.reason = not trouble, trouble
        self.delete.enabled = saved is not None
        if saved is not None and not saved.bad:
            self.app.after(120, partial(self._look_into, saved))
        self.app.dirty()

    def _look_into(self, saved: Saved) -> None:
        """Replay the chosen game for its picture, when the list has come to rest on it."""
        if saved is not self.chosen:
            return
        try:
            self._match = open_save(saved.path)
        except BadSave as error:
            self.go_on.enabled, self.go_on.reason = False, str(error)
        self.app.dirty()

    def _resume(self) -> None:
        if self.chosen is None:
            return
        try:
            if self.chosen.name:
                match = open_save(self.chosen.path)
                autosave = Autosave.begin(match, caption=self.chosen.caption)
            else:
                match, autosave = resume(self.chosen.path)
        except (BadSave, BadOption, CannotSave) as error:
            self.app.push(Dialog(_("This game cannot be opened"), str(error), [Answer(_("Back"), lambda: None)]))
            return
        sit_down(self.app, match, autosave, resumed=True)

    def _ask_delete(self) -> None:
        if self.chosen is None:
            return
        text = _("“{name}” is removed from the disk. This cannot be undone.").format(name=_title(self.chosen))
        keep = Answer(_("Keep it"), lambda: None)
        self.app.push(Dialog(_("Delete this game?"), text, [keep, Answer(_("Delete"), self._delete, "danger")]))

    def _delete(self) -> None:
        assert self.chosen is not None
        try:
            self.chosen.path.unlink()
        except OSError as error:
            self.app.push(Dialog(_("It could not be deleted"), str(error), [Answer(_("Back"), lambda: None)]))
        self.chosen = None
        self._read()

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The list takes three fifths of the width."""
        measure = canvas.measure
        grow = min(measure.growth, 1.5)
        self.room = place_back(canvas, self.back_to) - 2 * MARGIN
        top = header_height(canvas) + 28
        left_w = (measure.w - 2 * MARGIN - 32) * 0.6
        w, h = self.filter.ask(canvas)
        self.filter.rect = Rect(MARGIN, top, min(w, left_w * 0.64), h)
        self.search.rect = Rect(self.filter.rect.right + 16, top, left_w - self.filter.rect.w - 16, h)
        low = measure.h - 66
        self.list.rect = Rect(MARGIN, top + h + 16, left_w, low - top - h - 16)
        self.list.measure(canvas)
        self.panel = Rect(MARGIN + left_w + 32, top, measure.w - 2 * MARGIN - left_w - 32, low - top)
        area = self.panel.inflate(-64, -64)
        bw, bh = self.delete.ask(canvas)
        bh = max(bh, 68 * min(grow, 1.2))
        self.delete.rect = Rect(area.right - bw, area.bottom - bh, bw, bh)
        self.go_on.rect = Rect(area.x, area.bottom - bh, area.w - bw - 16, bh)

    def _row_height(self, canvas: Canvas, _row: str) -> float:
        return 132 * min(canvas.measure.growth, 1.5)

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panel, footer line."""
        canvas.room()
        draw_header(canvas, _("Saved games"), _("Pictures show the public table only."), self.room)
        canvas.panel(self.panel, corners=True, radius=14)
        self._draw_chosen(canvas)
        good = sum(not saved.bad for saved in self.saves.values())
        bad = len(self.saves) - good
        words = plural("{n} game.", "{n} games.", good)
        if bad:
            words += " " + plural("{n} file cannot be read.", "{n} files cannot be read.", bad)
        y = canvas.measure.h - 34
        canvas.text(words, MARGIN, y, theme.BODY, "muted", room=self.list.rect.w)
        if not self.list.rows:
            x, y = self.list.rect.x, self.list.rect.y + 60
            canvas.text(_("No saved game here yet."), x, y, theme.PROMPT, "muted", "serif_italic")

    def _draw_row(self, canvas: Canvas, rect: Rect, row: str, focused: bool, hovered: bool) -> None:
        saved = self.saves[row]
        area = Rect(rect.x + 2, rect.y + 4, rect.w - 4, rect.h - 16)
        chosen = saved is self.chosen
        canvas.rr(area, 10, ("row_top", "row_bottom") if chosen or hovered else ("#234857", "#1A3641"), "gap", 2)
        edge = "accent" if chosen else "panel_inner"
        canvas.rr((area.x + 2, area.y + 2, area.w - 4, area.h - 4), 8, "", edge, 2 if chosen else 1.5)
        x = area.x + 24
        if not saved.bad:
            box = area.h * 0.5
            draw_box(canvas, saved.game, x, area.bottom - 14, box)
            x += box * 1.1 + 26
        else:
            canvas.glyph("warn", x + 20, area.centery, 36, "warn")
            x += 64
        when = ago(datetime.fromisoformat(saved.saved)) if saved.saved else ""
        w = canvas.text(when, area.right - 24, area.y + area.h * 0.28, theme.BODY, "muted", "strong", "right")
        room = area.right - 40 - w - x
        canvas.text(_title(saved), x, area.y + area.h * 0.28, 26, "ink", "title", room=room)
        under = saved.bad or " · ".join(part for part in (find(saved.game).title, saved.caption) if part)
        canvas.text(
            under, x, area.y + area.h * 0.55, theme.BODY, "warn" if saved.bad else "muted", room=area.right - 24 - x
        )
        names = ", ".join(saved.players)
        canvas.text(names, x, area.y + area.h * 0.8, theme.LABEL, "muted", room=area.right - 24 - x)
        if focused:
            canvas.ring(area, 10)

    def _draw_chosen(self, canvas: Canvas) -> None:
        saved = self.chosen
        if saved is None:
            return
        area = self.panel.inflate(-64, -64)
        frame = Rect(area.x, area.y, area.w, min(area.w * 0.61, area.h * 0.5))
        canvas.well(frame, 4)
        if self._match is not None:
            box = canvas.box(frame.inflate(-8, -8))
            if self._picture is None or self._picture.get_size() != box.size:
                self._picture = public_board(self._match, box.size)
            canvas.paste(self._picture, frame.x + 4, frame.y + 4)
        canvas.rr(frame, 4, "", "accent", 3)
        y = frame.bottom + 44 * min(canvas.measure.growth, 1.4)
        canvas.text(_title(saved), area.x, y, theme.SECTION, "ink", "title", room=area.w)
        words = saved.bad or saved.caption
        y = canvas.para(words, area.x, y + 40, area.w, theme.BODY, "warn" if saved.bad else "muted") + 8
        if self._match is None:
            return
        half = (area.w - 12) / 2
        high = min(66 * min(canvas.measure.growth, 1.4), (self.go_on.rect.y - 12 - y) / 3 - 6)
        for number, player in enumerate(self._match.players):
            place = Rect(area.x + number % 2 * (half + 12), y + number // 2 * (high + 8), half, high)
            if place.bottom > self.go_on.rect.y - 8:
                break
            canvas.rr(place, 8, ("#234857", "#1A3641"), "panel_inner", 1.5)
            canvas.rr((place.x, place.y + 6, 8, place.h - 12), 4, theme.SEATS[player.colour].colour)
            canvas.medal(player.colour, place.x + 42, place.centery, min(46, high - 10))
            canvas.text(player.name, place.x + 76, place.centery, theme.PROMPT, "ink", "title", room=place.w - 84)


def _title(saved: Saved) -> str:
    if saved.bad:
        return saved.path.name
    return saved.name or _("Autosave of {names}").format(names=", ".join(saved.players))
