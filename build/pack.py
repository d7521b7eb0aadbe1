"""Packs `dist/`: a wheel, and a folder `seachest` that runs on this kind of computer without Python."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
DIST = TOP / "dist"


def main() -> None:
    """Pack both anew."""
    shutil.rmtree(DIST, ignore_errors=True)
    wheel = [sys.executable, "-m", "build", "--wheel", "--outdir", DIST, TOP]
    subprocess.run(wheel, check=True, stdout=subprocess.DEVNULL)
    with tempfile.TemporaryDirectory() as scratch:
        freeze = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "ERROR", "--workpath", scratch]
        subprocess.run([*freeze, "--distpath", DIST, TOP / "build" / "seachest.spec"], check=True)
    for made in sorted(DIST.iterdir()):
        size = sum(file.stat().st_size for file in (made.rglob("*") if made.is_dir() else [made]) if file.is_file())
        print(f"{made.relative_to(TOP)}  {size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
