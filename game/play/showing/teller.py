"""What there is to tell of what happened: lines of the log, sounds, headings, and banners to be acknowledged."""

from game.core.game import Event
from game.core.telling import Line
from game.play.playing import Playing
from game.play.showing.chronicle import chronicle
from game.play.showing.hud_state import LogLine


class Teller:
    """The part of a showing that puts events into words, and keeps what is still to be heard or read."""

    def __init__(self, playing: Playing) -> None:
        self._playing = playing
        self.cues: list[str] = []
        self.heralds: list[LogLine] = []
        """Lines with a banner that nobody has acknowledged yet."""
        self._heading = ""
        self._narrated: dict[Event, Line | None] = {}

    def lines(self, viewer: int | None, since: int = 0) -> tuple[LogLine, ...]:
        """What happened in the steps from `since` on, as this viewer knows it."""
        match = self._playing.match
        return chronicle(self._playing.staging, match.seat(viewer, since).events, match.players, self._narrated)

    def last_words(self, step: int) -> str:
        """A step in public words, "" when there is nothing to say of it."""
        return next((line.line.text for line in self.lines(None, step) if line.step == step), "")

    def announce(self, lines: tuple[LogLine, ...]) -> None:
        """Remembers what these lines have to say over the board: the heading of a new part of the game, say."""
        for each in lines:
            if each.line.kind == "phase" and each.line.seat is None:
                self._heading = each.line.heading or each.line.group or self._heading

    def herald(self, step: int) -> Line | None:
        """What must be acknowledged now, when the table on the screen has seen so many steps."""
        shown = (each.line for each in self.heralds if each.step < step)
        return None if self._playing.match.over else next(shown, None)

    def acknowledge(self) -> None:
        """It was read."""
        del self.heralds[:1]

    def take_heading(self) -> str:
        """What the banner says, "" = none; once."""
        heading, self._heading = self._heading, ""
        return heading

    def take_cues(self) -> tuple[str, ...]:
        """The sounds since the last call."""
        cues, self.cues = tuple(self.cues), []
        return cues

    def hush(self) -> None:
        """What was to be heard and announced is not, after all: somebody else looks now."""
        self.cues.clear()
        self._heading = ""
