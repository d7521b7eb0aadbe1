"""Limits for plain data read from files: lengths, sizes and allowed characters."""

import re
from typing import Annotated

import msgspec

LINE = r"\A[^\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]*\Z"
"""A pattern for one line: no control characters, line breaks, direction overrides or lone surrogates."""

LONGEST_NAME, LONGEST_LINE, LONGEST_TEXT, LONGEST_PATH = 60, 200, 2000, 1024
"""The greatest lengths of a name, a line, a text and a path, in characters."""

Name = Annotated[str, msgspec.Meta(max_length=LONGEST_NAME, pattern=LINE)]
Line = Annotated[str, msgspec.Meta(max_length=LONGEST_LINE, pattern=LINE)]
Text = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT, pattern=LINE)]
FilePath = Annotated[str, msgspec.Meta(max_length=LONGEST_PATH, pattern=LINE)]
Moment = Annotated[
    str, msgspec.Meta(max_length=40, pattern=r"\A(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?([+-]\d\d:\d\d|Z))?\Z")
]
"""A time as ISO 8601 with its time zone; "" = unknown. The reader must check that the date exists."""
Count = Annotated[int, msgspec.Meta(ge=0, le=10**7)]

_line = re.compile(LINE)
_PATTERN = re.compile(r"matching regex '.*?'(?= - at|$)", re.DOTALL)


def is_line(text: str, most: int = LONGEST_LINE) -> bool:
    """Return whether the text is one line of at most `most` characters."""
    return len(text) <= most and _line.match(text) is not None


def one_line(text: object, most: int = LONGEST_LINE) -> str:
    """Return the text as one line: forbidden characters become spaces, and the end is cut at `most` characters."""
    line = "".join(sign if _line.match(sign) else " " for sign in str(text)[: 4 * most]).strip()
    return line if len(line) <= most else f"{line[: most - 1]}…"


def why(error: Exception) -> str:
    """Return the message of a JSON reader's error as one line."""
    if isinstance(error, RecursionError):
        return "nested too deep"
    return one_line(_PATTERN.sub("of another form", str(error)))
