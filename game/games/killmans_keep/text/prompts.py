"""What the bar says a seat must do, what a veil may say of it, and what else cannot be done now: a row a phase."""

from collections.abc import Sequence

from game.core.game import Seat
from game.core.table import Offer, Prompt
from game.games.killmans_keep import components as box
from game.games.killmans_keep.names import area_name, goal_name
from game.games.killmans_keep.text import refusals as why
from game.games.killmans_keep.text.calls import happened
from game.games.killmans_keep.text.consequences import carries_one_more, the
from game.games.killmans_keep.view import CALLS, PRIVATE, View
from game.kit.phases import PhaseRow, Phases, Players, Reasons
from game.words import _, dollars, later, plural


def task(view: View, seat: Seat) -> str:
    """One sentence for the veil: the decision, in words that everybody may read."""
    if view.actors and seat not in view.actors:
        return _("Show another card.")
    return PHASES.task(view, seat)


def refusals(view: View, offers: Sequence[Offer], players: Players) -> Reasons:
    """A refusal for each thing on the table that no offer begins with; 4.2: another one for who steps in."""
    phases = PHASES if asked(view) else Phases({view.phase: PhaseRow("", reasons=why.between)})
    return phases.refusals(view, offers, players)


def asked(view: View) -> bool:
    """Whether this seat must act; what it may do besides, nobody waits for."""
    return view.seat is None or view.seat in view.actors


def between(view: View) -> Prompt:
    """4.2: what a seat is told that steps in."""
    return Prompt(view.seat, _("choose the card that you show to all"), True)


def _left(view: View, _players: Players) -> str:
    return plural("{n} action left", "{n} actions left", view.actions) if view.actions else _("no action left")


def _act(view: View, players: Players) -> str:
    left = _left(view, players)
    if carries_one_more(view):
        words = _("{left}, one more sale free") if view.actions else _("{left}, but one more sale free")
        left = words.format(left=left)
        if not view.actions and view.walked:
            return left
    if not view.walked:
        more = view.actions or carries_one_more(view)
        words = _("{left}, and the free move") if more else _("{left}, but the free move")
        return words.format(left=left)
    return left if view.actions else _("{left}: end the turn").format(left=left)


def _price(view: View, _players: Players) -> str:
    words = _("sell {card}: base value or haggle?") if view.selling else _("buy {card}: base value or haggle?")
    return words.format(card=the(view.deal))


def _asked(view: View, _players: Players) -> str:
    """9: what the ability needs to know, of which card it is."""
    return _(box.ARTIFACTS[view.ability].asks)


def _goal(view: View, _players: Players) -> str:
    goal = view.goals[view.active]
    words = _("choose a card to hand in for {goal}")
    if box.GOALS[goal].mode == "show":
        words = _("choose a card to show for {goal}")
    return words.format(goal=goal_name(goal))


def _draft(view: View, players: Players) -> str:
    assert view.draft is not None
    words = _("answer {name} with an offer of your own") if view.offer else _("make {name} an offer")
    return words.format(name=players[view.draft.partner].name)


def _ask(view: View, players: Players) -> str:
    assert view.draft is not None
    return _("which card do you ask {name} for?").format(name=players[view.draft.partner].name)


def _swap(view: View, players: Players) -> str:
    victim = view.picked[0]
    words = _("which card do you give {name} for {card}?")
    return words.format(name=players[victim].name, card=the(view.display[victim]))


def _fight(view: View, _players: Players) -> str:
    words = _("{monster} bars the way: fight, or flee to the Market") if view.fresh else _("face {monster}: fight it?")
    if view.fighting:
        words = _("fight {monster}: more weapons, or roll")
    return words.format(monster=the(view.monster))


def _called(view: View, players: Players) -> str:
    return _("{what} Do you answer?").format(what=happened(view, players))


def _toll(view: View, players: Players) -> str:
    start, area, _cost, owner = view.walk
    words = _("{name} bars the way to the {area}: pay {money}, or go back to the {start}")
    facts = {"area": area_name(area), "start": area_name(start), "money": dollars(box.TOLL)}
    return words.format(name=players[owner].name, **facts)


def _discard(view: View, _players: Players) -> str:
    oozed = view.monster == box.OOZE and view.next >= 0  # the turn is over: it was lost to the monster
    return _("the Ooze costs you a card: which?") if oozed else _("which card do you discard?")


def _answer(view: View, players: Players) -> str:
    words = _("{name} makes an offer: what do you say?")
    if view.counters:
        words = _("{name} has another offer, number {n} of {most}: what do you say?")
    return words.format(name=_maker(view, players), n=view.counters, most=box.COUNTERS)


def _maker(view: View, players: Players) -> str:
    assert view.offer is not None
    return players[view.offer.maker].name


def _begun(view: View) -> str:
    """14.4: nobody else sees which half of a choice is made."""
    return _("Answer an offer.") if view.offer else _("Take your turn.")


SHOWN = later("choose the card that you show to all")


def _display(view: View, _players: Players) -> str:
    """4.1: the first one, 4.3: or the next, and why."""
    return _("the card you showed has left your hand: choose the one you show now") if view.round else _(SHOWN)



# fmt: off
PHASES = Phases({
    "display": PhaseRow(
        _display, later("Choose a Display Card."), True, watched=later("chooses a card to show to all"),
        reasons=why.first_this("4.1")),
    "act": PhaseRow(
        _act, later("Take your turn."), True, reasons=why.act,
        watched=lambda view, players: _left(view, players) if view.walked else _act(view, players)),
    "show": PhaseRow(SHOWN, _begun, True, reasons=why.halves),
    "buy": PhaseRow(later("which card do you buy?"), _begun, True, reasons=why.halves),
    "sell": PhaseRow(later("which card do you sell?"), _begun, True, reasons=why.halves),
    "gem": PhaseRow(later("show another Gemstone for a better price?"), _begun, True, reasons=why.halves),
    "price": PhaseRow(_price, _begun, True, reasons=why.halves),
    "target": PhaseRow(_asked, _begun, True, reasons=why.halves),
    "swap": PhaseRow(_swap, _begun, True, reasons=why.halves),
    "take": PhaseRow(_asked, _begun, True, reasons=why.halves),
    "walk": PhaseRow(_asked, _begun, True, reasons=why.halves),
    "seal": PhaseRow(
        later("show another of Killman’s artifacts for a better price?"), _begun, True, reasons=why.halves),
    "badge": PhaseRow(later("what does the Guild do for you?"), _begun, True, reasons=why.halves),
    "goal": PhaseRow(_goal, _begun, True, reasons=why.goal),
    "partner": PhaseRow(later("whom do you trade with?"), _begun, True, reasons=why.halves),
    "draft": PhaseRow(_draft, _begun, True, reasons=why.draft),
    "ask": PhaseRow(_ask, _begun, True, reasons=why.halves),
    "order": PhaseRow(
        later("in which order do the two cards go back?"), later("Put two cards back on the Keep."), True,
        watched=later("puts two cards back on the Keep"), reasons=why.first_this("9.2")),
    "fight": PhaseRow(
        _fight, later("Face the monster."), True, reasons=why.fight,
        watched=lambda view, players: _("faces {monster}").format(monster=the(view.monster))),
    **dict.fromkeys(CALLS, PhaseRow(
        _called, later("Answer what happened."), True, watched=happened, reasons=why.called)),
    "toll": PhaseRow(
        _toll, later("Pay the toll, or go back."), watched=later("pays the toll, or goes back"),
        reasons=why.first_this("9.10")),
    "discard": PhaseRow(
        _discard, later("Discard a card."), True, watched=later("chooses a card to discard"),
        reasons=why.first_this("6.10")),
    "clear": PhaseRow(
        later("the Market is too full: which card goes?"), later("Clear the Market."), True,
        watched=later("chooses which card leaves the full Market"), reasons=why.first_this("16.3")),
    "answer": PhaseRow(
        _answer, later("Answer an offer."), True, reasons=why.answer,
        watched=lambda view, players: _("thinks about the offer of {name}").format(name=_maker(view, players))),
    "over": PhaseRow(later("The fifth Doubloon is paid out. The game is over."), later("See how it ended.")),
})
# fmt: on
prompt = PHASES.prompt


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
