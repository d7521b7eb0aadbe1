"""Nim: a game whose best moves are known, to see whether the searcher finds them."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from game.core.chance import Chance
from game.core.game import Game, Mind, Result


@dataclass(frozen=True)
class Plain:
    """No options."""


class NimState:
    def __init__(self, stones: int, seats: int, turn: int = 0) -> None:
        self.stones, self.seats, self.turn = stones, seats, turn

    def clone(self) -> "NimState":
        return NimState(self.stones, self.seats, self.turn)


def _nim_result(state: NimState) -> Result | None:
    if state.stones:
        return None
    last = (state.turn - 1) % state.seats
    others = tuple(seat for seat in range(state.seats) if seat != last)
    return Result(((last,), others), tuple(int(seat == last) for seat in range(state.seats)), "took the last stone")


def _nim_apply(state: NimState, seat: int, action: int, chance: Chance, tell: object) -> None:
    state.stones -= action
    state.turn = (state.turn + 1) % state.seats


def _nim_rate(state: NimState) -> Sequence[float]:
    result = _nim_result(state)
    return [float(score) for score in result.scores] if result else [0.0] * state.seats


NIM = Game(
    id="nim",
    title="Nim",
    rules_version=1,
    seats=range(2, 4),
    options=Plain,
    setup=lambda options, seats, chance: NimState(10, seats),
    actors=lambda state: (state.turn,) if state.stones else (),
    legal=lambda state, seat: tuple(range(1, min(3, state.stones) + 1)) if seat == state.turn else (),
    apply=_nim_apply,
    result=_nim_result,
    look=lambda state, seat: (state.stones, state.seats, state.turn),
    imagine=lambda view, chance: NimState(*view),
    vocabulary=(Plain,),
    mind=Mind(
        rate=_nim_rate,
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [128] * len(legal),
        horizon=lambda state: 10 - state.stones,
        scale=1.0,
    ),
    staging=cast(Any, None),
)
