"""The match as a table plays it: whose decision it is, steps, undo, redo, and a save after each of them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from game.core.history import Sealing
from game.core.match import Match
from game.core.panels import NO_DESK, Desk
from game.core.seats import SeatView
from game.core.staging import Staging
from game.core.steps import Steps, whole
from game.core.table import Asked, Table
from game.play.calls import NO, YES, Calls, stop_key
from game.play.handover import Decision
from game.storage.saves import CannotSave
from game.words import _

Keep = Callable[[Match], None]
"""Saves the match; raises CannotSave if that fails."""

Guide = Callable[[Table, int | None], Table]
"""Changes what a table lets the acting seat do, as a lesson does; it gets a table that was laid out, and who acts."""


class Playing:
    """Plays, undoes and redoes steps of a match; nothing else in the program does so at a table."""

    def __init__(
        self, match: Match, board: Any, keep: Keep, calls: Calls | None = None, guide: Guide | None = None
    ) -> None:
        """`keep` is called after every change; without `calls` nothing at this table is hidden."""
        self._guide = guide
        self.match = match
        self.board = board
        self.humans = tuple(seat for seat, player in enumerate(match.players) if player.human)
        self.bots = tuple(seat for seat, player in enumerate(match.players) if not player.human)
        self.calls = calls or Calls(self.humans)
        self.trouble = ""
        """Why the last save failed, "" = it did not."""
        self._keep = keep
        self._round, self._together = match.step, len(match.actors()) > 1
        self._still_to_act = set(match.actors())
        self._undo_floor = 0
        """Steps before this one cannot be undone, because others have answered a call since."""
        self._undone_steps: list[int] = []
        """The number of steps of each undone choice, for redo."""
        self._choice_starts: dict[int, int] = {}
        """For a choice of several steps: the step after it -> its first step."""
        self._given: Any = None
        """What the human who must act does without being asked, None = it is asked."""
        self.unasked: int | None = None
        """The human who takes an optional action while others must act; None = nobody."""
        self._sealings: dict[int, Sealing] = {}
        """What tells in this position, by acting seat, which choices cannot be undone."""
        self._laid: dict[tuple[Any, ...], Table] = {}
        """The tables of this step that were laid out already, by viewer and purpose."""
        self.public = self.lay_out(None, None, ())
        """The table as laid out from the public view."""
        self.turn = 0
        """A counter that changes whenever another seat's turn begins."""
        self.passes: set[int] = set()
        """The steps by which called seats have passed."""
        self._call(same=False)
        self.decision = self._decide()

    @property
    def staging(self) -> Staging:
        """What the game gives to the screen."""
        return self.match.game.staging

    def play(self, seat: int, *actions: Any, implied: tuple[Any, ...] = ()) -> None:
        """Play a choice of one or more steps, saving after each. Illegal, with the reason, if a step is not legal.

        What is `implied` is played, too, as far as it is asked for right after them.
        """
        begun = self.match.step
        self._undone_steps.clear()
        if seat == self.unasked:
            self.unasked = None
        for action in actions:
            self._step(seat, action)
        for action in implied:
            if action in self.match.seat(seat, self.match.step).legal:
                self._step(seat, action)
        earlier = {end: start for end, start in self._choice_starts.items() if end <= begun}
        self._choice_starts = earlier | {self.match.step: begun}

    def _step(self, seat: int, action: Any) -> None:
        before = self.calls.call
        self.match.play(seat, action)
        self._still_to_act.discard(seat)
        self._refresh()
        told, now = self.told, self.public.call
        passed = before is not None and action == before.passing
        if passed:
            self.passes.add(self.match.step - 1)
        if before is not None and (told or passed):
            self._undo_floor = self.match.step
        if before is not None and now is not None:
            self._call(same=now.seats == before.seats[1:] if passed else now == before and not told)
        else:
            self._call(same=False)
        self._settle()

    def lets_be(self, seat: int) -> Any:
        """Return the action that this human need not decide: to pass on the open call, or the only one there is."""
        call, mine = self.calls.call, seat in self.humans and seat != self.decision.seat
        if mine and self._given is not None:
            return self._given
        return call.passing if call and mine and call.seats[:1] == (seat,) and not self.calls.running else None

    def decide(self) -> None:
        """Recompute who decides, after a call's time is over or a seat has changed its wish."""
        self.decision = self._decide()

    def step_in(self, seat: int) -> None:
        """Toggle the optional action of this human, which is one of `may_step_in`."""
        self.unasked = None if seat == self.unasked else seat
        self.decision = self._decide()

    @property
    def may_step_in(self) -> tuple[int, ...]:
        """The humans who may take an optional action now, according to the public view."""
        unasked = self.public.unasked
        return tuple(seat for seat in self.humans if seat in unasked.seats) if unasked else ()

    @property
    def undo_seat(self) -> int | None:
        """The human who may undo the last step; None = nobody."""
        return None if self._undo_blocked else next((seat for seat in self.humans if self.match.can_undo(seat)), None)

    @property
    def _undo_blocked(self) -> bool:
        """Whether the last step cannot be undone because others were asked about it."""
        calling = self.calls.call is not None and self.calls.veiled and self.told
        return 0 < self.match.step <= self._undo_floor or calling

    @property
    def redo_seat(self) -> int | None:
        """The human who may redo what was undone; None = nobody."""
        return next((seat for seat in self.humans if self.match.can_redo(seat)), None)

    @property
    def told(self) -> bool:
        """Whether the last step told a public event."""
        return self.match.step > 0 and bool(self.match.told(None, self.match.step - 1))

    def no_undo(self) -> str:
        """Return why nothing can be undone, for the player."""
        steps = self.match.steps
        if self._undo_blocked:
            return _("Others have been asked about it since.")
        seat = steps[-1][0] if steps else 0
        if seat not in self.humans and steps:
            seat = self.humans[0] if self.humans else seat
        return self.match.can_undo(seat).reason or _("Nothing that all know of can be taken back.")

    def can_retreat(self, seat: int) -> bool:
        """Return whether this seat has made a part of its choice that nobody else knows of, and may undo it."""
        return self.match.step > self._undo_floor and not self.told and bool(self.match.can_undo(seat))

    def retreat_to(self, seat: int, action: Any) -> None:
        """Undo the parts that this seat has made of a choice and nobody else knows of, until it may do this."""
        while action not in self.match.seat(seat, self.match.step).legal and self.can_retreat(seat):
            self.undo(seat)

    def undo(self, seat: int) -> None:
        """Undo this seat's last choice: one that told an event with all silent steps before it, or one silent choice.

        A silent step is one that told no public event. Raises Illegal, with the reason, if the seat may not.
        """
        step, whole = self.match.step, self.told
        start = self._choice_starts.get(step, step - 1)
        self.match.undo(seat)
        while self.match.step > start or (whole and self.can_retreat(seat)):
            self.match.undo(seat)
        self._undone_steps.append(step - self.match.step)
        self._changed()

    def redo(self, seat: int) -> None:
        """Redo the choice that was undone last. Illegal, with the reason, if the seat may not."""
        for _step in range(self._undone_steps[-1] if self._undone_steps else 1):
            self.match.redo(seat)
        self._undone_steps.pop()
        self._changed()

    def own_last(self, seat: int) -> int:
        """Return the number of steps up to and including the last one of this seat; 0 if it has played none."""
        steps = self.match.steps
        return next((n + 1 for n in range(len(steps) - 1, -1, -1) if steps[n][0] == seat), 0)

    def annotate(self, seat: int, key: str, sign: str) -> None:
        """Write into this seat's notebook and save. BadOption if the note is too long or the notebook full."""
        self.match.annotate(seat, key, sign)
        self._save()

    def keep(self) -> None:
        """Save the match as it is; `trouble` says if that failed."""
        self._save()

    def stops(self, seat: int, kind: str) -> bool:
        """Return whether this seat wants to be asked at calls of this kind.

        Until it says so: no at a veiled table, unless the stop concerns the seat's own turn; else yes.
        """
        return self.match.annotations(seat).get(stop_key(kind), YES if self._usual(kind) else NO) == YES

    def wish(self, seat: int, kind: str, asked: bool) -> None:
        """Note whether this seat wants to be asked at calls of this kind; the default is not noted."""
        self.annotate(seat, stop_key(kind), "" if asked == self._usual(kind) else YES if asked else NO)

    def _usual(self, kind: str) -> bool:
        return not self.calls.veiled or any(stop.own for stop in self.public.stops if stop.kind == kind)

    def lay_out(self, viewer: int | None, acting: int | None, picked: tuple[str, ...], study: str = "") -> Table:
        """Return the table from the view of `viewer`, with its open note `study` and the offers of `acting`.

        `picked` are the spots of an unfinished choice. Offers that cannot be undone are marked. Cached until the next
        step.
        """
        return whole(self.laying_out(viewer, acting, picked, study))

    def laying_out(
        self, viewer: int | None, acting: int | None, picked: tuple[str, ...], study: str = ""
    ) -> Steps[Table]:
        """Do the same in steps."""
        observation = self.match.seat(viewer, self.match.step)
        key = viewer, acting, picked, study, frozenset(observation.annotations.items()), self.match.players
        if key not in self._laid:
            self._laid[key] = yield from self._lay_out(observation, acting, picked, study)
        return self._guide(self._laid[key], acting) if self._guide else self._laid[key]

    def _lay_out(self, observation: SeatView, acting: int | None, picked: tuple[str, ...], study: str) -> Steps[Table]:
        match = self.match
        desk = NO_DESK if observation.seat is None else Desk(study, observation.annotations)
        if acting is None:
            table = self.staging.lay_out(self.board, observation.view, (), picked, match.players, desk)
            if table.call is None:
                return table
            return replace(table, prompt=replace(table.prompt, seat=None, text=table.call.words))
        own = match.seat(acting, match.step)
        legal = (*own.legal, *own.unasked)
        table = self.staging.lay_out(self.board, observation.view, legal, picked, match.players, desk)
        yield
        if acting not in self._sealings:
            self._sealings[acting] = match.ends_undo(acting)
        final = partial(self._final, self._sealings[acting])
        marked = (replace(one, final=Asked(partial(final, (one.action, *one.then)))) for one in table.offers)
        return replace(table, offers=tuple(marked))

    def _final(self, sealing: Sealing, chain: tuple[Any, ...]) -> bool:
        """Return whether a choice cannot be undone, itself or what follows from it unasked."""
        if sealing.final(chain):
            return True
        given = self._only(sealing.public(chain))
        return given is not None and sealing.final((*chain, given))

    def _changed(self) -> None:
        """Update everything after steps were undone or redone."""
        before = self.calls.call
        self.passes = {step for step in self.passes if step < self.match.step}
        self._refresh()
        self._call(same=self.public.call == before)
        self._settle()

    def _refresh(self) -> None:
        before = self.public.mats
        self._sealings.clear()
        self._laid.clear()
        self.public = self.lay_out(None, None, ())
        self.turn += any(old.active != new.active for old, new in zip(before, self.public.mats, strict=True))

    def _call(self, same: bool) -> None:
        """Open the table's call, or continue it if it is the same one."""
        call = self.public.call
        if call is not None and same:
            self.calls.go_on(call)
        else:
            called = [seat for seat in call.seats if seat in self.humans] if call else []
            self.calls.open(call, [seat for seat in called if call and self.stops(seat, call.stop)])

    def _settle(self) -> None:
        """Determine who decides now, and save."""
        actors = set(self.match.actors())
        if not actors or actors != self._still_to_act:
            self._round, self._together, self._still_to_act = self.match.step, len(actors) > 1, actors
        self.decision = self._decide()
        self._save()

    def _save(self) -> None:
        try:
            self._keep(self.match)
            self.trouble = ""
        except CannotSave as error:
            self.trouble = str(error)

    def _only(self, view: Any) -> Any:
        """The action of a human where all choices come to the same in this public view, None = it is asked.

        It is in a lesson, and where its private view would close and open again for what comes next.
        """
        if self._guide or (self.calls.veiled and self.public.prompt.private):
            return None
        return self.staging.given(view)

    def _decide(self) -> Decision:
        """Return who decides, as far as is public; answers to calls and optional actions are always private."""
        if self.unasked in self.may_step_in:
            return Decision(self.unasked, True, round=self._round, unasked=True)
        self.unasked = None
        seat = next((seat for seat in self.match.actors() if seat in self.humans), None)
        called = seat in self.calls.called
        self._given = None if seat is None or called else self._only(self.match.seat(None, self.match.step).view)
        if self._given is not None:
            seat = None
        if seat is not None and called and not self.calls.asks(seat, self.match.seat(seat, self.match.step).legal):
            seat = None
        private = seat is not None and (called or self.public.prompt.private)
        asked = self.calls.called if self.calls.call else None
        return Decision(seat, private, self._together, self._round, called=asked)
