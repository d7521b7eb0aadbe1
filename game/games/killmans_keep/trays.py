"""The tray: the seat's hand by category, and its goal."""

from collections.abc import Sequence

from game.core.table import Offer, Piece, Tray
from game.games.killmans_keep import looks
from game.games.killmans_keep.components import CATEGORY, GOAL_FACE, MONSTER_FACE, STARS
from game.games.killmans_keep.view import View
from game.words import _

CARD = 136


def trays(view: View) -> tuple[Tray, ...]:
    """The hand and the goal of the seat that looks; a public view has neither."""
    if view.seat is None:
        return ()
    return Tray("hand", _("Hand"), "row", paper=True), Tray("goal", _("Goal"), "row", 1, paper=True)


def by_category(card: int) -> tuple[int, int, int]:
    """The order of a hand: artifacts by category, then corpses, the rare ones last."""
    return (CATEGORY[card] if card < MONSTER_FACE else 9, STARS[card], card)


def tray_pieces(view: View, offers: Sequence[Offer]) -> list[Piece]:
    """What lies in the tray."""
    if view.seat is None:
        return []
    pieces = []
    copies: dict[int, int] = {}
    for order, card in enumerate(sorted(view.hand, key=by_category)):
        copy = copies[card] = copies.get(card, -1) + 1
        spot = f"hand:{card}:{copy}" if copy else f"hand:{card}"
        pieces.append(Piece(spot, looks.hand_card(card), "hand", CARD, order=order, spot=spot))
    goal = view.goals[view.seat]
    if goal >= 0:
        pieces.append(Piece(f"goal:{goal}", looks.hand_card(GOAL_FACE + goal), "goal", CARD, spot="goal"))
    return pieces
