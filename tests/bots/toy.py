"""Two tiny games for the searcher: Nim (open, one wins) and Trumps (secret hands, secret simultaneous choices)."""

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

DECK = 12
HAND = 3


class TrumpsState:
    """Every seat plays one secret card a round; the highest wins as many points as its rivals' cards show."""

    def __init__(self, hands: list[list[int]], chosen: list[int], points: list[int], gone: list[int]) -> None:
        self.hands, self.chosen, self.points, self.gone = hands, chosen, points, gone

    def clone(self) -> "TrumpsState":
        return TrumpsState([list(hand) for hand in self.hands], list(self.chosen), list(self.points), list(self.gone))


@dataclass(frozen=True)
class TrumpsView:
    seat: int | None
    hand: tuple[int, ...]
    counts: tuple[int, ...]
    chosen: int
    committed: tuple[bool, ...]
    points: tuple[int, ...]
    gone: tuple[int, ...]


def _trumps_setup(options: object, seats: int, chance: Chance) -> TrumpsState:
    deck = list(range(1, DECK + 1))
    chance.shuffle(deck)
    hands = [sorted(deck[seat * HAND : seat * HAND + HAND]) for seat in range(seats)]
    return TrumpsState(hands, [0] * seats, [0] * seats, [])


def _trumps_actors(state: TrumpsState) -> tuple[int, ...]:
    return tuple(seat for seat, hand in enumerate(state.hands) if hand and not state.chosen[seat])


def _trumps_apply(state: TrumpsState, seat: int, action: int, chance: Chance, tell: object) -> None:
    state.hands[seat].remove(action)
    state.chosen[seat] = action
    if 0 in state.chosen:
        return
    best = max(state.chosen)
    state.points[state.chosen.index(best)] += sum(state.chosen) - best
    state.gone = sorted(state.gone + state.chosen)
    state.chosen = [0] * len(state.chosen)


def _trumps_look(state: TrumpsState, seat: int | None) -> TrumpsView:
    return TrumpsView(
        seat,
        () if seat is None else tuple(state.hands[seat]),
        tuple(len(hand) for hand in state.hands),
        0 if seat is None else state.chosen[seat],
        tuple(card > 0 for card in state.chosen),
        tuple(state.points),
        tuple(state.gone),
    )


def _trumps_imagine(view: TrumpsView, chance: Chance) -> TrumpsState:
    known = {*view.hand, *view.gone, view.chosen}
    unseen = [card for card in range(1, DECK + 1) if card not in known]
    chance.shuffle(unseen)
    hands, chosen = [], []
    for seat, count in enumerate(view.counts):
        mine = seat == view.seat
        hands.append(list(view.hand) if mine else sorted(unseen.pop() for _ in range(count)))
        chosen.append(view.chosen if mine else unseen.pop() if view.committed[seat] else 0)
    return TrumpsState(hands, chosen, list(view.points), list(view.gone))


def _trumps_result(state: TrumpsState) -> Result | None:
    if _trumps_actors(state):
        return None
    order = sorted(set(state.points), reverse=True)
    ranking = tuple(tuple(s for s, points in enumerate(state.points) if points == one) for one in order)
    return Result(ranking, tuple(state.points), "most points")


TRUMPS = Game(
    id="trumps",
    title="Trumps",
    rules_version=1,
    seats=range(2, 5),
    options=Plain,
    setup=_trumps_setup,
    actors=_trumps_actors,
    legal=lambda state, seat: tuple(state.hands[seat]) if seat in _trumps_actors(state) else (),
    apply=_trumps_apply,
    result=_trumps_result,
    look=_trumps_look,
    imagine=_trumps_imagine,
    vocabulary=(Plain, TrumpsView),
    mind=Mind(
        rate=lambda state: [float(points) for points in state.points],
        policy=lambda state, seat, legal, chance: legal[-1],
        priors=lambda state, seat, legal: [20 * card for card in legal],
        horizon=lambda state: len(state.gone),
        scale=10.0,
    ),
    staging=cast(Any, None),
)
