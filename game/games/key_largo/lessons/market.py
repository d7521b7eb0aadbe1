"""Alone at the market: prices that move with the ships, the same kind in one sale, and when to wait."""

from game.games.key_largo import actions as do
from game.games.key_largo.components import DOLPHINS, HOSE, MARKET, SHOP, TAVERN, WRECK
from game.kit.lessons import PUPIL, Do, Lesson, Say, others
from game.words import _

IDA, MARLOW = 1, 2
CRATES, MORE_CRATES, VASE, VASES = 1, 2, 3, 4
"""The faces of the cards in hand: two and three crates of goods, one and two artifacts."""

BEFORE = (
    others(PUPIL, do.Plan(TAVERN, WRECK)),
    others(IDA, do.Plan(WRECK, TAVERN)),
    others(MARLOW, do.Plan(SHOP, DOLPHINS)),
    others(IDA, do.Anchor(1)),
    others(PUPIL, do.HIRE),
    others(PUPIL, do.LEAVE),
    others(MARLOW, do.Buy(HOSE, 0)),
    others(MARLOW, do.LEAVE),
    others(PUPIL, do.Anchor(0)),
    others(PUPIL, do.Dive(0)),
    others(PUPIL, do.Dive(1)),
    others(IDA, do.LEAVE),
    others(PUPIL, do.Plan(WRECK, DOLPHINS)),
    others(IDA, do.Plan(WRECK, SHOP)),
    others(MARLOW, do.Plan(WRECK, TAVERN)),
    others(IDA, do.Anchor(1)),
    others(MARLOW, do.Anchor(2)),
    others(PUPIL, do.Dive(0)),
    others(PUPIL, do.Dive(1)),
    others(IDA, do.LEAVE),
    others(MARLOW, do.LEAVE),
)
"""Two days with two divers in the shallows."""


def market() -> Lesson:
    """8: a crowded sale of artifacts, a lonely one of goods."""
    return Lesson(
        id="market",
        title=_("Alone at the market"),
        minutes=7,
        seed="market 12",
        names=("Ida", "Marlow"),
        rows=(
            *BEFORE,
            Say(_("It is Sunday. Your two divers have brought up four cards: goods and artifacts."), tuple(f"treasure:{card}" for card in (CRATES, MORE_CRATES, VASE, VASES))),
            Say(_("Goods bring $40 when you are alone, and less with each ship. Artifacts are the other way about: $20, $30, $40."), ("place:market",), "point"),
            Say(_("So guess who comes. Ida and Marlow have treasure as well, and on a Sunday many want to sell."), ("mat:1", "mat:2"), "think"),
            Do(_("Go to the market in the morning, and to the dolphins in the afternoon: they bring $70 on Sundays."), _("Seal Market, then Dolphins"), (do.Plan(MARKET, DOLPHINS),), ("place:dolphins",)),
            others(IDA, do.Plan(MARKET, SHOP)),
            others(MARLOW, do.Plan(MARKET, WRECK)),
            others(MARLOW, do.Put(0), do.SELL),
            Do(_("Three ships at the market! Goods have fallen to $20, but artifacts stand at $40, so sell these."), _("Put two artifacts up for sale"), (do.Put(VASES),), ("place:market",)),
            Do(_("A sale is of one kind, but of as many cards as you like."), _("Add the other artifact"), (do.Put(VASE),)),
            Do(_("Three artifacts at $40."), _("Sell"), (do.SELL,)),
            others(IDA, do.Put(1), do.SELL),
            others(MARLOW, do.Anchor(2)),
            others(IDA, do.LEAVE),
            Say(_("Your goods wait for a quieter day. What you never sell is worth $20 a unit at the end, jewels what stands on them."), (f"treasure:{CRATES}", f"treasure:{MORE_CRATES}")),
            Do(_("It is Monday. Both have sold, so the market may be empty: go there in the morning, and shop in the afternoon."), _("Seal Market, then Shop"), (do.Plan(MARKET, SHOP),), ("mat:1", "mat:2")),
            others(IDA, do.Plan(WRECK, TAVERN)),
            others(MARLOW, do.Plan(TAVERN, WRECK)),
            others(IDA, do.Anchor(1)),
            Do(_("Alone, and goods bring $40 each."), _("Put three crates up for sale"), (do.Put(MORE_CRATES),), ("place:market",)),
            Do(_("And the other two."), _("Add the other crates"), (do.Put(CRATES),)),
            Do(_("Five crates, $200. On Sunday it would have been half of that."), _("Sell"), (do.SELL,)),
            Say(_("That is Key Largo: a full hand tells the others where you will go, and a price is what everybody makes of it together."), ("mat:0",), "cheer"),
        ),
    )
