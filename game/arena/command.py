"""`seachest arena`: a tournament as text or JSON."""

import json
from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from game.arena.tournament import Progress, Report, tournament
from game.bots.levels import LEVELS, MEASURED, RANDOM, Measurement, measurements
from game.words import _


def arena_command(
    game_id: str,
    levels: Sequence[str],
    games: int,
    *,
    jobs: int = 1,
    scheduler: str = "",
    seed: int = 1,
    json_out: bool = False,
    progress: Progress | None = None,
    options: Any = None,
    heard: Callable[[Report], None] | None = None,
) -> str:
    """Plays a tournament and returns what to print; `heard` is told the figures themselves."""
    found = tournament(
        game_id, levels, games, jobs=jobs, scheduler=scheduler, options=options, seed=seed, progress=progress
    )
    if heard is not None:
        heard(found)
    return json.dumps(asdict(found), indent=2) if json_out else table(found)


def table(report: Report) -> str:
    """The report as lines of text."""
    heads = "".join(f"{_(name):>12}" for name in report.standings[0].tallies)
    wide = max(12, *(len(one.level) + 1 for one in report.standings))
    lines = [
        _("{games} games, {fair:.1f} % of first places would be fair.").format(games=report.games, fair=report.fair),
        f"{'':{wide}}{_('first'):>8}  {_('95 % interval'):16}{_('rank'):>6}{_('score'):>8}{heads}",
    ]
    for one in report.standings:
        shares = "".join(f"{share:10.1f} %" for share in one.tallies.values())
        interval = f"[{one.low:4.1f}, {one.high:4.1f}]"
        lines.append(f"{one.level:{wide}}{one.first:6.1f} %  {interval}    {one.rank:6.2f}{one.score:8.0f}{shares}")
    seats = "  ".join(f"{share:.1f} %" for share in report.firsts_by_seat)
    return "\n".join([*lines, _("First places by seat: {seats}").format(seats=seats)])


def write_down(report: Report) -> str:
    """Keeps one level's result against a table of a lower one for the set-up screen, and says so or why not.

    A result of more games is never replaced by one of fewer. OSError where nothing can be written.
    """
    if not _one_above(report.levels):
        return _("The set-up screen quotes one level among rivals of one lower level; other results are not kept.")
    new = _measurement(report)
    key = (new.game, new.hero, new.rival, new.seats)
    kept = {(row.game, row.hero, row.rival, row.seats): row for row in measurements()}
    who = {"hero": new.hero, "number": new.seats - 1, "rival": new.rival}
    if key in kept and kept[key].games > new.games:
        words = _("{hero} against {number} x {rival}: what {before} games have shown stays, these are only {games}.")
        return words.format(**who, before=kept[key].games, games=new.games)
    rows = [row for _key, row in sorted({**kept, key: new}.items())]
    MEASURED.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", encoding="utf-8")
    return _("{hero} against {number} x {rival}: kept for the set-up screen.").format(**who)


def _one_above(levels: Sequence[str]) -> bool:
    """Whether the first is one of our levels and all others are of the same lower one."""
    ranks = [RANDOM.id, *(level.id for level in LEVELS)]
    hero, *rivals = levels
    if not set(levels) <= set(ranks) or len(set(rivals)) != 1:
        return False
    return ranks.index(hero) > ranks.index(rivals[0])


def _measurement(report: Report) -> Measurement:
    hero = report.standings[0]
    return Measurement(
        report.game,
        hero.level,
        report.levels[1],
        len(report.levels),
        report.games,
        round(hero.first, 1),
        round(hero.low, 1),
        round(hero.high, 1),
        round(report.fair, 1),
        {name: round(share, 1) for name, share in hero.tallies.items()},
    )
