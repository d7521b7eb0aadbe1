"""PINs are kept as marks that no digits can be read from, and old saves without any are read as ever."""

import msgspec
import pytest

from game.core import journal, pins, save
from game.core.pins import hashed, is_mark, opens
from game.core.save import BadSave
from game.games import replay_match
from tests.core.test_save import load, played

MARK = hashed("4711")


def guarded():
    match = played(22)
    match.pins = {1: MARK}
    return match


def test_only_the_pin_opens():
    assert is_mark(MARK)
    assert opens("4711", MARK)
    assert not any(opens(other, MARK) for other in ("4712", "", "47110", "1174"))
    assert not opens("4711", "4711")


def test_equal_pins_have_marks_of_their_own():
    assert len({hashed("4711") for _time in range(4)}) == 4


def test_a_try_costs_what_the_constant_says(monkeypatch):
    asked = []
    real = pins.hashlib.scrypt
    monkeypatch.setattr(pins.hashlib, "scrypt", lambda *a, **k: asked.append(k["n"]) or real(*a, **k))
    opens("0000", MARK)
    assert asked == [pins.COST] and pins.COST >= 2**14


def test_they_come_back_with_a_save_and_with_a_journal(lanterns):
    match = guarded()
    assert load(save.write(match.to_document())).pins == {1: MARK}
    document = journal.read(journal.first_line(match.to_document())).document
    assert replay_match(document).pins == {1: MARK}


def test_they_are_no_part_of_the_position_nor_of_what_anybody_is_told(lanterns):
    bare, match = played(22), guarded()
    assert match.digest() == bare.digest()
    assert match.to_document().checks == bare.to_document().checks
    for seat in (None, 0, 1, 2, 3):
        assert match.seat(seat) == bare.seat(seat)
    assert MARK not in repr(match.players)


def test_a_save_of_format_2_is_read_as_it_was(lanterns):
    raw = save.write(played(22).to_document())
    old = raw.replace(b'"format": 3', b'"format": 2').replace(b' "pins": [],\n', b"")
    assert b"pins" not in old
    match = load(old)
    assert match.pins == {}
    assert match.to_document().checks == save.read(old).checks


@pytest.mark.parametrize("marks", [("4711", "", "", ""), (MARK,), ("", "", "", "", MARK), (MARK.upper(), "", "", "")])
def test_what_is_no_mark_is_refused(lanterns, marks):
    document = msgspec.structs.replace(played(3).to_document(), pins=marks)
    with pytest.raises(BadSave, match=r"the set-up: .*no PINs of 4 seats"):
        replay_match(document)
