"""What an artifact is and does stands in few files: it is named where it is said, and read from its row elsewhere."""

import re
from pathlib import Path

from game.games import killmans_keep
from game.games.killmans_keep import components as box

AT_MOST = 4
"""The files of the box that name an artifact; fewer is better, and more is a table written twice."""


def names():
    """The name of each artifact in the program."""
    rows = re.findall(r"^([A-Z_, ]+) = range\(", Path(box.__file__).read_text("utf-8"), re.MULTILINE)
    listed = [name.strip() for row in rows for name in row.split(",")]
    first = listed.index("LANTERN")
    found = listed[first : first + len(box.ARTIFACTS)]
    assert [getattr(box, name) for name in found] == list(range(len(box.ARTIFACTS)))
    return found


def test_an_artifact_is_named_in_few_files():
    files = [path.read_text("utf-8") for path in Path(killmans_keep.__file__).parent.rglob("*.py")]
    named = {name: sum(re.search(rf"\b{name}\b", text) is not None for text in files) for name in names()}
    assert {name: files for name, files in named.items() if files > AT_MOST} == {}
