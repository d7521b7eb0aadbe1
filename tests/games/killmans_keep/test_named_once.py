"""What an artifact is and does stands in few files: it is named where it is said, and read from its row elsewhere."""

import re
from pathlib import Path

from game.games import killmans_keep
from game.games.killmans_keep import components as box

AT_MOST = 4
"""The files of the box that name an artifact; fewer is better, and more is a table written twice."""
LESSONS = 1
"""The lessons besides, which are games that are played with it."""


def names():
    """The name of each artifact in the program."""
    rows = re.findall(r"^([A-Z_, ]+) = range\(", Path(box.__file__).read_text("utf-8"), re.MULTILINE)
    listed = [name.strip() for row in rows for name in row.split(",")]
    first = listed.index("LANTERN")
    found = listed[first : first + len(box.ARTIFACTS)]
    assert [getattr(box, name) for name in found] == list(range(len(box.ARTIFACTS)))
    return found


def named(files):
    """How many of these files name each artifact."""
    texts = [path.read_text("utf-8") for path in files]
    return {name: sum(re.search(rf"\b{name}\b", text) is not None for text in texts) for name in names()}


def test_an_artifact_is_named_in_few_files():
    files = sorted(Path(killmans_keep.__file__).parent.rglob("*.py"))
    lessons = [path for path in files if path.parent.name == "lessons"]
    others = [path for path in files if path not in lessons]
    assert {name: count for name, count in named(others).items() if count > AT_MOST} == {}
    assert {name: count for name, count in named(lessons).items() if count > LESSONS} == {}
