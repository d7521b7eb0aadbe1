"""Every legal action as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from game.core.player import Player
from game.core.table import Offer
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.view import View
from game.words import _, plural

Players = Sequence[Player]


def offers(view: View, legal: Sequence[do.Action], players: Players) -> tuple[Offer, ...]:
    """The legal actions, in the order of the rules."""
    return (*(_WRITE[type(action)](action, view, players) for action in legal), *_whole_sales(view, legal))


def _whole_sales(view: View, legal: Sequence[do.Action]) -> Iterator[Offer]:
    """8.1: all one's cards of one kind, put together and sold in one go."""
    puts = {action.card for action in legal if isinstance(action, do.Put)}
    if view.phase != "market" or view.basket or view.played[view.visitor] == box.GREENHORN:
        return
    for kind in sorted({box.KIND[card] for card in puts}):
        cards = [card for card in view.hand if box.KIND[card] == kind and card in puts]
        if len(cards) < 2:
            continue
        now = sum(visit_costs.card_price(view, card) for card in cards)
        name = names.kind_name(kind)
        draft = (
            plural("You sell {n} card", "You sell {n} cards", len(cards)),
            _("${now} now").format(now=now),
            _("kept, ${later} at the end").format(later=visit_costs.end_value(tuple(cards))),
            _("Everybody sees what you sell"),
        )
        label = _("Sell all {kind} for ${n}").format(kind=name, n=now)
        yield Offer(
            do.PUT[cards[0]],
            (f"all:{box.KINDS[kind]}",),
            label,
            draft,
            then=(*(do.PUT[card] for card in cards[1:]), do.SELL),
            verb="all",
            on=tuple(f"treasure:{card}" for card in sorted(set(cards))),
            brings=plural("{n} card", "{n} cards", len(cards)) + " · " + name,
            price=f"${now}",
        )


def chance_of_monster(view: View, wreck: int) -> str:
    """In words, how likely the next card is a monster."""
    share = odds.danger(view, wreck, 1)
    if not share:
        return _("No monster can be here")
    return _("Next card a monster: {n} %").format(n=max(1, round(100 * share)))


def _plan(action: do.Plan, view: View, _players: Players) -> Offer:
    path = (f"card:{box.PLACES[action.morning]}", f"card:{box.PLACES[action.afternoon]}")
    draft = (
        _("Your day"),
        _("Morning: {place}").format(place=names.place_title(action.morning)),
        _("Afternoon: {place}").format(place=names.place_title(action.afternoon)),
    )
    return Offer(action, path, _("Seal the plan"), draft)


def _anchor(action: do.Anchor, view: View, _players: Players) -> Offer:
    depth = box.WRECK_DEPTHS[view.seats][action.wreck]
    team = [diver for diver in visit_costs.team(view, view.visitor) if diver.hoses >= depth]
    cards = view.wrecks[action.wreck]
    draft = [
        _("If you dive here"),
        plural("{n} diver can draw", "{n} divers can draw", len(team)) + " · " + plural("{n} card", "{n} cards", cards),
    ]
    if depth:
        tridents = sum(diver.trident for diver in team)
        draft.append(plural("{n} trident goes along", "{n} tridents go along", tridents))
        draft.append(chance_of_monster(view, action.wreck))
    return Offer(action, (names.wreck_spot(view.seats, action.wreck),), _("Dive here"), tuple(draft), quick=True)


def _dive(action: do.Dive, view: View, _players: Players) -> Offer:
    wreck = view.anchors[view.visitor]
    draft = (
        _("Diver {n} goes down").format(n=action.diver + 1),
        _("draws a card of the {ship}").format(ship=names.wreck_name(view.seats, wreck)),
        chance_of_monster(view, wreck),
        _("No undo once a card is drawn"),
    )
    label = _("Send diver {n} down").format(n=action.diver + 1)
    return Offer(action, (f"diver:{action.diver}",), label, draft, verb="draw", brings=draft[2])


def _stop(action: do.Stop, _view: View, _players: Players) -> Offer:
    draft = (_("The dive ends"), _("the other divers stay dry"))
    return Offer(action, (), _("End the dive"), draft, ends=draft[1])


def _use_trident(action: do.UseTrident, view: View, _players: Players) -> Offer:
    draft = (
        _("Kill the monster"),
        _("The trident of diver {n} is spent").format(n=action.diver + 1),
        _("Diver {n} draws again").format(n=view.diver + 1)
        if view.wrecks[view.anchors[view.visitor]] > 1
        else _("No other card is left to draw"),
    )
    path = (f"diver:{action.diver}",)
    return Offer(action, path, _("Use the trident"), draft, verb="trident", brings=draft[2])


def _lose(action: do.LoseDiver, view: View, _players: Players) -> Offer:
    diver = view.divers[view.visitor][view.diver]
    gear = names.gear(diver.hoses, diver.trident, diver.weight) if diver is not None else ""
    lost = _("Lost with him: {gear}").format(gear=gear) if gear else _("He carries nothing")
    draft = (_("Diver {n} is frightened away").format(n=view.diver + 1), lost)
    on = (f"diver:{view.diver}",)
    return Offer(action, ("lose",), _("Lose the diver"), draft, verb="lose", on=on, brings=lost)


def _drop(action: do.DropWeight, view: View, _players: Players) -> Offer:
    wreck = view.anchors[view.visitor]
    draft = [_("Drop the weight"), _("the same diver draws once more"), chance_of_monster(view, wreck)]
    if odds.danger(view, wreck, 1):
        armed = visit_costs.tridents(view)
        draft.append(_("A trident is at hand") if armed else _("A monster would take the diver"))
    on = (f"diver:{view.diver}",)
    return Offer(action, ("drop",), _("Drop the weight"), tuple(draft), verb="drop", on=on, brings=draft[2])


def _surface(action: do.Surface, view: View, _players: Players) -> Offer:
    weight = visit_costs.can_drop(view)
    draft = (
        _("Diver {n} comes up").format(n=view.diver + 1),
        _("and keeps the weight") if weight else _("with what he has found"),
    )
    on = (f"diver:{view.diver}",)
    return Offer(action, (), _("Come up"), draft, ends=draft[1], verb="surface", on=on, brings=draft[1])


def _trip(action: do.Trip, view: View, _players: Players) -> Offer:
    pay = box.DOLPHIN_PAY[view.day]
    draft = (_("Show tourists the dolphins"), _("the bank pays ${n}").format(n=pay), _whom_one_meets(view))
    return Offer(action, (), _("Sail for ${n}").format(n=pay), draft)


def _whom_one_meets(view: View, played: int = 0) -> str:
    """11.2 to 11.6: whether a card will be drawn, after one was played perhaps."""
    held = view.held_counts[view.visitor] - played
    if held >= box.ENCOUNTER_HAND:
        return plural("you hold {n} card and meet nobody", "you hold {n} cards and meet nobody", held)
    if not view.pile and not view.discarded and not played:
        return _("nobody is left to meet")
    return _("then you meet somebody")


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
    label, words = _("Hire for ${n}").format(n=price), draft[1]
    return _served(action, ("service:diver",), label, draft, price, words)


def _served(action: Any, path: tuple[str, ...], label: str, draft: Sequence[str], price: int, words: str) -> Offer:
    """A service of the tavern: it stands on the card of its price, and on the tavern's sign."""
    verb, place = path[0].partition(":")[2], f"place:{box.PLACES[box.TAVERN]}"
    return Offer(
        action, path, label, tuple(draft), quick=True, verb=verb, on=(place,), brings=words, price=f"${price}"
    )


def _hire_thief(action: do.Thief, view: View, players: Players) -> Offer:
    price = visit_costs.thief_price(view)
    backs = view.backs[action.victim]
    draft = (
        _("A thief for {name}").format(name=players[action.victim].name),
        _("one of {n} cards").format(n=sum(backs)) if sum(backs) > 1 else _("the only card there"),
        _after(view, price),
    )
    label = _("Hire a thief for ${n}").format(n=price)
    return _served(action, ("service:thief", f"mat:{action.victim}"), label, draft, price, draft[1])


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
    path, name = (f"item:{box.ITEMS[action.item]}", f"diver:{action.diver}"), box.ITEMS[action.item]
    verb = "trident item" if name == "trident" else name
    words = draft[1] if len(draft) > 2 else _after(view, price)
    return Offer(
        action, path, label, tuple(draft), quick=True, verb=verb, on=(path[1], "place:shop"), brings=words,
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
        action, path, _("Put it up for sale"), draft, quick=True, verb="add", on=path, brings=worth, price=f"${now}"
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


def _play(action: do.Play, view: View, _players: Players) -> Offer:
    name = names.encounter_name(action.encounter)
    draft = [name, names.encounter_effect(action.encounter, view.thief)]
    if box.ENCOUNTERS[action.encounter].place == box.DOLPHINS:
        pay = box.DOLPHIN_PAY[view.day] * (2 if action.encounter == box.LARGE_FAMILY else 1)
        draft += [_("the bank pays ${n}").format(n=pay), _whom_one_meets(view, 1)]
    draft.append(_("one encounter card each half-day"))
    label = _("Play the {name}").format(name=name)
    return Offer(action, (f"encounter:{action.encounter}",), label, tuple(draft))


def _pass(action: do.Pass, view: View, _players: Players) -> Offer:
    what = _("no sabotage") if view.phase == "sabotage" else _("the last card stays")
    return Offer(action, (), _("Play no card"), (_("Play no card"), what), ends=what)


_WRITE: dict[type, Callable[[Any, View, Players], Offer]] = {
    do.Plan: _plan,
    do.Anchor: _anchor,
    do.Dive: _dive,
    do.Stop: _stop,
    do.UseTrident: _use_trident,
    do.LoseDiver: _lose,
    do.DropWeight: _drop,
    do.Surface: _surface,
    do.Trip: _trip,
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
    do.Play: _play,
    do.Pass: _pass,
}
