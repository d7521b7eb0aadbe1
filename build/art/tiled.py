"""Tiled maps as text: properties, layers of objects, and the whole file."""

from xml.sax.saxutils import quoteattr


def board(wide, high, tile, tileset, facts, rows, layers):
    """A map of `wide` by `high` square tiles. `rows` are the numbers of its tiles, row by row.

    `layers` are (name, colour, objects); an object is (name, class, shape, properties), its shape a rectangle
    (x, y, w, h) or a list of the points of a line, all in map units.
    """
    size, first = f'width="{wide}" height="{high}"', 1
    lines = []
    for number, (name, colour, objects) in enumerate(layers, 2):
        lines += _group(number, name, colour, first, objects)
        first += len(objects)
    head = (
        f'<map version="1.10" tiledversion="1.10.2" class="Board" orientation="orthogonal" renderorder="right-down" '
        f'{size} tilewidth="{tile}" tileheight="{tile}" infinite="0" nextlayerid="{len(layers) + 2}" '
        f'nextobjectid="{first}">')
    terrain = ",\n".join(",".join(map(str, row)) for row in rows)
    whole = [
        '<?xml version="1.0" encoding="UTF-8"?>', head, *_properties(2, facts),
        f' <tileset firstgid="1" source="{tileset}.tsx"/>', f' <layer id="1" name="terrain" {size}>',
        '  <data encoding="csv">', terrain, "</data>", " </layer>", *lines, "</map>"]
    return "\n".join(whole) + "\n"


def _group(number, name, colour, first, objects):
    lines = [f' <objectgroup id="{number}" name="{name}" color="{colour}">']
    for place, (title, kind, shape, facts) in enumerate(objects, first):
        corner = shape[0] if isinstance(shape, list) else shape[:2]
        start = f'  <object id="{place}" name="{title}" type="{kind}" x="{n(corner[0])}" y="{n(corner[1])}"'
        if not isinstance(shape, list):
            start += f' width="{n(shape[2])}" height="{n(shape[3])}"'
        inside = _properties(4, facts) if facts else []
        if isinstance(shape, list):
            steps = " ".join(f"{n(x - corner[0])},{n(y - corner[1])}" for x, y in shape)
            inside.append(f'   <polyline points="{steps}"/>')
        lines += [start + ">", *inside, "  </object>"] if inside else [start + "/>"]
    return [*lines, " </objectgroup>"]


def _properties(depth, facts):
    lines = [" " * (depth - 1) + "<properties>"]
    for name, value in facts.items():
        kind = ' type="int"' if isinstance(value, int) else ' type="float"' if isinstance(value, float) else ""
        lines.append(" " * depth + f'<property name="{name}"{kind} value={quoteattr(str(value))}/>')
    return [*lines, " " * (depth - 1) + "</properties>"]


def n(value):
    """A number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")
