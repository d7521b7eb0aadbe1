"""What can be done with a diver, at the tavern's sign and with a card of the chest, in a fixed order."""

from collections.abc import Mapping, Sequence

from game.core.table import Offer, Verb
from game.games.key_largo.view import View
from game.words import _

DIVER = ("draw", "trident", "surface", "drop", "lose")
SHOPPER = ("hose", "trident item", "weight")
ORDER = {
    "dive": ("draw",),
    "catch": ("surface", "drop"),
    "last": ("surface", "drop"),
    "monster": ("trident", "lose"),
    "shop": SHOPPER,
    "tavern": ("diver", "thief", "drinks"),
    "market": ("add", "all"),
}
"""The verbs of the things that matter in each decision, as they stand on their plates."""
GLYPHS = {
    "draw": "back_shallow",
    "trident": "item_trident",
    "drop": "item_weight",
    "hose": "item_hose",
    "trident item": "item_trident",
    "weight": "item_weight",
    "diver": "service_diver",
    "thief": "service_thief",
    "drinks": "service_drinks",
    "add": "glyph_plus",
    "all": "icon_goods",
    "surface": "glyph_chevron_up",
    "lose": "monster",
}


def verbs_of(view: View, offers: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """The verbs of all things with which something can be done now, by their spots."""
    words = {
        "draw": _("Draw"),
        "trident": _("Use the trident"),
        "surface": _("Surface"),
        "drop": _("Drop the weight"),
        "lose": _("Lose the diver"),
        "hose": _("Hose"),
        "trident item": _("Trident"),
        "weight": _("Weight"),
        "diver": _("Hire a diver"),
        "thief": _("Hire a thief"),
        "drinks": _("Drinks"),
        "add": _("Add to the sale"),
        "all": _("Sell them all"),
    }
    order = ORDER.get(view.phase, ())
    row = tuple(Verb(verb, words[verb], GLYPHS[verb], _("choose whom"), _("not now")) for verb in order)
    things = {spot for offer in offers if offer.verb in order for spot in (offer.on or offer.path[:1])}
    return dict.fromkeys(sorted(things), row)
