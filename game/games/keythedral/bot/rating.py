"""What a position of Keythedral is worth to each seat: the points it may expect to end with."""

from game.games.keythedral import components as box
from game.games.keythedral.bot.judgement import WEIGHTS, measure
from game.games.keythedral.bot.worth import left
from game.games.keythedral.purse import value
from game.games.keythedral.rules.state import State

UNIT = {False: 1.0, True: 0.35}
"""By whether it is the second edition: its points are more, and are counted as a part of those of the first."""
TIE = 1 / 128
"""11.2: what the value of a cube adds where it only breaks ties."""

_AT: dict[float, tuple[float, ...]] = {}
"""By the share of the game that is left: what each measure weighs, as far as it was asked for."""


def rate(state: State) -> list[float]:
    """The points that each seat may hope for; its score when the game is over, in the order of the result."""
    unit = UNIT[state.second]
    if state.phase == "over":
        tie = 0.0 if state.second else TIE
        return [
            unit * points + tie * min(63, value(purse, box.VALUE))
            for points, purse in zip(state.scores, state.purse, strict=True)
        ]
    share = left(state)
    weights = _AT.get(share) or _AT.setdefault(share, WEIGHTS.at(share))
    rows = [measure(state, seat) for seat in range(state.seats)]
    return [unit * sum([weight * each for weight, each in zip(weights, row, strict=True)]) for row in rows]
