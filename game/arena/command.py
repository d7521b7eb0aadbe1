"""`seachest arena`: a tournament as text or JSON."""

import json
from collections.abc import Sequence
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
    record: bool = False,
) -> str:
    """Plays a tournament and returns what to print; `record` also writes it where the set-up screen looks it up."""
    found = tournament(
        game_id, levels, games, jobs=jobs, scheduler=scheduler, options=options, seed=seed, progress=progress
    )
    if record:
        write_down(found)
    return json.dumps(asdict(found), indent=2) if json_out else table(found)


def table(report: Report) -> str:
    """The report as lines of text."""
    heads = "".join(f"{_(name):>12}" for name in report.standings[0].tallies)
    lines = [
        _("{games} games, {fair:.1f} % of first places would be fair.").format(games=report.games, fair=report.fair),
        f"{'':12}{_('first'):>8}  {_('95 % interval'):16}{_('rank'):>6}{_('score'):>8}{heads}",
    ]
    for one in report.standings:
        shares = "".join(f"{share:10.1f} %" for share in one.tallies.values())
        interval = f"[{one.low:4.1f}, {one.high:4.1f}]"
        lines.append(f"{one.level:12}{one.first:6.1f} %  {interval}    {one.rank:6.2f}{one.score:8.0f}{shares}")
    seats = "  ".join(f"{share:.1f} %" for share in report.firsts_by_seat)
    return "\n".join([*lines, _("First places by seat: {seats}").format(seats=seats)])


def write_down(report: Report) -> None:
    """Keeps one level's result against a table of a lower one for the set-up screen; other line-ups are not kept."""
    hero = report.standings[0]
    rivals = report.levels[1:]
    levels = [RANDOM.id, *(level.id for level in LEVELS)]
    if not {hero.level, *rivals} <= set(levels) or len(set(rivals)) > 1 or hero.level in rivals:
        return
    if levels.index(hero.level) < levels.index(rivals[0]):
        return
    new = Measurement(
        report.game,
        hero.level,
        rivals[0],
        len(report.levels),
        report.games,
        round(hero.first, 1),
        round(hero.low, 1),
        round(hero.high, 1),
        round(report.fair, 1),
        {name: round(share, 1) for name, share in hero.tallies.items()},
    )
    key = (new.game, new.hero, new.rival, new.seats)
    kept = [row for row in measurements() if (row.game, row.hero, row.rival, row.seats) != key]
    rows = sorted([*kept, new], key=lambda row: (row.game, row.hero, row.rival, row.seats))
    MEASURED.write_text(json.dumps([asdict(row) for row in rows], indent=1) + "\n", encoding="utf-8")
