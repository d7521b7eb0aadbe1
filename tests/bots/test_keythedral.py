"""The bots of Keythedral: what they know, that they play sensibly, how they buy, build, place, bid and go to law."""

from typing import Any

import pytest

from game.arena.tournament import tournament
from game.bots.levels import DECKHAND, MATE
from game.core.chance import FastChance
from game.games.keythedral import GAME
from game.games.keythedral import actions as do
from game.games.keythedral import components as box
from game.games.keythedral.bot import rating
from game.games.keythedral.bot.heuristics import weigh
from game.games.keythedral.bot.judgement import MEASURES, measure
from game.games.keythedral.bot.worth import best_plan, completion, left, prices
from game.games.keythedral.options import Options
from game.games.keythedral.purse import ONE, packed
from game.games.keythedral.rules import engine
from game.games.keythedral.rules.scoring import result
from tests.bots.fairness import positions, searches_alike
from tests.bots.sensible import assert_plays_what_is_listed, assert_weighs
from tests.games.keythedral.scene import (
    G,
    I,
    S,
    T,
    V,
    acting,
    building,
    give,
    go,
    hold,
    law,
    legal,
    open_level,
    play,
    table,
)


def turns(count: int, seed: int = 0) -> list[tuple[Any, int]]:
    """At least this many (position, acting seat) with a choice, out of games of all numbers of players."""
    found: list[tuple[Any, int]] = []
    while len(found) < count:
        for state in positions(GAME, 2 + seed % 4, seed, 17):
            if len(GAME.legal(state, state.turn)) > 1:
                found.append((state, state.turn))
        seed += 1
    return found


def best(state: Any) -> Any:
    """What the rules of thumb choose."""
    listed = legal(state)
    worths = weigh(state, state.turn, listed)
    return listed[worths.index(max(worths))]


def whole(state: Any) -> list[Any]:
    """What they play until somebody else must act, or nothing is half made any more."""
    seat, made = state.turn, []
    while not made or (state.half is not None and state.turn == seat):
        made.append(best(state))
        play(state, made[-1])
    return made


def test_bots_that_see_the_same_search_alike() -> None:
    unlike = [turn for n, turn in enumerate(turns(30)) if not searches_alike(GAME, *turn, n, 4)]
    assert not unlike


def test_rules_of_thumb_see_only_what_the_seat_may_see() -> None:
    for n, (state, seat) in enumerate(turns(300, 100)):
        listed = GAME.legal(state, seat)
        other = GAME.imagine(GAME.look(state, seat), FastChance(n))
        assert weigh(other, seat, listed) == weigh(state, seat, listed), state.phase


def test_priors_are_weights_and_the_policy_plays_what_is_listed() -> None:
    assert_weighs(GAME, turns(300, 200))


@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_every_level_plays_what_is_listed(level: Any) -> None:
    assert_plays_what_is_listed(GAME, level, turns(40, 300))


def test_a_deckhand_beats_random_players() -> None:
    assert tournament(GAME.id, ["deckhand", "random", "random"], 12).standings[0].first > 90


def test_simple_players_finish_the_keythedral() -> None:
    for seed in range(12):
        luck = FastChance(seed)
        state = engine.setup(Options(), 4, luck)
        while engine.actors(state):
            listed = engine.legal(state, state.turn)
            engine.apply(state, state.turn, GAME.mind.policy(state, state.turn, listed, luck), luck, None)
        assert 4 < state.round < 11


def test_a_seat_that_can_be_paid_for_is_bought() -> None:
    state = acting(A=1, F=1, V=1, O=1)
    open_level(state, 4, [28, 29])
    assert best(state) == do.BUY_SEAT[28]


def test_what_is_missing_is_traded_for_and_what_the_seat_asks_for_is_kept() -> None:
    state = acting(T=1, V=2)
    state.offer = (-1, -1)
    assert best_plan(state, 0).actions == 1
    made = whole(state)
    assert made[:3] == [do.TRADE, do.PAY[V], do.PAY[V]]
    assert isinstance(made[3], do.Take)


def test_a_craft_that_a_seat_asks_for_is_bought_with_what_it_does_not_ask_for() -> None:
    state = acting(S=1, F=2)
    open_level(state, 1, [11, 12])
    assert whole(state) == [do.HIRE[I], do.PAY[box.FOOD], do.PAY[box.FOOD]]


def test_nothing_is_done_that_costs_more_than_it_brings() -> None:
    assert best(acting(A=1)) == do.PASS


def test_completion_counts_actions_and_cubes() -> None:
    price = packed([1, 1])
    assert completion(packed([1, 1]), price, 2) == (0, 0, 0)
    assert completion(packed([1, 0, 2]), price, 2) == (1, ONE[S], 2)
    assert completion(packed([1, 0, 1]), price, 2) == (-1, ONE[S], 2)
    assert completion(packed([1, 0, 1]), price, 1) == (1, ONE[S], 1)
    assert completion(packed([3, 0, 3]), ONE[T] + ONE[G], 2) == (1, ONE[G], 3)


def test_prices_fall_for_what_no_level_asks_for_any_more() -> None:
    early, late = prices(False, 0, False), prices(False, 4, False)
    assert early[T] > late[T]
    assert late[box.WINE] > late[S]


def test_a_worker_takes_the_field_of_which_others_are_in_need() -> None:
    state = table()
    go(state, "step")
    play(state, do.CALL[1])
    mine, theirs = building(0, 1), building(1, 2)
    wanted = next(f for f in state.near[mine] if f >= 0 and any(f in ways for ways in state.ways[5:10]))
    state.ways = tuple((wanted,) if n == theirs else ways for n, ways in enumerate(state.ways))
    same_kind = tuple(box.WOOD for _kind in state.kind)
    state.kind = same_kind
    assert best(state) == do.PLACE[wanted]


def test_a_house_is_built_early_and_not_at_the_end() -> None:
    state = acting(S=1, T=1)
    state.panes = ((2,), (), (), (), ())
    assert isinstance(best(state), do.BuildHouse)
    open_level(state, 4, [28])
    state.panes = (*state.panes[:4], (28,))
    assert not isinstance(best(state), do.BuildHouse)


def test_an_objection_meets_a_seat_that_one_could_buy_oneself() -> None:
    state = acting(S=1, T=1)
    open_level(state, 4, [28, 29])
    give(state, 0, F=1, A=1, V=1, O=1)
    give(state, 1, F=1, A=1, V=1, O=1)
    hold(state, 1, "objection")
    play(state, do.BUY_SEAT[28])
    assert best(state) == law("objection")


def test_a_good_season_names_the_field_with_the_most_own_workers() -> None:
    state = table()
    hold(state, 0, "good_season")
    lakes = [n for n, kind in enumerate(state.kind) if kind == box.LAKE]
    for n, field in enumerate(lakes):
        state.on[field] = building(0, n + 1)
    go(state, "harvest")
    assert whole(state) == [law("good_season"), do.NAME_FIELD[box.LAKE]]


def test_little_is_bid_before_the_last_level_and_then_the_cheapest_cubes() -> None:
    state = acting(4, T=2, O=1)
    state.phase = "bids"
    go(state)
    assert best(state) == do.SEAL
    open_level(state, 4, [28, 29])
    assert best(state) == do.OFFER[T]


def test_a_rating_is_the_score_when_the_game_is_over_and_ties_are_broken_by_cubes() -> None:
    state = acting(3, T=1, I=2)
    give(state, 1, T=1)
    go(state, "end")
    ratings = rating.rate(state)
    assert [round(each) for each in ratings] == list(state.scores)
    order = sorted(range(3), key=lambda seat: -ratings[seat])
    assert order == [seat for tied in result(state).ranking for seat in tied]


def test_measures_have_a_number_each_and_the_share_of_the_game_runs_from_1_to_0() -> None:
    luck = FastChance(5)
    state = engine.setup(Options("second"), 3, luck)
    assert left(state) == 1.0
    while engine.actors(state):
        assert len(measure(state, 0)) == len(MEASURES)
        listed = engine.legal(state, state.turn)
        engine.apply(state, state.turn, GAME.mind.policy(state, state.turn, listed, luck), luck, None)
    assert left(state) == 0.0
