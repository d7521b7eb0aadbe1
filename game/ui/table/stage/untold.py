"""What is told of the table stays as it was until what is played has been seen."""

from dataclasses import replace

from game.core.table import Table
from game.play.showing.hud_state import HudState


class Untold:
    """The words of the table before the events that are played: chips, log, clock, who must act, what each does."""

    def __init__(self) -> None:
        self._before: tuple[Table, HudState] | None = None

    def keep(self, table: Table, look: HudState) -> None:
        """This table and look were seen before the events that begin now; those of events that go on count more."""
        self._before = self._before or (table, look)

    def held(self, *, busy: bool) -> bool:
        """Whether words are held back; `busy`: events are still played."""
        if not busy:
            self._before = None
        return self._before is not None

    def told(self, table: Table, look: HudState, *, busy: bool) -> tuple[Table, HudState]:
        """The table and look with words that tell nothing before it is seen; `busy`: events are still played."""
        if not self.held(busy=busy) or self._before is None or self._before[1].viewer != look.viewer:
            return table, look
        old, then = self._before
        doing = {mat.seat: mat.caption for mat in old.mats}
        mats = tuple(replace(mat, caption=doing.get(mat.seat, mat.caption)) for mat in table.mats)
        words = replace(table, clock=old.clock, subtitle=old.subtitle, phases=old.phases, prompt=old.prompt,
                        queue=old.queue, standing=old.standing, mats=mats)  # fmt: skip
        return words, replace(look, recap=then.recap, since=then.since, lines=then.lines)
