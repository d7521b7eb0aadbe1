"""Damages saves, journals, maps and command lines by the thousand: each works or is refused in lines that are short.

python build/fuzz.py [--mutants 10000] [--seed 0] [--box key_largo] [--shown 4]

What is damaged how, and what may come of it, is said in tests/mutants.py, bad_maps.py and bad_commands.py. Every so
many of the saves the title and their list are opened beside them. Exit code 1 when anything else than a refusal came of
one; a command then shows it again.
"""

import argparse
import gc
import io
import os
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

TOP = Path(__file__).resolve().parent.parent
TOGETHER = 12
"""Seeds whose files lie in the folders together when the title and the list are opened; four files each."""


def own_folders(folder: str) -> None:
    """No file of whoever runs this is looked at."""
    for name in ("CONFIG", "DATA", "STATE", "CACHE"):
        os.environ[f"XDG_{name}_HOME"] = str(Path(folder, name.lower()))
    for name in ("SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        os.environ[name] = "dummy"


KINDS = ("save", "journal", "map", "command")


def saves(box: str, kind: str, folder: Path) -> Callable[[int], Any]:
    """What judges the damaged save or journal of a seed."""
    from tests import mutants  # noqa: PLC0415 - after the folders are set

    raw, path = mutants.sound(box, kind), folder / f"000001{mutants.ENDS[kind]}"

    def judge(seed: int) -> Any:
        path.write_bytes(mutants.mutant(raw, seed))
        return mutants.judge(path)

    return judge


def maps(box: str, folder: Path) -> Callable[[int], Any]:
    """What judges the damaged map of a seed."""
    from game import maps  # noqa: PLC0415 - after the folders are set
    from game.games import find  # noqa: PLC0415 - the same
    from tests import bad_maps  # noqa: PLC0415 - the same

    bad_maps.lay(folder)
    raw, path = maps.file_of(find(box).staging.map).read_bytes(), folder / "mine.tmx"

    def judge(seed: int) -> Any:
        path.write_bytes(bad_maps.mutant(raw, seed))
        return bad_maps.judge(path, box)

    return judge


def commands(box: str, folder: Path) -> Callable[[int], Any]:
    """What judges the damaged command line of a seed."""
    from tests import bad_commands  # noqa: PLC0415 - after the folders are set

    bad_commands.lead_nowhere(setattr)
    bad_commands.lay(folder)

    def judge(seed: int) -> Any:
        out, err = io.TextIOWrapper(io.BytesIO()), io.TextIOWrapper(io.BytesIO())

        def told() -> tuple[str, str]:
            for stream in (out, err):
                stream.seek(0)
            return out.read(), err.read()

        with redirect_stdout(out), redirect_stderr(err):
            return bad_commands.judge(bad_commands.mutant(box, folder, seed), told)

    return judge


def judged(box: str, kind: str, seeds: range, top: str) -> tuple[Counter[str], list[int]]:
    """How what is damaged by these seeds ended, and the seeds of those that raised something."""
    folder = Path(top, f"{box} {kind}")
    folder.mkdir()
    judge = {"map": maps, "command": commands}.get(kind, lambda *_: saves(box, kind, folder))(box, folder)
    ends: Counter[str] = Counter()
    faults = []
    for seed in seeds:
        try:
            ends[judge(seed).end] += 1
        except Exception:
            print(f"\n{box}, {kind}, seed {seed}:\n{traceback.format_exc()}", file=sys.stderr)
            faults.append(seed)
    return ends, faults


def seen(box: str, seeds: range, times: int) -> int:
    """How many rows were looked at on the title and in the list, beside files of seeds out of these."""
    from tests import mutants  # noqa: PLC0415 - after the folders are set

    rows = 0
    for first in seeds[:: max(1, len(seeds) // times)][:times] if times else ():
        mutants.scatter(box, range(first, first + TOGETHER))
        rows += mutants.shown()
        mutants.sweep()
        gc.collect()  # a stage is a circle with all its pictures in it
    return rows


def table(boxes: list[str], mutants_in_all: int, seed: int, times: int, folder: str) -> bool:
    """Damages, judges and prints line by line; whether all was well."""
    each = -(-mutants_in_all // (len(boxes) * len(KINDS)))
    all_faults = 0
    print(f"{'':20}{'':8}  files  loaded  in part  refused  faults   ms each  rows seen")
    for box in boxes:
        for kind in KINDS:
            began = time.process_time()
            seeds = range(seed, seed + each)
            ends, faults = judged(box, kind, seeds, folder)
            spent = (time.process_time() - began) / each * 1000
            rows = seen(box, seeds, times) if kind == "save" else 0
            print(
                f"{box:20}{kind:8}{each:7}{ends['loaded']:8}{ends['in part']:9}{ends['refused']:9}{len(faults):8}"
                f"{spent:10.1f}{rows or '':>11}",
                flush=True,
            )
            for fault in faults[:3]:
                print(f"    again: python build/fuzz.py --box {box} --seed {fault} --mutants 1 --shown 0")
            all_faults += len(faults)
    return not all_faults


def main() -> int:
    """Read the command line, damage, say how it went."""
    from game.games import GAMES  # noqa: PLC0415 - of this checkout

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--mutants", type=int, default=10_000, help="files in all")
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    parser.add_argument("--box", choices=[game.id for game in GAMES])
    parser.add_argument("--shown", type=int, default=4, help="how often the screens are opened, for each box")
    asked = parser.parse_args()
    boxes = [asked.box] if asked.box else [game.id for game in GAMES]
    with tempfile.TemporaryDirectory() as folder:
        own_folders(folder)
        return 0 if table(boxes, max(1, asked.mutants), asked.seed, asked.shown, folder) else 1


if __name__ == "__main__":
    sys.path.insert(0, str(TOP))
    sys.exit(main())
