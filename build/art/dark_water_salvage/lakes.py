"""What a lake's chart shows of its map, noted in the map itself, such as `maps/lake.tmx`.

The maps are drawn in Tiled and are the one source of where things lie; charts are painted from them. A map that is
changed later no longer agrees with its note, and the table then draws a plain chart instead of an untrue painting.
"""

import re
from xml.sax.saxutils import escape

from game.board.tiled import load_board

from art.files import TOP, write

LAKES = ("lake", "tarn")
"""The maps whose paintings lie with the box's other pictures."""
FURTHER = ("horseshoe", "crown")
"""The maps whose paintings lie beside them, in `maps/paintings`."""
TILE = 24
"""Map units of a tile."""
TILES = ("margin", "land", "shallow", "medium", "deep", "city", "feature")
"""The tiles of `maps/lake.tsx` in their order."""
SIGNS = {"city": "*", "feature": "<", "shallow": "S", "medium": "M", "deep": "D"}


def draw():
    """Note in each map what is painted from it; nothing else of the map is changed."""
    for lake in LAKES + FURTHER:
        path = TOP / "maps" / f"{lake}.tmx"
        text = path.read_text(encoding="utf-8")
        for name, words in shown(load_board(path)).items():
            start = re.escape(f'<property name="{name}" value="')
            text = re.sub(f'({start})[^"]*', lambda met, words=words: met[1] + _quoted(words), text)
        write(path, text.encode())


def shown(board):
    """The properties `painted`, a sign for each square, and `lettered`, every word and number on the chart."""
    regions = board.family("region")
    left, top = min(region.x for region in regions), min(region.y for region in regions)
    at = {(round((r.y - top) / r.h), round((r.x - left) / r.w)): r.properties for r in regions}
    rows, columns = (range(max(place[axis] for place in at) + 1) for axis in (0, 1))
    grid = ["".join(_sign(at.get((row, column))) for column in columns) for row in rows]
    words = [board.title, *(_words(at[place]) for place in sorted(at))]
    return {"painted": "/".join(grid), "lettered": ", ".join(words)}


def _sign(facts):
    return SIGNS[facts.get("depth", facts["kind"])] if facts else " "


def _words(facts):
    if facts["kind"] == "city":
        return f"{facts['title']} ${facts['hire']}"
    return str(facts["title"]) if facts["kind"] == "feature" else f"${facts['fee']}"


def _quoted(words):
    return escape(words, {'"': "&quot;"})
