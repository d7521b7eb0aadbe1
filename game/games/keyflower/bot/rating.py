"""What a position of Keyflower is worth to each seat: the points it may expect to end with."""

from game.games.keyflower import components as box
from game.games.keyflower.bot.judgement import WEIGHTS, left, measure
from game.games.keyflower.rules.scoring import score
from game.games.keyflower.rules.state import State

SCALE = 9.0
"""Points that are a comfortable lead."""

_AT = tuple([WEIGHTS.at(quarter / 4) for quarter in range(5)])
"""By the quarters of the game that are left: what each measure weighs."""


def rate(state: State) -> list[float]:
    """The points that each seat may hope for; its score when the game is over, or all but boats is decided."""
    if state.phase == "over":
        return [float(points) for points in state.scores]
    if state.season == box.WINTER and state.phase in ("boat", "expand"):
        return [float(score(state, seat)) for seat in range(state.seats)]
    weights = _AT[round(left(state) * 4)]
    rows = [measure(state, seat) for seat in range(state.seats)]
    return [sum([weight * each for weight, each in zip(weights, row, strict=True)]) for row in rows]
