"""The puzzles that come with the program: legal positions, bounded data, and answers that a search finds again."""

from itertools import pairwise

import pytest

from game.core.codec import Codec
from game.games import BOXES, replay_match
from game.play.puzzling import Puzzling
from game.puzzles import finding, shipped
from game.puzzles.finding import Budget
from game.puzzles.puzzle import HARDEST, LEAST_GAP, SURE, Puzzle

EVERY = [(box, n) for box in BOXES for n in range(len(shipped.of(box)))]
LARGEST = 300_000
"""Bytes of the puzzles of one box."""
SHALLOW = Budget(proof=60)
FEW = 2
"""So many of each box are searched again, but shallowly, where not everything is asked for."""


def name(case):
    return f"{case[0]}-{shipped.of(case[0])[case[1]].id}"


every = pytest.mark.parametrize("case", EVERY, ids=name)
a_share = pytest.mark.parametrize(
    "case", [case if case[1] % 6 == 0 else pytest.param(case, marks=pytest.mark.wide) for case in EVERY], ids=name
)


@pytest.mark.parametrize("box", BOXES)
def test_they_are_few_kilobytes_sorted_by_difficulty_and_no_two_are_one(box):
    puzzles = shipped.of(box)
    file = shipped.FOLDER / f"{box}.json"
    assert not file.exists() or file.stat().st_size < LARGEST
    assert len({each.id for each in puzzles}) == len(puzzles)
    assert all(each.game == box for each in puzzles)
    assert all(one.stars <= other.stars for one, other in pairwise(puzzles))


@every
def test_its_figures_fit_together(case):
    puzzle = shipped.of(case[0])[case[1]]
    assert puzzle.gap >= LEAST_GAP
    assert puzzle.sure >= 10_000 * SURE
    assert puzzle.among >= finding.LEAST
    assert 1 <= puzzle.stars <= HARDEST
    assert max(puzzle.misses) > 0, "everybody finds it"
    rivals = [each.worth for each in puzzle.choices[1:] if not each.same]
    assert rivals == sorted(rivals, reverse=True)
    assert puzzle.best.worth - rivals[0] >= puzzle.gap - 0.001
    assert puzzle.tempting is not None


@a_share
def test_its_position_is_legal_and_so_is_every_choice(case):
    puzzle = shipped.of(case[0])[case[1]]
    match = replay_match(puzzle.document())
    assert puzzle.seat in match.actors()
    codec = Codec(match.game.vocabulary)
    for choice in puzzle.choices:
        actions = tuple(map(codec.decode, choice.actions))
        half = match.ahead(puzzle.seat, actions[:-1])
        assert half is not None, "its beginning is no half of a choice"
        assert actions[-1] in half.legal
        assert match.ahead(puzzle.seat, actions) is None, "it is only half a choice"
    assert Puzzling(puzzle, match).right(tuple(map(codec.decode, puzzle.best.actions)))


@pytest.mark.sample(3)
@pytest.mark.parametrize("case", [case for case in EVERY if case[1] < FEW], ids=name)
def test_a_shallow_search_with_other_luck_finds_the_same(case):
    """All of them, and deeply, are searched again by `make prove-puzzles`."""
    puzzle = shipped.of(case[0])[case[1]]
    match = replay_match(puzzle.document())
    codec = Codec(match.game.vocabulary)
    choices = [tuple(map(codec.decode, each.actions)) for each in puzzle.choices]
    right = {choices[0], *(one for one, each in zip(choices, puzzle.choices, strict=True) if each.same)}
    view = match.seat(puzzle.seat).view
    found = finding.race.run(match.game, view, puzzle.seat, choices, SHALLOW.proof, luck=4711)
    assert found.best in right


def test_a_puzzle_is_written_and_read_alike(tmp_path, monkeypatch):
    puzzles = next(shipped.of(box) for box in BOXES if shipped.of(box))
    monkeypatch.setattr(shipped, "FOLDER", tmp_path)
    shipped.write("some", puzzles[:2], tmp_path)
    assert shipped.of.__wrapped__("some") == puzzles[:2]
    assert all(isinstance(each, Puzzle) for each in shipped.of.__wrapped__("some"))
    (tmp_path / "some.json").write_bytes(b"[{")
    assert shipped.of.__wrapped__("some") == ()
