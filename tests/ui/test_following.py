"""The rail goes with the hand, and the board follows: one table is laid out in a frame, and none is left half."""

from game.maps import board_of
from game.play.replaying.film import PUBLIC, TRUTH, Film
from game.ui.scenes.replay.replay_scene import ReplayScene
from game.ui.shell.headless import HeadlessApp
from tests.ui.at_shell import finished, settings


def slowly(monkeypatch):
    """A replay in whose frames there is time for one table."""
    match = finished()
    scene = ReplayScene(Film(match, board_of(match)))
    app = HeadlessApp(scene, (1280, 720), settings(reduce_motion=True))
    app.advance(900, 100)
    monkeypatch.setattr(app.app.ahead, "late", lambda: True)
    app.app.ahead.drop(scene)
    return app, scene, scene.film


def shown(app, scene, ticks=40):
    """What stands on the board and how many tables were laid out in a frame, frame by frame until it rests."""
    seen, laid = [], scene.film.table.cache_info().misses
    for _tick in range(ticks):
        app.frame()
        now = scene.film.table.cache_info().misses
        seen.append((scene.view.table.pieces, now - laid))
        laid = now
    return seen


def test_a_frame_lays_one_table_out_and_the_board_shows_the_truth_when_it_is_whole(monkeypatch):
    app, scene, film = slowly(monkeypatch)
    scene._see_as(TRUTH)
    shown(app, scene)
    scene.go(film.last // 2)
    assert scene.rail.place == film.last // 2
    seen = shown(app, scene)
    assert max(laid for _pieces, laid in seen) == 1
    assert sum(laid for _pieces, laid in seen) > len(film.match.players)
    begun, whole = (film.table(place, TRUTH).pieces for place in (0, film.last // 2))
    assert all(pieces in (begun, whole) for pieces, _laid in seen)
    assert seen[-1][0] == whole != begun


def test_a_hand_that_moves_on_is_followed_to_where_it_rests(monkeypatch):
    app, scene, _film = slowly(monkeypatch)
    scene._see_as(1)
    shown(app, scene)
    asked = []
    monkeypatch.setattr(scene, "show_moment", asked.append)
    for place in range(4, 24, 2):
        scene.go(place)
        assert scene.rail.place == place
        shown(app, scene, 1)
    shown(app, scene)
    assert asked[-1] == 22
    assert asked == sorted({*asked}) and 2 < len(asked) < 10, "some of them are seen on the way"


def test_another_eye_is_shown_at_the_place_of_the_hand(monkeypatch):
    app, scene, film = slowly(monkeypatch)
    scene.go(9)
    app.tick()
    scene._see_as(TRUTH)
    app.tick()
    scene._see_as(PUBLIC)
    assert shown(app, scene)[-1][0] == film.table(9, PUBLIC).pieces
    assert (scene.sheet.place, scene.sheet.perspective) == (9, PUBLIC)
