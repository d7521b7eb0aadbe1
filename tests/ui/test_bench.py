"""What `make bench` measures of the window is a window of the size that it names."""

import gc

import pytest

from game.bench import boxes, child, opening
from game.ui.scenes.start.title import Title


@pytest.fixture(autouse=True)
def _python_looks_by_itself_again():
    yield
    gc.enable()


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_a_measured_window_has_its_size_though_there_is_no_screen(size, monkeypatch) -> None:
    monkeypatch.setattr(child, "FRAMES", 3)
    monkeypatch.setattr(child, "_play", lambda width, height: {"p50": 1.0, "p99": 1.0})
    found = child.frames(*size)
    assert all(0 < found[kind]["p50"] <= found[kind]["p99"] for kind in ("full", "hover"))


def test_an_opening_is_measured_from_the_press_to_the_whole_table(monkeypatch) -> None:
    monkeypatch.setattr(opening, "TIMES", 1)
    monkeypatch.setattr(opening, "AFTER_MS", 1)
    monkeypatch.setattr(opening, "GAMES", opening.GAMES[:1])
    monkeypatch.setattr(opening, "WAYS", opening.WAYS[1:])
    found = list(opening.openings(child.open_window(Title(), 1280, 720)))
    assert [way for _game, way, _figures in found] == list(opening.WAYS)
    assert all(0 < each.first <= each.whole and each.busy > 0 for _game, _way, each in found)


def test_what_a_box_costs_is_measured_of_new_tables_and_of_its_replay(monkeypatch) -> None:
    monkeypatch.setattr(boxes, "FRAMES", 3)
    found = boxes.costs(child.open_window(Title(), 1280, 720), opening.GAMES[1])
    assert set(found) == {"whole new table", "replay, dragged along", "replay, jumps"}
    assert all(0 < each["p50"] <= each["p95"] <= each["p99"] for each in found.values())
