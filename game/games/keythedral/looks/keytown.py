"""Keytown: craftsmen, the trader, laws on offer and in force, the store, and the stones of the work order."""

from collections.abc import Sequence
from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Passage, Words
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.looks import icons
from game.games.keythedral.looks.colours import SEATS
from game.games.keythedral.texts import law_words
from game.words import _

BUSTS = ("blacksmith", "glassmaker", "goldsmith", "trader", "law_master")
CRAFTSMAN = (108.0, 178.0)
LAW = (168.0, 236.0)
STONE, NICHE = (103.0, 72.0), (64.0, 72.0)
"""A stone of the work order with its marker, and the part in which its number stands."""
PHASE = {1: "water", 2: "leaf", 3: "amber", 5: "glass"}


def price(place: int, left: int, trade: int) -> list[icons.Token]:
    """What is given and what comes for it, with what is left of it."""
    if place < len(box.CRAFT):
        return [str(box.CRAFT[place]), icons.cube(-1), icons.ARROW, icons.cube(box.IRON + place)]
    if place == len(box.CRAFT):
        return [*icons.some(trade, icons.cube(-1)), icons.ARROW, icons.cube(-1)]
    return [icons.cube(box.WINE), icons.ARROW, icons.LAW]


@lru_cache(maxsize=256)
def craftsman(place: int, name: str, left: int, trade: int, beside: tuple[str, ...] = ()) -> Face:
    """A person of Keytown: a portrait, the name, the price, and what is left in the workshop (below 0: nothing is).

    `beside`: the names of all in the row.
    """
    wide, high = CRAFTSMAN
    frame = Box(0, 0, wide, high, 10, "plate>plate_low", "rim", 2)
    whole: list[Part] = [frame, Art(BUSTS[place], 8, 5, 92, 100.6)]
    whole.append(Words(name, wide / 2, 117, 18, "title", "ink", "centre", wide - 8, beside))
    whole += icons.line(price(place, left, trade), wide / 2, 142, 31)
    low: list[Part] = [frame, Art(BUSTS[place], 17, 4, 74, 81)]
    low.append(Words(name, wide / 2, 99, 18, "title", "ink", "centre", wide - 10, beside))
    low += icons.line(price(place, left, trade), wide / 2, 129, 31)
    if left >= 0:
        whole.append(Words(f"×{left}", wide / 2, 165, 17, "strong", "muted", "centre", wide - 10))
        low.append(Words(f"×{left}", wide / 2, 161, 23, "strong", "muted", "centre", wide - 10))
    return Face(wide, high, tuple(whole), small=Face(wide, high, tuple(low)))


ARCH = (
    (15, 115.5), (153, 115.5), (153, 33), (150, 26), (141, 20.5), (124, 17), (84, 12), (44, 17), (27, 20.5), (18, 26),
    (15, 33),
)  # fmt: skip
"""The corners of the picture on a law card."""


def vignette(number: int, x: float, y: float, wide: float) -> Art:
    """The picture of a law alone, so wide, with its corner at (x, y); three quarters as high."""
    left, top = ARCH[0][0], ARCH[6][1]
    k = wide / (ARCH[1][0] - left)
    within = tuple((px * k, py * k) for px, py in ARCH)
    return Art(f"law_{number + 1:02d}", x - left * k, y - top * k, LAW[0] * k, LAW[1] * k, within=within)


@lru_cache(maxsize=32)
def law_scene(number: int) -> Face:
    """The picture of a law without its name, for where that is said beside it."""
    return Face(154, 115, (vignette(number, 0, 0, 154),))


@lru_cache(maxsize=64)
def law(number: int, chosen: bool = False, beside: tuple[str, ...] = ()) -> Face:
    """A law card with its picture and its words; small, it has only its name. `beside`: the names of all in the row."""
    wide, high = LAW
    name, ink = names.law_name(number), "ruby"
    card = Art(f"law_{number + 1:02d}", 0, 0, wide, high)
    glow: list[Part] = [Box(-4, -4, wide + 8, high + 8, 12, "", "glow", 6)] if chosen else []
    words = Passage(law_words(number), 84, 159, 142, 15, "text", "ink", "centre")
    whole = (*glow, card, Words(name, 84, 128, 20, "title", ink, "centre", 142, beside), words)
    low = (
        *glow,
        Box(2, 4, wide - 4, high - 10, 10, "law_paper>law_low", "ruby", 3),
        vignette(number, 7, 10, 154),
        Words(name, 84, 152, 31, "title", ink, "centre", 146, beside),
        Words(phase_words(number), 84, 196, 25, "text", "muted", "centre", 150),
    )
    return Face(wide, high, whole, small=Face(wide, high, low))


@lru_cache(maxsize=4)
def law_gone() -> Face:
    """The place of a law that was procured, or for which there is no card."""
    wide, high = LAW
    return Face(
        wide,
        high,
        (Box(4, 6, wide - 8, high - 14, 10, "slab", "slab_line", 2.5), Art("law_back", 54, 78, 60, 84.3, fade=0.3)),
    )


@lru_cache(maxsize=32)
def deck(n: int) -> Face:
    """The laws that lie face down, and how many they are."""
    parts: list[Part] = [Art("law_back", 0, 0, 84, 118, grey=not n), Box(24, 76, 36, 36, 18, "plate", "ruby_dark", 2)]
    parts.append(Words(str(n), 42, 94, 22, "figure", "ink", "centre", 32))
    return Face(84, 118, tuple(parts))


@lru_cache(maxsize=128)
def in_force(laws: tuple[tuple[int, Face], ...]) -> Face:
    """Laws that hold in this round, each with its sign: the emblem of whoever played it, or the cube it names."""
    parts: list[Part] = [Box(0, 0, 110, 118, 8, "slab", "slab_line", 2)]
    if len(laws) == 1:
        number, sign = laws[0]
        parts += [vignette(number, 6, 6, 98), *icons.line([sign], 55, 98, 34)]
    for n, (number, sign) in enumerate(laws[:2] if len(laws) > 1 else ()):
        parts += [vignette(number, 6, 4 + 56 * n, 70), *icons.line([sign], 91, 30 + 56 * n, 30)]
    return Face(110, 118, tuple(parts))


@lru_cache(maxsize=128)
def store(title: str, counts: tuple[int, ...]) -> Face:
    """The resources in the store."""
    wide, high = 208.0, 104.0
    frame = Box(0, 0, wide, high, 10, "plate>plate_low", "rim", 2)
    whole: list[Part] = [frame, Words(title, 12, 19, 18, "title", "ink", "left", 180)]
    low: list[Part] = [frame]
    for colour in box.RESOURCES:
        x = 22 + 41 * colour
        whole += icons.line([icons.cube(colour)], x, 52, 36)
        whole.append(Words(str(counts[colour]), x, 86, 20, "figure", "ink", "centre", 36))
        low += icons.line([icons.cube(colour)], x, 32, 38)
        low.append(Words(str(counts[colour]), x, 78, 27, "figure", "ink", "centre", 38))
    return Face(wide, high, tuple(whole), small=Face(wide, high, tuple(low)))


@lru_cache(maxsize=8)
def order_slab(title: str, words: str) -> Face:
    """The slab of the work order, with what happens now."""
    slab = Box(0, 0, 700, 76, 12, "slab", "slab_line", 2)
    parts = (
        slab,
        Words(title, 14, 28, 20, "title", "cream", "left", 134),
        Words(words, 14, 54, 16, "text", "dust", "left", 134),
    )
    small = (
        slab,
        Words(title, 10, 25, 24, "title", "cream", "left", 140),
        Words(words, 10, 54, 22, "text", "dust", "left", 140),
    )
    return Face(700, 76, parts, small=Face(700, 76, small))


@lru_cache(maxsize=256)
def stone(number: int, marker: int, colour: int, lit: bool) -> Face:
    """A number that is called; with its marker (1 to 5, 0 = not yet) and the emblem of whoever put it there."""
    parts: list[Part] = [Box(-2, -3, 68, 78, 12, "", "glow", 4)] if lit else []
    parts += [
        Art("order_niche", 0, 0, 64, 72),
        Words(str(number), 32, 42, 38, "title", "cream" if not marker else "dust", "centre", 50),
    ]
    if marker:
        parts += [Art("order_marker", 63, 0, 36), Words(str(marker), 81, 18, 21, "figure", "amber_ink", "centre", 30)]
        if colour >= 0:
            parts.append(Art(f"emblem_{SEATS[colour]}", 65, 38, 32))
    return Face(*STONE, tuple(parts))


@lru_cache(maxsize=128)
def stack(title: str, left: int, counts: tuple[int, ...], most: tuple[int, ...]) -> Face:
    """The fields that are still to be drawn, by kind."""
    wide, high = 228.0, 270.0
    parts: list[Part] = [
        Box(0, 0, wide, high, 12, "plate>plate_low", "rim", 2),
        Words(title, 16, 26, 22, "title", "ink", "left", 150),
    ]
    parts.append(Words(str(left), 210, 26, 22, "figure", "muted", "right", 50))
    parts.append(Art("field_stack", 10, 84, 92, 95.5))
    for kind in box.KINDS:
        y = 66 + 40 * kind
        parts += icons.line([icons.cube(kind)], 124, y, 34)
        parts.append(Words(names.field_name(kind), 142, y, 18, "text", "ink", "left", 56))
        parts.append(Words(str(counts[kind]), 216, y, 20, "figure", "ink", "right", 24))
    return Face(wide, high, tuple(parts), small=Face(wide, high, _small_stack(title, left, counts)))


def _small_stack(title: str, left: int, counts: tuple[int, ...]) -> tuple[Part, ...]:
    """Without the names of the kinds, which their cubes stand for."""
    wide, high = 228.0, 270.0
    parts: list[Part] = [
        Box(0, 0, wide, high, 12, "plate>plate_low", "rim", 2),
        Words(title, 12, 26, 25, "title", "ink", "left", 142),
        Words(str(left), 216, 26, 27, "figure", "muted", "right", 50),
        Art("field_stack", 8, 84, 104, 108),
    ]
    for kind in box.KINDS:
        y = 70 + 42 * kind
        parts += icons.line([icons.cube(kind)], 148, y, 42)
        parts.append(Words(str(counts[kind]), 212, y, 32, "figure", "ink", "right", 40))
    return tuple(parts)


@lru_cache(maxsize=256)
def reach(title: str, rows: Sequence[tuple[int, int, tuple[int, ...], tuple[int, ...]]]) -> Face:
    """What each own cottage reaches: (colour, number, kinds of fields, those that are new)."""
    wide, high = 228.0, 416.0
    parts: list[Part] = [
        Box(0, 0, wide, high, 12, "plate>plate_low", "rim", 2),
        Words(title, 16, 26, 21, "title", "ink", "left", 200),
    ]
    for n, (colour, number, kinds, new) in enumerate(rows):
        y = 82 + 73 * n
        if new:
            parts.append(Box(8, y - 35, wide - 16, 70, 10, "law_paper", "amber", 2.5))
        parts += icons.line([icons.numbered(colour, number)], 42, y, 58)
        for k, kind in enumerate((*kinds, *new)):
            x = 89 + 36 * k
            parts += icons.line([icons.cube(kind)], x, y, 33)
            if k >= len(kinds):
                parts.append(Words("+", x, y + 25, 24, "strong", "ruby", "centre"))
    return Face(wide, high, tuple(parts))


@lru_cache(maxsize=32)
def held_law(number: int) -> Face:
    """A law behind the own screen, as high as the cubes' cards: picture, name and, where there is room, its words."""
    wide, high, low = 126.0, 150.0, 104.0
    name = names.law_name(number)
    whole = (
        Box(0, 0, wide, high, 10, "law_paper>law_low", "ruby", 3),
        vignette(number, 8, 8, 110),
        Words(name, wide / 2, 104, 19, "title", "ruby", "centre", wide - 10),
        Words(phase_words(number), wide / 2, 130, 16, "text", "muted", "centre", wide - 10),
    )
    small = (
        Box(0, 0, wide, low, 10, "law_paper>law_low", "ruby", 3),
        vignette(number, 18, 5, 90),
        Words(name, wide / 2, 89, 19, "title", "ruby", "centre", wide - 8),
    )
    return Face(wide, high, whole, low=Face(wide, low, small))


def phase_words(number: int) -> str:
    """The part of a round in which it is played."""
    words = {1: _("workers"), 2: _("harvest"), 3: _("actions"), 5: _("start")}
    return words[box.LAWS[number].phase]
