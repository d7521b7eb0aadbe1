"""A short notice on the table: why a click was refused, what could not be saved."""

from dataclasses import dataclass

STAYS = 4000
"""ms until it goes by itself."""


@dataclass(slots=True)
class Notice:
    """The notice that is up now, "" = none."""

    text: str = ""
    rule: str = ""
    spot: str = ""
    """The spot that was refused."""
    left: float = 0

    def say(self, text: str, rule: str = "", spot: str = "") -> None:
        """Puts a notice up in place of the one before."""
        self.text, self.rule, self.spot, self.left = text, rule, spot, STAYS

    def clear(self) -> None:
        """Takes it down."""
        self.text = self.rule = self.spot = ""

    def tick(self, ms: float) -> bool:
        """Lets time pass; True when the notice has just gone."""
        if not self.text and not self.spot:
            return False
        self.left -= ms
        if self.left > 0:
            return False
        self.clear()
        return True
