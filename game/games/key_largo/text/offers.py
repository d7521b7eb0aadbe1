"""Every legal action as the table offers it: the spots it points at, its label, and what follows from it."""

from collections.abc import Sequence

from game.core.table import Offer
from game.games.key_largo import actions as do
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.text.offers_ashore import ASHORE, whole_sales
from game.games.key_largo.text.offers_searching import SEARCHING, Players, Writers
from game.games.key_largo.view import View
from game.words import _, plural


def offers(view: View, legal: Sequence[do.Action], players: Players) -> tuple[Offer, ...]:
    """The legal actions, in the order of the rules."""
    return (*(_WRITE[type(action)](action, view, players) for action in legal), *whole_sales(view, legal))


def _plan(action: do.Plan, view: View, _players: Players) -> Offer:
    path = (f"card:{box.PLACES[action.morning]}", f"card:{box.PLACES[action.afternoon]}")
    draft = (
        _("Your day"),
        _("Morning: {place}").format(place=names.place_title(action.morning)),
        _("Afternoon: {place}").format(place=names.place_title(action.afternoon)),
    )
    return Offer(action, path, _("Seal the plan"), draft)


def _trip(action: do.Trip, view: View, _players: Players) -> Offer:
    pay = box.DOLPHIN_PAY[view.day]
    draft = (_("Show tourists the dolphins"), _("the bank pays ${n}").format(n=pay), _whom_one_meets(view))
    return Offer(action, (), _("Sail for ${n}").format(n=pay), draft)


def _whom_one_meets(view: View, played: int = 0) -> str:
    """11.2 to 11.6: whether a card will be drawn, after one was played perhaps."""
    held = view.held_counts[view.visitor] - played
    if held >= box.ENCOUNTER_HAND:
        return plural("you hold {n} card and meet nobody", "you hold {n} cards and meet nobody", held)
    if not view.pile and not view.discarded and not played:
        return _("nobody is left to meet")
    return _("then you meet somebody")


def _play(action: do.Play, view: View, _players: Players) -> Offer:
    name = names.encounter_name(action.encounter)
    draft = [name, names.encounter_effect(action.encounter, view.thief)]
    if box.ENCOUNTERS[action.encounter].place == box.DOLPHINS:
        pay = box.DOLPHIN_PAY[view.day] * (2 if action.encounter == box.LARGE_FAMILY else 1)
        draft += [_("the bank pays ${n}").format(n=pay), _whom_one_meets(view, 1)]
    draft.append(_("one encounter card each half-day"))
    label = _("Play the {name}").format(name=name)
    return Offer(action, (f"encounter:{action.encounter}",), label, tuple(draft))


def _pass(action: do.Pass, view: View, _players: Players) -> Offer:
    what = _("no sabotage") if view.phase == "sabotage" else _("the last card stays")
    return Offer(action, (), _("Play no card"), (_("Play no card"), what), ends=what)


_WRITE: Writers = {
    **SEARCHING,
    **ASHORE,
    do.Plan: _plan,
    do.Trip: _trip,
    do.Play: _play,
    do.Pass: _pass,
}
