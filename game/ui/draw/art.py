"""A cache of pictures: drawings rasterised at the size they are shown at, scaled paintings, shadows."""

import logging
import re
from collections.abc import Callable, Hashable
from functools import partial
from pathlib import Path

import pygame

from game import paths
from game.ui.draw.beside import Coming, made_beside, wait_for
from game.ui.draw.cache import Cache
from game.ui.draw.kept import keep, kept
from game.ui.draw.pictures import Fill, cast, fitted, placeholder, rounded, shadow, turned
from game.ui.draw.rasters import Drawing, Rasters, rasterised
from game.ui.draw.scaling import cover_of, scaled

EXPECTED = 5
"""How many pictures are made beside the frames at a time: as many as one table has paintings."""

log = logging.getLogger(__name__)


class BadAsset(Exception):
    """A picture that is missing or cannot be read; the message names its file."""


class Gallery:
    """All pictures of the program, by name and size in pixels.

    `strict` raises BadAsset for a missing drawing (tests); otherwise a visible placeholder is shown and logged.
    """

    def __init__(self, room: int = 96_000_000, strict: bool = False) -> None:
        self.strict = strict
        self.cache = Cache(room)
        self._shapes: dict[tuple[str, str], float] = {}
        self._missed: set[str] = set()
        self._places: dict[tuple[str, str], Path] = {}
        self._baked: dict[tuple[str, str], bool] = {}
        self._painted: dict[Path, tuple[int, int]] = {}
        """The paintings that were shown, and the size they were last shown at."""
        self._coming: dict[Hashable, Coming] = {}
        """What is made beside the frames, the one asked for longest ago first."""
        self._rasters = Rasters()
        self._numbers: dict[Hashable, int] = {}
        self._met: dict[int, tuple[Hashable, int]] = {}

    def number(self, thing: Hashable) -> int:
        """A small number for this thing, and equal things, to keep pictures under: hashing large ones costs more.

        It is the gallery's, as its pictures are: two printers must not mean different things by one number.
        """
        met = self._met.get(id(thing))
        if met is not None and met[0] is thing:
            return met[1]
        if len(self._met) > 5000:
            self._met.clear()
        number = self._numbers.setdefault(thing, len(self._numbers))
        self._met[id(thing)] = (thing, number)
        return number

    def shape(self, folder: str, name: str) -> float:
        """Height of this drawing for a width of 1."""
        key = (folder, name)
        if key not in self._shapes:
            path = paths.assets(folder, f"{name}.svg")
            found = re.search(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"', _read(path)) if path.exists() else None
            self._shapes[key] = float(found[2]) / float(found[1]) if found else 1.0
        return self._shapes[key]

    def drawing(
        self,
        folder: str,
        name: str,
        w: int,
        h: int = 0,
        *,
        tint: str = "",
        fade: float = 1,
        angle: float = 0,
        flip: bool = False,
        upside: bool = False,
        grey: bool = False,
    ) -> pygame.Surface:
        """`assets/<folder>/<name>.svg`, w by h pixels (h 0 = by its own shape), turned `angle` degrees to the left.

        `tint` multiplies it with a colour, `flip` mirrors it left to right, `upside` top to bottom.
        """
        w, h = self._size(folder, name, w, h)
        key = ("drawing", folder, name, w, h)
        if not (tint or angle or flip or upside or grey or fade < 1):
            return self.cache.get(key, lambda: self._rasterise(folder, name, w, h))

        def change() -> pygame.Surface:
            picture = self._rasterise(folder, name, w, h)
            if grey:
                picture = pygame.transform.grayscale(picture)
            if tint:
                picture.fill(pygame.Color(tint), special_flags=pygame.BLEND_RGBA_MULT)
            if flip or upside:
                picture = pygame.transform.flip(picture, flip, upside)
            if angle:
                picture = turned(picture, angle)
            if fade < 1:
                picture.fill((255, 255, 255, round(255 * fade)), special_flags=pygame.BLEND_RGBA_MULT)
            return picture.convert_alpha()

        return self.cache.get((*key, tint, round(fade, 2), round(angle, 1), flip, upside, grey), change)

    def expect_drawing(self, folder: str, name: str, w: int, h: int = 0) -> None:
        """Start to rasterise this drawing on a thread, because it will be shown soon; sizes as of `drawing`."""
        w, h = self._size(folder, name, w, h)
        if ("drawing", folder, name, w, h) not in self.cache:
            self._rasters.expect(self._drawing(folder, name, w, h))

    def expect_no_drawings(self) -> None:
        """What was expected is on the screen; what is not was not needed."""
        self._rasters.forget()

    def _size(self, folder: str, name: str, w: int, h: int) -> tuple[int, int]:
        """At least a pixel each way; h 0 = by its own shape."""
        w = max(1, w)
        return w, max(1, h or round(w * self.shape(folder, name)))

    def _drawing(self, folder: str, name: str, w: int, h: int) -> Drawing:
        """The file of a drawing, and the size in its own shape that covers w by h pixels."""
        return paths.assets(folder, f"{name}.svg"), *cover_of(w, h, self.shape(folder, name))

    def _rasterise(self, folder: str, name: str, w: int, h: int) -> pygame.Surface:
        drawing = self._drawing(folder, name, w, h)
        try:
            return fitted(self._rasters.take(drawing, self.cache.deadline) or rasterised(drawing), w, h)
        except (pygame.error, FileNotFoundError) as error:
            self._miss(drawing[0], error)
            return placeholder(w, h)

    def painting(self, folder: str, name: str, w: int, h: int) -> pygame.Surface:
        """The painting of this name, scaled to cover w by h pixels, its middle shown."""
        path = self._place(folder, name)
        self._painted[path] = (w, h)
        return self.cache.get(("painting", path, w, h), lambda: kept(path, w, h) or self._paint(path, w, h))

    def expect_painting(self, folder: str, name: str, w: int, h: int) -> None:
        """Start to scale this painting on a thread, because it will be shown soon."""
        path = self._place(folder, name)
        if ("painting", path, w, h) not in self.cache:
            self._set_out((path, w, h), partial(scaled, path, w, h))
            while len(self._coming) > EXPECTED:
                del self._coming[next(iter(self._coming))]

    def keep_paintings(self) -> None:
        """Keep on the disk the paintings that were shown so far, so that the next start shows them sooner."""
        for path, (w, h) in self._painted.items():
            keep(path, self.cache.get(("painting", path, w, h), lambda: self._paint(path, w, h)))  # noqa: B023  (at once)

    def _paint(self, path: Path, w: int, h: int) -> pygame.Surface:
        try:
            return self._come((path, w, h), partial(scaled, path, w, h)).convert()
        except (pygame.error, FileNotFoundError) as error:
            self._miss(path, error)
            return placeholder(w, h)

    def _set_out(self, key: Hashable, make: Callable[[], pygame.Surface]) -> Coming:
        """The picture of this key on its way; it sets out now if it has not yet."""
        if key not in self._coming:
            self._coming[key] = made_beside(make)
        return self._coming[key]

    def _come(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """Wait until the picture of this key has come, and expect it no longer. Later if there is no time to wait."""
        coming = self._set_out(key, make)
        wait_for(coming, lambda: self.cache.late)
        del self._coming[key]
        return coming.result()

    def cutout(self, folder: str, name: str, w: int) -> pygame.Surface:
        """`assets/<folder>/paintings/<name>.png`, a painting with a transparent ground, scaled to w pixels wide."""
        path = paths.assets(folder, "paintings", f"{name}.png")

        def make() -> pygame.Surface:
            try:
                whole = pygame.image.load(str(path)).convert_alpha()
            except (pygame.error, FileNotFoundError) as error:
                self._miss(path, error)
                return placeholder(w, w)
            return pygame.transform.smoothscale(whole, (w, round(w * whole.get_height() / whole.get_width())))

        return self.cache.get(("cutout", folder, name, w), make)

    def has_painting(self, folder: str, name: str) -> bool:
        """Return whether the file of this painting exists."""
        if (folder, name) not in self._baked:
            self._baked[folder, name] = self._place(folder, name).exists()
        return self._baked[folder, name]

    def _place(self, folder: str, name: str) -> Path:
        """Where this painting lies, if it was baked: with the pictures of its box, or beside the maps."""
        if (folder, name) not in self._places:
            own, further = paths.assets(folder, "paintings", f"{name}.jpg"), paths.maps("paintings", f"{name}.webp")
            self._places[folder, name] = further if not own.exists() and further.exists() else own
        return self._places[folder, name]

    def rounded(
        self,
        w: int,
        h: int,
        radius: float,
        fill: Fill = "",
        line: str = "",
        thick: float = 0,
        sideways: bool = False,
    ) -> pygame.Surface:
        """A smooth rounded rectangle of w by h pixels; `sideways` runs the gradient from left to right."""
        w, h = max(1, w), max(1, h)
        radius = min(radius, w / 2, h / 2)
        key = ("rounded", w, h, round(radius, 1), fill, line, round(thick, 2), sideways)
        return self.cache.get(key, lambda: rounded(w, h, radius, fill, line, thick, sideways))

    def shadow(self, w: int, h: int, radius: float, blur: int, alpha: int) -> pygame.Surface:
        """The soft shadow of a rounded rectangle, with a margin of 2 * blur + 4 pixels on every side."""
        key = ("shadow", w, h, round(radius), blur, alpha)
        return self.cache.get(key, lambda: shadow(w, h, radius, blur, alpha))

    def cast(self, key: Hashable, picture: pygame.Surface, blur: int, alpha: int) -> pygame.Surface:
        """The soft shadow of any picture, with a margin of 2 * blur pixels on every side."""
        return self.cache.get(("cast", key, blur, alpha), lambda: cast(picture, blur, alpha))

    def made(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """A picture composed by the caller, kept under its key; put the pixel size into the key."""
        return self.cache.get(("made", key), lambda: make().convert_alpha())

    def remade(
        self, key: Hashable, old: Callable[[], pygame.Surface], remake: Callable[[pygame.Surface], pygame.Surface]
    ) -> pygame.Surface:
        """A picture without transparency made of an old one; where there is a hurry, `remake` runs on a thread."""

        def come() -> pygame.Surface:
            make = partial(remake, old())
            return (make() if self.cache.deadline is None else self._come(key, make)).convert()

        return self.cache.get(("made", key), come)

    def _miss(self, path: Path, error: Exception) -> None:
        if self.strict:
            raise BadAsset(f"missing or unreadable picture: {path}") from error
        if str(path) not in self._missed:
            self._missed.add(str(path))
            log.warning("missing or unreadable picture: %s (%s)", path, error)


def _read(path: Path) -> str:
    with path.open(encoding="utf-8") as file:
        return file.read(600)
