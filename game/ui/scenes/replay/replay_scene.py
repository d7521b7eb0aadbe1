"""A replay: who is watching at the left, the board in the middle, what it meant on paper, and one rail of moments."""

from functools import partial

from game.play.replaying.chapters import Chapter
from game.play.replaying.film import PUBLIC, TRUTH, Film
from game.ui.draw import theme
from game.ui.draw.canvas import Canvas
from game.ui.scenes.frame import draw_header
from game.ui.scenes.luck.looking_back import LookingBack
from game.ui.scenes.reading.verdict import verdict
from game.ui.scenes.replay import deeds
from game.ui.scenes.replay.board_view import BoardView, frame_board, show_table
from game.ui.scenes.replay.following import Following
from game.ui.scenes.replay.marking import Marking
from game.ui.scenes.replay.paper_tabs import PaperTabs
from game.ui.scenes.replay.places import Places, lay_out
from game.ui.scenes.replay.preparing import Preparing
from game.ui.scenes.replay.rail import Rail
from game.ui.scenes.replay.reasoning import reasons_of
from game.ui.scenes.replay.side_paper import REST_MS, Sheet
from game.ui.scenes.replay.transport import Transport
from game.ui.scenes.replay.views_column import Views
from game.ui.shell.input import Input, Key, Released
from game.ui.shell.scene import Scene
from game.ui.widgets.base import Timer
from game.ui.widgets.buttons import Button
from game.ui.widgets.choices import Option
from game.ui.widgets.dials import Toggle
from game.words import _

SAID_MS = 5000
CALM = 4.0
"""Up to this speed pieces travel and cards are shown large; faster, each moment stands at once."""


class ReplayScene(Scene):
    """Shows one moment of a film after the other; all ways of moving end in `go`."""

    name = "replay"
    large = True
    first = "rail"

    def __init__(self, film: Film, logged: str = "", step: int | None = None) -> None:
        """`logged` is the id of the game in the logbook, "" = it is not there; `step` where to begin."""
        super().__init__()
        self.film, self.logged = film, logged
        self.place = 0 if step is None else film.place_of_step(step)
        self.perspective = PUBLIC
        self.captions = True
        self.said = ""
        """A short notice instead of the caption, "" = none."""
        self.marking = Marking(logged)
        self.looking = LookingBack(film.match, logged=logged)
        self.unspoiled = False
        self.page = "board"
        """Where room is short: the board, or the paper instead of it."""
        self.chapters: list[Chapter] = []
        self._rest: Timer | None = None
        self.following = Following(self)
        self._saying: Timer | None = None
        self.preparing = Preparing(self)
        self.at = Places()

    def build(self) -> None:
        """The board, the rail, who watches, the paper, and what can be done."""
        film, match = self.film, self.film.match
        self.view = BoardView(match.game.id, film.board, match.game.staging.palette)
        self.rail = Rail(film.last, match.players, self.go)
        self.views = Views(match.players, film.perspectives, self.perspective, self._see_as)
        tabs = [Option("known", _("Known then")), Option("log", _("Log")), Option("why", _("Reasons")),
                Option("marks", _("Marks"))]  # fmt: skip
        self.tabs = PaperTabs("tabs", tabs, "known", self._open_tab, zone="paper")
        self.sheet = Sheet(film, self.view.printer, self.go)
        self.hide = Toggle("unspoiled", self.unspoiled, self._spoil, zone="header", tip=_("Tell nothing of what comes"))
        self.picture_button = Button("picture", _("Save picture"), self._save_picture, glyph="image", zone="header")
        self.gif = Button("gif", _("Save GIF"), self._save_gif, glyph="film", zone="header",
                          tip=_("A clip from here on, or between the brackets that G sets"))  # fmt: skip
        self.hunt = deeds.hunt(film.match, self.app)
        self.back_to = deeds.back_to(self.back)
        self.paging = deeds.paging(self.page, self._turn)
        self.transport = Transport(self)
        self.add(self.view, self.rail, *self.transport.widgets, self.views, self.tabs, self.sheet, self.paging,
                 self.hide, self.picture_button, self.gif, self.hunt, self.back_to)  # fmt: skip
        self.rail.pins = film.pins()
        if film.recording.over:
            self.looking.recall()
        self.refresh_marks()

    def shown(self) -> None:
        """Show the first moment; the rest is got ready in quiet moments."""
        self.rail.place = self.place
        self.show_moment(self.place)
        self.preparing.begin()

    def left(self) -> None:
        """End the process that works turning points out."""
        self.looking.close()

    # ---- moving

    def go(self, place: int, *, animate: bool = False) -> None:
        """Show this moment; one beyond the ends is the first or the last."""
        place = min(self.film.last, max(0, place))
        if place == self.place:
            return
        near, self.place = place == self.place + 1, place
        self.rail.place = place
        if animate and near:
            self.following.stop()
            self.show_moment(place, animate=True)
        else:
            self.following.come()

    def show_moment(self, place: int, *, animate: bool = False) -> None:
        """Show this moment on the board and the paper."""
        film, perspective = self.film, self.perspective
        if animate:
            stage = film.directions(place, perspective)
            self.view.show(deeds.quiet(film.table(place, perspective)), film.look(), True, stage)
        else:
            self.view.moving.stop()
            show_table(self.view, film.table(place, perspective), film.look(), False)
        self.sheet.place = place
        self.sheet.perspective = perspective
        self.sheet.reasons = ()
        self.app.cancel(self._rest)
        if self.tabs.value == "why":
            self._rest = self.after(REST_MS, self._explain)
        self.transport.moved()
        self.app.dirty()

    def _explain(self) -> None:
        self.sheet.reasons = reasons_of(self.film, self.place)
        self.app.dirty()

    def _see_as(self, perspective: object) -> None:
        self.perspective = int(str(perspective))
        self.following.stop()
        self.following.come()
        self.preparing.begin()

    def _open_tab(self, tab: object) -> None:
        self.sheet.tab = str(tab)
        self.show_moment(self.place)

    def _turn(self, page: object) -> None:
        self.page = str(page)
        self.app.relay()

    def _spoil(self, value: object) -> None:
        self.unspoiled = self.rail.unspoiled = bool(value)
        self.app.dirty()

    # ---- marks, pictures, clips

    def mark(self) -> None:
        """Set a mark here, or take it away."""
        line = self.film.caption(self.place, self.perspective)
        steps = self.film.moments[self.place]
        there = self.marking.toggle(steps, line.text if line else "")
        self.say(self.marking.trouble or (_("Marked.") if there else _("The mark is gone.")))
        self.refresh_marks()

    def refresh_marks(self) -> None:
        """Show marks and turning points on the rail and on the paper."""
        marks = [(self.film.place_of_step(steps), words) for steps, words in self.marking.marks.items()]
        report = self.looking.report
        turns = [self.film.place_of_step(turn.step) for turn in report.turns] if report else []
        self.rail.marks, self.rail.turns = [place for place, _words in marks], turns
        told = [(place, _("Turning point {n}").format(n=n)) for n, place in enumerate(turns, 1)]
        self.sheet.marks = (*marks, *told)
        self.app.dirty()

    def say(self, words: str) -> None:
        """Show a short notice in place of the caption."""
        self.app.cancel(self._saying)
        self.said = words
        self._saying = self.after(SAID_MS, partial(self._unsay, words))
        self.app.dirty()

    def _unsay(self, words: str) -> None:
        if self.said == words:
            self.said = ""
            self.app.dirty()

    def _save_picture(self) -> None:
        self.say(deeds.save_picture(self.app, self.view.board_area, self.film.match.game.id))

    def _save_gif(self) -> None:
        deeds.save_clip(self)

    def play_on(self) -> None:
        """Begin a new game from here, which is practice and no record; it is asked for first."""
        deeds.ask_play_on(self)

    def before(self, given: Input) -> bool:
        """Who has clicked a button of the rail goes on with the rail's keys: arrows step and Space plays."""
        if isinstance(given, Released):
            self.after(0, self._to_the_rail)
        return False

    def _to_the_rail(self) -> None:
        now = self.focus.now()
        if now is not None and now.owner in self.transport.widgets:
            self.focus.go_to(self.first)
            self.app.dirty()

    def handle(self, given: Input) -> bool:
        """The keys of a replay, wherever the focus is, unless a widget has taken them."""
        return isinstance(given, Key) and self.transport.key(given)

    # ---- places and drawing

    def lay_out(self, canvas: Canvas) -> None:
        """Wide windows show board and paper side by side; with large text one of them at a time."""
        lay_out(self, canvas)
        if self.view.table is not None:
            self.app.dirty()
            self.preparing.begin()

    def draw(self, canvas: Canvas) -> None:
        """Room, header, panels and paper."""
        canvas.room()
        at = self.at
        match, result = self.film.match, self.film.match.result()
        sub = verdict(match, result) if result and not self.unspoiled else match.game.title
        draw_header(canvas, _("Replay"), sub, at.title_room)
        if at.label_x:
            canvas.text(_("Reveal at the end"), at.label_x, at.head / 2, theme.BODY, "ink", "strong", "right")
        canvas.panel(at.low)
        if self.views.shown and not self.views.narrow:
            canvas.panel(at.left)
            y = at.left.y + 10 + canvas.leading(theme.PROMPT, 0.7)
            canvas.text(_("Seen by"), at.left.x + 22, y, theme.PROMPT, "ink", "title", room=at.left.w - 40)
            self._draw_view_keys(canvas)
        if self.sheet.shown:
            canvas.sheet(at.paper)

    def _draw_view_keys(self, canvas: Canvas) -> None:
        """The keys of the views, below them where there is room."""
        at, low = self.at, self.views.places()[-1].bottom
        words = _("1 to {n} change the view").format(n=len(self.views.options))
        y = at.left.bottom - canvas.leading(theme.LABEL, 1.1)
        if y - canvas.leading(theme.LABEL, 1.0) > low and canvas.width(words, theme.LABEL) < at.left.w - 20:
            canvas.text(words, at.left.centerx, y, theme.LABEL, "muted", "serif_italic", "centre")

    def draw_over(self, canvas: Canvas) -> None:
        """The edge of the board, the caption, what is said below the rail."""
        at, film = self.at, self.film
        if self.view.shown:
            seat = self.perspective
            colour = film.match.players[seat].colour if seat >= 0 else None
            frame_board(canvas, self.view.board_area, colour, brass=seat == TRUTH)
        line = film.caption(self.place, self.perspective)
        if at.caption.h and (self.captions or self.said):
            canvas.bar(at.caption)
            x = at.caption.x + 20
            if not self.said and line and line.seat is not None:
                canvas.medal(film.match.players[line.seat].colour, x + 14, at.caption.centery, 34)
                x += 46
            words = self.said or (line.text if line else _("The table is set."))
            canvas.text(words, x, at.caption.centery, theme.STRONG, "ink", room=at.caption.right - 16 - x)
        self._draw_where(canvas)

    def _draw_where(self, canvas: Canvas) -> None:
        """Which chapter this is, and which moment of how many."""
        at = self.at
        number = self.rail.chapter_at(self.place)
        name = self.chapters[number].name if self.chapters and number >= 0 else self.film.match.game.title
        y = at.where.centery - canvas.leading(theme.LABEL, 0.55)
        words = _("Moment {n} of {all}").format(n=self.place, all=self.film.last)
        if at.where.w < canvas.width(words, theme.LABEL):
            return
        canvas.text(name, at.where.x, y, theme.STRONG, "ink", "title", room=at.where.w)
        under = y + canvas.leading(theme.STRONG, 0.6) + canvas.leading(theme.LABEL, 0.6)
        canvas.text(words, at.where.x, under, theme.LABEL, "muted", room=at.where.w)
