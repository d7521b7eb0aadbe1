"""A first game with tips: the real table and all its ways, and the teacher who says once what to think of."""

from game.core.match import Match
from game.games import tips
from game.logbook.writing import standing_of
from game.play.tipping import Tipping
from game.storage.autosaves import Autosave
from game.ui.draw.canvas import Canvas
from game.ui.draw.measure import Rect
from game.ui.scenes.lessons.tip_panel import TipPanel
from game.ui.scenes.play.table import TableScene
from game.ui.widgets.base import Timer, Widget

LOOK_MS = 150
"""How often it is looked whether the table has come to rest."""


def is_guided(match: Match) -> bool:
    """Whether this is a first game with tips."""
    return standing_of(match) == "guided" and tips(match.game.id) is not None


class GuidedTable(TableScene):
    """A table with tips; they go by themselves when the choice that they speak of is made."""

    def __init__(
        self, match: Match, autosave: Autosave | None = None, *, kept: bool, resumed: bool, guarded: bool
    ) -> None:
        super().__init__(match, autosave, kept=kept, resumed=resumed, guarded=guarded)
        rows = tips(match.game.id)
        assert rows is not None
        self.tipping = Tipping(match, rows)
        self._at = -1
        """The step at which the tip that is shown came."""
        self._whose = -1
        """The seat that it is for."""
        self._looks: Timer | None = None
        self._new = True
        """Whether no frame of this table was seen yet: before the first nothing says that it is not whole."""

    def build(self) -> None:
        """The table, and the tip over it."""
        self.tip = TipPanel(lambda: self.view, self._thanks, self._enough)
        super().build()
        self.add(self.tip)
        self.after(LOOK_MS, self._look)

    def sync(self) -> None:
        """Bring the screen up to date, and the tip with it."""
        super().sync()
        self._renew()

    def _renew(self) -> None:
        """Put away what was spoken of, and show what helps now, once all that happened was seen."""
        showing, tip, before = self.session.showing, self.tip, self.tip.tip_now
        if before is not None and self.match.step != self._at:
            self._put_away()
        seat = showing.acting
        mine = seat is not None and seat == showing.viewer and not showing.overview
        if seat is not None and mine and tip.tip_now is None:
            if not self._quiet:
                self.app.cancel(self._looks)
                self._looks = self.after(LOOK_MS, self.sync)
            elif words := self.tipping.farewell(seat):
                self.tell(words)
            else:
                tip.tip_now, self._at, self._whose = self.tipping.now(seat), self.match.step, seat
        tip.shown = tip.tip_now is not None and mine and seat == self._whose
        self._stand(self.app.canvas)
        if tip.tip_now is not before:
            self.app.dirty()

    def _look(self) -> None:
        self._new = False
        self.sync()

    @property
    def _quiet(self) -> bool:
        """Whether nothing that happened is still to be seen, and all of the table is."""
        showing = self.session.showing
        seen = showing.beat is None and showing.reveal is None and showing.herald is None
        return seen and not self.view.busy and self.app.top is self and not self._new and self.ready

    def _put_away(self) -> None:
        if self.tip.tip_now is not None:
            self.tipping.given(self._whose, self.tip.tip_now)
        self.tip.tip_now, self.tip.shown = None, False

    def _thanks(self) -> None:
        self._put_away()
        self.sync()

    def _enough(self) -> None:
        self.tipping.enough(self._whose)
        self._put_away()
        self.sync()

    def lay_out(self, canvas: Canvas) -> None:
        """The table fills the window, the tip lies over a corner of the board."""
        super().lay_out(canvas)
        self._stand(canvas)

    def _stand(self, canvas: Canvas) -> None:
        """Find the tip its corner, and tell the table what lies below it."""
        if self.tip.shown:
            self.tip.place(canvas)
        self.view.over = self.tip.rect if self.tip.shown else Rect(0, 0, 0, 0)

    def hit(self, x: float, y: float) -> Widget | None:
        """Nothing of the table is hit through the tip."""
        found = super().hit(x, y)
        return self.tip if found is self.view and self.tip.shown and self.tip.rect.collidepoint(x, y) else found

    def paint(self, canvas: Canvas) -> None:
        """The table, and the tip over it; nothing lives below that."""
        super().paint(canvas)
        if self.tip.shown:
            self.app.living.rest()
