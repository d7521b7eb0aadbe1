"""Divers, hoses and depth: what the shop sells, a monster in mid water, gold, a second diver."""

from game.games.key_largo import actions as do
from game.games.key_largo.components import DOLPHINS, HOSE, MARKET, SHOP, TAVERN, TRIDENT, WRECK
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA, MARLOW = 1, 2
BARS = 19
"""The face of the card that comes up from mid water: four bars of gold."""


def depth() -> Lesson:
    """4.1 to 4.8, 6.2, 7, 8.2: a hose and a trident, a monster, gold, and a second diver."""
    return Lesson(
        id="depth",
        title=_("Divers, hoses and depth"),
        minutes=7,
        seed="depth 32",
        names=("Ida", "Marlow"),
        rows=(
            Say(
                _(
                    "The shallows hold small treasures and no danger. A hose takes a diver down to mid water, a second one to any depth."
                ),
                ("wreck:m1", "wreck:d1"),
            ),
            Do(
                _("So buy gear in the morning, while your ship is alone at the shop, and dive in the afternoon."),
                _("Seal Shop, then Wreck"),
                (do.Plan(SHOP, WRECK),),
                ("place:shop",),
            ),
            others(IDA, do.Plan(TAVERN, DOLPHINS)),
            others(MARLOW, do.Plan(DOLPHINS, TAVERN)),
            Do(
                _(
                    "Alone at the shop you pay $20 for a hose, with two ships $30, with three $40. A visit buys two items at most."
                ),
                _("Buy a hose for your diver"),
                (do.Buy(HOSE, 0),),
                ("place:shop",),
            ),
            Do(
                _(
                    "In mid water one card in five is a monster. It takes the diver and all that he carries, unless he has a trident."
                ),
                _("Buy a trident, too"),
                (do.Buy(TRIDENT, 0),),
                ("diver:0",),
            ),
            Do(_("That is all for one visit. Your diver is ready."), _("Leave the shop"), (do.LEAVE,), ("mat:0",)),
            others(IDA, do.HIRE),
            others(IDA, do.LEAVE),
            Do(
                _("He can reach mid water now. Sail over there."),
                _("Anchor in mid water"),
                (do.Anchor(3),),
                ("wreck:m1",),
            ),
            Do(
                _("A monster, but your trident kills it! Both leave the game, and the diver draws again."),
                _("Use the trident"),
                (do.UseTrident(0),),
            ),
            others(MARLOW, do.LEAVE),
            Say(
                _(
                    "Four bars of gold, for one dive. Deeper cards are worth more, and three divers can work in one wreck on one trip."
                ),
                (f"treasure:{BARS}",),
                "cheer",
            ),
            Do(
                _("Gold always brings $30 a bar, however many ships there are. Sell it, and look for a second diver."),
                _("Seal Market, then Tavern"),
                (do.Plan(MARKET, TAVERN),),
                ("place:market", "place:tavern"),
            ),
            others(IDA, do.Plan(WRECK, SHOP)),
            others(MARLOW, do.Plan(DOLPHINS, WRECK)),
            others(IDA, do.Anchor(0)),
            others(IDA, do.Dive(0)),
            others(IDA, do.STOP),
            Do(_("Put the gold up for sale."), _("Put the gold up for sale"), (do.Put(BARS),), ("place:market",)),
            Do(_("Four bars, $30 each."), _("Sell"), (do.SELL,)),
            others(MARLOW, do.Anchor(1)),
            others(IDA, do.LEAVE),
            Do(
                _(
                    "At the tavern a diver costs $80 when you are alone. Each diver draws a card of the same wreck, if his hoses reach it."
                ),
                _("Hire a diver"),
                (do.HIRE,),
                ("place:tavern",),
            ),
            Do(
                _(
                    "Drinks would tell you what two wrecks hold, a thief would take a card of somebody else. That can wait."
                ),
                _("Leave the tavern"),
                (do.LEAVE,),
                ("service:drinks", "service:thief"),
            ),
            Say(
                _(
                    "Two divers, and the season has just begun. Hoses open the sea, tridents keep your people alive: buy them while nobody else is at the shop."
                ),
                ("mat:0",),
                "cheer",
            ),
        ),
    )
