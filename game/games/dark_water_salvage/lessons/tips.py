"""The first round with tips: from the loan to the salvage."""

from game.kit.tips import Tip, Tips
from game.words import _


def tips() -> Tips:
    """Return the tips of a first round, in the player's language."""
    return Tips(
        rows=(
            Tip("apply", ("apply",), _("Ask for what you mean to spend: some questions, a boat, $3 to locate and at least $8 to salvage. Whoever asks for less collects first."), ("zone:tray",)),
            Tip("city", ("city",), _("Each city has a sonar of its own. One at the edge with few regions on one side often says where a wreck lies at once.")),
            Tip("research", ("research",), _("A test costs $1, and only you see the answer. Choose a wreck in the notebook, and a sonar that leaves few regions."), ("zone:panel",)),
            Tip("move", ("move",), _("Sail only when you know where to, for a boat costs money. To wait is no loss: the token comes round again.")),
            Tip("locate", ("locate",), _("Locate only what the notebook leaves no doubt about. A wrong claim bars you from that wreck for ever."), ("zone:panel",)),
            Tip("salvage", ("salvage",), _("Raising a wreck is dear, but it brings the most prestige. What is left of its cargo counts against your debts.")),
        ),
        over=lambda view: bool(view.round > 0),
        farewell=_("The first round is over, and you know its stops: from here on you search without tips."),
    )
