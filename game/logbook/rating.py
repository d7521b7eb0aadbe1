"""How strong somebody plays: a number with its uncertainty, measured against bots of known strength.

The scale is that of chess: 400 points more mean odds of ten to one. A Deckhand has 600 in every box; the other levels
lie where tournaments have measured them (`bots.measured`). After each game a person is compared with everybody else at
the table, as in Glicko (Glickman 1999), but all comparisons of one game together weigh as two, however many sit there:
one game tells no more because there are more chairs. Between games the uncertainty grows a little, for people change.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from math import log, log10, pi, sqrt

from game.bots.levels import DECKHAND, LEVELS, Measurement, measurements
from game.logbook.entry import Entry

BEGINNER, UNSURE = 800.0, 350.0
"""Where everybody begins, and how unsure that is."""
SUREST, BOT_UNSURE = 45.0, 60.0
"""Nobody's rating gets surer than the first; the second is how unsure the strength of a bot is."""
DRIFT = 12.0
"""How much uncertainty each game adds, for people change."""
DECKHAND_IS = 600.0
GUESSED_STEP = 170.0
"""From level to level where nothing was measured."""
_Q = log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A strength, and its uncertainty as one standard deviation."""

    value: float = BEGINNER
    unsure: float = UNSURE

    @property
    def bounds(self) -> tuple[int, int]:
        """Where it lies with a probability of 95 %."""
        return round(self.value - 1.96 * self.unsure), round(self.value + 1.96 * self.unsure)


@cache
def anchors(game_id: str) -> dict[str, float]:
    """Return the strength of each level of bots in this box, by the id of the level."""
    found, below = {DECKHAND.id: DECKHAND_IS}, DECKHAND.id
    rows = [row for row in measurements() if row.game == game_id]
    for level in LEVELS[1:]:
        found[level.id] = found[below] + max(20.0, _ahead([row for row in rows if _meets(row, level.id, below)]))
        below = level.id
    return found


def _meets(row: Measurement, hero: str, rival: str) -> bool:
    return row.hero == hero and row.rival == rival


def _ahead(rows: Sequence[Measurement]) -> float:
    """How many points a level is ahead, by how often one of it was first among several of the other."""
    games = sum(row.games for row in rows)
    if not games:
        return GUESSED_STEP
    points = 0.0
    for row in rows:
        share = min(0.97, max(0.03, (row.first / 100 * row.games + 0.5) / (row.games + 1)))
        points += row.games * 400 * log10(share * (row.seats - 1) / (1 - share))
    return points / games


def strength(game_id: str, kind: str) -> float:
    """Return the strength of a bot of this kind ("bot:mate", with or without a temperament)."""
    level = kind.removeprefix("bot:").partition(":")[0]
    return anchors(game_id).get(level, DECKHAND_IS)


def after(mine: Rating, others: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after one game; of each other seat its rating and the outcome: 1 won, 0.5 tied, 0 lost."""
    unsure = min(UNSURE, sqrt(mine.unsure**2 + DRIFT**2))
    if not others:
        return Rating(mine.value, unsure)
    weight = min(1.0, 2 / (len(others) + 1) if len(others) > 1 else 1.0)
    information, pull = 0.0, 0.0
    for other, outcome in others:
        g = 1 / sqrt(1 + 3 * (_Q * other.unsure / pi) ** 2)
        expected = 1 / (1 + 10 ** (-g * (mine.value - other.value) / 400))
        information += weight * g * g * expected * (1 - expected)
        pull += weight * g * (outcome - expected)
    precision = 1 / unsure**2 + _Q**2 * information
    return Rating(mine.value + _Q / precision * pull, max(SUREST, sqrt(1 / precision)))


def histories(entries: Iterable[Entry]) -> dict[tuple[str, str], list[tuple[Entry, Rating]]]:
    """Return the ratings of everybody in each box after each game that counts, by (name casefolded, box).

    All people at a table are rated by what the others were before it.
    """
    found: dict[tuple[str, str], list[tuple[Entry, Rating]]] = {}
    for entry in entries:
        if not entry.counts:
            continue
        now = [_of_seat(found, entry, seat) for seat in range(len(entry.seats))]
        for seat, mine in enumerate(entry.seats):
            if mine.person:
                others = [
                    (now[n], 0.5 if other.rank == mine.rank else float(mine.rank < other.rank))
                    for n, other in enumerate(entry.seats)
                    if n != seat
                ]
                key = (mine.person.casefold(), entry.game)
                found.setdefault(key, []).append((entry, after(now[seat], others)))
    return found


def _of_seat(found: dict[tuple[str, str], list[tuple[Entry, Rating]]], entry: Entry, seat: int) -> Rating:
    mine = entry.seats[seat]
    if mine.kind != "human":
        return Rating(strength(entry.game, mine.kind), BOT_UNSURE)
    history = found.get((mine.person.casefold(), entry.game))
    return history[-1][1] if history else Rating()
