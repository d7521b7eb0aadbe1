"""The bots of Key Largo: what they know, what they believe, and that they play sensibly."""

import math
from collections import Counter
from typing import Any

import pytest

from game.arena.tournament import tournament
from game.bots.levels import DECKHAND, MATE
from game.core.chance import FastChance
from game.games.key_largo import GAME
from game.games.key_largo import actions as do
from game.games.key_largo.bot.heuristics import weigh
from game.games.key_largo.bot.rating import WON
from game.games.key_largo.components import DECK, DEPTH, ENCOUNTERS, PLACES, Options
from tests.bots.fairness import copied_hand, leaks_found, leaky, positions, searches_alike
from tests.bots.sensible import assert_plays_what_is_listed, assert_weighs
from tests.games.key_largo import scene

OPTIONS = [Options(), Options(encounters=True), Options(encounters=True, open_money=False), Options(thief=False)]


def turns(count: int, seed: int = 0) -> list[tuple[Any, int]]:
    """About this many (position, acting seat) out of games of all player counts and options."""
    found: list[tuple[Any, int]] = []
    while len(found) < count:
        seats = 2 + seed % 4
        for state in positions(GAME, seats, seed, 7, OPTIONS[seed // 4 % len(OPTIONS)]):
            found += [(state, seat) for seat in GAME.actors(state)]
        seed += 1
    return found


@pytest.mark.wide
@pytest.mark.parametrize("many", [400, pytest.param(1000, marks=pytest.mark.wide)])
def test_bots_that_see_the_same_search_alike(many) -> None:
    unlike = [turn for number, turn in enumerate(turns(many)) if not searches_alike(GAME, *turn, number, 6)]
    assert not unlike


@pytest.mark.parametrize("leak", [leaky, copied_hand])
def test_the_fairness_proof_catches_a_planted_leak(leak) -> None:
    middle = [turn for turn in turns(200, 100) if turn[0].day >= 3]
    assert leaks_found(GAME, middle, leak, 10) == 10


def test_rules_of_thumb_see_only_what_the_seat_may_see() -> None:
    for number, (state, seat) in enumerate(turns(1500, 200)):
        legal = GAME.legal(state, seat)
        other = GAME.imagine(GAME.look(state, seat), FastChance(number))
        assert weigh(other, seat, legal) == weigh(state, seat, legal), state.phase


BROKE = "wreck/market wreck/tavern wreck/dolphins wreck/shop shop/wreck shop/market shop/tavern shop/dolphins"
IN_VAIN = [
    ({}, {0: ["mid goods 3"]}, {}, Options(), BROKE + " dolphins/wreck dolphins/shop market/wreck market/shop"),
    ({}, {}, {}, Options(encounters=True), BROKE + " market/wreck market/shop market/tavern market/dolphins"),
    ({0: "d"}, {}, {}, Options(), "market/wreck market/shop market/tavern market/dolphins dolphins/market shop/market"),
    ({0: "d"}, {0: ["mid goods 3"]}, {}, Options(), ""),
    ({}, {}, {0: [ENCOUNTERS[0].id]}, Options(encounters=True), ""),
]


@pytest.mark.parametrize(("divers", "hands", "held", "options", "idle"), IN_VAIN)
def test_nobody_plans_to_go_where_nothing_can_be_done(divers, hands, held, options, idle) -> None:
    state = scene.game(3, divers={0: (), **divers}, hands=hands, held=held, options=options)
    legal = GAME.legal(state, 0)
    priors = GAME.mind.priors(state, 0, legal)
    never = [plan for plan, prior in zip(legal, priors, strict=True) if not prior]
    assert {f"{PLACES[plan.morning]}/{PLACES[plan.afternoon]}" for plan in never} == set(idle.split())


@pytest.mark.parametrize(("wreck", "monster", "stops"), ((0, 0, False), (0, 1, True), (3, 0, True)))
def test_nobody_keeps_a_diver_dry_where_no_monster_can_be(wreck, monster, stops) -> None:
    state = scene.game(3, divers={0: ("h", "h")})
    scene.morning(state, "wreck/market", "market/tavern", "market/tavern")
    scene.do(state, 0, do.Anchor(wreck))
    scene.do(state, 0, do.Dive(0), 0)
    state.monsters |= monster << wreck
    legal = GAME.legal(state, 0)
    assert do.Stop() in legal
    assert (GAME.mind.priors(state, 0, legal)[legal.index(do.Stop())] > 0) == stops


def test_an_imagined_world_holds_the_cards_of_the_box_and_looks_the_same() -> None:
    box = [Counter(deck) for deck in DECK]
    for number, (state, seat) in enumerate(turns(600, 300)):
        view = GAME.look(state, seat)
        world = GAME.imagine(view, FastChance(number))
        assert GAME.look(world, seat) == view
        cards = [card for place in (*world.wrecks, *world.hands, world.gone) for card in place]
        for depth in range(3):
            assert Counter(card for card in cards if DEPTH[card] == depth) <= box[depth]


def critical(freedom: int) -> float:
    """What chi-square exceeds once in ten thousand (Wilson and Hilferty 1931)."""
    spread = 2 / (9 * freedom)
    return freedom * (1 - spread + 3.719 * math.sqrt(spread)) ** 3


def test_hidden_cards_are_imagined_as_often_as_they_are_in_the_box() -> None:
    luck = FastChance(11)
    state = GAME.setup(Options(), 4, luck)
    view = GAME.look(state, 0)
    for depth, wreck in enumerate((0, 4, 9)):
        seen = Counter(luck.pick(GAME.imagine(view, luck).wrecks[wreck]) for _world in range(4000))
        box = Counter(DECK[depth])
        expected = {card: 4000 * count / len(DECK[depth]) for card, count in box.items()}
        square = sum((seen[card] - each) ** 2 / each for card, each in expected.items())
        assert square < critical(len(box) - 1)


def test_the_rating_is_the_money_when_the_game_is_over_and_more_for_the_first() -> None:
    luck = FastChance(3)
    state = GAME.setup(Options(), 3, luck)
    while acting := GAME.actors(state):
        legal = GAME.legal(state, acting[0])
        GAME.apply(state, acting[0], GAME.mind.policy(state, acting[0], legal, luck), luck, None)
    result = GAME.result(state)
    assert result is not None
    won = [WON if seat in result.winners else 0.0 for seat in range(3)]
    assert GAME.mind.rate(state) == [score + more for score, more in zip(result.scores, won, strict=True)]


def test_priors_are_weights_and_the_policy_plays_what_is_listed() -> None:
    assert_weighs(GAME, turns(500, 400))


@pytest.mark.parametrize("level", [DECKHAND, MATE])
def test_every_level_plays_what_is_listed_with_every_option(level) -> None:
    assert_plays_what_is_listed(GAME, level, turns(200, 500))


def test_a_deckhand_beats_random_players() -> None:
    report = tournament(GAME.id, ["deckhand", "random", "random", "random"], 40)
    assert report.standings[0].first > 70


def test_jobs_do_not_change_the_result() -> None:
    def games(jobs: int) -> Any:
        report = tournament(GAME.id, ["deckhand", "random", "random"], 6, jobs=jobs)
        return report.games, [(one.level, one.first) for one in report.standings]

    assert games(1) == games(2)
