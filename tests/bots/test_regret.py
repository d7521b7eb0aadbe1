"""Secret choices: a game of pennies whose only unexploitable mixture is known."""

from dataclasses import dataclass, replace
from typing import Any, cast

from game.bots.regret import matching
from game.bots.search import Effort, Search
from game.bots.tree import Node
from game.core.chance import FastChance
from game.core.game import Game, Mind, Result

HEADS, TAILS = "heads", "tails"
PRIZE = {(HEADS, HEADS): 1, (TAILS, TAILS): 2}
"""What the first player gets, for the two choices; the second player keeps it away by choosing otherwise."""


@dataclass(frozen=True)
class Plain:
    """No options."""


class Pennies:
    def __init__(self) -> None:
        self.laid: list[str | None] = [None, None]

    def clone(self) -> "Pennies":
        copy = Pennies()
        copy.laid = self.laid[:]
        return copy


def actors(state: Pennies) -> list[int]:
    return [seat for seat in range(2) if state.laid[seat] is None]


def lay(state: Pennies, seat: int, action: str, chance: object, tell: object) -> None:
    state.laid[seat] = action


def result(state: Pennies) -> Result | None:
    if actors(state):
        return None
    won = PRIZE.get(cast(Any, tuple(state.laid)), 0)
    return Result(((0,), (1,)) if won else ((1,), (0,)), (won, 0), "the pennies were shown")


PENNIES = Game(
    id="pennies",
    title="Pennies",
    rules_version=1,
    seats=range(2, 3),
    options=Plain,
    setup=lambda options, seats, chance: Pennies(),
    actors=actors,
    legal=lambda state, seat: (HEADS, TAILS) if state.laid[seat] is None else (),
    apply=lay,
    result=result,
    look=lambda state, seat: None,
    imagine=lambda view, chance: Pennies(),
    vocabulary=(Plain,),
    mind=Mind(
        rate=lambda state: [PRIZE.get(cast(Any, tuple(state.laid)), 0), 0],
        policy=lambda state, seat, legal, chance: chance.pick(legal),
        priors=lambda state, seat, legal: [128] * len(legal),
        horizon=lambda state: 0 if actors(state) else 9,
        scale=10.0,
        secret=lambda state: True,
    ),
    staging=cast(Any, None),
)


def heads(seat: int, iterations: int = 4000, seed: int = 1) -> float:
    """The share of visits in which the seat chooses heads."""
    found = Search(PENNIES, None, seat, Effort(iterations, 1, seconds=3600.0), FastChance(seed)).run()
    return sum(one.visits for one in found if one.action == HEADS) / iterations


def test_a_secret_choice_is_mixed_so_that_nobody_can_count_on_it() -> None:
    for seat in range(2):
        shares = [heads(seat, seed=seed) for seed in range(3)]
        assert 0.55 < sum(shares) / 3 < 0.78, "two thirds is what cannot be exploited"


def test_what_is_always_better_is_nearly_always_chosen() -> None:
    greedy = replace(PENNIES.mind, rate=lambda state: [3 * (state.laid[0] == HEADS), 0])
    found = Search(replace(PENNIES, mind=greedy), None, 0, Effort(1000, 1, seconds=3600.0), FastChance(1)).run()
    assert found[0].action == HEADS
    assert found[0].visits > 850


def grown(values: dict[str, float]) -> Node:
    """A node whose actions were tried ten times each and brought this much on average."""
    node = Node(None)
    for action, value in values.items():
        child = Node(action, 128)
        child.visits, child.recent = 10, value
        node.here = [*node.here, child]
    node.visits = 10 * len(values)
    return node


def test_regret_grows_for_what_brings_more_than_the_mixture_and_is_never_negative() -> None:
    node = grown({HEADS: 0.7, TAILS: 0.3})
    for _visit in range(20):
        matching(node, 0.0, FastChance(1))
    better, worse = node.here
    assert better.regret > 0.1
    assert worse.regret == 0.0


def test_an_action_that_was_never_tried_comes_first_where_there_is_room_for_it() -> None:
    node = grown({HEADS: 0.9})
    fresh, likelier = Node(TAILS, 10), Node("edge", 200)
    node.here = [*node.here, fresh, likelier]
    assert matching(node, 0.3, FastChance(1)) is likelier
