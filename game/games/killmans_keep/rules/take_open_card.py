"""9.4, 9.13, 9.23: Spyglass, Chipped Opal and Killman's Note, which take a card that lies open."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import actions as act
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Used
from game.games.killmans_keep.events_market import Bought, SwappedAtMarket, TookBack
from game.games.killmans_keep.knowledge.cards import kinds, plus, without
from game.games.killmans_keep.rules import market, turn
from game.games.killmans_keep.rules.hands import get, lose
from game.games.killmans_keep.rules.state import State, ask, spend


def _bargains(state: State, seat: Seat) -> list[int]:
    money = state.money[seat] + box.SPYGLASS_DISCOUNT
    return [card for card in kinds(state.market) if box.VALUE[card] <= money]


def _for_opal(state: State, _seat: Seat) -> list[int]:
    return [card for card in kinds(state.market) if box.STARS[card] <= box.OPAL_STARS]


def _for_note(state: State, _seat: Seat) -> list[int]:
    return [
        card
        for card in kinds(state.discard)
        if card < box.MONSTER_FACE and box.STARS[card] == box.NOTE_STARS and card != box.KILLMANS_NOTE
    ]


def can_spy(state: State, seat: Seat, _using: int) -> bool:
    """9.4: a card of the Market that the seat can pay."""
    return bool(_bargains(state, seat))


def can_opal(state: State, seat: Seat, _using: int) -> bool:
    """9.13: in the Market, with a card there to take."""
    return state.area[seat] == box.MARKET and bool(_for_opal(state, seat))


def can_note(state: State, seat: Seat, _using: int) -> bool:
    """9.23: a card in the discard to take."""
    return bool(_for_note(state, seat))


def ask_take(state: State, seat: Seat, _chance: Chance, _tell: Tell | None) -> None:
    """9.4, 9.13, 9.23: which card."""
    ask(state, seat, "take")


def list_takes(state: State, seat: Seat) -> list[act.Action]:
    """9.4, 9.13, 9.23: the cards the ability reaches."""
    return [act.TAKE[card] for card in _REACH[state.ability](state, seat)]


_REACH = {box.SPYGLASS: _bargains, box.CHIPPED_OPAL: _for_opal, box.KILLMANS_NOTE: _for_note}


def take(state: State, seat: Seat, action: act.Take, _chance: Chance, tell: Tell | None) -> None:
    """9.4, 9.13, 9.23: this card."""
    card = action.card
    if state.ability == box.SPYGLASS:
        turn.pay(state, seat, tell)
        state.market = without(state.market, card)
        price = box.VALUE[card] - box.SPYGLASS_DISCOUNT
        market.bought(state, seat, card, price)
        if tell:
            tell(Bought(seat, card, price, 0))
    elif state.ability == box.CHIPPED_OPAL:
        _swap_at_market(state, seat, card, tell)
    else:
        turn.pay(state, seat, tell)
        state.discard = without(state.discard, card)
        get(state, seat, card)
        if tell:
            tell(TookBack(seat, card))


def _swap_at_market(state: State, seat: Seat, card: int, tell: Tell | None) -> None:
    """9.13: the card used goes not to the discard but into the Market."""
    using, ability = state.using, state.ability
    state.using = state.ability = -1
    spend(state)
    lose(state, seat, using)
    state.market = plus(without(state.market, card), using)
    get(state, seat, card)
    if tell:
        tell(Used(seat, using, ability, False))
        tell(SwappedAtMarket(seat, using, card))
