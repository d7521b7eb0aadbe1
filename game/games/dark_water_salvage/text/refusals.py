"""Why something cannot be chosen now: the reason in words, and the rule that says so."""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.seats import Player
from game.core.table import Offer, Refusal
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import SPACE_COST, WRECKS
from game.games.dark_water_salvage.knowledge.routes import blocked_for, distance
from game.games.dark_water_salvage.lake import LAND, Soundings, soundings
from game.games.dark_water_salvage.view import View
from game.words import _


def refusals(view: View, offers: Sequence[Offer], players: Sequence[Player]) -> dict[str, Refusal]:
    """A refusal for each spot of the decision under way that no offer names."""
    if not offers or view.phase in ("apply", "over"):
        return {}
    lake, seat = soundings(view.lake), view.actors[0]
    if view.phase == "city":
        reasons = _cities(view, lake, players)
    elif view.phase == "move":
        reasons = _regions(view, lake, seat, players)
    elif view.phase == "research":
        reasons = _research(view, lake, seat, players)
    else:
        reasons = _tries(view, lake, seat, players)
    named = {spot for offer in offers for spot in offer.path}
    return {spot: refusal for spot, refusal in reasons.items() if spot not in named}


def _cities(view: View, lake: Soundings, players: Sequence[Player]) -> dict[str, Refusal]:
    reasons = {}
    for region, sign in enumerate(lake.lake.signs):
        if sign == LAND:
            continue
        if region in view.pawns:
            name = players[view.pawns.index(region)].name
            refusal = Refusal(_("{name} starts here: one pawn a region.").format(name=name), "6.2")
        else:
            refusal = Refusal(_("The round starts in a city."), "6.1")
        reasons[names.region_spot(lake, region)] = refusal
    return reasons


def _regions(view: View, lake: Soundings, seat: Seat, players: Sequence[Player]) -> dict[str, Refusal]:
    reasons = {}
    start, others = view.pawns[seat], blocked_for(seat, view.pawns)
    hire = 0 if view.hired[seat] else lake.hires[start]
    for region, sign in enumerate(lake.lake.signs):
        if sign == LAND:
            continue
        spaces = distance(lake, others, start, region)
        if region == start:
            refusal = Refusal(_("This is where the boat lies."), "9.2")
        elif region in view.pawns:
            name = players[view.pawns.index(region)].name
            refusal = Refusal(_("{name} is here: one pawn a region.").format(name=name), "9.3")
        elif not spaces:
            refusal = Refusal(_("Other pawns block every way there."), "9.3")
        else:
            words = _("Moving there costs ${cost}, and ${cash} is left.")
            cost = hire + spaces * SPACE_COST
            refusal = Refusal(words.format(cost=cost, cash=view.cash[seat]), "9.1" if hire else "9.2")
        reasons[names.region_spot(lake, region)] = refusal
    return reasons


def _research(view: View, lake: Soundings, seat: Seat, players: Sequence[Player]) -> dict[str, Refusal]:
    reasons = {}
    for wreck in range(WRECKS):
        if view.raised[wreck] >= 0:
            name = players[view.raised[wreck]].name
            reasons[names.wreck_spot(wreck)] = Refusal(_("{name} has raised it.").format(name=name), "8.9")
    place = lake.places[view.pawns[seat]]
    for region, sign in enumerate(lake.lake.signs):
        if sign != LAND:
            sonars = " / ".join(names.sonar_name(lake, sonar) for sonar in lake.usable[region])
            words = _("{sonars}: only where one is. In {place} ask a ship card.").format(sonars=sonars, place=place)
            reasons[names.region_spot(lake, region)] = Refusal(words, "8.2")
    return reasons


def _tries(view: View, lake: Soundings, seat: Seat, players: Sequence[Player]) -> dict[str, Refusal]:
    """10 and 11: every wreck that this seat cannot try where it is."""
    region, reasons = view.pawns[seat], {}
    here = next((wreck for wreck in range(WRECKS) if view.places[wreck] == region), -1)
    for wreck in range(WRECKS):
        place, spot = view.places[wreck], names.wreck_spot(wreck)
        if view.raised[wreck] >= 0:
            name = players[view.raised[wreck]].name
            reasons[spot] = Refusal(_("{name} has raised it.").format(name=name), "11.7")
        elif view.barred[seat] >> wreck & 1:
            reasons[spot] = Refusal(_("Barred: {name} has tried it in vain.").format(name=players[seat].name), "10.4")
        elif place >= 0 and view.phase == "locate":
            name = players[view.located[wreck]].name
            reasons[spot] = Refusal(_("{name} has located it.").format(name=name), "10.3")
        elif place >= 0:
            reasons[spot] = Refusal(_("It lies in {region}.").format(region=lake.names[place]), "10.6")
        elif here >= 0:
            words = _("The {ship} is known to lie here.").format(ship=names.wreck_name(view, here))
            reasons[spot] = Refusal(words, "10.6")
        elif view.misses[wreck] >> region & 1:
            reasons[spot] = Refusal(_("It was tried here in vain."), "10.6")
    return reasons
