"""How the things beside the cards look: decks, stacks, pawns, dice, banners and pills."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.faces import Art, Box, Face, Part, Words, put
from game.games.killmans_keep.components import AREAS
from game.games.killmans_keep.looks.card_faces import HIGH, NAMED, SEATS, TOP, WIDE

EDGE = 3.0
"""How far the card below peeps out under a pile."""
CARDS_AN_EDGE, MOST_EDGES = 12, 6
"""So many cards of a deck are an edge that can be seen."""


def banner(title: str) -> Face:
    """The ribbon over an area; with large text it is larger with its name."""
    name = Words(title, 120, 25, 34, "display", "ink", "centre", 150)
    large = Art("banner", -44, -5, 328, 92), replace(name, y=34, size=42, room=216)
    return Face(240, 56, (Art("banner", 0, 0, 240, 56), name), large=Face(240, 56, large))


UPON = 92.0
"""How far above its pill the number of a pile stands with large text: on the picture, clear of the price."""


def pill(words: str, wide: float, high: float, number: int) -> Face:
    """A few words on a dark pill below a pile, such as how many cards it has; with large text the number upon it."""
    across = min(wide, 11 * len(words) + 14)
    box = Box((wide - across) / 2, 0, across, high, high / 2, "pill")
    parts = box, Words(words, wide / 2, high / 2, 18, "strong", "on_pill", "centre", across - 12)
    return Face(wide, high, parts, large=Face(wide, high, _disc(number, wide / 2, high / 2 - UPON)))


def _disc(number: int, x: float, y: float) -> tuple[Part, ...]:
    """A large number on a dark disc."""
    return Box(x - 33, y - 24, 66, 48, 24, "pill"), Words(str(number), x, y, 36, "figure", "on_pill", "centre", 58)


def lettering(words: str, wide: float, high: float, size: float, colour: str, number: int = -1) -> Face:
    """Words that lie on the board by themselves; with large text only a `number` from 0 on, on a disc."""
    middle = Words(words, wide / 2, high / 2, size, "display", colour, "centre", wide)
    large = _disc(number, wide / 2, high) if number >= 0 else ()
    return Face(wide, high, (middle,), large=Face(wide, high, large))


def deck(name: str, cards: int) -> Face:
    """A pile of backs as high as there are cards; an empty one leaves its place."""
    if not cards:
        return no_pile()
    edges = min(MOST_EDGES, cards // CARDS_AN_EDGE)
    arts = [Art(f"back_{name}", 0, EDGE * edge, WIDE, HIGH) for edge in range(edges, -1, -1)]
    return Face(WIDE, HIGH, tuple(arts))


def no_pile() -> Face:
    """The place of a pile that has no cards."""
    rims = Box(4, 4, WIDE - 8, HIGH - 8, 12, "", "ink", 6), Box(6, 6, WIDE - 12, HIGH - 12, 10, "", "hairline", 2.5)
    return Face(WIDE, HIGH, rims)


COUNTED = 0.52
"""How far down a card, as a part of its height, the number of like cards stands."""


def counted(face: Face, number: int) -> Face:
    """A pile of like cards: their number, above 1, at the right of the picture, below a name of two lines."""
    if number < 2:
        return face
    middle = face.h * COUNTED
    badge = (
        Box(face.w - 70, middle - 20, 64, 40, 20, "pill", "cream", 2.5),
        Words(f"×{number}", face.w - 38, middle, 29, "figure", "on_pill", "centre", 56),
    )
    small = counted(face.small, number) if face.small else None
    return replace(face, parts=(*face.parts, *badge), small=small)


def glowing(face: Face) -> Face:
    """A card with a rim of candlelight."""
    rim = (Box(-6, -6, face.w + 12, face.h + 12, 17, "lit"), Box(-2.5, -2.5, face.w + 5, face.h + 5, 14, "ink"))
    small = replace(face.small, parts=(*rim, *face.small.parts)) if face.small else None
    return replace(face, parts=(*rim, *face.parts), small=small)


def coins(number: int) -> Face:
    """A stack of Doubloons."""
    return Face(96, 60, tuple(Art("doubloon_flat", 0, -13.0 * coin, 96, 60) for coin in range(number)))


def die(kind: str, number: int, void: bool = False) -> Face:
    """A die, "d6" or "d10", with this number up; -1 = it has not been rolled. `void` = it does not count."""
    name = f"{kind}_{number}" if number >= 0 else f"{kind}_blank"
    turn = {"d6": 14.0, "d10": -9.0}[kind]
    return Face(80, 80, (Art(name, 0, 0, 80, 80, 0.8 if void else 1.0, -12.0 if void else turn),))


def tumbling(kind: str) -> tuple[Face, ...]:
    """The faces that a die shows while it rolls."""
    numbers = (3, 6, 1, 5, 2, 4) if kind == "d6" else (4, 9, 1, 6, 0, 7, 3)
    return tuple(
        Face(80, 80, (Art(f"{kind}_{number}", 0, 0, 80, 80, 1.0, 61.0 * turn % 360),))
        for turn, number in enumerate(numbers)
    )


def pawn(colour: int) -> Face:
    """A seat's pawn."""
    return Face(88, 116, (Art(f"pawn_{SEATS[colour]}", 0, 0, 88, 116),))


def turn_ring() -> Face:
    """The ring of candlelight in which the pawn stands whose turn it is."""
    return Face(92, 48, (Box(0, 0, 92, 48, 24, "", "ink", 8), Box(1.5, 1.5, 89, 45, 22, "", "lit", 5)))


def area_scene(area: int, *, pale: bool = False) -> Face:
    """A quarter of the town, for a slip; `pale` as under snow."""
    name = AREAS[area]
    more = {"market": ("stalls",), "bank": ("counter",)}.get(name, ())
    drawn = (f"quarter_{name}_{part}" for part in ("ground", "town", *more))
    return Face(632, 382, tuple(Art(each, 0, 0, 632, 382, grey=pale) for each in drawn))


def tag(face: Face, words: str, colour: str = "pill", art: str = "") -> Face:
    """A card with a word on its picture that is not printed on it, such as that it is offered."""
    left = 34.0 if art else 10.0
    wide = min(138.0, 9.2 * len(words) + left + 10)
    parts: list[Part] = [
        Box(11, 41, wide, 27, 7, colour, "ink", 1.6),
        Words(words, 11 + left, 54.5, 16.5, "strong", "on_pill", "left", wide - left - 6),
    ]
    if art:
        parts.append(Art(art, 13, 41, 27))
    return _marked(face, parts)


def _marked(face: Face, parts: Sequence[Part]) -> Face:
    """A hand card with something on its picture, which lies lower where its name is large."""
    below = put(Face(WIDE, HIGH, tuple(parts)), 0, NAMED - TOP, 1)
    large = replace(face.large, parts=(*face.large.parts, *below)) if face.large else None
    return replace(face, parts=(*face.parts, *parts), large=large)


def marked(face: Face, art: str) -> Face:
    """A card with a small mark on its picture: that everybody knows it, or that it is met."""
    return _marked(face, [Art(art, 12, 36, 36)])


def sealed(face: Face, words: str) -> Face:
    """A card with a wax seal that says what it adds to a roll."""
    seal = (Art("seal_blank", 104, 88, 54), Words(words, 131, 115, 24, "display", "on_accent", "centre", 36))
    return _marked(face, seal)
