"""Rules of thumb for trading: a bargain is looked for when a card that all know of would complete the own goal.

The price is the card's base value and a little more, so that the owner has reason to agree; who is asked compares what
comes with what goes.
"""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.cards import Cards
from game.games.killmans_keep.components import COUNTERS, GOALS, MONEY_STEP, VALUE
from game.games.killmans_keep.state import State
from game.games.killmans_keep.worth import REWARD, goal_gain, keeping, serves

FRIENDLY = 25
"""Dollars above base value that are offered for a card."""

MARGIN = 20.0
"""By how much what comes must be worth more than what goes; a rival gains, too."""

FIRST = 60.0
"""Dollars by which a bargain comes before walking on, which can wait."""

GAIN = 0.55
"""What part of a goal's reward a missing card is worth."""


def _wish(state: State, seat: Seat, partner: Seat) -> tuple[int, int] | None:
    """The card of this partner that would complete the seat's goal, and the price that it would pay."""
    goal = state.goals[seat]
    for card in state.known[partner]:
        price = VALUE[card] + FRIENDLY
        if not serves(goal, card) or price > state.money[seat] or card in state.hands[seat]:
            continue
        hand = state.hands[seat]
        state.hands[seat] = tuple(sorted((*hand, card)))
        gain = goal_gain(state, seat)
        state.hands[seat] = hand
        if gain - price + VALUE[card] * (GOALS[goal].mode == "show") > 60:
            return card, price
    return None


def weigh_trading(state: State, seat: Seat) -> float:
    """11.1: what it brings to look for a bargain now."""
    goal = state.goals[seat]
    if goal < 0 or goal_gain(state, seat) >= 0:
        return -20.0
    for partner in range(state.seats):
        if partner != seat and not state.traded >> partner & 1 and _wish(state, seat, partner):
            return GAIN * REWARD[goal] + FIRST
    return -20.0


def weigh_draft(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """11.3: the one card that is wished for, against its price; 11.7: of a counter-offer, only the money."""
    partner, give, wanted = state.draft
    wish = _wish(state, seat, partner) if partner >= 0 and not wanted else None
    price = _fair_price(state, seat, give, wanted)
    worths = []
    for action in legal:
        if isinstance(action, act.Trade):
            worths.append(50.0 if _wish(state, seat, action.partner) else 0.0)
        elif isinstance(action, act.Asking):
            worths.append(50.0 if wish else -10.0)
        elif isinstance(action, act.Ask):
            worths.append(50.0 if wish and action.card == wish[0] else float(-VALUE[action.card]) / 10)
        elif isinstance(action, act.Propose):
            worths.append(40.0 - 0.6 * abs(action.money - price))
        else:
            worths.append(-50.0)
    return worths


def _fair_price(state: State, seat: Seat, give: Cards, wanted: Cards) -> float:
    """11.4: the dollars with which an offer is good for the seat and still not bad for its partner."""
    if state.offer[0] >= 0:
        gain = _worth(state, seat, wanted) - _worth(state, seat, give)
        return gain - MARGIN - MONEY_STEP / 2
    return sum([VALUE[card] + FRIENDLY for card in wanted]) - sum([VALUE[card] for card in give])


def _worth(state: State, seat: Seat, cards: Cards) -> float:
    return sum([keeping(state, seat, card) for card in cards])


def offer_gain(state: State, seat: Seat) -> float:
    """11.6: what it brings this seat to accept the standing offer."""
    _maker, _partner, give, wanted, money = state.offer
    gain = money + _worth(state, seat, give) - _worth(state, seat, wanted)
    goal = state.goals[seat]
    if goal >= 0 and goal_gain(state, seat) < 0:
        hand = state.hands[seat]
        left = list(hand)
        for card in wanted:
            if card in left:
                left.remove(card)
        state.hands[seat] = tuple(sorted((*left, *give)))
        if goal_gain(state, seat) >= 0:
            gain += GAIN * REWARD[goal]
        state.hands[seat] = hand
    return gain


def weigh_answer(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """11.6: accept what is good, ask more for what is nearly good, refuse the rest."""
    gain = offer_gain(state, seat)
    maker = state.offer[0]
    fourth = state.doubloons[maker] >= 4 and state.doubloons[seat] < 4
    margin = MARGIN * (4.0 if fourth else 2.0 if state.seats == 2 else 1.0)
    able = any(isinstance(action, act.Accept) for action in legal)
    worths = []
    for action in legal:
        if isinstance(action, act.Accept):
            worths.append(gain - margin)
        elif isinstance(action, act.Counter):
            near = able and -60.0 < gain - margin < 0 and state.counters < COUNTERS - 1 and maker == state.active
            worths.append(15.0 if near else -40.0)
        elif isinstance(action, act.Insist):
            worths.append(-45.0)
        else:
            worths.append(0.0)
    return worths
