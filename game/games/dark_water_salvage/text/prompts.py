"""What the bar says a seat must do, and what a veil may say of it."""

from game.core.game import Seat
from game.games.dark_water_salvage.components import FIVE, LOCATE_COST, RESEARCH_COST, TEN
from game.games.dark_water_salvage.lake import Soundings, soundings
from game.games.dark_water_salvage.view import View
from game.words import _, plural

PRIVATE = ("apply", "research")
"""Decisions that are made in one's own view: what one asks for, and what a sonar answers."""


def prompt_words(view: View, seat: Seat | None) -> str:
    """The decision under way, with its limits; public facts only."""
    if view.phase == "over":
        raised = min(view.raised) >= 0
        return _("All twelve wrecks are raised. The game is over.") if raised else _("The last round is over.")
    if view.phase == "apply":
        if seat is not None:
            return _("apply for a part of the ${n} on offer").format(n=FIVE * view.fives + TEN * view.tens)
        waiting = sum(not sealed for sealed in view.sealed)
        return plural("{n} application is still to come", "{n} applications are still to come", waiting)
    if view.phase == "city":
        return _("choose a city to start in")
    return "" if seat is None else _recovery(view, seat)


def _recovery(view: View, seat: Seat) -> str:
    """What the action token asks for, where the seat's boat lies."""
    lake, region = soundings(view.lake), view.pawns[seat]
    if view.phase == "research":
        return _question(lake, region).format(place=lake.places[region], n=RESEARCH_COST)
    if view.phase == "move":
        hire = 0 if view.hired[seat] else lake.hires[region]
        words = _("move: boat ${hire}, then $1 a space") if hire else _("move for $1 a space, or stay")
        return words.format(hire=hire)
    if view.phase == "locate":
        return _("locate a wreck in {region} for ${n}?").format(region=lake.names[region], n=LOCATE_COST)
    return _("salvage a wreck in {region} for ${n}?").format(region=lake.names[region], n=lake.lake.fees[region])


def _question(lake: Soundings, region: int) -> str:
    """8.2: what the sonars can be asked here."""
    if lake.hires[region]:
        return _("ask {place} where a wreck lies or what it is worth, ${n} each")
    if lake.depths[region] < 0:
        return _("ask {place} where a wreck lies, ${n} each")
    return (
        _("ask whether a wreck lies in shallow water, ${n} each"),
        _("ask whether a wreck lies in medium water, ${n} each"),
        _("ask whether a wreck lies in deep water, ${n} each"),
    )[lake.depths[region]]


def task(view: View, _seat: Seat) -> str:
    """One sentence for the veil: the decision, in words that everybody may read."""
    words = {
        "apply": _("Apply for a loan in round {n}."),
        "city": _("Choose a city to start in."),
        "research": _("Ask the sonar in round {n}."),
        "move": _("Move over the lake."),
        "locate": _("Try to locate a wreck."),
        "salvage": _("Try to raise a wreck."),
        "over": _("See how it ended."),
    }
    return words[view.phase].format(n=view.round + 1)
