"""What Keythedral measures of a position, and what each measure weighs."""

from collections.abc import Sequence
from pathlib import Path

from game.core.game import Seat
from game.core.judgement import Judgement, read_weights
from game.games.keythedral import components as box
from game.games.keythedral.bot.worth import CUBE, best_plan, finds, keeping, left, prices_in, worth
from game.games.keythedral.options import Options
from game.games.keythedral.purse import cubes
from game.games.keythedral.rules.scoring import seat_points
from game.games.keythedral.rules.state import State

MEASURES = {
    "points": "points of the own seats",
    "cubes": "what the own cubes are worth at the prices of this level, with those the workers will bring",
    "many": "the number of cubes beyond eight, which are seldom all used",
    "promise": "what the best seat brings that can be come to now",
    "workers": "workers who are likely to find a field in a round, by the share of the game that is left",
    "waiting": "workers that are still to be called in this round and are likely to find a field",
    "laws": "what the own laws are worth",
    "start": "how early the seat is in the order of this round, 1 for who begins",
}
"""What each number means, by its name."""


INDOORS = frozenset({"act", "answer", "surcharge", "precede", "bid", "over"})
"""Phases after the harvest."""


def measure(state: State, seat: Seat) -> Sequence[float]:
    """The numbers of `MEASURES`, all in points: what counts workers and cubes is weighed by what a cube comes to."""
    first, sent, house = seat * box.COTTAGES, state.sent, state.house
    chance, price, on = finds(state), prices_in(state), state.on
    cube = CUBE[state.second]
    workers = waiting = 0.0
    for building in range(first, first + box.COTTAGES):
        n = chance[building] * (1.6 if house >> building & 1 else 1.0)
        workers += n
        if not sent >> building & 1:
            waiting += n
    due = 0.0
    if state.phase in INDOORS:
        waiting = 0.0
    elif not state.gathered:
        for field, building in enumerate(on):
            if first <= building < first + box.COTTAGES:
                due += price[state.kind[field]]
    purse = state.purse[seat]
    promise = best_plan(state, seat).gain
    laws = sum([keeping(state, law) for law in box.laws_in(state.laws[seat])]) if state.laws[seat] else 0.0
    early = 1.0 - ((seat - state.start) % state.seats) / (state.seats - 1)
    return (
        seat_points(state, seat),
        worth(purse, price) + due,
        max(0, cubes(purse) - 8) * cube,
        promise,
        workers * left(state) * cube,
        waiting * cube,
        laws,
        early * cube,
    )


FILE = Path(__file__).with_name("judgement.json")
WEIGHTS = read_weights(FILE.read_text("utf-8"), tuple(MEASURES), str(FILE))
JUDGEMENT = Judgement(MEASURES, measure, left, "score", {"deckhand": str(FILE)}, (Options(), Options("second")))
