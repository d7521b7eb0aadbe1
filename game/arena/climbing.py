"""`seachest arena --ladder`: every meeting as it is played, then the matrix, the ratings and the bars."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from typing import Any

from game.arena.bars import verdicts
from game.arena.crews import crew
from game.arena.ladder import Ladder, Meeting, climb, matrix, meetings, ratings
from game.arena.tournament import Report
from game.core.errors import BadOption
from game.words import _


def ladder_command(
    game_id: str,
    games: int,
    *,
    seats: Sequence[int] = (),
    only: str = "",
    judges: bool = False,
    jobs: int = 1,
    scheduler: str = "",
    seed: int = 1,
    json_out: bool = False,
    options: Any = None,
    say: Callable[[str], None] = lambda line: None,
    heard: Callable[[Report], None] | None = None,
) -> str:
    """Plays the ladder of a game, `say`s each result as it comes, and returns the tables, or all reports as JSON.

    `only` is "HERO:RIVAL"; `heard` is told the figures of each result, once it was said.
    """
    every = [(f"{each.hero}:{each.rival}", each) for each in meetings(game_id, seats, judges)]
    wanted = [each for pair, each in every if only in ("", pair)]
    if not wanted:
        words = _("“{only}” never meet on this ladder; there are {pairs}.")
        raise BadOption(words.format(only=only, pairs=", ".join(dict.fromkeys(pair for pair, _each in every))))

    def told(meeting: Meeting, found: Report) -> None:
        say(line_of(meeting, found))
        if heard is not None:
            heard(found)

    with crew(jobs, scheduler) as hands:
        ladder = climb(game_id, wanted, games, hands, options=options, seed=seed, heard=told)
    return as_json(ladder) if json_out else "\n".join(_tables(ladder))


def line_of(meeting: Meeting, found: Report) -> str:
    """One meeting in one line."""
    one = found.standings[0]
    rivals = meeting.seats - meeting.heroes
    who = f"{meeting.heroes} x {meeting.hero} v {rivals} x {meeting.rival}"
    each = f"{one.first:5.1f} % [{one.low:4.1f}, {one.high:4.1f}]"
    return f"{who:34} {each}  x {one.first / found.fair:4.2f}  {found.games:5} games"


def as_json(ladder: Ladder) -> str:
    """What came of each meeting, and of each bar, for programs to read."""
    told = [{**asdict(meeting), "report": asdict(found)} for meeting, found in ladder.reports]
    bars = [asdict(verdict) for verdict in verdicts(ladder)]
    return json.dumps({"game": ladder.game, "seed": ladder.seed, "meetings": told, "bars": bars}, indent=2)


def _tables(ladder: Ladder) -> Iterator[str]:
    for seats in dict.fromkeys(meeting.seats for meeting, _report in ladder.reports):
        yield from _matrix(ladder, seats)
    yield ""
    try:
        for one in ratings(ladder.played):
            yield f"{one.name:18} {one.mu:5.1f} ± {one.sigma:4.1f}   {one.sure:5.1f}"
    except BadOption as missing:
        yield str(missing)
    yield ""
    for verdict in verdicts(ladder):
        met = _("met") if verdict.met else _("NOT met")
        yield f"{verdict.name:36} {verdict.asked:34} {verdict.found:32} {met}"


def _matrix(ladder: Ladder, seats: int) -> Iterator[str]:
    met = matrix(ladder, seats)
    if not met:
        return
    names = list(dict.fromkeys(name for pair in met for name in pair))
    heading = _("{seats} players, one (row) against the others (column): first places in %, fair {fair:.0f}")
    yield ""
    yield heading.format(seats=seats, fair=100 / seats)
    yield f"{'':18}" + "".join(f"{name:>18}" for name in names)
    for hero in names:
        cells = [met.get((hero, rival)) for rival in names]
        told = [f"{'–':>18}" if cell is None else f"{cell.standings[0].first:18.1f}" for cell in cells]
        yield f"{hero:18}" + "".join(told)
