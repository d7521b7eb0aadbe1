"""Calls: at which moments seats may play a law out of turn, in words that all may read."""

from collections.abc import Sequence

from game.core.panels import Call, Stop
from game.core.player import Player
from game.games.keythedral import components as box
from game.games.keythedral import names
from game.games.keythedral.actions import PASS
from game.games.keythedral.texts import law_words
from game.games.keythedral.view import CALLS, View
from game.words import _


def stops(_view: View) -> tuple[Stop, ...]:
    """The kinds of calls, and what they are called."""
    return (
        Stop("roster", _("A round begins")),
        Stop("called", _("A number is called")),
        Stop("season", _("The harvest begins")),
        Stop("answer", _("Somebody buys a seat")),
        Stop("precede", _("The bids for the start begin")),
    )


def call(view: View, players: Sequence[Player]) -> Call | None:
    """8: the call that is open now: public facts alone say who is called."""
    if view.phase not in CALLS or not view.queue:
        return None
    return Call(view.queue, _words(view, players), view.phase, PASS, _reads(view))


def _reads(view: View) -> str:
    """The longest of all laws that can be played at this moment, whoever may hold it."""
    laws = (law for law, each in enumerate(box.LAWS) if each.when == view.phase)
    return max(map(law_words, laws), key=len, default="")


def _words(view: View, players: Sequence[Player]) -> str:
    match view.phase:
        case "roster":
            return _("Round {n} begins.").format(n=view.round)
        case "called":
            return _("Number {n} is called.").format(n=view.called[-1])
        case "season":
            return _("The harvest begins.")
        case "answer" if view.claim is not None:
            price = names.cubes_words(view.claim.price)
            return _("{name} buys a seat for {cubes}.").format(name=players[view.buyer].name, cubes=price)
    return _("The bids for the start begin.")
