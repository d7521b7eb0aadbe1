"""What `make play` and `make test` do, for computers without make; needs nothing but Python 3.11 or newer.

py -3.11 build/play.py                install what is missing, then play
py -3.11 build/play.py test           install what is missing, then run every test
py -3.11 build/play.py install lint   only install (this is what the Makefile calls); parts: play test lint art dist
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
PARTS = ("play", "test", "lint", "art", "dist")


def fingerprint() -> str:
    """Tell what must be installed, in short: it changes when that does."""
    needs = (TOP / "pyproject.toml").read_bytes() + (TOP / "build" / "constraints.txt").read_bytes()
    return hashlib.sha256(needs).hexdigest()


def install(part: str) -> None:
    """Make `.venv` and install the game, and what this part needs beside it, unless that is done."""
    stamp = HOME / f"installed-{part}"
    if stamp.exists() and stamp.read_text() == fingerprint():
        return
    if not list(PROGRAMS.glob("pip*")):
        if importlib.util.find_spec("ensurepip") is None:
            sys.exit("This Python cannot make environments: install its venv package (Debian: python3-venv).")
        print("Making .venv ...", flush=True)
        venv.create(HOME, with_pip=True)
    print(f"Installing what is needed to {part} (once) ...", flush=True)
    what = "." if part == "play" else f".[{part}]"
    pip = [PROGRAMS / "python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    done = subprocess.run([*pip, "-c", Path("build") / "constraints.txt", "-e", what], cwd=TOP, check=False)
    if done.returncode:
        sys.exit("pip could not install everything; what it said stands above.")
    stamp.write_text(fingerprint())


def run(*command: str) -> int:
    """Run one of the environment's programs from the top folder; return its exit code."""
    try:
        return subprocess.run([PROGRAMS / command[0], *command[1:]], cwd=TOP, check=False).returncode
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
    if task == "install" and more and set(more) <= set(PARTS):
        for part in more:
            install(part)
        return 0
    sys.exit((__doc__ or "").strip())


if __name__ == "__main__":
    sys.exit(main())
