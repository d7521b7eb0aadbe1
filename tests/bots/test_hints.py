"""What was thought becomes ideas: which ones, and how near they come to the best."""

from game.bots.bot import Thought
from game.bots.hints import ADVISER, FALL, LEAST, MOST, ideas
from game.bots.search import Candidate


def thought(*pairs):
    """A thought of (value, visits) pairs; the actions are their numbers."""
    found = tuple(Candidate(n, visits, value) for n, (value, visits) in enumerate(pairs))
    return Thought(0, found)


def told(*pairs):
    return [(idea.action, idea.rank) for idea in ideas(thought(*pairs))]


def test_what_was_decided_comes_first_whatever_was_hoped_of_others():
    found = ideas(thought((0.50, 100), (0.51, 40)))
    assert [idea.action for idea in found] == [0, 1]
    assert found[0].strength == 100 > found[1].strength


def test_how_far_the_second_is_away_says_how_clear_the_first_is():
    assert told((0.55, 900), (0.50, 300)) == [(0, "clear"), (1, "weaker")]
    assert told((0.55, 900), (0.545, 300)) == [(0, "best"), (1, "close")]
    assert told((0.55, 900)) == [(0, "clear")]


def test_what_few_worlds_say_is_not_relied_on():
    assert told((0.55, 9), (0.51, 9)) == [(0, "best"), (1, "unsure")]
    assert told((0.55, 900), (0.51, 900)) == [(0, "clear"), (1, "weaker")]


def test_an_idea_was_thought_about_enough_and_came_near_enough():
    assert told((0.5, 1000), (0.5, 99), (0.5 - FALL, 500), (0.48, 500)) == [(0, "best"), (3, "weaker")]


def test_there_are_three_at_most_the_best_values_first():
    found = told((0.5, 100), (0.47, 50), (0.49, 50), (0.48, 50), (0.46, 50))
    assert [action for action, _rank in found] == [0, 2, 3]
    assert len(found) == MOST


def test_bars_are_shorter_the_weaker_the_idea_and_never_too_short_to_be_seen():
    strong, weak = ideas(thought((0.5, 10), (0.49, 10), (0.5 - FALL + 0.0001, 10)))[1:]
    assert 100 > strong.strength > weak.strength == LEAST


def test_where_nothing_was_weighed_there_is_one_choice():
    (only,) = ideas(Thought("this"))
    assert (only.action, only.rank, only.strength) == ("this", "only", 100)


def test_who_advises_thinks_for_half_a_second_at_most():
    assert ADVISER.effort is not None
    assert ADVISER.effort.seconds == 0.5
