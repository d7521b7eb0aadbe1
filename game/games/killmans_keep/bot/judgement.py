"""What Killman's Keep measures of a position, and what each measure weighs; the weights are fitted to who won.

It plans nothing, so that it is cheap: where a plan would count the deeds of the next turn, it asks how far the Bank is.
"""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.killmans_keep import components as box
from game.games.killmans_keep.bot.worth import KEEPING, REWARD, goal_gain, goal_hope
from game.games.killmans_keep.rules.state import State

MEASURES = {
    "doubloons": "how many Doubloons are owned",
    "price": "the money that victory still costs, in prices of a Doubloon",
    "price squared": "the square of that",
    "lack": "the money that it still costs when the whole hand is sold",
    "enough": "whether the hand is enough for it",
    "hand": "what the cards in hand are worth, in prices of a Doubloon",
    "met": "what the goal brings that is met, in prices of a Doubloon",
    "hope": "what the goal may bring, by how near it is, in prices of a Doubloon",
    "missing": "whether the next turn is missed",
    "paid": "whether the money is enough to win",
    "way to the bank": "the moves to the Bank of somebody who has that",
    "met in the guild": "whether the goal is met, in the Guild",
    "waiting": "the share of a round until the seat's turn",
}
"""What each number means, by its name."""

_WORTH = tuple(worth / box.DOUBLOON_PRICE for worth in KEEPING)
_SALE = tuple(
    (box.DOUBLOON_PRICE - box.DOUBLOON_WITH[card] if card in box.SAVING else value) / box.DOUBLOON_PRICE
    for card, value in enumerate(box.VALUE)
)
"""What part of a Doubloon each card pays."""

MOVES = tuple(0 if area == box.BANK else 1 if area in box.NEIGHBOURS[box.BANK] else 2 for area in range(4))
"""From each area to the Bank."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`."""
    doubloons, area = state.doubloons[seat], state.area[seat]
    money = state.money[seat] / box.DOUBLOON_PRICE
    price = max(0.0, box.DOUBLOONS_TO_WIN - doubloons - money)
    worth = sale = 0.0
    for card in state.hands[seat]:
        worth += _WORTH[card]
        sale += _SALE[card]
    lack = max(0.0, box.DOUBLOONS_TO_WIN - doubloons - money - sale)
    paid = not price
    met, hope = _goal(state, seat)
    return (
        doubloons,
        price,
        price * price,
        lack,
        not lack,
        worth,
        met,
        hope,
        state.skip >> seat & 1,
        paid,
        paid * MOVES[area],
        met > 0.0 and area == box.GUILD,
        (seat - state.active) % state.seats / state.seats,
    )


def _goal(state: State, seat: Seat) -> tuple[float, float]:
    """What the goal brings that is met, and what one may hope for that is not, in Doubloons' prices."""
    goal = state.goals[seat]
    if goal < 0:
        return 0.0, 0.0
    gain = goal_gain(state, seat)
    if gain >= 0.0:
        return gain / box.DOUBLOON_PRICE, 0.0
    return 0.0, goal_hope(state, seat) * REWARD[goal] / box.DOUBLOON_PRICE


def left(state: State) -> float:
    """The share of the game that is still to be played: of the Doubloons that somebody must own."""
    return 1.0 - max(state.doubloons) / box.DOUBLOONS_TO_WIN


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "win", {"deckhand": str(FILE)})
