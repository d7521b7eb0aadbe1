"""Why somebody says no: a reason that everybody could have guessed."""

import pytest

from game.games.killmans_keep.reasons import CLOSE, KEEPS, NO_USE, SAID, SAVING, TOO_LITTLE, reason
from game.games.killmans_keep.sight import look
from game.games.killmans_keep.view import Terms
from tests.games.killmans_keep.scene import cards, game

HANDS = {0: ["Lantern", "Strongbox"], 1: ["Spyglass", "Coin Purse"]}


def why(give=(), ask=(), money=0, **more):
    """The reason of seat 1 to refuse this offer of seat 0, as each seat and a watcher would guess it."""
    state = game(**{"hands": HANDS, "money": {0: 300, 1: 350}, **more})
    terms = Terms(0, 1, cards(*give), cards(*ask), money)
    found = {reason(state, terms), *[reason(look(state, seat), terms) for seat in (0, 1, 2, None)]}
    assert len(found) == 1
    return found.pop()


def test_who_is_about_to_win_gets_no_help():
    assert why(["Strongbox"], ["Spyglass"], doubloons={0: 4}) == CLOSE
    assert why(["Lantern"], ["Spyglass"], doubloons={0: 4, 1: 4}) == TOO_LITTLE


def test_money_that_makes_a_doubloon_is_not_spent():
    assert why(["Strongbox"], money=-100) == SAVING
    assert why(["Strongbox"], money=-50) == NO_USE


def test_less_than_the_base_values_is_too_little():
    assert why(["Lantern"], ["Spyglass"]) == TOO_LITTLE
    assert why([], ["Coin Purse"], 25) == TOO_LITTLE


@pytest.mark.parametrize(("ask", "expected"), [(["Spyglass"], KEEPS), ([], NO_USE)])
def test_a_fair_offer_is_refused_for_reasons_of_ones_own(ask, expected):
    assert why(["Strongbox"], ask, 0 if ask else -50) == expected


def test_every_reason_can_be_said():
    assert set(SAID) == {CLOSE, SAVING, TOO_LITTLE, NO_USE, KEEPS}
    assert all(words.startswith("“") for words in SAID.values())
