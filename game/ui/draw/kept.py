"""Paintings kept on the disk at the size they were last shown at, since scaling one is half of a start."""

import hashlib
import logging
from pathlib import Path

import pygame

from game import paths

log = logging.getLogger(__name__)


def kept(painting: Path, w: int, h: int) -> pygame.Surface | None:
    """This painting, w by h pixels, if it was kept and is whole."""
    try:
        if not any(paths.cache_folder("render").glob(f"{painting.stem}-{w}x{h}-*")):
            return None
        picture = pygame.image.load(str(_place(painting, w, h)))
    except (pygame.error, OSError):
        return None
    return picture.convert() if picture.get_size() == (w, h) else None


def keep(painting: Path, picture: pygame.Surface) -> None:
    """Keep a painting for the next start, and no other size of it; nothing is lost when the disk refuses."""
    try:
        place = _place(painting, *picture.get_size())
        if place.exists():
            return
        for old in place.parent.glob(f"{painting.stem}-*"):
            old.unlink()
        half = place.with_name(f"half-{place.name}")
        pygame.image.save(picture, str(half))
        half.replace(place)
    except (pygame.error, OSError) as error:
        log.info("the painting %s was not kept: %s", painting.stem, error)


def _place(painting: Path, w: int, h: int) -> Path:
    """Where it lies; another file of the same name has another place."""
    digest = hashlib.blake2b(painting.read_bytes(), digest_size=8).hexdigest()
    return paths.cache_folder("render") / f"{painting.stem}-{w}x{h}-{digest}.bmp"
