"""What is wrong with a map, in words, for a person who edits it in Tiled.

It reads the file itself, because the library that loads maps passes over templates, shapes and texts in silence.
"""

import math
import re
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from game.words import _

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
        return [_("the file does not exist")]
    except OSError as error:
        return [_("the file cannot be opened: {error}").format(error=error.strerror)]
    except (ElementTree.ParseError, UnicodeDecodeError) as error:
        return [_("the file cannot be read as a map: {error}; save it again from Tiled").format(error=error)]
    if root.tag != "map":
        what = _("the file holds a <{tag}>, not a <map>; choose a .tmx file that Tiled saved as a map")
        return [what.format(tag=root.tag)]
    problems = _map(root) + _properties(root, _("the map")) + _tilesets(root, path)
    problems += [problem for layer in root.iter("layer") for problem in _tiles(layer)]
    for group in root.iter("objectgroup"):
        problems += _objects(group)
    return problems + _names(root)


def _map(root: Element) -> list[str]:
    problems = []
    if root.get("infinite", "0") != "0":
        problems.append(_("the map is infinite; untick Infinite in the map properties"))
    if root.get("orientation") != "orthogonal":
        what = _("the map is {orientation}; only orthogonal maps can be loaded")
        problems.append(what.format(orientation=root.get("orientation")))
    if root.find("group") is not None:
        problems.append(_("layers are grouped, and the shift of a group is lost; move the layers out of the group"))
    for name in ("title", "game"):
        if root.find(f"properties/property[@name='{name}']") is None:
            problems.append(_("the map has no property {name}; add it in the map properties").format(name=name))
    return problems


def _properties(owner: Element, who: str) -> list[str]:
    problems = []
    for entry in owner.findall("properties/property"):
        name, kind, text = entry.get("name", ""), entry.get("type", "string"), entry.get("value", entry.text or "")
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
    problems = []
    for entry in root.findall("tileset"):
        source = entry.get("source")
        if source is None:
            problems += _pictures(entry, path)
            continue
        file = path.parent / source
        if not file.is_file():
            problems.append(_("the tileset {file} is missing; put it back beside the map").format(file=source))
            continue
        try:
            problems += _pictures(ElementTree.parse(file).getroot(), file)
        except ElementTree.ParseError as error:
            what = _("the tileset {file} cannot be read: {error}; save it again from Tiled")
            problems.append(what.format(file=source, error=error))
    return problems


def _pictures(tileset: Element, path: Path) -> list[str]:
    sources = [image.get("source", "") for image in tileset.iter("image")]
    missing = [source for source in sources if not (path.parent / source).is_file()]
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
    problems = []
    if any(float(group.get(axis, "0")) for axis in ("offsetx", "offsety")):
        what = _("layer {name} is shifted, and the shift of an object layer is lost; move its objects instead")
        problems.append(what.format(name=layer))
    for entry in group.findall("object"):
        problems += _object(entry, layer)
    return problems


def _object(entry: Element, layer: str) -> list[str]:
    name, kind = entry.get("name", ""), entry.get("type", "")
    who = _("object {name} in layer {layer}").format(name=name or entry.get("id"), layer=layer)
    if entry.get("template"):
        what = _("{who} comes from a template, which is lost on loading; detach it (right click, Detach)")
        return [what.format(who=who)]
    problems = []
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
    if float(entry.get("rotation", "0")):
        problems.append(_("{who} is turned; set its rotation to 0 and use a property angle").format(who=who))
    return problems + _properties(entry, who)


def _names(root: Element) -> list[str]:
    entries = [(group.get("name"), entry) for group in root.iter("objectgroup") for entry in group.findall("object")]
    problems: list[str] = []
    seen: dict[str, str | None] = {}
    for layer, entry in entries:
        name = entry.get("name", "")
        if name in seen:
            what = _("object {name} is there twice, in layers {one} and {other}; rename one")
            problems.append(what.format(name=name, one=seen[name], other=layer))
        elif name:
            seen[name] = layer
    for layer, entry in entries:
        links = entry.find("properties/property[@name='links']")
        for link in split(links.get("value", "") if links is not None else ""):
            if link not in seen:
                what = _("object {name} in layer {layer} links to {link}, which is not on the map")
                problems.append(what.format(name=entry.get("name"), layer=layer, link=link))
    return problems


def split(text: str) -> tuple[str, ...]:
    """The names in a list that is written with commas."""
    return tuple(name.strip() for name in text.split(",") if name.strip())
