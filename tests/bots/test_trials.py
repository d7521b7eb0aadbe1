"""The search that tries a few ideas in the same worlds and with the same luck."""

from dataclasses import replace
from typing import Any

import pytest

from game.bots.bot import choose, conclude, thinker
from game.bots.levels import MATE, OLD_SALT, SKIPPER
from game.bots.luck import CommonLuck
from game.bots.search import Candidate, Effort, Search, merge
from game.bots.temper import BOLD, CAUTIOUS
from game.bots.trials import BIAS, BIAS_OF_CHAPTERS, MOST, Idea, Trials, believed
from game.core.chance import FastChance
from tests.bots.fairness import leaky, positions, searches_alike
from tests.bots.nim import NIM
from tests.bots.test_search import observation
from tests.toy import LANTERNS

PAIRED = replace(NIM, mind=replace(NIM.mind, paired=0, lean=0.3, horizon=lambda state: 0))
LIT = replace(LANTERNS, mind=replace(LANTERNS.mind, paired=0, lean=0.3))


def trials(stones: int, iterations: int = 120, seed: int = 1, **more: Any) -> Trials:
    game = replace(PAIRED, mind=replace(PAIRED.mind, **more))
    return Trials(game, (stones, 2, 0), 0, Effort(iterations, 99), FastChance(seed))


@pytest.mark.parametrize("stones", [2, 3])
def test_trials_find_the_move_that_wins_at_once(stones: int) -> None:
    assert trials(stones).run()[0].action == stones
    assert choose(PAIRED, observation(stones), MATE, 1).action == stones


def test_a_game_says_which_search_suits_it() -> None:
    assert thinker(PAIRED, (10, 2, 0), MATE) is Trials
    assert thinker(NIM, (10, 2, 0), OLD_SALT) is Search


def test_a_game_says_from_how_many_iterations_on_trials_tell_more() -> None:
    patient = replace(PAIRED, mind=replace(PAIRED.mind, paired=MATE.effort.iterations + 1))
    assert thinker(patient, (10, 2, 0), MATE) is Search
    assert thinker(patient, (10, 2, 0), SKIPPER) is Trials


def test_secret_choices_are_searched_in_trees_in_every_game() -> None:
    secretive = replace(PAIRED, mind=replace(PAIRED.mind, secret=lambda state: state.stones > 5))
    assert thinker(secretive, (10, 2, 0), MATE) is Search
    assert thinker(secretive, (5, 2, 0), MATE) is Trials


def test_equal_seeds_try_alike_and_others_do_not() -> None:
    assert trials(10, seed=3).run() == trials(10, seed=3).run()
    assert trials(10, seed=3).run() != trials(10, seed=4).run()


class Noted(Trials):
    """Trials that note the luck of each playout."""

    def try_out(self, action: Any, world: Any, luck: CommonLuck, then: Any = ()) -> float:
        noted.append((action, luck.below(1 << 20)))
        return super().try_out(action, world, luck, then)


noted: list[tuple[Any, int]] = []


def test_of_what_two_processes_tried_the_most_valued_is_chosen_whatever_was_tried_most() -> None:
    likeliest, better = Candidate(1, 60, 0.5), Candidate(2, 50, 0.6)
    found = merge([[better, likeliest], [likeliest, better]])
    assert found[0].action == 1
    assert conclude(PAIRED, observation(10), OLD_SALT, found, FastChance(1)).action == 2


@pytest.mark.parametrize(("level", "least", "most"), [(MATE, 20, 90), (OLD_SALT, 0, 0)])
def test_what_is_nearly_as_good_is_played_too_by_who_is_not_particular(level: Any, least: int, most: int) -> None:
    found = (Candidate(1, 6, 0.52), Candidate(2, 60, 0.5), Candidate(3, 60, 0.35))
    played = [conclude(PAIRED, observation(10), level, found, FastChance(seed)).action for seed in range(300)]
    assert least <= played.count(2) <= most
    assert not played.count(3)


def test_decisions_that_make_one_turn_share_what_a_turn_may_lose() -> None:
    found = (Candidate(1, 6, 0.52), Candidate(2, 60, 0.5))
    halves = replace(PAIRED, mind=replace(PAIRED.mind, decisions=4))
    worse = [
        sum(conclude(game, observation(10), MATE, found, FastChance(seed)).action == 2 for seed in range(300))
        for game in (PAIRED, halves)
    ]
    assert worse[0] > 4 * worse[1]


def test_all_ideas_meet_the_same_luck_and_every_world_another() -> None:
    noted.clear()
    one = Noted(PAIRED, (10, 2, 0), 0, Effort(60, 99), FastChance(1))
    for _world in range(5):
        one.iterate()
    lucks = [luck for _action, luck in noted]
    ideas = len(one.ideas)
    assert ideas > 1
    assert [lucks[at] for at in range(0, len(lucks), ideas) for _idea in range(ideas)] == lucks
    assert len(set(lucks)) == 5


def test_what_is_surely_worse_is_dropped_and_the_likeliest_tried_in_every_world() -> None:
    one = trials(3, 60)
    found = {each.action: each.visits for each in one.run()}
    assert 60 <= one.iterations < 60 + len(one.ideas)
    assert found[one.ideas[0].action] == max(found.values())
    assert min(found.values()) < max(found.values())


def test_an_idea_must_be_better_by_more_than_the_trials_may_err() -> None:
    slight, clear = Idea("slight", -0.02), Idea("clear", -0.02)
    for world in range(20):
        noise = 0.2 if world % 2 else -0.2
        slight.note(0.5 + noise + 0.01, 0.5)
        clear.note(0.5 + noise / 20 + 0.06, 0.5)
    assert slight.promise()[0] < 0 < clear.promise()[0]
    assert slight.promise()[1] > clear.promise()[1]


def test_ideas_that_nothing_tells_apart_are_left_to_the_priors() -> None:
    level = replace(PAIRED, mind=replace(PAIRED.mind, rate=lambda state: (0.0, 0.0)))
    level = replace(level, mind=replace(level.mind, priors=lambda state, seat, legal: [9] * (len(legal) - 1) + [255]))
    found = Trials(level, (10, 2, 0), 0, Effort(20, 1), FastChance(1)).run()
    assert found[0].action == 3


def test_luck_is_fresh_each_turn_and_nearly_the_same_for_a_deck_less_a_card() -> None:
    lucks = [CommonLuck(5), CommonLuck(5)]
    lucks[0].below(6)
    for luck in lucks:
        luck.turn(3.25)
    assert [lucks[0].below(99) for _card in range(9)] == [lucks[1].below(99) for _card in range(9)]
    same = 0
    for seed in range(200):
        same += CommonLuck(seed).below(60) == CommonLuck(seed).below(59)
    assert same > 190
    drawn = [CommonLuck(seed).below(6) for seed in range(600)]
    assert set(drawn) == set(range(6))
    assert all(70 < drawn.count(face) < 130 for face in range(6))


def test_what_the_priors_leave_out_is_not_tried() -> None:
    one = trials(10, priors=lambda state, seat, legal: [9, *[0] * (len(legal) - 2), 9])
    assert len(one.run()) == 2


def test_at_most_so_many_ideas_are_tried_the_likeliest_first() -> None:
    wide = replace(PAIRED, legal=lambda state, seat: tuple(range(1, 31)))
    wide = replace(wide, mind=replace(wide.mind, priors=lambda state, seat, legal: [10 + stones for stones in legal]))
    one = Trials(wide, (40, 2, 0), 0, Effort(10, 99), FastChance(1))
    assert [idea.action for idea in one.ideas] == list(range(30, 30 - MOST, -1))


def test_an_only_idea_is_tried_at_length_at_a_table_alone() -> None:
    for seconds, spent in ((None, 1), (3600.0, 50)):
        one = Trials(PAIRED, (1, 2, 0), 0, Effort(50, 99, seconds), FastChance(1))
        assert len(one.run()) == 1
        assert one.iterations == spent


def test_trials_stop_when_told_to_and_at_their_deadline() -> None:
    one = trials(10, 10**9)
    one.run(lambda: True)
    late = Trials(PAIRED, (10, 2, 0), 0, Effort(10**9, 99, 0.0), FastChance(1))
    late.run()
    assert one.iterations == late.iterations == len(one.ideas)


def test_a_playout_counts_as_many_iterations_as_it_plays_rounds() -> None:
    one = trials(10, horizon=lambda state: 10 - state.stones)
    one.iterate()
    assert one.iterations == 10 * len(one.ideas)


def gamble(state: Any, seat: int, action: int, chance: Any, tell: Any) -> None:
    """One stone: nothing happens. Two: all is won or lost by lot."""
    state.stones, state.seats = 0, [0.0, 0.0]
    if action == 2:
        state.seats[chance.below(2)] = 1.0


GAMBLE = replace(
    PAIRED,
    apply=gamble,
    legal=lambda state, seat: (1, 2),
    mind=replace(PAIRED.mind, rate=lambda state: state.seats),
)


def test_a_cautious_bot_takes_what_is_sure_and_a_bold_one_the_risk() -> None:
    chosen = [
        Trials(GAMBLE, (9, 2, 0), 0, Effort(400, 1), FastChance(seed), temper).run()[0].action
        for temper in (CAUTIOUS, BOLD)
        for seed in range(5)
    ]
    assert chosen == [1] * 5 + [2] * 5


def liking(state: Any, seat: int, legal: Any) -> list[int]:
    """Priors of one who likes the first action far better than the others."""
    return [255, *[1] * (len(legal) - 1)]


def test_more_lean_keeps_to_the_priors() -> None:
    assert trials(3, priors=liking, lean=0.02).run()[0].action == 3
    assert trials(3, priors=liking, lean=1000.0).run()[0].action == 1


def in_turns(state: Any, seat: int, legal: Any) -> list[tuple[int, tuple[int, ...]]]:
    """Turns of one action, or of one that is legal and another that nobody asks for."""
    return [(255, (1,)), (200, (2, 1)), (150, (2,)), (0, (3,))]


def test_who_looks_far_ahead_compares_whole_turns() -> None:
    def tried(rounds: int, turns: Any = in_turns) -> list[tuple[Any, tuple[Any, ...]]]:
        game = replace(PAIRED, mind=replace(PAIRED.mind, turns=turns))
        found = Trials(game, (9, 2, 0), 0, Effort(120, rounds), FastChance(1))
        return [(idea.action, idea.then) for idea in found.ideas]

    assert tried(2) == [(1, ()), (2, (1,)), (2, ())], "one of weight 0 is not tried"
    assert tried(1) == tried(2, turns=None) == tried(2, turns=lambda *_: ()) != tried(2)


def test_of_turns_that_begin_alike_the_best_counts() -> None:
    tried = trials(9, turns=in_turns)
    found = {each.action: (each.visits, each.value) for each in tried.run()}
    promises = {idea.then: idea.promise()[0] for idea in tried.ideas if idea.action == 2}
    best = next(idea for idea in tried.ideas if idea.then == max(promises, key=lambda then: promises[then]))
    level = tried.ideas[0].total / tried.ideas[0].visits
    assert found.keys() == {1, 2}
    assert found[2] == (best.visits, level + best.promise()[0] / believed(BIAS))
    assert len(set(promises.values())) == 2


def test_who_compares_whole_turns_can_look_at_all_rivals_alike() -> None:
    def temper(rounds: int, turns: Any = in_turns) -> tuple[float, float]:
        game = replace(PAIRED, mind=replace(PAIRED.mind, turns=turns, all_rivals=0.75))
        found = Trials(game, (9, 3, 0), 0, Effort(1, rounds), FastChance(1)).temper
        return found.lead, found.own

    assert temper(2) == (0.25, 0.75)
    assert temper(1) == temper(2, turns=None) == (1.0, 0.0)


@pytest.mark.parametrize(
    ("rounds", "turns", "left"), [(2, in_turns, 4), (1, in_turns, 7), (2, None, 7)], ids=["turns", "near", "actions"]
)
def test_whole_turns_are_played_on_to_the_end_of_their_chapter(rounds: int, turns: Any, left: int) -> None:
    """Chapters of five stones; one decision beyond the first is as far as anybody looks otherwise."""
    seen: list[int] = []

    def rate(state: Any) -> list[float]:
        seen.append(state.stones)
        return [0.0, 0.0]

    mind = replace(NIM.mind, paired=0, rate=rate, turns=turns, chapter=lambda state: state.stones // 5)
    mind = replace(mind, reach=lambda rounds: 1.0, policy=lambda state, seat, legal, chance: 1)
    search = Trials(replace(NIM, mind=mind), (8, 2, 0), 0, Effort(1, rounds), FastChance(1))
    search.try_out(1, NIM.imagine((8, 2, 0), FastChance(1)), CommonLuck(1))
    assert seen == [left]
    assert search.ideas[0].bias == (BIAS_OF_CHAPTERS if left == 4 else BIAS)


def test_more_is_believed_of_what_errs_less() -> None:
    assert believed(BIAS_OF_CHAPTERS) > believed(BIAS) > believed(BIAS, luck=0.01)


def test_a_turn_is_played_on_as_far_as_it_is_asked_for() -> None:
    alone = replace(PAIRED, actors=lambda state: (0,) if state.stones else (), mind=PAIRED.mind)
    alone = replace(alone, legal=lambda state, seat: tuple(range(1, min(3, state.stones) + 1)))
    played: list[int] = []

    def apply(state: Any, seat: int, action: int, chance: Any, tell: Any) -> None:
        played.append(action)
        state.stones -= action

    search = Trials(replace(alone, apply=apply), (6, 2, 0), 0, Effort(1, 99), FastChance(1))
    search.try_out(3, alone.imagine((6, 2, 0), FastChance(1)), CommonLuck(1), (4, 2, 1))
    assert played == [3, 2, 1], "nobody asks for a four"


@pytest.mark.parametrize("seats", [2, 3])
def test_bots_that_see_the_same_try_alike(seats: int) -> None:
    for seed in range(10):
        for state in positions(LIT, seats, seed):
            for seat in LIT.actors(state):
                assert searches_alike(LIT, state, seat, seed)


def test_the_fairness_proof_catches_a_planted_leak() -> None:
    caught = [
        not searches_alike(LIT, state, seat, seed, searched=leaky)
        for seed in range(8)
        for state in positions(LIT, 3, seed)
        for seat in LIT.actors(state)
    ]
    assert sum(caught) > len(caught) / 5
