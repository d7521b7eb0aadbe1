"""What the bar says a seat must do, what a veil may say of it, and the words that take a half-made choice back."""

from collections.abc import Callable, Sequence

from game.core.game import Seat
from game.core.seats import Player
from game.core.table import Prompt
from game.games.killmans_keep import components as box
from game.games.killmans_keep.names import area_name, goal_name
from game.games.killmans_keep.text.calls import happened
from game.games.killmans_keep.text.consequences import the
from game.games.killmans_keep.view import CALLS, PRIVATE, View
from game.words import _, dollars, plural

PUBLIC = ("toll", "over")
"""Decisions for which nobody needs to look at a hand."""


def prompt(view: View, players: Sequence[Player]) -> Prompt:
    """The decision under way, with its limits; public facts only, unless the view is the seat's own."""
    seat = view.actors[0] if view.actors else None
    if seat is None:
        return Prompt(None, _("The fifth Doubloon is paid out. The game is over."), False)
    said = _PROMPTS if players[seat].human else _PROMPTS | _OF_BOTS
    return Prompt(seat, said[view.phase](view, players), view.phase not in PUBLIC)


def asked(view: View) -> bool:
    """Whether this seat must act; what it may do besides, nobody waits for."""
    return view.seat is None or view.seat in view.actors


def between(view: View) -> Prompt:
    """4.2: what a seat is told that steps in."""
    return Prompt(view.seat, _("choose the card that you show to all"), True)


def _left(view: View, _players: Sequence[Player]) -> str:
    return plural("{n} action left", "{n} actions left", view.actions) if view.actions else _("no action left")


def _act(view: View, players: Sequence[Player]) -> str:
    left = _left(view, players)
    if not view.walked:
        return _("{left}, and the free move").format(left=left)
    return left if view.actions else _("{left}: end the turn").format(left=left)


def _price(view: View, _players: Sequence[Player]) -> str:
    words = _("sell {card}: base value or haggle?") if view.selling else _("buy {card}: base value or haggle?")
    return words.format(card=the(view.deal))


def _target(view: View, _players: Sequence[Player]) -> str:
    if view.ability == box.LEADEN_IDOL:
        return _("whose Display Card do you swap for?")
    return (
        _("whose money do you take?") if view.ability == box.CROWN_OF_GREED else _("whose Display Card do you mirror?")
    )


def _take(view: View, _players: Sequence[Player]) -> str:
    words = {
        box.SPYGLASS: _("which card of the Market do you buy?"),
        box.CHIPPED_OPAL: _("which card of the Market do you take?"),
        box.KILLMANS_NOTE: _("which card of the Keep discard do you take?"),
    }
    return words[view.ability]


def _goal(view: View, _players: Sequence[Player]) -> str:
    goal = view.goals[view.active]
    words = _("choose a card to hand in for {goal}")
    if box.GOALS[goal].mode == "show":
        words = _("choose a card to show for {goal}")
    return words.format(goal=goal_name(goal))


def _draft(view: View, players: Sequence[Player]) -> str:
    assert view.draft is not None
    words = _("answer {name} with an offer of your own") if view.offer else _("make {name} an offer")
    return words.format(name=players[view.draft.partner].name)


def _ask(view: View, players: Sequence[Player]) -> str:
    assert view.draft is not None
    return _("which card do you ask {name} for?").format(name=players[view.draft.partner].name)


def _swap(view: View, players: Sequence[Player]) -> str:
    victim = view.picked[0]
    words = _("which card do you give {name} for {card}?")
    return words.format(name=players[victim].name, card=the(view.display[victim]))


def _fight(view: View, _players: Sequence[Player]) -> str:
    words = _("{monster} bars the way: fight, or flee to the Market") if view.fresh else _("face {monster}: fight it?")
    if view.fighting:
        words = _("fight {monster}: more weapons, or roll")
    return words.format(monster=the(view.monster))


def _called(view: View, players: Sequence[Player]) -> str:
    return _("{what} Do you answer?").format(what=happened(view, players))


def _toll(view: View, players: Sequence[Player]) -> str:
    start, area, _cost, owner = view.walk
    words = _("{name} bars the way to the {area}: pay {money}, or go back to the {start}")
    facts = {"area": area_name(area), "start": area_name(start), "money": dollars(box.TOLL)}
    return words.format(name=players[owner].name, **facts)


def _discard(view: View, _players: Sequence[Player]) -> str:
    oozed = view.monster == box.OOZE and view.next >= 0  # the turn is over: it was lost to the monster
    return _("the Ooze costs you a card: which?") if oozed else _("which card do you discard?")


def _answer(view: View, players: Sequence[Player]) -> str:
    words = _("{name} makes an offer: what do you say?")
    if view.counters:
        words = _("{name} has another offer, number {n} of {most}: what do you say?")
    return words.format(name=_maker(view, players), n=view.counters, most=box.COUNTERS)


def _maker(view: View, players: Sequence[Player]) -> str:
    assert view.offer is not None
    return players[view.offer.maker].name


def _said(words: Callable[[], str]) -> Callable[[View, Sequence[Player]], str]:
    return lambda view, players: words()


_PROMPTS: dict[str, Callable[[View, Sequence[Player]], str]] = {
    "display": _said(lambda: _("choose the card that you show to all")),
    "act": _act,
    "show": _said(lambda: _("choose the card that you show to all")),
    "buy": _said(lambda: _("which card do you buy?")),
    "sell": _said(lambda: _("which card do you sell?")),
    "gem": _said(lambda: _("show another Gemstone for a better price?")),
    "price": _price,
    "target": _target,
    "swap": _swap,
    "take": _take,
    "walk": _said(lambda: _("where do the Trail Boots carry you?")),
    "seal": _said(lambda: _("show another of Killman’s artifacts for a better price?")),
    "badge": _said(lambda: _("what does the Guild do for you?")),
    "goal": _goal,
    "partner": _said(lambda: _("whom do you trade with?")),
    "draft": _draft,
    "ask": _ask,
    "order": _said(lambda: _("in which order do the two cards go back?")),
    "fight": _fight,
    **dict.fromkeys(CALLS, _called),
    "toll": _toll,
    "discard": _discard,
    "clear": _said(lambda: _("the Market is too full: which card goes?")),
    "answer": _answer,
}


_OF_BOTS: dict[str, Callable[[View, Sequence[Player]], str]] = {
    "display": _said(lambda: _("chooses the card that it shows to all")),
    "act": lambda view, players: _left(view, players) if view.walked else _act(view, players),
    "fight": lambda view, _players: _("faces {monster}").format(monster=the(view.monster)),
    "discard": _said(lambda: _("chooses a card to discard")),
    "answer": lambda view, players: _("thinks about the offer of {name}").format(name=_maker(view, players)),
    **dict.fromkeys(CALLS, happened),
}
"""Where a person would be spoken to."""


def task(view: View, seat: Seat) -> str:
    """One sentence for the veil: the decision, in words that everybody may read."""
    if view.actors and seat not in view.actors:
        return _("Show another card.")
    words = {
        "display": _("Choose a Display Card."),
        "act": _("Take your turn."),
        "order": _("Put two cards back on the Keep."),
        "fight": _("Face the monster."),
        "toll": _("Pay the toll, or go back."),
        "discard": _("Discard a card."),
        "clear": _("Clear the Market."),
        "answer": _("Answer an offer."),
        "over": _("See how it ended."),
    }
    if view.phase in PRIVATE:
        return words["answer" if view.offer else "act"]
    return words.get(view.phase, _("Answer what happened."))


def retreat(view: View) -> str:
    """What takes back the half of a choice that this seat has made already; "" = there is none."""
    if not view.actors or view.seat != view.actors[0]:
        return ""
    if view.phase == "draft":
        return _leave_draft(view)
    if view.phase == "ask":
        return _("Ask for nothing more")
    if view.phase in PRIVATE:
        return _("Something else")
    bold = view.phase == "fight" and not view.fresh and not view.fighting
    return _("Leave it alone") if bold else ""


def _leave_draft(view: View) -> str:
    draft, offer = view.draft, view.offer
    assert draft is not None
    begun = (offer.ask, offer.give) if offer else ((), ())
    if (draft.give, draft.ask) != begun:
        return _("Take the last card back")
    return _("No counter-offer") if offer else _("Leave the trade")
