"""The first spring with tips: bids, uses, boats and new tiles."""

from game.games.keyflower.view import View
from game.kit.tips import Tip, Tips
from game.words import _


def _fresh(view: View) -> bool:
    return view.seat is not None and not any(view.bids[view.seat :: view.seats])


def _outbid(view: View) -> bool:
    if view.seat is None:
        return False
    own = view.bids[view.seat :: view.seats]
    return any(bid and leader != view.seat for bid, leader in zip(own, view.leader, strict=False))


def tips() -> Tips:
    """Return the tips of a first spring, in the player's language."""
    return Tips(
        rows=(
            Tip("outbid", ("act",), _("You are outbid somewhere, but those workers are not lost. Point at another tile and at “otherwise” to move the whole group there."), (), _outbid),
            Tip("first", ("act",), _("Bid one worker for a tile that you would like to own. Its colour binds everybody who bids for it or uses it after you."), ("zone:board",), _fresh),
            Tip("use", ("act",), _("You can also use any tile at once, in the market or in a village. Each use of the same tile takes one worker more.")),
            Tip("offer", ("offer",), _("Offer the winter tiles that score for what you have. The rest leave the game unseen.")),
            Tip("boat", ("boat",), _("Boats bring workers and skill tiles. Take the one with the colour that you have spent.")),
            Tip("expand", ("expand",), _("Lay new tiles so that roads meet. What a tile makes can then be carried along them to where it is needed.")),
        ),
        over=lambda view: bool(view.season > 0),
        farewell=_("Spring is over, and you know a season: from here on you build without tips."),
    )
