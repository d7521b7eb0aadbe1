"""Text in the two bundled type families, rendered once and cached."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from importlib.resources import files

import pygame

from game.ui.draw.cache import Cache

FACES: dict[str, tuple[str, str]] = {
    "text": ("sans", "Regular"),
    "strong": ("sans", "Semibold"),
    "bold": ("sans", "Bold"),
    "black": ("sans", "Black"),
    "italic": ("sans", "It"),
    "figure": ("sans", "Bold"),
    "serif": ("serif", "Regular"),
    "title": ("serif", "Semibold"),
    "display": ("serif", "Bold"),
    "poster": ("serif", "Black"),
    "serif_italic": ("serif", "It"),
    "title_italic": ("serif", "SemiboldIt"),
}
FAMILIES = {"sans": ("font_source_sans_pro", "SourceSansPro"), "serif": ("font_source_serif_pro", "SourceSerifPro")}
NARROW, NARROW_ITALIC = re.compile("[%…“«”„»](?=.)"), re.compile("[%…“«](?=.)")
"""Signs of the serif faces that are narrower than what they draw, so that a letter after them would run in,"""
LACKING = {"%": 4, "…": 3}
"""and how many spaces they lack; the others lack one."""
UNEVEN = 32
"""Below so many pixels letters with serifs are printed twice as large: else each moves to a whole pixel, unevenly."""
TOGETHER = re.compile(r"[^\S\xa0]+(?![%·])")
"""Where a line may be broken: not before a sign that belongs to the number before it, nor at a no-break space."""
CAPITALS = 0.33
"""Half the height of a capital, in parts of the text size: both families agree."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """One text that was drawn, for tests of contrast and size."""

    text: str
    px: int
    size: float
    """In units; 0 = its size was given in pixels, as on faces and boards."""
    colour: pygame.Color
    grounds: tuple[pygame.Color, ...]
    """The mean colours of the ground behind it, from left to right."""
    rect: pygame.Rect


@dataclass(slots=True)
class Recorder:
    """Records the texts that are drawn from its creation on."""

    drawn: list[Drawn] = field(default_factory=list)

    def note(
        self, surface: pygame.Surface, text: str, px: int, size: float, colour: pygame.Color, rect: pygame.Rect
    ) -> None:
        """Record a text that is about to be drawn, with the colours of the ground under it."""
        seen = rect.clip(surface.get_clip())
        if seen.w < 1 or seen.h < 1:
            return
        band = seen.inflate(0, -seen.h // 3)
        step = max(1, band.w // 4)
        parts = [pygame.Rect(band.x + n * step, band.y, step, max(1, band.h)).clip(seen) for n in range(4)]
        grounds = [pygame.Color(*pygame.transform.average_color(surface, part)) for part in parts if part.w and part.h]
        self.drawn.append(Drawn(text, px, size, colour, tuple(grounds), rect))

    def texts(self) -> list[str]:
        """Every text drawn, in drawing order."""
        return [one.text for one in self.drawn]


def _printed(text: str, face: str) -> str:
    """The text with the apostrophes of print, and with the room that signs of the serif faces lack before a letter."""
    text = text.replace("'", "’")
    family, weight = FACES[face]
    if family != "serif":
        return text
    narrow = NARROW_ITALIC if weight.endswith("It") else NARROW
    return narrow.sub(lambda sign: sign[0] + "\u00a0" * LACKING.get(sign[0], 1), text)


def _times(face: str, px: int) -> int:
    """How many times as large as it is shown text is printed."""
    return 2 if FACES[face][0] == "serif" and px < UNEVEN else 1


class Lettering:
    """Fonts and rendered lines; sizes are pixels here."""

    def __init__(self, room: int = 24_000_000) -> None:
        pygame.font.init()
        self._fonts: dict[tuple[str, int], pygame.font.Font] = {}
        self._lines: dict[tuple[str, str, int, int], list[str]] = {}
        self._widths: dict[tuple[str, str, int], float] = {}
        self.cache = Cache(room)

    def font(self, face: str, px: int) -> pygame.font.Font:
        """The font of this face at this size; a size opens in about 40 microseconds and stays open."""
        key = (face, px)
        if key not in self._fonts:
            family, weight = FACES[face]
            package, stem = FAMILIES[family]
            self._fonts[key] = pygame.font.Font(str(files(package) / "files" / f"{stem}-{weight}.ttf"), px)
        return self._fonts[key]

    def width(self, text: str, face: str, px: int) -> float:
        """Width in pixels."""
        key = (text, face, px)
        if key not in self._widths:
            if len(self._widths) > 5000:
                self._widths.clear()
            self._widths[key] = self._wide(text, face, px) if text else 0
        return self._widths[key]

    def _wide(self, text: str, face: str, px: int) -> float:
        times = _times(face, px)
        return self.font(face, px * times).size(_printed(text, face))[0] / times

    def ascent(self, face: str, px: int) -> float:
        """How far above the line on which letters stand a line's picture begins, in pixels."""
        times = _times(face, px)
        return self.font(face, px * times).get_ascent() / times

    def lacks(self, letter: str) -> bool:
        """Return whether the fonts have no glyph for this letter, so that a box is drawn instead."""
        font = self.font("text", 20)
        one, none = (font.render(sign, False, "white") for sign in (letter, "\uffff"))
        return pygame.image.tobytes(one, "RGBA") == pygame.image.tobytes(none, "RGBA")

    def image(self, text: str, face: str, px: int, colour: pygame.Color) -> pygame.Surface:
        """The text as a picture."""
        key = (text, face, px, tuple(colour))
        return self.cache.get(key, lambda: self._render(_printed(text, face), face, px, colour))

    def _render(self, text: str, face: str, px: int, colour: pygame.Color) -> pygame.Surface:
        times = _times(face, px)
        image = self.font(face, px * times).render(text, True, colour)
        if times > 1:
            wide, high = image.get_size()
            image = pygame.transform.smoothscale(image, (max(1, round(wide / times)), max(1, round(high / times))))
        return image.convert_alpha()

    def lines(self, text: str, face: str, px: int, room: int) -> Sequence[str]:
        """The text broken into lines of at most `room` pixels; a word longer than a line is broken inside."""
        key = (text, face, px, room)
        if key not in self._lines:
            if len(self._lines) > 2000:
                self._lines.clear()
            parts = (TOGETHER.split(part.strip()) for part in text.split("\n"))
            self._lines[key] = [line for words in parts for line in self._break(words, face, px, room)]
        return self._lines[key]

    def _break(self, words: list[str], face: str, px: int, room: int) -> list[str]:
        done, line = [], ""
        wide = partial(self._wide, face=face, px=px)

        for word in words:
            longer = f"{line} {word}" if line else word
            if wide(longer) <= room:
                line = longer
                continue
            if line:
                done.append(line)
            line = word
            while wide(line) > room and len(line) > 1:
                cut = next((n for n in range(len(line) - 1, 1, -1) if wide(line[:n]) <= room), 1)
                done.append(line[:cut])
                line = line[cut:]
        return [*done, line]

    def fit(self, text: str, face: str, px: int, room: float, floor: int) -> int:
        """The largest size up to `px` and not below `floor` at which the text fits into `room` pixels."""
        wide = self.width(text, face, px)
        if wide > room and px > floor:  # near the size in proportion: opening every font above it takes long
            px = max(floor, min(px - 1, int(px * room / wide) + 2))
        while px > floor and self.width(text, face, px) > room:
            px -= 1
        return px

    def shorten(self, text: str, face: str, px: int, room: float) -> str:
        """The text, cut with an ellipsis when even the smallest size does not fit."""
        if self.width(text, face, px) <= room:
            return text
        while text and self.width(text + "…", face, px) > room:
            text = text[:-1].rstrip()
        return text + "…"
