"""What the screen shows of a table: whose view, which half-made choice, which step; how one view follows another."""

from dataclasses import dataclass, replace

from game.core.table import Offer, Table
from game.core.telling import Line, Reveal
from game.play.handover import PUBLIC, Handover, HandoverPolicy, Stage
from game.play.opponents import Opponents
from game.play.pace import Beat, Part
from game.play.playing import Playing
from game.play.showing.choice import Choice, counts
from game.play.showing.chronicle import DIGEST, digest
from game.play.showing.hud_state import HudState, LogLine
from game.play.showing.notice import Notice
from game.play.showing.reveals import Reveals
from game.play.showing.surroundings import surroundings
from game.play.showing.teller import Teller
from game.words import _


@dataclass(frozen=True, slots=True)
class Show:
    """A table to be shown; without `animate` it replaces what was there in one frame."""

    table: Table
    look: HudState
    animate: bool


class Showing:
    """The one place that knows what a viewer sees; a change of viewer leaves nothing of the last one behind."""

    def __init__(self, playing: Playing, rules: HandoverPolicy, opponents: Opponents, resumed: bool) -> None:
        """A resumed table opens on a veil."""
        self.playing = playing
        self.teller = Teller(playing)
        self.step = 0
        """How many steps the table on the screen has seen."""
        self.rules = rules
        self.opponents = opponents
        self.beat: Beat | None = None
        self.notice = Notice()
        self._coming: Table | None = None
        self.overview = False
        """The public table is shown for a while, instead of the veil or of one's own view."""
        self.undo_allowed = True
        """Whether this table takes steps back at all."""
        self.most = DIGEST["short"]
        """How many events a digest tells at most."""
        self.undone: list[str] = []
        """What was taken back, in public words; "" = only its player knows of it."""
        self.choice = Choice()
        self.asking: Offer | None = None
        """What is asked before it is played: it is dear and final."""
        self.reveals = Reveals()
        self.pencil = False
        """The pencil is in hand: what is pointed at on the board is written on."""
        self.dialled: tuple[int, str, int] | None = None
        """The number that a seat has set of an amount, while the rest of its choice grows."""
        self._studies: dict[int, str] = {}
        self._shows: list[Show] = []
        self._drafts: dict[tuple[int, int | None], tuple[str, ...]] = {}
        """By who chooses and who looks: what was picked in private is not laid open on the public table."""
        self._seen = {seat: playing.own_last(seat) for seat in playing.humans}
        self._last: tuple[int | None, int] | None = None
        """Who looked in private last, and in which turn."""
        self.looked = resumed
        """Whether somebody has looked in private, and may have begun something, since the last step that all know."""
        decision = playing.decision
        self.at = rules.opening(decision) if resumed else rules.settle(PUBLIC, decision)
        self.refresh(animate=False)

    # ---- who sees what

    @property
    def viewer(self) -> int | None:
        """Whose knowledge the screen shows now; None = only what is public."""
        return None if self.overview else self.at.viewer

    @property
    def acting(self) -> int | None:
        """The human who can act on this very screen, if any."""
        decision = self.playing.decision
        if decision.seat is None or self.overview or self.reveal or (self.beat and self.beat.part is Part.INTENT):
            return None
        if self.at.stage is Stage.PRIVATE:
            return decision.seat if self.at.seat == decision.seat else None
        return decision.seat if self.at.stage is Stage.PUBLIC and not decision.private else None

    @property
    def herald(self) -> Line | None:
        """The banner that must be acknowledged now."""
        return self.teller.herald(self.step)

    @property
    def reveal(self) -> Reveal | None:
        """The moment that stands over the table now."""
        return self.reveals.now if self.running else None

    @property
    def reveal_waits(self) -> bool:
        """Whether it stands until somebody goes on; else it ends by itself."""
        return self.reveals.waits

    @property
    def reveal_age(self) -> float:
        """For how many ms at speed 1 it was shown."""
        return self.reveals.age

    @property
    def ready(self) -> Offer | None:
        """What Commit would play: what is picked to the end, or the usual number before anybody touched it."""
        amount = self.table.amount
        if self.acting is None:
            return None
        if amount is None or self.choice.picked:
            return self.choice.ready
        usual = self.choice.pick(f"{amount.spot}:{amount.usual}")
        return usual.ready if usual else None

    @property
    def amount(self) -> int | None:
        """The number that stands now, where one is to be chosen."""
        ready = self.ready
        spot = ready.path[0] if ready and ready.path and counts(self.table, ready.path[0]) else ""
        return int(spot.rpartition(":")[2]) if spot else None

    @property
    def retreat(self) -> str:
        """Words of what takes back the silent steps of a choice, while nothing is picked; "" = there are none."""
        acting = self.acting
        if acting is not None and acting == self.playing.unasked:
            return "" if self.choice.picked else _("Change nothing")
        free = acting is not None and not self.choice.picked and self.playing.can_retreat(acting)
        return self.table.retreat if free else ""

    @property
    def running(self) -> bool:
        """Whether the game may go on under this picture."""
        return not self.overview and self.at.stage in (Stage.PUBLIC, Stage.PRIVATE)

    @property
    def look(self) -> HudState:
        """What surrounds the table."""
        return surroundings(self)

    def public(self) -> tuple[Table, HudState]:
        """The table and its surroundings as they are for somebody who may only see what is public."""
        before, self.overview = self.overview, True
        look = replace(self.look, picked=(), open=(), ready=None, curtain="", message="", message_rule="", shaking="")
        self.overview = before
        return self.playing.lay_out(None, None, ()), look

    def digest(self) -> tuple[LogLine, ...]:
        """What the seat on the screen has missed, with its own knowledge."""
        seat = self.at.seat
        if seat is None or not self.rules.veiled:
            return ()
        decision, missed = self.playing.decision, self.teller.lines(seat, self._seen[seat])
        if decision.together:  # that others have sealed stands on their mats
            missed = tuple(line for line in missed if line.step < decision.round)
        return digest([line for line in missed if line.line.private or line.line.seat != seat], self.most)

    # ---- changing it

    def settled(self, at: Handover | None = None) -> Handover:
        """Who looks next, once nothing moves any more; without `at`, after who looks now."""
        now = at or self.at
        after = self.rules.settle(now, self.playing.decision)
        return self.gate() if now.stage is Stage.PUBLIC and after.stage is Stage.SEALED else after

    def gate(self) -> Handover:
        """The opaque frame before the private view of whoever decides; only a lid where that seat looked last.

        Whoever steps in comes each time from elsewhere at the table: anybody may have pressed his emblem.
        """
        decision = self.playing.decision
        back = self._last == (decision.seat, self.playing.turn) and not decision.unasked
        return self.rules.back_again(decision) if back else self.rules.sealed(decision)

    def all_know(self) -> None:
        """Everybody knows how far the match has come, unless somebody still looks in private."""
        self.looked = self.at.viewer is not None

    def forget_last(self) -> None:
        """Somebody may have come or gone: whoever looked last is asked for like everybody else."""
        self._last = None

    def move(self, at: Handover, before: Table | None = None, seen: int | None = None) -> None:
        """Changes who looks; all that belonged to the last view is gone in the same tick.

        `before` is the public table as it was, when the step that leads here is yet to be shown on it;
        `seen` is the first step that the one who looked has not seen.
        """
        if at == self.at:
            return
        self.keep_draft()
        if at.viewer is not None:
            self._last = None if self.playing.decision.unasked else (at.seat, self.playing.turn)
            self.looked = True
        if self.at.stage is Stage.PRIVATE and self.at.seat is not None:
            self._seen[self.at.seat] = self.playing.match.step if seen is None else seen
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
        """Shows the public table for a while, or goes back to what was there."""
        self.keep_draft()
        self.overview = public
        self.open_draft()
        self.refresh(animate=False)

    def choose(self, choice: Choice) -> None:
        """The half-made choice is another one."""
        self.choice = choice
        self.notice.clear()
        self.refresh()

    def counts(self, spot: str) -> bool:
        """Whether this spot is a number of an amount."""
        return counts(self.table, spot)

    def study(self, spot: str) -> None:
        """Whoever looks studies this note; "" = none. Each seat studies its own."""
        if self.viewer is not None and self._studies.get(self.viewer, "") != spot:
            self._studies[self.viewer] = spot
            self.refresh()

    def hold_pencil(self, held: bool) -> None:
        """The pencil is in hand, or not."""
        self.pencil = held
        self.touch()

    def say(self, text: str, rule: str = "", spot: str = "") -> None:
        """Puts up a notice; the spot it is about shakes once."""
        self.notice.say(text, rule, spot)
        self.touch()
        self.notice.spot = ""

    def keep_draft(self) -> None:
        """The half-made choice waits for its owner to come back."""
        if self.acting is not None:
            self._drafts[self.acting, self.at.viewer] = self.choice.picked
        self.choice = Choice()

    def open_draft(self) -> None:
        """Its owner is back."""
        if self.acting is not None:
            self.choice = Choice((), self._drafts.get((self.acting, self.at.viewer), ()))

    def drop_draft(self, seat: int) -> None:
        """It was played, or no longer holds."""
        self._drafts = {key: picked for key, picked in self._drafts.items() if key[0] != seat}
        self.choice = Choice()
        self.notice.clear()

    def touch(self) -> None:
        """Only what surrounds the table has changed."""
        animate = True
        if self._shows and self._shows[-1].table is self.table:
            animate = self._shows.pop().animate
        self._shows.append(Show(self.table, self.look, animate))

    def refresh(self, animate: bool = True) -> None:
        """Lays the table out as it is now."""
        self.step = self.playing.match.step
        self.table = self._lay_out(self.acting, self.choice.picked)
        choice = self.choice.among(self.table.offers)
        if choice.picked != self.choice.picked:
            self.table = self._lay_out(self.acting, choice.picked)
        self.choice = choice
        self.pencil = self.pencil and self.table.pencil is not None
        if not animate:
            self._shows.clear()
        self._shows.append(Show(self.table, self.look, animate))

    def _lay_out(self, acting: int | None, picked: tuple[str, ...]) -> Table:
        study = "" if self.viewer is None else self._studies.get(self.viewer, "")
        return self.playing.lay_out(self.viewer, acting, picked, study)

    def take(self) -> tuple[Show, ...]:
        """What is to be shown since the last call, in order."""
        shows, self._shows = tuple(self._shows), []
        return shows

    def foresee(self) -> None:
        """Lays out what a refresh will show, so that it can be printed before."""
        self._coming = self._lay_out(None, ())

    def take_coming(self) -> Table | None:
        """The table that will be shown soon; once."""
        coming, self._coming = self._coming, None
        return coming
