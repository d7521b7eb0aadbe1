"""What can be done with a diver, at the signs of places and with a card of the chest, in a fixed order."""

from collections.abc import Mapping, Sequence, Set

from game.core.table import Offer, Verb
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.text.refusals import items, services
from game.games.key_largo.view import View
from game.words import _

DIVER = ("draw", "trident", "surface", "drop", "lose")
SHOPPER = ("hose", "trident item", "weight")
ALL = {f"all {box.KINDS[kind]}": kind for kind in (box.GOODS, box.ARTIFACT, box.GOLD)}
"""All of one kind, sold in one go: on the market's sign, and on the cards of that kind."""
ORDER = {
    "dive": ("draw",),
    "catch": ("surface", "drop"),
    "last": ("surface", "drop"),
    "monster": ("trident", "lose"),
    "shop": SHOPPER,
    "tavern": ("diver", "thief", "drinks"),
    "market": ("add", *ALL),
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
    **{verb: f"icon_{verb.removeprefix('all ')}" for verb in ALL},
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
        **{verb: _("Sell all {kind}").format(kind=names.kind_name(kind)) for verb, kind in ALL.items()},
    }
    order = ORDER.get(view.phase, ())
    why = _reasons(view, {offer.verb for offer in offers})
    more, closed = _("choose whom"), _("not now")
    row = tuple(Verb(verb, words[verb], GLYPHS[verb], more, why.get(verb) or closed) for verb in order)
    things = {spot for offer in offers if offer.verb in order for spot in (offer.on or offer.path[:1])}
    return {thing: tuple(verb for verb in row if _fits(verb.id, thing)) for thing in sorted(things)}


def _fits(verb: str, thing: str) -> bool:
    """Whether a thing of this kind ever has this verb: a card is added, or sold with those of its own kind."""
    family, _colon, name = thing.partition(":")
    if verb in ALL:
        return family != "treasure" or ALL[verb] == box.KIND[int(name)]
    return verb != "add" or family == "treasure"


def _reasons(view: View, offered: Set[str]) -> dict[str, str]:
    """Why the verbs of tavern and shop cannot be used; one that only this thing lacks has no room for it."""
    if view.phase == "tavern":
        found = services(view, ())
        return {verb: found[f"service:{verb}"].reason for verb in ORDER["tavern"] if f"service:{verb}" in found}
    if view.phase == "market":
        return {verb: _("none in your chest") for verb in ALL}
    if view.phase != "shop":
        return {}
    sold = items(view, ())
    reasons = {verb: sold[f"item:{verb.removesuffix(' item')}"].reason for verb in SHOPPER}
    return reasons | dict.fromkeys(offered & set(SHOPPER), _("no room for one more"))
