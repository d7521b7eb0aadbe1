"""Proves that the compiled copy plays the same games as the pure program, and prints how much faster it does.

python build/prove_compiled.py [GAMES] [SECONDS] [DIR]   so many games of each box (1000), figures over so long (2),
                                                          the copy that build/compile.py made in DIR (build/compiled)

Every game is played twice, by either build in a process of its own, and becomes one hash: every action, what everybody
and one seat see of positions along the way, how it ends, and what a bot finds out there, to the last bit of each value.
One more is saved and read again.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from hashlib import blake2b
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
COMPILED = TOP / "build" / "compiled"

LOOK, THINK = 20, 150
"""Moves between two looks at a position, and between two searches from one."""

THOUGHTFUL = 10
"""Every so many games one has searches in it."""


def digest(game_id: str, number: int) -> str:
    """The hash of one game; the number is its seed, and decides the number of players."""
    from game.bots.bot import thinker  # noqa: PLC0415 - of whichever build this process runs
    from game.bots.levels import LEVELS  # noqa: PLC0415
    from game.bots.search import Effort  # noqa: PLC0415
    from game.core.chance import FastChance  # noqa: PLC0415
    from game.games import find  # noqa: PLC0415

    game, luck, told = find(game_id), FastChance(number), blake2b(digest_size=16)
    seats = game.seats[number % len(game.seats)]
    state, step = game.setup(game.options(), seats, luck), 0
    while acting := game.actors(state):
        seat = acting[luck.below(len(acting))]
        options = game.legal(state, seat)
        if step % LOOK == 0:
            told.update(repr((game.look(state, None), game.look(state, seat), options)).encode())
        if number % THOUGHTFUL == 0 and step % THINK == THINK - 1 and len(options) > 1:
            view = game.look(state, seat)
            for kind in dict.fromkeys(thinker(game, view, level) for level in LEVELS if level.effort):
                search = kind(game, view, seat, Effort(12, 1), FastChance(number))
                told.update(repr([(one.action, one.visits, one.value.hex()) for one in search.run()]).encode())
        action = options[luck.below(len(options))]
        told.update(repr(action).encode())
        game.apply(state, seat, action, luck, None)
        step += 1
    told.update(repr((game.result(state), [float(rating).hex() for rating in game.mind.rate(state)])).encode())
    return told.hexdigest()


def kept(game_id: str) -> str:
    """What comes back of a game that was saved after some steps, or why it cannot be read."""
    from game.core import save  # noqa: PLC0415 - of whichever build this process runs
    from game.core.match import Match  # noqa: PLC0415
    from game.core.player import Player  # noqa: PLC0415
    from game.games import find, replay_match  # noqa: PLC0415

    game = find(game_id)
    match = Match.start(game, [Player(f"P{seat}", "human", seat) for seat in range(max(game.seats))], "kept")
    for _step in range(LOOK):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[-1])
    try:
        return repr(replay_match(save.read(save.write(match.to_document()))).seat(0).view)
    except save.BadSave as error:
        return str(error)


def child(games: int, seconds: float) -> None:
    """One build: prints the hashes of all games, and its speed, by the processor's own clock."""
    from game.arena.bench import search_speed  # noqa: PLC0415
    from game.arena.playing import random_play  # noqa: PLC0415
    from game.build import kind  # noqa: PLC0415
    from game.games import GAMES  # noqa: PLC0415

    time.perf_counter = time.process_time  # others may be using the cores
    found = {"kind": kind(), "hashes": {}, "speed": {}}
    for game in GAMES:
        found["hashes"][game.id] = [*(digest(game.id, number) for number in range(games)), kept(game.id)]
        seats = min(4, max(game.seats))
        moves, _games = random_play(game, seats, seconds)
        found["speed"][game.id] = {"moves/s": moves, "iterations/s": search_speed(game, seats, seconds)}
    print(json.dumps(found))


def ask(folder: Path, *arguments: str) -> dict:
    """What the package in this folder answers."""
    env = os.environ | {"PYTHONPATH": str(folder), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    command = [sys.executable, __file__, "child", *arguments]
    return json.loads(subprocess.run(command, env=env, cwd=folder, check=True, capture_output=True, text=True).stdout)


def main(games: str = "1000", seconds: str = "2", folder: str = str(COMPILED)) -> int:
    """Compare both builds; exit code 1 when they differ or one of them is not what it should be."""
    with tempfile.TemporaryDirectory() as scratch:  # the copy without its machine code
        shutil.copytree(Path(folder, "game"), Path(scratch, "game"), ignore=shutil.ignore_patterns("*.so", "*.pyd"))
        for name in ("assets", "maps"):
            Path(scratch, name).symlink_to(TOP / name, target_is_directory=True)
        pure, compiled = ask(Path(scratch), games, seconds), ask(Path(folder), games, seconds)
    good = (pure["kind"], compiled["kind"]) == ("pure Python", "compiled")
    print(f"{pure['kind']} against {compiled['kind']}")
    for game, hashes in pure["hashes"].items():
        same = sum(one == other for one, other in zip(hashes, compiled["hashes"][game], strict=True))
        good = good and same == len(hashes)
        print(f"{game:20}{same} of {len(hashes)} games are the same")
        for what, slow in pure["speed"][game].items():
            fast = compiled["speed"][game][what]
            print(f"{'':20}{what:14}{slow:>12,.0f}{fast:>12,.0f}{fast / slow:>8.2f} times")
    return 0 if good else 1


if __name__ == "__main__":
    if sys.argv[1:2] == ["child"]:
        child(int(sys.argv[2]), float(sys.argv[3]))
    else:
        sys.exit(main(*sys.argv[1:]))
