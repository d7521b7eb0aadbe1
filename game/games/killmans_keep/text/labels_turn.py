"""Offers of the turn in words: moves, Display Cards, goals, the end of the turn."""

from dataclasses import replace

from game.core.compound_choice import Chain
from game.games.killmans_keep import actions as do
from game.games.killmans_keep import components as box
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.knowledge.compound_choice import settled
from game.games.killmans_keep.names import area_name, card_name, goal_name
from game.games.killmans_keep.text.consequences import Outlook, Words, carries_one_more, said, the
from game.games.killmans_keep.text.labels_uses import used
from game.games.killmans_keep.text.narration import listed
from game.games.killmans_keep.view import View
from game.words import _, dollars, plural


def move(out: Outlook, _half: View, action: do.Move) -> Words:
    """3.3: the free move, or one that costs an action."""
    view = out.view
    label = _("Go to the {area}").format(area=area_name(action.area))
    cost = out.left() if view.walked else _("your free move")
    trail = (box.AREAS[view.area[view.active]], box.AREAS[action.area])
    lost = _("the free sale is lost") if carries_one_more(view) else ""
    return Words(label, said(label, cost, lost), trail=trail)


def end_turn(out: Outlook, _half: View, _action: do.EndTurn) -> Words:
    """3.6: what is left is lost."""
    view, left = out.view, out.view.actions
    label = _("End the turn")
    lost = plural("{n} action is lost", "{n} actions are lost", left) if left else ""
    ask = ""
    if left and view.area[out.seat] == box.BANK and out.money >= box.DOUBLOON_PRICE:
        ask = _("End the turn without buying a Doubloon?")
    elif left > 1:
        ask = plural("End the turn with {n} action left?", "End the turn with {n} actions left?", left)
    stays = plural("{n} action would stay unused", "{n} actions would stay unused", left) if left else ""
    if not left and carries_one_more(view):
        stays = _("a free sale would stay unused")
    return Words(label, said(label, lost), ask=ask, ends=stays)


def show(out: Outlook, half: View, action: do.Show) -> Words:
    """4.1: the card that all see."""
    card = action.card
    goal = card >= box.GOAL_FACE
    words = _("Show the goal {card} to all") if goal else _("Show {card} to all")
    label = words.format(card=card_name(card) if goal else the(card))
    known = card in out.view.known[out.view.actors[0] if out.view.seat is None else out.view.seat]
    news = _("everybody knows it is yours") if known else _("everybody will know that you hold it")
    free = _("costs no action") if half.phase in ("show", "act") else _("you may show another whenever you like")
    brings = news if known else _("everybody will see it")
    return Words(label, said(label, news, free), brings=brings, price=_("free") if free else "")


def take_goal(out: Outlook, chain: Chain) -> Words:
    """7.1: a goal that only its owner sees; as his only card it is shown as a matter of course (4.1)."""
    bare = out.view.held[out.seat] == (chain.half.using >= 0)
    seen = _("your only card: all will see it") if bare else _("only you will see it")
    return _in_guild(out, chain, _("take a goal"), _("Take a goal"), (seen, out.left()))


def swap_goal(out: Outlook, chain: Chain) -> Words:
    """7.6: another goal instead."""
    goal = goal_name(out.view.goals[out.seat])
    deed, label = _("trade {goal} in for another"), _("Trade {goal} in for another")
    lines = (_("everybody sees which goal you give up"), out.left())
    return _in_guild(out, chain, deed.format(goal=goal), label.format(goal=goal), lines)


def _in_guild(
    out: Outlook, chain: Chain, deed: str, label: str, lines: tuple[str, ...], *, head: str = "", quick: bool = False
) -> Words:
    """In the Guild, 9.30: or with its Badge from anywhere."""
    if chain.half.using >= 0:
        words = used(out, chain, deed, lines)
        return Words(words.label, words.draft, quick=quick)
    return Words(label, said(head or label, *lines), quick=quick)


def turn_in(out: Outlook, chain: Chain) -> Words:
    """7.3: for its reward; where there is a choice, the cards are picked next."""
    goal = out.view.goals[out.seat]
    cards = settled(chain.half, ())
    if cards is None:
        deed, label = _("turn {goal} in, with cards of your choice"), _("Turn {goal} in: choose the cards")
        name = goal_name(goal)
        return _in_guild(out, chain, deed.format(goal=name), label.format(goal=name), (), quick=True)
    return _rewarded(out, chain, goal, cards)


def hand_in(out: Outlook, chain: Chain) -> Words:
    """7.4: one more card for the goal; the last one turns it in."""
    assert isinstance(chain.last, do.HandIn)
    goal, half = out.view.goals[out.seat], chain.half
    cards = settled(half, tuple(sorted((*half.picked, chain.last.card))))
    if cards is not None:
        return _rewarded(out, chain, goal, cards, the(chain.last.card))
    words = _("Hand in {card}") if box.GOALS[goal].mode == "hand_in" else _("Choose {card}")
    label = words.format(card=the(chain.last.card))
    return Words(label, (label, _("then another card")), quick=True)


def _rewarded(out: Outlook, chain: Chain, goal: int, cards: Cards, card: str = "") -> Words:
    """7.5: the reward; `card` is the one just chosen, where there was a choice."""
    kind, name = box.GOALS[goal], goal_name(goal)
    reward = dollars(kind.cash) if kind.cash else _("a Doubloon")
    if card:
        deed, label = _("turn {goal} in with {card}"), _("Turn {goal} in with {card}")
    else:
        deed, label = _("turn {goal} in for {reward}"), _("Turn {goal} in for {reward}")
    lines = said(_reward(out, goal, reward), _what_goes(goal, listed(cards) if cards else ""), out.left())
    facts = {"goal": name, "reward": reward, "card": card}
    found = _in_guild(out, chain, deed.format(**facts), label.format(**facts), lines, head=name)
    brings = _("for {reward}").format(reward=reward)
    if cards and box.GOALS[goal].mode == "hand_in":
        brings = f"{brings}; {plural('{n} card goes', '{n} cards go', len(cards))}"
    return replace(found, brings=brings)


def _reward(out: Outlook, goal: int, reward: str) -> str:
    if box.GOALS[goal].doubloons and out.view.doubloons[out.seat] + 1 == box.DOUBLOONS_TO_WIN:
        return _("the fifth Doubloon: you win")
    return out.purse(box.GOALS[goal].cash) if box.GOALS[goal].cash else reward


def _what_goes(goal: int, cards: str) -> str:
    if not cards:
        return ""
    words = _("handed in: {cards}") if box.GOALS[goal].mode == "hand_in" else _("shown to all: {cards}")
    return words.format(cards=cards)


def pay_toll(out: Outlook, _half: View, _action: do.PayToll) -> Words:
    """9.10: money for the way."""
    owner = out.name(out.view.walk[3])
    label = _("Pay {name} {money}").format(name=owner, money=dollars(box.TOLL))
    return Words(label, said(label, out.purse(-box.TOLL)))


def turn_back(out: Outlook, _half: View, _action: do.TurnBack) -> Words:
    """9.10: no money, no way."""
    start, area = out.view.walk[:2]
    label = _("Go back to the {area}").format(area=area_name(start))
    barred = _("the {area} stays closed to you in this turn").format(area=area_name(area))
    back = _("your free move comes back") if out.view.walk[2] == -1 else ""
    if out.view.walk[2] == -2:
        back = _("your action comes back")
    return Words(label, said(label, back, barred))
