"""Calls: what has happened that several seats may answer out of turn, in words that all may read."""

from collections.abc import Callable, Sequence

from game.core.panels import Call, Stop, Unasked
from game.core.player import Player
from game.games.killmans_keep import components as box
from game.games.killmans_keep.actions import PASS
from game.games.killmans_keep.components import HAGGLE, VALUE
from game.games.killmans_keep.knowledge.odds import lowest_winner
from game.games.killmans_keep.names import area_name
from game.games.killmans_keep.text.consequences import the
from game.games.killmans_keep.view import CALLS, PRIVATE, View
from game.words import _, dollars

Players = Sequence[Player]


def stops() -> tuple[Stop, ...]:
    """The kinds of calls, and what they are called."""
    return (
        Stop("haggled", _("Somebody haggles")),
        Stop("battle", _("Somebody fights")),
        Stop("moved", _("Somebody moves")),
        Stop("drew", _("Somebody draws an artifact")),
        Stop("lost", _("You lose a fight"), own=True),
        Stop("rations", _("You miss a turn"), own=True),
    )


def call(view: View, players: Players) -> Call | None:
    """10.2: the call that is open now."""
    if view.phase not in CALLS or not view.queue:
        return None
    words = " ".join(filter(None, (happened(view, players), _no_action(view, players[view.active]))))
    return Call(view.queue, words, view.phase, PASS, above=True)


def answering(view: View) -> tuple[int, ...]:
    """10.4 to 10.8, 9.28: the cards with which the seat that looks could answer now, whether it holds any or not."""
    own = box.OWN_ANSWERS.get(view.phase, ()) if view.seat == view.active else ()
    return (*box.ANSWERS[view.phase], *own)


def _no_action(view: View, player: Player) -> str:
    """10.1: why somebody who rolled is not asked: a card would cost an action now. A bot asks nobody why."""
    if view.actions or not player.human or view.phase not in ("haggled", "battle") or view.active in view.queue:
        return ""
    return _("{name} has no action left to answer.").format(name=player.name)


def unasked(view: View) -> Unasked | None:
    """4.2: who is not on turn and has cards may show another one, unless something is being resolved."""
    if view.phase != "act" and (view.phase not in PRIVATE or view.offer is not None):
        return None
    seats = [seat for seat in range(view.seats) if seat != view.active and view.held[seat] + view.has_goal[seat] > 1]
    return Unasked(tuple(seats), _("show another card"))


def happened(view: View, players: Players) -> str:
    """10.4 to 10.8: what can be answered now."""
    return _HAPPENED[view.phase](view, players[view.active].name)


def _haggled(view: View, name: str) -> str:
    price = dollars(VALUE[view.deal] + view.extra + HAGGLE[view.die])
    words = _("{name} rolled {die} and sells {card} for {price}.")
    if not view.selling:
        words = _("{name} rolled {die} and buys {card} for {price}.")
    return words.format(name=name, die=view.die, card=the(view.deal), price=price)


def _battle(view: View, name: str) -> str:
    wins = view.die >= lowest_winner(view.monster, view.bonus, view.options.ferocity)
    words = _("{name} rolled {die} against {card}: won.") if wins else _("{name} rolled {die} against {card}: lost.")
    return words.format(name=name, die=view.die, card=the(view.monster))


def _moved(view: View, name: str) -> str:
    return _("{name} goes to the {area}.").format(name=name, area=area_name(view.walk[1]))


def _drew(_view: View, name: str) -> str:
    return _("{name} draws an artifact from the Keep.").format(name=name)


def _lost(view: View, name: str) -> str:
    return _("{name} is losing to {card}.").format(name=name, card=the(view.monster))


def _rations(_view: View, name: str) -> str:
    return _("{name} is about to miss a turn.").format(name=name)


_HAPPENED: dict[str, Callable[[View, str], str]] = {
    "haggled": _haggled,
    "battle": _battle,
    "moved": _moved,
    "drew": _drew,
    "lost": _lost,
    "rations": _rations,
}
