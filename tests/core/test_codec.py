"""Values there and back: exact, canonical, and refused with the path to what is wrong."""

import enum
from dataclasses import dataclass

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core.codec import BadValue, Codec


class Depth(enum.IntEnum):
    SHALLOW = 1
    DEEP = 2


@dataclass(frozen=True, slots=True)
class Card:
    name: str
    value: int
    wild: bool = False


@dataclass(frozen=True)
class Hand:
    cards: tuple[Card, ...]
    top: Card | None
    depth: Depth = Depth.SHALLOW


CODEC = Codec([Depth, Card, Hand])
cards = st.builds(Card, st.text(), st.integers(-(2**60), 2**60), st.booleans())
hands = st.builds(Hand, st.lists(cards).map(tuple), st.none() | cards, st.sampled_from(Depth))
plain = st.none() | st.booleans() | st.integers(-(2**60), 2**60) | st.text()
values = st.recursive(plain | hands, lambda inside: st.lists(inside).map(tuple), max_leaves=12)


@given(values)
def test_there_and_back_through_json_is_exact(value):
    again = CODEC.decode(msgspec.json.decode(CODEC.bytes(value)))
    assert repr(again) == repr(value)
    assert again == value


@given(values, values)
def test_bytes_are_equal_exactly_when_values_are(one, other):
    assert (CODEC.bytes(one) == CODEC.bytes(other)) == (repr(one) == repr(other))


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ([1], "list is not in the vocabulary"),
        (Hand(({1: 2},), None), "dict is not"),
        (1.5, "float is not"),
        (object(), "object is not"),
    ],
)
def test_what_could_not_come_back_is_refused(value, words):
    with pytest.raises(BadValue, match=words):
        CODEC.encode(value)


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ({"Sword": []}, r"^\$: nothing here is called 'Sword'"),
        ([1, {"Card": ["x"]}], r"^\$\[1\].Card: expected 3 values"),
        ({"Card": ["x", "y", False]}, r"^\$.Card\[1\]: value must be int, got 'y'"),
        ({"Card": ["x", True, False]}, r"^\$.Card\[1\]: value must be int, got True"),
        ({"Hand": [[{"Card": ["x", 1, 2]}], None, None]}, r"^\$.Hand\[0\]\[0\].Card\[2\]: wild must be bool"),
        ({"Card": {"name": "x"}}, r"^\$.Card: expected 3 values"),
        ({"Depth": "ABYSS"}, r"^\$.Depth: 'ABYSS' is none of SHALLOW, DEEP"),
        ({"Depth": []}, r"^\$.Depth: \[\] is none of"),
        ({"Card": [], "Hand": []}, r"^\$: expected one named value"),
        ({}, r"^\$: expected one named value"),
        (1.5, r"^\$: expected one named value, got 1.5"),
    ],
)
def test_bad_data_is_refused_with_its_path(data, words):
    with pytest.raises(BadValue, match=words):
        CODEC.decode(data)


def test_a_value_that_refuses_to_be_built_is_bad_data():
    @dataclass(frozen=True)
    class Even:
        n: int

        def __post_init__(self):
            if self.n % 2:
                raise ValueError("odd")

    with pytest.raises(BadValue, match=r"^\$.Even: odd"):
        Codec([Even]).decode({"Even": [3]})


def test_a_vocabulary_holds_frozen_dataclasses_with_different_names():
    @dataclass
    class Loose:
        n: int

    with pytest.raises(TypeError, match="Loose is neither"):
        Codec([Loose])
    with pytest.raises(TypeError, match="int is neither"):
        Codec([int])
    with pytest.raises(TypeError, match="Card twice"):
        Codec([Card, Card])
