"""The shell at every window and text size: nothing overlaps, leaves the window, is cut, too small or too faint."""

import pygame
import pytest

from game import words
from tests.conftest import all_asked_for
from tests.ui.at_shell import NAMES, SCENES, at_rest, finished, saved, settings, under_way
from tests.ui.checks import faults, overlaps, too_small_to_hit
from tests.ui.pseudo import Pseudo
from tests.ui.sizes import TEXTS, WINDOWS

LOOKED_AT = (
    ((1024, 640), 100), ((1024, 640), 200), ((1280, 720), 125), ((1920, 1080), 100), ((1920, 1080), 150),
    ((1920, 1200), 200), ((2560, 1080), 90),
)  # fmt: skip
TIGHTEST = [LOOKED_AT[1], LOOKED_AT[2], LOOKED_AT[4], LOOKED_AT[6]]
"""The largest words in the smallest windows, and the widest window: every run; the others go in `make test-all`."""
PAINTED = [LOOKED_AT[2], LOOKED_AT[3]]
"""Where it is looked at the contrast of every scene as well, not only where each word stands."""


FACES = -50_000
"""Letters on faces are recorded left of this: the table's tests look at them."""


def seen_faults(stage):
    """Faults of what the shell draws."""
    stage.frame()
    stage.recorder.drawn[:] = [one for one in stage.recorder.drawn if one.rect.x > FACES]
    cut = [f"text {one.text!r} is cut" for one in stage.recorder.drawn if one.text.endswith("…")]
    return faults(stage) + cut


def outside(stage):
    screen = stage.app.measure.area.inflate(4, 4)
    return [target.id for target in stage.scene.focus.targets() if not screen.contains(target.rect)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_widgets_keep_apart_inside_the_window_and_large_enough_at_all_sizes(name, stage):
    saved()
    scene = stage(SCENES[name](), (640, 400), settings())
    for size in WINDOWS:
        scene.app.resize(pygame.Surface(size))
        for percent in TEXTS:
            scene.app.change(text_percent=percent)
            scene.app.settle()
            where = f"{name} at {size}, text {percent} %"
            assert not overlaps(scene), where
            assert not too_small_to_hit(scene), where
            assert not outside(scene), where


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_words_are_whole_and_large(name, stage, unpainted, pytestconfig):
    saved()
    for size, percent in LOOKED_AT if all_asked_for(pytestconfig) else TIGHTEST:
        seen = at_rest(stage(SCENES[name](), size, settings(percent, reduce_motion=True)))
        assert not seen_faults(seen), f"{name} at {size}, text {percent} %"


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_words_are_clear(name, stage, pytestconfig):
    saved()
    for size, percent in PAINTED if all_asked_for(pytestconfig) else PAINTED[:1]:
        seen = at_rest(stage(SCENES[name](), size, settings(percent, reduce_motion=True)))
        assert not seen_faults(seen), f"{name} at {size}, text {percent} %"


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", NAMES)
def test_a_language_with_longer_words_fits(name, stage, unpainted):
    under_way(), finished(2), finished(5)
    saved()
    words.use_catalogue(Pseudo())
    seen = at_rest(stage(SCENES[name](), (1280, 720), settings(reduce_motion=True)))
    assert not seen_faults(seen)


@pytest.mark.sample(2)
@pytest.mark.parametrize("name", ["title", "setup of five", "settings display", "why", "results of five"])
def test_high_contrast_is_at_least_as_clear(name, stage):
    saved()
    seen = at_rest(stage(SCENES[name](), (1600, 900), settings(high_contrast=True, reduce_motion=True)))
    assert not seen_faults(seen)
