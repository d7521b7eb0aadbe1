"""5: the Market: buying, selling and haggling."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.actions import BUY, BUYING, PASS, SELL, SELLING, SHOW
from game.games.killmans_keep.components import PACK_MULE, VALUE
from game.games.killmans_keep.events import DieSet, Rolled
from game.games.killmans_keep.events_market import Bought, Cleared, Sold
from game.games.killmans_keep.knowledge.cards import alike, kinds, plus, without
from game.games.killmans_keep.rules import reactions
from game.games.killmans_keep.rules.hands import discard, get, lose, play, reveal
from game.games.killmans_keep.rules.state import NO_DEAL, State, ask, spend


def list_market(state: State, seat: Seat) -> list[act.Action]:
    """5.1: buy, if any card can be paid for; sell, if there is one."""
    money = state.money[seat]
    listed: list[act.Action] = [SELLING] if state.hands[seat] else []
    if any(VALUE[card] <= money for card in state.market):
        listed.append(BUYING)
    return listed


def can_carry(state: State, seat: Seat) -> bool:
    """9.31: in the Market, with a Pack Mule."""
    return state.area[seat] == box.MARKET and PACK_MULE in state.hands[seat]


def buying(state: State, seat: Seat, _action: act.Buying, _chance: Chance, _tell: Tell | None) -> None:
    """5.1: which card to buy."""
    ask(state, seat, "buy")


def list_buys(state: State, seat: Seat) -> list[act.Action]:
    """5.1: what the seat can pay at base value."""
    money = state.money[seat]
    return [BUY[card] for card in kinds(state.market) if VALUE[card] <= money]


def buy(state: State, seat: Seat, action: act.Buy, chance: Chance, tell: Tell | None) -> None:
    """5.5: only who owns the highest price may haggle; for others there is nothing to choose."""
    state.deal = (False, action.card, 0, False)
    if state.money[seat] >= VALUE[action.card] + box.MOST_HAGGLE:
        ask(state, seat, "price")
    else:
        _agree(state, seat)
        settle(state, chance, tell)


def selling(state: State, seat: Seat, _action: act.Selling, _chance: Chance, _tell: Tell | None) -> None:
    """5.1: which card to sell."""
    ask(state, seat, "sell")


def list_sales(state: State, seat: Seat) -> list[act.Action]:
    """5.1: any card of the hand."""
    return [SELL[card] for card in kinds(state.hands[seat])]


def sell(state: State, seat: Seat, action: act.Sell, chance: Chance, tell: Tell | None) -> None:
    """5.3: then the price; 9.12: a Quartz has its own; 9.14: a Garnet may be sold beside another gemstone."""
    card, hand = action.card, state.hands[seat]
    carried = state.mule and PACK_MULE in hand
    state.deal = (True, card, box.FIXED.get(card, 0), carried)
    if card in box.FIXED:
        _agree(state, seat)
        settle(state, chance, tell)
    elif card in box.BESIDE and alike(hand, card):
        ask(state, seat, "gem")
    else:
        ask(state, seat, "price")


def list_gems(state: State, seat: Seat) -> list[act.Action]:
    """9.14: show one of them, or none."""
    return [PASS, *[SHOW[card] for card in alike(state.hands[seat], state.deal[1])]]


def show_gem(state: State, seat: Seat, action: act.Show, _chance: Chance, _tell: Tell | None) -> None:
    """9.14: with another gemstone the Garnet brings more."""
    selling, card, _extra, carried = state.deal
    state.deal = (selling, card, box.BESIDE[card], carried)
    state.picked = (action.card,)
    ask(state, seat, "price")


def show_no_gem(state: State, seat: Seat) -> None:
    """9.14: the Garnet is sold like any card."""
    ask(state, seat, "price")


def list_prices(_state: State, _seat: Seat) -> tuple[act.Action, ...]:
    """5.3: haggle or not."""
    return act.BASE_PRICE, act.HAGGLE


def base_price(state: State, seat: Seat, _action: act.BasePrice, chance: Chance, tell: Tell | None) -> None:
    """5.3: the base value holds."""
    _agree(state, seat)
    settle(state, chance, tell)


def haggle(state: State, seat: Seat, _action: act.Haggle, chance: Chance, tell: Tell | None) -> None:
    """5.4: the die decides, and its result binds."""
    _agree(state, seat)
    _roll(state, chance, tell)


def _agree(state: State, seat: Seat) -> None:
    """5.2: the deal is an action; 9.31: but the Pack Mule's second sale is part of the first.

    All see the card that is sold, and 9.14: the gemstone beside it, which may be just like it.
    """
    selling, card, _extra, carried = state.deal
    if carried:
        reveal(state, seat, (PACK_MULE,))
        state.mule = state.changed = False
    else:
        spend(state)
    if selling:
        reveal(state, seat, plus(state.picked, card))


def _roll(state: State, chance: Chance, tell: Tell | None) -> None:
    state.die = chance.below(box.HAGGLE_FACES) + 1
    state.dice, state.sides, state.rolls = (state.die,), box.HAGGLE_FACES, state.rolls + 1
    selling, card, _extra, _carried = state.deal
    if tell:
        tell(Rolled(state.active, card, state.dice, state.die, False, selling))
    if not reactions.open_round(state, "haggled"):
        settle(state, chance, tell)


def use_hexed_dice(state: State, seat: Seat, action: act.Use, chance: Chance, tell: Tell | None) -> None:
    """9.7: the haggle roll is made again."""
    _react(state, seat, action.card, tell)
    _roll(state, chance, tell)


def set_die(state: State, seat: Seat, action: act.SetDie, chance: Chance, tell: Tell | None) -> None:
    """9.15: the haggle die shows this face now."""
    _react(state, seat, action.card, tell)
    state.die = action.face
    state.dice = (action.face,)
    if tell:
        tell(DieSet(seat, action.face))
    if not reactions.open_round(state, "haggled"):
        settle(state, chance, tell)


def _react(state: State, seat: Seat, card: int, tell: Tell | None) -> None:
    """10.1: a reaction is free on another's turn, an action on the own; 10.4: it is not the card that is sold."""
    if seat == state.active:
        spend(state)
        if state.deal[0]:
            reveal(state, seat, (state.deal[1],) if state.paid else plus((card,), state.deal[1]))
    play(state, seat, card, tell)


def settle(state: State, chance: Chance, tell: Tell | None) -> None:
    """5.1: card against money, at the base value and what the die makes of it."""
    selling, card, extra, carried = state.deal
    seat, die = state.active, max(state.die, 0)
    price = VALUE[card] + box.HAGGLE[die] + extra
    shown = state.picked[0] if state.picked else -1
    state.deal, state.die, state.picked = NO_DEAL, -1, ()
    if selling:
        _sold(state, seat, card, price)
        state.mule = not carried
        state.deeds[5 * seat + box.SIX] += die == 6
        if tell:
            tell(Sold(seat, card, price, die, shown, carried))
        if state.options.market_cap and len(state.market) > box.MARKET_CAP:
            ask(state, seat, "clear")
    else:
        state.market = without(state.market, card)
        bought(state, seat, card, price)
        if tell:
            tell(Bought(seat, card, price, die))


def _sold(state: State, seat: Seat, card: int, price: int) -> None:
    """5.6: an artifact lies in the Market from now on, 5.7: a corpse on the Keep discard."""
    lose(state, seat, card)
    if card < box.MONSTER_FACE:
        state.market = plus(state.market, card)
    else:
        discard(state, card)
    state.money[seat] += price
    state.deeds[5 * seat + box.SOLD] += 1


def bought(state: State, seat: Seat, card: int, price: int) -> None:
    """5.1: the card is the seat's; everybody has seen it."""
    state.money[seat] -= price
    get(state, seat, card)
    state.deeds[5 * seat + box.BOUGHT] += 1


def list_clears(state: State, _seat: Seat) -> list[act.Action]:
    """16.3: any card of the Market."""
    return [act.CLEAR[card] for card in kinds(state.market)]


def clear(state: State, seat: Seat, action: act.Clear, _chance: Chance, tell: Tell | None) -> None:
    """16.3: one card too many leaves the Market."""
    state.market = without(state.market, action.card)
    discard(state, action.card)
    if tell:
        tell(Cleared(seat, action.card))
