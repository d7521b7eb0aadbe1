"""Events in words: one line of the log, the digest and the recap for each event worth one."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Event
from game.core.match import Player
from game.core.table import Line
from game.games.key_largo import events as told
from game.games.key_largo import faces, names
from game.games.key_largo.components import (
    DOLPHINS,
    ENCOUNTERS,
    END_VALUE,
    HOSE,
    ITEMS,
    JEWEL,
    KIND,
    MARKET,
    MONSTER,
    PLACES,
    QUANTITY,
    SHOP,
    TAVERN,
    TRIDENT,
    WEIGHT,
    WRECK,
)
from game.games.key_largo.encounter_words import encounter_name
from game.words import _, plural

Players = Sequence[Player]


def narrate(event: Event, players: Players) -> Line | None:
    """The line for this event; None for those that only move pieces."""
    write = _LINES.get(type(event))
    return None if write is None else write(event, players)


def listing(cards: Sequence[int]) -> str:
    """Cards in words, such as "3 goods, 2 gold, a jewel of $150, a monster"."""
    units: dict[int, int] = {}
    words = []
    for card in cards:
        if KIND[card] == JEWEL:
            words.append(_("a jewel of ${n}").format(n=END_VALUE[card]))
        else:
            units[KIND[card]] = units.get(KIND[card], 0) + (1 if KIND[card] == MONSTER else QUANTITY[card])
    monsters = units.pop(MONSTER, 0)
    words = [f"{n} {names.kind_name(kind)}" for kind, n in units.items()] + words
    if monsters:
        words.append(plural("a monster", "{n} monsters", monsters))
    return ", ".join(words) if words else _("nothing")


def _wreck(players: Players, wreck: int) -> str:
    return f"wreck:{names.wreck_place(len(players), wreck)}"


def _ship_name(players: Players, wreck: int) -> str:
    return names.wreck_name(len(players), wreck)


def _day_began(event: told.DayBegan, players: Players) -> Line:
    words = _("A new day. {name} is first; the dolphins pay ${pay}.")
    text = words.format(name=players[event.first].name, pay=event.pay)
    group = _("Day {n}: {day}, plans").format(n=event.day + 1, day=names.day_name(event.day))
    return Line(None, text, group=group, kind="phase", cue="bell", rule="3.1", spot=f"day:{event.day + 1}")


def _sealed(event: told.Sealed, players: Players) -> Line:
    text = _("{name} has laid a plan.").format(name=players[event.seat].name)
    return Line(event.seat, text, kind="phase", cue="stamp", rule="3.1")


def _revealed(event: told.PlansRevealed, players: Players) -> Line:
    goers: dict[int, list[str]] = {}
    for seat, place in enumerate(event.places):
        goers.setdefault(place, []).append(players[seat].name)
    if event.neutral >= 0:
        goers.setdefault(event.neutral, []).append(_("the neutral ship"))
    where = {
        WRECK: _("{names}: to the wrecks"),
        DOLPHINS: _("{names}: to the dolphins"),
        TAVERN: _("{names}: to the tavern"),
        SHOP: _("{names}: to the shop"),
        MARKET: _("{names}: to the market"),
    }
    text = "; ".join(where[place].format(names=", ".join(goers[place])) for place in sorted(goers)) + "."
    return Line(None, text, group=names.half_day(event.day, event.half), kind="phase", cue="reveal", rule="3.2")


def _anchored(event: told.Anchored, players: Players) -> Line:
    text = _("{name} anchors over the {ship}.").format(
        name=players[event.seat].name, ship=_ship_name(players, event.wreck)
    )
    return Line(event.seat, text, spot=_wreck(players, event.wreck), cue="card", rule="3.3")


def _lost(event: told.ActionLost, players: Players) -> Line:
    text = _("{name} finds no wreck free and stays at sea.").format(name=players[event.seat].name)
    return Line(event.seat, text, kind="luck", rule="3.5")


def _found(event: told.TreasureFound, players: Players) -> Line:
    text = _("{name}’s diver brings up a {water} card.").format(
        name=players[event.seat].name, water=names.water(event.depth)
    )
    face = faces.back(event.depth)
    return Line(event.seat, text, spot=_wreck(players, event.wreck), kind="luck", cue="card", rule="4.4", face=face)


def _seen(event: told.TreasureSeen, players: Players) -> Line:
    text = _("{name} found: {cards}.").format(name=players[event.to].name, cards=listing((event.card,)))
    face = faces.treasure_card(event.card)
    return Line(event.to, text, spot=_wreck(players, event.wreck), private=True, kind="luck", rule="4.4", face=face)


def _monster(event: told.MonsterMet, players: Players) -> Line:
    text = _("{name}’s diver meets a sea monster!").format(name=players[event.seat].name)
    spot = _wreck(players, event.wreck)
    return Line(event.seat, text, spot=spot, kind="luck", cue="error", rule="4.5", face=faces.monster())


def _killed(event: told.MonsterKilled, players: Players) -> Line:
    text = _("{name} spears it with a trident.").format(name=players[event.seat].name)
    spot = _wreck(players, event.wreck)
    return Line(event.seat, text, spot=spot, cue="stamp", rule="4.7", face=faces.icon("item_trident"))


def _diver_lost(event: told.DiverLost, players: Players) -> Line:
    gear = [HOSE] * event.hoses + [TRIDENT] * event.trident + [WEIGHT] * event.weight
    if gear:
        words = ", ".join(names.item_name(item) for item in gear)
        text = _("{name} loses a diver, and with him: {gear}.").format(name=players[event.seat].name, gear=words)
    else:
        text = _("{name} loses a diver.").format(name=players[event.seat].name)
    return Line(
        event.seat, text, spot=_wreck(players, event.wreck), kind="luck", rule="4.5", face=faces.diver(0, False, False)
    )


def _nothing(event: told.FoundNothing, players: Players) -> Line:
    text = _("The wreck is empty; {name}’s diver finds nothing.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot=_wreck(players, event.wreck), kind="luck", rule="4.9")


def _weight(event: told.WeightDropped, players: Players) -> Line:
    text = _("{name}’s diver drops the weight to draw again.").format(name=players[event.seat].name)
    return Line(event.seat, text, cue="card", rule="4.10", face=faces.icon("item_weight"))


def _dive_ended(event: told.DiveEnded, players: Players) -> Line:
    text = plural("{n} card is left in the wreck.", "{n} cards are left in the wreck.", event.left)
    return Line(None, text, spot=_wreck(players, event.wreck), kind="phase", rule="4.3")


def _dolphins(event: told.DolphinsPaid, players: Players) -> Line:
    text = _("{name} shows tourists the dolphins.").format(name=players[event.seat].name)
    return Line(event.seat, text, event.amount, spot="place:dolphins", kind="money", cue="coin", rule="5.1",
                face=faces.picture("action_dolphins"))  # fmt: skip


def _hired(event: told.Hired, players: Players) -> Line:
    text = _("{name} hires a diver.").format(name=players[event.seat].name)
    face = faces.diver(event.hoses, False, False)
    return Line(event.seat, text, -event.price, spot="place:tavern", kind="money", cue="coin", rule="6.2", face=face)


def _thief(event: told.ThiefHired, players: Players) -> Line:
    text = _("{name} sends a thief to {victim}.").format(
        name=players[event.seat].name, victim=players[event.victim].name
    )
    face = faces.icon("service_thief")
    return Line(
        event.seat, text, -event.price, spot=f"mat:{event.victim}", kind="money", cue="coin", rule="6.4", face=face
    )


def _stolen(event: told.CardStolen, players: Players) -> Line:
    text = _("The thief brings {name} a {water} card of {victim}’s.").format(
        name=players[event.seat].name, water=names.water(event.depth), victim=players[event.victim].name
    )
    face = faces.back(event.depth)
    return Line(event.seat, text, spot=f"mat:{event.victim}", kind="luck", cue="card", rule="6.5", face=face)


def _stolen_seen(event: told.StolenSeen, players: Players) -> Line:
    words = _("It was {name}’s: {cards}.") if event.to == event.seat else _("{thief}’s thief took {name}’s: {cards}.")
    text = words.format(name=players[event.victim].name, thief=players[event.seat].name, cards=listing((event.card,)))
    face = faces.treasure_card(event.card)
    return Line(event.seat, text, spot=f"mat:{event.victim}", private=True, kind="luck", rule="6.6", face=face)


def _drinks(event: told.DrinksBought, players: Players) -> Line:
    text = _("{name} buys a round of drinks.").format(name=players[event.seat].name)
    face = faces.icon("service_drinks")
    return Line(event.seat, text, -event.price, spot="place:tavern", kind="money", cue="coin", rule="6.7", face=face)


def _looked(event: told.Looked, players: Players) -> Line:
    text = _("{name} hears what lies in the {ship}.").format(
        name=players[event.seat].name, ship=_ship_name(players, event.wreck)
    )
    face = faces.wreck_picture(names.ordinal(len(players), event.wreck)[0])
    return Line(event.seat, text, spot=_wreck(players, event.wreck), cue="page", rule="6.7", face=face)


def _saw(event: told.Saw, players: Players) -> Line:
    words = _("In the {ship} lie: {cards}.")
    text = words.format(ship=_ship_name(players, event.wreck), cards=listing(event.cards))
    face = faces.wreck_picture(names.ordinal(len(players), event.wreck)[0])
    return Line(event.to, text, spot=_wreck(players, event.wreck), private=True, kind="luck", rule="6.8", face=face)


def _bought(event: told.Bought, players: Players) -> Line:
    text = _("{name} buys a {item}.").format(name=players[event.seat].name, item=names.item_name(event.item))
    face = faces.icon(f"item_{ITEMS[event.item]}")
    return Line(event.seat, text, -event.price, spot="place:shop", kind="money", cue="coin", rule="7.1", face=face)


def _sold(event: told.Sold, players: Players) -> Line:
    name = players[event.seat].name
    if event.ships == 1:
        words = _("{name}, alone at the market, sells {cards}.")
    else:
        words = _("{name} sells {cards} among {ships} ships.")
    text = words.format(name=name, cards=listing(event.cards), ships=event.ships)
    face = faces.treasure_card(event.cards[0])
    return Line(event.seat, text, event.amount, spot="place:market", kind="money", cue="coin", rule="8.1", face=face)


def _nothing_sold(event: told.NothingSold, players: Players) -> Line:
    text = _("{name} has nothing to sell.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot="place:market", rule="8.6")


def _drew(event: told.EncounterDrawn, players: Players) -> Line:
    text = _("{name} meets somebody: one encounter card.").format(name=players[event.seat].name)
    return Line(
        event.seat, text, spot="place:dolphins", kind="luck", cue="card", rule="11.2", face=faces.encounter_back()
    )


def _met(event: told.EncounterSeen, players: Players) -> Line:
    text = _("{name} met: {who}.").format(name=players[event.to].name, who=encounter_name(event.encounter))
    face = faces.encounter_card(event.encounter)
    return Line(event.to, text, private=True, kind="luck", rule="11.2", face=face)


def _none_drawn(event: told.NoEncounter, players: Players) -> Line:
    if event.full:
        text = _("{name} holds two encounter cards already and draws none.").format(name=players[event.seat].name)
    else:
        text = _("No encounter card is left for {name}.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot="place:dolphins", rule="11.5")


def _played(event: told.EncounterPlayed, players: Players) -> Line:
    text = _("{name} plays the {who}.").format(name=players[event.seat].name, who=encounter_name(event.encounter))
    place = PLACES[ENCOUNTERS[event.encounter].place]
    spot = "" if place == "wreck" else f"place:{place}"
    return Line(event.seat, text, spot=spot, cue="page", rule="11.3", face=faces.encounter_card(event.encounter))


def _sabotaged(event: told.Sabotaged, players: Players) -> Line:
    text = _("{name}’s Saboteur keeps a diver of {victim}’s from drawing.").format(
        name=players[event.seat].name, victim=players[event.victim].name
    )
    return Line(event.seat, text, spot=f"mat:{event.victim}", rule="12.5")


def _cashed(event: told.CashedOut, players: Players) -> Line:
    text = _("{name} cashes in: {cards}. Final money ${money}.").format(
        name=players[event.seat].name, cards=listing(event.cards), money=event.money
    )
    return Line(event.seat, text, event.amount, spot=f"mat:{event.seat}", kind="money", cue="coin", rule="9.2")


_LINES: dict[type, Callable[[Any, Players], Line]] = {
    told.DayBegan: _day_began,
    told.Sealed: _sealed,
    told.PlansRevealed: _revealed,
    told.Anchored: _anchored,
    told.ActionLost: _lost,
    told.TreasureFound: _found,
    told.TreasureSeen: _seen,
    told.MonsterMet: _monster,
    told.MonsterKilled: _killed,
    told.DiverLost: _diver_lost,
    told.FoundNothing: _nothing,
    told.WeightDropped: _weight,
    told.DiveEnded: _dive_ended,
    told.DolphinsPaid: _dolphins,
    told.Hired: _hired,
    told.ThiefHired: _thief,
    told.CardStolen: _stolen,
    told.StolenSeen: _stolen_seen,
    told.DrinksBought: _drinks,
    told.Looked: _looked,
    told.Saw: _saw,
    told.Bought: _bought,
    told.Sold: _sold,
    told.NothingSold: _nothing_sold,
    told.EncounterDrawn: _drew,
    told.EncounterSeen: _met,
    told.NoEncounter: _none_drawn,
    told.EncounterPlayed: _played,
    told.Sabotaged: _sabotaged,
    told.CashedOut: _cashed,
}
