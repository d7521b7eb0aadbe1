"""What is told of the table stays as it was until what is played has been seen, and so do the wares of a tray."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.boards import TableBoard
from game.core.panels import Amount
from game.core.table import Mat, Piece, Prompt, Spot, Table, Tray
from game.play.showing.hud_state import HudState, LogLine, nameless


class Untold:
    """The table before the events that are played: its chips, its log, its clock, who must act, what is on offer."""

    def __init__(self) -> None:
        self._before: tuple[Table, HudState] | None = None

    def keep(self, table: Table, look: HudState) -> None:
        """This table and look were seen before the events that begin now; those of events that go on count more."""
        self._before = self._before or (table, look)

    def held(self, *, busy: bool) -> bool:
        """Whether anything is held back; `busy`: events are still played."""
        return busy and self._before is not None

    def end(self, *, busy: bool) -> bool:
        """Hold nothing back any longer, unless events are still played (`busy`); whether anything was until now."""
        ends = not busy and self._before is not None
        if ends:
            self._before = None
        return ends

    def told(self, table: Table, look: HudState, *, busy: bool, seen: int = 0) -> tuple[Table, HudState]:
        """The table and look with words that tell nothing before it is seen; `busy`: events are still played.

        By what has been seen of them so many lines of the log may be read.
        """
        if not self.held(busy=busy) or self._before is None or self._before[1].viewer != look.viewer:
            return table, look
        old, then = self._before
        phases = old.phases if old.ground == table.ground else table.phases  # another cloth tells of it at once
        lines = look.lines[: max(len(then.lines), seen)]
        anew = _asks_anew(old, table, look.lines[len(then.lines) :])
        words = replace(
            table,
            clock=old.clock,
            subtitle=old.subtitle,
            phases=phases,
            prompt=_watched(old, table, look, lines[len(then.lines) :], anew=anew),
            boards=_called(old.boards, table.boards),
            queue=old.queue,
            standing=old.standing,
            odds=old.odds,
            status=old.status,
            slips=old.slips,
            mats=_waiting(old.mats, table.mats),
        )
        if anew:  # nobody is asked before what led to it is seen
            curtain = "" if look.curtain == "lift" else look.curtain
            look = replace(look, open=(), ready=None, retreat="", amount=None, curtain=curtain)
            trays, pieces = _wares(old, table)
            words = replace(words, amount=_chosen(old, then), trays=trays, pieces=pieces, spots=_left(table, pieces))
        return words, replace(look, recap=then.recap, since=then.since, fresh=then.fresh, lines=lines)

    def foretells(self, table: Table, look: HudState, *, busy: bool) -> bool:
        """Whether the plates of this table would tell of what is not seen yet; `busy`: events are still played."""
        if not self.held(busy=busy) or self._before is None:
            return False
        return self._before[1].viewer == look.viewer and self._before[0].plates != table.plates


def _watched(old: Table, table: Table, look: HudState, lines: Sequence[LogLine], *, anew: bool) -> Prompt:
    """What stands where somebody was asked who has chosen: the last that was seen, of `lines`; before, only who it was.

    A secret choice of all has its own words. `anew`: something is asked that was not.
    """
    asked = old.prompt
    if asked.done and asked.done != table.prompt.done:
        return Prompt(None, asked.done, asked.private)
    if asked.done or not anew:
        return asked
    seen = next((each.line for each in reversed(lines) if each.line.seat is not None), None)
    if seen is None:
        return replace(asked, text="", tag="")
    whole = seen.text.startswith(f"{look.seats[seen.seat or 0].name}’s")
    return Prompt(seen.seat, seen.text if whole else nameless(seen, look.seats), asked.private, whole=whole)


def _called(old: Sequence[TableBoard], boards: Sequence[TableBoard]) -> tuple[TableBoard, ...]:
    """The boards under the names that they had."""
    titles = {board.id: board.title for board in old}
    return tuple(replace(board, title=titles.get(board.id, board.title)) for board in boards)


def _left(table: Table, pieces: Sequence[Piece]) -> tuple[Spot, ...]:
    """The spots but for those of pieces that lie in no tray yet: what is not there is no button."""
    waiting = {piece.spot for piece in table.pieces} - {piece.spot for piece in pieces}
    return tuple(spot for spot in table.spots if spot.w or spot.id not in waiting)


def _waiting(old: Sequence[Mat], mats: Sequence[Mat]) -> tuple[Mat, ...]:
    """The mats as they were, whoever had to act is still lit; but money is counted on them, and wax lies at once."""
    if len(old) != len(mats):
        return tuple(mats)
    return tuple(
        replace(was, seat=mat.seat, money=mat.money, sealed=mat.sealed, slots=mat.slots)
        for was, mat in zip(old, mats, strict=True)
    )


def _asks_anew(old: Table, table: Table, lines: Sequence[LogLine]) -> bool:
    """Whether another seat must act than before, or the same one in another phase, on another board or after others.

    `lines` tell what has happened in between.
    """
    others = {each.line.seat for each in lines} - {None, old.prompt.seat}
    return bool(others) or (old.prompt.seat, _now(old), old.front) != (table.prompt.seat, _now(table), table.front)


def _chosen(old: Table, then: HudState) -> Amount | None:
    """The sheet of the number that was to be chosen, with the one that was chosen."""
    return old.amount if old.amount is None or then.amount is None else replace(old.amount, usual=then.amount)


def _now(table: Table) -> tuple[int, ...]:
    return tuple(n for n, phase in enumerate(table.phases) if phase.state == "now")


def _wares(old: Table, table: Table) -> tuple[tuple[Tray, ...], tuple[Piece, ...]]:
    """The trays and all pieces; one that is called otherwise now, such as a shop, still holds what lay there before."""
    lying = {tray.id: tray for tray in table.trays}
    other = {tray.id for tray in old.trays if tray.id not in lying or lying[tray.id].title != tray.title}
    other |= {*lying} - {tray.id for tray in old.trays}
    if not other:
        return table.trays, table.pieces
    pieces = [piece for piece in table.pieces if piece.zone not in other]
    there = {piece.id for piece in pieces}
    pieces += [piece for piece in old.pieces if piece.zone in other and piece.id not in there]
    return tuple(tray if tray.id in other else lying[tray.id] for tray in old.trays), tuple(pieces)
