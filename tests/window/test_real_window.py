"""The program in a real window, played with the system's own mouse; where Xvfb and xdotool are installed."""

import os
import shutil
import subprocess
import sys

import pytest

pytestmark = pytest.mark.skipif(
    not (shutil.which("Xvfb") and shutil.which("xdotool")), reason="Xvfb and xdotool are not installed"
)


@pytest.fixture
def screen(tmp_path):
    """An X display of its own; the environment of a program on it, with folders of its own."""
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1600x900x24", "-nolisten", "tcp"],
        pass_fds=[write], stderr=subprocess.DEVNULL,
    )  # fmt: skip
    os.close(write)
    with os.fdopen(read) as pipe:
        number = pipe.readline().strip()
    folders = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CONFIG", "DATA", "STATE", "CACHE")}
    kept = {name: value for name, value in os.environ.items() if name != "SDL_VIDEODRIVER"}
    yield {**kept, **folders, "DISPLAY": f":{number}", "SDL_AUDIODRIVER": "dummy"}
    server.terminate()
    server.wait(10)


def test_a_match_is_begun_with_the_mouse(screen, tmp_path):
    pictures = tmp_path / "pictures"
    asked = [sys.executable, "-m", "tests.window.robot", "key_largo", str(pictures), "clicks=40"]
    done = subprocess.run(asked, env=screen, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    assert "stopped after 4" in done.stdout
    assert "Sealed" in done.stdout
    assert {"veil", "digest"} <= {path.stem[3:] for path in pictures.iterdir()}


@pytest.mark.wide
@pytest.mark.timeout(600)
def test_a_whole_match_is_played_with_the_mouse(screen, tmp_path):
    pictures = tmp_path / "pictures"
    asked = [sys.executable, "-m", "tests.window.robot", "key_largo", str(pictures)]
    done = subprocess.run(asked, env=screen, capture_output=True, text=True, timeout=560, check=False)
    assert done.returncode == 0, done.stderr
    assert "results after" in done.stdout
    assert "won by nobody" not in done.stdout
    seen = {path.stem[3:] for path in pictures.iterdir()}
    assert {"veil", "digest", "ending", "results"} <= seen
