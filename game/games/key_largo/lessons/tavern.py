"""Thief, drinks and encounters: a stranger at the cove, a stolen card, what the old sailors know."""

from game.games.key_largo import actions as do
from game.games.key_largo.components import DOLPHINS, SHOP, TAVERN, WRECK, YOUNG_THIEF, Options
from game.kit.lessons import Do, Lesson, Say, others
from game.words import _

IDA, MARLOW = 1, 2
STOLEN = 2
"""The face of the card that is stolen: three crates of goods."""


def tavern() -> Lesson:
    """6.4 to 6.8, 11: an encounter card, a cheap thief, a round of drinks."""
    return Lesson(
        id="tavern",
        title=_("Thief, drinks, encounters"),
        minutes=6,
        seed="tavern 43",
        names=("Ida", "Marlow"),
        options=Options(encounters=True),
        rows=(
            Say(_("This table plays with tourist encounters. Whoever shows tourists the dolphins meets somebody, and may use that person once later."), ("place:dolphins",)),
            Do(_("Begin with the dolphins: $50 on a Friday, and a card. Then go to the tavern."), _("Seal Dolphins, then Tavern"), (do.Plan(DOLPHINS, TAVERN),), ("place:tavern",)),
            others(IDA, do.Plan(WRECK, DOLPHINS)),
            others(MARLOW, do.Plan(WRECK, SHOP)),
            others(IDA, do.Anchor(1)),
            others(MARLOW, do.Anchor(2)),
            Say(_("You have met the Young Thief. Only you see the card; it works at the tavern and costs half of what a thief costs."), (f"encounter:{YOUNG_THIEF}",), "cheer"),
            Do(_("You are at the tavern. Play the card first, because it must lie before you hire."), _("Play the Young Thief"), (do.Play(YOUNG_THIEF),)),
            Do(_("A thief takes a card from another chest. Ida and Marlow have dived and hold one each; try Marlow."), _("Send the thief to Marlow"), (do.Thief(MARLOW),), ("mat:2",)),
            Say(_("Three crates for $30! Marlow knows what he has lost, Ida only sees the back of the card."), (f"treasure:{STOLEN}",), "cheer"),
            Do(_("Drinks always cost $20. The old sailors tell you what lies in two wrecks."), _("Buy a round of drinks"), (do.DRINKS,), ("place:tavern",)),
            Do(_("Ask about a wreck in mid water, where the monsters begin."), _("Ask about the first wreck"), (do.Look(3),)),
            Do(_("And about its neighbour."), _("Ask about the second wreck"), (do.Look(4),)),
            Say(_("Only you know these cards. Eyes stay on the wrecks that you have looked into, and the notebook keeps what you saw."), ("wreck:m1", "wreck:m2")),
            Do(_("Keep the rest of the money for the shop."), _("Leave the tavern"), (do.LEAVE,), ("mat:0",)),
            others(MARLOW, do.LEAVE),
            Say(_("A full chest attracts thieves, so sell before others can afford them. And when somebody buys drinks, watch where he dives next."), ("mat:1", "mat:2"), "think"),
        ),
    )
