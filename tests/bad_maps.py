"""Damaged maps: made from the sound ones by a seed, and judged as tests/mutants.py judges saves.

Every one must be a board that a table can be laid out on, or be refused as a BadMap of lines of at most 200 letters.
"""

import shutil
from copy import deepcopy
from pathlib import Path
from random import Random
from xml.etree import ElementTree

from game import maps, paths
from game.board.board import BadMap
from game.core.errors import BadOption
from game.core.player import Player
from game.games import find
from game.play.playing import Playing
from tests import mutants
from tests.mutants import Verdict

PLAYERS = (Player("Ana"), Player("Ben", "bot:mate", 2), Player("Mia", colour=4))
POISONS = (
    "", " ", "0", "-0", "-1", "1", "3", "1.5", "nan", "inf", "-inf", "1e400", "1e308", "99999999999", "9" * 5000, "٣",
    "true", "none", "csv", "base64", "zlib", "zstd", "isometric", "abc", "x,y", "1,2", "0,0 5,5", "1,2 3", "0,0 nan,1",
    "Region", "Label", "Track", "decor", "regions", "labels", "links", "title", "game", "name", "x", "int", "float",
    "bool", "class", "file", "object", "color", "../../etc/passwd", "/dev/zero", "/etc", "island.tsx", "\n", "a\nb",
    "\u202eevil", "Ω🐙e\u0301", "W" * 300, "y" * 100_000, "a," * 3000,
)  # fmt: skip
TAGS = (
    "map", "group", "layer", "objectgroup", "object", "properties", "property", "polygon", "polyline", "point",
    "ellipse", "text", "tileset", "image", "imagelayer", "data", "chunk", "tile", "template", "x",
)  # fmt: skip
BOMB = '<!DOCTYPE map [<!ENTITY a "aaaaaaaaaa">' + "".join(
    f'<!ENTITY {b} "{f"&{a};" * 10}">' for a, b in zip("abcdefghi", "bcdefghij", strict=True)
)
HEADS = (
    '<?xml version="1.0" encoding="x-unknown"?>', '<?xml version="1.0" encoding="utf-16"?>',
    '<?xml version="1.0" encoding="shift_jis"?>', '<?xml version="1.0" encoding="ascii"?>',
    '<?xml version="1.0" encoding="rot13"?>', '<?xml version="1.1"?>', f"{BOMB}]>",
    '<!DOCTYPE map SYSTEM "file:///dev/zero">', '<!DOCTYPE map [<!ENTITY a SYSTEM "file:///etc/passwd">]>', "\ufeff",
)  # fmt: skip


def lay(folder):
    """Copies the maps with their tilesets; the sound files."""
    for file in filter(Path.is_file, paths.maps().iterdir()):
        shutil.copy(file, folder)
    return sorted(folder.glob("*.tmx"))


def anywhere(root, luck):
    """An element, and the one that holds it; those near the root as often as those deep inside."""
    pairs = [(parent, child) for parent in root.iter() for child in parent]
    near = [(root, child) for child in root]
    return luck.choice(near if luck.random() < 0.3 else pairs)


def changed(root, luck):
    """An attribute with another value."""
    _parent, child = anywhere(root, luck)
    element = root if luck.random() < 0.2 else child
    if element.attrib and luck.random() < 0.9:
        element.set(luck.choice([*element.attrib]), luck.choice(POISONS))
    else:
        element.set(luck.choice(("gid", "rotation", "points", "template", "offsetx", "opacity")), luck.choice(POISONS))


def lost(root, luck):
    """An attribute or an element that is gone."""
    parent, child = anywhere(root, luck)
    if child.attrib and luck.random() < 0.6:
        del child.attrib[luck.choice([*child.attrib])]
    else:
        parent.remove(child)


def doubled(root, luck):
    """An element that is there again, here or elsewhere, once or thousands of times."""
    _parent, child = anywhere(root, luck)
    other, _inside = anywhere(root, luck)
    times = luck.choice((1, 1, 1, 2, 5, 30_000)) if not len(child) else 1
    other.extend([deepcopy(child)] * times)


def retold(root, luck):
    """An element of another kind, or with other words inside."""
    _parent, child = anywhere(root, luck)
    if luck.random() < 0.5:
        child.tag = luck.choice(TAGS)
    else:
        child.text = luck.choice(POISONS)


def set_otherwise(root, luck):
    """A property of the map with another value, or with another type."""
    entry = luck.choice(root.findall("properties/property"))
    entry.set(luck.choice(("value", "value", "type", "name")), luck.choice(POISONS))


def in_the_tree(raw, luck):
    """Well-formed, and something in it is not as it should be."""
    root = ElementTree.fromstring(raw)
    for _time in range(luck.choice((1, 1, 1, 2, 4))):
        try:
            luck.choice((changed, changed, changed, lost, doubled, retold, set_otherwise))(root, luck)
        except IndexError:  # nothing is left of it
            break
    return ElementTree.tostring(root, encoding="utf-8")


def headed(raw, luck):
    """Another declaration, with or without what it declares."""
    body = raw.partition(b"?>")[2]
    if luck.random() < 0.5:
        body = body.replace(b'value="', b'value="&j;', 1)
    return luck.choice(HEADS).encode() + body


DAMAGE = (*[in_the_tree] * 6, headed, mutants.flipped, mutants.cut, mutants.shuffled, mutants.stuffed, mutants.foreign)


def mutant(raw, seed):
    """These bytes, damaged in one way; the same for the same seed."""
    luck = Random(seed)
    return luck.choice(DAMAGE)(raw, luck)


def judge(path, box):
    """Asks for the map as the lists and a table of this box do. Other errors than refusals are let through."""
    game = find(box)
    maps.game_of(path)
    listed = maps.listed(game, path)
    for line in (*listed.problems, listed.name, listed.title):
        assert len(line) <= 200, line
        assert line.isprintable(), repr(line)
    try:
        match = maps.start(game, PLAYERS, "mutants", None, str(path))
    except BadMap as bad:
        for line in str(bad).split("\n"):
            mutants.in_words(line)
        assert listed.problems
        return Verdict("refused", str(bad))
    except BadOption as bad:
        return Verdict("refused", mutants.in_words(str(bad)))
    assert Playing(match, maps.board_of(match), lambda _match: None).public
    return Verdict("loaded")
