"""The harbour while boats are chosen: each boat large with all that lies on it, and who chooses when."""

from functools import lru_cache

from game.core.faces import Art, Box, Face, Part, Passage, Words, put
from game.games.keyflower import components as box
from game.games.keyflower import names
from game.games.keyflower.looks import icons, market
from game.games.keyflower.looks.icons import SIZE
from game.games.keyflower.looks.market import EMBLEMS
from game.games.keyflower.texts import effect_words
from game.words import _

DECK, EDGE = 62.0, 12.0
"""The height of the plank on which a load lies, and how far everything is from the edge."""
ROW, HEAD, BELOW = 62.0, 44.0, 34.0
"""The height of one player's row, of the heading over them, and of the one over those who have chosen."""
Row = tuple[int, str, int, bool, bool]
"""A seat's colour and name, its boat (below 0 = none yet), whether it chooses now and whether it has the marker."""


@lru_cache(maxsize=1 << 9)
def boat(
    number: int,
    load: market.Load | None,
    taken: int,
    name: str,
    coming: tuple[int, int] | None,
    season: int,
    wide: float,
    high: float,
    beside: tuple[str, ...] = (),
) -> Face:
    """A boat with its name, its load on a plank, and what its other side brings next season.

    `load` None = it brings nothing any more, and what it scores is shown; `taken` is the number of the colour of the
    seat that took it, below 0 = nobody, and `name` that player; `beside` are the names of all boats.
    """
    line = f"seat_{taken}" if taken >= 0 else "quay"
    water: Part = Box(0, 0, wide, high, 14, "harbour>quay", line, 8 if taken >= 0 else 2)
    sail = high - DECK - 2 * EDGE
    left = EDGE + sail + 10
    room = wide - left - EDGE
    parts = [water, Art(market.sail_of(number, season), EDGE, EDGE - 2, sail)]
    parts.append(Words(names.boat_name(number), left, 34, 33, "title", "white", "left", room, beside, 44))
    if coming is not None:
        parts += _next(coming, left, 70, room)
    elif load is None or number == box.KEYMELEQUIN:
        said = effect_words(box.BOAT_TILES[number], 0) or names.points_words(box.FLEET[number].vp[0])
        parts.append(Passage(said, left, 70, room - 10, 21, "text", "white"))
    elif box.FLEET[number] != box.JESTER:
        parts.append(Words(_("scores in winter"), left, 66, 22, "strong", "cream", "left", room, most=28))
        tokens = _scores(number)
        reach = icons.width(tokens, 34) + 16
        plate = Box(left, 84, reach, 42, 9, "plate", "quay", 1)
        parts += [plate, *icons.line(tokens, left + reach / 2, 105, 34)]
    plank = Face(wide - 2 * EDGE, DECK, _plank(number, load, taken, name, wide - 2 * EDGE))
    return Face(wide, high, (*parts, *put(plank, EDGE, high - DECK - EDGE, 1.0)))


def _next(coming: tuple[int, int], x: float, y: float, room: float) -> list[Part]:
    """What its other side brings next season."""
    parts: list[Part] = [Words(_("next season it brings"), x, y, 22, "strong", "cream", "left", room, most=28)]
    for n, (face, many) in enumerate(zip((icons.worker(-1), icons.skill(-1)), coming, strict=True)):
        parts += put(face, x + 78 * n, y + 15, 32 / SIZE)
        parts.append(Words(str(many), x + 78 * n + 37, y + 31, 26, "figure", "white", "left", 36, most=36))
    return parts


def _scores(number: int) -> list[icons.Token]:
    """12.9: what a boat scores for whoever takes it in winter."""
    row = box.FLEET[number]
    return icons.rule(row) if row.rule else [icons.points(row.vp[0])]


def _plank(number: int, load: market.Load | None, taken: int, name: str, wide: float) -> tuple[Part, ...]:
    """What lies on the boat, who took it, or what it scores."""
    deck: Part = Box(0, 0, wide, DECK, 10, "plate", "rim", 2)
    if taken >= 0:
        emblem = Art(EMBLEMS[taken], 10, 8, DECK - 16)
        return (deck, emblem, Words(name, DECK + 8, DECK / 2, 28, "title", "ink", "left", wide - DECK - 16, most=44))
    if load is None:
        return (deck, *icons.line(_scores(number), wide / 2, DECK / 2, 46))
    faces = market.carried(load)
    size = 50.0
    pitch = min(size + 2, (wide - size - 16) / max(1, len(faces) - 1))
    left = (wide - pitch * (len(faces) - 1) - size) / 2
    return (deck, *(part for n, face in enumerate(faces) for part in put(face, left + pitch * n, 8, size / SIZE)))


@lru_cache(maxsize=1 << 7)
def queue(rows: tuple[Row, ...], wide: float, high: float) -> Face:
    """8.2: who chooses now, and who comes after; apart from them, in no order, those who have a boat."""
    title = Words(_("Order of choice"), wide / 2, 26, 22, "title", "cream", "centre", wide - 20, most=30)
    left = sum(row[2] < 0 for row in rows)
    done = BELOW if left < len(rows) else 0.0
    parts: list[Part] = [Box(0, 0, wide, HEAD + ROW * len(rows) + done + 6, 14, "shade", "dash_dim", 2), title]
    if done:
        y = HEAD + ROW * left + done / 2 - 2
        parts.append(Words(_("have chosen"), wide / 2, y, 19, "title", "cream", "centre", wide - 20, most=26))
    for n, (colour, name, boat_, now, marker) in enumerate(rows):
        y = HEAD + ROW * n + (done if n >= left else 0.0)
        parts.append(Box(8, y, wide - 16, ROW - 8, 9, "plate" if now else "", "focus_ring" if now else "dash_dim", 2))
        ink = "ink" if now else "cream"
        parts += [Art(EMBLEMS[colour], 16, y + 7, ROW - 22)]
        said = names.boat_name(boat_) if boat_ >= 0 else _("chooses now") if now else ""
        room = wide - 84 - (40 if marker else 0)
        parts.append(Words(name, 66, y + (18 if said else 27), 22, "strong", ink, "left", room, most=27))
        parts += [Words(said, 66, y + 40, 18, "text", ink, "left", room, most=22)] if said else []
        if marker:
            parts.append(Art("glyph_first_player", wide - 52, y + 7, ROW - 22))
    return Face(wide, high, tuple(parts))
