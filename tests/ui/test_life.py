"""Life while nobody acts: small regions, some times a second, by the clock alone, and only for who looks."""

import pygame
import pytest

from game import paths
from game.board.tiled import load_board
from game.ui.draw.life import LARGEST, MOST, Life, Stir, draw_glow, draw_ripple, draw_waves
from game.ui.draw.measure import Rect
from game.ui.scenes.play.still import Still
from game.ui.scenes.reading.results import Results
from game.ui.scenes.start.title import Title
from game.ui.shell.headless import HeadlessApp
from game.ui.shell.living import ASLEEP_MS, BEAT_MS
from game.ui.shell.scene import Scene
from tests.ui.at_screen import SMALL, Screen, key_largo
from tests.ui.at_shell import finished
from tests.ui.keep_worlds import keep_at
from tests.ui.two_worlds import at_random, differs, other_world

KINDS = (draw_waves, draw_glow, draw_ripple)


def live(scene=None, **changes):
    """A screen that lives, when nothing moves any more."""
    screen = Screen(key_largo("hh"), hand_over="open", **changes) if scene is None else HeadlessApp(scene, SMALL)
    screen.settle()
    screen.app.living.wanted = True
    screen.app.dirty()
    screen.frame()
    screen.frame()  # a table that has just been opened comes alive with the frame after
    return screen


def picture(app):
    return pygame.image.tobytes(app.surface, "RGB")


def beat(app, clock, times=1):
    """Let so many beats pass, drawing as the window does; return how often something was drawn."""
    drawn = 0
    for _time in range(times):
        clock.advance(BEAT_MS)
        app.tick()
        drawn += app.paint()
    return drawn


def test_a_table_lives_in_small_regions():
    screen = live()
    before = screen.app.surface.copy()
    assert beat(screen.app, screen.clock, 8) == 8
    changed = pygame.mask.from_threshold(screen.app.surface, (0, 0, 0), (1, 1, 1, 255), before)
    changed.invert()
    boxes = changed.get_bounding_rects()
    assert 0 < changed.count() < 0.02 * changed.get_rect().w * changed.get_rect().h and boxes
    board = screen.app.measure.rect(screen.desk.view.plan().context.zones.board)
    assert all(board.contains(box) for box in boxes)


def test_nothing_lives_below_a_bargain():
    for phase, alive in (("act", True), ("answer", False)):
        screen = Screen(keep_at(phase, kinds="hb"), hand_over="open")
        screen.settle()
        assert bool(list(screen.desk.view._picture._stirs())) is alive, phase


def test_what_is_seen_depends_on_the_clock_alone():
    one, other = live(), live()
    beat(one.app, one.clock, 8)
    other.clock.advance(8 * BEAT_MS)
    other.app.dirty()
    other.app.tick()
    other.app.paint()
    assert picture(one.app) == picture(other.app)


@pytest.mark.sample(3)
@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_hidden_shows_in_what_lives(seed):
    match = at_random(key_largo("hhh", str(seed)), 40 + 10 * seed, seed)
    viewer = match.actors()[0]
    world = other_world(match, viewer, seed)
    assert differs(match, world)
    frames = []
    for each in (match, world):
        screen = HeadlessApp(Still(each, viewer), SMALL)
        screen.app.living.wanted = True
        screen.app.dirty()
        screen.frame()
        beat(screen.app, screen.clock, 5)
        frames.append(picture(screen.app))
    assert frames[0] == frames[1]


def test_it_sleeps_until_the_next_beat():
    screen = live()
    assert 0 < screen.app.wait_ms() <= BEAT_MS
    assert not screen.app.paint()


@pytest.mark.parametrize("why", ("reduced", "away", "asleep", "covered", "never"))
def test_it_stands_still(why):
    screen = live(reduce_motion=why == "reduced")
    app = screen.app
    match why:
        case "away":
            app.focus_lost()
        case "asleep":
            screen.clock.advance(ASLEEP_MS)
        case "covered":
            app.push(Scene())
        case "never":
            app.living.wanted = False
    screen.settle()
    screen.frame()
    before = picture(app)
    assert not beat(app, screen.clock, 8)
    assert picture(app) == before


def test_a_click_wakes_what_has_gone_to_sleep():
    screen = live()
    screen.clock.advance(ASLEEP_MS)
    assert not beat(screen.app, screen.clock, 3)
    screen.press("Tab")
    screen.frame()
    assert beat(screen.app, screen.clock, 3) == 3


def test_the_lamp_of_the_title_flickers():
    title = live(Title())
    seen = set()
    for _moment in range(12):
        assert beat(title.app, title.clock)
        seen.add(picture(title.app))
    assert len(seen) > 4


def test_light_plays_on_the_winners_when_they_have_been_counted():
    results = HeadlessApp(Results(finished(3)), SMALL)
    results.app.living.wanted = True
    results.frame()
    assert results.app.motion.busy and not results.app.living.beating(results.scene), "not while it is counted"
    results.settle()
    results.frame()
    seen = set()
    for _moment in range(12):
        assert beat(results.app, results.clock)
        seen.add(picture(results.app))
    assert len(seen) > 4
    results.app.change(reduce_motion=True)
    results.frame()
    assert not beat(results.app, results.clock, 4)


def test_what_is_drawn_over_a_region_stays():
    screen = live()
    app, life = screen.app, Life()
    here, there = Rect(400, 300, 60, 20), Rect(600, 300, 60, 20)
    life.lay(app.canvas, (Stir(here, draw_glow), Stir(there, draw_glow)), 0)
    app.canvas.fill(here, "#FF00FF")
    covered, free = (app.canvas.box(area) for area in (here, there))
    before = pygame.image.tobytes(app.surface.subsurface(free), "RGB")
    assert life.beat(app.canvas, 700)
    assert app.surface.get_at(covered.center)[:3] == (255, 0, 255)
    assert pygame.image.tobytes(app.surface.subsurface(free), "RGB") != before


@pytest.mark.parametrize("draw", KINDS, ids=lambda draw: draw.__name__)
def test_every_kind_moves_and_stays_in_its_region(draw):
    app = live().app
    area = Rect(500, 320, 90, 40)
    ground, seen = app.surface.copy(), set()
    for moment in range(0, 6000, 500):
        app.surface.blit(ground, (0, 0))
        life = Life()
        life.lay(app.canvas, (Stir(area, draw),), moment)
        seen.add(pygame.image.tobytes(app.surface.subsurface(app.canvas.box(area)), "RGB"))
        outside = app.surface.copy()
        outside.blit(ground, app.canvas.box(area), app.canvas.box(area))
        assert pygame.image.tobytes(outside, "RGB") == pygame.image.tobytes(ground, "RGB")
    assert len(seen) > 4


@pytest.mark.parametrize("name", ("island", "lake", "keep", "tarn", "windward"))
def test_maps_hold_no_more_than_may_live(name):
    board = load_board(paths.maps(f"{name}.tmx"))
    spaces = [space for space in board.spaces.values() if space.layer == "life"]
    assert len(spaces) + 6 <= MOST
    assert all(space.w <= LARGEST[0] / 2 and space.h <= LARGEST[1] / 2 for space in spaces)
