"""Events in words: one line of the log, the digest and the recap for each event worth one, a row each."""

from functools import partial
from typing import Any

from game.core.faces import Face
from game.games.dark_water_salvage import components as box
from game.games.dark_water_salvage import events as told
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.lake import DEPTHS, RUMOURED
from game.games.dark_water_salvage.looks import card_faces
from game.kit.narration import EventRow, Names, Players, tell
from game.words import _, later, plural


def _pool(event: told.LoansDrawn, _players: Players) -> str:
    total = box.FIVE * event.fives + box.TEN * event.tens
    text = _("${total} on offer.").format(total=total) if total else _("The bag is empty: no more loans.")
    if event.last:
        return f"{text} {_('After this round everything is counted.')}"
    return f"{text} {plural('{n} chip left.', '{n} chips left.', event.left)}"


def _asked(event: told.ApplicationsRevealed, players: Players) -> str:
    return ", ".join(f"{players[seat].name} ${event.amounts[seat]}" for seat in event.order)


def _applications(event: told.ApplicationsRevealed, _players: Players) -> str:
    if len(set(event.amounts)) < len(event.amounts):
        return later("The applications: {asked}. Equal ones collect in turn order.")
    return later("The applications: {asked}.")


def _cards(event: told.LocationSeen, _players: Players) -> str:
    """10.1: nothing of a wreck that came up, of which everybody has seen more."""
    return "" if event.raised else later("{name} reads: the {ship} lies in {place}, {rumour} when it sank.")


def _over(event: told.RoundEnded, players: Players) -> str:
    sums = zip(event.cash, event.salvage, event.loans, strict=True)
    owing = [players[seat].name for seat, (cash, haul, loans) in enumerate(sums) if cash + haul < loans]
    if event.raised:
        text = _("Round {n} is over: the last wreck is raised.").format(n=event.round + 1)
    elif event.idle:
        text = _("Round {n} is over: nobody acted while the token went round.").format(n=event.round + 1)
    else:
        text = _("Round {n} is over: all are done or out of money.").format(n=event.round + 1)
    return f"{text} {_('In debt: {names}.').format(names=', '.join(owing))}" if owing else text


def _passes(event: told.Passed, _players: Players) -> str:
    """7.3: who asks nothing and stays; that nobody claims or raises anything needs no words."""
    words = {box.RESEARCH: later("{name} asks nothing more."), box.MOVE: later("{name} stays.")}
    return words.get(event.stop, "")


def _sums(event: told.GameEnded, players: Players) -> str:
    return ", ".join(f"{players[seat].name} {names.balance_words(owed)}" for seat, owed in enumerate(event.balances))


def _rule(event: told.Answered, _players: Players) -> str:
    """The paragraph on what this sonar shows; every second direction is a quarter."""
    if event.sonar_name in DEPTHS:
        return "8.6"
    if event.sonar_name == RUMOURED:
        return "8.7"
    return "8.5" if event.answer % 2 else "8.4"


def _portrait(event: Any, _players: Players) -> Face:
    return card_faces.portrait(event.ship)


def _boat(event: Any, players: Players) -> Face:
    return card_faces.boat(players[event.seat].colour)


def _round(event: Any, _players: Players) -> str:
    return names.round_name(event.round)


NAMES: Names = {
    "ship": lambda event, players: names.ship_name(event.ship),
    "sonar": lambda event, players: names.sonar_title(event.sonar_name),
    "answer": lambda event, players: names.answer_sign(event.sonar_name, event.answer),
    "rumour": lambda event, players: names.rumour_words(event.rumour),
}

ROWS: dict[type, EventRow] = {
    told.LoansDrawn: EventRow(
        "", lambda event, players: "3.3" if event.last else "3.2", "phase",
        lambda event, players: "ship bell" if event.last else "chips", text=_pool, group=_round,
        banner=lambda event, players: _("The last round") if event.last else "",
    ),
    told.Applied: EventRow(later("{name} has applied."), "4.1", "phase", "stamp", group=_round),
    told.ApplicationsRevealed: EventRow(
        _applications, "4.3", "phase", "reveal", group=_round, heading=later("Applications"),
        names={"asked": _asked},
    ),
    told.Collected: EventRow(
        lambda event, players: later("{name} collects ${got}.")
        if event.got == event.asked else later("{name} asked for ${asked} and gets ${got}."),
        lambda event, players: "4.4" if event.got == event.asked else "4.6",
        "money", "chips", "mat:{seat}", card_faces.icon("chip_10"), gain="got",
    ),
    told.OrderGiven: EventRow(
        later("Turn order: {names}."), "5.1", "phase", "card",
        names={"names": lambda event, players: ", ".join(players[seat].name for seat in event.order)},
    ),
    told.CityTaken: EventRow(
        later("{name} starts in {city}."), "6.1", cue="splash", spot="mat:{seat}", face=_boat,
        names={"city": lambda event, players: event.name},
    ),
    told.Researched: EventRow(
        later("{name} asks {sonar}: {ship}."), "8.8", cue="chips", spot="wreck:{wreck}", face=_portrait,
        cost=box.RESEARCH_COST, group=lambda event, players: names.stop_name(box.RESEARCH),
        lead=lambda event, players: _("{name} asks {sonar}").format(
            name=players[event.seat].name, sonar=names.sonar_title(event.sonar_name)
        ),
        item=NAMES["ship"],
    ),
    told.Answered: EventRow(
        later("{name} reads {ship}, {sonar}: {answer}."), _rule, "luck", spot="wreck:{wreck}", face=_portrait
    ),
    told.Sailed: EventRow(
        lambda event, players: later("{name} hires a boat to {place}.")
        if event.hire else later("{name} goes to {place}."),
        "9.2", "money", "engine", "mat:{seat}", _boat, cost="cost",
        group=lambda event, players: names.stop_name(box.MOVE),
    ),
    told.Located: EventRow(
        later("{name} locates the {ship} in {place}: {n} prestige."), "10.2", "luck", "reveal", "wreck:{wreck}",
        _portrait, cost="cost", group=lambda event, players: names.stop_name(box.LOCATE),
        names={"n": lambda event, players: event.prestige},
    ),
    told.NotHere: EventRow(
        later("The {ship} is not in {place}; {name} is barred from it."), "10.4", "luck", "error", "wreck:{wreck}",
        _portrait, cost="cost",
        group=lambda event, players: names.stop_name(box.SALVAGE if event.salvaging else box.LOCATE),
    ),
    told.LocationSeen: EventRow(
        _cards, "10.1", "luck",
        spot="wreck:{wreck}", face=_portrait,
    ),
    told.Raised: EventRow(
        later("{name} raises the {ship} in {place}: ${value} and {n} prestige."), "11.3", "luck", "splash",
        "wreck:{wreck}", _portrait, cost="cost", group=lambda event, players: names.stop_name(box.SALVAGE),
        names={"n": lambda event, players: event.prestige + event.located},
    ),
    told.NothingToTry: EventRow(
        later("{name} has nothing left to find in {place}."), "10.6", cue="page", spot="mat:{seat}",
        group=lambda event, players: names.stop_name(box.LOCATE),
    ),
    told.Passed: EventRow(
        _passes, "7.3", "phase", group=lambda event, players: names.stop_name(event.stop)
    ),
    told.DoneForRound: EventRow(later("{name} is done for this round."), "7.4", cue="page", spot="mat:{seat}"),
    told.RoundEnded: EventRow(
        "", lambda event, players: "12.3" if event.raised else "7.6", "phase", "bell", text=_over
    ),
    told.GameEnded: EventRow(later("The Society counts: {sums}."), "13.2", "phase", "bell", names={"sums": _sums}),
}  # fmt: skip

narrate = partial(tell, ROWS, NAMES)
"""(event, players) -> the line for this event; None for those that only move pieces."""
