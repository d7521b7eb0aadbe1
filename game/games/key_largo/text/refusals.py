"""Why something cannot be chosen now: the reason in words, and the rule that says so."""

from game.core.table import Refusal
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.view import View
from game.kit.phases import Players, Reasons
from game.words import _, plural


def wrecks(view: View, players: Players) -> Reasons:
    """3.4, 4.1, 4.13, 6.8: a wreck to anchor over or to look into."""
    reasons = {}
    reach = max((diver.hoses for diver in visit_costs.team(view, view.visitor)), default=-1)
    for wreck, depth in enumerate(box.WRECK_DEPTHS[view.seats]):
        spot = names.wreck_spot(view.seats, wreck)
        if not view.wrecks[wreck]:
            reasons[spot] = Refusal(_("No card is left in this wreck."), "4.13")
        elif view.phase == "look":
            reasons[spot] = Refusal(_("You have just looked at this wreck."), "6.8")
        elif wreck in view.anchors:
            name = players[view.anchors.index(wreck)].name
            reasons[spot] = Refusal(_("{name}’s ship lies over it: one ship a wreck.").format(name=name), "3.4")
        elif depth > reach:
            words = plural("It takes a diver with {n} hose.", "It takes a diver with {n} hoses.", depth)
            reasons[spot] = Refusal(words, "4.1")
    return reasons


def _poor(rule: str) -> Refusal:
    return Refusal(_("There is not enough money for this."), rule)


def services(view: View, _players: Players) -> Reasons:
    """6: what the tavern offers."""
    team = len(visit_costs.team(view, view.visitor))
    brothers = view.played[view.visitor] == box.BROTHERS
    most = 2 if brothers and view.hired + view.thieves < 3 else 1
    both = Refusal(_("The Brothers bring one more diver or one more thief."), names.encounter_rule(box.BROTHERS))
    if team == box.MOST_DIVERS:
        hire = Refusal(plural("A team has {n} diver at most.", "A team has {n} divers at most.", team), "6.3")
    elif not view.divers_left:
        hire = Refusal(_("No diver is left to hire."), "6.3")
    elif view.hired >= most:
        hire = both if brothers else Refusal(_("One diver a visit."), "6.1")
    else:
        hire = _poor("6.2")
    if view.thieves >= most:
        thief = both if brothers else Refusal(_("One thief a visit."), "6.1")
    elif not any(sum(backs) for seat, backs in enumerate(view.backs) if seat != view.visitor):
        thief = Refusal(_("Nobody else holds a treasure card."), "6.4")
    else:
        thief = _poor("6.4")
    if view.drinks:
        drinks = Refusal(_("One round of drinks a visit."), "6.1")
    else:
        drinks = _poor("6.7") if any(view.wrecks) else Refusal(_("All wrecks are empty."), "6.8")
    reasons = {"service:diver": hire, "service:drinks": drinks}
    return reasons | ({"service:thief": thief} if view.thief else {})


def items(view: View, _players: Players) -> Reasons:
    """7: what the shop sells."""
    return {f"item:{name}": _item(view, item, visit_costs.has_room(view, item)) for item, name in enumerate(box.ITEMS)}


def _item(view: View, item: int, room: bool) -> Refusal:
    bought, played = sum(view.bought), view.played[view.visitor]
    money = view.money[view.visitor]
    if not view.items_left[item]:
        return Refusal(_("The shop has none left."), "7.4")
    if bought >= box.ITEMS_A_VISIT and box.SELLS[played] < 0 and played != box.DISCOUNTER:
        return Refusal(plural("{n} item a visit.", "{n} items a visit.", box.ITEMS_A_VISIT), "7.1")
    if bought > box.ITEMS_A_VISIT:
        words = _("The {who} allowed one item more, and you have it.")
        return Refusal(words.format(who=names.encounter_name(played)), names.encounter_rule(played))
    if not room:
        return Refusal(_("None of your divers has room for it."), "7.3")
    if money is not None and money < visit_costs.item_price(view, item):
        return _poor("7.1")
    words = _("A third item must be what the {who} offers.")
    return Refusal(words.format(who=names.encounter_name(played)), names.encounter_rule(played))


def treasures(view: View, _players: Players) -> Reasons:
    """8: the treasures of one's own."""
    return {f"treasure:{card}": _treasure(view, card) for card in set(view.hand)}


def _treasure(view: View, card: int) -> Refusal:
    if view.basket.count(card) == view.hand.count(card):
        return Refusal(_("It is up for sale already."), "8.1")
    if view.phase == "extra":
        return _extra(view.played[view.visitor], box.KIND[card] == box.JEWEL)
    if box.KIND[card] == box.JEWEL:
        return Refusal(_("Jewels are not sold here."), "8.4")
    if view.changed >= 0 and view.counts_as < 0:
        return Refusal(_("Say first what the other card counts as."), names.encounter_rule(box.GREENHORN))
    return Refusal(_("One kind of treasure a visit."), "8.1")


def _extra(played: int, jewel: bool) -> Refusal:
    """8.4, 12.15, 12.16: after the normal sale."""
    if played == box.JEWELER:
        words = _("The Jeweler buys only one.") if jewel else _("The Jeweler buys nothing but a jewel.")
        return Refusal(words, names.encounter_rule(box.JEWELER))
    if jewel:
        return Refusal(_("Jewels are not sold here."), "8.4")
    if played == box.TRAFFICKER:
        words = plural("The Trafficker buys {n} card.", "The Trafficker buys {n} cards.", box.TRAFFICKER_CARDS)
        return Refusal(words, names.encounter_rule(box.TRAFFICKER))
    return Refusal(_("Your sale is over."), "8.1")


def encounters(view: View, _players: Players) -> Reasons:
    """11: the encounter cards of one's own."""
    return {f"encounter:{encounter}": _encounter(view, encounter) for encounter in view.held}


def _encounter(view: View, encounter: int) -> Refusal:
    """11.1, 11.3: for a card of the seat's own."""
    place = box.ENCOUNTERS[encounter].place
    assert view.seat is not None
    if view.played[view.seat] >= 0:
        return Refusal(_("One encounter card each half-day."), "11.3")
    if encounter == box.SABOTEUR:
        words = _("You play it when a rival dives while your ship is over a wreck.")
        return Refusal(words, names.encounter_rule(box.SABOTEUR))
    if view.seat != view.visitor or view.places[view.seat] != place or view.placing:
        where = names.at_place(place)
        return Refusal(_("You play it when your ship is {place} and it is your turn.").format(place=where), "11.1")
    useless = _useless(view, encounter)
    if useless:
        return Refusal(_("It would change nothing now. {why}").format(why=useless), "11.3")
    return Refusal(_("This is not the moment for it."), names.encounter_rule(encounter))


def _useless(view: View, encounter: int) -> str:
    """11.3: what a card that is timely lacks; "" for one whose moment has not come, or is over."""
    if view.phase in _USELESS:
        return _USELESS[view.phase](view, encounter)
    if encounter == box.FREQUENT_VISITOR and view.phase == "monster":
        return _("The monster is the only card in this wreck.")
    return ""


def _useless_at_market(view: View, encounter: int) -> str:
    kinds = {box.KIND[card] for card in view.hand}
    if encounter == box.GOLDSMITH and view.phase == "market" and not view.basket:
        return _("You have no gold.")
    if encounter in (box.GREENHORN, box.TRAFFICKER) and kinds <= {box.JEWEL}:
        return _("You have nothing to sell but jewels.") if kinds else _("You have nothing to sell.")
    return _("You have no jewel.") if encounter == box.JEWELER and box.JEWEL not in kinds else ""


def _useless_at_tavern(view: View, encounter: int) -> str:
    offered = services(view, ())
    if encounter == box.EXPERT_DIVER and not view.hired and not view.items_left[box.HOSE]:
        return _("No hose is left.")
    if encounter in (box.YOUNG_DIVER, box.EXPERT_DIVER) and not view.hired:
        return offered["service:diver"].reason
    if encounter == box.YOUNG_THIEF and not view.thieves:
        return offered["service:thief"].reason
    if encounter == box.DRUNKARD:
        return _("All wrecks are empty.")
    return _("You can hire neither a second diver nor a second thief.") if encounter == box.BROTHERS else ""


def _useless_at_shop(view: View, encounter: int) -> str:
    item = box.SELLS[encounter]
    if item >= 0 and not view.items_left[item]:
        return _("The shop has none left.")
    if item >= 0 and not visit_costs.has_room(view, item):
        return _("None of your divers has room for it.")
    if item >= 0:
        return _("Money, room or stock will not do for three items.")
    if encounter == box.DISCOUNTER:
        return _("Money, room or stock will not do for three items of one kind.")
    if encounter == box.BUDDY and view.ships[box.SHOP] <= 1:
        return _("Yours is the only ship here anyway.")
    spent = sum(view.bought) >= box.ITEMS_A_VISIT
    return "" if encounter != box.BUDDY or spent else _("Money, room or stock will not do for any item.")


_USELESS = {
    "tavern": _useless_at_tavern,
    "shop": _useless_at_shop,
    "market": _useless_at_market,
    "extra": _useless_at_market,
}


def divers(view: View, _players: Players) -> Reasons:
    """4: the divers of the visitor."""
    reasons = {}
    for number, diver in enumerate(view.divers[view.visitor]):
        if diver is None:
            continue
        if not view.able[number]:
            reason = Refusal(_("This diver has too few hoses and stays aboard."), "4.2")
        elif view.phase == "monster":
            reason = Refusal(_("This diver carries no trident."), "4.8")
        else:
            reason = Refusal(_("This diver has had his dive."), "4.3")
        reasons[f"diver:{number}"] = reason
    return reasons
