"""What a village shows while it grows and carries: places, ticks, prices of steps, counters, and plates of needs."""

import math
from functools import lru_cache

from game.core.faces import Box, Face, Part, Polygon, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.knowledge.carrying import Need
from game.games.keyflower.looks import icons
from game.games.keyflower.looks.groups import CARD, CARD_HIGH, CARD_LOW
from game.games.keyflower.looks.hexagons import HIGH, WIDE, hexagon
from game.games.keyflower.looks.icons import SIZE, Token
from game.games.keyflower.looks.tile_faces import NAMED, effect, land, name_plate, plate, price, standing, upgraded

X, Y = WIDE / 2, HIGH / 2
PLATE, ARROW = 204.0, 1.5
"""The widest plate, and how much larger the arrow is where an upgrade can be had now."""
TOKEN = 50.0
"""The size of a resource on a tile."""
DISC, CLOSE, FEW = 48.0, 9.0, 3
"""The size of a counter, how close they lie, and how many are drawn."""
MARK = 34.0
"""The size of a sign on an edge."""


@lru_cache(maxsize=2)
def ghost(fits: bool) -> Face:
    """A place for a new tile; with a plus where the held one fits, or any may."""
    if not fits:
        return Face(WIDE, HIGH, (hexagon("barred", "barred_line", 2.5, 0.95),))
    ring = Box(X - 26, Y - 26, 52, 52, 26, "", "dash", 3)
    bars = (Box(X - 12, Y - 2, 24, 4, 2, "dash"), Box(X - 2, Y - 12, 4, 24, 2, "dash"))
    return Face(WIDE, HIGH, (hexagon("free", "dash", 3, 0.95), ring, *bars))


@lru_cache(maxsize=1)
def held() -> Face:
    """The rim of the tile that is held."""
    return Face(WIDE, HIGH, (hexagon("", "held_glow", 13, 0.985), hexagon("", "held", 6, 0.985)))


@lru_cache(maxsize=1)
def glow() -> Face:
    """The rim of a tile that can be upgraded now."""
    return Face(WIDE, HIGH, (hexagon("", "upgrade_glow", 11, 0.94), hexagon("", "upgrade_line", 3, 0.94)))


@lru_cache(maxsize=8)
def caption(words: str) -> Face:
    """A line over what lies beside a village."""
    return Face(WIDE, 30, (Words(words, X, 15, 22, "strong", "dash", "centre", WIDE),))


@lru_cache(maxsize=2)
def mark(fits: bool) -> Face:
    """The sign on an edge: it matches, or it does not."""
    fill, sign = ("held", "glyph_check") if fits else ("seal", "glyph_cross")
    disc = Box(1, 1, 38, 38, 19, fill, "white", 2.5)
    return Face(SIZE, SIZE, (disc, *_cross()) if sign == "glyph_cross" else (disc, *_tick()))


def _tick() -> list[Part]:
    return [Polygon(20, 20, ((-10, 0), (-7, -3), (-3, 1), (7, -9), (10, -6), (-3, 7)), "white")]


def _cross() -> list[Part]:
    arm = ((-9, -6), (-6, -9), (9, 6), (6, 9))
    return [Polygon(20, 20, arm, "white"), Polygon(20, 20, tuple((-x, y) for x, y in arm), "white")]


@lru_cache(maxsize=1 << 6)
def resource(kind: int, n: int, held_: bool) -> Face:
    """The resources of one kind on a tile as counters: a few of them, and how many where there are more than one.

    The number is at the left edge, where no counter of the next kind lies over it.
    """
    few = min(n, FEW)
    wide, line = DISC + CLOSE * (few - 1), "focus_ring" if held_ else "rim"
    parts: list[Part] = []
    for each in range(few):
        x = CLOSE * each
        parts.append(Box(x, 0, DISC, DISC, DISC / 2, "plate", line, 4 if held_ else 2))
        parts += put(icons.good(kind), x + 6, 6, 0.9)
    if n > 1:
        parts += [Box(-4, 26, 24, 24, 12, "pip", "white", 1.5)]
        parts.append(Words(str(n), 8, 38, 19, "figure", "white", "centre"))
    return Face(wide, DISC, tuple(parts))


@lru_cache(maxsize=1 << 7)
def new_card(tile: int, side: int) -> Face:
    """A new tile in the tray: its picture, its name, what it does or is worth, and what an upgrade takes."""
    row, name, frame = box.TILES[tile], names.tile_name(tile), ("plate", "rim", 2.0)
    pictures = land(tile), Face(WIDE, HIGH, (standing(tile, side),))
    now = [*effect(tile, side), *([icons.points(row.vp[side])] if row.vp[side] and not row.rule else [])]
    lines = [tokens for tokens in (now, price(tile) if row.cost is not None and not side else []) if tokens]
    parts: list[Part] = [Box(0, 0, CARD, CARD_HIGH, 10, *frame)]
    parts += [part for face in pictures for part in put(face, (CARD - 94) / 2, 5, 94 / WIDE)]
    parts.append(Words(name, CARD / 2, 97, 18, "title", "ink", "centre", CARD - 12))
    parts += _rows(lines, CARD / 2, (117, 136), CARD - 10, 19.0)
    low: list[Part] = [Box(0, 0, CARD, CARD_LOW, 10, *frame)]
    low += [part for face in pictures for part in put(face, 4, 4, 70 / WIDE)]
    low.append(Words(name, CARD / 2, 88, 19, "title", "ink", "centre", CARD - 12))
    low += _rows(lines, CARD - 33, (24, 50), 62, 19.0)
    return Face(CARD, CARD_HIGH, tuple(parts), low=Face(CARD, CARD_LOW, tuple(low)))


def _rows(lines: list[list[Token]], x: float, ys: tuple[float, float], room: float, size: float) -> list[Part]:
    """Rows of pictures, none wider than the room."""
    found: list[Part] = []
    for tokens, y in zip(lines, ys, strict=False):
        found += icons.line(tokens, x, y, min(size, size * room / max(1.0, icons.width(tokens, size))))
    return found


@lru_cache(maxsize=32)
def steps_badge(steps: int) -> Face:
    """How many steps it takes to carry a resource here."""
    parts: list[Part] = [Box(0, 0, 66, 36, 18, "plate", "rim", 2.5), *put(icons.STEPS, 7, 5, 26 / SIZE)]
    return Face(66, 36, (*parts, Words(str(steps), 47, 18, 24, "figure", "ink", "centre")))


@lru_cache(maxsize=2)
def handle(right: bool, key: str) -> Face:
    """The handle by which the held tile is turned, with its key."""
    way = 1 if right else -1
    arc = [(way * 14 * math.cos(math.radians(a)), -3 + 14 * math.sin(math.radians(a))) for a in range(-200, 21, 20)]
    inner = [(x * 0.66, -3 + (y + 3) * 0.66) for x, y in reversed(arc)]
    tip = ((way * 5.5, 1.0), (way * 20.5, 1.0), (way * 13, 11.0))
    parts: list[Part] = [Box(0, 0, 56, 56, 28, "accent", "white", 3)]
    parts += [Polygon(28, 24, (*arc, *inner), "white"), Polygon(28, 24, tip, "white")]
    return Face(56, 56, (*parts, Words(key, 28, 45, 16, "figure", "white", "centre")))


def need_parts(needs: tuple[Need, ...], x: float, y: float, size: float) -> tuple[list[Part], float]:
    """What an upgrade takes with what there is of it, from the left edge x; and where they end.

    What is there has a tick; of a kind of which some is missing the number is written as "2/3".
    """
    parts: list[Part] = []
    for each in needs:
        if each.need > 1 or not each.met:
            words = str(each.need) if each.met else f"{max(each.have, 0)}/{each.need}"
            wide = size * 0.52 * len(words)
            colour = "ink" if each.met else "seal"
            parts.append(Words(words, x + wide / 2, y, size * 0.78, "figure", colour, "centre"))
            x += wide
        parts += put(_kind(each), x, y - size / 2, size / SIZE)
        if each.met:
            parts += put(mark(True), x + size * 0.48, y + size * 0.06, size * 0.52 / SIZE)
        x += size * 1.06
    return parts, x


def _kind(need: Need) -> Face:
    if need.skill:
        return icons.skill(need.kind if need.kind < 3 else -1)
    return icons.good(need.kind if need.kind < 4 else -1)


def needs_plate(needs: tuple[Need, ...], after: list[Token], x: float, y: float, size: float) -> list[Part]:
    """The upgrade plate of the own village: needs with what there is, the arrow, and what comes of it."""
    met = all(each.met for each in needs)
    grown = ARROW if met else 1.0
    whole = need_parts(needs, 0, y, size)[1] + size * grown + icons.width(after, size)
    size *= min(1.0, PLATE / whole)
    arrow, tail = size * grown, icons.width(after, size)
    wide = need_parts(needs, 0, y, size)[1] + arrow + tail
    fill = "upgrade" if met else "plate"
    box = Box(x - wide / 2 - 8, y - 15, wide + 16, 30, 7, fill, "upgrade_line", 3 if met else 2)
    parts, end = need_parts(needs, x - wide / 2, y, size)
    lift = size * 0.25 if met else 0.0
    sign = put(icons.UPGRADES, end, y - arrow / 2 - lift, arrow / SIZE)
    return [box, *parts, *sign, *icons.line(after, end + arrow + tail / 2, y, size)]


ROWS = (126.0, 153.0, 181.0)
"""The middles of a tile's plates in a village, where no road may be covered: name, what it does, what it takes."""
ICON = 24.0
"""The height of pictures on plates."""
COPIES = 2
"""A house keeps its plates down to 0.75 * 0.6 ** COPIES pixels a unit (see `Face.small`)."""


@lru_cache(maxsize=1 << 9)
def house(tile: int, side: int, needs: tuple[Need, ...] = ()) -> Face:
    """What stands on a tile of a village, with its plates; `needs` are told where its owner may upgrade it."""
    row = box.TILES[tile]
    parts: list[Part] = [standing(tile, side)]
    if row.kind == "turn order":
        parts.append(Words(str(names.place_of(tile)), X, Y - 13, 30, "display", "ink", "centre"))
        return Face(WIDE, HIGH, tuple(parts))
    face = Face(WIDE, HIGH, tuple(parts))
    for copy in range(COPIES + 1):
        face = Face(WIDE, HIGH, (*parts, *_plates(tile, side, needs, NAMED if copy < COPIES else 1.0)), small=face)
    return face


def _plates(tile: int, side: int, needs: tuple[Need, ...], grown: float) -> list[Part]:
    row = box.TILES[tile]
    turned, does = bool(side) and row.cost is not None, effect(tile, side)
    seal = row.vp[side] if row.kind != "boat" else 0
    price_too = row.cost is not None and not side
    middles = ROWS[-(1 + bool(does) + price_too) :]
    parts = name_plate(tile, middles[0] - 14 * (grown - 1), "upgrade" if turned else "plate", seal, grown=grown)
    parts += plate(does, X, middles[1], "plate", "rim") if does else []
    if not price_too:
        return parts
    own = needs_plate(needs, upgraded(tile), X, middles[-1], ICON) if needs else ()
    return [*parts, *(own or plate(price(tile), X, middles[-1], "upgrade", "upgrade_line"))]
