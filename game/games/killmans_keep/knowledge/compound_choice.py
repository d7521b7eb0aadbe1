"""The halves of a choice, from a View alone: what a seat may choose next after what it has chosen so far.

The rules take a choice in small steps of which all but the last tell nothing. What these steps are follows from what
the seat knows; so the table can offer the whole choice at once. A test plays every chain that is offered.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.games.killmans_keep import actions as do
from game.games.killmans_keep.components import (
    CRACKED_MIRROR,
    CROWN_OF_GREED,
    GARNET_GAIN,
    GOAL_FACE,
    GUILD_BADGE,
    KILLMANS_SEAL,
    LEADEN_IDOL,
    MOST_HAGGLE,
    RIVER_QUARTZ,
    SEAL_PRICE,
    TRAIL_BOOTS,
    TWIN_GARNET,
    VALUE,
)
from game.games.killmans_keep.knowledge.cards import Cards, kinds, plus
from game.games.killmans_keep.knowledge.goals import complete, needed_pick, next_picks
from game.games.killmans_keep.knowledge.reach import (
    crests,
    gems,
    guild_deeds,
    others,
    partners,
    reached,
    takes,
    victims,
    ways,
)
from game.games.killmans_keep.view import Phase, View

STEP_BY_STEP: tuple[Phase, ...] = ("draft", "ask")
"""Where every step is played at once: an offer to another player grows before one's eyes."""


@dataclass(frozen=True, slots=True)
class Half:
    """How far a choice is made: fields as in the View."""

    phase: Phase
    using: int = -1
    ability: int = -1
    picked: Cards = ()
    selling: bool = False
    deal: int = -1
    extra: int = 0


@dataclass(frozen=True, slots=True)
class Chain:
    """One whole choice: its actions in order, and how far it was made before each of them."""

    actions: tuple[do.Action, ...]
    halves: tuple[Half, ...]

    @property
    def last(self) -> do.Action:
        """The action that is told."""
        return self.actions[-1]

    @property
    def half(self) -> Half:
        """How far the choice was made before it."""
        return self.halves[-1]


def chains(view: View, legal: Sequence[do.Action]) -> Iterator[Chain]:
    """Every choice that begins with one of these actions, in the order of the rules."""
    begun = Half(view.phase, view.using, view.ability, view.picked, view.selling, view.deal, view.extra)
    for action in legal:
        yield from _grown(view, (action,), (begun,))


def _grown(view: View, actions: tuple[do.Action, ...], halves: tuple[Half, ...]) -> Iterator[Chain]:
    after = follow(view, halves[-1], actions[-1])
    if after is None or after.phase in STEP_BY_STEP or not _one_pick(view, halves[-1], after):
        yield Chain(actions, halves)
        return
    for action in listed(view, after):
        yield from _grown(view, (*actions, action), (*halves, after))


def _one_pick(view: View, before: Half, half: Half) -> bool:
    """7.4: unless several cards are to be shown or handed in, which are asked for one after the other."""
    if half.phase != "goal":
        return True
    picks = [action.card for action in _picks(view, half)]
    return before.phase != "goal" and all(_picking(view, half, plus(half.picked, card)) is None for card in picks)


# ---- what may be chosen in each half


def listed(view: View, half: Half) -> Sequence[Any]:
    """What the seat may choose in this half."""
    return _LIST[half.phase](view, half)


def _buys(view: View, _half: Half) -> list[do.Action]:
    return [do.BUY[card] for card in kinds(view.market) if VALUE[card] <= view.money[view.active]]


def _crests(view: View, half: Half) -> list[do.Action]:
    shown: list[do.Action] = [do.SHOW[card] for card in crests(view, half.using)]
    return [*shown, do.PASS] if view.money[view.active] >= SEAL_PRICE else shown


def _shows(view: View, _half: Half) -> list[do.Action]:
    shown, goal = view.display[view.active], view.goals[view.active]
    cards = [do.SHOW[card] for card in kinds(view.hand) if card != shown]
    goals = [do.SHOW[GOAL_FACE + goal]] if goal >= 0 and shown < GOAL_FACE else []
    return [*cards, *goals]


def _picks(view: View, half: Half) -> list[do.HandIn]:
    hand = others(view, half.using)
    return [do.HAND_IN[card] for card in next_picks(view.goals[view.active], hand, half.picked)]


def _partners(view: View, _half: Half) -> list[do.Action]:
    return [do.TRADE[other] for other in partners(view)]


_LIST: dict[Phase, Callable[[View, Half], Sequence[Any]]] = {
    "show": _shows,
    "buy": _buys,
    "sell": lambda view, half: [do.SELL[card] for card in kinds(view.hand)],
    "gem": lambda view, half: [do.PASS, *[do.SHOW[card] for card in gems(view)]],
    "price": lambda view, half: (do.BASE_PRICE, do.HAGGLE),
    "target": lambda view, half: [do.TARGET[seat] for seat in victims(view, half.ability)],
    "swap": lambda view, half: [do.DISCARD[card] for card in kinds(others(view, half.using))],
    "take": lambda view, half: [do.TAKE[card] for card in takes(view, half.ability)],
    "walk": lambda view, half: [do.MOVE[area] for area in ways(view)],
    "seal": _crests,
    "badge": lambda view, half: guild_deeds(view, half.using),
    "goal": _picks,
    "partner": _partners,
}


# ---- what follows from each action


def follow(view: View, half: Half, action: do.Action) -> Half | None:
    """The half after this action; None when the action is told, or asks everybody something."""
    then = _FOLLOW.get(type(action))
    return None if then is None else then(view, half, action)


def _sell(view: View, half: Half, action: do.Sell) -> Half | None:
    if action.card == RIVER_QUARTZ:
        return None
    asked: Phase = "gem" if action.card == TWIN_GARNET and gems(view) else "price"
    return replace(half, phase=asked, selling=True, deal=action.card)


def _buy(view: View, half: Half, action: do.Buy) -> Half | None:
    if view.money[view.active] < VALUE[action.card] + MOST_HAGGLE:
        return None
    return replace(half, phase="price", selling=False, deal=action.card)


def _pass(_view: View, half: Half, _action: do.Pass) -> Half | None:
    return replace(half, phase="price") if half.phase == "gem" else None


def _show(_view: View, half: Half, action: do.Show) -> Half | None:
    return replace(half, phase="price", extra=GARNET_GAIN, picked=(action.card,)) if half.phase == "gem" else None


def _use(view: View, half: Half, action: do.Use) -> Half | None:
    return _ability(view, action.card, action.card) if half.phase == "act" else None


def _ability(view: View, using: int, ability: int) -> Half | None:
    """9: what the ability asks for before it is paid."""
    if ability == GUILD_BADGE:
        return Half("badge", using, ability)
    if ability == KILLMANS_SEAL:
        return Half("seal", using, ability) if crests(view, using) else None
    if not reached(view, ability):
        return None
    if ability in (LEADEN_IDOL, CRACKED_MIRROR, CROWN_OF_GREED):
        return Half("target", using, ability)
    return Half("walk" if ability == TRAIL_BOOTS else "take", using, ability)


def _target(view: View, half: Half, action: do.Target) -> Half | None:
    if half.ability == CRACKED_MIRROR:
        return _ability(view, half.using, view.display[action.seat])
    return replace(half, phase="swap", picked=(action.seat,)) if half.ability == LEADEN_IDOL else None


def _turn_in(view: View, half: Half, _action: do.TurnIn) -> Half | None:
    return _picking(view, half, ())


def _hand_in(view: View, half: Half, action: do.HandIn) -> Half | None:
    return _picking(view, half, plus(half.picked, action.card))


def _picking(view: View, half: Half, picked: Cards) -> Half | None:
    """7.4: what need not be asked is picked; None when the cards are enough."""
    cards, enough = _picked_on(view, half, picked)
    return None if enough else replace(half, phase="goal", picked=cards)


def settled(view: View, half: Half, picked: Cards) -> Cards | None:
    """7.4: the cards with which the goal is turned in after these were picked; None while there is a choice."""
    cards, enough = _picked_on(view, half, picked)
    return cards if enough else None


def _picked_on(view: View, half: Half, picked: Cards) -> tuple[Cards, bool]:
    goal, hand = view.goals[view.active], others(view, half.using)
    while not complete(goal, picked):
        face = needed_pick(goal, hand, picked)
        if face < 0:
            return picked, False
        picked = plus(picked, face)
    return picked, True


_FOLLOW: dict[type, Callable[[View, Half, Any], Half | None]] = {
    do.Selling: lambda view, half, action: replace(half, phase="sell"),
    do.Buying: lambda view, half, action: replace(half, phase="buy"),
    do.Showing: lambda view, half, action: replace(half, phase="show"),
    do.Trading: lambda view, half, action: replace(half, phase="partner"),
    do.Trade: lambda view, half, action: replace(half, phase="draft"),
    do.Give: lambda view, half, action: replace(half, phase="draft"),
    do.Keep: lambda view, half, action: replace(half, phase="draft"),
    do.Leave: lambda view, half, action: replace(half, phase="draft"),
    do.Ask: lambda view, half, action: replace(half, phase="draft"),
    do.Asking: lambda view, half, action: replace(half, phase="ask"),
    do.Counter: lambda view, half, action: replace(half, phase="draft"),
    do.Sell: _sell,
    do.Buy: _buy,
    do.Pass: _pass,
    do.Show: _show,
    do.Use: _use,
    do.Target: _target,
    do.TurnIn: _turn_in,
    do.HandIn: _hand_in,
}
