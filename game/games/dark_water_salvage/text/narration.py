"""Events in words: one line of the log, the digest and the recap for each event worth one."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.game import Event
from game.core.seats import Player
from game.core.telling import Line
from game.games.dark_water_salvage import events as told
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import FIVE, LOCATE, MOVE, RESEARCH, RESEARCH_COST, SALVAGE, TEN
from game.games.dark_water_salvage.lake import DEPTHS, RUMOURED
from game.games.dark_water_salvage.looks import card_faces
from game.games.dark_water_salvage.names import balance_words
from game.words import _, plural

Players = Sequence[Player]


def narrate(event: Event, players: Players) -> Line | None:
    """The line for this event; None for those that only move pieces."""
    write = _LINES.get(type(event))
    return None if write is None else write(event, players)


def _drawn(event: told.LoansDrawn, _players: Players) -> Line:
    total = FIVE * event.fives + TEN * event.tens
    left = plural("{n} chip left.", "{n} chips left.", event.left)
    text = _("${total} on offer.").format(total=total) if total else _("The bag is empty: no more loans.")
    group = names.round_name(event.round)
    if event.last:
        text = f"{text} {_('After this round everything is counted.')}"
        banner = _("The last round")
        return Line(None, text, group=group, kind="phase", cue="ship bell", rule="3.3", banner=banner)
    return Line(None, f"{text} {left}", group=group, kind="phase", cue="chips", rule="3.2")


def _applied(event: told.Applied, players: Players) -> Line:
    text = _("{name} has applied.").format(name=players[event.seat].name)
    return Line(event.seat, text, group=names.round_name(event.round), kind="phase", cue="stamp", rule="4.1")


def _revealed(event: told.ApplicationsRevealed, players: Players) -> Line:
    order = sorted(range(len(event.amounts)), key=event.amounts.__getitem__)
    asked = ", ".join(f"{players[seat].name} ${event.amounts[seat]}" for seat in order)
    text = _("The applications: {asked}.").format(asked=asked)
    group = names.round_name(event.round)
    return Line(None, text, group=group, heading=asked, kind="phase", cue="reveal", rule="4.3")


def _collected(event: told.Collected, players: Players) -> Line:
    name = players[event.seat].name
    if event.got == event.asked:
        text = _("{name} collects ${got}.").format(name=name, got=event.got)
    else:
        text = _("{name} asked for ${asked} and gets ${got}.").format(name=name, asked=event.asked, got=event.got)
    face = card_faces.icon("chip_10")
    rule = "4.4" if event.got == event.asked else "4.6"
    return Line(event.seat, text, event.got, spot=f"mat:{event.seat}", kind="money", cue="chips", rule=rule, face=face)


def _order(event: told.OrderGiven, players: Players) -> Line:
    text = _("Turn order: {names}.").format(names=", ".join(players[seat].name for seat in event.order))
    return Line(None, text, kind="phase", cue="card", rule="5.1")


def _city(event: told.CityTaken, players: Players) -> Line:
    text = _("{name} starts in {city}.").format(name=players[event.seat].name, city=event.name)
    face = card_faces.boat(players[event.seat].colour)
    return Line(event.seat, text, spot=f"mat:{event.seat}", cue="splash", rule="6.1", face=face)


def _researched(event: told.Researched, players: Players) -> Line:
    words = _("{name} asks {sonar}: {ship}.")
    sonar = names.sonar_title(event.sonar_name)
    text = words.format(name=players[event.seat].name, ship=names.ship_name(event.ship), sonar=sonar)
    spot, group = names.wreck_spot(event.wreck), names.stop_name(RESEARCH)
    face = card_faces.portrait(event.ship)
    return Line(
        event.seat,
        text,
        -RESEARCH_COST,
        group,
        spot,
        "8.8",
        cue="chips",
        face=face,
        lead=_("{name} asks {sonar}").format(name=players[event.seat].name, sonar=sonar),
        item=names.ship_name(event.ship),
    )


def _answered(event: told.Answered, players: Players) -> Line:
    words = _("{name} reads {ship}, {sonar}: {answer}.")
    sonar = names.sonar_title(event.sonar_name)
    answer = names.answer_sign(event.sonar_name, event.answer)
    text = words.format(name=players[event.to].name, ship=names.ship_name(event.ship), sonar=sonar, answer=answer)
    spot = names.wreck_spot(event.wreck)
    face = card_faces.portrait(event.ship)
    return Line(
        event.to, text, spot=spot, rule=_rule(event.sonar_name, event.answer), private=True, kind="luck", face=face
    )


def _rule(sonar: str, answer: int) -> str:
    """The paragraph on what this sonar shows; every second direction is a quarter."""
    if sonar in DEPTHS:
        return "8.6"
    if sonar == RUMOURED:
        return "8.7"
    return "8.5" if answer % 2 else "8.4"


def _sailed(event: told.Sailed, players: Players) -> Line:
    words = _("{name} hires a boat to {place}.") if event.hire else _("{name} goes to {place}.")
    text = words.format(name=players[event.seat].name, place=event.place)
    group, face = names.stop_name(MOVE), card_faces.boat(players[event.seat].colour)
    return Line(event.seat, text, -event.cost, group, f"mat:{event.seat}", "9.2", kind="money", cue="engine", face=face)


def _located(event: told.Located, players: Players) -> Line:
    words = _("{name} locates the {ship} in {place}: {n} prestige.")
    text = words.format(
        name=players[event.seat].name, ship=names.ship_name(event.ship), place=event.place, n=event.prestige
    )
    group, face = names.stop_name(LOCATE), card_faces.portrait(event.ship)
    spot = names.wreck_spot(event.wreck)
    return Line(event.seat, text, -event.cost, group, spot, "10.2", kind="luck", cue="reveal", face=face)


def _not_here(event: told.NotHere, players: Players) -> Line:
    words = _("The {ship} is not in {place}; {name} is barred from it.")
    text = words.format(name=players[event.seat].name, ship=names.ship_name(event.ship), place=event.place)
    group = names.stop_name(SALVAGE if event.salvaging else LOCATE)
    spot, face = names.wreck_spot(event.wreck), card_faces.portrait(event.ship)
    return Line(event.seat, text, -event.cost, group, spot, "10.4", kind="luck", cue="error", face=face)


def _seen(event: told.LocationSeen, players: Players) -> Line:
    words = _("{name} reads: the {ship} lies in {place}, {rumour} when it sank.")
    rumour = names.rumour_words(event.rumour)
    text = words.format(name=players[event.to].name, ship=names.ship_name(event.ship), place=event.place, rumour=rumour)
    spot, face = names.wreck_spot(event.wreck), card_faces.portrait(event.ship)
    return Line(event.to, text, spot=spot, rule="10.1", private=True, kind="luck", face=face)


def _raised(event: told.Raised, players: Players) -> Line:
    words = _("{name} raises the {ship} in {place}: ${value} and {n} prestige.")
    text = words.format(
        name=players[event.seat].name,
        ship=names.ship_name(event.ship),
        place=event.place,
        value=event.value,
        n=event.prestige + event.located,
    )
    group, spot, face = names.stop_name(SALVAGE), names.wreck_spot(event.wreck), card_faces.portrait(event.ship)
    return Line(event.seat, text, -event.cost, group, spot, "11.3", kind="luck", cue="splash", face=face)


def _done(event: told.DoneForRound, players: Players) -> Line:
    text = _("{name} is done for this round.").format(name=players[event.seat].name)
    return Line(event.seat, text, spot=f"mat:{event.seat}", cue="page", rule="7.4")


def _round_ended(event: told.RoundEnded, players: Players) -> Line:
    sums = zip(event.cash, event.salvage, event.loans, strict=True)
    owing = [players[seat].name for seat, (cash, haul, loans) in enumerate(sums) if cash + haul < loans]
    text = _("Round {n} is over.").format(n=event.round + 1)
    if owing:
        text = f"{text} {_('In debt: {names}.').format(names=', '.join(owing))}"
    return Line(None, text, kind="phase", cue="bell", rule="12.1")


def _game_ended(event: told.GameEnded, players: Players) -> Line:
    sums = ", ".join(f"{players[seat].name} {balance_words(owed)}" for seat, owed in enumerate(event.balances))
    return Line(None, _("The Society counts: {sums}.").format(sums=sums), kind="phase", cue="bell", rule="13.2")


_LINES: dict[type, Callable[[Any, Players], Line]] = {
    told.LoansDrawn: _drawn,
    told.Applied: _applied,
    told.ApplicationsRevealed: _revealed,
    told.Collected: _collected,
    told.OrderGiven: _order,
    told.CityTaken: _city,
    told.Researched: _researched,
    told.Answered: _answered,
    told.Sailed: _sailed,
    told.Located: _located,
    told.NotHere: _not_here,
    told.LocationSeen: _seen,
    told.Raised: _raised,
    told.DoneForRound: _done,
    told.RoundEnded: _round_ended,
    told.GameEnded: _game_ended,
}
