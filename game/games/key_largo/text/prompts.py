"""What the bar says a seat must do, and what a veil may say of it."""

from collections.abc import Sequence

from game.core.seats import Player
from game.games.key_largo import names
from game.games.key_largo.components import JEWEL, KIND
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.view import View
from game.words import _, plural


def prompt_words(view: View, seat: int | None, players: Sequence[Player]) -> str:
    """The decision under way, with its limits; public facts only, unless the view is the seat's own."""
    if view.phase == "over":
        return _("The hurricane is here. The game is over.")
    if view.phase == "plan":
        if seat is not None:
            return _("lay two cards for the day: morning, then afternoon")
        waiting = sum(not sealed for sealed in view.sealed)
        return plural("{n} plan is still to be laid", "{n} plans are still to be laid", waiting)
    if view.phase == "anchor":
        return _reach(view)
    return {
        "dive": _("choose the diver who goes down next"),
        "sabotage": _("{name}’s diver {n} goes down: prevent it?").format(
            name=players[view.visitor].name, n=view.diver + 1
        ),
        "monster": _monster(view),
        "catch": _catch(view),
        "last": _("one card is left in the wreck"),
        "dolphins": _("take the tourists to the dolphins"),
        "tavern": _("hire, steal, drink: each once, in any order")
        if view.thief
        else _("hire, drink: each once, in any order"),
        "steal": _("choose a back; {name} holds the cards").format(name=players[view.victim].name),
        "look": plural("look into {n} more wreck", "look into {n} more wrecks", view.looks),
        "shop": _("buy up to two items for your divers"),
        "market": _market(view),
        "extra": _("sell more with an encounter card, or leave"),
    }[view.phase]


def _monster(view: View) -> str:
    words = (
        _("a monster! Fight it or lose diver {n}") if visit_costs.tridents(view) else _("a monster frightens diver {n}")
    )
    return words.format(n=view.diver + 1)


def _catch(view: View) -> str:
    """4.10; with encounters one is asked even without a weight (11.4)."""
    words = (
        _("drop the weight of diver {n} to draw again?")
        if visit_costs.can_drop(view)
        else _("diver {n} has a treasure")
    )
    return words.format(n=view.diver + 1)


def _market(view: View) -> str:
    """8.1, 8.6, 12.14; only its own view tells what a hand can sell."""
    if view.changed >= 0 and view.counts_as < 0:
        return _("say what this card is sold as")
    if view.seat == view.visitor and all(KIND[card] == JEWEL for card in view.hand):
        return _("nothing here can be sold")
    return _("choose treasures of one kind to sell")


def _reach(view: View) -> str:
    team = [diver for diver in view.divers[view.visitor] if diver is not None]
    deepest = max((diver.hoses for diver in team), default=0)
    able = sum(diver.hoses == deepest for diver in team)
    reach = (
        plural("{n} diver reaches shallow water.", "{n} divers reach shallow water.", able),
        plural("{n} diver reaches mid water.", "{n} divers reach mid water.", able),
        plural("{n} diver reaches deep water.", "{n} divers reach deep water.", able),
    )
    return _("choose a wreck. {reach}").format(reach=reach[deepest])


def task(view: View, _seat: int) -> str:
    """One sentence for the veil: the decision and the time, the same whoever holds what."""
    day = names.day_name(view.day)
    if view.phase == "plan":
        return _("Plan your two trips for {day}.").format(day=day)
    words = {
        "anchor": _("Choose a wreck."),
        "dive": _("Dive."),
        "sabotage": _("Answer a rival’s dive."),
        "monster": _("Face the monster."),
        "catch": _("Look at your catch."),
        "last": _("End your dive."),
        "dolphins": _("Take the tourists out."),
        "tavern": _("Visit the tavern."),
        "steal": _("Send your thief."),
        "look": _("Listen to the mariners."),
        "shop": _("Visit the shop."),
        "market": _("Sell at the market."),
        "extra": _("Sell at the market."),
        "over": _("See how it ended."),
    }
    return words[view.phase]
