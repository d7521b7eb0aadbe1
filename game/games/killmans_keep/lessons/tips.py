"""The first round with tips: a turn in the Market and the Keep, and what may happen there."""

from collections.abc import Callable

from game.games.killmans_keep.components import BANK, DOUBLOON_PRICE, GUILD, MARKET
from game.games.killmans_keep.components import KEEP as HALLS
from game.games.killmans_keep.view import View
from game.kit.tips import Tip, Tips
from game.words import _

SETTLED = 2
"""So many turns of everybody are told of."""


def _at(place: int) -> Callable[[View], bool]:
    """Whether one stands there with an action left: what is done there takes one."""

    def here(view: View) -> bool:
        return view.seat is not None and view.area[view.seat] == place and view.actions > 0

    return here


def tips() -> Tips:
    """Return the tips of the first two turns, in the player's language."""
    return Tips(
        rows=(
            Tip("display", ("display",), _("Everybody sees this card, so others may ask for it in a trade. Keep weapons and reactions secret, and show what you would sell."), ("zone:tray",)),
            Tip("fight", ("fight",), _("The button says your chance. Weapons add to it and are used up; fleeing costs the rest of your turn, losing also the next one."), ("keep-top",)),
            Tip("rich", ("act",), _("You can pay for a Doubloon. Go to the Bank: five of them win the game."), ("bank",), lambda view: view.money[view.seat] >= DOUBLOON_PRICE),
            Tip("market", ("act",), _("Two actions and one free move, in any order. Here you buy and sell: point at a card, and its plate says what you can do."), ("market",), _at(MARKET)),
            Tip("keep", ("act",), _("Each draw is an action. Most cards are artifacts; how likely a monster is, the button says."), ("keep-deck",), _at(HALLS)),
            Tip("guild", ("act",), _("Take a goal here: it pays for something that you show, hand in or have done."), ("guild",), _at(GUILD)),
            Tip("bank", ("act",), _("The Bank sells Doubloons for $300 each. Without the money, only pass through."), ("bank",), _at(BANK)),
        ),
        over=lambda view: bool(view.round > SETTLED),
        farewell=_("Two rounds are over, and you know how a turn goes: from here on you play without tips."),
    )
