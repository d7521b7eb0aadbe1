"""What `make bench` measures of the window is a window of the size that it names."""

import pytest

from game.bench import child


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_measured_window_has_its_size_though_there_is_no_screen(size, monkeypatch) -> None:
    monkeypatch.setattr(child, "FRAMES", 3)
    monkeypatch.setattr(child, "_play", lambda width, height: {"p50": 1.0, "p99": 1.0})
    found = child.frames(*size)
    assert all(0 < found[kind]["p50"] <= found[kind]["p99"] for kind in ("full", "hover"))
