"""When each act of some events begins: one event after the other, in ms at normal speed."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase

from game.core.faces import Face
from game.core.telling import ROLLS, Act, Count, Direction, Large, Move, Roll, phases

FASTER, FASTEST = 0.75, 0.5
"""The parts of their time that acts of a long chain take."""
HELD = 500.0
"""What is read is read so long, in ms, however long the chain is."""
GAP = 40.0
"""In ms: between an event and the one that is announced after it nothing is seen."""
HURRIED = 2.0
"""Up to this speed what is read is shortened like all else, and no more beyond it."""


@dataclass(frozen=True, slots=True)
class Timed:
    """An act, when it begins, and for how many ms it comes, is read, and goes."""

    begin: float
    act: Act
    phases: tuple[float, float, float]
    pace: float = 1.0
    """The part of its usual time that what moves in it takes."""

    @property
    def ms(self) -> float:
        """How long it lasts."""
        return sum(self.phases)

    def own(self, part: float) -> float:
        """How far the act is in its own time, 0 to 1, after this part of the time that it is given."""
        left, done = part * self.ms, 0.0
        for given, usual in zip(self.phases, phases(self.act), strict=True):
            if left < given:
                return (done + usual * left / given) / self.act.ms
            left -= given
            done += usual
        return 1.0


@dataclass(frozen=True, slots=True)
class Timeline:
    """All acts of some events, and when each event ends."""

    acts: tuple[Timed, ...]
    ends: tuple[float, ...]
    headings: Mapping[str, float] = field(default_factory=dict)
    """When what is announced before an event is due."""
    lines: tuple[int, ...] = ()
    """How many lines of the log may be read when each event has ended."""

    @property
    def ms(self) -> float:
        """How long all of it lasts."""
        return self.ends[-1] if self.ends else 0.0

    def departures(self, pieces: Iterable[str]) -> Mapping[str, float]:
        """When each of these pieces sets out: with the first act that claims it.

        One that no act claims does so at once, but after dice that roll: it may follow from what they show.
        """
        free = self._rolled
        return {id: timed.begin + after if timed else free for id, (timed, after) in self._claims(pieces).items()}

    @property
    def _rolled(self) -> float:
        """When the first dice lie; 0 = none roll."""
        return next((timed.begin + ROLLS * timed.pace for timed in self.acts if isinstance(timed.act, Roll)), 0.0)

    def paces(self, pieces: Iterable[str]) -> Mapping[str, float]:
        """The part of its usual time that the way of each of these pieces takes."""
        return {id: timed.pace if timed else 1.0 for id, (timed, _after) in self._claims(pieces).items()}

    def _claims(self, pieces: Iterable[str]) -> dict[str, tuple[Timed | None, float]]:
        """Which act moves each of these pieces, and how many ms after its begin; None = none does."""
        ordered = sorted(pieces)
        found: dict[str, tuple[Timed | None, float]] = dict.fromkeys(ordered, (None, 0.0))
        for timed in self.acts:
            if isinstance(timed.act, Move):
                claimed = [id for id in ordered if found[id][0] is None and fnmatchcase(id, timed.act.pieces)]
                each = timed.act.stagger * timed.pace
                found |= {id: (timed, place * each) for place, id in enumerate(claimed)}
        return found

    def counting(self, seat: int) -> float:
        """When the money of this seat begins to count."""
        begins = (timed.begin for timed in self.acts if isinstance(timed.act, Count) and timed.act.seat == str(seat))
        return next(begins, 0.0)


@dataclass(slots=True)
class Chain:
    """How long the turn, or the part of the day, that is played has lasted: a long one goes faster (in ms)."""

    soft: float = float("inf")
    hard: float = float("inf")
    spent: float = 0.0

    def begin(self, budget: tuple[int, int]) -> None:
        """Begin another turn, with its budget (soft, hard): after so many ms its acts go faster, and then fastest."""
        self.soft, self.hard = budget
        self.spent = 0.0

    @property
    def pace(self) -> float:
        """The part of its time that the next act takes."""
        return 1.0 if self.spent < self.soft else FASTER if self.spent < self.hard else FASTEST


def timeline(directions: Iterable[Direction], chain: Chain | None = None, speed: float = 1.0) -> Timeline:
    """Lay the events one after the other; whoever was told more sees its face in the time of what all see.

    `chain` is what was played before, and goes on here; `speed` the factor by which all of it will be divided.
    """
    chain = chain or Chain()
    acts: list[Timed] = []
    ends: list[float] = []
    lines: list[int] = []
    headings: dict[str, float] = {}
    now, first = 0.0, 0
    for direction in directions:
        if direction.twin is not None:
            acts[first:] = [_turned_up(each, direction.twin) for each in acts[first:]]
            lines[-1:] = [direction.lines] if lines else []
            continue
        if direction.budget:
            chain.begin(direction.budget)
        if direction.heading:
            headings[direction.heading] = now
            now += GAP
        first, pace = len(acts), chain.pace
        acts += [Timed(now + act.after * pace, act, lasting(act, pace, speed), pace) for act in direction.acts]
        lasts = max((each.begin + each.ms - now for each in acts[first:]), default=0.0)
        chain.spent += lasts
        now += lasts
        ends.append(now)
        lines.append(direction.lines)
    return Timeline(tuple(acts), tuple(ends), headings, tuple(lines))


def lasting(act: Act, pace: float, speed: float) -> tuple[float, float, float]:
    """For how many ms at normal speed an act comes, is read, and goes: what is read is shortened last."""
    comes, read, goes = phases(act)
    kept = max(min(read, HELD), read * pace) * max(1.0, speed / HURRIED)
    return comes * pace, kept, goes * pace


def _turned_up(timed: Timed, face: Face) -> Timed:
    """What is shown large comes as all see it, and turns its face where it stands; nothing else changes."""
    act = timed.act
    if not isinstance(act, Large) or act.face == face:
        return timed
    return replace(timed, act=replace(act, face=face, back=act.back or act.face))
