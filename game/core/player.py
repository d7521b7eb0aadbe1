"""Who plays a seat."""

from dataclasses import dataclass

from game.core.errors import BadOption
from game.core.plain import LONGEST_NAME, is_line
from game.words import _

COLOURS = 6
"""The number of seat colours and emblems; all games share them."""


@dataclass(frozen=True, slots=True)
class Player:
    """Who plays a seat. `kind` is "human" or "bot:<level>", `colour` an index into the seat colours and emblems."""

    name: str
    kind: str = "human"
    colour: int = 0

    def __post_init__(self) -> None:
        if not is_line(self.name, LONGEST_NAME) or not is_line(self.kind, LONGEST_NAME):
            raise BadOption(_("A name is one line of at most {n} letters.").format(n=LONGEST_NAME))
        if self.kind != "human" and not self.kind.startswith("bot:"):
            raise BadOption(_("A seat is taken by a human or by a bot, not by “{kind}”.").format(kind=self.kind))
        if not 0 <= self.colour < COLOURS:
            raise BadOption(_("There are {n} colours; {colour} is none.").format(n=COLOURS, colour=self.colour))

    @property
    def human(self) -> bool:
        """Whether a person plays this seat."""
        return self.kind == "human"

    @property
    def level(self) -> str:
        """The bot's level; "" for a human."""
        return "" if self.human else self.kind.removeprefix("bot:")
