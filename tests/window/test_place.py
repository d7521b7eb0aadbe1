"""Where the window opens: as it was left, but never where today's screens do not reach."""

import json

import pytest

from game import paths
from game.ui.shell import window
from game.ui.shell.window import Place


@pytest.mark.parametrize(
    ("screens", "left", "opened"),
    [
        ([(1920, 1080)], (192, 108, 1536, 864), (192, 108, 1536, 864)),
        ([(1280, 720)], (192, 108, 1536, 864), (0, 0, 1280, 720)),
        ([(1280, 720)], (900, 500, 1100, 650), (180, 70, 1100, 650)),
        ([(1920, 1080)], (-40, 2000, 1100, 650), (0, 430, 1100, 650)),
        ([(1920, 1080), (1280, 720)], (2000, 20, 1100, 650), (2000, 20, 1100, 650)),
        ([(1280, 720)], (2000, 20, 1100, 650), (180, 20, 1100, 650)),
        ([(800, 600)], (10, 10, 300, 200), (0, 0, 1024, 640)),
    ],
)
def test_a_window_opens_where_it_was_left_and_wholly_on_the_screen(monkeypatch, screens, left, opened):
    monkeypatch.setattr(window.pygame.display, "get_desktop_sizes", lambda: screens)
    place = paths.state_folder() / "window.json"
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(json.dumps(dict(zip("xywh", left, strict=True))))
    assert window._remembered() == Place(*opened)


@pytest.mark.parametrize("kept", [None, "{", '{"x": 1, "y": 1, "w": 0, "h": 9}'])
def test_a_first_window_takes_most_of_the_screen(monkeypatch, kept):
    monkeypatch.setattr(window.pygame.display, "get_desktop_sizes", lambda: [(1920, 1080), (800, 600)])
    place = paths.state_folder() / "window.json"
    place.unlink(missing_ok=True)
    if kept is not None:
        place.write_text(kept)
    assert window._remembered() == Place(0, 0, 1536, 864)
