"""The first round with tips: laying out, calling, sending, buying, bidding."""

from game.kit.tips import Tip, Tips
from game.words import _


def tips() -> Tips:
    """Return the tips of the laying out and the first round, in the player's language."""
    return Tips(
        rows=(
            Tip("lay", ("lay",), _("Lay the field, then one of your cottages into a gap beside it. Good gaps touch several kinds of fields."), ("zone:board",)),
            Tip("call", ("call",), _("Point at a number and see whom it sends and what they reach. Call first where another could take your field."), ("zone:board",)),
            Tip("place", ("place",), _("Each worker brings one cube of its field. Seats of the first level ask for two of timber, stone, water and food.")),
            Tip("act", ("act",), _("One thing in each turn: a seat, a house, a cube, a fence or a law. A house sends two workers from now on."), ("zone:tray",)),
            Tip("bid", ("bid",), _("Bid cubes that you do not need, in secret. The winner begins the next round and calls first.")),
        ),
        over=lambda view: bool(view.round > 1),
        farewell=_("The first round is over, and you know its parts: from here on you build without tips."),
    )
