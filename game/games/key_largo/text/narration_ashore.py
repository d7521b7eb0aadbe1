"""What happens at the cove and in town, in words: see `narrate`."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.seats import Player
from game.core.telling import Line
from game.games.key_largo import events_ashore as told
from game.games.key_largo import names
from game.games.key_largo.components import GREENHORN, HASTY_BUYER, ITEMS, JEWELER, TRAFFICKER
from game.games.key_largo.encounter_words import encounter_name, encounter_rule
from game.games.key_largo.looks import card_faces
from game.words import _

Players = Sequence[Player]


def _dolphins(event: told.DolphinsPaid, players: Players) -> Line:
    text = _("{name} shows tourists the dolphins.").format(name=players[event.seat].name)
    return Line(event.seat, text, event.amount, spot="place:dolphins", kind="money", cue="coin", rule="5.1",
                face=card_faces.picture("action_dolphins"))  # fmt: skip


def _hired(event: told.Hired, players: Players) -> Line:
    words = _("{name} hires a diver, who brings a hose.") if event.hoses else _("{name} hires a diver.")
    text = words.format(name=players[event.seat].name)
    face = card_faces.diver(event.hoses, False, False)
    return Line(event.seat, text, -event.price, spot="place:tavern", kind="money", cue="coin", rule="6.2", face=face)


def _thief(event: told.ThiefHired, players: Players) -> Line:
    text = _("{name} sends a thief to {victim}.").format(
        name=players[event.seat].name, victim=players[event.victim].name
    )
    face = card_faces.icon("service_thief")
    return Line(
        event.seat, text, -event.price, spot=f"mat:{event.victim}", kind="money", cue="coin", rule="6.4", face=face
    )


def _stolen(event: told.CardStolen, players: Players) -> Line:
    text = _("The thief brings {name} a {water} card of {victim}’s.").format(
        name=players[event.seat].name, water=names.water(event.depth), victim=players[event.victim].name
    )
    face = card_faces.back(event.depth)
    return Line(event.seat, text, spot=f"mat:{event.victim}", kind="luck", cue="card", rule="6.5", face=face)


def _stolen_seen(event: told.StolenSeen, players: Players) -> Line:
    words = _("It was {name}’s: {cards}.") if event.to == event.seat else _("{thief}’s thief took {name}’s: {cards}.")
    text = words.format(
        name=players[event.victim].name, thief=players[event.seat].name, cards=names.listing((event.card,))
    )
    face = card_faces.treasure_card(event.card)
    return Line(event.seat, text, spot=f"mat:{event.victim}", private=True, kind="luck", rule="6.6", face=face)


def _drinks(event: told.DrinksBought, players: Players) -> Line:
    text = _("{name} buys a round of drinks.").format(name=players[event.seat].name)
    face = card_faces.icon("service_drinks")
    return Line(event.seat, text, -event.price, spot="place:tavern", kind="money", cue="coin", rule="6.7", face=face)


def _looked(event: told.Looked, players: Players) -> Line:
    text = _("{name} hears what lies in the {ship}.").format(
        name=players[event.seat].name, ship=names.wreck_name(len(players), event.wreck)
    )
    face = card_faces.wreck_picture(names.ordinal(len(players), event.wreck)[0])
    return Line(event.seat, text, spot=names.wreck_spot(len(players), event.wreck), cue="page", rule="6.7", face=face)


def _saw(event: told.Saw, players: Players) -> Line:
    words = _("In the {ship} lie: {cards}.")
    text = words.format(ship=names.wreck_name(len(players), event.wreck), cards=names.listing(event.cards))
    face = card_faces.wreck_picture(names.ordinal(len(players), event.wreck)[0])
    return Line(
        event.to,
        text,
        spot=names.wreck_spot(len(players), event.wreck),
        private=True,
        kind="luck",
        rule="6.8",
        face=face,
    )


def _bought(event: told.Bought, players: Players) -> Line:
    text = _("{name} buys a {item}.").format(name=players[event.seat].name, item=names.item_name(event.item))
    face = card_faces.icon(f"item_{ITEMS[event.item]}")
    return Line(event.seat, text, -event.price, spot="place:shop", kind="money", cue="coin", rule="7.1", face=face)


def _came_to_sell(event: told.CameToSell, players: Players) -> Line:
    text = _("{name} looks for buyers.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot="place:market", kind="phase", rule="8.1")


def _sold(event: told.Sold, players: Players) -> Line:
    name = players[event.seat].name
    if event.encounter in (HASTY_BUYER, TRAFFICKER, JEWELER):
        words = _("The {who} buys {cards} from {name}.")
    elif event.encounter == GREENHORN:
        words = _("{name} sells {cards} as {kind}.")
    elif event.ships == 1:
        words = _("{name}, alone at the market, sells {cards}.")
    else:
        words = _("{name} sells {cards} among {ships} ships.")
    who = encounter_name(event.encounter) if event.encounter >= 0 else ""
    kind = names.kind_name(event.kind) if event.kind >= 0 else ""
    text = words.format(name=name, cards=names.listing(event.cards), ships=event.ships, who=who, kind=kind)
    face = card_faces.treasure_card(event.cards[0])
    spot = "" if event.encounter == HASTY_BUYER else "place:market"
    rule = encounter_rule(event.encounter) if event.encounter >= 0 else "8.1"
    return Line(event.seat, text, event.amount, spot=spot, kind="money", cue="coin", rule=rule, face=face)


def _nothing_sold(event: told.NothingSold, players: Players) -> Line:
    text = _("{name} has nothing to sell.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot="place:market", rule="8.6")


ASHORE: dict[type, Callable[[Any, Players], Line]] = {
    told.DolphinsPaid: _dolphins,
    told.Hired: _hired,
    told.ThiefHired: _thief,
    told.CardStolen: _stolen,
    told.StolenSeen: _stolen_seen,
    told.DrinksBought: _drinks,
    told.Looked: _looked,
    told.Saw: _saw,
    told.Bought: _bought,
    told.CameToSell: _came_to_sell,
    told.Sold: _sold,
    told.NothingSold: _nothing_sold,
}
