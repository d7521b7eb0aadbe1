"""How marks on the chart look: names on plates, wrecks that were found, and what a seat marks for itself."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Art, Box, Face, Font, Part, Words
from game.games.dark_water_salvage.looks.card_faces import SEATS, two_lines


def located_mark(ship: str, colour: int = -1) -> Face:
    """A wreck where it lies, its name, and the emblem of who has located it; colour -1 = nobody has."""
    mark: tuple[Part, ...] = (
        Box(40, 0, 60, 60, 30, "leaf", "accent", 2.4),
        Box(44, 4, 52, 52, 26, "", "accent", 1),
        Art("mark_wreck", 48, 14, 44),
        *((Art(f"seat_{SEATS[colour]}", 87, -5, 30),) if colour >= 0 else ()),
    )
    return _plated(mark, ship, "title", ("leaf", "accent", "ink"))


def cleared_mark(ship: str) -> Face:
    """The buoy where a wreck was salvaged."""
    two = len(two_lines(ship)) > 1
    mark = Art("mark_cleared", 45 if two else 42, -4, 30 if two else 38)
    return _plated((mark,), ship, "italic", ("cleared_plate", "feature", "feature_ink"))


def _plated(mark: tuple[Part, ...], ship: str, font: Font, colours: tuple[str, str, str]) -> Face:
    """A mark with a ship's name over the fee of its square; with large text the name is larger."""
    large = Face(120, 112, (*mark, *_plate(ship, font, colours, 26)))
    return Face(120, 112, (*mark, *_plate(ship, font, colours)), large=large)


def _plate(ship: str, font: Font, colours: tuple[str, str, str], size: float = 17) -> list[Part]:
    """The name on its plate, in two lines if it has two words."""
    fill, line, ink = colours
    lines, pitch, most = two_lines(ship), size + 2, 116.0 if size < 20 else 132.0
    high = pitch * len(lines) + 5
    wide = min(most, 10 / 17 * size * max(map(len, lines)) + 14)
    low = 82.0 if size < 20 else 104.0
    parts: list[Part] = [Box(60 - wide / 2, low - high, wide, high, 3, fill, line, 1.4)]
    first = low - high + 2 + pitch / 2
    return parts + [
        Words(word, 60, first + pitch * n, size, font, ink, "centre", wide - 4) for n, word in enumerate(lines)
    ]


PLATE = (120.0, 24.0)
LETTER, MARGIN, SIGN_ROOM = 10.0, 12.0, 19.0
"""How wide a letter of a name is at most on the average, the margin beside a name, and a feature's sign."""


def name_plate(place: str, city: bool) -> Face:
    """The name of a city or of a feature, over the one that is painted; with large text in two lines."""
    sign = 0.0 if city else SIGN_ROOM
    wide = min(PLATE[0], LETTER * len(place) + MARGIN + sign)
    small = _named_plate((place,), city, Box((PLATE[0] - wide) / 2, 0, wide, PLATE[1], 4), 18, sign)
    lines = two_lines(place)
    high = 6 + 26.0 * len(lines)
    large = _named_plate(lines, city, Box(-4, PLATE[1] - high, PLATE[0] + 8, high, 6), 27, 0)
    return Face(*PLATE, small, large=Face(*PLATE, large))


def _named_plate(lines: Sequence[str], city: bool, box: Box, size: float, sign: float) -> tuple[Part, ...]:
    fill, line, ink = ("leaf", "ink", "ink") if city else ("cleared_plate", "feature", "feature_ink")
    font: Font = "title" if city else "italic"
    middle, room = box.x + sign + (box.w - sign) / 2, box.w - sign - 7
    pitch = (box.h - 6) / len(lines)
    first = box.y + box.h / 2 - pitch * (len(lines) - 1) / 2
    words = [Words(word, middle, first + pitch * n, size, font, ink, "centre", room) for n, word in enumerate(lines)]
    signs = [Art("mark_feature", box.x + 4, box.y + 3, 18)] if sign else []
    return (replace(box, fill=fill, line=line, thick=1.5), *signs, *words)


def candidate_mark() -> Face:
    """Private: the studied wreck may lie here."""
    return Face(120, 120, (Art("mark_candidate", 0, 0, 120, 120),))


def cross_mark(deep: bool) -> Face:
    """Private: the studied wreck does not lie here."""
    return Face(26, 26, (Art("mark_cross_deep" if deep else "mark_cross", 0, 0, 26, 26),))


def jot_mark(sign: str, colour: int) -> Face:
    """Private: what the seat has pencilled in itself, in its own colour."""
    return Face(
        34,
        34,
        (
            Box(1, 1, 32, 32, 16, "leaf", f"seat_{colour}", 3),
            Words(sign, 17, 17.5, 24, "display", "ink", "centre"),
        ),
    )
