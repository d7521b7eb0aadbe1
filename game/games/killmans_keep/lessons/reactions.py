"""Cards on others' turns: a toll on a move, a card taken from who drew it."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import KEEP, KILLMANS_WHISTLE, RATIONS, SILVER_CROSSBOW, TOLL_CHAIN
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1


def reactions() -> Lesson:
    """4.1, 9.10, 9.24, 10: two reactions in Ida's turn, and what they brought."""
    return Lesson(
        id="reactions",
        title=_("Cards on others' turns"),
        minutes=6,
        seed="chain 37215",
        names=("Ida",),
        rows=(
            others(IDA, do.Show(RATIONS)),
            Say(_("Some cards are reactions. In the turns of others they cost nothing at all, and you hold two of them."), (f"hand:{TOLL_CHAIN}", f"hand:{KILLMANS_WHISTLE}"), "point"),
            Do(_("One card must be shown to all. Show the Whistle: the Toll Chain works best when nobody expects it."), _("Show Killman's Whistle"), (do.Show(KILLMANS_WHISTLE),)),
            others(IDA, do.Move(KEEP)),
            Say(_("Ida goes to the Keep. After a move, a roll or a draw the table waits a moment, each time equally long, so that waiting gives nobody away."), ("keep",)),
            Do(_("You may answer her move with the Toll Chain: she pays you $50, or she goes back."), _("Use the Toll Chain"), (do.Use(TOLL_CHAIN),), ("keep",)),
            others(IDA, do.PayToll()),
            others(IDA, do.Draw()),
            Say(_("She paid, and has drawn a card. It is no monster, so it is an artifact that only she has seen."), ("mat:1",), "think"),
            Do(_("Killman's Whistle takes it out of her hand, for its base value. That is $50 to $150, and you have $150 now."), _("Whistle for Ida's card"), (do.Use(KILLMANS_WHISTLE),)),
            Say(_("A Silver Crossbow of two stars for $100! Both reactions are used up, and your new card is the one that you show."), (f"hand:{SILVER_CROSSBOW}",), "cheer"),
            others(IDA, do.EndTurn()),
            Do(_("Now it is your turn, and here a reaction would cost an action, like other cards. Haggle for the Crossbow, for $75 to $125."), _("Haggle for the Crossbow"), (do.Selling(), do.Sell(SILVER_CROSSBOW), do.Haggle()), (f"hand:{SILVER_CROSSBOW}",)),
            others(IDA, do.Pass()),
            Say(_("A three, so it stays at $100. You own $150 now, and what you gained you gained in somebody else's turn."), ("mat:0",), "cheer"),
            Say(_("In a game, press your emblem when you want to react, or Ctrl and the number of your seat. Or set a stop at the bell, a wish to be asked each time."), ("mat:0", "tool:stops"), "explain"),
        ),
    )
