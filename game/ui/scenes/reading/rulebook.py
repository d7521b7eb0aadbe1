"""A box's RULES.md as numbered paragraphs under headings: the in-game help."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

HEADING = re.compile(r"^(#{1,4})\s+(?:(\d+(?:\.\d+)*)\.?\s+)?(.*)$")
PARAGRAPH = re.compile(r"^(?:[-*]\s+)?(?:\*\*)?(\d+(?:\.\d+)+[a-z]?)\.?(?:\*\*)?\s+(.*)$")
MARKS = re.compile(r"\*\*|`|(?<!\w)[*_](?=\S)|(?<=\S)[*_](?!\w)")


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One paragraph: its number ("" = none), its words, and the heading it stands under."""

    number: str
    text: str
    heading: str


@dataclass(frozen=True, slots=True)
class Heading:
    """One heading: depth 1 is the book's title; `first` is the index of the paragraph that follows it."""

    number: str
    text: str
    depth: int
    first: int


@dataclass(frozen=True, slots=True)
class Rulebook:
    """All paragraphs in order, and the headings between them."""

    headings: tuple[Heading, ...]
    paragraphs: tuple[Paragraph, ...]

    def find(self, number: str) -> int:
        """The index of the paragraph with this number or, for a chapter's number, of its first one; -1 = none."""
        number = number.strip("§ .")
        for index, paragraph in enumerate(self.paragraphs):
            if paragraph.number == number:
                return index
        return next((heading.first for heading in self.headings if heading.number and heading.number == number), -1)

    def search(self, words: str) -> tuple[int, ...]:
        """The indices of the paragraphs that hold all these words."""
        wanted = words.casefold().split()
        return tuple(
            index
            for index, paragraph in enumerate(self.paragraphs)
            if wanted and all(word in f"{paragraph.heading} {paragraph.text}".casefold() for word in wanted)
        )


def parse(text: str) -> Rulebook:
    """Read headings ("## 3 Diving"), numbered paragraphs ("3.2 A diver …", also as list items) and plain ones."""
    headings: list[Heading] = []
    paragraphs: list[Paragraph] = []
    for block in _blocks(text.splitlines()):
        heading = HEADING.match(block)
        if heading:
            title = MARKS.sub("", heading[3])
            headings.append(Heading(heading[2] or "", title, len(heading[1]), len(paragraphs)))
            continue
        under = headings[-1].text if headings else ""
        numbered = PARAGRAPH.match(block)
        number, words = (numbered[1], numbered[2]) if numbered else ("", block)
        paragraphs.append(Paragraph(number, MARKS.sub("", words), under))
    return Rulebook(tuple(headings), tuple(paragraphs))


def _blocks(lines: Sequence[str]) -> list[str]:
    """Paragraphs as one line each: an empty line, a heading, a list item or a number begins a new one."""
    blocks: list[str] = []
    open_block = False
    for raw in lines:
        line = raw.strip()
        if not line:
            open_block = False
            continue
        starts = HEADING.match(line) or PARAGRAPH.match(line) or line.startswith(("- ", "* ", "|"))
        if starts or not open_block:
            blocks.append(line)
        else:
            blocks[-1] += f" {line}"
        open_block = not HEADING.match(line)
    return blocks


@cache
def rulebook(game_id: str) -> Rulebook:
    """The rulebook of this box; empty when it has none."""
    path = files("game.games") / game_id / "RULES.md"
    return parse(path.read_text(encoding="utf-8")) if path.is_file() else Rulebook((), ())
