"""What the table offers at a wreck (chapter 4)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.player import Player
from game.core.table import Offer
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.knowledge import odds, visit_costs
from game.games.key_largo.view import View
from game.words import _, plural

Players = Sequence[Player]
Writers = dict[type, Callable[[Any, View, Players], Offer]]
"""How an action of each type is offered."""


def chance_of_monster(view: View, wreck: int) -> str:
    """In words, how likely the next card is a monster."""
    share = odds.danger(view, wreck, 1)
    if not share:
        return _("No monster can be here")
    return _("Next card a monster: {n} %").format(n=max(1, round(100 * share)))


def _anchor(action: do.Anchor, view: View, _players: Players) -> Offer:
    depth = box.WRECK_DEPTHS[view.seats][action.wreck]
    team = [diver for diver in visit_costs.team(view, view.visitor) if diver.hoses >= depth]
    cards = view.wrecks[action.wreck]
    draft = [
        _("If you dive here"),
        plural("{n} diver can draw", "{n} divers can draw", len(team)) + " · " + plural("{n} card", "{n} cards", cards),
    ]
    if depth:
        tridents = sum(diver.trident for diver in team)
        draft.append(plural("{n} trident goes along", "{n} tridents go along", tridents))
        draft.append(chance_of_monster(view, action.wreck))
    return Offer(action, (names.wreck_spot(view.seats, action.wreck),), _("Dive here"), tuple(draft), quick=True)


def _dive(action: do.Dive, view: View, _players: Players) -> Offer:
    wreck = view.anchors[view.visitor]
    draft = (
        _("Diver {n} goes down").format(n=action.diver + 1),
        _("draws a card of the {ship}").format(ship=names.wreck_name(view.seats, wreck)),
        chance_of_monster(view, wreck),
        _("No undo once a card is drawn"),
    )
    label = _("Send diver {n} down").format(n=action.diver + 1)
    return Offer(action, (f"diver:{action.diver}",), label, draft, verb="draw", brings=draft[2])


def _stop(action: do.Stop, _view: View, _players: Players) -> Offer:
    draft = (_("The dive ends"), _("the other divers stay dry"))
    return Offer(action, (), _("End the dive"), draft, ends=draft[1])


def _use_trident(action: do.UseTrident, view: View, _players: Players) -> Offer:
    draft = (
        _("Kill the monster"),
        _("The trident of diver {n} is spent").format(n=action.diver + 1),
        _("Diver {n} draws again").format(n=view.diver + 1)
        if view.wrecks[view.anchors[view.visitor]] > 1
        else _("No other card is left to draw"),
    )
    path, on = (f"trident:{action.diver}",), (f"diver:{action.diver}",)
    label = _("Use the trident of diver {n}").format(n=action.diver + 1)
    return Offer(action, path, label, draft, verb="trident", on=on, brings=draft[2])


def _lose(action: do.LoseDiver, view: View, _players: Players) -> Offer:
    diver = view.divers[view.visitor][view.diver]
    gear = names.gear(diver.hoses, diver.trident, diver.weight) if diver is not None else ""
    lost = _("Lost with him: {gear}").format(gear=gear) if gear else _("He carries nothing")
    draft = (_("Diver {n} is frightened away").format(n=view.diver + 1), lost)
    on = (f"diver:{view.diver}",)
    return Offer(action, ("lose",), _("Lose the diver"), draft, verb="lose", on=on, brings=lost)


def _drop(action: do.DropWeight, view: View, _players: Players) -> Offer:
    wreck = view.anchors[view.visitor]
    draft = [_("Drop the weight"), _("the same diver draws once more"), chance_of_monster(view, wreck)]
    if odds.danger(view, wreck, 1):
        armed = visit_costs.tridents(view)
        draft.append(_("A trident is at hand") if armed else _("A monster would take the diver"))
    on = (f"diver:{view.diver}",)
    return Offer(action, ("drop",), _("Drop the weight"), tuple(draft), verb="drop", on=on, brings=draft[2])


def _surface(action: do.Surface, view: View, _players: Players) -> Offer:
    weight = visit_costs.can_drop(view)
    draft = (
        _("Diver {n} comes up").format(n=view.diver + 1),
        _("the weight stays with him") if weight else _("with what he has found"),
    )
    on = (f"diver:{view.diver}",)
    return Offer(action, (), _("Come up"), draft, ends=draft[1], verb="surface", on=on, brings=draft[1])


SEARCHING: Writers = {
    do.Anchor: _anchor,
    do.Dive: _dive,
    do.Stop: _stop,
    do.UseTrident: _use_trident,
    do.LoseDiver: _lose,
    do.DropWeight: _drop,
    do.Surface: _surface,
}
"""What can be done at a wreck."""
