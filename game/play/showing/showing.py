"""What the screen shows of a table: whose view, which unfinished choice, which step; and changes of viewer."""

from dataclasses import dataclass, replace

from game.core.steps import Steps
from game.core.table import Offer, Table
from game.core.telling import Direction, Line, Reveal
from game.play.handover import PUBLIC, Handover, HandoverPolicy, Stage
from game.play.opponents import Opponents
from game.play.pace import Beat, Part
from game.play.playing import Playing
from game.play.showing.attendance import Attendance
from game.play.showing.choice import Choice, counts
from game.play.showing.chronicle import DIGEST
from game.play.showing.hud_state import HudState
from game.play.showing.notice import Notice
from game.play.showing.reveals import Reveals
from game.play.showing.surroundings import surroundings
from game.play.showing.teller import Teller
from game.words import _


@dataclass(frozen=True, slots=True)
class Show:
    """A table to be shown; without `animate` it replaces the last one within one frame."""

    table: Table
    look: HudState
    animate: bool
    stage: tuple[Direction, ...] = ()
    """How what happened since the last table is seen."""


class Showing:
    """The one place that knows what the viewer sees; a change of viewer removes everything of the last one."""

    def __init__(self, playing: Playing, rules: HandoverPolicy, opponents: Opponents, resumed: bool) -> None:
        """A `resumed` table opens on a veil."""
        self.playing = playing
        self.teller = Teller(playing)
        self.step = 0
        """The number of steps that the table on the screen includes."""
        self.rules = rules
        self.opponents = opponents
        self.beat: Beat | None = None
        self.notice = Notice()
        self._coming: Table | None = None
        self.overview = False
        """Whether the public table is shown for a while instead of the veil or the private view."""
        self.undo_allowed = True
        """Whether this table allows undo at all."""
        self.most = DIGEST["short"]
        """The most entries of a digest."""
        self.undone: list[str] = []
        """What was undone, in public words, for redo; "" = only its player knows of it."""
        self.choice = Choice()
        self.asking: Offer | None = None
        """The expensive, final offer that is being confirmed; None = none."""
        self.reveals = Reveals()
        self.pencil = False
        """Whether the pencil is taken: a click on the board writes into the notebook."""
        self.dialled: tuple[int, str, int] | None = None
        """The number a seat has chosen while it plays the first parts of its choice: (seat, spot, number)."""
        self._studies: dict[int, str] = {}
        self._shows: list[Show] = []
        self._drafts: dict[tuple[int, int | None], tuple[str, ...]] = {}
        """Unfinished choices by (deciding seat, viewer), so that private picks never appear in public."""
        self.attendance = Attendance({seat: playing.own_last(seat) for seat in playing.humans})
        self._begun = False
        self.looked = resumed
        """Whether somebody has had a private view since the last public step, and may have begun something."""
        decision = playing.decision
        self.at = rules.opening(decision) if resumed else rules.settle(PUBLIC, decision)
        if not resumed and self.at.stage is Stage.PUBLIC:
            self.attendance.open_since = playing.match.step  # who begins a game is there

    def begin(self) -> Steps[None]:
        """Lay out the first table and put the log into words, in steps, once; before that there is nothing to show."""
        if self._begun:
            return
        self._begun = True
        yield from self.playing.laying_out(self.viewer, self.acting, self.choice.picked)
        yield
        self.teller.lines(self.viewer)
        yield
        self.refresh(animate=False)

    # ---- who sees what

    @property
    def viewer(self) -> int | None:
        """Whose private view the screen shows now; None = the public view."""
        return None if self.overview else self.at.viewer

    @property
    def acting(self) -> int | None:
        """The human who can act on this screen; None = nobody."""
        decision = self.playing.decision
        if decision.seat is None or self.overview or self.reveal or (self.beat and self.beat.part is Part.INTENT):
            return None
        if self.at.stage is Stage.PRIVATE:
            return decision.seat if self.at.seat == decision.seat else None
        return decision.seat if self.at.stage is Stage.PUBLIC and not decision.private else None

    @property
    def herald(self) -> Line | None:
        """The banner to be acknowledged now; None = none."""
        return self.teller.herald(self.step)

    @property
    def reveal(self) -> Reveal | None:
        """The reveal shown over the table now; None = none."""
        return self.reveals.now if self.running else None

    @property
    def reveal_waits(self) -> bool:
        """Whether it stays until somebody goes on; otherwise it ends by itself."""
        return self.reveals.waits

    @property
    def reveal_age(self) -> float:
        """How long it has been shown, in ms at speed 1."""
        return self.reveals.age

    @property
    def ready(self) -> Offer | None:
        """The offer that Commit would play: the complete choice, or the usual number if none was chosen; else None."""
        amount = self.table.amount
        if self.acting is None:
            return None
        if amount is None or self.choice.picked:
            return self.choice.ready
        usual = self.choice.pick(f"{amount.spot}:{amount.usual}")
        return usual.ready if usual else None

    @property
    def amount(self) -> int | None:
        """The number chosen now; None = no number to choose."""
        ready = self.ready
        spot = ready.path[0] if ready and ready.path and counts(self.table, ready.path[0]) else ""
        return int(spot.rpartition(":")[2]) if spot else None

    @property
    def retreat(self) -> str:
        """The label of the button that undoes silent parts of a choice, while nothing is picked; "" = no button."""
        acting = self.acting
        if acting is not None and acting == self.playing.unasked:
            return "" if self.choice.picked else _("Change nothing")
        free = acting is not None and not self.choice.picked and self.playing.can_retreat(acting)
        return self.table.retreat if free else ""

    @property
    def running(self) -> bool:
        """Whether the match goes on while this is on the screen."""
        return not self.overview and self.at.stage in (Stage.PUBLIC, Stage.PRIVATE)

    @property
    def look(self) -> HudState:
        """What is shown around the table."""
        return surroundings(self)

    def public(self) -> tuple[Table, HudState]:
        """Return the table and its surroundings for somebody who may see only what is public."""
        before, self.overview = self.overview, True
        look = replace(self.look, picked=(), open=(), ready=None, curtain="", message="", message_rule="", shaking="")
        self.overview = before
        return self.playing.lay_out(None, None, ()), look

    # ---- changing it

    def settled(self, at: Handover | None = None) -> Handover:
        """Return the next handover when nothing is being shown any more, coming from `at` (default: now)."""
        now = at or self.at
        after = self.rules.settle(now, self.playing.decision)
        return self.gate() if now.stage is Stage.PUBLIC and after.stage is Stage.SEALED else after

    def gate(self) -> Handover:
        """Return the veil before the deciding seat's private view; only a closed tray if nobody else has looked since.

        Whoever has chosen before all since then has the mouse: one press must not open another's tray. A strict table
        keeps the veil in another turn for a seat with a PIN. A seat that takes an optional action always gets it,
        because anybody could have pressed its emblem.
        """
        decision, (seat, turn) = self.playing.decision, self.attendance.last or (None, 0)
        back = seat == decision.seat == self.attendance.holds and not decision.unasked
        if seat in self.playing.match.pins and self.rules.style == "strict":
            back = back and turn == self.playing.turn
        return self.rules.back_again(decision) if back else self.rules.sealed(decision)

    def all_know(self) -> None:
        """Note that the last step is public, unless somebody still has a private view."""
        self.looked = self.at.viewer is not None

    def move(self, at: Handover, before: Table | None = None, seen: int | None = None) -> None:
        """Change the handover; everything that belongs to the last view is removed at once.

        `before` is the public table before the step that is still to be shown on it; `seen` is the first step that the
        last viewer has not seen.
        """
        if at == self.at:
            return
        self.keep_draft()
        if at.viewer is not None:
            self.attendance.last = None if self.playing.decision.unasked else (at.seat, self.playing.turn)
            self.looked = True
        skipping, tray = self.opponents.pace.skipping, self.rules.style == "relaxed"
        self.attendance.change(self.at, at, self.playing.match.step, seen, skipping=skipping, tray=tray)
        self.at, self.overview = at, False
        self.notice.clear()
        self.teller.hush()
        self._coming = None
        self.asking, self.pencil = None, False
        self.reveals.clear()
        self.open_draft()
        if before is None:
            self.refresh(animate=False)
        else:
            self.table = before
            self._shows = [Show(before, self.look, animate=False)]

    def show_public(self, public: bool) -> None:
        """Show the public table for a while, or return from it."""
        self.keep_draft()
        self.overview = public
        self.open_draft()
        self.refresh(animate=False)

    def choose(self, choice: Choice) -> None:
        """Replace the unfinished choice."""
        self.choice = choice
        self.notice.clear()
        self.refresh()

    def counts(self, spot: str) -> bool:
        """Return whether this spot is a value of the table's number chooser."""
        return counts(self.table, spot)

    def study(self, spot: str) -> None:
        """Open this note for the viewer, "" = none; each seat has its own open note."""
        if self.viewer is not None and self._studies.get(self.viewer, "") != spot:
            self._studies[self.viewer] = spot
            self.refresh()

    def hold_pencil(self, held: bool) -> None:
        """Take the pencil or put it away."""
        self.pencil = held
        self.touch()

    def say(self, text: str, rule: str = "", spot: str = "") -> None:
        """Show a notice; the spot it is about shakes once."""
        self.notice.say(text, rule, spot)
        self.touch()
        self.notice.spot = ""

    def say_who(self, text: str) -> None:
        """Say for whom the table waits, until something happens."""
        self.say(text)
        self.notice.waits = True

    def keep_draft(self) -> None:
        """Put the unfinished choice away until its seat is back."""
        if self.acting is not None:
            self._drafts[self.acting, self.at.viewer] = self.choice.picked
        self.choice = Choice()

    def open_draft(self) -> None:
        """Restore the unfinished choice of the seat that acts now."""
        if self.acting is not None:
            self.choice = Choice((), self._drafts.get((self.acting, self.at.viewer), ()))

    def drop_draft(self, seat: int) -> None:
        """Forget the unfinished choices of this seat: it was played, or is no longer possible."""
        self._drafts = {key: picked for key, picked in self._drafts.items() if key[0] != seat}
        self.choice = Choice()
        self.notice.clear()

    def touch(self) -> None:
        """Show the same table again, because only its surroundings have changed."""
        last = Show(self.table, self.look, animate=True)
        if self._shows and self._shows[-1].table is self.table:
            last = replace(self._shows.pop(), look=self.look)
        self._shows.append(last)

    def refresh(self, animate: bool = True, since: int | None = None) -> None:
        """Lay out the table anew and show it; what happened from step `since` on is seen to happen, None = nothing."""
        self.step = self.playing.match.step
        self.table = self._lay_out(self.acting, self.choice.picked)
        choice = self.choice.among(self.table.offers)
        if choice.picked != self.choice.picked:
            self.table = self._lay_out(self.acting, choice.picked)
        self.choice = choice
        self.pencil = self.pencil and self.table.pencil is not None
        if not animate:
            self._shows.clear()
        if since is not None and self.notice.waits:
            self.notice.clear()
        stage = () if since is None or not self.running else self.teller.directions(self.viewer, since)
        self._shows.append(Show(self.table, self.look, animate, stage))

    def _lay_out(self, acting: int | None, picked: tuple[str, ...]) -> Table:
        study = "" if self.viewer is None else self._studies.get(self.viewer, "")
        return self.playing.lay_out(self.viewer, acting, picked, study)

    def take(self) -> tuple[Show, ...]:
        """Return what is to be shown since the last call, in order."""
        shows, self._shows = tuple(self._shows), []
        return shows

    def foresee(self) -> None:
        """Lay out the table that the next refresh will show, so that it can be drawn in advance."""
        self._coming = self._lay_out(None, ())

    def take_coming(self) -> Table | None:
        """Return the table laid out by `foresee`, once; else None."""
        coming, self._coming = self._coming, None
        return coming
