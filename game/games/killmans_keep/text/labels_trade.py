"""Offers of a negotiation in words."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import COUNTERS
from game.games.killmans_keep.text.consequences import Outlook, Words, said, the
from game.games.killmans_keep.text.narration import listed
from game.games.killmans_keep.view import Terms, View
from game.words import _, dollars


def trade(out: Outlook, _half: View, action: do.Trade) -> Words:
    """11.1: with this player."""
    label = _("Trade with {name}").format(name=out.name(action.partner))
    cost = _("a bargain costs an action")
    return Words(label, (label, cost), quick=True, brings=cost)


def give(out: Outlook, _half: View, action: do.Give) -> Words:
    """11.3: a card of one's own."""
    label = _("Offer {card}").format(card=the(action.card))
    return Words(label, (label,), quick=True)


def keep(out: Outlook, _half: View, action: do.Keep) -> Words:
    """11.7: one card less than was asked for."""
    label = _("Keep {card}").format(card=the(action.card))
    return Words(label, (label,), quick=True)


def asking(out: Outlook, _half: View, _action: do.Asking) -> Words:
    """11.3: a card of the other's."""
    label = _("Ask for a card")
    return Words(label, (label,), quick=True)


def ask(out: Outlook, _half: View, action: do.Ask) -> Words:
    """11.3: this one."""
    label = _("Ask for {card}").format(card=the(action.card))
    draft = out.view.draft
    known = draft is not None and action.card in out.view.known[draft.partner]
    return Words(label, said(label, "" if known else _("nobody knows whether it is there")), quick=True)


def leave(out: Outlook, _half: View, action: do.Leave) -> Words:
    """11.7: one card less than was offered."""
    label = _("Do not ask for {card}").format(card=the(action.card))
    return Words(label, (label,), quick=True)


def propose(out: Outlook, _half: View, action: do.Propose) -> Words:
    """11.5: said aloud, with so much money."""
    draft = out.view.draft
    assert draft is not None
    words = _("Propose the bargain")
    if action.money:
        words = _("Propose it and pay {money}") if action.money > 0 else _("Propose it and ask for {money}")
    label = words.format(money=dollars(abs(action.money)))
    terms = Terms(draft.maker, draft.partner, draft.give, draft.ask, action.money)
    return Words(label, (_("The offer"), exchange_words(terms), _("everybody hears it and sees what you offer")))


def exchange_words(terms: Terms) -> str:
    """11.5: what goes and what comes, from its maker's side."""
    return _("{gives} for {gets}").format(gives=listed(terms.give, terms.money), gets=listed(terms.ask, -terms.money))


def accept(out: Outlook, _half: View, _action: do.Accept) -> Words:
    """11.6: the bargain is made."""
    view = out.view
    offer = view.offer
    assert offer is not None
    label = _("Seal the bargain")
    terms = Terms(offer.partner, offer.maker, offer.ask, offer.give, -offer.money)
    mine = offer.partner == view.active
    goal = out.goal(offer.ask, offer.give, offer.money) if mine else ""
    cost = out.left() if mine else _("costs {name} an action").format(name=out.name(view.active))
    ask = out.warning(_("Seal the bargain?"), offer.ask, offer.give, offer.money) if mine else ""
    return Words(label, said(label, exchange_words(terms), cost, goal), ask=ask)


def refuse(out: Outlook, _half: View, _action: do.Refuse) -> Words:
    """11.6: no; 11.3: or there is nothing to offer."""
    if out.view.offer is None or out.view.draft is not None:
        label = _("End the trade")
        return Words(label, (label, _("there is nothing to put into an offer")))
    label = _("Refuse")
    return Words(label, (label, _("the trade is over for this turn"), _("no reason is given")))


def counter(out: Outlook, _half: View, _action: do.Counter) -> Words:
    """11.7: another offer instead."""
    label = _("Make a counter-offer")
    number = _("number {n} of {most}").format(n=out.view.counters + 1, most=COUNTERS)
    return Words(label, (label, number), quick=True)


def insist(out: Outlook, _half: View, _action: do.Insist) -> Words:
    """11.8: the first offer once more."""
    label = _("Back to the original offer")
    original = out.view.original
    return Words(label, said(label, exchange_words(original) if original else ""))
