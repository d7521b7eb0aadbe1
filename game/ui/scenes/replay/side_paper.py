"""The paper beside the board: what was known then, the log in step, why bots did something, and marks."""

from collections.abc import Callable, Sequence

from game.core.table import Piece, Table
from game.play.replaying.film import TRUTH, Film
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.logbook.paper import BAND, GREY, INK, RED, on_paper
from game.ui.shell.input import Input, Key, Pressed, Wheel
from game.ui.table.board.faces import Printer
from game.ui.widgets.base import Target, Widget
from game.ui.widgets.scroll import BAR, ScrollBar
from game.words import _

LATEST = 5
"""How many of the last private lines are told under what was known."""
STEP = 90.0
"""How far an arrow key scrolls what was known then."""
REST_MS = 140
"""After so many ms at one moment a bot's reasons are worked out."""


class Sheet(Widget):
    """Draws the open tab; lines of the log and marks can be clicked, and walked with the arrow keys."""

    def __init__(self, film: Film, printer: Printer, go: Callable[[int], None]) -> None:
        super().__init__("sheet", "sheet")
        self.film, self.printer, self.go = film, printer, go
        self.tab = "known"
        self.place, self.perspective = 0, 0
        self.marks: Sequence[tuple[int, str]] = ()
        """Marks of one's own and turning points: (place, words)."""
        self.reasons: Sequence[tuple[str, str]] = ()
        """What is told of a bot's deed: (kind, words)."""
        self.unspoiled = True
        self.bar = ScrollBar()
        self.bar.colours = ("#D9C79A", "#8A6B3F")
        """How far what was known then is scrolled, where it is taller than the paper."""
        self._narrow = False
        """Whether room is left for the bar."""
        self._widened: tuple[object, ...] = ()
        """For which moment that room was given up: once, for without it there can be more than fits again."""
        self._rows: list[tuple[Rect, int]] = []
        """The rows that can be clicked, with the place that each leads to."""

    def targets(self) -> Sequence[Target]:
        """Where there are rows, or more than is seen."""
        used = self.tab in ("log", "marks") or (self.tab == "known" and self.bar.needed)
        return (Target(self.id, self.rect, self, self.zone),) if used else ()

    def handle(self, given: Input) -> bool:
        """A click leads to a row's moment; wheel and arrows lead to the line before or after, or scroll."""
        if self.tab == "known":
            return self._scroll(given)
        match given:
            case Pressed(x, y, "left"):
                place = next((place for row, place in self._rows if row.collidepoint(x, y)), None)
                if place is not None:
                    self.go(place)
            case Wheel(dy=dy) if dy:
                self._walk(-1 if dy > 0 else 1)
            case Key(action="up" | "down" as way):
                self._walk(-1 if way == "up" else 1)
            case _:
                return False
        return True

    def _scroll(self, given: Input) -> bool:
        """What was known then: wheel, bar and arrows bring what is not seen."""
        match given:
            case Key(action="up" | "down" as way):
                moved = self.bar.to(self.bar.offset + (-STEP if way == "up" else STEP))
            case _:
                moved = self.bar.handle(given)
        if moved:
            self.app.dirty()
        return moved

    def _walk(self, by: int) -> None:
        if self.tab == "marks":
            places = sorted({place for place, _words in self.marks})
        else:
            film, lines = self.film, self.film.lines(self.perspective)
            now = film.until(self.place, self.perspective)
            near = range(max(0, now - 12), min(len(lines), now + 12))
            places = sorted({film.place_of_line(n, self.perspective) for n in near})
        ahead = [place for place in places if (place > self.place if by > 0 else place < self.place)]
        if ahead:
            self.go(ahead[0] if by > 0 else ahead[-1])

    # ---- drawing

    def draw(self, canvas: Canvas) -> None:
        """What the open tab shows, cut to its area."""
        self._rows = []
        with canvas.clipped(self.rect):
            {"known": self._known, "log": self._log, "why": self._why, "marks": self._marks}[self.tab](canvas)
        if self.focused:
            with on_paper(canvas):
                canvas.ring(self.rect.inflate(-8, -8), 6)

    def _known(self, canvas: Canvas) -> None:
        """All of it, as far as it is scrolled."""
        with canvas.shifted(0, -self.bar.offset):
            low = self._draw_known(canvas)
        before = self.bar.needed, self._narrow
        self.bar.fit(self.rect, low + 8 - self.rect.y)
        self._leave_room()
        if (self.bar.needed, self._narrow) != before:
            self.app.dirty()  # another width, and a target more or less
        self.bar.draw(canvas)

    def _leave_room(self) -> None:
        """Leave room for the bar where there is more than fits."""
        moment = self.place, self.perspective, tuple(self.rect)
        if self.bar.needed:
            self._narrow = True
        elif self._narrow and self._widened != moment:
            self._narrow, self._widened = False, moment

    def _draw_known(self, canvas: Canvas) -> float:
        film, area = self.film, self._area()
        table = film.table(self.place, self.perspective)
        y = area.y + 8
        things = film.things(self.place, self.perspective)
        if self.perspective < 0 and not any(things.values()):  # the truth, too, where nobody holds anything
            return self._standing(canvas, y, table)
        for seat, pieces in things.items():
            y = self._head(canvas, y, table, seat)
            room = (area.bottom - y) / 2 if len(things) == 1 else (area.bottom - area.y) / len(things) - 50
            box = Rect(area.x + 4, y, area.w - 8, max(40.0, room))
            y = self._faces(canvas, (*_on_mat(table, seat), *pieces), box) + 8
        if len(things) == 1:
            y = self._notes(canvas, self._told(canvas, y), table)
        elif things:
            y += canvas.leading(theme.BODY, 0.7)
            w = area.w - 8
            words = _("Piles have no order, but for what was put there: the next card is decided as it is drawn.")
            canvas.para(words, area.x + 4, y, w, theme.BODY, GREY, "serif_italic", leading=1.2)
            y += canvas.para_height(words, w, theme.BODY, "serif_italic", leading=1.2)
        return y

    def _head(self, canvas: Canvas, y: float, table: Table, seat: int) -> float:
        """Whose things follow, and the money of this seat; returns y below it."""
        area, player = self._area(), self.film.match.players[seat]
        money = next((mat.money for mat in table.mats if mat.seat == seat), "")
        y += canvas.leading(theme.BODY, 0.8)
        head = _("What {name} held").format(name=player.name)
        wide = canvas.text(money, area.right - 12, y, theme.BODY, INK, "bold", "right") if money else 0.0
        canvas.text(head, area.x + 4, y, theme.BODY, RED, "bold", room=area.w - 20 - wide)
        return y + canvas.leading(theme.BODY, 0.9)

    def _area(self) -> Rect:
        """Where things are drawn: beside the bar, where there is room for one."""
        return Rect(self.rect.x, self.rect.y, self.rect.w - (BAR if self._narrow else 0), self.rect.h)

    def _faces(self, canvas: Canvas, pieces: Sequence[Piece], room: Rect) -> float:
        """Things side by side in as many rows as make them largest; returns y below them."""
        if not pieces:
            y = room.y + canvas.leading(theme.BODY, 0.7)
            canvas.text(_("nothing in hand"), room.x, y, theme.BODY, GREY, "serif_italic", room=room.w)
            return y + canvas.leading(theme.BODY, 0.7)
        shapes = [piece.face.w / piece.face.h for piece in pieces]
        high = min(room.h, 170.0)
        while high > 30 and self._lines(shapes, high, room.w) * (high + 8) > room.h:
            high *= 0.9
        x, y = room.x, room.y
        for piece, shape in zip(pieces, shapes, strict=True):
            w = min(high * shape, room.w)
            if x + w > room.right + 0.5:
                x, y = room.x, y + high + 8
            tall = w / shape
            sprite = self.printer.sprite(canvas, piece.face, canvas.px(w), dim=piece.mood == "dim")
            sprite.blit(canvas.surface, *canvas.at(x, y + (high - tall) / 2))
            x += w + 8
        return y + high

    @staticmethod
    def _lines(shapes: Sequence[float], high: float, wide: float) -> int:
        lines, x = 1, 0.0
        for shape in shapes:
            w = min(high * shape, wide)
            if x + w > wide + 0.5:
                lines, x = lines + 1, 0.0
            x += w + 8
        return lines

    def _notes(self, canvas: Canvas, y: float, table: Table) -> float:
        """The seat's notebook of then; returns y below it."""
        area = self._area()
        for note in table.notes:
            if isinstance(note, str):
                head = note.startswith("# ")
                words, colour, face = note.removeprefix("# "), RED if head else INK, "bold" if head else "text"
                y += canvas.leading(theme.BODY, 0.9)
                y = canvas.para(words, area.x + 4, y, area.w - 12, theme.BODY, colour, face, leading=1.2)
                continue
            wide = area.w - 12
            high = wide * note.face.h / note.face.w
            sprite = self.printer.sprite(canvas, note.face, canvas.px(wide))
            sprite.blit(canvas.surface, *canvas.at(area.x + 4, y + 4))
            y += high + 8
        return y

    def _told(self, canvas: Canvas, y: float) -> float:
        """The last things that this seat alone was told; returns y below them."""
        film, area = self.film, self._area()
        now = film.until(self.place, self.perspective)
        mine = [line for line in film.lines(self.perspective)[:now] if line.line.private][-LATEST:]
        if not mine:
            return y
        y += canvas.leading(theme.BODY, 0.9)
        canvas.text(_("Told in private"), area.x + 4, y, theme.BODY, RED, "bold", room=area.w - 8)
        y += canvas.leading(theme.BODY, 1.3)
        for line in reversed(mine):
            y = canvas.para(line.line.text, area.x + 4, y, area.w - 12, theme.BODY, INK, leading=1.25) + 6
        return y

    def _standing(self, canvas: Canvas, y: float, table: Table) -> float:
        """How the seats stood: each with its money and its counters; returns y below them."""
        film, area = self.film, self._area()
        y += canvas.leading(theme.BODY, 0.8)
        head = _("How all stood") if self.perspective == TRUTH else _("What everybody saw")
        canvas.text(head, area.x + 4, y, theme.BODY, RED, "bold", room=area.w - 8)
        y += canvas.leading(theme.BODY, 1.1)
        for mat in table.mats:
            player = film.match.players[mat.seat]
            line = canvas.leading(theme.BODY, 1.3)
            canvas.medal(player.colour, area.x + 22, y + line / 2, 34)
            x = area.x + 50
            wide = canvas.text(mat.money, area.right - 8, y + line / 2, theme.BODY, INK, "bold", "right")
            canvas.text(player.name, x, y + line / 2, theme.BODY, INK, "bold", room=area.right - wide - 20 - x)
            told = (_counted(counter.label, counter.count) for counter in mat.counters if counter.count != "0")
            words = ", ".join(told) or mat.caption
            y += line + canvas.leading(theme.LABEL, 0.4)
            y = canvas.para(words, x, y, area.right - 8 - x, theme.LABEL, GREY, leading=1.2) + 10
            things = _on_mat(table, mat.seat)
            if things:
                y = self._faces(canvas, things, Rect(x, y - line / 2, area.right - 8 - x, 2 * line)) + 8
        return y

    def _log(self, canvas: Canvas) -> None:
        """The lines up to this moment, the newest at the foot; a few that come, where that spoils nothing."""
        film, area = self.film, self.rect
        lines, now = film.lines(self.perspective), film.until(self.place, self.perspective)
        end = now if self.unspoiled else min(len(lines), now + 3)
        y = area.bottom - 6
        for n in range(end - 1, max(-1, end - 60), -1):
            line = lines[n].line
            room = area.w - 50
            high = canvas.para_height(line.text, room, theme.BODY, leading=1.2) + 10
            y -= high
            if y < area.y - high:
                return
            row = Rect(area.x, y, area.w, high)
            self._rows.append((row, film.place_of_line(n, self.perspective)))
            if n == now - 1:
                canvas.rr(row, 4, BAND)
            if line.seat is not None:
                canvas.medal(film.match.players[line.seat].colour, area.x + 20, y + high / 2, 26)
            colour = GREY if n >= now or line.kind == "phase" else INK
            canvas.para(line.text, area.x + 42, y + 5 + canvas.leading(theme.BODY, 0.6), room, theme.BODY, colour,
                        leading=1.2)  # fmt: skip
        if not end:
            canvas.text(_("Nothing has happened yet."), area.x + 8, area.bottom - 30, theme.BODY, GREY, "serif_italic")

    def _why(self, canvas: Canvas) -> None:
        area = self.rect
        y = area.y + canvas.leading(theme.BODY, 1.0)
        told = self.reasons or [("note", _("No bot has decided this. Step on to a deed of a bot."))]
        for kind, words in told:
            colour, face = {"head": (INK, "bold"), "title": (RED, "bold"), "note": (GREY, "serif_italic")}.get(
                kind, (INK, "text")
            )
            y = canvas.para(words, area.x + 6, y, area.w - 12, theme.BODY, colour, face, leading=1.28) + 7
            if y > area.bottom:
                return

    def _marks(self, canvas: Canvas) -> None:
        area = self.rect
        y = area.y + 8
        if not self.marks:
            words = _("No marks yet. B sets one here.")
            canvas.para(words, area.x + 6, y + 24, area.w - 12, theme.BODY, GREY, "serif_italic")
        for place, words in sorted(self.marks):
            high = canvas.para_height(words, area.w - 46, theme.BODY, leading=1.2) + 14
            row = Rect(area.x, y, area.w, high)
            if row.bottom > area.bottom:
                return
            self._rows.append((row, place))
            if place == self.place:
                canvas.rr(row, 4, BAND)
            canvas.glyph("bookmark", area.x + 18, y + high / 2, 18, "#A8321B")
            canvas.para(words, area.x + 38, y + 7 + canvas.leading(theme.BODY, 0.6), area.w - 46, theme.BODY, INK,
                        leading=1.2)  # fmt: skip
            y += high + 2


def _on_mat(table: Table, seat: int) -> tuple[Piece, ...]:
    """What lies open before this seat, such as its divers."""
    found = (piece for piece in table.pieces if piece.zone == f"mat:{seat}")
    return tuple(sorted(found, key=lambda piece: piece.order))


def _counted(label: str, count: str) -> str:
    return label if not count or count in label else f"{label} {count}"
