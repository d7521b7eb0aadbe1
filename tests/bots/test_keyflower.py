"""The bots of Keyflower: what they know, that they play sensibly, and how they carry, upgrade, lay and offer."""

from typing import Any

import pytest

from game.arena.tournament import tournament
from game.bots.levels import DECKHAND, MATE
from game.core.chance import FastChance
from game.games.keyflower import GAME
from game.games.keyflower import actions as do
from game.games.keyflower import components as box
from game.games.keyflower.bot.hauling import haul, scheme
from game.games.keyflower.bot.heuristics import weigh
from game.games.keyflower.bot.placements import using
from game.games.keyflower.bot.prices import hopes, prices, winter_gain
from game.games.keyflower.bot.promise import lying, promise
from game.games.keyflower.bot.settling import lay
from game.games.keyflower.bot.village import village_of
from game.games.keyflower.rules import engine
from tests.bots.fairness import leaky, positions, searches_alike
from tests.bots.sensible import assert_plays_what_is_listed, assert_weighs
from tests.boxes import some
from tests.games.keyflower.scene import LUCK, number, put, scene, settle

SMALL = [GAME.options(keymelequin=replaced, key_celeste=ship) for replaced in (0, 6) for ship in (False, True)]
"""Every choice of small boxes."""


def turns(count: int, seed: int = 0) -> list[tuple[Any, int]]:
    """At least this many (position, acting seat) with a choice, out of games of all sizes and with all small boxes."""
    found: list[tuple[Any, int]] = []
    while len(found) < count:
        for state in positions(GAME, 2 + seed % 5, seed, 17, SMALL[seed % 4]):
            seat = GAME.actors(state)[0]
            if len(GAME.legal(state, seat)) > 1:
                found.append((state, seat))
        seed += 1
    return found


@pytest.mark.sample(3)
@pytest.mark.parametrize("options", SMALL, ids=str)
@pytest.mark.parametrize("seats", some(GAME.seats, first=2))
def test_bots_that_see_the_same_search_alike(seats: int, options: Any) -> None:
    moments = [(state, GAME.actors(state)[0]) for state in positions(GAME, seats, seats, 37, options)]
    found = [moment for moment in moments if len(GAME.legal(*moment)) > 1]
    assert len(found) > 2
    compared = list(enumerate(found[:: len(found) // 3]))
    assert all(searches_alike(GAME, *moment, n, 4) for n, moment in compared)
    assert not all(searches_alike(GAME, *moment, n, 4, leaky) for n, moment in compared), "a planted leak is found"


def test_rules_of_thumb_see_only_what_the_seat_may_see() -> None:
    for n, (state, seat) in enumerate(turns(300, 100)):
        legal = GAME.legal(state, seat)
        other = GAME.imagine(GAME.look(state, seat), FastChance(n))
        assert weigh(other, seat, legal) == weigh(state, seat, legal), state.phase


def test_priors_are_weights_and_the_policy_plays_what_is_listed() -> None:
    assert_weighs(GAME, turns(300, 200))


@pytest.mark.sample(2)
@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_every_level_plays_what_is_listed(level: Any) -> None:
    assert_plays_what_is_listed(GAME, level, turns(40, 300))


def test_a_deckhand_beats_random_players() -> None:
    assert tournament(GAME.id, ["deckhand", "random", "random"], 12).standings[0].first > 90


def hauled(state: Any) -> list[do.Action]:
    """Seat 0 carries and upgrades as the rules of thumb would, to the end."""
    made: list[do.Action] = []
    while state.phase == "carry":
        legal = engine.legal(state, 0)
        made.append(haul(state, 0, legal) if len(legal) > 1 else legal[0])
        engine.apply(state, 0, made[-1], LUCK, None)
    return made


def carrying(moves: int, ups: int, **goods: int) -> Any:
    """A stable above the home, with these resources on it, and a transport begun."""
    state = scene(hands=[[1], [1]])
    settle(state, 0, "stable", -1, turns=1)
    put(state, "stable", **goods)
    state.phase, state.moves, state.ups = "carry", moves, ups
    return state


def test_what_an_upgrade_costs_is_carried_there_and_the_tile_turned_over() -> None:
    state = carrying(2, 1, wood=1, stone=1)
    hauled(state)
    assert state.side[number("home1")] == 1


def test_what_can_be_turned_over_where_it_lies_needs_no_step() -> None:
    state = carrying(2, 1, wood=1, iron=1)
    assert hauled(state)[0] == do.UPGRADE[number("stable")]


def test_a_half_way_is_gone_for_the_next_transport() -> None:
    state = carrying(1, 1, wood=1, stone=1)
    hauled(state)
    assert sum(state.goods[:4]) == 1


def test_a_transport_with_nothing_to_carry_is_worth_nothing() -> None:
    state = scene(hands=[[1], [1]])
    assert scheme(village_of(state, 0), prices(state, 0), 2, 1) == (0.0, None)


def test_resources_fill_the_yard_that_scores_them() -> None:
    state = carrying(3, 0, wood=2)
    settle(state, 0, "timber_yard", 1, side=1, turns=0)
    village = village_of(state, 0)
    ways = [far for far, n in village.layout.near[2] if n == 1]
    hauled(state)
    assert state.goods[number("timber_yard") * 4] == (1 if ways else 0)


def in_winter(yard: str) -> Any:
    """A stable above the home, and this yard, which a road joins to it; all that can be is turned over."""
    state = carrying(3, 1)
    state.season = box.WINTER
    state.side[number("home1")] = state.side[number("stable")] = 1
    settle(state, 0, yard, -256, side=1, turns=3)
    return state


def test_what_a_yard_scores_is_worth_making() -> None:
    wood, stone = in_winter("timber_yard"), in_winter("stone_yard")
    makes = [using(each, 0, number("woodcutter"), village_of(each, 0), prices(each, 0)) for each in (wood, stone)]
    assert makes[0] > makes[1] + 1.0


def test_what_lies_on_a_yard_is_worth_its_points() -> None:
    state = in_winter("barn")
    put(state, "barn", wood=1)
    put(state, "home1", iron=1)
    worth = lying(village_of(state, 0), prices(state, 0))
    assert worth[2 * 4 + box.WOOD] == 2.0 > worth[box.IRON] > 0.0


def test_a_resource_that_completes_an_upgrade_is_worth_more_than_another() -> None:
    state = scene(hands=[[1], [1]])
    put(state, "home1", wood=1)
    wants = prices(state, 0)
    village = village_of(state, 0)
    assert using(state, 0, number("keystone_quarry"), village, wants) > using(
        state, 0, number("key_mine"), village, wants
    )


def test_what_the_upgrade_takes_is_counted_once() -> None:
    state = scene(hands=[[1], [1]])
    wants, empty = prices(state, 0), promise(village_of(state, 0), prices(state, 0))
    put(state, "home1", wood=1, stone=1)
    once = promise(village_of(state, 0), wants)
    put(state, "home1", wood=1, stone=1)
    assert once - empty > promise(village_of(state, 0), wants) - once > 0


def test_own_winter_tiles_raise_the_price_of_what_they_score() -> None:
    plain, scribe = hopes(box.SUMMER, ()), hopes(box.SUMMER, (number("scribes"),))
    assert scribe.skills > plain.skills
    assert scribe.goods == plain.goods


def test_a_winter_tile_counts_only_what_no_other_scores() -> None:
    state = scene("windmill", "mercers_guild", season=box.WINTER, hands=[[3], [1]])
    put(state, "home1", wood=5, stone=5, iron=5)
    alone = winter_gain(state, 0, number("windmill"))
    state.leader[state.slot[number("mercers_guild")]] = 0
    assert winter_gain(state, 0, number("windmill")) < alone


def test_tiles_are_laid_so_that_roads_join() -> None:
    for seed in range(40):
        luck = FastChance(seed)
        state = scene(hands=[[1], [1]])
        for name in ("stable", "workshop", "smelter", "forge"):
            settle(state, 0, name)
        state.beside[0], state.fresh[0] = (), state.beside[0]
        state.phase, state.order, state.turn = "expand", (0,), 0
        while state.fresh[0]:
            legal = engine.legal(state, 0)
            engine.apply(state, 0, lay(state, 0, legal) if len(legal) > 1 else legal[0], luck, None)
        assert len(village_of(state, 0).layout.near[0]) == len(state.villages[0])


def test_winter_tiles_that_score_are_offered_and_others_kept_back() -> None:
    state = scene(season=box.WINTER, hands=[[6, 0, 0, 0], [1]])
    state.phase, state.dealt = "offer", [(number("scribes"), number("village_hall"), number("key_market")), ()]
    legal = engine.legal(state, 0)
    best = max(zip(weigh(state, 0, legal), legal, strict=True), key=lambda pair: pair[0])[1]
    assert best == do.OFFER[2]
