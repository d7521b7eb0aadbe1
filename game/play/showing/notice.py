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
    waits: bool = False
    """Whether it says for whom the table waits, which is no longer so once something has happened."""

    def say(self, text: str, rule: str = "", spot: str = "") -> None:
        """Show this notice instead of the last one."""
        self.text, self.rule, self.spot, self.left, self.waits = text, rule, spot, STAYS, False

    def clear(self) -> None:
        """Remove the notice."""
        self.text = self.rule = self.spot = ""
        self.waits = False

    def tick(self, ms: float) -> bool:
        """Let `ms` pass; return whether the notice has just disappeared."""
        if not self.text and not self.spot:
            return False
        self.left -= ms
        if self.left > 0:
            return False
        self.clear()
        return True
