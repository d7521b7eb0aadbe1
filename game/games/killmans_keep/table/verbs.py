"""The buttons of the table: what can be done with a thing, and answers; each with its key."""

from collections.abc import Mapping

from game.core.table import Spot
from game.games.killmans_keep.knowledge.spots import SHELF
from game.games.killmans_keep.names import card_name, category_name
from game.words import _

CARDS = ("found:", "ask:")
"""Cards that lie in no row of their own."""


Verbs = Mapping[str, tuple[str, str]]
"""The words and the key of each verb, by its spot."""


def verb(spot: str, verbs: Verbs) -> Spot | None:
    """The button of this name; None for things that lie on the table."""
    if spot.startswith(CARDS):
        return Spot(spot, card_name(int(spot.partition(":")[2])))
    if spot.startswith(f"{SHELF}:"):
        return Spot(spot, category_name(int(spot.partition(":")[2])))
    if spot.startswith("die:"):
        return Spot(spot, spot[-1], key=spot[-1])
    words = verbs.get(spot)
    return None if words is None else Spot(spot, words[0], key=words[1])


def all_verbs() -> Verbs:
    """Every verb that stands on a button, in the language of the table."""
    return {
        "sell": (_("Sell"), "S"),
        "buy": (_("Buy"), "B"),
        "haggle": (_("Haggle"), "D"),
        "alone": (_("Show nothing"), "A"),
        "use": (_("Use"), "U"),
        "show": (_("Show to all"), "O"),
        "turn-in": (_("Turn in"), "G"),
        "trade": (_("Trade"), "T"),
        "end": (_("End the turn"), "E"),
        "fight": (_("Fight"), "F"),
        "flee": (_("Flee"), "R"),
        "pass": (_("Let it be"), "A"),
        "same": (_("As they lie"), "A"),
        "swapped": (_("Swapped"), "S"),
        "toll": (_("Pay"), "B"),
        "return": (_("Go back"), "R"),
        "ask": (_("Ask for a card"), "T"),
        "accept": (_("Seal the bargain"), "A"),
        "counter": (_("Counter-offer"), "C"),
        "original": (_("Original offer"), "O"),
        "refuse": (_("Refuse"), "R"),
    }
