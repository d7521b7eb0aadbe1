"""What the table offers in the tavern, the shop and the market (chapters 6 to 8)."""

from collections.abc import Iterator, Sequence
from typing import Any

from game.core.table import Offer
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.text.offers_searching import Players, Writers
from game.games.key_largo.view import View
from game.words import _, plural


def whole_sales(view: View, legal: Sequence[do.Action]) -> Iterator[Offer]:
    """8.1: all one's cards of one kind, put together and sold in one go."""
    puts = {action.card for action in legal if isinstance(action, do.Put)}
    if view.phase != "market" or view.basket or view.played[view.visitor] == box.GREENHORN:
        return
    for kind in sorted({box.KIND[card] for card in puts}):
        cards = [card for card in view.hand if box.KIND[card] == kind and card in puts]
        now = sum(visit_costs.card_price(view, card) for card in cards)
        name = names.kind_name(kind)
        draft = (
            plural("You sell {n} card", "You sell {n} cards", len(cards)),
            _("${now} now").format(now=now),
            _("kept, ${later} at the end").format(later=visit_costs.end_value(tuple(cards))),
            _("Everybody sees what you sell"),
        )
        label = _("Sell all {kind} for ${n}")
        yield Offer(
            do.PUT[cards[0]],
            (f"all:{box.KINDS[kind]}",),
            label.format(kind=name, n=now),
            draft,
            then=(*(do.PUT[card] for card in cards[1:]), do.SELL),
            verb=f"all {box.KINDS[kind]}",
            on=(*(f"treasure:{card}" for card in sorted(set(cards))), f"place:{box.PLACES[box.MARKET]}"),
            brings=plural("{n} card", "{n} cards", len(cards)) + " · " + name,
            price=f"+${now}",
        )


def _after(view: View, price: int) -> str:
    money = view.money[view.visitor]
    if money is None:
        return ""
    return _("After this: ${n} left").format(n=f"{money - price:,}")


def _hire(action: do.Hire, view: View, _players: Players) -> Offer:
    price = visit_costs.diver_price(view)
    team = len(visit_costs.team(view, view.visitor))
    draft = [_("Hire a diver"), plural("{n} diver then", "{n} divers then", team + 1)]
    if view.played[view.visitor] == box.EXPERT_DIVER:
        draft.append(_("He brings a hose") if view.items_left[box.HOSE] else _("No hose is left for him"))
    draft.append(_after(view, price))
    label, words = _("Hire a diver for ${n}").format(n=price), draft[1]
    return _served(action, ("service:diver",), label, draft, price, words)


def _served(action: Any, path: tuple[str, ...], label: str, draft: Sequence[str], price: int, words: str) -> Offer:
    """A service of the tavern: it stands on the card of its price, and on the tavern's sign."""
    verb, place = path[0].partition(":")[2], f"place:{box.PLACES[box.TAVERN]}"
    return Offer(action, path, label, tuple(draft), quick=True, verb=verb, on=(place,), brings=words, price=f"${price}")


def _hire_thief(action: do.Thief, view: View, players: Players) -> Offer:
    price = visit_costs.thief_price(view)
    backs = view.backs[action.victim]
    draft = (
        _("A thief for {name}").format(name=players[action.victim].name),
        _("one of {n} cards").format(n=sum(backs)) if sum(backs) > 1 else _("the only card there"),
        _after(view, price),
    )
    label = _("Hire a thief against {name} for ${n}").format(name=players[action.victim].name, n=price)
    words = _("against {name}: {cards}").format(name=players[action.victim].name, cards=draft[1])
    return _served(action, ("service:thief", f"mat:{action.victim}"), label, draft, price, words)


def _take(action: do.Take, view: View, players: Players) -> Offer:
    backs = view.backs[view.victim][action.depth]
    draft = (
        _("A {water} card of {name}’s").format(water=names.water(action.depth), name=players[view.victim].name),
        plural("{n} such card to take from", "one of {n} such cards", backs),
        _("Only you two will know which"),
    )
    return Offer(action, (f"back:{action.depth}",), _("Take it"), draft)


def _drinks(action: do.Drinks, view: View, _players: Players) -> Offer:
    wrecks = min(box.DRINKS_WRECKS, sum(cards > 0 for cards in view.wrecks))
    look = plural("then look into {n} wreck", "then look into {n} wrecks", wrecks)
    draft = (_("A round for the old mariners"), look, _after(view, box.DRINKS_PRICE))
    label = _("Drinks for ${n}").format(n=box.DRINKS_PRICE)
    return _served(action, ("service:drinks",), label, draft, box.DRINKS_PRICE, look)


def _look(action: do.Look, view: View, _players: Players) -> Offer:
    name = names.wreck_name(view.seats, action.wreck)
    draft = (
        _("Hear about the {ship}").format(ship=name),
        plural("you see {n} card", "you see all {n} cards", view.wrecks[action.wreck]),
        _("No undo once you have seen them"),
    )
    return Offer(action, (names.wreck_spot(view.seats, action.wreck),), _("Listen"), draft)


def _buy(action: do.Buy, view: View, _players: Players) -> Offer:
    price = visit_costs.item_price(view, action.item)
    item = names.item_name(action.item)
    diver = view.divers[view.visitor][action.diver]
    draft = [_("A {item} for diver {n}").format(item=item, n=action.diver + 1)]
    if action.item == box.HOSE and diver is not None:
        reach = (_("then he reaches mid water"), _("then he reaches deep water"))[diver.hoses]
        draft.append(reach)
    draft.append(_after(view, price))
    label = _("Buy the {item} for ${n}").format(item=item, n=price)
    name, diver_spot = box.ITEMS[action.item], f"diver:{action.diver}"
    path = (f"item:{name}",) if len(visit_costs.team(view, view.visitor)) == 1 else (f"item:{name}", diver_spot)
    verb = "trident item" if name == "trident" else name
    words = draft[1] if len(draft) > 2 else _after(view, price)
    return Offer(
        action, path, label, tuple(draft), quick=True, verb=verb, on=(diver_spot, "place:shop"), brings=words,
        price=f"${price}",
    )  # fmt: skip


def _put(action: do.Put, view: View, _players: Players) -> Offer:
    now, end = visit_costs.card_price(view, action.card), visit_costs.end_value((action.card,))
    if view.phase == "market" and view.played[view.visitor] == box.GREENHORN and not view.basket:
        worth = _("then say what it counts as")
    elif view.phase == "extra" and view.played[view.visitor] == box.JEWELER:
        worth = _("${now} now, as at the end").format(now=now)
    else:
        worth = _("${now} now, ${end} at the end").format(now=now, end=end)
    draft = (_("Sell this card"), worth)
    path = (f"treasure:{action.card}",)
    return Offer(
        action, path, _("Put up for sale"), draft, quick=True, verb="add", on=path, brings=worth, price=f"+${now}"
    )


def _count_as(action: do.CountAs, view: View, _players: Players) -> Offer:
    kind = names.kind_name(action.kind)
    draft = (
        names.encounter_name(box.GREENHORN),
        _("the card counts as {kind}").format(kind=kind),
        _("${n} a unit").format(n=visit_costs.unit_price(view, action.kind)),
    )
    label = _("Sell it as {kind}").format(kind=kind)
    return Offer(action, (f"kind:{box.KINDS[action.kind]}",), label, draft, quick=True)


def _sell(action: do.Sell, view: View, _players: Players) -> Offer:
    now, later = visit_costs.basket_price(view), visit_costs.end_value(view.basket)
    draft = (
        plural("You sell {n} card", "You sell {n} cards", len(view.basket)),
        _("${now} now").format(now=now),
        _("kept, ${later} at the end").format(later=later),
        _("Everybody sees what you sell"),
    )
    return Offer(action, (), _("Sell for ${n}").format(n=now), draft)


def _leave(action: do.Leave, view: View, _players: Players) -> Offer:
    place = view.places[view.visitor]
    label = {box.TAVERN: _("Leave the tavern"), box.SHOP: _("Leave the shop"), box.MARKET: _("Leave the market")}[place]
    money = view.money[view.visitor]
    kept = "" if money is None else _("${n} stay with you").format(n=f"{money:,}")
    return Offer(action, (), label, (_("Your visit ends"),), ends=kept)


ASHORE: Writers = {
    do.Hire: _hire,
    do.Thief: _hire_thief,
    do.Take: _take,
    do.Drinks: _drinks,
    do.Look: _look,
    do.Buy: _buy,
    do.Put: _put,
    do.CountAs: _count_as,
    do.Sell: _sell,
    do.Leave: _leave,
}
"""What can be done ashore."""
