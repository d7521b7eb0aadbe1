"""Fight or flee: a monster in the Keep, a weapon, a corpse and a haggled sale."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import BANK, KEEP, MARKET, OOZE, RUSTY_SWORD, TRAIL_BOOTS
from game.games.killmans_keep.lessons import ida
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA = 1


def fight() -> Lesson:
    """6: draw a monster, fight it with a weapon, sell what is left of it."""
    return Lesson(
        id="fight",
        title=_("Fight or flee"),
        minutes=6,
        seed="fight 4",
        names=("Ida",),
        rows=(
            Do(_("This time you hold boots and a sword. A weapon is best kept secret, so show the boots."), _("Show the Trail Boots"), (do.Show(TRAIL_BOOTS),), (f"hand:{RUSTY_SWORD}", f"hand:{TRAIL_BOOTS}")),
            others(IDA, ida.SHOWS_LANTERN),
            Do(_("Go to the Keep with your free move."), _("Go to the Keep"), (do.Move(KEEP),), ("keep",)),
            others(IDA, do.Pass()),
            Do(_("More than a quarter of its cards are monsters. Draw."), _("Draw a card of the Keep"), (do.Draw(),), ("keep-deck",)),
            Say(_("An Ooze bars the way! You must fight it, or flee to the Market and lose the rest of your turn."), ("keep-top",), "point"),
            Say(_("Roll a die from 0 to 9, take off its ferocity, which is 1, and reach its two stars to win. If you lose, you miss your next turn as well."), ("keep-top",), "think"),
            Do(_("That would be 70 in 100. Your sword adds 2 and makes it 90, and it is used up then."), _("Use the Rusty Sword"), (do.Use(RUSTY_SWORD),)),
            Do(_("Fighting a monster that you have just drawn costs no further action."), _("Fight"), (do.Fight(),)),
            others(IDA, do.Pass()),
            Say(_("Won! The Ooze is yours now: a corpse sells like an artifact, and some goals of the Guild ask for one."), (f"hand:{OOZE}",), "cheer"),
            Do(_("A second move in one turn costs an action, and you have one left."), _("Go to the Market"), (do.Move(MARKET),), ("market",)),
            others(IDA, do.Pass()),
            Do(_("That was all for this turn."), _("End the turn"), (do.EndTurn(),)),
            others(IDA, do.Move(BANK)),
            others(IDA, do.EndTurn()),
            Do(_("Two stars are worth $100. Haggle: 1 or 2 costs you $25, 5 or 6 brings $25 more, and the roll binds."), _("Haggle for the Ooze"), (do.SELLING, do.Sell(OOZE), do.Haggle()), (f"hand:{OOZE}",)),
            others(IDA, do.Pass()),
            Say(_("A four: $100 it is. You own $200, and after the next good sale a Doubloon is yours."), ("mat:0", "bank"), "cheer"),
        ),
    )
