"""The buttons of the table: what can be done with a thing, and answers; each with its key."""

from collections.abc import Mapping, Sequence

from game.core.table import Offer, Spot, Verb
from game.games.killmans_keep.components import FIXED, GUILD, MARKET, MONSTER_FACE
from game.games.killmans_keep.knowledge.goals import met
from game.games.killmans_keep.knowledge.spots import ALONE, SHELF, copies
from game.games.killmans_keep.names import card_name, category_name
from game.games.killmans_keep.text.unusable import why_unusable
from game.games.killmans_keep.texts import artifact_effect
from game.games.killmans_keep.view import View
from game.words import _

CARDS = ("found:", "ask:")
"""Cards that lie in no row of their own."""


ORDER = {
    "hand": ("use", "sell", "haggle", "show"),
    "stall": ("buy", "haggle"),
    "goal": ("turn-in", "show"),
    "mat": ("trade",),
}
"""The verbs of each kind of thing, in the order in which they stand on its plate; a spot begins with its kind."""
STANDING = frozenset(verb for verbs in ORDER.values() for verb in verbs)
GLYPHS = {"use": "verb_use", "sell": "verb_sell", "haggle": "verb_haggle", "show": "glyph_eye", "buy": "verb_buy"}
GLYPHS |= {"turn-in": "verb_goal", "trade": "verb_trade"}


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
        ALONE: (_("Show nothing"), "A"),
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


def verbs_of(view: View, offers: Sequence[Offer]) -> Mapping[str, tuple[Verb, ...]]:
    """The verbs of all things with which something can be done in a turn, by their spots."""
    words = all_verbs()
    reasons = {"buy": _("not enough money"), "turn-in": _not_turned_in(view)} | dict.fromkeys(
        ("sell", "haggle"), _elsewhere(view)
    )
    hand = zip(view.hand, copies("hand", view.hand), strict=True)
    cards = {spot: card for card, spot in hand}
    found = {}
    for spot in dict.fromkeys(offer.path[0] for offer in offers if offer.verb):
        why = reasons | (_of_card(view, cards[spot], reasons["haggle"]) if spot in cards else {})
        does = artifact_effect(cards[spot]) if cards.get(spot, MONSTER_FACE) < MONSTER_FACE else ""
        found[spot] = tuple(_standing(words, verb, why.get(verb, ""), does) for verb in ORDER[spot.partition(":")[0]])
    return found


def _of_card(view: View, card: int, elsewhere: str) -> dict[str, str]:
    """Why this card of the hand is not used, and not haggled over; 9.12: its price may be fixed."""
    fixed = _("its price is fixed") if FIXED.get(card) else ""
    return {"use": why_unusable(view, card).reason, "haggle": elsewhere or fixed}


def _elsewhere(view: View) -> str:
    """5.1: why nothing is sold now; "" = for another reason."""
    if view.area[view.active] != MARKET:
        return _("only in the Market")
    return "" if view.actions else _("no action left")


def _not_turned_in(view: View) -> str:
    """7.1, 7.3: why the own goal is not turned in now."""
    goal = view.goals[view.active]
    if goal < 0 or not met(goal, view.hand, view.money[view.active], list(view.deeds[view.active])):
        return _("not met yet")
    return _("only in the Guild") if view.area[view.active] != GUILD else _("no action left")


def _standing(words: Verbs, verb: str, reason: str, does: str) -> Verb:
    more = {"use": does, "sell": _("for more with another Gemstone"), "turn-in": _("for its reward; choose the cards")}
    return Verb(verb, words[verb][0], GLYPHS[verb], more.get(verb, _("choose how")), reason or _("not now"))
