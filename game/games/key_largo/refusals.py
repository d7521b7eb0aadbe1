"""Why something cannot be chosen now: the reason in words, and the rule that says so."""

from collections.abc import Sequence

from game.core.match import Player
from game.core.table import Offer, Refusal
from game.games.key_largo import bills, names
from game.games.key_largo.components import (
    DRINKS_PRICE,
    HOSE,
    ITEM_TOKENS,
    ITEMS,
    ITEMS_A_VISIT,
    JEWEL,
    KIND,
    MOST_DIVERS,
    TRIDENT,
    WEIGHT,
    WRECK_DEPTHS,
)
from game.games.key_largo.view import View
from game.words import _, plural


def refusals(view: View, offers: Sequence[Offer], players: Sequence[Player]) -> dict[str, Refusal]:
    """A refusal for each spot of the decision under way that no offer names."""
    reasons: dict[str, Refusal] = {}
    if view.visitor < 0 or not offers:
        return reasons
    if view.phase in ("anchor", "look"):
        reasons |= _wrecks(view, players)
    elif view.phase == "tavern":
        reasons |= _tavern(view)
    elif view.phase == "shop":
        reasons |= _shop(view)
    elif view.phase in ("market", "extra"):
        reasons |= _market(view)
    elif view.phase in ("dive", "monster"):
        reasons |= _divers(view)
    named = {spot for offer in offers for spot in offer.path}
    return {spot: refusal for spot, refusal in reasons.items() if spot not in named}


def _wrecks(view: View, players: Sequence[Player]) -> dict[str, Refusal]:
    reasons = {}
    reach = max((diver.hoses for diver in view.divers[view.visitor] if diver is not None), default=-1)
    for wreck, depth in enumerate(WRECK_DEPTHS[view.seats]):
        spot = names.wreck_spot(view.seats, wreck)
        if not view.wrecks[wreck]:
            reasons[spot] = Refusal(_("No card is left in this wreck."), "4.13")
        elif view.phase == "look":
            reasons[spot] = Refusal(_("You have just looked at this wreck."), "6.7")
        elif wreck in view.anchors:
            name = players[view.anchors.index(wreck)].name
            reasons[spot] = Refusal(_("{name}’s ship lies over it: one ship a wreck.").format(name=name), "3.4")
        elif depth > reach:
            words = plural("It takes a diver with {n} hose.", "It takes a diver with {n} hoses.", depth)
            reasons[spot] = Refusal(words, "4.1")
    return reasons


def _tavern(view: View) -> dict[str, Refusal]:
    money = view.money[view.visitor]
    team = sum(diver is not None for diver in view.divers[view.visitor])
    poor = Refusal(_("There is not enough money for this."), "6.1")
    if team == MOST_DIVERS:
        hire = Refusal(plural("A team has {n} diver at most.", "A team has {n} divers at most.", team), "6.3")
    elif not view.divers_left:
        hire = Refusal(_("No diver is left to hire."), "6.2")
    elif view.hired:
        hire = Refusal(_("One diver a visit."), "6.2")
    else:
        hire = poor
    if view.thieves:
        thief = Refusal(_("One thief a visit."), "6.4")
    elif money is not None and money < bills.thief_price(view):
        thief = poor
    else:
        thief = Refusal(_("Nobody else holds a treasure card."), "6.4")
    if view.drinks:
        drinks = Refusal(_("One round of drinks a visit."), "6.7")
    else:
        drinks = poor if money is not None and money < DRINKS_PRICE else Refusal(_("All wrecks are empty."), "6.7")
    reasons = {"service:diver": hire, "service:drinks": drinks}
    return reasons | ({"service:thief": thief} if view.thief else {})


def _shop(view: View) -> dict[str, Refusal]:
    reasons = {}
    money = view.money[view.visitor]
    team = [diver for diver in view.divers[view.visitor] if diver is not None]
    for item in range(len(ITEM_TOKENS)):
        room = {
            HOSE: any(diver.hoses < 2 for diver in team),
            TRIDENT: any(not diver.trident for diver in team),
            WEIGHT: any(not diver.weight for diver in team),
        }[item]
        if not view.items_left[item]:
            reason = Refusal(_("The shop has none left."), "7.4")
        elif sum(view.bought) >= ITEMS_A_VISIT:
            reason = Refusal(plural("{n} item a visit.", "{n} items a visit.", ITEMS_A_VISIT), "7.1")
        elif not room:
            reason = Refusal(_("None of your divers has room for it."), "7.3")
        elif money is not None and money < bills.item_price(view, item):
            reason = Refusal(_("There is not enough money for this."), "7.1")
        else:
            continue
        reasons[f"item:{ITEMS[item]}"] = reason
    return reasons


def _market(view: View) -> dict[str, Refusal]:
    reasons = {}
    for card in set(view.hand):
        if KIND[card] == JEWEL:
            reasons[f"treasure:{card}"] = Refusal(_("Jewels are not sold at the market."), "8.4")
        elif view.basket and card not in view.basket:
            reasons[f"treasure:{card}"] = Refusal(_("One kind of treasure a visit."), "8.1")
    return reasons


def _divers(view: View) -> dict[str, Refusal]:
    reasons = {}
    for number, diver in enumerate(view.divers[view.visitor]):
        if diver is None:
            continue
        if not view.able[number]:
            reason = Refusal(_("This diver has too few hoses and stays aboard."), "4.2")
        elif view.phase == "monster":
            reason = Refusal(_("This diver carries no trident."), "4.8")
        else:
            reason = Refusal(_("This diver has dived already."), "4.3")
        reasons[f"diver:{number}"] = reason
    return reasons
