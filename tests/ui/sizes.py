"""Windows and sizes of text at which things are looked at."""

import pytest

WINDOWS = (
    (1024, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (1920, 1200),
    (2560, 1080), (2560, 1440), (3440, 1440), (3840, 2160), (5120, 1440),
)  # fmt: skip
TEXTS = (100, 150, 200)
EVERY = [(window, text) for window in WINDOWS for text in TEXTS]
"""Every window with every text."""
EDGES = [
    *(((1024, 640), text) for text in TEXTS),
    *(((1280, 720), 100), ((1280, 720), 150), ((1366, 768), 200), ((1600, 900), 100), ((1600, 900), 150)),
    *(((1920, 1080), 100), ((1920, 1080), 200), ((1920, 1200), 150), ((2560, 1080), 100), ((2560, 1080), 200)),
    *(((2560, 1440), 150), ((3440, 1440), 100), ((3840, 2160), 200), ((5120, 1440), 100), ((5120, 1440), 200)),
]
"""The smallest and the widest, both sides of where the arrangement changes, and each window and text at least once."""
BETWEEN = [each for each in EVERY if each not in EDGES]


def looked_at(most=EVERY, edges=EDGES):
    """Windows with texts as parameters of a test: the edges always, what lies between them in `make test-all`."""
    return [each if each in edges else pytest.param(*each, marks=pytest.mark.wide) for each in most]


lots = pytest.mark.parametrize("lot", [EDGES, pytest.param(BETWEEN, marks=pytest.mark.wide)], ids=["edges", "between"])
"""For a test that looks at many sizes on one stage: the edges always, what lies between them in `make test-all`."""
