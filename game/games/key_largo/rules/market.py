"""8: the tourist market."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.key_largo import components as box
from game.games.key_largo.actions import COUNT_AS, LEAVE, PUT, SELL, Action, CountAs, Put, Sell
from game.games.key_largo.events_ashore import CameToSell, NothingSold, Sold
from game.games.key_largo.rules import encounters
from game.games.key_largo.rules.memory import SOLD
from game.games.key_largo.rules.state import State, ask, may_hold, playable, without

_AFTER = 1 << box.TOURIST_MARKET | 1 << box.TRAFFICKER | 1 << box.JEWELER


def saleable(cards: tuple[int, ...]) -> bool:
    """8.4: whether any of these cards is no jewel."""
    return any(box.KIND[card] != box.JEWEL for card in cards)


def arrive(state: State, seat: Seat, _chance: Chance, tell: Tell | None) -> None:
    """8.1: one kind, at least one card; 8.6: without any saleable card there is nothing to decide."""
    state.basket = ()
    state.changed = state.counts_as = -1
    if saleable(state.hands[seat]) or may_hold(state, seat, box.PEOPLE[box.MARKET]):
        if tell:
            tell(CameToSell(seat))
        ask(state, seat, "market", list_sale(state, seat))
    elif tell:
        tell(NothingSold(seat, state.ships[box.MARKET]))


def _left(state: State, seat: Seat) -> list[int]:
    """The seat's cards that are not in the basket, sorted."""
    cards = list(state.hands[seat])
    for card in state.basket:
        cards.remove(card)
    return cards


def _puts(cards: list[int]) -> list[Action]:
    """One put for each face; the cards are sorted."""
    return [PUT[card] for number, card in enumerate(cards) if not number or cards[number - 1] != card]


def sale_kind(state: State) -> int:
    """8.1: the kind of the sale under way; -1 when the basket is empty; 12.14: what the greenhorn says."""
    if state.changed >= 0:
        return state.counts_as
    return box.KIND[state.basket[0]] if state.basket else -1


def list_sale(state: State, seat: Seat) -> list[Action]:
    """8.1: fill the basket with one kind, then sell."""
    cards = _left(state, seat)
    if not state.basket:
        listed = _puts([card for card in cards if box.KIND[card] != box.JEWEL])
        if not listed:
            listed = [LEAVE]
    elif state.changed >= 0 and state.counts_as < 0:
        return [count_as for count_as in COUNT_AS if count_as.kind != box.KIND[state.changed]]
    else:
        kind = sale_kind(state)
        listed = [*_puts([card for card in cards if box.KIND[card] == kind]), SELL]
    if state.held[seat]:
        return playable(state, seat, encounters.at_market(state, seat)) + listed
    return listed


def list_extra(state: State, seat: Seat) -> list[Action]:
    """12.15, 12.16: a second sale after the normal one."""
    cards = _left(state, seat)
    listed: list[Action] = []
    if state.played[seat] == box.TRAFFICKER and len(state.basket) < box.TRAFFICKER_CARDS:
        listed = _puts([card for card in cards if box.KIND[card] != box.JEWEL])
    elif state.played[seat] == box.JEWELER and not state.basket:
        listed = _puts([card for card in cards if box.KIND[card] == box.JEWEL])
    elif state.played[seat] < 0:
        timely = 1 << box.TOURIST_MARKET
        if saleable(state.hands[seat]):
            timely |= 1 << box.TRAFFICKER
        if any(box.KIND[card] == box.JEWEL for card in state.hands[seat]):
            timely |= 1 << box.JEWELER
        listed = playable(state, seat, timely)
    listed.append(SELL if state.basket else LEAVE)
    return listed


def put(state: State, seat: Seat, action: Put, _chance: Chance, _tell: Tell | None) -> None:
    """8.7: into the basket, where nobody sees it; 12.14: the first one after the Greenhorn is to be changed."""
    if state.phase == "market" and state.played[seat] == box.GREENHORN and not state.basket:
        state.changed = action.card
    state.basket = tuple(sorted((*state.basket, action.card)))
    _offer(state, seat)


def count_as(state: State, seat: Seat, action: CountAs, _chance: Chance, _tell: Tell | None) -> None:
    """12.14: the kind the greenhorn's card is sold as."""
    state.counts_as = action.kind
    _offer(state, seat)


def _offer(state: State, seat: Seat) -> None:
    listed = list_sale(state, seat) if state.phase == "market" else list_extra(state, seat)
    ask(state, seat, state.phase, listed)


def sell(state: State, seat: Seat, _action: Sell, _chance: Chance, tell: Tell | None) -> None:
    """8.1, 8.2: the basket is shown and paid at the price for this many ships."""
    kind = sale_kind(state)
    if state.phase == "extra":
        _sell_extra(state, seat, tell)
        return
    unit = box.UNIT_PRICE[kind][state.played[seat]][state.ships[box.MARKET]]
    encounter = box.GREENHORN if state.changed >= 0 else -1
    if kind == box.GOLD and state.played[seat] == box.GOLDSMITH:
        encounter = box.GOLDSMITH
    amount = unit * sum([box.QUANTITY[card] for card in state.basket])
    ships = state.ships[box.MARKET]
    sold = Sold(seat, state.basket, kind, unit, amount, ships, state.changed, encounter) if tell else None
    _hand_over(state, seat, amount, sold, tell)
    if state.held[seat] and may_hold(state, seat, _AFTER):
        ask(state, seat, "extra", list_extra(state, seat))


def _sell_extra(state: State, seat: Seat, tell: Tell | None) -> None:
    """12.15: up to five cards of any kind at $30 a unit; 12.16: one jewel at its face value."""
    encounter = state.played[seat]
    if encounter == box.TRAFFICKER:
        kind, unit = -1, box.TRAFFICKER_PRICE
        amount = unit * sum(box.QUANTITY[card] for card in state.basket)
    else:
        kind, unit = box.JEWEL, 0
        amount = box.END_VALUE[state.basket[0]]
    sold = Sold(seat, state.basket, kind, unit, amount, state.ships[box.MARKET], -1, encounter)
    _hand_over(state, seat, amount, sold, tell)


def _hand_over(state: State, seat: Seat, amount: int, sold: Sold | None, tell: Tell | None) -> None:
    """8.1: cards against money; they leave the game face up."""
    for card in state.basket:
        state.hands[seat] = without(state.hands[seat], card)
    state.gone += state.basket
    state.facts += ((SOLD, seat, -1, state.basket, 0),)
    state.money[seat] += amount
    state.basket = ()
    state.changed = state.counts_as = -1
    if tell and sold:
        tell(sold)


def play(state: State, seat: Seat) -> None:
    """12.13 to 12.17: what an encounter card at the market leads to."""
    if state.phase == "market" and state.played[seat] == box.JEWELER:
        state.phase = "extra"
    if state.phase == "market" and not saleable(state.hands[seat]):
        ask(state, seat, "market", [LEAVE])
        return
    _offer(state, seat)
