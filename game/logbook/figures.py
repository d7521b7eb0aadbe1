"""What can be read out of the logbook for one person, or for everybody: counts, records, streaks, openings, awards."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Literal

from game.bots.levels import LEVELS
from game.logbook.entry import Entry, SeatEntry, Standing
from game.logbook.rating import Rating, histories

Period = Literal["all", "year", "month"]
LAST = 20
"""How many of the last games are shown one by one."""
TELLS = 170.0
"""A rating that is less sure is not shown as a line."""
NIGHT = timedelta(hours=3)
"""Games with less time between them belong to one night."""


@dataclass(frozen=True, slots=True)
class Won:
    """How many of how many games were won."""

    won: int = 0
    played: int = 0

    @property
    def part(self) -> float:
        """The share that was won, 0 to 1."""
        return self.won / self.played if self.played else 0.0


@dataclass(frozen=True, slots=True)
class BoxRow:
    """One box: games and wins in all, and by the strongest bot at the table."""

    game: str
    total: Won
    levels: dict[str, Won]


@dataclass(frozen=True, slots=True)
class Record:
    """The best of its kind: which kind, the game, and the seat that made it. `value` is a number to be written."""

    kind: Literal["score", "lead", "sum", "night"]
    entry: Entry
    seat: SeatEntry
    value: float
    games: int = 1


@dataclass(frozen=True, slots=True)
class Opening:
    """How somebody likes to begin in one box, and how that went compared with other beginnings."""

    game: str
    words: str
    here: Won
    elsewhere: Won


@dataclass(frozen=True, slots=True)
class Line:
    """The rating in one box through time."""

    game: str
    points: tuple[tuple[datetime, Rating], ...]
    """From where it is sure enough to tell something, for the first games move it to and fro; the last one anyway."""
    change: float
    """By how much it has changed in the last month of play, as far as its points show."""


@dataclass(frozen=True, slots=True)
class Figures:
    """Everything on the two pages of one person."""

    games: int = 0
    won: int = 0
    hours: float = 0.0
    streak: int = 0
    best_streak: int = 0
    best_streak_at: str = ""
    since: str = ""
    last: str = ""
    boxes: tuple[BoxRow, ...] = ()
    records: tuple[Record, ...] = ()
    ratings: tuple[Line, ...] = ()
    latest: tuple[float, ...] = ()
    """The share of the first place in the last games, the oldest first."""
    openings: tuple[Opening, ...] = ()
    awards: tuple[tuple[str, str, int], ...] = ()
    """Awards as (box, title, how often), the most frequent first."""
    apart: tuple[tuple[Standing, int], ...] = ()
    """Games that stand apart: why, and how many."""


def within(entries: Iterable[Entry], period: Period, now: datetime | None = None) -> tuple[Entry, ...]:
    """Return the games of this period: everything, this calendar year, the last thirty days."""
    now = now or datetime.now(UTC)
    if period == "year":
        return tuple(entry for entry in entries if _moment(entry).astimezone().year == now.astimezone().year)
    if period == "month":
        return tuple(entry for entry in entries if now - _moment(entry) <= timedelta(days=30))
    return tuple(entries)


def figures(entries: Sequence[Entry], person: str, game: str = "", period: Period = "all") -> Figures:
    """Return the figures of this person ("" = everybody) in this box ("" = all boxes) and period.

    A game counts once however many people played in it: as how the best of them fared. Records and awards are those of
    all.
    """
    chosen = [entry for entry in within(entries, period) if game in ("", entry.game)]
    seats = [(entry, seat) for entry in chosen for seat in _seats(entry, person) if entry.counts]
    mine = [(entry, min(people, key=_rank)) for entry in chosen if (people := _seats(entry, person))]
    counted = [(entry, seat) for entry, seat in mine if entry.counts]
    apart = Counter(entry.standing for entry, _seat in mine if not entry.counts)
    best, at = _best_streak(counted)
    return Figures(
        games=len(counted),
        won=sum(_won(seat) for _entry, seat in counted),
        hours=sum(entry.minutes for entry, _seat in mine) / 60,
        streak=_streak(counted),
        best_streak=best,
        best_streak_at=at,
        since=mine[0][0].ended if mine else "",
        last=mine[-1][0].ended if mine else "",
        boxes=_boxes(counted),
        records=_records(seats, counted),
        ratings=_ratings(entries, chosen, person, game) if person else (),
        latest=tuple(seat.share for _entry, seat in counted[-LAST:]),
        openings=_openings(counted),
        awards=_awards(seats),
        apart=tuple(apart.items()),
    )


def _seats(entry: Entry, person: str) -> tuple[SeatEntry, ...]:
    if person:
        seat = entry.seat_of(person)
        return () if seat is None else (seat,)
    return tuple(seat for seat in entry.seats if seat.person)


def _moment(entry: Entry) -> datetime:
    moment = datetime.fromisoformat(entry.ended)
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def _rank(seat: SeatEntry) -> int:
    return seat.rank


def _won(seat: SeatEntry) -> bool:
    return seat.rank == 0


def _streak(mine: Sequence[tuple[Entry, SeatEntry]]) -> int:
    """How many games in a row were won up to now."""
    streak = 0
    for _entry, seat in reversed(mine):
        if not _won(seat):
            break
        streak += 1
    return streak


def _best_streak(mine: Sequence[tuple[Entry, SeatEntry]]) -> tuple[int, str]:
    best, at, run = 0, "", 0
    for entry, seat in mine:
        run = run + 1 if _won(seat) else 0
        if run > best:
            best, at = run, entry.ended
    return best, at


def strongest(entry: Entry) -> str:
    """Return the level of the strongest bot at a table, "" = there was none."""
    order = {level.id: n for n, level in enumerate(LEVELS)}
    levels = [seat.kind.removeprefix("bot:").partition(":")[0] for seat in entry.seats if seat.kind != "human"]
    known = [level for level in levels if level in order]
    return max(known, key=order.__getitem__, default="")


def _boxes(mine: Sequence[tuple[Entry, SeatEntry]]) -> tuple[BoxRow, ...]:
    rows: dict[str, list[tuple[Entry, SeatEntry]]] = {}
    for entry, seat in mine:
        rows.setdefault(entry.game, []).append((entry, seat))
    found = []
    for game, games in sorted(rows.items(), key=lambda row: -len(row[1])):
        levels = {
            level.id: _tally(seat for entry, seat in games if strongest(entry) == level.id) for level in LEVELS
        }
        found.append(BoxRow(game, _tally(seat for _entry, seat in games), levels))
    return tuple(found)


def _tally(seats: Iterable[SeatEntry]) -> Won:
    all_of = list(seats)
    return Won(sum(map(_won, all_of)), len(all_of))


def _records(
    seats: Sequence[tuple[Entry, SeatEntry]], mine: Sequence[tuple[Entry, SeatEntry]]
) -> tuple[Record, ...]:
    """The best score and the best single deed of the box played most, the clearest win, the longest night.

    `seats` are all that count, `mine` the best of each game.
    """
    found: list[Record] = []
    if not mine:
        return ()
    usual = Counter(entry.game for entry, _seat in mine).most_common(1)[0][0]
    here = [(entry, seat) for entry, seat in seats if entry.game == usual]
    entry, seat = max(here, key=lambda each: each[1].score)
    found.append(Record("score", entry, seat, seat.score))
    leads = [(_lead(entry, seat), entry, seat) for entry, seat in here if seat.share == 1]
    if leads:
        lead, entry, seat = max(leads, key=lambda each: each[0])
        found.append(Record("lead", entry, seat, lead))
    sums = [(entry, seat) for entry, seat in here if seat.best > 0]
    if sums:
        entry, seat = max(sums, key=lambda each: each[1].best)
        found.append(Record("sum", entry, seat, seat.best))
    found += _longest_night(mine)
    return tuple(found)


def _lead(entry: Entry, seat: SeatEntry) -> int:
    return seat.score - max((other.score for other in entry.seats if other is not seat), default=0)


def _longest_night(mine: Sequence[tuple[Entry, SeatEntry]]) -> list[Record]:
    nights: list[list[tuple[Entry, SeatEntry]]] = []
    for entry, seat in mine:
        begins = _moment(entry) - timedelta(minutes=entry.minutes)
        if nights and begins - _moment(nights[-1][-1][0]) < NIGHT:
            nights[-1].append((entry, seat))
        else:
            nights.append([(entry, seat)])
    best = max(nights, key=lambda night: (sum(entry.minutes for entry, _seat in night), len(night)))
    minutes = sum(entry.minutes for entry, _seat in best)
    return [Record("night", best[-1][0], best[-1][1], minutes, len(best))] if minutes else []


def _ratings(entries: Sequence[Entry], chosen: Sequence[Entry], person: str, game: str) -> tuple[Line, ...]:
    """The lines of this person; they are worked out of all games, and those of the period are shown."""
    shown = {entry.id for entry in chosen}
    found = []
    for (name, box), history in histories(entries).items():
        points = [(_moment(entry), rating) for entry, rating in history if entry.id in shown]
        sure = [n for n, (_when, rating) in enumerate(points) if rating.unsure <= TELLS]
        points = points[sure[0] if sure else -1 :]
        if name == person.casefold() and game in ("", box) and points:
            since = points[-1][0] - timedelta(days=30)
            before = next((rating for moment, rating in reversed(points) if moment < since), points[0][1])
            found.append(Line(box, tuple(points), points[-1][1].value - before.value))
    return tuple(sorted(found, key=lambda line: -line.points[-1][1].value))


def _openings(mine: Sequence[tuple[Entry, SeatEntry]]) -> tuple[Opening, ...]:
    """The favourite beginning in each box, the box played most first."""
    found = []
    for game, _n in Counter(entry.game for entry, _seat in mine).most_common():
        here = [seat for entry, seat in mine if entry.game == game and seat.opening]
        if here:
            words = Counter(seat.opening for seat in here).most_common(1)[0][0]
            begun = _tally(seat for seat in here if seat.opening == words)
            found.append(Opening(game, words, begun, _tally(seat for seat in here if seat.opening != words)))
    return tuple(found)


def _awards(mine: Sequence[tuple[Entry, SeatEntry]]) -> tuple[tuple[str, str, int], ...]:
    counts = Counter((entry.game, title) for entry, seat in mine for title in seat.awards)
    return tuple((game, title, n) for (game, title), n in counts.most_common())
