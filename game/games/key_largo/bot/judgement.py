"""What Key Largo measures of a position, and what each measure weighs; the weights are fitted to the ends of games.

Nothing is measured that no player could count in a world that it imagines: what is owned, and what is left.
"""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.key_largo.bot.worth import half_days_left
from game.games.key_largo.components import DAYS, DECK, END_VALUE, GOLD, JEWEL, KIND, QUANTITY, WRECK_COUNTS, Options
from game.games.key_largo.kits import HAS_TRIDENT, HAS_WEIGHT, HOSES
from game.games.key_largo.rules.state import State

SELLING = {"first kind": 2, "second kind": 4, "third kind": 6}
"""Half-days to be left so that the kind of which most is in hand, the next and the last can surely be sold."""

PURSE = 100
"""The dollars with which nearly everything can be bought."""

# Equipment is worth nothing when the game is over: what is measured of it is measured by the share that is left.
MEASURES = {
    "money": "dollars",
    "purse": "dollars, as far as they are wanted for buying",
    "jewels": "dollars of the jewels in hand",
    "units": "units in hand",
    "first kind": "units of the kind held most, by how surely they can still be sold",
    "second kind": "units of the next kind, likewise",
    "third kind": "units of the last kind, likewise",
    "mid waters": "divers with one hose, by the share of the mid cards that is left",
    "deep waters": "divers with two hoses, by the share of the deep cards that is left",
    "encounters": "encounter cards in hand",
    "turn": "the share of the others who choose before this seat today",
    "mid": "divers with one hose",
    "deep": "divers with two hoses",
    "divers": "divers",
    "third diver": "whether there are three",
    "shallow trident": "tridents of divers without hose",
    "mid trident": "tridents of divers with one hose",
    "deep trident": "tridents of divers with two hoses",
    "unarmed deep": "divers with two hoses in a team without a trident",
    "weights": "weights of divers without hose",
    "mid weight": "weights of divers with one hose",
    "deep weight": "weights of divers with two hoses",
}
"""What each number means, by its name."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`."""
    money, share = state.money[seat], left(state)
    equipped = gear(state.divers[3 * seat : 3 * seat + 3])
    mid, deep = waters(state)
    return (
        money,
        min(money, PURSE),
        *_hand(state.hands[seat], half_days_left(state)),
        share * equipped[MID] * mid,
        share * equipped[DEEP] * deep,
        state.held[seat].bit_count(),
        (seat - state.first) % state.seats / state.seats,
        *[share * each for each in equipped],
    )


def _hand(cards: Sequence[int], left: int) -> Sequence[float]:
    """Jewels and units."""
    jewels = 0
    units = [0, 0, 0]
    for card in cards:
        if KIND[card] <= GOLD:
            units[KIND[card]] += QUANTITY[card]
        elif KIND[card] == JEWEL:
            jewels += END_VALUE[card]
    units.sort(reverse=True)
    sure = [number * min(1.0, left / needed) for number, needed in zip(units, SELLING.values(), strict=True)]
    return (jewels, sum(units), *sure)


def gear(team: Sequence[int]) -> Sequence[float]:
    """The measures from "mid" on: divers, hoses, tridents and weights of a team, and what they are good for."""
    hoses, tridents, weights = [0, 0, 0], [0, 0, 0], [0, 0, 0]
    for kit in team:
        if kit:
            depth = kit & HOSES
            hoses[depth] += 1
            tridents[depth] += bool(kit & HAS_TRIDENT)
            weights[depth] += bool(kit & HAS_WEIGHT)
    _shallow, mid, deep = hoses
    unarmed = 0 if any(tridents) else deep
    return (mid, deep, sum(hoses), sum(hoses) > 2, *tridents, unarmed, *weights)


MID, DEEP = 0, 1
"""Where the divers with one hose and with two stand in what `gear` returns."""


def waters(state: State) -> Sequence[float]:
    """The share of the mid cards that still lies in wrecks, and of the deep ones."""
    wrecks, (shallow, mid, _deep) = state.wrecks, WRECK_COUNTS[state.seats]
    lying = [len(cards) for cards in wrecks]
    below = shallow + mid
    return sum(lying[shallow:below]) / len(DECK[1]), sum(lying[below:]) / len(DECK[2])


def left(state: State) -> float:
    """The share of the half-days that are still to come."""
    return half_days_left(state) / (2 * DAYS)


FILES = {
    "deckhand": Path(__file__).with_name("judgement.json"),
    "mate": Path(__file__).with_name("judgement_mate.json"),
}
"""By the level whose games were fitted to. Among bots that search more is stolen, and places are fuller."""

WEIGHTS = {level: read_weights(file.read_text("utf-8"), tuple(MEASURES), str(file)) for level, file in FILES.items()}
JUDGEMENT = Judgement(
    MEASURES,
    measure,
    left,
    "score",
    {level: str(file) for level, file in FILES.items()},
    (Options(), Options(encounters=True)),
)
