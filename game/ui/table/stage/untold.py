"""What is told of the table stays as it was until what is played has been seen."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.table import Mat, Table
from game.play.showing.hud_state import HudState


class Untold:
    """The words of the table before the events that are played: its chips, its log, its clock, and who must act."""

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
        phases = old.phases if old.ground == table.ground else table.phases  # another cloth tells of it at once
        words = replace(table, clock=old.clock, subtitle=old.subtitle, phases=phases, prompt=old.prompt,
                        queue=old.queue, standing=old.standing, odds=old.odds, status=old.status, slips=old.slips,
                        mats=_waiting(old.mats, table.mats))  # fmt: skip
        if old.prompt.seat != table.prompt.seat:  # nobody is asked before what led to it is seen
            look = replace(look, open=(), ready=None, retreat="", amount=None)
        return words, replace(look, recap=then.recap, since=then.since, fresh=then.fresh, lines=then.lines)

    def foretells(self, table: Table, look: HudState, *, busy: bool) -> bool:
        """Whether the plates of this table would tell of what is not seen yet; `busy`: events are still played."""
        if not self.held(busy=busy) or self._before is None:
            return False
        return self._before[1].viewer == look.viewer and self._before[0].plates != table.plates


def _waiting(old: Sequence[Mat], mats: Sequence[Mat]) -> tuple[Mat, ...]:
    """The mats as they are, but that of whoever had to act before is still lit."""
    if len(old) != len(mats):
        return tuple(mats)
    return tuple(
        replace(mat, active=was.active, first=was.first, caption=was.caption)
        for was, mat in zip(old, mats, strict=True)
    )
