"""Paintings kept on the disk: the same picture, sooner; never a wrong one."""

import pygame
import pytest

from game import paths
from game.ui.draw.art import BadAsset, Gallery
from game.ui.draw.kept import keep, kept


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(paths, "cache_folder", lambda *_parts: tmp_path)
    pygame.display.init()
    window = pygame.Window("kept", (16, 16), hidden=True)
    window.get_surface()
    return tmp_path


def pixels(picture):
    return pygame.image.tobytes(picture, "RGB")


def test_the_next_start_shows_the_very_same_painting(folder):
    first = Gallery()
    scaled = first.painting("ui", "title", 320, 180)
    assert not list(folder.iterdir())
    first.keep_paintings()
    (file,) = folder.iterdir()
    painting = paths.assets("ui", "paintings", "title.jpg")
    again = kept(painting, 320, 180)
    assert pixels(again) == pixels(scaled) == pixels(Gallery().painting("ui", "title", 320, 180))
    assert kept(painting, 321, 180) is None
    again.fill("red")
    pygame.image.save(again, str(file))
    assert pixels(Gallery().painting("ui", "title", 320, 180)) == pixels(again)  # it was the kept one that was shown


@pytest.mark.parametrize("content", (b"", b"BM no picture", None))
def test_a_kept_painting_that_is_gone_or_torn_is_painted_again(folder, content):
    first = Gallery()
    scaled = pixels(first.painting("ui", "title", 320, 180))
    first.keep_paintings()
    (file,) = folder.iterdir()
    if content is None:
        file.unlink()
    else:
        file.write_bytes(content)
    assert pixels(Gallery(strict=True).painting("ui", "title", 320, 180)) == scaled


def test_another_painting_of_the_same_name_is_not_mistaken_for_the_kept_one(folder, tmp_path):
    painting = tmp_path / "sea.jpg"
    painting.write_bytes(b"one")
    keep(painting, pygame.Surface((8, 8)))
    assert kept(painting, 8, 8)
    painting.write_bytes(b"another")
    assert kept(painting, 8, 8) is None


def test_one_size_of_a_painting_is_kept(folder):
    painting = paths.assets("ui", "paintings", "title.jpg")
    for size in ((8, 8), (9, 9)):
        keep(painting, pygame.Surface(size))
    assert [file.name.split("-")[1] for file in folder.iterdir()] == ["9x9"]


def test_a_disk_that_refuses_changes_nothing(monkeypatch):
    def refuse(*_parts):
        raise OSError("full")

    monkeypatch.setattr(paths, "cache_folder", refuse)
    gallery = Gallery(strict=True)
    assert gallery.painting("ui", "title", 320, 180).get_size() == (320, 180)
    gallery.keep_paintings()


def test_a_painting_that_was_expected_is_the_same_one(folder):
    gallery = Gallery(strict=True)
    gallery.expect_painting("ui", "title", 320, 180)
    expected = gallery.painting("ui", "title", 320, 180)
    assert pixels(expected) == pixels(Gallery().painting("ui", "title", 320, 180))
    gallery.expect_painting("ui", "title", 320, 180)
    assert gallery.painting("ui", "title", 320, 180) is expected


def test_a_painting_that_is_missing_is_told_where_it_is_shown(folder):
    gallery = Gallery(strict=True)
    gallery.expect_painting("ui", "no such painting", 320, 180)
    with pytest.raises(BadAsset):
        gallery.painting("ui", "no such painting", 320, 180)
