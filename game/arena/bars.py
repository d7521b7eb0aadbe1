"""What the levels must reach: the bars of the ladder, and whether its games show that they are met."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.arena.ladder import Ladder, Meeting
from game.arena.movers import JUDGES
from game.arena.tournament import Report
from game.games import find

SEAT_SWING = 6.0
"""Points of first places by which no seat may be better or worse than another among equals."""

SLACK = 5.0
"""By how many points the lower bound may stay below what is asked."""

USUAL = ({2: 80, 3: 70, 4: 70, 5: 65, 6: 60}, {2: 68, 3: 54, 4: 45, 5: 38, 6: 33})
LUCKY = ({2: 90, 3: 80, 4: 75, 5: 70, 6: 65}, {2: 60, 3: 46, 4: 36, 5: 30, 6: 26})
"""What the Deckhand and the Mate must reach by table size; and where luck is such that all searches are trials."""


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: this meeting's share of first places, in per cent, and the least its lower bound may be."""

    name: str
    hero: str
    rival: str
    seats: int
    least: float
    low: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """How a bar was met: what was asked, what was found, and whether that is enough."""

    name: str
    asked: str
    found: str
    met: bool


def bars(game_id: str, seats: int) -> list[Bar]:
    """The bars of a game at a table of this size; the higher levels' are the same for all games."""
    fair = 100.0 / seats
    mind = find(game_id).mind
    first, second = mind.bars or (LUCKY if mind.paired == 0 else USUAL)
    return [
        _bar("S1", "deckhand", "random", seats, first[seats]),
        _bar("S2", "mate", "deckhand", seats, second[seats]),
        _bar("S3", "skipper", "deckhand", seats, {2: 80, 3: 72, 4: 65, 5: 60, 6: 55}[seats]),
        Bar("S3", "skipper", "mate", seats, {2: 60, 3: 48, 4: 40, 5: 34, 6: 29}[seats], 1.2 * fair),
        Bar("S4", "old_salt", "skipper", seats, 1.28 * fair, 1.05 * fair),
        _bar("S5", "skipper", "random", seats, 95),
    ]


def _bar(name: str, hero: str, rival: str, seats: int, least: float) -> Bar:
    return Bar(name, hero, rival, seats, least, least - SLACK)


def verdicts(ladder: Ladder) -> list[Verdict]:
    """Every bar that these games can judge; what was not played is not judged."""
    tables = dict.fromkeys(meeting.seats for meeting, _report in ladder.reports)
    wanted = {(bar.hero, bar.rival, bar.seats): bar for count in tables for bar in bars(ladder.game, count)}
    found = []
    for meeting, report in ladder.reports:
        bar = wanted.get((meeting.hero, meeting.rival, meeting.seats))
        if bar is not None and meeting.heroes == 1:
            found.append(_judge(bar, report))
        elif meeting.hero == meeting.rival:
            found.append(_balance(meeting, report))
        elif meeting.rival.partition("@")[0] in JUDGES:
            fair = report.fair
            found.append(_judge(Bar("judge", meeting.hero, meeting.rival, meeting.seats, fair, fair), report))
    return sorted(found, key=lambda verdict: verdict.name)


def _judge(bar: Bar, report: Report) -> Verdict:
    hero = report.standings[0]
    return Verdict(
        f"{bar.name} {bar.hero} v {bar.rival}, {bar.seats}",
        f">= {bar.least:.0f} %, lower bound > {bar.low:.0f} %",
        f"{hero.first:.1f} % [{hero.low:.1f}, {hero.high:.1f}] of {report.games}",
        hero.first >= bar.least and hero.low > bar.low,
    )


def _balance(meeting: Meeting, report: Report) -> Verdict:
    """S6: among equals no seat is worth much more than another."""
    swing = max(abs(share - report.fair) for share in report.firsts_by_seat)
    shares: Sequence[str] = [f"{share:.0f}" for share in report.firsts_by_seat]
    return Verdict(
        f"S6 seats of {meeting.seats} x {meeting.hero}",
        f"all within {SEAT_SWING:.0f} points of {report.fair:.0f} %",
        f"{' / '.join(shares)} % of {report.games}",
        swing <= SEAT_SWING,
    )
