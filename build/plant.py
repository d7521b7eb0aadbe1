"""Plants faults into a copy of the program, one after the other, and looks whether the tests catch each of them.

python build/plant.py [part of a name ...] [--share 1/4] [--whole] [--jobs 2] [--list]

The faults stand in build/faults.toml. Each is looked for by its text, and so are the tests that ought to catch it by
their names: neither minds where a file lies. Without `--whole` these tests run, as `make test` has them; with it all
of `make test`. Exit code 1 when a fault was not caught, 2 when one could not be planted.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

TOP = Path(__file__).resolve().parent.parent
SOURCES = ("game/**/*.py", "maps/*.tmx")
"""Where faults are planted."""
LEFT_OUT = shutil.ignore_patterns(".*", "__pycache__", "dist", "out", "compiled")
FAILED = 1
"""What pytest says when tests ran and some failed."""


class Fault(NamedTuple):
    """A change of the program for the worse."""

    name: str
    was: str
    """Text that stands in exactly one place of the program."""
    becomes: str
    tests: list[str]
    """The names of the tests that ought to catch it."""


FAULTS = [Fault(**row) for row in tomllib.loads((TOP / "build" / "faults.toml").read_text("utf-8"))["fault"]]


class Unplantable(Exception):
    """The table of faults no longer fits the program; in words which and why."""


def sources(top: Path) -> dict[Path, str]:
    """Every file a fault may stand in, and what it says."""
    return {path: path.read_text("utf-8") for pattern in SOURCES for path in sorted(top.glob(pattern))}


def place_of(fault: Fault, files: dict[Path, str]) -> Path:
    """The one file that holds the fault's text. Unplantable when none does, or more than one place."""
    found = [path for path, text in files.items() for _time in range(text.count(fault.was))]
    if len(found) != 1:
        where = ", ".join(str(path) for path in found) or "nowhere"
        raise Unplantable(f"“{fault.name}” is to be planted in one place, and its text stands in {len(found)}: {where}")
    return found[0]


def tests_of(fault: Fault, top: Path) -> list[str]:
    """The node ids of the tests that ought to catch it. Unplantable when there is none of such a name."""
    ids = []
    for test in fault.tests:
        name, bracket, case = test.partition("[")
        files = _tests(top).get(name, [])
        if not files:
            raise Unplantable(f"“{fault.name}” is to be caught by {name}, and there is no such test")
        ids += [f"{file}::{name}{bracket}{case}" for file in files]
    return ids


@cache
def _tests(top: Path) -> dict[str, list[str]]:
    """The files that hold a test of this name; more than one where boxes have a test of the same kind."""
    files: dict[str, list[str]] = {}
    for path in sorted(top.glob("tests/**/test_*.py")):
        for name in re.findall(r"^def (test_\w+)\(", path.read_text("utf-8"), re.MULTILINE):
            files.setdefault(name, []).append(path.relative_to(top).as_posix())
    return files


class Bed:
    """A copy of the program in which one fault stands at a time."""

    def __init__(self, folder: Path) -> None:
        """Copies the program into this new folder."""
        self.top = folder
        shutil.copytree(TOP, folder, ignore=LEFT_OUT)
        self._stamp = 1_000_000_000

    def caught(self, fault: Fault, whole: bool) -> bool:
        """Plants the fault, runs the tests, and takes it out again; whether a test failed."""
        path = place_of(fault, sources(self.top))
        sound = path.read_text("utf-8")
        self._write(path, sound.replace(fault.was, fault.becomes))
        try:
            code, said = self.run([] if whole else tests_of(fault, self.top), whole)
        finally:
            self._write(path, sound)
        if code not in (0, FAILED):
            raise Unplantable(f"the tests for “{fault.name}” could not be run:\n{said}")
        return code == FAILED

    def run(self, ids: Sequence[str], whole: bool = False) -> tuple[int, str]:
        """What pytest ends with and says of these tests, or of all that `make test` runs."""
        how = ["-n", "auto", "--dist", "worksteal"] if whole else []
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *how, *ids]
        home = {**os.environ, "PYTHONPATH": str(self.top), "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
        done = subprocess.run(command, cwd=self.top, env=home, capture_output=True, text=True, check=False)
        return done.returncode, done.stdout[-3000:] + done.stderr[-1000:]

    def _write(self, path: Path, text: str) -> None:
        """Python takes a file for unchanged when its second and its size are: so each has a second of its own."""
        path.write_text(text, "utf-8")
        self._stamp += 2
        os.utime(path, (self._stamp, self._stamp))


def chosen(parts: Sequence[str], share: str) -> list[Fault]:
    """The faults whose names hold one of these parts; of those the nth of so many shares, "2/4"."""
    found = [fault for fault in FAULTS if not parts or any(part in fault.name for part in parts)]
    nth, _slash, of = share.partition("/")
    return found[int(nth) - 1 :: int(of or 1)]


def plant(faults: Sequence[Fault], whole: bool, jobs: int) -> int:
    """Plants them in so many copies side by side and prints what came of each; the exit code."""
    with tempfile.TemporaryDirectory(prefix="plant-") as folder:
        beds: SimpleQueue[Bed] = SimpleQueue()
        for number in range(jobs):
            beds.put(Bed(Path(folder) / str(number)))
        first = beds.get()
        ids = dict.fromkeys(test for fault in faults for test in tests_of(fault, first.top))
        code, said = first.run([] if whole else list(ids), whole)
        beds.put(first)
        if code:
            print(f"The tests fail without any fault:\n{said}")
            return 2

        def try_out(fault: Fault) -> bool:
            bed = beds.get()
            try:
                return bed.caught(fault, whole)
            finally:
                beds.put(bed)

        with ThreadPoolExecutor(jobs) as pool:
            return report(faults, pool.map(try_out, faults))


def report(faults: Sequence[Fault], caught: Iterable[bool]) -> int:
    """Prints line by line what was caught; the exit code."""
    missed = []
    for fault, found in zip(faults, caught, strict=True):
        print(f"{'caught' if found else 'NOT CAUGHT':11}{fault.name}", flush=True)
        if not found:
            missed.append(fault)
    print(f"{len(faults) - len(missed)} of {len(faults)} faults were caught.")
    return 1 if missed else 0


def main() -> int:
    """Read the command line, plant, say how it went."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="name", help="faults whose names hold this")
    parser.add_argument("--share", default="1/1", help="the nth of so many shares of them, such as 2/4")
    parser.add_argument("--whole", action="store_true", help="run all of `make test` against each fault")
    parser.add_argument("--jobs", type=int, default=2, help="how many faults are tried at the same time")
    parser.add_argument("--list", action="store_true", help="only say which faults there are")
    asked = parser.parse_args()
    faults = chosen(asked.parts, asked.share)
    if asked.list:
        print(*(f"{fault.name}" for fault in faults), sep="\n")
        return 0
    try:
        return plant(faults, asked.whole, asked.jobs)
    except Unplantable as error:
        print(error)
        return 2


if __name__ == "__main__":
    sys.exit(main())
