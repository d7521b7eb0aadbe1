"""11: trading: one seat proposes, another consents.

The active seat builds an offer in small steps, see `drafts`. While it does, nobody else knows. Said aloud with the
money on top, the offer stands: the partner accepts, refuses, or builds a counter-offer that starts from it; then the
first seat answers that, and so on. It ends: one negotiation per partner and turn, three counter-offers in each. Offers
are public, and so is what changes hands; what somebody does not offer stays hidden. To refuse says nothing: a seat may
be asked for a card it does not have, and then it cannot accept.
"""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep.components import COUNTERS
from game.games.killmans_keep.events_market import Offered, Refused, Traded
from game.games.killmans_keep.knowledge.cards import Cards
from game.games.killmans_keep.rules.drafts import begun_with, mirrored
from game.games.killmans_keep.rules.hands import get, lose, reveal
from game.games.killmans_keep.rules.state import NO_DRAFT, NO_OFFER, State, ask, spend


def propose(state: State, seat: Seat, action: act.Propose, _chance: Chance, tell: Tell | None) -> None:
    """11.5: the offer is said aloud."""
    offer = (seat, *state.draft, action.money)
    if state.offer[0] >= 0:
        state.counters += 1
    else:
        state.original = offer
        state.traded |= 1 << offer[1]
    state.offer = offer
    state.draft = NO_DRAFT
    _put(state, tell)


def _put(state: State, tell: Tell | None) -> None:
    """11.5: everybody hears it, and sees the cards that are offered; the partner answers."""
    seat, partner, cards, wanted, money = state.offer
    reveal(state, seat, cards)
    if tell:
        tell(Offered(seat, partner, cards, wanted, money, state.counters))
    ask(state, partner, "answer")


def list_answers(state: State, seat: Seat) -> list[act.Action]:
    """11.6: accept, who can; 11.7: answer with another offer; 11.8: go back to the first; or refuse."""
    maker, _partner, _cards, wanted, money = state.offer
    listed: list[act.Action] = [act.REFUSE]
    if money + state.money[seat] >= 0 and _holds(state.hands[seat], wanted):
        listed.append(act.ACCEPT)
    if state.counters < COUNTERS:
        listed.append(act.COUNTER)
        if state.original[0] == seat and maker != seat and state.original != mirrored(state):
            listed.append(act.INSIST)
    return listed


def _holds(hand: Cards, wanted: Cards) -> bool:
    return all(hand.count(card) >= wanted.count(card) for card in wanted)


def counter(state: State, seat: Seat, _action: act.Counter, _chance: Chance, _tell: Tell | None) -> None:
    """11.7: the same offer from the other side, without cards that this seat does not have."""
    state.draft = (state.offer[0], *begun_with(state, seat))
    ask(state, seat, "draft")


def insist(state: State, seat: Seat, _action: act.Insist, _chance: Chance, tell: Tell | None) -> None:
    """11.8: the first offer stands again; it counts as a counter-offer."""
    state.counters += 1
    state.offer = state.original
    _put(state, tell)


def accept(state: State, seat: Seat, _action: act.Accept, _chance: Chance, tell: Tell | None) -> None:
    """11.6: cards and money change hands; 11.9: that is the active seat's action."""
    maker, _partner, cards, wanted, money = state.offer
    for card in cards:
        lose(state, maker, card)
    for card in wanted:
        lose(state, seat, card)
    for card in cards:
        get(state, seat, card)
    for card in wanted:
        get(state, maker, card)
    state.money[maker] -= money
    state.money[seat] += money
    spend(state)
    _close(state)
    if tell:
        tell(Traded(maker, seat, cards, wanted, money))


def refuse(state: State, seat: Seat, _action: act.Refuse, _chance: Chance, tell: Tell | None) -> None:
    """11.6: no, at once or instead of a counter-offer."""
    maker = state.offer[0]
    _close(state)
    if tell:
        tell(Refused(seat, maker))


def _close(state: State) -> None:
    state.offer = state.original = NO_OFFER
    state.draft = NO_DRAFT
    state.counters = 0
