"""What each choice says: the words of an offer, by the action that is told and how far the choice was made before."""

from collections.abc import Callable
from typing import Any

from game.core.compound_choice import Chain
from game.games.killmans_keep import actions as do
from game.games.killmans_keep.text import labels_keep as keep
from game.games.killmans_keep.text import labels_market as market
from game.games.killmans_keep.text import labels_trade as trade
from game.games.killmans_keep.text import labels_turn as turn
from game.games.killmans_keep.text import labels_uses as uses
from game.games.killmans_keep.text.consequences import Outlook, Words
from game.games.killmans_keep.view import View


def words_of(out: Outlook, chain: Chain) -> Words:
    """The words of this choice."""
    kind = type(chain.last)
    special = _BY_PHASE.get((kind, chain.half.phase))
    if special is not None:
        return special(out, chain)
    whole = _BY_CHAIN.get(kind)
    return whole(out, chain) if whole else _BY_ACTION[kind](out, chain.half, chain.last)


_BY_PHASE: dict[tuple[type, str], Callable[[Outlook, Chain], Words]] = {
    (do.Use, "act"): uses.at_once,
    (do.Move, "walk"): uses.walk,
    (do.Discard, "swap"): uses.swap,
    (do.Show, "seal"): uses.seal,
    (do.Pass, "seal"): uses.seal,
}
"""Actions that mean something else while an artifact is being used."""

_BY_CHAIN: dict[type, Callable[[Outlook, Chain], Words]] = {
    do.Target: uses.target,
    do.Take: uses.take,
    do.TakeGoal: turn.take_goal,
    do.SwapGoal: turn.swap_goal,
    do.TurnIn: turn.turn_in,
    do.HandIn: turn.hand_in,
}

_BY_ACTION: dict[type, Callable[[Outlook, View, Any], Words]] = {
    do.BasePrice: market.price,
    do.Haggle: market.price,
    do.Sell: market.sell,
    do.Buy: market.buy,
    do.Clear: market.clear,
    do.Exchange: market.exchange,
    do.SetDie: market.set_die,
    do.Move: turn.move,
    do.EndTurn: turn.end_turn,
    do.Show: turn.show,
    do.PayToll: turn.pay_toll,
    do.TurnBack: turn.turn_back,
    do.Draw: keep.draw,
    do.Fight: keep.fight,
    do.Flee: keep.flee,
    do.Use: keep.use,
    do.Pass: keep.let_be,
    do.Discard: keep.discard,
    do.Order: keep.order,
    do.Trade: trade.trade,
    do.Give: trade.give,
    do.Keep: trade.keep,
    do.Asking: trade.asking,
    do.Ask: trade.ask,
    do.Leave: trade.leave,
    do.Propose: trade.propose,
    do.Accept: trade.accept,
    do.Refuse: trade.refuse,
    do.Counter: trade.counter,
    do.Insist: trade.insist,
}
