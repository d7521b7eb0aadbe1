"""Drawings that will be shown soon are rasterised on a thread: the same pictures, and no frame waits for long."""

from threading import current_thread, main_thread

import pygame
import pytest

from game import paths
from game.ui.draw import art, pictures, rasters
from game.ui.draw.art import BadAsset, Gallery
from game.ui.draw.cache import Later
from game.ui.draw.rasters import Rasters, rasterised

DOUBLOON = (paths.assets("killmans_keep", "doubloon.svg"), 48, 48)
OTHER = (paths.assets("killmans_keep", "doubloon.svg"), 24, 24)


EXPECT = Gallery.expect_drawing
"""As it is: stages, which share what they draw, expect nothing."""


@pytest.fixture(autouse=True)
def _window(monkeypatch):
    monkeypatch.setattr(Gallery, "expect_drawing", EXPECT)
    pygame.display.init()
    window = pygame.Window("stage", (16, 16), hidden=True)
    window.get_surface()
    yield
    window.destroy()


def pixels(picture):
    return pygame.image.tobytes(picture, "RGBA")


def never():
    return False


def test_an_expected_drawing_is_the_one_that_is_rasterised_at_once():
    expected = Rasters()
    expected.expect(DOUBLOON)
    expected.expect(DOUBLOON)
    assert len(expected._expected) == 1
    assert pixels(expected.take(DOUBLOON, never)) == pixels(rasterised(DOUBLOON))
    assert expected.take(DOUBLOON, never) is None, "it was taken"


def test_what_nobody_expects_is_left_to_who_wants_it():
    assert Rasters().take(DOUBLOON, never) is None


def test_a_frame_does_not_wait_when_it_is_late(monkeypatch):
    expected = Rasters()
    monkeypatch.setattr(expected, "_thread", "nobody works")
    expected.expect(DOUBLOON)
    with pytest.raises(Later):
        expected.take(DOUBLOON, lambda: True)
    assert expected.take(DOUBLOON, None) is None, "it has not begun: who cannot wait does it"


def test_of_too_many_the_first_are_given_up(monkeypatch):
    expected = Rasters()
    monkeypatch.setattr(expected, "_thread", "nobody works")
    monkeypatch.setattr(rasters, "MOST", 1)
    expected.expect(OTHER)
    expected.expect(DOUBLOON)
    assert expected.take(OTHER, lambda: True) is None
    with pytest.raises(Later):
        expected.take(DOUBLOON, lambda: True)


def test_what_is_forgotten_is_expected_no_longer():
    expected = Rasters()
    expected.expect(DOUBLOON)
    expected.forget()
    assert expected.take(DOUBLOON, lambda: True) is None


def not_here(drawing):
    raise AssertionError(f"{drawing} is made in a frame")


def test_a_gallery_shows_what_it_expected(monkeypatch):
    gallery = Gallery(strict=True)
    there = pixels(Gallery(strict=True).drawing("killmans_keep", "doubloon", 40))
    gallery.expect_drawing("killmans_keep", "doubloon", 40)
    monkeypatch.setattr(art, "rasterised", not_here)
    with gallery.cache.hurried(never):
        assert pixels(gallery.drawing("killmans_keep", "doubloon", 40)) == there
        with pytest.raises(AssertionError, match="in a frame"):
            gallery.drawing("killmans_keep", "doubloon", 41)


def test_a_drawing_that_is_missing_is_told_where_it_is_shown(monkeypatch):
    gallery = Gallery(strict=True)
    monkeypatch.setattr(art, "rasterised", not_here)
    gallery.expect_drawing("killmans_keep", "no such drawing", 40)
    with pytest.raises(BadAsset), gallery.cache.hurried(never):
        gallery.drawing("killmans_keep", "no such drawing", 40)


def test_a_picture_is_remade_beside_the_frames_as_it_is_at_once():
    gallery, other, threads = Gallery(), Gallery(), []
    old = pygame.Surface((8, 8)).convert()
    old.fill("#204060")

    def grey(picture):
        threads.append(current_thread())
        return pygame.transform.grayscale(picture)

    with gallery.cache.hurried(never):
        beside = gallery.remade("grey", old.copy, grey)
    assert pixels(beside) == pixels(other.remade("grey", old.copy, grey))
    assert [thread is main_thread() for thread in threads] == [False, True]


def test_a_picture_that_fades_is_never_drawn_the_slow_way():
    picture = pygame.Surface((8, 8)).convert()
    seen = []
    for part in (1.0, 0.5, 0.0):
        pictures.fade(picture, part)
        seen.append(picture.get_alpha())
    assert seen == [254, 128, 0]
