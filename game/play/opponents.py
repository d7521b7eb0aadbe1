"""When each bot acts. It is asked at once; when its action is shown depends on public facts and the speed alone."""

from typing import Any

from game.play.bot_scheduler import BotScheduler, Thinker
from game.play.pace import LATE, THINK, Pace, seal_delay
from game.play.playing import Playing


class Opponents:
    """The bots of a table, shown at its pace."""

    def __init__(self, worker: Thinker | None, pace: Pace) -> None:
        """`worker` may be None if there are no bots."""
        self.minds = BotScheduler(worker)
        self.pace = pace
        self._round = -1
        self._waited = 0.0
        self._due: dict[int, float] = {}

    def think(self, playing: Playing, ms: float) -> None:
        """Let the bots think for `ms`, whoever looks at the screen."""
        self.minds.tick(playing.match, ms)

    def next(self, playing: Playing, ms: float) -> tuple[int, Any, tuple[Any, ...]] | None:
        """Let `ms` (at speed 1) pass; return (seat, first action, later actions) of who acts now, else None.

        This is a bot that is due, or a human who passes on a call; all the actions belong to one choice.
        """
        if self.pace.held:
            return None
        if self._round != playing.decision.round:
            self._round, self._waited = playing.decision.round, 0.0
            self._due.clear()
        self._waited += ms
        for seat in playing.match.actors():
            passing = playing.lets_be(seat)
            if seat not in playing.bots and passing is None:
                continue
            if self._waited >= self._due.setdefault(seat, self._first(playing, seat)):
                if passing is not None:
                    return seat, passing, ()
                actions = self.minds.answer(playing.match, seat)
                if actions:
                    self.minds.spent(seat)
                    self.pace.single = False
                    return seat, actions[0], actions[1:]
                if not self.pace.instant and not self.minds.taking_time(seat):
                    self._due[seat] = self._waited + LATE
        return None

    def forget(self) -> None:
        """Forget all answers and times, because steps were undone."""
        self.minds.forget()
        self._round = -1

    def _first(self, playing: Playing, seat: int) -> float:
        """Return how many ms (at speed 1) after the decision began this seat acts at the earliest."""
        calls = playing.calls
        if calls.ripe or (calls.veiled and seat in calls.called):
            return 0.0
        return seal_delay(self._round, seat) if playing.decision.together else THINK
