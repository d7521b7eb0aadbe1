"""Haggle and trade: an offer put together, a counter-offer, a bargain."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import DRAGONBANE, SPYGLASS, STRONGBOX
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1

MONEY = "deal:0:0", "deal:1:0"
"""The money that either side adds to a bargain."""
SIDES = "tray:bargain:0", "tray:bargain:1"
"""What either side gives."""


def trade() -> Lesson:
    """11: one negotiation, from the first offer to the sealed bargain."""
    return Lesson(
        id="trade",
        title=_("Haggle and trade"),
        minutes=6,
        seed="ring 9",
        names=("Ida",),
        rows=(
            Do(_("A Display Card is also a shop window: what you show, others may ask for. Show the Spyglass."), _("Show the Spyglass"), (do.Show(SPYGLASS),), (f"hand:{STRONGBOX}", f"hand:{SPYGLASS}")),
            others(IDA, do.Show(DRAGONBANE)),
            Say(_("Ida shows Dragonbane, a weapon of three stars. You would like to have it before you go to the Keep."), ("mat:1",), "point"),
            Do(_("Once a turn you may negotiate with each player, wherever both of you are. Talking is free, a bargain costs an action."), _("Trade with Ida"), (do.Trading(), do.Trade(IDA)), ("mat:1",)),
            Do(_("Put an offer together. Nothing is heard before you propose it."), _("Offer the Spyglass"), (do.Give(SPYGLASS),)),
            Do(_("Now say what you want for it."), _("Ask for a card"), (do.Asking(),)),
            Do(_("You may ask for any card, even for one of which you do not know whether the other has it. This one you can see."), _("Ask for Dragonbane"), (do.Ask(DRAGONBANE),)),
            Do(_("Three stars for two: offer $25 on top, as it stands here, and propose it. Both sides must give something, and one of them may add money."), _("Propose it and pay $25"), (do.Propose(25),), MONEY),
            others(IDA, do.Counter(), do.Propose(-50)),
            Say(_("Ida wants $50. Up to three counter-offers go to and fro, then it is yes or no."), SIDES, "think"),
            Do(_("It is a fair price: the stars alone are worth $50 more than yours."), _("Seal the bargain"), (do.Accept(),)),
            Do(_("Your old Display Card is gone, so show another one. Ida knows this one anyway."), _("Show Dragonbane"), (do.Show(DRAGONBANE),), (f"hand:{STRONGBOX}", f"hand:{DRAGONBANE}")),
            Say(_("A bargain helps both, or nobody would make it. Ask yourself what the other needs: money for a Doubloon, a weapon, a card for a goal."), ("mat:0", "mat:1"), "cheer"),
        ),
    )
