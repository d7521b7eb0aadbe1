"""Where drawings and paintings go, and the list of what was written."""

import hashlib
from pathlib import Path

TOP = Path(__file__).resolve().parents[2]
ASSETS = TOP / "assets"
WRITTEN: set[Path] = set()
"""Every file that was made since the program started."""


def write(path, content):
    """Write bytes to a path in the project, making its folder."""
    path = path.resolve()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    WRITTEN.add(path)


def fingerprint(path):
    """A short hash of a file; of a text, the same whatever ends its lines."""
    content = path.read_bytes()
    if path.suffix not in (".jpg", ".png"):
        content = content.replace(b"\r\n", b"\n")
    return hashlib.sha256(content).hexdigest()[:16]
