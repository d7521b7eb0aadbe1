"""The bots of Killman's Keep: what they know, that they play sensibly, and that no game stands still."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from game.arena.tournament import tournament
from game.bots.bot import choose
from game.bots.levels import DECKHAND, MATE
from game.core.chance import FastChance
from game.core.game import Game
from game.core.seats import SeatView
from game.games.killmans_keep import GAME
from game.games.killmans_keep.actions import Accept, Propose, Refuse
from game.games.killmans_keep.actions import Counter as CounterOffer
from game.games.killmans_keep.bot.heuristics import weigh, weigh_hastily
from game.games.killmans_keep.bot.trading import PATIENCE
from game.games.killmans_keep.components import OGRE_CHAMPION, Options
from tests.bots.fairness import copied_hand, leaks_found, leaky, positions, searches_alike
from tests.bots.sensible import assert_plays_what_is_listed, assert_weighs

OPTIONS = [
    Options(),
    Options(ferocity=False, lost_turn=False),
    Options(market_cap=True, head_start=True),
]
LONGEST = 60
"""Rounds within which a game must be over."""


def turns(count: int, seed: int = 0) -> list[tuple[Any, int]]:
    """At least this many (position, acting seat) with a choice, out of games of all numbers of players and options."""
    found: list[tuple[Any, int]] = []
    while len(found) < count:
        for state in positions(GAME, 2 + seed % 4, seed, 29, OPTIONS[seed // 4 % len(OPTIONS)]):
            seat = GAME.actors(state)[0]
            if len(GAME.legal(state, seat)) > 1:
                found.append((state, seat))
        seed += 1
    return found


@pytest.mark.wide
def test_bots_that_see_the_same_search_alike() -> None:
    unlike = [turn for number, turn in enumerate(turns(100)) if not searches_alike(GAME, *turn, number, 6)]
    assert not unlike


@pytest.mark.parametrize("leak", [leaky, copied_hand])
def test_the_fairness_proof_catches_a_planted_leak(leak: Callable[[Game, Any], Game]) -> None:
    assert leaks_found(GAME, turns(60, 100), leak, 5) == 5


def test_rules_of_thumb_see_only_what_the_seat_may_see() -> None:
    for number, (state, seat) in enumerate(turns(1000, 200)):
        legal = GAME.legal(state, seat)
        other = GAME.imagine(GAME.look(state, seat), FastChance(number))
        assert weigh(other, seat, legal) == weigh(state, seat, legal), state.phase
        assert weigh_hastily(other, seat, legal) == weigh_hastily(state, seat, legal), state.phase


def test_priors_are_weights_and_the_policy_plays_what_is_listed() -> None:
    assert_weighs(GAME, turns(400, 400))


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_every_level_plays_what_is_listed_with_every_option(level: Any) -> None:
    assert_plays_what_is_listed(GAME, level, turns(100, 500))


def decide(state: Any, seat: int, seed: int) -> Any:
    """What a Deckhand in this seat does, who sees no more than he may."""
    legal = tuple(GAME.legal(state, seat))
    if len(legal) == 1:
        return legal[0]
    return choose(GAME, SeatView(seat, GAME.look(state, seat), legal, (), (seat,)), DECKHAND, seed).action


Steps = list[tuple[Any, Any]]


def as_dealt(state: Any) -> None:
    """Nothing is different."""


def played(seats: int, seed: int, begin: Callable[[Any], None] = as_dealt) -> tuple[Any, Steps]:
    """A whole game of Deckhands: its end, and every (position before it, action)."""
    luck = FastChance(seed)
    state = GAME.setup(OPTIONS[0], seats, luck)
    begin(state)
    steps: Steps = []
    while acting := GAME.actors(state):
        assert state.round <= LONGEST
        action = decide(state, acting[0], 7919 * seed + len(steps))
        steps.append((state.clone(), action))
        GAME.apply(state, acting[0], action, luck, None)
    return state, steps


def ogre_on_top(state: Any) -> None:
    """The strongest monster lies on the Keep before anybody has moved."""
    state.pool.remove(OGRE_CHAMPION)
    state.monster = OGRE_CHAMPION


@pytest.mark.sample(3)
@pytest.mark.parametrize("seeds", [range(6), pytest.param(range(6, 40), marks=pytest.mark.wide)], ids=("few", "more"))
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_end_whatever_lies_on_the_keep(seats: int, seeds: range) -> None:
    for seed in seeds:
        state, _steps = played(seats, seed, ogre_on_top if seed % 2 else as_dealt)
        result = GAME.result(state)
        assert result is not None
        rating = GAME.mind.rate(state)
        for higher, lower in zip(result.ranking, result.ranking[1:], strict=False):
            assert min(rating[seat] for seat in higher) > max(rating[seat] for seat in lower)


def test_nobody_is_pestered_with_offers_and_every_offer_is_answered() -> None:
    proposed: Counter[tuple[int, int, int, int]] = Counter()
    answers: Counter[type] = Counter()
    for seed in range(30):
        for state, action in played(2 + seed % 4, seed)[1]:
            if state.phase == "answer":
                answers[type(action)] += 1
            elif isinstance(action, Propose) and state.offer[0] < 0:
                proposed[seed, state.round, state.active, state.draft[0]] += 1
    assert set(answers) <= {Accept, CounterOffer, Refuse}
    assert answers[Accept] > 0
    assert sum(answers.values()) >= sum(proposed.values()) > 0
    assert set(proposed.values()) == {1}
    for seed, turn, maker, partner in proposed:
        assert not any((seed, turn + later, maker, partner) in proposed for later in range(1, PATIENCE))


def test_a_deckhand_beats_random_players() -> None:
    assert tournament(GAME.id, ["deckhand", "random", "random"], 24).standings[0].first > 75
