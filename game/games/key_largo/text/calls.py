"""Calls: at which moments others, or the visitor alone, may play an encounter card, in words that all may read."""

from collections.abc import Sequence

from game.core.panels import Call, Stop
from game.core.player import Player
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.actions import LOSE_DIVER, PASS
from game.games.key_largo.knowledge import visit_costs
from game.games.key_largo.view import View
from game.words import _


def stops(view: View) -> tuple[Stop, ...]:
    """The kinds of calls, and what they are called; none without encounter cards."""
    if not view.encounters:
        return ()
    return Stop("sabotage", _("A rival’s diver goes down")), Stop("monster", _("A monster meets your diver"), own=True)


def call(view: View, players: Sequence[Player]) -> Call | None:
    """11.4: the call that is open now: public facts alone say who is called."""
    if not view.encounters or not view.actors:
        return None
    diver, name = view.diver + 1, players[view.visitor].name if view.visitor >= 0 else ""
    if view.phase == "sabotage":
        ship = names.wreck_name(view.seats, view.anchors[view.visitor])
        words = _("{name}’s diver {n} is about to draw at the {ship}.").format(name=name, n=diver, ship=ship)
        return Call(saboteurs(view), words, "sabotage", PASS)
    if view.phase == "monster" and not visit_costs.tridents(view):
        words = _("A monster meets {name}’s diver {n}.").format(name=name, n=diver)
        return Call(view.actors, words, "monster", LOSE_DIVER)
    return None


def saboteurs(view: View) -> tuple[int, ...]:
    """12.5, 11.4: whoever is asked now and, in turn order, those who could still play the Saboteur after it."""
    if box.SABOTEUR in view.discarded:
        return view.actors
    first, after = view.actors[0], []
    seat = first
    while seat != view.visitor:
        able = view.anchors[seat] >= 0 and view.held_counts[seat] and view.played[seat] < 0
        if able:
            after.append(seat)
        seat = (seat + 1) % view.seats
    return tuple(after)
