"""5.1: what is for sale, once more beside the board, where the cards lie too close to have their names."""

from game.core.panels import Shelf
from game.games.killmans_keep.components import AREAS
from game.games.killmans_keep.knowledge.cards import kinds
from game.games.killmans_keep.looks.card_faces import shelf_card, shelf_row
from game.games.killmans_keep.names import area_name
from game.games.killmans_keep.view import View
from game.words import _, plural

PICTURED = 8
"""So many cards have their picture on the shelf."""


def shelf(view: View) -> Shelf:
    """The Market's cards with name, stars and base value."""
    count = len(view.market)
    note = plural("{n} card for sale", "{n} cards for sale", count) if count else _("nothing is for sale")
    lying = kinds(view.market)
    face = shelf_card if len(lying) <= PICTURED else shelf_row
    cards = tuple((f"stall:{card}", face(card, view.market.count(card))) for card in lying)
    return Shelf(area_name(AREAS.index("market")), note, cards)
