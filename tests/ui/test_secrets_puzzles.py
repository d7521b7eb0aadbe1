"""A puzzle shows what its seat may know and no more: the same frames, words and places, at the same moments."""

import msgspec
import pygame
import pytest

from game.games import BOXES, replay_match
from game.play.puzzling import Puzzling
from game.puzzles import shipped
from game.ui.scenes.puzzles.puzzle_table import PuzzleTable
from game.ui.scenes.puzzles.task_bar import TaskBar
from game.ui.shell.settings import Settings
from tests.ui.two_worlds import differs, other_world

MOVING = msgspec.structs.replace(Settings(), guard_ms=0, confirm="always")
THERE = [box for box in BOXES if shipped.of(box)]
TICK = 40.0


def two_of(box):
    """A puzzle of this box in two worlds that its seat cannot tell apart."""
    for puzzle in reversed(shipped.of(box)):
        match = replay_match(puzzle.document())
        for seed in range(8):
            other = other_world(match, puzzle.seat, seed)
            if differs(match, other):
                return puzzle, match, other
    raise AssertionError("nothing is hidden in any puzzle")


def seen(app, ms):
    """What is on the screen at every moment of so many ms: frame, words, places, and whether something moves."""
    told = []
    for _moment in range(int(ms / TICK)):
        app.advance(TICK, TICK)
        frame = pygame.image.tobytes(app.frame(), "RGB")
        targets = [(target.id, tuple(target.rect)) for target in app.scene.focus.targets()]
        told.append((app.scene.name, frame, tuple(app.recorder.texts()), targets, app.app.motion.busy))
    return told


def solved(stage, puzzle, match):
    """Everything from the goal on: hints, a try in vain, the answer, and each of its reasons."""
    app = stage(PuzzleTable(puzzle.game, Puzzling(puzzle, match)), (1280, 720), MOVING)
    table = app.app.scenes[0]
    told = seen(app, 200)
    for keys in (("Enter",), ("H",), ("H",)):
        app.press(*keys)
        told += seen(app, 120)
    wrong = next(way.actions for way in table.puzzling.ways(table.offers) if not way.right)
    table.try_out(wrong)
    told += seen(app, 80)
    app.press("Esc")
    table.finish(wrong)
    told += seen(app, 80)
    for digit in range(len(app.scene.ways)):
        app.press(str(digit + 1))
        told += seen(app, TICK)
    return told


def assert_alike(one, other):
    for moment, (here, there) in enumerate(zip(one, other, strict=True)):
        for what, mine, theirs in zip(("scene", "frame", "words", "places", "motion"), here, there, strict=True):
            assert mine == theirs, f"{what} of moment {moment} tell"


@pytest.mark.sample(2)
@pytest.mark.parametrize("box", THERE)
def test_a_puzzle_is_the_same_in_two_worlds_that_differ_in_what_its_seat_may_not_know(stage, box):
    puzzle, match, other = two_of(box)
    assert_alike(solved(stage, puzzle, match), solved(stage, puzzle, other))


def test_what_is_hidden_would_be_found(stage, monkeypatch):
    made = TaskBar.__init__

    def leaky(bar, desk):
        made(bar, desk)
        puzzling = desk.puzzling
        sights = [puzzling.match.seat(seat).view for seat in range(len(puzzling.match.players))]
        bar.words += f" {hash(str(sights)) % 1000}"

    monkeypatch.setattr(TaskBar, "__init__", leaky)
    puzzle, match, other = two_of(THERE[0])
    one, two = (stage(PuzzleTable(puzzle.game, Puzzling(puzzle, each)), (1280, 720), MOVING) for each in (match, other))
    with pytest.raises(AssertionError, match="tell"):
        assert_alike(seen(one, TICK), seen(two, TICK))
