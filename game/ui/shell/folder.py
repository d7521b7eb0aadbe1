"""Showing people where a file lies."""

import os
import shutil
import subprocess
import sys
from pathlib import Path


def show(folder: Path) -> bool:
    """Opens this folder in the system's file manager; False where there is none, or it cannot be started."""
    if sys.platform == "win32":
        os.startfile(folder)
        return True
    opener = shutil.which("open" if sys.platform == "darwin" else "xdg-open")
    if opener is None:
        return False
    try:
        subprocess.Popen([opener, str(folder)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                         stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
    except OSError:
        return False
    return True
