"""Events in words: one line of the log, the digest and the recap for each event worth one."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Event
from game.core.seats import Player
from game.core.telling import Line
from game.games.key_largo import events as told
from game.games.key_largo import names
from game.games.key_largo.components import (
    DOLPHINS,
    ENCOUNTERS,
    MARKET,
    PLACES,
    SHOP,
    TAVERN,
    WRECK,
)
from game.games.key_largo.encounter_words import encounter_name, encounter_rule
from game.games.key_largo.looks import card_faces
from game.games.key_largo.text.narration_ashore import ASHORE
from game.words import _, plural

Players = Sequence[Player]


def narrate(event: Event, players: Players) -> Line | None:
    """The line for this event; None for those that only move pieces."""
    write = _LINES.get(type(event))
    return None if write is None else write(event, players)


def _day_began(event: told.DayBegan, players: Players) -> Line:
    words = _("A new day. {name} is first; the dolphins pay ${pay}.")
    text = words.format(name=players[event.first].name, pay=event.pay)
    group = names.dawn(event.day)
    return Line(None, text, group=group, kind="phase", cue="bell", rule="3.1", spot=f"day:{event.day + 1}")


def _sealed(event: told.Sealed, players: Players) -> Line:
    text = _("{name} has laid a plan.").format(name=players[event.seat].name)
    return Line(event.seat, text, group=names.dawn(event.day), kind="phase", cue="stamp", rule="3.1")


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
        name=players[event.seat].name, ship=names.wreck_name(len(players), event.wreck)
    )
    return Line(event.seat, text, spot=names.wreck_spot(len(players), event.wreck), cue="card", rule="3.3")


def _lost(event: told.ActionLost, players: Players) -> Line:
    text = _("{name} finds no wreck to search and stays at sea.").format(name=players[event.seat].name)
    return Line(event.seat, text, kind="luck", rule="3.5")


def _found(event: told.TreasureFound, players: Players) -> Line:
    text = _("{name}’s diver brings up a {water} card.").format(
        name=players[event.seat].name, water=names.water(event.depth)
    )
    face = card_faces.back(event.depth)
    return Line(
        event.seat,
        text,
        spot=names.wreck_spot(len(players), event.wreck),
        kind="luck",
        cue="card",
        rule="4.4",
        face=face,
    )


def _seen(event: told.TreasureSeen, players: Players) -> Line:
    text = _("{name} found: {cards}.").format(name=players[event.to].name, cards=names.listing((event.card,)))
    face = card_faces.treasure_card(event.card)
    return Line(
        event.to,
        text,
        spot=names.wreck_spot(len(players), event.wreck),
        private=True,
        kind="luck",
        rule="4.4",
        face=face,
    )


def _monster(event: told.MonsterMet, players: Players) -> Line:
    text = _("{name}’s diver meets a sea monster!").format(name=players[event.seat].name)
    spot = names.wreck_spot(len(players), event.wreck)
    return Line(event.seat, text, spot=spot, kind="luck", cue="error", rule="4.5", face=card_faces.monster())


def _killed(event: told.MonsterKilled, players: Players) -> Line:
    text = _("{name} spears it with a trident.").format(name=players[event.seat].name)
    spot = names.wreck_spot(len(players), event.wreck)
    return Line(event.seat, text, spot=spot, cue="stamp", rule="4.7", face=card_faces.icon("item_trident"))


def _diver_lost(event: told.DiverLost, players: Players) -> Line:
    gear = names.gear(event.hoses, event.trident, event.weight)
    words = _("{name} loses a diver, and with him: {gear}.") if gear else _("{name} loses a diver.")
    text = words.format(name=players[event.seat].name, gear=gear)
    return Line(
        event.seat,
        text,
        spot=names.wreck_spot(len(players), event.wreck),
        kind="luck",
        rule="4.5",
        face=card_faces.diver(0, False, False),
    )


def _nothing(event: told.FoundNothing, players: Players) -> Line:
    text = _("The wreck is empty; {name}’s diver finds nothing.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot=names.wreck_spot(len(players), event.wreck), kind="luck", rule="4.9")


def _weight(event: told.WeightDropped, players: Players) -> Line:
    text = _("{name}’s diver drops the weight to draw again.").format(name=players[event.seat].name)
    return Line(event.seat, text, cue="card", rule="4.10", face=card_faces.icon("item_weight"))


def _dive_ended(event: told.DiveEnded, players: Players) -> Line:
    text = plural("{n} card is left in the wreck.", "{n} cards are left in the wreck.", event.left)
    if not event.left:
        text = _("No card is left in the wreck.")
    return Line(None, text, spot=names.wreck_spot(len(players), event.wreck), kind="phase", rule="4.3")


def _drew(event: told.EncounterDrawn, players: Players) -> Line:
    text = _("{name} meets somebody: one encounter card.").format(name=players[event.seat].name)
    return Line(
        event.seat, text, spot="place:dolphins", kind="luck", cue="card", rule="11.2", face=card_faces.encounter_back()
    )


def _met(event: told.EncounterSeen, players: Players) -> Line:
    text = _("{name} met: {who}.").format(name=players[event.to].name, who=encounter_name(event.encounter))
    face = card_faces.encounter_card(event.encounter)
    return Line(event.to, text, private=True, kind="luck", rule="11.2", face=face)


def _none_drawn(event: told.NoEncounter, players: Players) -> Line:
    if event.full:
        text = _("{name} holds two encounter cards already and draws none.").format(name=players[event.seat].name)
    else:
        text = _("No encounter card is left for {name}.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot="place:dolphins", rule="11.5" if event.full else "11.6")


def _shuffled(_event: told.EncountersShuffled, _players: Players) -> Line:
    text = _("The encounter cards played so far are shuffled into a new pile.")
    return Line(None, text, spot="place:dolphins", kind="phase", rule="11.6")


def _played(event: told.EncounterPlayed, players: Players) -> Line:
    text = _("{name} plays the {who}.").format(name=players[event.seat].name, who=encounter_name(event.encounter))
    place = PLACES[ENCOUNTERS[event.encounter].place]
    spot = "" if place == "wreck" else f"place:{place}"
    rule, face = encounter_rule(event.encounter), card_faces.encounter_card(event.encounter)
    return Line(event.seat, text, spot=spot, cue="page", rule=rule, face=face)


def _sabotaged(event: told.Sabotaged, players: Players) -> Line:
    text = _("{name}’s Saboteur keeps a diver of {victim}’s from drawing.").format(
        name=players[event.seat].name, victim=players[event.victim].name
    )
    return Line(event.seat, text, spot=f"mat:{event.victim}", rule="12.5")


def _cashed(event: told.CashedOut, players: Players) -> Line:
    text = _("{name} cashes in: {cards}. Final money ${money}.").format(
        name=players[event.seat].name, cards=names.listing(event.cards), money=f"{event.money:,}"
    )
    return Line(event.seat, text, event.amount, spot=f"mat:{event.seat}", kind="money", cue="coin", rule="9.2")


_LINES: dict[type, Callable[[Any, Players], Line]] = {
    **ASHORE,
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
    told.EncounterDrawn: _drew,
    told.EncounterSeen: _met,
    told.NoEncounter: _none_drawn,
    told.EncountersShuffled: _shuffled,
    told.EncounterPlayed: _played,
    told.Sabotaged: _sabotaged,
    told.CashedOut: _cashed,
}
