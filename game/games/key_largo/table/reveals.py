"""Moments for one pair of eyes: what was paid to be seen, a find before the view closes, somebody met at the cove."""

from collections.abc import Sequence

from game.core.game import Event
from game.core.player import Player
from game.core.telling import Reveal, Shown
from game.games.key_largo import components as box
from game.games.key_largo import names
from game.games.key_largo.events import EncounterSeen, TreasureSeen
from game.games.key_largo.events_ashore import Saw, StolenSeen
from game.games.key_largo.looks import card_faces
from game.games.key_largo.view import View
from game.words import _, plural

LAID = (("card", 0.0),)


def reveal(event: Event, view: View, players: Sequence[Player]) -> Reveal | None:
    """What this event shows large to its owner; nobody else is shown anything."""
    if event.to is None or event.to != view.seat:
        return None
    match event:
        case Saw():
            return _wreck(event, view)
        case TreasureSeen():
            title = _("Your find in the {ship}").format(ship=names.wreck_name(view.seats, event.wreck))
            return _things(title, "", [_card(event.card)], parting=True)
        case StolenSeen() if event.to == event.seat:
            title = _("{name}’s card is yours").format(name=players[event.victim].name)
            return _things(title, "", [_card(event.card)], parting=True)
        case EncounterSeen():
            shown = Shown(card_faces.encounter_card(event.encounter))
            effect = names.encounter_effect(event.encounter, view.thief)
            return _things(_("You met somebody"), names.encounter_name(event.encounter), [shown], effect, parting=True)
    return None


def _wreck(event: Saw, view: View) -> Reveal:
    """6.8: all cards of a wreck; they are shuffled afterwards."""
    title = _("In the {ship}").format(ship=names.wreck_name(view.seats, event.wreck))
    monsters = sum(box.KIND[card] == box.MONSTER for card in event.cards)
    told = plural("a monster lies among them", "{n} monsters lie among them", monsters)
    spot = f"wreck:{names.wreck_place(view.seats, event.wreck)}"
    foot = told if monsters else _("no monster lies here")
    return _things(title, names.listing(event.cards), [_card(card) for card in event.cards], foot, spot)


def _card(card: int) -> Shown:
    return Shown(card_faces.treasure_card(card), names.listing((card,)))


def _things(
    title: str, words: str, shown: Sequence[Shown], foot: str = "", lit: str = "", *, parting: bool = False
) -> Reveal:
    return Reveal(
        "things",
        "",
        title,
        words,
        foot,
        lit=(lit,) if lit else (),
        private=True,
        asked=title,
        shown=tuple(shown),
        cues=LAID,
        parting=parting,
    )
