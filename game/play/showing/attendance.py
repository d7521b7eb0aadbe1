"""Who has looked at this screen, and what was shown to all since."""

from game.play.handover import Handover, Stage


class Attendance:
    """The last private viewer, what each human has seen, and what the public table has shown since somebody looked."""

    def __init__(self, seen: dict[int, int]) -> None:
        """`seen` says for each human the first step that it has not seen."""
        self.seen = seen
        self.last: tuple[int | None, int] | None = None
        """The last private viewer, and the turn counter then; None = people may have come or gone since."""
        self.open_since: int | None = None
        """The first step that the public table has shown since then; None = somebody may have been away."""

    def leave(self) -> None:
        """Note that people may come or go now: the next view begins with a veil, and what was shown may be unseen."""
        self.last = self.open_since = None

    def change(self, before: Handover, at: Handover, step: int, seen: int | None, *, skipping: bool) -> None:
        """Note a change of the handover after `step` steps; `seen` is the first step the last viewer has not seen."""
        upto = step if seen is None else seen
        if before.stage is Stage.PRIVATE and before.seat is not None:
            self.seen[before.seat] = upto
        elif self._here(before, at, skipping) and at.seat is not None:
            self.seen[at.seat] = step
        if at.stage is Stage.PUBLIC:
            self.open_since = upto
        elif at.stage is Stage.SEALED and (before.stage is not Stage.PUBLIC or skipping):
            self.open_since = None

    def _here(self, before: Handover, at: Handover, skipping: bool) -> bool:
        """Return whether the seat that is asked for has just watched the public table, as the last who looked."""
        asked = at.stage is Stage.SEALED and before.stage is Stage.PUBLIC and not skipping
        return asked and self.last is not None and self.last[0] == at.seat

    def watched(self, step: int) -> bool:
        """Return whether all that are here saw this step on the public table."""
        return self.open_since is not None and step >= self.open_since
