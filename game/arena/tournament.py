"""Tournaments between bot levels: the same deals from every seat, shares of first places with 95 % intervals."""

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.arena.crews import Crew, crew
from game.arena.movers import mover, sight_of
from game.core.chance import FastChance
from game.core.errors import BadOption
from game.core.game import Game, Result
from game.games import find
from game.words import _

Z = 1.959964
"""Standard deviations on each side of a 95 % interval of the normal distribution."""

Progress = Callable[[int, int], None]
"""Called with (games done, games in all)."""


@dataclass(frozen=True, slots=True)
class Pairing:
    """One game to be played: a deal, and the level in each seat."""

    game: str
    deal: int
    levels: tuple[str, ...]
    options: Any


@dataclass(frozen=True, slots=True)
class Played:
    """How one game ended: each seat's share of the first place, rank (ties share the middle), score and tallies."""

    levels: tuple[str, ...]
    firsts: tuple[float, ...]
    ranks: tuple[float, ...]
    scores: tuple[int, ...]
    tallies: Mapping[str, tuple[bool, ...]]


@dataclass(frozen=True, slots=True)
class Standing:
    """One level's balance, per seat it held; first places (with their Wilson interval) and tallies in per cent."""

    level: str
    seats: int
    first: float
    low: float
    high: float
    rank: float
    score: float
    tallies: Mapping[str, float]


@dataclass(frozen=True, slots=True)
class Report:
    """A whole tournament; `fair` is the share of first places, in per cent, that equal play would give a seat."""

    game: str
    levels: tuple[str, ...]
    games: int
    seed: int
    fair: float
    standings: tuple[Standing, ...]
    firsts_by_seat: tuple[float, ...]


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share, between 0 and 1 (Wilson 1927); the whole range when nothing was tried."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    spread = Z * math.sqrt(share * (1 - share) / trials + Z * Z / (4 * trials * trials))
    middle = share + Z * Z / (2 * trials)
    scale = 1 + Z * Z / trials
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def rotations(levels: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The line-up from every seat; a line-up that looks the same from two seats is listed once."""
    turned = [(*levels[turn:], *levels[:turn]) for turn in range(len(levels))]
    return tuple(dict.fromkeys(turned))


def pairings(game_id: str, levels: Sequence[str], games: int, options: Any, seed: int) -> list[Pairing]:
    """At least `games` games: as many whole deals as it takes, each played in every rotation of the seats."""
    lineups = rotations(levels)
    deals = -(-games // len(lineups))
    return [Pairing(game_id, seed * 1_000_003 + deal, lineup, options) for deal in range(deals) for lineup in lineups]


def play(pairing: Pairing) -> Played:
    """Plays one game to its end; each bot gets only its seat's View."""
    game = find(pairing.game)
    movers = [mover(name) for name in pairing.levels]
    luck = FastChance(pairing.deal)
    state = game.setup(pairing.options, len(movers), luck)
    step = 0
    while acting := game.actors(state):
        seat = acting[0]
        step += 1
        action = movers[seat](game, sight_of(game, state, acting), pairing.deal * 7919 + step)
        game.apply(state, seat, action, luck, None)
    result = game.result(state)
    assert result is not None, "nobody can act, and yet the game is not over"
    return _score(pairing.levels, result, game.mind.tallies(state))


def tournament(
    game_id: str,
    levels: Sequence[str],
    games: int,
    *,
    jobs: int = 1,
    scheduler: str = "",
    options: Any = None,
    seed: int = 1,
    progress: Progress | None = None,
) -> Report:
    """Plays at least `games` games between these levels, seats rotated. BadOption for what does not exist."""
    with crew(jobs, scheduler) as hands:
        played = contest(game_id, levels, games, hands, options, seed, progress)
    return report(game_id, levels, seed, played)


def contest(
    game_id: str,
    levels: Sequence[str],
    games: int,
    hands: Crew,
    options: Any = None,
    seed: int = 1,
    progress: Progress | None = None,
) -> list[Played]:
    """The games of a tournament, in the order of their deals, whoever of the crew played them first."""
    game = find(game_id)
    _check(game, levels, games)
    wanted = pairings(game_id, levels, games, game.options() if options is None else options, seed)
    played: dict[int, Played] = {}
    for number, one in hands.each(play, wanted):
        played[number] = one
        if progress is not None:
            progress(len(played), len(wanted))
    return [played[number] for number in range(len(wanted))]


def _check(game: Game, levels: Sequence[str], games: int) -> None:
    for name in dict.fromkeys(levels):
        mover(name)
    check_seats(game, len(levels))
    if games < 1:
        raise BadOption(_("A tournament needs at least one game."))


def check_seats(game: Game, count: int) -> None:
    """BadOption unless so many can play."""
    if count not in game.seats:
        words = _("{game} is for {low} to {high} players, not {count}.")
        raise BadOption(words.format(game=game.title, low=min(game.seats), high=max(game.seats), count=count))


def _score(levels: tuple[str, ...], result: Result, tallies: Mapping[str, tuple[bool, ...]]) -> Played:
    ranks = [0.0] * len(levels)
    above = 0
    for tied in result.ranking:
        for seat in tied:
            ranks[seat] = above + (len(tied) + 1) / 2
        above += len(tied)
    return Played(levels, result.shares, tuple(ranks), result.scores, tallies)


def report(game_id: str, levels: Sequence[str], seed: int, played: Sequence[Played]) -> Report:
    """What came of these games between these levels."""
    count = len(played)
    by_seat = tuple(100 * sum(one.firsts[seat] for one in played) / count for seat in range(len(levels)))
    standings = tuple(_standing(level, played) for level in dict.fromkeys(levels))
    return Report(game_id, tuple(levels), count, seed, 100 / len(levels), standings, by_seat)


def _standing(level: str, played: Sequence[Played]) -> Standing:
    held = [(one, seat) for one in played for seat, name in enumerate(one.levels) if name == level]
    firsts = sum(one.firsts[seat] for one, seat in held)
    low, high = wilson(firsts, len(held))
    counted = {name: sum(one.tallies[name][seat] for one, seat in held) for name in played[0].tallies}
    return Standing(
        level,
        len(held),
        100 * firsts / len(held),
        100 * low,
        100 * high,
        sum(one.ranks[seat] for one, seat in held) / len(held),
        sum(one.scores[seat] for one, seat in held) / len(held),
        {name: 100 * number / len(held) for name, number in counted.items()},
    )
