from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.bots.bot import choose
from game.bots.hints import ADVISER
from game.bots.levels import DECKHAND, LEVELS, MATE, RANDOM, Level, find_level
from game.bots.search import Candidate, Effort, Search, merge
from game.bots.temper import utilities
from game.bots.trials import Trials
from game.core.chance import FastChance
from game.core.seats import SeatView
from game.games import GAMES
from tests.bots.fairness import leaky, positions, searches_alike
from tests.bots.nim import NIM, NimState
from tests.toy import LANTERNS, Rules


def search(stones: int, iterations: int = 600, seed: int = 1) -> Search:
    return Search(NIM, (stones, 2, 0), 0, Effort(iterations, 99), FastChance(seed))


@pytest.mark.parametrize(("stones", "best"), [(2, 2), (3, 3), (5, 1), (6, 2), (7, 3)])
def test_the_search_finds_the_winning_move(stones: int, best: int) -> None:
    assert search(stones).run()[0].action == best


def test_equal_seeds_search_alike_and_others_do_not() -> None:
    assert search(10, 200, 3).run() == search(10, 200, 3).run()
    assert search(10, 200, 3).run() != search(10, 200, 4).run()


def test_the_search_stops_early_when_the_leader_cannot_be_overtaken() -> None:
    one = search(3, 10_000)
    best, second = one.run()[:2]
    assert one.iterations < 10_000
    assert best.visits - second.visits > 10_000 - one.iterations


def test_at_a_table_it_thinks_on_though_all_is_decided() -> None:
    one = Search(NIM, (3, 2, 0), 0, Effort(400, 99, seconds=3600.0), FastChance(1))
    one.run()
    assert one.iterations == 400


def narrow(state: NimState, seat: int, legal: list[int]) -> list[int]:
    """Priors that leave out taking two stones while there are more than four."""
    return [0 if action == 2 and state.stones > 4 else 128 for action in legal]


def test_what_the_priors_leave_out_is_not_looked_at_where_they_leave_it_out() -> None:
    game = replace(NIM, mind=replace(NIM.mind, priors=narrow))
    one = Search(game, (10, 2, 0), 0, Effort(300, 99), FastChance(1))
    assert {candidate.action for candidate in one.run()} == {1, 3}
    later = Search(game, (4, 2, 0), 0, Effort(300, 99), FastChance(1))
    assert {candidate.action for candidate in later.run()} == {1, 2, 3}


@pytest.mark.parametrize(("alone", "seats"), [(False, {0, 1}), (True, {0})])
def test_only_the_searching_seat_has_a_tree_where_the_game_says_so(alone: bool, seats: set[int]) -> None:
    one = Search(replace(NIM, mind=replace(NIM.mind, alone=alone)), (10, 2, 0), 0, Effort(50, 99), FastChance(1))
    one.run()
    assert set(one.trees) == seats


@pytest.mark.parametrize("kind", [Search, Trials])
def test_a_search_looks_as_far_as_the_game_says_that_so_many_rounds_reach(kind: type[Search] | type[Trials]) -> None:
    ends: set[int] = set()

    def rate(state: NimState) -> Sequence[float]:
        ends.add(20 - state.stones)
        return NIM.mind.rate(state)

    mind = replace(NIM.mind, rate=rate, horizon=lambda state: 20 - state.stones, reach=lambda rounds: 2.0 * rounds)
    kind(replace(NIM, mind=mind), (20, 2, 0), 0, Effort(100, 3), FastChance(1)).run()
    assert ends <= {6, 7, 8} and 6 in ends, "three rounds reach six stones far; the last move may take two more"


def test_what_others_hold_sealed_is_made_anew_in_every_world() -> None:
    asked = []
    mind = replace(NIM.mind, unseal=lambda state, seat, chance: asked.append((state.stones, seat)))
    one = Search(replace(NIM, mind=mind), (10, 2, 0), 0, Effort(20, 99), FastChance(1))
    one.run()
    assert asked == [(10, 0)] * one.iterations, "before anything is played there"


def test_a_search_with_one_sensible_action_is_over_at_once() -> None:
    game = replace(NIM, mind=replace(NIM.mind, priors=lambda state, seat, legal: [1] + [0] * (len(legal) - 1)))
    one = Search(game, (10, 2, 0), 0, Effort(300, 99), FastChance(1))
    assert [candidate.action for candidate in one.run()] == [1]
    assert one.iterations == 8


def test_more_trust_keeps_to_the_priors_longer() -> None:
    def visits(trust: float) -> int:
        mind = replace(NIM.mind, priors=lambda state, seat, legal: [255, *[1] * (len(legal) - 1)], trust=trust)
        found = Search(replace(NIM, mind=mind), (10, 2, 0), 0, Effort(300, 99), FastChance(1)).run()
        return next(candidate.visits for candidate in found if candidate.action == 1)

    assert visits(20.0) > visits(0.3)


def test_the_search_stops_when_told_to() -> None:
    one = search(10, 10_000)
    one.run(stop=lambda: True)
    assert one.iterations == 8


def test_the_search_stops_at_its_deadline() -> None:
    one = Search(NIM, (10, 2, 0), 0, Effort(10**9, 99, seconds=0.0), FastChance(1))
    assert one.run()
    assert one.iterations == 8


def test_play_ends_at_the_horizon() -> None:
    applied = []

    def apply(state: NimState, seat: int, action: int, chance: object, tell: object) -> None:
        applied.append(action)
        NIM.apply(state, seat, action, FastChance(0), None)

    Search(replace(NIM, apply=apply), (10, 2, 0), 0, Effort(1, 1), FastChance(1)).run()
    assert len(applied) == 1


def test_every_tree_grows_by_at_most_one_node_an_iteration() -> None:
    def nodes(node: object) -> int:
        return sum(1 + nodes(child) for child in node.children.values() if child.visits)  # type: ignore[attr-defined]

    one = search(10)
    for turn in range(1, 51):
        one.iterate()
        assert all(nodes(tree) <= turn for tree in one.trees.values())


def test_the_root_visits_add_up_to_the_iterations() -> None:
    one = search(10, 77)
    assert sum(candidate.visits for candidate in one.run()) == one.iterations


def test_a_secret_simultaneous_choice_is_searched_from_the_own_view_only() -> None:
    state = LANTERNS.setup(Rules(), 3, FastChance(5))
    LANTERNS.apply(state, 0, LANTERNS.legal(state, 0)[0], FastChance(0), None)
    view = LANTERNS.look(state, 1)
    found = Search(LANTERNS, view, 1, Effort(200, 9), FastChance(1)).run()
    assert {candidate.action for candidate in found} == set(LANTERNS.legal(state, 1))


@pytest.mark.sample(3)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_bots_that_see_the_same_search_alike(seats: int) -> None:
    for seed in range(15):
        for state in positions(LANTERNS, seats, seed):
            for seat in LANTERNS.actors(state):
                assert searches_alike(LANTERNS, state, seat, seed)


def test_the_fairness_proof_catches_a_planted_leak() -> None:
    caught = [
        not searches_alike(LANTERNS, state, seat, seed, searched=leaky)
        for seed in range(10)
        for state in positions(LANTERNS, 3, seed)
        for seat in LANTERNS.actors(state)
    ]
    assert sum(caught) > len(caught) / 4


def test_a_lead_is_half_when_level_and_three_quarters_when_one_scale_ahead() -> None:
    assert utilities([5, 5, 5], 10) == [0.5, 0.5, 0.5]
    assert utilities([20, 10, 0], 10) == [0.75, 0.25, 0.5 - 1 / 3]


def observation(stones: int) -> SeatView:
    state = NimState(stones, 2)
    return SeatView(0, NIM.look(state, 0), tuple(NIM.legal(state, 0)), (), (0,))


@pytest.mark.parametrize("level", [RANDOM, DECKHAND, MATE])
def test_every_level_repeats_itself_with_the_same_seed_and_plays_what_is_listed(level: Level) -> None:
    for seed in range(30):
        thought = choose(NIM, observation(10), level, seed)
        assert thought == choose(NIM, observation(10), level, seed)
        assert thought.action in observation(10).legal


@pytest.mark.parametrize("name", ["random", "random:bold"])
def test_who_plays_at_random_plays_anything(name: str) -> None:
    played = Counter(choose(NIM, observation(10), find_level(name), seed).action for seed in range(300))
    assert min(played[stones] for stones in observation(10).legal) > 60


def test_a_level_is_taught_by_one_that_there_is() -> None:
    efforts = [level.effort for level in (*LEVELS, ADVISER) if level.effort is not None]
    teachers = {teacher for effort in efforts for teacher in effort.taught.split("+")}
    assert teachers <= {"", *(level.id for level in LEVELS)}
    assert {effort.taught for effort in efforts} - {""} <= {taught for game in GAMES for taught in game.mind.taught}


def test_a_single_legal_action_is_played_without_a_search() -> None:
    thought = choose(replace(NIM, imagine=lambda view, chance: 1 / 0), observation(1), MATE, 1)
    assert thought.action == 1
    assert thought.candidates == ()


def test_a_whim_is_never_silly() -> None:
    mind = replace(NIM.mind, policy=lambda *_args: 1, priors=lambda *_args: [200, 150, 130])
    game = replace(NIM, mind=mind)
    whims = Counter(choose(game, observation(10), DECKHAND, seed).action for seed in range(500))
    assert whims[2] > 0
    assert whims[3] == 0


def test_nearly_equal_actions_are_mixed_and_worse_ones_are_not() -> None:
    even = Counter(choose(NIM, observation(4), MATE, seed).action for seed in range(40))  # every move loses at 4
    assert len(even) > 1
    assert {choose(NIM, observation(3), MATE, seed).action for seed in range(20)} == {3}


def test_what_two_searches_found_is_added_up() -> None:
    one = (Candidate(1, 30, 0.6), Candidate(2, 10, 0.4))
    other = (Candidate(2, 50, 0.7), Candidate(1, 10, 0.2), Candidate(3, 5, 0.1))
    both = merge([one, other])
    assert [(each.action, each.visits) for each in both] == [(2, 60), (1, 40), (3, 5)]
    assert [each.value for each in both] == pytest.approx([0.65, 0.5, 0.1])
    assert merge([one]) == one
    assert merge([(), ()]) == ()


def test_a_search_goes_on_from_a_later_view_with_what_it_found_out_before() -> None:
    warm = Search(NIM, (10, 2, 0), 0, Effort(600, 99), FastChance(1))
    warm.run()
    before = {action: child.visits for action, child in warm.trees[0].children.items()}
    warm.resume((7, 2, 0), Effort(40, 99, seconds=3600.0))
    assert warm.iterations == 0
    assert {action: child.visits for action, child in warm.trees[0].children.items()} == {
        action: visits // 2 for action, visits in before.items()
    }
    found = warm.run()
    assert warm.iterations == 40
    assert sum(each.visits for each in found) == sum(visits // 2 for visits in before.values()) + 40
    assert {each.action for each in found} == {1, 2, 3}


@pytest.mark.parametrize("kind", [Search, Trials])
def test_of_several_worlds_the_one_that_explains_most_is_played(kind: type[Search] | type[Trials]) -> None:
    imagined: list[int] = []

    def imagine(view: object, chance: FastChance) -> NimState:
        imagined.append(5 + 5 * chance.below(2))
        return NimState(imagined[-1], 2)

    played: list[int] = []

    def rate(state: NimState) -> list[float]:
        played.append(state.stones)
        return [0.0, 0.0]

    likely = replace(NIM.mind, likelihood=lambda state: 1.0 if state.stones == 10 else 0.1, rate=rate)
    game = replace(NIM, imagine=imagine, mind=replace(likely, horizon=lambda state: 0))
    kind(game, None, 0, Effort(400, 0, weighs=True), FastChance(1)).run()
    assert imagined.count(10) < 0.6 * len(imagined)
    assert sum(stones > 5 for stones in played) > 0.8 * len(played)
