"""How time passes at a table: for the session frame by frame, for the bots' processes one by one."""

from functools import partial

from game.bots.worker import Worker, minds_at
from game.ui.scenes.play.desk import Desk

FRAME_MS = 16
LONGEST_FRAME = 100
"""The most ms that one frame counts for, so that nothing is skipped while the computer was busy."""


class TableTime:
    """Lets time pass for the session of this table while there is anything to wait for."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._ticking = False
        self._warm = True
        """Whether the bots' processes run, or begin when they are wanted."""
        self._then = 0.0

    def warm_up(self, worker: Worker) -> None:
        """Start the bots' processes once the table is to be seen, one in a frame: each takes some ms."""
        self._warm = False
        self._desk.after(FRAME_MS, partial(self._warm_up, worker, 1))

    def _warm_up(self, worker: Worker, minds: int) -> None:
        wanted = minds_at(self._desk.match.players)
        if self._desk.view.whole and minds <= wanted:
            worker.warm(minds)
            minds += 1
        self._warm = minds > wanted
        if not self._warm:
            self._desk.after(FRAME_MS, partial(self._warm_up, worker, minds))

    def wake(self) -> None:
        """Go on with the next frame unless nothing will happen until somebody acts."""
        if not self._ticking and not self._desk.session.idle:
            self._ticking, self._then = True, self._desk.app.clock.now()
            self._desk.after(FRAME_MS, self._tick)

    def _tick(self) -> None:
        desk, app = self._desk, self._desk.app
        self._ticking = False
        now = app.clock.now()
        if not (self._warm and desk.view.whole):  # the table's time begins when it is to be seen
            self._then = now
            self.wake()
            return
        ms, self._then = min(now - self._then, LONGEST_FRAME), now
        revealing = desk.session.showing.reveal is not None and app.top.name == "reveal"
        if revealing:
            app.dirty()
        if desk.away or not (revealing or app.top is desk):
            desk.session.think(ms)
        else:
            desk.session.tick(ms, desk.view.busy)
        desk.sync()
