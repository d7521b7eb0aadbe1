"""A cache of scaled paintings on the disk, in the size they were last shown at: scaling takes half of a start."""

import hashlib
import logging
import struct
from pathlib import Path

import pygame

from game import disk, paths

log = logging.getLogger(__name__)


def kept(painting: Path, w: int, h: int) -> pygame.Surface | None:
    """Return this painting, w by h pixels, from the cache; None if it is not there or damaged."""
    try:
        if not any(paths.cache_folder("render").glob(f"{painting.stem}-{w}x{h}-*")):
            return None
        place = _place(painting, w, h)
        if not _holds(place, w, h):
            return None
        picture = pygame.image.load(str(place))
    except (pygame.error, OSError):
        return None
    return picture.convert() if picture.get_size() == (w, h) else None


def keep(painting: Path, picture: pygame.Surface) -> None:
    """Store a painting for the next start and remove its other sizes; disk errors are only logged."""
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


def _holds(place: Path, w: int, h: int) -> bool:
    """Whether a picture of this size lies there, by the first bytes of the file: nothing larger is ever unpacked."""
    if not disk.is_file(place) or place.stat().st_size > 4 * w * h + 1024:
        return False
    with place.open("rb") as file:
        head = file.read(26)
    return len(head) == 26 and head[:2] == b"BM" and struct.unpack("<ii", head[18:]) == (w, h)


def _place(painting: Path, w: int, h: int) -> Path:
    """Where it lies; another file of the same name has another place."""
    digest = hashlib.blake2b(painting.read_bytes(), digest_size=8).hexdigest()
    return paths.cache_folder("render") / f"{painting.stem}-{w}x{h}-{digest}.bmp"
