"""A board that is moved or zoomed is painted in part, or later, and looks at last as if it were painted at once."""

from dataclasses import replace

import pygame
import pytest

from game.ui.shell.clock import VirtualClock
from game.ui.shell.input import Moved, Pressed, Released, Wheel
from game.ui.table.board.changes import changed, patches
from game.ui.table.board.layers import Layers, printing
from game.ui.table.picture import PRINT_MS
from tests.ui.at_hamlets import at_table, hamlets

pytestmark = pytest.mark.usefixtures("every_frame")


class Busy(VirtualClock):
    """A clock that goes on by itself: each look at it takes time."""

    step = 0.0

    def now(self):
        self.advance(self.step)
        return super().now()


def table():
    """The hamlet of the first seat, large, on a screen that keeps what has not changed, as a window does."""
    match = hamlets("hhh")
    for _turn in range(6):
        seat = match.actors()[0]
        match.play(seat, match.seat(seat).legal[0])
        match.play(seat, match.seat(seat).legal[1])
    screen = at_table((1280, 720), match)
    screen.app.canvas.recorder = None
    screen.click("board:hamlet:0")
    return screen


def area(screen):
    return screen.desk.view.plan().context.zones.board


def shown(screen):
    """The board as it is on the screen, without what is pointed at."""
    screen.app.feed(Moved(2, 2))
    screen.app.dirty()
    return pygame.image.tobytes(screen.frame().subsurface(screen.app.canvas.box(area(screen))), "RGB")


def from_scratch(screen):
    """The same board, all of it painted now."""
    screen.desk.view._picture._layers = Layers()
    screen.desk.view._picture._panes._floor = None
    return shown(screen)


def drag(screen, ways):
    x, y = area(screen).center
    scale = screen.app.measure.scale
    screen.app.feed(Pressed(x, y, "middle"))
    for dx, dy in ways:
        x, y = x + dx / scale, y + dy / scale
        screen.app.feed(Moved(x, y))
        screen.frame()
    screen.app.feed(Released(x, y, "middle"))
    screen.frame()


@pytest.mark.sample(3)
@pytest.mark.parametrize(
    "ways", [[(40, 0)], [(0, -33)], [(-25, 18)] * 6, [(7, -90), (-60, 3), (300, 200), (-500, -400)]]
)
def test_a_dragged_board_looks_as_if_it_were_painted_anew(ways):
    screen = table()
    for _notch in range(5):
        screen.press("+")
    before = shown(screen)
    drag(screen, ways)
    moved = shown(screen)
    assert moved != before
    assert moved == from_scratch(screen)


def test_dragging_prints_nothing_anew():
    screen = table()
    for _notch in range(5):
        screen.press("+")
    drag(screen, [(-400, -300), (800, 600), (-400, -300)])  # everything has been in sight
    made = screen.app.gallery.cache.made
    drag(screen, [(-9, 5)] * 20)
    assert screen.app.gallery.cache.made == made


def test_a_frame_of_a_drag_paints_little_of_the_board(monkeypatch):
    screen = table()
    for _notch in range(5):
        screen.press("+")
    parts, fill = [], Layers._fill

    def noted(layers, context, camera, part, scene):
        parts.append(part.w * part.h)
        fill(layers, context, camera, part, scene)

    monkeypatch.setattr(Layers, "_fill", noted)
    drag(screen, [(-9, 5)] * 10)
    assert parts
    assert max(parts) < area(screen).w * area(screen).h / 20


def hurried():
    """A screen on which time passes while things are printed."""
    screen = table()
    clock = Busy()
    clock.advance(screen.clock.now())
    screen.app.clock = screen.clock = clock
    return screen


def test_zooming_shows_something_at_once_and_all_of_it_at_last():
    screen = hurried()
    view = screen.desk.view
    before = shown(screen)
    screen.clock.step = PRINT_MS
    made = screen.app.gallery.cache.made
    screen.app.feed(Wheel(*area(screen).center, 1))
    screen.frame()  # no time is left in it
    first = pygame.image.tobytes(screen.frame(), "RGB")
    layers = view._picture._layers
    assert layers._rough is not None
    few = screen.app.gallery.cache.made - made
    frames = 0
    while layers._rough is not None:
        screen.frame()
        frames += 1
        assert frames < 500
    assert frames > 3
    assert screen.app.gallery.cache.made - made > 3 * few
    screen.clock.step = 0.0
    assert pygame.image.tobytes(screen.frame(), "RGB") != first
    assert shown(screen) not in (before, first)
    assert shown(screen) == from_scratch(screen)


def test_a_board_that_opens_shows_its_thumbnail_until_it_is_printed():
    screen = hurried()
    screen.clock.step = PRINT_MS
    screen.click("board:hamlet:1")
    screen.frame()
    layers = screen.desk.view._picture._layers
    assert layers._rough is not None
    colours = {tuple(layers._rough.get_at((x, y))) for x in range(0, layers._rough.get_width(), 9) for y in (200, 240)}
    assert len(colours) > 20  # more than bare ground
    for _frame in range(500):
        screen.frame()
    assert layers._rough is None
    screen.clock.step = 0.0
    assert shown(screen) == from_scratch(screen)


def test_only_what_is_in_sight_is_printed():
    screen = table()
    context, camera = screen.desk.view.plan().context, screen.desk.view.camera
    whole = sum(1 for _piece in printing(context, camera))
    camera.nearer(area(screen), 4, *area(screen).topleft)
    assert 0 < sum(1 for _piece in printing(context, camera)) < whole


def test_no_picture_of_one_view_stands_in_for_another():
    """Not even for the frames in which the new one is still being printed."""
    screen = hurried()
    view, session = screen.desk.view, screen.session
    screen.clock.step = PRINT_MS
    screen.app.feed(Wheel(*area(screen).center, 1))
    screen.frame()
    screen.frame()
    assert view._picture._layers._rough is not None
    view.show(session.showing.table, replace(session.showing.look, viewer=1), animate=False)
    view.boards.forget()
    screen.frame()
    rough = view._picture._layers._rough
    assert rough is not None
    colours = {tuple(rough.get_at((x, y))) for x in range(0, rough.get_width(), 7) for y in range(0, 300, 7)}
    assert len(colours) == 1
    assert len(view._picture._small._pictures) <= 1


def test_who_comes_back_sees_the_thumbnails_as_they_were_until_they_are_painted():
    screen = hurried()
    view, session = screen.desk.view, screen.session
    screen.frame()
    table, look = session.showing.table, session.showing.look
    own = dict(view._picture._small._pictures)
    assert len(own) > 1
    view.show(table, replace(look, viewer=1), animate=False)
    screen.frame()
    assert all(view._picture._small.shot(board) is not shot for board, (_key, shot) in own.items())
    screen.clock.step = PRINT_MS
    view.show(table, look, animate=False)
    screen.frame()
    assert set(view._picture._small._pictures) == set(own)


def test_only_where_something_has_changed_is_a_board_painted_anew(monkeypatch):
    screen = table()
    view, (raw, look) = screen.desk.view, (screen.session.showing.table, screen.session.showing.look)
    parts, fill, whole = [], Layers._fill, area(screen).w * area(screen).h

    def noted(layers, context, camera, part, scene):
        parts.append(part.w * part.h / whole)
        fill(layers, context, camera, part, scene)

    monkeypatch.setattr(Layers, "_fill", noted)
    here = [piece for piece in raw.pieces if piece.zone == "hamlet:0"]
    low, high = (next(piece for piece in here if (piece.layer >= 1) is raised) for raised in (False, True))
    before = shown(screen)
    for gone, moved in ((low, None), (high, None), (high, replace(high, x=high.x + 60)), (low, replace(low, angle=60))):
        changed = [moved if piece is gone else piece for piece in raw.pieces]
        view.show(replace(raw, pieces=tuple(filter(None, changed))), look, animate=False)
        parts.clear()
        after = shown(screen)
        assert 0 < sum(parts) < 0.5
        assert after != before
        assert after == from_scratch(screen)
        view.show(raw, look, animate=False)
        assert shown(screen) == before


@pytest.mark.parametrize(
    ("places", "found"),
    [
        ([], []),
        ([(0, 0, 10, 10), (50, 50, 10, 10)], [(0, 0, 10, 10), (50, 50, 10, 10)]),
        ([(0, 0, 10, 10), (5, 5, 10, 10)], [(0, 0, 15, 15)]),
        ([(0, 0, 10, 10), (30, 0, 10, 10), (8, 0, 24, 4)], [(0, 0, 40, 10)]),
        ([(-5, -5, 10, 10), (300, 300, 5, 5)], [(0, 0, 5, 5)]),
        ([(0, 0, 80, 80)], None),
    ],
)
def test_what_must_be_painted_anew_never_overlaps(places, found):
    parts = patches([pygame.Rect(place) for place in places], pygame.Rect(0, 0, 100, 100))
    assert parts == (None if found is None else [pygame.Rect(place) for place in found])


def test_pieces_that_lie_over_each_other_in_another_order_are_all_painted():
    pieces = table().desk.view.table.pieces[:3]
    assert changed(pieces, pieces) == []
    assert changed(pieces, pieces[1:]) == [pieces[0]]
    assert changed(pieces, pieces[::-1]) is None
