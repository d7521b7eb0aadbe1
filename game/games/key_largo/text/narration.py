"""Events in words: one line of the log, the digest and the recap for each event worth one, a row each."""

from functools import partial
from typing import Any

from game.core.faces import Face
from game.games.key_largo import components as box
from game.games.key_largo import events as told
from game.games.key_largo import events_ashore as ashore
from game.games.key_largo import names
from game.games.key_largo.looks import card_faces
from game.kit.narration import EventRow, Names, Players, tell
from game.words import _, later, plural


def _where_all_go(event: told.PlansRevealed, players: Players) -> str:
    goers: dict[int, list[str]] = {}
    for seat, place in enumerate(event.places):
        goers.setdefault(place, []).append(players[seat].name)
    if event.neutral >= 0:
        goers.setdefault(event.neutral, []).append(_("the neutral ship"))
    went = [_(names.PLACES[place].goers).format(names=", ".join(goers[place])) for place in sorted(goers)]
    return "; ".join(went) + "."


def _left(event: told.DiveEnded, _players: Players) -> str:
    if not event.left:
        return _("No card is left in the wreck.")
    return plural("{n} card is left in the wreck.", "{n} cards are left in the wreck.", event.left)


def _played_at(event: told.EncounterPlayed, _players: Players) -> str:
    place = box.ENCOUNTERS[event.encounter].place
    return "" if place == box.WRECK else f"place:{box.PLACES[place]}"


def _sale(event: ashore.Sold, _players: Players) -> str:
    if event.encounter in (box.HASTY_BUYER, box.TRAFFICKER, box.JEWELER):
        return later("The {who} buys {cards} from {name}.")
    if event.encounter == box.GREENHORN:
        return later("{name} sells {cards} as {kind}.")
    if event.ships == 1:
        return later("{name}, alone at the market, sells {cards}.")
    return later("{name} sells {cards} among {ships} ships.")


def _ship(event: ashore.Looked | ashore.Saw, players: Players) -> Face:
    return card_faces.wreck_picture(names.ordinal(len(players), event.wreck)[0])


def _wreck(event: Any, players: Players) -> str:
    return names.wreck_spot(len(players), event.wreck)


NAMES: Names = {
    "ship": lambda event, players: names.wreck_name(len(players), event.wreck),
    "victim": lambda event, players: players[event.victim].name,
    "water": lambda event, players: names.water(event.depth),
    "cards": lambda event, players: names.listing(event.cards),
    "who": lambda event, players: names.encounter_name(event.encounter),
    "kind": lambda event, players: names.kind_name(event.kind),
    "item": lambda event, players: names.item_name(event.item),
    "gear": lambda event, players: names.gear(event.hoses, event.trident, event.weight),
    "money": lambda event, players: f"{event.money:,}",
}
CARD: Names = {"cards": lambda event, players: names.listing((event.card,))}

ROWS: dict[type, EventRow] = {
    told.DayBegan: EventRow(
        later("A new day. {name} is first; the dolphins pay ${pay}."), "3.1", "phase", "bell",
        spot=lambda event, players: f"day:{event.day + 1}",
        group=lambda event, players: names.dawn(event.day),
        names={"name": lambda event, players: players[event.first].name},
    ),
    told.Sealed: EventRow(
        later("{name} has laid a plan."), "3.1", "phase", "stamp", group=lambda event, players: names.dawn(event.day)
    ),
    told.PlansRevealed: EventRow(
        "", "3.2", "phase", "reveal", text=_where_all_go,
        group=lambda event, players: names.half_day(event.day, event.half),
    ),
    told.Anchored: EventRow(later("{name} anchors over the {ship}."), "3.3", cue="card", spot=_wreck),
    told.ActionLost: EventRow(later("{name} finds no wreck to search and stays at sea."), "3.5", "luck"),
    told.TreasureFound: EventRow(
        later("{name}’s diver brings up a {water} card."), "4.4", "luck", "card", _wreck,
        lambda event, players: card_faces.back(event.depth),
    ),
    told.TreasureSeen: EventRow(
        later("{name} found: {cards}."), "4.4", "luck", spot=_wreck, names=CARD,
        face=lambda event, players: card_faces.treasure_card(event.card),
    ),
    told.MonsterMet: EventRow(
        later("{name}’s diver meets a sea monster!"), "4.5", "luck", "error", _wreck, card_faces.monster()
    ),
    told.MonsterKilled: EventRow(
        later("{name} spears a monster with a trident."), "4.7",
        cue="stamp", spot=_wreck, face=card_faces.icon("item_trident"),
    ),
    told.DiverLost: EventRow(
        lambda event, players: later("{name} loses a diver, and with him: {gear}.")
        if event.hoses or event.trident or event.weight else later("{name} loses a diver."),
        "4.5", "luck", spot=_wreck, face=card_faces.diver(0, False, False),
    ),
    told.FoundNothing: EventRow(later("The wreck is empty; {name}’s diver finds nothing."), "4.9", "luck", spot=_wreck),
    told.WeightDropped: EventRow(
        later("{name}’s diver drops the weight to draw again."), "4.10", cue="card", face=card_faces.icon("item_weight")
    ),
    told.DiveEnded: EventRow("", "4.3", "phase", spot=_wreck, text=_left, nobody=True),
    ashore.DolphinsPaid: EventRow(
        later("{name} shows tourists the dolphins."), "5.1", "money", "coin", "place:dolphins",
        card_faces.picture("action_dolphins"), gain="amount",
    ),
    ashore.Hired: EventRow(
        lambda event, players: later("{name} hires a diver, who brings a hose.")
        if event.hoses else later("{name} hires a diver."),
        "6.2", "money", "coin", "place:tavern",
        lambda event, players: card_faces.diver(event.hoses, False, False), cost="price",
    ),
    ashore.ThiefHired: EventRow(
        later("{name} sends a thief to {victim}."), "6.4", "money", "coin", "mat:{victim}",
        card_faces.icon("service_thief"), cost="price",
    ),
    ashore.CardStolen: EventRow(
        later("The thief brings {name} a {water} card of {victim}’s."), "6.5", "luck", "card", "mat:{victim}",
        lambda event, players: card_faces.back(event.depth),
    ),
    ashore.StolenSeen: EventRow(
        later("{thief}’s thief took {name}’s: {cards}."), "6.6", "luck", spot="mat:{victim}",
        face=lambda event, players: card_faces.treasure_card(event.card),
        names={**CARD, "name": NAMES["victim"], "thief": lambda event, players: players[event.seat].name},
    ),
    ashore.DrinksBought: EventRow(
        later("{name} buys a round of drinks."), "6.7", "money", "coin", "place:tavern",
        card_faces.icon("service_drinks"), cost="price",
    ),
    ashore.Looked: EventRow(later("{name} hears what lies in the {ship}."), "6.7", cue="page", spot=_wreck, face=_ship),
    ashore.Saw: EventRow(later("In the {ship} lie: {cards}."), "6.8", "luck", spot=_wreck, face=_ship),
    ashore.NothingBought: EventRow(
        lambda event, players: later("{name} leaves the tavern and has bought nothing.")
        if event.place == box.TAVERN else later("{name} leaves the shop and has bought nothing."),
        "6.1", spot=lambda event, players: f"place:{box.PLACES[event.place]}",
    ),
    ashore.Bought: EventRow(
        later("{name} buys a {item}."), "7.1", "money", "coin", "place:shop",
        lambda event, players: card_faces.icon(f"item_{box.ITEMS[event.item]}"), cost="price",
    ),
    ashore.CameToSell: EventRow(later("{name} looks for buyers."), "8.1", "phase", spot="place:market"),
    ashore.Sold: EventRow(
        _sale, lambda event, players: names.encounter_rule(event.encounter) if event.encounter >= 0 else "8.1",
        "money", "coin", lambda event, players: "" if event.encounter == box.HASTY_BUYER else "place:market",
        lambda event, players: card_faces.treasure_card(event.cards[0]), gain="amount",
    ),
    ashore.NothingSold: EventRow(later("{name} has nothing to sell."), "8.6", spot="place:market"),
    told.EncounterDrawn: EventRow(
        later("{name} meets somebody: one encounter card."), "11.2", "luck", "card", "place:dolphins",
        card_faces.encounter_back(),
    ),
    told.EncounterSeen: EventRow(
        later("{name} met: {who}."), "11.2", "luck",
        face=lambda event, players: card_faces.encounter_card(event.encounter),
    ),
    told.NoEncounter: EventRow(
        lambda event, players: later("{name} holds two encounter cards: no third.")
        if event.full else later("No encounter card is left for {name}."),
        lambda event, players: "11.5" if event.full else "11.6", spot="place:dolphins",
    ),
    told.EncountersShuffled: EventRow(
        later("The encounter cards played so far are shuffled into a new pile."), "11.6", "phase",
        spot="place:dolphins",
    ),
    told.EncounterPlayed: EventRow(
        later("{name} plays the {who}."), lambda event, players: names.encounter_rule(event.encounter), cue="page",
        spot=_played_at, face=lambda event, players: card_faces.encounter_card(event.encounter),
    ),
    told.Sabotaged: EventRow(
        later("{name}’s Saboteur keeps a diver of {victim}’s from drawing."), "12.5", spot="mat:{victim}"
    ),
    told.CashedOut: EventRow(
        later("{name} cashes in: {cards}. Final money ${money}."), "9.2", "money", "coin", "mat:{seat}", gain="amount"
    ),
}  # fmt: skip

narrate = partial(tell, ROWS, NAMES)
"""(event, players) -> the line for this event; None for those that only move pieces."""
