"""Everything a player can decide, one class each, named by the rulebook's verb.

Every possible action is built once, here: the tables below hold the one object for each, and the rules list only those.
A decision with many choices is made in small steps (Buying, then Buy, then Haggle). Nothing is told before the last of
them, so a half-made choice is left by taking it back.
"""

from dataclasses import dataclass
from typing import get_args

from game.core.game import Seat
from game.games.killmans_keep import components as box


@dataclass(frozen=True, slots=True)
class Show:
    """4.1, 9.14, 9.26: show this card: as the Display Card, or to gain by another card."""

    card: int


@dataclass(frozen=True, slots=True)
class Showing:
    """4.2: choose another Display Card."""


@dataclass(frozen=True, slots=True)
class Move:
    """3.3: go to this area."""

    area: int


@dataclass(frozen=True, slots=True)
class Use:
    """9.1: use the ability of this artifact."""

    card: int


@dataclass(frozen=True, slots=True)
class Target:
    """9.8, 9.9, 9.11: against, or with the card of, this player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Take:
    """9.4, 9.13, 9.23: this card of the Market or the Keep discard."""

    card: int


@dataclass(frozen=True, slots=True)
class Buying:
    """5.1: buy a card of the Market."""


@dataclass(frozen=True, slots=True)
class Buy:
    """5.1: this card."""

    card: int


@dataclass(frozen=True, slots=True)
class Selling:
    """5.1: sell a card to the Market."""


@dataclass(frozen=True, slots=True)
class Sell:
    """5.1: this card."""

    card: int


@dataclass(frozen=True, slots=True)
class BasePrice:
    """5.3: without haggling."""


@dataclass(frozen=True, slots=True)
class Haggle:
    """5.4: roll for the price, whatever it will be."""


@dataclass(frozen=True, slots=True)
class Clear:
    """16.3: this card of the overfull Market goes to the Keep discard."""

    card: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """8.1: buy a Doubloon."""


@dataclass(frozen=True, slots=True)
class TakeGoal:
    """7.1: take a goal card."""


@dataclass(frozen=True, slots=True)
class TurnIn:
    """7.3: turn the goal in."""


@dataclass(frozen=True, slots=True)
class HandIn:
    """7.4: show or hand in this card for the goal."""

    card: int


@dataclass(frozen=True, slots=True)
class SwapGoal:
    """7.6: trade the goal for another one."""


@dataclass(frozen=True, slots=True)
class Draw:
    """6.1: draw the top card of the Keep."""


@dataclass(frozen=True, slots=True)
class Fight:
    """6.4, 6.5: fight the monster; once weapons are chosen, roll."""


@dataclass(frozen=True, slots=True)
class Flee:
    """6.3: flee to the Market."""


@dataclass(frozen=True, slots=True)
class Discard:
    """9.11, 12.7: put this card of the hand on the Keep discard."""

    card: int


@dataclass(frozen=True, slots=True)
class Order:
    """9.2: put the two cards back as they were, or swapped."""

    swap: bool


@dataclass(frozen=True, slots=True)
class SetDie:
    """9.15: turn the haggle die to this face."""

    face: int

    @property
    def card(self) -> int:
        """The card that can."""
        return box.LUCKY_MOONSTONE


@dataclass(frozen=True, slots=True)
class PayToll:
    """9.10: pay the toll and go on."""


@dataclass(frozen=True, slots=True)
class TurnBack:
    """9.10: pay nothing and go back."""


@dataclass(frozen=True, slots=True)
class Pass:
    """10.2: let it be; also: show no card."""


@dataclass(frozen=True, slots=True)
class EndTurn:
    """3.6: the turn is over."""


@dataclass(frozen=True, slots=True)
class Trading:
    """11.1: negotiate with another player."""


@dataclass(frozen=True, slots=True)
class Trade:
    """11.1: with this player."""

    partner: Seat


@dataclass(frozen=True, slots=True)
class Give:
    """11.3: put this own card into the offer."""

    card: int


@dataclass(frozen=True, slots=True)
class Keep:
    """11.3: take this own card out of the offer."""

    card: int


@dataclass(frozen=True, slots=True)
class Asking:
    """11.3: ask for a card of the other."""


@dataclass(frozen=True, slots=True)
class Ask:
    """11.3: ask for this card."""

    card: int


@dataclass(frozen=True, slots=True)
class Leave:
    """11.3: ask for this card no longer."""

    card: int


@dataclass(frozen=True, slots=True)
class Propose:
    """11.4, 11.5: say the offer aloud, and pay so many dollars on top; below 0: ask for them."""

    money: int


@dataclass(frozen=True, slots=True)
class Accept:
    """11.6: the bargain is made."""


@dataclass(frozen=True, slots=True)
class Refuse:
    """11.6: the negotiation is over."""


@dataclass(frozen=True, slots=True)
class Counter:
    """11.7: make a counter-offer, starting from what lies on the table."""


@dataclass(frozen=True, slots=True)
class Insist:
    """11.8: go back to the first offer."""


Action = (
    Show | Showing | Move | Use | Target | Take | Buying | Buy | Selling | Sell | BasePrice | Haggle | Clear | Exchange
    | TakeGoal | TurnIn | HandIn | SwapGoal | Draw | Fight | Flee | Discard | Order | SetDie | PayToll | TurnBack
    | Pass | EndTurn | Trading | Trade | Give | Keep | Asking | Ask | Leave | Propose | Accept | Refuse | Counter
    | Insist
)  # fmt: skip

SHOW = tuple(Show(card) for card in range(box.GOAL_FACE + len(box.GOALS)))
SHOWING = Showing()
MOVE = tuple(Move(area) for area in range(len(box.AREAS)))
USE = tuple(Use(card) for card in range(box.MONSTER_FACE))
TARGET = tuple(Target(seat) for seat in range(box.SEATS[-1]))
TAKE = tuple(Take(card) for card in box.FACES)
BUYING, SELLING = Buying(), Selling()
BUY = tuple(Buy(card) for card in box.FACES)
SELL = tuple(Sell(card) for card in box.FACES)
BASE_PRICE, HAGGLE = BasePrice(), Haggle()
CLEAR = tuple(Clear(card) for card in box.FACES)
TAKE_GOAL, TURN_IN, SWAP_GOAL = TakeGoal(), TurnIn(), SwapGoal()
HAND_IN = tuple(HandIn(card) for card in box.FACES)
EXCHANGE, DRAW, FIGHT, FLEE = Exchange(), Draw(), Fight(), Flee()
DISCARD = tuple(Discard(card) for card in box.FACES)
ORDER = (Order(False), Order(True))
SET_DIE = tuple(SetDie(face) for face in range(1, 7))
PAY_TOLL, TURN_BACK, PASS, END_TURN = PayToll(), TurnBack(), Pass(), EndTurn()
TRADING, ASKING = Trading(), Asking()
TRADE = tuple(Trade(partner) for partner in range(box.SEATS[-1]))
GIVE = tuple(Give(card) for card in box.FACES)
KEEP_CARD = tuple(Keep(card) for card in box.FACES)
ASK = tuple(Ask(card) for card in box.FACES)
LEAVE = tuple(Leave(card) for card in box.FACES)
PROPOSE = tuple(Propose(money) for money in range(-box.MOST_MONEY, box.MOST_MONEY + 1, box.MONEY_STEP))
ACCEPT, REFUSE, COUNTER, INSIST = Accept(), Refuse(), Counter(), Insist()

ACTIONS: tuple[type, ...] = get_args(Action)
