"""A journal comes to the document it was written from; a torn end is forgiven, a damaged middle is not."""

import itertools

import msgspec
import pytest

from game.core import journal
from game.core.save import BadSave
from game.games import replay_match, start_match
from tests.core.test_save import PLAYERS, played


def documents(match_steps):
    return [played(steps).to_document(saved=f"moment {steps}") for steps in match_steps]


def written(stages):
    raw = journal.first_line(stages[0])
    for before, after in itertools.pairwise(stages):
        raw += journal.more_lines(before, after)
    return raw


@pytest.fixture
def raw(lanterns):
    return written(documents(range(27)))


def test_a_line_for_each_step(raw):
    assert raw.count(b"\n") == 27
    document, size = journal.read(raw)
    assert size == len(raw)
    assert document == played().to_document(saved="moment 26")
    assert document.result is not None


def test_steps_may_be_written_together_and_taken_back(lanterns):
    raw = written(documents([2, 9, 5, 21, 19, 26, 0, 24]))
    document, _size = journal.read(raw)
    assert document == played(24).to_document(saved="moment 24")
    assert replay_match(document).digest() == played(24).digest()


def test_another_step_in_the_place_of_one_taken_back(lanterns):
    match = start_match("lanterns", PLAYERS, "a quiet sea")
    first, *_between, last = match.seat(0).legal
    assert first != last
    before = match.to_document()
    match.play(0, first)
    middle = match.to_document()
    match.undo(0)
    match.play(0, last)
    raw = written([before, middle, match.to_document()])
    assert raw.count(b"\n") == 4
    assert journal.read(raw)[0] == match.to_document()


def test_nothing_new_needs_no_line(lanterns):
    document = played(4).to_document()
    assert journal.more_lines(document, document) == b""


def test_a_torn_end_is_not_counted(raw):
    ends = [at + 1 for at, sign in enumerate(raw) if sign == ord("\n")]
    for end in range(ends[0], len(raw)):
        whole = [at for at in ends if at <= end]
        document, size = journal.read(raw[:end])
        assert size == whole[-1]
        assert len(document.steps) == len(whole) - 1
    assert journal.read(raw + b"\0\0\0\0")[1] == len(raw)
    assert journal.read(raw + b'{"type":"pl\n')[1] == len(raw)


@pytest.mark.parametrize("cut", [0, 1, 100])
def test_a_journal_without_its_first_line_is_refused(raw, cut):
    with pytest.raises(BadSave, match="cut off before the match began"):
        journal.read(raw[:cut])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "line 6: The journal is damaged .Input data was truncated"),
        (b"\0\0\0", "line 6: The journal is damaged"),
        (b"\xff", "line 6: The journal is damaged"),
        (b'{"type":"play","step":6,"seat":0,"action":{"Roll":[]}}', "line 6: .*step 6 follows on step 4"),
        (b'{"type":"undo","step":4}', "line 6: .*taking back to step 4 from step 4"),
        (b'{"type":"undo","step":-1}', "line 6: .*taking back to step -1"),
        (b'{"type":"hop"}', "line 6: .*'hop'"),
        (b'{"type":"play","step":5}', "line 6: .*missing required field `seat`"),
    ],
)
def test_a_damaged_middle_is_refused_with_its_line(raw, line, words):
    lines = raw.split(b"\n")
    lines[5] = line
    with pytest.raises(BadSave, match=words):
        journal.read(b"\n".join(lines))


def test_a_whole_last_line_that_does_not_follow_is_no_torn_end(raw):
    with pytest.raises(BadSave, match=r"line 28: .*taking back to step 99"):
        journal.read(raw + b'{"type":"undo","step":99}\n')


def test_a_changed_step_is_found_by_its_digest(lanterns):
    raw = written(documents([0, 1]))
    legal = played(0).seat(0).legal
    step = {"Bid": [next(a.lamp for a in legal if a != played(1).steps[0][1])]}
    document, _size = journal.read(raw)
    forged = msgspec.structs.replace(document, steps=((0, step),))
    with pytest.raises(BadSave, match=r"steps 1 to 1: .*another position"):
        replay_match(forged)
