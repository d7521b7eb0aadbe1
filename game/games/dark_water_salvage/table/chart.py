"""The chart below the pieces: whether the map's painting is true, and a plain chart from the map where it is not."""

from game.board.board import Board
from game.core.faces import Box, Face, Part, Words
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import LOCATE_COST
from game.games.dark_water_salvage.lake import DEPTHS, LAND, Soundings
from game.games.dark_water_salvage.looks import card_faces
from game.words import _, dollars


def painting(board: Board, lake: Soundings) -> str:
    """The painting that the map names, if it shows this very lake and everything written on it; "" = none does.

    A copy of a map keeps its painting as long as it is true.
    """
    columns, signs = lake.lake.columns, lake.lake.signs
    rows = "/".join(signs[row * columns : (row + 1) * columns] for row in range(lake.rows))
    true = board.properties.get("painted") == rows and board.properties.get("lettered") == _lettered(board, lake)
    return board.painting() if true else ""


def _lettered(board: Board, lake: Soundings) -> str:
    words = [board.title]
    for region, sign in enumerate(lake.lake.signs):
        if lake.depths[region] >= 0:
            words.append(f"${lake.lake.fees[region]}")
        elif lake.hires[region]:
            words.append(f"{lake.places[region]} ${lake.hires[region]}")
        elif sign != LAND:
            words.append(lake.places[region])
    return ", ".join(words)


def legend(lake: Soundings, wide: float, high: float) -> Face:
    """The depths by name and what locating costs, over the painted swatches."""
    parts: list[Part] = []
    third = wide / 3
    for depth in range(len(DEPTHS)):
        colour = "white" if depth == 2 else "ink"
        fees = sorted({lake.lake.fees[region] for region, own in enumerate(lake.depths) if own == depth})
        fee = dollars(fees[0]) if len(fees) == 1 else ""
        x, y = depth * third, high * 0.5
        name = names.depth_title(depth)
        parts.append(Words(name, x + 42, y, 17, "strong", colour, room=third - (92 if fee else 50)))
        parts.append(Words(fee, x + third - 18, y, 18, "figure", colour, "right"))
    return Face(wide, high, tuple(parts))


def plain(board: Board, lake: Soundings) -> Face:
    """The whole chart as plain squares, for a map that has no true painting."""
    wide, high = float(board.width), float(board.height)
    parts: list[Part] = [
        Box(0, 0, wide, high, 0, "paper"),
        Box(14, 14, wide - 28, high - 28, 0, "land", "ink", 3),
        Box(22, 22, wide - 44, high - 44, 0, "", "ink", 1.2),
    ]
    for region, sign in enumerate(lake.lake.signs):
        if sign != LAND:
            parts += _square(board, lake, region)
    parts += _edges(board, lake)
    parts.append(Words(board.title, 48, high - 64, 34, "display", "ink", room=wide * 0.5))
    parts.append(Words(_("Locate ${n}").format(n=LOCATE_COST), wide - 48, high - 64, 20, "strong", "ink", "right"))
    return Face(wide, high, tuple(parts))


def _square(board: Board, lake: Soundings, region: int) -> list[Part]:
    space = board[names.region_spot(lake, region)]
    x, y, w, h = space.x, space.y, space.w, space.h
    depth = lake.depths[region]
    ground = "shallow" if depth < 0 else DEPTHS[depth]
    colour = "white" if depth == 2 else "ink"
    parts: list[Part] = [
        Box(x, y, w, h, 0, ground, "line", 1),
        Words(lake.names[region], x + 13, y + 18, 16, "strong", colour),
    ]
    if depth >= 0:
        fee = dollars(lake.lake.fees[region])
        parts.append(Words(fee, x + w - 12, y + h - 17, 19, "figure", colour, "right"))
        left = x + w - 24 - 11 * len(fee)
        parts += [Box(left - 9 * n - 3, y + h - 19, 6, 6, 3, colour) for n in range(depth + 1)]
        return parts
    hire, place = lake.hires[region], lake.places[region]
    parts += card_faces.place_art("city" if hire else "feature", place, x + w / 2, y + h * 0.42, h * 0.5)
    plate = "leaf" if hire else "feature_plate"
    parts.append(Box(x + 4, y + h - 46, w - 8, 23, 4, plate, "ink" if hire else "feature", 1.4))
    parts.append(Words(place, x + w / 2, y + h - 34.5, 16, "title", "ink", "centre", w - 16))
    if hire:
        parts.append(Words(_("boat ${n}").format(n=hire), x + w / 2, y + h - 12, 17, "strong", "ink", "centre", w - 12))
    return parts


def _edges(board: Board, lake: Soundings) -> list[Part]:
    """Letters of rows and numbers of columns on all four sides."""
    parts: list[Part] = []
    shown = [region for region, sign in enumerate(lake.lake.signs) if sign != LAND]
    for region in shown:
        space = board[names.region_spot(lake, region)]
        x, y = space.centre
        row, column = divmod(region, lake.lake.columns)
        letter, number = chr(ord("A") + row), str(column + 1)
        parts += [
            Words(letter, 34, y, 21, "display", "ink", "centre"),
            Words(letter, board.width - 34, y, 21, "display", "ink", "centre"),
            Words(number, x, 36, 21, "display", "ink", "centre"),
            Words(number, x, board.height - 36, 21, "display", "ink", "centre"),
        ]
    return list(dict.fromkeys(parts))
