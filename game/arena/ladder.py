"""The ladder: which levels meet, at which tables, what their games say about each, and how they rank in one line.

The measure of a level is one of it alone against a table of the level below. Two of each say less: where places fill
up, equal bots stand in one another's way. A rating puts all in one line; the matrix shows what a rating hides.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from game.arena.crews import Crew
from game.arena.movers import JUDGED_IN, JUDGES
from game.arena.tournament import Played, Report, check_seats, contest, report
from game.bots.levels import DECKHAND, LEVELS, RANDOM, SKIPPER
from game.core.errors import BadOption
from game.games import find
from game.words import _


@dataclass(frozen=True, slots=True)
class Meeting:
    """A line-up of the ladder: `heroes` of one level, and rivals of one other on all other seats."""

    hero: str
    rival: str
    seats: int
    heroes: int = 1

    @property
    def levels(self) -> tuple[str, ...]:
        """Who sits down, hero first."""
        return (self.hero,) * self.heroes + (self.rival,) * (self.seats - self.heroes)


@dataclass(frozen=True, slots=True)
class Ladder:
    """All meetings of a ladder and what came of each, in the order in which they were played."""

    game: str
    seed: int
    reports: tuple[tuple[Meeting, Report], ...]
    played: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class Rating:
    """How good somebody is by all games together: sure of mu - 3 sigma (Plackett and Luce, by Weng and Lin 2011)."""

    name: str
    mu: float
    sigma: float

    @property
    def sure(self) -> float:
        """What it is at least worth."""
        return self.mu - 3 * self.sigma


def meetings(game_id: str, seats: Sequence[int] = (), judges: bool = False) -> list[Meeting]:
    """The whole ladder of a game, table by table; at `seats` tables only, if any are named."""
    game = find(game_id)
    for count in seats:
        check_seats(game, count)
    wanted = [each for count in seats or game.seats for each in _at(count)]
    if judges:
        clock = f"@{JUDGED_IN}"
        count = min(4, max(game.seats))
        wanted += [Meeting(SKIPPER.id + clock, judge + clock, count) for judge in JUDGES]
    return wanted


def _at(seats: int) -> Iterator[Meeting]:
    ids = [RANDOM.id, *(level.id for level in LEVELS)]
    for below, hero in pairwise(ids):
        yield Meeting(hero, below, seats)
        if seats > 2 and below != RANDOM.id:
            yield Meeting(hero, below, seats, seats - 1)
        if seats == 4 and below != RANDOM.id:
            yield Meeting(hero, below, seats, 2)
    yield Meeting(SKIPPER.id, DECKHAND.id, seats)
    yield Meeting(SKIPPER.id, RANDOM.id, seats)
    yield Meeting(SKIPPER.id, SKIPPER.id, seats)


def climb(
    game_id: str,
    wanted: Sequence[Meeting],
    games: int,
    hands: Crew,
    *,
    options: Any = None,
    seed: int = 1,
    heard: Callable[[Meeting, Report], None] | None = None,
) -> Ladder:
    """Plays at least `games` games of each meeting, the same deals from every seat; `heard` is told each result."""
    reports, played = [], []
    for meeting in wanted:
        ours = contest(game_id, meeting.levels, games, hands, options, seed)
        result = report(game_id, meeting.levels, seed, ours)
        if heard is not None:
            heard(meeting, result)
        reports.append((meeting, result))
        played += ours
    return Ladder(game_id, seed, tuple(reports), tuple(played))


def ratings(played: Sequence[Played]) -> list[Rating]:
    """Everybody's rating from these games, best first. BadOption without the extra that reckons it."""
    try:
        from openskill.models import PlackettLuce  # noqa: PLC0415 - an extra of its own
    except ImportError:
        words = _('Ratings need an extra; in the folder of Seachest: pip install -e ".[ladder]"')
        raise BadOption(words) from None
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for game in played:
        if len(set(game.levels)) == 1:
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in game.levels]
        rated = model.rate(teams, ranks=list(game.ranks))
        for name in dict.fromkeys(game.levels):
            twins = [team[0] for team, held in zip(rated, game.levels, strict=True) if held == name]
            mu, sigma = (sum(getattr(one, what) for one in twins) / len(twins) for what in ("mu", "sigma"))
            known[name] = model.rating(mu=mu, sigma=sigma, name=name)
    found = [Rating(name, one.mu, one.sigma) for name, one in known.items()]
    return sorted(found, key=lambda rating: -rating.sure)


def matrix(ladder: Ladder, seats: int) -> dict[tuple[str, str], Report]:
    """One hero against a table of one rival: (hero, rival) -> what came of it, at tables of so many seats."""
    return {
        (meeting.hero, meeting.rival): result
        for meeting, result in ladder.reports
        if meeting.seats == seats and meeting.heroes == 1 and meeting.hero != meeting.rival
    }
