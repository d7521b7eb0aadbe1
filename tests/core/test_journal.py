"""A journal comes to the document it was written from; a torn end is forgiven, a damaged middle is not."""

import itertools
import re

import msgspec
import pytest

from game.core import journal, save
from game.core.save import BadSave
from game.games import replay_match, start_match
from tests.core.test_save import PLAYERS, played


def moment(step):
    return f"1899-08-18T09:00:{step:02}+00:00"


def documents(match_steps):
    return [played(steps).to_document(saved=moment(steps)) for steps in match_steps]


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
    document, size, *_rest = journal.read(raw)
    assert size == len(raw)
    assert document == played().to_document(saved=moment(26))
    assert document.result is not None


def test_steps_may_be_written_together_and_taken_back(lanterns):
    raw = written(documents([2, 9, 5, 21, 19, 26, 0, 24]))
    document = journal.read(raw).document
    assert document == played(24).to_document(saved=moment(24))
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


def test_a_torn_end_is_not_counted_and_is_told(raw):
    ends = [at + 1 for at, sign in enumerate(raw) if sign == ord("\n")]
    for end in range(ends[0], len(raw)):
        whole = [at for at in ends if at <= end + (end + 1 in ends)]
        document, size, lost, _checks, torn = journal.read(raw[:end])
        assert size == whole[-1], "a whole line that lacks only its end is counted"
        assert len(document.steps) == len(whole) - 1
        assert not lost
        assert bool(torn) == (end not in ends and end + 1 not in ends)
    zeros = journal.read(raw + b"\0\0\0\0")
    assert zeros[:4] == journal.read(raw)[:4]
    assert "not written to the end" in zeros.torn


@pytest.mark.parametrize("cut", [0, 1, 100])
def test_a_journal_without_its_first_line_is_refused(raw, cut):
    with pytest.raises(BadSave, match="cut off before the match began"):
        journal.read(raw[:cut])


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b"", "from line 6 of 27 on .Input data was truncated"),
        (b"\0\0\0", "from line 6 of 27 on "),
        (b"\xff", "from line 6 of 27 on "),
        (b'{"type":"play","step":6,"seat":0,"action":{"Roll":[]}}', "from line 6 of 27 on .*step 6 follows on step 4"),
        (b'{"type":"undo","step":4}', "from line 6 of 27 on .*taking back to step 4 from step 4"),
        (b'{"type":"undo","step":-1}', "from line 6 of 27 on .*taking back to step -1"),
        (b'{"type":"hop"}', "from line 6 of 27 on .*'hop'"),
        (b'{"type":"play","step":5}', "from line 6 of 27 on .*missing required field `seat`"),
    ],
)
def test_a_damaged_line_ends_the_journal_and_is_told(raw, line, words):
    lines = raw.split(b"\n")
    lines[5] = line
    document, size, lost, *_rest = journal.read(b"\n".join(lines))
    assert document == journal.read(b"\n".join([*lines[:5], b""])).document
    assert len(document.steps) == 4
    assert size == sum(len(line) + 1 for line in lines[:5])
    assert re.search(words, lost)
    assert lost.endswith("what was played there is lost.")


@pytest.mark.parametrize("line", [b'{"type":"undo","step":99}\n', b'{"type":"pl\n', b"\0\n"])
def test_a_whole_last_line_that_is_damaged_is_no_torn_end(raw, line):
    document, size, lost, *_rest = journal.read(raw + line)
    assert (document, size) == journal.read(raw)[:2]
    assert "from line 28 of 28 on" in lost


def test_jots_of_another_table_are_refused(lanterns):
    document = msgspec.structs.replace(played(1).to_document(), annotations=({}, {}))
    for read, raw in ((journal.read, journal.first_line(document)), (save.read, save.write(document))):
        with pytest.raises(BadSave, match="notes are those of 2 seats"):
            read(raw)


def test_a_jot_that_nobody_could_write_ends_the_journal(raw):
    good = ("key", 0, "s")
    for annotate in good, ("k" * 81, 0, "s"), ("", 0, "s"), ("key", 4, "s"), ("key", 0, "s" * 25), ("a\0", 0, "s"):
        key, seat, sign = annotate
        line = msgspec.json.encode({"type": "jot", "seat": seat, "key": key, "sign": sign})
        document, _size, lost, *_rest = journal.read(raw + line + b"\n")
        assert bool(lost) == (annotate != good)
        assert bool(document.annotations) == (not lost)


def test_a_step_that_leaves_one_out_is_refused(raw):
    *lines, last = raw.splitlines(keepends=True)
    skipping = last.replace(b'"step":26', b'"step":27')
    assert skipping != last
    found = journal.read(b"".join(lines) + skipping)
    assert len(found.document.steps) == 25
    assert "line 27 of 27 on" in found.lost


def test_a_changed_step_is_found_by_its_digest(lanterns):
    raw = written(documents([0, 1]))
    legal = played(0).seat(0).legal
    step = {"Bid": [next(a.lamp for a in legal if a != played(1).steps[0][1])]}
    document = journal.read(raw).document
    forged = msgspec.structs.replace(document, steps=((0, step),))
    with pytest.raises(BadSave, match=r"steps 1 to 1: .*another position"):
        replay_match(forged)
