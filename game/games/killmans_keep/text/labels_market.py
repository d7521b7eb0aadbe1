"""Offers of the Market and the Bank in words: buying, selling, haggling, Doubloons."""

from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.cards import Cards, alike
from game.games.killmans_keep.text.consequences import Outlook, Words, said, the
from game.games.killmans_keep.view import View
from game.words import _, dollars


def price(out: Outlook, half: View, action: do.BasePrice | do.Haggle) -> Words:
    """5.3, 5.4: at the base value, or by a roll."""
    if not half.selling:
        return _haggled_purchase(out, half.deal) if isinstance(action, do.Haggle) else purchase(out, half.deal)
    if isinstance(action, do.Haggle):
        return _haggled_sale(out, half)
    return _sale(out, half.deal, box.VALUE[half.deal] + half.extra, half.picked)


def sell(out: Outlook, half: View, action: do.Sell) -> Words:
    """9.12: a Quartz, whose price is fixed."""
    return _sale(out, action.card, box.VALUE[action.card] + box.FIXED[action.card])


def buy(out: Outlook, _half: View, action: do.Buy) -> Words:
    """5.5: for somebody who has not the money to haggle."""
    return purchase(out, action.card)


def purchase(out: Outlook, card: int) -> Words:
    """5.3: at the base value."""
    cost = box.VALUE[card]
    label = _("Buy {card} for {money}").format(card=the(card), money=dollars(cost))
    goal = out.goal(gained=(card,), money=-cost, deed="bought")
    words = said(label, out.purse(-cost), out.left(), goal)
    return Words(label, words, brings=_("base price, at once"), price=dollars(cost))


def _haggled_purchase(out: Outlook, card: int) -> Words:
    least, most = box.VALUE[card] - box.MOST_HAGGLE, box.VALUE[card] + box.MOST_HAGGLE
    label = _("Haggle {card} down: {least} to {most}")
    label = label.format(card=the(card), least=dollars(least), most=dollars(most))
    goal = out.goal(gained=(card,), money=-box.VALUE[card], deed="bought")
    head = _("Haggle {card} down").format(card=the(card))
    words = said(head, steps(), average(box.VALUE[card]), out.left(), goal)
    return Words(label, words, brings=by_die(box.VALUE[card]))


def by_die(value: int) -> str:
    """5.4: the three prices that a haggle may lead to, and the faces of the die that make them."""
    least, most = dollars(value - box.MOST_HAGGLE), dollars(value + box.MOST_HAGGLE)
    return _("1–2: {least} · 3–4: {value} · 5–6: {most}").format(least=least, value=dollars(value), most=most)


def steps() -> str:
    """5.4: what the faces of the die do to the price."""
    return _("1–2: −{gain} · 3–4: as it is · 5–6: +{gain}").format(gain=dollars(box.HAGGLE[6]))


def average(value: int) -> str:
    """5.4: what a haggle brings on average: the base value."""
    return _("{money} on average; the roll binds").format(money=dollars(value))


def _sale(out: Outlook, card: int, gain: int, picked: Cards = ()) -> Words:
    words = _("Sell {card} for {money}")
    if picked:
        words = _("Show {gem} and sell {card} for {money}")
    elif card in box.BESIDE and alike(out.view.hand, card):
        words = _("Sell {card} alone for {money}")
    label = words.format(card=the(card), money=dollars(gain), gem=_gem(picked))
    head = _("Sell {card}").format(card=the(card))
    lines, ask = (head, out.purse(gain), *_sold(out, card, gain)), _dear(out, card, gain)
    brings = _("base price, at once") if gain == box.VALUE[card] else _("instead of {money}, at once")
    if out.carried:
        brings = _("no action: it goes with its load") if card in box.CARRIERS else _("no action: the Mule carries it")
    return Words(label, lines, ask=ask, brings=brings.format(money=dollars(box.VALUE[card])), price=f"+{dollars(gain)}")


def _haggled_sale(out: Outlook, half: View) -> Words:
    card, value = half.deal, box.VALUE[half.deal] + half.extra
    words = _("Haggle for {card}: {least} to {most}")
    if half.picked:
        words = _("Show {gem} and haggle for {card}: {least} to {most}")
    elif card in box.BESIDE and alike(out.view.hand, card):
        words = _("Haggle for {card} alone: {least} to {most}")
    least, most = dollars(value - box.MOST_HAGGLE), dollars(value + box.MOST_HAGGLE)
    label = words.format(card=the(card), least=least, most=most, gem=_gem(half.picked))
    head = _("Haggle for {card}").format(card=the(card))
    lines, ask = (head, steps(), average(value), *_sold(out, card, value)), _dear(out, card, value)
    return Words(label, lines, ask=ask, brings=by_die(value))


def _gem(picked: Cards) -> str:
    return the(picked[0]) if picked else ""


def _sold(out: Outlook, card: int, gain: int) -> tuple[str, ...]:
    """What a sale costs, and what it means for the goal; 9.31: what the Mule saves."""
    free = _("it goes with its load: no action") if card in box.CARRIERS else _("the Pack Mule carries it: no action")
    cost = free if out.carried else out.left()
    mule = _("the Pack Mule carries a second card free") if out.carries_another(card) else ""
    return said(cost, out.goal(lost=(card,), money=gain, deed="sold"), mule)


def _dear(out: Outlook, card: int, gain: int) -> str:
    return out.warning(_("Sell {card}?").format(card=the(card)), lost=(card,), money=gain)


def clear(out: Outlook, _half: View, action: do.Clear) -> Words:
    """16.3: what leaves the Market."""
    label = _("Clear {card} away").format(card=the(action.card))
    return Words(label, (label, _("it goes to the Keep discard")))


def exchange(out: Outlook, _half: View, _action: do.Exchange) -> Words:
    """8.1: money for a Doubloon."""
    label = _("Buy a Doubloon for {money}").format(money=dollars(box.DOUBLOON_PRICE))
    return Words(label, said(label, *doubloon(out, box.DOUBLOON_PRICE)))


def doubloon(out: Outlook, cost: int) -> tuple[str, ...]:
    """15.1: how near the end this Doubloon brings its owner."""
    owned = out.view.doubloons[out.seat] + 1
    if owned == box.DOUBLOONS_TO_WIN:
        return (_("the fifth Doubloon: you win"),)
    race = _("{n} of {most} Doubloons").format(n=owned, most=box.DOUBLOONS_TO_WIN)
    return race, out.purse(-cost), out.left()


def set_die(out: Outlook, _half: View, action: do.SetDie) -> Words:
    """9.15: the face that one likes, and the price it makes."""
    view = out.view
    value = dollars(box.VALUE[view.deal] + view.extra + box.HAGGLE[action.face])
    label = _("Turn the die to {n}: {money}").format(n=action.face, money=value)
    if view.actors[0] != view.active:
        return Words(label, (label, _("free on another’s turn")))
    six = out.goal(deed="six") if action.face == 6 and view.selling else ""
    return Words(label, said(label, out.left(), six))
