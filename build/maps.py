"""Lay out the further boards of the program in Tiled's format: `python build/maps.py` writes `maps/`.

A lake is a sketch, a sign a square. Needs only the standard library; what is written is a map like any other, and
`build/art` paints it.
"""

from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import quoteattr

TOP = Path(__file__).resolve().parents[1]
TILE, WIDE, HIGH = 24, 54, 33
"""Map units of a tile; tiles of a lake's map."""
EDGE = 2
"""Tiles of margin."""
SIDE = 5
"""Tiles of a square."""
TILES = {".": 2, "S": 3, "M": 4, "D": 5, "*": 6, "<": 7}
DEPTHS = {"S": "shallow", "M": "medium", "D": "deep"}


@dataclass(frozen=True)
class Lake:
    """A lake to be: `rows` of signs (S, M, D water, * city, < feature, . land), names in the order of the squares."""

    title: str
    country: str
    most: int
    left: int
    """Tiles between the edge and the first column; the first row begins three tiles below the edge."""
    rows: tuple[str, ...]
    cities: tuple[tuple[str, int], ...]
    features: tuple[str, ...]
    fees: dict[str, int]


LAKES = {
    "horseshoe": Lake(
        "Horseshoe Water", "moor", 5, 4,
        ("S*SM.MS*S",
         "MM<S.SMDM",
         "*DMS*SM<M",
         "MDDMMDSDS",
         "S*MD<DM*S"),
        (("Ferrow Point", 3), ("Hollin Quay", 3), ("Osier Ferry", 4), ("Marden", 5), ("Crane Harbour", 4),
         ("Alder Stairs", 4)),
        ("Sunken Chantry", "Slate Pit", "Grey Ladder"),
        {"S": 8, "M": 11, "D": 14},
    ),
    "crown": Lake(
        "Crown Water", "fells", 4, 6,
        ("SS*SM<MS",
         "MMDDMDM*",
         "*SD..D<M",
         "S<DM.DMS",
         "SSM*MS*S"),
        (("Larkspur", 4), ("Old Weir", 3), ("Bramble Hythe", 3), ("Kingsmere", 4), ("Fallow End", 3)),
        ("The Combs", "Pilgrim's Ledge", "The Churn"),
        {"S": 7, "M": 10, "D": 13},
    ),
}  # fmt: skip


def lake(sketch):
    """The text of the map of this lake."""
    tiles = [[1] * WIDE for _row in range(HIGH)]
    for y in range(EDGE, HIGH - EDGE):
        tiles[y][EDGE : WIDE - EDGE] = [2] * (WIDE - 2 * EDGE)
    cities, features, regions = iter(sketch.cities), iter(sketch.features), []
    for row, signs in enumerate(sketch.rows):
        for column, sign in enumerate(signs):
            left, top = sketch.left + column * SIDE, 3 + row * SIDE
            for y in range(top, top + SIDE):
                tiles[y][left : left + SIDE] = [TILES[sign]] * SIDE
            if sign != ".":
                facts = _facts(sketch, sign, cities, features)
                place = f'x="{left * TILE}" y="{top * TILE}" width="{SIDE * TILE}" height="{SIDE * TILE}"'
                regions.append((f'name="region:{"ABCDE"[row]}{column + 1}" type="Region" {place}', facts))
    return _text(sketch, tiles, regions)


def _facts(sketch, sign, cities, features):
    """The properties of a square, in the order of their names."""
    if sign == "*":
        title, hire = next(cities)
        return {"hire": hire, "kind": "city", "title": title}
    if sign == "<":
        return {"kind": "feature", "title": next(features)}
    return {"depth": DEPTHS[sign], "fee": sketch.fees[sign], "kind": "water"}


LABELS = (("cartouche", 104, 679, 360, 75), ("legend", 516, 690, 560, 56), ("rose", 1158, 654, 98, 98))


def _text(sketch, tiles, regions):
    count = len(regions)
    facts = {"author": "Seachest", "country": sketch.country, "game": "dark_water_salvage", "lettered": "",
        "max_players": sketch.most, "min_players": 2, "painted": "", "painting": _name(sketch), "schema": 1,
        "title": sketch.title}
    head = ('<map version="1.10" tiledversion="1.10.2" class="Board" orientation="orthogonal" '
        f'renderorder="right-down" width="{WIDE}" height="{HIGH}" tilewidth="{TILE}" tileheight="{TILE}" infinite="0" '
        f'nextlayerid="4" nextobjectid="{count + len(LABELS) + 1}">')
    csv = ",\n".join(",".join(map(str, row)) for row in tiles)
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', head, *_properties(facts, 1),
        ' <tileset firstgid="1" source="lake.tsx"/>', f' <layer id="1" name="terrain" width="{WIDE}" height="{HIGH}">',
        '  <data encoding="csv">', csv, "</data>", " </layer>",
        ' <objectgroup id="2" name="regions" color="#ffd75a">']
    for number, (what, own) in enumerate(regions, 1):
        lines += [f'  <object id="{number}" {what}>', *_properties(own, 3), "  </object>"]
    lines += [" </objectgroup>", ' <objectgroup id="3" name="labels" color="#ffffff">']
    for number, (name, x, y, w, h) in enumerate(LABELS, count + 1):
        lines.append(f'  <object id="{number}" name="{name}" type="Label" x="{x}" y="{y}" width="{w}" height="{h}"/>')
    return "\n".join([*lines, " </objectgroup>", "</map>", ""])


def _properties(facts, indent):
    space = " " * indent
    yield f"{space}<properties>"
    for name, value in facts.items():
        kind = ' type="int"' if isinstance(value, int) else ""
        yield f'{space} <property name="{name}"{kind} value={quoteattr(str(value))}/>'
    yield f"{space}</properties>"


def _name(sketch):
    return next(name for name, each in LAKES.items() if each is sketch)


COAST = ((128, 440), (122, 384), (150, 318), (204, 266), (262, 240), (328, 238), (372, 276), (414, 312), (462, 322),
    (516, 318), (566, 288), (606, 250), (650, 232), (712, 256), (770, 306), (822, 366), (830, 444), (800, 506),
    (752, 552), (700, 604), (618, 640), (560, 650), (470, 656), (384, 642), (318, 634), (262, 616), (214, 580),
    (158, 540))
"""The shore of Windward Key as it would lie beside that of Key Largo, before it is turned."""
SHALLOW = (424, 302)
"""Where its shallow water has a name: clear of the roofs."""
STAYS = ("title", "caption", "day:", "days", "view:")
"""What lies at the top of every island's board, and is not turned."""


def windward():
    """Windward Key: the reefs of Key Largo in the west, the land in the east, and another shore."""
    root = ElementTree.parse(TOP / "maps" / "island.tmx").getroot()
    width = int(root.get("width")) * int(root.get("tilewidth"))
    for row in root.iter("data"):
        lines = [line.rstrip(",").split(",")[::-1] for line in row.text.split()]
        row.text = "\n" + ",\n".join(map(",".join, lines)) + "\n"
    for thing in root.iter("object"):
        if thing.get("name") == "coast":
            thing.find("polygon").set("points", " ".join(f"{x},{y}" for x, y in COAST))
        if not str(thing.get("name")).startswith(STAYS):
            _turn(thing, width)
        if thing.get("name") == "sea:shallow":
            thing.attrib.update(x=str(SHALLOW[0]), y=str(SHALLOW[1]))
    _say(root, title="Windward Key", painting="windward")
    return _written(root)


def _turn(thing, width):
    """Lay an object the other way round, from west to east."""
    x, w = float(thing.get("x")), float(thing.get("width", 0))
    line = next((part for part in thing if part.tag.startswith("poly")), None)
    if line is None:
        thing.set("x", _number(width - x - w))
    else:
        points = [point.split(",") for point in line.get("points").split()]
        line.set("points", " ".join(f"{_number(width - 2 * x - float(px))},{py}" for px, py in points))
    for fact in thing.iter("property"):
        if fact.get("name") == "flip":
            fact.set("value", {"true": "false", "false": "true"}[fact.get("value")])
        if fact.get("name") == "angle":
            fact.set("value", _number(-float(fact.get("value"))))


def _number(value):
    return f"{round(value, 2) + 0.0:g}"


def _say(root, **facts):
    """Give a map these properties of words, in the order of their names."""
    own = root.find("properties")
    for name, value in facts.items():
        found = next((each for each in own if each.get("name") == name), None)
        if found is None:
            found = ElementTree.SubElement(own, "property", name=name)
        found.set("value", value)
    own[:] = sorted(own, key=lambda each: each.get("name"))


def _written(root):
    ElementTree.indent(root, " ")
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + ElementTree.tostring(root, encoding="unicode") + "\n"


def snow():
    """The Keep in the Snow: the town as it is, painted in winter."""
    root = ElementTree.parse(TOP / "maps" / "keep.tmx").getroot()
    _say(root, title="Keep in the Snow", painting="snow")
    return _written(root)


def texts():
    """Every map that is laid out here, by its name."""
    lakes = {name: lake(sketch) for name, sketch in LAKES.items()}
    return {**lakes, "windward": windward(), "snow": snow()}


def main():
    """Write them all."""
    for name, text in texts().items():
        (TOP / "maps" / f"{name}.tmx").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
