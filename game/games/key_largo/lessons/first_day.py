"""The day and its plans: two secret places, a dive in the shallows, a sale."""

from game.games.key_largo import actions as do
from game.games.key_largo.components import DOLPHINS, HOSE, MARKET, SHOP, TAVERN, TRIDENT, WRECK
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA, MARLOW = 1, 2
CRATES = 2
"""The face of the card that the first diver brings up: three crates of goods."""


def first_day() -> Lesson:
    """3, 4.1 to 4.4, 8: the first Friday, and the plans of Saturday."""
    return Lesson(
        id="first_day",
        title=_("The day and its plans"),
        minutes=5,
        seed="l",
        names=("Ida", "Marlow"),
        rows=(
            Say(
                _(
                    "Welcome to Key Largo, in the summer of 1899. In ten days a hurricane comes: whoever is richest then wins."
                ),
                ("day:1", "day:10"),
            ),
            Say(_("This is your company: one ship, one diver and $100. The others begin just like you."), ("mat:0",)),
            Say(
                _(
                    "Each day you choose two places in secret, one for the morning and one for the afternoon. Nobody sees them before all are sealed."
                ),
                ("card:wreck", "card:market"),
                "point",
            ),
            Do(
                _("Dive this morning and sell in the afternoon. Lay the Wreck card first, then the Market."),
                _("Seal Wreck, then Market"),
                (do.Plan(WRECK, MARKET),),
                ("place:market",),
            ),
            others(IDA, do.Plan(TAVERN, DOLPHINS)),
            others(MARLOW, do.Plan(WRECK, SHOP)),
            Do(
                _("All mornings are shown. Your diver has no hose, so he works in shallow water only."),
                _("Anchor at this wreck"),
                (do.Anchor(0),),
                ("wreck:s1",),
            ),
            others(MARLOW, do.Anchor(1)),
            others(IDA, do.DRINKS),
            others(IDA, do.Look(3)),
            others(IDA, do.Look(4)),
            others(IDA, do.LEAVE),
            Say(
                _(
                    "Three crates of goods! The others see that it came from the shallows, but only you know what it is."
                ),
                (f"treasure:{CRATES}",),
                "cheer",
            ),
            Do(
                _(
                    "It is afternoon, and yours is the only ship at the market. Goods bring $40 each when you are alone, $30 with two ships, $20 with three."
                ),
                _("Put the goods up for sale"),
                (do.Put(CRATES),),
                ("sign:market", "ship:0"),
            ),
            Do(
                _("You could add more cards of the same kind. You have only this one, so sell it."),
                _("Sell"),
                (do.SELL,),
            ),
            others(MARLOW, do.Buy(HOSE, 0)),
            others(MARLOW, do.Buy(TRIDENT, 0)),
            others(MARLOW, do.LEAVE),
            Say(
                _(
                    "You have $220 now. Ida showed tourists the dolphins for $50, and Marlow bought a hose and a trident."
                ),
                ("mat:0", "mat:1", "mat:2"),
            ),
            Say(
                _(
                    "A new day: the first player's wheel has passed on to Ida, and everybody plans again. That is the whole day: plan, sail, act, twice."
                ),
                ("mat:1",),
            ),
            Do(
                _("A company needs gear, and on Saturday the dolphins bring $60. Plan the shop, then the cove."),
                _("Seal Shop, then Dolphins"),
                (do.Plan(SHOP, DOLPHINS),),
                ("sign:shop", "sign:dolphins"),
            ),
            Say(
                _("Well planned! What the shop sells, and what waits in deeper water, is the next lesson."), (), "cheer"
            ),
        ),
    )
