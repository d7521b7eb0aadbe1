"""What `make play` and `make test` do, for computers without make; needs nothing but Python 3.11 or newer.

py build/play.py                install what is missing, then play
py build/play.py test           install what is missing, then run every test
py build/play.py install lint   only install (this is what the Makefile calls); parts: see PARTS
py build/play.py extras         run the tests of what is optional, in an environment of its own
py build/play.py judges         let the Skipper play the search bots of OpenSpiel, in that environment
"""

import hashlib
import importlib.util
import subprocess
import sys
import venv
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
HOME = TOP / ".venv"
PROGRAMS = HOME / ("Scripts" if sys.platform == "win32" else "bin")
PARTS = ("play", "test", "lint", "art", "dist", "compiled")
EXTRAS = TOP / ".venv-extras"
EXTRA_PARTS = ("test", "lint", "research", "cluster", "ladder")


def fingerprint(*what: str) -> str:
    """Tell what must be installed, in short: it changes when that does."""
    needs = (TOP / "pyproject.toml").read_bytes() + (TOP / "build" / "constraints.txt").read_bytes()
    return hashlib.sha256(needs + " ".join(what).encode()).hexdigest()


def install(part: str) -> None:
    """Make `.venv` and install the game, and what this part needs beside it, unless that is done."""
    make_home(HOME, part, ["-e", f".[{'clips' if part == 'play' else part}]"])


def make_home(home: Path, part: str, what: list[str]) -> None:
    """Make the environment `home` and let pip install this into it, unless that is done."""
    stamp = home / f"installed-{part}"
    if stamp.exists() and stamp.read_text() == fingerprint(*what):
        return
    programs = home / PROGRAMS.name
    if not list(programs.glob("pip*")):
        if importlib.util.find_spec("ensurepip") is None:
            sys.exit("This Python cannot make environments: install its venv package (Debian: python3-venv).")
        print(f"Making {home.name} ...", flush=True)
        venv.create(home, with_pip=True)
    print(f"Installing what is needed to {part} (once) ...", flush=True)
    pip = [programs / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "-c", Path("build") / "constraints.txt", *what], cwd=TOP, check=False)
    if done.returncode:
        sys.exit("pip could not install everything; what it said stands above.")
    stamp.write_text(fingerprint(*what))


def run(*command: str, home: Path = HOME) -> int:
    """Run one of the environment's programs from the top folder; return its exit code."""
    try:
        return subprocess.run([home / PROGRAMS.name / command[0], *command[1:]], cwd=TOP, check=False).returncode
    except KeyboardInterrupt:
        return 130


def main() -> int:
    """Do what the command line asks; return the exit code."""
    if sys.version_info < (3, 11):  # noqa: UP036  (it is met by whatever Python the computer has)
        sys.exit("Seachest needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info))
    task, *more = sys.argv[1:] or ["play"]
    if task == "play":
        install("play")
        return run("seachest", *more)
    if task == "test":
        install("test")
        return run("python", "-m", "pytest", "-n", "auto", "--dist", "worksteal", *more)
    if task in ("extras", "judges"):
        make_home(EXTRAS, "extras", ["-e", f".[{','.join(EXTRA_PARTS)}]"])
        if task == "judges":
            return run("python", "-m", "game.research.contest", *more, home=EXTRAS)
        return run("python", "-m", "pytest", "-n", "2", "--dist", "worksteal", *(more or ["tests/extras"]), home=EXTRAS)
    if task == "install" and more and set(more) <= set(PARTS):
        for part in more:
            install(part)
        return 0
    sys.exit((__doc__ or "").strip())


if __name__ == "__main__":
    sys.exit(main())
