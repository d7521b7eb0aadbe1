"""What is wrong with a map, in words, for a person who edits it in Tiled.

It reads the file itself, because the library that loads maps passes over templates, shapes and texts in silence.
"""

import math
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

LAYERS: dict[str, frozenset[str]] = {
    "decor": frozenset({"Outline", "Scenery"}),
    "regions": frozenset({"Region"}),
    "slots": frozenset({"Slot"}),
    "tracks": frozenset({"Track"}),
    "decks": frozenset({"Deck"}),
    "labels": frozenset({"Label"}),
    "views": frozenset({"View"}),
}
"""The object layers of a board, and the classes that an object there may have."""
POINTS = {"Outline": "polygon", "Track": "polyline"}
"""Classes with corners; all others are rectangles, or points where they have no size."""
TAKEN = frozenset(
    {"name", "type", "class", "id", "x", "y", "width", "height", "visible", "rotation", "points", "parent"}
)
"""Names that the library keeps for itself: it refuses them as names of properties."""


def _whole(text: str) -> None:
    int(text)


def _number(text: str) -> None:
    if not math.isfinite(float(text)):
        raise ValueError


def _truth(text: str) -> None:
    if text not in ("true", "false"):
        raise ValueError


READERS: dict[str, Callable[[str], object]] = {"string": str, "int": _whole, "float": _number, "bool": _truth}
"""The types a property may have, each with a check that raises ValueError."""


def examine(path: Path) -> list[str]:
    """Everything that keeps this map from being loaded, worst first; [] when it is sound."""
    try:
        root = ElementTree.parse(path).getroot()
    except FileNotFoundError:
        return ["the file does not exist"]
    except (ElementTree.ParseError, UnicodeDecodeError, OSError) as error:
        return [f"the file cannot be read as a map: {error}; save it again from Tiled"]
    if root.tag != "map":
        return [f"the file holds a <{root.tag}>, not a <map>; choose a .tmx file that Tiled saved as a map"]
    problems = _map(root) + _properties(root, "the map") + _tilesets(root, path)
    problems += [problem for layer in root.iter("layer") for problem in _tiles(layer)]
    for group in root.iter("objectgroup"):
        problems += _objects(group)
    return problems + _names(root)


def _map(root: Element) -> list[str]:
    problems = []
    if root.get("infinite", "0") != "0":
        problems.append("the map is infinite; untick Infinite in the map properties")
    if root.get("orientation") != "orthogonal":
        problems.append(f"the map is {root.get('orientation')}; only orthogonal maps can be loaded")
    if root.find("group") is not None:
        problems.append("layers are grouped, and the shift of a group is lost; move the layers out of the group")
    for property_ in ("title", "game"):
        if root.find(f"properties/property[@name='{property_}']") is None:
            problems.append(f"the map has no property {property_}; add it in the map properties")
    return problems


def _properties(owner: Element, who: str) -> list[str]:
    problems = []
    for entry in owner.findall("properties/property"):
        name, kind, text = entry.get("name", ""), entry.get("type", "string"), entry.get("value", entry.text or "")
        if name in TAKEN:
            problems.append(f"{who} has a property {name}, a word that Tiled uses itself; give it another name")
        if kind not in READERS:
            problems.append(f"{who} has a property {name} of type {kind}; use one of {', '.join(READERS)}")
            continue
        try:
            READERS[kind](text)
        except ValueError:
            problems.append(f'{who} has a property {name} = "{text}", which is no {kind}; correct it')
    return problems


def _tilesets(root: Element, path: Path) -> list[str]:
    problems = []
    for entry in root.findall("tileset"):
        source = entry.get("source")
        if source is None:
            problems += _pictures(entry, path)
            continue
        file = path.parent / source
        if not file.is_file():
            problems.append(f"the tileset {source} is missing; put it back beside the map")
            continue
        try:
            problems += _pictures(ElementTree.parse(file).getroot(), file)
        except ElementTree.ParseError as error:
            problems.append(f"the tileset {source} cannot be read: {error}; save it again from Tiled")
    return problems


def _pictures(tileset: Element, path: Path) -> list[str]:
    sources = [image.get("source", "") for image in tileset.iter("image")]
    missing = [source for source in sources if not (path.parent / source).is_file()]
    return [f"the picture {source} of tileset {path.name} is missing; put it back" for source in missing]


def _tiles(layer: Element) -> list[str]:
    name, data = layer.get("name", ""), layer.find("data")
    problems = []
    if data is None or data.get("encoding") != "csv":
        problems.append(f"layer {name} is not stored as CSV; set Tile Layer Format to CSV in the map properties")
    for axis in ("offsetx", "offsety"):
        if not re.fullmatch(r"-?\d+", layer.get(axis, "0")):
            problems.append(f"layer {name} is shifted by a part of a unit; set its {axis} to a whole number")
    return problems


def _objects(group: Element) -> list[str]:
    layer = group.get("name", "")
    if layer not in LAYERS:
        return [f"layer {layer} is unknown; object layers are {', '.join(LAYERS)}"]
    problems = []
    if any(float(group.get(axis, "0")) for axis in ("offsetx", "offsety")):
        problems.append(f"layer {layer} is shifted, and the shift of an object layer is lost; move its objects instead")
    for entry in group.findall("object"):
        problems += _object(entry, layer)
    return problems


def _object(entry: Element, layer: str) -> list[str]:
    name, kind = entry.get("name", ""), entry.get("type", "")
    who = f"object {name or entry.get('id')} in layer {layer}"
    if entry.get("template"):
        return [f"{who} comes from a template, which is lost on loading; detach it (right click, Detach)"]
    problems = []
    if not name:
        problems.append(f"{who} has no name; name it")
    if kind not in LAYERS[layer]:
        problems.append(f'{who} has class "{kind}"; give it one of {", ".join(sorted(LAYERS[layer]))}')
    for shape in ("ellipse", "text", "point"):
        if entry.find(shape) is not None:
            problems.append(f"{who} has the shape {shape}, which loads as a rectangle; draw a rectangle instead")
    wanted = POINTS.get(kind, "rectangle")
    drawn = next((shape for shape in ("polygon", "polyline") if entry.find(shape) is not None), "rectangle")
    if kind in LAYERS[layer] and drawn != wanted:
        problems.append(f"{who} is a {drawn}; a {kind} must be a {wanted}")
    if float(entry.get("rotation", "0")):
        problems.append(f"{who} is turned; set its rotation to 0 and use a property angle")
    return problems + _properties(entry, who)


def _names(root: Element) -> list[str]:
    entries = [(group.get("name"), entry) for group in root.iter("objectgroup") for entry in group.findall("object")]
    problems: list[str] = []
    seen: dict[str, str | None] = {}
    for layer, entry in entries:
        name = entry.get("name", "")
        if name in seen:
            problems.append(f"object {name} is there twice, in layers {seen[name]} and {layer}; rename one")
        elif name:
            seen[name] = layer
    for layer, entry in entries:
        links = entry.find("properties/property[@name='links']")
        for link in split(links.get("value", "") if links is not None else ""):
            if link not in seen:
                problems.append(f"object {entry.get('name')} in layer {layer} links to {link}, which is not on the map")
    return problems


def split(text: str) -> tuple[str, ...]:
    """The names in a list that is written with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
