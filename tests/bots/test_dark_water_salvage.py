"""The bots of Dark Water Salvage: what they know, what they believe, and that they play sensibly."""

from dataclasses import replace
from typing import Any

import pytest

from game.arena.tournament import tournament
from game.bots.bot import choose, thinker
from game.bots.levels import DECKHAND, MATE, SKIPPER
from game.bots.search import Search
from game.bots.trials import Trials
from game.core.chance import FastChance
from game.core.game import Game
from game.core.seats import SeatView
from game.games.dark_water_salvage import GAME
from game.games.dark_water_salvage.actions import DONE, PASS, SALVAGE, Apply
from game.games.dark_water_salvage.bot.applications import fair_application, pool
from game.games.dark_water_salvage.bot.heuristics import ideas
from game.games.dark_water_salvage.bot.worth import distances, insight_gained, sights
from game.games.dark_water_salvage.components import SHIPS, WRECKS
from game.games.dark_water_salvage.lake import Lake, numbers
from game.games.dark_water_salvage.rules.state import balance
from game.games.dark_water_salvage.rules.survey import Options
from tests.bots.fairness import leaks_found, leaky, positions, searches_alike
from tests.bots.sensible import assert_plays_what_is_listed, assert_weighs

LAKE = Options().lake
WITHOUT_E = replace(LAKE, signs=LAKE.signs[:-9] + " " * 9, cities=LAKE.cities[:-1], fees=LAKE.fees[:-9] + (0,) * 9)
"""The lake without its last row, which holds one of the cities."""


def turns(count: int, seed: int = 0, lake: Lake = LAKE) -> list[tuple[Any, int]]:
    """At least this many (position, acting seat) out of games of all numbers of players."""
    found: list[tuple[Any, int]] = []
    while len(found) < count:
        for state in positions(GAME, 2 + seed % 4, seed, 7, Options(lake)):
            found += [(state, seat) for seat in GAME.actors(state)]
        seed += 1
    return found


def copied_place(game: Game, world: Any) -> Game:
    """A planted leak: one wreck that may lie in several regions is imagined where it truly lies, if that fits."""

    def imagine(view: Any, chance: Any) -> Any:
        state = game.imagine(view, chance)
        first = view.seat * WRECKS
        for wreck, mask in enumerate(state.masks[first : first + WRECKS]):
            if mask.bit_count() > 1 and world.regions[wreck] not in state.regions:
                state.regions = (*state.regions[:wreck], world.regions[wreck], *state.regions[wreck + 1 :])
                break
        return state

    return replace(game, imagine=imagine)


@pytest.mark.wide
@pytest.mark.parametrize("many", [100, pytest.param(250, marks=pytest.mark.wide)])
def test_bots_that_see_the_same_search_alike(many) -> None:
    unlike = [turn for number, turn in enumerate(turns(many)) if not searches_alike(GAME, *turn, number, 6)]
    assert not unlike


@pytest.mark.parametrize("leak", [leaky, copied_place])
def test_the_fairness_proof_catches_a_planted_leak(leak) -> None:
    assert leaks_found(GAME, turns(80, 100), leak, 6) == 6


def test_rules_of_thumb_see_only_what_the_seat_may_see() -> None:
    for number, (state, seat) in enumerate(turns(1000, 200)):
        other = GAME.imagine(GAME.look(state, seat), FastChance(number))
        assert ideas(other, seat) == ideas(state, seat), state.phase


def test_another_worlds_rivals_know_what_their_tests_would_have_told_them_there() -> None:
    for number, (state, seat) in enumerate(turns(300, 300)):
        world = GAME.imagine(GAME.look(state, seat), FastChance(number))
        for pair, mask in enumerate(world.masks):
            if world.sunk >> pair % WRECKS & 1:
                assert mask >> world.regions[pair % WRECKS] & 1
        assert world.asked == state.asked


def finished(seats: int, seed: int) -> Any:
    """The end of a game in which half of the moves are made at random."""
    luck = FastChance(seed)
    state = GAME.setup(Options(), seats, luck)
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        sensible = luck.below(4)
        action = GAME.mind.policy(state, acting[0], legal, luck) if sensible else luck.pick(legal)
        GAME.apply(state, acting[0], action, luck, None)
    return state


def test_the_rating_of_a_finished_game_agrees_with_its_ranking_and_debtors_are_told() -> None:
    debtors = 0
    for seed in range(60):
        state = finished(2 + seed % 4, seed)
        result = GAME.result(state)
        rating = GAME.mind.rate(state)
        assert sorted(range(state.seats), key=lambda seat: -rating[seat]) == [tied[0] for tied in result.ranking]
        in_debt = tuple(balance(state, seat) < 0 for seat in range(state.seats))
        assert GAME.mind.tallies(state) == {"in debt": in_debt}
        debtors += sum(in_debt)
    assert debtors


@pytest.mark.parametrize("lake", [LAKE, WITHOUT_E])
def test_priors_are_weights_and_the_policy_plays_what_is_listed_on_any_lake(lake: Lake) -> None:
    assert_weighs(GAME, turns(300, 400, lake))


@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_every_level_plays_what_is_listed(level) -> None:
    assert_plays_what_is_listed(GAME, level, turns(100, 500))


def test_applications_are_searched_for_a_mixture_and_all_else_is_tried_in_the_same_worlds() -> None:
    luck = FastChance(1)
    state = GAME.setup(Options(), 3, luck)
    assert thinker(GAME, GAME.look(state, 0), SKIPPER) is Search
    for seat in range(3):
        GAME.apply(state, seat, Apply(15), luck, None)
    assert thinker(GAME, GAME.look(state, GAME.actors(state)[0]), SKIPPER) is Trials


def test_a_five_player_game_of_bots_comes_to_its_end() -> None:
    hasty = replace(MATE, effort=replace(MATE.effort, iterations=8, seconds=None))
    luck = FastChance(9)
    state = GAME.setup(Options(), 5, luck)
    step = 0
    while acting := GAME.actors(state):
        seat = acting[0]
        observation = SeatView(seat, GAME.look(state, seat), tuple(GAME.legal(state, seat)), (), tuple(acting))
        level = hasty if seat % 2 else DECKHAND
        GAME.apply(state, seat, choose(GAME, observation, level, step).action, luck, None)
        step += 1
    assert GAME.result(state) is not None
    assert sum(who >= 0 for who in state.raised) >= 4


def test_a_deckhand_beats_random_players_and_pays_its_loans_back() -> None:
    hero = tournament(GAME.id, ["deckhand", "random", "random"], 30).standings[0]
    assert hero.first > 75
    assert hero.tallies["in debt"] < 40


def test_who_knows_a_wreck_and_can_pay_goes_there_and_raises_it() -> None:
    luck = FastChance(2)
    state = GAME.setup(Options(), 2, luck)
    for seat in range(2):
        GAME.apply(state, seat, Apply(15), luck, None)
    seat = GAME.actors(state)[0]
    city = GAME.legal(state, seat)[0]
    for first in (seat, 1 - seat):
        GAME.apply(state, first, city if first == seat else GAME.legal(state, first)[-1], luck, None)
    beside = next(region for region in numbers(state.lake.water) if distances(state.lake)[city.region][region] == 1)
    wreck = max(range(WRECKS), key=lambda one: SHIPS[state.ships[one]].salvaged)
    state.masks[seat * WRECKS + wreck] = 1 << beside
    state.cash[seat] = 30
    elsewhere = [region for region in state.regions if region != beside]
    state.regions = (*elsewhere[:wreck], beside, *elsewhere[wreck : WRECKS - 1])
    while state.raised[wreck] < 0:
        actor = GAME.actors(state)[0]
        legal = GAME.legal(state, actor)
        action = GAME.mind.policy(state, actor, legal, luck) if actor == seat else (DONE if DONE in legal else PASS)
        assert state.round == 0
        GAME.apply(state, actor, action, luck, None)
    assert action == SALVAGE[wreck]
    assert state.raised[wreck] == seat


def test_modest_rivals_leave_more_to_apply_for() -> None:
    state = GAME.setup(Options(), 4, FastChance(1))
    state.bag_fives -= 4
    state.bag_tens -= 4
    state.loans = [15, 15, 15, 15]
    usual = fair_application(state, 0)
    state.loans = [15, 2, 2, 2]
    assert fair_application(state, 0) > 1.3 * usual
    assert fair_application(state, 0) <= pool(state)


def test_a_sonar_that_cannot_tell_anything_is_worth_nothing_and_one_that_tells_all_most() -> None:
    state = GAME.setup(Options(), 2, FastChance(1))
    lake = state.lake
    pair = 1 << numbers(lake.water)[0] | 1 << numbers(lake.water)[-1]
    gains = [insight_gained(lake, pair, sonar, 4) for sonar in range(lake.rumour)]
    parts = [sum(bool(answer & pair) for answer in lake.masks[sonar]) for sonar in range(lake.rumour)]
    assert all((gain > 0) == (part == 2) for gain, part in zip(gains, parts, strict=True))
    assert {1, 2} <= set(parts)


def test_the_place_of_a_wreck_that_is_known_is_ruled_out_for_the_others() -> None:
    state = GAME.setup(Options(), 2, FastChance(1))
    one, other = numbers(state.lake.water)[:2]
    state.masks[0], state.masks[1] = 1 << one, 1 << one | 1 << other
    assert sights(state, 0)[:2] == [1 << one, 1 << other]
    state.barred[0] = 1
    assert sights(state, 0)[:2] == [0, 1 << other]
