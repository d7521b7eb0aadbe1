"""9.4, 9.13, 9.23: Spyglass, Chipped Opal and Killman's Note, which take a card that lies open."""

from game.core.chance import Chance
from game.core.game import Seat, Tell
from game.games.killmans_keep import components as box
from game.games.killmans_keep.events import Used
from game.games.killmans_keep.events_market import Bought, SwappedAtMarket, TookBack
from game.games.killmans_keep.knowledge.cards import kinds, plus, without
from game.games.killmans_keep.rules import market, turn
from game.games.killmans_keep.rules.hands import get, lose
from game.games.killmans_keep.rules.state import State, spend


def bargains(state: State, seat: Seat, _using: int) -> list[int]:
    """9.4: the cards of the Market that the seat can pay."""
    money = state.money[seat] + box.SPYGLASS_DISCOUNT
    return [card for card in kinds(state.market) if box.VALUE[card] <= money]


def for_opal(state: State, seat: Seat, _using: int) -> list[int]:
    """9.13: in the Market, the cards there of one or two stars."""
    if state.area[seat] != box.MARKET:
        return []
    return [card for card in kinds(state.market) if box.STARS[card] <= box.OPAL_STARS]


def for_note(state: State, _seat: Seat, _using: int) -> list[int]:
    """9.23: the artifacts of one star in the discard, but no Note."""
    return [
        card
        for card in kinds(state.discard)
        if card < box.MONSTER_FACE and box.STARS[card] == box.NOTE_STARS and box.ARTIFACTS[card].takes != "discard"
    ]


def buy_cheaper(state: State, seat: Seat, card: int, _chance: Chance, tell: Tell | None) -> None:
    """9.4: this card of the Market, for less."""
    turn.pay(state, seat, tell)
    state.market = without(state.market, card)
    price = box.VALUE[card] - box.SPYGLASS_DISCOUNT
    market.bought(state, seat, card, price)
    if tell:
        tell(Bought(seat, card, price, 0))


def swap_at_market(state: State, seat: Seat, card: int, _chance: Chance, tell: Tell | None) -> None:
    """9.13: this card of the Market; the one used goes not to the discard but there."""
    using, ability = state.using, state.ability
    state.using = state.ability = -1
    spend(state)
    lose(state, seat, using)
    state.market = plus(without(state.market, card), using)
    get(state, seat, card)
    if tell:
        tell(Used(seat, using, ability, False))
        tell(SwappedAtMarket(seat, using, card))


def take_back(state: State, seat: Seat, card: int, _chance: Chance, tell: Tell | None) -> None:
    """9.23: this card of the discard."""
    turn.pay(state, seat, tell)
    state.discard = without(state.discard, card)
    get(state, seat, card)
    if tell:
        tell(TookBack(seat, card))
