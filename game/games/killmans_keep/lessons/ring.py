"""Round the ring: the Display Card, two actions and a free move, the Market, the Keep."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import (
    BANK,
    CHIPPED_OPAL,
    COIN_PURSE,
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    KEEP,
    KILLMANS_SEAL,
    MARKET,
    RIVER_QUARTZ,
)
from game.games.killmans_keep.lessons import ida
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1
STALLS = (CROWN_OF_GREED, RIVER_QUARTZ, KILLMANS_SEAL)
"""What lies in the Market."""


def ring() -> Lesson:
    """3 to 6, 8: two turns, from the Market to the Keep and back."""
    return Lesson(
        id="ring",
        title=_("Round the ring"),
        minutes=5,
        seed="ring 15262",
        names=("Ida",),
        rows=(
            Say(_("Old Killman is dead and his keep stands open. Whoever is the first to own five Doubloons is its new master."), ("keep",)),
            Say(_("A Doubloon costs $300 in the Bank, and all begin with $100. So trade, sell, fight and serve the Guild."), ("doubloons", "bank", "mat:0")),
            Do(_("You hold two artifacts that only you see. One of them is always shown to all: show the Opal."), _("Show the Chipped Opal"), (do.Show(CHIPPED_OPAL),), (f"hand:{COIN_PURSE}", f"hand:{CHIPPED_OPAL}")),
            others(IDA, ida.SHOWS_KEY),
            Say(_("A turn has two actions and one free move, in any order. You are in the Market now, where three cards lie."), ("zone:status", *(f"stall:{card}" for card in STALLS))),
            Do(_("Your purse holds $50. Most artifacts are used once and then gone."), _("Use the Coin Purse"), (do.Use(COIN_PURSE),)),
            Do(_("One star costs $50, two $100, three $150. The Quartz costs $50 and always sells for $75, so buy it."), _("Buy the River Quartz"), (do.BUYING, do.Buy(RIVER_QUARTZ), do.BasePrice()), (f"stall:{RIVER_QUARTZ}",)),
            Do(_("Both actions are spent, but not the free move. The four places lie on a ring: go to the Keep."), _("Go to the Keep"), (do.Move(KEEP),), ("keep",)),
            others(IDA, do.Pass()),
            Do(_("Nothing is left to do."), _("End the turn"), (do.EndTurn(),)),
            others(IDA, do.Move(BANK)),
            others(IDA, do.EndTurn()),
            Do(_("In the Keep you draw a card, for an action. It may be an artifact or a monster."), _("Draw a card of the Keep"), (do.Draw(),), ("keep-deck",)),
            others(IDA, do.Pass()),
            Say(_("A Cracked Mirror, two stars! Ida knows that you have a new card, but not which."), (f"hand:{CRACKED_MIRROR}",), "cheer"),
            Do(_("Back to the Market with the free move."), _("Go to the Market"), (do.Move(MARKET),), ("market",)),
            others(IDA, do.Pass()),
            Do(_("Sell the Quartz for $75. Other cards bring what their stars say, or a little more or less if you haggle."), _("Sell the River Quartz"), (do.SELLING, do.Sell(RIVER_QUARTZ)), (f"hand:{RIVER_QUARTZ}",)),
            Say(_("$175, and two cards in hand. Monsters, haggling and bargains come next; then a Doubloon is not far."), ("mat:0",), "cheer"),
        ),
    )
