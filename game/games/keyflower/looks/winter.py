"""Winter: what a tile would score for its holder, all that one holds in short, and the season over the whole table."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Passage, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons, tile_faces
from game.games.keyflower.looks.colours import SEASONS
from game.games.keyflower.looks.hexagons import HIGH, WIDE, hexagon
from game.games.keyflower.looks.icons import SIZE, Token
from game.games.keyflower.looks.market import EMBLEMS
from game.games.keyflower.texts import effect_words
from game.words import _, later

CHOICE, TALL, LOW = 330.0, 150.0, 104.0
"""How wide a winter tile is that is chosen, how high, and how high where the tray is low."""
Have = tuple[tuple[int, int], ...]


def _has(have: Have, x: float, y: float, pitch: float, size: float) -> list[Part]:
    """Things by kind, each with its number."""
    parts: list[Part] = []
    for n, (kind, count) in enumerate(have):
        parts += put(icons.thing(kind), x + pitch * n, y - size / 2, size / SIZE)
        ink = "ink" if count else "muted"
        parts.append(Words(str(count), x + pitch * n + size + 2, y, size * 0.72, "figure", ink, "left", pitch - size))
    return parts


def _rule(tile: int, x: float, y: float, room: float) -> list[Part]:
    """What it scores for, in pictures."""
    row = box.TILES[tile]
    tokens: list[Token] = icons.rule(row) if row.rule else [icons.points(row.vp[0])]
    size = min(30.0, 30.0 * room / max(1.0, icons.width(tokens, 30.0)))
    return icons.line(tokens, x + icons.width(tokens, size) / 2, y, size)


@lru_cache(maxsize=1 << 8)
def choice(tile: int, points: int, have: Have) -> Face:
    """A winter tile: what it scores for, what its holder has for that, and what it would score now."""
    now = _("now")
    small = tile_faces.hexagon_of(tile)
    whole: list[Part] = [Box(0, 0, CHOICE, TALL, 10, "plate", "rim", 2), *put(small, 8, 10, 112 / WIDE)]
    whole.append(Words(names.tile_name(tile), 128, 24, 22, "title", "ink", "left", CHOICE - 136))
    whole += _rule(tile, 128, 60, 120)
    whole += [Box(252, 44, 70, 64, 10, "upgrade", "upgrade_line", 1.5), *put(icons.points(points), 266, 62, 1.05)]
    whole.append(Words(now, 287, 55, 15, "strong", "ink", "centre", 64))
    pitch = min(74.0, (CHOICE - 24) / max(1, len(have)))
    whole += _has(have, 12, 130, pitch, 26) if have else _said(tile, 12, 130)
    low: list[Part] = [Box(0, 0, CHOICE, LOW, 10, "plate", "rim", 2), *put(small, 6, 6, 72 / WIDE)]
    low.append(Words(names.tile_name(tile), 84, 19, 22, "title", "ink", "left", CHOICE - 160))
    low += _rule(tile, 84, 48, 150)
    low += [Box(254, 8, 68, 62, 10, "upgrade", "upgrade_line", 1.5), *put(icons.points(points), 268, 26, 1.0)]
    low.append(Words(now, 288, 19, 16, "strong", "ink", "centre", 62))
    low += _has(have, 10, 87, pitch, 25) if have else _said(tile, 10, 87)
    return Face(CHOICE, TALL, tuple(whole), low=Face(CHOICE, LOW, tuple(low)))


def _said(tile: int, x: float, y: float) -> list[Part]:
    words = effect_words(tile, 0) or _("for whoever owns it")
    return [Words(words, x, y, 17, "text", "muted", "left", CHOICE - 24)]


@lru_cache(maxsize=1 << 8)
def held(things: tuple[int, ...]) -> Face:
    """All that one has, in short: workers, skill tiles, and the resources in the village."""
    every = tuple(enumerate(things))
    jokers = tuple([(kind, n) for kind, n in every[box.KINDS :] if n])
    rows = (every[:4], every[4:7] + jokers, every[7 : box.KINDS])
    whole: list[Part] = [Box(0, 0, CHOICE, TALL, 10, "hairline", "rim", 1.5)]
    low: list[Part] = [Box(0, 0, CHOICE, LOW, 10, "hairline", "rim", 1.5)]
    for n, row in enumerate(rows):
        whole += _has(row, 18, 27 + 48 * n, 77, 38)
        low += _has(row, 18, 20 + 32 * n, 77, 29)
    return Face(CHOICE, TALL, tuple(whole), low=Face(CHOICE, LOW, tuple(low)))


@lru_cache(maxsize=4)
def empty() -> Face:
    """A place for a winter tile that nobody has seen yet."""
    sign = put(icons.season(box.WINTER), WIDE / 2 - 34, HIGH / 2 - 34, 68 / SIZE)
    return Face(WIDE, HIGH, (hexagon("snow", "cream", 3, 0.95), *sign))


STEPS = (
    later("All choose one or more of their tiles in secret."),
    later("How many is shown at once, then all are mixed."),
    later("What was kept back leaves the game unseen."),
)


@lru_cache(maxsize=2)
def steps(wide: float) -> Face:
    """10.2, 10.3: how winter begins, step by step."""
    high = 232.0
    parts: list[Part] = [Box(0, 0, wide, high, 14, "shade", "dash_dim", 2)]
    parts += put(icons.season(box.WINTER), 16, 10, 32 / SIZE)
    parts.append(Words(names.season_name(box.WINTER), 58, 27, 22, "title", "cream", "left", wide - 70))
    for n, words in enumerate(STEPS):
        y = 62 + 58.0 * n
        parts += [Box(14, y - 13, 28, 28, 14, "winter", "rim", 1.5)]
        parts.append(Words(str(n + 1), 28, y + 1, 20, "figure", "ink", "centre"))
        parts.append(Passage(_(words), 54, y - 6, wide - 64, 18, "text", "cream"))
    return Face(wide, high, tuple(parts))


LETTER = 12.0
"""About how wide a letter of a sentence is, at this size."""


@lru_cache(maxsize=1 << 6)
def season(number: int, tiles: tuple[int, ...], colour: int, name: str) -> Face:
    """A season begins: its sign and name, the tiles on offer, and who is first."""
    across = (len(tiles) + 1) // 2 if len(tiles) > 3 else max(1, len(tiles))
    wide, scale = max(760.0, 150.0 * across + 60), 136 / WIDE
    high = 150 + 122.0 * (2 if len(tiles) > 3 else 1) + 66
    parts: list[Part] = [Box(0, 0, wide, high, 22, "plate", SEASONS[number], 8)]
    parts += put(icons.season(number), wide / 2 - 170, 26, 92 / SIZE)
    parts.append(Words(names.season_name(number), wide / 2 - 66, 74, 60, "display", "ink", "left", 330))
    for n, tile in enumerate(tiles):
        row, column = divmod(n, across)
        count = min(across, len(tiles) - across * row)
        x = wide / 2 + 150 * (column - (count - 1) / 2) - 68
        parts += put(tile_faces.hexagon_of(tile), x, 140 + 124 * row, scale)
    y, first = high - 38, _("{name} is first").format(name=name)
    left = wide / 2 - (56 + min(330.0, LETTER * len(first))) / 2  # emblem and words about the middle
    parts += [Art(EMBLEMS[colour], left, y - 22, 44)]
    parts.append(Words(first, left + 56, y, 28, "strong", "ink", "left", 330))
    return Face(wide, high, tuple(parts))


@lru_cache(maxsize=1 << 6)
def counts(each: tuple[tuple[int, str, int], ...]) -> Face:
    """10.3: how many winter tiles everybody offers: (colour, name, number)."""
    pitch, head, high = 190.0, 46.0, 256.0
    wide = pitch * len(each) + 40
    parts: list[Part] = [Box(0, 0, wide, high, 22, "plate", "winter", 8)]
    parts.append(Words(_("So many winter tiles are offered"), wide / 2, 40, 28, "title", "ink", "centre", wide - 48))
    for n, (colour, name, number) in enumerate(each):
        x = 20 + pitch * n
        parts += [Art(EMBLEMS[colour], x + 22, head + 26, 56)]
        parts += put(icons.season(box.WINTER), x + 96, head + 26, 56 / SIZE)
        parts.append(Words(str(number), x + pitch / 2, head + 124, 62, "figure", "ink", "centre", 90))
        parts.append(Words(name, x + pitch / 2, head + 178, 24, "strong", "ink", "centre", pitch - 16))
    return Face(wide, high, tuple(parts))
