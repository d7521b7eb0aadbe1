"""What is wrong with a map, in words, for a person who edits it in Tiled.

It reads the file itself, because the library that loads maps passes over templates, shapes and texts in silence.
"""

import re
from collections.abc import Callable
from pathlib import Path
from xml.etree.ElementTree import Element

from game import disk
from game.board.board import LANES, LIFE, BadMap
from game.board.map_file import beside, read
from game.core.plain import LONGEST_NAME, LONGEST_TEXT, is_line, one_line
from game.words import _

LAYERS: dict[str, frozenset[str]] = {
    "decor": frozenset({"Outline", "Scenery"}),
    "regions": frozenset({"Region"}),
    "slots": frozenset({"Slot"}),
    "tracks": frozenset({"Track"}),
    "decks": frozenset({"Deck"}),
    "labels": frozenset({"Label"}),
    "views": frozenset({"View"}),
    LANES: frozenset({"Lane", "Slot"}),
    LIFE: frozenset({"Stir"}),
}
"""The object layers of a board, and the classes that an object there may have."""
FARTHEST = 1_000_000
"""The greatest number anywhere on a map."""
MOST_TILES, WIDEST = 1000, 16_384
"""The greatest width and height of a map in tiles, and in units."""
MOST_TILESETS = 16
NUMBERS = ("x", "y", "width", "height", "rotation", "opacity", "offsetx", "offsety")
"""The attributes of layers and objects that are numbers."""
POINTS = {"Outline": "polygon", "Track": "polyline", "Lane": "polyline"}
"""Classes with corners; all others are rectangles, or points where they have no size."""
TAKEN = frozenset(
    {"name", "type", "class", "id", "x", "y", "width", "height", "visible", "rotation", "points", "parent"}
)
"""Names that the library keeps for itself: it refuses them as names of properties."""


def _whole(text: str) -> None:
    if not abs(int(text)) <= FARTHEST:
        raise ValueError


def _number(text: str) -> None:
    if not abs(float(text)) <= FARTHEST:  # nor what is no number at all
        raise ValueError


def _line(text: str) -> None:
    if not is_line(text, LONGEST_TEXT):
        raise ValueError


def _truth(text: str) -> None:
    if text not in ("true", "false"):
        raise ValueError


READERS: dict[str, Callable[[str], object]] = {"string": _line, "int": _whole, "float": _number, "bool": _truth}
"""The types a property may have, each with a check that raises ValueError."""


def examine(path: Path) -> tuple[Element, list[str]]:
    """Return the root of this map and everything that keeps it from being loaded, worst first; [] when it is sound.

    BadMap if the file cannot be read at all.
    """
    root = read(path)
    if root.tag != "map":
        what = _("the file holds a <{tag}>, not a <map>; choose a .tmx file that Tiled saved as a map")
        return root, [what.format(tag=root.tag)]
    problems = _map(root) + _properties(root, _("the map")) + _tilesets(root, path)
    problems += [problem for layer in root.iter("layer") for problem in _tiles(layer)]
    for group in root.iter("objectgroup"):
        problems += _objects(group)
    return root, problems + _names(root)


def _map(root: Element) -> list[str]:
    problems = []
    if root.get("infinite", "0") != "0":
        problems.append(_("the map is infinite; untick Infinite in the map properties"))
    if root.get("orientation") != "orthogonal":
        what = _("the map is {orientation}; only orthogonal maps can be loaded")
        problems.append(what.format(orientation=root.get("orientation")))
    if root.find("group") is not None:
        problems.append(_("layers are grouped, and the shift of a group is lost; move the layers out of the group"))
    problems += _size(root)
    for name in ("title", "game"):
        named = root.find(f"properties/property[@name='{name}']")
        text = "" if named is None else named.get("value", "")
        if text and not is_line(text, LONGEST_NAME):
            what = _("the property {name} of the map is no line of at most {n} letters; correct it")
            problems.append(what.format(name=name, n=LONGEST_NAME))
        if not text.strip():
            problems.append(_("the map has no property {name}; add it in the map properties").format(name=name))
    return problems


def _size(root: Element) -> list[str]:
    problems = []
    for across, tile in (("width", "tilewidth"), ("height", "tileheight")):
        numbers = [root.get(name, "") for name in (across, tile)]
        sound = all(re.fullmatch(r"[1-9][0-9]{0,3}", number) for number in numbers)
        if not sound or int(numbers[0]) > MOST_TILES or int(numbers[0]) * int(numbers[1]) > WIDEST:
            what = _("its {across} of {n} tiles of {tile} units is no size; 1 to {most} tiles, {widest} units in all")
            told = {"across": across, "n": numbers[0] or "?", "tile": numbers[1] or "?"}
            problems.append(what.format(**told, most=MOST_TILES, widest=WIDEST))
    return problems


def _numbers(owner: Element, who: str) -> list[str]:
    """The attributes, and the corners, that should be numbers and are none."""
    wrong = [(name, text) for name in NUMBERS if (text := owner.get(name)) is not None and not _is_number(text)]
    for shape in owner:
        if shape.tag in ("polygon", "polyline"):
            corners = [corner.split(",") for corner in shape.get("points", "").split()]
            if not corners or any(len(corner) != 2 or not all(map(_is_number, corner)) for corner in corners):
                wrong.append(("points", shape.get("points", "")))
    what = _('{who} has {name} = "{text}", which is no number that can be used; correct it')
    return [what.format(who=who, name=name, text=text) for name, text in wrong]


def _is_number(text: str) -> bool:
    try:
        _number(text)
    except ValueError:
        return False
    return True


def _properties(owner: Element, who: str) -> list[str]:
    problems = []
    for entry in owner.findall("properties/property"):
        name, kind, text = entry.get("name", ""), entry.get("type", "string"), entry.get("value") or entry.text or ""
        if not name:
            problems.append(_("{who} has a property without a name; name it or take it away").format(who=who))
        if name in TAKEN:
            what = _("{who} has a property {name}, a word that Tiled uses itself; give it another name")
            problems.append(what.format(who=who, name=name))
        if kind not in READERS:
            what = _("{who} has a property {name} of type {kind}; use one of {kinds}")
            problems.append(what.format(who=who, name=name, kind=kind, kinds=", ".join(READERS)))
            continue
        try:
            READERS[kind](text)
        except ValueError:
            what = _('{who} has a property {name} = "{text}", which is no {kind}; correct it')
            problems.append(what.format(who=who, name=name, text=text, kind=kind))
    return problems


def _tilesets(root: Element, path: Path) -> list[str]:
    problems: list[str] = []
    tilesets = root.findall("tileset")
    if len(tilesets) > MOST_TILESETS:
        return [_("the map has more than {n} tilesets; take those away that it does not use").format(n=MOST_TILESETS)]
    for entry in tilesets:
        source = entry.get("source")
        if source is None:
            problems += _pictures(entry, path)
            continue
        file = beside(path, source)
        if file is None:
            problems.append(_("the tileset {file} lies outside the map's folder; put it there").format(file=source))
            continue
        if not disk.is_file(file):
            problems.append(_("the tileset {file} is missing; put it back beside the map").format(file=source))
            continue
        try:
            problems += _pictures(read(file), file)
        except BadMap as bad:
            what = _("the tileset {file}: {error}")
            problems.append(what.format(file=source, error=bad.problems[0]))
    return problems


def _pictures(tileset: Element, path: Path) -> list[str]:
    sources = [image.get("source", "") for image in tileset.iter("image")]
    missing = [source for source in sources if (file := beside(path, source)) is None or not disk.is_file(file)]
    what = _("the picture {file} of tileset {tileset} is missing; put it back")
    return [what.format(file=source, tileset=path.name) for source in missing]


def _tiles(layer: Element) -> list[str]:
    name, data = layer.get("name", ""), layer.find("data")
    problems = []
    if data is None or data.get("encoding") != "csv":
        what = _("layer {name} is not stored as CSV; set Tile Layer Format to CSV in the map properties")
        problems.append(what.format(name=name))
    for axis in ("offsetx", "offsety"):
        if not re.fullmatch(r"-?\d+", layer.get(axis, "0")):
            what = _("layer {name} is shifted by a part of a unit; set its {axis} to a whole number")
            problems.append(what.format(name=name, axis=axis))
    return problems


def _objects(group: Element) -> list[str]:
    layer = group.get("name", "")
    if layer not in LAYERS:
        return [_("layer {name} is unknown; object layers are {known}").format(name=layer, known=", ".join(LAYERS))]
    problems = _numbers(group, _("layer {name}").format(name=layer))
    if not problems and any(float(group.get(axis, "0")) for axis in ("offsetx", "offsety")):
        what = _("layer {name} is shifted, and the shift of an object layer is lost; move its objects instead")
        problems.append(what.format(name=layer))
    for entry in group.findall("object"):
        problems += _object(entry, layer)
    return problems


def _object(entry: Element, layer: str) -> list[str]:
    name, kind = entry.get("name", ""), entry.get("type", "")
    who = _("object {name} in layer {layer}").format(name=_short(name or entry.get("id", "")), layer=layer)
    if entry.get("template"):
        what = _("{who} comes from a template, which is lost on loading; detach it (right click, Detach)")
        return [what.format(who=who)]
    problems = _numbers(entry, who)
    if entry.get("gid") is not None:
        problems.append(_("{who} is a tile; draw a rectangle instead").format(who=who))
    if not name:
        problems.append(_("{who} has no name; name it").format(who=who))
    if kind not in LAYERS[layer]:
        what = _('{who} has class "{kind}"; give it one of {kinds}')
        problems.append(what.format(who=who, kind=kind, kinds=", ".join(sorted(LAYERS[layer]))))
    for shape in ("ellipse", "text", "point"):
        if entry.find(shape) is not None:
            what = _("{who} has the shape {shape}, which loads as a rectangle; draw a rectangle instead")
            problems.append(what.format(who=who, shape=shape))
    wanted = POINTS.get(kind, "rectangle")
    drawn = next((shape for shape in ("polygon", "polyline") if entry.find(shape) is not None), "rectangle")
    if kind in LAYERS[layer] and drawn != wanted:
        what = _("{who} is a {drawn}; a {kind} must be a {wanted}")
        problems.append(what.format(who=who, drawn=drawn, kind=kind, wanted=wanted))
    if not problems and float(entry.get("rotation", "0")):
        problems.append(_("{who} is turned; set its rotation to 0 and use a property angle").format(who=who))
    return problems + _properties(entry, who)


def _names(root: Element) -> list[str]:
    groups = [(_short(group.get("name", "")), group.findall("object")) for group in root.iter("objectgroup")]
    entries = [(layer, entry) for layer, inside in groups for entry in inside]
    problems: list[str] = []
    seen: dict[str, str] = {}
    for layer, entry in entries:
        name = entry.get("name", "")
        if name in seen:
            what = _("object {name} is there twice, in layers {one} and {other}; rename one")
            problems.append(what.format(name=_short(name), one=seen[name], other=layer))
        elif name:
            seen[name] = layer
    for layer, entry in entries:
        who = _short(entry.get("name", ""))
        links = entry.find("properties/property[@name='links']")
        for link in dict.fromkeys(split(links.get("value", "") if links is not None else "")):
            if link not in seen:
                what = _("object {name} in layer {layer} links to {link}, which is not on the map")
                problems.append(what.format(name=who, layer=layer, link=_short(link)))
    return problems


def _short(name: str) -> str:
    """A name as it is told: one name may be in thousands of sentences."""
    return name if is_line(name, LONGEST_NAME) else one_line(name, LONGEST_NAME)


def split(text: str) -> tuple[str, ...]:
    """The names in a list that is written with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
