"""Boards from Tiled maps. Only this module knows the library that reads them; no display and no picture is needed."""

import logging
from collections.abc import Iterable
from pathlib import Path
from typing import Any
from xml.etree.ElementTree import Element

import pytmx

from game.board.board import BadMap, Board, Space, Value
from game.board.doctor import examine, split
from game.board.map_file import unreadable
from game.words import _

NEEDED = {
    "map": ("properties", "objectgroup"),
    "objectgroup": ("properties", "object"),
    "object": ("properties", "polygon", "polyline"),
    "properties": ("property",),
}
"""The elements of a map that are read, and those read inside each."""

logging.getLogger("pytmx").setLevel(logging.ERROR)


def load_board(path: Path, requires: Iterable[str] = ()) -> Board:
    """The board of this map, which must hold the spaces a game `requires` by id; BadMap when it does not."""
    root, problems = examine(path)
    if problems:
        raise BadMap(path, problems)
    try:
        loaded = pytmx.TiledMap().parse_xml(_needed(root))
        spaces = [_space(entry, group.name) for group in loaded.objectgroups for entry in group]
    except Exception as error:  # whatever the library makes of what `examine` does not know
        raise BadMap(path, [unreadable(error)]) from error
    board = Board(
        id=path.stem,
        title=str(loaded.properties["title"]),
        width=loaded.width * loaded.tilewidth,
        height=loaded.height * loaded.tileheight,
        properties=_values(loaded.properties),
        spaces={space.id: space for space in spaces},
    )
    missing = [
        _("the game needs a space {name} and the map has none; add it").format(name=space)
        for space in requires
        if space not in board.spaces
    ]
    outside = [
        _("object {name} in layer {layer} lies outside the map; move it in").format(name=space.id, layer=space.layer)
        for space in spaces
        if not _inside(space, board)
    ]
    if missing or outside:
        raise BadMap(path, missing + outside)
    return board


def _needed(element: Element) -> Element:
    """Return what a board is made of: the library unpacks no tiles and opens no other file."""
    kept = Element(element.tag, element.attrib)
    kept.text = element.text
    kept.extend(_needed(child) for child in element if child.tag in NEEDED.get(element.tag, ()))
    return kept


def _space(entry: Any, layer: str) -> Space:
    corners = getattr(entry, "points", None) or entry.as_points
    points = tuple((float(x), float(y)) for x, y in corners)
    left, top = min(x for x, _y in points), min(y for _x, y in points)
    properties = _values(entry.properties)
    return Space(
        id=entry.name,
        kind=entry.type,
        layer=layer,
        x=left,
        y=top,
        w=max(x for x, _y in points) - left,
        h=max(y for _x, y in points) - top,
        points=points,
        properties=properties,
        links=split(str(properties.get("links", ""))),
    )


def _values(properties: dict[str, Any]) -> dict[str, Value]:
    return {name: value for name, value in properties.items() if isinstance(value, str | int | float | bool)}


def _inside(space: Space, board: Board) -> bool:
    return space.x >= 0 and space.y >= 0 and space.x + space.w <= board.width and space.y + space.h <= board.height
