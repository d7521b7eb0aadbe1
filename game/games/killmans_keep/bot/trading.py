"""Rules of thumb for trading: a bargain is looked for when one card would complete a goal.

Either a card that all know of would complete the own goal, or a card of the own hand the goal that somebody has shown.
The price is the card's base value and a little more, so that both have reason to agree; who is asked compares what
comes with what goes. Who was refused does not ask again at once: nobody likes to hear the same offer every turn.
"""

from collections.abc import Sequence

from game.core.game import Seat
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.bot.worth import KEEPING, REWARD, goal_gain, keeping
from game.games.killmans_keep.components import COUNTERS, DOUBLOONS_TO_WIN, GOALS, MONEY_STEP, MOST_MONEY, VALUE
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.knowledge.goals import serves
from game.games.killmans_keep.rules.drafts import stale_price
from game.games.killmans_keep.rules.state import State

FRIENDLY = 25
"""Dollars above base value that are offered for a card."""

DEMAND = 50
"""Dollars above base value that are asked for a card that completes a goal."""

MARGIN = 20.0
"""By how much what comes must be worth more than what goes; a rival gains, too."""

NEARLY = 60.0
"""Dollars by which an offer may fall short and still be answered with another price."""

FULFILLING = 0.7
"""What part of a goal's reward the card is worth that completes it."""

ENOUGH = 30.0
"""Dollars that a bargain must promise before anybody is troubled with it."""

PATIENCE = 3
"""Rounds between two offers to the same player."""

NO = -300.0
"""What it is worth to negotiate without a wish: nobody is asked for the sake of asking."""


class Wish:
    """A bargain worth proposing: the card, whether it is asked for or offered, the price, and what it brings."""

    __slots__ = ("asked", "card", "gain", "price")

    def __init__(self, card: int, asked: bool, price: int, gain: float) -> None:
        """The price is what the seat pays (below 0: asks for)."""
        self.card = card
        self.asked = asked
        self.price = price
        self.gain = gain


def find_wish(state: State, seat: Seat, partner: Seat) -> Wish | None:
    """The bargain with this partner that the seat would propose now, if there is one and it is time for it."""
    if (state.round + seat + partner) % PATIENCE or _nearly_won(state, partner):
        return None
    return _wish_to_get(state, seat, partner) or _wish_to_give(state, seat, partner)


def _nearly_won(state: State, seat: Seat) -> bool:
    return state.doubloons[seat] == DOUBLOONS_TO_WIN - 1


def _wish_to_get(state: State, seat: Seat, partner: Seat) -> Wish | None:
    """A card that all know the partner to have, and that would complete the seat's own goal."""
    goal = state.goals[seat]
    if goal < 0 or goal_gain(state, seat) >= 0:
        return None
    for card in state.known[partner]:
        price = VALUE[card] + FRIENDLY
        if not serves(goal, card) or price > state.money[seat] or card in state.hands[seat]:
            continue
        hand = state.hands[seat]
        state.hands[seat] = tuple(sorted((*hand, card)))
        met = goal_gain(state, seat)
        state.hands[seat] = hand
        if met < 0:
            continue
        gain = FULFILLING * REWARD[goal] - price + (keeping(state, seat, card) if GOALS[goal].mode == "show" else 0.0)
        if gain > ENOUGH:
            return Wish(card, True, price, gain)
    return None


def _wish_to_give(state: State, seat: Seat, partner: Seat) -> Wish | None:
    """A card of the own hand that the goal needs which the partner has shown to all."""
    goal = state.goals[partner]
    if goal < 0 or not state.goals_known >> partner & 1:
        return None
    for card in state.hands[seat]:
        price = VALUE[card] + DEMAND
        if GOALS[goal].need not in _ONE_CARD or not serves(goal, card) or price > state.money[partner]:
            continue
        if sum([serves(goal, one) for one in state.known[partner]]) == GOALS[goal].number - 1:
            gain = price - keeping(state, seat, card)
            if gain > ENOUGH:
                return Wish(card, False, -price, gain)
    return None


_ONE_CARD = ("corpse", "category", "artifact")
"""Needs that one card more can be seen to meet."""


def weigh_trading(state: State, seat: Seat) -> float:
    """11.1: what it brings to look for a bargain now."""
    wishes = [
        find_wish(state, seat, partner)
        for partner in range(state.seats)
        if partner != seat and not state.traded >> partner & 1
    ]
    return max([wish.gain for wish in wishes if wish], default=NO)


def weigh_draft(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """11.3: the one card that is wished for, against its price; 11.7: of a counter-offer, only the money."""
    partner, give, wanted = state.draft
    begun = bool(give or wanted)
    wish = find_wish(state, seat, partner) if partner >= 0 and not begun else None
    price = fair_price(state, seat, give, wanted) if begun else 0.0
    most = _most(state, seat)
    worths = []
    for action in legal:
        if isinstance(action, act.Trade):
            found = find_wish(state, seat, action.partner)
            worths.append(found.gain if found else NO)
        elif isinstance(action, act.Asking):
            worths.append(wish.gain if wish and wish.asked else NO)
        elif isinstance(action, act.Ask):
            worths.append(wish.gain if wish and wish.asked and action.card == wish.card else NO)
        elif isinstance(action, act.Give):
            worths.append(wish.gain if wish and not wish.asked and action.card == wish.card else NO)
        elif isinstance(action, act.Propose):
            worths.append(NO if action.money > most else 40.0 - 0.6 * abs(action.money - price))
        else:
            worths.append(NO)
    return worths


def _most(state: State, seat: Seat) -> int:
    """11.7: what this draft may cost: for the same cards never more than it would cost to accept."""
    stale = stale_price(state, seat)
    return MOST_MONEY if stale is None else stale


def fair_price(state: State, seat: Seat, give: Cards, wanted: Cards) -> float:
    """11.4: the dollars with which an offer is good for the seat and still not bad for its partner."""
    if state.offer[0] >= 0:
        gain = _worth(state, seat, wanted) - _worth(state, seat, give)
        return gain - margin(state, seat, state.offer[0]) - MONEY_STEP / 2
    return sum([VALUE[card] + FRIENDLY for card in wanted]) - sum([VALUE[card] + DEMAND for card in give])


def _worth(state: State, seat: Seat, cards: Cards) -> float:
    return sum([keeping(state, seat, card) for card in cards])


def offer_gain(state: State, seat: Seat) -> float:
    """11.6: what it brings this seat to accept the standing offer.

    A card that completes the goal is worth a part of what turning it in brings, less the cards handed in; that is
    instead of what a needed card is worth in the hand, not on top of it.
    """
    _maker, _partner, give, wanted, money = state.offer
    gain = money + _worth(state, seat, give) - _worth(state, seat, wanted)
    if state.goals[seat] < 0:
        return gain
    before, after = max(0.0, goal_gain(state, seat)), _goal_gain_after(state, seat)
    if before == after:
        return gain
    bare = sum([KEEPING[card] for card in give], 0.0) - sum([KEEPING[card] for card in wanted], 0.0)
    return money + bare + FULFILLING * (after - before)


def _goal_gain_after(state: State, seat: Seat) -> float:
    """What the seat's goal would bring at once when the standing offer is accepted; 0 = it would not be met."""
    _maker, _partner, give, wanted, money = state.offer
    hand, left = state.hands[seat], list(state.hands[seat])
    for card in wanted:
        if card in left:
            left.remove(card)
    state.hands[seat] = tuple(sorted((*left, *give)))
    state.money[seat] += money
    found = max(0.0, goal_gain(state, seat))
    state.money[seat] -= money
    state.hands[seat] = hand
    return found


def margin(state: State, seat: Seat, rival: Seat) -> float:
    """By how much a bargain with this rival must be good: he gains as well, and he may be about to win."""
    if _nearly_won(state, rival) and not _nearly_won(state, seat):
        return 4 * MARGIN
    return 2 * MARGIN if state.seats == 2 else MARGIN


def _can_be_cheaper(state: State) -> bool:
    """11.7: whether for the same cards a price can be named that is better for whom the offer was made to."""
    maker, _partner, _give, wanted, money = state.offer
    return -money - MONEY_STEP >= (-state.money[maker] if wanted else 1)


def weigh_answer(state: State, seat: Seat, legal: Sequence[act.Action]) -> list[float]:
    """11.6: accept what is good, ask another price for what is nearly good, refuse the rest."""
    maker = state.offer[0]
    gain = offer_gain(state, seat) - margin(state, seat, maker)
    able = any(isinstance(action, act.Accept) for action in legal)
    cheaper = _can_be_cheaper(state)
    near = able and cheaper and -NEARLY < gain < 0 and state.counters < COUNTERS - 1 and maker == state.active
    worths = []
    for action in legal:
        if isinstance(action, act.Accept):
            worths.append(gain)
        elif isinstance(action, act.Counter):
            worths.append(15.0 if near else -40.0 if cheaper else NO)
        elif isinstance(action, act.Insist):
            worths.append(-45.0)
        else:
            worths.append(0.0)
    return worths
