"""Finds the puzzles that the program ships, proves them anew, and says how sure they are.

python build/puzzles.py find BOX [--games 40] [--first 0] [--rows FILE]   play games among bots, look for puzzles
python build/puzzles.py pick BOX ROWS...                                  choose the shipped ones among what was found
python build/puzzles.py all [--minutes M] [--found FOLDER]                both, for every box; takes many hours
python build/puzzles.py prove [BOX...] [--share N] [--among ROWS] [--rows FILE]
                                          search all that ship (or these rows; or every Nth) again, and compare

It uses the program where it is called from: in a compiled copy it is three times as fast. What is found depends on the
number of the game alone, so that rows of several runs can be put together. `all` keeps what it has found in a folder,
and goes on from there when it is called again; after M minutes it stops and chooses among what there is.
"""

import argparse
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable
from functools import partial
from pathlib import Path

sys.path.insert(0, str(Path.cwd()))

import msgspec

from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE, unhurried
from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import BOXES, find
from game.puzzles import finding, shipped
from game.puzzles.decisions import Decision, phase_of
from game.puzzles.puzzle import LEAST_GAP, SURE, Puzzle

SHIPPED = Path(__file__).resolve().parent.parent / "game" / "puzzles" / "data"
FOLDER = Path(__file__).resolve().parent / "puzzles-found"
NAMES = ("Ana", "Ben", "Ida", "Marlow", "Mia", "Noel")
MATES = 3
"""In every MATES-th game one seat is a Mate's."""
WANTED = 30
"""So many puzzles a box are chosen, where there are as many."""
FOUND = 45
"""So many are found of each box, to choose among them."""
ALIKE = 6
"""At most so many of the same kind, unless there are too few others."""
A_GAME = 3
"""At most so many from one game."""
A_PHASE = 24
"""Of a phase of which so many were found no more are looked for."""


def played(box: str, number: int) -> Match:
    """Return a finished game among Deckhands, in some of them with a Mate; how many play goes in turn."""
    game = find(box)
    seats = game.seats[number % len(game.seats)]
    luck = FastChance(number)
    mate = luck.below(seats) if number % MATES == 0 else -1
    levels = [MATE if seat == mate else DECKHAND for seat in range(seats)]
    players = [Player(NAMES[n], f"bot:{levels[n].id}", n) for n in range(seats)]
    match = Match.start(game, players, seed=f"puzzles {number}")
    levels = [unhurried(level) for level in levels]
    while not match.over:
        seat = match.actors()[0]
        match.play(seat, choose(game, match.seat(seat, match.step), levels[seat], 7919 * number + match.step).action)
    return match


def look(box: str, numbers: Iterable[int], rows: Path) -> None:
    """Look for puzzles in these games; each found is a line of `rows`, written at once.

    Of a phase of which many were found no more are looked for.
    """
    for number in numbers:
        known = Counter(each.kind.split()[0] for each in _rows(rows))
        full = {phase for phase, n in known.items() if n >= A_PHASE}
        start = time.process_time()
        match = played(box, number)
        found: list[Puzzle] = []
        written = count = 0
        for _step in finding.search(match, found, most=A_GAME, wanted=partial(_elsewhere, full)):
            count += 1
            with rows.open("ab") as file:
                file.writelines(msgspec.json.encode(each) + b"\n" for each in found[written:])
            written = len(found)
        spent = time.process_time() - start
        told = f"{len(match.players)} seats, {match.step} steps, {count} looks, {len(found)} puzzles, {spent:.0f} s"
        print(f"{box} {number}: {told}", flush=True)


def look_everywhere(folder: Path, minutes: float) -> None:
    """Look in games of all boxes in turn, until each has enough or the time is over; then choose the shipped ones."""
    folder.mkdir(exist_ok=True)
    games, rows = folder / "games.json", {box: folder / f"{box}.jsonl" for box in BOXES}
    end = time.monotonic() + 60 * minutes
    while time.monotonic() < end:
        counts = {box: len(_rows(rows[box])) for box in BOXES if len(_rows(rows[box])) < FOUND}
        if not counts:
            break
        played_so_far = json.loads(games.read_text()) if games.exists() else {}
        box = min(counts, key=lambda one: (played_so_far.get(one, 0), counts[one]))
        number = played_so_far.get(box, 0)
        look(box, [number], rows[box])
        games.write_text(json.dumps(played_so_far | {box: number + 1}))
    for box in BOXES:
        if len(_rows(rows[box])) >= max(1, len(shipped.of(box))):
            pick(box, [rows[box]])


def pick(box: str, files: Iterable[Path]) -> None:
    """Choose the shipped puzzles of a box: few alike, of every difficulty and table, the surest first."""
    found = {each.id: each for file in files for each in _rows(file) if any(each.misses)}
    waiting = sorted(found.values(), key=lambda each: -min(each.gap, 0.08) * (1 + each.stars))
    chosen: list[Puzzle] = []
    for most_alike, most_a_game in ((ALIKE, A_GAME), (2 * ALIKE, 2 * A_GAME), (WANTED, WANTED)):
        for each in waiting:
            kinds = Counter(one.kind for one in chosen)
            games = Counter(one.seed for one in chosen)
            room = kinds[each.kind] < most_alike and games[each.seed] < most_a_game
            if len(chosen) < WANTED and each not in chosen and room:
                chosen.append(each)
    chosen.sort(key=lambda each: (each.stars, -each.gap))
    shipped.write(box, chosen, SHIPPED)
    print(f"{box}: {len(found)} found, {len(chosen)} chosen; stars {dict(Counter(each.stars for each in chosen))}")
    for kind, n in Counter(each.kind for each in chosen).most_common():
        print(f"  {n:3} {kind}")


def prove(boxes: Iterable[str], share: int, among: Path | None = None, rows: Path | None = None) -> int:
    """Search every `share`th shipped puzzle, or of these rows, again with the full budget.

    Those with a choice that is clearly the best are written to `rows`, as they were found again. Returns how many are
    not as they ship.
    """
    wrong = 0
    for box in boxes:
        puzzles = shipped.of(box) if among is None else [each for each in _rows(among) if each.game == box]
        for each in puzzles[::share]:
            start = time.process_time()
            again = finding.again(each)
            same = again is not None and again.best.actions == each.best.actions
            words = "no choice is clearly the best"
            if again is not None:
                words = f"gap {again.gap:.3f}, {again.sure / 100:.2f} % sure"
            spent = time.process_time() - start
            print(f"{box} {each.id}: {'as shipped' if same else 'OTHERWISE'}, {words}, {spent:.0f} s", flush=True)
            wrong += not same
            if rows is not None and again is not None:
                with rows.open("ab") as file:
                    file.write(msgspec.json.encode(again) + b"\n")
    print(f"{wrong} are found otherwise; needed: gap {LEAST_GAP}, {100 * SURE} % sure")
    return wrong


def _elsewhere(full: set[str], decision: Decision) -> bool:
    return phase_of(decision) not in full


def _rows(file: Path) -> list[Puzzle]:
    lines = file.read_bytes().splitlines() if file.exists() else []
    return [msgspec.json.decode(line, type=Puzzle) for line in lines]


def main() -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    tasks = parser.add_subparsers(dest="task", required=True)
    finder = tasks.add_parser("find")
    finder.add_argument("box", choices=BOXES)
    finder.add_argument("--games", type=int, default=40)
    finder.add_argument("--first", type=int, default=0)
    finder.add_argument("--rows", type=Path)
    picker = tasks.add_parser("pick")
    picker.add_argument("box", choices=BOXES)
    picker.add_argument("rows", type=Path, nargs="+")
    every = tasks.add_parser("all")
    every.add_argument("--minutes", type=float, default=float("inf"))
    every.add_argument("--found", type=Path, default=FOLDER)
    prover = tasks.add_parser("prove")
    prover.add_argument("boxes", nargs="*", default=list(BOXES))
    prover.add_argument("--share", type=int, default=1)
    prover.add_argument("--among", type=Path)
    prover.add_argument("--rows", type=Path)
    asked = parser.parse_args()
    if asked.task == "find":
        numbers = range(asked.first, asked.first + asked.games)
        look(asked.box, numbers, asked.rows or Path(f"puzzles-{asked.box}.jsonl"))
    elif asked.task == "pick":
        pick(asked.box, asked.rows)
    elif asked.task == "prove":
        return 1 if prove(asked.boxes, asked.share, asked.among, asked.rows) else 0
    else:
        look_everywhere(asked.found, asked.minutes)
    return 0


if __name__ == "__main__":
    sys.exit(main())
