"""Who has looked at this screen, and what was shown to all since."""

from game.play.handover import Handover, Stage


class Attendance:
    """The last private viewer, what each human has seen, and what the public table has shown since somebody looked."""

    def __init__(self, seen: dict[int, int]) -> None:
        """`seen` says for each human the first step that it has not seen."""
        self.seen = seen
        self.last: tuple[int | None, int] | None = None
        """The last private viewer, and the turn counter then; None = people may have come or gone since."""
        self.holds: int | None = None
        """The human that has looked or chosen last: the mouse is in its hand."""
        self.open_since: int | None = None
        """The first step that the public table shows now, or has shown last; None = somebody may have been away."""
        self._shown: list[range] = []
        """The steps that it has shown before, while nobody has left."""
        self._acted: dict[int, int] = {}
        """The first step that each human has chosen before everybody since then."""
        self._seen_there: dict[int, range] = {}
        """The steps that each human has watched on the public table, when it was asked for last."""
        self._lifted: int | None = None
        """The step at which the private view now was opened, in one go since then; None = somebody may have come."""

    def leave(self) -> None:
        """Note that people may come or go now: the next view begins with a veil, and what was shown may be unseen."""
        self.last = self.holds = self.open_since = None
        self._acted.clear()
        self._shown.clear()
        self._lifted = None

    def act(self, seat: int, step: int) -> None:
        """Note that this human chooses on the public table: from now on it is there, and the mouse is in its hand."""
        self.holds = seat
        if self.open_since is not None:
            self._acted.setdefault(seat, step)

    def change(
        self, before: Handover, at: Handover, step: int, seen: int | None, *, skipping: bool, tray: bool = False
    ) -> None:
        """Note a change of the handover after `step` steps; `seen` is the first step the last viewer has not seen.

        `tray`: private views only lift a tray, and all sit at the table over it. Then a deed of several steps is seen
        as a whole when the tray closes, not its last step alone.
        """
        upto = step if seen is None else seen
        if at.stage is Stage.PRIVATE and before.stage is not Stage.PRIVATE:
            self._lifted = step
        self._keep_shown(before, step, skipping=skipping)
        if before.stage is Stage.PRIVATE and before.seat is not None:
            self.seen[before.seat] = upto
            self.holds = before.seat
            self._seen_there.pop(before.seat, None)
        elif at.stage is Stage.SEALED and before.stage is Stage.PUBLIC and not skipping and at.seat is not None:
            since = self._since(at.seat)
            if since is not None:
                self._seen_there[at.seat] = range(since, step)
        if at.stage is Stage.PUBLIC:
            if self.open_since is None or before.stage is not Stage.PUBLIC:
                self._acted.clear()
            deed = self._lifted if tray and before.stage is Stage.PRIVATE and not skipping else None
            self.open_since = upto if deed is None else min(deed, upto)
        elif at.stage is Stage.SEALED and (before.stage is not Stage.PUBLIC or skipping):
            self.open_since = None
            self._acted.clear()

    def _keep_shown(self, before: Handover, step: int, *, skipping: bool) -> None:
        """What the public table has shown until now stays seen; nothing of it while steps were skipped or undone."""
        if skipping:
            self._shown.clear()
        elif before.stage is Stage.PUBLIC and self.open_since is not None:
            self._shown.append(range(self.open_since, step))
        self._shown = [range(each.start, min(each.stop, step)) for each in self._shown]

    def _since(self, seat: int) -> int | None:
        """Return the first step that this seat has watched: as the last who looked, or since it chose before all."""
        if self.last is not None and self.last[0] == seat:
            return self.seen[seat]
        return self._acted.get(seat)

    def saw(self, seat: int, step: int) -> bool:
        """Return whether this human has watched this step on the public table, as the last thing that it did."""
        return step in self._seen_there.get(seat, ())

    def watched(self, step: int) -> bool:
        """Return whether all that are here saw this step on the public table, others' views between or not."""
        now = self.open_since is not None and step >= self.open_since
        return now or any(step in each for each in self._shown)
