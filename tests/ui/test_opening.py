"""A table that is opened is laid in frames that are all short, whatever comes, and is the very same table at the end.

No clock is looked at: time passes with every picture that is made, so that how much a frame does is counted.
"""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from game.core.player import Player
from game.core.steps import whole
from game.games import GAMES, start_match
from game.storage.autosaves import resume_in_steps
from game.storage.reading import open_in_steps
from game.storage.saves import save_as
from game.ui.draw.art import Gallery
from game.ui.draw.cache import Cache, Later
from game.ui.scenes.handover.veil_art import ink_of
from game.ui.scenes.play.table import TableScene
from game.ui.scenes.start import rehearsal
from game.ui.scenes.start.load import Load
from game.ui.scenes.start.resuming import Resuming
from game.ui.scenes.start.setup import Setup
from game.ui.scenes.start.title import Title
from game.ui.shell import ahead, input_router
from game.ui.shell.app import App
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.input import Key, Moved, Pressed, Released
from game.ui.table import opening
from game.ui.widgets.dialog import Answer, Dialog
from tests.ui.at_screen import SMALL, Screen, key_largo, settings
from tests.ui.at_shell import under_way
from tests.ui.at_table import NAMES, Worker
from tests.ui.two_worlds import a_market, differs, other_world

pytestmark = pytest.mark.usefixtures("every_frame", "prepared")

COST = 4.0
"""Milliseconds that each picture takes."""
MOST = 10
"""Pictures of one frame: what its time allows, and those that the last of them is made of."""
LARGE = 60
"""Pixels from which on a drawing takes long."""
BOXES = [game.id for game in GAMES]


class Slow(HeadlessApp):
    """A stage that draws as a window does, and where every picture takes its time."""

    def __init__(self, scene, size=SMALL, cost=COST, **changes):
        self.cost = 0.0
        super().__init__(scene, size, settings(**changes))
        self.app.recorder = self.app.canvas.recorder = None
        self.clock.now = lambda: self.clock.time + self.cost * self.made
        self.cost = cost

    @property
    def made(self):
        return self.app.gallery.cache.made

    def frames(self, most=200):
        """Draws until nothing is missing; how many pictures each frame made."""
        counts = []
        while len(counts) < most:
            before = self.made
            self.frame()
            counts.append(self.made - before)
            if self.app.top.ready and self.app.top.name == "table":
                return counts
        raise AssertionError("it is never whole")


def a_match(game_id, kinds="hbbb", seed="AAAA-AAAA"):
    players = [Player(NAMES[n], "human" if kind == "h" else "bot:deckhand", n) for n, kind in enumerate(kinds)]
    return start_match(game_id, players, seed)


def a_table(match, **given):
    return TableScene(match, worker=Worker(), **given)


def pixels(app):
    return pygame.image.tobytes(app.surface, "RGB")


def settled(stage):
    stage.app.motion.finish()
    stage.app.dirty()
    stage.frame()
    return pixels(stage.app)


@pytest.mark.sample(3)
@pytest.mark.parametrize("game_id", BOXES)
def test_a_table_is_laid_in_short_frames_and_is_whole_in_the_end(game_id):
    stage = Slow(Title())
    stage.app.push(a_table(a_match(game_id)))
    counts = stage.frames()
    assert len(counts) > 10 and max(counts) <= MOST
    other = HeadlessApp(a_table(a_match(game_id)), SMALL, settings())
    assert settled(stage) == settled(other)


def test_on_a_busy_machine_nobody_looks_at_a_bare_table_for_long():
    stage = Slow(Title(), cost=10 * COST)
    stage.app.push(a_table(a_match("key_largo")))
    begun = stage.clock.now()
    counts = stage.frames()
    assert max(counts) > MOST, "the last frame lays what is left"
    assert sum(counts[:-1]) * stage.cost < opening.PATIENCE_MS + 500
    assert stage.clock.now() > begun + opening.PATIENCE_MS + 500, "as long as all of it takes"


@pytest.mark.parametrize("game_id", BOXES)
def test_what_a_new_table_shows_is_expected_before_it_is_drawn(game_id, monkeypatch):
    asked, made, forgotten = set(), set(), []
    monkeypatch.setattr(Gallery, "expect_drawing", lambda _gallery, folder, name, w, h=0: asked.add((folder, name, w)))
    monkeypatch.setattr(Gallery, "expect_no_drawings", lambda _gallery: forgotten.append(1))
    rasterise = Gallery._rasterise
    monkeypatch.setattr(
        Gallery, "_rasterise", lambda gallery, *drawing: (made.add(drawing[:3]), rasterise(gallery, *drawing))[1]
    )
    Slow(TableScene(a_match(game_id))).frames()
    large = {drawing for drawing in made if drawing[0] == game_id and drawing[2] >= LARGE}
    assert len(large - asked) <= 3, "each takes a good part of a frame"
    assert game_id != "keyflower" or len(large) > 20
    assert forgotten == [1]


@pytest.mark.sample(3)
@pytest.mark.parametrize("game_id", BOXES)
def test_a_rehearsal_takes_short_steps_and_leaves_nothing_to_be_made(game_id):
    stage = Slow(Title())
    counts = []
    for _step in rehearsal.rehearse_new(stage.app, lambda: a_match(game_id)):
        counts.append(stage.made)
        stage.app._waited = True
        stage.app._begin()
    steps = [after - before for before, after in pairwise(counts)]
    assert len(steps) > 10 and max(steps) <= MOST
    before = stage.made
    stage.cost = 0.0
    stage.app.push(a_table(a_match(game_id)))
    stage.frames(1)
    assert stage.made - before <= 1
    other = HeadlessApp(a_table(a_match(game_id)), SMALL, settings())
    assert settled(stage) == settled(other)


def test_a_rehearsal_shows_nothing_and_tells_nothing_of_the_match_to_come():
    stage = Slow(Title())
    stage.frame()
    before, scenes = pixels(stage.app), list(stage.app.scenes)
    whole(rehearsal.rehearse_new(stage.app, lambda: a_match("key_largo", "hhbb")))
    stage.app.dirty()
    stage.frame()
    assert pixels(stage.app) == before and stage.app.scenes == scenes and not stage.app.motion.busy


def test_a_set_up_that_stands_open_is_got_ready_and_then_rests():
    stage = HeadlessApp(Setup(GAMES[0]), SMALL, settings())
    made = stage.app.gallery.cache.made
    stage.advance(1000)
    assert stage.app.gallery.cache.made > made + 50
    assert stage.app.wait_ms() is None, "nothing is left to be done"
    before = stage.app.gallery.cache.made
    stage.click("start")
    assert stage.scene.name == "table" and stage.app.gallery.cache.made - before < 20


def test_a_set_up_that_is_left_leaves_nothing_to_be_done():
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.app.push(Setup(GAMES[0]))
    setup = stage.scene
    setup._rehearse()
    assert stage.app.ahead._queue
    stage.press("Esc")
    assert setup not in stage.app.scenes and all(scene is not setup for scene, _steps in stage.app.ahead._queue)


def test_the_saved_game_that_one_goes_back_to_is_got_ready():
    save_as(under_way(), "Friday")
    for first in (Title, Load):
        stage = HeadlessApp(first(), SMALL, settings())
        made = stage.app.gallery.cache.made
        stage.advance(3000, 50)
        assert stage.app.gallery.cache.made > made + 50
        assert not stage.app.ahead._queue


class Heavy(Title):
    """A scene that takes long to build and to lay out."""

    large = True

    def build(self):
        super().build()
        self.app.clock.time += 20

    def lay_out(self, canvas):
        super().lay_out(canvas)
        self.app.clock.time += 20


def test_a_large_scene_is_built_laid_out_and_drawn_in_frames_of_their_own():
    stage = HeadlessApp(Title(), SMALL, settings())
    app, before = stage.app, pixels(stage.app)
    app.recorder = app.canvas.recorder = None
    app.tick()
    app.push(scene := Heavy())
    for _frame in range(2):
        app.tick()
        assert not app.paint() and pixels(app) == before and app.wait_ms() == 0
        app.feed(Key("Esc", "back"))
        assert app.top is scene, "what is not seen is not left"
    app.tick()
    assert app.paint() and app.ready
    app.tick()
    assert app.top is not scene


def test_what_must_be_hidden_at_once_is_not_put_off():
    stage = HeadlessApp(Title(), SMALL, settings())
    stage.app.tick()
    stage.app.push(Heavy())
    stage.app.focus_lost()
    assert stage.app.paint()


# ---- what the player does meanwhile


def test_what_is_done_while_a_table_is_laid_waits_and_is_done_in_its_order():
    stage = Slow(Title())
    stage.app.push(desk := a_table(a_match("key_largo")))
    stage.frame()
    assert not desk.ready
    spot = desk.session.showing.table.offers[0].path[0]
    x, y = desk.view.spot_places()[f"spot:{spot}"].center
    done = []
    stage.app.hand._do, do = lambda given: (done.append(given), do(given)), stage.app.hand._do
    given = [Moved(x, y), Pressed(x, y), Released(x, y), Key("M", "menu")]
    for one in given:
        stage.app.feed(one)
        stage.frame()
        assert not done and not desk.session.showing.choice.picked
    stage.frames()
    assert stage.app.wait_ms() == 0
    stage.frame()
    assert done == given and desk.session.showing.choice.picked == (spot,)


def test_a_press_that_was_meant_for_the_scene_before_is_never_done():
    stage = Slow(Title())
    stage.app.change(guard_ms=1000)
    stage.app.canvas.recorder = None
    stage.app.push(desk := a_table(a_match("key_largo")))
    stage.frame()
    x, y = desk.view.spot_places()[f"spot:{desk.session.showing.table.offers[0].path[0]}"].center
    stage.app.feed(Pressed(x, y))
    stage.app.feed(Released(x, y))
    assert not desk.ready
    stage.frames()
    stage.frame()
    assert not desk.session.showing.choice.picked and not stage.app.hand._waiting


def test_the_time_of_a_table_begins_when_it_can_be_seen():
    stage = Slow(Title())
    stage.app.push(desk := a_table(a_match("key_largo", "bbbb")))
    while not desk.ready or stage.made == 0:
        stage.clock.advance(16)
        stage.frame()
        assert desk.ready or desk.session.match.step == 0
    stage.advance(4000)
    assert desk.session.match.step > 0


def test_a_tooltip_waits_until_the_table_is_laid(monkeypatch):
    said = []
    monkeypatch.setattr(input_router, "draw_tooltip", lambda _canvas, text, _around: said.append(text))
    stage = Slow(a_table(a_match("keyflower")), cost=0.0, tooltip_ms=300)
    desk, app = stage.scene, stage.app
    stage.advance(2000)
    things = [rect.center for rect in desk.view.spot_places().values()]
    app.feed(Moved(*next(place for place in things if desk.view.tip_at(*place)[0])))
    stage.advance(400)
    assert said
    app.gallery.cache.clear()
    stage.cost = COST
    desk.view._picture.opening.begin()
    said.clear()
    app.dirty()
    stage.frame()
    assert not desk.view.whole and not said, "a bare board has no bubble"
    stage.frames()
    assert not said, "what fades in has none"
    stage.advance(2000)
    assert desk.view.laid and said, "it comes then, though the pointer rests"


# ---- secrets


def test_two_worlds_are_laid_alike_frame_by_frame():
    match = a_market()
    viewer = match.actors()[0]
    films = []
    for world in (match, match, other_world(match, viewer, 4)):  # the first waits for paintings
        stage = Slow(Title())
        stage.app.push(a_table(world, resumed=True))
        film = []
        for _frame in range(3):
            stage.frame()
            film.append(pixels(stage.app))
        stage.press("Space", "Space")
        while stage.scene.name == "digest":
            stage.press("Space")
        assert stage.scene.name == "table" and stage.scene.session.showing.viewer == viewer
        while not film or not stage.scene.ready or len(film) < 12:
            stage.clock.advance(16)
            stage.frame()
            film.append(pixels(stage.app))
        films.append(film)
    assert differs(match, other_world(match, viewer, 4))
    assert films[1] == films[2] and len(set(films[1])) > 5


def test_a_saved_game_is_rehearsed_alike_whatever_is_hidden_in_it():
    match = a_market()
    counts = []
    for world in (match, match, other_world(match, None, 4)):  # the first waits for paintings
        stage = Slow(Title())
        made = []
        for _step in rehearsal.rehearse_saved(stage.app, world):
            made.append(stage.made)
            stage.app._waited = True
            stage.app._begin()
        counts.append((made, set(map(str, stage.app.gallery.cache._pictures))))
    assert counts[1] == counts[2] and len(counts[1][0]) > 10


def test_what_is_still_to_be_laid_shows_nothing_of_the_viewer_before():
    stage = Slow(a_table(key_largo("hhb")), cost=0.0)
    stage.press("Space", "Space")
    while stage.scene.name == "digest":
        stage.press("Space")
    desk, app = stage.scene, stage.app
    assert desk.session.showing.viewer is not None and desk.ready
    stage.frame()
    app.gallery.cache.clear()
    stage.cost = COST
    desk.view.show(*desk.session.showing.public(), False)
    app.dirty()
    stage.frame()
    bare, floor = desk.view._picture.opening._bare, desk.view._picture._panes._ground
    assert {"tray", "side"} <= bare.keys() and not desk.ready
    for name in bare.keys() - {"board"}:
        box = app.canvas.box(bare[name].area).clip(floor.get_rect())
        seen, nothing = (pygame.image.tobytes(one.subsurface(box), "RGB") for one in (app.surface, floor))
        assert seen == nothing, name


def test_a_veil_falls_at_once_though_its_painting_is_still_to_come():
    match = key_largo("hhb")
    stage = Slow(Title(), (1960, 1080), cost=0.0)  # larger than what tests share
    stage.app.push(a_table(match, resumed=True))
    painted = settled(stage)
    stage.app.gallery.cache.clear()
    stage.cost = 100.0
    stage.app.dirty()
    stage.frame()
    plain = stage.app.surface.get_at((5, 5))
    assert stage.scene.name == "veil" and pixels(stage.app) != painted
    assert plain == pygame.Color(ink_of(match.players[stage.scene.seat].colour).shade)
    for _frame in range(200):
        stage.frame()
    assert pixels(stage.app) == painted and not stage.app._dirty


# ---- what it is made of


def test_a_cache_in_a_hurry_makes_one_picture_at_least_and_keeps_it():
    cache, picture = Cache(1000), pygame.Surface((2, 2))
    with cache.hurried(lambda: True):
        cache.get("one", lambda: picture)
        assert cache.get("one", lambda: picture) is picture
        with pytest.raises(Later):
            cache.get("two", lambda: picture)
    assert "one" in cache and "two" not in cache
    assert cache.get("two", lambda: picture) is picture


def test_drawing_that_was_cut_short_leaves_the_canvas_as_it_was(stage):
    canvas = stage(Title(), SMALL, settings()).app.canvas
    before = (canvas.surface, canvas.palette, canvas.shift, canvas.surface.get_clip())
    with pytest.raises(Later), canvas.restored():  # noqa: SIM117 - the rest is what is cut short
        with canvas.dressed({"ink": "#FF0000"}), canvas.shifted(3, 4), canvas.clipped((1, 2, 3, 4)):
            canvas.surface = pygame.Surface((8, 8))
            raise Later
    assert (canvas.surface, canvas.palette, canvas.shift, canvas.surface.get_clip()) == before


def test_what_is_got_ready_is_done_in_its_order_a_few_steps_at_a_time():
    stage = Slow(Title(), cost=0.0)
    app, done = stage.app, []
    stage.advance(2000)

    def steps(name):
        for number in range(10):
            done.append((name, number))
            stage.clock.time += ahead.WORK_MS / 2
            yield

    for name in "ab":
        app.ahead.prepare(steps(name), stage.scene)
    ticks = Counter()
    while app.ahead._queue:
        before = len(done)
        app.paint()
        stage.clock.advance(ahead.PAUSE_MS)
        app.tick()
        ticks[len(done) - before] += 1
    assert done == [(name, number) for name in "ab" for number in range(10)] and max(ticks) <= 4
    assert app.wait_ms() is None


def test_what_the_uppermost_scene_wants_is_done_before_what_lies_below_it():
    """As a clip that is being saved, over a replay that prints all its pieces."""
    stage, done = Slow(Title(), cost=0.0), []
    stage.advance(2000)

    def steps(name):
        for _number in range(10):
            done.append(name)
            yield

    below = stage.scene
    stage.app.ahead.prepare(steps("below"), below)
    stage.app.push(above := Dialog("", "", [Answer("OK", lambda: None)]))
    stage.app.ahead.prepare(steps("above"), above)
    while stage.app.ahead._queue:
        stage.clock.advance(ahead.PAUSE_MS)
        stage.app.tick()
        stage.app.paint()
    assert done == ["above"] * 10 + ["below"] * 10


def test_what_is_got_ready_takes_no_time_from_a_table_that_is_laid():
    stage, done = Slow(Title()), []
    stage.app.push(desk := a_table(a_match("key_largo")))
    stage.frame()

    def steps():
        done.append(desk.ready)
        yield

    stage.app.ahead.prepare(steps(), desk)
    while not desk.ready:
        stage.clock.advance(16)
        stage.frame()
    stage.advance(2000)
    assert done == [True]


def test_a_save_is_played_through_in_steps_and_is_the_same_match():
    match = under_way()
    path = save_as(match, "Friday")
    found, stops = None, 0
    steps = open_in_steps(path)
    while found is None:
        try:
            next(steps)
            stops += 1
        except StopIteration as end:
            found = end.value
    assert stops > match.step // 20 and found.digest() == match.digest() and found.steps == match.steps


def test_while_a_save_is_played_through_the_scene_before_is_seen_and_one_can_go_back():
    path = save_as(under_way(), "Friday")
    stage = Slow(Title(), cost=0.0)
    shown = settled(stage)
    stage.clock.now = iter(range(0, 10**9, 5)).__next__
    told = []
    stage.app.push(Resuming(resume_in_steps(path), lambda error: told.append(str(error))))
    stage.app.tick()
    stage.app.paint()
    assert stage.scene.name == "resuming" and pixels(stage.app) == shown
    stage.app.feed(Key("Esc", "back"))
    assert stage.scene.name == "title" and not told
    stage.app.push(Resuming(resume_in_steps(path), lambda error: told.append(str(error))))
    for _frame in range(500):
        stage.app.tick()
        stage.app.paint()
    assert stage.scene.name == "veil" and not told


def test_a_fading_pane_that_belongs_to_another_table_is_forgotten():
    stage = Slow(Title())
    stage.app.push(desk := a_table(a_match("key_largo")))
    stage.frames()
    laid = desk.view._picture.opening
    assert stage.app.motion.busy and laid._fading
    laid.begin()
    stage.advance(400)
    assert not laid._fading and laid._before is None and not stage.app.motion.busy


def test_a_frame_has_time_for_the_rest_of_its_work():
    assert max(opening.SHARE_MS, opening.AGAIN_MS) + ahead.WORK_MS < 33


def test_another_viewers_table_is_laid_in_a_longer_frame_rather_than_in_halves(monkeypatch):
    desk = a_table(a_match("key_largo"))
    HeadlessApp(desk, SMALL, settings())
    view, laid = desk.view, desk.view._picture.opening
    monkeypatch.setattr(desk.app, "spent", lambda: opening.SHARE_MS + 5)
    laid.begin()
    assert laid.late()
    view.show(view.table, replace(view.look, viewer=1), animate=False)
    assert laid.running and not laid.late()
    monkeypatch.setattr(desk.app, "spent", lambda: opening.AGAIN_MS + 5)
    assert laid.late()


def test_the_look_of_whoever_looks_next_is_laid_anew_but_not_the_next_table_of_the_same(stage):
    desk = a_table(a_match("key_largo"))
    stage(desk, SMALL, settings())
    view, laid = desk.view, desk.view._picture.opening
    assert not laid.running
    view.show(replace(view.table, clock="Day 9"), view.look, animate=False)
    assert not laid.running
    view.show(view.table, replace(view.look, viewer=1), animate=False)
    assert laid.running


def test_apps_that_never_hurry_make_everything_at_once():
    app = App(pygame.Surface(SMALL).convert(), Screen(key_largo("hb")).clock, settings())
    app.push(a_table(key_largo("hb")))
    app.paint()
    assert app.top.ready
