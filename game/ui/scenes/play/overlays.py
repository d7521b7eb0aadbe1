"""Brings the screen up to date with the session: table, sounds, banners, and the one scene over the table."""

from collections.abc import Callable

from game.play.handover import Stage
from game.ui.scenes.advice.hint_slip import HintSlip
from game.ui.scenes.handover.digest import Digest
from game.ui.scenes.handover.veil import Veil
from game.ui.scenes.play.announcement import Announcement
from game.ui.scenes.play.asking import Asking
from game.ui.scenes.play.desk import Desk
from game.ui.scenes.play.ending import Ending
from game.ui.scenes.play.tray_cover import TrayCover
from game.ui.scenes.reveal.reveal import Revealing
from game.ui.shell.scene import Scene
from game.ui.table.draw_context import Side
from game.ui.table.panels.call_strip import steps_left
from game.ui.widgets.base import Timer

Over = tuple[Callable[[Desk, int], Scene], int, int]
"""A scene over the table: its constructor, its seat (-1 = everybody), and a key that tells it from the next."""


SOON = 50.0
"""After how many ms a banner that waits looks again."""


class Overlays:
    """What of the session is on the screen."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._over: Over | None = None
        self._viewer: int | None = None
        self._acting: int | None = None
        self._ended = False
        self._again: Timer | None = None

    def sync(self) -> None:
        """Show what is new, show the right scene over the table, and play sounds."""
        desk = self._desk
        showing, app = desk.session.showing, desk.app
        self.show()
        self._lay_over()
        for cue in showing.teller.take_cues():
            app.sound.play(cue)
        heading, coming = showing.teller.take_heading(), showing.take_coming()
        if heading and self._over is None and app.top is desk:
            desk.view.announce(heading)
        if coming is not None:
            desk.view.expect(coming)
        self._ring_bell()
        self._update_call_time()
        if desk.session.over and not self._ended and app.top is desk:
            self._ended = True
            app.push(Ending(desk))

    def show(self) -> None:
        """Show the current table."""
        desk = self._desk
        for show in desk.session.showing.take():
            if not show.animate:
                self._end_pointing()
            if show.look.viewer != desk.view.look.viewer:
                desk.view.side = Side()
                desk.view.boards.forget()
                desk.focus.forget()
            desk.view.show(show.table, show.look, show.animate, show.stage)

    def _end_pointing(self) -> None:
        """Stop all animation, hide the tooltip and end dragging, because they belong to the last view."""
        self._desk.app.motion.finish()
        self._desk.app.hand.hide_tip()
        self._desk.view.let_go()

    def _ring_bell(self) -> None:
        """Play a bell when a human can act after a bot's public step."""
        session = self._desk.session
        before, self._acting = self._acting, session.showing.acting
        if before is not None or self._acting is None:
            return
        told = session.match.told(None)
        if told and session.match.steps[told[-1].step][0] in session.playing.bots:
            self._desk.app.sound.play("bell")

    def _update_call_time(self) -> None:
        """Update the time left to answer a call; draws only if it looks different."""
        desk = self._desk
        calls = desk.session.playing.calls
        left = steps_left(calls.part, calls.whole, desk.app.motion.reduced)
        if desk.view.call_left != left:
            desk.view.call_left = left
            desk.app.dirty()

    def _lay_over(self) -> None:
        """Make exactly the right scene lie over the table: a veil, a closed tray, a digest, or none."""
        desk = self._desk
        app = desk.app
        viewer, self._viewer = self._viewer, desk.session.showing.viewer
        over = self._wanted()
        if over == self._over:
            if viewer != self._viewer:
                app.hand.new_scene(app.settings.guard_ms)
            return
        self._over = over
        if app.top is not desk:
            app.pop(app.scenes[app.scenes.index(desk) + 1])
        if over is not None:
            make, seat, _which = over
            app.push(make(desk, seat))

    def _wanted(self) -> Over | None:
        """Return the scene that should lie over the table; a hint if there is nothing else."""
        hinting = self._desk.session.hinting
        hint = (HintSlip, -1, hinting.turns) if hinting.stands() else None
        return self._needed() or hint

    def _to_be_seen(self) -> bool:
        """Whether what a banner tells of has still to be seen on the table; then this is asked again soon."""
        desk = self._desk
        if not desk.view.stage.busy or desk.app.top is not desk:
            return False
        desk.app.cancel(self._again)
        self._again = desk.after(SOON, desk.sync)
        return True

    def _needed(self) -> Over | None:
        session = self._desk.session
        showing, at = session.showing, session.showing.at
        if showing.reveal is not None:
            seat = showing.viewer if session.rules.veiled else None
            return Revealing, -1 if seat is None else seat, id(showing.reveal)
        if showing.herald is not None and at.stage not in (Stage.IDENTIFY, Stage.DIGEST):
            return None if self._to_be_seen() else (Announcement, -1, id(showing.herald))
        if showing.asking is not None:
            return Asking, -1, id(showing.asking)
        if at.seat is None or showing.overview:
            return None
        if at.stage in (Stage.SEALED, Stage.IDENTIFY):
            return (TrayCover if at.lift else Veil), at.seat, int(at.again)
        return (Digest, at.seat, 0) if at.stage is Stage.DIGEST else None
