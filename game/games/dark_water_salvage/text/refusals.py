"""Why something cannot be chosen now: the reason in words, and the rule that says so."""

from game.core.table import Refusal
from game.games.dark_water_salvage import names
from game.games.dark_water_salvage.components import WRECKS
from game.games.dark_water_salvage.knowledge.standing import voyage
from game.games.dark_water_salvage.lake import LAND, soundings
from game.games.dark_water_salvage.view import View
from game.kit.phases import Players, Reasons
from game.words import _


def cities(view: View, players: Players) -> Reasons:
    """6: the regions, where a city is asked for."""
    lake = soundings(view.lake)
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


def regions(view: View, players: Players) -> Reasons:
    """9: the regions, where a boat is to go."""
    lake, seat = soundings(view.lake), view.actors[0]
    reasons = {}
    for region, sign in enumerate(lake.lake.signs):
        if sign == LAND:
            continue
        trip = voyage(view, seat, region)
        if region == view.pawns[seat]:
            refusal = Refusal(_("This is where the boat lies."), "9.2")
        elif region in view.pawns:
            name = players[view.pawns.index(region)].name
            refusal = Refusal(_("{name} is here: one pawn a region.").format(name=name), "9.3")
        elif not trip.spaces:
            refusal = Refusal(_("Other pawns block every way there."), "9.3")
        else:
            words = _("Moving there costs ${cost}, and ${cash} is left.")
            refusal = Refusal(words.format(cost=trip.cost, cash=view.cash[seat]), "9.1" if trip.hire else "9.2")
        reasons[names.region_spot(lake, region)] = refusal
    return reasons


def research(view: View, players: Players) -> Reasons:
    """8: ship cards, and the sonars of elsewhere."""
    lake, seat = soundings(view.lake), view.actors[0]
    reasons = {}
    for wreck in range(WRECKS):
        if view.raised[wreck] >= 0:
            name = players[view.raised[wreck]].name
            reasons[names.wreck_spot(wreck)] = Refusal(_("{name} has raised it.").format(name=name), "8.9")
    place = lake.places[view.pawns[seat]]
    for region, sign in enumerate(lake.lake.signs):
        if sign != LAND:
            sonars = " / ".join(names.sonar_name(lake, sonar) for sonar in lake.usable[region])
            words = _("Only who is there can ask {sonars}. You are in {place}: point at a ship.")
            reasons[names.region_spot(lake, region)] = Refusal(words.format(sonars=sonars, place=place), "8.2")
    return reasons


def tries(view: View, players: Players) -> Reasons:
    """10 and 11: every wreck that this seat cannot try where it is, and how one is named."""
    lake, seat = soundings(view.lake), view.actors[0]
    region, reasons = view.pawns[seat], {}
    words = _("Which ship? Point at its card, or at its row in your notebook.")
    reasons[names.region_spot(lake, region)] = Refusal(words, "10.1" if view.phase == "locate" else "11.1")
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
