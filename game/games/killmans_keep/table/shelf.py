"""5.1: what is for sale, once more beside the board, where the cards lie too close to have their names."""

from functools import partial

from game.core.panels import Shelf
from game.games.killmans_keep.components import AREAS
from game.games.killmans_keep.knowledge.cards import kinds
from game.games.killmans_keep.looks.market_faces import ROW_LONG, shelf_card, shelf_row
from game.games.killmans_keep.names import area_name
from game.games.killmans_keep.view import View
from game.words import _, plural

PICTURED, FEW = 8, 12
"""So many cards have their picture on the shelf, and so many rows stand close to the shape of its columns."""


def shelf(view: View) -> Shelf:
    """The Market's cards with name, stars and base value."""
    count = len(view.market)
    note = plural("{n} card for sale", "{n} cards for sale", count) if count else _("nothing is for sale")
    lying = kinds(view.market)
    row = shelf_row if len(lying) <= FEW else partial(shelf_row, wide=ROW_LONG)
    face = shelf_card if len(lying) <= PICTURED else row
    cards = tuple((f"stall:{card}", face(card, view.market.count(card))) for card in lying)
    return Shelf(area_name(AREAS.index("market")), note, cards)
