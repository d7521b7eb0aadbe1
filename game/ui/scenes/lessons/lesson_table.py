"""A table at which a lesson is given: the real table, narrowed to what is to be learned, and the teacher over it."""

from functools import partial

from game.core.panels import Note
from game.core.table import Offer
from game.games import find, lessons
from game.kit.lessons import Do, Say
from game.play.last_tables import remembered
from game.play.pace import Pace
from game.play.playing import Guide
from game.play.session import Session
from game.play.showing.hud_state import composed
from game.play.teaching import Teaching
from game.storage import progress
from game.storage.progress import Progress
from game.ui.draw.canvas import Canvas
from game.ui.scenes import to
from game.ui.scenes.lessons.light import draw_arrow, draw_light
from game.ui.scenes.lessons.tutor import Tutor
from game.ui.scenes.play.table import TableScene
from game.ui.shell.input import Input, Key
from game.ui.widgets.base import Widget
from game.ui.widgets.dialog import Answer, Dialog
from game.words import _

SHOW_MS = 700
"""How long each thing is lit while the way is shown."""
LOOK_MS = 120
"""How often it is looked whether the table has come to rest."""
CALL_MS = 900
"""How long a call lasts that the rows let pass."""
OPEN = {
    "rules", "help", "settings", "inspect", "line", "recap", "why", "study", "slower", "faster", "skip", "search",
    "back",
}  # fmt: skip
"""The tools of a table that a lesson leaves open; the others belong to games."""
BUTTONS = ("lesson:", "tool:", "tab:", "filter:", "line:", "recap:", "why:", "board:")
"""The ids of what a key presses at any time; the rest are things of the game."""


class LessonTable(TableScene):
    """A lesson: nothing of it is saved as a game, and one can go back by steps."""

    def __init__(self, game_id: str, number: int, row: int | None = None, helped: int = 0) -> None:
        """Lesson `number` of this box, counted from 0, at a row (None = its beginning)."""
        self.all = lessons(game_id)
        self.number = number
        self.teaching = Teaching(find(game_id), self.all[number], row, helped)
        name = next((name for name, kind, _colour in remembered().players if kind == "human"), _("Ana"))
        super().__init__(self.teaching.match(name), worker=self.teaching)
        self._told: tuple[object, ...] = ()
        self._shown: int | None = None
        """The row at which the way is being shown; None = at none."""

    def build(self) -> None:
        """The table, and the teacher over it."""
        self.tutor = Tutor(self)
        self._guide: Guide = self.teaching.guide
        super().build()
        self.add(self.tutor)
        self._follow()

    def _new_session(self, worker: object) -> Session:
        return Session(
            self.match, self.board, self.teaching, style="open", pace=Pace(waits=True), guide=self.teaching.guide
        )

    def _use_settings(self) -> None:
        super()._use_settings()
        self.session.showing.undo_allowed = False
        self.session.pace.reaction = CALL_MS
        self.session.confirm = "smart"

    # ---- the course of the lesson

    def sync(self) -> None:
        """Bring the screen up to date, and go on in the lesson when something was played."""
        super().sync()
        self._follow()

    def _follow(self) -> None:
        if self.teaching.follow(self.match.step):
            self._keep()
        self.session.pace.waits = self.teaching.waits
        if self.teaching.now is None:
            self._finish()
            return
        self.tutor.shown = self.speaking
        told = self.teaching.row, self.speaking, self.view.look.picked
        if told != self._told:
            if told[:2] != self._told[:2]:
                self.session.showing.refresh()
                super().sync()
                self._show_spoken()
                self.app.relay()
            self._told = told
            if self.speaking:
                self.focus.go_to(self.tutor.first)
        if not self.speaking:
            self.after(LOOK_MS, self._look)

    def _show_spoken(self) -> None:
        """Lay the board large on which what the teacher speaks of lies; to what is to be pressed the focus leads."""
        row, table = self.teaching.now, self.view.table
        if isinstance(row, Say) and row.lit and table is not None:
            board = next((spot.board for spot in table.spots if spot.id == row.lit[0]), "")
            if board:
                self.view.control.looking.show(board)

    def _look(self) -> None:
        if self.speaking:
            self.sync()

    @property
    def speaking(self) -> bool:
        """Whether the teacher speaks: it is the pupil's turn, and there is nothing that is still to be seen."""
        showing = self.session.showing
        quiet = showing.beat is None and showing.reveal is None and showing.herald is None and not self.view.happening
        return self.teaching.waits and quiet and self.teaching.now is not None and self.ready

    def offer(self) -> Offer | None:
        """The choice that is to be made now; None = only to listen."""
        table = self.view.table
        return None if table is None or not self.speaking else self.teaching.wanted(table, self.view.look.picked)

    def heard(self) -> None:
        """The pupil has read what the teacher said."""
        self.teaching.heard()
        self._keep()
        self.sync()

    def show(self) -> None:
        """Make the choice for the pupil, so that he sees how; it costs a star."""
        if isinstance(self.teaching.now, Do) and self._shown is None:
            self.teaching.helped += 1
            self._shown = self.teaching.row
            self._show_next()

    def _show_next(self) -> None:
        """Light the next thing of the choice, once the table is at rest; the choice of one row and no more."""
        if self._shown != self.teaching.row or self.app.top is not self:
            self._shown = None
            return
        offer, look = self.offer(), self.view.look
        if not self.speaking:
            self.after(LOOK_MS, self._show_next)
        elif offer is None:
            self._shown = None
        else:
            picked = len(look.picked)
            begun = look.picked == offer.path[:picked] and picked < len(offer.path)
            if begun:
                self.view.spotlight(offer.path[picked])
            self.after(SHOW_MS, partial(self._take, offer, picked + 1 if begun else len(offer.path)))

    def _take(self, offer: Offer, length: int) -> None:
        """Pick so many things of this choice, and make it when it is whole."""
        before, look = (self.match.step, self.view.look.picked), self.view.look
        if offer == self.offer():
            if look.picked == offer.path and composed(look) is not None:
                self.session.commit()
            else:
                self.session.take(offer.path[:length])
            self.sync()
        if (self.match.step, self.view.look.picked) == before:
            self._shown = None
        else:
            self._show_next()

    def again(self, row: int | None = None) -> None:
        """Begin the lesson anew, or go back to this row of it."""
        self.leave_for(to.Lesson(self.match.game.id, self.number, row, 0 if row is None else self.teaching.helped))

    def step_back(self) -> None:
        """Go back to the step before; whoever leaves there comes back to it."""
        before = self.teaching.before
        if before is not None:
            self._keep_at(0 if before == self.teaching.lesson.start else before)
            self.again(before)

    def _keep(self) -> None:  # type: ignore[override]
        self._keep_at(self.teaching.row)

    def _keep_at(self, row: int) -> None:
        name = progress.key(self.match.game.id, self.teaching.lesson.id)
        stars = progress.load().get(name, progress.NONE).stars
        progress.keep(name, Progress(row=row, helped=self.teaching.helped, stars=stars))

    def _finish(self) -> None:
        name = progress.key(self.match.game.id, self.teaching.lesson.id)
        stars = max(self.teaching.stars, progress.load().get(name, progress.NONE).stars)
        progress.keep(name, Progress(stars=stars))
        self.leave_for(to.LessonDone(self.match.game.id, self.number, self.teaching.stars))

    # ---- what is open

    def on_spot(self, spot: str) -> None:
        """Pick it; what is for nothing now does not stay silent."""
        showing = self.session.showing
        before = self.match.step, showing.choice.picked
        super().on_spot(spot)
        read = any(isinstance(note, Note) and note.spot == spot for note in showing.table.notes)
        if self.speaking and (self.match.step, showing.choice.picked) == before and not (showing.notice.text or read):
            showing.say(self.teaching.first, "", spot)
            super().sync()

    def on_tool(self, tool: str) -> None:
        """A lamp shows the way; saving, undo and the like belong to games."""
        name = tool.partition(":")[0]
        if name in ("hint", "explain"):
            self.show()
        elif name == "menu":
            self.open_menu()
        elif name in OPEN or name == "take":
            super().on_tool(tool)

    def before(self, given: Input) -> bool:
        """Keys that save, load or hide have nothing to do here."""
        if isinstance(given, Key) and given.action in ("save", "load", "quick save", "quick load", "overview", "stops"):
            return True
        if self._goes_on(given):
            self.heard()
            return True
        return super().before(given)

    def _goes_on(self, given: Input) -> bool:
        """Whether Enter means the way on: while the teacher only speaks no thing of the table is for anything.

        A button that keys went to is pressed; one that the mouse has pressed has the focus only by the way.
        """
        listens = self.speaking and isinstance(self.teaching.now, Say)
        enter = isinstance(given, Key) and given.chord == "Enter" and not given.repeat
        by_keys = self.view.touch.keyboard or self.focus.id.startswith("lesson:")
        return listens and enter and not (by_keys and self.focus.id.startswith(BUTTONS))

    def back(self) -> None:
        """Esc asks whether to leave."""
        self.open_menu()

    def open_menu(self) -> None:
        """Ask whether to leave; the place is kept."""
        self.app.push(
            Dialog(
                _("Leave the lesson?"),
                _("Your place in it is kept."),
                [
                    Answer(_("Stay"), lambda: None),
                    Answer(_("From the start"), self.again),
                    Answer(_("Leave"), self.skip, "primary"),
                ],
                glyph="learn",
            )
        )

    def skip(self) -> None:
        """Go back to the list of lessons: the one that is open below, else a new one."""
        if any(scene.name == "lessons" for scene in self.app.scenes):
            self.app.pop(self)
        else:
            self.leave_for(to.Lessons(self.match.game.id))

    # ---- places

    def lay_out(self, canvas: Canvas) -> None:
        """The table fills the window, the teacher stands where nothing lies that he speaks of."""
        super().lay_out(canvas)
        self.tutor.place(canvas)

    def _make_room(self) -> None:
        """The teacher goes elsewhere when he or his panel has come to stand in the way."""
        if self.speaking and self.tutor.in_the_way():
            self.tutor.place(self.app.canvas)

    def hit(self, x: float, y: float) -> Widget | None:
        """Nothing of the table is hit through the teacher's panel."""
        self._make_room()
        found = super().hit(x, y)
        return self.tutor if found is self.view and self.tutor.shown and self.tutor.covers(x, y) else found

    def paint(self, canvas: Canvas) -> None:
        """The table in half light, what is spoken of lit, and the teacher."""
        self.tutor.shown = False
        super().paint(canvas)
        self.tutor.shown = self.speaking
        if self.speaking:
            self._make_room()
            self.app.living.rest()
            draw_light(canvas, self.tutor)
            self.tutor.draw(canvas)
            draw_arrow(canvas, self.tutor)
