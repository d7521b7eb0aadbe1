"""The first day with tips: what to think of at each decision, and no more."""

from game.games.key_largo.view import View
from game.kit.tips import Tip, Tips
from game.words import _


def _rich(view: View) -> bool:
    return view.seat is not None and len(view.hand) > 0


def tips() -> Tips:
    """Return the tips of a first day, in the player's language."""
    return Tips(
        rows=(
            Tip("plan", ("plan",), _("Lay two places in secret, for morning and afternoon. With one diver and $100, a dive and a sale, or the dolphins for cash, are good beginnings."), ("zone:tray",)),
            Tip("anchor", ("anchor",), _("A diver without a hose reaches only the shallow wrecks, near the top. There are no monsters there."), ("wreck:s1", "wreck:s2")),
            Tip("dive", ("dive",), _("Each diver draws one card of this wreck. Divers with a hose or a trident are best sent where it is deep.")),
            Tip("monster", ("monster",), _("Without a trident the diver is lost with all that he carries. A trident kills the monster, and he draws again.")),
            Tip("shop", ("shop",), _("Two items at most, and dearer with each ship here. One hose reaches mid water, two reach the deep; there a trident saves lives."), ("place:shop",)),
            Tip("tavern", ("tavern",), _("A second diver doubles what a dive brings. Drinks show you two wrecks, and a thief takes a card of somebody else."), ("place:tavern",)),
            Tip("market", ("market",), _("Sell one kind, as many cards as you like. Goods are dear when few ships came, artifacts when many did."), ("place:market",), _rich),
        ),
        over=lambda view: bool(view.day > 0),
        farewell=_("The first day is over, and you know its ways: from here on you sail without tips."),
    )
