"""Finding puzzles: only decisions where a choice begins, whole choices, and nothing that the seat may not know."""

from dataclasses import replace

import pytest

from game.bots.levels import DECKHAND, MATE
from game.core.chance import FastChance
from game.core.match import Match
from game.core.player import Player
from game.games import find
from game.puzzles import finding
from game.puzzles.decisions import Decision, decisions, whole
from game.puzzles.finding import Budget, Question, glance, prove, question, search
from game.puzzles.habits import chosen, habit
from game.puzzles.puzzle import SEARCHES, SURE
from game.puzzles.race import Race, Runner, judged

NAMES = ("Ana", "Ben", "Ida")
SOMEWHERE = Decision(0, None, 0, None, ())
TINY = Budget(glance=12, proof=24, tries=2, deep=60)


def played(box, steps=120, seed=1, seats=3):
    """A match of this box after so many sensible steps."""
    game = find(box)
    match = Match.start(game, [Player(name, "human", n) for n, name in enumerate(NAMES[:seats])], f"finding {seed}")
    chance = FastChance(seed)
    for _step in range(steps):
        if match.over:
            break
        seat = match.actors()[0]
        legal = match.seat(seat).legal
        match.play(seat, game.mind.policy(match.game.imagine(match.seat(seat).view, chance), seat, legal, chance))
    return match


@pytest.mark.parametrize("box", ["keyflower", "keythedral"])
def test_decisions_begin_whole_choices_and_halves_are_none(box):
    match = played(box, 60)
    found = list(decisions(match))
    assert found
    for decision in found[:12]:
        then = match.at(decision.step)
        assert decision.seat in then.actors()
        assert decision.view == then.seat(decision.seat).view
        for actions in whole(match.game, decision)[:20]:
            assert then.ahead(decision.seat, actions[:-1]) is not None
            assert then.ahead(decision.seat, actions) is None
    steps = [decision.step for decision in found]
    halves = [
        n
        for n in steps
        if n and n - 1 in steps and match.at(n - 1).ahead(match.steps[n - 1][0], (match.steps[n - 1][1],))
    ]
    assert not halves


def test_only_the_decisions_of_the_seats_that_are_asked_for():
    match = played("key_largo", 40)
    assert {decision.seat for decision in decisions(match, [1])} == {1}


@pytest.mark.sample(2)
@pytest.mark.parametrize("box", ["key_largo", "killmans_keep"])
def test_nothing_that_the_seat_may_not_know_decides(box):
    match = played(box, 70)
    game = match.game
    compared = 0
    for decision in list(decisions(match))[-4:]:
        other = replace(decision, state=game.imagine(decision.view, FastChance(99)))
        choices = whole(game, decision)
        assert choices == whole(game, other)
        asked = question(game, decision)
        if asked is None:
            assert question(game, other) is None
            continue
        assert asked == replace(question(game, other), decision=decision)
        assert glance(game, asked, TINY) == glance(game, replace(asked, decision=other), TINY)
        if len(choices) < 20:
            one, two = (finding.race.run(game, each.view, each.seat, choices, 12, 7) for each in (decision, other))
            assert [each.results for each in one.runners] == [each.results for each in two.runners]
            assert habit(game, decision, one.right, TINY.tries) == habit(game, other, two.right, TINY.tries)
            compared += 1
    assert compared


def test_a_bot_makes_its_choice_whole():
    match = played("keythedral", 40)
    for decision in list(decisions(match))[-4:]:
        for level in (DECKHAND, MATE):
            actions = chosen(match.game, decision, level, 3)
            then = match.at(decision.step)
            assert then.ahead(decision.seat, actions) is None
            assert then.ahead(decision.seat, actions[:-1]) is not None


def test_what_is_not_clear_is_no_puzzle(monkeypatch):
    match = played("key_largo", 30)
    decision = next(each for each in decisions(match) if len(whole(match.game, each)) >= 3)
    monkeypatch.setattr(finding, "LEAST_GAP", 0.9)
    assert prove(match.game, decision, whole(match.game, decision), TINY) is None


def streams(monkeypatch, noise):
    """Every search has the same two choices, 0.03 apart, among so much luck; returns the searches made."""
    made = []

    def run(*_asked):
        best = [0.53 + noise, 0.53 - noise] * 12
        made.append(judged([Runner(("a",), best), Runner(("b",), [0.5] * 24)]))
        return made[-1]

    monkeypatch.setattr(finding.race, "run", run)
    monkeypatch.setattr(finding, "_agreed", lambda *_more: True)
    return made


def test_searches_that_agree_but_are_in_doubt_are_followed_by_more(monkeypatch):
    made = streams(monkeypatch, 0.05)
    assert prove(None, SOMEWHERE, (("a",), ("b",)), TINY).right == {("a",)}
    assert len(made) == SEARCHES
    made = streams(monkeypatch, 0.1)
    assert prove(None, SOMEWHERE, (("a",), ("b",)), TINY).sure >= SURE
    assert SEARCHES < len(made) < finding.MOST_SEARCHES
    made = streams(monkeypatch, 0.25)
    assert prove(None, SOMEWHERE, (("a",), ("b",)), TINY) is None
    assert len(made) == finding.MOST_SEARCHES


class Glancing:
    """In place of a race: what is known after so many worlds."""

    gaps, worlds = (), ()

    def __init__(self, *_asked):
        Glancing.worlds = ()

    def run(self, worlds):
        Glancing.worlds += (worlds,)
        gap, sure, hope = self.gaps[len(Glancing.worlds) - 1]
        return Race((Runner(("a",), [0.6]), Runner(("b",), [0.5])), (), gap, sure, hope)


@pytest.mark.parametrize(
    ("gaps", "worlds", "is_one"),
    [
        ([(0.05, 0.99, 0.06)], (12,), True),
        ([(0.0, 0.5, 0.015)], (12,), False),
        ([(0.01, 0.6, 0.03), (0.03, 0.95, 0.04)], (12, 24), True),
        ([(0.01, 0.6, 0.03), (0.011, 0.7, 0.025), (0.011, 0.8, 0.021)], (12, 24, 48), False),
    ],
)
def test_a_decision_is_looked_at_longer_only_while_it_may_be_a_puzzle(monkeypatch, gaps, worlds, is_one):
    monkeypatch.setattr(finding.race, "Racing", Glancing)
    monkeypatch.setattr(Glancing, "gaps", gaps)
    asked = Question(SOMEWHERE, (("a",), ("b",), ("c",)), (("a",), ("b",)), (("b",),))
    assert finding.glance(None, asked, TINY) is is_one
    assert Glancing.worlds == worlds


def test_what_rules_of_thumb_like_best_and_everybody_makes_may_still_be_wrong(monkeypatch):
    """The most tempting of wrong choices."""
    monkeypatch.setattr(finding.race, "Racing", Glancing)
    monkeypatch.setattr(Glancing, "gaps", [(0.05, 0.99, 0.06)])
    asked = Question(SOMEWHERE, (("a",), ("b",), ("c",)), (("b",), ("a",)), (("b",),) * 4)
    assert finding.glance(None, asked, TINY)


def test_what_deckhands_choose_is_compared_even_where_there_are_too_many_choices(monkeypatch):
    match = played("key_largo", 40)
    decision = next(each for each in decisions(match) if len(whole(match.game, each)) > 4)
    every = whole(match.game, decision)
    monkeypatch.setattr(finding, "whole", lambda *_more: every[:3])
    monkeypatch.setattr(finding, "chosen", lambda *_more: every[-1])
    monkeypatch.setattr(finding, "at_stake", lambda *_more: True)
    assert question(match.game, decision).choices == (*every[:3], every[-1])


@pytest.mark.parametrize(("second", "proofs"), [(0.499, 0), (0.2, 1)])
def test_only_what_is_clear_in_a_short_race_of_all_is_proved(monkeypatch, second, proofs):
    asked, proved = [], []
    some = Question(SOMEWHERE, ((1,), (2,), (3,)), (), ())
    monkeypatch.setattr(finding, "question", lambda *_more: asked.append(1) or (some if len(asked) == 1 else None))
    monkeypatch.setattr(finding, "glance", lambda *_more: True)
    runners = [Runner((n,), [worth] * 24) for n, worth in ((1, 0.5), (2, second), (3, 0.1))]
    monkeypatch.setattr(finding.race, "run", lambda *_more: judged(runners))
    monkeypatch.setattr(finding, "prove", lambda _game, _decision, choices, _budget: proved.append(choices))
    for _step in search(played("key_largo", 20), [], budget=TINY):
        pass
    assert proved == [((1,), (2,), (3,))] * proofs


def test_a_search_goes_step_by_step_and_its_puzzles_are_positions_of_the_match(monkeypatch):
    match = played("key_largo", 90)
    monkeypatch.setattr(finding, "SURE", 0.8)
    monkeypatch.setattr(finding, "_agreed", lambda *_more: True)
    found = []
    for count, _step in enumerate(search(match, found, budget=TINY, most=1)):
        assert count < 200
    assert found, "no puzzle in a whole game"
    puzzle = found[0]
    assert tuple(seat for seat, _plain in puzzle.steps) == tuple(
        seat for seat, _action in match.steps[: len(puzzle.steps)]
    )
    assert puzzle.choices[0].worth >= max(each.worth for each in puzzle.choices)
