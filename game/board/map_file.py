"""Reading the file of a map, which anybody may have written: bounded before it is unpacked, and free of surprises."""

from pathlib import Path
from xml.etree.ElementTree import Element, ParseError, TreeBuilder, XMLParser

from game import disk
from game.board.board import BadMap
from game.core import plain
from game.words import _

LARGEST, MOST_ELEMENTS = 2 << 20, 20_000
"""Bytes and elements of a file; a large map takes 50 kB and 1,000 elements."""


class _TooMuch(Exception):
    """The file holds what no map needs; the message is for the player."""


class _Builder(TreeBuilder):
    """Stops where a file declares entities, which may grow without bounds, or holds too many elements."""

    def __init__(self) -> None:
        super().__init__()
        self.left = MOST_ELEMENTS

    def doctype(self, _name: str, _pubid: str | None, _system: str | None) -> None:
        """Refuse the declaration: Tiled writes none."""
        raise _TooMuch(_("it declares a document type; save it again from Tiled"))

    def start(self, tag: str, attrs: dict[str, str], /) -> Element:
        """Count."""
        self.left -= 1
        if self.left < 0:
            raise _TooMuch(_("it holds more than {n} elements").format(n=MOST_ELEMENTS))
        return super().start(tag, attrs)


def read(file: Path) -> Element:
    """Return the root of this XML file. BadMap says why it cannot be read."""
    try:
        raw = disk.read(file, LARGEST)
    except FileNotFoundError:
        raise BadMap(file, [_("the file does not exist")]) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or error
        raise BadMap(file, [_("the file cannot be opened: {error}").format(error=reason)]) from error
    try:
        parser = XMLParser(target=_Builder())
        parser.feed(raw)
        root: Element = parser.close()
    except _TooMuch as error:
        raise BadMap(file, [_("the file cannot be read as a map: {error}").format(error=error)]) from error
    except (ParseError, ValueError, LookupError) as error:  # the last two for an encoding that nobody knows
        raise BadMap(file, [unreadable(error)]) from error
    return root


def unreadable(error: Exception) -> str:
    """Return the sentence for what a reader of maps says about a file."""
    what = _("the file cannot be read as a map: {error}; save it again from Tiled")
    return what.format(error=plain.one_line(error, 100))


def beside(file: Path, source: str) -> Path | None:
    """Return the file that a map names, which must lie in the map's folder or below; None if it does not."""
    try:
        named = (file.parent / source).resolve()
        return named if named.is_relative_to(file.parent.resolve()) else None
    except (OSError, ValueError, RuntimeError):  # no name of a file, or links in a circle
        return None
