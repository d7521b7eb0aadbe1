"""Text of several kinds in one paragraph: **bold**, *italic*, [words](link) and {glyph}."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from game.ui.canvas import Canvas
from game.ui.measure import Rect

MARKS = re.compile(
    r"\*\*(?P<bold>.+?)\*\*|\*(?P<italic>.+?)\*|\[(?P<words>[^\]]+)\]\((?P<link>[^)]+)\)|\{(?P<glyph>\w+)\}"
)
BOLDER = {"text": "bold", "strong": "bold", "serif": "display", "title": "display"}
SLANTED = {"text": "italic", "serif": "serif_italic", "title": "title_italic"}


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of one kind: text with a face and perhaps a link, or a glyph."""

    text: str
    face: str
    link: str = ""
    glyph: str = ""


@dataclass(frozen=True, slots=True)
class Placed:
    """A run on its line; x from the paragraph's left edge, y the middle of the capitals from its top, in units."""

    run: Run
    x: float
    y: float
    w: float


@dataclass(frozen=True, slots=True)
class Laid:
    """A paragraph laid out: its pieces and its height."""

    pieces: tuple[Placed, ...]
    height: float
    size: float
    leading: float

    def links(self, x: float, y: float) -> list[tuple[str, Rect]]:
        """Every link and its place when the paragraph stands at (x, y); a link over two lines counts twice."""
        return [
            (one.run.link, Rect(x + one.x, y + one.y - self.leading / 2, one.w, self.leading))
            for one in self.pieces
            if one.run.link
        ]


def parse(text: str, face: str = "text") -> list[Run]:
    """The runs of a marked text."""
    runs, at = [], 0
    for found in MARKS.finditer(text):
        if found.start() > at:
            runs.append(Run(text[at : found.start()], face))
        at = found.end()
        if found["bold"]:
            runs.append(Run(found["bold"], BOLDER.get(face, face)))
        elif found["italic"]:
            runs.append(Run(found["italic"], SLANTED.get(face, face)))
        elif found["words"]:
            runs.append(Run(found["words"], face, found["link"]))
        else:
            runs.append(Run("", face, glyph=found["glyph"]))
    if at < len(text):
        runs.append(Run(text[at:], face))
    return runs


def lay_rich(canvas: Canvas, text: str, w: float, size: float, face: str = "text", leading: float = 1.4) -> Laid:
    """Break a marked paragraph into lines of at most w units."""
    step = canvas.leading(size, leading)
    pieces: list[Placed] = []
    x, y = 0.0, step / 2
    space = canvas.width(" ", size, face)
    for part in text.split("\n"):
        gap = False
        for run in parse(part, face):
            for spaced, word in _words(canvas, run, w, size):
                gap = gap or spaced
                if not word and not run.glyph:
                    continue
                wide = size * 1.15 * canvas.measure.growth if run.glyph else canvas.width(word, size, run.face)
                before = space if gap and x > 0 else 0.0
                if x > 0 and x + before + wide > w:
                    x, y, before = 0.0, y + step, 0.0
                new = Placed(Run(word, run.face, run.link, run.glyph), x + before, y, wide)
                x = _join(canvas, size, pieces, new, before)
                gap = False
        x, y = 0.0, y + step
    return Laid(tuple(pieces), y - step / 2, size, step)


def _words(canvas: Canvas, run: Run, w: float, size: float) -> Iterator[tuple[bool, str]]:
    """The words of a run, each with whether a space is before it; a word longer than a line comes in pieces."""
    px, room = canvas.measure.text_px(size), canvas.px(w)
    for n, word in enumerate(run.text.split(" ")):
        for k, piece in enumerate(canvas.lettering.lines(word, run.face, px, room)):
            yield n > 0 and k == 0, piece


def _join(canvas: Canvas, size: float, pieces: list[Placed], new: Placed, gap: float) -> float:
    """Words of one kind on one line are drawn together, so that letters and spaces stay as the font has them.

    Returns where the line ends now.
    """
    if pieces and gap and not new.run.glyph:
        last = pieces[-1]
        same = (last.run.face, last.run.link, last.run.glyph, last.y) == (new.run.face, new.run.link, "", new.y)
        if same:
            run = Run(f"{last.run.text} {new.run.text}", new.run.face, new.run.link)
            pieces[-1] = Placed(run, last.x, last.y, canvas.width(run.text, size, run.face))
            return last.x + pieces[-1].w
    pieces.append(new)
    return new.x + new.w


def draw_rich(canvas: Canvas, laid: Laid, x: float, y: float, colour: str = "ink", link: str = "accent") -> None:
    """Draw a laid paragraph with its top left corner at (x, y)."""
    for one in laid.pieces:
        if one.run.glyph:
            canvas.glyph(one.run.glyph, x + one.x + one.w / 2, y + one.y, laid.size, colour)
            continue
        canvas.text(one.run.text, x + one.x, y + one.y, laid.size, link if one.run.link else colour, one.run.face)
        if one.run.link:
            low = y + one.y + canvas.leading(laid.size, 0.52)
            canvas.dots(x + one.x, x + one.x + one.w, low, link)
