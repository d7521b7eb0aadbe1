"""Large buttons for the weighty choices, and above them what one must know to choose."""

from collections.abc import Callable, Sequence

from game.core.faces import Face
from game.core.panels import Plate
from game.core.player import Player
from game.core.table import Offer
from game.games.killmans_keep.actions import SetDie, Use
from game.games.killmans_keep.components import BONUS, HAGGLE_FACES, MOST_HAGGLE, OWN_ANSWERS, TOLL, TOLL_CHAIN, VALUE
from game.games.killmans_keep.looks.card_faces import SEATS, icon
from game.games.killmans_keep.looks.drawings import CARD_ART
from game.games.killmans_keep.names import area_name, card_name
from game.games.killmans_keep.table import odds_strip
from game.games.killmans_keep.text.calls import answering
from game.games.killmans_keep.text.consequences import carries_one_more, the
from game.games.killmans_keep.text.labels_keep import effect, percent, prize
from game.games.killmans_keep.view import CALLS, View
from game.words import _, dollars

Players = Sequence[Player]


def plates(view: View, offers: Sequence[Offer], players: Players) -> tuple[Plate, ...]:
    """The plates of this decision, of choices that are really offered."""
    write = _PLATES.get(view.phase)
    if write is None:
        return ()
    offered = {offer.path[0]: offer for offer in offers if len(offer.path) == 1 or isinstance(offer.action, SetDie)}
    return tuple(plate for plate in write(view, offered, players) if plate.spot in offered)


def brief(view: View) -> Face | None:
    """What stands above the plates: odds of a fight, the table of a haggle."""
    if view.phase in ("fight", "battle"):
        return odds_strip.fight(view)
    return odds_strip.haggle(view) if view.phase in ("price", "haggled") else None


def card_picture(card: int) -> Face:
    """A card's drawing by itself."""
    return icon(CARD_ART[card], 280, 220)


def _fight(view: View, _offered: dict[str, Offer], _players: Players) -> list[Plate]:
    chance = f"{percent(view)} %"
    lost = _("lose a turn") if view.options.lost_turn else _("your turn ends")
    words = _("Win {prize}, or {loss}").format(prize=prize(view), loss=lost)
    more = effect(view)
    if more:
        words = _("{words}; {effect}").format(words=words, effect=more)
    return [
        Plate("fight", _("Fight"), words, chance, icon("verb_fight"), True),
        Plate("flee", _("Flee"), _("To the Market, your turn ends"), "", icon("verb_flee")),
    ]


def _price(view: View, _offered: dict[str, Offer], _players: Players) -> list[Plate]:
    value = VALUE[view.deal] + view.extra
    verb = "sell" if view.selling else "buy"
    title = _("Base value")
    between = _("{least} to {most}, {mean} on average")
    least, most = dollars(value - MOST_HAGGLE), dollars(value + MOST_HAGGLE)
    rolled = between.format(least=least, most=most, mean=dollars(value))
    return [
        Plate(verb, title, _("No roll, no risk"), dollars(value), card_picture(view.deal)),
        Plate("haggle", _("Haggle"), rolled, "", icon("verb_haggle"), True),
    ]


def _toll(view: View, _offered: dict[str, Offer], players: Players) -> list[Plate]:
    gets = _("{name} gets it, you go on").format(name=players[view.walk[3]].name)
    start = area_name(view.walk[0])
    return [
        Plate("toll", _("Pay"), gets, dollars(TOLL), card_picture(TOLL_CHAIN), True),
        Plate("return", _("Go back"), _("To the {area}; that way is closed").format(area=start), "", icon("verb_flee")),
    ]


def _order(view: View, _offered: dict[str, Offer], _players: Players) -> list[Plate]:
    first, second = view.top[0].card, view.top[1].card
    if min(first, second) < 0:
        return []
    words = _("{first} on top, then {second}")
    kept = words.format(first=card_name(first), second=card_name(second))
    swapped = words.format(first=card_name(second), second=card_name(first))
    return [
        Plate("same", _("As they lie"), kept, "", card_picture(first)),
        Plate("swapped", _("Swapped"), swapped, "", card_picture(second)),
    ]


def _answer(view: View, offered: dict[str, Offer], players: Players) -> list[Plate]:
    accept, counter = offered.get("accept"), offered.get("counter")
    terms, colour = accept.draft[1] if accept else "", players[view.actors[0]].colour
    more = counter.draft[1] if counter else ""
    return [
        Plate("accept", _("Seal the bargain"), terms, "", icon(f"seal_{SEATS[colour]}"), True),
        Plate("counter", _("Counter-offer"), more),
        Plate("original", _("Original offer"), _("Back to the first one")),
        Plate("refuse", _("Refuse"), _("No bargain in this turn")),
    ]


def _call(view: View, offered: dict[str, Offer], _players: Players) -> list[Plate]:
    """10: what can be played, one plate for each kind of card, and letting it be."""
    found: list[Plate] = []
    seen, settled = set(), view.phase == "haggled" and _best_price(view)
    for spot, offer in offered.items():
        if not isinstance(offer.action, Use | SetDie) or offer.action.card in seen:
            continue
        seen.add(offer.action.card)
        card, turns = offer.action.card, isinstance(offer.action, SetDie)
        words = _("Turn the die to the face that you choose then") if turns else " · ".join(offer.draft[1:2])
        figure = f"+{BONUS[card]}" if view.phase == "battle" and card in BONUS else ""
        found.append(Plate(spot, card_name(card), words, figure, card_picture(card), not found and not settled))
    title = _("Miss the turn") if view.phase == "rations" else _("Let it be")
    said = list(offered["pass"].draft[1:2]) if "pass" in offered else []
    if not found:
        cards = _(" or ").join(the(card) for card in answering(view))
        said.insert(0, _("only {cards} could answer, and you have none to use").format(cards=cards))
        late = set(OWN_ANSWERS["battle"]) & set(view.hand) if view.phase == "lost" else ()
        for card in late:
            said.insert(1, _("{card} would have answered the roll itself").format(card=card_name(card)))
    return [*found, Plate("pass", title, " · ".join(said))]


def _best_price(view: View) -> bool:
    """5.4: whether the roll of a haggle could be no better for who looks: the seller, the buyer, or a rival."""
    high = view.selling == (view.seat == view.active)
    return view.die >= HAGGLE_FACES - 1 if high else view.die <= 2


def _end(view: View, offered: dict[str, Offer], _players: Players) -> list[Plate]:
    """3.6: with no action left, and no sale that the Pack Mule carries, there is little but to end the turn.

    It is a loud button only where the free move is made, too.
    """
    if view.actions or carries_one_more(view):
        return []
    words = _("No action is left, only your free move") if not view.walked else _("No action is left")
    return [Plate("end", _("End the turn"), words, "", icon("verb_end"), view.walked)]


_PLATES: dict[str, Callable[[View, dict[str, Offer], Players], list[Plate]]] = {
    "act": _end,
    "fight": _fight,
    "price": _price,
    "toll": _toll,
    "order": _order,
    "answer": _answer,
    **dict.fromkeys(CALLS, _call),
}
