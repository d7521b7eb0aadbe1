"""12.2: what the notebook counts, what can be paid, and the numbers of the text."""

from pathlib import Path

import pytest

from game.core.chance import FastChance
from game.games.keythedral import components as box
from game.games.keythedral import names, texts
from game.games.keythedral.knowledge import counting
from game.games.keythedral.knowledge.prices import next_cubes, payable, trades
from game.games.keythedral.purse import (
    ONE,
    both,
    count,
    covers,
    cubes,
    packed,
    resources,
    unpacked,
    value,
)
from game.games.keythedral.rules.observation import look
from game.games.keythedral.rules.scoring import seat_points
from tests.games.keythedral.test_sight import walk

RULES = (Path(box.__file__).parent / "RULES.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("seats", [2, 4])
def test_12_2_cubes_behind_screens_are_what_all_saw_come_and_go_and_points_are_counted(seats):
    for state in walk(seats, 2, 37):
        view = look(state, 0)
        for seat in range(seats):
            assert tuple(view.purse[seat]) == unpacked(state.purse[seat])
            assert counting.seat_points(view, seat) == seat_points(state, seat)
            assert counting.cube_points(view, seat) == value(state.purse[seat], box.VALUE)
        sizes = box.seats_of_level(False, state.second)
        assert sum(counting.seats_left(view)) == sum(sizes) - sum(owner >= 0 for owner in state.owner)


def test_6_2_purses_count_as_lists_do():
    luck = FastChance(4)
    for _n in range(300):
        one = [luck.below(n + 1) for n in box.CUBES]
        other = [luck.below(n + 1) // 3 for n in box.CUBES]
        a, b = packed(one), packed(other)
        assert unpacked(a) == tuple(one)
        assert covers(a, b) == all(x >= y for x, y in zip(one, other, strict=True))
        assert unpacked(both(a, b)) == tuple(map(min, one, other))
        assert (resources(a), cubes(a)) == (sum(one[:5]), sum(one))
        assert [count(a, colour) for colour in box.COLOURS] == one
        if covers(a, b):
            assert unpacked(a - b) == tuple(x - y for x, y in zip(one, other, strict=True))
    assert resources(box.SUPPLY) == 85


def test_6_2_6_7_7_10_7_20_what_can_be_paid():
    price = packed([1, 1])
    assert payable(packed([1, 1]), price, False, False)
    assert not payable(packed([2, 0, 5]), price, False, False)
    assert payable(packed([1]), price, True, False)
    assert payable(packed([1, 0, 1]), price, False, True)
    assert payable(ONE[box.FOOD], price, True, True)
    assert not payable(packed([0, 0, 0, 0, 0, 3, 3, 3]), price, True, True), "crafts replace nothing"
    assert next_cubes(packed([1, 0, 2]), 0, -1, 2) == [0, 2]
    assert next_cubes(packed([1, 0, 2]), ONE[2], 2, 1) == [2]
    assert trades(packed([1]), packed([9, 1]), 1) == [0]
    assert trades(packed([1, 1]), packed([9, 9]), 2) == [], "he has only what was paid"


def test_names_and_words_are_there_for_everything():
    assert len({names.law_name(law) for law in range(20)}) == 20
    assert all(texts.law_words(law) and texts.moment_words(law) for law in range(20))
    assert names.cubes_words((2, 0, 0, 0, 0, 0, 0, 1)) == "2 timber, 1 gold"
    assert names.cubes_words((0,) * 8) == "nothing"
    assert names.place(box.MIDDLE + box.SIDE * 3 - 2) == (3, -2)
    assert (names.owner_of(13), names.number_of(13)) == (2, 4)


def test_numbers_in_the_text_are_those_of_the_box():
    timber, stone, water, food, wine, *_crafts = box.CUBES
    assert f"{timber} timber, {stone} stone, {water} water, {food} food and {wine} wine" in RULES
    assert "worth {}, {}, {}, {} and {} points".format(*box.SEAT_VALUE[False]) in RULES
    assert "worth {}, {}, {}, {} and {} points".format(*box.SEAT_VALUE[True]) in RULES
    assert "{}, {}, {}, {} and {} of them are sold".format(*box.SEATS_OF_LEVEL[False]) in RULES
    assert "{}, {}, {}, {} and {} are sold".format(*box.SEATS_OF_LEVEL[True]) in RULES
    assert (
        "for {} resources, a stained glass from the glassmaker for {}, or a gold from the goldsmith for {}".format(
            *box.CRAFT
        )
        in RULES
    )
    assert f"the trader {box.TRADE} resources" in RULES
    assert f"{cubes(box.LAW_PRICE)} wine. After that" in RULES
    assert f"for {cubes(box.REMOVAL)} wine" in RULES
    assert f"{box.FENCES} fences" in RULES
    assert f"round {box.LAST_ROUND}" in RULES
    for law in range(20):
        assert f"{names.law_rule(law)} {names.law_name(law)}," in RULES
