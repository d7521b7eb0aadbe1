"""A short notice on the table, such as why a click was refused or that a save failed."""

from dataclasses import dataclass

STAYS = 4000
"""How long a notice stays, in ms."""


@dataclass(slots=True)
class Notice:
    """The notice that is shown; text "" = none."""

    text: str = ""
    rule: str = ""
    spot: str = ""
    """The spot that was refused."""
    left: float = 0
    """The time until it disappears, in ms."""

    def say(self, text: str, rule: str = "", spot: str = "") -> None:
        """Show this notice instead of the last one."""
        self.text, self.rule, self.spot, self.left = text, rule, spot, STAYS

    def clear(self) -> None:
        """Remove the notice."""
        self.text = self.rule = self.spot = ""

    def tick(self, ms: float) -> bool:
        """Let `ms` pass; return whether the notice has just disappeared."""
        if not self.text and not self.spot:
            return False
        self.left -= ms
        if self.left > 0:
            return False
        self.clear()
        return True
