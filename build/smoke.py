"""Tries Seachest as strangers get it: from source, editable, as a wheel elsewhere, and frozen; all must draw alike."""

import os
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"
SHOT = ["shot", "key_largo", "--players", "4", "--seed", "smoke", "--steps", "30", "--size", "1280x720"]
ARENA = ["arena", "key_largo", "--seats", "random,random,random,random", "--games", "2", "--jobs", "2"]


def install_wheel(home: Path) -> Path:
    """Install the wheel into an environment of its own, far from the source; return its Python."""
    venv.create(home, with_pip=True)
    python = home / PROGRAMS / "python"
    pip = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, "-c", TOP / "build" / "constraints.txt", *DIST.glob("*.whl")], check=True)
    return python


def ask(program: list[object], arguments: list[object], folder: Path, env: dict[str, str]) -> str:
    """Run one command somewhere else; return what it prints. CalledProcessError when it fails."""
    done = subprocess.run([*program, *arguments], cwd=folder, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout, done.stderr, sep="\n", file=sys.stderr)
        done.check_returncode()
    return done.stdout


def main() -> None:
    """Try all four; the exit code is 0 when each finds its own files and draws the same picture."""
    with tempfile.TemporaryDirectory() as scratch:
        there = Path(scratch).resolve()
        home = {name: str(there / name) for name in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")}
        env = {**os.environ, **home, "SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy"}
        env.pop("PYTHONPATH", None)
        python = install_wheel(there / "elsewhere")
        source = {**env, "PYTHONPATH": str(TOP)}
        ways: dict[str, tuple[list[object], dict[str, str], Path]] = {
            "source": ([python, "-m", "game"], source, TOP),
            "editable": ([TOP / ".venv" / PROGRAMS / "seachest"], env, TOP),
            "wheel": ([there / "elsewhere" / PROGRAMS / "seachest"], env, there / "elsewhere"),
            "frozen": ([DIST / "seachest" / "seachest"], env, DIST),
        }
        pictures = {}
        for way, (program, its_env, home_folder) in ways.items():
            said = ask(program, ["doctor"], there, its_env)
            assert str(home_folder) in said, f"{way} takes its pictures from elsewhere:\n{said}"
            ask(program, [*SHOT, there / f"{way}.png"], there, its_env)
            ask(program, ARENA, there, its_env)
            pictures[way] = (there / f"{way}.png").read_bytes()
            print(f"{way:9} finds its files, draws a table, plays a tournament")
        assert len(set(pictures.values())) == 1, "they do not all draw the same picture"
        print("All four draw the same picture, byte for byte.")


if __name__ == "__main__":
    main()
